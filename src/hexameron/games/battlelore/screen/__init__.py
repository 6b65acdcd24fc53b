"""What people read and see of a battle, made from a view only."""
