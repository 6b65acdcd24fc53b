"""BattleLore: two armies, a hex field, and the Lore that bends their luck."""
