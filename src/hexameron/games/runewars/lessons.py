"""The guided first year: the Humans against the Uthuk, with known cards in every deck that matters.

The words stand in texts/lesson.pl.ftl and texts/lesson.en.ftl. Spring: Conquer is chosen in secret, an army
marches against two Beastmen, Fate cards are read by their shapes, a rune is found. Summer: a hero's quest
brings a Shard, Recruit comes with its bonus, the Shard becomes a rune. Fall: Harvest, without a bonus.
Whoever changes the position or the order of draws has to stack the decks anew:
tests/games/runewars/test_lessons.py says what must come out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexameron.games.runewars import bench
from hexameron.games.runewars.content.factions import FACTION
from hexameron.games.runewars.content.terms import SEASON_NAMES
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.rules.movement import CONQUER
from hexameron.games.runewars.state import State
from hexameron.kernel.chance import Chance, Dice
from hexameron.kernel.game import Lesson, Setup, Step

SETUP: Final = Setup("war", seats=2)
HOME, WOODS, LIBRARY = "HA", "1B", "1C"
"""The stronghold, the area of the Beastmen with a rune, and that of the quest."""
AREAS: Final = {
    "HA": "3footman 1bowman 1knight fort",
    "YC": "3berserker 2flesh_ripper fort",
    "1A": "2razorwing",
    "1B": "2beastman",
    "2A": "2giant",
    "2B": "c1",
    "2C": "1beastman",
    "5A": "1beastman",
    "5B": "c5",
    "5C": "2razorwing",
    "5D": "1dragon",
    "7A": "2beastman",
    "7B": "c3",
    "7C": "2hell_hound",
}
RUNES: Final = {
    "HA": "dragon",
    "HB": "false",
    "HC": "dragon",
    "1B": "dragon",
    "YA": "dragon",
    "YB": "false",
    "YC": "dragon",
}
HERO: Final = "hero.h2"
HEROES: Final[dict[str, bench.HeroParts]] = {
    "h2": {"seat": 0, "at": HOME},
    "h9": {"seat": 1, "at": "YA"},
}
SHARD: Final = "reward.r1"
STACK: Final = {
    # A Bowman hits; the Knight routs while the Beastman hits; Footmen draw blanks. Then the quest: gold.
    "fate.deck": "fate.15 fate.1 fate.16 fate.2 fate.3 fate.4 fate.5 fate.8",
    "reward.deck": SHARD,
    "quest.deck": "quest.q12 quest.q24 quest.q2",
    "season.summer": "season.su5",
    "season.fall": "season.fa4",
}
"""What lies on top of the decks, the first uppermost."""
SEED: Final = 1


def position() -> State:
    """The first Spring, when orders are chosen."""
    state, _ = bench.lay(
        areas=AREAS,
        runes=RUNES,
        heroes=HEROES,
        quests={0: "q1", 1: "q16"},
        objectives={0: "og7", 1: "oe4"},
        season="spring",
        year=1,
        card="sp4",
    )
    for player in state.players:
        faction = FACTION[player.faction]
        player.dials, player.influence = list(faction.start), faction.influence
    _stack(state, STACK)
    return state


def _stack(state: State, stack: Mapping[str, str]) -> None:
    """Shuffles the decks and puts known cards on top of them."""
    t = Campaign(state, Dice(b"lesson"))
    decks = ("fate.deck", "tactics.deck", "quest.deck", "reward.deck", "hero.deck")
    for deck in (*decks, *(f"season.{name}" for name in SEASON_NAMES), "objective.good", "objective.evil"):
        t.shuffle(deck)
    for deck, cards in stack.items():
        for card in reversed(cards.split()):
            bench.put(state, card, deck, seen=0)
    state.chance = Chance()


# ---------------------------------------------------------------------- what is taught

ME: Final = "player.0"
KNIGHT: Final = "f4"
GOLD: Final = "t5"
"""The Fate card with the golden sign, in the test and in diplomacy: decks are shuffled alike."""
FALSE: Final = "t213"
"""The pupil's false rune."""

