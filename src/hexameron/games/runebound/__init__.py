"""Runebound, third edition: heroes on a map of hexes, a villain at its end."""
