"""What the screens of all games have in common: names, prompts and labels, refusals, questions on scenes."""
