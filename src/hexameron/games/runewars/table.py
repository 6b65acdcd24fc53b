"""What the rules of a war hold: the land and its state, and the small acts that every chapter needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.content.factions import FACTION, TOP
from hexameron.games.runewars.content.finds import FIND
from hexameron.games.runewars.content.records import Faction, FateCard
from hexameron.games.runewars.content.terms import RESOURCES, Resource
from hexameron.games.runewars.content.tiles import AREA
from hexameron.games.runewars.state import Battle, Duel, Order
from hexameron.games.runewars.table_of_land import Land, kind_of
from hexameron.kernel.asking import Choice, Rules, Seat
from hexameron.kernel.ids import player_id, thing_id
from hexameron.kernel.things import EVERYBODY

TACTICS_LIMIT = 10
QUEST_LIMIT = 3
DRAGON = catalogue.FACE["rune.dragon"]
LAST_YEAR = 6
LONG_LAST_YEAR = 8
RUNE_ZONES = {code: f"rune.{code}" for code in AREA}
"""Where the rune token of an area lies."""


def just(options: Sequence[Choice]) -> Callable[[], Sequence[Choice]]:
    """These options, for a question inside a loop."""
    return lambda: options


class War(Land):
    """A war in progress."""

    # ------------------------------------------------------------------ looking

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

    def title(self, name: str) -> Seat:
        """Who owns a title."""
        return self.state.titles[name].seat

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
            self.unsettled = self.drawn = True
            self.tell("tactics.drawn", seat=player_id(seat), n=len(drawn), rules=rules)

    def draw_quests(self, seat: Seat, n: int, *, rules: tuple[str, ...]) -> Rules[None]:
        """Quest cards; the owner then discards down to three (RW-QUEST-14)."""
        drawn = yield from self.draw_card(seat, "quest", f"quests.{seat}", n)
        if drawn:
            self.unsettled = self.drawn = True
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
        self.shift()

    def is_dragon(self, handle: int) -> bool:
        return self.things.face[handle] == DRAGON or (
            self.is_long and self.things.zone[handle].startswith("rune.")
        )

    def dragons(self, seat: Seat) -> int:
        """The dragon runes that a player controls (RW-END-05), with Dragon Thrones (RW-EXPL-10)."""
        order, mine = self.things.order, self.controlled(seat)
        runes = [order[zone][-1] for code in mine if order.get(zone := RUNE_ZONES[code])]
        thrones = [code for code, there in self.finds().items() if "find.throne" in there and code in mine]
        return sum(map(self.is_dragon, runes)) + len(thrones)

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
