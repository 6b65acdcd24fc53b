"""Heroes: which quest to go for, whom to fight, what to train."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content import effects as e
from hexameron.games.runewars.content.catalogue import RECORDS
from hexameron.games.runewars.content.heroes import HERO
from hexameron.games.runewars.content.quests import QUEST
from hexameron.games.runewars.content.records import Quest
from hexameron.games.runewars.content.terms import ATTRIBUTES
from hexameron.games.runewars.content.tiles import HOME_OF
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.mind import marching, odds, worth
from hexameron.games.runewars.options import (
    Attempt,
    Challenge,
    Go,
    Heal,
    Move,
    Portal,
    Raise,
    Strike,
    Train,
    UseCard,
)
from hexameron.games.runewars.rules import heroes
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Done, No, Pick, Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of, is_thing

Scores = list[float]

FADE: Final = 0.72
"""What a quest one step farther is worth less."""
HURT: Final = 0.05
DEATH: Final = 0.35
BLOWS: Final = 0.6
"""Damage that a hero deals in a round of a duel on average."""


def life(t: War, id_: str) -> int:
    return HERO[id_].health - t.hero(id_).hurt


def strength(t: War, id_: str) -> float:
    """The damage that a hero deals in a round of a duel; a Reward card helps, whatever it is."""
    rules = [rule.effect for rule in HERO[id_].rules]
    harder = any(isinstance(effect, e.Stat) and effect.stat == "duel_damage" for effect in rules)
    return BLOWS + (0.15 if harder else 0.0) + 0.08 * t.things.count(f"rewards.{id_}")


# ---------------------------------------------------------------------- quests


def quest_worth(t: War, id_: str, quest: Quest) -> float:
    """What an attempt brings a hero on average."""
    effect = quest.effect
    if isinstance(effect, e.DuelWith):
        unit = UNIT[effect.kind]
        strike = odds.STRIKE[effect.kind]
        needed = effect.deal or unit.health
        won = odds.duel(life(t, id_), strength(t, id_), needed, strike.damage)
        dies = 0.15 if life(t, id_) <= 2 else 0.03
        return won * worth.REWARD - dies * DEATH
    if not isinstance(effect, e.Test):
        return 0.1
    if effect.attribute:
        n = heroes.attribute(t, id_, effect.attribute)
    else:
        n = max(heroes.attribute(t, id_, name) for name in ATTRIBUTES)
    gold, silver, red = odds.best_of(max(0, n + heroes.stat(t, id_, "test_cards")))
    parts = ((gold, effect.gold), (silver, effect.silver), (red, effect.red))
    return sum(share * gain(t, id_, part) for share, part in parts)


def gain(t: War, id_: str, effect: e.Effect) -> float:
    """What an effect is worth to a hero."""
    match effect:
        case e.All():
            return sum(gain(t, id_, part) for part in effect.of)
        case e.Reward():
            return worth.REWARD * effect.n
        case e.Suffer():
            return -HURT * effect.n - (DEATH if effect.n >= life(t, id_) else 0.0)
        case e.Influence():
            return worth.INFLUENCE * effect.n
        case e.LoseInfluence():
            return -worth.INFLUENCE * effect.n
        case e.Draw():
            return worth.TACTIC
        case e.Train():
            return worth.TRAINING
        case e.Paid():
            return 0.5 * gain(t, id_, effect.then)
        case e.RoutHero() | e.RetreatHero():
            return -0.04
        case _:
            return 0.0


def quests_of(t: War, seat: Seat) -> list[Quest]:
    """The Quest cards of a player, as far as they are known."""
    faces = [t.things.face[card] for card in t.things.in_zone(f"quests.{seat}")]
    return [QUEST[RECORDS[face].id] for face in faces if face >= 0]


def aims(t: War, id_: str) -> list[tuple[str, float]]:
    """Where a hero has something to do, and what it is worth."""
    hero = t.hero(id_)
    found = []
    foes = [player.faction for other, player in enumerate(t.state.players) if other != hero.seat]
    for quest in quests_of(t, hero.seat):
        value = quest_worth(t, id_, quest)
        if quest.area in t.state.places:
            found.append((quest.area, value))
        elif not quest.area:
            found += [
                (code, value) for code, home in HOME_OF.items() if home in foes and code in t.state.places
            ]
    for code in t.state.places:
        n = t.place(code).graves
        if n:
            found.append((code, 0.8 * worth.REWARD))
        token = t.rune_at(code)
        if token is not None and not t.things.known(token, hero.seat):
            found.append((code, 0.015))
    return found


def prospect(t: War, id_: str, code: str, there: list[tuple[str, float]]) -> float:
    """What a hero in an area may hope for."""
    far = marching.steps(t.atlas)[code]
    best = 0.0
    for area, value in there:
        best = max(best, value * FADE ** far.get(area, marching.FAR))
    return best - _risk(t, id_, code)


def _risk(t: War, id_: str, code: str) -> float:
    """Stronger heroes of others nearby."""
    hero = t.hero(id_)
    risk = 0.0
    for other in t.heroes_at(code):
        if t.hero(other).seat != hero.seat:
            lost = odds.duel(life(t, other), strength(t, other), life(t, id_), strength(t, id_))
            won = odds.duel(life(t, id_), strength(t, id_), life(t, other), strength(t, other))
            risk += 0.3 * (lost - won)
    return risk


def acts(t: War, question: Question) -> Scores:
    """What a hero does with the action of the year."""
    id_ = question.actor
    if id_ not in t.state.heroes:
        return [0.0] * len(question.options)
    hero = t.hero(id_)
    there = aims(t, id_)
    far = marching.steps(t.atlas)[hero.at]
    pace = 2 + heroes.stat(t, id_, "hero_steps")
    best = 0.0
    for area, value in there:
        away = far.get(area, marching.FAR)
        best = max(best, value if away <= pace else value * FADE ** (away - pace + 1))
    scores = []
    for option in question.options:
        match option:
            case Move():
                scores.append(best)
            case Heal():
                scores.append(HURT * hero.hurt + (0.2 if life(t, id_) == 1 else 0.0))
            case Train():
                scores.append(2 * worth.TRAINING + 0.02)
            case _:
                scores.append(0.0)
    return scores


def steps(t: War, question: Question) -> Scores:
    id_ = question.actor
    if id_ not in t.state.heroes:
        return [0.0] * len(question.options)
    there = aims(t, id_)
    scores = []
    for option in question.options:
        match option:
            case Go():
                scores.append(prospect(t, id_, option.area, there))
            case Portal():
                scores.append(-0.1)
            case _:
                scores.append(prospect(t, id_, t.hero(id_).at, there) - 0.002)
    return scores


def deeds(t: War, question: Question) -> Scores:
    """A quest, a duel or nothing."""
    id_ = question.actor
    scores = []
    for option in question.options:
        match option:
            case Attempt():
                scores.append(quest_worth(t, id_, QUEST[t.id_of(handle_of(option.card))]))
            case Challenge():
                scores.append(dare(t, id_, option.hero))
            case _:
                scores.append(0.0)
    return scores


def dare(t: War, id_: str, other: str) -> float:
    """What a duel with another hero is worth."""
    spoils = worth.HERO + worth.REWARD * t.things.count(f"rewards.{other}")
    stake = worth.HERO + worth.REWARD * t.things.count(f"rewards.{id_}")
    won = odds.duel(life(t, id_), strength(t, id_), life(t, other), strength(t, other))
    lost = odds.duel(life(t, other), strength(t, other), life(t, id_), strength(t, id_))
    return won * spoils - lost * stake - 0.03


def rivals(t: War, question: Question) -> Scores:
    return [
        dare(t, question.actor, option.hero) if isinstance(option, Challenge) else 0.0
        for option in question.options
    ]


def training(t: War, question: Question) -> Scores:
    """The attribute that quests in hand ask for, then the best one."""
    id_ = question.actor
    tests = [quest.effect for quest in quests_of(t, question.seat)]
    asked = [effect.attribute for effect in tests if isinstance(effect, e.Test)]
    scores = []
    for option in question.options:
        if isinstance(option, Raise) and id_ in t.state.heroes:
            name = next(name for name in ATTRIBUTES if name == option.attribute)
            scores.append(0.05 * asked.count(name) + 0.01 * heroes.attribute(t, id_, name))
        else:
            scores.append(0.0)
    return scores


def heroes_first(t: War, question: Question) -> Scores:
    """Whoever has most to do acts first."""
    scores = []
    for option in question.options:
        id_ = option.id if isinstance(option, Pick) else ""
        scores.append(prospect(t, id_, t.hero(id_).at, aims(t, id_)) if id_ in t.state.heroes else 0.0)
    return scores


def leavers(t: War, question: Question) -> Scores:
    """Which hero of one's own is missed least, or which one of another most."""
    scores = []
    for option in question.options:
        id_ = option.id if isinstance(option, Pick) else ""
        if id_ not in t.state.heroes:
            scores.append(0.0)
            continue
        value = worth.HERO + worth.REWARD * t.things.count(f"rewards.{id_}")
        scores.append(-value if t.hero(id_).seat == question.seat else value)
    return scores


def kept(t: War, question: Question) -> Scores:
    """Which hero to hire: of one's own alignment, sound and able."""
    side = t.faction(question.seat).alignment
    scores = []
    for option in question.options:
        card = handle_of(option.id) if isinstance(option, Pick) and is_thing(option.id) else -1
        face = t.things.face[card] if card >= 0 else -1
        if face < 0:
            scores.append(0.0)
            continue
        hero = HERO[RECORDS[face].id]
        loyal = {side: 0.1, "neutral": 0.05}.get(hero.alignment, 0.0)
        scores.append(loyal + 0.03 * hero.health)
    return scores


def holding(t: War, question: Question) -> Scores:
    """Influence, or the hero leaves."""
    return [0.0 if isinstance(option, No) else 0.12 for option in question.options]


def duels(t: War, question: Question) -> Scores:
    """Cards in a duel are for use, strong ones rather than a plain blow."""
    scores = []
    for option in question.options:
        match option:
            case UseCard():
                scores.append(0.1)
            case Strike():
                scores.append(0.05)
            case Done():
                scores.append(0.0)
            case _:
                scores.append(0.0)
    return scores
