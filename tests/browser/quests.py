"""Matches of Mage Knight for browsers: laid out as positions, brought to the table as files."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from hexameron.games import find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import write_match
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.browser.table import Person
from tests.games.mageknight.positions import FACES, TestQuest
from tests.server.driving import Node

HELD = (
    "([id, held]) => { const all = JSON.parse(localStorage.getItem('hexameron.seats') ?? '{}');"
    " all[id] = held; localStorage.setItem('hexameron.seats', JSON.stringify(all)); }"
)


DECK = "march swiftness stamina tranquility promise rage"


def _as_in_the_box(q: TestQuest) -> None:
    """Positions of tests hold more copies of one card in their decks than the box has; a file may not."""
    faces = [FACES["deed"][name] for name in DECK.split()]
    for seat in range(len(q.state.players)):
        for place, handle in enumerate(q.things.in_zone(f"deck.{seat}")):
            q.things.face[handle] = faces[place % len(faces)]


def brought(node: Node, q: TestQuest, people: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    """A match that begins from a position, with a person on every seat unless others are named."""
    _as_in_the_box(q)
    setup = Setup(scenario=q.state.scenario, seats=len(q.state.players), variants=q.state.variants)
    match = Match(find("mageknight"), setup, Fairness.from_seed(1), state=q.state)
    names = [player.hero.capitalize() for player in q.state.players]
    seats = list(people) or [{"kind": "person", "name": name, "mine": True} for name in names]
    body = {"file": json.loads(write_match(match)), "seats": seats}
    made: dict[str, Any] = node.post("/api/matches/import", body)
    return made


def sit_down(person: Person, made: dict[str, Any], seat: int) -> None:
    """Takes one seat of the match in this browser."""
    person.open("/")
    tokens = {str(one["seat"]): one["token"] for one in made["seats"] if one["seat"] == seat}
    person.page.evaluate(HELD, [made["id"], {"owner": made["owner"], "seats": tokens, "invites": {}}])
    person.open(f"/m/{made['id']}")
    person.wait_for_table()


def give_skills(q: TestQuest, seat: int, names: str) -> None:
    """Skill tokens in a hero's own pile, the last one on top."""
    for name in names.split():
        q.things.make([FACES["skill"][name]], f"skill.{seat}")
