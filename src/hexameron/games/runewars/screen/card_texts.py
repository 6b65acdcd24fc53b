"""What cards, units, heroes and tokens say: written from what they do, so that a text cannot drift."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from hexameron.games.runewars.content import effects as fx
from hexameron.games.runewars.content.records import (
    City,
    FateCard,
    Find,
    Hero,
    Objective,
    Order,
    Quest,
    RewardCard,
    SeasonCard,
    Tactic,
    Title,
    Unit,
)
from hexameron.games.runewars.content.terms import SHAPES, Shape, Work
from hexameron.kernel.text import Text, chained, joined, listed
from hexameron.kernel.text import text as say

# ---------------------------------------------------------------------- effects


def phrase(effect: fx.Effect) -> Text:
    """What an effect does, as one sentence or several."""
    write = WRITE.get(type(effect))
    return write(effect) if write is not None else Text(f"fx.{type(effect).__name__.lower()}")


def signed(id_: str, n: int, **args: Any) -> Text:
    """A number with its sign."""
    return say(id_, sign="+" if n >= 0 else "−", n=abs(n), **args)


def _unit(kind: str) -> Text:
    return Text(f"unit.{kind}")


def _shapes(shapes: Sequence[str]) -> Text:
    *head, last = [Text(f"shape.{shape}") for shape in shapes]
    return say("card.either", one=chained("card.comma", head), two=last) if head else last


def _damage(one: fx.Damage) -> Text:
    if one.apart:
        return say("fx.damage.apart", n=one.n)
    if one.by == "user":
        return say("fx.damage.user", n=one.n)
    parts = [say("fx.damage", n=one.n)]
    if one.among == "tough":
        parts.append(Text("fx.damage.tough"))
    if one.again:
        parts.append(Text("fx.damage.again"))
    return joined(parts)


def _rout(one: fx.Rout) -> Text:
    if one.by == "user":
        return say("fx.rout.user", n=one.n, shapes=_shapes(one.shapes))
    return say("fx.rout.slow", n=one.n) if one.among == "slow" else say("fx.rout", n=one.n)


def _destroy(one: fx.Destroy) -> Text:
    if one.among == "weakened":
        return say("fx.destroy.weakened", n=one.n)
    id_ = "fx.destroy.user" if one.by == "user" else "fx.destroy"
    return say(id_, n=one.n, shapes=_shapes(one.shapes))


def _test(one: fx.Test) -> Text:
    attribute = Text(f"attribute.{one.attribute or 'any'}")
    parts = [say("fx.test", attribute=attribute)]
    for destiny, result in (("gold", one.gold), ("silver", one.silver), ("red", one.red)):
        if not isinstance(result, fx.Nothing):
            parts.append(say(f"fx.test.{destiny}", what=phrase(result)))
    return joined(parts)


def _bid(one: fx.Bid) -> Text:
    parts = [Text("fx.bid")]
    for name, part in (("highest", one.highest), ("others", one.others), ("lowest", one.lowest)):
        if part is not None:
            parts.append(say(f"fx.bid.{name}", what=phrase(part)))
    return joined(parts)


def _dial(one: fx.Dial) -> Text:
    moved = signed(f"fx.dial.{one.which}", one.n)
    return joined([moved, say("fx.dial.floor", n=one.floor)]) if one.floor else moved


def _influence(one: fx.Influence) -> Text:
    return say("fx.influence.cities", n=one.n) if one.per_city else say("fx.influence", n=one.n)


def _heal(one: fx.Heal) -> Text:
    if one.any_hero:
        return Text("fx.heal.any")
    return say("fx.heal", n=one.n) if one.n else Text("fx.heal.all")


def _suffer(one: fx.Suffer) -> Text:
    hurt = say("fx.suffer", n=one.n)
    return hurt if one.preventable else joined([hurt, Text("fx.suffer.surely")])


def _train(one: fx.Train) -> Text:
    if one.any_hero:
        return say("fx.train.any", n=one.n)
    return say("fx.train", n=one.n, attribute=Text(f"attribute.{one.attribute or 'any'}"))


def _duel_damage(one: fx.DuelDamage) -> Text:
    if one.per:
        return say("fx.dueldamage.per", attribute=Text(f"attribute.{one.per}"))
    return say("fx.dueldamage", n=one.n)


def _desert(one: fx.Desert) -> Text:
    if one.neutral:
        return say(f"fx.desert.{one.whose}", n=one.n, neutral=one.neutral)
    return say(f"fx.desert.{one.whose}", n=one.n)


def _choice(one: fx.Choice) -> Text:
    either = chained("card.or", [phrase(part) for part in one.of])
    return say("fx.choice.opponent", what=either) if one.by == "opponent" else either


def _duel_with(one: fx.DuelWith) -> Text:
    unit = _unit(one.kind)
    return say("fx.duelwith.deal", unit=unit, n=one.deal) if one.deal else say("fx.duelwith", unit=unit)


def _prevent(one: fx.Prevent) -> Text:
    return say("fx.prevent", n=one.n) if one.n else Text("fx.prevent.all")


WRITE: Final[dict[type[fx.Effect], Callable[..., Text]]] = {
    fx.Stat: lambda one: signed(f"stat.{one.stat}", one.n),
    fx.Permit: lambda one: Text(f"permit.{one.what}"),
    fx.All: lambda one: joined([phrase(part) for part in one.of]),
    fx.Choice: _choice,
    fx.May: lambda one: say("fx.may", what=phrase(one.effect)),
    fx.Paid: lambda one: say("fx.paid", cost=price(one.cost), what=phrase(one.then)),
    fx.IfStanding: lambda one: say(
        "fx.ifstanding", n=one.n, unit=_unit(one.kind), then=phrase(one.then), other=phrase(one.other)
    ),
    fx.IfFoesHere: lambda one: say("fx.iffoeshere", what=phrase(one.then)),
    fx.Each: lambda one: say("fx.each", what=phrase(one.effect)),
    fx.Bid: _bid,
    fx.Winner: lambda one: say("fx.winner", what=phrase(one.effect)),
    fx.BothSides: lambda one: say("fx.bothsides", n=one.damage),
    fx.Test: _test,
    fx.FateTest: lambda one: say("fx.fatetest", what=phrase(one.then)),
    fx.DuelWith: _duel_with,
    fx.Influence: _influence,
    fx.LoseInfluence: lambda one: say("fx.loseinfluence", n=one.n),
    fx.TakeInfluence: lambda one: say("fx.takeinfluence", n=one.n),
    fx.Draw: lambda one: say(f"fx.draw.{one.deck}", n=one.n),
    fx.DrawTogether: lambda one: say("fx.drawtogether", least=one.least, most=one.most),
    fx.Dial: _dial,
    fx.Recruit: lambda one: say("fx.recruit.some", n=one.most) if one.most else Text("fx.recruit"),
    fx.ScatterRunes: lambda one: say("fx.scatterrunes", n=one.n),
    fx.Damage: _damage,
    fx.RageDamage: lambda one: say("fx.ragedamage", unit=_unit(one.kind)),
    fx.Rout: _rout,
    fx.Destroy: _destroy,
    fx.Terrify: lambda one: say("fx.terrify", n=one.n),
    fx.Retreat: lambda one: say("fx.retreat", n=one.n),
    fx.Raise: lambda one: say("fx.raise", n=one.n, unit=_unit(one.kind)),
    fx.Health: lambda one: say("fx.health", n=one.n, unit=_unit(one.kind)),
    fx.Strength: lambda one: say("fx.strength", n=one.n),
    fx.Prevent: _prevent,
    fx.Stand: lambda one: say("fx.stand.here" if one.here else "fx.stand", n=one.n),
    fx.RoutHere: lambda one: say("fx.routhere", n=one.n),
    fx.Place: lambda one: say(f"fx.place.{one.where}", n=one.n, shape=Text(f"shape.{one.shape}")),
    fx.MoveWild: lambda one: Text("fx.movewild.hero" if one.hero else "fx.movewild"),
    fx.Thin: lambda one: Text("fx.thin.routed") if one.routed else say("fx.thin", n=one.at_least),
    fx.Ignore: lambda one: Text(f"fx.ignore.{one.border}"),
    fx.Reach: lambda one: say("fx.reach", n=one.n),
    fx.Raze: lambda one: Text("fx.raze.anywhere" if one.anywhere else "fx.raze"),
    fx.Ban: lambda one: Text(f"fx.ban.{one.what}"),
    fx.Heal: _heal,
    fx.Suffer: _suffer,
    fx.Train: _train,
    fx.Reward: lambda one: say("fx.reward", n=one.n),
    fx.DuelDamage: _duel_damage,
    fx.Desert: _desert,
    fx.MoreFate: lambda one: say("fx.morefate", n=one.n),
    fx.Produce: lambda one: Text(f"fx.produce.{one.resource}"),
}
"""Effects with numbers or parts; the others have one text each."""


def price(cost: fx.Cost) -> Text:
    """What is to be given for an effect."""
    match cost:
        case fx.PayInfluence() | fx.GiveRewards():
            return say(f"cost.{type(cost).__name__.lower()}", n=cost.n)
        case fx.Sacrifice():
            return say("cost.sacrifice", unit=_unit(cost.kind))
        case _:
            return Text(f"cost.{type(cost).__name__.lower()}")


# ---------------------------------------------------------------------- rules and facts


def rule(one: fx.Rule) -> Text:
    """An ability: when it works, under which conditions, for what, and what it does."""
    what = phrase(one.effect)
    if one.when == ("always",):
        return what
    first, *others = one.when
    when = chained("card.either", [Text(f"when.{first}"), *(Text(f"also.{moment}") for moment in others)])
    more = [Text(f"only.{one.only}")] if one.only else []
    if one.limit:
        more.append(Text(f"limit.{one.limit}"))
    if one.cost is not None:
        more.append(price(one.cost))
    if not more:
        return say("card.when", when=when, what=what)
    return say("card.when.more", when=when, more=chained("card.comma", more), what=what)


def rules(several: Sequence[fx.Rule]) -> Text:
    return joined([rule(one) for one in several])


def fact(one: fx.Fact) -> Text:
    """What must be true on the board."""
    if isinstance(one, fx.AtLeast):
        if one.with_two:
            return say(f"fact.{one.measure}.two", n=one.n, two=one.with_two)
        return say(f"fact.{one.measure}", n=one.n)
    assert isinstance(one, fx.AllAllied)
    kinds = listed([Text(f"many.{kind}") for kind in one.kinds])
    allied = say("fact.allied_with_you" if one.you else "fact.allied_with_any", kinds=kinds)
    return joined([allied, Text("fact.exchange")]) if one.least else allied


# ---------------------------------------------------------------------- cards


@cache
def unit_text(one: Unit) -> Text:
    """The special ability of a unit."""
    return say("card.ability", ability=Text(f"ability.{one.ability}"), what=phrase(one.effect))


@cache
def unit_values(one: Unit) -> Text:
    """Shape, health, initiative and traits."""
    values = say("card.unit", shape=Text(f"shape.{one.shape}"), health=one.health, initiative=one.initiative)
    return joined([values, *(Text(f"trait.{trait}") for trait in one.traits)])


def duel_text(one: Unit) -> Text | None:
    """What the special icon of a neutral unit does in a duel quest."""
    match one.duel:
        case None:
            return None
        case fx.Health():
            what = say("fx.health.duel", n=one.duel.n)
        case fx.RageDamage():
            what = Text("fx.ragedamage.duel")
        case _:
            what = phrase(one.duel)
    return say("card.ability.duel", what=what)


def fate_text(one: FateCard) -> Text:
    """The destiny and the four sections."""
    sections = [section(one, shape) for shape in SHAPES]
    return say("card.fate.text", destiny=Text(f"destiny.{one.destiny}"), sections=listed(sections))


def section(one: FateCard, shape: Shape) -> Text:
    """What a card shows to units of a shape."""
    icon = one.sections[shape]
    return say("card.section", shape=Text(f"shape.{shape}"), icon=say(f"icon.{icon.kind}", n=icon.n))


def tactic_text(one: Tactic) -> Text:
    return rule(one.rule)


def season_text(one: SeasonCard) -> Text:
    """The primary ability, then that of the season."""
    parts = [Text("card.council")] if one.council else []
    return joined([*parts, phrase(one.effect), Text(f"card.season.{one.season}")])


def quest_text(one: Quest) -> Text:
    where = say("card.quest", area=one.area) if one.area else Text("card.quest.realm")
    parts = [where, phrase(one.effect)]
    if one.tile:
        parts.append(say("card.quest.tile", tile=one.tile))
    return joined(parts)


def reward_text(one: RewardCard) -> Text:
    told = rules(one.rules)
    return joined([Text(f"card.equipment.{one.equipment}"), told]) if one.equipment else told


def objective_text(one: Objective) -> Text:
    """The condition, and that it brings a dragon rune."""
    parts = [fact(condition) for condition in one.facts]
    if one.pays:
        parts = [say("fact.pays", n=one.pays)]
    return joined([*parts, Text("card.objective")])


@cache
def hero_text(one: Hero) -> Text:
    values = say(
        "card.hero", strength=one.strength, agility=one.agility, wisdom=one.wisdom, health=one.health
    )
    return joined([Text(f"card.alignment.{one.alignment}"), values, rules(one.rules)])


def city_text(one: City) -> Text:
    return say(
        "card.city",
        shape=Text(f"shape.{one.shape}"),
        units=one.units,
        tactics=one.tactics,
        influence=one.influence,
        quests=one.quests,
    )


def title_text(one: Title) -> Text:
    return rules(one.rules)


def order_text(one: Order) -> Text:
    """The primary ability and the Supremacy Bonus."""
    primary = Text(f"card.order.{one.order}")
    if not one.bonus:
        return joined([primary, Text("card.order.no_bonus")])
    return joined([primary, say("card.order.bonus", what=Text(f"card.order.{one.order}.bonus"))])


def find_text(one: Find) -> Text:
    """What an exploration token does; the places of the Quest Phase say when."""
    told = phrase(one.effect)
    if one.kind == "location" and isinstance(one.effect, fx.Influence | fx.Draw):
        told = say("card.find.ends", what=told)
    return joined([told, Text(f"card.find.{one.kind}")])


def work_text(work: Work) -> Text:
    return Text(f"card.work.{work}")
