"""What bots know about the conquest: odds of battles, worths, ways, and an instinct for every question."""
