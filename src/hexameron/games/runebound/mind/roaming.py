"""What there is to do on the map, near and far, and which option is first on the way to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from hexameron.games.runebound.board import CELLS, kind_of
from hexameron.games.runebound.content.adventures import ADVENTURES
from hexameron.games.runebound.content.dice import FACES, WILD, matches
from hexameron.games.runebound.content.map import CITY_AT, GEMS, GROUND, SITES
from hexameron.games.runebound.content.records import Adventure as AdventureCard
from hexameron.games.runebound.content.records import Enemy, Event, Quest
from hexameron.games.runebound.content.stories import ZOMBIE_DAMAGE
from hexameron.games.runebound.content.terms import DECKS
from hexameron.games.runebound.mind import appraisal, daring, odds
from hexameron.games.runebound.mind.paths import distances
from hexameron.games.runebound.options import (
    Adventure,
    Again,
    Attempt,
    Defy,
    Face,
    Go,
    HopTo,
    Idle,
    Learn,
    Meet,
    Perform,
    Place,
    Recover,
    Rest,
    Shake,
    Shop,
    Slay,
    Step,
    StepAs,
    Tell,
    Throw,
    Train,
    Use,
)
from hexameron.games.runebound.rules import shopping
from hexameron.games.runebound.rules.conditions import is_place
from hexameron.games.runebound.rules.kit import enemy_kit
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, Option, Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of, seat_of

Scores = list[float]

FADE: Final = 0.72
"""What a goal is worth that lies an action further away."""
BEST_ENDING: Final = 1.2
SHOP_WORTH: Final = 0.55
"""How much of an asset's worth there is in the hope to find one."""
WILD_KEPT: Final = 0.015
"""The wild die is spent last."""
SHAKEN: Final = 1.01
"""Dice that lead nowhere are better rolled anew, where a card does that."""
GEM: Final[dict[str, float]] = {"soc": 0.42, "com": 0.52, "exp": 0.34}
TWO_ACTIONS: Final = 2
AFTERWARDS: Final = 0.75
"""What can still be done after an action that stays where it is."""


class Aim(NamedTuple):
    """A hex worth going to, and what it takes there in actions."""

    cell: str
    worth: float
    actions: float


def aims(t: Saga, seat: Seat) -> list[Aim]:
    """All that is worth a way for a hero now."""
    if t.is_defeated(seat):
        return []
    return [
        *_gems(t, seat),
        *_quests(t, seat),
        *_stories(t, seat),
        *_markets(t, seat),
        *_shelter(t, seat),
        *_villain(t, seat),
        *_zombies(t, seat),
    ]


def _vigour(t: Saga, seat: Seat) -> float:
    """How fit for an adventure a hero is: all right above two thirds of life, hardly below one third."""
    share = odds.left(t, seat) / max(t.life(seat), 1)
    return min(max((share - 0.15) / 0.5, 0.0), 1.0)


def _gem(t: Saga, seat: Seat, deck: str) -> float:
    fit = _vigour(t, seat)
    worth = GEM[deck]
    if deck == "com":
        worth *= fit * (
            0.35 + 0.9 * odds.chance(odds.hero(t, seat), odds.left(t, seat), _usual_enemy(t), 6.0)
        )
    return worth * (0.5 + 0.5 * fit)


@lru_cache(maxsize=4)
def _enemy_force(act: int) -> odds.Force:
    """The mean of the enemies of the combat deck."""
    forces = [
        odds.force(enemy_kit(card.id, card.what), odds.enemy_tokens(act))
        for card in ADVENTURES
        if card.deck == "com" and isinstance(card.what, Enemy)
    ]
    n = len(forces)
    return odds.Force(sum(one.damage for one in forces) / n, sum(one.shields for one in forces) / n)


def _usual_enemy(t: Saga) -> odds.Force:
    return _enemy_force(t.state.act)


def _gems(t: Saga, seat: Seat) -> list[Aim]:
    worth = {deck: _gem(t, seat, deck) for deck in DECKS if t.things.order[f"{deck}.deck"]}
    return [
        Aim(cell, worth[GEMS[cell]], TWO_ACTIONS)
        for cell, shown in t.state.gems.items()
        if shown and GEMS[cell] in worth
    ]


