"""What is printed: cards, units, skills, tokens, tiles, cities. How they work stands in the rules."""
