"""The rules, a chapter of the rulebook each."""
