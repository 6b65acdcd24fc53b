"""The land of a war: who controls which areas, what stands there, and the ways between them (TERM, MOVE)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hexameron.games.runewars.board import Atlas, Codes, atlas_of
from hexameron.games.runewars.content.catalogue import RECORDS
from hexameron.games.runewars.content.tiles import AREA, HOME_OF
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.state import NOBODY, Hero, Place, Player, Squad, State
from hexameron.kernel.asking import Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.table import Table

LIMIT = 8
"""Units of a player in one area (RW-MOVE-12)."""
WINTER = 3
DOWN = ".down"
"""Ends the id of routed units of a kind, where units of one area are chosen."""
FIND_ZONES: Final = {code: f"find.{code}" for code in AREA}
"""Where the exploration tokens of an area lie."""
WILD: Final = {kind: not unit.faction for kind, unit in UNIT.items()}
FLIES: Final = {kind: "flying" in unit.traits for kind, unit in UNIT.items()}


def is_wild(kind: str) -> bool:
    """Whether units of a kind are neutral."""
    return WILD[kind]


def kind_of(id_: str) -> str:
    """The kind of the units of an area that an id stands for: ``HA.footman``, ``HA.footman.down``."""
    return id_.removesuffix(DOWN).rpartition(".")[2]


def has_routed(place: Place) -> bool:
    """Whether any units lie in an area."""
    for squads in (place.units, place.wild):
        for squad in squads.values():
            if squad.down:
                return True
    return False


class Land(Table[State]):
    """What every chapter asks about the board, and the acts that change who stands where.

    What is remembered of control holds until :meth:`shift`, which every act that may change it calls.
    """

    def __init__(self, state: State, dice: Dice, real: Sequence[Seat] = ()) -> None:
        super().__init__(state, dice, real)
        self._atlas: Atlas | None = None
        self._laid = -1
        self._seats: list[Seat]
        self._owners: dict[str, Seat]
        self._held: dict[Seat, list[str]]
        self._led: dict[Seat, list[str]]
        self._finds: dict[str, list[str]] | None
        self._came: dict[str, None]
        """Areas that units have come to since it was looked whether they are too many."""
        self.shifted: bool
        """Whether control, heroes or runes have changed since the last settlement."""
        self.drawn: bool
        """Whether somebody has drawn cards since then."""
        self.touch()

    @property
    def atlas(self) -> Atlas:
        placed = self.state.placed
        if self._atlas is None or self._laid != len(placed):
            self._laid = len(placed)
            self._atlas = atlas_of(tuple(placed))
        return self._atlas

    def relaid(self) -> None:
        """Tiles were taken back."""
        self._laid = -1

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def place(self, code: str) -> Place:
        return self.state.places[code]

    def touch(self) -> None:
        """Somebody who is no rule has changed the board."""
        self._came = dict.fromkeys(self.state.places)
        self.drawn = True
        self.shift()

    def shift(self) -> None:
        """Strongholds, the players of units, heroes, runes or faceup exploration tokens have changed."""
        self._seats = []
        self._owners = {}
        self._held = {}
        self._led = {}
        self._finds = None
        self.shifted = True
        self.unsettled = True

    def seats(self) -> Sequence[Seat]:
        """The players who are not out; remembered until something changes, as all that follows."""
        if not self._seats:
            self._seats = [seat for seat, player in enumerate(self.state.players) if not player.out]
        return self._seats

    # ------------------------------------------------------------------ control

    def control(self, code: str) -> Seat:
        """Who controls an area."""
        return (self._owners or self.owners())[code]

    def owners(self) -> Mapping[str, Seat]:
        """Who controls the areas (RW-TERM-01, RW-TERM-03)."""
        if not self._owners:
            homes = {self.state.players[seat].faction: seat for seat in self.seats()}
            for code, place in self.state.places.items():
                seat = place.seat if place.fort == NOBODY else place.fort
                if seat == NOBODY and code in HOME_OF:
                    seat = homes.get(HOME_OF[code], NOBODY)
                self._owners[code] = seat
        return self._owners

    def controlled(self, seat: Seat) -> Sequence[str]:
        """The areas a player controls, in the order of the board."""
        if not self._held:
            self._held = {one: [] for one in (NOBODY, *range(len(self.state.players)))}
            for code, owner in self.owners().items():
                self._held[owner].append(code)
        return self._held[seat]

    def uncontrolled(self) -> Sequence[str]:
        return self.controlled(NOBODY)

    def is_empty(self, code: str) -> bool:
        """Outside home realms, without units and strongholds (RW-TERM-05, RW-TERM-06)."""
        place = self.state.places[code]
        return not (place.units or place.wild or place.fort != NOBODY or code in HOME_OF)

    def is_neutral(self, code: str) -> bool:
        """Neutral units that nobody controls (RW-TERM-07)."""
        return bool(self.state.places[code].wild) and self.control(code) == NOBODY

    def is_contested(self, code: str) -> bool:
        """A battle is being fought there (RW-TERM-13)."""
        battle = self.state.battle
        return battle is not None and battle.place == code

    def allows(self, seat: Seat, code: str) -> bool:
        """Whether units of a player may pass and stay there without a fight (RW-MOVE-03)."""
        return self.control(code) == seat or self.is_empty(code)

    def squads(self, seat: Seat, code: str) -> dict[str, Squad]:
        """The units of a player in an area, allied ones too (RW-NEUT-03, RW-NEUT-14)."""
        place = self.state.places[code]
        found = dict(place.units) if place.seat == seat else {}
        if self.control(code) == seat:
            found.update(place.wild)
        return found

    def count(self, seat: Seat, code: str) -> int:
        """How many units a player has in an area, routed and allied ones too (RW-MOVE-12)."""
        place = self.state.places[code]
        n = 0
        if place.seat == seat:
            for squad in place.units.values():
                n += squad.up + squad.down
        if place.wild and self.control(code) == seat:
            for squad in place.wild.values():
                n += squad.up + squad.down
        return n

    @property
    def has_changed(self) -> bool:
        """Whether there is something to settle."""
        return self.drawn or self.shifted or bool(self._came)

    def crowded(self) -> list[str]:
        """The areas with more units than one player may have there, whoever's they are (RW-MOVE-12)."""
        if not self._came:
            return []
        places = self.state.places
        found = [code for code in places if code in self._came and _units(places[code]) > LIMIT]
        self._came = dict.fromkeys(found)
        return found

    def passable(self, seat: Seat) -> dict[str, None]:
        """The areas that :meth:`allows` units of a player."""
        found = dict.fromkeys(self.controlled(seat))
        for code in self.uncontrolled():
            if self.is_empty(code):
                found[code] = None
        return found

    def finds(self) -> Mapping[str, list[str]]:
        """The printed ids of faceup exploration tokens, by area."""
        if self._finds is None:
            things = self.things
            self._finds = {}
            for code in self.state.places:
                if there := things.order.get(FIND_ZONES[code]):
                    faces = [things.face[token] for token in there if things.known(token, None)]
                    if faces:
                        self._finds[code] = [RECORDS[face].id for face in faces]
        return self._finds

    def open_finds(self, code: str) -> Sequence[str]:
        """The printed ids of faceup exploration tokens in an area."""
        return self.finds().get(code, [])

    def forts(self, seat: Seat) -> list[str]:
        """The areas with a player's strongholds."""
        places = self.state.places
        return [code for code in self.controlled(seat) if places[code].fort == seat]

    def cities(self, seat: Seat) -> list[str]:
        """The areas with cities that a player controls."""
        return [code for code in self.controlled(seat) if self.state.places[code].city]

    def heroes(self, seat: Seat) -> Sequence[str]:
        if not self._led:
            self._led = {one: [] for one in range(len(self.state.players))}
            for id_, hero in self.state.heroes.items():
                self._led[hero.seat].append(id_)
        return self._led[seat]

    def heroes_at(self, code: str) -> list[str]:
        return [id_ for id_, hero in self.state.heroes.items() if hero.at == code]

    def hero(self, id_: str) -> Hero:
        return self.state.heroes[id_]

    # ------------------------------------------------------------------ ways

    def opens(self, seat: Seat, border: str) -> bool:
        """Whether figures of a player may cross such borders now (RW-MOVE-05, RW-MOVE-08)."""
        if border == "water" and self.state.season == WINTER:
            return True
        order = self.state.order
        return order is not None and order.seat == seat and border in order.permits

    def ways(self, seat: Seat, *, flying: bool = False) -> Codes:
        """The neighbours that figures of a player may enter from each area (RW-MOVE-05..11)."""
        ways = self.atlas.ways
        if flying:
            return ways.fly
        return ways.open(water=self.opens(seat, "water"), mountain=self.opens(seat, "mountain"))

    def enters(self, seat: Seat, kind: str, source: str, target: str) -> bool:
        """Whether a unit may go from one area to a neighbour."""
        return target in self.ways(seat, flying=FLIES[kind])[source]

    # ------------------------------------------------------------------ units and strongholds

    def put(self, code: str, kind: str, seat: Seat, up: int = 0, down: int = 0) -> None:
        """Puts units into an area; neutral ones belong to nobody."""
        if up + down == 0:
            return
        place = self.state.places[code]
        if WILD[kind]:
            squads = place.wild
        else:
            squads = place.units
            if place.seat != seat:
                place.seat = seat
                self.shift()
        squad = squads.get(kind)
        if squad is None:
            squad = squads[kind] = Squad()
        squad.up += up
        squad.down += down
        self._came[code] = None
        self.unsettled = True

    def take(self, code: str, kind: str, up: int = 0, down: int = 0) -> None:
        """Takes units out of an area."""
        place = self.state.places[code]
        squads = place.wild if WILD[kind] else place.units
        squad = squads[kind]
        squad.up -= up
        squad.down -= down
        if not squad.up + squad.down:
            del squads[kind]
            if not place.units and place.seat != NOBODY:
                self.leave(code)
        self.unsettled = True

    def leave(self, code: str) -> None:
        """No player's units stand in an area any more."""
        self.state.places[code].seat = NOBODY
        self.shift()

    def put_fort(self, code: str, seat: Seat, *, cracked: bool = False) -> None:
        """A stronghold token of a player is laid into an area."""
        place = self.state.places[code]
        place.fort, place.cracked = seat, cracked
        self.state.players[seat].forts -= 1
        self.shift()

    def take_fort(self, code: str) -> None:
        """A stronghold and its development go back to their owner's unused tokens."""
        place = self.state.places[code]
        owner = self.state.players[place.fort]
        owner.forts += 1
        if place.works:
            owner.works[place.works] += 1
        place.fort, place.cracked, place.works = NOBODY, False, ""
        self.shift()

    def choices(self, seat: Seat, code: str) -> dict[str, int]:
        """The units of a player in an area as ids with their numbers, routed ones apart."""
        found: dict[str, int] = {}
        for kind, squad in self.squads(seat, code).items():
            if squad.up:
                found[f"{code}.{kind}"] = squad.up
            if squad.down:
                found[f"{code}.{kind}{DOWN}"] = squad.down
        return found

    def take_chosen(self, code: str, chosen: dict[str, int]) -> None:
        """Destroys the units of such a choice."""
        for id_, n in chosen.items():
            kind = kind_of(id_)
            down = n if id_.endswith(DOWN) else 0
            self.take(code, kind, n - down, down)

    def supply(self, kind: str) -> int:
        """Figures of a kind that are not in play (RW-LIMIT-02)."""
        state = self.state
        n = UNIT[kind].figures
        battle = state.battle
        if battle is not None and not any(side.figures for side in battle.sides):
            battle = None  # who is left of it stands on the board again
        for code, place in state.places.items():
            squad = (place.wild if WILD[kind] else place.units).get(kind)
            if squad is not None:
                n -= squad.down
                if battle is None or battle.place != code:
                    n -= squad.up
        if battle is not None:
            n -= sum(figure.kind == kind for side in battle.sides for figure in side.figures)
        elif state.order is not None and state.order.march is not None:
            n -= state.order.march.units.get(kind, 0)
        return n


def _units(place: Place) -> int:
    """All units in an area."""
    n = 0
    for squads in (place.units, place.wild):
        for squad in squads.values():
            n += squad.up + squad.down
    return n
