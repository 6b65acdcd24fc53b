"""Copies of states share nothing that can change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, ClassVar, Literal

import msgspec
import pytest

from hexameron.kernel.copying import copier
from tests.kernel.toy import TOY, Toy


class Fixed(msgspec.Struct, frozen=True):
    name: str


class Leaf(msgspec.Struct):
    n: int = 0


class Branch(msgspec.Struct, kw_only=True):
    leaf: Leaf
    perhaps: Leaf | None = None
    leaves: list[Leaf] = []
    named: dict[str, Leaf] = {}
    rows: list[list[int]] = []
    fixed: tuple[Fixed, ...] = ()
    inner: Branch | None = None
    by_name: dict[str, list[int]] = {}


def tree() -> Branch:
    return Branch(
        leaf=Leaf(1),
        perhaps=Leaf(2),
        leaves=[Leaf(3)],
        named={"x": Leaf(4)},
        rows=[[5], []],
        fixed=(Fixed("a"),),
        inner=Branch(leaf=Leaf(6), leaves=[Leaf(7)]),
        by_name={"y": [8]},
    )


def test_everything_mutable_is_copied_however_deep_and_the_rest_is_shared() -> None:
    one = tree()
    two = copier(Branch)(one)
    assert two == one
    assert two.fixed is one.fixed
    assert two.perhaps is not None
    assert two.inner is not None
    two.leaf.n = two.perhaps.n = two.leaves[0].n = two.named["x"].n = 99
    two.rows[0].append(99)
    two.by_name["y"].append(99)
    two.inner.leaf.n = two.inner.leaves[0].n = 99
    two.inner.inner = Branch(leaf=Leaf())
    assert one == tree()


class Mixed(msgspec.Struct, frozen=True):
    inner: Leaf


class ListInside(msgspec.Struct, frozen=True):
    names: list[str]


class Deep(msgspec.Struct, frozen=True):
    parts: tuple[ListInside, ...]


class Sound(msgspec.Struct, frozen=True):
    kinds: ClassVar[list[str]] = []
    by_name: Mapping[str, tuple[int, ...]] = {}
    either: Literal["a", "b"] | None = None
    again: Sound | None = None


class Holder(msgspec.Struct):
    sound: Sound


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (tuple[Leaf, ...], "a tuple in a state cannot hold Leaf"),
        (tuple[int, list[int]], "a tuple in a state cannot hold list"),
        (list[int] | dict[str, int], "a union"),
        (list[int] | int, "a union"),
        (list[int] | int | None, "a union"),
        (set[int], "a state cannot hold set"),
        (Any, "a state cannot hold any"),
        (dict[str, Any], "a state cannot hold any"),
        (bytearray, "a state cannot hold bytearray"),
        (object, "a state cannot hold"),
        (Random, "a state cannot hold Random"),
    ],
)
def test_what_cannot_be_copied_is_refused_by_its_field(kind: Any, said: str) -> None:
    wrong = msgspec.defstruct("Wrong", [("fine", int), ("field", kind)])
    with pytest.raises(TypeError, match=rf"^Wrong\.field: {said}"):
        copier(wrong)


@pytest.mark.parametrize(
    ("kind", "field"), [(Mixed, "Mixed.inner"), (ListInside, "ListInside.names"), (Deep, "ListInside.names")]
)
def test_what_may_change_in_a_frozen_struct_is_refused(kind: type[Any], field: str) -> None:
    wrong = msgspec.defstruct("Wrong", [("field", list[kind])])  # type: ignore[valid-type]
    with pytest.raises(TypeError, match=rf"^{field}: a frozen struct"):
        copier(wrong)


def test_a_frozen_struct_of_what_never_changes_is_shared() -> None:
    one = Holder(Sound(by_name={"a": (1,)}))
    assert copier(Holder)(one).sound is one.sound


def test_a_game_whose_state_cannot_be_copied_is_refused_when_it_is_defined() -> None:
    class Wrong(Toy, kw_only=True):
        hat: set[int]

    with pytest.raises(TypeError, match=r"^Wrong\.hat: "):
        replace(TOY, state=Wrong)