OPENING: Final = (
    Step("aim", "order.choose", read=True, point=(ME,), rules=("RW-END-01", "RW-END-02")),
    Step("runes", "order.choose", read=True, point=("HA", "HB", "HC"), rules=("RW-RUNE-08", "RW-SETUP-17")),
    Step("year", "order.choose", read=True, rules=("RW-SEASON-01", "RW-ORDER-02", "RW-ORDER-04")),
    Step(
        "conquer",
        "order.choose",
        allow=("order:3",),
        instead="conquer_instead",
        rules=("RW-ORDER-02", "RW-CONQ-01"),
    ),
)
MARCHING: Final = (
    Step(
        "activate",
        "march.activate",
        allow=(f"activate:{WOODS}",),
        instead="activate_instead",
        rules=("RW-ACT-01", "RW-CONQ-01"),
    ),
    Step(
        "footmen",
        "march.units",
        allow=(f"some:{HOME}.footman;3",),
        instead="army_instead",
        rules=("RW-MOBI-01", "RW-MOVE-12"),
    ),
    Step(
        "bowman",
        "march.units",
        allow=(f"some:{HOME}.bowman;1",),
        instead="army_instead",
        rules=("RW-MOBI-02",),
    ),
    Step(
        "knight",
        "march.units",
        allow=(f"some:{HOME}.knight;1",),
        instead="army_instead",
        rules=("RW-ACT-02",),
    ),
    Step("meets", "march.meets", read=True, point=(WOODS,), rules=("RW-MOVE-02", "RW-DIPL-01")),
    Step("fight", "march.meets", allow=("fight",), instead="fight_instead", rules=("RW-BATT-01",)),
)
FIGHTING: Final = (
    Step(
        "start", "battle.start", allow=("pass",), instead="start_instead", rules=("RW-TACT-01", "RW-TACT-03")
    ),
    Step("fate", "battle.damage", read=True, rules=("RW-COMB-01", "RW-COMB-02", "RW-FATE-02")),
    Step("struck", "battle.damage", read=True, rules=("RW-COMB-04", "RW-ROUT-01")),
    Step(
        "wound",
        "battle.damage",
        allow=(f"hit:{KNIGHT}",),
        instead="wound_instead",
        rules=("RW-COMB-05", "RW-ROUT-04", "RW-ROUT-05"),
    ),
    Step("won", "turn.close", read=True, point=(WOODS,), rules=("RW-BATT-09", "RW-BATT-12", "RW-RUNE-08")),
    Step("close", "turn.close", allow=("done",), instead="close_instead", rules=("RW-TERM-19",)),
)
QUESTING: Final = (
    Step("summer", "quest.act", read=True, point=(HERO,), rules=("RW-SEASON-11", "RW-QUEST-01")),
    Step(
        "move",
        "quest.act",
        allow=("move",),
        instead="move_instead",
        rules=("RW-QUEST-02", "RW-QUEST-03"),
    ),
    Step("go", "quest.step", allow=(f"go:{LIBRARY}",), instead="go_instead", rules=("RW-QUEST-03",)),
    Step("stay", "quest.step", allow=("done",), instead="stay_instead", rules=("RW-QUEST-03",)),
    Step("attempt", "quest.deed", allow=("attempt:*",), instead="attempt_instead", rules=("RW-QUEST-10",)),
    Step("test", "test.card", allow=(f"pick:{GOLD}",), instead="test_instead", rules=("RW-QUEST-15",)),
)
GROWING: Final = (
    Step("shard", "order.choose", read=True, point=(HERO,), rules=("RW-REWD-01", "RW-QUEST-11")),
    Step(
        "recruit",
        "order.choose",
        allow=("order:5",),
        instead="recruit_instead",
        rules=("RW-ORDER-11", "RW-RECR-05"),
    ),
    Step("spend", "recruit.dial", allow=("spend:*",), instead="spend_instead", rules=("RW-REWD-02",)),
    Step("room", "rune.discard", allow=(f"pick:{FALSE}",), instead="room_instead", rules=("RW-RUNE-02",)),
    Step("roomy", "rune.discard", allow=("done",), instead="roomy_instead", rules=("RW-RUNE-02",)),
    Step("dragon", "rune.lay", allow=("lay:*;HB",), instead="dragon_instead", rules=("RW-RUNE-04",)),
    Step("bluff", "rune.lay", rules=("RW-RUNE-03", "RW-RUNE-04")),
    Step("dial", "recruit.dial", allow=("dial:food",), instead="dial_instead", rules=("RW-RECR-01",)),
    Step("bonus", "recruit.dial", allow=("dial:*",), instead="bonus_instead", rules=("RW-RECR-05",)),
    Step("done", "turn.close", allow=("done",), instead="close_instead", rules=("RW-TERM-19",)),
)
FALLING: Final = (
    Step("fall", "fall.gain", rules=("RW-SEASON-13",)),
    Step(
        "harvest",
        "order.choose",
        allow=("order:4",),
        instead="harvest_instead",
        rules=("RW-HARV-01", "RW-HARV-02"),
    ),
    Step(
        "resolve",
        "turn.resolve",
        allow=("carry_out",),
        instead="resolve_instead",
        rules=("RW-HARV-01",),
    ),
    Step("no_bonus", "turn.close", read=True, point=(ME,), rules=("RW-ORDER-11", "RW-ORDER-12")),
    Step("winter", "turn.close", read=True, rules=("RW-SEASON-14", "RW-SEASON-08")),
)
TIPS: Final = (
    Step("tip_talk", "march.meets", offered=("talk",), rules=("RW-DIPL-01", "RW-DIPL-02")),
    Step("tip_pay", "diplomacy.pay", rules=("RW-DIPL-04", "RW-DIPL-05")),
    Step("tip_bid", "bid", rules=("RW-BID-01", "RW-BID-05")),
    Step("tip_rally", "rally.benefit", rules=("RW-RALLY-01",)),
    Step("tip_title", "power.title", rules=("RW-POWER-02", "RW-POWER-04")),
    Step("tip_fortify", "fortify.act", rules=("RW-FORT-01", "RW-FORT-03")),
    Step("tip_strategize", "strategize.move", rules=("RW-STRG-01",)),
    Step("tip_winter", "winter.units", rules=("RW-SEASON-14",)),
    Step("tip_retreat", "retreat.where", rules=("RW-RETR-01", "RW-RETR-06")),
    Step("tip_fort", "battle.fort", rules=("RW-BATT-16",)),
)
"""What may come up for the first time while the game goes on."""

