"""Whether a choice can be taken back is known before it is made, also where it ends the turn at once."""

from random import Random

import pytest

import hexameron


@pytest.mark.parametrize("seed", range(3))
def test_it_is_known_of_every_choice_whether_it_can_be_taken_back(seed: int) -> None:
    match, random = hexameron.new("battlelore", scenario="azincourt", seed=seed), Random(seed)
    last_moves = 0
    while match.result is None and match.n < 150:
        (seat,) = match.pending
        option, prompt = random.choice(match.options(seat)), match.pending[seat].prompt
        irrevocable = match.is_irrevocable(seat, option)
        match.choose(seat, option)
        goes_on = seat in match.pending
        assert irrevocable == (match.can_undo(seat) is not None or not goes_on)
        last_moves += prompt.startswith("move.") and not goes_on
    assert last_moves > 0, "a last move ends its phase and, with nobody to fight, the turn"
