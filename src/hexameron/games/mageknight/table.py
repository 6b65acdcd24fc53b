"""What the rules of a quest hold in their hands: the state and the small acts that every chapter needs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from hexameron.games.mageknight.board import Board, board_of
from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.content.records import Deed, Enemy, UnitCard
from hexameron.games.mageknight.content.scenarios import MOST_SEATS, Plan, plan
from hexameron.games.mageknight.state import NOBODY, Combat, Foe, Player, State, Troop, Turn
from hexameron.kernel.asking import NOTHING, Rules, Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Value
from hexameron.kernel.geometry import Placed
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.table import Table
from hexameron.kernel.things import EVERYBODY

WOUND = catalogue.WOUND_FACE
HANDS = tuple(f"hand.{seat}" for seat in range(MOST_SEATS))


@lru_cache(maxsize=256)
def _agreed(scenario: str, seats: int, variants: tuple[tuple[str, Value], ...]) -> Plan:
    return plan(scenario, seats, dict(variants))


@cache
def _as_enemy(face: int) -> Enemy:
    """A unit as an enemy, in a combat between players (MK-PVPS-02)."""
    unit = catalogue.unit(face)
    return Enemy(id=unit.id, colour="", copies=0, armour=unit.armour, resists=unit.resists, fame=0)


class Quest(Table[State]):
    """A quest in progress."""

    def __init__(self, state: State, dice: Dice, real: Sequence[Seat] = ()) -> None:
        super().__init__(state, dice, real)
        self._plan: Plan | None = None
        self.redraw()

    # ------------------------------------------------------------------ looking

    def redraw(self) -> None:
        """The map has changed; ``board`` is the map as it lies now."""
        towns = tuple([city.second for city in self.state.cities.values() if city.second])
        self.board: Board = board_of(tuple(self.state.tiles), towns)

    def lay_tile(self, tile: Placed) -> None:
        """A tile comes onto the map."""
        self.state.tiles.append(tile)
        self.redraw()

    @property
    def plan(self) -> Plan:
        """The scenario with what was agreed."""
        if self._plan is None:
            state = self.state
            self._plan = _agreed(state.scenario, len(state.players), tuple(state.variants.items()))
        return self._plan

    def player(self, me: Seat) -> Player:
        return self.state.players[me]

    def turn(self, me: Seat) -> Turn:
        return self.state.players[me].turn

    def combat(self, me: Seat) -> Combat:
        """The combat of a seat that fights."""
        combat = self.state.players[me].turn.combat
        assert combat is not None
        return combat

    def hand(self, me: Seat) -> list[int]:
        """The handles of the cards in hand."""
        return self.things.order.get(HANDS[me]) or []

    def deed(self, card: int) -> Deed:
        """What is printed on a Deed card."""
        return catalogue.DEEDS[self.things.face[card]]

    def is_wound(self, card: int) -> bool:
        return self.things.face[card] == WOUND

    def wounds_in_hand(self, me: Seat) -> list[int]:
        face = self.things.face
        return [card for card in self.hand(me) if face[card] == WOUND]

    def cards_in_hand(self, me: Seat) -> list[int]:
        """The cards in hand that are not Wounds."""
        face = self.things.face
        return [card for card in self.hand(me) if face[card] != WOUND]

    def unit(self, troop: Troop) -> UnitCard:
        """What is printed on a unit."""
        return catalogue.unit(self.things.face[troop.card])

    def troop(self, me: Seat, card: str) -> Troop:
        """The own unit with this id."""
        handle = handle_of(card)
        return next(troop for troop in self.player(me).troops if troop.card == handle)

    def enemy(self, foe: Foe) -> Enemy:
        """What is printed on the token of a foe."""
        if foe.role == "unit":
            return _as_enemy(self.things.face[foe.token])
        return catalogue.enemy(self.things.face[foe.token])

    def site(self, cell: str) -> str:
        """The site of a space as it stands: printed or added, and neither burned nor empty; else ""."""
        places = self.state.places
        if places and cell in places:
            place = places[cell]
            if place.burned:
                return ""
            if place.site:
                return place.site
        return self.board.site.get(cell, "")

    def rampaging(self, cell: str) -> list[int]:
        """The tokens of rampaging enemies on a space."""
        if self.board.site.get(cell) in tracks.RAMPAGING:
            return self.things.in_zone(f"on.{cell}")
        return []

    def armour(self, me: Seat) -> int:
        return tracks.ARMOUR[self.player(me).level - 1]

    def hand_limit(self, me: Seat) -> int:
        """The hand limit of the Level token, without bonuses."""
        return tracks.HAND_LIMIT[self.player(me).level - 1]

    def is_night(self, me: Seat) -> bool:
        """Whether the rules of night hold for a player: at night, and underground."""
        state = self.state
        if state.night:
            return True
        combat = state.players[me].turn.combat
        return combat is not None and combat.night

    # ------------------------------------------------------------------ cards

    def lay_open(self, card: int, zone: str) -> None:
        """Puts a card that its owner knows face up somewhere."""
        self.things.move(card, zone)
        self.reveal(card)

    def reveal(self, card: int) -> None:
        """Lets everybody see a card that its owner knows; that can be taken back (MK-UNDO-01)."""
        self.things.seen[card] = EVERYBODY

    def discard(self, me: Seat, *cards: int) -> None:
        """Puts cards onto their owner's discard pile (MK-EFF-17)."""
        for card in cards:
            self.lay_open(card, f"discard.{me}")
            self.turn(me).carded = True
        self.tell_discarded(me, cards)

    def tell_discarded(self, me: Seat, cards: Sequence[int]) -> None:
        """Names the cards that were discarded: they lie in a pile, and only the uppermost is seen there."""
        if cards and self.recording:
            named = tuple(thing_id(card) for card in cards)
            self.tell("card.discarded", seat=player_id(me), cards=named, rules=("MK-EFF-17",))

    def throw_away(self, card: int) -> None:
        """A Wound goes back to the Wound deck, any other card leaves the game (MK-EFF-19, MK-EFF-20)."""
        self.lay_open(card, "wounds" if self.is_wound(card) else "gone")

    def new_wound(self, zone: str) -> int:
        """A Wound from the Wound deck, which never runs out."""
        stock = self.things.in_zone("wounds")
        if stock:
            wound = stock[-1]
            self.things.move(wound, zone)
            return wound
        (wound,) = self.things.make([WOUND], zone, seen=EVERYBODY)
        return wound

    def take_wounds(self, me: Seat, n: int, *, rules: tuple[str, ...] = ("MK-DMG-14",)) -> None:
        """Wounds into the hand; in a combat they count for being knocked out (MK-DMG-16, MK-DMG-17)."""
        cards = tuple([thing_id(self.new_wound(f"hand.{me}")) for _ in range(n)])
        self.turn(me).wounds += n
        if n:
            self.tell("wound.taken", seat=player_id(me), n=n, cards=cards, rules=rules)
        combat = self.turn(me).combat
        if combat is not None and n:
            combat.wounds += n
            if combat.wounds >= self.hand_limit(me) and not combat.knocked_out:
                combat.knocked_out = True
                self.tell("combat.knocked_out", seat=player_id(me), rules=("MK-DMG-16",))
                self.drop_hand(me)

    def drop_hand(self, me: Seat) -> None:
        """Discards everything but Wounds."""
        self.discard(me, *self.cards_in_hand(me))

    def draw_cards(self, me: Seat, n: int) -> Rules[None]:
        """Draws up to so many cards; the discard pile is not shuffled when the deck is empty (MK-EOT-24)."""
        deck = f"deck.{me}"
        n = min(n, len(self.things.order.get(deck, ())))
        if n <= 0:
            return NOTHING
        if self.recording:
            return self._tell_drawn(me, n, self.draw_many(me, deck, HANDS[me], n))
        return self.draw_many(me, deck, HANDS[me], n)

    def _tell_drawn(self, me: Seat, n: int, drawing: Rules[None]) -> Rules[None]:
        yield from drawing
        self.tell("cards.drawn", seat=player_id(me), n=n)

    def gain_deed(self, me: Seat, card: int, to: str = "deck") -> None:
        """A newly gained card goes on top of the Deed deck unless it says otherwise (MK-EFF-13)."""
        self.lay_open(card, f"{to}.{me}")
        self.tell("card.gained", seat=player_id(me), card=thing_id(card), rules=("MK-EFF-13",))

    # ------------------------------------------------------------------ tracks

    def gain_fame(self, me: Seat, n: int, *, rules: tuple[str, ...] = ()) -> None:
        if n:
            self.player(me).fame += n
            self.tell("fame.gained", seat=player_id(me), n=n, rules=rules)

    def change_reputation(self, me: Seat, n: int, *, rules: tuple[str, ...] = ()) -> None:
        """Moves the Shield on the Reputation track, never past its ends."""
        player = self.player(me)
        before = player.reputation
        player.reputation = max(tracks.LOWEST, min(tracks.HIGHEST, before + n))
        if player.reputation != before:
            self.tell("reputation.changed", seat=player_id(me), n=player.reputation - before, rules=rules)

    def gain_crystal(self, me: Seat, colour: int, *, lost: bool = False) -> None:
        """A crystal; beyond the third it becomes a token, or is ``lost`` (MK-EFF-12, MK-EOT-08)."""
        player = self.player(me)
        if player.crystals[colour] < 3:
            player.crystals[colour] += 1
            self.tell("mana.crystal", seat=player_id(me), colour=f"m{colour}", rules=("MK-EFF-11",))
        elif not lost:
            self.gain_token(me, colour)

    def gain_token(self, me: Seat, colour: int) -> None:
        """A token of pure mana into the play area (MK-EFF-10)."""
        self.turn(me).tokens[colour] += 1
        self.tell("mana.token", seat=player_id(me), colour=f"m{colour}", rules=("MK-EFF-10",))

    # ------------------------------------------------------------------ tokens

    def draw_enemy(self, colour: str, zone: str, *, face_up: bool = False) -> Rules[int]:
        """A random enemy token; used ones are shuffled when the pile is empty (MK-SETUP-03).

        Who joins a combat is turned face up there.
        """
        return (yield from self._draw_token(f"enemy.{colour}", f"used.{colour}", zone, face_up=face_up))

    def draw_ruin(self, zone: str, *, face_up: bool) -> Rules[int]:
        """A random Ruins token."""
        return (yield from self._draw_token("ruin", "used.ruin", zone, face_up=face_up))

    def _draw_token(self, pile: str, used: str, zone: str, *, face_up: bool) -> Rules[int]:
        if not self.things.count(pile):
            for token in list(self.things.in_zone(used)):
                self.things.move(token, pile)
            self.shuffle(pile)
        if not self.things.count(pile):
            return self._stand_in(pile, zone, face_up=face_up)
        return (yield from self.draw(0, pile, zone, sees=EVERYBODY if face_up else 0))

    def _stand_in(self, pile: str, zone: str, *, face_up: bool) -> int:
        """With all tokens of a colour on the map a random one of the full set stands in."""
        faces = [
            catalogue.ENEMY_FACE + n
            for n, enemy in enumerate(catalogue.ENEMIES)
            if f"enemy.{enemy.colour}" == pile and not enemy.expansion
            for _ in range(enemy.copies)
        ]
        face = faces[self.dice.below(self.state.chance, f"stand in {pile}", len(faces))]
        (token,) = self.things.make([face], zone, seen=EVERYBODY if face_up else 0)
        return token

    def use_up(self, token: int) -> None:
        """Puts an enemy token onto the used pile of its colour."""
        self.things.show_all(token)
        self.things.move(token, f"used.{catalogue.enemy(self.things.face[token]).colour}")

    # ------------------------------------------------------------------ modifiers

    def modified(self, me: Seat, kind: str) -> int:
        """The sum of the modifiers of a kind that a player holds."""
        total = 0
        for modifier in self.player(me).turn.modifiers:
            if modifier.kind == kind:
                total += modifier.n
        return total

    def has(self, me: Seat, kind: str) -> bool:
        """Whether a player holds a modifier of a kind."""
        modifiers = self.state.players[me].turn.modifiers
        return bool(modifiers) and kind in [modifier.kind for modifier in modifiers]


__all__ = ["NOBODY", "WOUND", "Quest"]
