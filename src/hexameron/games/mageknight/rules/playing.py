"""Playing cards, units and Skills: what may be used now, and its cost (DEED, UNIT, SKILL)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from typing import Any

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import MELEE, NO_COLOUR, PHYSICAL, RANGED
from hexameron.games.mageknight.content.records import Deed
from hexameron.games.mageknight.options import (
    Activate,
    Attach,
    Bribe,
    HealHand,
    HealUnit,
    Learn,
    Play,
    ReturnSkill,
    Spend,
    Target,
    UseBanner,
    UseSkill,
    UseTactic,
)
from hexameron.games.mageknight.rules import (
    banners,
    centre,
    command,
    effects,
    foes,
    mana,
    offers,
    tactics,
    ways,
    wounds,
)
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.state import NOBODY, Guard, Modifier, Strike
from hexameron.games.mageknight.table import WOUND, Quest
from hexameron.kernel.asking import Option, Rules, Seat
from hexameron.kernel.things import thing_id

SIDEWAYS = {
    "move": fx.Move(1),
    "influence": fx.Influence(1),
    "attack": fx.Attack(1),
    "block": fx.Block(1),
}
"""What a card is worth sideways (MK-DEED-11, MK-DEED-12)."""


# ---------------------------------------------------------------------- what may be used


def options(q: Quest, me: Seat, now: fx.Moment) -> list[Option]:
    """Everything that may be played at this moment."""
    found: list[Option] = []
    within = ways.scope(q, me, now)
    _cards(q, me, within, found)
    player = q.state.players[me]
    if player.troops:
        _units(q, me, within, found)
    if player.talents:
        _skills(q, me, within, found)
    turn = player.turn
    if turn.influence >= foes.BRIBE and turn.combat is not None:
        found += [Bribe(thing_id(troop.card)) for troop in foes.greedy(q, me)]
    if turn.heal and now & fx.PEACE:
        found += wounds.options(q, me)
    if turn.modifiers:
        _talents(q, me, within, found)
        if turn.move or turn.influence:
            found += exchanges(q, me, now)
            _lessons(q, me, found)
    if q.things.order.get(centre.ZONE) and not turn.partial:
        found += _shared(q, me, now)
    if player.tactic in tactics.INSIDE:
        found += tactics.options(q, me, now)
    return found


def _cards(q: Quest, me: Seat, within: ways.Scope, found: list[Option]) -> None:
    """The cards in hand, each in every way that it may be played now, one of each kind."""
    done = [WOUND]
    face_of = q.things.face
    known = _known(within)
    for card in q.hand(me):
        face = face_of[card]
        if face in done:
            continue
        done.append(face)
        if face not in known:
            known[face] = _settled(face, within)
        settled = known[face]
        if settled is not None:
            found += settled[card]
        else:
            _doubtful(q, me, card, within, found)


def _doubtful(q: Quest, me: Seat, card: int, within: ways.Scope, found: list[Option]) -> None:
    """The ways of a card that must be looked at one by one."""
    _effects(q, me, card, within, found)
    for side in USUAL_SIDES[within.now] if within.usual else sideways(q, me, within.now):
        found.append(play_option(card, side))
    if q.deed(card).banner:
        found += [
            Attach(thing_id(card), thing_id(troop.card))
            for troop in q.player(me).troops
            if command.can_lose_banner(q, me, troop)
        ]


class Plays(dict[int, tuple[Play, ...]]):
    """By card: the options to play it in these ways."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self.names = names

    def __missing__(self, card: int) -> tuple[Play, ...]:
        made = self[card] = tuple([play_option(card, name) for name in self.names])
        return made


_plays = cache(Plays)


@cache
def _known(within: ways.Scope) -> dict[int, Plays | None]:
    """By the face of a card, what was found by :func:`_settled`."""
    return {}


def _settled(face: int, within: ways.Scope) -> Plays | None:
    """All the ways to play a card, if the moment and the mana alone settle them."""
    open_ = ways.of_deed(face, within)
    doubtful = not within.usual or catalogue.DEEDS[face].banner
    if doubtful or not all(within.now & way.sure for way in open_):
        return None
    return _plays((*(WAYS[way.number] for way in open_), *USUAL_SIDES[within.now]))


