"""Why not: what a player may expect but the rules refuse, read from the player's own view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexameron.games.runebound.board import BOARD, ENTERS, is_connected, is_river, is_road
from hexameron.games.runebound.content.effects import Surges
from hexameron.games.runebound.content.map import CITY_AT, GEMS
from hexameron.games.runebound.options import (
    Adventure,
    Again,
    Attempt,
    Buy,
    Double,
    Face,
    Flee,
    Learn,
    Rest,
    Shop,
    Step,
    Surge,
    Throw,
    Train,
)
from hexameron.games.runebound.rules import adventuring, escaping, fighters, shopping
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.kernel.asking import Refusal
from hexameron.kernel.game import Question
from hexameron.kernel.ids import thing_id
from hexameron.kernel.screen.refusals import Reason, by_prompt, no


def _tied(t: Journey, asked: Question) -> Iterator[Refusal]:
    """The defeated rest, the delayed recover; nothing else."""
    seat = asked.seat
    if t.is_defeated(seat):
        yield no(Throw(), "defeated", "RB-STATE-01")
        yield no(Train(), "defeated", "RB-STATE-01")
    elif t.player(seat).delayed:
        yield no(Throw(), "delayed", "RB-STATE-07")
        yield no(Rest(), "delayed", "RB-STATE-07")


def _here(t: Journey, asked: Question) -> Iterator[Refusal]:
    """What cannot be done where the hero stands."""
    at = t.player(asked.seat).at
    if at in GEMS:
        if not t.state.gems.get(at):
            yield no(Adventure(), "gem", "RB-ADV-03")
        elif t.state.turn is not None and t.turn.actions < 2:
            yield no(Adventure(), "two_actions", "RB-ADV-02")
    else:
        yield no(Adventure(), "no_gem", "RB-ADV-01")
    if at not in CITY_AT:
        yield no(Shop(), "no_city", "RB-SHOP-02")
    if t.state.villain and at != t.state.villain:
        yield no(Face(), "villain_far", "RB-VILL-07")


def _quests(t: Journey, asked: Question) -> Iterator[Refusal]:
    """Quests and rumours that are elsewhere."""
    here = adventuring.attempts(t, asked.seat)
    for card in t.things.in_zone(f"front.{asked.seat}"):
        if card not in here:
            yield no(Attempt(thing_id(card)), "quest_far", "RB-QUEST-03")


def _skills(t: Journey, asked: Question) -> Iterator[Refusal]:
    """Skills in hand that cannot be learned now."""
    trophies = len(t.trophies(asked.seat))
    for card in t.hand(asked.seat):
        if t.things.face[card] < 0:
            continue
        skill = t.skill(card)
        same = [one for one in t.things.in_zone(f"learned.{asked.seat}") if t.skill(one).type == skill.type]
        if len(same) >= t.stat(asked.seat, skill.type):
            yield no(Learn(thing_id(card)), "skill_limit", "RB-SKILL-09", n=len(same))
        elif trophies < len(skill.cost):
            yield no(Learn(thing_id(card)), "trophies", "RB-SKILL-05", n=len(skill.cost) - trophies)
        else:
            yield no(Learn(thing_id(card)), "trophy_kind", "RB-SKILL-05")


def _steps(t: Journey, asked: Question) -> Iterator[Refusal]:
    """Neighbouring hexes that no die enters."""
    roll = t.state.rolls[-1] if t.state.rolls else None
    if roll is None or not roll.faces:
        return
    at = t.player(asked.seat).at
    for cell in BOARD.neighbours[at]:
        if any(cell in ENTERS[face][at] for face in roll.faces):
            continue
        if is_river(at, cell):
            yield no(Step(cell, roll.faces[0]), "river", "RB-MOVE-12")
        elif is_road(at) and is_road(cell) and not is_connected(at, cell):
            yield no(Step(cell, roll.faces[0]), "road", "RB-MOVE-17")
        else:
            yield no(Step(cell, roll.faces[0]), "terrain", "RB-MOVE-03")


def _rerolls(t: Journey, asked: Question) -> Iterator[Refusal]:
    roll = t.state.rolls[-1] if t.state.rolls else None
    if roll is not None and roll.faces and not t.hand(asked.seat):
        yield no(Again(roll.faces[0]), "no_hand", "RB-EXERT-02")


def _prices(t: Journey, asked: Question) -> Iterator[Refusal]:
    """Assets on the market that are too dear."""
    city = CITY_AT.get(t.player(asked.seat).at)
    gold = t.player(asked.seat).gold
    for card in t.things.in_zone(f"market.{city}") if city else ():
        price = shopping.price(t, asked.seat, card)
        if price > gold:
            yield no(Buy(thing_id(card), price), "gold", "RB-SHOP-10", n=price - gold)


def _combat(t: Journey, asked: Question) -> Iterator[Refusal]:
    """Surge abilities that cannot be paid or were used, and stacks that cannot be made."""
    side = t.combat.side
    worth = sum(fighters.value(t.combat, token) for token in fighters.of_symbol(t.combat, side, "sur"))
    for ability in fighters.kit_of(t, side).at("surge"):
        option = Surge(ability.source, ability.rule.name)
        if not fighters.is_ready(t, side, ability):
            yield no(option, "used", "RB-CACT-11")
        elif fighters.is_silenced(t, side):
            yield no(option, "silenced", "RB-CORE-04")
        elif isinstance(ability.rule.cost, Surges) and ability.rule.cost.n > worth:
            yield no(option, "surges", "RB-CACT-10", n=ability.rule.cost.n - worth)
    covered = [cast.on for cast in t.combat.tokens.values() if cast.on and cast.side == side]
    tops = [token for token in fighters.pool(t.combat, side) if not t.combat.tokens[token].on]
    for under in covered:
        yield from (no(Double(under, top), "covered", "RB-CACT-17") for top in tops[:1])


def _escape(t: Journey, asked: Question) -> Iterator[Refusal]:
    side = 0 if asked.seat == t.turn.seat else 1
    if not escaping.may_escape(t, side):
        yield no(Flee(), "no_escape", "RB-VILL-03")


REASONS: Final[dict[str, tuple[Reason[Journey], ...]]] = {
    "turn.act": (_tied, _here, _quests, _skills),
    "turn.end": (_skills,),
    "move.step": (_steps, _rerolls),
    "quest.explore": (_rerolls,),
    "shop.deal": (_prices,),
    "combat.act": (_combat,),
    "combat.escape": (_escape,),
}
REFUSED: Final = by_prompt(Journey, REASONS)
