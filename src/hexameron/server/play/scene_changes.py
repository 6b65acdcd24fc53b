"""Scenes as they are sent to a client: whole, or only what has changed since the last one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import astuple

from hexameron.kernel.scene import Scene

EncodedScene = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/$defs/Scene"})]
EncodedChange = Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/$defs/Change"})]
"""Encoded bytes, with the type that tools/wire.py shall describe them as."""

FIELDS = Scene.__struct_fields__
_ENCODER = msgspec.json.Encoder()


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """The change from one scene to the next: new values of fields, and of long fields only the new items."""

    fields: Annotated[dict[str, Any], Meta(extra_json_schema={"tsType": "Partial<Scene>"})] = {}
    items: dict[str, dict[int, Any]] = {}


def difference(old: Scene, new: Scene) -> Change:
    """The change from the old scene to the new one."""
    fields: dict[str, Any] = {}
    items: dict[str, dict[int, Any]] = {}
    for name, was, now in zip(FIELDS, astuple(old), astuple(new), strict=True):
        if was is now:
            continue
        if type(now) is tuple and len(now) == len(was):
            places = [place for place, one in enumerate(now) if one is not was[place] and one != was[place]]
            if len(places) * 2 < len(now):
                if places:
                    items[name] = {place: now[place] for place in places}
            else:
                fields[name] = now
        elif was != now:
            fields[name] = now
    return Change(fields, items)


class SentScene:
    """A scene that is sent to all who see the same. ``number`` tells it from earlier ones.

    The change from the last one is encoded once and kept. The whole is needed seldom and would take much
    memory.
    """

    def __init__(self, number: int, scene: Scene, before: SentScene | None) -> None:
        self.number = number
        self.scene = scene
        self._before = -1 if before is None else before.number
        self._change = None if before is None else encoded(difference(before.scene, scene))

    def whole(self) -> msgspec.Raw:
        return encoded(self.scene)

    def since(self, number: int | None) -> msgspec.Raw | None:
        """The change from the scene with this number; ``None`` if that is not known any more."""
        if number == self.number:
            return NOTHING
        return self._change if number == self._before else None


def encoded(value: object) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(value))


NOTHING = encoded(Change())
