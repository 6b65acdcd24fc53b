"""How bots think of a war: odds of battles, worth of areas and units, plans for the year."""
