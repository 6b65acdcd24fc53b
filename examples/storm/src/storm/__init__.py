"""After the Storm: a small game for Hexameron, built step by step in its tutorial."""
