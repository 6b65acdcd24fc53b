"""Adventures: gems, drawn cards, events, rumours and quests (ADV, EVENT, QUEST)."""

from __future__ import annotations

from typing import Literal

from hexameron.games.runebound.content.effects import Avoid, Peek, Redraw
from hexameron.games.runebound.content.map import GEMS
from hexameron.games.runebound.content.records import Adventure, Enemy, Event, Quest
from hexameron.games.runebound.content.terms import Deck
from hexameron.games.runebound.options import Apply, End, Prefer
from hexameron.games.runebound.rules import combat, exploring, trophies
from hexameron.games.runebound.rules.conditions import is_place
from hexameron.games.runebound.rules.kit import Ability
from hexameron.games.runebound.rules.running import Use, run
from hexameron.games.runebound.rules.testing import put_to_test
from hexameron.games.runebound.state import Drawn
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import EVERYBODY


def adventure(t: Saga, seat: Seat) -> Rules[None]:
    """Turns the gem facedown and draws a card of its deck (RB-ADV-01, RB-ADV-07)."""
    at = t.player(seat).at
    t.state.gems[at] = False
    deck = GEMS[at]
    t.tell("adventure.begins", seat=player_id(seat), deck=f"deck.{deck}", rules=("RB-ADV-01", "RB-TURN-07"))
    yield from t.draw_adventure(seat, deck)


def resolve(t: Saga) -> Rules[None]:
    """The card drawn last goes on from where it stands."""
    drawn = t.turn.cards[-1]
    if drawn.stage == "waiting":
        finish(t, drawn)
    elif drawn.stage == "attempt":
        yield from _attempt(t, drawn)
    else:
        yield from _drawn(t, drawn)


def finish(t: Saga, drawn: Drawn) -> None:
    """A card is done with: what nobody keeps is discarded (RB-EVENT-10)."""
    turn = t.turn
    turn.cards.remove(drawn)
    card = drawn.card
    if t.things.zone[card] == "table":
        t.discard_adventure(card)
        t.tell("card.discarded", card=thing_id(card), rules=("RB-EVENT-10",))
    elif drawn.gold and t.things.zone[card].startswith("trophy."):
        t.gain_gold(turn.seat, drawn.gold)
    turn.step = "card" if turn.cards else "act"


# ---------------------------------------------------------------------- drawing


def _drawn(t: Saga, drawn: Drawn) -> Rules[None]:
    """An enemy is engaged, an event read, a quest kept (RB-ABIL-20)."""
    seat = t.turn.seat
    yield from _on_drawing(t, seat, drawn)
    record = t.adventure(drawn.card)
    if isinstance(record.what, Enemy):
        yield from _meet_enemy(t, seat, drawn, record)
    elif isinstance(record.what, Event):
        yield from _event(t, seat, drawn, record, record.what)
    else:
        t.things.move(drawn.card, f"front.{seat}")
        t.tell("quest.kept", seat=player_id(seat), card=thing_id(drawn.card), rules=("RB-QUEST-01",))
        finish(t, drawn)


def _on_drawing(t: Saga, seat: Seat, drawn: Drawn) -> Rules[None]:
    """Cards that change what is drawn, in the order the hero likes; again for the new card."""
    while True:
        ready = _drawing_cards(t, seat, drawn)
        if not ready:
            return

        def options(ready: list[Ability] = ready) -> list[Option]:
            return [*(Apply(one.source) for one in ready), Done()]

        got = yield from t.ask(seat, "card.drawn", options, free=True, actor=thing_id(drawn.card))
        if not isinstance(got, Apply):
            return
        ability = next(one for one in ready if one.source == got.source)
        if ability.rule.limit == "turn":
            t.turn.used.append(ability.key)
        t.tell("ability.used", seat=player_id(seat), source=ability.source, rules=("RB-ABIL-08",))
        yield from t.exert(seat, actor=ability.source)
        if isinstance(ability.rule.effect, Redraw):
            yield from _redraw(t, seat, drawn)
        else:
            yield from _peek(t, seat, drawn)


def _drawing_cards(t: Saga, seat: Seat, drawn: Drawn) -> list[Ability]:
    if not t.hand(seat) or not t.things.order[f"{t.adventure(drawn.card).deck}.deck"]:
        return []
    return [
        one
        for one in t.kit(seat).at("drew_card")
        if isinstance(one.rule.effect, Redraw | Peek)
        and not (one.rule.limit == "turn" and one.key in t.turn.used)
    ]


def _redraw(t: Saga, seat: Seat, drawn: Drawn) -> Rules[None]:
    """The card goes under its deck, which everybody saw, and another is drawn."""
    deck: Deck = t.adventure(drawn.card).deck
    t.things.move(drawn.card, f"{deck}.deck", to="bottom")
    drawn.card = yield from t.draw(seat, f"{deck}.deck", "table", sees=EVERYBODY)
    t.tell("adventure.redrawn", seat=player_id(seat), card=thing_id(drawn.card), rules=("RB-ABIL-18",))


