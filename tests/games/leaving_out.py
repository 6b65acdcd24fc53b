"""What the records of a game's state hold where a position leaves a field out."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec


def begins_with(module: ModuleType) -> dict[str, Any]:
    """The fields of a module's records that may be left out and do not begin as nothing, zero or no."""
    return {
        f"{record.__name__}.{field.name}": _left_out(field)
        for record in vars(module).values()
        if isinstance(record, type) and record.__module__ == module.__name__
        if issubclass(record, msgspec.Struct)
        for field in msgspec.structs.fields(record)
        if field.name in record.__annotations__ and not _is_nothing(_left_out(field))
    }


def _left_out(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None if field.default is msgspec.NODEFAULT else field.default


def _is_nothing(value: object) -> bool:
    if isinstance(value, msgspec.Struct):
        return True  # its own fields are listed
    return all(map(_is_nothing, value)) if isinstance(value, (list, tuple)) else not value