@cache
def play_option(card: int, way: str) -> Play:
    """The option to play a card in a way; it is the same one each time that it is listed."""
    return Play(thing_id(card), way)


def sideways(q: Quest, me: Seat, now: fx.Moment) -> list[str]:
    """In which ways a card may be played sideways now; never as a Siege Attack (MK-DEED-12)."""
    return [
        name
        for name, way in SIDES
        if now & way.sure or (now & way.moments and effects.can(q, me, way.effect, now, NO_USE))
    ]


SIDES = tuple((name, ways.way(number, effect)) for number, (name, effect) in enumerate(SIDEWAYS.items()))
USUAL_SIDES = {now: [name for name, way in SIDES if now & way.usual] for now in fx.MOMENTS}
WAYS = ("basic", "strong")
NO_USE = Use()


def _effects(q: Quest, me: Seat, card: int, within: ways.Scope, found: list[Option]) -> None:
    """The effects of a card that may be played now."""
    for way in ways.of_deed(q.things.face[card], within):
        if within.now & way.sure or _playable(q, me, card, within, way):
            found.append(play_option(card, WAYS[way.number]))


def _playable(q: Quest, me: Seat, card: int, within: ways.Scope, way: ways.Way) -> bool:
    """Whether an effect of a card may be played, and what it demands can be met (MK-DEED-16)."""
    use = _look(card, q.deed(card).colour, way.price)
    if not _can(q, me, way, within, use):
        return False
    return len(way.price) < 2 or mana.can_pay(q, me, way.price)


@lru_cache(maxsize=1 << 12)
def _look(card: int, colour: int, price: tuple[int, ...]) -> Use:
    """A use that is only looked at, never carried out."""
    return Use(card, colour=colour, price=price)


def _can(q: Quest, me: Seat, way: ways.Way, within: ways.Scope, use: Use) -> bool:
    """Whether a way that is open at this time can be taken."""
    now = within.now
    if way.moments & now:
        return way.check is None or way.check(q, me, way.effect, now, use)
    return effects.can(q, me, way.effect, now, use)


def _talents(q: Quest, me: Seat, within: ways.Scope, found: list[Option]) -> None:
    """The Spells of the offer that may be played as if they were in hand (Magic Talent)."""
    for modifier in q.turn(me).modifiers:
        if modifier.kind == "magic_talent":
            for card in q.things.in_zone("spell.offer"):
                if q.deed(card).colour == modifier.n:
                    _effects(q, me, card, within, found)


def _lessons(q: Quest, me: Seat, found: list[Option]) -> None:
    """The Advanced Actions of the offer that the Influence at hand can buy (Learning)."""
    prices = [modifier.n for modifier in q.turn(me).modifiers if modifier.kind == "learning"]
    if prices and q.turn(me).influence >= min(prices):
        found += [Learn(thing_id(card)) for card in q.things.in_zone("advanced.offer")]


def _units(q: Quest, me: Seat, within: ways.Scope, found: list[Option]) -> None:
    """The abilities of Ready, unwounded units (MK-UNIT-10, MK-UNIT-14)."""
    combat = q.turn(me).combat
    for troop in q.player(me).troops:
        if combat is not None and not combat.units and not troop.bonded:
            continue
        if troop.banner != NOBODY and banners.can_use(q, me, troop, within.now):
            found.append(UseBanner(thing_id(troop.card)))
        if troop.spent or troop.wounds or (combat is not None and foes.refuses(q, me, troop)):
            continue
        for way in ways.of_unit(q.things.face[troop.card], within):
            if within.now & way.sure or _can(q, me, way, within, unit_use(troop.card, way.price)):
                found.append(Activate(thing_id(troop.card), way.number))


def unit_use(card: int, price: tuple[int, ...]) -> Use:
    """The use of a unit's ability; mana gives it its colour for resistances (MK-CBT-20)."""
    return Use(card, colour=price[0] if price else NO_COLOUR, unit=card, powered=bool(price))


