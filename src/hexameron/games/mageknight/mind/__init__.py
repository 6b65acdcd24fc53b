"""What bots know about quests: what a hand can do, whom it can beat, where to go."""
