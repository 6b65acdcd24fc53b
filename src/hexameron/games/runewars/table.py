"""What the rules of a war hold: the state, who controls what, and the small acts that every chapter needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from hexameron.games.runewars.board import Atlas, Codes, atlas_of
from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.content.factions import FACTION, TOP
from hexameron.games.runewars.content.finds import FIND
from hexameron.games.runewars.content.records import Faction, FateCard
from hexameron.games.runewars.content.terms import RESOURCES, Resource
from hexameron.games.runewars.content.tiles import AREA, HOME_OF
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.state import NOBODY, Battle, Duel, Hero, Order, Place, Player, Squad, State
from hexameron.kernel.asking import Choice, Rules, Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.ids import player_id, thing_id
from hexameron.kernel.table import Table
from hexameron.kernel.things import EVERYBODY

LIMIT = 8
"""Units of a player in one area (RW-MOVE-12)."""
TACTICS_LIMIT = 10
QUEST_LIMIT = 3
WINTER = 3
LAST_YEAR = 6
LONG_LAST_YEAR = 8
RUNE_ZONES = {code: f"rune.{code}" for code in AREA}
FIND_ZONES = {code: f"find.{code}" for code in AREA}
"""Where the tokens of an area lie."""
DOWN = ".down"
"""Ends the id of routed units of a kind, where units of one area are chosen."""


def is_wild(kind: str) -> bool:
    """Whether units of a kind are neutral."""
    return not UNIT[kind].faction


def kind_of(id_: str) -> str:
    """The kind of the units of an area that an id stands for: ``HA.footman``, ``HA.footman.down``."""
    return id_.removesuffix(DOWN).rpartition(".")[2]


def just(options: Sequence[Choice]) -> Callable[[], Sequence[Choice]]:
    """These options, for a question inside a loop."""
    return lambda: options


class War(Table[State]):
    """A war in progress."""

    def __init__(self, state: State, dice: Dice, real: Sequence[Seat] = ()) -> None:
        super().__init__(state, dice, real)
        self._control: dict[str, Seat] | None = None
        self._held: dict[Seat, list[str]] = {}
        self._laid = -1
        self._atlas: Atlas | None = None

    # ------------------------------------------------------------------ looking

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

    def faction(self, seat: Seat) -> Faction:
        return FACTION[self.state.players[seat].faction]

    @property
    def order(self) -> Order:
        """The turn that is being taken."""
        order = self.state.order
        assert order is not None
        return order

    @property
    def battle(self) -> Battle:
        battle = self.state.battle
        assert battle is not None
        return battle

    @property
    def duel(self) -> Duel:
        duel = self.state.duel
        assert duel is not None
        return duel

    @property
    def is_pending(self) -> bool:
        """A battle, or units on their way into an area, are not settled (RW-TERM-22)."""
        order = self.state.order
        return self.state.battle is not None or (order is not None and order.march is not None)

    def touch(self) -> None:
        """Units, strongholds, heroes or runes have changed."""
        self._control = None
        self._held.clear()
        self.unsettled = True

    def seats(self) -> list[Seat]:
        """The players who are not out."""
        return [seat for seat, player in enumerate(self.state.players) if not player.out]

    def clockwise(self) -> list[Seat]:
        """Those, from the first player on."""
        n = len(self.state.players)
        seats = [(self.state.first + more) % n for more in range(n)]
        return [seat for seat in seats if not self.state.players[seat].out]

    def left_of(self, seat: Seat) -> Seat:
        """The next player still in."""
        n = len(self.state.players)
        for more in range(1, n):
            other = (seat + more) % n
            if not self.state.players[other].out:
                return other
        return seat

    def rank(self, seat: Seat) -> tuple[int, int, int]:
        """Play order: lowest Order card, most influence, highest starting influence (RW-ORDER-06..09)."""
        player = self.state.players[seat]
        return player.chosen or player.last, -player.influence, -self.faction(seat).influence

    def in_order(self) -> list[Seat]:
        """The players in play order."""
        return sorted(self.seats(), key=self.rank)

    # ------------------------------------------------------------------ control

    def control(self, code: str) -> Seat:
        """Who controls an area (RW-TERM-01, RW-TERM-03)."""
        if self._control is None:
            self._control = {one: self._controls(one, place) for one, place in self.state.places.items()}
        return self._control[code]

    def _controls(self, code: str, place: Place) -> Seat:
        if place.fort != NOBODY:
            return place.fort
        if place.seat != NOBODY:
            return place.seat
        home = HOME_OF.get(code)
        if home is not None:
            return next((s for s in self.seats() if self.state.players[s].faction == home), NOBODY)
        return NOBODY

    def controlled(self, seat: Seat) -> list[str]:
        """The areas a player controls, in the order of the board; remembered until something changes."""
        held = self._held.get(seat)
        if held is None:
            held = [code for code in self.state.places if self.control(code) == seat]
            self._held[seat] = held
        return held

    def uncontrolled(self) -> list[str]:
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

    def forts(self, seat: Seat) -> list[str]:
        """The areas with a player's strongholds."""
        return [code for code, place in self.state.places.items() if place.fort == seat]

    def cities(self, seat: Seat) -> list[str]:
        """The areas with cities that a player controls."""
        return [code for code in self.controlled(seat) if self.state.places[code].city]

    def heroes(self, seat: Seat) -> list[str]:
        return [id_ for id_, hero in self.state.heroes.items() if hero.seat == seat]

    def heroes_at(self, code: str) -> list[str]:
        return [id_ for id_, hero in self.state.heroes.items() if hero.at == code]

    def hero(self, id_: str) -> Hero:
        return self.state.heroes[id_]

    def title(self, name: str) -> Seat:
        """Who owns a title."""
        return self.state.titles[name].seat

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
        return target in self.ways(seat, flying="flying" in UNIT[kind].traits)[source]

    # ------------------------------------------------------------------ units

    def put(self, code: str, kind: str, seat: Seat, up: int = 0, down: int = 0) -> None:
        """Puts units into an area; neutral ones belong to nobody."""
        if up + down == 0:
            return
        place = self.state.places[code]
        if is_wild(kind):
            squads = place.wild
        else:
            squads, place.seat = place.units, seat
        squad = squads.setdefault(kind, Squad())
        squad.up += up
        squad.down += down
        self.touch()

    def take(self, code: str, kind: str, up: int = 0, down: int = 0) -> None:
        """Takes units out of an area."""
        place = self.state.places[code]
        squads = place.wild if is_wild(kind) else place.units
        squad = squads[kind]
        squad.up -= up
        squad.down -= down
        if not squad.up + squad.down:
            del squads[kind]
            if not place.units:
                place.seat = NOBODY
        self.touch()

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
            squad = (place.wild if is_wild(kind) else place.units).get(kind)
            if squad is not None:
                n -= squad.down
                if battle is None or battle.place != code:
                    n -= squad.up
        if battle is not None:
            n -= sum(figure.kind == kind for side in battle.sides for figure in side.figures)
        elif state.order is not None and state.order.march is not None:
            n -= state.order.march.units.get(kind, 0)
        return n

    def rout_units(self, code: str, kind: str, n: int) -> None:
        """Standing units in an area are routed."""
        self.take(code, kind, up=n)
        self.put(code, kind, self.state.places[code].seat, down=n)

    # ------------------------------------------------------------------ dials, influence, cards

    def provides(self, seat: Seat) -> list[int]:
        """What the areas of a player provide, villages too (RW-HARV-01, RW-EXPL-11)."""
        found = [0, 0, 0]
        for code in self.controlled(seat):
            for number, resource in enumerate(RESOURCES):
                found[number] += self.yield_of(code, resource)
        return found

    def yield_of(self, code: str, resource: Resource) -> int:
        """How much of a resource an area provides (RW-MAP-03)."""
        printed: int = getattr(AREA[code], resource)
        return printed + sum(
            1 for found in self.open_finds(code) if getattr(FIND[found].effect, "resource", "") == resource
        )

    def open_finds(self, code: str) -> list[str]:
        """The printed ids of faceup exploration tokens in an area."""
        things = self.things
        there = things.order.get(FIND_ZONES[code])
        if not there:
            return []
        return [catalogue.RECORDS[things.face[one]].id for one in there if things.known(one, None)]

    def set_dial(self, seat: Seat, number: int, value: int, *, rules: tuple[str, ...]) -> None:
        """Turns a dial, never beyond its ends."""
        player = self.state.players[seat]
        value = max(0, min(TOP, value))
        if value != player.dials[number]:
            player.dials[number] = value
            self.tell("dial", seat=player_id(seat), dial=RESOURCES[number], n=value, rules=rules)

    def icons(self, seat: Seat, number: int) -> list[str]:
        """What the current and lower spaces of a dial show (RW-DIAL-04)."""
        player = self.state.players[seat]
        return [icon for icon in self.faction(seat).dials[number][: player.dials[number] + 1] if icon]

    def gain_influence(self, seat: Seat, n: int, *, rules: tuple[str, ...]) -> None:
        if n > 0:
            self.state.players[seat].influence += n
            self.tell("influence.gained", seat=player_id(seat), n=n, rules=rules)

    def lose_influence(self, seat: Seat, n: int, *, rules: tuple[str, ...]) -> int:
        """Takes so much influence, or as much as there is; tells how much it was."""
        player = self.state.players[seat]
        n = min(n, player.influence)
        if n > 0:
            player.influence -= n
            self.tell("influence.lost", seat=player_id(seat), n=n, rules=rules)
        return n

    def id_of(self, handle: int) -> str:
        """The printed id of a card or token."""
        return catalogue.RECORDS[self.things.face[handle]].id

    def draw_card(
        self, seat: Seat, deck: str, zone: str, n: int, *, sees: int | None = None
    ) -> Rules[list[int]]:
        """Draws cards through the reshuffle (RW-LIMIT-03, RW-LIMIT-11).

        In the longer game cards that speak of false runes are laid aside and replaced (RW-EPIC-06).
        """
        drawn: list[int] = []
        while len(drawn) < n:
            got = yield from self.draw_through(seat, f"{deck}.deck", f"{deck}.discard", zone, 1, sees=sees)
            if not got:
                break
            if self.is_skipped(got[0]):
                self.things.show_all(got[0])
                self.things.move(got[0], "gone")
                self.tell("card.skipped", card=thing_id(got[0]), rules=("RW-EPIC-06",))
                continue
            drawn += got
        return drawn

    def is_skipped(self, handle: int) -> bool:
        record = catalogue.RECORDS[self.things.face[handle]]
        return self.is_long and getattr(record, "false_rune", False)

    @property
    def is_long(self) -> bool:
        """The longer game is played."""
        return bool(self.state.variants.get("longer"))

    @property
    def last_year(self) -> int:
        """After its Winter the game ends (RW-END-02, RW-EPIC-03)."""
        return LONG_LAST_YEAR if self.is_long else LAST_YEAR

    def draw_tactics(self, seat: Seat, n: int, *, rules: tuple[str, ...]) -> Rules[None]:
        """Tactics cards, which may not be played in this season (RW-TACT-02)."""
        drawn = yield from self.draw_card(seat, "tactics", f"tactics.new.{seat}", n)
        if drawn:
            self.unsettled = True
            self.tell("tactics.drawn", seat=player_id(seat), n=len(drawn), rules=rules)

    def draw_quests(self, seat: Seat, n: int, *, rules: tuple[str, ...]) -> Rules[None]:
        """Quest cards; the owner then discards down to three (RW-QUEST-14)."""
        drawn = yield from self.draw_card(seat, "quest", f"quests.{seat}", n)
        if drawn:
            self.unsettled = True
            self.tell("quest.drawn", seat=player_id(seat), n=len(drawn), rules=rules)

    def discard(self, handle: int, zone: str) -> None:
        """Puts a card or token face up on its pile."""
        self.things.show_all(handle)
        self.things.move(handle, zone)

    def tell_reshuffled(self, deck: str) -> None:
        rule = "RW-FATE-05" if deck == "fate.deck" else "RW-LIMIT-03"
        self.tell("deck.shuffled", deck=deck, rules=(rule,))

    def open_fate(self, seat: Seat, n: int) -> Rules[list[int]]:
        """Draws Fate cards that all see, the full number (RW-FATE-03, RW-FATE-05)."""
        return (
            yield from self.draw_through(seat, "fate.deck", "fate.discard", "fate.open", n, sees=EVERYBODY)
        )

    def fate(self, handle: int) -> FateCard:
        return catalogue.fate(self.things.face[handle])

    def discard_fate(self, zone: str) -> None:
        """Drawn Fate cards go to the open pile (RW-FATE-04, RW-FATE-06)."""
        for handle in self.things.in_zone(zone)[:]:
            self.discard(handle, "fate.discard")

    # ------------------------------------------------------------------ runes

    def rune_at(self, code: str) -> int | None:
        """The rune token of an area."""
        there = self.things.order.get(RUNE_ZONES[code])
        return there[-1] if there else None

    def lay_rune(self, handle: int, code: str) -> None:
        """Puts a rune token into an area that has none (RW-RUNE-07); in the longer game it lies open."""
        assert self.rune_at(code) is None, "RW-RUNE-07"
        self.things.move(handle, f"rune.{code}")
        if self.is_long:
            self.things.show_all(handle)
        self.touch()

    def is_dragon(self, handle: int) -> bool:
        return self.things.face[handle] == catalogue.FACE["rune.dragon"] or (
            self.is_long and self.things.zone[handle].startswith("rune.")
        )

    def dragons(self, seat: Seat) -> int:
        """The dragon runes that a player controls (RW-END-05), with Dragon Thrones (RW-EXPL-10)."""
        n = 0
        for code in self.controlled(seat):
            handle = self.rune_at(code)
            n += handle is not None and self.is_dragon(handle)
            n += "find.throne" in self.open_finds(code)
        return n

    # ------------------------------------------------------------------ asking

    def settled(self) -> Rules[None]:
        """Settles what is unsettled; for moments that are not before a plain ask."""
        if self.unsettled:
            self.unsettled = False
            yield from self.settle()

    def pick_one(self, seat: Seat, prompt: str, ids: Sequence[str], *, actor: str = "") -> Rules[str]:
        """One of these ids."""
        (got,) = yield from self.pick(seat, prompt, lambda: ids, 1, 1, actor=actor)
        return got

    def give_up(self, seat: Seat, code: str, n: int, prompt: str, *, rules: tuple[str, ...]) -> Rules[None]:
        """A player destroys so many of the units in an area, routed or not."""
        chosen = yield from self.allot(seat, prompt, partial(self.choices, seat, code), n, n, actor=code)
        self.take_chosen(code, chosen)
        for id_, lost in chosen.items():
            kind = f"unit.{kind_of(id_)}"
            self.tell("units.lost", seat=player_id(seat), at=code, kind=kind, n=lost, rules=rules)
