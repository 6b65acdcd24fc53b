"""Runewars: war for the dragon runes."""
