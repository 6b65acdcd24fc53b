"""Files: a match as JSON, a position as JSON, and the check of a finished match.

A match file holds the whole journal and, to load quickly, the last snapshot of the state with its hash. It is
sealed with a digest, so that a damaged file is told from a whole one; whether it is *true* is what
:func:`verify` finds out by playing it all again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial, reduce
from hashlib import blake2b
from operator import getitem
from typing import Any, TypeVar

import msgspec

from hexameron.kernel.asking import S, Seat, State
from hexameron.kernel.chance import Commitments, Fairness
from hexameron.kernel.game import Game, Setup, SetupError
from hexameron.kernel.journal import Entry, live
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import Diverged, MatchError
from hexameron.kernel.results import Result
from hexameron.kernel.running import RulesError
from hexameron.kernel.soundness import chance_faults, columns_faults, in_turn
from hexameron.kernel.worlds import state_hash

T = TypeVar("T")

SCHEMA = 1

IMPOSSIBLE = (LookupError, ValueError, TypeError, AttributeError, AssertionError)
"""What rules raise on a state that cannot be."""


OTHERS = 4
"""So many faults of a state are told besides the first."""


class FileError(ValueError):
    """A file that cannot be used. ``where`` names the field or the entry."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where


class Stored(msgspec.Struct, forbid_unknown_fields=True):
    """A state of a running match, with the entry it belongs to and its hash."""

    n: int
    hash: str
    state: msgspec.Raw


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """The state of the position that a match began from."""

    state: msgspec.Raw


class MatchFile(msgspec.Struct, forbid_unknown_fields=True):
    """A match as it is written. ``secret`` stays empty in a record of a match that still runs."""

    schema: int
    game: str
    rules: int
    setup: Setup
    commitments: Commitments
    nonces: tuple[str, ...]
    secret: str
    entries: list[Entry]
    hash: str
    result: Result | None = None
    start: Start | None = None
    stored: Stored | None = None
    digest: str = ""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A state to begin from: for tests, puzzles, bug reports and scenarios of one's own."""

    schema: int
    game: str
    rules: int
    setup: Setup
    state: msgspec.Raw
    seed: int = 0


class Header(msgspec.Struct):
    """What every file of ours says of itself."""

    game: str
    schema: int
    entries: msgspec.Raw = msgspec.Raw()


FindGame = Callable[[str], Game[Any]]


def write_match(match: Match[S], *, public: bool = False) -> bytes:
    """A match as JSON. A ``public`` record of a running match does not hold the secret of its dice."""
    if match.dice.loaded:
        raise FileError("secret", "this match was played with loaded dice: no secret leads to them")
    fairness = match.fairness
    snapshot = match.snapshot
    shown = not public or match.result is not None
    stored = Stored(snapshot.entry, state_hash(snapshot.state), _raw(snapshot.state))
    file = MatchFile(
        schema=SCHEMA,
        game=match.game.name,
        rules=match.game.rules,
        setup=match.setup,
        commitments=fairness.commitments(),
        nonces=tuple(nonce.hex() for nonce in fairness.nonces),
        secret=fairness.secret.hex() if shown else "",
        entries=match.entries,
        hash=match.hash(),
        result=match.result,
        start=None if match.origin is None else Start(_raw(match.origin)),
        stored=stored if shown else None,
    )
    file.digest = seal(msgspec.json.decode(_encode(file)))
    return msgspec.json.format(_encode(file), indent=1)


def read_match(data: bytes, find: FindGame, *, whole: bool = False) -> Match[Any]:
    """The match of a file, ready to go on. ``whole`` plays every entry again instead of the last few."""
    file, game = _read_match_file(data, find)
    if not file.secret:
        raise FileError(
            "secret", "this is a public record of a running match; it can be watched, not played on"
        )
    fairness = _fairness(file)
    if whole or file.stored is None or file.rules != game.rules:
        match = _played(game, file, fairness)
    else:
        match = _resumed(game, file, fairness, file.stored)
    if file.rules != game.rules and file.result is not None and match.result is None:
        match.end_pick()
    if file.rules == game.rules and match.hash() != file.hash:
        raise FileError("hash", "the journal does not lead to the recorded state")
    return match


