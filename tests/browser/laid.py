"""Positions of the laboratory, brought to the table as files."""

from __future__ import annotations

import json
from typing import Any

from hexameron.kernel.files import write_match
from hexameron.kernel.match import Match
from tests.browser.quests import sit_down
from tests.browser.table import Person
from tests.server.driving import Node

ANIA = {"kind": "person", "name": "Ania", "mine": True}
BARTEK = {"kind": "person", "name": "Bartek", "mine": True}


def sit_at(person: Person, node: Node, match: Match[Any]) -> None:
    """Sits down on the first seat of a match that begins from a position; somebody else has the others."""
    others = [BARTEK] * (match.setup.seats - 1)
    made = node.post(
        "/api/matches/import", {"file": json.loads(write_match(match)), "seats": [ANIA, *others]}
    )
    sit_down(person, made, 0)
    person.wait_to_be_asked()
