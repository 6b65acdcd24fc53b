"""Learning skills: their price in trophies and the limits of attributes (SKILL)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.runebound.content.effects import Stat
from hexameron.games.runebound.content.records import Skill
from hexameron.games.runebound.content.terms import ATTRIBUTES, DECKS
from hexameron.games.runebound.options import Learn
from hexameron.games.runebound.rules import trophies
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, Option, Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import EVERYBODY


def raised(skill: Skill, attribute: str) -> int:
    """By how much a skill raises an attribute."""
    return sum(
        rule.effect.n
        for rule in skill.rules
        if isinstance(rule.effect, Stat) and rule.effect.stat == attribute
    )


def fits(t: Saga, seat: Seat, skill: Skill) -> bool:
    """Whether the limit of the attribute lets a hero learn it (RB-SKILL-09, RB-SKILL-12)."""
    if any(raised(skill, attribute) > 0 for attribute in ATTRIBUTES):
        return True
    same = sum(t.skill(card).type == skill.type for card in t.things.in_zone(f"learned.{seat}"))
    return same + 1 <= t.stat(seat, skill.type) + raised(skill, skill.type)


def can_pay(have: Sequence[int], cost: Sequence[str], less: int = 0) -> bool:
    """Whether so many trophies of each deck pay the orbs, of which some may be left out."""
    missing = sum(max(cost.count(deck) - count, 0) for deck, count in zip(DECKS, have, strict=True))
    return missing <= less and sum(have) >= len(cost) - less


def counts(t: Saga, seat: Seat) -> list[int]:
    return [t.things.count(f"trophy.{seat}.{deck}") for deck in DECKS]


def learnable(t: Saga, seat: Seat, less: int = 0) -> list[int]:
    """The cards in hand that a hero could learn now."""
    hand = t.hand(seat)
    if not hand:
        return []
    have = counts(t, seat)
    if not any(have) and not less:
        return []
    found = []
    for card in hand:
        skill = t.skill(card)
        if can_pay(have, skill.cost, less) and fits(t, seat, skill):
            found.append(card)
    return found


def options(t: Saga, seat: Seat) -> list[Learn]:
    return [Learn(thing_id(card)) for card in learnable(t, seat)]


def learn(t: Saga, seat: Seat, card: int, *, less: int = 0, free: bool = False) -> Rules[None]:
    """Pays the orbs and puts the skill into play (RB-SKILL-05..07)."""
    skill = t.skill(card)
    if not free:
        yield from _pay(t, seat, skill.cost, less)
    t.things.show(card, EVERYBODY)
    t.things.move(card, f"learned.{seat}")
    t.reckon(seat)
    t.tell("skill.learned", seat=player_id(seat), card=thing_id(card), rules=("RB-SKILL-05", "RB-SKILL-07"))


def pays(decks: Sequence[str], cost: Sequence[str], less: int) -> bool:
    """Whether trophies of these decks can all go towards the orbs, at most one each."""
    grey = cost.count("any")
    over = sum(max(decks.count(deck) - cost.count(deck), 0) for deck in DECKS)
    return over <= grey and len(decks) <= len(cost)


def _pay(t: Saga, seat: Seat, cost: Sequence[str], less: int) -> Rules[None]:
    """Trophies that match the orbs, no more than needed (RB-SKILL-05, RB-SKILL-06)."""
    n = len(cost) - less
    there = t.trophies(seat)
    deck = {thing_id(card): t.deck_of(card) for card in there}

    def together(picked: Sequence[str]) -> bool:
        return pays([deck[one] for one in picked], cost, less)

    if not n:
        return
    picked = yield from t.pick(seat, "learn.pay", lambda: list(deck), n, n, fits=together)
    for one in picked:
        trophies.spend(t, seat, handle_of(one))


def learn_by_card(t: Saga, seat: Seat, *, free: bool) -> Rules[None]:
    """A card lets a hero learn at once: for nothing, or with any one orb left out."""
    cards = [card for card in t.hand(seat) if fits(t, seat, t.skill(card))]
    if not free:
        have = counts(t, seat)
        cards = [card for card in cards if can_pay(have, t.skill(card).cost, 1)]

    def listed() -> list[Option]:
        return [*(Pick(thing_id(card)) for card in cards), Done()]

    got = yield from t.ask(seat, "learn.card", listed, show=lambda: bool(t.hand(seat)))
    if isinstance(got, Pick):
        yield from learn(t, seat, handle_of(got.id), less=1, free=free)