ANSWERS: Final = (
    ("order.choose", "order:7"),
    ("retreat.where", "at:7C"),
    ("turn.resolve", "carry_out"),
    ("power.title", "done"),
    ("turn.close", "done"),
    ("quest.act", "idle"),
    ("order.choose", "order:8"),
    ("fortify.act", "done"),
    ("turn.close", "done"),
)
"""What the other player does until Fall, for the Beastmen too."""

# ---------------------------------------------------------------------- diplomacy and defence

SIEGE_AREAS: Final = {
    **AREAS,
    "HA": "2footman 1bowman fort",
    "HB": "2footman",
    "YC": "2berserker fort",
    "1C": "5berserker 1flesh_ripper",
}
SIEGE_STACK: Final = {
    # Diplomacy: red, gold, silver. Then Flesh Ripper and Bowman, four Berserkers, two Footmen.
    "fate.deck": "fate.8 fate.5 fate.3 fate.6 fate.15 fate.1 fate.2 fate.16 fate.11 fate.17 fate.27",
    "season.summer": "season.su5",
}
BOWMAN: Final = "f8"


def siege() -> State:
    """The second Spring: the pupil mobilizes, and the Uthuk stand before the stronghold."""
    runes = {code: rune for code, rune in RUNES.items() if code != WOODS}
    state, _ = bench.lay(
        areas=SIEGE_AREAS,
        runes=runes,
        order="mobilize",
        objectives={0: "og7", 1: "oe4"},
        influence=(3, 1),
        season="spring",
        card="sp4",
    )
    attacker = state.players[1]
    attacker.chosen, attacker.used = CONQUER, [CONQUER]
    _stack(state, SIEGE_STACK)
    return state


TALKING: Final = (
    Step("mobilize", "march.activate", read=True, rules=("RW-MOBI-01", "RW-MOBI-03")),
    Step(
        "activate",
        "march.activate",
        allow=(f"activate:{WOODS}",),
        instead="activate_instead",
        rules=("RW-ACT-01",),
    ),
    Step(
        "envoys",
        "march.units",
        allow=("some:HB.footman;2",),
        instead="envoys_instead",
        rules=("RW-DIPL-03", "RW-MOVE-12"),
    ),
    Step("enough", "march.units", allow=("done",), instead="enough_instead", rules=("RW-MOBI-01",)),
    Step("talk", "march.meets", allow=("talk",), instead="talk_instead", rules=("RW-DIPL-01",)),
    Step("pay", "diplomacy.pay", allow=("pay:3",), instead="pay_instead", rules=("RW-DIPL-02", "RW-DIPL-04")),
    Step("gold", "diplomacy.card", allow=(f"pick:{GOLD}",), instead="gold_instead", rules=("RW-DIPL-05",)),
)
HOLDING: Final = (
    Step("again", "march.activate", allow=("done",), instead="again_instead", rules=("RW-MOBI-03",)),
    Step("end_turn", "turn.close", allow=("done",), instead="end_turn_instead", rules=("RW-TERM-19",)),
    Step("attacked", "battle.damage", read=True, point=(HOME,), rules=("RW-BATT-03", "RW-COMB-02")),
    Step(
        "bowman",
        "battle.damage",
        allow=(f"hit:{BOWMAN}",),
        instead="bowman_instead",
        rules=("RW-COMB-01", "RW-ROUT-04"),
    ),
    Step("walls", "order.choose", read=True, point=(HOME,), rules=("RW-BATT-10", "RW-BATT-11")),
    Step("onward", "order.choose", read=True, rules=("RW-FORT-06", "RW-RETR-06")),
)
SIEGE_ANSWERS: Final = (
    ("march.activate", f"activate:{HOME}"),
    ("march.units", "some:1C.berserker;5"),
    ("march.units", "some:1C.flesh_ripper;1"),
    ("battle.start", "pass"),
    ("battle.damage", "hit:f0"),
    ("battle.damage", "hit:f1"),
    ("battle.damage", "hit:f2"),
    ("turn.close", "done"),
)

LESSONS: Final = (
    Lesson(
        name="first",
        minutes=15,
        setup=SETUP,
        begin=position,
        seed=SEED,
        bot="easy",
        steps=(*OPENING, *MARCHING, *FIGHTING, *QUESTING, *GROWING, *FALLING),
        tips=TIPS,
        answers=ANSWERS,
    ),
    Lesson(
        name="siege",
        minutes=6,
        setup=SETUP,
        begin=siege,
        seed=SEED,
        bot="easy",
        steps=(*TALKING, *HOLDING),
        tips=(),
        answers=SIEGE_ANSWERS,
    ),
)