def _played(game: Game[S], file: MatchFile, fairness: Fairness) -> Match[S]:
    """The match of a file, every entry played again."""
    start = _start(game, file)
    with _naming("setup" if start is None else "start.state"):
        match = Match(game, file.setup, fairness, state=start)
    _follow(match, file.entries)
    return match


def _resumed(game: Game[S], file: MatchFile, fairness: Fairness, stored: Stored) -> Match[S]:
    """The match of a file from its stored state on."""
    state = _sound(game, file.setup, stored.state, "stored.state")
    if state_hash(state) != stored.hash:
        raise FileError("stored.hash", "the stored state was changed")
    if not 0 <= stored.n <= len(file.entries):
        raise FileError("stored.n", f"there is no entry {stored.n}")
    with _naming("setup"):
        match = Match(game, file.setup, fairness, state=state, entries=file.entries[: stored.n])
    _follow(match, file.entries[stored.n :])
    match.origin = _start(game, file)
    return match


def _start(game: Game[S], file: MatchFile) -> S | None:
    return None if file.start is None else _sound(game, file.setup, file.start.state, "start.state")


def _follow(match: Match[S], entries: list[Entry]) -> None:
    with _naming("entries"):
        match.follow(entries)


@contextmanager
def _naming(where: str) -> Iterator[None]:
    """Where a file is played: what the rules cannot do becomes an error that names the part of the file."""
    try:
        yield
    except Diverged as error:
        raise FileError(f"entries[{error.n - 1}]", error.what) from error
    except (SetupError, MatchError, RulesError) as error:
        raise FileError("setup" if isinstance(error, SetupError) else where, str(error)) from error
    except IMPOSSIBLE as error:
        what = f"the rules cannot go on from here: {type(error).__name__}: {error}"
        raise FileError(where, what) from error


def verify(data: bytes, find: FindGame) -> Verdict:
    """Plays a match again from its first choice and checks every draw against the published hashes."""
    file, game = _read_match_file(data, find)
    if not file.secret:
        raise FileError(
            "secret", "the secret is published when the match is over; only then can it be checked"
        )
    fairness = _fairness(file)
    if file.rules != game.rules:
        return Verdict(False, f"played under rules {file.rules}, these are rules {game.rules}")
    try:
        match = _played(game, file, fairness)
        _compare(file, match)
    except FileError as error:
        return Verdict(False, str(error))
    return Verdict(True, "", len(live(file.entries)), match.result)


def _compare(file: MatchFile, match: Match[Any]) -> None:
    """Raises if a match that was played again differs from what its file says of it."""
    if match.hash() != file.hash:
        raise FileError("hash", "the choices lead to another state than the recorded one")
    if match.result != file.result:
        raise FileError("result", "the choices lead to another result than the recorded one")
    if file.stored is not None and _leads(file, match, file.stored) != file.hash:
        raise FileError("stored", "it leads to another state than the recorded one")


def _leads(file: MatchFile, match: Match[Any], stored: Stored) -> str:
    """The hash of the state to which the stored one leads."""
    try:
        return _resumed(match.game, file, match.fairness, stored).hash()
    except FileError as error:
        if error.where.startswith("stored"):
            raise
        raise FileError("stored", str(error)) from error


class Verdict(msgspec.Struct, frozen=True):
    """What :func:`verify` found."""

    true: bool
    why: str = ""
    choices: int = 0
    result: Result | None = None


