"""Command: how many units a player may have, and which follow by other means (MK-UNIT-03, MK-LVL-03)."""

from __future__ import annotations

from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.state import NOBODY, Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat

BANNER = "artifact.banner_of_command"


def limit(q: Quest, me: Seat) -> int:
    """The number of Command tokens (MK-UNIT-03)."""
    return tracks.COMMAND[q.player(me).level - 1]


def free(q: Quest, me: Seat) -> int:
    """The Command tokens without a unit."""
    return max(0, limit(q, me) - _led(q, me))


def lacking(q: Quest, me: Seat) -> bool:
    """Whether there are more units than Command tokens, since a Banner of Command was lost (MK-UNIT-03)."""
    return _led(q, me) > limit(q, me)


def _led(q: Quest, me: Seat) -> int:
    return sum(not follows_freely(q, troop) for troop in q.player(me).troops)


def follows_freely(q: Quest, troop: Troop) -> bool:
    """Whether a unit needs no Command token (Bonds of Loyalty, Banner of Command)."""
    return troop.bonded or led_by_banner(q, troop)


def led_by_banner(q: Quest, troop: Troop) -> bool:
    return troop.banner != NOBODY and q.deed(troop.banner).id == BANNER


def can_lose_banner(q: Quest, me: Seat, troop: Troop) -> bool:
    """A unit that follows a Banner of Command needs a token instead, if it is to lose it."""
    return not led_by_banner(q, troop) or troop.bonded or free(q, me) > 0


def can_bond(q: Quest, me: Seat) -> bool:
    """Whether Bonds of Loyalty wait for a unit."""
    player = q.player(me)
    return any(
        catalogue.skill(q.things.face[talent.token]).id == "skill.bonds_of_loyalty"
        for talent in player.talents
    ) and not any(troop.bonded for troop in player.troops)
