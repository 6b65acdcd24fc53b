"""Lore: when a card may be played, what it costs, and how it can be answered.

A card is announced with cost and target, then the opponent may answer, then it is resolved or cancelled, then
discarded (BL-LORE-06). A window opens on public grounds only: whether somebody *could* hold a card for it,
never whether somebody does.
"""

from __future__ import annotations

from functools import cache
from typing import get_args

from hexameron.games.battlelore.content.effects import Raid
from hexameron.games.battlelore.content.lore_cards import (
    DEJA_VU,
    FIRST_FACE,
    LORE_CARDS,
    OUT_OF_COUNCIL,
    REACTIONS,
    LoreCard,
    Timing,
    lore_card,
)
from hexameron.games.battlelore.options import Aim, PlayLore, Reroll
from hexameron.games.battlelore.rules import battle, lore_effects, lore_targets, modifiers
from hexameron.games.battlelore.rules.lore_targets import Aimed, Play
from hexameron.games.battlelore.state import MASTERS, SWORD, Attack, State, Unit
from hexameron.games.battlelore.table import LORE_HANDS, Battle
from hexameron.kernel.asking import Pass, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.picking import Sets

PLAYED = "lore.played"
DISCARD = "lore.discard"
DEJA_VU_FACE = DEJA_VU.face
PASS = Pass()
PROMPTS: dict[Timing, str] = {timing: f"lore.{timing}" for timing in get_args(Timing)}


# ---------------------------------------------------------------------------- cost and level


def level(state: State, seat: Seat, card: LoreCard) -> int:
    """The level at which a player plays a card; out of council it is 1 (BL-LORE-14)."""
    return state.councils[seat].get(card.master) or 1


def cost(state: State, seat: Seat, card: LoreCard) -> int:
    """What a player pays for a card: 3 tokens more if its master is absent (BL-LORE-13)."""
    return card.cost if state.councils[seat].get(card.master, 0) else card.cost + OUT_OF_COUNCIL


def hand_limit(state: State, seat: Seat) -> int:
    """The most Lore cards a player may hold (BL-LORE-11)."""
    council = state.councils[seat]
    highest = 0
    for master in MASTERS:
        highest = max(highest, council.get(master, 0))
    return highest + 1


@cache
def _affordable(timing: Timing, tokens: int) -> tuple[tuple[LoreCard, int, int], ...]:
    """The cards of a timing that may cost no more than this, with their faces and costs out of council.

    One that could be played opens a window, so those that find a target easily come first.
    """
    cards = sorted(LORE_CARDS, key=lambda card: (len(card.target.needs), card.cost))
    return tuple(
        (card, card.face, card.cost + OUT_OF_COUNCIL)
        for card in cards
        if card.timing == timing and card.cost <= tokens
    )


# ---------------------------------------------------------------------------- what can be played


def may_play(b: Battle, seat: Seat) -> bool:
    """Public grounds, the cheapest to look at first: Lore rules, tokens, a card, one card a turn."""
    state = b.state
    return (
        state.terms.lore
        and state.tokens[seat] > 0
        and not state.turn.lore_played[seat]
        and bool(b.things.order.get(LORE_HANDS[seat]))
    )


def playable(b: Battle, seat: Seat, timing: Timing) -> list[PlayLore]:
    """The cards of the own hand that can be played now, each alone or with Déjà vu!"""
    if not may_play(b, seat):
        return []
    state, face = b.state, b.things.face
    found: list[PlayLore] = []
    hand = b.things.order[LORE_HANDS[seat]]
    for handle in hand:
        card = LORE_CARDS[face[handle] - FIRST_FACE]
        if card.timing != timing:
            continue
        left = state.tokens[seat] - cost(state, seat, card)
        if left >= 0 and lore_targets.has_target(b, seat, card):
            found.append(PlayLore(thing_id(handle)))
            for other in hand:
                if face[other] == DEJA_VU_FACE and left >= cost(state, seat, DEJA_VU):
                    found.append(PlayLore(thing_id(handle), thing_id(other)))
    return found


def could_play(b: Battle, seat: Seat, timing: Timing) -> bool:
    """Whether, for all that everybody knows, this player might play a card now.

    Where it is so the player is asked, whatever the hand: a pause must not betray a card (BL-LORE-15).
    """
    if not may_play(b, seat):
        return False
    council, tokens = b.state.councils[seat], b.state.tokens[seat]
    lying_open: list[int] | None = None
    for card, number, out_of_council in _affordable(timing, tokens):
        if (out_of_council <= tokens or council.get(card.master)) and lore_targets.has_target(b, seat, card):
            if lying_open is None:
                face = b.things.face
                lying_open = [face[handle] for handle in b.things.in_zone(DISCARD)]
            if number not in lying_open:
                return True
    return False


