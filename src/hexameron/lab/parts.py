"""Whether what somebody wrote is of the kind that its place asks for; if not, the place is named.

>>> fitting("tokens", (1, 2), tuple[int, int])
>>> fitting("tokens", (1, "2"), tuple[int, int])
Traceback (most recent call last):
...
hexameron.kernel.naming.Misnamed: tokens[1]: must be a whole number, not '2'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from hexameron.kernel.naming import Misnamed, named

PLAIN: dict[Any, str] = {str: "text", int: "a whole number", bool: "True or False", NoneType: "None"}


def check_parts(where: str, lay: Callable[..., object], parts: Mapping[str, object]) -> None:
    """Refuses parts that a function does not know, and parts of another kind than it asks for."""
    known = {name: name for name in signature(lay).parameters}
    for part in parts:
        if part not in known:
            named(where, part, known)
            raise Misnamed(where, f"there is no {part!r}")
    hints = get_type_hints(lay)
    for part, value in parts.items():
        fitting(part, value, hints[part])


def fitting(field: str, value: object, kind: Any) -> None:
    """Refuses a value that is not of this kind, by the field or by the part of it that is wrong."""
    kinds = [one for one in _alternatives(kind) if _looks_like(value, one)]
    if not kinds:
        asked = " or ".join(dict.fromkeys(map(_word, _alternatives(kind))))
        raise Misnamed(field, f"must be {asked}, not {value!r}")
    if len(kinds) > 1 and isinstance(value, Sequence):
        # A game says itself what belongs into its tuples, where none is of this length.
        kinds = [one for one in kinds if len(get_args(one)) == len(value)]
    for one in kinds[:1]:
        _check_inside(field, value, one)


def _alternatives(kind: Any) -> list[Any]:
    if get_origin(kind) is Literal:
        return [type(get_args(kind)[0])]  # which words there are is told with the nearest of them
    return list(get_args(kind)) if get_origin(kind) in (Union, UnionType) else [kind]


def _looks_like(value: object, kind: Any) -> bool:
    """Whether a value is of a kind from outside; what it holds is another question."""
    if kind is Any:
        return True
    if _is_by_names(kind):
        return isinstance(value, Mapping)
    if _is_listed(kind):
        return isinstance(value, Sequence) and not isinstance(value, (str, bytes))
    return isinstance(value, kind) and (kind is not int or not isinstance(value, bool))


def _word(kind: Any) -> str:
    return "given by names" if _is_by_names(kind) else "a list" if _is_listed(kind) else PLAIN[kind]


def _is_by_names(kind: Any) -> bool:
    return is_typeddict(kind) or get_origin(kind) is Mapping


def _is_listed(kind: Any) -> bool:
    return get_origin(kind) in (tuple, Sequence)


def _check_inside(field: str, value: Any, kind: Any) -> None:
    """Looks into a value that is of its kind from outside."""
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        for name, one in value.items():
            fitting(field, name, str)
            fitting(f"{field}.{name}", one, hints[named(field, name, {part: part for part in hints})])
    elif get_origin(kind) is Mapping:
        key, each = get_args(kind)
        for name, one in value.items():
            fitting(field, name, key)
            fitting(f"{field}.{name}", one, each)
    elif get_origin(kind) is Sequence:
        for place, one in enumerate(value):
            fitting(f"{field}[{place}]", one, get_args(kind)[0])
    elif get_origin(kind) is tuple:
        kinds = get_args(kind)
        if len(kinds) != len(value):
            raise Misnamed(field, f"must be a list of {len(kinds)}, not {value!r}")
        for place, (one, each) in enumerate(zip(value, kinds, strict=True)):
            fitting(f"{field}[{place}]", one, each)
