"""What is printed: units, cards, tiles and tokens."""
