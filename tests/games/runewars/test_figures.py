"""What reports of many wars tell of a seat."""

from __future__ import annotations

from hexameron.games.runewars import bench
from hexameron.games.runewars.figures import belongings, figures
from hexameron.games.runewars.setup import begin
from hexameron.kernel.game import Setup


def test_figures_and_belongings_are_those_of_the_seat() -> None:
    heroes: dict[str, bench.HeroParts] = {"h1": {"at": "1B", "rewards": "r3"}, "h7": {"seat": 1}}
    state, _ = bench.lay(
        areas={"HA": "3footman fort", "1B": "2knight 1knight~", "2B": "1bowman c1", "YB": "4berserker"},
        heroes=heroes,
        runes={"HA": "dragon", "1B": "false", "YB": "dragon"},
        titles={"captain": 1},
        tactics={0: "t3 t3"},
        dials=(1, 2, 3),
    )
    mine = figures(state, 0)
    assert (mine["runes"], mine["areas"], mine["forts"], mine["cities"]) == (1, 5, 1, 1)
    assert (mine["units"], mine["heroes"], mine["rewards"], mine["dials"]) == (7, 1, 1, 6)
    had = belongings(state, 0)
    assert (had["faction"], had["hero"], had["reward"]) == (("faction.humans",), ("hero.h1",), ("reward.r3",))
    assert had["tactic"] == ("tactic.t3",)
    assert (had["title"], belongings(state, 1)["title"]) == ((), ("title.captain",))
    assert figures(begin(Setup("war", 2)), 0) == {}
    assert belongings(begin(Setup("war", 2)), 0) == {}
