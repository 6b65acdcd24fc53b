"""Drawing scrolls, artifacts and Treasure cards (SCROLL, ART, TREAS), and the Dragon Deposit."""

from __future__ import annotations

from functools import partial
from typing import Final

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content.effects import Effect
from hexameron.games.heroes.options import Part
from hexameron.games.heroes.rules import values
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import Conquest, Deck
from hexameron.kernel.asking import Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import EVERYBODY

PILES: Final[tuple[Deck, ...]] = ("treasure", "scroll", "artifact")
DEPOSIT_PARTS: Final = 1
"""The parts that a Treasure card from a discard pile gives (HE-TREAS-05)."""


def _ids(cards: list[int]) -> list[Pick]:
    return [Pick(thing_id(card)) for card in cards]


def _draw_some(t: Conquest, seat: Seat, deck: Deck, n: int) -> Rules[list[int]]:
    """Draws so many cards to choose from, or as many as there are; only the drawer sees them (HE-INFO-05)."""
    drawn: list[int] = []
    for _ in range(n):
        card = yield from t.draw_card(seat, deck, f"drawn.{seat}")
        if card is None:
            break
        drawn.append(card)
    return drawn


def _discard_others(t: Conquest, seat: Seat, deck: Deck, drawn: list[int], kept: int | None) -> None:
    """What was drawn and not kept is discarded for all to see, also where there was nothing to choose."""
    others = [card for card in drawn if card != kept]
    for card in others:
        t.discard(card, deck)
    t.tell_discarded(seat, others)


def draw_scroll(t: Conquest, hero: Hero) -> Rules[None]:
    """A scroll for a hero; a Mystic keeps one of several (HE-SCROLL-01, HE-SCROLL-05, HE-HERO-11)."""
    seat = hero.seat
    drawn = yield from _draw_some(t, seat, "scroll", values.scrolls_seen(t, hero))
    if not drawn:
        t.tell("draw.nothing", seat=player_id(seat), deck="scroll.deck", rules=("HE-SETUP-23",))
        return
    got = yield from t.ask(seat, "scroll.keep", partial(_ids, drawn), actor=hero.id)
    kept = handle_of(got.id)
    _discard_others(t, seat, "scroll", drawn, kept)
    take_scroll(t, hero, kept)


def take_scroll(t: Conquest, hero: Hero, card: int) -> None:
    """A scroll lies face down beside the hero's card; one from the open pile is remembered by all."""
    t.things.move(card, f"scrolls.{hero.id}")
    t.tell("scroll.gained", hero=hero.id, card=thing_id(card), rules=("HE-SCROLL-01",))


def free_slot(t: Conquest, hero: Hero, card: int) -> bool:
    """Whether a hero has no artifact of this one's type yet (HE-ART-03)."""
    slot = t.artifact(card).slot
    return all(t.artifact(own).slot != slot for own in t.held(hero, "artifacts"))


def draw_artifact(t: Conquest, hero: Hero) -> Rules[None]:
    """Several are drawn and one that fits is kept; with none that fits all are discarded (HE-ART-01)."""
    seat = hero.seat
    drawn = yield from _draw_some(t, seat, "artifact", values.artifacts_seen(t, hero))
    fitting = [card for card in drawn if free_slot(t, hero, card)]
    if not fitting:
        _discard_others(t, seat, "artifact", drawn, None)
        t.tell("artifact.none", hero=hero.id, rules=("HE-ART-01", "HE-ART-03"))
        return
    got = yield from t.ask(seat, "artifact.keep", partial(_ids, fitting), actor=hero.id)
    kept = handle_of(got.id)
    _discard_others(t, seat, "artifact", drawn, kept)
    t.keep_artifact(hero, kept)


def draw_treasure(t: Conquest, hero: Hero, parts: int) -> Rules[list[Effect]]:
    """A Treasure card, shown to all; its chosen parts in the order of their choice (HE-TREAS-01..07)."""
    card = yield from t.draw_card(hero.seat, "treasure", f"drawn.{hero.seat}", sees=EVERYBODY)
    if card is None:
        t.tell("draw.nothing", seat=player_id(hero.seat), deck="treasure.deck", rules=("HE-SETUP-23",))
        return []
    t.tell("treasure.drawn", hero=hero.id, card=thing_id(card), n=parts, rules=("HE-BEND-04",))
    chosen = yield from _choose_parts(t, hero, card, parts)
    t.discard(card, "treasure")
    return chosen


def _choose_parts(t: Conquest, hero: Hero, card: int, n: int) -> Rules[list[Effect]]:
    """Different parts of a Treasure card, as many as are due (HE-TREAS-03, HE-TREAS-07)."""
    printed = catalogue.treasure(t.things.face[card]).parts
    left = list(range(1, len(printed) + 1))
    chosen: list[Effect] = []
    while left and len(chosen) < n:
        which = (len(chosen) + 1, min(n, len(printed)))
        got = yield from t.ask(
            hero.seat, "treasure.part", partial(_parts, card, left), actor=hero.id, count=which
        )
        left.remove(got.part)
        chosen.append(printed[got.part - 1])
    return chosen


def _parts(card: int, left: list[int]) -> list[Part]:
    return [Part(thing_id(card), part) for part in left]


def discarded(t: Conquest, hero: Hero) -> list[int]:
    """What a hero may take from the discard piles (HE-SITE-07)."""
    return [
        card
        for pile in PILES
        for card in t.things.in_zone(f"{pile}.discard")
        if pile != "artifact" or free_slot(t, hero, card)
    ]


def take_discarded(t: Conquest, hero: Hero) -> Rules[list[Effect]]:
    """One card from a discard pile; of a Treasure card one part is to be carried out (HE-SITE-07)."""
    if not discarded(t, hero):
        return []
    got = yield from t.ask(hero.seat, "deposit.take", lambda: _ids(discarded(t, hero)), actor=hero.id)
    card = handle_of(got.id)
    pile = t.things.zone[card]
    t.tell("deposit.taken", hero=hero.id, card=got.id, rules=("HE-SITE-07",))
    if pile == "treasure.discard":
        return (yield from _choose_parts(t, hero, card, DEPOSIT_PARTS))
    if pile == "scroll.discard":
        take_scroll(t, hero, card)
    else:
        t.keep_artifact(hero, card)
    return []
