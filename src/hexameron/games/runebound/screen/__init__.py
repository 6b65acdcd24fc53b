"""What people see and read of an adventure, from a seat's view only."""
