"""Pictures: what one seat is shown of a match, whole or as what has changed since the last time."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple

from hexameron.kernel.scene import Scene

FIELDS = Scene.__struct_fields__
_ENCODER = msgspec.json.Encoder()


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one scene becomes the next: fields that are new, and new items of fields that else stay."""

    fields: dict[str, Any] = {}
    items: dict[str, dict[int, Any]] = {}


def difference(old: Scene, new: Scene) -> Change:
    """What has to be told to somebody who has the old scene."""
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


class Picture:
    """A scene as it is sent. ``number`` tells it from those before.

    What has changed is encoded once for all. The whole is wanted seldom and would take much memory.
    """

    def __init__(self, number: int, scene: Scene, before: Picture | None) -> None:
        self.number = number
        self.scene = scene
        self._before = -1 if before is None else before.number
        self._change = None if before is None else encoded(difference(before.scene, scene))

    def whole(self) -> msgspec.Raw:
        return encoded(self.scene)

    def since(self, number: int | None) -> msgspec.Raw | None:
        """How the picture of this number became this one; ``None`` if that is not known any more."""
        if number == self.number:
            return NOTHING
        return self._change if number == self._before else None


def encoded(value: object) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(value))


NOTHING = encoded(Change())
