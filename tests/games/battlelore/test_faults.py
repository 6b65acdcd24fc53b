"""What cannot be in a written position is named; what rules lead to is always sound."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import hexameron
from hexameron.games.battlelore.faults import faults
from hexameron.kernel.files import FileError, read_position, write_position

SCENARIOS: tuple[tuple[str, dict[str, bool | int | str]], ...] = (
    ("wizards", {}),
    ("companies", {}),
    ("tourelles", {}),
    ("skirmish", {"lore": "free", "creature": "giant", "landmarks": True}),
)


@pytest.mark.parametrize(("scenario", "variants"), SCENARIOS)
def test_nothing_is_wrong_with_what_the_rules_lead_to(
    scenario: str, variants: dict[str, bool | int | str]
) -> None:
    match = hexameron.new("battlelore", scenario=scenario, seed=3, variants=variants)
    random = Random(1)
    while match.result is None and match.choices < 500:
        assert list(faults(match.state, match.setup)) == []
        seat = random.choice(list(match.pending))
        match.choose(seat, random.choice(match.options(seat)))


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda s: s["units"]["u0"].update(hex=s["units"]["u1"]["hex"]), "units.u1.hex: h2.3 is taken by u0"),
        (lambda s: s["units"]["u0"].update(hex="h20.1"), "units.u0.hex: 'h20.1' is no hex"),
        (lambda s: s["units"]["u0"].update(figures=9), "units.u0.figures"),
        (lambda s: s["units"]["u0"].update(figures=0), "units.u0.hex: a unit with figures"),
        (lambda s: s["units"]["u0"].update(owner=2), "units.u0.owner"),
        (lambda s: s["units"]["u0"].update(kind="dragon"), "units.u0.kind"),
        (lambda s: s["units"]["u0"].update(kind="creature"), "units.u0.people"),
        (lambda s: s["units"]["u0"].update(id="u7"), "units.u0.id"),
        (lambda s: s["places"].update({"h9.1": "u0"}), "places.h9.1"),
        (lambda s: s["places"].pop("h3.2"), "places: u0 stands on h3.2"),
        (lambda s: s["terrain"].update({"h9.99": "wood"}), "terrain.h9.99"),
        (lambda s: s["terrain"].update({"h9.9": "lava"}), "terrain.h9.9: 'lava'"),
        (lambda s: s.update(banners=[6, 0]), r"banners\[0\]: must be 0 to 5"),
        (lambda s: s.update(banners=[0]), "banners: must have 2 entries"),
        (lambda s: s["turn"].update(lore_played=[]), "turn.lore_played"),
        (lambda s: s.update(tokens=[0, -1]), r"tokens\[1\]"),
        (lambda s: s.update(councils=[{"king": 1}, {}]), r"councils\[0\].king"),
        (lambda s: s["turn"].update(seat=2), "turn.seat"),
        (lambda s: s["turn"].update(phase="lunch"), "turn.phase"),
        (lambda s: s["turn"].update(card=999), "turn.card"),
        (lambda s: s["turn"].update(ordered=["u99"]), "turn.ordered"),
        (lambda s: s["things"]["face"].__setitem__(0, 9999), r"things.face\[0\]"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_field(
    change: Callable[[dict[str, Any]], None], where: str
) -> None:
    match = hexameron.new("battlelore", scenario="wizards", seed=3)
    plain = json.loads(write_position(match))
    change(plain["state"])
    with pytest.raises(FileError, match=f"state.{where}"):
        read_position(json.dumps(plain).encode(), hexameron.find)
