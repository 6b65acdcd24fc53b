"""Nothing hidden leaves the house: scrolls of others, decks, Weeks to come, cards to choose from."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hexameron.games.heroes.options import Sell, UseScroll
from hexameron.kernel.asking import Option, Pass, Pick, Seat
from hexameron.kernel.match import Match
from hexameron.kernel.things import UNKNOWN
from tests.games.heroes.conquests import begun, lively
from tests.games.secrets import compare_what_follows, sent_to
from tests.rules import rule


@rule("HE-INFO-02", "HE-SCROLL-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_gets_does_not_depend_on_what_it_cannot_know(seats: int) -> None:
    match, random = begun(seats, seed=seats, scrolls=3, magic=True), Random(seats)
    compared = 0
    for n in range(240):
        if match.result is not None:
            break
        if n % 6 == 0:
            for watcher in range(seats):
                other = match.determinize(watcher, str(n).encode())
                if sorted(other.pending) == sorted(match.pending):
                    assert sent_to(other, watcher, match) == sent_to(match, watcher, match)
                    compared += 1
        seat = next(iter(match.pending))
        match.choose(seat, lively(list(match.options(seat)), random))
    assert compared > 50


@rule("HE-INFO-02", "HE-SCROLL-01")
def test_no_hidden_face_is_in_what_a_seat_gets() -> None:
    match, random = begun(2, seed=3, scrolls=4), Random(3)
    secrets = [match.fairness.secret.hex().encode(), match.fairness.key().hex().encode()]
    for _ in range(120):
        things = match.state.things
        for seat in (0, 1, None):
            view = match.view(seat)
            assert all(
                (face == UNKNOWN) == (not things.known(handle, seat))
                for handle, face in enumerate(view.things.face)
            )
        for seat in (0, 1):
            theirs = [
                h for id_ in match.state.players[1 - seat].heroes for h in things.in_zone(f"scrolls.{id_}")
            ]
            scene = match.game.scene(match.view(seat), seat, match.question(seat), sorted(match.pending))
            shown = {card.id: card.face for zone in scene.zones for card in zone.cards}
            for handle in theirs:
                assert things.known(handle, seat) or shown.get(f"t{handle}") is None
            assert not any(secret in sent_to(match, seat, match) for secret in secrets)
        seat = next(iter(match.pending))
        match.choose(seat, lively(list(match.options(seat)), random))


def open_act(option: Option) -> bool:
    """A choice that shows and uses no hidden card."""
    return not isinstance(option, UseScroll | Sell | Pick | Pass)


@rule("HE-SCROLL-01", "HE-INFO-02")
@pytest.mark.parametrize("seed", [1, 2])
def test_who_is_asked_next_betrays_no_scroll(seed: int) -> None:
    match, random = begun(2, seed=seed, scrolls=4, magic=True), Random(seed)

    def choose(now: Match[Any], seat: Seat) -> Option:
        return lively(list(now.options(seat)), random)

    assert compare_what_follows(match, 400, choose, open_act) > 80