# ---------------------------------------------------------------------- quests


@lru_cache(maxsize=4096)
def _explored(needs: tuple[str, ...], dice: int) -> float:
    """About how probable it is that dice meet a requirement: one by one, scarce terrains first."""
    found = 1.0
    left = float(dice)
    shares = sorted(
        sum(need in face if need != "wild" else face == FACES[WILD] for face in FACES) / len(FACES)
        for need in needs
    )
    for share in shares:
        found *= 1 - (1 - share) ** max(left, 0.0)
        left -= 0.9
    return max(found, 0.0)


def quest_worth(t: Saga, seat: Seat, record: AdventureCard) -> float:
    """What an attempt at a quest or a rumour brings on average."""
    what = record.what
    if isinstance(what, Event):
        return appraisal.effect(t, seat, what.a if what.rumour == "a" else what.b)
    if not isinstance(what, Quest):
        return 0.0
    dice = t.stat(seat, "speed") + t.stat(seat, "explore_dice")
    worth = 0.0
    for ending in what.endings:
        if what.test == "none":
            met = 1.0
        elif what.test:
            met = appraisal.passes(t, seat, what.test, 1 - ending.successes)
        else:
            met = _explored(ending.needs, dice)
        worth = max(worth, met * (appraisal.effect(t, seat, ending.effect) + appraisal.TROPHY))
    return worth * BEST_ENDING + 0.03


def _quests(t: Saga, seat: Seat) -> list[Aim]:
    found = []
    for card in t.things.in_zone(f"front.{seat}"):
        record = t.adventure(card)
        what = record.what
        if isinstance(what, (Quest, Event)):
            worth = quest_worth(t, seat, record)
            found += [Aim(cell, worth, 1) for cell in _hexes(what.places)]
    return found


@lru_cache(maxsize=512)
def _hexes(places: tuple[str, ...]) -> tuple[str, ...]:
    """The hexes that a card names, by kind, terrain or one by one."""
    return tuple(cell for cell in CELLS if is_place(cell, places))


def story_worth(t: Saga, seat: Seat, slot: int) -> float:
    """What a story quest brings on average."""
    card = t.story(t.state.track[slot].card)
    if card.enemy is not None:
        won = odds.against(t, seat, card.id, card.enemy)
        return won * appraisal.effect(t, seat, card.enemy.reward) - (1 - won) * 0.4
    if card.endings:
        dice = t.stat(seat, "speed")
        return BEST_ENDING * max(
            _explored(ending.needs, dice) * appraisal.effect(t, seat, ending.effect)
            for ending in card.endings
        )
    return appraisal.effect(t, seat, card.effect)


def _stories(t: Saga, seat: Seat) -> list[Aim]:
    found = []
    for slot, space in enumerate(t.state.track):
        if space.card >= 0 and seat not in space.done:
            worth = story_worth(t, seat, slot)
            found += [Aim(cell, worth, 1) for cell in _hexes(t.story(space.card).places)]
    return found


# ---------------------------------------------------------------------- towns and the villain


def market_worth(t: Saga, seat: Seat, city: str) -> float:
    """What could be bought there now, and the hope in the card that is added."""
    gold = t.player(seat).gold
    best = 0.0
    for card in t.things.in_zone(f"market.{city}"):
        price = shopping.price(t, seat, card)
        if price <= gold:
            best = max(best, appraisal.asset(t, seat, t.things.face[card]) - appraisal.GOLD * 0.35 * price)
    return max(best, 0.0) + SHOP_WORTH * 0.02 * min(gold, 10)


def _markets(t: Saga, seat: Seat) -> list[Aim]:
    return [Aim(cell, market_worth(t, seat, city), 1) for cell, city in CITY_AT.items()]


def rest_worth(t: Saga, seat: Seat, cell: str) -> float:
    """What resting heals there; the weak need it more."""
    player = t.player(seat)
    if not player.damage:
        return 0.0
    healed = float(player.damage)
    if kind_of(cell) is None:
        healed = min(healed, 5 * sum(matches(face, GROUND[cell]) for face in range(len(FACES))) / len(FACES))
    need = player.damage / max(t.life(seat), 1)
    return appraisal.LIFE * healed * (0.7 + 1.8 * need) + (
        daring.resting(t, seat, healed) if cell == player.at else 0.0
    )


