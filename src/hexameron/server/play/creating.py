"""Creating matches: new ones, imported files, and 'play on from here'."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hexameron.kernel.chance import Commitments, Fairness
from hexameron.kernel.events import Event
from hexameron.kernel.game import Game, Setup, SetupError, Value
from hexameron.kernel.ids import player_id
from hexameron.kernel.journal import Entry
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import MatchError
from hexameron.kernel.rulebook import Rulebook
from hexameron.kernel.running import RulesError
from hexameron.kernel.text import Text
from hexameron.server.play import clocks
from hexameron.server.play.actions import check_bot
from hexameron.server.play.dice_origin import dice_origin_of
from hexameron.server.play.fair_dice import KeyParts, opened
from hexameron.server.play.faults import Fault
from hexameron.server.play.games import find_game
from hexameron.server.play.loading import checkpoint_of, encode_state
from hexameron.server.play.log_lines import EVENTS, events_of
from hexameron.server.play.resigning import given_up
from hexameron.server.storage.people import token_hash
from hexameron.server.storage.rows import (
    OWNER,
    Absence,
    CheckpointRow,
    Clock,
    KeyKind,
    MatchRow,
    SeatKind,
    SeatRow,
    Terms,
    Written,
)
from hexameron.server.storage.store import Store

Name = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
BotName = Annotated[str, Meta(max_length=20, pattern=r"^[a-z0-9:]*$")]
Nonce = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?$")]
Promise = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")]
Seconds = Annotated[float, Meta(ge=5, le=1_000_000)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat."""

    kind: Literal["person", "bot"]
    name: Name = ""
    bot: BotName = "medium"
    mine: bool = False
    promise: Promise = ""
    nonce: Nonce = ""


class ClockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for each choice or for the whole match."""

    kind: Literal["choice", "match"]
    seconds: Seconds


class CreatedSeat(msgspec.Struct, frozen=True):
    """The token of a seat of mine, or an invitation for somebody else."""

    seat: int
    kind: SeatKind
    token: str | None = None
    invite: str | None = None


class CreatedMatch(msgspec.Struct, frozen=True):
    """A new match."""

    id: str
    owner: str
    seats: list[CreatedSeat]
    begun: bool
    commitments: Commitments


PLAIN = Terms()


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_hex(8)


def read_setup(
    game: Game[Any],
    scenario: str,
    wishes: Sequence[SeatWish],
    *,
    variants: Mapping[str, Value],
    rulings: Mapping[str, Value],
    extra: dict[str, Any],
    real: bool,
) -> Setup:
    """A set-up that the game accepts, or a fault that says what is wrong."""
    setup = Setup(
        scenario=scenario,
        seats=len(wishes),
        names=tuple(wish.name.strip() or str(seat + 1) for seat, wish in enumerate(wishes)),
        variants=dict(variants),
        rulings=dict(rulings),
        real=_real(wishes) if real else (),
        extra=extra,
    )
    try:
        game.check(setup)
    except SetupError as error:
        raise Fault("table.bad_setup", what=error.text) from error
    return setup


def rulebook(game: Game[Any]) -> Rulebook:
    if game.name not in _rulebooks:
        _rulebooks[game.name] = Rulebook.load(game.folder / "rulebook.yaml")
    return _rulebooks[game.name]


_rulebooks: dict[str, Rulebook] = {}


def _real(wishes: Sequence[SeatWish]) -> tuple[int, ...]:
    """Who enters the rolls and draws of each seat: people their own, the first person those of the bots."""
    people = [seat for seat, wish in enumerate(wishes) if wish.kind == "person"]
    if not people:
        raise Fault("table.bad_setup", what=Text("setup.real_nobody"))
    return tuple(seat if seat in people else people[0] for seat in range(len(wishes)))


def seat_rows(wishes: Sequence[SeatWish], account: str | None) -> list[SeatRow]:
    """The seats as they are wished for."""
    return [
        SeatRow(
            seat=seat,
            name=wish.name.strip(),
            kind=wish.kind,
            bot=wish.bot if wish.kind == "bot" else "",
            joined=wish.mine or wish.kind == "bot",
            seen=time.time() if wish.mine else 0.0,
            account=account if wish.mine else None,
        )
        for seat, wish in enumerate(wishes)
    ]


def first_parts(wishes: Sequence[SeatWish], account: str | None) -> KeyParts:
    """A fresh secret, and the parts of the dice key that the creator's own seats bring along."""
    parts = opened(seat_rows(wishes, account))
    for seat, wish in enumerate(wishes):
        if wish.kind == "person" and wish.mine:
            parts = parts.promise(seat, wish.promise) if wish.promise else parts.give(seat, wish.nonce)
    return parts


def begin(game: Game[Any], setup: Setup, fairness: Fairness) -> Match[Any]:
    try:
        return Match(game, setup, fairness)
    except SetupError as error:
        raise Fault("table.bad_setup", what=error.text) from error
    except (MatchError, RulesError, LookupError, ValueError, TypeError) as error:
        raise Fault("table.bad_setup", what=Text("setup.broken", {"what": str(error)})) from error


