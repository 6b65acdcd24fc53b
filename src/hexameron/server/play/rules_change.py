"""What becomes of stored matches when the version of a game's rules has risen.

A match whose journal plays the same under the new rules moves on. Any other continues from its last
checkpoint, with a note; choices after the checkpoint that the new rules refuse are taken back by an entry.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from hexameron.kernel.game import Game
from hexameron.kernel.journal import Entry, live
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import Diverged, MatchError
from hexameron.kernel.running import RulesError
from hexameron.kernel.text import Text
from hexameron.kernel.worlds import state_hash
from hexameron.server.play.faults import Fault, Unavailable
from hexameron.server.play.games import find_game
from hexameron.server.play.loading import checkpoint_of, decode_state, encode_state
from hexameron.server.storage.journal_writer import Taken
from hexameron.server.storage.rows import CheckpointRow, MatchRow, Written
from hexameron.server.storage.store import Store


class Difference(msgspec.Struct, frozen=True):
    """Where a stored match plays differently under the present rules."""

    match: str
    game: str
    n: int
    prompt: str
    what: str
    rules: tuple[str, ...] = ()


async def carry_over(store: Store, row: MatchRow) -> MatchRow:
    """The match under the present rules; unchanged if it was played under them."""
    game = find_game(row.game)
    if row.rules == game.rules:
        return row
    entries = await store.entries(row.id)
    checkpoint = await store.checkpoint(row.id)
    changed, new, kept = await asyncio.to_thread(_carry, game, row, entries, checkpoint)
    forget = 0 if kept is not None else None
    try:
        await store.append(changed, new, checkpoint=kept, forget_from=forget)
    except Taken:
        again = await store.match(row.id)  # another node has just done it
        return row if again is None else again
    return msgspec.structs.replace(changed, version=row.version + 1)


def _carry(
    game: Game[Any], row: MatchRow, entries: list[Entry], checkpoint: CheckpointRow | None
) -> tuple[MatchRow, list[Written], CheckpointRow | None]:
    if row.over:
        return msgspec.structs.replace(row, rules=game.rules), [], None
    alike = replay(game, row, entries, checkpoint)
    if isinstance(alike, Match):
        note = Text("table.rules_alike")
        return msgspec.structs.replace(row, rules=game.rules, note=note), [], checkpoint_of(alike)
    if checkpoint is None:
        match: Match[Any] = Match(game, row.setup, row.fairness, state=_origin(game, row))
        base = CheckpointRow(0, game.rules, match.hash(), encode_state(match.state))
    else:
        base = _migrated(game, checkpoint)
        match = Match(
            game,
            row.setup,
            row.fairness,
            state=decode_state(game, base.state),
            entries=entries[: base.number],
        )
    dropped = _follow_on(match, entries[base.number :])
    n, written = len(entries), []
    if dropped:
        key = ",".join(str(entry.n) for entry in dropped)
        written = [Written(Entry(n + 1, "undo", dropped[-1].seat, "", key), b"[]", time.time())]
    first = dropped[0].n if dropped else n + 1
    changed = msgspec.structs.replace(
        row,
        rules=game.rules,
        base=base.number,
        n=n + len(written),
        waiting=tuple(match.pending),
        due=time.time(),
        note=Text("table.rules_changed", {"n": first}),
        changed=time.time(),
    )
    return changed, written, base


def _origin(game: Game[Any], row: MatchRow) -> Any:
    return None if row.origin is None else decode_state(game, row.origin)


def _migrated(game: Game[Any], checkpoint: CheckpointRow) -> CheckpointRow:
    """A checkpoint of other rules, read by these."""
    data = checkpoint.state
    if game.migrate is not None:
        data = msgspec.json.encode(game.migrate(msgspec.json.decode(data), checkpoint.rules))
    try:
        state = decode_state(game, data)
    except msgspec.ValidationError as error:
        raise Unavailable("table.not_finished_rules") from error
    return CheckpointRow(checkpoint.number, game.rules, state_hash(state), encode_state(state))


def _follow_on(match: Match[Any], tail: Sequence[Entry]) -> list[Entry]:
    """Plays on as far as the rules take it; gives the standing choices that they do not take."""
    standing = live(tail)
    for index, entry in enumerate(standing):
        ask = match.pending.get(entry.seat)
        try:
            if ask is None or ask.prompt != entry.prompt:
                return standing[index:]
            match.choose(entry.seat, entry.key)
        except MatchError:
            return standing[index:]
    return []


def replay(
    game: Game[Any], row: MatchRow, entries: Sequence[Entry], checkpoint: CheckpointRow | None
) -> Match[Any] | Difference:
    """The match played again under the present rules, or where it comes out differently."""
    match: Match[Any] = Match(game, row.setup, row.fairness, state=_origin(game, row))
    done = checkpoint.number if checkpoint is not None else 0
    try:
        for entry in _steps(entries):
            told = len(match.events)
            match.follow(entry)
            if match.n == done and checkpoint is not None and not _same(match, checkpoint):
                rules = tuple(rule for event in match.events[told:] for rule in event.rules)
                return Difference(row.id, row.game, done, entries[done - 1].prompt, "another state", rules)
    except (MatchError, RulesError) as error:
        n = error.n if isinstance(error, Diverged) else match.n + 1
        prompt = entries[min(n, len(entries)) - 1].prompt
        last = [event for event in match.events if event.n >= match.n]
        rules = tuple(rule for event in last for rule in event.rules)
        return Difference(row.id, row.game, n, prompt, str(error), rules)
    return match


def _steps(entries: Sequence[Entry]) -> list[list[Entry]]:
    """The entries cut into runs that can be followed one by one: a choice and its undo stay together."""
    gone = {int(n) for entry in entries if entry.kind == "undo" for n in entry.key.split(",")}
    steps: list[list[Entry]] = []
    open_: set[int] = set()
    for entry in entries:
        if open_:
            steps[-1].append(entry)
        else:
            steps.append([entry])
        if entry.n in gone:
            open_.add(entry.n)
        if entry.kind == "undo":
            open_ -= {int(n) for n in entry.key.split(",")}
    return steps


def _same(match: Match[Any], checkpoint: CheckpointRow) -> bool:
    """Whether a replayed match stands where the checkpoint stood."""
    if match.snapshot.entry == checkpoint.number:
        return state_hash(match.snapshot.state) == checkpoint.hash
    return True


async def differences(store: Store) -> list[Difference]:
    """For all stored matches the first choice that differs under the present rules."""
    found: list[Difference] = []
    for id_ in await store.ids():
        row = await store.match(id_)
        if row is None or row.base or not row.begun:
            continue
        entries = await store.entries(id_)
        checkpoint = await store.checkpoint(id_)
        try:
            game = find_game(row.game)
        except Fault:
            found.append(Difference(id_, row.game, 0, "", "the game is not installed"))
            continue
        played = await asyncio.to_thread(replay, game, row, entries, checkpoint)
        if isinstance(played, Difference):
            found.append(played)
    return found
