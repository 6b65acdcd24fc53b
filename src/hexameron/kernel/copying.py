"""Copies states quickly: a copier is put together once per type, so that a copy needs no reflection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
Copier = Callable[[Any], Any]

_COPIERS: dict[type[Any], Copier] = {}
"""Those put together so far, kept for good: reading a type takes as long as a hundred copies."""


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
        made = _copier(msgspec.inspect.type_info(kind), {})
        _COPIERS[kind] = made if made is not None else lambda value: value
    return _COPIERS[kind]


def _copier(info: msgspec.inspect.Type, known: dict[type, Copier]) -> Copier | None:
    """The copier of a type, or ``None`` where values can be shared."""
    match info:
        case msgspec.inspect.StructType():
            return _struct_copier(info, known)
        case msgspec.inspect.ListType(item_type=item):
            return _list_copier(_copier(item, known))
        case msgspec.inspect.DictType(value_type=item):
            return _dict_copier(_copier(item, known))
        case msgspec.inspect.UnionType(types=types):
            return _union_copier([_copier(part, known) for part in types])
        case msgspec.inspect.VarTupleType(item_type=item):
            if _copier(item, known) is not None:
                raise TypeError("a tuple in a state may hold only values that never change")
            return None
        case _:
            return None


def _list_copier(inner: Copier | None) -> Copier:
    return list.copy if inner is None else lambda value: [inner(part) for part in value]


def _dict_copier(inner: Copier | None) -> Copier:
    if inner is None:
        return dict.copy
    return lambda value: {key: inner(part) for key, part in value.items()}


def _union_copier(copiers: list[Copier | None]) -> Copier | None:
    real = [one for one in copiers if one is not None]
    if not real:
        return None
    if len(real) > 1:
        raise TypeError("a union in a state may hold one mutable type only")
    return lambda value: None if value is None else real[0](value)


def _struct_copier(info: msgspec.inspect.StructType, known: dict[type, Copier]) -> Copier | None:
    if info.cls.__struct_config__.frozen:
        return None
    if info.cls in known:
        return known[info.cls]
    mutable: list[tuple[str, Copier]] = []

    def copy(value: Any) -> Any:
        new = value.__copy__()
        for name, inner in mutable:
            setattr(new, name, inner(getattr(value, name)))
        return new

    known[info.cls] = copy
    for field in info.fields:
        inner = _copier(field.type, known)
        if inner is not None:
            mutable.append((field.name, inner))
    if not mutable:
        known[info.cls] = msgspec.structs.replace
    return known[info.cls]
