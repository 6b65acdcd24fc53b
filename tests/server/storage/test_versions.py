"""Tables of every earlier version become tables of this one, and nothing in them is lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
from alembic import command
from sqlalchemy import Connection, insert, inspect, make_url, select, text
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.sync.client import connect

from hexameron.games import find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.server.backup import back_up, restore
from hexameron.server.play.creating import SeatWish, new_id, store_match, written_entries
from hexameron.server.play.loading import Damaged, build
from hexameron.server.storage import dump, upgrading
from hexameron.server.storage.database import open_database
from hexameron.server.storage.people import People
from hexameron.server.storage.presence import PresenceStore
from hexameron.server.storage.rows import AccountRow
from hexameron.server.storage.store import Store
from hexameron.server.storage.tables import metadata
from hexameron.server.storage.upgrading import bring_up_to_date
from hexameron.server.storage.versions import (
    WouldLose,
    changing,
    count_rows,
    known_versions,
    newest_version,
    tables_of,
    upgrade,
    version_of,
)
from tests.server.driving import Node, apart, closing_code, token
from tests.server.lasting import Postgres

Rows: TypeAlias = dict[str, list[dict[str, Any]]]
EARLIER = known_versions()[:-1]
KINDS = ("sqlite", "postgresql")


# ---------------------------------------------------------------------- a table that is full


def played(name: str, choices: int) -> Match[Any]:
    game = find(name)
    scenario = game.scenarios[0]
    match: Match[Any] = Match(game, Setup(scenario.name, scenario.seats[0]), Fairness.from_seed(5))
    random = Random(6)
    for _ in range(choices):
        seat = min(match.pending)
        match.choose(seat, random.choice(match.options(seat)))
    return match


async def fill(store: Store) -> None:
    """Writes something into every table, by the ways in which a server does."""
    people = People(store)
    account = AccountRow(new_id(), "Ania", "hash")
    await people.create_account(account)
    await people.open_session(account.id, "cookie", 9e9)
    for name, choices in (("battlelore", 60), ("mageknight", 25), ("heroes", 25), ("battlelore", 0)):
        match = played(name, choices)
        wishes = [SeatWish("person", mine=True)] * match.setup.seats
        written = written_entries(match)
        id_ = (await store_match(store, match, wishes, written, account=account.id)).id
        seats = await people.seats(id_)
        for words in ("Dobry wieczór", "Zażółć gęślą jaźń"):
            await store.say(id_, seats[0], words, 2.5, 100)
        await store.report(new_id(), id_, b"{}", 10)
        await PresenceStore(store).tell("a node", {id_: ((0,), 1)}, 9e9)


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Rows:
    """What a table of this version holds."""
    path = tmp_path_factory.mktemp("full") / "table.sqlite"

    async def make() -> Rows:
        engine = open_database(str(path))
        await bring_up_to_date(engine)
        store = Store(engine)
        await fill(store)
        async with engine.connect() as connection:
            rows = await connection.run_sync(rows_of)
        await store.close()
        return rows

    rows = apart(make())
    assert set(rows) == set(metadata.tables)
    assert all(rows.values()), "no table is empty"
    return rows


def rows_of(connection: Connection) -> Rows:
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in tables_of(connection)
    }


def put(connection: Connection, version: str, rows: Rows) -> None:
    """Fills tables of an earlier version with as much as they can hold of these rows."""
    upgrade(connection, version)
    for table in tables_of(connection):
        columns = {column.name for column in table.columns}
        narrow = [{name: row[name] for name in row if name in columns} for row in rows[table.name]]
        if narrow:
            connection.execute(insert(table), narrow)


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.close()


@pytest.fixture
def database(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> str:
    """An empty database; what is kept of one on a server goes to the test's folder."""
    monkeypatch.setattr(upgrading, "data_folder", lambda: tmp_path)
    if request.param == "sqlite":
        return str(tmp_path / "table.sqlite")
    server: Postgres = request.getfixturevalue("server")
    name = f"{request.node.originalname[-40:]}_{version}"

    async def create() -> None:
        engine = open_database(server.url)
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    apart(create())
    return make_url(server.url).set(database=name).render_as_string(hide_password=False)


async def fill_earlier(engine: AsyncEngine, version: str, rows: Rows) -> None:
    async with changing(engine) as connection:
        await connection.run_sync(partial(put, version=version, rows=rows))


async def look(engine: AsyncEngine) -> tuple[str | None, Rows]:
    async with engine.connect() as connection:
        found = await connection.run_sync(version_of), await connection.run_sync(rows_of)
    return found


