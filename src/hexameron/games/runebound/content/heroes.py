"""The six heroes, both sides of their cards."""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound.content.effects import (
    All,
    BuyAtSetup,
    Carry,
    Challenge,
    Deal,
    Draw,
    Exert,
    Gain,
    Gold,
    Heal,
    Hunt,
    Permit,
    Recast,
    Reflect,
    Reroll,
    Ride,
    Rule,
    Surges,
    Test,
    surge,
)
from hexameron.games.runebound.content.records import Hero

HEROES: Final = (
    Hero(
        id="hero.corbin",
        source="published",
        life=10,
        speed=3,
        hand=3,
        body=3,
        mind=2,
        spirit=0,
        gold=2,
        start="stronghold",
        setup=Draw(1),
        rules=(
            Rule(moment="action", effect=Challenge(), name="bounty_hunt"),
            Rule(
                moment="surge",
                effect=Deal("phy", times=1),
                cost=Surges(0),
                limit="round",
                name="brutal_assault",
                negated_by="surges",
            ),
        ),
    ),
    Hero(
        id="hero.mok",
        source="published",
        life=9,
        speed=3,
        hand=3,
        body=2,
        mind=1,
        spirit=2,
        gold=2,
        start="shrine",
        setup=Gain(1, "soc"),
        rules=(
            Rule(
                moment="any_time",
                effect=Draw(1),
                cost=Exert(),
                limit="turn",
                name="strong_in_spirit",
                in_combat=True,
            ),
            surge(1, "spirit_manifestation", Test("spirit", 1, each=Deal("mag", times=1))),
        ),
    ),
    Hero(
        id="hero.laurel",
        source="published",
        life=8,
        speed=3,
        hand=4,
        body=2,
        mind=2,
        spirit=1,
        gold=2,
        start="town",
        setup=Ride(2),
        rules=(
            Rule(moment="rolled", effect=Reroll(), limit="turn", may=True, name="terrain_knowledge"),
            surge(1, "speed_of_dizon", Recast(1, own=True, spent=True)),
        ),
    ),
    Hero(
        id="hero.hawthorne",
        source="published",
        life=9,
        speed=3,
        hand=3,
        body=3,
        mind=1,
        spirit=1,
        gold=3,
        start="stronghold",
        setup=All((Gold(1), BuyAtSetup(4))),
        rules=(
            Rule(moment="always", effect=Permit("onslaught"), limit="combat", name="onslaught"),
            Rule(
                moment="special",
                effect=Recast(own=True, some=True),
                cost=Exert(),
                limit="round",
                name="sweeping_strike",
            ),
        ),
    ),
    Hero(
        id="hero.lyssa",
        source="published",
        life=9,
        speed=3,
        hand=3,
        body=2,
        mind=2,
        spirit=2,
        gold=1,
        start="shrine",
        setup=Gold(1),
        rules=(
            Rule(moment="fell", effect=Heal(), cost=Exert(), may=True, name="nine_lives"),
            surge(1, "stalk_prey", Hunt()),
        ),
    ),
    Hero(
        id="hero.thorn",
        source="published",
        life=8,
        speed=3,
        hand=4,
        body=0,
        mind=3,
        spirit=2,
        gold=2,
        start="town",
        setup=Draw(2),
        rules=(
            Rule(moment="trophy", effect=Carry(within="mind"), cost=Exert(), may=True, name="teleport"),
            surge(2, "mind_meld", Reflect()),
        ),
    ),
)
HERO: Final[dict[str, Hero]] = {hero.id: hero for hero in HEROES}
HUNT_GOLD: Final = 2
"""What Corbin gains for winning his challenge, beside a combat trophy."""
ALONE_GOLD: Final = 6
"""What a hero begins with beside the own gold in the game alone, a variant of our own."""
