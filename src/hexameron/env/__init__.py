"""Environments for learning: every game as a PettingZoo AEC environment."""

from __future__ import annotations

from hexameron.env.features import encode
from hexameron.env.table import SIZE, TableEnv, env

__all__ = ["SIZE", "TableEnv", "encode", "env"]