def _window(b: Battle, seat: Seat, timing: Timing, *, actor: str = "", mover: str = "") -> Rules[bool]:
    """Offers one card of this timing; True if one was played and not cancelled."""
    if (
        timing in REACTIONS
        and seat == b.state.turn.seat
        and not b.state.terms.ruling("reactions_in_own_turn")
    ):
        return False
    if not could_play(b, seat, timing):
        return False

    def options() -> list[PlayLore | Pass]:
        return [*playable(b, seat, timing), PASS]

    got = yield from b.ask(seat, PROMPTS[timing], options, show=True, actor=actor)
    if type(got) is Pass:
        return False
    return (yield from play(b, seat, got, mover=mover))


# ---------------------------------------------------------------------------- playing a card


def play(b: Battle, seat: Seat, option: PlayLore, *, mover: str = "") -> Rules[bool]:
    """Plays a card: target, cost, answers, effect, discard. True unless it was cancelled."""
    handle = handle_of(option.card)
    card = lore_card(b.things.face[handle])
    it = Play(seat, handle, card, level(b.state, seat, card), mover)
    aimed = yield from lore_targets.aim(b, it)
    deja_vu = handle_of(option.deja_vu) if option.deja_vu else None
    _announce(b, it, aimed, deja_vu)
    resolved = not (yield from _window(b, 1 - seat, "their_card", actor=it.id))
    if resolved:
        yield from lore_effects.resolve(b, it, aimed)
    else:
        b.tell("lore.cancelled", card=it.id, seat=player_id(seat), rules=("BL-LORE-04",))
    _put_away(b, it, deja_vu, resolved)
    if resolved and any(isinstance(effect, Raid) for effect in card.effects):
        yield from after_move(b, b.unit(aimed.units[0]))
    return resolved


def _announce(b: Battle, it: Play, aimed: Aimed, deja_vu: int | None) -> None:
    seat = it.seat
    price = cost(b.state, seat, it.card)
    b.state.turn.lore_played[seat] = True
    b.things.show_all(it.handle)
    b.things.move(it.handle, PLAYED)
    if deja_vu is not None:
        price += cost(b.state, seat, DEJA_VU)
        b.things.show_all(deja_vu)
        b.things.move(deja_vu, PLAYED)
    b.pay(seat, price)
    rules = ("BL-LORE-06", "BL-LORE-16" if b.state.councils[seat].get(it.card.master) else "BL-LORE-13")
    b.tell("lore.plays", seat=player_id(seat), card=it.id, cost=price, rules=rules)
    if deja_vu is not None:
        b.tell("lore.deja_vu", seat=player_id(seat), card=thing_id(deja_vu))
    for id_ in aimed.units:
        if b.unit(id_).hex:
            b.tell("lore.aims", card=it.id, unit=id_, hex=b.unit(id_).hex)
        else:
            b.tell("lore.aims_fallen", card=it.id, unit=id_)
    for hex_ in aimed.hexes:
        b.tell("lore.aims_hex", card=it.id, hex=hex_)


def _put_away(b: Battle, it: Play, deja_vu: int | None, resolved: bool) -> None:
    """To the discard pile; with Déjà vu! the other card stays in hand, unless it was cancelled."""
    kept = None
    if deja_vu is not None:
        kept = it.handle if resolved else deja_vu
        b.things.move(kept, LORE_HANDS[it.seat])
        b.tell("lore.kept", seat=player_id(it.seat), card=thing_id(kept))
    for handle in (it.handle, deja_vu):
        if handle is not None and handle != kept:
            b.things.move(handle, DISCARD)


# ---------------------------------------------------------------------------- the moments of a turn


def instead_of_command(b: Battle, seat: Seat) -> list[PlayLore]:
    """Cards that take the place of the Command card."""
    return playable(b, seat, "instead")


def with_command(b: Battle, seat: Seat) -> Rules[bool]:
    """After the own Command card is shown, before orders."""
    return _window(b, seat, "with_command")


def after_orders(b: Battle, seat: Seat) -> Rules[None]:
    """When the units are named: first what the active player may do, then False Orders of the other."""
    yield from _window(b, seat, "orders")
    yield from _window(b, 1 - seat, "their_orders")


def movement_options(b: Battle, seat: Seat) -> list[PlayLore]:
    """Cards to be played before or between moves."""
    return playable(b, seat, "movement")


