"""What is kept survives: backups, newer rules, tables of every version."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from hexameron.games import find
from hexameron.kernel.asking import Ask
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Game, Setup
from hexameron.kernel.journal import Entry
from hexameron.kernel.match import Match
from hexameron.server.backup import BackupError, back_up, restore
from hexameron.server.play import games
from hexameron.server.play.creating import SeatWish, store_match, written_entries
from hexameron.server.play.loading import build
from hexameron.server.play.rules_change import carry_over, differences
from hexameron.server.storage.database import Execute, SqliteWriter, open_database
from hexameron.server.storage.journal_writer import Taken
from hexameron.server.storage.rows import MatchRow, Written
from hexameron.server.storage.store import Store
from hexameron.server.storage.tables import metadata
from hexameron.server.storage.upgrading import bring_up_to_date
from tests.server.driving import Node, apart, token

Newer: TypeAlias = Callable[[Game[Any]], None]
WISHES = [SeatWish("person", mine=True), SeatWish("person", mine=True)]


def test_the_tables_are_those_of_the_migrations(tmp_path: Path) -> None:
    async def compare() -> Any:
        engine = open_database(str(tmp_path / "t.sqlite"))
        await bring_up_to_date(engine)
        await bring_up_to_date(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        await engine.dispose()
        return found

    assert apart(compare()) == []


def test_a_backup_fills_an_empty_database_and_no_other(tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    with Node(tmp_path) as node:
        match = node.create()
        with node.join(match, token(match, 0), token(match, 1)) as both:
            both.play(Random(3), 20)
            both.ask(type="chat", seat=0, words="Dobranoc")
            n, scene = both.n, both.state["views"][0]["scene"]
        rows = apart(back_up(str(tmp_path / "table.sqlite"), file))
    assert rows > 20
    other = tmp_path / "other"
    other.mkdir()
    assert apart(restore(str(other / "table.sqlite"), file)) == rows
    with pytest.raises(BackupError):
        apart(restore(str(other / "table.sqlite"), file))
    with Node(other) as node, node.join(match, token(match, 0), token(match, 1)) as both:
        assert both.n == n
        assert both.state["views"][0]["scene"] == scene
        both.play(Random(4), 2)
    file.write_bytes(file.read_bytes()[:-100])
    with pytest.raises(BackupError):
        apart(restore(str(tmp_path / "third.sqlite"), file))


# ---------------------------------------------------------------------- newer rules

NEWER = find("battlelore").rules + 1


class Shelf:
    """A stored match, and the rules that are in force."""

    def __init__(self, path: Path) -> None:
        self.engine = open_database(str(path))
        self.store = Store(self.engine)
        self.id = ""

    async def put(self, match: Match[Any]) -> None:
        await bring_up_to_date(self.engine)
        self.id = (await store_match(self.store, match, WISHES, written_entries(match), account=None)).id

    async def row(self) -> MatchRow:
        row = await self.store.match(self.id)
        assert row is not None
        return row

    async def load(self) -> tuple[MatchRow, Match[Any]]:
        row = await carry_over(self.store, await self.row())
        checkpoint = await self.store.checkpoint(self.id)
        return row, build(row, await self.store.entries(self.id), checkpoint)


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Newer:
    """Puts another edition of BattleLore into force."""

    def put(game: Game[Any]) -> None:
        monkeypatch.setattr(games, "find", lambda name: game)

    return put


def played(choices: int) -> Match[Any]:
    match: Match[Any] = Match(find("battlelore"), Setup("azincourt", 2), Fairness.from_seed(5))
    random = Random(6)
    for _ in range(choices):
        seat = min(match.pending)
        match.choose(seat, random.choice(match.options(seat)))
    return match


def test_a_match_that_plays_alike_moves_on_to_newer_rules(
    tmp_path: Path, newer: Callable[[Game[Any]], None]
) -> None:
    match = played(120)

    async def run() -> None:
        shelf = Shelf(tmp_path / "t.sqlite")
        await shelf.put(match)
        newer(replace(find("battlelore"), rules=NEWER))
        assert await differences(shelf.store) == []
        row, loaded = await shelf.load()
        assert row.rules == NEWER
        assert row.note is not None
        assert row.note.id == "table.rules_alike"
        assert loaded.hash() == match.hash()
        await shelf.engine.dispose()

    apart(run())


def test_a_match_that_plays_differently_goes_on_from_its_checkpoint(
    tmp_path: Path, newer: Callable[[Game[Any]], None]
) -> None:
    match = played(120)
    while match.snapshot.entry == match.n:
        seat = min(match.pending)
        match.choose(seat, match.options(seat)[0])
    game = find("battlelore")
    checkpoint = match.snapshot.entry
    assert 0 < checkpoint < match.n

    def other_prompts(table: Any) -> Any:
        """The same rules with one question asked under another name."""
        rules = game.play(table)
        step = next(rules)
        while True:
            if isinstance(step, Ask) and step.prompt == match.entries[-1].prompt:
                step.prompt = "something.new"
            try:
                step = rules.send((yield step))
            except StopIteration as end:
                return end.value

    async def run() -> None:
        shelf = Shelf(tmp_path / "t.sqlite")
        await shelf.put(match)
        newer(replace(game, rules=NEWER, play=other_prompts))
        different = await differences(shelf.store)
        first = next(e.n for e in match.entries if e.prompt == match.entries[-1].prompt)
        assert [one.n for one in different] == [first]
        row, loaded = await shelf.load()
        assert row.rules == NEWER
        assert row.base == checkpoint
        assert row.note is not None
        assert row.note.id == "table.rules_changed"
        assert loaded.pending
        seat = min(loaded.pending)
        loaded.choose(seat, loaded.options(seat)[0])
        again, _ = await shelf.load()
        assert again.n == row.n
        await shelf.engine.dispose()

    apart(run())


# ---------------------------------------------------------------------- writing


def test_matches_that_write_at_once_share_a_transaction_and_none_suffers_from_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        engine = open_database(str(tmp_path / "t.sqlite"))
        await bring_up_to_date(engine)
        store = Store(engine)
        match = played(30)
        ids = [
            (await store_match(store, match, WISHES, written_entries(match), account=None)).id
            for _ in range(5)
        ]
        rows = [row for id_ in ids if (row := await store.match(id_)) is not None]
        late = msgspec.structs.replace(rows[2], version=rows[2].version + 1)
        commits = 0
        transact = SqliteWriter._transact

        def counted(writer: SqliteWriter, work: Callable[[Execute], None]) -> None:
            nonlocal commits
            transact(writer, work)
            commits += 1

        monkeypatch.setattr(SqliteWriter, "_transact", counted)
        next_ = Written(Entry(match.n + 1, "agree", 0), b"[]", 1.0)
        wanted = [msgspec.structs.replace(row, n=match.n + 1) for row in (*rows[:2], late, *rows[3:])]
        done = await asyncio.gather(*(store.append(row, [next_]) for row in wanted), return_exceptions=True)
        several = commits
        again = await asyncio.gather(
            *(store.append(msgspec.structs.replace(row, version=1), []) for row in wanted[:2]),
            return_exceptions=True,
        )
        assert [type(one) for one in done] == [type(None), type(None), Taken, type(None), type(None)]
        assert again == [None, None]
        assert commits - several == 1
        lengths = [len(await store.entries(id_)) for id_ in ids]
        assert lengths == [match.n + 1, match.n + 1, match.n, match.n + 1, match.n + 1]
        await store.close()

    apart(run())
