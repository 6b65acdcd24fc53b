"""Skills with rules of their own."""

from __future__ import annotations

from collections.abc import Callable

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import (
    BASIC,
    BLACK,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    LATER,
    PHYSICAL,
    RED,
    WHITE,
)
from hexameron.games.mageknight.options import Branch, Go, Parry, Play, Target
from hexameron.games.mageknight.rules import (
    effects,
    foes,
    guards,
    interaction,
    mana,
    movement,
    playable,
    scenario,
    sites,
    tactics,
    ways,
    wounds,
)
from hexameron.games.mageknight.rules.cards.forms import Check, Deal
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.state import Foe, Guard, Modifier, Strike, Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, seat_of, thing_id

# ---------------------------------------------------------------------- better sideways

Worth = Callable[[Quest, Seat, int], int]


def play_sideways(
    q: Quest, me: Seat, cards: list[int], worth: Worth, *, otherwise: tuple[str, ...] = ()
) -> Rules[None]:
    """One card is played sideways for more than 1; ``otherwise`` where its points are good for nothing."""
    kinds: dict[str, Callable[[int], fx.Effect]] = {
        "move": fx.Move,
        "influence": fx.Influence,
        "attack": fx.attack,
        "block": fx.block,
    }

    def options() -> list[Play]:
        fitting = playable.sideways(q, me, effects.moment(q, me)) or otherwise
        return [Play(thing_id(card), way) for card in effects.one_of_each(q, cards) for way in fitting]

    got = yield from q.ask(me, "skill.sideways", options)
    card = handle_of(got.card)
    n = worth(q, me, card)
    q.lay_open(card, f"play.{me}")
    q.turn(me).carded = True
    q.tell("card.played", seat=player_id(me), card=got.card, way=f"way.{got.way}")
    yield from effects.run(q, me, kinds[got.way](n), Use(card))


