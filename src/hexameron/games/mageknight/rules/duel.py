"""Combat between players (PVP, PVPR, PVPM, PVPO, PVPS).

Each of the two has a combat of his own in which the opponent's unwounded units are the enemies, so that
effects on enemies act on them. The duel keeps whose go it is: one attacks, the other blocks, the first
assigns what is left.
"""

from __future__ import annotations

from collections.abc import Callable

from hexameron.games.mageknight.content.colours import FIRE, LATER, RANGED, SIEGE
from hexameron.games.mageknight.content.effects import BLOCKING, FIGHTING, SHOOTING
from hexameron.games.mageknight.options import Declare, Participate, Target
from hexameron.games.mageknight.rules import (
    foes,
    guards,
    mana,
    outcome,
    outside,
    playable,
    playing,
    scenario,
    strikes,
    tactics,
)
from hexameron.games.mageknight.rules.duel_damage import assign, blocker, brace, hit_unit, muster
from hexameron.games.mageknight.state import NOBODY, Combat, Duel, Guard, Strike, Turn
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import CHECKPOINT, Done, Option, Pass, Rules, Seat
from hexameron.kernel.ids import player_id

# ---------------------------------------------------------------------- whether and how it starts


def allowed(q: Quest, me: Seat, other: Seat) -> bool:
    """Whether one player may attack another (MK-SHARE-10..14)."""
    state = q.state
    return (
        scenario.players_fight(q)
        and not state.players[other].token_down
        and state.announced == NOBODY
        and not state.finale
        and not scenario.same_side(q, me, other)
    )


def start(q: Quest, me: Seat, other: Seat, origin: str) -> None:
    """The Aggressor has come to the Defender's space (MK-PVP-03, MK-PVP-04); unspent points are lost."""
    turn = q.turn(me)
    turn.acted = True
    turn.step = "duel"
    if not q.has(me, "move_as_attack"):
        turn.move = 0
    turn.influence = turn.heal = 0
    q.state.duel = Duel(aggressor=me, defender=other, cell=q.player(me).at, origin=origin)
    q.tell("duel.begins", seat=player_id(me), other=player_id(other), rules=("MK-PVP-03",))


def run(q: Quest, me: Seat) -> Rules[None]:
    """The duel from its present step to its end."""
    while q.state.duel is not None:
        yield CHECKPOINT
        yield from STEPS[q.state.duel.step](q, q.state.duel)


# ---------------------------------------------------------------------- participation


def _participate(q: Quest, duel: Duel) -> Rules[None]:
    """The Defender takes his next turn in advance, or only defends himself (MK-PVP-05..19)."""
    other = duel.defender

    def options() -> list[Option]:
        full = [Participate(True)] if q.cards_in_hand(other) else []
        return [*full, Participate(False), *outside.options(q, other)]

    got = yield from q.ask(other, "duel.participate", options, show=True)
    if not isinstance(got, Participate):
        yield from outside.act(q, other, got)
        return
    player = q.player(other)
    duel.full = got.full
    player.turn.step = "duel"
    if got.full:
        player.token_down = True
        mana.gifts(q, other)
    else:
        player.turn.dice = 0
        player.turn.partial = True
    q.tell("duel.joins", seat=player_id(other), way=f"duel.{'full' if got.full else 'partial'}")
    for seat in (duel.aggressor, other):
        _enter(q, seat)
    muster(q, duel)
    duel.step = "ranged"
    duel.attacker = other


def _enter(q: Quest, seat: Seat) -> None:
    turn = q.turn(seat)
    turn.strikes.clear()
    turn.guards.clear()
    turn.combat = Combat(kind="duel", cell=q.player(seat).at, origin=q.player(seat).at, phase="over")


# ---------------------------------------------------------------------- an exchange


def _exchange(q: Quest, duel: Duel) -> Rules[None]:
    """One step of the Ranged or the Melee phase."""
    if duel.struck:
        yield from brace(q, duel)
    muster(q, duel)
    yield from {"attack": _attack, "block": _block, "assign": assign}[duel.stage](q, duel)


def usable(q: Quest, duel: Duel) -> list[Strike]:
    """The points that count: against walls the Aggressor's Siege alone at range (MK-PVPR-04, MK-PVPM-02)."""
    me = duel.attacker
    played = q.turn(me).strikes
    if duel.step == "melee":
        return [one for one in played if one.how != LATER or strikes.in_force(q, me, one, ())]
    if q.has(me, "attacks_siege"):
        return [one for one in played if one.how != LATER]
    shots = not _walls(q, duel) or q.has(me, "bow")
    return [one for one in played if one.how == SIEGE or (one.how == RANGED and shots)]


