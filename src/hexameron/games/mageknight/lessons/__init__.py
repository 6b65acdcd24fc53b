"""The guided games."""

from hexameron.games.mageknight.lessons.first import LESSONS

__all__ = ["LESSONS"]
