"""The ``hexameron`` command: a table in the terminal, and the tools of the house."""
