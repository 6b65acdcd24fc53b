"""Rune tokens: receiving, laying, looking (RUNE, END)."""

from __future__ import annotations

import pytest

from hexameron.kernel.ids import handle_of
from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}


def shard(areas: dict[str, str] | None = None, cards: str = "r1", **parts: object) -> TestWar:
    """Seat 0 turns in a Timmorran Shard."""
    kind = {"order": 4, "used": [8], **parts}
    t = war({**HOME, **(areas or {})}, heroes={"h1": (0, "HA")}, rewards={"h1": cards}, **kind)  # type: ignore[arg-type]
    return t.go(t.go().offers("spend")[0])


@rule("RW-RUNE-01", "RW-RUNE-03", "RW-RUNE-04", "RW-RUNE-09", "RW-REWD-09")
def test_a_dragon_rune_comes_with_a_false_one_both_facedown() -> None:
    t = shard()
    assert t.prompt == "rune.lay"
    first = int(t.offers()[0].partition(":t")[2].partition(";")[0])
    assert t.things.known(first, 0)
    assert not t.things.known(first, 1)
    t.go(next(key for key in t.offers() if key.endswith(";1B")))
    assert not any(key.endswith(";1B") for key in t.offers()), "one token in an area"
    t.go(next(key for key in t.offers() if key.endswith(";HC")))
    tokens = [t.rune_at("1B"), t.rune_at("HC")]
    assert sorted(t.is_dragon(token) for token in tokens if token is not None) == [False, True]
    assert (t.things.count("rune.dragon"), t.things.count("rune.false")) == (20, 16)


@rule("RW-RUNE-04", "RW-RUNE-07")
def test_tokens_go_to_friendly_or_uncontrolled_areas_without_one() -> None:
    t = shard({"5B": "p1 1berserker", "7A": "2beastman"}, runes={"1C": "false"})
    areas = {key.rpartition(";")[2] for key in t.offers()}
    assert {"HA", "7A", "1B"} <= areas
    assert not {"5B", "YA", "YB", "1C"} & areas


@rule("RW-RUNE-02")
def test_up_to_two_own_false_runes_may_be_discarded_before() -> None:
    t = shard(runes={"HA": "false", "HB": "false", "HC": "false", "1C": "false"})
    assert t.prompt == "rune.discard"
    assert len(t.offers("pick")) == 3, "only those in own areas"
    t.go(t.offers("pick")[0])
    t.go(t.offers("pick")[0])
    assert t.prompt == "rune.lay"
    assert sum(t.rune_at(code) is not None for code in ("HA", "HB", "HC")) == 1


@rule("RW-RUNE-10", "RW-RUNE-02")
def test_whoever_may_have_false_runes_is_asked_for_them() -> None:
    runes = {"HA": "dragon", "1C": "false"}
    t = war(HOME, order=4, used=[8], heroes={"h1": (0, "HA")}, rewards={"h1": "r1"}, runes=runes)
    mine, other = t.rune_at("HA"), t.rune_at("1C")
    assert mine is not None
    assert other is not None
    t.mix([mine, other], "test")
    t.go(t.go().offers("spend")[0])
    assert (t.prompt, len(t.offers())) == ("rune.discard", 1 if t.is_dragon(mine) else 2)
    t = shard(runes=runes)
    assert t.prompt == "rune.lay", "all know that the one in the own area is a dragon rune"


@rule("RW-RUNE-05")
def test_a_token_without_a_legal_area_goes_back() -> None:
    free = ["HA"]
    codes = [code for code in war(HOME, order=4).state.places if code not in free]
    t = shard(runes={code: "dragon" if n < 5 else "false" for n, code in enumerate(codes)} | {})
    while t.prompt in ("rune.discard", "rune.lay"):
        t.go("done" if "done" in t.offers() else t.offers()[0])
    assert t.told("rune.returned")


