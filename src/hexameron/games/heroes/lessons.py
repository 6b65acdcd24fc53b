"""The guided first game: the first round of a conquest against one bot, with known cards, creatures and dice.

The words stand in texts/lesson.pl.ftl and texts/lesson.en.ftl. The first round is led by the hand: a
building, recruits, a march with a battle, an advance and a field that is taken. Whoever changes the position
or the order of its rolls has to look for another seed: tests/games/heroes/test_lessons.py says what must
come out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.options import Choose, Found, Lead
from hexameron.games.heroes.setup import begin, prepare
from hexameron.games.heroes.state import State
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Ask, Option
from hexameron.kernel.chance import Chance, Dice
from hexameron.kernel.game import Lesson, Setup, Step

SETUP: Final = Setup("conquest", seats=2, variants={"length": "short", "first_player": "agreed"})
FACTIONS: Final = ("haven", "stronghold")
HEROES: Final = ("u0", "u9")
CITIES: Final = ("h1.4", "h12.9")
"""Anton of Haven for the pupil, Sandor of Stronghold for the bot, in two corners of the map."""

WAY, LAIR, SAWMILL, GOLD_MINE = "h1.3", "h1.2", "h1.1", "h2.4"
GUARDS: Final = "encounter.common.12"
TREASURE: Final = "treasure.1"
SKILLS: Final = ("skill.griffin_charge", "skill.charisma")
WEEK: Final = "week.plenty"

SEED: Final = 19
"""The dice: two of the Harpies hit, the Crossbowmen miss but roll two skulls, and their reroll hits."""

# ---------------------------------------------------------------------- the position


def position() -> State:
    """The table set up and the tiles in order; guards, treasure, skills and week as the lesson wants them."""
    state = begin(SETUP)
    t = Conquest(state, Dice(b"lesson"))
    _set_up(t)
    state.tiles = tuple((number, 0) for number in range(1, len(state.tiles) + 1))
    t.redraw()
    for player, city in zip(state.players, CITIES, strict=True):
        player.city = city
    t.redraw()
    _place_encounters(t)
    _on_top(t, "treasure.deck", (TREASURE,))
    _on_top(t, "might.0", SKILLS)
    _on_top(t, "weeks", (WEEK,))
    state.order = [0, 1]
    state.first = state.active = 0
    state.step = "turns"
    state.chance = Chance()
    return state


def _set_up(t: Conquest) -> None:
    """Goes through the set-up with the lesson's factions and heroes."""
    rules = prepare(t)
    answer: Option | None = None
    while True:
        try:
            asked = rules.send(answer)
        except StopIteration:
            return
        answer = _choice(asked) if isinstance(asked, Ask) else None


def _choice(asked: Ask) -> Option:
    for option in asked.options():
        match option:
            case Choose(faction=faction) if faction == FACTIONS[asked.seat]:
                return option
            case Lead(hero=hero) if hero == HEROES[asked.seat]:
                return option
            case Found():
                return option
            case _:
                pass
    raise LookupError(asked.prompt)


def _place_encounters(t: Conquest) -> None:
    """Every icon gets one of the tokens of its colour; the first guards are those of the lesson."""
    state = t.state
    tokens = list(state.encounters.values())
    state.encounters.clear()
    for field in t.board.fields:
        rank = t.board.icon.get(field)
        if rank is not None:
            token = next(one for one in tokens if t.encounter(one).rank == rank)
            tokens.remove(token)
            state.encounters[field] = token
    _give(t, state.encounters[LAIR], GUARDS)


def _on_top(t: Conquest, deck: str, names: Iterable[str]) -> None:
    """Puts these cards on a deck, the first uppermost."""
    for handle, name in zip(reversed(t.things.in_zone(deck)), names, strict=False):
        _give(t, handle, name)


def _give(t: Conquest, handle: int, name: str) -> None:
    """Lets a thing change faces with the one of its pile that has this name."""
    things = t.things
    wanted = catalogue.FACE[name]
    other = next(
        one
        for one in range(len(things.face))
        if things.pool[one] == things.pool[handle] and things.face[one] == wanted
    )
    if other != handle:
        things.swap_faces(handle, other)


# ---------------------------------------------------------------------- what is taught

ME, POWER, WEEK_PANEL, CITY = "p0", "power.0", "week", "city"
ANTON, FOE = HEROES
MILL = "building.haven.income"
CROSSBOWMEN, PRIESTESSES, ANTON_STACK, HARPIES = "s0", "s1", "s2", "s3"

