"""Everything else: set-up, runes, losses, cards that are played in between, small effects of cards."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content import effects as e
from hexameron.games.runewars.content.catalogue import RECORDS
from hexameron.games.runewars.content.rewards import REWARD
from hexameron.games.runewars.content.seasons import SEASON
from hexameron.games.runewars.content.tactics import TACTIC
from hexameron.games.runewars.mind import marching, odds, worth
from hexameron.games.runewars.mind.governing import Scores
from hexameron.games.runewars.options import (
    At,
    Demolish,
    Draws,
    Exchange,
    Fulfil,
    HandOver,
    Lay,
    Office,
    Part,
    PickUp,
    Play,
    Send,
    Spend,
)
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import DOWN
from hexameron.kernel.asking import Option, Pick, Seat, Some, Yes
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of, is_player, is_thing, seat_of

SHARD: Final = "reward.r1"


# ---------------------------------------------------------------------- runes


def safety(t: War, seat: Seat, code: str) -> float:
    """How safe a rune would be in an area."""
    place = t.place(code)
    if t.control(code) != seat:
        return -0.6 + 0.05 * worth.is_home(t, seat, code)
    units = sum([n for _, n in odds.standing_at(place)])
    held = 0.12 * min(units, 4) + 0.1 * odds.walls(place) / 5
    home = 0.15 if worth.is_home(t, seat, code) else 0.0
    return held + home - 0.08 * min(marching.threat(t, seat, code), 6.0) - _edge(t, code)


def _edge(t: War, code: str) -> float:
    """Areas with many neighbours are reached from many sides."""
    return 0.03 * len(t.atlas.ways.walk[code])


def runes(t: War, question: Question) -> Scores:
    """Dragon runes into safe areas, false ones where they are looked for."""
    scores = []
    for option in question.options:
        if not isinstance(option, Lay):
            scores.append(0.0)
            continue
        face = t.things.face[handle_of(option.rune)]
        value = safety(t, question.seat, option.area)
        scores.append(value if face == worth.DRAGON or t.is_long else -0.3 * value)
    return scores


def rune_moves(t: War, question: Question) -> Scores:
    """A rune goes where it is safer; false ones first where they must go."""
    scores = []
    for option in question.options:
        if isinstance(option, Send):
            lies = worth.rune(t, option.source)
            gain = safety(t, question.seat, option.target) - safety(t, question.seat, option.source)
            steals = t.control(option.source) != question.seat
            scores.append(lies * (1.0 if steals else 0.0) + gain * lies - (0.0 if steals else 0.2 * lies))
        else:
            scores.append(0.0)
    return scores


def false_runes(t: War, question: Question) -> Scores:
    """False runes are given up where there is no room for true ones."""
    seat = question.seat
    room = sum(t.rune_at(code) is None for code in t.controlled(seat))
    value = 0.1 if room < 2 else -0.05
    scores = []
    for option in question.options:
        if isinstance(option, Pick) and is_thing(option.id):
            code = t.things.zone[handle_of(option.id)].removeprefix("rune.")
            scores.append(value + (0.1 * safety(t, seat, code) if code in t.state.places else 0.0))
        else:
            scores.append(0.0)
    return scores


def looks(t: War, question: Question) -> Scores:
    """What lies with others, near."""
    return [
        0.1 * (t.control(option.area) not in (question.seat, NOBODY)) if isinstance(option, At) else 0.0
        for option in question.options
    ]


# ---------------------------------------------------------------------- areas


def helped(t: War, question: Question) -> Scores:
    """An own area that something good comes to: where others are near."""
    seat = question.seat
    scores = []
    for option in question.options:
        if not isinstance(option, At) or option.area not in t.state.places:
            scores.append(0.0)
            continue
        mine = t.control(option.area) == seat
        room = 8 - t.count(seat, option.area) if mine else 8
        value = 0.1 * marching.pull(t, seat, option.area) + 0.1 * worth.rune(t, option.area)
        scores.append((0.3 if mine else 0.0) + value - (0.4 if room < 2 else 0.0))
    return scores


def harmed(t: War, question: Question) -> Scores:
    """An area that something bad befalls: one of the leader's, never an own one."""
    seat = question.seat
    scores = []
    for option in question.options:
        code = option.area if isinstance(option, At) else ""
        if code not in t.state.places:
            scores.append(0.0)
            continue
        holder = t.control(code)
        if holder == seat:
            scores.append(-0.3)
        elif holder == NOBODY:
            scores.append(0.0)
        else:
            scores.append(0.1 + 0.05 * worth.runes(t, holder))
    return scores