def can_play_sideways(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(q.cards_in_hand(me)) and bool(playable.sideways(q, me, now))


def sideways_bold(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """2 instead of 1, and 3 for an Advanced Action, Spell or Artifact (I Don't Give a Damn)."""

    def worth(q: Quest, me: Seat, card: int) -> int:
        return 2 if q.deed(card).kind == "basic" else 3

    yield from play_sideways(q, me, q.cards_in_hand(me), worth)


def sideways_unmagical(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """2 instead of 1, and 3 if no die of the Source is used this turn (Who Needs Magic?)."""
    more = not q.turn(me).taken
    if more and mana.dice_left(q, me) > 0:
        got = yield from q.ask(me, "skill.unmagical", lambda: [Branch(0), Branch(1)])
        more = got.number == 1
    if more:
        q.turn(me).modifiers.append(Modifier(kind="no_dice"))
    yield from play_sideways(q, me, q.cards_in_hand(me), lambda q, me, card: 3 if more else 2)


def wound_sideways(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A Wound is played sideways as if it were none, at any time, if only to be rid of it (Power of Pain)."""
    yield from play_sideways(q, me, q.wounds_in_hand(me), lambda q, me, card: effect.n, otherwise=("move",))


def can_add_mana(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return can_play_sideways(q, me, effect, now, use) and mana.can_pay_one(q, me, (), BASIC)


def universal_power(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """With one mana 3 instead of 1, and 4 for an action or Spell of that colour."""
    colour = yield from mana.pay_any(q, me, BASIC)

    def worth(q: Quest, me: Seat, card: int) -> int:
        return 4 if q.deed(card).colour == colour else 3

    yield from play_sideways(q, me, q.cards_in_hand(me), worth)


# ---------------------------------------------------------------------- Arythea


def invocation(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A Wound is discarded for red or black mana, another card for white or green, to be used at once."""
    got = yield from q.ask(
        me, "card.discard", lambda: [Pick(thing_id(card)) for card in effects.one_of_each(q, q.hand(me))]
    )
    card = handle_of(got.id)
    colours = (RED, BLACK) if q.is_wound(card) else (WHITE, GREEN)
    q.discard(me, card)
    colour = yield from effects.choose_colour(q, me, colours)
    q.gain_token(me, colour)
    q.turn(me).modifiers.append(Modifier(kind="invoked", n=colour))


def can_invoke(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(q.hand(me))


def has_wounds(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(q.wounds_in_hand(me))


def can_throw_wounds(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    """Alone there must be Wounds to throw away; others could want the token without."""
    return bool(q.wounds_in_hand(me)) or len(q.state.players) > 1


def ritual_of_pain(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Up to two Wounds are thrown away; another player may play one sideways later."""
    if q.wounds_in_hand(me):
        yield from throw_wounds(q, me, 2)


def healing_ritual(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Up to two Wounds are thrown away; one of them goes to the nearest other hero."""
    thrown = yield from throw_wounds(q, me, 2)
    if thrown and (near := nearest_heroes(q, me)):
        got = yield from q.ask(me, "ritual.whom", lambda: [Pick(player_id(seat)) for seat in near])
        q.take_wounds(seat_of(got.id), 1, rules=())


def throw_wounds(q: Quest, me: Seat, most: int) -> Rules[int]:
    """Throws away one or more Wounds from the hand."""
    most = min(most, len(q.wounds_in_hand(me)))
    chosen = yield from q.ask(me, "ritual.wounds", lambda: [Branch(n) for n in range(1, most + 1)])
    thrown = q.wounds_in_hand(me)[: chosen.number]
    for wound in thrown:
        q.throw_away(wound)
    q.tell("wound.thrown", seat=player_id(me), cards=tuple(thing_id(wound) for wound in thrown))
    return chosen.number


def nearest_heroes(q: Quest, me: Seat) -> list[Seat]:
    """The other heroes fewest spaces away; partners are spared, and who is in the Portal is not on the map.

    (MKS-TEAM-03, MK-SHARE-07)
    """
    at = q.player(me).at
    reach = q.board.within(at, len(q.board.terrain)) if at else {}
    far = {
        seat: reach[player.at]
        for seat, player in enumerate(q.state.players)
        if seat != me and player.at in reach and not player.on_portal and not scenario.same_side(q, me, seat)
    }
    return [seat for seat, distance in far.items() if distance == min(far.values())]


def alone_last(q: Quest, me: Seat) -> bool:
    """Whether a player alone has the least Fame."""
    others = [player.fame for seat, player in enumerate(q.state.players) if seat != me]
    return bool(others) and q.player(me).fame < min(others)


def can_be_motivated(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    if q.player(me).motivated:
        return False
    return tactics.can_draw(q, me) or alone_last(q, me)


def motivation(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Two cards; who is alone last in Fame gets something besides. The next one must wait a turn."""
    own = q.turn(me).step and not q.turn(me).partial
    q.player(me).motivated = 2 if own else 1
    yield from tactics.draw(q, me, 2)
    if alone_last(q, me):
        if effect.n < 0:
            q.gain_fame(me, 1)
        else:
            q.gain_token(me, effect.n)


# ---------------------------------------------------------------------- Goldyx and Norowas


def glittering_fortune(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Influence for each colour of crystals owned."""
    colours = sum(1 for count in q.player(me).crystals if count)
    yield from effects.run(q, me, fx.Influence(colours), use)


def flights(q: Quest, me: Seat) -> list[str]:
    """Safe spaces one away, or two away for 2 Move points."""
    reach = movement.jumps(q, me, 2 if q.turn(me).move >= 2 else 1)
    return [cell for cell in reach if movement.safe(q, me, cell)]


def can_fly(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(flights(q, me))


def flight(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """To a space beside for nothing, or two away for 2 Move points; nobody is provoked."""
    got = yield from q.ask(me, "skill.flight", lambda: [Go(cell) for cell in flights(q, me)])
    if got.cell not in q.board.neighbours[q.player(me).at]:
        q.turn(me).move -= 2
    movement.jump(q, me, got.cell)


def forward_march(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Move 1 for each Ready unwounded unit, at most 3."""
    ready = sum(not troop.spent and not troop.wounds for troop in q.player(me).troops)
    yield from effects.run(q, me, fx.Move(min(effect.n, ready)), use)


def can_march(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    ready = any(not troop.spent and not troop.wounds for troop in q.player(me).troops)
    return ready and effects.can(q, me, ways.SIDEWAYS["move"], now, use)


def can_lead(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return any(not troop.spent and not troop.wounds for troop in q.player(me).troops)


def leadership(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """The next unit that strikes or blocks does so better."""
    q.turn(me).modifiers.append(Modifier(kind="leadership", until="combat"))
    yield from ()


def inspirable(q: Quest, me: Seat) -> list[Troop]:
    return [troop for troop in q.player(me).troops if troop.spent or troop.wounds]


def can_inspire(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(inspirable(q, me))


def inspiration(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A unit is readied or healed."""
    got = yield from q.ask(
        me, "skill.inspiration", lambda: [Pick(thing_id(troop.card)) for troop in inspirable(q, me)]
    )
    troop = q.troop(me, got.id)
    helps = [n for n, open_ in enumerate((troop.spent, bool(troop.wounds))) if open_]
    chosen = yield from q.ask(me, "skill.ready_or_heal", lambda: [Branch(n) for n in helps])
    if chosen.number:
        wounds.mend(q, me, troop)
    else:
        troop.spent = False


# ---------------------------------------------------------------------- Tovak


def breakable(q: Quest, me: Seat) -> list[int]:
    """Enemies with resistances that can be acted on."""
    combat = q.combat(me)
    return [
        n
        for n in foes.present(combat)
        if resistances(q, combat.foes[n]) and not foes.has(q, combat.foes[n], "arcane_immunity")
    ]


def resistances(q: Quest, one: Foe) -> int:
    return sum(foes.resists(q, one, element) for element in ("physical", "fire", "ice"))


def can_break(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(breakable(q, me))


def resistance_break(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Armor 1 less for each resistance of an enemy."""
    got = yield from q.ask(me, "combat.target", lambda: [Target(foes.foe_id(n)) for n in breakable(q, me)])
    one = foes.foe(q.combat(me), got.foe)
    one.armour -= resistances(q, one)


def i_feel_no_pain(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A Wound is discarded, a card is drawn."""
    q.discard(me, q.wounds_in_hand(me)[0])
    yield from tactics.draw(q, me, 1)


# ---------------------------------------------------------------------- Wolfhawk


def on_her_own(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Influence 3, with which no unit is recruited this turn; else 1."""
    chosen = yield from q.ask(
        me,
        "skill.alone",
        lambda: [Branch(1), *([] if interaction.HIRED in q.turn(me).seen else [Branch(effect.n)])],
    )
    if chosen.number == effect.n:
        q.turn(me).modifiers.append(Modifier(kind="no_recruiting"))
    yield from effects.run(q, me, fx.Influence(chosen.number), use)


def can_be_alone(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return effects.can(q, me, ways.SIDEWAYS["influence"], now, use)


def hawk_eyes(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """By night exploring costs 1 less; by day garrisons are seen from two spaces away."""
    q.turn(me).modifiers.append(Modifier(kind="hawk_eyes"))
    sites.look_around(q, me)
    yield from ()


def prey(q: Quest, me: Seat) -> list[tuple[int, str]]:
    """The abilities, resistances and elements of enemies that can be taken away."""
    combat = q.combat(me)
    found = []
    for n in foes.present(combat):
        one = combat.foes[n]
        if foes.has(q, one, "arcane_immunity"):
            continue
        printed = q.enemy(one)
        abilities = dict.fromkeys((*printed.abilities, *one.gains))
        found += [(n, ability) for ability in abilities if foes.has(q, one, ability)]
        found += [(n, element) for element in printed.resists if foes.resists(q, one, element)]
        elements = dict.fromkeys(threat.element for threat in one.threats)
        found += [(n, f"attack.{left}") for element in elements for left in WITHOUT.get(element, ())]
    return found


WITHOUT = {FIRE: (PHYSICAL,), ICE: (PHYSICAL,), COLD_FIRE: (FIRE, ICE)}
"""What is left of an attack without one of its elements."""


def can_know_prey(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(prey(q, me))


def know_your_prey(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """One ability of an enemy, or the element of its attacks, is ignored."""
    there = prey(q, me)
    chosen = yield from q.ask(me, "skill.prey", lambda: [Branch(n) for n in range(len(there))])
    number, what = there[chosen.number]
    one = q.combat(me).foes[number]
    kind, _, left = what.partition(".")
    if kind == "attack":
        for threat in one.threats:
            if left in WITHOUT.get(threat.element, ()):
                threat.element = left
    else:
        one.loses.append(what)
        if what == "summon":
            one.summons = 0


def attackers(q: Quest, me: Seat) -> list[Parry]:
    return [Parry(foes.foe_id(n), m) for n, m in guards.open_threats(q, me)]


def faces_attacks(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(guards.open_threats(q, me))


def taunt(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """One attack is weaker by 1, or stronger by 2 while the enemy's Armor falls by 2."""
    got = yield from q.ask(me, "skill.taunt", lambda: attackers(q, me))
    one = foes.foe(q.combat(me), got.foe)
    angry = [] if foes.has(q, one, "arcane_immunity") else [Branch(1)]
    chosen = yield from q.ask(me, "skill.taunt_how", lambda: [Branch(0), *angry])
    if chosen.number:
        one.threats[got.threat].n += 2
        one.armour -= 2
    else:
        one.threats[got.threat].weaker += 1


def dueling(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Block 1, and Attack 1 against the same enemy; Fame if it falls without the help of units."""
    got = yield from q.ask(me, "skill.duel", lambda: [Target(foes.foe_id(n)) for n in _duelists(q, me)])
    token = foes.foe(q.combat(me), got.foe).token
    turn = q.turn(me)
    turn.guards.append(Guard(n=1, element=PHYSICAL, foe=token))
    turn.strikes.append(Strike(n=1, how=LATER, element=PHYSICAL, note="duel", foe=token))
    turn.modifiers.append(Modifier(kind="duel", what=thing_id(token), until="combat"))


def _duelists(q: Quest, me: Seat) -> list[int]:
    return list(dict.fromkeys(n for n, _ in guards.open_threats(q, me)))


CAN: dict[str, Check] = {
    "sideways_bold": can_play_sideways,
    "sideways_unmagical": can_play_sideways,
    "wound_sideways": has_wounds,
    "universal_power": can_add_mana,
    "invocation": can_invoke,
    "healing_ritual": has_wounds,
    "ritual_of_pain": can_throw_wounds,
    "motivation": can_be_motivated,
    "wolfs_howl": can_play_sideways,
    "shared_howl": can_play_sideways,
    "sideways_howl": can_play_sideways,
    "leadership": can_lead,
    "i_feel_no_pain": has_wounds,
    "flight": can_fly,
    "forward_march": can_march,
    "inspiration": can_inspire,
    "resistance_break": can_break,
    "on_her_own": can_be_alone,
    "know_your_prey": can_know_prey,
    "taunt": faces_attacks,
    "dueling": faces_attacks,
}
DO: dict[str, Deal] = {
    "sideways_bold": sideways_bold,
    "sideways_unmagical": sideways_unmagical,
    "wound_sideways": wound_sideways,
    "universal_power": universal_power,
    "invocation": invocation,
    "healing_ritual": healing_ritual,
    "ritual_of_pain": ritual_of_pain,
    "leadership": leadership,
    "motivation": motivation,
    "glittering_fortune": glittering_fortune,
    "flight": flight,
    "forward_march": forward_march,
    "inspiration": inspiration,
    "resistance_break": resistance_break,
    "i_feel_no_pain": i_feel_no_pain,
    "on_her_own": on_her_own,
    "hawk_eyes": hawk_eyes,
    "know_your_prey": know_your_prey,
    "taunt": taunt,
    "dueling": dueling,
}
