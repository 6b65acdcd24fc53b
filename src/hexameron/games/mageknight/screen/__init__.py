"""What people read and see of a quest, made from a view only."""
