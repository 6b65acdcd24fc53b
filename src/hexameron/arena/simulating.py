"""Simulations: many matches between bots, over several processes; the results do not depend on how many."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from hexameron.arena.games import find_game
from hexameron.arena.report import Report, Row
from hexameron.arena.workers import work
from hexameron.bots import SeatView, hire
from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import write_match
from hexameron.kernel.game import Game, Setup, Value
from hexameron.kernel.ids import handle_of, is_thing
from hexameron.kernel.match import Match
from hexameron.kernel.text import Text

BOT_SEEDS = 64
"""Each match has so many seeds of its own for its bots: one per seat, and to spare."""

COPY_AFTER = 2
"""Where bots clone a match hundreds of times a choice, copies at nearly every checkpoint pay."""


class KeepError(ValueError):
    """A file that holds something else than results of this simulation."""


class Task(msgspec.Struct, frozen=True):
    """One match to be played: ``bots`` are the words for the seats, ``labels`` their names in the report."""

    seed: int
    setup: Setup
    bots: tuple[str, ...]
    labels: tuple[str, ...]
    lots: tuple[str, ...] = ()
    """Prompts that are answered by lot."""


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    scenarios: Sequence[str] = (),
    variants: Mapping[str, Value] | None = None,
    setups: Sequence[Setup] = (),
    swap: bool = True,
    lots: Sequence[str] = (),
    save: Path | None = None,
    keep: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Plays ``games`` matches; match ``i`` has the seed ``seed + i`` and takes the scenarios in turn.

    ``setups`` may be given instead of ``scenarios`` and ``variants``. ``swap`` moves the bots one seat on
    with every match (with several scenarios: every time they have all been played). There are as many seats
    as bots where the scenario allows it; fewer bots than seats are repeated round the table. Questions with a
    prompt among ``lots`` are answered by lot, whoever is asked. ``save`` is a folder for the match files.
    ``keep`` is a file to which each row is added at once; matches that it holds are not played again. Rows of
    other bots or scenarios in it are a ``KeepError``.
    ``progress`` hears (matches done, of how many). Bots with a budget in milliseconds play as fast as the
    machine is, all others alike everywhere.
    """
    record = find_game(game)
    for word in bots:
        hire(word)
    if not bots:
        raise ValueError("a simulation needs at least one bot")
    ways = tuple(setups) or _setups(record, scenarios, variants or {}, len(bots))
    labels = unique(bots)
    tasks = []
    for index in range(games):
        setup = ways[index % len(ways)]
        shift = index // len(ways) if swap else 0
        places = [(seat + shift) % len(bots) for seat in range(setup.seats)]
        seated = tuple(bots[place] for place in places)
        names = tuple(labels[place] for place in places)
        tasks.append(Task(seed + index, setup, seated, names, tuple(lots)))
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    started = perf_counter()
    known = _kept(keep, tasks) if keep is not None else {}
    rows = {task.seed: known[task.seed] for task in tasks if task.seed in known}
    before = len(rows)

    def take(made: Sequence[Row]) -> None:
        rows.update({row.seed: row for row in made})
        if keep is not None:
            _add_rows(keep, made)

    def heard(done: int, _: int) -> None:
        if progress is not None:
            progress(before + done, games)

    left = [task for task in tasks if task.seed not in rows]
    work(partial(_play_all, game, save), left, jobs, heard, take)
    in_order = tuple(rows[task.seed] for task in tasks)
    return Report(record.name, labels, in_order, jobs, perf_counter() - started, game)


def read_rows(path: Path) -> dict[int, Row]:
    """The rows that a file holds, by seed; none if it is not there yet.

    A last line that breaks off was being written when the simulation was stopped: it does not count.
    """
    if not path.exists():
        return {}
    data = path.read_bytes()
    *whole, last = data.split(b"\n")
    try:
        rows = [msgspec.json.decode(line, type=Row) for line in whole]
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise KeepError(str(error)) from error
    with suppress(msgspec.DecodeError, UnicodeDecodeError):
        rows.append(msgspec.json.decode(last, type=Row))
    if data and not rows:
        raise KeepError("no line in it is a result")
    return {row.seed: row for row in rows}


def _kept(path: Path, tasks: Sequence[Task]) -> dict[int, Row]:
    """The rows of a file, each of which must be of the match that has its seed here."""
    rows = read_rows(path)
    for task in tasks:
        row = rows.get(task.seed)
        if row is not None and (row.scenario, row.seats) != (task.setup.scenario, task.labels):
            raise KeepError(f"seed {task.seed} is {row.scenario} between {' and '.join(row.seats)}")
    _end_line(path)
    return rows


def _end_line(path: Path) -> None:
    """Makes a file end with a whole line, so that more can follow: one that breaks off is cut."""
    data = path.read_bytes() if path.exists() else b""
    end = data.rfind(b"\n") + 1
    if end < len(data):
        try:
            msgspec.json.decode(data[end:], type=Row)
        except (msgspec.DecodeError, UnicodeDecodeError):
            os.truncate(path, end)
        else:
            path.write_bytes(data + b"\n")


