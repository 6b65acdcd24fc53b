"""The ``hexameron`` command: playing in the terminal, and all tools."""
