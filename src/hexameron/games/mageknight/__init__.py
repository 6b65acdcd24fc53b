"""Mage Knight: rounds of day and night, a growing map, deeds, mana, combat."""
