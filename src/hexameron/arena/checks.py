"""The promises that every game keeps at every moment, each as a check that raises :class:`Broken`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hexameron.kernel.asking import Option, Seat, parse_option
from hexameron.kernel.events import Arg, Event
from hexameron.kernel.files import position_faults, read_match, verify, write_match
from hexameron.kernel.game import Game
from hexameron.kernel.ids import handle_of, is_thing, player_id
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Scene
from hexameron.kernel.telling import Line, Narrator
from hexameron.kernel.text import LANGUAGES, Catalogue, Language, Text
from hexameron.kernel.things import UNKNOWN, Things, bit

PLAY_ON = 12
"""How many choices two twins are played on to see whether they stay alike."""


class Broken(Exception):
    """A promise that was not kept."""


Likeness = tuple[str, dict[Seat, tuple[str, list[str]]], object]
Check = Callable[[Match[Any], Random], None]


def likeness(match: Match[Any]) -> Likeness:
    """All that must agree between a match and its twin: the state, who is asked what, and the result."""
    asks = {
        seat: (match.pending[seat].prompt, [option.key() for option in match.options(seat)])
        for seat in sorted(match.pending)
    }
    return match.hash(), asks, match.result


def demand_alike(one: Match[Any], other: Match[Any], what: str) -> None:
    """Raises unless two matches stand alike."""
    mine, theirs = likeness(one), likeness(other)
    if mine != theirs:
        parts = [name for name, a, b in zip(("state", "asks", "result"), mine, theirs, strict=True) if a != b]
        raise Broken(f"{what}: {' and '.join(parts)} differ")


def random_choice(match: Match[Any], random: Random) -> tuple[Seat, Option]:
    """Any option of any seat that may choose."""
    seat = random.choice(sorted(match.pending))
    return seat, random.choice(match.options(seat))


# ---------------------------------------------------------------------- at every choice


def options(match: Match[Any]) -> None:
    """Somebody is asked, and everybody asked has options, though not too many."""
    if not match.pending:
        raise Broken("nobody is asked, yet the match is not over")
    for seat in match.pending:
        if len(match.options(seat)) > match.game.max_options:
            raise Broken(f"{match.pending[seat].prompt} offers more than {match.game.max_options} options")


def named(match: Match[Any], told: Sequence[Event]) -> None:
    """No line hides from a seat what that seat can see now that the choice has been worked out."""
    spoken = [event for event in told if any(_things(value) for value in event.args.values())]
    if not spoken:
        return
    for seat in (*range(match.setup.seats), None):
        view = match.view(seat)
        for event, line in zip(spoken, Narrator(match.game, view, seat, ()).lines(spoken), strict=True):
            for id_, word in _words(event, line):
                if _lies_open(view.things, event, id_) and word != _true_name(match.game, view, id_):
                    raise Broken(f"{event.name} hides {id_} from seat {seat}, who can see it")


def _words(event: Event, line: Line) -> Iterator[tuple[str, object]]:
    """The things that an event speaks of, and what a line calls each of them."""
    for name, value in event.args.items():
        word = line.text.args[name]
        words = word if isinstance(word, list) else [word]
        for id_, read in zip(value if isinstance(value, tuple) else (value,), words, strict=True):
            if _things(id_):
                yield str(id_), read


def _things(value: Arg) -> list[str]:
    """The things that an argument of an event names."""
    parts = value if isinstance(value, tuple) else (value,)
    return [part for part in parts if isinstance(part, str) and is_thing(part)]


def _true_name(game: Game[Any], view: Any, id_: str) -> Text:
    """What a thing is called by somebody who sees its face."""
    return game.name_of(view, id_, {id_: view.things.face[handle_of(id_)]})


def _lies_open(things: Things, event: Event, id_: str) -> bool:
    """Whether the reader sees the face of the very thing that an event spoke of."""
    handle = handle_of(id_)
    now = things.pool[handle]
    return event.pools.get(id_, now) == now and things.face[handle] != UNKNOWN


# ---------------------------------------------------------------------- at random moments


def keys(match: Match[Any], random: Random) -> None:
    """The keys of options are unique and can be read back."""
    types = match.game.option_types
    for seat in match.pending:
        prompt = match.pending[seat].prompt
        listed = match.any_order(seat)
        written = [option.key() for option in listed]
        if len(dict.fromkeys(written)) < len(written):
            raise Broken(f"{prompt} offers the same key twice")
        for option, key in zip(listed, written, strict=True):
            if parse_option(key, types) != option:
                raise Broken(f"{prompt}: {key} is read back as another option")


def clones(match: Match[Any], random: Random) -> None:
    """A clone stands alike and goes on alike; the match is not moved by it."""
    one, two = match.clone(), match.clone(playout=False)
    demand_alike(one, match, "a clone")
    demand_alike(two, match, "a recorded clone")
    before = match.hash()
    for _ in range(PLAY_ON):
        if one.result is not None:
            break
        seat, option = random_choice(one, random)
        one.choose(seat, option)
        two.choose(seat, option.key())
        demand_alike(one, two, f"two clones after {option.key()}")
    if match.hash() != before:
        raise Broken("playing a clone changed the match")


def undo(match: Match[Any], random: Random) -> None:
    """Taking a choice back and making it again changes nothing."""
    seats = [seat for seat in range(match.setup.seats) if match.can_undo(seat) is None]
    if not seats:
        return
    seat = random.choice(seats)
    before, events = likeness(match), _told(match)
    match.undo(seat)
    taken = [match.entries[int(n) - 1].key for n in match.entries[-1].key.split(",")]
    match.choose_group(seat, taken)
    if likeness(match) != before:
        raise Broken(f"undo and redo of {' '.join(taken)} by seat {seat} leads elsewhere")
    if _told(match) != events:
        raise Broken(f"undo and redo of {' '.join(taken)} by seat {seat} tells other events")


def _told(match: Match[Any]) -> list[tuple[str, str]]:
    """What was told, without the order of sealed choices and the numbers that an undo changes."""
    return sorted((event.name, repr(event.args)) for event in match.events)


def files(match: Match[Any], random: Random) -> None:
    """A saved match is loaded as it was."""
    loaded = read_match(write_match(match), lambda _: match.game)
    demand_alike(loaded, match, "a loaded match")
    if loaded.entries != match.entries:
        raise Broken("a loaded match has another journal")


def secrets(match: Match[Any], random: Random) -> None:
    """What reaches a seat holds no unseen face and does not change when what it cannot know is dealt anew."""
    waiting = sorted(match.pending)
    for seat in (*range(match.setup.seats), None):
        view = match.view(seat)
        known = [match.state.things.known(handle, seat) for handle in range(len(view.things.face))]
        for handle, sees in enumerate(known):
            if not sees and view.things.face[handle] != UNKNOWN:
                raise Broken(f"the view of seat {seat} shows the face of t{handle}")
        if seat is not None:
            world = match.determinize(seat, random.randbytes(8))
            for name, mine, theirs in zip(
                ("view", "question", "scene"),
                _reaching(match, seat, waiting),
                _reaching(world, seat, waiting),
                strict=True,
            ):
                if mine != theirs:
                    raise Broken(f"the {name} of seat {seat} changes with what it cannot know")
        for event, read in zip(match.events, match.events_for(seat), strict=True):
            if read.seen or read.pools:
                raise Broken(f"seat {seat} reads in {event.name} who knows what")
            for id_ in read.faces:
                if not event.seen[id_] & bit(seat) and not _lies_open(view.things, event, id_):
                    raise Broken(f"seat {seat} reads a face in {event.name} that it did not know")


def _reaching(match: Match[Any], seat: Seat, waiting: Sequence[Seat]) -> tuple[bytes, bytes, bytes]:
    """All that a seat is sent, as bytes. Who is waited for is public, also while answers are sealed."""
    question = match.question(seat, any_order=True)
    view = match.view(seat)
    parts = (view, question, match.game.scene(view, seat, question, waiting))
    encoded = [msgspec.json.encode(part, order="deterministic") for part in parts]
    return encoded[0], encoded[1], encoded[2]


def scenes(match: Match[Any], random: Random) -> None:
    """A scene shows every option, all that options point at, and no card that its seat does not know."""
    for seat in (*range(match.setup.seats), None):
        question = None if seat is None else match.question(seat, any_order=True)
        view = match.view(seat)
        scene = match.game.scene(view, seat, question, sorted(match.pending))
        ids = {*_ids(msgspec.to_builtins(scene)), *(player_id(one) for one in range(match.setup.seats))}
        for zone in scene.zones:
            for card in zone.cards:
                if is_thing(card.id) and view.things.face[handle_of(card.id)] != (
                    UNKNOWN if card.face is None else card.face
                ):
                    raise Broken(f"the scene of seat {seat} shows {card.id} with a face it does not know")
        _named_on_screen(match.game, view, seat, scene)
        if question is None:
            continue
        shown = [view_of.key for view_of in scene.options]
        for option in question.options:
            if option.key() not in shown:
                raise Broken(f"the scene does not show the option {option.key()} of {question.prompt}")
            for id_ in option.at():
                if id_ not in ids:
                    raise Broken(f"{option.key()} of {question.prompt} points at {id_}, which no scene shows")


def _named_on_screen(game: Game[Any], view: Any, seat: Seat | None, scene: Scene) -> None:
    """No piece, panel or option calls a thing hidden that its reader can see."""
    parts: list[tuple[object, tuple[str, ...]]] = [(option, option.at) for option in scene.options]
    parts += [(piece, (piece.id,)) for piece in scene.pieces]
    parts += [(panel, (panel.id,)) for panel in scene.panels]
    for part, ids in parts:
        things = [id_ for id_ in ids if is_thing(id_)]
        if any(view.things.face[handle_of(id_)] == UNKNOWN for id_ in things):
            continue
        said = list(_ids(msgspec.to_builtins(part)))
        for id_ in things:
            hidden = game.name_of(view, id_, {})
            if hidden.id in said and hidden != _true_name(game, view, id_):
                raise Broken(f"the scene of seat {seat} calls {id_} {hidden.id}, though it lies open")


def _ids(part: Any) -> Iterator[str]:
    """All ids that occur in a scene, those of texts among them."""
    if isinstance(part, dict):
        if isinstance(part.get("id"), str):
            yield part["id"]
        for inner in part.values():
            yield from _ids(inner)
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from _ids(inner)


def things(match: Match[Any], random: Random) -> None:
    """Every thing lies in exactly one zone, and knows which."""
    columns = match.state.things
    placed = sorted(handle for handles in columns.order.values() for handle in handles)
    if placed != list(range(len(columns.face))):
        raise Broken("a thing lies in no zone or in two")
    for zone, handles in columns.order.items():
        if any(columns.zone[handle] != zone for handle in handles):
            raise Broken(f"a thing in {zone} believes to be elsewhere")


def positions(match: Match[Any], random: Random) -> None:
    """Whatever the rules lead to is a sound position."""
    for field, what in position_faults(match.game, match.state, match.setup):
        raise Broken(f"the state is no sound position: {field}: {what}")


def values(match: Match[Any], random: Random) -> None:
    """The evaluation stays between 0 and 1, and instinct weighs every option, from what its seat sees."""
    for seat in range(match.setup.seats):
        value = match.game.evaluate(match.state, seat)
        if not 0.0 <= value <= 1.0:
            raise Broken(f"the evaluation of seat {seat} is {value}")
        question = match.question(seat)
        if question is not None and match.game.prior is not None:
            weights = match.game.prior(match.view(seat), question)
            if len(weights) != len(question.options) or min(weights) < 0:
                raise Broken(f"the instinct for {question.prompt} does not weigh every option")


MOMENTS: dict[str, Check] = {
    "keys": keys,
    "clones": clones,
    "undo": undo,
    "files": files,
    "secrets": secrets,
    "scenes": scenes,
    "things": things,
    "positions": positions,
    "values": values,
}

# ---------------------------------------------------------------------- at the end


def ending(match: Match[Any], random: Random) -> None:
    """The finished match can be loaded, and played again from its journal to the same hash and result."""
    data = write_match(match)
    demand_alike(read_match(data, lambda _: match.game), match, "a finished match loaded again")
    verdict = verify(data, lambda _: match.game)
    if not verdict.true:
        raise Broken(f"verification fails: {verdict.why}")
    _told_why(match)


def _told_why(match: Match[Any]) -> None:
    """Why a match is over can be told to everybody."""
    result, texts = match.result, match.game.folder / "texts"
    if result is None or not texts.is_dir():
        return
    for language in LANGUAGES:
        if not any(id_ in _texts(texts, language) for id_ in result.reasons):
            raise Broken(
                f"no text in {language} tells the reason {result.why!r} of a match that is {result.outcome}"
            )


@cache
def _texts(folder: Path, language: Language) -> Catalogue:
    return Catalogue(language, (folder,), sound=True)
