"""Copies states quickly: a copier is written out once per type, as one would write it by hand.

A state may hold numbers, strings, truth values, enumerations, structs, lists, dicts, and tuples and frozen
structs of what never changes; in a frozen struct a dict is declared as a ``Mapping``, so that the type
checker lets nobody change it. Anything else is refused, by the name of its field, when its game is defined:
what is not copied would be shared by all clones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

T = TypeVar("T")
Copier = Callable[[Any], Any]

_COPIERS: dict[type[Any], Copier] = {}
"""Those written so far, kept for good: reading a type takes as long as a hundred copies."""

NEVER_CHANGES = (
    inspect.BoolType,
    inspect.BytesType,
    inspect.EnumType,
    inspect.FloatType,
    inspect.IntType,
    inspect.LiteralType,
    inspect.NoneType,
    inspect.StrType,
)
PLAIN = (bool, bytes, Enum, float, int, NoneType, str)
"""The same as they are written in annotations."""


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
        _COPIERS[kind] = _Writer().copier(inspect.type_info(kind), kind.__name__)
    return _COPIERS[kind]


class _Writer:
    """Writes the code of one copier: a function for each struct type inside that has something to copy."""

    def __init__(self) -> None:
        self._names: dict[type[Any], str] = {}
        self._frozen: list[type[Any]] = []
        self._code: list[str] = []

    def copier(self, info: inspect.Type, where: str) -> Copier:
        """The copier of a type; what never changes is given as it is."""
        code = self._copy(info, "value", where) or "value"
        scope: dict[str, Any] = {}
        exec("\n".join([*self._code, f"def copy(value):\n return {code}"]), scope)
        made: Copier = scope["copy"]
        return made

    def _copy(self, info: inspect.Type, value: str, where: str) -> str | None:
        """The code that copies a value of a type, or ``None`` where it can be shared."""
        match info:
            case inspect.StructType():
                return self._struct(info, value)
            case inspect.ListType(item_type=item):
                part = self._copy(item, "part", where)
                return f"{value}.copy()" if part is None else f"[{part} for part in {value}]"
            case inspect.DictType(value_type=item):
                part = self._copy(item, "part", where)
                if part is None:
                    return f"{value}.copy()"
                return f"{{key: {part} for key, part in {value}.items()}}"
            case inspect.UnionType():
                return self._union(info, value, where)
            case inspect.VarTupleType(item_type=item):
                self._check_tuple([item], where)
                return None
            case inspect.TupleType(item_types=items):
                self._check_tuple(items, where)
                return None
            case _ if isinstance(info, NEVER_CHANGES):
                return None
            case _:
                raise TypeError(f"{where}: a state cannot hold {_called(info)}, which no copy is made of")

    def _check_tuple(self, parts: Sequence[inspect.Type], where: str) -> None:
        for part in parts:
            if self._copy(part, "part", where) is not None:
                raise TypeError(f"{where}: a tuple in a state cannot hold {_called(part)}, which may change")

    def _union(self, info: inspect.UnionType, value: str, where: str) -> str | None:
        copies = [self._copy(part, value, where) for part in info.types]
        real = [one for one in copies if one is not None]
        if not real:
            return None
        if len(copies) > 2 or not info.includes_none:
            raise TypeError(f"{where}: a union with a type that may change can only be of that one and None")
        return f"None if {value} is None else {real[0]}"

    def _struct(self, info: inspect.StructType, value: str) -> str | None:
        if info.cls.__struct_config__.frozen:
            self._check_frozen(info.cls)
            return None
        if info.cls not in self._names:
            self._names[info.cls] = name = f"copy_{len(self._names)}"
            fields = [
                (
                    field.name,
                    self._copy(field.type, f"value.{field.name}", f"{info.cls.__name__}.{field.name}"),
                )
                for field in info.fields
            ]
            lines = [f" new.{field} = {code}" for field, code in fields if code is not None]
            if lines:
                self._code.append(
                    "\n".join([f"def {name}(value):", " new = value.__copy__()", *lines, " return new"])
                )
            else:
                self._names[info.cls] = ""
        name = self._names[info.cls]
        return f"{name}({value})" if name else f"{value}.__copy__()"

    def _check_frozen(self, kind: type[Any]) -> None:
        """Refuses a frozen struct in which something may change."""
        if kind not in self._frozen:
            self._frozen.append(kind)
            for field, hint in get_type_hints(kind).items():
                if get_origin(hint) is not ClassVar:
                    self._check_shared(hint, f"{kind.__name__}.{field}")

    def _check_shared(self, hint: Any, where: str) -> None:
        kind = get_origin(hint) or hint
        if kind in (tuple, Mapping, Union, UnionType):
            for part in get_args(hint):
                if part is not Ellipsis:
                    self._check_shared(part, where)
        elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.frozen:
            self._check_frozen(kind)
        elif kind is not Literal and not (isinstance(kind, type) and issubclass(kind, PLAIN)):
            raise TypeError(f"{where}: a frozen struct in a state cannot hold {hint}, which may change")


def _called(info: inspect.Type) -> str:
    """How people write a type."""
    if isinstance(info, inspect.StructType | inspect.CustomType | inspect.DataclassType):
        return info.cls.__name__
    return type(info).__name__.removesuffix("Type").lower()
