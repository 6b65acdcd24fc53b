"""How bots think of a war."""
