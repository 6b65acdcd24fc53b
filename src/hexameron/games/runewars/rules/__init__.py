"""The rules, a module per chapter."""
