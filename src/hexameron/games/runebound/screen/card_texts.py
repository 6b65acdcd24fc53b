"""What cards, heroes and villains say: written from what they do, so that a text cannot drift."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from hexameron.games.runebound.content import effects as fx
from hexameron.games.runebound.content.records import (
    Enemy,
    Event,
    Quest,
    StoryCard,
)
from hexameron.games.runebound.screen.names import PLACE_AT, place_name
from hexameron.kernel.text import Text, chained, joined, listed
from hexameron.kernel.text import text as say

ROMAN: Final = ("I", "II", "III", "IV", "V")
KINDS: Final = frozenset(
    {"city", "town", "shrine", "stronghold", "plains", "hills", "water", "forest", "mountain"}
)


# ---------------------------------------------------------------------- effects


def signed(id_: str, n: int, **args: Any) -> Text:
    """A number with its sign."""
    return say(id_, sign="+" if n >= 0 else "−", n=abs(n), **args)


def phrase(effect: fx.Effect) -> Text:
    """What an effect does, as one sentence or several."""
    write = WRITE.get(type(effect))
    return write(effect) if write is not None else Text(f"fx.{type(effect).__name__.lower()}")


def _many(n: int, times: int, id_: str) -> Text:
    return say(f"fx.{id_}.x", n=times) if times else say(f"fx.{id_}", n=n)


def _test(effect: fx.Test) -> Text:
    attribute = Text(effect.attribute)
    parts = [signed("fx.test", effect.modifier, attribute=attribute, modifier=effect.modifier)]
    for name, part in (("ok", effect.ok), ("each", effect.each), ("no", effect.no)):
        if part is not None:
            parts.append(say(f"fx.test.{name}", what=phrase(part)))
    return joined(parts)


def orb(deck: str) -> Text:
    """A trophy by its kind."""
    return Text(f"orb.{deck or 'any'}")


def _gain(effect: fx.Gain) -> Text:
    if effect.deck == "same":
        return say("fx.gain.same", n=effect.n)
    return say("fx.gain", n=effect.n, orb=orb(effect.deck))


def _zombie(effect: fx.Zombie) -> Text:
    if isinstance(effect.where, str):
        return Text(f"fx.zombie.{effect.where}")
    return say(
        "fx.zombie.hexes", cells=listed([say("board.hex", name=place_name(cell)) for cell in effect.where])
    )


def _kill(effect: fx.Kill) -> Text:
    if not effect.n:
        return say("fx.kill.all", within=effect.within)
    return (
        say("fx.kill.near", n=effect.n, within=effect.within) if effect.within else say("fx.kill", n=effect.n)
    )


def _offer(effect: fx.Offer) -> Text:
    if effect.gain:
        return say("fx.offer.gain", n=effect.n)
    if effect.half:
        return say("fx.offer.half", n=effect.n)
    return say("fx.offer.less", n=effect.n, less=effect.less) if effect.less else say("fx.offer", n=effect.n)


def _carry(effect: fx.Carry) -> Text:
    if effect.site:
        return say("fx.carry.site", where=Text(f"place.{effect.site}"))
    if effect.within == "mind":
        return Text("fx.carry.mind")
    if effect.terrain:
        return say("fx.carry.terrain", n=effect.within, where=Text(f"need.{effect.terrain}"))
    return say("fx.carry", n=effect.within)


def _terrains(terrains: Sequence[str]) -> Text:
    return listed([Text(f"need.{one}") for one in terrains])


def _symbols(symbols: Sequence[str]) -> Text:
    return listed([Text(f"symbol.{one}") for one in symbols])


def _deal(effect: fx.Deal) -> Text:
    kind = Text(f"symbol.{effect.kind}")
    if effect.times:
        parts = [say("fx.deal.times", n=effect.times, kind=kind)]
    else:
        parts = [say("fx.deal", n=effect.n, kind=kind) if effect.n else say("fx.deal.x", kind=kind)]
    if effect.versus:
        traits = listed([Text(f"trait.{one}") for one in effect.versus])
        parts.append(say("fx.deal.versus", traits=traits, n=effect.instead))
    if not effect.blockable:
        parts.append(Text("fx.deal.unblockable"))
    return joined(parts)


def _flip(effect: fx.Flip) -> Text:
    if not effect.n:
        return Text("fx.flip.all")
    return say("fx.flip.any" if effect.any_pool else "fx.flip", n=effect.n)


def _recast(effect: fx.Recast) -> Text:
    if effect.spent:
        return say("fx.recast.spent", n=effect.n)
    if effect.own:
        return Text("fx.recast.own.some") if effect.some else say("fx.recast.own", n=effect.n)
    if effect.gold:
        return Text("fx.recast.gold")
    if effect.symbol:
        return say("fx.recast.foe.symbol", symbol=Text(f"symbol.{effect.symbol}"))
    return say("fx.recast.foe", n=effect.n) if effect.n else Text("fx.recast.foe.all")


def _remove(effect: fx.Remove) -> Text:
    if not effect.symbols:
        return say("fx.remove", n=effect.n)
    symbols = _symbols(effect.symbols)
    return (
        say("fx.remove.symbols", n=effect.n, symbols=symbols)
        if effect.n
        else say("fx.remove.all", symbols=symbols)
    )


def _stat(effect: fx.Stat) -> Text:
    stat = Text(f"stat.{effect.stat}")
    if effect.per:
        return say("fx.stat.per", stat=stat, attribute=Text(effect.per))
    return signed("fx.stat", effect.n, stat=stat)


def _reveal(effect: fx.Reveal) -> Text:
    return (
        say("fx.reveal.harm", n=effect.n, harm=effect.harm) if effect.harm else say("fx.reveal", n=effect.n)
    )


WRITE: Final[dict[type[fx.Effect], Callable[..., Text]]] = {
    fx.Stat: _stat,
    fx.Permit: lambda one: Text(f"permit.{one.what}"),
    fx.All: lambda one: joined([phrase(part) for part in one.of]),
    fx.Choice: lambda one: chained("card.or", [phrase(part) for part in one.of]),
    fx.Paid: lambda one: say("fx.paid", cost=price(one.cost), what=phrase(one.then)),
    fx.Test: _test,
    fx.IfDone: lambda one: joined([phrase(one.first), say("fx.if", what=phrase(one.then))]),
    fx.Gold: lambda one: _many(one.n, one.times, "gold"),
    fx.LoseGold: lambda one: say("fx.losegold", n=one.n),
    fx.Heal: lambda one: _many(one.n, one.times, "heal") if one.n or one.times else Text("fx.heal.all"),
    fx.HealHere: lambda one: say("fx.healhere", n=one.n),
    fx.Suffer: lambda one: say("fx.suffer", n=one.n),
    fx.Draw: lambda one: say("fx.draw", n=one.n),
    fx.Gain: _gain,
    fx.Bonus: lambda one: say("fx.bonus", n=one.n, orb=orb(one.deck)),
    fx.Lore: lambda one: _many(one.n, one.times, "lore"),
    fx.Ally: lambda one: say("fx.ally", n=one.n),
    fx.Zombie: _zombie,
    fx.Kill: _kill,
    fx.Learn: lambda one: Text("fx.learn.free" if one.free else "fx.learn"),
    fx.Offer: _offer,
    fx.AnotherCard: lambda one: say("fx.anothercard", n=one.gold),
    fx.Steal: lambda one: say("fx.steal", n=one.n),
    fx.Wander: lambda one: say("fx.wander", n=one.steps),
    fx.Carry: _carry,
    fx.Ride: lambda one: say("fx.ride", n=one.dice) if one.dice else Text("fx.ride.speed"),
    fx.SpendAs: lambda one: say("fx.spendas", terrains=_terrains(one.terrains)),
    fx.Hop: lambda one: Text(f"fx.hop.{one.after}"),
    fx.Reroll: lambda one: say("fx.reroll", n=one.n) if one.n else Text("fx.reroll.all"),
    fx.Match: lambda one: say("fx.match", n=one.n, what=phrase(one.then)),
    fx.HarmRoll: lambda one: say("fx.harmroll", n=one.dice, terrains=_terrains(one.terrains)),
    fx.RefreshGems: lambda one: say("fx.refreshgems", orb=orb(one.deck)),
    fx.Reveal: _reveal,
    fx.Trade: lambda one: say("fx.trade.any", less=one.less) if one.any_goods else Text("fx.trade"),
    fx.BuyAtSetup: lambda one: say("fx.buyatsetup", n=one.cost),
    fx.Deal: _deal,
    fx.Mend: lambda one: say("fx.mend", n=one.n),
    fx.Flip: _flip,
    fx.Recast: _recast,
    fx.Remove: _remove,
    fx.Guard: lambda one: say("fx.guard", n=one.n) if one.n else Text("fx.guard.all"),
    fx.Twice: lambda one: say("fx.twice", symbol=Text(f"symbol.{one.symbol}")),
    fx.More: lambda one: say("fx.more", n=one.n, symbol=Text(f"symbol.{one.symbol}")),
    fx.Hunt: lambda one: say("fx.hunt", n=one.dice) if one.dice else Text("fx.hunt.speed"),
    fx.BlockMore: lambda one: say("fx.blockmore", n=one.n),
    fx.HitHarder: lambda one: say("fx.hitharder", n=one.n, kind=Text(f"symbol.{one.kind}")),
}
"""Effects with numbers or parts; the others have one text each."""


def price(cost: fx.Cost) -> Text:
    """What is to be given for an effect."""
    match cost:
        case fx.Pay(most=0):
            return say("cost.pay", n=cost.n)
        case fx.Pay():
            return say("cost.pay.between", n=cost.n, most=cost.most)
        case fx.Spend():
            return say("cost.spend", orb=orb(cost.deck))
        case fx.Harm():
            return say("cost.harm", n=cost.n)
        case _:
            return Text(f"cost.{type(cost).__name__.lower()}")


# ---------------------------------------------------------------------- rules


def rule(one: fx.Rule) -> Text:
    """An ability: when it works, under which conditions, for what, and what it does."""
    what = phrase(one.effect)
    if isinstance(one.cost, fx.Surges):
        ability = Text(f"ability.{one.name}")
        if one.cost.n:
            return say("card.surge", ability=ability, n=one.cost.n, what=what)
        if isinstance(one.effect, fx.Deal) and one.effect.times:
            what = say("fx.deal.x", kind=Text(f"symbol.{one.effect.kind}"))
        return say("card.surge.x", ability=ability, what=what)
    more = [Text(f"limit.{one.limit}")] if one.limit and not isinstance(one.effect, fx.Permit) else []
    if one.only:
        more.append(Text(f"only.{one.only}"))
    if one.cost is not None:
        more.append(price(one.cost))
    if one.moment == "always":
        return say("card.when", when=Text(f"only.{one.only}"), what=what) if one.only else what
    when = Text(f"ability.{one.name}") if one.name else Text(f"when.{one.moment}")
    if not more:
        return say("card.when", when=when, what=what)
    return say("card.when.more", when=when, more=listed(more), what=what)


def rules(several: Sequence[fx.Rule]) -> list[Text]:
    return [rule(one) for one in several]


def places(several: Sequence[str]) -> Text:
    """Where a card is resolved: kinds of places, or the named places of its hexes."""
    found: list[Text] = []
    for one in several:
        if one in KINDS:
            name = Text(f"place.{one}")
        else:
            name = Text(PLACE_AT[one]) if one in PLACE_AT else say("board.hex", name=place_name(one))
        if name not in found:
            found.append(name)
    return listed(found)


def ending(number: int, one: fx.Ending, *, tested: bool) -> Text:
    """How a quest can end."""
    roman, what = ROMAN[number], phrase(one.effect)
    if tested:
        return say("card.ending.successes", roman=roman, n=one.successes, what=what)
    if not one.needs:
        return say("card.ending.here", roman=roman, what=what)
    return say("card.ending", roman=roman, needs=_terrains(one.needs), what=what)


def event_option(event: Event, letter: str) -> Text:
    """One of the two options of an event."""
    what = phrase(event.a if letter == "a" else event.b)
    return say("card.rumour", places=places(event.places), what=what) if event.rumour == letter else what


def quest(one: Quest) -> Text:
    where = places(one.places)
    head = (
        say("card.quest", places=where)
        if not one.test
        else say("card.quest.none", places=where)
        if one.test == "none"
        else say("card.quest.test", places=where, attribute=Text(one.test))
    )
    tested = bool(one.test) and one.test != "none"
    return joined([head, *(ending(n, end, tested=tested) for n, end in enumerate(one.endings))])


def enemy(one: Enemy) -> Text:
    """Life, traits, abilities and reward."""
    parts = [
        say("card.traits", traits=listed([Text(f"trait.{trait}") for trait in one.traits])),
        *rules(one.rules),
    ]
    if not isinstance(one.reward, fx.Nothing):
        parts.append(say("card.reward", what=phrase(one.reward)))
    head = "card.enemy.lore" if one.life_per_lore else "card.enemy"
    return say(head, n=one.life, what=joined(parts))


@cache
def story(one: StoryCard) -> Text:
    parts: list[Text] = []
    if not isinstance(one.drawn, fx.Nothing):
        parts.append(say("card.story.drawn", what=phrase(one.drawn)))
    if not isinstance(one.every, fx.Nothing):
        parts.append(say("card.story.every", what=phrase(one.every)))
    if one.places:
        done = [ending(n, end, tested=False) for n, end in enumerate(one.endings)]
        if not isinstance(one.effect, fx.Nothing):
            done.insert(0, phrase(one.effect))
        if one.enemy is not None:
            done.append(say("card.story.enemy", what=enemy(one.enemy)))
        parts.append(say("card.story.place", places=places(one.places), what=joined(done)))
    if one.stays:
        parts.append(Text("card.story.stays"))
    return joined(parts)