def holds(now: Rows, before: Rows) -> None:
    """Every row is there, with all that it had."""
    for name, rows in before.items():
        columns = list(rows[0])
        kept = [{column: row[column] for column in columns} for row in now[name]]
        assert sorted(kept, key=repr) == sorted(rows, key=repr), name


async def play_on(store: Store, choices: int = 10) -> int:
    """Loads every match and plays on; tells how many there were."""
    ids = await store.ids()
    for id_ in ids:
        row = await store.match(id_)
        assert row is not None
        assert len(await People(store).seats(id_)) == row.setup.seats
        match = build(row, await store.entries(id_), await store.checkpoint(id_))
        assert match.n == row.n
        random = Random(7)
        for _ in range(choices):
            seat = min(match.pending)
            match.choose(seat, random.choice(match.options(seat)))
    return len(ids)


# ---------------------------------------------------------------------- tests


@pytest.mark.parametrize("version", EARLIER)
@pytest.mark.parametrize("database", KINDS, indirect=True)
def test_every_row_of_every_earlier_version_is_kept(
    full: Rows, database: str, version: str, tmp_path: Path
) -> None:
    async def run() -> Path | None:
        engine = open_database(database)
        await fill_earlier(engine, version, full)
        _, before = await look(engine)
        kept = await bring_up_to_date(engine)
        now, rows = await look(engine)
        assert now == newest_version()
        holds(rows, before)
        store = Store(engine)
        assert await play_on(store) == len(full["matches"])
        assert await bring_up_to_date(engine) is None, "there is nothing more to do"
        await store.close()
        return kept

    kept = apart(run())
    assert kept is not None
    assert f"version-{version}" in kept.name
    assert kept.stat().st_mode & 0o077 == 0 or kept.suffix == ".sqlite"
    holds(rows_kept(kept), narrowed(full, kept))


def rows_kept(kept: Path) -> Rows:
    """What is in a file that was kept: a SQLite file, or a backup."""
    if kept.suffix == ".sqlite":

        async def read() -> Rows:
            engine = open_database(str(kept))
            _, rows = await look(engine)
            await engine.dispose()
            return rows

        return apart(read())
    found: Rows = {}
    for name, rows in dump.batches(kept):
        found.setdefault(name, []).extend(rows)
    return found


def narrowed(full: Rows, kept: Path) -> Rows:
    """The rows with those columns that the kept tables have."""
    there = rows_kept(kept)
    return {
        name: [{column: row[column] for column in there[name][0]} for row in rows]
        for name, rows in full.items()
        if name in there
    }


