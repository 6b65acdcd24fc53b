"""What is printed: the map, heroes, cards and tokens as records."""