def _skills(q: Quest, me: Seat, within: ways.Scope, found: list[Option]) -> None:
    """The Skills that are not used up (MK-SKILL-05, MK-SKILL-09)."""
    if q.turn(me).partial:
        return
    for talent in q.player(me).talents:
        if talent.used:
            continue
        for way in ways.of_skill(q.things.face[talent.token], within):
            if within.now & way.sure or _can(q, me, way, within, Use(talent.token)):
                found.append(UseSkill(thing_id(talent.token)))


BENEFITS: dict[str, fx.Effect] = {
    "skill.ritual_of_pain": fx.Custom("wound_sideways", 3),
    "skill.source_opening": fx.Custom("opened_source"),
    "skill.shared_prayer_of_weather": fx.Terrain(less=1, floor=1),
    "skill.shared_howl": fx.Custom("sideways_howl", 3, fx.MOVING | fx.COMBAT),
}
"""What a cooperative Skill in the centre gives to the player who returns it."""


def _shared(q: Quest, me: Seat, now: fx.Moment) -> list[Option]:
    """The Skills of others that may be returned for their benefit (MK-SKILL-07)."""
    return [
        ReturnSkill(thing_id(one.talent.token))
        for one in centre.lying(q)
        if one.owner != me
        and one.skill.id in BENEFITS
        and effects.can(q, me, BENEFITS[one.skill.id], now, Use(one.talent.token))
    ]