def _walls(q: Quest, duel: Duel) -> bool:
    """Whether walls protect the Blocker from what is not Siege."""
    return (
        duel.step == "ranged"
        and duel.attacker == duel.aggressor
        and q.site(duel.cell) in {"keep", "mage_tower"}
        and not q.has(duel.attacker, "walls_ignored")
    )


def _attack(q: Quest, duel: Duel) -> Rules[None]:
    """The Attacker attacks or passes (MK-PVPR-02, MK-PVPR-03)."""
    me = duel.attacker
    moment = SHOOTING if duel.step == "ranged" else FIGHTING
    q.combat(me).phase = "ranged" if duel.step == "ranged" else "attack"

    def options() -> list[Option]:
        declare: list[Option] = [Declare()] if usable(q, duel) else []
        return [*declare, *playable.options(q, me, moment), *_meanwhile(q, me), Pass()]

    got = yield from q.ask(me, "duel.attack", options)
    if isinstance(got, Declare):
        _declare(q, duel)
    elif isinstance(got, Pass):
        _decline(q, duel)
    else:
        yield from _use(q, me, got)


def _meanwhile(q: Quest, me: Seat) -> list[Option]:
    """For who takes part only partially it is still the turn of another (MK-PVP-05, MK-PVP-17)."""
    return outside.options(q, me) if q.turn(me).partial else []


def _use(q: Quest, me: Seat, choice: Option) -> Rules[None]:
    """Something is played, or done as it is done outside the own turn."""
    if choice in _meanwhile(q, me):
        yield from outside.act(q, me, choice)
    else:
        yield from playing.do(q, me, choice)


def _declare(q: Quest, duel: Duel) -> None:
    """The points are an Attack of all their elements; who gave them supports it."""
    me = duel.attacker
    bow = q.has(me, "bow") and not _walls(q, duel)
    duel.force, duel.elements, duel.support = 0, [], {}
    for one in usable(q, duel):
        n, element = strikes.worth_now(q, me, one, bow=bow)
        duel.force += n
        if element not in duel.elements:
            duel.elements.append(element)
        if one.unit != NOBODY:
            duel.support[str(one.unit)] = duel.support.get(str(one.unit), 0) + n
    duel.declined = 0
    duel.stage = "block"
    if duel.step == "ranged":
        strikes.keep_later(q, me)
    else:
        q.turn(me).strikes.clear()
    q.combat(me).phase = "over"
    q.tell("duel.attacks", seat=player_id(me), n=duel.force, rules=("MK-PVPR-03",))


def _decline(q: Quest, duel: Duel) -> None:
    """Both passing one after the other ends the phase; in Melee it is a draw (MK-PVPR-19, MK-PVPM-13).

    Points that were played are lost; what a Block has won for Melee waits for the next go.
    """
    strikes.keep_later(q, duel.attacker)
    q.combat(duel.attacker).phase = "over"
    duel.declined += 1
    if duel.declined < 2:
        duel.attacker = blocker(duel)
    elif duel.step == "ranged":
        duel.step, duel.attacker, duel.declined = "melee", duel.aggressor, 0
    else:
        duel.step = "over"


def _block(q: Quest, duel: Duel) -> Rules[None]:
    """The Blocker takes off what he can; the rest is damage (MK-PVPR-06..11)."""
    me = blocker(duel)
    q.combat(me).phase = "block"

    def options() -> list[Option]:
        return [*playable.options(q, me, BLOCKING), *_meanwhile(q, me), Done()]

    got = yield from q.ask(me, "duel.block", options)
    if not isinstance(got, Done):
        yield from _use(q, me, got)
        return
    used = list(q.turn(me).guards)
    q.turn(me).guards.clear()
    q.combat(me).phase = "over"
    surplus = max(0, taken_off(q, duel, used) - duel.force)
    duel.force = max(0, duel.force - taken_off(q, duel, used))
    for guard in used:
        yield from _after_block(q, duel, guard, surplus)
    guards.raise_again(q, me)
    q.tell("duel.blocks", seat=player_id(me), n=duel.force, rules=("MK-PVPR-09",))
    duel.stage = "assign"


