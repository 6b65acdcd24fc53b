"""Why not: what a player may expect but the rules refuse, read from the player's own view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexameron.games.runewars.content.terms import RESOURCES
from hexameron.games.runewars.options import (
    Activate,
    Build,
    Choose,
    Claim,
    Heal,
    Move,
    OfDial,
    Play,
    Rearrange,
    Repair,
    Walk,
)
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.rules.harvest import sites
from hexameron.games.runewars.rules.movement import armies, is_barred, may_invade, may_stay
from hexameron.games.runewars.rules.orders import is_supreme
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table_of_land import is_wild, kind_of
from hexameron.kernel.asking import Option, Refusal
from hexameron.kernel.game import Question
from hexameron.kernel.ids import thing_id
from hexameron.kernel.screen.refusals import Reason, by_prompt, no
from hexameron.kernel.text import Text

WOOD, ORE = 1, 2
"""The places of these dials."""
HARVEST, RECRUIT, POWER = 4, 5, 7


def _used(t: Campaign, asked: Question) -> Iterator[Refusal]:
    """Orders that were played this year."""
    for number in t.player(asked.seat).used:
        yield no(Choose(number), "order_used", "RW-ORDER-04")


def _new_cards(t: Campaign, asked: Question) -> Iterator[Refusal]:
    """Tactics cards drawn in this season."""
    for handle in t.things.in_zone(f"tactics.new.{asked.seat}"):
        yield no(Play(thing_id(handle)), "drawn_now", "RW-TACT-02")


def _areas(t: Campaign, asked: Question) -> Iterator[Refusal]:
    """Areas that cannot be activated."""
    order, seat = t.state.order, asked.seat
    reach = armies(t, seat)
    for code, place in t.state.places.items():
        if is_barred(t, seat) or not may_invade(t, seat, code):
            yield no(Activate(code), "barred", "RW-SEASON-06", card=Text(t.state.card))
        elif seat in place.active:
            yield no(Activate(code), "activated", "RW-ACT-03")
        elif order is not None and order.fought and not may_stay(t, seat, code):
            yield no(Activate(code), "second_battle", "RW-MOBI-05")
        elif (near := reach.get(code)) and t.control(code) != seat:
            if all(is_wild(kind_of(id_)) for id_ in near):
                yield no(Activate(code), "only_allies", "RW-NEUT-07")
        elif not near:
            beside = [one for one in t.atlas.beside[code] if t.count(seat, one)]
            shut = [t.atlas.border[one, code] for one in beside if (one, code) in t.atlas.border]
            if shut and len(shut) == len(beside):
                yield no(Activate(code), f"border_{shut[0]}", "RW-MOVE-05")
            else:
                yield no(Activate(code), "out_of_reach", "RW-MOBI-01")


def _fortify(t: Campaign, asked: Question) -> Iterator[Refusal]:
    """What wood, ore and the card itself do not allow."""
    seat = asked.seat
    dials = t.player(seat).dials
    poor = not dials[WOOD] or not dials[ORE]
    for code in t.controlled(seat):
        place = t.place(code)
        if place.fort == seat:
            if place.cracked and not dials[ORE]:
                yield no(Repair(code), "no_ore", "RW-FORT-07")
        elif place.city:
            yield no(Build(code, "fort"), "city", "RW-FORT-03")
        elif poor:
            yield no(Build(code, "fort"), "no_wood_or_ore", "RW-FORT-05")
    if not any(t.rune_at(code) is not None for code in t.controlled(seat)):
        yield no(Rearrange(), "no_runes", "RW-FORT-08")


def _hero(t: Campaign, asked: Question) -> Iterator[Refusal]:
    """What a routed hero, or one away from home, cannot do."""
    hero = t.state.heroes.get(asked.actor)
    if hero is None:
        return
    if hero.down:
        yield no(Move(), "routed", "RW-QUEST-04")
    if not hero.hurt:
        yield no(Heal(), "unhurt", "RW-QUEST-05")
    elif t.control(hero.at) != hero.seat:
        yield no(Heal(), "uncontrolled" if t.control(hero.at) == NOBODY else "not_friendly", "RW-QUEST-06")


def _walkers(t: Campaign, asked: Question) -> Iterator[Refusal]:
    """Heroes who lie down or sit in a Dungeon, and areas that Strategize does not enter."""
    order = t.state.order
    for id_ in t.heroes(asked.seat):
        hero = t.hero(id_)
        for code in t.ways(asked.seat)[hero.at]:
            if order is not None and id_ in order.walked:
                yield no(Walk(id_, code), "walked", "RW-STRG-03")
            elif hero.down:
                yield no(Walk(id_, code), "lies", "RW-MOVE-22")
            elif hero.held:
                yield no(Walk(id_, code), "dungeon", "RW-EXPL-13")
            elif not t.allows(asked.seat, code):
                yield no(Walk(id_, code), "strange", "RW-MOVE-18")


def _no_bonus(t: Campaign, asked: Question) -> Iterator[Refusal]:
    """What the bonus of the order would let one choose, were it the highest of the year."""
    order = t.state.order
    if order is None or is_supreme(t):
        return
    wanted: list[Option] = []
    if order.number == HARVEST:
        wanted += sites(t, order.seat)
    elif order.number == RECRUIT:
        wanted += [OfDial(resource) for resource in RESOURCES if resource not in order.done]
    elif order.number == POWER:
        titles = t.state.titles.items()
        wanted += [Claim(id_, title.influence + 1) for id_, title in titles if title.seat != order.seat]
    for option in wanted:
        yield no(option, "no_bonus", "RW-ORDER-11")


REASONS: Final[dict[str, tuple[Reason[Campaign], ...]]] = {
    "order.choose": (_used,),
    "march.activate": (_areas, _new_cards),
    "strategize.move": (_walkers, _new_cards),
    "turn.resolve": (_new_cards,),
    "turn.close": (_no_bonus, _new_cards),
    "fortify.act": (_fortify, _new_cards),
    "quest.act": (_hero,),
}
REFUSED: Final = by_prompt(Campaign, REASONS)
