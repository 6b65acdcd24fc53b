"""Both scenarios: their cards with the villains, and ten story cards each."""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound.content.adventures import deal, ending, enemy
from hexameron.games.runebound.content.effects import (
    All,
    Ally,
    Choice,
    Delay,
    Draw,
    Effect,
    Flip,
    Gold,
    HarmRoll,
    Kill,
    Lore,
    Mend,
    Nothing,
    Paid,
    Pay,
    RaiseDead,
    Recast,
    RefreshGems,
    Spend,
    Suffer,
    Test,
    Twice,
    Zombie,
    surge,
)
from hexameron.games.runebound.content.map import AREAS, SITE_NAMED, SITES
from hexameron.games.runebound.content.records import Enemy, ScenarioCard, StoryCard
from hexameron.games.runebound.content.terms import ScenarioName, SiteKind

SCENARIO_CARDS: Final = (
    ScenarioCard(
        id="scenario.margath",
        source="published",
        scenario="margath",
        lair=SITE_NAMED["firmament"],
        villain="villain.margath",
        token="villain.margath",
        floor=8,
        enemy=enemy(
            15,
            ("warrior", "villain", "dragon"),
            Nothing(),
            surge(1, "taunt", Flip(1)),
            surge(2, "will_of_margath", Mend(3)),
            surge(3, "empower", Twice("ene")),
        ),
    ),
    ScenarioCard(
        id="scenario.dead_king",
        source="published",
        scenario="dead_king",
        lair=AREAS["cursed_ruins"][0],
        villain="villain.vorakesh",
        token="villain.vorakesh",
        floor=8,
        enemy=enemy(
            10,
            ("mystic", "villain", "humanoid"),
            Nothing(),
            surge(1, "raise_dead", RaiseDead()),
            surge(1, "vampirism", All((deal(1), Mend(1)))),
            surge(2, "curse", Flip(0)),
        ),
    ),
)
SCENARIO: Final[dict[str, ScenarioCard]] = {card.scenario: card for card in SCENARIO_CARDS}
ZOMBIE_DAMAGE: Final = 2
"""To who enters the hex of a zombie."""
ZOMBIE_GOLD: Final = 1
"""For killing one with an action."""
ALLY_LIFE: Final = 2
"""By which an ally of his opponent lowers Vorakesh's life."""
START_ALLIES: Final = 1
ALONE_ZOMBIES: Final = 1
"""So many of its hexes a story card gives zombies in the game alone: nobody else is there to slay them."""
NOTHING: Final = Nothing()


def _sites(kind: SiteKind) -> tuple[str, ...]:
    return tuple(cell for cell, (one, _) in SITES.items() if one == kind)


def _quest(
    code: str,
    places: tuple[str, ...],
    effect: Effect = NOTHING,
    *,
    zombies: tuple[str, ...] = (),
    foe: Enemy | None = None,
    endings: tuple[tuple[str, Effect], ...] = (),
    stays: bool = False,
    named: tuple[str, ...] = (),
) -> StoryCard:
    """A story quest; in the Dead King's scenario zombies come with it."""
    scenario: ScenarioName = "margath" if code[1] == "m" else "dead_king"
    return StoryCard(
        id=f"story.{code}",
        given=named,
        scenario=scenario,
        places=places,
        drawn=Zombie(zombies) if zombies else NOTHING,
        effect=effect,
        enemy=foe,
        endings=tuple(ending(needs, done) for needs, done in endings),
        stays=stays,
    )


def _at_once(code: str, every: Effect, drawn: Effect = NOTHING) -> StoryCard:
    """A card that is resolved for each hero in turn order, then by the board."""
    scenario: ScenarioName = "margath" if code[1] == "m" else "dead_king"
    return StoryCard(id=f"story.{code}", scenario=scenario, every=every, drawn=drawn)


CULT_LEADER: Final = enemy(
    7, ("mystic", "humanoid"), Lore(2), surge(1, "cult_curse", Flip(1)), surge(2, "dragons_wrath", deal(3))
)
BONE_CAPTAIN: Final = enemy(
    8,
    ("warrior", "undead"),
    Ally(2),
    surge(1, "command", Recast(2, own=True, spent=True)),
    surge(2, "execute", deal(3)),
)

STORIES: Final = (
    _quest("tm1", AREAS["lake_of_tears"], endings=(("W", Lore(1)), ("W W", Lore(2))), named=("name",)),
    _quest("tm2", (SITE_NAMED["dawnsmoor"],), Test("mind", each=Lore(times=1), most=2), named=("name",)),
    _quest("tm3", AREAS["outlaw_glade"], foe=CULT_LEADER),
    _quest("tm4", AREAS["valley_of_souls"][:1], endings=(("H", Lore(1)), ("H M", Lore(2)))),
    _at_once("tm5", Test("spirit", ok=Lore(1), no=Suffer(2))),
    _quest("tm6", _sites("city"), Paid(Pay(3), Lore(1)), stays=True),
    _at_once("tm7", HarmRoll(3, ("forest", "mountain")), RefreshGems("com")),
    _quest("tm8", _sites("shrine"), Test("spirit", ok=Lore(1)), stays=True),
    _quest("tm9", (SITE_NAMED["caer_loek"],), Paid(Spend("com"), Lore(2))),
    _at_once("tm10", Choice((All((Delay(), Lore(1))), Draw(2)))),
    _quest(
        "tk1", (SITE_NAMED["tamalir"],), Test("spirit", ok=Ally()), zombies=("h4.6", "h4.7", "h5.7", "h6.6")
    ),
    _quest(
        "tk2",
        (SITE_NAMED["dawnsmoor"],),
        Paid(Spend("soc"), All((Ally(), Kill()))),
        zombies=("h9.3", "h10.1", "h10.3", "h11.2"),
    ),
    _quest(
        "tk3",
        (SITE_NAMED["riverwatch"],),
        zombies=("h11.12", "h9.11", "h12.12", "h12.13"),
        endings=(("W", Gold(2)), ("W W", Ally())),
    ),
    _quest("tk4", (SITE_NAMED["forge"],), Paid(Pay(3), Ally()), zombies=("h2.10", "h1.12", "h2.11", "h3.10")),
    _quest(
        "tk5", _sites("shrine"), Test("spirit", ok=Ally()), zombies=("h7.4", "h8.13", "h13.6"), stays=True
    ),
    _quest("tk6", AREAS["lone_peak"], zombies=("h1.2", "h1.3", "h2.3", "h3.2"), foe=BONE_CAPTAIN),
    _at_once("tk7", Test("body", no=Suffer(2)), Zombie(("h2.8", "h5.10", "h9.8", "h12.2"))),
    _quest(
        "tk8",
        _sites("stronghold"),
        Paid(Spend(), Ally()),
        zombies=("h3.8", "h4.8", "h7.7", "h10.8"),
        stays=True,
    ),
    _at_once("tk9", All((Zombie("adjacent"), Draw(1)))),
    _quest(
        "tk10",
        (SITE_NAMED["madness_pass"],),
        zombies=("h12.6", "h13.5", "h13.7"),
        endings=(("M", Kill(2)), ("M M", All((Ally(), Kill(0, within=3))))),
    ),
)
