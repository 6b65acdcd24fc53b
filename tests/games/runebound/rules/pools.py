"""Fights laid out for tests of what single abilities do: whose turn it is, and which tokens show what."""

from __future__ import annotations

from typing import Any

from tests.games.runebound.positions import TestJourney, fight, lay_pool, token

PHY, SHI, SUR = (token("laurel", n) for n in range(3))
E1, E2, E3, E4, E5 = (token("enemy", n) for n in range(5))
POWER = token("powerful")


def mine(
    foe: str = "gc02",
    *,
    hero: str = "laurel",
    dice: str = "",
    tokens: dict[str, int] | None = None,
    **kit: Any,
) -> TestJourney:
    """The hero is to act with these tokens; the enemy shows nothing that matters."""
    n = 3 + len([a for a in str(kit.get("assets", "")).split() if a in WITH_TOKEN])
    t = fight(foe, hero, cast="0" * n + "11111", other="corbin" if hero != "corbin" else "mok", **kit)
    t.dice.add(dice)
    t.combat.side = 0
    if tokens:
        lay_pool(t, 0, tokens)
    lay_pool(t, 1, {E4: 1})
    return t.begin_again()


WITH_TOKEN = [
    f"{letter}{n:02}" for letter, last in (("a", 11), ("b", 11), ("c", 12)) for n in range(1, last + 1)
]


def theirs(
    foe: str,
    *,
    tokens: dict[str, int] | None = None,
    pool_: dict[str, int] | None = None,
    dice: str = "",
    **kit: Any,
) -> TestJourney:
    """The enemy is to act with these tokens, two surges unless told otherwise."""
    t = fight(foe, cast="000" + "11111", **kit)
    t.dice.add(dice)
    lay_pool(t, 1, tokens or {E3: 1, POWER: 1})
    lay_pool(t, 0, pool_ or {PHY: 0, SHI: 1, SUR: 0})
    t.combat.side = 1
    return t.begin_again()
