"""Fortify: strongholds and rune tokens (FORT)."""

from __future__ import annotations

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule


def fortify(areas: dict[str, str], **parts: object) -> TestWar:
    return war({"YA": "p1 2berserker fort", **areas}, order=8, **parts).go()  # type: ignore[arg-type]


@rule("RW-FORT-01", "RW-FORT-02", "RW-FORT-03", "RW-FORT-04")
def test_a_stronghold_is_built_for_wood_and_ore_in_an_own_area() -> None:
    t = fortify({"HA": "p0 1footman fort", "7B": "p0 1footman c1", "1B": "p0 1footman"}, dials=(3, 2, 2))
    assert set(t.offers("build")) == {"build:1B;fort", "build:HB;fort", "build:HC;fort"}
    t.go("build:1B;fort")
    place = t.place("1B")
    assert (place.fort, place.cracked, t.player(0).forts) == (0, False, 2)
    assert t.player(0).dials == [3, 1, 1]
    assert t.seat == 1, "each action once, so nothing is left to do"


@rule("RW-FORT-05", "RW-FORT-07")
def test_without_wood_or_ore_nothing_is_built_and_without_ore_nothing_repaired() -> None:
    areas = {"HA": "p0 1footman cracked", "HB": "p0 1footman"}
    assert fortify(areas, dials=(3, 0, 2)).offers("build") == []
    assert fortify(areas, dials=(3, 2, 0)).offers("build") == []
    assert fortify(areas, dials=(3, 2, 0)).offers("repair") == []


@rule("RW-FORT-06", "RW-FORT-01")
def test_a_damaged_stronghold_is_repaired_for_an_ore() -> None:
    t = fortify({"HA": "p0 1footman cracked", "HB": "p0 fort"}, dials=(3, 2, 2))
    assert t.offers("repair") == ["repair:HA"]
    t.go("repair:HA")
    assert (t.place("HA").cracked, t.player(0).dials) == (False, [3, 2, 1])
    assert t.offers("build")


@rule("RW-LIMIT-05", "RW-LIMIT-06")
def test_a_stronghold_makes_way_for_another() -> None:
    areas = dict.fromkeys(("HA", "HB", "HC", "1B"), "p0 1footman fort") | {"1C": "p0 1footman"}
    t = fortify(areas, dials=(3, 2, 2)).go("build:1C;fort")
    assert t.prompt == "fort.free"
    t.go("at:HB")
    assert (t.place("1C").fort, t.place("HB").fort, t.player(0).forts) == (0, -1, 0)


@rule("RW-FORT-08", "RW-FORT-09")
def test_two_tokens_are_mixed_and_laid_again() -> None:
    t = fortify({"HA": "p0 1footman fort"}, runes={"HA": "dragon", "HB": "false"}, dials=(3, 0, 0))
    t.go("rearrange", "pick:HA", "pick:HB")
    assert t.prompt == "fortify.rune"
    lays = t.offers()
    assert len(lays) == 2
    tokens = [int(key.partition(":t")[2].partition(";")[0]) for key in lays]
    dragon = next(token for token in tokens if t.is_dragon(token))
    assert all(t.things.known(token, 0) and not t.things.known(token, 1) for token in tokens)
    t.go(next(key for key in lays if f":t{dragon};" in key))
    assert t.rune_at(lays[0].rpartition(";")[2]) == dragon
    assert (t.rune_at("HA") is not None, t.rune_at("HB") is not None) == (True, True)


@rule("RW-FORT-08", "RW-RUNE-07")
def test_a_single_token_may_move_to_the_other_area() -> None:
    t = fortify({"HA": "p0 1footman fort"}, runes={"HA": "dragon"}, dials=(3, 0, 0))
    t.go("rearrange", "pick:HA", "pick:HC")
    (there,) = [key for key in t.offers() if key.endswith(";HC")]
    t.go(there)
    assert (t.rune_at("HA"), t.rune_at("HC") is not None) == (None, True)
