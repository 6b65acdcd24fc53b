"""What people read and see of a conquest, made from a view only."""
