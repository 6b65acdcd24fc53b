"""What is printed: tiles, towns, units, heroes, cards, tokens, dice. How they work stands in the rules."""
