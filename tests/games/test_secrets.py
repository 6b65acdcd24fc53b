"""Nothing hidden leaves the house, whatever the game: hands, decks, bags and the key of the dice."""

from __future__ import annotations

from itertools import islice

from hexameron.kernel.things import UNKNOWN
from tests.games.secrets import sent_to
from tests.games.tables import Table, at_every_table


@at_every_table
def test_what_a_seat_gets_does_not_depend_on_what_it_cannot_know(table: Table) -> None:
    """In another world that the seat must think possible it gets the very same."""
    compared = 0
    for n, match in enumerate(islice(table.played(14), 0, None, 4)):
        for watcher in range(table.setup.seats):
            other = match.determinize(watcher, str(n).encode())
            if sorted(other.pending) == sorted(match.pending):
                assert sent_to(other, watcher, match) == sent_to(match, watcher, match)
                compared += 1
    assert compared > 20


@at_every_table
def test_no_hidden_face_and_no_key_is_in_what_a_seat_gets(table: Table) -> None:
    for match in islice(table.played(16), 0, None, 4):
        things = match.state.things
        secrets = [match.fairness.secret.hex().encode(), match.fairness.key().hex().encode()]
        for seat in range(table.setup.seats):
            sent = sent_to(match, seat, match)
            assert not any(secret in sent for secret in secrets)
            scene = match.game.scene(match.view(seat), seat, match.question(seat), sorted(match.pending))
            for card in (card for zone in scene.zones for card in zone.cards):
                if card.id[:1] == "t" and card.id[1:].isdigit() and card.face is not None:
                    assert things.known(int(card.id[1:]), seat), card.id
        for watcher in (*range(table.setup.seats), None):
            for handle, face in enumerate(match.view(watcher).things.face):
                assert (face == UNKNOWN) == (not things.known(handle, watcher))
