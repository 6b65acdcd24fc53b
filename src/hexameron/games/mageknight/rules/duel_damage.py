"""Damage in a duel: who is wounded, robbed or pushed away (PVP)."""

from __future__ import annotations

from hexameron.games.mageknight.content import tracks
from hexameron.games.mageknight.options import HurtHero, HurtUnit, Push, Steal
from hexameron.games.mageknight.rules import command, damage, foes, interaction, movement, sites
from hexameron.games.mageknight.state import NOBODY, Duel, Foe, Place, Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id

STEAL = 5


def muster(q: Quest, duel: Duel) -> None:
    """The opponent's unwounded units are what effects and damage can come to (MK-PVPS-02, MK-PVPR-14).

    In the middle of a fight a unit may be wounded by its own effort, healed, disbanded or recruited.
    """
    for seat, opponent in ((duel.aggressor, duel.defender), (duel.defender, duel.aggressor)):
        enemies = q.combat(seat).foes
        fit = [troop.card for troop in q.player(opponent).troops if not troop.wounds]
        known = [one.token for one in enemies]
        for one in enemies:
            one.beaten = one.token not in fit
        enemies += [Foe(token=card, home="", role="unit") for card in fit if card not in known]


def blocker(duel: Duel) -> Seat:
    return duel.defender if duel.attacker == duel.aggressor else duel.aggressor


def price_of_unit(q: Quest, duel: Duel, card: int) -> int:
    """A unit costs its Armor, twice that if it resists any element of the Attack (MK-PVPR-14, MK-PVPR-15)."""
    other = blocker(duel)
    troop = q.troop(other, thing_id(card))
    combat = q.combat(duel.attacker)
    one = next(foe for foe in combat.foes if foe.token == card)
    armour = max(1, damage.armour(q, other, troop) + one.armour)
    resistant = any(foes.resists(q, one, element) for element in duel.elements)
    return armour * (2 if resistant else 1)


def assign(q: Quest, duel: Duel) -> Rules[None]:
    """The Attacker spends what is left as he likes (MK-PVPR-12..18, MK-PVPM-06..12)."""
    me = duel.attacker
    got = yield from q.ask(me, "duel.damage", lambda: targets(q, duel))
    other = blocker(duel)
    if isinstance(got, HurtUnit):
        duel.force -= price_of_unit(q, duel, handle_of(got.card))
        hit_unit(q, duel, other, handle_of(got.card))
    elif isinstance(got, HurtHero):
        duel.force -= q.armour(other)
        q.take_wounds(other, 1, rules=("MK-PVPR-16",))
    elif isinstance(got, Steal):
        duel.force -= STEAL
        yield from _steal(q, duel, handle_of(got.card))
    elif isinstance(got, Push):
        _push(q, duel, got.cell)
    else:
        duel.force = 0
        duel.stage = "attack"
        duel.attacker = other


def targets(q: Quest, duel: Duel) -> list[Option]:
    """What the damage that is left can buy."""
    other = blocker(duel)
    found: list[Option] = []
    for one in q.combat(duel.attacker).foes:
        if not one.beaten and price_of_unit(q, duel, one.token) <= duel.force:
            found.append(HurtUnit(thing_id(one.token)))
    if duel.force >= q.armour(other):
        found.append(HurtHero())
    if duel.step == "melee":
        if duel.force >= STEAL:
            found += [Steal(thing_id(card)) for card in artifacts(q, other)]
        found += [Push(cell) for cell, price in refuges(q, duel).items() if price <= duel.force]
    return [*found, Done()]


def hit_unit(q: Quest, duel: Duel, owner: Seat, card: int) -> None:
    """A unit of the opponent is wounded, and no target any more; with Fortitude its owner is asked first."""
    troop = q.troop(owner, thing_id(card))
    if damage.can_ignore(q, troop):
        duel.struck.append(card)
    else:
        _wound(q, duel, troop)


def _wound(q: Quest, duel: Duel, troop: Troop) -> None:
    troop.wounds += 1
    muster(q, duel)
    q.tell("unit.wounded", unit=thing_id(troop.card), n=troop.wounds, rules=("MK-PVPR-14",))


def brace(q: Quest, duel: Duel) -> Rules[None]:
    """A Banner of Fortitude may keep the Wound off; the unit is unwounded and a target as before."""
    while duel.struck:
        card = thing_id(duel.struck[0])
        owner = duel.defender if q.things.zone[duel.struck[0]] == f"units.{duel.defender}" else duel.aggressor
        troop = q.troop(owner, card)
        used = yield from q.confirm(owner, "banner.fortitude", actor=card)
        duel.struck.pop(0)
        if used:
            troop.banner_used = True
            q.tell("unit.unharmed", unit=card)
        else:
            _wound(q, duel, troop)


def strike_down(q: Quest, me: Seat, one: Foe) -> None:
    """What would destroy an enemy only wounds a unit of the opponent (MK-PVPS-05)."""
    duel = q.state.duel
    assert duel is not None
    hit_unit(q, duel, duel.defender if me == duel.aggressor else duel.aggressor, one.token)


def artifacts(q: Quest, other: Seat) -> list[int]:
    """Artifacts that can be stolen: discarded, played, or with a Wounded unit (MK-PVPM-08, MK-PVPM-09)."""
    open_ = [*q.things.in_zone(f"discard.{other}"), *q.things.in_zone(f"play.{other}")]
    open_ += [troop.banner for troop in q.player(other).troops if troop.wounds and troop.banner != NOBODY]
    return [card for card in open_ if q.deed(card).kind == "artifact"]


def _steal(q: Quest, duel: Duel, card: int) -> Rules[None]:
    """The Artifact goes to the Attacker's discard pile (MK-PVPM-07); who loses his Banner of Command may
    have to let a unit go.
    """
    owner = blocker(duel)
    for troop in q.player(owner).troops:
        if troop.banner == card:
            troop.banner = NOBODY
    thrown = q.turn(owner).thrown
    if card in thrown:
        thrown.remove(card)
    q.things.move(card, f"discard.{duel.attacker}")
    q.tell("duel.steals", seat=player_id(duel.attacker), card=thing_id(card), rules=("MK-PVPM-07",))
    if q.deed(card).id == command.BANNER and command.lacking(q, owner):
        yield from interaction.disband(q, owner)


def refuges(q: Quest, duel: Duel) -> dict[str, int]:
    """The safe spaces to which the Blocker could be forced, with their price (MK-PVPM-10, MK-PVPM-11)."""
    other = blocker(duel)
    costs = tracks.COST_BY_NIGHT if q.state.night else tracks.COST_BY_DAY
    return {
        cell: costs[q.board.terrain[cell]]
        for cell in q.board.neighbours[duel.cell]
        if movement.safe(q, other, cell) and movement.accessible(q, cell)
    }


def _push(q: Quest, duel: Duel, cell: str) -> None:
    """The Blocker is forced away and the duel is over; nobody is provoked (MK-PVPM-12, MK-PVPO-06)."""
    loser = blocker(duel)
    duel.winner = duel.attacker
    q.player(loser).trail.append(duel.cell)
    q.player(loser).at = cell
    sites.look_around(q, loser)
    if loser == duel.defender and sites.hostile(q, duel.aggressor, duel.cell):
        q.state.places[duel.cell] = Place(shields=[duel.aggressor], conquered=True)
    duel.step = "over"
    q.tell(
        "duel.pushes", seat=player_id(duel.attacker), other=player_id(loser), cell=cell, rules=("MK-PVPM-12",)
    )
