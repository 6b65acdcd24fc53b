"""Everything that is chosen off the map and out of combat: cards, prices, endings, gifts."""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.choices import choice_on
from hexameron.games.runebound.content.records import Event, Quest
from hexameron.games.runebound.mind import appraisal
from hexameron.games.runebound.mind.roaming import Outlook, Scores, free
from hexameron.games.runebound.options import (
    Again,
    Buy,
    End,
    Exerting,
    GiveGold,
    Learn,
    OfDeck,
    Part,
    PayGold,
    Place,
    Prefer,
    Sell,
    Shake,
    Toss,
)
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, Option, Pass, Pick, Yes
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of

KEPT: Final = 0.25
"""How much better it is to buy something than to throw away what a rival might want."""
HOPE: Final = 0.02
"""A rerolled die may show anything."""


def places(t: Saga, question: Question) -> Scores:
    """Where to begin or to be carried: near what is worth a way."""
    outlook = Outlook(t, question.seat)
    return [outlook.at(option.cell) if isinstance(option, Place) else 0.0 for option in question.options]


def deals(t: Saga, question: Question) -> Scores:
    """At a market: what makes readier, for its price."""
    seat = question.seat
    scores = []
    for option in question.options:
        match option:
            case Buy():
                face = t.things.face[handle_of(option.card)]
                scores.append(KEPT + appraisal.asset(t, seat, face) - appraisal.GOLD * 0.5 * option.gold)
            case Sell():
                scores.append(_selling(t, option))
            case Toss():
                scores.append(0.02 * t.asset(handle_of(option.card)).cost)
            case _:
                scores.append(free(t, seat, option))
    return scores


def _selling(t: Saga, option: Sell) -> float:
    """Assets are for use; goods that bring more elsewhere are kept, too."""
    asset = t.asset(handle_of(option.card))
    return -0.5 + (0.15 if asset.type == "goods" and option.gold >= asset.trade else 0.0)


def assets(t: Saga, question: Question) -> Scores:
    """Which of several assets to take, or which one goes."""
    seat = question.seat
    goes = question.prompt == "settle.asset"
    scores = []
    for option in question.options:
        if not isinstance(option, (Pick, Buy)):
            scores.append(0.0)
            continue
        id_ = option.id if isinstance(option, Pick) else option.card
        worth = appraisal.GOLD * t.asset(handle_of(id_)).cost + _as_new(t, seat, id_)
        price = appraisal.GOLD * 0.5 * option.gold if isinstance(option, Buy) else 0.0
        scores.append(-worth if goes else worth - price)
    return scores


def _as_new(t: Saga, seat: int, id_: str) -> float:
    face = t.things.face[handle_of(id_)]
    return 0.0 if face in t.faces(f"assets.{seat}") else appraisal.asset(t, seat, face)


def skills(t: Saga, question: Question) -> Scores:
    """Which skill card goes, from hand or of those learned: the one that would add least."""
    return [-_skill(t, question.seat, option) for option in question.options]


def _skill(t: Saga, seat: int, option: Option) -> float:
    id_ = (
        option.card
        if isinstance(option, (Exerting, Learn))
        else option.id
        if isinstance(option, Pick)
        else ""
    )
    if not id_:
        return 0.0
    face = t.things.face[handle_of(id_)]
    if face < 0:
        return 0.0
    record = catalogue.skill(face)
    payable = min(len(t.trophies(seat)) / max(len(record.cost), 1), 1.0)
    return appraisal.skill(t, seat, face) * (0.4 + 0.6 * payable)


def learned(t: Saga, question: Question) -> Scores:
    """Which skill to learn: the one that adds most."""
    return [_skill(t, question.seat, option) for option in question.options]


def events(t: Saga, question: Question) -> Scores:
    """The better option of an event."""
    scores = []
    for option in question.options:
        if not isinstance(option, Prefer):
            scores.append(free(t, question.seat, option) - 0.2)
            continue
        event = t.adventure(handle_of(option.card)).what
        assert isinstance(event, Event)
        worth = appraisal.effect(t, question.seat, event.a if option.letter == "a" else event.b)
        scores.append(worth * (0.6 if event.rumour == option.letter else 1.0))
    return scores