OPENING = (
    Step("aim", "turn.card", read=True, point=(POWER,), rules=("HE-END-02", "HE-END-05")),
    Step(
        "map",
        "turn.card",
        read=True,
        point=(CITIES[0], SAWMILL, GOLD_MINE),
        rules=("HE-SITE-01", "HE-SITE-04"),
    ),
    Step("guards", "turn.card", read=True, point=(LAIR,), rules=("HE-SETUP-14", "HE-EXPL-04")),
    Step(
        "cards",
        "turn.card",
        read=True,
        point=("action.1", "action.2", "action.3"),
        rules=("HE-FLOW-02", "HE-FLOW-03", "HE-FLOW-04"),
    ),
)

BUILDING = (
    Step(
        "build",
        "turn.card",
        allow=("play:1;construction",),
        instead="build_instead",
        rules=("HE-FLOW-03", "HE-BUILD-01"),
    ),
    Step(
        "mill",
        "building.what",
        allow=(f"build:{MILL};0",),
        instead="mill_instead",
        rules=("HE-BUILD-10", "HE-BLDG-03"),
    ),
)

RECRUITING = (
    Step(
        "recruit",
        "turn.card",
        allow=("play:3;recruitment",),
        instead="recruit_instead",
        rules=("HE-RECR-01", "HE-RECR-04"),
    ),
    *(
        Step(name, "recruiting.what", allow=(f"buy:{ANTON};1;0",), instead="buy_instead", rules=rules)
        for name, rules in (
            ("buy", ("HE-RECR-01", "HE-RECR-02")),
            ("buy_two", ("HE-RECR-06",)),
            ("buy_three", ("HE-RECR-04",)),
        )
    ),
    Step("enough", "recruiting.what", allow=("done",), instead="enough_instead", rules=("HE-RECR-15",)),
)

MARCHING = (
    Step(
        "activate",
        "turn.card",
        allow=("play:2;activation",),
        instead="activate_instead",
        rules=("HE-ACT-01", "HE-ACT-03"),
    ),
    Step("hero", "activation.hero", allow=(f"activate:{ANTON}",), rules=("HE-ACT-01",)),
    Step(
        "go",
        "hero.move",
        allow=(f"go:{WAY}",),
        instead="go_instead",
        rules=("HE-MOVE-01", "HE-MOVE-02", "HE-MOVE-03"),
    ),
    Step(
        "attack",
        "hero.move",
        allow=(f"go:{LAIR}",),
        instead="attack_instead",
        point=(f"go:{LAIR}",),
        rules=("HE-MOVE-08",),
    ),
)

FIGHTING = (
    Step(
        "track",
        "battle.wound",
        read=True,
        point=(HARPIES, CROSSBOWMEN, ANTON_STACK, PRIESTESSES),
        rules=("HE-INIT-01", "HE-INIT-02", "HE-INIT-03"),
    ),
    Step("dice", "battle.wound", read=True, point=("dice",), rules=("HE-ATK-04", "HE-ATK-05")),
    *(
        Step(
            name,
            "battle.wound",
            allow=(f"hurt:{CROSSBOWMEN};0",),
            instead="wound_instead",
            rules=rules,
        )
        for name, rules in (
            ("wound", ("HE-WOUND-01", "HE-WOUND-03", "HE-WOUND-04")),
            ("wound_two", ("HE-WOUND-02", "HE-WOUND-13")),
        )
    ),
    Step(
        "strike",
        "battle.strike",
        allow=("strike:1;0",),
        instead="strike_instead",
        rules=("HE-ELITE-01", "HE-ELITE-02"),
    ),
    Step("elite", "battle.reroll", read=True, point=("dice",), rules=("HE-ELITE-03", "HE-ELITE-09")),
    Step(
        "reroll",
        "battle.reroll",
        allow=("one",),
        instead="reroll_instead",
        rules=("HE-ABIL-01", "HE-ABIL-02", "HE-REROLL-01"),
    ),
    Step(
        "finish",
        "battle.strike",
        allow=("strike:1;0",),
        instead="strike_instead",
        rules=("HE-ATK-01", "HE-ELITE-01"),
    ),
)