def taken_off(q: Quest, duel: Duel, used: list[Guard]) -> int:
    """What a Block takes off: half of it at range, all of it in Melee (MK-PVPR-07..10, MK-PVPM-05)."""
    efficient = halved = 0
    for guard in used:
        n = guard.n * 2 if guard.swift and duel.step == "ranged" else guard.n
        if any(guard.element in guards.EFFICIENT[element] for element in duel.elements):
            efficient += n
        else:
            halved += n
    total = efficient + halved // 2
    return total if duel.step == "melee" or duel.not_swift else total // 2


def _after_block(q: Quest, duel: Duel, guard: Guard, surplus: int) -> Rules[None]:
    """What a card does to what it blocked acts on a supporting unit that is not resistant to the card.

    (MK-PVPS-03, MK-PVPS-04, MK-PVPS-07, MK-PVPS-08)
    """
    me = blocker(duel)
    if guard.note == "burning_shield" and not duel.force:
        q.turn(me).strikes.append(Strike(n=4, how=LATER, element=FIRE, card=guard.card))
    elif guard.note in {"ice_shield", "shield_bash", "exploding_shield"}:
        if guard.note == "exploding_shield" and duel.force:
            return
        combat = q.combat(me)
        colour = q.deed(guard.card).colour
        helping = [
            n
            for n, one in enumerate(combat.foes)
            if str(one.token) in duel.support and not one.beaten and not foes.immune(q, one, colour)
        ]
        if not helping:
            return
        got = yield from q.ask(
            me, "combat.target", lambda: [Target(foes.foe_id(number)) for number in helping]
        )
        one = foes.foe(combat, got.foe)
        if guard.note == "exploding_shield":
            hit_unit(q, duel, duel.attacker, one.token)
        else:
            one.armour -= 3 if guard.note == "ice_shield" else surplus


# ---------------------------------------------------------------------- the outcome


def _over(q: Quest, duel: Duel) -> Rules[None]:
    """Fame for the winner; after a draw the Aggressor goes back (MK-PVPO-01..06)."""
    if duel.winner == NOBODY:
        q.player(duel.aggressor).at = duel.origin
        q.tell("duel.draw", seat=player_id(duel.aggressor), rules=("MK-PVPO-04",))
    else:
        loser = duel.defender if duel.winner == duel.aggressor else duel.aggressor
        q.gain_fame(duel.winner, prize(q, duel.winner, loser), rules=("MK-PVPO-01",))
    for seat in (duel.aggressor, duel.defender):
        turn = q.turn(seat)
        turn.combat = None
        turn.strikes.clear()
        turn.guards.clear()
        turn.move = 0
        outcome.fade(q, seat, "phase", "combat")
    q.turn(duel.aggressor).step = "after"
    if duel.full:
        q.turn(duel.defender).step = "after"
        duel.step = "defender"
    else:
        _back_to_waiting(q, duel.defender)
        q.state.duel = None
    yield from ()


def _back_to_waiting(q: Quest, me: Seat) -> None:
    """A Defender who took part only partially keeps his mana, and has his turn before him (MK-PVP-19).

    What he played stays until then; what he did once before his turn is done.
    """
    before = q.turn(me)
    done = [what for what in before.seen if what == tactics.SPARED]
    q.player(me).turn = Turn(tokens=before.tokens, taken=before.taken, thrown=before.thrown, seen=done)


def prize(q: Quest, winner: Seat, loser: Seat) -> int:
    """The weaker the winner, the greater the Fame (MK-PVPO-01..03)."""
    one, other = q.player(winner), q.player(loser)
    if one.level < other.level:
        return 1 + 2 * (other.level - one.level)
    return int(one.level == other.level and one.fame < other.fame)


def _defender(q: Quest, duel: Duel) -> Rules[None]:
    """A fully participating Defender ends his turn in advance (MK-PVP-12, MK-PVP-13)."""
    from hexameron.games.mageknight.rules import turn

    if q.turn(duel.defender).step:
        yield from turn.STEPS[q.turn(duel.defender).step](q, duel.defender)
    else:
        q.state.duel = None


STEPS: dict[str, Callable[[Quest, Duel], Rules[None]]] = {
    "participate": _participate,
    "ranged": _exchange,
    "melee": _exchange,
    "over": _over,
    "defender": _defender,
}
