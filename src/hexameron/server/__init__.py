"""The game server. Any node can serve any match; whatever was acknowledged is stored in the database."""
