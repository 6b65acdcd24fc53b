"""Levelling up (LVL)."""

from __future__ import annotations

from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.options import Buy, TakeSkill
from hexameron.games.mageknight.rules import offers, scenario
from hexameron.games.mageknight.state import Talent
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import EVERYBODY


def level_up(q: Quest, me: Seat) -> Rules[None]:
    """One level for each line of the Fame track crossed, in ascending order (MK-LVL-01)."""
    player = q.player(me)
    while player.level < tracks.level_at(player.fame):
        player.level += 1
        if scenario.record(q).blitz:
            q.gain_fame(me, 1, rules=("MKS-BLITZ-09",))
        q.tell("level.gained", seat=player_id(me), n=player.level, rules=("MK-LVL-01",))
        if player.level % 2 == 0:
            yield from _skill_and_action(q, me)


def reached(q: Quest, me: Seat) -> int:
    """The level after all that will be gained at the end of this turn (MKS-BLITZ-09)."""
    player = q.player(me)
    level, fame = player.level, player.fame
    while level < tracks.level_at(fame):
        level += 1
        fame += scenario.record(q).blitz
    return level


def _skill_and_action(q: Quest, me: Seat) -> Rules[None]:
    """On an even level: a Skill of two, or another's, and an Advanced Action (MK-LVL-04..09)."""
    yield from offers.need(q)
    shown: list[int] = []
    while len(shown) < 2 and q.things.count(f"skill.{me}"):
        shown.append((yield from q.draw(me, f"skill.{me}", f"skill.shown.{me}", sees=EVERYBODY)))
    common = [token for token in q.things.in_zone("skill.common") if _foreign(q, me, token)]
    if shown or common:
        got = yield from q.ask(
            me, "level.skill", lambda: [TakeSkill(thing_id(token)) for token in (*shown, *common)]
        )
        taken = handle_of(got.card)
        yield from gain_skill(q, me, taken)
        for token in shown:
            if token != taken:
                q.things.move(token, "skill.common")
        yield from _action(q, me, only_lowest=taken not in shown)
    yield from _virtual_skill(q, me)


def gain_skill(q: Quest, me: Seat, token: int) -> Rules[None]:
    """A Skill token lies open before its owner (MK-SKILL-02); Bonds of Loyalty bring units along."""
    q.things.move(token, f"skills.{me}")
    q.player(me).talents.append(Talent(token=token))
    q.tell("skill.gained", seat=player_id(me), skill=thing_id(token), rules=("MK-LVL-06",))
    if catalogue.skill(q.things.face[token]).id == "skill.bonds_of_loyalty":
        for _ in range(min(2, q.things.count("unit.regular"))):
            yield from q.draw(me, "unit.regular", "unit.offer", sees=EVERYBODY)


def _foreign(q: Quest, me: Seat, token: int) -> bool:
    """Only Skills of other players may be taken (MK-LVL-09)."""
    return catalogue.skill(q.things.face[token]).hero != q.player(me).hero


def _action(q: Quest, me: Seat, *, only_lowest: bool) -> Rules[None]:
    """A card of the Advanced Action offer, the lowest with another's Skill (MK-LVL-06..08)."""
    offer = q.things.in_zone("advanced.offer")
    if not offer:
        return

    def cards() -> list[Option]:
        return [Buy(thing_id(card)) for card in (offer[:1] if only_lowest else offer)]

    got = yield from q.ask(me, "level.action", cards)
    assert isinstance(got, Buy)
    q.gain_deed(me, handle_of(got.card))
    yield from offers.refill(q, "advanced.offer")


def _virtual_skill(q: Quest, me: Seat) -> Rules[None]:
    """Alone, a Skill of the Virtual Player's hero comes into the common offer (MKS-SKILL-04)."""
    if scenario.is_solo(q) and q.things.count("skill.virtual"):
        yield from q.draw(me, "skill.virtual", "skill.common", sees=EVERYBODY)