@rule("RW-RUNE-04", "RW-RUNE-05")
@pytest.mark.parametrize("dragon", [True, False])
def test_where_only_one_token_finds_an_area_its_player_chooses_which(dragon: bool) -> None:
    codes = [code for code in war(HOME, order=4).state.places if code != "HA"]
    t = shard(runes={code: "dragon" if n < 5 else "false" for n, code in enumerate(codes)}).go("done")
    assert t.prompt == "rune.lay"
    tokens = {t.is_dragon(handle_of(key.partition(":")[2].partition(";")[0])): key for key in t.offers()}
    assert sorted(tokens) == [False, True]
    t.go(tokens[dragon])
    token = t.rune_at("HA")
    assert token is not None
    assert t.is_dragon(token) is dragon
    assert len(t.told("rune.returned")) == 1


@rule("RW-RUNE-03")
def test_without_dragon_runes_nothing_is_received() -> None:
    t = war(HOME, order=4, used=[8], heroes={"h1": (0, "HA")}, rewards={"h1": "r1"})
    t.things.move_all("rune.dragon", "gone")
    t.go()
    t.go(t.offers("spend")[0])
    assert t.told("rune.none")
    assert t.things.count("rune.false") == 17


@rule("RW-RUNE-08", "RW-RUNE-10")
def test_one_sees_runes_of_own_areas_and_where_own_heroes_are() -> None:
    t = war(
        HOME,
        order=4,
        heroes={"h9": (1, "HB"), "h1": (0, "5A")},
        runes={"HB": "false", "5A": "dragon", "1C": "dragon"},
    ).go()
    home, far, other = t.rune_at("HB"), t.rune_at("5A"), t.rune_at("1C")
    assert home is not None
    assert far is not None
    assert other is not None
    assert t.things.known(home, 0)
    assert t.things.known(home, 1)
    assert t.things.known(far, 0)
    assert not t.things.known(far, 1)
    assert not t.things.known(other, 0)
    assert not t.things.known(other, 1)
    assert not t.things.known(home, None)


@rule("RW-RUNE-06")
def test_the_wyrm_brings_a_dragon_rune_without_a_false_one() -> None:
    t = war(HOME, season=1, phase="draw", season_cards=["su8"]).go("bid:1", "bid:0")
    assert t.prompt == "effect.wyrm"
    t.go("at:7A")
    token = t.rune_at("7A")
    assert token is not None
    assert t.is_dragon(token)
    assert (t.units("7A"), t.things.count("rune.false")) == ("1dragon", 17)


@rule("RW-RUNE-06", "RW-LIMIT-02")
def test_where_all_dragons_are_awake_a_giant_guards_the_rune() -> None:
    t = war({**HOME, "5A": "4dragon"}, season=1, phase="draw", season_cards=["su8"]).go("bid:1", "bid:0")
    t.go("at:7A")
    assert t.units("7A") == "1giant"


@rule("RW-REWD-09")
def test_several_shards_may_be_turned_in_in_one_turn() -> None:
    t = shard(cards="r1 r1")
    while t.prompt == "rune.lay":
        t.go(t.offers()[0])
    assert len(t.offers("spend")) == 1


@rule("RW-RUNE-07", "RW-RUNE-09")
def test_threatened_home_realms_send_tokens_out_facedown() -> None:
    t = war(
        HOME,
        season=0,
        phase="draw",
        season_cards=["sp5"],
        runes={"HA": "dragon", "HB": "false", "HC": "dragon"},
    ).go()
    assert t.prompt == "rune.scatter"
    targets = {key.rpartition(";")[2] for key in t.offers()}
    assert not targets & {"HA", "HB", "HC", "YA", "YB", "YC"}
    t.go("send:HA;1B", "send:HB;1C")
    tokens = (t.rune_at("1B"), t.rune_at("1C"))
    assert all(token is not None and not t.things.known(token, 1) for token in tokens)