def _add_rows(path: Path, rows: Sequence[Row]) -> None:
    with path.open("ab") as file:
        for row in rows:
            file.write(msgspec.json.encode(row) + b"\n")


def _setups(
    game: Game[Any], scenarios: Sequence[str], variants: Mapping[str, Value], bots: int
) -> tuple[Setup, ...]:
    chosen = [game.scenario(name) for name in scenarios or (game.scenarios[0].name,)]
    return tuple(
        Setup(
            one.name,
            bots if bots in one.seats else one.seats[0],
            variants=_taken(game, one.name, variants),
        )
        for one in chosen
    )


def _taken(game: Game[Any], scenario: str, variants: Mapping[str, Value]) -> dict[str, Value]:
    """Those of the variants that the scenario takes."""
    known = [variant.name for variant in game.scenario(scenario).variants]
    return {name: value for name, value in variants.items() if name in known}


def unique(bots: Sequence[str]) -> tuple[str, ...]:
    """Names that tell two bots of one kind apart.

    >>> unique(["random", "greedy", "random"])
    ('random', 'greedy', 'random#2')
    """
    return tuple(
        bot if bot not in bots[:place] else f"{bot}#{list(bots[:place]).count(bot) + 1}"
        for place, bot in enumerate(bots)
    )


def _play_all(game: str, save: Path | None, tasks: list[Task]) -> list[Row]:
    return [play(game, task, save) for task in tasks]


def play(game: str, task: Task, save: Path | None = None) -> Row:
    """Plays one match to its end."""
    record = find_game(game)
    bots = [hire(word, task.seed * BOT_SEEDS + seat) for seat, word in enumerate(task.bots)]
    started = perf_counter()
    # A bot that looks ahead clones the match, and only a recorded match keeps copies to clone from.
    recording = save is not None or any(word != "random" for word in task.bots)
    match = Match(
        record, task.setup, Fairness.from_seed(task.seed), copy_after=COPY_AFTER, recording=recording
    )
    played: Counter[str] = Counter()
    cards: list[Counter[str]] = [Counter() for _ in bots]
    owned = _Owned(record, len(bots))
    lot = Random(task.seed)
    while match.result is None:
        seat = min(match.pending)
        if match.pending[seat].prompt in task.lots:
            option = lot.choice(match.options(seat))
        else:
            option = bots[seat].choose(SeatView(match, seat))
        played[f"{match.pending[seat].prompt}/{tag(option)}"] += 1
        cards[seat].update(_cards(game, match, option))
        match.choose(seat, option)
        owned.look(match, seat)
    if save is not None:
        (save / f"{record.name}-{task.seed}.json").write_bytes(write_match(match))
    winners = match.result.winners
    return Row(
        seed=task.seed,
        scenario=task.setup.scenario,
        seats=task.labels,
        winner=task.labels[winners[0]] if winners else None,
        winners=winners,
        lost=match.result.lost,
        why=match.result.why,
        scores=match.result.scores,
        choices=match.choices,
        turns=match.state.chance.turn,
        state_hash=match.hash(),
        seconds=perf_counter() - started,
        played=dict(sorted(played.items())),
        cards=tuple(dict(sorted(count.items())) for count in cards),
        figures=_figures(record, match),
        belongings=owned.by_seat(match),
    )


class _Owned:
    """What every seat had at any time of a match."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.listed = game.belongings
        self.had: list[dict[str, dict[str, None]]] = [{} for _ in range(seats)]

    def look(self, match: Match[Any], seat: Seat) -> None:
        """At what a seat has now."""
        if self.listed is not None:
            had = self.had[seat]
            for kind, names in self.listed(match.state, seat).items():
                had.setdefault(kind, {}).update(dict.fromkeys(names))

    def by_seat(self, match: Match[Any]) -> tuple[dict[str, tuple[str, ...]], ...]:
        """At the end, all of it."""
        if self.listed is None:
            return ()
        for seat in range(len(self.had)):
            self.look(match, seat)
        return tuple({kind: tuple(names) for kind, names in had.items()} for had in self.had)


def _figures(game: Game[Any], match: Match[Any]) -> tuple[dict[str, int], ...]:
    """What the game reports of each seat after a match."""
    if game.figures is None:
        return ()
    return tuple(dict(game.figures(match.state, seat)) for seat in range(match.setup.seats))


def tag(option: Option) -> str:
    """What sort of option it is."""
    return str(option.__struct_config__.tag)


def _cards(game: str, match: Match[Any], option: Option) -> list[str]:
    """The cards that an option points at, as ``tag/name``."""
    names = _face_names(game)
    faces = match.state.things.face
    handles = [handle_of(id_) for id_ in option.at() if is_thing(id_)]
    return [f"{tag(option)}/{names[faces[handle]]}" for handle in handles if faces[handle] in names]


@cache
def _face_names(game: str) -> dict[int, str]:
    return {face.id: _name_id(face.name) for face in find_game(game).faces()}


def _name_id(name: Text) -> str:
    """The id of a name; of one put together, such as a card and its section, the id of its first part."""
    parts = (arg for arg in name.args.values() if isinstance(arg, Text))
    return next(parts, name).id
