"""What the cards and reference sheets say, as records."""
