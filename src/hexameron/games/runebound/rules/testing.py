"""Attribute tests: use the attribute, exert, resolve (TEST)."""

from __future__ import annotations

from hexameron.games.runebound.content.effects import Pay, Reveal
from hexameron.games.runebound.content.terms import Attribute
from hexameron.games.runebound.options import Apply, Exerting
from hexameron.games.runebound.rules.kit import Ability
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import EVERYBODY


def put_to_test(
    t: Saga, seat: Seat, attribute: Attribute, modifier: int = 0, *, social: bool = False
) -> Rules[int]:
    """The successes of a test; none is a failure. Harm for failing by a card follows it."""
    extra, harm = yield from _before(t, seat)
    cards = max(t.stat(seat, attribute), 0) + modifier  # RB-TEST-15
    cards = max(cards, 0) + t.stat(seat, "test") + extra + (t.stat(seat, "social_test") if social else 0)
    t.tell(
        "test.begins",
        seat=player_id(seat),
        attribute=attribute,
        n=cards,
        rules=("RB-TEST-01", "RB-TEST-02", "RB-TEST-15"),
    )
    yield from _reveal(t, seat, cards)
    while _may_go_on(t, seat):
        got = yield from t.ask(seat, "test.exert", lambda: _ways_on(t, seat), free=True)
        if isinstance(got, Exerting):
            t.exert_card(seat, handle_of(got.card))
            yield from _reveal(t, seat, 1)
        elif isinstance(got, Apply):
            yield from _reveal(t, seat, _pay_for_more(t, seat, got.source))
        else:
            break
    return (yield from _resolve(t, seat, attribute, harm))


def _before(t: Saga, seat: Seat) -> Rules[tuple[int, int]]:
    """Cards that add to step 1 once per turn: how many more, and what a failure costs then."""
    extra = harm = 0
    while found := _usable(t, seat, "testing"):
        abilities = found

        def options(abilities: list[Ability] = abilities) -> list[Option]:
            return [*(Apply(ability.source) for ability in abilities), Done()]

        got = yield from t.ask(seat, "test.before", options)
        if not isinstance(got, Apply):
            break
        ability = next(one for one in abilities if one.source == got.source)
        t.turn.used.append(ability.key)
        effect = ability.rule.effect
        assert isinstance(effect, Reveal)
        extra += effect.n
        harm += effect.harm
        t.tell("ability.used", seat=player_id(seat), source=ability.source, rules=("RB-ABIL-09",))
    return extra, harm


def _usable(t: Saga, seat: Seat, moment: str) -> list[Ability]:
    """Abilities of a test that work once per turn; in the own turn only (RB-ABIL-10)."""
    turn = t.state.turn
    if turn is None or turn.seat != seat:
        return []
    abilities = t.kit(seat).at("testing" if moment == "testing" else "revealed")
    gold = t.player(seat).gold
    return [
        one
        for one in abilities
        if one.key not in turn.used and not (isinstance(one.rule.cost, Pay) and gold < one.rule.cost.n)
    ]


def _reveal(t: Saga, seat: Seat, n: int) -> Rules[None]:
    """Reveals cards from the top of the skill deck; with no card left it stops."""
    for _ in range(n):
        if not t.things.order["skill.deck"]:
            break
        card = yield from t.draw(seat, "skill.deck", "test", sees=EVERYBODY)
        t.refill("skill.deck")
        t.tell(
            "test.revealed",
            seat=player_id(seat),
            card=thing_id(card),
            star=int(t.skill(card).star),
            rules=("RB-TEST-01", "RB-TEST-09"),
        )


def _may_go_on(t: Saga, seat: Seat) -> bool:
    """Whether more cards could be revealed (RB-TEST-04, RB-TEST-05)."""
    return bool(t.hand(seat)) or bool(_paid_for(t, seat))


def _ways_on(t: Saga, seat: Seat) -> list[Option]:
    """With no deck left the card that one exerts makes a new one (RB-LIMIT-04)."""
    return [*t.exertions(seat), *_paid_for(t, seat), Done()]


def _paid_for(t: Saga, seat: Seat) -> list[Apply]:
    if not t.things.order["skill.deck"]:
        return []
    return [Apply(ability.source) for ability in _usable(t, seat, "revealed")]


def _pay_for_more(t: Saga, seat: Seat, source: str) -> int:
    ability = next(one for one in _usable(t, seat, "revealed") if one.source == source)
    t.turn.used.append(ability.key)
    t.tell("ability.used", seat=player_id(seat), source=source, rules=("RB-ABIL-09",))
    cost, effect = ability.rule.cost, ability.rule.effect
    assert isinstance(cost, Pay)
    assert isinstance(effect, Reveal)
    t.lose_gold(seat, cost.n)
    return effect.n


def _resolve(t: Saga, seat: Seat, attribute: Attribute, harm: int) -> Rules[int]:
    """Counts successes and discards what was revealed (RB-TEST-09..12)."""
    cards = t.things.in_zone("test")[:]
    successes = sum(t.skill(card).star for card in cards)
    for card in cards:
        t.discard_skill(card)
    passed = successes > 0
    t.tell(
        "test.passed" if passed else "test.failed",
        seat=player_id(seat),
        attribute=attribute,
        n=successes,
        rules=("RB-TEST-10" if passed else "RB-TEST-11", "RB-TEST-12"),
    )
    if harm and not passed:
        yield from t.suffer(seat, harm)
    return successes
