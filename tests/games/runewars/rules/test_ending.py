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
