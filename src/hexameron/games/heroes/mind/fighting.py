"""Instinct for battles: how to attack, whom to strike, who takes wounds, what to use, when to flee."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexameron.games.heroes.content.effects import Moment, Rule
from hexameron.games.heroes.mind import appraisal, odds
from hexameron.games.heroes.mind.roaming import Scores
from hexameron.games.heroes.options import (
    Aim,
    GiveUp,
    Hurt,
    PlaceFirst,
    RerollMisses,
    RerollOne,
    Revive,
    SpendLuck,
    Strike,
    TurnElite,
    UseCard,
    UseScroll,
    WinArtifact,
)
from hexameron.games.heroes.rules import attack, battle_cards, scrolls, stacks, values
from hexameron.games.heroes.state import NOBODY, Attack, Battle, Stack
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Done, Yes
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of

BLOW: Final = 0.5
"""What a wound counts in these scores."""
LUCK_KEPT: Final = 0.9
"""The wounds that a Luck token should bring."""
SCROLL_KEPT: Final = 0.5
"""What a scroll should bring in the measure of these scores."""
USED: Final = 2.0
"""Skills cost nothing: they are used before the hero strikes."""
SAFE: Final = 0.9
"""With such odds nothing need be spent."""
STAND: Final = 0.4
"""Odds with which one goes on fighting; with worse ones it depends on what flight costs."""


def _side(t: Conquest, seat: int) -> int:
    """The side for which a seat chooses."""
    sides = t.battle.sides
    return 0 if sides[0].seat == seat else 1


# ---------------------------------------------------------------------- how it stands


def _camp(t: Conquest, number: int) -> odds.Force:
    """What is left of a side."""
    battle = t.battle
    side = battle.sides[number]
    if side.hero:
        return odds.force(t, t.hero(side.hero))
    rows = []
    for stack in battle.stacks.values():
        if stack.side == number and stack.kind == "creature" and stacks.alive(t, stack):
            face = t.things.face[battle.token]
            row = odds.creatures(face, False, 0).rows[0]
            rows.append(row._replace(tokens=stacks.tokens(t, stack)))
    return odds.Force(tuple(rows))


def chances(t: Conquest, number: int) -> odds.Forecast:
    """How the battle will end for a side, from here on."""
    return odds.forecast(_camp(t, number), _camp(t, 1 - number))


def flight(t: Conquest, question: Question) -> Scores:
    """Who cannot win any more saves what can be saved."""
    number = _side(t, question.seat)
    mine = _camp(t, number)
    cast = chances(t, number)
    if cast.chance >= STAND:
        stay = 1.0
    else:
        prize = 6.0
        hero = t.hero(t.battle.sides[number].hero)
        cheap = sorted(
            [
                float(odds.unit_gold(t.unit(hero.seat, level), elite=side))
                for level in range(1, 5)
                for side, count in ((False, hero.basic[level - 1]), (True, hero.elite[level - 1]))
                for _ in range(count)
            ]
        )
        saved = mine.worth - sum(cheap[:2])
        kept = max(0.0, mine.worth - cast.cost)
        stay = appraisal.ARMY * (cast.chance * (kept + prize) + (1 - cast.chance) * 0.1 * mine.worth - saved)
    return [-2 * stay if isinstance(option, Yes) else 0.0 for option in question.options]


def honour(t: Conquest, question: Question) -> Scores:
    """The elite die serves whoever has more elite units."""
    number = _side(t, question.seat)
    mine = sum([row.elite for row in _camp(t, number).rows])
    theirs = sum([row.elite for row in _camp(t, 1 - number).rows])
    return [float(theirs - mine) if isinstance(option, Yes) else 0.0 for option in question.options]


# ---------------------------------------------------------------------- attacks


def strike_value(t: Conquest, stack: Stack, way: Strike) -> float:
    """The mean wounds of an attack."""
    strength = stacks.strength(t, stack)
    if way.magic:
        strength = values.magic(t, stacks.leader(t, stack))
    wounds = stacks.dice_number(t, stack, elite=way.elite) * odds.hit_chance(strength)
    if stacks.has(t, stack, "slayer"):
        wounds *= 2
    return wounds + (odds.ELITE_WOUNDS if way.elite else 0.0)


def strikes(t: Conquest, question: Question) -> Scores:
    stack = t.battle.stacks[question.actor]
    return [
        strike_value(t, stack, option) if isinstance(option, Strike) else 0.0 for option in question.options
    ]


def threat(t: Conquest, stack: Stack) -> float:
    """The wounds that a stack deals in a battle turn."""
    return strike_value(t, stack, Strike(stacks.may_use_elite_die(t, stack), False))


def toughness(t: Conquest, stack: Stack) -> float:
    """The wounds that a stack can take."""
    n = stacks.tokens(t, stack)
    if stack.kind != "unit":
        return max(0.5, n * stacks.lives(stack))
    hero = stacks.leader(t, stack)
    elite = hero.elite[stack.level - 1]
    flips = elite * (1 + stacks.endurance(stack, elite=True))
    return max(0.5, n * (1 + stacks.endurance(stack, elite=False)) + flips - stack.wounds)


def aims(t: Conquest, question: Question) -> Scores:
    """An enemy who deals much and takes little, best before he strikes; of the own ones the strongest."""
    number = _side(t, question.seat)
    scores = []
    for option in question.options:
        if not isinstance(option, Aim):
            scores.append(0.0)
            continue
        stack = t.battle.stacks[option.stack]
        danger = threat(t, stack)
        if stack.side == number:
            scores.append(danger)
        else:
            scores.append(danger * (1.0 if stack.acted else 1.3) * (1 + 2 / toughness(t, stack)))
    return scores


def order(t: Conquest, question: Question) -> Scores:
    """Of equals the strongest strikes first."""
    return [
        threat(t, t.battle.stacks[option.stack]) if isinstance(option, PlaceFirst) else 0.0
        for option in question.options
    ]


def rerolls(t: Conquest, question: Question) -> Scores:
    """What costs nothing is done; Luck is spent where it brings much."""
    made = t.battle.attack
    assert made is not None
    missed = len(attack.fresh(made, hit=False))
    chance = odds.hit_chance(made.strength)
    enough = _is_enough(t, made)
    scores = []
    for option in question.options:
        if isinstance(option, (RerollMisses, RerollOne)):
            # One die first: what is rolled again once is not rolled a second time.
            scores.append(3.0 if isinstance(option, RerollMisses) else 2.0)
        elif enough or isinstance(option, Done):
            scores.append(0.0)
        elif isinstance(option, SpendLuck):
            scores.append(BLOW * (_luck_brings(made, option, missed, chance) - LUCK_KEPT))
        else:
            scores.append(0.5 if made.elite in ("bad_luck", "laurel") else -0.5)
    return scores


def _luck_brings(made: Attack, option: SpendLuck, missed: int, chance: float) -> float:
    """The wounds that a Luck token adds."""
    hit = len(attack.fresh(made, hit=True))
    if option.against == "misses":
        if made.elite == "luck" and "luck" not in made.spent:
            return 0.0
        return missed * chance
    if option.against == "bad_luck":
        return hit * (1 - chance)
    worse = hit * (1 - chance) if made.elite == "bad_luck" else 0.0
    return worse + odds.ELITE_WOUNDS - attack.skulls(made)


def _is_enough(t: Conquest, made: Attack) -> bool:
    """Whether the attack destroys all that there is already."""
    enemy = 1 - t.battle.stacks[made.stack].side
    return attack.count(t, made) >= sum([toughness(t, one) for one in stacks.targets(t, enemy)])


def answers(t: Conquest, question: Question) -> Scores:
    """What answers an attack is used on one that hurts, one card after the other."""
    made = t.battle.attack
    assert made is not None
    n = attack.count(t, made)
    return [
        0.8 * n - 0.3 - 0.3 * place if isinstance(option, UseCard) else 0.0
        for place, option in enumerate(question.options)
    ]


# ---------------------------------------------------------------------- wounds


def token_loss(t: Conquest, stack: Stack, *, elite: bool) -> float:
    """What a wound on a token costs: its elite side, or the token with its attack."""
    if stack.kind != "unit":
        return 0.1
    unit = stacks.unit_of(stack)
    lives = 1 + stacks.endurance(stack, elite=elite)
    if elite:
        last = stacks.leader(t, stack).elite[stack.level - 1] == 1
        return (unit.elite.gold - unit.basic.gold + 0.5 * last) / lives
    waiting = 0.0 if stack.acted else odds.hit_chance(unit.strength)
    return (unit.basic.gold + waiting + 0.5) / lives


def wounds(t: Conquest, question: Question) -> Scores:
    """Whoever can be spared best takes the wounds."""
    return [
        -token_loss(t, t.battle.stacks[option.stack], elite=option.elite) if isinstance(option, Hurt) else 0.0
        for option in question.options
    ]


def given_up(t: Conquest, question: Question) -> Scores:
    """The cheapest tokens; one with Defence alone pays for a flight."""
    scores = []
    for option in question.options:
        if isinstance(option, GiveUp):
            unit = stacks.unit_of(t.battle.stacks[option.stack])
            side = unit.elite if option.elite else unit.basic
            scores.append(-float(side.gold) * (0.6 if "defence" in side.abilities else 1.0))
        else:
            scores.append(0.0)
    return scores


def returns(t: Conquest, question: Question) -> Scores:
    """Who comes back or is turned elite: the most precious."""
    scores = []
    for option in question.options:
        if isinstance(option, Revive):
            unit = stacks.unit_of(t.battle.stacks[option.stack])
            scores.append(unit.basic.gold + 0.5)
        elif isinstance(option, TurnElite):
            unit = stacks.unit_of(t.battle.stacks[option.stack])
            scores.append(float(unit.elite.gold - unit.basic.gold))
        else:
            scores.append(-1.0)
    return scores


# ---------------------------------------------------------------------- cards and scrolls

MOMENT: Final[dict[str, Moment]] = {
    "battle.before_battle": "before_battle",
    "battle.turn_start": "turn_start",
    "battle.hero_turn": "hero_turn",
    "battle.turn_end": "turn_end",
    "battle.after_battle": "after_battle",
}


def deeds(t: Conquest, question: Question) -> Scores:
    """Skills are used whenever they help; scrolls where the outcome is open; then the hero strikes."""
    battle = t.battle
    number = _side(t, question.seat)
    moment = MOMENT[question.prompt]
    spend = _spending(t, battle, number)
    hero = next((one for one in battle.stacks.values() if one.side == number and one.kind == "hero"), None)
    scores = []
    for option in question.options:
        if isinstance(option, UseScroll):
            gain = max([appraisal.in_battle(rule) for rule in _scroll_way(t, number, option)])
            gain = gain or (1.0 if moment == "after_battle" else 0.0)
            scores.append(BLOW * gain * spend - SCROLL_KEPT)
        elif isinstance(option, UseCard):
            scores.append(_card_value(t, number, moment, option, hero))
        elif isinstance(option, Strike) and hero is not None:
            scores.append(BLOW * strike_value(t, hero, option))
        else:
            scores.append(0.0)
    return scores


def _spending(t: Conquest, battle: Battle, number: int) -> float:
    """How freely scrolls are spent: little where victory is sure."""
    if battle.winner != NOBODY:
        return 1.0
    chance = chances(t, number).chance
    return 0.3 if chance > SAFE else 1.0


def _scroll_way(t: Conquest, number: int, option: UseScroll) -> Sequence[Rule]:
    face = t.things.face[handle_of(option.scroll)]
    return scrolls.ways_of(face, t.battle.sides[number].hero)[option.way]


def _card_value(t: Conquest, number: int, moment: Moment, option: UseCard, hero: Stack | None) -> float:
    """What using a skill brings; one that stands instead of the attack gives that up."""
    way = _way(t, number, moment, option)
    gain = max([appraisal.in_battle(rule) for rule in way])
    instead = any(getattr(rule.effect, "instead", False) for rule in way)
    if instead and hero is not None:
        magic = odds.hit_chance(values.magic(t, stacks.leader(t, hero)))
        return BLOW * magic * getattr(way[0].effect, "dice", 0)
    return USED + BLOW * gain


def _way(t: Conquest, number: int, moment: Moment, option: UseCard) -> Sequence[Rule]:
    return next(
        held.ways[option.way]
        for _, held in battle_cards.held_for(t, number, moment)
        if held.source == option.source
    )


def cancelling(t: Conquest, question: Question) -> Scores:
    """An enemy's scroll in battle is worth a scroll."""
    return [0.8 if isinstance(option, UseScroll) else 0.0 for option in question.options]


def prizes(t: Conquest, question: Question) -> Scores:
    """An artifact moves a Power point from the loser to the winner."""
    return [
        1.0 + appraisal.artifact(t.things.face[handle_of(option.artifact)])
        if isinstance(option, WinArtifact)
        else appraisal.SKILL
        for option in question.options
    ]
