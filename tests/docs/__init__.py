"""What the README and the guides promise."""