def homes(t: War, question: Question) -> Scores:
    """Home areas at the start: units and the stronghold where the land lies open."""
    scores = []
    for option in question.options:
        code = option.area if isinstance(option, At) else option.id if isinstance(option, Some) else ""
        if code not in t.state.places:
            scores.append(0.0)
            continue
        n = option.n if isinstance(option, Some) else 0
        there = sum(squad.up for squad in t.place(code).units.values())
        crowd = 0.04 * max(0, n + there - 4)
        scores.append(_edge(t, code) + (0.1 if t.place(code).fort >= 0 else 0.0) + 0.01 * n - crowd)
    return scores


# ---------------------------------------------------------------------- losses


def given_up(t: War, question: Question) -> Scores:
    """Units that go: routed ones and the weak first."""
    scores = []
    for option in question.options:
        if isinstance(option, Some):
            kind = option.id.removesuffix(DOWN).rpartition(".")[2]
            value = worth.UNIT_WORTH.get(kind, 0.1)
            scores.append(-value * (0.75 if option.id.endswith(DOWN) else 1.0) + 0.002 * option.n)
        else:
            scores.append(0.0)
    return scores


def as_many(t: War, question: Question) -> Scores:
    """As much as possible of what is good."""
    return [0.05 * option.n if isinstance(option, Some) else 0.0 for option in question.options]


def discards(t: War, question: Question) -> Scores:
    """Cards that go: those worth least."""
    scores = []
    for option in question.options:
        face = t.things.face[handle_of(option.id)] if isinstance(option, Pick) and is_thing(option.id) else -1
        if face < 0:
            scores.append(0.0)
            continue
        id_ = RECORDS[face].id
        if id_ in TACTIC:
            scores.append(-tactic(t, question.seat, id_, None))
        elif id_ in REWARD:
            scores.append(-1.0 if id_ == SHARD else -0.2)
        else:
            scores.append(_far_quest(t, question.seat, id_))
    return scores


def _far_quest(t: War, seat: Seat, id_: str) -> float:
    """How far the nearest hero is from the area of a quest."""
    area = getattr(next(record for record in RECORDS if record.id == id_), "area", "")
    if area not in t.state.places:
        return 0.05
    ways = [marching.way(t, t.hero(hero).at, area) for hero in t.heroes(seat)]
    return 0.03 * min([marching.FAR, *ways])


# ---------------------------------------------------------------------- destiny


def destinies(t: War, question: Question) -> Scores:
    """Which Fate card counts: gold, then silver."""
    rank = {"gold": 0.6, "silver": 0.3, "red": 0.0}
    scores = []
    for option in question.options:
        known = isinstance(option, Pick) and is_thing(option.id) and t.things.face[handle_of(option.id)] >= 0
        scores.append(
            rank[t.fate(handle_of(option.id)).destiny] if known and isinstance(option, Pick) else 0.0
        )
    return scores


def opponents(t: War, question: Question) -> Scores:
    """Whom to harm: whoever has most runes; whom to favour: whoever has fewest."""
    favour = question.prompt == "effect.draws"
    scores = []
    for option in question.options:
        id_ = option.player if isinstance(option, Draws) else option.id if isinstance(option, Pick) else ""
        if not is_player(id_):
            scores.append(0.0)
            continue
        other = seat_of(id_)
        value = 0.05 * worth.runes(t, other)
        if question.prompt == "bid.tie":
            value = 1.0 if other == question.seat else -value
        n = option.n if isinstance(option, Draws) else 0
        scores.append(0.01 * n - value if favour else value)
    return scores


def effect_parts(t: War, question: Question) -> Scores:
    """One of several effects: cards and influence rather than another objective."""
    scores = []
    for option in question.options:
        value = 0.0
        if isinstance(option, Part):
            parts = _parts(option.source)
            if option.number < len(parts):
                value = GIFTS.get(type(parts[option.number]), 0.03)
        scores.append(value)
    return scores


