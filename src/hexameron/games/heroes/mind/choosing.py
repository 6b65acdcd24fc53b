"""Instinct for what is drawn and chosen: heroes, skills, treasures, artifacts, scrolls, experience."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.content.effects import Effect
from hexameron.games.heroes.content.towns import BUILDING
from hexameron.games.heroes.mind import appraisal, economy, governing, odds, roaming
from hexameron.games.heroes.mind.roaming import Scores
from hexameron.games.heroes.options import Advance, Branch, Lead, Level, Part, Study
from hexameron.games.heroes.rules import advance, armies, values
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import UNIT_AT, Conquest
from hexameron.kernel.asking import Pick
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of

MAGE: Final = 4
"""A hero of so much Magic studies it."""


def leaders(t: Conquest, question: Question) -> Scores:
    """The hero to begin with."""
    return [appraisal.lead(option.hero) if isinstance(option, Lead) else 0.0 for option in question.options]


def cities(t: Conquest, question: Question) -> Scores:
    return roaming.cities(t, question.options)


def schools(t: Conquest, question: Question) -> Scores:
    """Mages study Magic, all others Might."""
    hero = t.hero(question.actor)
    mage = values.magic(t, hero) >= MAGE
    return [
        0.4 if isinstance(option, Study) and (option.deck == "magic") == mage else 0.0
        for option in question.options
    ]


def skills(t: Conquest, question: Question) -> Scores:
    return [
        appraisal.skill(t.things.face[handle_of(option.id)], question.actor)
        if isinstance(option, Pick)
        else 0.0
        for option in question.options
    ]


def artifacts(t: Conquest, question: Question) -> Scores:
    return [
        appraisal.artifact(t.things.face[handle_of(option.id)]) if isinstance(option, Pick) else 0.0
        for option in question.options
    ]


def scrolls(t: Conquest, question: Question) -> Scores:
    hero = t.hero(question.actor)
    magic = values.magic(t, hero)
    return [
        appraisal.scroll(t.things.face[handle_of(option.id)], hero.id, magic)
        if isinstance(option, Pick)
        else 0.0
        for option in question.options
    ]


def deposit(t: Conquest, question: Question) -> Scores:
    """The best card of the discard piles."""
    hero = t.hero(question.actor)
    magic = values.magic(t, hero)
    scores = []
    for option in question.options:
        handle = handle_of(option.at()[0]) if option.at() else -1
        pile = t.things.zone[handle]
        face = t.things.face[handle]
        if pile == "artifact.discard":
            scores.append(appraisal.artifact(face))
        elif pile == "scroll.discard":
            scores.append(appraisal.scroll(face, hero.id, magic))
        else:
            scores.append(max([part_value(t, hero, part) for part in catalogue.treasure(face).parts]))
    return scores


def treasures(t: Conquest, question: Question) -> Scores:
    hero = t.hero(question.actor)
    scores = []
    for option in question.options:
        if isinstance(option, Part):
            printed = catalogue.treasure(t.things.face[handle_of(option.card)])
            scores.append(part_value(t, hero, printed.parts[option.part - 1]))
        else:
            scores.append(0.0)
    return scores


def part_value(t: Conquest, hero: Hero, effect: Effect) -> float:
    """What a part of a Treasure card is worth to this hero now."""
    fade = appraisal.fade(economy.rounds_left(t, hero.seat))
    match effect:
        case fx.Experience():
            due = values.advance_cost(t, hero) - advance.experience(t, hero)
            return (appraisal.SKILL if due <= effect.n else 0.0) * fade
        case fx.Upgrade():
            prices = [
                unit.elite.gold - unit.basic.gold
                for n, unit in zip(hero.basic, UNIT_AT[t.owner(hero).faction], strict=True)
                for _ in range(n)
            ]
            return appraisal.ARMY * sum(sorted(prices)[-effect.n :]) * fade
        case fx.Join():
            return appraisal.gain(effect) * fade if armies.room(t, hero) > 0 else 0.0
        case fx.DrawArtifact():
            return roaming.explored_value(t, roaming.scout(t, hero), effect)
        case fx.Take():
            gold, resources = needs(t, hero.seat)
            return (gold * effect.gold + resources * effect.resources) * max(fade, 0.05)
        case _:
            return appraisal.gain(effect) * fade


def needs(t: Conquest, seat: int) -> tuple[float, float]:
    """What gold and resources are worth now: of what there is plenty, more is worth little."""
    player = t.player(seat)
    gold = appraisal.GOLD * (1.2 if player.gold < 6 else 0.8)
    resources = appraisal.RESOURCE * (1.3 if player.resources < 4 else 0.7 if player.resources > 8 else 1.0)
    return gold, resources


def branches(t: Conquest, question: Question) -> Scores:
    """Gold or resources, whichever is needed more."""
    hero = t.hero(t.player(question.seat).heroes[0])
    scores = []
    for option in question.options:
        if isinstance(option, Branch) and option.source in BUILDING:
            effect = BUILDING[option.source].rules[0].effect
            assert isinstance(effect, fx.Choice)
            scores.append(4 * part_value(t, hero, effect.options[option.branch - 1]))
        else:
            scores.append(0.0)
    return scores


def lucky(t: Conquest, question: Question) -> Scores:
    """Luck for whoever leads the strongest army."""
    return [
        0.05 * odds.force(t, t.hero(option.id)).worth if isinstance(option, Pick) else 0.0
        for option in question.options
    ]


def advancing(t: Conquest, question: Question) -> Scores:
    """A skill soon is better than one later."""
    return [2.0 if isinstance(option, Advance) else 0.0 for option in question.options]


def paying(t: Conquest, question: Question) -> Scores:
    """Trophies of little experience first, so that nothing is given away."""
    return [
        -0.3 * t.encounter(handle_of(option.id)).experience if isinstance(option, Pick) else 0.0
        for option in question.options
    ]


def promotions(t: Conquest, question: Question) -> Scores:
    return [
        governing.promotion(t, question.seat, option.level) if isinstance(option, Level) else -0.5
        for option in question.options
    ]
