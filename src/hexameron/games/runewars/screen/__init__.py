"""What people see and read of a war, from a seat's view only."""
