"""The guided first game: Laurel's first turn against one bot, with known cards, dice and casts.

The words stand in texts/lesson.pl.ftl and texts/lesson.en.ftl. Laurel crosses the Red Bridge by dice, meets
Kobolds on a combat gem, fights them and learns a skill with the trophies. Whoever changes the position or
the order of its rolls has to look for another seed: tests/games/runebound/test_lessons.py says what must
come out.
"""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound import bench
from hexameron.games.runebound.content.terms import DECKS
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.state import State
from hexameron.kernel.chance import Chance, Dice
from hexameron.kernel.game import Lesson, Setup, Step

SETUP: Final = Setup("margath", seats=2)
START, BANK, FOOT, GEM = "h5.8", "h6.8", "h7.8", "h7.9"
"""Red Bridge, the other bank, a plain below the Fangs of Mennara, and the combat gem on them."""
HEROES: Final[dict[str, bench.HeroParts]] = {
    "laurel": {"at": START, "gold": 2, "hand": "w7 r4 m6 l4"},
    "corbin": {"at": "h0.1", "gold": 2, "hand": "w2 m2 r1"},
}
STACK: Final = {"com": "gc12 gc09"}
MARKETS: Final = {
    "tamalir": "a03 a08 b01",
    "forge": "a04 b05 c15",
    "dawnsmoor": "b10 c04 a18",
    "riverwatch": "c05 a12 b19",
}
BLADE, GUARD, SURGE = "u6", "u7", "u8"
"""Laurel's tokens."""

SEED: Final = 84
"""Dice that lead over the bridge to the gem; a cast of three damage and a surge; a recast that strikes."""


def position() -> State:
    """The second round, in which no story card is due, with the cards that the lesson speaks of."""
    state, _ = bench.lay(heroes=HEROES, markets=MARKETS, space=2)
    t = Journey(state, Dice(b"lesson"))
    for deck in ("skill.deck", "asset.deck", "story.deck", *(f"{deck}.deck" for deck in DECKS)):
        t.shuffle(deck)
    for deck, cards in STACK.items():
        bench.put_on_top(state, deck, cards)
    state.chance = Chance()
    return state


# ---------------------------------------------------------------------- what is taught

ME: Final = "p0"
OPENING: Final = (
    Step("aim", "turn.act", read=True, point=(ME,), rules=("RB-END-01", "RB-TIME-01")),
    Step("map", "turn.act", read=True, point=(START, GEM), rules=("RB-MAP-01", "RB-ADV-01")),
    Step("actions", "turn.act", read=True, rules=("RB-TURN-05", "RB-TURN-06")),
)
MOVING: Final = (
    Step(
        "throw",
        "turn.act",
        allow=("throw",),
        instead="throw_instead",
        rules=("RB-MOVE-01", "RB-DICE-02"),
    ),
    Step("dice", "move.step", read=True, point=("dice",), rules=("RB-DICE-04", "RB-DICE-05", "RB-MOVE-03")),
    Step(
        "bridge",
        "move.step",
        allow=(f"step:{BANK};1", f"step:{BANK};2"),
        instead="bridge_instead",
        rules=("RB-MOVE-10", "RB-MOVE-12"),
    ),
    Step(
        "plain",
        "move.step",
        allow=(f"step:{FOOT};1", f"step:{FOOT};2"),
        instead="plain_instead",
        rules=("RB-MOVE-03",),
    ),
    Step("peak", "move.step", allow=(f"step:{GEM};5",), instead="peak_instead", rules=("RB-MOVE-08",)),
)
FIGHTING: Final = (
    Step(
        "adventure",
        "turn.act",
        allow=("adventure",),
        instead="adventure_instead",
        rules=("RB-ADV-01", "RB-TURN-07"),
    ),
    Step("enemy", "combat.act", read=True, rules=("RB-ENEMY-01", "RB-COMBAT-02", "RB-COMBAT-09")),
    Step(
        "cast",
        "combat.act",
        read=True,
        point=(BLADE, GUARD, SURGE),
        rules=("RB-COMBAT-07", "RB-COMBAT-13", "RB-TOKEN-01"),
    ),
    Step(
        "attack",
        "combat.act",
        allow=("attack:phy",),
        instead="attack_instead",
        rules=("RB-CACT-01", "RB-CACT-04"),
    ),
    Step("blade", "combat.attack", allow=(f"pick:{BLADE}",), instead="tokens_instead", rules=("RB-CACT-01",)),
    Step("both", "combat.attack", allow=(f"pick:{GUARD}",), instead="tokens_instead", rules=("RB-CACT-04",)),
    Step(
        "surge",
        "combat.act",
        allow=("surge:hero.laurel;speed_of_dizon",),
        instead="surge_instead",
        rules=("RB-CACT-10", "RB-CACT-13"),
    ),
    Step("again", "combat.recast", allow=(f"pick:{BLADE}",), instead="again_instead", rules=("RB-TOKEN-15",)),
    Step("finish", "combat.act", allow=("attack:phy",), instead="finish_instead", rules=("RB-DMG-02",)),
)
LEARNING: Final = (
    Step("trophies", "turn.end", read=True, point=(ME,), rules=("RB-ENEMY-02", "RB-TROPHY-13")),
    Step(
        "learn", "turn.end", allow=("learn:*",), instead="learn_instead", rules=("RB-SKILL-01", "RB-SKILL-05")
    ),
)
ONWARD: Final = (
    Step("rounds", "turn.act", read=True, rules=("RB-TURN-14", "RB-TIME-02")),
    Step("cities", "turn.act", read=True, point=("h5.6",), rules=("RB-SHOP-02", "RB-REST-02", "RB-TRAIN-01")),
)
TIPS: Final = (
    Step("tip_shields", "combat.shields", rules=("RB-CACT-21", "RB-CACT-22")),
    Step("tip_double", "combat.act", offered=("double:*",), rules=("RB-CACT-14", "RB-CACT-15")),
    Step("tip_agile", "combat.act", offered=("agile:*",), rules=("RB-CACT-07",)),
    Step("tip_escape", "combat.escape", rules=("RB-COMBAT-26", "RB-ENEMY-10")),
    Step("tip_test", "test.exert", rules=("RB-TEST-04", "RB-EXERT-01")),
    Step("tip_event", "event.option", rules=("RB-EVENT-01", "RB-EVENT-02")),
    Step("tip_shop", "shop.deal", rules=("RB-SHOP-04", "RB-SHOP-08")),
    Step("tip_quest", "turn.act", offered=("attempt:*",), rules=("RB-QUEST-03", "RB-QUEST-06")),
    Step("tip_story", "turn.act", offered=("tell:*",), rules=("RB-STORY-11",)),
    Step("tip_villain", "turn.act", offered=("face",), rules=("RB-VILL-03", "RB-VILL-04")),
    Step("tip_hand", "settle.hand", rules=("RB-SKILL-14",)),
)
"""What may come up for the first time while the game goes on."""

ANSWERS: Final = (("combat.act", "pass"),)
"""What the other player does meanwhile, for the Kobolds."""

LESSONS: Final = (
    Lesson(
        name="first",
        minutes=12,
        setup=SETUP,
        begin=position,
        seed=SEED,
        bot="easy",
        steps=(*OPENING, *MOVING, *FIGHTING, *LEARNING, *ONWARD),
        tips=TIPS,
        answers=ANSWERS,
    ),
)
