"""Copies of states share nothing that can change."""

from __future__ import annotations

import msgspec
import pytest

from hexameron.kernel.copying import copier


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


def test_a_tuple_of_what_can_change_is_refused() -> None:
    class Wrong(msgspec.Struct):
        leaves: tuple[Leaf, ...]

    with pytest.raises(TypeError, match="tuple"):
        copier(Wrong)


def test_a_union_of_two_mutable_types_is_refused() -> None:
    class Wrong(msgspec.Struct):
        either: list[int] | dict[str, int]

    with pytest.raises(TypeError, match="union"):
        copier(Wrong)
