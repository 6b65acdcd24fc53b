"""After a combat: rewards, trophies, defeat, escape, elimination, victory (ENEMY, CHAL, VILL, END)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.runebound.content.effects import Gain
from hexameron.games.runebound.content.heroes import HUNT_GOLD
from hexameron.games.runebound.content.records import Enemy
from hexameron.games.runebound.content.stories import SCENARIO
from hexameron.games.runebound.content.terms import DECKS
from hexameron.games.runebound.rules import adventuring, trophies
from hexameron.games.runebound.rules.conditions import fits_foe, stands
from hexameron.games.runebound.rules.effects import can_pay, pay
from hexameron.games.runebound.rules.kit import Ability
from hexameron.games.runebound.rules.running import Use, run
from hexameron.games.runebound.rules.story import leave_track
from hexameron.games.runebound.state import Combat
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id


def after(t: Saga) -> Rules[None]:
    """What follows a combat, by its kind."""
    combat = t.combat
    seat = t.turn.seat
    t.state.combat = None
    t.turn.step = "act"
    t.unsettled = True
    if combat.outcome != "escaped":
        t.tell(f"combat.{combat.outcome}", seat=player_id(seat), rules=("RB-COMBAT-24",))
    if combat.kind == "adventure":
        yield from _enemy(t, seat, combat)
    elif combat.kind == "story":
        yield from _story(t, seat, combat)
    elif combat.kind == "challenge":
        yield from _challenge(t, seat, combat)
    else:
        _villain(t, seat, combat)


def _enemy(t: Saga, seat: Seat, combat: Combat) -> Rules[None]:
    """Reward, the card, bonus trophies; or the card is discarded (RB-ENEMY-02, -03, -06, -10)."""
    drawn = t.turn.cards[-1]
    record = t.adventure(combat.card)
    what = record.what
    assert isinstance(what, Enemy)
    use = Use(seat, record.id)
    if combat.outcome == "won":
        spoils = _spoils(t, seat, what)
        yield from run(t, use, what.reward)
        yield from trophies.receive(t, seat, combat.card)
        bonus, t.turn.bonus = t.turn.bonus, []
        for deck in bonus:
            yield from trophies.gain_any(t, seat, deck)
        yield from _beaten(t, seat, spoils, record.deck)
    elif combat.outcome == "captured":
        yield from trophies.receive(t, seat, combat.card)
    elif combat.outcome == "lost":
        for rule in what.rules:
            if rule.moment == "lost":
                yield from run(t, use, rule.effect)
    adventuring.finish(t, drawn)


def _spoils(t: Saga, seat: Seat, enemy: Enemy) -> list[Ability]:
    """Cards that work when a hero has defeated this enemy here: a reward may carry the hero away."""
    return [
        ability
        for ability in t.kit(seat).at("beat_foe")
        if stands(t, seat, ability.rule.only) and fits_foe(ability.rule.only, enemy.traits)
    ]


def _beaten(t: Saga, seat: Seat, spoils: Sequence[Ability], deck: str) -> Rules[None]:
    """What these cards do, after the reward."""
    for ability in spoils:
        rule = ability.rule
        if isinstance(rule.effect, Gain) and not deck:
            continue
        if not can_pay(t, seat, rule.cost):
            continue
        if rule.may and not (yield from t.confirm(seat, "ability.may", actor=ability.source)):
            continue
        yield from _use_spoil(t, seat, ability, deck)


def _use_spoil(t: Saga, seat: Seat, ability: Ability, deck: str) -> Rules[None]:
    rule = ability.rule
    use = Use(seat, ability.source)
    t.tell("ability.used", seat=player_id(seat), source=ability.source, rules=("RB-ABIL-06",))
    if rule.cost is not None:
        yield from pay(t, use, rule.cost)
    if isinstance(rule.effect, Gain):
        yield from trophies.gain_any(t, seat, deck)
    else:
        yield from run(t, use, rule.effect)


def _story(t: Saga, seat: Seat, combat: Combat) -> Rules[None]:
    """The reward of a story card and no trophy; unbeaten it stays (RB-ENEMY-08)."""
    if combat.outcome != "won":
        return
    card = t.story(combat.card)
    enemy = card.enemy
    assert enemy is not None
    spoils = _spoils(t, seat, enemy)
    yield from run(t, Use(seat, card.id), enemy.reward)
    leave_track(t, combat.slot)
    yield from _beaten(t, seat, spoils, "")


def _challenge(t: Saga, seat: Seat, combat: Combat) -> Rules[None]:
    """Corbin gains for winning, the hero challenged gains nothing (RB-CHAL-04)."""
    if combat.outcome == "won":
        t.gain_gold(seat, HUNT_GOLD)
        yield from trophies.gain(t, seat, "com")


# ---------------------------------------------------------------------- the villain


def _villain(t: Saga, seat: Seat, combat: Combat) -> None:
    """Who defeats the villain has won; who loses is eliminated (RB-END-01, RB-VILL-04)."""
    villain = SCENARIO[t.state.scenario].villain
    if combat.outcome == "won":
        t.tell("game.won", seat=player_id(seat), villain=villain, rules=("RB-END-01",))
        raise t.finish(seat, "villain")
    t.tell("villain.turned", villain=villain, rules=("RB-STORY-06", "RB-VILL-05"))
    eliminate(t, seat)


def eliminate(t: Saga, seat: Seat) -> None:
    """The hero leaves the game with all cards; the first player's role passes on (RB-END-02..08)."""
    player = t.player(seat)
    order = t.in_order()
    t.tell("eliminated", seat=player_id(seat), rules=("RB-VILL-04", "RB-END-02", "RB-END-03", "RB-END-04"))
    zones = [f"{zone}.{seat}" for zone in ("hand", "learned", "assets", "front")]
    zones += [f"trophy.{seat}.{deck}" for deck in DECKS]
    for zone in zones:
        t.things.move_all(zone, "gone")
    player.at, player.gold, player.lore, player.allies, player.damage = "", 0, 0, 0, 0
    player.delayed = player.down = False
    player.out = True
    t.reckon(seat)
    if len(order) == 1:
        t.tell("game.lost", rules=("RB-END-07",))
        raise t.finish(None, "fallen")
    place = order.index(seat)
    if seat == t.state.first:
        t.state.first = order[1]
        t.tell("first.passed", seat=player_id(order[1]), rules=("RB-END-05",))
    t.end_turn(order[place + 1] if place + 1 < len(order) else None)