def _shelter(t: Saga, seat: Seat) -> list[Aim]:
    if 2 * t.player(seat).damage < t.life(seat):
        return []
    return [Aim(cell, rest_worth(t, seat, cell), 1) for cell in SITES]


def _villain(t: Saga, seat: Seat) -> list[Aim]:
    worth = daring.going(t, seat)
    return [Aim(daring.lair(t), worth, 1)] if worth > 0 else []


def _zombies(t: Saga, seat: Seat) -> list[Aim]:
    """Zombies to be killed; their bite is part of the way."""
    if not t.state.zombies or not _vigour(t, seat):
        return []
    worth = appraisal.zombie(t, seat) + appraisal.GOLD
    return [Aim(cell, worth, 1) for cell in t.state.zombies]


def bite(t: Saga, seat: Seat, cell: str) -> float:
    """What it costs to enter a hex with zombies, besides the time to rest."""
    zombies = t.state.zombies.get(cell, 0)
    return appraisal.harm(t, seat, ZOMBIE_DAMAGE * zombies) if zombies else 0.0


# ---------------------------------------------------------------------- scores


@lru_cache(maxsize=2048)
def _fading(goal: str, speed: int) -> dict[str, float]:
    """Which part of its worth a goal keeps from every hex."""
    return {cell: FADE**away for cell, away in distances(goal, speed).items()}


class Outlook:
    """The aims of a hero, to ask from several hexes."""

    def __init__(self, t: Saga, seat: Seat) -> None:
        self.speed = t.stat(seat, "speed")
        self.actions = t.turn.actions if t.state.turn is not None else 0
        self.zombies = tuple(sorted(t.state.zombies))
        best: dict[str, Aim] = {}
        for aim in aims(t, seat):
            if aim.worth > 0 and (aim.cell not in best or aim.worth > best[aim.cell].worth):
                best[aim.cell] = aim
        self.aims = [
            (aim.worth * FADE ** (aim.actions - 1), aim.cell, _fading(aim.cell, self.speed))
            for aim in best.values()
        ]

    def at(self, cell: str, spent: float = 0.0, *, leaving: bool = False) -> float:
        """What the best aim is worth from a hex, some actions later; a second one counts a little.

        Who is ``leaving`` has no use for what lies in the hex itself, and needs an action at least.
        """
        first, second = self._around_zombies(cell, leaving) if self.zombies else self._best(cell, leaving)
        later: float = FADE**spent
        return (first + 0.15 * second) * later

    def _best(self, cell: str, leaving: bool) -> tuple[float, float]:
        """What the two best aims are worth from a hex."""
        if leaving:
            hopes = [worth * min(fading[cell], FADE) for worth, goal, fading in self.aims if goal != cell]
        else:
            hopes = [worth * fading[cell] for worth, _, fading in self.aims]
        *_, second, first = 0.0, 0.0, *sorted(hopes)
        return first, second

    def _around_zombies(self, cell: str, leaving: bool) -> tuple[float, float]:
        """The same, where zombies lie on the way.

        Ways around zombies are dear to reckon and never shorter, so that only the best aims need them.
        """
        first = second = 0.0
        for hoped, worth, goal in self._hopes(cell, leaving=leaving):
            if hoped <= second:
                break
            away = distances(goal, self.speed, self.zombies)[cell]
            value = worth * FADE ** (max(away, 1.0) if leaving else away)
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
        return first, second

    def arrived(self, cell: str) -> bool:
        """Whether the best aim lies in a hex itself."""
        hopes = self._hopes(cell, leaving=False)
        return not hopes or hopes[0][2] == cell

    def _hopes(self, cell: str, *, leaving: bool) -> list[tuple[float, float, str]]:
        """What each aim would be worth if no zombie lay on the way, the best first."""
        hopes = []
        for worth, goal, fading in self.aims:
            share = fading[cell]
            if leaving:
                if goal == cell:
                    continue
                share = min(share, FADE)
            hopes.append((worth * share, worth, goal))
        hopes.sort(reverse=True)
        return hopes


