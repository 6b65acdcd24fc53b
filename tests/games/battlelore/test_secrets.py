"""Nothing hidden leaves the house: hands, decks, councils and the key of the dice."""

from __future__ import annotations

from random import Random

import pytest

import hexameron
from hexameron.games.battlelore.options import Command, PlayLore
from hexameron.kernel.asking import Option, Pick
from hexameron.kernel.things import UNKNOWN
from tests.games.secrets import compare_what_follows, sent_to
from tests.rules import rule

LORE_SCENARIOS = ("wizards", "avignon", "companies", "tourelles")


def open_act(option: Option) -> bool:
    """A choice that shows and uses no hidden card."""
    return not isinstance(option, PlayLore | Command | Pick)


@rule("BL-LORE-15", "BL-SET-04")
@pytest.mark.parametrize("scenario", ["azincourt", *LORE_SCENARIOS])
def test_no_hidden_face_and_no_key_is_in_what_a_seat_gets(scenario: str) -> None:
    match, random = hexameron.new("battlelore", scenario=scenario, seed=6), Random(6)
    secrets = [match.fairness.secret.hex().encode(), match.fairness.key().hex().encode()]
    for _ in range(120):
        if match.result is not None:
            break
        things = match.state.things
        for seat in (0, 1, None):
            view = match.view(seat)
            assert all(
                (face == UNKNOWN) == (not things.known(handle, seat))
                for handle, face in enumerate(view.things.face)
            )
        for seat in (0, 1):
            theirs = [h for zone in ("command", "lore") for h in things.in_zone(f"{zone}.hand.{1 - seat}")]
            scene = match.game.scene(match.view(seat), seat, match.question(seat), sorted(match.pending))
            shown = {card.id: card.face for zone in scene.zones for card in zone.cards}
            for handle in theirs:
                assert things.known(handle, seat) or shown.get(f"t{handle}") is None
            sent = sent_to(match, seat, match)
            assert not any(secret in sent for secret in secrets)
        seat = random.choice(sorted(match.pending))
        match.choose(seat, random.choice(match.options(seat)))


@rule("BL-COUN-06")
def test_a_council_in_the_making_is_seen_by_nobody_else() -> None:
    match = hexameron.new("battlelore", scenario="companies", seed=1)
    before = sent_to(match, 1, match)
    for _ in range(3):
        match.choose(0, match.options(0)[0])
        assert 0 in match.pending
    assert sent_to(match, 1, match) == before


@rule("BL-LORE-15", "BL-LORE-04")
@pytest.mark.parametrize("scenario", LORE_SCENARIOS)
def test_who_is_asked_next_betrays_no_hand(scenario: str) -> None:
    match, random = hexameron.new("battlelore", scenario=scenario, seed=7), Random(7)
    assert (
        compare_what_follows(match, 500, lambda now, seat: random.choice(now.options(seat)), open_act) > 100
    )
