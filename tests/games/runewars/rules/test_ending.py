"""Victory, elimination, the end (END, LIMIT, EPIC)."""

from __future__ import annotations

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}
MINE = ("HA", "HB", "HC", "1B", "1C", "1A", "7A")


def holding(n: int, **parts: object) -> TestWar:
    """Seat 0 controls so many areas with dragon runes."""
    areas = {**HOME, **dict.fromkeys(MINE[3:n], "p0 1footman")}
    return war(areas, order=4, runes=dict.fromkeys(MINE[:n], "dragon"), **parts).go()  # type: ignore[arg-type]


@rule("RW-END-01", "RW-END-05")
def test_six_controlled_dragon_runes_win_at_once() -> None:
    t = holding(6)
    assert t.over is not None
    assert (t.over.winners, t.over.why) == ((0,), "runes")
    assert all(t.things.known(token, None) for code in MINE[:6] if (token := t.rune_at(code)) is not None)
    assert holding(5).over is None
    t = war(HOME, order=4, runes=dict.fromkeys(MINE[:6], "dragon")).go()
    assert t.over is None, "runes in uncontrolled areas count for nobody"


@rule("RW-EPIC-02")
def test_the_longer_game_needs_seven() -> None:
    assert holding(6, variants={"longer": True}).over is None
    assert holding(7, variants={"longer": True}).over is not None


@rule("RW-END-02", "RW-EPIC-03", "RW-SEASON-03")
def test_after_the_last_winter_the_most_dragon_runes_win() -> None:
    t = war(HOME, season=3, year=6, phase="next", runes={"YA": "dragon", "HA": "false"}).go()
    assert t.over is not None
    assert (t.over.winners, t.over.why, t.over.scores) == ((1,), "years", (0, 1))
    assert war(HOME, season=3, year=6, phase="next", variants={"longer": True}).go().over is None
    assert war(HOME, season=3, year=8, phase="next", variants={"longer": True}).go().over is not None


@rule("RW-END-03", "RW-END-04", "RW-EPIC-04")
def test_ties_go_by_influence_then_by_starting_influence() -> None:
    for influence, winner in (((1, 4, 0), 1), ((4, 1, 0), 0), ((2, 2, 0), 0)):
        t = war(HOME, season=3, year=6, phase="next", influence=influence).go()
        assert t.over is not None
        assert t.over.winners == (winner,)


@rule("RW-LIMIT-07", "RW-LIMIT-08", "RW-LIMIT-09")
def test_who_controls_nothing_is_out_and_the_last_one_wins() -> None:
    areas = {"HA": "p0 2footman fort", **dict.fromkeys(("YA", "YB", "YC"), "p0 1footman")}
    t = war(
        areas,
        order=4,
        heroes={"h9": (1, "YA")},
        tactics={1: "t1 t2"},
        titles={"captain": (1, 2)},
    ).go()
    assert t.over is not None
    assert (t.over.winners, t.over.why) == ((0,), "last")
    assert t.state.heroes == {}
    assert t.zone("hero.h9") == "hero.deck"
    assert t.things.count("tactics.1") == 0
    title = t.state.titles["title.captain"]
    assert (title.seat, title.influence) == (-1, 2)


@rule("RW-EPIC-07", "RW-EPIC-05")
def test_false_runes_stand_in_when_dragon_runes_have_run_out() -> None:
    parts = {"order": 8, "used": [], "variants": {"longer": True}}
    t = war(HOME, heroes={"h1": (0, "HA")}, rewards={"h1": "r1 r1"}, **parts)  # type: ignore[arg-type]
    t.things.move_all("rune.dragon", "gone")
    t.go(t.go().offers("spend")[0])
    t.go(next(key for key in t.offers() if key.endswith(";HB")))
    token = t.rune_at("HB")
    assert token is not None
    assert (t.dragons(0), t.things.count("rune.false")) == (1, 16)
    assert t.is_dragon(token)
    assert t.things.known(token, 1), "it lies open like the others"
    t.go(t.offers("spend")[0])
    t.go(next(key for key in t.offers() if key.endswith(";HC")))
    assert t.dragons(0) == 2
    t = war(HOME, order=8, heroes={"h1": (0, "HA")}, rewards={"h1": "r1"})
    t.things.move_all("rune.dragon", "gone")
    t.go(t.go().offers("spend")[0])
    assert (t.told("rune.none") != [], t.dragons(0)) == (True, 0), "only in the longer game"


@rule("RW-LIMIT-01")
def test_tokens_of_influence_activation_damage_and_training_never_run_out() -> None:
    t = war(HOME, order=7, used=[8], influence=(40, 40, 3))
    t.play_on("resolve") if "resolve" in t.go().offers() else t.go()
    assert t.player(0).influence > 40
    active = ("HB", "HC", "1A", "1C", "7C")
    t = war({**HOME, **dict.fromkeys(active, "@0")}, order=2, used=[8]).go("activate:1B", "some:HA.footman;2")
    assert sum(0 in place.active for place in t.state.places.values()) == 6, "more than the four in the box"
    t = war(HOME, phase="quests", heroes={f"h{n}": (0, "HA") for n in range(1, 13)})
    for hero in t.state.heroes.values():
        hero.trained = [2, 2, 1]
    t.go("pick:hero.h1", "train")
    assert t.hero("hero.h1").trained == [2, 2, 2]
