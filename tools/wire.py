"""Writes the types of all that goes between server and browser for the client: ``python -m tools.wire``.

They are known once, in Python. msgspec describes them as JSON Schema, and json-schema-to-typescript makes
``web/src/wire.ts`` of that, with what is said of each type and field. ``tools.build_web`` does it before it
checks or builds the client; nobody edits the file, and it is not kept.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Iterator
from typing import Any, TypeAlias, get_type_hints

import msgspec

from hexameron.kernel import files
from hexameron.kernel.coaching import Word
from hexameron.kernel.game import Value
from hexameron.kernel.scene import OptionView, RefusedView, Scene
from hexameron.kernel.text import Language, Text
from hexameron.server.api import bodies, frames, games, invitations, openings
from hexameron.server.play.automatic import ThinkingNow
from hexameron.server.play.creating import ClockWish, CreatedMatch, SeatWish
from hexameron.server.play.live_match import Lobby, State, View
from hexameron.server.play.registry import Storage
from hexameron.server.play.scene_changes import Change

Schema: TypeAlias = dict[str, Any]

ROOTS: dict[str, Any] = {
    "Seat": int,
    "Language": Language,
    "Value": Value,
    "Frame": State | Lobby | ThinkingNow | Storage | frames.FromServer,
    "FrameToServer": frames.FromClient,
    "Scene": Scene,
    "SceneChange": Change,
    "Opening": openings.Opening,
    "Reach": invitations.Reach,
    "Game": games.GameInfo,
    "GameCatalogue": games.GameCatalogue,
    "CommonCatalogue": games.CommonCatalogue,
    "MatchFile": files.MatchFile,
    "Verdict": files.Verdict,
    "NewMatch": CreatedMatch,
    "MatchOrder": bodies.NewMatch,
    "MatchFacts": bodies.Facts,
    "ReplayStep": bodies.Replay,
    "Log": bodies.Log,
    "Joined": bodies.Joined,
    "JoinedRematch": bodies.JoinedRematch,
    "Begun": bodies.Begun,
    "Invite": bodies.Invite,
    "Stored": bodies.Stored,
    "NameNow": bodies.NameNow,
    "ReportOrder": bodies.NewReport,
    "ReportId": bodies.ReportId,
}
"""What the client needs to know by its name there; all that these consist of comes with them."""

NAMES: dict[type, str] = {
    **{type_: name for name, type_ in ROOTS.items() if inspect.isclass(type_)},
    OptionView: "Option",
    RefusedView: "Refused",
    Word: "CoachWord",
    State: "SentStateFrame",
    View: "SentView",
    Lobby: "LobbyFrame",
    frames.Said: "ChatFrame",
    frames.Hinted: "HintFrame",
    frames.Ok: "OkFrame",
    frames.Weighed: "WeighedFrame",
    frames.Pong: "PongFrame",
    games.ScenarioInfo: "Scenario",
    games.VariantInfo: "Variant",
    games.RulingInfo: "RulingSwitch",
    games.LessonInfo: "Lesson",
    SeatWish: "SeatOrder",
    ClockWish: "ClockOrder",
    files.Stored: "StoredEntries",
}
"""Names that are clearer in a browser than those in Python."""

MADE_BY_CLIENTS = (bodies.Request, frames.Frame, SeatWish, ClockWish, Text)
"""Whoever makes one of these may leave out what has a default; what the server sends is all there."""

REF = "#/$defs/"


def schema() -> Schema:
    """One JSON Schema with a definition for every type, under its name in the client."""
    types = _classes()
    refs, found = msgspec.json.schema_components(ROOTS.values(), ref_template=REF + "{name}")
    for name, definition in found.items():
        _complete(definition, types[name])
    definitions: Schema = {}
    for name, part in [*found.items(), *zip(ROOTS, refs, strict=True)]:
        if "$ref" not in part:
            called = NAMES.get(types.get(name, object), name)
            if called in definitions:
                raise ValueError(f"two types would be called {called} in the client; see NAMES")
            definitions[called] = _renamed(part, types, definitions)
    return {
        "title": "Wire",
        "description": "All that goes over the wire, by its name.",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": REF + name} for name in sorted(definitions)},
        "required": sorted(definitions),
        "$defs": {name: _readable(name, definitions[name]) for name in sorted(definitions)},
    }


def _classes() -> dict[str, type]:
    """All classes that go over the wire, by the names that msgspec gives them."""
    found: dict[str, type] = {}
    open_: list[Any] = list(msgspec.inspect.multi_type_info(ROOTS.values()))
    while open_:
        part = open_.pop()
        if isinstance(part, msgspec.inspect.StructType):
            if part.cls in found.values():
                continue
            # Classes of the same name are told apart by their modules.
            found[f"{part.cls.__module__}.{part.cls.__name__}"] = part.cls
            found.setdefault(part.cls.__name__, part.cls)
        if isinstance(part, msgspec.inspect.Type | msgspec.inspect.Field):
            open_ += [getattr(part, field) for field in part.__struct_fields__]
        elif isinstance(part, tuple):
            open_ += part
    return found


def _complete(definition: Schema, type_: type) -> None:
    """Says of each field what the class says of it, and which fields are always there."""
    for name, words in _field_notes(type_):
        definition["properties"][name]["description"] = words
    config = type_.__struct_config__  # type: ignore[attr-defined]
    if not config.omit_defaults and not issubclass(type_, MADE_BY_CLIENTS):
        unset = [name for name, hint in get_type_hints(type_).items() if msgspec.UnsetType in _members(hint)]
        definition["required"] = [name for name in definition["properties"] if name not in unset]
    definition["additionalProperties"] = False
    if type_.__doc__:
        definition["description"] = inspect.cleandoc(type_.__doc__)


def _members(hint: Any) -> tuple[Any, ...]:
    return getattr(hint, "__args__", ())


def _field_notes(type_: type) -> Iterator[tuple[str, str]]:
    """The sentences that stand below fields."""
    for one in reversed(type_.__mro__):
        if not issubclass(one, msgspec.Struct) or one is msgspec.Struct:
            continue
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(one))).body
        assert isinstance(tree, ast.ClassDef)
        for field, note in zip(tree.body, tree.body[1:], strict=False):
            match field, note:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(words))),
                ):
                    yield name, inspect.cleandoc(words)


def _renamed(part: Any, types: dict[str, type], definitions: Schema) -> Any:
    """The same under the client's names. Whatever has a title is a definition of its own."""
    if isinstance(part, list):
        return [_renamed(one, types, definitions) for one in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        name = part["$ref"].removeprefix(REF)
        ref = {"$ref": REF + NAMES.get(types[name], name)}
        return {"allOf": [ref], "description": part["description"]} if "description" in part else ref
    new = {key: _renamed(value, types, definitions) for key, value in part.items() if key != "default"}
    if "properties" in part:
        fields = part["properties"].items()
        new["properties"] = {name: _renamed(field, types, definitions) for name, field in fields}
    if "enum" in new and "title" in new:
        definitions[new["title"]] = new
        return {"$ref": REF + new["title"]}
    return new


def _readable(name: str, definition: Schema) -> Schema:
    """A definition as the generator takes it: tuples in the older manner, and sentences without marks."""
    text = json.dumps({**definition, "title": name})
    text = re.sub(r"``(.*?)``", r"`\1`", re.sub(r":\w+:`~?(.*?)`", r"`\1`", text))

    def older(part: Schema) -> Schema:
        if "prefixItems" in part:
            return {**part, "items": part["prefixItems"], "additionalItems": False}
        if part.get("type") == "array":
            return {key: value for key, value in part.items() if key not in ("minItems", "maxItems")}
        return part

    done: Schema = json.loads(text, object_hook=older)
    return done


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1)
