"""Action cards about mana: dice of the Source, tokens and crystals."""

from __future__ import annotations

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import ANY, BASIC, BLUE, GOLD
from hexameron.games.mageknight.options import Colour
from hexameron.games.mageknight.rules import effects, mana
from hexameron.games.mageknight.rules.cards.forms import Check, Deal
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.state import NOBODY, Modifier
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat


def can_crystallize(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return mana.can_pay_one(q, me, use.price, BASIC)


def crystallize(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """One mana of a basic colour becomes a crystal."""
    colour = yield from mana.pay_any(q, me, BASIC)
    q.gain_crystal(me, colour)


def ritual_crystal(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """If the player likes, one mana of a basic colour becomes a crystal (Blood Ritual)."""
    if mana.can_pay_one(q, me, (), BASIC) and (yield from q.confirm(me, "card.ritual_crystal")):
        yield from crystallize(q, me, effect, use)


def song_of_wind(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """For one more blue mana lakes can be entered for nothing this turn."""
    if mana.can_pay(q, me, (BLUE,)) and (yield from q.confirm(me, "card.song_of_wind")):
        yield from mana.pay(q, me, (BLUE,))
        q.turn(me).modifiers.append(Modifier(kind="terrain_open", n=0, what="lake"))


def free_dice(q: Quest) -> list[int]:
    """The dice that lie in the Source."""
    return [number for number, die in enumerate(q.state.source) if die.holder == NOBODY]


def choose_die(q: Quest, me: Seat, colours: tuple[int, ...]) -> Rules[int]:
    """A die of the Source that shows one of these; tells its number."""

    def shown() -> list[Colour]:
        faces = dict.fromkeys(q.state.source[n].face for n in free_dice(q))
        out = (GOLD,) if mana.gold_stays(q) else ()
        return [Colour(face) for face in faces if face in colours and face not in out]

    got = yield from q.ask(me, "mana.die", shown)
    return next(n for n in free_dice(q) if q.state.source[n].face == got.colour)


def can_draw_mana(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    """The price may take a die of the Source itself."""
    spare = len(free_dice(q)) - effect.n
    return spare > 0 or (spare == 0 and _payable_without_dice(q, me, use))


def _payable_without_dice(q: Quest, me: Seat, use: Use) -> bool:
    has = mana.tender(q, me)
    return has._replace(dice=0).covers(use.price)


def draw_mana(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Dice are set to any colour but gold and give tokens of it: two for one die, one each for two.

    They go back as they were set.
    """
    settable = tuple(colour for colour in ANY if colour != GOLD)
    for _ in range(effect.n):
        number = yield from choose_die(q, me, ANY)
        die = q.state.source[number]
        die.face = yield from effects.choose_colour(q, me, settable)
        die.holder, die.keeps = me, True
        q.turn(me).taken.append(number)
        for _ in range(2 if effect.n == 1 else 1):
            q.gain_token(me, die.face)


def can_storm(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return effect.n > 1 or any(q.state.source[n].face in BASIC for n in free_dice(q))


def mana_storm(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A crystal of the colour of a die, which is rolled again at once; or all dice are rolled again."""
    numbers = free_dice(q)
    if effect.n == 1:
        number = yield from choose_die(q, me, BASIC)
        q.gain_crystal(me, q.state.source[number].face)
        numbers = [number]
    elif mana.gold_stays(q):
        numbers = [number for number in numbers if q.state.source[number].face != GOLD]
    faces = yield from q.roll(me, "storm", mana.SIX_FACES, len(numbers))
    for number, face in zip(numbers, faces, strict=True):
        q.state.source[number].face = face


def can_master(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return any(q.player(me).crystals)


def crystal_mastery(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """One more crystal of a colour of which one is there."""
    owned = tuple(colour for colour in BASIC if q.player(me).crystals[colour])
    q.gain_crystal(me, (yield from effects.choose_colour(q, me, owned)))


def can_forge(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(q.things.count("spell.offer"))


def spell_forge(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A crystal of the colour of a Spell in the offer, or of two different ones."""
    colours = [q.deed(card).colour for card in q.things.in_zone("spell.offer")]
    for _ in range(min(effect.n, len(colours))):
        colour = yield from effects.choose_colour(q, me, tuple(dict.fromkeys(colours)))
        colours.remove(colour)
        q.gain_crystal(me, colour)


CAN: dict[str, Check] = {
    "crystallize": can_crystallize,
    "mana_draw": can_draw_mana,
    "mana_storm": can_storm,
    "crystal_mastery": can_master,
    "spell_forge": can_forge,
}


DO: dict[str, Deal] = {
    "crystallize": crystallize,
    "ritual_crystal": ritual_crystal,
    "song_of_wind": song_of_wind,
    "mana_draw": draw_mana,
    "mana_storm": mana_storm,
    "crystal_mastery": crystal_mastery,
    "spell_forge": spell_forge,
}