def exchanges(q: Quest, me: Seat, now: fx.Moment) -> list[Option]:
    """Points of one kind that an effect lets one use as another (Agility, Diplomacy, Peaceful Moment)."""
    turn = q.turn(me)
    found: list[Option] = []
    if turn.move and now & (fx.SHOOTING | fx.FIGHTING):
        if now == fx.FIGHTING and q.has(me, "move_as_attack"):
            found.append(Spend("attack"))
        if turn.move > 1 and q.has(me, "move_as_ranged"):
            found.append(Spend("ranged"))
    if turn.move and now & fx.COMBAT and q.has(me, "wings_of_night"):
        found += foes.under_wings(q, me)
    if turn.influence and now == fx.BLOCKING and q.has(me, "influence_as_block"):
        found.append(Spend("block"))
    if turn.influence > 1 and now == fx.RESTED and q.has(me, "peaceful"):
        found.append(Spend("heal"))
        if q.modified(me, "peaceful") > 1 and effects.can(q, me, fx.Ready(turn.influence // 2), now, NO_USE):
            found.append(Spend("ready"))
    return found


# ---------------------------------------------------------------------- using it


def do(q: Quest, me: Seat, choice: Option) -> Rules[None]:
    """Carries out what was chosen out of :func:`options`."""
    if q.turn(me).modifiers and q.has(me, "invoked"):
        return _at_once(q, me, partial(DO[type(choice)], q, me, choice))
    return DO[type(choice)](q, me, choice)


def meanwhile(q: Quest, me: Seat, act: Callable[[], Rules[None]]) -> Rules[None]:
    """Something is done that is no play: invoked mana is for it, or it is lost as well (Invocation)."""
    if q.turn(me).modifiers and q.has(me, "invoked"):
        return _at_once(q, me, act)
    return act()


def _at_once(q: Quest, me: Seat, act: Callable[[], Rules[None]]) -> Rules[None]:
    """The next thing that is done after an Invocation."""
    turn = q.turn(me)
    fresh = [modifier for modifier in turn.modifiers if modifier.kind == "invoked"]
    before = list(turn.tokens)
    yield from act()
    _fade(q, me, fresh, before)


def _fade(q: Quest, me: Seat, fresh: list[Modifier], before: list[int]) -> None:
    """Invoked mana that the next thing did not use is lost (Invocation)."""
    turn = q.turn(me)
    turn.modifiers = [modifier for modifier in turn.modifiers if not any(modifier is one for one in fresh)]
    for modifier in fresh:
        if turn.tokens[modifier.n] >= before[modifier.n] > 0:
            turn.tokens[modifier.n] -= 1
            q.tell("mana.lost", seat=f"p{me}", colour=f"m{modifier.n}")


def play(q: Quest, me: Seat, choice: Play) -> Rules[None]:
    """Plays a card in the chosen way (MK-DEED-02..11)."""
    card = int(choice.card[1:])
    deed = q.deed(card)
    q.reveal(card)  # what is played is known to all before it is paid for
    if q.recording:
        q.tell("card.played", seat=f"p{me}", card=choice.card, way=f"way.{choice.way}")
    if choice.way in SIDEWAYS:
        _lay(q, me, card)
        return effects.run(q, me, SIDEWAYS[choice.way], Use(card))
    strong = choice.way == "strong"
    effect = deed.strong if strong else deed.basic
    assert effect is not None
    use = Use(card, colour=deed.colour, powered=strong)
    cost = ways.price(deed, strong=strong)
    return _pay_and_use(q, me, effect, cost, use) if cost else _use_card(q, me, effect, use)


def _pay_and_use(q: Quest, me: Seat, effect: fx.Effect, cost: tuple[int, ...], use: Use) -> Rules[None]:
    """Pays for one of the effects of a card and carries it out."""
    yield from pay_for(q, me, effect, cost, Use(use.source, colour=use.colour))
    if q.things.order.get(centre.ZONE) and gives_points(effect):
        use.bonus = centre.overload(q, cost)
    yield from _use_card(q, me, effect, use)


def _use_card(q: Quest, me: Seat, effect: fx.Effect, use: Use) -> Rules[None]:
    """Carries out one of the effects of a card."""
    card, deed = use.source, q.deed(use.source)
    if q.things.zone[card] == "spell.offer":
        use.via = _talent_of(q, me, deed)
    else:
        _lay(q, me, card)
    if deed.kind == "spell":
        cast(q, me, deed)
    if use.powered and deed.kind == "artifact":
        q.turn(me).thrown.append(card)
    return effects.run(q, me, effect, use)


def pay_for(q: Quest, me: Seat, effect: fx.Effect, cost: Sequence[int], use: Use) -> Rules[None]:
    """Pays for an effect so that what it demands besides can still be met (MK-DEED-16)."""
    now = effects.moment(q, me)

    def fits(rest: Sequence[int]) -> bool:
        before = use.price
        use.price = (*before, *rest)
        fine = effects.can(q, me, effect, now, use)
        use.price = before
        return fine

    yield from mana.pay(q, me, cost, fits if demanding(effect) else None)


def demanding(effect: fx.Effect) -> bool:
    """Whether an effect may ask for more mana than its card costs."""
    return isinstance(effect, (fx.Pay, fx.Custom)) or any(demanding(part) for part in effect.parts())


def cast(q: Quest, me: Seat, deed: Deed) -> None:
    """A ring that was thrown away gives Fame for each Spell of its colour."""
    rings = sum(one.kind == "ring_fame" and one.n == deed.colour for one in q.turn(me).modifiers)
    q.gain_fame(me, rings)


def gives_points(effect: fx.Effect) -> bool:
    """Whether an effect gives Move, Influence, Attack or Block by itself."""
    if isinstance(effect, (fx.Move, fx.Influence, fx.Attack, fx.Block)):
        return True
    if isinstance(effect, fx.Custom):
        return effect.rule in POINTED
    return any(gives_points(part) for part in effect.parts())


POINTED = ("dodge", "ritual_attack", "sacrifice", "stout_resolve")
"""Rules of a card's own that give such points for the mana it costs."""


def _lay(q: Quest, me: Seat, card: int) -> None:
    q.lay_open(card, f"play.{me}")
    q.turn(me).carded = True


def _talent_of(q: Quest, me: Seat, deed: Deed) -> int:
    """The Magic Talent through which a Spell of the offer is played, once."""
    turn = q.turn(me)
    modifier = next(one for one in turn.modifiers if one.kind == "magic_talent" and one.n == deed.colour)
    turn.modifiers.remove(modifier)
    return int(modifier.source[1:])


def activate(q: Quest, me: Seat, choice: Activate) -> Rules[None]:
    """Activates a unit for one of its abilities; it is Spent (MK-UNIT-11, MK-UNIT-12)."""
    troop = q.troop(me, choice.card)
    ability = q.unit(troop).abilities[choice.ability]
    q.tell("unit.activated", seat=f"p{me}", unit=choice.card, rules=("MK-UNIT-11",))
    yield from mana.pay(q, me, ability.mana)
    troop.spent = True
    yield from effects.run(q, me, ability.effect, unit_use(troop.card, ability.mana))


def use_skill(q: Quest, me: Seat, choice: UseSkill) -> Rules[None]:
    """Uses a Skill, once a turn or once a round."""
    talent = next(one for one in q.player(me).talents if thing_id(one.token) == choice.card)
    skill = catalogue.skill(q.things.face[talent.token])
    if skill.kind == "interactive" and skill.id not in centre.FLIPPED:
        centre.place(q, talent)
    else:
        talent.used = "turn" if skill.kind == "turn" else "round"
    q.tell("skill.used", seat=f"p{me}", skill=choice.card, rules=("MK-SKILL-05",))
    yield from effects.run(q, me, skill.effect, Use(talent.token))


def return_skill(q: Quest, me: Seat, choice: ReturnSkill) -> Rules[None]:
    """Returns a Skill of another player to him for what it gives (MK-SKILL-07)."""
    one = next(one for one in centre.lying(q) if thing_id(one.talent.token) == choice.card)
    centre.take_back(q, one)
    yield from effects.run(q, me, BENEFITS[one.skill.id], Use(one.talent.token))


def exchange(q: Quest, me: Seat, choice: Spend) -> Rules[None]:
    """Turns points into others at the rate the effect gives."""
    turn = q.turn(me)
    if choice.what == "attack":
        turn.move -= 1
        turn.strikes.append(Strike(n=1, how=MELEE, element=PHYSICAL))
    elif choice.what == "ranged":
        turn.move -= 2
        turn.strikes.append(Strike(n=1, how=RANGED, element=PHYSICAL))
    elif choice.what == "block":
        turn.influence -= 1
        element = next(m.what for m in turn.modifiers if m.kind == "influence_as_block") or PHYSICAL
        turn.guards.append(Guard(n=1, element=element))
    elif choice.what == "heal":
        turn.influence -= 2
        turn.heal += 1
    else:
        level = yield from effects.ready_unit(q, me, turn.influence // 2)
        turn.influence -= 2 * level


def bribe(q: Quest, me: Seat, choice: Bribe) -> Rules[None]:
    """A unit that serves for money alone is paid."""
    q.turn(me).influence -= foes.BRIBE
    q.turn(me).seen.append(f"bribed.{choice.card}")
    yield from ()


def learn(q: Quest, me: Seat, choice: Learn) -> Rules[None]:
    """Buys an Advanced Action of the offer, once for each Learning."""
    turn = q.turn(me)
    modifier = next(one for one in turn.modifiers if one.kind == "learning" and one.n <= turn.influence)
    turn.modifiers.remove(modifier)
    turn.influence -= modifier.n
    q.gain_deed(me, int(choice.card[1:]), to=modifier.what)
    yield from offers.refill(q, "advanced.offer")


def spread_wings(q: Quest, me: Seat, choice: Target) -> Rules[None]:
    foes.spread_wings(q, me, choice)
    yield from ()


def attach(q: Quest, me: Seat, choice: Attach) -> Rules[None]:
    """Gives a Banner to a unit (MK-UNIT-17, MK-UNIT-21)."""
    banners.attach(q, me, int(choice.card[1:]), q.troop(me, choice.unit))
    yield from ()


def use_banner(q: Quest, me: Seat, choice: UseBanner) -> Rules[None]:
    yield from banners.use(q, me, q.troop(me, choice.card))


def use_tactic(q: Quest, me: Seat, choice: UseTactic) -> Rules[None]:
    yield from tactics.use(q, me, choice.name)


def heal_hand(q: Quest, me: Seat, choice: HealHand) -> Rules[None]:
    yield from wounds.heal_hand(q, me)


def heal_unit(q: Quest, me: Seat, choice: HealUnit) -> Rules[None]:
    wounds.heal_unit(q, me, q.troop(me, choice.card))
    yield from ()


DO: dict[type[Option], Callable[[Quest, Seat, Any], Rules[None]]] = {
    Play: play,
    Activate: activate,
    UseSkill: use_skill,
    ReturnSkill: return_skill,
    Spend: exchange,
    Attach: attach,
    UseBanner: use_banner,
    UseTactic: use_tactic,
    HealHand: heal_hand,
    HealUnit: heal_unit,
    Bribe: bribe,
    Learn: learn,
    Target: spread_wings,
}
