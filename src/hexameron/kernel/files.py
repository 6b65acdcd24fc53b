"""Files: a match as JSON, a position as JSON, and the check of a finished match.

A match file holds the whole journal and, to load quickly, the last snapshot of the state with its hash. It is
sealed with a digest, so that a damaged file is told from a whole one; whether it is *true* is what
:func:`verify` finds out by playing it all again.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from hexameron.kernel.asking import Result, S, Seat, State
from hexameron.kernel.chance import Commitments, Fairness
from hexameron.kernel.game import Game, Setup, SetupError
from hexameron.kernel.match import Diverged, Entry, Match, MatchError, RuleFault, live, state_hash
from hexameron.kernel.running import RulesError
from hexameron.kernel.things import Things

T = TypeVar("T")

SCHEMA = 1


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


FindGame = Callable[[str], Game[Any]]


def write_match(match: Match[S], *, public: bool = False) -> bytes:
    """A match as JSON. A ``public`` record of a running match does not hold the secret of its dice."""
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
    file.digest = _digest(file)
    return msgspec.json.format(_encode(file), indent=1)


def read_match(data: bytes, find: FindGame, *, whole: bool = False) -> Match[Any]:
    """The match of a file, ready to go on. ``whole`` plays every entry again instead of the last few."""
    file, game = _read_match_file(data, find)
    if not file.secret:
        raise FileError(
            "secret", "this is a public record of a running match; it can be watched, not played on"
        )
    fairness = _fairness(file)
    try:
        start = None if file.start is None else _state(game, file.start.state, "start.state")
        if whole or file.stored is None or file.rules != game.rules:
            match = Match(game, file.setup, fairness, state=start)
            match.follow(file.entries)
        else:
            match = _from_stored(game, file, fairness, file.stored)
            match.origin = start
    except Diverged as error:
        raise FileError(f"entries[{error.n - 1}]", str(error)) from error
    except (SetupError, MatchError, RulesError) as error:
        raise FileError("setup", str(error)) from error
    if file.rules == game.rules and match.hash() != file.hash:
        raise FileError("hash", "the journal does not lead to the recorded state")
    return match


def _from_stored(game: Game[S], file: MatchFile, fairness: Fairness, stored: Stored) -> Match[S]:
    state = _state(game, stored.state, "stored.state")
    if state_hash(state) != stored.hash:
        raise FileError("stored.hash", "the stored state was changed")
    if not 0 <= stored.n <= len(file.entries):
        raise FileError("stored.n", f"there is no entry {stored.n}")
    match = Match(game, file.setup, fairness, state=state, entries=file.entries[: stored.n])
    match.follow(file.entries[stored.n :])
    return match


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
    match = Match(
        game,
        file.setup,
        fairness,
        state=None if file.start is None else _state(game, file.start.state, "start.state"),
    )
    try:
        match.follow(file.entries)
    except (Diverged, RuleFault) as error:
        return Verdict(False, str(error))
    if match.hash() != file.hash:
        return Verdict(False, "the choices lead to another state than the recorded one")
    if match.result != file.result:
        return Verdict(False, "the choices lead to another result than the recorded one")
    return Verdict(True, "", len(live(file.entries)), match.result)


class Verdict(msgspec.Struct, frozen=True):
    """What :func:`verify` found."""

    true: bool
    why: str = ""
    choices: int = 0
    result: Result | None = None


def _read_match_file(data: bytes, find: FindGame) -> tuple[MatchFile, Game[Any]]:
    game = _game(data, find)
    file = _decode(data, MatchFile)
    if file.schema != SCHEMA:
        raise FileError("schema", f"this program reads schema {SCHEMA}, the file has {file.schema}")
    if file.digest != _digest(file):
        raise FileError("digest", "the file is damaged or was changed after it was saved")
    _check_numbers(file.entries)
    return file, game


def _check_numbers(entries: list[Entry]) -> None:
    for index, entry in enumerate(entries):
        if entry.n != index + 1:
            raise FileError(f"entries[{index}].n", f"expected {index + 1}, got {entry.n}")
        if entry.kind == "undo" and not all(part.isdigit() for part in entry.key.split(",")):
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
        raise FileError("", f"this is no whole JSON file: {error}") from error


def _state(game: Game[S], raw: msgspec.Raw, where: str) -> S:
    try:
        return msgspec.json.decode(raw, type=game.state)
    except msgspec.ValidationError as error:
        raise FileError(where, str(error)) from error


def _encode(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def _raw(state: State) -> msgspec.Raw:
    """A state with its dicts in their order: rules may list options in it."""
    return msgspec.Raw(msgspec.json.encode(state))


def _digest(file: MatchFile) -> str:
    """Over the content, not the layout: a file may be written compactly or with indents."""
    return seal(msgspec.json.decode(_encode(file)))


def seal(content: dict[str, Any]) -> str:
    """The digest of a match file's content."""
    return blake2b(_encode(content | {"digest": ""}), digest_size=16, person=b"hexameron file").hexdigest()


# ---------------------------------------------------------------------- positions


def write_position(match: Match[S], seat: Seat | None = None, *, view: bool = False) -> bytes:
    """The present state as JSON; with ``view`` as one seat may know it."""
    state = match.view(seat) if view else match.state
    position = Position(SCHEMA, match.game.name, match.game.rules, match.setup, _raw(state))
    return msgspec.json.format(_encode(position), indent=1)


def read_position(data: bytes, find: FindGame) -> Match[Any]:
    """A match that begins from a position. A malformed one gets an error that names the field."""
    game = _game(data, find)
    position = _decode(data, Position)
    if position.schema != SCHEMA:
        raise FileError("schema", f"this program reads schema {SCHEMA}, the file has {position.schema}")
    if position.rules != game.rules:
        raise FileError("rules", f"the position is of rules {position.rules}, these are rules {game.rules}")
    state = _state(game, position.state, "state")
    _check_things(state.things)
    try:
        return Match(game, position.setup, Fairness.from_seed(position.seed), state=state)
    except (SetupError, MatchError, RulesError) as error:
        raise FileError("state", str(error)) from error
    except (LookupError, ValueError, TypeError, AssertionError) as error:
        raise FileError(
            "state", f"the rules cannot go on from here: {type(error).__name__}: {error}"
        ) from error


def _check_things(things: Things) -> None:
    size = len(things.face)
    for name in ("kind", "pool", "seen", "zone"):
        if len(getattr(things, name)) != size:
            raise FileError(
                f"state.things.{name}", f"has {len(getattr(things, name))} entries, face has {size}"
            )
    placed = sorted(handle for handles in things.order.values() for handle in handles)
    if placed != list(range(size)):
        raise FileError("state.things.order", "every thing must lie in exactly one zone")
    for zone, handles in things.order.items():
        for handle in handles:
            if things.zone[handle] != zone:
                raise FileError(
                    f"state.things.zone[{handle}]", f"says {things.zone[handle]!r}, lies in {zone!r}"
                )
