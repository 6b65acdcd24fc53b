"""The scenarios: maps, armies and terms, ours and those that players write themselves.

Hexes are written row/column (``5/7``), row 1 being South's edge. Units are codes: F foot, M mounted,
A bowmen, then g, b, r for the banner; D before it means Iron Dwarves, K Goblinoids. A creature goes by its
name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Literal

import msgspec

from hexameron.games.battlelore.board import HEXES, NEIGHBOURS, rank
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.terrain import TERRAIN
from hexameron.games.battlelore.content.units import parse_code
from hexameron.games.battlelore.state import COMMANDER, MASTERS
from hexameron.kernel.game import SetupError
from hexameron.kernel.text import Arg, Text

Side = Literal["south", "north"]
SIDES: tuple[Side, Side] = ("south", "north")
NAMES = ("pennant", "standard", "english", "french", "south", "north")
TILES = (*(kind for kind in TERRAIN if kind != "lair"), "ramparts", "stronghold")
HANDS = range(1, 13)
SITE_ROWS = (3, 4)
"""The rows, counted from the own edge, that take landmarks and lairs (BL-LM-04, BL-LAIR-02)."""


def both(n: int) -> dict[Side, int]:
    """The same number for both sides."""
    return {"south": n, "north": n}


class ObjectiveHex(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex that counts as banners for a side while a unit of it stands there."""

    hex: str
    side: Side
    banners: int = 1


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A battle as it is set up.

    ``lore`` is none, fixed (``councils`` gives the levels) or free (``council_levels`` are spent in secret,
    one of them for each creature). ``command_cards`` counts where there are no councils. ``landmarks`` says
    whether Lore Masters of level 3 bring theirs; a Stronghold belongs to ``landmark_owner``.
    """

    name: str
    banners_to_win: int
    south: dict[str, tuple[str, ...]]
    north: dict[str, tuple[str, ...]]
    terrain: dict[str, tuple[str, ...]] = {}
    first: Side = "south"
    lore: Literal["none", "fixed", "free"] = "none"
    councils: dict[Side, dict[str, int]] = {}
    council_levels: dict[Side, int] = msgspec.field(default_factory=lambda: both(6))
    landmarks: bool = False
    lairs: bool = False
    landmark_owner: dict[str, Side] = {}
    objectives: tuple[ObjectiveHex, ...] = ()
    sides: dict[Side, str] = msgspec.field(default_factory=lambda: {"south": "pennant", "north": "standard"})
    command_cards: dict[Side, int] = msgspec.field(default_factory=lambda: both(5))
    source: Literal["rulebook", "published", "designed", "own"] = "own"

    def army(self, seat: int) -> dict[str, tuple[str, ...]]:
        return (self.south, self.north)[seat]

    def creatures(self, seat: int) -> int:
        """How many creatures a side has; each costs a level of its council."""
        return sum(len(hexes) for code, hexes in self.army(seat).items() if code in CREATURES)

    def levels_left(self, seat: int) -> int:
        """The levels of a side's council that its creatures leave; they count where councils are free."""
        return self.council_levels.get(SIDES[seat], 0) - self.creatures(seat)


def at(hexes: str) -> tuple[str, ...]:
    """Hexes in a row.

    >>> at("3/7 3/8")
    ('3/7', '3/8')
    """
    return tuple(hexes.split())


def hex_id(written: str) -> str:
    """The id of a hex as scenarios write it.

    >>> hex_id("3/7")
    'h3.7'
    """
    return "h" + written.replace("/", ".")


# ---------------------------------------------------------------------- scenarios of one's own


def parse(record: Mapping[str, Any]) -> Scenario:
    """Reads a scenario of one's own; a :class:`SetupError` names the field that is wrong."""
    try:
        scenario = msgspec.convert(record, Scenario)
    except msgspec.ValidationError as error:
        what = str(error)[:LONGEST]
        raise SetupError(f"scenario: {what}", Text("setup.unreadable", {"what": what})) from error
    faults = check(scenario)
    if faults:
        raise SetupError("scenario: " + "; ".join(map(str, faults)), _together(faults))
    return scenario


