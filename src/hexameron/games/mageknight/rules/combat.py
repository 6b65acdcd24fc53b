"""Combat with enemies: how it starts, and its four phases (CBT, RNG, BLK, ATK)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.effects import BLOCKING, FIGHTING, SHOOTING
from hexameron.games.mageknight.options import Aim, Challenge, NextPhase, Parry, Slow
from hexameron.games.mageknight.rules import (
    damage,
    foes,
    guards,
    outcome,
    outside,
    playable,
    playing,
    rivals,
    strikes,
)
from hexameron.games.mageknight.state import Combat, Foe, Threat
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import CHECKPOINT, NOTHING, Done, Option, Rules, Seat
from hexameron.kernel.ids import player_id, thing_id

CITY_ARMOUR = {"white": 1}


# ---------------------------------------------------------------------- how it starts


def start(q: Quest, me: Seat, combat: Combat) -> None:
    """A combat begins: what was not spent before is lost (MK-TURN-33, MK-WND-11)."""
    turn = q.turn(me)
    turn.combat = combat
    turn.acted = True
    turn.step = "combat"
    if not q.has(me, "move_as_attack"):
        turn.move = 0
    turn.influence = 0
    turn.heal = 0
    turn.strikes.clear()
    turn.guards.clear()
    q.tell("combat.begins", seat=player_id(me), cell=combat.cell, rules=("MK-CBT-16",))


def join(q: Quest, me: Seat, tokens: Sequence[int], home: str, role: str) -> None:
    """Enemy tokens take part, face up (MK-CBT-16)."""
    combat = q.combat(me)
    for token in tokens:
        q.things.show_all(token)
        printed = catalogue.enemy(q.things.face[token])
        one = Foe(
            token=token,
            home=home,
            role=role,
            threats=[Threat(n=blow.n, element=blow.element) for blow in printed.blows],
            summons=printed.summons,
        )
        combat.foes.append(one)
        if home.startswith("city."):
            _city_bonus(q, one, home.removeprefix("city."))
        q.tell("combat.joins", foe=thing_id(token))


def _city_bonus(q: Quest, one: Foe, city: str) -> None:
    """What a city gives to its defenders, by colour; a Megapolis by both (MK-CITY-02..06, MKS-MEGA-12)."""
    colours = [city, q.state.cities[city].twin] if q.state.cities[city].twin else [city]
    physical = any(threat.element == "physical" for threat in one.threats)
    for colour in colours:
        one.armour += CITY_ARMOUR.get(colour, 0)
        if colour == "blue":
            for threat in one.threats:
                threat.n += {"physical": 0, "cold_fire": 1}.get(threat.element, 2)
        elif colour == "red" and physical:
            one.gains.append("brutal")
        elif colour == "green" and physical:
            one.gains.append("poison")


def challenges(q: Quest, me: Seat, cell: str) -> list[str]:
    """The spaces next to a space whose rampaging enemies are not in the combat yet."""
    beside = q.board.lairs.get(cell)
    if not beside:
        return []
    combat = q.turn(me).combat
    fought = {one.home: None for one in combat.foes} if combat else {}
    return [lair for lair in beside if lair not in fought and q.rampaging(lair)]


# ---------------------------------------------------------------------- its phases


def fight(q: Quest, me: Seat) -> Rules[None]:
    """The combat from its present phase to its end (MK-CBT-17)."""
    combat = q.turn(me).combat
    while combat is not None:
        if q.recording:
            yield CHECKPOINT
        yield from PHASES[combat.phase](q, me)
        combat = q.turn(me).combat


def _challenge(q: Quest, me: Seat) -> Rules[None]:
    """A move that started a combat lets one challenge what rampages beside (MK-CBT-12, MK-CBT-13)."""
    combat = q.combat(me)

    def options() -> list[Challenge | Done]:
        beside = challenges(q, me, combat.cell) if combat.kind in MOVED else []
        return [*(Challenge(cell) for cell in beside), Done()]

    got = yield from q.ask(me, "combat.challenge", options)
    if isinstance(got, Challenge):
        join(q, me, list(q.rampaging(got.cell)), got.cell, "rampaging")
    else:
        yield from rivals.set_colour(q, me)
        combat.phase = "ranged"


MOVED = ("assault", "keep", "rampage", "pact")


def _ranged(q: Quest, me: Seat) -> Rules[None]:
    """Any number of attacks with Ranged and Siege points (section RNG)."""

    def options() -> list[Option]:
        return [*strikes.options(q, me), *playable.options(q, me, SHOOTING), NextPhase()]

    got = yield from outside.ask(q, me, "combat.ranged", options, show=partial(_summon, q, me))
    if isinstance(got, Aim):
        yield from playing.meanwhile(q, me, partial(strikes.strike, q, me, got))
    elif isinstance(got, NextPhase):
        yield from playing.meanwhile(q, me, partial(_enter_block, q, me))
    else:
        yield from playing.do(q, me, got)
    _end_if_won(q, me)


def _summon(q: Quest, me: Seat) -> bool:
    """Whether the Block phase begins with new enemies."""
    return any(one.summons for one in foes.standing(q.combat(me)))


def _enter_block(q: Quest, me: Seat) -> Rules[None]:
    """Unused points are lost; each summoner summons a brown enemy (MK-RNG-17, MK-BLK-02)."""
    combat = q.combat(me)
    strikes.keep_later(q, me)
    outcome.fade(q, me, "phase")
    combat.phase = "block"
    rivals.block_begins(q, me)
    for number, one in enumerate(list(combat.foes)):
        if one.beaten:
            continue
        for _ in range(one.summons):
            token = yield from q.draw_enemy("brown", f"foe.{me}")
            join(q, me, [token], "", "summoned")
            combat.foes[-1].summoner = number
            combat.foes[-1].summons = 0


def _block(q: Quest, me: Seat) -> Rules[None]:
    """Blocks, each against one attack (section BLK)."""

    def options() -> list[Option]:
        return [
            *guards.options(q, me),
            *guards.slowing(q, me),
            *playable.options(q, me, BLOCKING),
            NextPhase(),
        ]

    got = yield from outside.ask(q, me, "combat.block", options)
    if isinstance(got, (Parry, Slow, NextPhase)):
        yield from playing.meanwhile(q, me, partial(_defend, q, me, got))
    else:
        yield from playing.do(q, me, got)
    _end_if_won(q, me)


def _defend(q: Quest, me: Seat, choice: Parry | Slow | NextPhase) -> Rules[None]:
    """Blocks an attack or slows it down; or no more of that, and what was not used for it is lost."""
    if isinstance(choice, Parry):
        guards.parry(q, me, choice)
    elif isinstance(choice, Slow):
        guards.slow(q, me, choice)
    else:
        q.turn(me).guards.clear()
        outcome.fade(q, me, "phase")
        q.combat(me).phase = "damage"
    return NOTHING


def _damage(q: Quest, me: Seat) -> Rules[None]:
    """Damage of all attacks that were not blocked (section DMG)."""
    yield from damage.assign(q, me)
    if not damage.left(q, me):
        _enter_attack(q, me)


def _enter_attack(q: Quest, me: Seat) -> None:
    """Summoned enemies are gone, their summoners are back (MK-DMG-24, MK-BLK-04)."""
    combat = q.combat(me)
    for one in combat.foes:
        if one.role == "summoned" and not one.beaten:
            one.beaten = True
            q.use_up(one.token)
    strikes.keep_later(q, me)
    combat.phase = "attack"
    rivals.attack_begins(q, me)


def _attack(q: Quest, me: Seat) -> Rules[None]:
    """Attacks of every kind (section ATK)."""

    def options() -> list[Option]:
        return [*strikes.options(q, me), *playable.options(q, me, FIGHTING), NextPhase()]

    got = yield from outside.ask(q, me, "combat.attack", options)
    if isinstance(got, Aim):
        yield from playing.meanwhile(q, me, partial(strikes.strike, q, me, got))
    elif isinstance(got, NextPhase):
        q.combat(me).phase = "over"
    else:
        yield from playing.do(q, me, got)
    _end_if_won(q, me)


def _end_if_won(q: Quest, me: Seat) -> None:
    """With nobody left to fight the combat is over."""
    if not foes.standing(q.combat(me)):
        q.combat(me).phase = "over"


def _over(q: Quest, me: Seat) -> Rules[None]:
    """What comes of it (section OUT)."""
    yield from outcome.settle(q, me)


PHASES: dict[str, Callable[[Quest, Seat], Rules[None]]] = {
    "challenge": _challenge,
    "ranged": _ranged,
    "block": _block,
    "damage": _damage,
    "attack": _attack,
    "over": _over,
}
