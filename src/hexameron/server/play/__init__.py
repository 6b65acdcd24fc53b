"""Matches while they are played: loading, choosing, following other nodes, bots, clocks."""
