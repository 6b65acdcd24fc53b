"""Might & Magic Heroes: heroes, towns, mines and armies on a board of square tiles."""