def _peek(t: Saga, seat: Seat, drawn: Drawn) -> Rules[None]:
    """One of the two top cards is resolved; the other goes under the deck, known to who looked."""
    deck: Deck = t.adventure(drawn.card).deck
    other = yield from t.draw(seat, f"{deck}.deck", "offer")
    both = [drawn.card, other]
    (one,) = yield from t.pick(seat, "card.which", lambda: [thing_id(card) for card in both], 1, 1)
    chosen = handle_of(one)
    left = other if chosen == drawn.card else drawn.card
    t.things.move(left, f"{deck}.deck", to="bottom")
    if chosen == other:
        t.things.move(other, "table")
        t.things.show_all(other)
        drawn.card = other
    t.tell("adventure.redrawn", seat=player_id(seat), card=thing_id(drawn.card), rules=("RB-ABIL-18",))


def _meet_enemy(t: Saga, seat: Seat, drawn: Drawn, record: Adventure) -> Rules[None]:
    """Engaged at once, unless a card avoids it (RB-ENEMY-01)."""
    if record.deck != "com" and t.hand(seat):
        for ability in t.kit(seat).at("drew_enemy"):
            if isinstance(ability.rule.effect, Avoid) and (
                yield from t.confirm(seat, "ability.may", actor=ability.source)
            ):
                t.tell("ability.used", seat=player_id(seat), source=ability.source, rules=("RB-ABIL-13",))
                yield from t.exert(seat, actor=ability.source)
                finish(t, drawn)
                return
    drawn.stage = "fight"
    combat.begin(t, "adventure", card=drawn.card)


def _event(t: Saga, seat: Seat, drawn: Drawn, record: Adventure, event: Event) -> Rules[None]:
    """One of two options, even one that cannot be carried out (RB-EVENT-01..04)."""
    id_ = thing_id(drawn.card)
    got = yield from t.ask(seat, "event.option", lambda: [Prefer(id_, "a"), Prefer(id_, "b")], free=True)
    letter: Literal["a", "b"] = "a" if got.letter == "a" else "b"
    t.tell("event.chosen", seat=player_id(seat), card=id_, option=letter, rules=("RB-EVENT-01",))
    if event.rumour == letter:
        t.things.move(drawn.card, f"front.{seat}")
        t.tell("event.rumour", seat=player_id(seat), card=id_, rules=("RB-EVENT-04",))
        finish(t, drawn)
        return
    use = Use(seat, record.id, social=record.deck == "soc")
    drawn.stage = "waiting"
    yield from run(t, use, event.a if letter == "a" else event.b)
    if t.turn.cards[-1] is drawn:
        finish(t, drawn)


# ---------------------------------------------------------------------- quests and rumours


def attempts(t: Saga, seat: Seat) -> list[int]:
    """The quests and rumours that can be tried where the hero stands (RB-QUEST-03)."""
    front = t.things.order.get(f"front.{seat}")
    if not front:
        return []
    at = t.player(seat).at
    return [card for card in front if is_place(at, _places(t.adventure(card)))]


def _places(record: Adventure) -> tuple[str, ...]:
    return record.what.places if isinstance(record.what, Quest | Event) else ()


def try_card(t: Saga, card: int) -> None:
    """A hero sets about a quest or a rumour."""
    t.turn.cards.append(Drawn(card=card, stage="attempt"))
    t.turn.step = "card"
    t.tell("quest.tried", seat=player_id(t.turn.seat), card=thing_id(card), rules=("RB-QUEST-03",))


def _attempt(t: Saga, drawn: Drawn) -> Rules[None]:
    seat = t.turn.seat
    record = t.adventure(drawn.card)
    use = Use(seat, record.id, social=record.deck == "soc")
    if isinstance(record.what, Event):
        yield from run(t, use, record.what.a if record.what.rumour == "a" else record.what.b)
    elif isinstance(record.what, Quest):
        number = yield from _ending(t, seat, drawn, record.what, social=use.social)
        if number is not None:
            yield from run(t, use, record.what.endings[number].effect)
            if not drawn.kept:
                drawn.kept = True
                yield from trophies.receive(t, seat, drawn.card)  # RB-QUEST-13
            yield from _completed(t, seat)
    finish(t, drawn)


def _ending(t: Saga, seat: Seat, drawn: Drawn, quest: Quest, *, social: bool) -> Rules[int | None]:
    """The ending that is met and chosen, if any (RB-QUEST-12, RB-QUEST-15)."""
    if not quest.test:
        return (yield from exploring.explore(t, seat, drawn.card, quest.endings))
    successes = 0
    if quest.test != "none":
        successes = yield from put_to_test(t, seat, quest.test, social=social)
    at = t.player(seat).at
    id_ = thing_id(drawn.card)
    met: list[Option] = [
        End(id_, number)
        for number, ending in enumerate(quest.endings)
        if ending.successes <= successes and (not ending.at or at in ending.at)
    ]
    if not met:
        t.tell("quest.stays", seat=player_id(seat), card=id_, rules=("RB-QUEST-14",))
        return None
    got = yield from t.ask(seat, "quest.ending", lambda: [*met, Done()], free=True)
    if not isinstance(got, End):
        t.tell("quest.stays", seat=player_id(seat), card=id_, rules=("RB-QUEST-11",))
        return None
    t.tell("quest.ending", seat=player_id(seat), card=id_, n=got.number + 1, rules=("RB-QUEST-05",))
    return got.number


def _completed(t: Saga, seat: Seat) -> Rules[None]:
    """Cards that work when a quest is completed."""
    for ability in t.kit(seat).at("quest_done"):
        t.tell("ability.used", seat=player_id(seat), source=ability.source, rules=("RB-ABIL-06",))
        yield from run(t, Use(seat, ability.source), ability.rule.effect)
