"""What the rules tell, before it is told to anybody."""

from __future__ import annotations

from hexameron.kernel.events import Event


def test_what_happens_before_the_first_choice_belongs_to_no_entry() -> None:
    assert Event("begins", {}).n == 0