def _fault(field: str, said: str, id_: str, **args: Arg) -> SetupError:
    """What is wrong with a field of a scenario."""
    field, said = field[:LONGEST], said[: 2 * LONGEST]
    told = {name: arg[:LONGEST] if isinstance(arg, str) else arg for name, arg in args.items()}
    return SetupError(f"{field}: {said}", Text("setup.field", {"field": field, "what": Text(id_, told)}))


def _together(faults: Sequence[SetupError]) -> Text:
    """All faults as one text."""
    first, *others = faults
    if not others:
        return first.text
    return Text("setup.faults", {"first": first.text, "others": _together(others)})


LONGEST = 200
"""So many letters of what was written are told back."""

MOST_FAULTS = 10
"""So many faults of a scenario are told at once."""

MOST_HEXES = 4 * len(HEXES)
"""No scenario names more hexes: each may have a unit, a tile, ramparts and an objective."""


def check(scenario: Scenario) -> list[SetupError]:
    """What is wrong with a scenario, each fault with its field; empty if nothing is."""
    looks = (_hexes, _codes), (_units, _terrain, _terms, _councils, _sites)
    for some in looks:
        found = islice((fault for look in some for fault in look(scenario)), MOST_FAULTS)
        if faults := list(found):
            return faults
    return []