def _read_match_file(data: bytes, find: FindGame) -> tuple[MatchFile, Game[Any]]:
    game = _game(data, find)
    if not is_match(data):
        raise FileError("", "this is a position, not a match: it has no entries")
    file = _decode(data, MatchFile)
    if file.schema != SCHEMA:
        raise FileError("schema", f"this program reads schema {SCHEMA}, the file has {file.schema}")
    _check_numbers(file.entries)
    if file.digest != seal(msgspec.json.decode(data)):
        changed = "the file is damaged or was changed after it was saved"
        place = _first_fault(file, game)
        raise FileError("digest", f"{changed}, first seen at {place}" if place else changed)
    return file, game


def _first_fault(file: MatchFile, game: Game[Any]) -> str:
    """Where a file shows that it was changed, as far as playing it again can tell."""
    if not file.secret or file.rules != game.rules:
        return ""
    try:
        _compare(file, _played(game, file, _fairness(file)))
    except FileError as error:
        return str(error)
    return ""


def _check_numbers(entries: list[Entry]) -> None:
    for index, entry in enumerate(entries):
        if entry.n != index + 1:
            raise FileError(f"entries[{index}].n", f"expected {index + 1}, got {entry.n}")
        if entry.kind == "undo" and not re.fullmatch(r"[0-9]+(,[0-9]+)*", entry.key):
            raise FileError(f"entries[{index}].key", "an undo names the numbers of choices")


def _fairness(file: MatchFile) -> Fairness:
    try:
        fairness = Fairness(bytes.fromhex(file.secret), tuple(bytes.fromhex(nonce) for nonce in file.nonces))
    except ValueError as error:
        raise FileError("secret", "the secret or a nonce is not hexadecimal") from error
    fault = file.commitments.fault(fairness)
    if fault:
        raise FileError(fault, "does not fit the hash that was published before the match")
    return fairness


def is_match(data: bytes) -> bool:
    """Whether a file is of a match, which has entries, and not of a position."""
    return bool(bytes(_decode(data, Header).entries))


def _game(data: bytes, find: FindGame) -> Game[Any]:
    header = _decode(data, Header)
    try:
        return find(header.game)
    except KeyError as error:
        raise FileError("game", f"there is no game called {header.game!r} here") from error


