"""Skills that lie in the centre, where they touch other players or serve them (MK-SKILL-07)."""

from __future__ import annotations

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import BASIC, BLACK, GOLD
from hexameron.games.mageknight.options import Colour
from hexameron.games.mageknight.rules import command, effects, mana
from hexameron.games.mageknight.rules.cards.forms import Check, Deal
from hexameron.games.mageknight.rules.cards.skills import play_sideways
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.state import NOBODY
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Done, Rules, Seat


def has_others(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return len(q.state.players) > 1


def source_freeze(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """The others go without their die; the crystal comes when the token is taken back."""
    yield from ()


def source_opening(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A die of the Source may be rolled again."""

    def dice() -> list[Colour | Done]:
        faces = dict.fromkeys(die.face for die in q.state.source if die.holder == NOBODY)
        out = (GOLD,) if mana.gold_stays(q) else ()
        return [*(Colour(face) for face in faces if face not in out), Done()]

    got = yield from q.ask(me, "skill.reroll", dice)
    if isinstance(got, Colour):
        die = next(one for one in q.state.source if one.holder == NOBODY and one.face == got.colour)
        (die.face,) = yield from q.roll(me, "source opening", mana.SIX_FACES, 1)


def open_dice(q: Quest) -> tuple[int, ...]:
    """The basic colours that the Source shows."""
    shown = [die.face for die in q.state.source if die.holder == NOBODY]
    return tuple(colour for colour in BASIC if colour in shown)


def can_use_opening(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(open_dice(q))


def opened_source(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """One more die, of a basic colour; the owner of the Skill gains a crystal of it."""
    colour = yield from effects.choose_colour(q, me, open_dice(q))
    number = next(n for n, die in enumerate(q.state.source) if die.holder == NOBODY and die.face == colour)
    q.state.source[number].holder = me
    q.turn(me).taken.append(number)
    q.gain_token(me, colour)
    q.gain_crystal(owner_of(q, use.source), colour, lost=True)


def owner_of(q: Quest, token: int) -> Seat:
    """Whose Skill a token is."""
    return next(
        seat
        for seat, player in enumerate(q.state.players)
        if any(talent.token == token for talent in player.talents)
    )


def prayer_of_weather(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Spaces cost 2 less, but not under 1, in this turn."""
    yield from effects.run(q, me, fx.Terrain(less=2, floor=1), use)


def marked_mana(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A token of a colour other than gold; the Skill is marked with it (Mana Exploit, Mana Overload)."""
    colour = yield from effects.choose_colour(q, me, (*BASIC, BLACK))
    q.gain_token(me, colour)
    talent = next((one for one in q.player(me).talents if one.token == use.source), None)
    if talent is not None:
        talent.mark = colour


def howl(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A card sideways for 4, and 1 more for each Command token without a unit."""
    free = command.free(q, me)
    yield from play_sideways(q, me, q.cards_in_hand(me), lambda q, me, card: 4 + free)


def sideways_howl(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A card sideways for more, thanks to another player's howl."""
    yield from play_sideways(q, me, q.cards_in_hand(me), lambda q, me, card: effect.n)


CAN: dict[str, Check] = {
    "source_freeze": has_others,
    "opened_source": can_use_opening,
}


DO: dict[str, Deal] = {
    "source_freeze": source_freeze,
    "source_opening": source_opening,
    "opened_source": opened_source,
    "prayer_of_weather": prayer_of_weather,
    "shared_prayer": prayer_of_weather,
    "mana_exploit": marked_mana,
    "mana_overload": marked_mana,
    "wolfs_howl": howl,
    "shared_howl": howl,
    "sideways_howl": sideways_howl,
}
