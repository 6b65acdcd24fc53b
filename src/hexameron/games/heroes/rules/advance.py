"""Experience and advances: paying with trophies, drawing and keeping a skill (XP, SKILL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from hexameron.games.heroes.content import tracks
from hexameron.games.heroes.content.records import Skill
from hexameron.games.heroes.options import Advance, Study
from hexameron.games.heroes.rules import values
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Done, Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, thing_id
from hexameron.kernel.picking import Sets

Kind = Literal["might", "magic"]
KINDS: Final[tuple[Kind, ...]] = ("might", "magic")


def experience(t: Conquest, hero: Hero) -> int:
    """The experience on a hero's trophies (HE-BEND-03)."""
    return sum([t.encounter(token).experience for token in t.held(hero, "trophies")])


def decks_left(t: Conquest, seat: Seat) -> list[Kind]:
    """The skill decks that still give cards (HE-XP-09)."""
    order = t.things.order
    return [kind for kind in KINDS if order.get(f"{kind}.{seat}") or order.get(f"{kind}.discard.{seat}")]


def affordable(t: Conquest, hero: Hero, extra: int = 0) -> bool:
    """Whether a hero has the experience for an advance, with so much that does not lie on trophies."""
    trophies = t.held(hero, "trophies")
    if not trophies and not extra:
        return False
    if experience(t, hero) + extra < values.advance_cost(t, hero):
        return False
    return bool(decks_left(t, hero.seat))


def pay(t: Conquest, hero: Hero, extra: int) -> Rules[bool]:
    """Lets the player pay for an advance, if the hero can (HE-XP-02).

    ``extra`` is experience of a Treasure card, which is lost if it is not used now (HE-XP-04, HE-XP-05).
    """
    if not affordable(t, hero, extra):
        return False

    def options() -> list[Advance | Done]:
        return [Advance(hero.id), Done()]

    got = yield from t.ask(hero.seat, "advance.now", options, actor=hero.id)
    if isinstance(got, Done):
        return False
    yield from give_trophies(t, hero, values.advance_cost(t, hero) - extra)
    return True


def give_trophies(t: Conquest, hero: Hero, cost: int) -> Rules[None]:
    """Gives up whole trophies worth at least the cost; no change is given (HE-XP-06, HE-XP-10).

    A trophy that is not needed is surplus on a token of its own, and so it is kept.
    """
    worth = {token: t.encounter(token).experience for token in t.held(hero, "trophies")}
    trophies = sorted(worth, key=worth.__getitem__)

    def all_needed(picked: Sequence[int]) -> bool:
        worths = [worth[token] for token in picked]
        return sum(worths) - min(worths) < cost

    def enough(picked: Sequence[int]) -> bool:
        return sum(worth[token] for token in picked) >= cost

    paid = yield from t.pick_things(
        hero.seat,
        "advance.pay",
        lambda: trophies,
        lambda token: Pick(thing_id(token)),
        Sets(0, len(trophies), all_needed, enough, worth.__getitem__),
        actor=hero.id,
    )
    for token in paid:
        t.things.move(token, "gone")
        t.tell("advance.paid", hero=hero.id, card=thing_id(token), rules=("HE-XP-06", "HE-XP-10"))


def gain_skill(t: Conquest, hero: Hero) -> Rules[Skill | None]:
    """The player chooses Might or Magic, draws two cards and keeps one for the hero (HE-XP-07)."""
    seat = hero.seat
    if not decks_left(t, seat):
        t.tell("skill.none", hero=hero.id, rules=("HE-XP-09",))
        return None
    got = yield from t.ask(
        seat, "skill.deck", lambda: [Study(kind) for kind in decks_left(t, seat)], actor=hero.id
    )
    kind: Kind = "might" if got.deck == "might" else "magic"
    drawn: list[int] = []
    while len(drawn) < tracks.SKILLS_SEEN:
        card = yield from t.draw_skill(seat, kind)
        if card is None:
            break
        drawn.append(card)
    kept = yield from t.ask(
        seat, "skill.keep", lambda: [Pick(thing_id(card)) for card in drawn], actor=hero.id
    )
    others = [card for card in drawn if thing_id(card) != kept.id]
    for card in others:
        t.lay_open(card, f"{kind}.discard.{seat}")
    t.tell_discarded(seat, others)
    card = handle_of(kept.id)
    t.lay_open(card, f"skills.{hero.id}")
    t.reckon()
    t.tell("skill.gained", hero=hero.id, card=kept.id, rules=("HE-XP-07", "HE-SKILL-02"))
    return t.skill(card)