@pytest.mark.parametrize("version", [EARLIER[0]])
@pytest.mark.parametrize("database", KINDS, indirect=True)
def test_a_change_that_would_lose_rows_is_not_made(
    full: Rows, database: str, version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = command.upgrade

    def careless(config: Any, wanted: str) -> None:
        whole(config, wanted)
        config.attributes["connection"].execute(text("DELETE FROM seats WHERE seat = 1"))

    async def run() -> None:
        engine = open_database(database)
        await fill_earlier(engine, version, full)
        before = await look(engine)
        monkeypatch.setattr(command, "upgrade", careless)
        with pytest.raises(WouldLose, match="seats"):
            await bring_up_to_date(engine)
        assert await look(engine) == before
        monkeypatch.setattr(command, "upgrade", whole)
        assert await bring_up_to_date(engine) is not None
        await engine.dispose()

    apart(run())
    kept = [path.name for path in tmp_path.iterdir() if "version" in path.name]
    assert len(kept) == 1, "a change that was not made leaves no copy behind"


@pytest.mark.parametrize("version", [EARLIER[0]])
@pytest.mark.parametrize("database", KINDS, indirect=True)
def test_a_backup_of_an_earlier_version_is_restored_and_brought_up_to_date(
    full: Rows, database: str, version: str, tmp_path: Path
) -> None:
    file, other = tmp_path / "old.gz", tmp_path / "other.sqlite"

    async def run() -> None:
        engine = open_database(database)
        await fill_earlier(engine, version, full)
        before = await look(engine)
        rows = await back_up(database, file)
        assert await look(engine) == before, "a backup changes nothing"
        await engine.dispose()
        empty = open_database(str(other))
        await bring_up_to_date(empty)
        await empty.dispose()
        assert await restore(str(other), file) == rows
        filled = open_database(str(other))
        now, found = await look(filled)
        assert now == newest_version()
        holds(found, before[1])
        store = Store(filled)
        assert await play_on(store, 2) == len(full["matches"])
        await store.close()

    apart(run())


def test_rebuilding_a_table_takes_nothing_from_those_that_refer_to_it(full: Rows, tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_database(str(tmp_path / "table.sqlite"))
        await fill_earlier(engine, EARLIER[0], full)
        async with changing(engine) as connection:
            before = await connection.run_sync(count_rows)
            await connection.run_sync(upgrade)
            after = await connection.run_sync(count_rows)
            assert {name: after[name] for name in before} == before
        async with engine.connect() as connection:
            on = await connection.exec_driver_sql("PRAGMA foreign_keys")
            assert on.scalar() == 1, "what is deleted later takes along what belongs to it"
        await engine.dispose()

    apart(run())


def test_rows_that_refer_to_nothing_are_a_loss_too(
    full: Rows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = command.upgrade

    def careless(config: Any, wanted: str) -> None:
        whole(config, wanted)
        connection = config.attributes["connection"]
        connection.execute(text("UPDATE keys SET match = 'nowhere'"))

    async def run() -> None:
        engine = open_database(str(tmp_path / "table.sqlite"))
        await fill_earlier(engine, EARLIER[0], full)
        monkeypatch.setattr(command, "upgrade", careless)
        with pytest.raises(WouldLose, match="refer"):
            await bring_up_to_date(engine)
        await engine.dispose()

    apart(run())


def test_a_server_goes_on_with_an_old_database_and_says_where_it_was_kept(tmp_path: Path) -> None:
    """Down to the first version and up again: the people who sat there go on with the tokens they have."""
    with Node(tmp_path) as node:
        match = node.found_with_friend()
        with node.join(match, token(match, 0), token(match, 1)) as both:
            both.play(Random(3), 30)
            both.ask(type="chat", seat=0, words="Dobranoc")
            n, scene = both.n, both.state["views"][0]["scene"]
        emptied = node.create()
        with node.join(emptied, token(emptied, 0), token(emptied, 1)) as both:
            both.play(Random(3), 3)
        node.stop()
    file = tmp_path / "table.sqlite"

    async def age() -> None:
        engine = open_database(str(file))
        _, rows = await look(engine)
        await engine.dispose()
        for table in ("journal", "checkpoints", "seats", "keys"):  # what careless programs once did
            rows[table] = [row for row in rows[table] if row["match"] != emptied["id"]]
        file.rename(tmp_path / "young.sqlite")
        old = open_database(str(file))
        await fill_earlier(old, EARLIER[0], rows)
        await old.dispose()

    apart(age())
    with Node(tmp_path) as node:
        with node.join(match, token(match, 0), token(match, 1)) as both:
            assert both.n == n
            assert both.state["views"][0]["scene"] == scene
            both.play(Random(4), 5)
            both.ask(type="resign", seat=0)
        assert node.get(f"/api/matches/{match['id']}/verify")["true"]
        answer = node.get(f"/api/matches/{emptied['id']}/log", status=409)
        assert answer["text"]["id"] == "table.damaged"
        with connect(f"ws://127.0.0.1:{node.port}/api/matches/{emptied['id']}/live") as socket:
            assert closing_code(socket) == 4404
        assert f"kept table-version-{EARLIER[0]}.sqlite" in node.log.read_text()
    with closing(sqlite3.connect(tmp_path / f"table-version-{EARLIER[0]}.sqlite")) as kept:
        assert kept.execute("SELECT count(*) FROM journal").fetchone()[0] == n + 1


def test_a_match_that_lost_its_journal_is_told_from_a_new_one(full: Rows, tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_database(str(tmp_path / "table.sqlite"))
        await fill_earlier(engine, newest_version(), full)
        store = Store(engine)
        for id_ in await store.ids():
            row = await store.match(id_)
            assert row is not None
            if row.n:
                with pytest.raises(Damaged):
                    build(row, [], None)
        await store.close()

    apart(run())


def test_what_is_kept_once_is_never_written_over(full: Rows, tmp_path: Path) -> None:
    async def run() -> list[str]:
        kept = []
        for _ in range(2):
            engine = open_database(str(tmp_path / "table.sqlite"))
            await fill_earlier(engine, EARLIER[0], full)
            copy = await bring_up_to_date(engine)
            assert copy is not None
            kept.append(copy.name)
            await engine.dispose()
            for file in tmp_path.glob("table.sqlite*"):
                file.unlink()
        return kept

    first = f"table-version-{EARLIER[0]}"
    assert apart(run()) == [f"{first}.sqlite", f"{first}-2.sqlite"]


def test_every_table_has_a_reader_that_counts_it(tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_database(str(tmp_path / "table.sqlite"))
        await bring_up_to_date(engine)
        async with engine.connect() as connection:
            counted = await connection.run_sync(count_rows)
            names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        await engine.dispose()
        assert set(counted) == set(metadata.tables) == {*names} - {"alembic_version"}

    apart(run())
