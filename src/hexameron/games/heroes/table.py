"""What the rules of a conquest hold in their hands: the state and the small acts that every chapter needs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

from hexameron.games.heroes.board import Board, board
from hexameron.games.heroes.content import catalogue, tracks
from hexameron.games.heroes.content.heroes import HEROES
from hexameron.games.heroes.content.records import Artifact, Encounter, Scroll, Skill, Unit, Week
from hexameron.games.heroes.content.records import Hero as HeroCard
from hexameron.games.heroes.content.terms import FACTIONS, Faction
from hexameron.games.heroes.content.units import UNITS
from hexameron.games.heroes.options import Dismiss, Exchange, Sell
from hexameron.games.heroes.rules import abilities
from hexameron.games.heroes.rules.abilities import Abilities
from hexameron.games.heroes.state import LEVELS, Action, Battle, Hero, Player, State
from hexameron.kernel.asking import Option, Rules, Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.ids import handle_of, number_of, player_id, thing_id
from hexameron.kernel.results import GameOver, Result
from hexameron.kernel.table import Table
from hexameron.kernel.things import EVERYBODY

Deck = Literal["treasure", "scroll", "artifact"]
HERO_CARD: Final[dict[str, HeroCard]] = {f"u{n}": hero for n, hero in enumerate(HEROES)}
"""The printed heroes by id."""
HERO_IDS: Final[dict[Faction, tuple[str, ...]]] = {
    faction: tuple(id_ for id_, card in HERO_CARD.items() if card.faction == faction) for faction in FACTIONS
}
UNIT_AT: Final[dict[Faction, tuple[Unit, ...]]] = {
    faction: tuple(sorted([unit for unit in UNITS if unit.faction == faction], key=lambda unit: unit.level))
    for faction in FACTIONS
}
"""The units of a faction, that of city level I first."""


class Conquest(Table[State]):
    """A conquest in progress."""

    def __init__(self, state: State, dice: Dice, real: Sequence[Seat] = ()) -> None:
        super().__init__(state, dice, real)
        self._abilities: dict[str, Abilities] = {}
        self._estates: dict[Seat, Abilities] = {}
        self.redraw()

    # ------------------------------------------------------------------ looking

    def redraw(self) -> None:
        """A tile or city was laid; ``board`` is the board as it lies now."""
        state = self.state
        self.board: Board = board(state.tiles, tuple([player.city for player in state.players]))

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def hero(self, id_: str) -> Hero:
        """A hero in play."""
        return self.state.heroes[id_]

    def card(self, hero: Hero) -> HeroCard:
        """What is printed on the hero's card."""
        return HERO_CARD[hero.id]

    def owner(self, hero: Hero) -> Player:
        return self.state.players[hero.seat]

    @property
    def action(self) -> Action:
        """The action that is being performed."""
        action = self.state.action
        assert action is not None
        return action

    @property
    def battle(self) -> Battle:
        """The battle that is being fought."""
        battle = self.state.battle
        assert battle is not None
        return battle

    def abilities(self, hero: Hero) -> Abilities:
        """What the hero's abilities, skills and artifacts amount to."""
        found = self._abilities.get(hero.id)
        if found is None:
            found = self._abilities[hero.id] = abilities.hero_abilities(
                number_of(hero.id), self._faces(f"skills.{hero.id}"), self._faces(f"artifacts.{hero.id}")
            )
        return found

    def estate(self, seat: Seat) -> Abilities:
        """What a player's buildings and the Week in force amount to."""
        found = self._estates.get(seat)
        if found is None:
            player = self.state.players[seat]
            found = self._estates[seat] = abilities.estate(
                player.faction, tuple(player.buildings), self.state.week
            )
        return found

    def reckon(self) -> None:
        """Skills, artifacts, buildings or the Week have changed."""
        self._abilities.clear()
        self._estates.clear()

    def _faces(self, zone: str) -> tuple[int, ...]:
        face = self.things.face
        return tuple([face[handle] for handle in self.things.order.get(zone, ())])

    def unit(self, seat: Seat, level: int) -> Unit:
        """The unit of a city level."""
        return UNIT_AT[self.state.players[seat].faction][level - 1]

    def army_size(self, hero: Hero) -> int:
        """How many unit tokens follow a hero."""
        return sum(hero.basic) + sum(hero.elite)

    def command(self, hero: Hero) -> int:
        """How many unit tokens may follow a hero (HE-HERO-04)."""
        return abilities.total(
            self.abilities(hero), self.estate(hero.seat), "command", HERO_CARD[hero.id].command
        )

    def reserve(self, seat: Seat, level: int) -> int:
        """How many unit tokens of a level are in no army (HE-SETUP-29)."""
        player = self.state.players[seat]
        out = 0
        for id_ in player.heroes:
            hero = self.state.heroes[id_]
            out += hero.basic[level - 1] + hero.elite[level - 1]
        return UNIT_AT[player.faction][level - 1].copies - out

    def hero_at(self, field: str) -> Hero | None:
        """The hero whose pawn stands on a field of the board."""
        for hero in self.state.heroes.values():
            if hero.at == field:
                return hero
        return None

    def left_of(self, seat: Seat) -> Seat:
        """The next player clockwise."""
        order = self.state.order
        return order[(order.index(seat) + 1) % len(order)]

    def clockwise(self, seat: Seat) -> list[Seat]:
        """All players from this one on."""
        order = self.state.order
        place = order.index(seat)
        return [*order[place:], *order[:place]]

    @property
    def week(self) -> Week | None:
        """The Week card in force."""
        return abilities.WEEK[self.state.week] if self.state.week else None

    @property
    def dark(self) -> bool:
        """Whether these are Dark Days (HE-DARK-01)."""
        return bool(self.state.week) and abilities.WEEK[self.state.week].dark

    def encounter(self, token: int) -> Encounter:
        return catalogue.encounter(self.things.face[token])

    def scroll(self, card: int) -> Scroll:
        return catalogue.scroll(self.things.face[card])

    def artifact(self, card: int) -> Artifact:
        return catalogue.artifact(self.things.face[card])

    def skill(self, card: int) -> Skill:
        return catalogue.skill(self.things.face[card])

    def held(self, hero: Hero, what: Literal["scrolls", "artifacts", "skills", "trophies"]) -> list[int]:
        """The handles of what a hero has."""
        return self.things.order.get(f"{what}.{hero.id}") or []

    # ------------------------------------------------------------------ at once

    def settle(self) -> Rules[None]:
        """Who commands too many tokens returns some to the reserve (ruling on HE-HERO-04)."""
        for hero in list(self.state.heroes.values()):
            if self.army_size(hero) <= HERO_CARD[hero.id].command:
                continue  # nothing that is printed lowers Command
            while self.army_size(hero) > self.command(hero):
                got = yield from self.ask(
                    hero.seat, "army.return", partial(self.dismissals, hero), actor=hero.id
                )
                self.dismiss(hero, got.level, elite=got.elite)

    def dismissals(self, hero: Hero) -> list[Dismiss]:
        """The tokens of a hero that can be told apart."""
        return [
            Dismiss(hero.id, level, elite)
            for level in range(1, LEVELS + 1)
            for elite, counts in ((False, hero.basic), (True, hero.elite))
            if counts[level - 1]
        ]

    def dismiss(self, hero: Hero, level: int, *, elite: bool) -> None:
        """A token returns to the reserve (HE-RECR-15)."""
        (hero.elite if elite else hero.basic)[level - 1] -= 1
        self.tell(
            "army.dismissed",
            hero=hero.id,
            unit=self.unit(hero.seat, level).id,
            elite=int(elite),
            rules=("HE-RECR-15",),
        )

    def activate_again(self, hero: Hero) -> None:
        """The hero's activation ends, and another follows at once (HE-SITE-11)."""
        action = self.action
        action.activated.remove(hero.id)
        action.hero = ""
        action.again = hero.id
        self.tell("hero.again", hero=hero.id, rules=("HE-SITE-11",))

    # ------------------------------------------------------------------ trade

    def free(self, seat: Seat) -> Sequence[Option]:
        """Who has a Marketplace may trade while performing an action (HE-TRADE-01, HE-TRADE-02)."""
        if self.state.action is None or "market" not in self.estate(seat).permits:
            return ()
        player = self.state.players[seat]
        found: list[Option] = []
        if player.gold >= tracks.TRADE_RATE:
            found.append(Exchange("gold"))
        if player.resources >= tracks.TRADE_RATE:
            found.append(Exchange("resources"))
        for id_ in player.heroes:
            hero = self.state.heroes[id_]
            if not hero.at:
                found += [Sell(thing_id(card)) for card in self.held(hero, "scrolls")]
        return found

    def run_free(self, seat: Seat, option: Option) -> Rules[None]:
        """Two of one for one of the other, or a scroll for its level in gold."""
        yield from ()
        if isinstance(option, Sell):
            card = handle_of(option.card)
            self.discard(card, "scroll")
            self.tell("trade.sold", seat=player_id(seat), card=option.card, rules=("HE-TRADE-02",))
            self.take(seat, gold=self.scroll(card).level, rules=("HE-TRADE-02",))
        elif isinstance(option, Exchange):
            gold = option.give == "gold"
            given, got = tracks.TRADE_RATE, 1
            player = self.state.players[seat]
            player.gold += -given if gold else got
            player.resources += got if gold else -given
            self.tell("trade.exchanged", seat=player_id(seat), give=option.give, rules=("HE-TRADE-01",))

    # ------------------------------------------------------------------ treasury and Power

    def take(self, seat: Seat, *, gold: int = 0, resources: int = 0, rules: tuple[str, ...] = ()) -> None:
        """Gold and resources for a player."""
        player = self.state.players[seat]
        player.gold += gold
        player.resources += resources
        self.tell("treasury.takes", seat=player_id(seat), gold=gold, resources=resources, rules=rules)

    def pay(self, seat: Seat, *, gold: int = 0, resources: int = 0, rules: tuple[str, ...] = ()) -> None:
        """A player pays; that it is there was checked before."""
        player = self.state.players[seat]
        assert player.gold >= gold
        assert player.resources >= resources
        player.gold -= gold
        player.resources -= resources
        self.tell("treasury.pays", seat=player_id(seat), gold=gold, resources=resources, rules=rules)

    def gain_power(self, seat: Seat, n: int, *, rules: tuple[str, ...] = ()) -> None:
        """Power points; who reaches the limit has won at once (HE-END-02, HE-END-03)."""
        if not n:
            return
        players = self.state.players
        player = players[seat]
        player.power += n
        self.tell("power.gained", seat=player_id(seat), n=n, power=player.power, rules=rules)
        if player.power >= tracks.POWER_TO_WIN[len(players)]:
            self.tell("game.domination", seat=player_id(seat), rules=("HE-END-02", "HE-END-03"))
            raise GameOver(Result((seat,), tuple([one.power for one in players]), "domination"))

    def lose_power(self, seat: Seat, n: int, *, rules: tuple[str, ...] = ()) -> None:
        """Power points that go with what gave them."""
        if n:
            player = self.state.players[seat]
            player.power -= n
            self.tell("power.lost", seat=player_id(seat), n=n, power=player.power, rules=rules)

    def gain_luck(self, hero: Hero, n: int, *, rules: tuple[str, ...] = ("HE-LUCK-01",)) -> None:
        """Luck tokens on the hero's card."""
        hero.luck += n
        self.tell("luck.gained", hero=hero.id, n=n, rules=rules)

    # ------------------------------------------------------------------ the board

    def send_home(self, hero: Hero) -> None:
        """The pawn goes to the own city."""
        hero.at = ""

    def remove_encounter(self, field: str, to: str) -> int:
        """Takes an encounter token off the board; what it guarded is unexplored now (HE-EXPL-09)."""
        state = self.state
        token = state.encounters.pop(field)
        self.things.move(token, to)
        site = self.board.guarded[field]
        if self.board.site[site].use == "explore":
            state.unexplored.append(site)
            self.tell("site.unexplored", field=site, rules=("HE-EXPL-09",))
        return token

    # ------------------------------------------------------------------ cards

    def draw_card(self, seat: Seat, deck: Deck, target: str, *, sees: int | None = None) -> Rules[int | None]:
        """The top card of a deck, or none if deck and discard pile are empty (HE-SETUP-23)."""
        source = f"{deck}.deck"
        self._refill(source, f"{deck}.discard")
        if not self.things.order[source]:
            return None
        card = yield from self.draw(seat, source, target, sees=sees)
        self._refill(source, f"{deck}.discard")
        return card

    def draw_skill(self, seat: Seat, kind: Literal["might", "magic"]) -> Rules[int | None]:
        """The top card of a skill deck, or none if deck and discard pile are empty (HE-XP-08, HE-XP-09)."""
        source = f"{kind}.{seat}"
        self._refill(source, f"{kind}.discard.{seat}")
        if not self.things.order[source]:
            return None
        return (yield from self.draw(seat, source, f"drawn.{seat}"))

    def _refill(self, deck: str, discard: str) -> None:
        """The moment a deck is empty its discard pile is shuffled into a new one."""
        if not self.things.order[deck]:
            self.reshuffle(deck, discard)

    def tell_reshuffled(self, deck: str) -> None:
        self.tell("deck.shuffled", deck=deck, rules=("HE-SETUP-23",))

    def lay_open(self, card: int, zone: str) -> None:
        """Puts a card face up somewhere."""
        self.things.move(card, zone)
        self.things.show(card, EVERYBODY)

    def discard(self, card: int, deck: Deck) -> None:
        """Puts a card onto the discard pile, which lies open (HE-INFO-05)."""
        self.lay_open(card, f"{deck}.discard")

    def tell_discarded(self, seat: Seat, cards: Sequence[int]) -> None:
        """Tells which of the drawn cards were not kept; they lie open now (HE-INFO-05)."""
        if cards and self.recording:
            named = tuple(thing_id(card) for card in cards)
            self.tell("draw.discards", seat=player_id(seat), cards=named, rules=("HE-INFO-05",))

    def keep_artifact(self, hero: Hero, card: int) -> None:
        """An artifact comes to a hero, with its Power point (HE-ART-04, HE-ART-07)."""
        self.lay_open(card, f"artifacts.{hero.id}")
        self.reckon()
        self.tell("artifact.gained", hero=hero.id, card=thing_id(card), rules=("HE-ART-04", "HE-ART-07"))
        self.gain_power(hero.seat, tracks.ARTIFACT_POWER, rules=("HE-ART-04",))

    def lose_artifact(self, hero: Hero, card: int, zone: str) -> None:
        """An artifact leaves a hero, with its Power point; Command may have fallen (HE-ART-05)."""
        self.things.move(card, zone)
        self.reckon()
        self.unsettled = True
        self.lose_power(hero.seat, tracks.ARTIFACT_POWER, rules=("HE-ART-05",))