WINNING = (
    Step(
        "treasure",
        "treasure.part",
        allow=("part:*;3",),
        instead="treasure_instead",
        rules=("HE-BEND-02", "HE-BEND-03", "HE-BEND-04"),
    ),
    Step("treasure_two", "treasure.part", rules=("HE-TREAS-03", "HE-LUCK-02")),
    Step(
        "advance",
        "advance.now",
        allow=(f"advance:{ANTON}",),
        instead="advance_instead",
        rules=("HE-XP-02", "HE-XP-03", "HE-XP-05"),
    ),
    Step("deck", "skill.deck", allow=("study:might",), instead="deck_instead", rules=("HE-XP-07",)),
    Step("skill", "skill.keep", rules=("HE-SKILL-03", "HE-SKILL-04", "HE-SKILL-06")),
    Step("sawmill", "hero.move", allow=(f"go:{SAWMILL}",), instead="sawmill_instead", rules=("HE-EXPL-08",)),
    Step(
        "seize",
        "hero.move",
        allow=(f"seize:{SAWMILL}",),
        instead="seize_instead",
        rules=("HE-CTRL-03", "HE-CTRL-07", "HE-CTRL-09"),
    ),
    Step("power", "hero.move", read=True, point=(POWER, SAWMILL), rules=("HE-CTRL-07", "HE-CTRL-10")),
    Step("zone", "hero.move", read=True, point=("e.zone.0",), rules=("HE-ZONE-01", "HE-CTRL-05")),
    Step("stop", "hero.move", allow=("stop",), instead="stop_instead", rules=("HE-MOVE-05",)),
)

NEXT_ROUND = (
    Step(
        "week", "turn.card", read=True, point=(WEEK_PANEL,), rules=("HE-WEEK-01", "HE-WEEK-02", "HE-WEEK-03")
    ),
    Step(
        "gather",
        "turn.card",
        allow=("play:3;gathering",),
        instead="gather_instead",
        rules=("HE-GATH-01", "HE-GATH-02"),
    ),
    Step("income", "effect.choice", rules=("HE-BLDG-03",)),
    Step("own", "turn.card", read=True, point=(CITY, POWER), rules=("HE-END-02", "HE-BLDG-05")),
)

TIPS = (
    Step("tip_explore", "hero.move", offered=("explore:*",), rules=("HE-EXPL-01", "HE-EXPL-05")),
    Step("tip_flee", "battle.flee", rules=("HE-BTURN-02", "HE-BTURN-05", "HE-BTURN-07")),
    Step("tip_laurel", "battle.laurel", rules=("HE-ELITE-05", "HE-RES-01")),
    Step("tip_place", "battle.place", rules=("HE-INIT-06",)),
    Step("tip_scroll", "battle.*", offered=("scroll:*",), rules=("HE-SCROLL-02", "HE-SCROLL-03")),
    Step("tip_artifact", "artifact.keep", rules=("HE-ART-01", "HE-ART-03", "HE-ART-04")),
    Step("tip_hire", "recruiting.what", offered=("hire:*",), rules=("HE-RECR-11", "HE-RECR-12")),
    Step("tip_trade", "*", offered=("exchange:*",), rules=("HE-TRADE-01",)),
    Step("tip_prize", "battle.prize", rules=("HE-HVH-06", "HE-HVH-10")),
)
"""What may come up for the first time while the game goes on."""

ANSWERS = (
    ("turn.card", "play:1;construction"),
    ("building.what", "build:building.stronghold.income;0"),
    ("turn.card", "play:3;recruitment"),
    ("recruiting.what", f"buy:{FOE};1;0"),
    ("recruiting.what", f"buy:{FOE};1;0"),
    ("recruiting.what", "done"),
    ("turn.card", "play:2;activation"),
    ("activation.hero", f"activate:{FOE}"),
    ("hero.move", "go:h11.9"),
    ("hero.move", "stop"),
    ("turn.card", "play:3;gathering"),
    ("effect.choice", "branch:building.stronghold.income;2"),
)
"""What the other player does meanwhile."""

LESSONS = (
    Lesson(
        name="first",
        minutes=15,
        setup=SETUP,
        begin=position,
        seed=SEED,
        bot="easy",
        steps=(*OPENING, *BUILDING, *RECRUITING, *MARCHING, *FIGHTING, *WINNING, *NEXT_ROUND),
        tips=TIPS,
        answers=ANSWERS,
    ),
)
