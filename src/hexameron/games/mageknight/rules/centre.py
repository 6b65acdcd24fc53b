"""Interactive Skills in the centre, where they touch other players (MK-SKILL-07, MK-SKILL-08)."""

from __future__ import annotations

from typing import NamedTuple

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.records import Skill
from hexameron.games.mageknight.rules import scenario
from hexameron.games.mageknight.state import NOBODY, Talent
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.ids import player_id, thing_id

ZONE = "skill.centre"
BENEFITS: dict[str, fx.Effect] = {
    "skill.ritual_of_pain": fx.Custom("wound_sideways", 3),
    "skill.source_opening": fx.Custom("opened_source"),
    "skill.shared_prayer_of_weather": fx.Terrain(less=1, floor=1),
    "skill.shared_howl": fx.Custom("sideways_howl", 3, fx.MOVING | fx.COMBAT),
}
"""What a cooperative Skill in the centre gives to the player who returns it."""
FLIPPED = ("skill.healing_ritual",)
"""Interactive Skills that act at once and never lie in the centre."""


class Lying(NamedTuple):
    """A Skill token in the centre."""

    owner: Seat
    talent: Talent
    skill: Skill


def lying(q: Quest) -> list[Lying]:
    """All tokens in the centre."""
    if not q.things.order.get(ZONE):
        return []
    return [
        Lying(seat, talent, catalogue.skill(q.things.face[talent.token]))
        for seat, player in enumerate(q.state.players)
        for talent in player.talents
        if talent.used == "centre"
    ]


def against(q: Quest, me: Seat, name: str) -> list[Lying]:
    """The Skills of this name that touch a player: those of others, not of partners (MKS-TEAM-03)."""
    if not q.things.order.get(ZONE):
        return []
    return [
        one
        for one in lying(q)
        if one.skill.id == name and one.owner != me and not scenario.same_side(q, me, one.owner)
    ]


def place(q: Quest, talent: Talent) -> None:
    """A token comes into the centre."""
    talent.used = "centre"
    q.things.move(talent.token, ZONE)


def take_back(q: Quest, one: Lying) -> None:
    """A token goes back face down to its owner (MK-SKILL-08)."""
    one.talent.used = "round"
    one.talent.mark = NOBODY
    q.things.move(one.talent.token, f"skills.{one.owner}")
    q.tell(
        "skill.returned", seat=player_id(one.owner), skill=thing_id(one.talent.token), rules=("MK-SKILL-08",)
    )


def clear(q: Quest) -> None:
    """At the end of the round all tokens go back (MK-SKILL-08)."""
    for one in lying(q):
        take_back(q, one)


# ---------------------------------------------------------------------- what they do to others


def frozen(q: Quest, me: Seat) -> bool:
    """Whether the Source denies a player the one die of the turn (Source Freeze).

    Who defends himself only partially has no such die to lose (MK-PVP-16).
    """
    return not q.turn(me).partial and bool(against(q, me, "skill.source_freeze"))


def weather(q: Quest, me: Seat, cost: int) -> int:
    """What a space costs under the prayers of others: 1 more, up to 5 (Prayer of Weather)."""
    worse = len(against(q, me, "skill.prayer_of_weather"))
    return max(cost, min(5, cost + worse))


def howling(q: Quest, me: Seat) -> int:
    """What the units of a player lose of their Attacks and Blocks (Wolf's Howl)."""
    return len(against(q, me, "skill.wolfs_howl"))


def exploit(q: Quest, me: Seat, colour: int) -> None:
    """Who uses mana of a marked colour takes a Wound, once a turn for each token (Mana Exploit)."""
    for one in against(q, me, "skill.mana_exploit"):
        mark = f"exploit.{one.talent.token}"
        if one.talent.mark == colour and mark not in q.turn(me).seen:
            q.turn(me).seen.append(mark)
            q.take_wounds(me, 1, rules=("MK-SKILL-07",))


OVERLOAD = 4


def overload(q: Quest, price: tuple[int, ...]) -> int:
    """What the first card powered with a marked colour gains; the token goes back (Mana Overload)."""
    for one in lying(q):
        if one.skill.id == "skill.mana_overload" and one.talent.mark in price:
            take_back(q, one)
            return OVERLOAD
    return 0