def _decode(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise FileError("", str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FileError("", f"this is no whole JSON file ({len(data)} bytes): {error}") from error


def _state(game: Game[S], raw: msgspec.Raw, where: str) -> S:
    try:
        return msgspec.json.decode(raw, type=game.state)
    except msgspec.ValidationError as error:
        what, at = _misfit(error)
        raise FileError(where + _exactly(msgspec.json.decode(raw), game.state, at), what) from error


def _misfit(error: msgspec.ValidationError) -> tuple[str, str]:
    """What does not fit its type, and the way to it; entries of mappings are not named there."""
    what, _, at = str(error).partition(" - at `$")
    return what, at.rstrip("`")


ENTRY = "[...]"


def _exactly(plain: Any, kind: type[Any], at: str) -> str:
    """The same way with the names of entries: each is tried alone, and the one that fits no better is it."""
    first, *others = at.split(ENTRY)
    named, steps = first, _steps(first)
    for after in others:
        entries = reduce(getitem, steps, plain)
        guilty = next(key for key in entries if _misfits(plain, kind, steps, {key: entries[key]}, at))
        plain = _replaced(plain, steps, {guilty: entries[guilty]})
        steps += [guilty, *_steps(after)]
        named += f".{guilty}{after}"
    return named


def _steps(way: str) -> list[int | str]:
    return [int(index) if index else name for index, name in re.findall(r"\[(\d+)\]|\.([^.\[]+)", way)]


def _misfits(plain: Any, kind: type[Any], steps: Sequence[int | str], entries: object, at: str) -> bool:
    try:
        msgspec.convert(_replaced(plain, steps, entries), kind)
    except msgspec.ValidationError as error:
        return _misfit(error)[1] == at
    return False


def _replaced(plain: Any, steps: Sequence[int | str], value: object) -> Any:
    """The same data with another value at one place."""
    if not steps:
        return value
    twin: Any = dict(plain) if isinstance(plain, dict) else list(plain)
    twin[steps[0]] = _replaced(plain[steps[0]], steps[1:], value)
    return twin


def _encode(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def _raw(state: State) -> msgspec.Raw:
    """A state with its dicts in their order: rules may list options in it."""
    return msgspec.Raw(msgspec.json.encode(state))


def seal(content: dict[str, Any]) -> str:
    """The digest of a match file's content as it was written: of what came later old files know nothing.

    It is taken over the content, not the layout: a file may be written compactly or with indents.
    """
    return blake2b(_encode(content | {"digest": ""}), digest_size=16, person=b"hexameron file").hexdigest()


# ---------------------------------------------------------------------- positions


def write_position(match: Match[S], seat: Seat | None = None, *, view: bool = False) -> bytes:
    """The present state as JSON; with ``view`` as one seat may know it.

    In the middle of something that cannot be begun from its middle it is the state of the last checkpoint.
    """
    state = match.view(seat) if view else _playable(match)
    position = Position(SCHEMA, match.game.name, match.game.rules, match.setup, _raw(state))
    return msgspec.json.format(_encode(position), indent=1)


def _playable(match: Match[S]) -> S:
    """The present state if a match that begins from it asks the same, else that of the last checkpoint."""
    try:
        anew = Match(match.game, match.setup, match.fairness, state=match.state)
    except (*IMPOSSIBLE, MatchError, RulesError):
        return match.snapshot.state
    same = anew.hash() == match.hash() and _asks(anew) == _asks(match)
    return match.state if same else match.snapshot.state


def _asks(match: Match[Any]) -> list[tuple[Seat, str, list[str]]]:
    return [
        (seat, ask.prompt, [option.key() for option in match.options(seat)])
        for seat, ask in sorted(match.pending.items(), key=lambda one: one[0])
    ]


def read_position(data: bytes, find: FindGame) -> Match[Any]:
    """A match that begins from a position. A malformed one gets an error that names the field."""
    game = _game(data, find)
    if is_match(data):
        raise FileError("entries", "this is a match, not a position")
    position = _decode(data, Position)
    if position.schema != SCHEMA:
        raise FileError("schema", f"this program reads schema {SCHEMA}, the file has {position.schema}")
    if position.rules != game.rules:
        raise FileError("rules", f"the position is of rules {position.rules}, these are rules {game.rules}")
    state = _sound(game, position.setup, position.state, "state")
    with _naming("state"):
        match = Match(game, position.setup, Fairness.from_seed(position.seed), state=state)
    with _naming("state"):
        _show(match)
    return match


def position_faults(game: Game[S], state: S, setup: Setup) -> Iterator[tuple[str, str]]:
    """What cannot be in a state, by field: first what no game can have, then what this game says."""
    rules = game.faults
    yield from in_turn(
        [
            partial(chance_faults, state.chance),
            partial(columns_faults, state.things),
            partial(rules, state, setup) if rules is not None else tuple,
        ]
    )


def _sound(game: Game[S], setup: Setup, raw: msgspec.Raw, where: str) -> S:
    """A state that was read and checked. The error tells all that is wrong; its place is the first of it."""
    with _naming("setup"):
        game.check(setup)
    state = _state(game, raw, where)
    found = [(f"{where}.{field}", what) for field, what in position_faults(game, state, setup)]
    if found:
        (first, what), *others = found
        told = [what, *(f"{field}: {also}" for field, also in others[:OTHERS])]
        raise FileError(first, "; ".join(told))
    return state


def _show(match: Match[Any]) -> None:
    """Makes the scene of every seat: what cannot be shown cannot be played either."""
    for seat in (*range(match.setup.seats), None):
        question = None if seat is None else match.question(seat)
        match.game.scene(match.view(seat), seat, question, tuple(match.pending))
