"""What one may do at any time in one's turn or Quest Phase action, and what happens at once (TERM, LIMIT)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.content.effects import GiveRewards, Moment, Rule
from hexameron.games.runewars.content.rewards import REWARD
from hexameron.games.runewars.content.titles import TITLE, TITLES
from hexameron.games.runewars.options import (
    Demolish,
    Exchange,
    Fulfil,
    HandOver,
    Office,
    PickUp,
    Play,
    Spend,
)
from hexameron.games.runewars.rules import ending, exploring, heroes, objectives
from hexameron.games.runewars.rules.playing import play_tactic, playable
from hexameron.games.runewars.rules.running import Use, is_possible, run
from hexameron.games.runewars.setup import STAGES
from hexameron.games.runewars.state import NOBODY, Order
from hexameron.games.runewars.table import QUEST_LIMIT, RUNE_ZONES, TACTICS_LIMIT, War
from hexameron.games.runewars.table_of_land import LIMIT
from hexameron.kernel.asking import NOTHING, Option, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import bit

MARCHES = (2, 3)
OFFICES: Final = tuple(
    (title.id, rule.cost.n)
    for title in TITLES
    for rule in title.rules
    if "turn" in rule.when and isinstance(rule.cost, GiveRewards)
)
"""Titles that trade Reward cards in a turn, and how many."""


def may_act(t: War, seat: Seat) -> bool:
    """Whether for all that others know a player could do something now."""
    return (
        t.things.count(f"tactics.{seat}") > 0
        or t.things.count(f"objective.{seat}") > 0
        or any(t.things.count(f"rewards.{id_}") for id_ in t.heroes(seat))
    )


def is_pristine(order: Order) -> bool:
    """Nothing of the Order card has been resolved."""
    begun = order.again or order.fought or order.marched or order.walked or order.done
    return order.stage in ("open", "primary") and not begun


def moments(t: War, seat: Seat) -> tuple[Moment, ...]:
    """The moments for which a player may use cards now."""
    order = t.state.order
    if order is not None and order.seat == seat:
        found: list[Moment] = ["turn"]
        if t.state.battle is None:
            found.append("calm_turn")
        if is_pristine(order):
            found.append("before_order")
        if order.number in MARCHES and order.stage in ("open", "primary"):
            found.append("march")
        return tuple(found)
    quest = t.state.quest
    return ("quest_act",) if quest is not None and quest.left and quest.left[0] == seat else ()


def fits(rule: Rule, now: Sequence[Moment]) -> bool:
    return any(when in now for when in rule.when)


class Campaign(War):
    """A war with all that may be done in between."""

    def free(self, seat: Seat) -> list[Option]:
        now = moments(self, seat)
        if not now:
            return []
        rewards = {id_: cards for id_ in self.heroes(seat) if (cards := heroes.rewards(self, id_))}
        found = [*self._tactics(seat, now)]
        if rewards:
            found += self._rewards(seat, rewards, now)
        if rewards or self.state.graves:
            found += self._trades(seat)
        if "turn" in now:
            if objectives.is_fulfilled(self, seat):
                found.append(Fulfil())
            if objectives.is_impossible(self, seat):
                found.append(Exchange())
            if rewards:
                found += self._offices(seat, sum(map(len, rewards.values())))
            found += [Demolish(code) for code in exploring.destructible(self, seat)]
        return found

    def _tactics(self, seat: Seat, now: tuple[Moment, ...]) -> Iterable[Option]:
        """Tactics cards, of those alike one (RW-TACT-01, RW-TACT-02)."""
        faces = playable(now)
        found: dict[int, Option] = {}
        for handle in self.things.in_zone(f"tactics.{seat}"):
            face = self.things.face[handle]
            if face in faces and face not in found:
                card = catalogue.tactic(face)
                if is_possible(self, Use(seat, card.id, card=handle), card.rule.effect):
                    found[face] = Play(thing_id(handle))
        return found.values()

    def _rewards(
        self, seat: Seat, rewards: Mapping[str, Sequence[int]], now: Sequence[Moment]
    ) -> list[Option]:
        """Reward cards of own heroes."""
        return [
            Spend(thing_id(card))
            for id_, cards in rewards.items()
            for card in cards
            for rule in REWARD[self.id_of(card)].rules
            if fits(rule, now)
            and is_possible(self, Use(seat, self.id_of(card), hero=id_, card=card), rule.effect)
        ]

    def _traded(self) -> list[str]:
        if self.state.order is not None:
            return self.state.order.traded
        return self.state.quest.traded if self.state.quest is not None else []

    def _trades(self, seat: Seat) -> list[Option]:
        """Reward cards between own heroes in one area, and of defeated ones (RW-REWD-03, RW-HERO-12)."""
        found: list[Option] = []
        traded = self._traded()
        for id_ in self.heroes(seat):
            hero = self.hero(id_)
            found += [
                HandOver(thing_id(card), other)
                for card in heroes.rewards(self, id_)
                if thing_id(card) not in traded
                for other in self.heroes_at(hero.at)
                if other != id_ and self.hero(other).seat == seat
            ]
            found += [PickUp(id_, grave) for grave in self.place(hero.at).graves]
        return found

    def _offices(self, seat: Seat, rewards: int) -> list[Option]:
        """The Captain's trade of Reward cards, once per turn (RW-POWER-12)."""
        return [
            Office(id_)
            for id_, n in OFFICES
            if self.title(id_) == seat and id_ not in self.order.once and rewards >= n
        ]

    def may_be_free(self, seat: Seat) -> bool:
        return bool(moments(self, seat)) and may_act(self, seat)

    # ------------------------------------------------------------------ doing it

    def run_free(self, seat: Seat, option: Option) -> Rules[None]:
        if isinstance(option, Play):
            yield from play_tactic(self, seat, handle_of(option.card))
        elif isinstance(option, Spend):
            yield from self._spend(seat, handle_of(option.card))
        elif isinstance(option, Fulfil):
            yield from objectives.fulfil(self, seat)
        elif isinstance(option, Exchange):
            yield from objectives.exchange(self, seat)
        elif isinstance(option, Office):
            yield from self._office(seat, option.title)
        elif isinstance(option, HandOver):
            self._hand_over(option)
        elif isinstance(option, PickUp):
            self._pick_up(seat, option)
        elif isinstance(option, Demolish):
            exploring.demolish(self, option.area)

    def _spend(self, seat: Seat, card: int) -> Rules[None]:
        id_ = self.things.zone[card].partition(".")[2]
        now = moments(self, seat)
        source = self.id_of(card)
        rule = next(rule for rule in REWARD[source].rules if fits(rule, now))
        heroes.use_up(self, id_, card, rule)
        yield from run(self, Use(seat, source, hero=id_, card=card), rule.effect)

    def _office(self, seat: Seat, title: str) -> Rules[None]:
        """Three Reward cards, of any heroes together (RW-POWER-12)."""
        rule = next(rule for rule in TITLE[title].rules if isinstance(rule.cost, GiveRewards))
        assert isinstance(rule.cost, GiveRewards)
        self.order.once.append(title)
        cards = [thing_id(card) for id_ in self.heroes(seat) for card in heroes.rewards(self, id_)]
        n = rule.cost.n
        picked = yield from self.pick(seat, "office.rewards", lambda: cards, n, n, actor=title)
        for one in picked:
            self.discard(handle_of(one), "reward.discard")
            self.tell("card.discarded", seat=player_id(seat), card=one, rules=("RW-POWER-12",))
        self.tell("title.used", seat=player_id(seat), title=title, rules=("RW-POWER-12",))
        yield from run(self, Use(seat, title), rule.effect)

    def _hand_over(self, option: HandOver) -> None:
        self._traded().append(option.card)
        self.things.move(handle_of(option.card), f"rewards.{option.hero}")
        self.tell("reward.traded", hero=option.hero, card=option.card, rules=("RW-REWD-03",))

    def _pick_up(self, seat: Seat, option: PickUp) -> None:
        """The Reward cards of a defeated hero (RW-HERO-12)."""
        zone = f"rewards.grave.{option.grave}"
        for card in self.things.in_zone(zone)[:]:
            self.things.show(card, bit(seat))
            self.things.move(card, f"rewards.{option.hero}")
        self.place(self.hero(option.hero).at).graves.remove(option.grave)
        self.tell("reward.found", hero=option.hero, n=option.grave, rules=("RW-HERO-12",))

    # ------------------------------------------------------------------ what happens at once

    def settle(self) -> Rules[None]:
        """Hand limits; outside battles the limit of eight, looks, elimination, victory."""
        return self._settle() if self.has_changed and self.state.step not in STAGES else NOTHING

    def _settle(self) -> Rules[None]:
        if self.drawn:
            for seat in self.seats():
                yield from self._trim_hands(seat)
            self.drawn = False
        if self.is_pending:
            return
        for code in self.crowded():
            seat = self.control(code)
            if seat != NOBODY and (over := self.count(seat, code) - LIMIT) > 0:
                rules = ("RW-MOVE-12", "RW-MOVE-14", "RW-RECR-04", "RW-RETR-07")
                yield from self.give_up(seat, code, over, "settle.units", rules=rules)
        if self.shifted:
            self.shifted = False
            if not self.is_long:
                self._look_at_runes()
            ending.check_elimination(self)
            ending.check_victory(self)
        self.unsettled = False

    def _look_at_runes(self) -> None:
        """Everybody sees the runes of own areas and where own heroes are (RW-RUNE-08)."""
        state, things = self.state, self.things
        guests: dict[str, int] = {}
        owners = self.owners()
        for hero in state.heroes.values():
            guests[hero.at] = guests.get(hero.at, 0) | bit(hero.seat)
        for code in state.places:
            if there := things.order.get(RUNE_ZONES[code]):
                handle, holder = there[-1], owners[code]
                mask = guests.get(code, 0) | (bit(holder) if holder != NOBODY else 0)
                if mask & ~things.seen[handle]:
                    things.show(handle, mask)

    def _trim_hands(self, seat: Seat) -> Rules[None]:
        held = self.things.count(f"tactics.{seat}") + self.things.count(f"tactics.new.{seat}")
        if held > TACTICS_LIMIT:
            yield from self._discard_down(
                seat, f"tactics.{seat}", "tactics", TACTICS_LIMIT, rules=("RW-TACT-04",)
            )
        if self.things.count(f"quests.{seat}") > QUEST_LIMIT:
            yield from self._discard_down(
                seat, f"quests.{seat}", "quest", QUEST_LIMIT, rules=("RW-QUEST-14",)
            )

    def _discard_down(
        self, seat: Seat, zone: str, pile: str, limit: int, *, rules: tuple[str, ...]
    ) -> Rules[None]:
        """A player discards cards of choice down to a limit."""
        cards = self.things.in_zone(zone)[:]
        if zone.startswith("tactics"):
            cards = self.things.in_zone(f"tactics.{seat}") + self.things.in_zone(f"tactics.new.{seat}")
        over = len(cards) - limit
        if over <= 0:
            return
        picked = yield from self.pick(
            seat, f"discard.{pile}", lambda: [thing_id(card) for card in cards], over, over
        )
        for one in picked:
            self.discard(handle_of(one), f"{pile}.discard")
            self.tell("card.discarded", seat=player_id(seat), card=one, rules=rules)