def _written(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Every hex of the record with the field it stands in."""
    for field, hexes in (("south", scenario.south), ("north", scenario.north), ("terrain", scenario.terrain)):
        for key, listed in hexes.items():
            yield from ((f"{field}.{key}", hex_) for hex_ in listed)
    yield from (("landmark_owner", hex_) for hex_ in scenario.landmark_owner)
    yield from (("objectives", objective.hex) for objective in scenario.objectives)


def _hexes(scenario: Scenario) -> Iterator[SetupError]:
    for number, (field, hex_) in enumerate(_written(scenario)):
        if number == MOST_HEXES:
            yield _fault(field, f"more than {MOST_HEXES} hexes are named", "setup.many_hexes", n=MOST_HEXES)
            return
        if not re.fullmatch(r"\d+/\d+", hex_) or hex_id(hex_) not in NEIGHBOURS:
            yield _fault(field, f"{hex_!r} is no hex of the board", "setup.no_hex", hex=hex_)


def _codes(scenario: Scenario) -> Iterator[SetupError]:
    for seat, side in enumerate(SIDES):
        for code in scenario.army(seat):
            if code not in CREATURES:
                try:
                    parse_code(code)
                except ValueError as error:
                    creatures = ", ".join(CREATURES)
                    said = f"{error}; creatures are {creatures}"
                    yield _fault(side, said, "setup.no_unit", code=code, creatures=creatures)
    for kind in scenario.terrain:
        if kind not in TILES:
            known = ", ".join(TILES)
            said = f"{kind!r} is no terrain; there are {known}"
            yield _fault("terrain", said, "setup.no_terrain", kind=kind, known=known)


def _units(scenario: Scenario) -> Iterator[SetupError]:
    taken: list[str] = []
    water = scenario.terrain.get("water", ())
    for seat, side in enumerate(SIDES):
        units = [(code, hex_) for code, hexes in scenario.army(seat).items() for hex_ in hexes]
        for code, hex_ in units:
            if hex_ in taken:
                yield _fault(f"{side}.{code}", f"two units stand on {hex_}", "setup.two_units", hex=hex_)
            if hex_ in water:
                yield _fault(f"{side}.{code}", f"{hex_} is water", "setup.water", hex=hex_)
            taken.append(hex_)
        if len(units) < scenario.banners_to_win:
            banners = scenario.banners_to_win
            said = f"{len(units)} units are too few for {banners} banners_to_win"
            yield _fault(side, said, "setup.few_units", n=len(units), banners=banners)


def _terrain(scenario: Scenario) -> Iterator[SetupError]:
    tiled: list[str] = []
    for kind, hexes in scenario.terrain.items():
        for hex_ in hexes:
            if kind != "ramparts" and hex_ in tiled:
                yield _fault(f"terrain.{kind}", f"{hex_} has two tiles", "setup.two_tiles", hex=hex_)
            if kind != "ramparts":
                tiled.append(hex_)
    strongholds = scenario.terrain.get("stronghold", ())
    for hex_ in strongholds:
        if hex_ not in scenario.landmark_owner:
            said = f"nobody owns the Stronghold on {hex_}"
            yield _fault("landmark_owner", said, "setup.unowned", hex=hex_)
    for hex_ in scenario.landmark_owner:
        if hex_ not in strongholds:
            said = f"there is no Stronghold on {hex_}"
            yield _fault("landmark_owner", said, "setup.no_stronghold", hex=hex_)
    water = [hex_id(hex_) for hex_ in scenario.terrain.get("water", ())]
    if not connected(water):
        yield _fault("terrain.water", "it cuts the board in two", "setup.cut")


def connected(water: list[str]) -> bool:
    """Whether all hexes without water can be reached from each other."""
    land = [hex_ for hex_ in HEXES if hex_ not in water]
    reached = dict.fromkeys(land[:1], True)
    edge = list(reached)
    for hex_ in edge:
        for beside in NEIGHBOURS[hex_]:
            if beside not in reached and beside not in water:
                reached[beside] = True
                edge.append(beside)
    return len(reached) == len(land) > 0


def _terms(scenario: Scenario) -> Iterator[SetupError]:
    if scenario.banners_to_win < 1:
        yield _fault("banners_to_win", "at least 1", "setup.at_least", n=1)
    for side in SIDES:
        if side not in scenario.command_cards or scenario.command_cards[side] not in HANDS:
            low, high = HANDS[0], HANDS[-1]
            said = f"{side} needs a number from {low} to {high}"
            yield _fault("command_cards", said, "setup.hand", side=side, low=low, high=high)
        if scenario.sides.get(side) not in NAMES:
            known = ", ".join(NAMES)
            yield _fault("sides", f"{side} is one of {known}", "setup.side", side=side, known=known)
    for objective in scenario.objectives:
        if objective.banners < 1:
            said = f"{objective.hex} needs at least 1 banner"
            yield _fault("objectives", said, "setup.at_least", n=1)
        if objective.hex in scenario.terrain.get("water", ()):
            yield _fault("objectives", f"{objective.hex} is water", "setup.water", hex=objective.hex)
    for seat, side in enumerate(SIDES):
        if 0 < scenario.banners_to_win <= _held(scenario, seat):
            said = f"{side} has won before the first turn"
            yield _fault("objectives", said, "setup.won", side=side)


def _held(scenario: Scenario, seat: int) -> int:
    """The banners of the objectives on which a side is set up; they count at once (BL-END-01)."""
    manned = [hex_ for hexes in scenario.army(seat).values() for hex_ in hexes]
    own = (objective for objective in scenario.objectives if objective.side == SIDES[seat])
    return sum(objective.banners for objective in own if objective.hex in manned)


def _councils(scenario: Scenario) -> Iterator[SetupError]:
    if scenario.lore == "fixed":
        for side in SIDES:
            council = scenario.councils.get(side, {})
            if not 1 <= council.get(COMMANDER, 0) <= 3:
                said = "a Commander of level 1 to 3 is needed"
                yield _fault(f"councils.{side}", said, "setup.commander")
            for member, level in council.items():
                if member not in (COMMANDER, *MASTERS) or not 1 <= level <= 3:
                    said = f"{member} {level} is no member of level 1 to 3"
                    yield _fault(f"councils.{side}", said, "setup.member", member=member, level=level)
    elif scenario.lore == "free":
        for seat, side in enumerate(SIDES):
            levels = scenario.levels_left(seat)
            if not 1 <= levels <= 15:
                said = f"{levels} are left besides creatures, 1 to 15 are needed"
                yield _fault(f"council_levels.{side}", said, "setup.levels", n=levels)


def _sites(scenario: Scenario) -> Iterator[SetupError]:
    """Landmarks and lairs need free hexes in rows 3 and 4 of their owner (BL-LM-04, BL-LAIR-02)."""
    if not (scenario.landmarks or scenario.lairs):
        return
    used = [
        hex_id(hex_) for field, hex_ in _written(scenario) if field not in ("landmark_owner", "objectives")
    ]
    for seat, side in enumerate(SIDES):
        wanted = len(MASTERS) * scenario.landmarks + scenario.creatures(seat) * scenario.lairs
        free = sum(rank(hex_, seat) in SITE_ROWS and hex_ not in used for hex_ in HEXES)
        if free < wanted:
            said = f"{side} has {free} free hexes in its rows 3 and 4, {wanted} may be needed"
            yield _fault("terrain", said, "setup.room", side=side, n=free, wanted=wanted)


# ---------------------------------------------------------------------- our scenarios

SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="azincourt",
        source="designed",
        banners_to_win=4,
        sides={"south": "french", "north": "english"},
        command_cards={"south": 4, "north": 6},
        terrain={
            "wood": at("4/1 5/1 6/1 5/2 4/12 5/13 6/12 5/12"),
        },
        south={
            "Mr": at("3/2 3/12"),
            "Fb": at("3/4 3/5 3/6 3/8 3/9 3/10"),
            "Ag": at("3/7"),
            "Mb": at("1/7"),
        },
        north={
            "Ag": at("7/2 7/4 7/10 7/12 8/9"),
            "Fb": at("7/5 7/6 7/8 7/9"),
            "Fr": at("7/7"),
        },
    ),
    Scenario(
        name="crossing",
        source="designed",
        banners_to_win=5,
        terrain={
            "water": at("5/1 5/2 5/4 5/5 5/6 5/8 5/9 5/10 5/12 5/13"),
            "ford": at("5/3 5/11"),
            "bridge": at("5/7"),
            "hill": at("4/6 6/7"),
            "wood": at("4/2 6/11 4/10 6/3"),
        },
        south={
            "Ag": at("3/3 3/11"),
            "Fb": at("3/5 3/6 3/8 3/9"),
            "Fr": at("3/7"),
            "Mg": at("2/2"),
            "Mb": at("2/10"),
            "Mr": at("1/7"),
        },
        north={
            "Ag": at("7/11 7/3"),
            "Fb": at("7/9 7/8 7/6 7/5"),
            "Fr": at("7/7"),
            "Mg": at("8/11"),
            "Mb": at("8/3"),
            "Mr": at("9/7"),
        },
    ),
    Scenario(
        name="wizards",
        source="designed",
        banners_to_win=6,
        lore="fixed",
        councils={"south": {"commander": 2, "wizard": 1}, "north": {"commander": 2, "wizard": 1}},
        terrain={
            "hill": at("5/6 5/7 5/8"),
            "wood": at("4/3 6/10 6/2 4/11"),
        },
        south={
            "Ag": at("3/2 3/12"),
            "Fb": at("3/4 3/5 3/9 3/10"),
            "Fr": at("3/7"),
            "Mb": at("2/3 2/9"),
            "Mr": at("1/7"),
        },
        north={
            "Ag": at("7/12 7/2"),
            "Fb": at("7/10 7/9 7/5 7/4"),
            "Fr": at("7/7"),
            "Mb": at("8/10 8/4"),
            "Mr": at("9/7"),
        },
    ),
    Scenario(
        name="avignon",
        source="designed",
        banners_to_win=5,
        lore="fixed",
        councils={
            "south": {"commander": 2, "wizard": 1, "cleric": 1, "warrior": 1, "rogue": 1},
            "north": {"commander": 2, "wizard": 1, "cleric": 1, "warrior": 1, "rogue": 1},
        },
        objectives=(ObjectiveHex("9/11", "south", 1),),
        terrain={
            "water": at("9/9 9/10 9/12 9/13"),
            "bridge": at("9/11"),
            "hill": at("5/4 5/10"),
            "wood": at("5/7 4/11 6/2"),
        },
        south={
            "Ag": at("3/3 3/9"),
            "Fb": at("3/4 3/6 3/8 2/10"),
            "Fr": at("2/6"),
            "Mg": at("2/2"),
            "Mb": at("2/8"),
            "Mr": at("1/6"),
            "Fg": at("3/11"),
        },
        north={
            "Ag": at("7/11 7/5"),
            "Fb": at("7/10 7/8 7/6 8/3"),
            "Fr": at("8/7"),
            "Mg": at("8/11"),
            "Mb": at("8/5"),
            "Mr": at("9/8"),
            "Fg": at("7/3"),
        },
    ),
    Scenario(
        name="companies",
        source="designed",
        banners_to_win=6,
        first="north",
        lore="free",
        lairs=True,
        terrain={
            "wood": at("5/2 5/3 6/9 4/10"),
            "hill": at("5/7 6/6"),
            "water": at("5/11 5/12"),
            "ford": at("5/13"),
        },
        south={
            "DFb": at("3/2 3/3 2/2 2/3"),
            "Fb": at("3/6 3/8 3/10"),
            "Fr": at("3/7"),
            "Fg": at("2/6"),
            "Mg": at("1/8 2/9"),
            "Ag": at("3/11"),
            "spider": at("2/7"),
        },
        north={
            "KFb": at("7/2 7/3 7/4"),
            "KAg": at("7/1 8/4"),
            "KMg": at("8/1 8/2"),
            "Fr": at("7/7 8/8"),
            "Fb": at("7/6 7/8 7/9"),
            "Mb": at("8/6"),
            "Mr": at("8/11"),
            "Ag": at("7/10 7/11"),
        },
    ),
    Scenario(
        name="tourelles",
        source="designed",
        banners_to_win=6,
        lore="free",
        landmarks=True,
        lairs=True,
        landmark_owner={"7/7": "north"},
        objectives=(ObjectiveHex("7/7", "south", 1),),
        sides={"south": "english", "north": "french"},
        terrain={
            "stronghold": at("7/7"),
            "ramparts": at("6/6 6/7 7/6 7/8"),
            "water": at("9/5 9/6 9/8 9/9"),
            "bridge": at("9/7"),
            "wood": at("4/4 4/5 6/11 6/2"),
            "hill": at("5/10 5/3"),
        },
        south={
            "Ag": at("3/3 3/11"),
            "Fb": at("3/5 3/7 3/9"),
            "Fr": at("3/6 3/8"),
            "Mb": at("2/3 2/10"),
            "Mr": at("1/7"),
            "KFb": at("2/5 2/8"),
            "KMg": at("2/12"),
            "spider": at("2/6"),
        },
        north={
            "Fr": at("7/7"),
            "Fb": at("6/6 6/7 7/9 7/5"),
            "Ag": at("7/4 7/10"),
            "Mr": at("8/4"),
            "Mb": at("8/8 8/6"),
            "DFb": at("7/3 7/11"),
            "DFr": at("8/9"),
            "Fg": at("7/12"),
        },
    ),
    Scenario(
        name="hilltop",
        source="designed",
        banners_to_win=4,
        lore="fixed",
        councils={"south": {"commander": 1, "wizard": 1}, "north": {"commander": 1, "wizard": 1}},
        terrain={
            "hill": at("4/6"),
            "wood": at("4/8 5/4 6/10"),
        },
        south={
            "Ag": at("3/6"),
            "Fb": at("3/7 2/8"),
            "Mb": at("3/9"),
            "Fg": at("3/3"),
            "Mg": at("2/11"),
        },
        north={
            "Fg": at("5/6 7/10"),
            "Fb": at("6/7 7/6"),
            "Ag": at("6/3"),
            "Mg": at("8/9"),
        },
    ),
)

SCENARIO: dict[str, Scenario] = {scenario.name: scenario for scenario in SCENARIOS}
