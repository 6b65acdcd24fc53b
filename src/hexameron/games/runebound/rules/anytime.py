"""What a hero may do at any time of the own turn, and what cards do by themselves (ABIL, SKILL)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.runebound.board import by_water
from hexameron.games.runebound.content.effects import (
    Carry,
    Heal,
    HealHere,
    Hop,
    SellOne,
    SpendAs,
    Test,
    WaterStep,
)
from hexameron.games.runebound.options import Learn, Meet, Use
from hexameron.games.runebound.rules import fighters, giving, learning, movement
from hexameron.games.runebound.rules.conditions import stands
from hexameron.games.runebound.rules.damage import hurt
from hexameron.games.runebound.rules.effects import can_pay, pay
from hexameron.games.runebound.rules.kit import Ability
from hexameron.games.runebound.rules.running import Use as Using
from hexameron.games.runebound.rules.running import run
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Option, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id


class Journey(Saga):
    """The table at which the rules are played."""

    between_actions = False
    """Whether no action is being resolved, so that one may learn and hand things over (RB-SKILL-03)."""

    def free(self, seat: Seat) -> Sequence[Option]:
        """Abilities that work once per turn; between two actions learning and gifts, too."""
        turn = self.state.turn
        if turn is None or turn.seat != seat:
            return ()
        found: list[Option] = [Use(one.source) for one in _abilities(self, seat)]
        if self.between_actions:
            found += learning.options(self, seat)
            found += giving.meetings(self, seat)
        return found

    def run_free(self, seat: Seat, option: Option) -> Rules[None]:
        if isinstance(option, Learn):
            yield from learning.learn(self, seat, handle_of(option.card))
        elif isinstance(option, Meet):
            yield from giving.meet(self, seat, option.player)
        elif isinstance(option, Use):
            between, self.between_actions = self.between_actions, False
            ability = next(one for one in _abilities(self, seat) if one.source == option.source)
            self.turn.used.append(ability.key)
            self.tell(
                "ability.used",
                seat=player_id(seat),
                source=ability.source,
                rules=("RB-ABIL-09", "RB-ABIL-11"),
            )
            use = Using(seat, ability.source)
            if ability.rule.cost is not None:
                yield from pay(self, use, ability.rule.cost)
            yield from run(self, use, ability.rule.effect)
            self.between_actions = between

    def suffer(self, seat: Seat, n: int) -> Rules[None]:
        """Damage by a card; to a fighter in combat shields may block it (RB-CACT-24, RB-CACT-27)."""
        combat = self.state.combat
        if combat is not None and combat.step != "over":
            side = 0 if seat == self.turn.seat else 1
            if fighters.hero_of(self, side) == seat:
                yield from hurt(self, side, n, "", attack=False)
                return
        self.wound(seat, n, rules=("RB-DMG-01", "RB-CACT-27"))

    def entered(self, seat: Seat) -> Rules[None]:
        """Cards that work when a hero comes into a hex, in the own turn."""
        turn = self.state.turn
        if turn is None or turn.seat != seat:
            return
        for ability in self.kit(seat).at("entered"):
            if ability.key not in turn.used and stands(self, seat, ability.rule.only):
                turn.used.append(ability.key)
                self.tell("ability.used", seat=player_id(seat), source=ability.source, rules=("RB-ABIL-09",))
                yield from run(self, Using(seat, ability.source), ability.rule.effect)

    def trophy_gained(self, seat: Seat) -> Rules[None]:
        """Each trophy is a moment of its own (RB-TROPHY-03)."""
        if not self.player(seat).at:
            return
        for ability in self.kit(seat).at("trophy"):
            if can_pay(self, seat, ability.rule.cost) and (
                yield from self.confirm(seat, "ability.may", actor=ability.source)
            ):
                self.tell(
                    "ability.used", seat=player_id(seat), source=ability.source, rules=("RB-TROPHY-03",)
                )
                use = Using(seat, ability.source)
                if ability.rule.cost is not None:
                    yield from pay(self, use, ability.rule.cost)
                yield from run(self, use, ability.rule.effect)


def _abilities(t: Journey, seat: Seat) -> list[Ability]:
    """The abilities of the own cards that work once per turn and can be used now (RB-ABIL-09..11).

    Any moment will do, but for a combat, which nobody leaves but by escaping (ruling on RB-ABIL-11).
    """
    abilities = t.kit(seat).at("any_time")
    if not abilities:
        return []
    return [
        one
        for one in abilities
        if (one.rule.in_combat or t.state.combat is None)
        and one.key not in t.turn.used
        and stands(t, seat, one.rule.only)
        and can_pay(t, seat, one.rule.cost)
        and _does_something(t, seat, one)
    ]


def _does_something(t: Journey, seat: Seat, ability: Ability) -> bool:
    """Whether there is anything for an ability to work on."""
    effect = ability.rule.effect
    if isinstance(effect, SpendAs | Hop):
        return False  # they are offered with the dice
    if isinstance(effect, Heal):
        return t.player(seat).damage > 0
    if isinstance(effect, HealHere):
        return any(t.player(one).damage for one in t.heroes_at(t.player(seat).at))
    if isinstance(effect, SellOne):
        return bool(t.assets(seat))
    if isinstance(effect, WaterStep):
        return bool(by_water(t.player(seat).at))
    if isinstance(effect, Carry):
        return bool(movement.carried_to(t, seat, effect))
    if isinstance(effect, Test):
        return not t.things.order.get("test")  # one test is finished before another
    return True
