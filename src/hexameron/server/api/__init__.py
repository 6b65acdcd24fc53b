"""The routes. docs/api.md is their contract."""
