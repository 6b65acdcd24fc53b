"""Copies states quickly: a copier is written out once per type, as one would write it by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
Copier = Callable[[Any], Any]

_COPIERS: dict[type[Any], Copier] = {}
"""Those written so far, kept for good: reading a type takes as long as a hundred copies."""


def copier(kind: type[T]) -> Callable[[T], T]:
    """A function that copies values of a struct type with everything mutable inside.

    Frozen structs, numbers, strings and tuples of those are shared.

    >>> class Point(msgspec.Struct):
    ...     x: int
    ...     tags: list[str]
    >>> one = Point(1, ["a"])
    >>> two = copier(Point)(one)
    >>> two.tags.append("b")
    >>> one.tags
    ['a']
    """
    if kind not in _COPIERS:
        _COPIERS[kind] = _Writer().copier(msgspec.inspect.type_info(kind))
    return _COPIERS[kind]


class _Writer:
    """Writes the code of one copier: a function for each struct type inside that has something to copy."""

    def __init__(self) -> None:
        self._names: dict[type[Any], str] = {}
        self._code: list[str] = []

    def copier(self, info: msgspec.inspect.Type) -> Copier:
        """The copier of a type; what never changes is given as it is."""
        code = self._copy(info, "value") or "value"
        scope: dict[str, Any] = {}
        exec("\n".join([*self._code, f"def copy(value):\n return {code}"]), scope)
        made: Copier = scope["copy"]
        return made

    def _copy(self, info: msgspec.inspect.Type, value: str) -> str | None:
        """The code that copies a value of a type, or ``None`` where it can be shared."""
        match info:
            case msgspec.inspect.StructType():
                return self._struct(info, value)
            case msgspec.inspect.ListType(item_type=item):
                part = self._copy(item, "part")
                return f"{value}.copy()" if part is None else f"[{part} for part in {value}]"
            case msgspec.inspect.DictType(value_type=item):
                part = self._copy(item, "part")
                if part is None:
                    return f"{value}.copy()"
                return f"{{key: {part} for key, part in {value}.items()}}"
            case msgspec.inspect.UnionType(types=types):
                return self._union([self._copy(part, value) for part in types], value)
            case msgspec.inspect.VarTupleType(item_type=item):
                if self._copy(item, "part") is not None:
                    raise TypeError("a tuple in a state may hold only values that never change")
                return None
            case _:
                return None

    def _union(self, copies: list[str | None], value: str) -> str | None:
        real = [one for one in copies if one is not None]
        if not real:
            return None
        if len(real) > 1:
            raise TypeError("a union in a state may hold one mutable type only")
        return f"None if {value} is None else {real[0]}"

    def _struct(self, info: msgspec.inspect.StructType, value: str) -> str | None:
        if info.cls.__struct_config__.frozen:
            return None
        if info.cls not in self._names:
            self._names[info.cls] = name = f"copy_{len(self._names)}"
            fields = [(field.name, self._copy(field.type, f"value.{field.name}")) for field in info.fields]
            lines = [f" new.{field} = {code}" for field, code in fields if code is not None]
            if lines:
                self._code.append(
                    "\n".join([f"def {name}(value):", " new = value.__copy__()", *lines, " return new"])
                )
            else:
                self._names[info.cls] = ""
        name = self._names[info.cls]
        return f"{name}({value})" if name else f"{value}.__copy__()"
