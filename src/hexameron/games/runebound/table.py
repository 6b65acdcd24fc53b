"""What the rules of an adventure hold: the state and the small acts that every chapter needs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.map import CITIES, GROUND
from hexameron.games.runebound.content.records import Adventure, Asset, Skill, StoryCard
from hexameron.games.runebound.content.terms import ASSET_TYPES, ATTRIBUTES, DECKS, Attribute, Deck, Ground
from hexameron.games.runebound.options import Exerting
from hexameron.games.runebound.rules.kit import Kit, hero_kit
from hexameron.games.runebound.state import Combat, Drawn, Player, Roll, State, Turn
from hexameron.kernel.asking import Id, Rules, Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.results import GameOver, Result
from hexameron.kernel.table import Table
from hexameron.kernel.things import EVERYBODY

DISCARDS = {"skill.deck": "skill.discard", "asset.deck": "asset.discard"}


class Saga(Table[State]):
    """An adventure in progress."""

    def __init__(self, state: State, dice: Dice, real: Sequence[Seat] = ()) -> None:
        super().__init__(state, dice, real)
        self._kits: dict[Seat, Kit] = {}
        self._loose = list(range(len(state.players)))
        """The heroes whose limits may be exceeded, or whose defeat is not told."""

    # ------------------------------------------------------------------ looking

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    @property
    def turn(self) -> Turn:
        """The turn that is being taken."""
        turn = self.state.turn
        assert turn is not None
        return turn

    @property
    def combat(self) -> Combat:
        """The fight that is being fought."""
        combat = self.state.combat
        assert combat is not None
        return combat

    @property
    def roll_(self) -> Roll:
        """The dice that are being used."""
        return self.state.rolls[-1]

    def kit(self, seat: Seat) -> Kit:
        """What a hero's cards amount to."""
        found = self._kits.get(seat)
        if found is None:
            found = self._kits[seat] = hero_kit(
                self.state.players[seat].hero,
                self.faces(f"learned.{seat}"),
                self.faces(f"assets.{seat}"),
            )
        return found

    def reckon(self, seat: Seat) -> None:
        """Skills or assets of a hero have changed."""
        self._kits.pop(seat, None)
        self._loosen(seat)

    def _loosen(self, seat: Seat) -> None:
        """Something of a hero has changed that is settled before the next question."""
        self.unsettled = True
        if seat not in self._loose:
            self._loose.append(seat)

    def faces(self, zone: str) -> tuple[int, ...]:
        face = self.things.face
        return tuple([face[handle] for handle in self.things.order.get(zone, ())])

    def stat(self, seat: Seat, name: str) -> int:
        """A number of a hero, with all modifiers (RB-ATTR-04)."""
        kit = self.kit(seat)
        value = kit.stats.get(name, 0)
        if kit.plain:
            return value
        for stat, attribute in kit.per:
            if stat == name:
                value += max(kit.stats[attribute], 0)  # RB-ATTR-06
        if kit.hurt and name in kit.hurt and self.is_hurt(seat):
            value += kit.hurt[name]
        return value

    def is_hurt(self, seat: Seat) -> bool:
        """Whether the damage is at least half the life."""
        return 2 * self.state.players[seat].damage >= self.life(seat)

    def life(self, seat: Seat) -> int:
        return self.stat(seat, "life")

    def is_defeated(self, seat: Seat) -> bool:
        """Damage equal to life (RB-DMG-02)."""
        return self.state.players[seat].damage >= self.life(seat)

    def ground(self, seat: Seat) -> Ground:
        """The terrain of a hero's hex."""
        return GROUND[self.state.players[seat].at]

    def skill(self, card: int) -> Skill:
        return catalogue.skill(self.things.face[card])

    def asset(self, card: int) -> Asset:
        return catalogue.asset(self.things.face[card])

    def adventure(self, card: int) -> Adventure:
        return catalogue.adventure(self.things.face[card])

    def story(self, card: int) -> StoryCard:
        return catalogue.story(self.things.face[card])

    def hand(self, seat: Seat) -> list[int]:
        return self.things.in_zone(f"hand.{seat}")

    def assets(self, seat: Seat) -> list[int]:
        return self.things.in_zone(f"assets.{seat}")

    def asset_of(self, seat: Seat, source: str) -> int:
        """The handle of an own asset by its printed id."""
        return next(card for card in self.assets(seat) if self.asset(card).id == source)

    def trophies(self, seat: Seat) -> list[int]:
        """All trophies of a hero, deck by deck."""
        return [card for deck in DECKS for card in self.things.in_zone(f"trophy.{seat}.{deck}")]

    def in_order(self) -> list[Seat]:
        """The players who are not out, from the first one on clockwise (RB-TURN-02)."""
        players = self.state.players
        n = len(players)
        seats = [(self.state.first + more) % n for more in range(n)]
        return [seat for seat in seats if not players[seat].out]

    def right_of(self, seat: Seat) -> Seat:
        """Who decides for the enemies of a hero (RB-COMBAT-02): nobody if there is no other player.

        The next player to the right who is not out; if all are, the neighbour (ruling on RB-END-08).
        """
        players = self.state.players
        n = len(players)
        right = [(seat - more) % n for more in range(1, n)]
        return next((one for one in right if not players[one].out), right[0] if right else -1)

    def heroes_at(self, cell: str) -> list[Seat]:
        """The heroes on a hex."""
        return [s for s, player in enumerate(self.state.players) if player.at == cell and not player.out]

    @property
    def is_alone(self) -> bool:
        """Whether the game is played alone, by our own variant."""
        return len(self.state.players) == 1

    def zombies(self) -> int:
        return sum(self.state.zombies.values())

    # ------------------------------------------------------------------ gold, damage, tokens

    def gain_gold(self, seat: Seat, n: int, *, rules: tuple[str, ...] = ("RB-ABIL-23",)) -> None:
        if n > 0:
            self.state.players[seat].gold += n
            self.tell("gold.gained", seat=player_id(seat), n=n, rules=rules)

    def lose_gold(self, seat: Seat, n: int, *, rules: tuple[str, ...] = ("RB-ABIL-25",)) -> int:
        """Takes so much gold, or as much as there is; tells how much it was."""
        player = self.state.players[seat]
        n = min(n, player.gold)
        if n > 0:
            player.gold -= n
            self.tell("gold.lost", seat=player_id(seat), n=n, rules=rules)
        return n

    def heal(self, seat: Seat, n: int, *, rules: tuple[str, ...] = ("RB-REST-07",)) -> int:
        """Takes damage off a hero; tells how much."""
        player = self.state.players[seat]
        n = min(n, player.damage)
        if n > 0:
            player.damage -= n
            self._loosen(seat)
            self.tell("heal", seat=player_id(seat), n=n, rules=rules)
        return n

    def wound(self, seat: Seat, n: int, *, rules: tuple[str, ...] = ("RB-DMG-01",)) -> int:
        """Puts damage on a hero, never more than life (RB-DMG-03); tells how much."""
        player = self.state.players[seat]
        n = min(n, self.life(seat) - player.damage)
        if n > 0:
            player.damage += n
            self._loosen(seat)
            self.tell("harm", seat=player_id(seat), n=n, rules=rules)
        return n

    def suffer(self, seat: Seat, n: int) -> Rules[None]:
        """A hero takes damage by a card."""
        yield from ()

    def entered(self, seat: Seat) -> Rules[None]:
        """Cards that work when a hero comes into a hex."""
        yield from ()

    def trophy_gained(self, seat: Seat) -> Rules[None]:
        """Cards that work with every trophy gained."""
        yield from ()

    def draw_adventure(self, seat: Seat, deck: Deck, *, gold: int = 0) -> Rules[bool]:
        """Draws an adventure card, which is to be resolved; False if the deck is empty (RB-LIMIT-03)."""
        if not self.things.order[f"{deck}.deck"]:
            self.tell("adventure.none", seat=player_id(seat), deck=f"deck.{deck}", rules=("RB-LIMIT-03",))
            return False
        card = yield from self.draw(seat, f"{deck}.deck", "table", sees=EVERYBODY)
        self.turn.cards.append(Drawn(card=card, gold=gold))
        self.turn.step = "card"
        self.tell(
            "adventure.drawn", seat=player_id(seat), card=thing_id(card), rules=("RB-ABIL-18", "RB-ABIL-20")
        )
        return True

    def end_turn(self, following: Seat | None) -> None:
        """The next player's turn begins, or the round is over (RB-TURN-13, RB-TURN-14)."""
        if following is None:
            self.state.turn = None
            self.state.step = "time"
        else:
            self.state.turn = Turn(seat=following)

    def delay(self, seat: Seat) -> None:
        player = self.state.players[seat]
        if not player.delayed:
            player.delayed = True
            self.tell("delayed", seat=player_id(seat), rules=("RB-STATE-07", "RB-STATE-10"))

    def place_zombie(self, cell: str) -> None:
        zombies = self.state.zombies
        zombies[cell] = zombies.get(cell, 0) + 1
        self.tell("zombie.placed", cell=cell, rules=("RB-STORY-15",))

    def remove_zombie(self, cell: str) -> None:
        zombies = self.state.zombies
        zombies[cell] -= 1
        if not zombies[cell]:
            del zombies[cell]
        self.tell("zombie.killed", cell=cell, rules=("RB-STORY-17",))

    # ------------------------------------------------------------------ cards

    def refill(self, deck: str) -> None:
        """The moment a deck is empty its discard pile is shuffled into a new one (RB-LIMIT-04, -05)."""
        if not self.things.order[deck]:
            self.reshuffle(deck, DISCARDS[deck])

    def tell_reshuffled(self, deck: str) -> None:
        rule = "RB-LIMIT-04" if deck == "skill.deck" else "RB-LIMIT-05"
        self.tell("deck.shuffled", deck=deck, rules=(rule,))

    def draw_skills(self, seat: Seat, n: int) -> Rules[None]:
        """A hero draws skill cards; the deck is made anew where it ends (RB-ABIL-19)."""
        hand = f"hand.{seat}"
        left = n
        while left > 0 and self.things.order["skill.deck"]:
            now = min(left, self.things.count("skill.deck"))
            yield from self.draw_many(seat, "skill.deck", hand, now)
            left -= now
            self.refill("skill.deck")
        self._loosen(seat)
        self.tell("skill.drawn", seat=player_id(seat), n=n - left, rules=("RB-ABIL-18",))

    def discard_skill(self, card: int) -> None:
        """Puts a skill card face up on its pile (RB-ABIL-21)."""
        self.things.show(card, EVERYBODY)
        self.things.move(card, "skill.discard")
        if not self.things.order["skill.deck"]:
            self.refill("skill.deck")

    def exert(self, seat: Seat, *, actor: Id = "") -> Rules[None]:
        """Discards one skill card from hand (RB-EXERT-01)."""
        got = yield from self.ask(seat, "exert.card", partial(self.exertions, seat), actor=actor)
        self.exert_card(seat, handle_of(got.card))

    def exertions(self, seat: Seat) -> list[Exerting]:
        return [Exerting(thing_id(card)) for card in self.hand(seat)]

    def exert_card(self, seat: Seat, card: int) -> None:
        self.discard_skill(card)
        self.tell("exerts", seat=player_id(seat), card=thing_id(card), rules=("RB-EXERT-01",))

    def top_asset(self, seat: Seat, zone: str, *, sees: int = EVERYBODY) -> Rules[int | None]:
        """The top card of the asset deck goes somewhere; None if there is none left."""
        if not self.things.order["asset.deck"]:
            return None
        card = yield from self.draw(seat, "asset.deck", zone, sees=sees)
        self.refill("asset.deck")
        return card

    def discard_asset(self, card: int) -> None:
        """Puts an asset on its pile; its token returns to the bank (RB-ASSET-05)."""
        zone = self.things.zone[card]
        self.things.show(card, EVERYBODY)
        self.things.move(card, "asset.discard")
        if zone.startswith("assets."):
            self.reckon(int(zone[7:]))
        if not self.things.order["asset.deck"]:
            self.refill("asset.deck")

    def gain_asset(self, seat: Seat, card: int, *, rules: tuple[str, ...]) -> None:
        """An asset comes to a hero, and its token with it (RB-ASSET-04)."""
        self.things.show(card, EVERYBODY)
        self.things.move(card, f"assets.{seat}")
        self.reckon(seat)
        self.tell("asset.gained", seat=player_id(seat), card=thing_id(card), rules=rules)

    def fill_markets(self, seat: Seat) -> Rules[None]:
        """Markets that an asset left otherwise than by shopping hold three again (RB-ASSET-06)."""
        for city in CITIES:
            zone = f"market.{city}"
            while self.things.count(zone) < 3:
                card = yield from self.top_asset(seat, zone)
                if card is None:
                    break
                self.tell("market.refilled", city=f"site.{city}", card=thing_id(card), rules=("RB-ASSET-06",))

    def discard_adventure(self, card: int) -> None:
        """Puts an adventure card face up on the pile of its deck (RB-ABIL-21, RB-TROPHY-11)."""
        self.things.show(card, EVERYBODY)
        self.things.move(card, f"{self.adventure(card).deck}.discard")

    def deck_of(self, trophy: int) -> Deck:
        """The deck that a trophy came from, which its zone tells (RB-TROPHY-09)."""
        zone = self.things.zone[trophy].rpartition(".")[2]
        return next(deck for deck in DECKS if deck == zone)

    # ------------------------------------------------------------------ what happens at once

    def settle(self) -> Rules[None]:
        """Limits of hand, assets and learned skills; damage never above life; who is defeated now."""
        while self._loose:
            seat = min(self._loose)
            self._loose.remove(seat)
            player = self.state.players[seat]
            if not player.hero or player.out:
                continue
            while self._is_over(seat):
                yield from self._trim(seat)
            if self._settle_damage(seat, player):
                yield from self._rise(seat)

    def _rise(self, seat: Seat) -> Rules[None]:
        """Cards that work after a hero was defeated."""
        for ability in self.kit(seat).at("fell"):
            if self.hand(seat) and (yield from self.confirm(seat, "ability.may", actor=ability.source)):
                self.tell("ability.used", seat=player_id(seat), source=ability.source, rules=("RB-EXERT-02",))
                yield from self.exert(seat, actor=ability.source)
                self.heal(seat, self.player(seat).damage)

    def _is_over(self, seat: Seat) -> bool:
        kit = self.kit(seat)
        if kit.plain:
            return self.things.count(f"hand.{seat}") > kit.stats["hand"]
        return (
            self.things.count(f"hand.{seat}") > self.stat(seat, "hand")
            or self._excess_type(seat) is not None
            or self._excess_skill(seat) is not None
        )

    def _trim(self, seat: Seat) -> Rules[None]:
        kind = self._excess_skill(seat)
        if kind is not None:
            yield from self._trim_learned(seat, kind)
            return
        type_ = self._excess_type(seat)
        if type_ is not None:
            cards = [card for card in self.assets(seat) if self.asset(card).type == type_]
            over = len(cards) - self.asset_limit(seat, type_)
            picked = yield from self.pick(
                seat, "settle.asset", lambda: [thing_id(card) for card in cards], over, over
            )
            for one in picked:
                self.discard_asset(handle_of(one))
                self.tell("asset.discarded", seat=player_id(seat), card=one, rules=("RB-ASSET-03",))
            return
        over = self.things.count(f"hand.{seat}") - self.stat(seat, "hand")
        hand = self.hand(seat)[:]
        picked = yield from self.pick(
            seat, "settle.hand", lambda: [thing_id(card) for card in hand], over, over
        )
        for one in picked:
            self.discard_skill(handle_of(one))
            self.tell("skill.discarded", seat=player_id(seat), card=one, rules=("RB-SKILL-14",))

    def _trim_learned(self, seat: Seat, kind: Attribute) -> Rules[None]:
        """One learned skill too many of a type: its owner chooses which goes (RB-SKILL-10)."""
        cards = [c for c in self.things.in_zone(f"learned.{seat}") if self.skill(c).type == kind]
        (one,) = yield from self.pick(seat, "settle.skill", lambda: [thing_id(card) for card in cards], 1, 1)
        self.discard_skill(handle_of(one))
        self.reckon(seat)
        self.tell("skill.forgotten", seat=player_id(seat), card=one, rules=("RB-SKILL-10",))

    def asset_limit(self, seat: Seat, type_: str) -> int:
        """One of each type, two goods by some cards (RB-ASSET-02)."""
        return 2 if type_ == "goods" and "two_goods" in self.kit(seat).permits else 1

    def _excess_type(self, seat: Seat) -> str | None:
        cards = self.assets(seat)
        if len(cards) < 2:
            return None
        types = [self.asset(card).type for card in cards]
        for type_ in ASSET_TYPES:
            if types.count(type_) > self.asset_limit(seat, type_):
                return type_
        return None

    def _excess_skill(self, seat: Seat) -> Attribute | None:
        learned = self.things.in_zone(f"learned.{seat}")
        if learned:
            types = [self.skill(card).type for card in learned]
            for attribute in ATTRIBUTES:
                n = types.count(attribute)
                if n and n > self.stat(seat, attribute):
                    return attribute
        return None

    def _settle_damage(self, seat: Seat, player: Player) -> bool:
        """Damage is never above life; tells whether the hero is newly defeated (RB-DMG-02, RB-DMG-03)."""
        life = self.life(seat)
        player.damage = min(player.damage, life)
        if player.down is (player.damage >= life):
            return False
        player.down = not player.down
        name = "defeated" if player.down else "recovered"
        rules = ("RB-DMG-02",) if player.down else ("RB-STATE-03",)
        self.tell(name, seat=player_id(seat), rules=rules)
        return player.down

    # ------------------------------------------------------------------ the end

    def finish(self, winner: Seat | None, why: str) -> GameOver:
        """How the game ends: one wins, or all have lost (RB-END-01, RB-END-07)."""
        scores = tuple(int(seat == winner) for seat in range(len(self.state.players)))
        if winner is None:
            return GameOver(Result(winners=(), scores=scores, why=why, lost=True))
        return GameOver(Result(winners=(winner,), scores=scores, why=why))
