"""Story cards: at once, or as story quests on the track (STORY)."""

from __future__ import annotations

from hexameron.games.runebound.content.effects import Nothing
from hexameron.games.runebound.content.map import STORY_TRACK
from hexameron.games.runebound.content.records import StoryCard
from hexameron.games.runebound.rules import exploring
from hexameron.games.runebound.rules.running import Use, run
from hexameron.games.runebound.state import NOTHING, Story
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id, thing_id
from hexameron.kernel.things import EVERYBODY


def draw(t: Saga) -> Rules[None]:
    """The top story card is drawn and resolved (RB-TIME-07, RB-STORY-07)."""
    if not t.things.order["story.deck"]:
        return
    card = yield from t.draw(t.state.first, "story.deck", "story.track", sees=EVERYBODY)
    record = t.story(card)
    t.tell("story.drawn", card=thing_id(card), rules=("RB-TIME-07",))
    if record.places:
        yield from run(t, Use(t.state.first, record.id), record.drawn)
        _put_on_track(t, card, record)
        return
    if not isinstance(record.every, Nothing):
        for seat in t.in_order():
            yield from run(t, Use(seat, record.id), record.every)
            yield from t.settle()
    yield from run(t, Use(t.state.first, record.id), record.drawn)
    t.things.move(card, "story.discard")
    t.tell("story.done", card=thing_id(card), rules=("RB-STORY-07",))


def _put_on_track(t: Saga, card: int, record: StoryCard) -> None:
    """On the first empty space; a full track gives up its first one (RB-STORY-08..10)."""
    track = t.state.track
    slot = next((n for n, story in enumerate(track) if story.card == NOTHING), None)
    if slot is None:
        slot = 0
        leave_track(t, 0)
    track[slot] = Story(card=card)
    t.tell(
        "story.placed",
        card=thing_id(card),
        n=slot + 1,
        cells=record.places if len(record.places) == 1 else (),
        rules=("RB-STORY-08", "RB-STORY-09" if len(record.places) == 1 else "RB-STORY-10"),
    )


def leave_track(t: Saga, slot: int) -> None:
    """A story quest is discarded and its token returns."""
    card = t.state.track[slot].card
    t.state.track[slot] = Story()
    t.things.move(card, "story.discard")
    t.tell("story.done", card=thing_id(card), rules=("RB-ABIL-21",))


def open_slots(t: Saga, seat: Seat) -> list[int]:
    """The story quests that a hero can try here; they are nobody's own (RB-STORY-11)."""
    if all(story.card == NOTHING for story in t.state.track):
        return []
    at = t.player(seat).at
    return [
        slot
        for slot, story in enumerate(t.state.track)
        if story.card != NOTHING and seat not in story.done and at in t.story(story.card).places
    ]


def try_slot(t: Saga, seat: Seat, slot: int) -> Rules[None]:
    """Does what the card says; a fight is left to its rules."""
    story = t.state.track[slot]
    record = t.story(story.card)
    t.tell("story.tried", seat=player_id(seat), card=thing_id(story.card), rules=("RB-STORY-11",))
    use = Use(seat, record.id)
    if record.endings:
        number = yield from exploring.explore(t, seat, story.card, record.endings)
        if number is None:
            return
        yield from run(t, use, record.endings[number].effect)
    elif not (yield from run(t, use, record.effect)):
        return
    if record.stays:
        story.done.append(seat)
    else:
        leave_track(t, slot)


def empty_track() -> list[Story]:
    return [Story() for _ in range(STORY_TRACK)]
