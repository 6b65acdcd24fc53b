"""Environments for learning: every game as a PettingZoo AEC environment."""

from __future__ import annotations

from hexameron.env.environment import SIZE, TableEnv, env
from hexameron.env.features import encode

__all__ = ["SIZE", "TableEnv", "encode", "env"]
