"""Checks that the project runs on itself."""