def written_entries(match: Match[Any]) -> list[Written]:
    """The journal of a match that was played here from its beginning."""
    now = time.time()
    begun = Entry(0, "choice", -1)
    return [
        Written(entry, events_of(entry, (e for e in match.events if e.n == entry.n)), now)
        for entry in (begun, *match.entries)
    ]


async def store_match(
    store: Store,
    match: Match[Any],
    wishes: Sequence[SeatWish],
    written: Sequence[Written],
    *,
    account: str | None,
    terms: Terms = PLAIN,
    checkpoint: CheckpointRow | None = None,
) -> CreatedMatch:
    """Stores a match that was already played up to some point, with the dice it was played with."""
    seats = given_up(match, seat_rows(wishes, account))
    row = _row(match.game, match.setup, match.fairness, account, clock=None, terms=terms)
    row = msgspec.structs.replace(
        row,
        begun=True,
        origin=None if match.origin is None else encode_state(match.origin),
        n=match.n,
        waiting=tuple(match.pending),
        result=match.result,
    )
    due = clocks.due(seats, row.waiting, None, row.created, terms.absence)
    row = msgspec.structs.replace(row, due=due)
    if checkpoint is None and match.snapshot.entry > 0:
        checkpoint = checkpoint_of(match)
    created, keys = _keys(row.id, wishes, begun=True, commitments=match.fairness.commitments())
    await store.create(row, seats, keys, written, checkpoint)
    return created


async def create_match(
    store: Store,
    game: Game[Any],
    setup: Setup,
    wishes: Sequence[SeatWish],
    *,
    account: str | None,
    clock: ClockWish | None,
    absence: Absence,
) -> CreatedMatch:
    """Stores a new match. It begins at once if no part of the dice key is missing."""
    parts = first_parts(wishes, account)
    row = _row(game, setup, Fairness(parts.secret), account, clock=clock, terms=Terms(absence))
    written: list[Written] = []
    if parts.complete:
        row, written = await asyncio.to_thread(lay_out, row, parts)
    else:
        await asyncio.to_thread(begin, game, setup, Fairness.fresh(setup.seats))  # refuses what cannot begin
    created, keys = _keys(row.id, wishes, begun=row.begun, commitments=parts.commitments())
    await store.create(row, parts.seats, keys, written)
    return created


def lay_out(row: MatchRow, parts: KeyParts) -> tuple[MatchRow, list[Written]]:
    """Sets a match up, now that all parts of the dice key are there."""
    game, now, clock = find_game(row.game), time.time(), row.clock
    match = begin(game, row.setup, parts.fairness())
    started = None if clock is None else clocks.started(clock, len(parts.seats), now)
    row = msgspec.structs.replace(
        row,
        rules=game.rules,
        fairness=match.fairness,
        begun=True,
        waiting=tuple(match.pending),
        result=match.result,
        changed=now,
        clock=started,
    )
    due = clocks.due(parts.seats, row.waiting, started, now, row.terms.absence)
    row = msgspec.structs.replace(row, due=due)
    drawing = dice_origin_of(row, parts.seats, ())
    without = () if drawing is None else drawing.without
    told = [Event(name="dice.without", args={"player": player_id(seat)}) for seat in without]
    return row, told_last(written_entries(match), told)


def told_last(written: Sequence[Written], told: Sequence[Event]) -> list[Written]:
    """A journal with more events at its end that come from the server, not from the rules."""
    last = written[-1]
    for event in told:
        event.n = last.entry.n
    events = msgspec.json.encode([*EVENTS.decode(last.events), *told])
    return [*written[:-1], msgspec.structs.replace(last, events=events)]


def _row(
    game: Game[Any],
    setup: Setup,
    fairness: Fairness,
    account: str | None,
    *,
    clock: ClockWish | None,
    terms: Terms,
) -> MatchRow:
    """A match that has not begun."""
    now = time.time()
    return MatchRow(
        id=new_id(),
        game=game.name,
        rules=game.rules,
        setup=setup,
        fairness=fairness,
        begun=False,
        origin=None,
        base=0,
        owner=account,
        n=0,
        waiting=(),
        result=None,
        created=now,
        changed=now,
        ended="",
        clock=None if clock is None else Clock(clock.kind, clock.seconds),
        note=None,
        version=0,
        terms=terms,
    )


def _keys(
    id_: str, wishes: Sequence[SeatWish], *, begun: bool, commitments: Commitments
) -> tuple[CreatedMatch, list[tuple[str, int, KeyKind]]]:
    """Fresh tokens and invitations, of which only hashes are stored."""
    seats = [_seat(seat, wish) for seat, wish in enumerate(wishes)]
    created = CreatedMatch(id_, new_token(), seats, begun, commitments)
    keys: list[tuple[str, int, KeyKind]] = [(token_hash(created.owner), OWNER, "owner")]
    keys += [(token_hash(one.token), one.seat, "seat") for one in seats if one.token]
    keys += [(token_hash(one.invite), one.seat, "invite") for one in seats if one.invite]
    return created, keys


def _seat(seat: int, wish: SeatWish) -> CreatedSeat:
    if wish.kind == "bot":
        check_bot(wish.bot)
        return CreatedSeat(seat, "bot")
    if wish.mine:
        return CreatedSeat(seat, "person", token=new_token())
    return CreatedSeat(seat, "person", invite=new_token())
