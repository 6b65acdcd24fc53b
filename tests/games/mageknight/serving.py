"""Using Skills, units and Banners in tests, if they may be used."""

from __future__ import annotations

from typing import Any

from hexameron.games.mageknight.options import Activate, Attach, ReturnSkill, UseBanner, UseSkill
from hexameron.games.mageknight.rules import end_of_turn, playing
from hexameron.games.mageknight.state import NOBODY, Talent, Troop
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.cards import options
from tests.games.mageknight.positions import FACES, TestQuest
from tests.games.scripted import Played


def usable(q: TestQuest, name: str, seat: int = 0) -> bool:
    """Whether a Skill may be used now."""
    return f"skill:{q.id(name)}" in options(q, seat)


def use(q: TestQuest, name: str, *answers: str, seat: int = 0) -> Played[Any]:
    """Uses a Skill that may be used."""
    assert usable(q, name, seat), f"{name} is not among {options(q, seat)}"
    return q.play(playing.do(q, seat, UseSkill(q.id(name))), answers)


def returnable(q: TestQuest, name: str, seat: int = 1) -> bool:
    """Whether a Skill in the centre may be returned now."""
    return f"return:{q.id(name)}" in options(q, seat)


def give_back(q: TestQuest, name: str, *answers: str, seat: int = 1) -> Played[Any]:
    """Returns a Skill from the centre."""
    assert returnable(q, name, seat), f"{name} is not among {options(q, seat)}"
    return q.play(playing.do(q, seat, ReturnSkill(q.id(name))), answers)


def abilities(q: TestQuest, name: str) -> list[int]:
    """The abilities of a unit that may be used now."""
    start = f"activate:{q.id(name, 'units.0')};"
    return [int(key.removeprefix(start)) for key in options(q) if key.startswith(start)]


def activate(q: TestQuest, name: str, ability: int, *answers: str) -> Played[Any]:
    """Activates a unit that may be activated."""
    assert ability in abilities(q, name), f"{name} can do {abilities(q, name)}"
    return q.play(playing.do(q, 0, Activate(q.id(name, "units.0"), ability)), answers)


def attach(q: TestQuest, banner: str, unit: str) -> None:
    """Gives a Banner in hand to a unit."""
    choice = Attach(q.id(banner), q.id(unit, "units.0"))
    assert choice.key() in options(q)
    q.play(playing.do(q, 0, choice))


def banner_of(q: TestQuest, unit: str) -> str:
    """The Banner of a unit by name."""
    banner = troop(q, unit).banner
    return "" if banner == NOBODY else q.name(banner)


def can_use_banner(q: TestQuest, unit: str) -> bool:
    return f"banner:{q.id(unit, 'units.0')}" in options(q)


def use_banner(q: TestQuest, unit: str, *answers: str) -> Played[Any]:
    """Uses the Banner of a unit."""
    assert can_use_banner(q, unit), f"{unit} is not among {options(q)}"
    return q.play(playing.do(q, 0, UseBanner(q.id(unit, "units.0"))), answers)


def troop(q: TestQuest, unit: str, seat: int = 0) -> Troop:
    """An own unit."""
    return q.troop(seat, q.id(unit, f"units.{seat}"))


def recruit(q: TestQuest, name: str, seat: int = 0, **state: Any) -> Troop:
    """A unit that serves a player, in this state."""
    card = q.things.make([FACES["unit"][name]], f"units.{seat}", seen=EVERYBODY)[0]
    one = Troop(card=card, **state)
    q.player(seat).troops.append(one)
    return one


def teach(q: TestQuest, name: str, seat: int) -> Talent:
    """A Skill that a player has."""
    token = q.things.make([FACES["skill"][name]], f"skills.{seat}", seen=EVERYBODY)[0]
    one = Talent(token=token)
    q.player(seat).talents.append(one)
    return one


def ended(q: TestQuest, *answers: str, until: str = "", seat: int = 0) -> None:
    """The end of the turn."""
    q.turn(seat).step = "end.dice"
    q.play(end_of_turn.end(q, seat), answers, until=until)