def after_move(b: Battle, unit: Unit) -> Rules[None]:
    """When a unit's move has brought it next to an enemy."""
    if b.near_enemy(unit.hex, unit.owner):
        yield from _window(b, 1 - unit.owner, "their_move", actor=unit.id, mover=unit.id)


def combat_options(b: Battle, seat: Seat) -> list[PlayLore]:
    """Cards to be played before a combat of an own unit."""
    return playable(b, seat, "combat")


def before_dice(b: Battle) -> Rules[bool]:
    """When an attack or battle back is declared: the reactions of the defender's player."""
    attack = b.state.attack
    assert attack is not None
    return _window(b, b.unit(attack.target).owner, "before_dice", actor=attack.target)


def after_dice(b: Battle) -> Rules[None]:
    """When the dice lie there and nothing is resolved: the attacker's own cards first, then the reaction."""
    if not b.state.terms.lore:
        return
    attack = b.state.attack
    assert attack is not None
    if b.state.effects:
        if modifiers.sword_dice(b, attack):
            yield from _berserk(b, attack)
        if not attack.battle_back and modifiers.holds(b, attack.attacker, "reroll"):
            yield from _reroll(b, attack)
    if attack.melee and _swords(b, attack):
        yield from _window(b, b.unit(attack.target).owner, "after_dice", actor=attack.target)


def _swords(b: Battle, attack: Attack) -> int:
    """How many swords hit in this roll."""
    return sum(attack.dice[place] == SWORD for place in battle.strikes(b, attack))


def _berserk(b: Battle, attack: Attack) -> Rules[None]:
    """A further die for each sword that hit; it gives no further ones."""
    swords = _swords(b, attack)
    if swords:
        more = yield from b.battle_dice(b.unit(attack.attacker).owner, "battle", swords)
        attack.dice += more
        b.tell_dice("lore.berserk", more, unit=attack.attacker)


def _reroll(b: Battle, attack: Attack) -> Rules[None]:
    """Bless: any dice that did not hit, once; who keeps them all keeps the blessing for a later attack."""
    unit = b.unit(attack.attacker)
    hitting = battle.strikes(b, attack)
    missed = [place for place in range(len(attack.dice)) if place not in hitting]
    chosen = yield from b.pick_things(
        unit.owner, "lore.reroll", lambda: missed, Reroll, Sets(0, len(missed)), actor=unit.id
    )
    if chosen:
        again = yield from b.battle_dice(unit.owner, "battle", len(chosen))
        for place, face in zip(chosen, again, strict=True):
            attack.was[str(place)] = attack.dice[place]
            attack.dice[place] = face
        modifiers.end(b, unit.id, "reroll")
        b.tell_dice("lore.rerolls", again, unit=unit.id)


def after_hits(b: Battle) -> Rules[None]:
    """Cleave: hits that found no figure go on to another enemy beside the attacker."""
    attack = b.state.attack
    assert attack is not None
    if not attack.surplus or not modifiers.cleaves(b, attack):
        return
    attacker = b.unit(attack.attacker)
    if _cleft(b, attacker):
        got = yield from b.ask(
            attacker.owner,
            "lore.cleave",
            lambda: [Aim(unit.id) for unit in _cleft(b, attacker)],
            actor=attacker.id,
        )
        surplus, attack.surplus = attack.surplus, 0
        b.lose(b.unit(got.id), surplus)


def _cleft(b: Battle, attacker: Unit) -> list[Unit]:
    return [unit for unit in b.adjacent(attacker.hex, 1 - attacker.owner) if not unit.is_creature]


def after_won_melee(b: Battle) -> Rules[bool]:
    """Whether a foot unit that has won may strike again where it gains ground (Duel)."""
    attack = b.state.attack
    assert attack is not None
    return _window(b, b.unit(attack.attacker).owner, "won_melee", actor=attack.attacker)


def overflow(b: Battle) -> Rules[None]:
    """At no moment does anybody hold more Lore cards than allowed (BL-LORE-11)."""
    if b.state.terms.lore:
        for seat in (0, 1):
            held = b.things.count(LORE_HANDS[seat])
            if held > 1 and held > (limit := hand_limit(b.state, seat)):
                yield from _discard_surplus(b, seat, held - limit)


def _discard_surplus(b: Battle, seat: Seat, surplus: int) -> Rules[None]:
    """The owner chooses what goes, new cards and old ones alike (BL-LORE-12)."""

    def hand() -> list[str]:
        return [thing_id(handle) for handle in b.lore_hand(seat)]

    gone = yield from b.pick(seat, "lore.surplus", hand, surplus, surplus)
    for id_ in gone:
        lore_effects.discard(b, seat, handle_of(id_))
