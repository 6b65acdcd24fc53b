"""What bots know about battles: odds, worths, and an instinct for every question."""
