"""The types of what goes over the wire, as the client gets them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexameron.server.api import bodies
from tools import wire


class Facts(msgspec.Struct):
    """Called like one that goes over the wire."""


@pytest.fixture(scope="module")
def types() -> dict[str, Any]:
    found: dict[str, Any] = wire.schema()["$defs"]
    return found


def test_what_a_scene_leaves_out_is_optional(types: dict[str, Any]) -> None:
    assert types["Scene"]["required"] == ["game", "board", "title"]
    assert types["Piece"]["required"] == ["id", "cell", "icon", "name"]


def test_what_the_server_always_sends_is_not(types: dict[str, Any]) -> None:
    assert set(types["Player"]["required"]) == set(types["Player"]["properties"])
    assert {"scene", "change"}.isdisjoint(types["SentView"]["required"])


def test_whoever_orders_something_may_leave_out_what_has_a_default(types: dict[str, Any]) -> None:
    assert types["MatchOrder"]["required"] == ["game", "seats"]
    assert types["Choose"]["required"] == ["type", "seat", "at", "keys"]


def test_a_field_may_be_called_like_a_word_of_json_schema(types: dict[str, Any]) -> None:
    assert types["RulingSwitch"]["properties"]["default"] == {"type": "boolean"}
    assert types["Panel"]["properties"]["title"] == {"$ref": "#/$defs/Text"}


def test_what_is_encoded_ahead_has_its_type(types: dict[str, Any]) -> None:
    scene = types["SentView"]["properties"]["scene"]
    assert scene == {"$ref": "#/$defs/Scene"}


def test_fields_bring_their_sentences_along(types: dict[str, Any]) -> None:
    said = types["Player"]["properties"]["stands_in"]["description"]
    assert said == "A bot plays for the person whose seat it is."
    assert "``" not in str(types)


def test_two_types_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(wire.NAMES, Facts, "MatchFacts")
    monkeypatch.setitem(wire.ROOTS, "Facts", Facts)
    assert wire.NAMES[bodies.Facts] == "MatchFacts"
    with pytest.raises(ValueError, match="MatchFacts"):
        wire.schema()