def endings(t: Saga, question: Question) -> Scores:
    """The best ending that is met; dice are rolled again for a better one."""
    seat = question.seat
    scores = []
    for option in question.options:
        match option:
            case End():
                scores.append(_ending(t, seat, option) + appraisal.TROPHY)
            case Again():
                scores.append(HOPE if t.things.count(f"hand.{seat}") else -1.0)
            case Shake():
                scores.append(HOPE + 0.02)
            case Done() | Pass():
                scores.append(0.0)
            case _:
                scores.append(free(t, seat, option) - 0.2)
    return scores


def _ending(t: Saga, seat: int, option: End) -> float:
    card = handle_of(option.card)
    zone = t.things.zone[card]
    if zone.startswith("story."):
        return appraisal.effect(t, seat, t.story(card).endings[option.number].effect)
    what = t.adventure(card).what
    return appraisal.effect(t, seat, what.endings[option.number].effect) if isinstance(what, Quest) else 0.0


def tests(t: Saga, question: Question) -> Scores:
    """Exert until there is a success, with the card that is needed least.

    In the fight with the villain every success counts, and cards are of no other use.
    """
    last = t.state.combat is not None and t.combat.kind == "villain"
    passed = not last and any(t.skill(card).star for card in t.things.in_zone("test"))
    scores = []
    for option in question.options:
        if isinstance(option, (Done, Pass)):
            scores.append(0.6 if passed else 0.1)
        elif isinstance(option, Exerting):
            scores.append((0.0 if passed else 0.45) - 0.3 * _skill(t, question.seat, option))
        else:
            scores.append(0.0 if passed else 0.4)
    return scores


def parts(t: Saga, question: Question) -> Scores:
    """One of several effects, as the card that offers them says."""
    option = question.options[0]
    choice = choice_on(option.source, len(question.options)) if isinstance(option, Part) else None
    if choice is None:
        return [0.0 for _ in question.options]
    return [appraisal.effect(t, question.seat, one) for one in choice.of]


def decks(t: Saga, question: Question) -> Scores:
    """Trophies of the kind that the cards in hand cost most."""
    wanted: dict[str, float] = {}
    for card in t.hand(question.seat):
        face = t.things.face[card]
        for orb in catalogue.skill(face).cost if face >= 0 else ():
            wanted[orb] = wanted.get(orb, 0.0) + 0.1
    have = {deck: t.things.count(f"trophy.{question.seat}.{deck}") for deck in ("soc", "com", "exp")}
    return [
        wanted.get(option.deck, 0.0) - 0.03 * have.get(option.deck, 0) if isinstance(option, OfDeck) else 0.0
        for option in question.options
    ]


def payments(t: Saga, question: Question) -> Scores:
    """As little gold as it takes, unless gold is what multiplies."""
    return [0.05 * option.n if isinstance(option, PayGold) else 0.0 for option in question.options]


def gifts(t: Saga, question: Question) -> Scores:
    """Nothing is given away; what is offered is taken."""
    return [0.5 if isinstance(option, (Done, Pass)) else -0.2 * _given(option) for option in question.options]


def _given(option: Option) -> float:
    return float(option.n) if isinstance(option, GiveGold) else 1.0


def agreeing(t: Saga, question: Question) -> Scores:
    """A gift is taken, a request declined."""
    mine = (
        question.actor.startswith("t")
        and t.things.zone[handle_of(question.actor)] == f"assets.{question.seat}"
    )
    welcome = question.prompt == "give.agree" and not mine
    return [(0.3 if welcome else -0.3) if isinstance(option, Yes) else 0.0 for option in question.options]


def yes(t: Saga, question: Question) -> Scores:
    """What a card offers is good more often than not."""
    return [0.25 if isinstance(option, Yes) else 0.0 for option in question.options]
