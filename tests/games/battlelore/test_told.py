"""What is told of that comes up in no recorded match: the whole line, with its rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexameron.games.battlelore.options import Aim
from hexameron.kernel.events import Event
from tests.games.battlelore.lore.playing import battle as small_battle
from tests.games.battlelore.positions import Placed, battle
from tests.games.battlelore.rules.phases import attack, phase
from tools.record import line_of


def resurrection() -> list[Event]:
    p = small_battle({"h3.5": "Fb", "h1.3": "Fb"}, {"h7.5": "Fg"}, lore=["lore.cleric.15"])
    p.b.lose(p.unit("h3.5"), 4)
    p.phase("command", p.lore("lore.cleric.15"), Aim("h1.5"))
    return p.b.events


def wall_of_fire() -> list[Event]:
    p = small_battle({"h3.5": "Fb"}, {"h7.5": "Fg"}, lore=["lore.wizard.8"])
    p.phase("command", p.lore("lore.wizard.8"), Aim("h5.5"), Aim("h5.6"))
    return p.b.events


def poison() -> list[Event]:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Fb", "h8.5", 1)}, dice="B")
    b.unit("u0").poisoned = True
    phase(b, "start")
    return b.events


def trampling() -> list[Event]:
    units: dict[str, Placed] = {
        "u0": ("Fb", "h4.5", 0),
        "u1": ("spider", "h5.5", 1),
        "u2": ("Fb", "h6.4", 1),
        "u3": ("Fr", "h6.5", 0),
    }
    b = battle(units, dice="FFB" + "BB")
    attack(b, "u0", "u1", ["battle.back=no"])
    return b.events


TOLD: dict[Callable[[], list[Event]], tuple[str, ...]] = {
    resurrection: (
        "lore.plays seat=p0 card=t60 cost=12 t60:159 BL-LORE-06 BL-LORE-16",
        "lore.aims_fallen card=t60 unit=u0 t60:159",
        "lore.returns unit=u0 hex=h1.5 n=2 card=t60 t60:159 BL-LORE-06",
    ),
    wall_of_fire: (
        "lore.aims_hex card=t60 hex=h5.5 t60:137",
        "lore.aims_hex card=t60 hex=h5.6 t60:137",
    ),
    poison: ("poison.rolled dice=d1 unit=u0", "unit.loses unit=u0 n=1 BL-HIT-05"),
    trampling: (
        "creature.tramples unit=u1 victim=u2 BL-CREA-18 BL-CREA-19",
        "unit.loses unit=u2 n=2 BL-CREA-19",
        "creature.tramples unit=u1 victim=u3 BL-CREA-18 BL-CREA-19",
        "unit.loses unit=u3 n=2 BL-CREA-19",
        "creature.blocked dice=d1,d1 unit=u1 n=2 BL-CREA-16",
    ),
}


@pytest.mark.parametrize("happens", TOLD, ids=lambda happens: happens.__name__)
def test_what_comes_up_in_no_recorded_match_is_told(happens: Callable[[], list[Event]]) -> None:
    told = [line_of(event).strip() for event in happens()]
    assert [line for line in told if line in TOLD[happens]] == list(TOLD[happens]), told
