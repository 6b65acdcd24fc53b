"""What is kept: matches, their journals and checkpoints, seats, accounts, chat and reports."""