def _parts(source: str) -> tuple[e.Effect, ...]:
    """The parts of the choice that is printed on a card."""
    effect: e.Effect | None = None
    if source in TACTIC:
        effect = TACTIC[source].rule.effect
    elif source in SEASON:
        effect = SEASON[source].effect
    edge = [effect] if effect is not None else []
    for one in edge:
        if isinstance(one, e.Choice):
            return one.of
        edge += list(one.parts())
    return ()


GIFTS: Final[dict[type[e.Effect], float]] = {
    e.NewObjective: 0.02,
    e.Draw: 0.05,
    e.Influence: 0.04,
    e.Place: 0.1,
    e.Repair: 0.07,
    e.BuildWork: 0.08,
    e.DiscardTactics: -0.05,
    e.LoseInfluence: -0.07,
    e.DiscardReward: -0.25,
    e.Suffer: -0.06,
}


def yes(t: War, question: Question) -> Scores:
    """At others a card offers something, which is mostly good."""
    return [0.1 if isinstance(option, Yes) else 0.0 for option in question.options]


def evenly(t: War, question: Question) -> Scores:
    return [0.0] * len(question.options)


# ---------------------------------------------------------------------- in between

PLAYED: Final[dict[type[e.Effect], float]] = {
    e.Influence: 0.1,
    e.TakeInfluence: 0.1,
    e.Dial: 0.1,
    e.Recruit: 0.1,
    e.DrawTogether: 0.04,
    e.FoundFort: 0.2,
    e.MoveRune: 0.5,
    e.Desert: 0.08,
    e.Choice: 0.07,
    e.Heal: 0.06,
    e.TakeBackOrder: 0.03,
    e.ActivateFor: 0.02,
    e.PlaceFalseRune: 0.01,
    e.ScatterWild: -0.02,
    e.MoveWild: -0.03,
    e.StartDuel: -0.05,
    e.Reach: -0.03,
    e.Ignore: -0.04,
    e.Deactivate: -0.02,
    e.Raze: -0.3,
}
"""What a Tactics card does if it is played at once; most of those below zero wait for a better moment."""


def tactic(t: War, seat: Seat, id_: str, question: Question | None) -> float:
    """What a Tactics card is worth now, or to keep."""
    effect = TACTIC[id_].rule.effect
    if question is None:
        return max(PLAYED.get(type(effect), 0.06), 0.02)
    if isinstance(effect, e.Stand):
        down = sum(squad.down for code in t.controlled(seat) for squad in t.squads(seat, code).values())
        return 0.03 * min(down, effect.n) - 0.05 - (0.1 if t.state.season == 3 else 0.0)
    if isinstance(effect, e.TakeBackOrder):
        return 0.06 if t.state.season == 3 else -0.02
    return PLAYED.get(type(effect), -0.02)


def free(t: War, question: Question, option: Option) -> float:
    """What can be done besides the question."""
    seat = question.seat
    match option:
        case Fulfil():
            return 1.0
        case Office():
            return 0.3 if _plain_rewards(t, seat) >= 3 else -0.3
        case Spend():
            return _spending(t, option)
        case Play():
            face = t.things.face[handle_of(option.card)]
            return tactic(t, seat, RECORDS[face].id, question) if face >= 0 else -0.1
        case PickUp():
            return 0.3
        case Exchange():
            return 0.1
        case HandOver() | Demolish():
            return -0.2
        case _:
            return -0.1


def _spending(t: War, option: Spend) -> float:
    face = t.things.face[handle_of(option.card)]
    id_ = RECORDS[face].id if face >= 0 else ""
    return {SHARD: 1.0, "reward.r14": 0.02, "reward.r12": 0.05, "reward.r13": 0.01}.get(id_, -0.05)


def _plain_rewards(t: War, seat: Seat) -> int:
    """Reward cards that are no Shards."""
    found = [t.things.face[card] for id_ in t.heroes(seat) for card in t.things.in_zone(f"rewards.{id_}")]
    return sum(face >= 0 and RECORDS[face].id != SHARD for face in found)
