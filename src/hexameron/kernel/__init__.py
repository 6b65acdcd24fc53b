"""The kernel: asking, matches, secrets, chance, geometry, text and scenes. It knows no game."""
