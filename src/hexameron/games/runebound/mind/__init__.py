"""What bots think of an adventure: odds of fights, worth of things, ways over the map."""