def acts(t: Saga, question: Question) -> Scores:
    """The next action of a turn."""
    seat = question.seat
    outlook = Outlook(t, seat)
    return [_act(t, seat, outlook, option) for option in question.options]


def _act(t: Saga, seat: Seat, outlook: Outlook, option: Option) -> float:
    at = t.player(seat).at
    if isinstance(option, Go):
        return outlook.at(option.cell, 1.0) - bite(t, seat, option.cell)
    if isinstance(option, Throw):
        return outlook.at(at, leaving=True) * 0.98
    judge = HERE.get(type(option))
    if judge is None:
        return free(t, seat, option)
    uses_up = isinstance(option, (Adventure, Attempt, Tell, Face))
    return judge(t, seat, option) + AFTERWARDS * outlook.at(at, 1.0, leaving=uses_up)


def _training(t: Saga, seat: Seat) -> float:
    """Cards are for learning, if there are trophies, and for exerting."""
    hand, most = t.things.count(f"hand.{seat}"), t.stat(seat, "hand")
    trophies = len(t.trophies(seat))
    return appraisal.CARD * (most - hand) * 1.2 + 0.025 * min(trophies, 3)


def _duel(t: Saga, seat: Seat, rival: Seat) -> float:
    won = odds.chance(odds.hero(t, seat), odds.left(t, seat), odds.hero(t, rival), odds.left(t, rival))
    return won * 0.45 - (1 - won) * 0.4


def _performing(t: Saga, seat: Seat, option: Perform) -> float:
    if not option.card:
        return 0.15
    return appraisal.GOLD * t.asset(handle_of(option.card)).trade


HERE: Final[dict[type[Option], Callable[..., float]]] = {
    Adventure: lambda t, seat, option: _gem(t, seat, GEMS[t.player(seat).at]) * FADE,
    Rest: lambda t, seat, option: rest_worth(t, seat, t.player(seat).at),
    Recover: lambda t, seat, option: 0.5,
    Shop: lambda t, seat, option: market_worth(t, seat, CITY_AT[t.player(seat).at]),
    Train: lambda t, seat, option: _training(t, seat),
    Attempt: lambda t, seat, option: quest_worth(t, seat, t.adventure(handle_of(option.card))),
    Tell: lambda t, seat, option: story_worth(t, seat, option.slot),
    Slay: lambda t, seat, option: appraisal.zombie(t, seat) + appraisal.GOLD,
    Face: lambda t, seat, option: daring.worth(t, seat),
    Defy: lambda t, seat, option: _duel(t, seat, seat_of(option.player)),
    Perform: _performing,
    Idle: lambda t, seat, option: -0.05,
}
"""What an action is worth where the hero stands."""


def free(t: Saga, seat: Seat, option: Option) -> float:
    """What can be done besides: learning is nearly always right, gifts seldom are."""
    match option:
        case Learn():
            card = handle_of(option.card)
            face = t.things.face[card]
            added = appraisal.skill(t, seat, face)
            return 1.0 + added - appraisal.TROPHY * len(t.skill(card).cost) if added > 0.1 else -0.2
        case Use():
            return 0.25
        case Meet():
            return -0.4
        case _:
            return 0.0


def ends(t: Saga, question: Question) -> Scores:
    """The end of a turn: learn first."""
    return [
        0.3 if isinstance(option, Done) else free(t, question.seat, option) for option in question.options
    ]


def steps(t: Saga, question: Question) -> Scores:
    """Spending dice on the way to an aim."""
    seat = question.seat
    outlook = Outlook(t, seat)
    at = t.player(seat).at
    here = outlook.at(at)
    scores = []
    for option in question.options:
        match option:
            case Step() | StepAs() | HopTo() | Place():
                wild = isinstance(option, StepAs) or (isinstance(option, Step) and option.face == WILD)
                kept = WILD_KEPT if wild else 0.0
                scores.append(outlook.at(option.cell) - bite(t, seat, option.cell) - kept)
            case Shake() if not outlook.arrived(at):
                scores.append(here * SHAKEN)
            case Again() | Shake():
                scores.append(here * 0.97 - 0.02)
            case Done():
                scores.append(here - 0.01)
            case _:
                scores.append(free(t, seat, option))
    return scores
