"""Playing: who sits where, what people type, how a match runs at a terminal."""
