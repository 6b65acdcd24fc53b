"""How prompts and options read: texts made from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.content.dice import ELITE_DIE
from hexameron.games.heroes.content.sites import SITE
from hexameron.games.heroes.content.terms import FACTIONS
from hexameron.games.heroes.content.towns import BUILDING
from hexameron.games.heroes.content.tracks import HERO_PRICE
from hexameron.games.heroes.content.units import upgrade_price
from hexameron.games.heroes.options import (
    BATTLE_OPTIONS,
    Activate,
    Advance,
    Branch,
    Build,
    Buy,
    Choose,
    Dismiss,
    Exchange,
    Explore,
    Found,
    Go,
    Hire,
    Home,
    Lead,
    Level,
    Part,
    Play,
    Portal,
    Promote,
    Raise,
    Seize,
    Sell,
    Study,
)
from hexameron.games.heroes.rules import building, rout, values
from hexameron.games.heroes.screen import battle_labels, card_texts
from hexameron.games.heroes.screen.names import NAMES, action_card, catalogue_name, field_name, seat_name
from hexameron.games.heroes.state import State
from hexameron.games.heroes.table import HERO_CARD, Conquest
from hexameron.kernel.asking import Option, Pick, Rolled, Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of
from hexameron.kernel.screen.labels import Wording
from hexameron.kernel.text import Arg, Text, listed, text

ENDS: Final = (
    "activation.hero", "building.what", "recruiting.what", "arena.recruit", "gathering.trade",
    "advance.now", "army.promote",
    "battle.before_battle", "battle.turn_start", "battle.hero_turn", "battle.turn_end", "battle.after_battle",
    "battle.reroll", "battle.force", "battle.lower", "battle.laurel", "battle.revive", "battle.promote",
    "battle.enemy_scroll",
)  # fmt: skip
"""Prompts whose last answer (done, pass) has words of its own."""

CONFIRMED: Final = ("battle.flee", "battle.honour")
"""Questions to be answered yes or no, in words of their own."""

HELPED: Final = (
    "setup.faction", "setup.city", "setup.hero", "turn.card", "activation.hero", "hero.move", "building.what",
    "recruiting.what", "arena.recruit", "advance.pay", "treasure.part", "battle.strike",
    "battle.wound", "battle.flee", "battle.give_up", "battle.laurel",
)  # fmt: skip
"""The questions that a line explains."""

WORDS: Final = Wording(NAMES, asks="ask.", helped=HELPED, ends=ENDS, confirmed=CONFIRMED)

LOTS: Final = {
    "first player": "first_player",
    "faction": "faction",
    "tile": "tile",
    "city order": "city_order",
}
"""What is drawn by lot before the game."""


# ---------------------------------------------------------------------- prompts


def prompt(view: State, question: Question) -> Text:
    """The question in words, with the numbers that it is about."""
    return WORDS.prompt(view, question, **_figures(view, question))


def help_for(t: Conquest, question: Question) -> Text | None:
    """What the question is about, for who does not know the rules by heart."""
    if question.prompt == "hero.move" and t.dark:
        return Text("help.hero.move.dark")
    if question.prompt == "skill.deck":
        schools = t.card(t.hero(question.actor)).schools
        named = listed([card_texts.named(f"school.{school}") for school in schools])
        return text("help.skill.deck", schools=named)
    first = next(iter(question.options), None)
    if isinstance(first, Rolled) and first.label in LOTS:
        return Text(f"help.lot.{LOTS[first.label]}")
    return WORDS.help(question)


def _figures(view: State, question: Question) -> dict[str, Arg]:
    """The numbers that a question is about, and the printed thing from which it comes."""
    action = view.action
    match question.prompt:
        case "effect.choice":
            source = next(option.source for option in question.options if isinstance(option, Branch))
            return {"source": catalogue_name(source)}
        case "treasure.part":
            n, of = question.count
            return {"n": n, "of": of}
        case "hero.move" if action is not None:
            return {"n": action.movement}
        case "recruiting.what" if action is not None:
            t = Conquest.reading(view)
            return {"n": max(0, values.recruit_limit(t, question.seat) - action.bought)}
        case "army.return":
            t = Conquest.reading(view)
            hero = t.hero(question.actor)
            return {"n": t.army_size(hero) - t.command(hero)}
        case _:
            return {**battle_labels.figures(view, question)}


# ---------------------------------------------------------------------- options


def label(view: State, prompt_: str, option: Option) -> Text:
    """What stands on an option's button."""
    return label_in(Conquest.reading(view), prompt_, option)


def label_in(t: Conquest, prompt_: str, option: Option, seat: Seat | None = None) -> Text:
    """The same at a table that is there already; without a seat the active player is asked."""
    if isinstance(option, BATTLE_OPTIONS):
        return battle_labels.label(t, prompt_, option)
    match option:
        case Rolled():
            face = _rolled(t, option, seat)
            return face if option.label in LOTS else text("real.roll.rolled", face=face)
        case Pick() if prompt_ == "advance.pay":
            token = t.encounter(handle_of(option.id))
            return text("option.trophy", creature=Text(token.name), n=token.experience)
        case Go() | Portal() | Home() | Explore() | Seize() | Found():
            return _on_field(t, option)
        case Buy() | Promote() | Dismiss() | Hire() | Build() | Raise() | Level():
            return _in_city(t, option, t.state.active if seat is None else seat)
        case _:
            return WORDS.common(t.state, prompt_, option) or _plain(t, option)


def _plain(t: Conquest, option: Option) -> Text:
    match option:
        case Choose():
            return Text(f"faction.{option.faction}")
        case Lead():
            return Text(HERO_CARD[option.hero].id)
        case Play():
            return _play(option)
        case Exchange():
            return Text(f"option.exchange.{option.give}")
        case Sell():
            card = handle_of(option.card)
            return text("option.sell", card=NAMES.thing(t.state, option.card), n=t.scroll(card).level)
        case Activate():
            return text("option.activate", hero=Text(HERO_CARD[option.hero].id))
        case Advance():
            hero = t.hero(option.hero)
            return text("option.advance", hero=Text(t.card(hero).id), n=values.advance_cost(t, hero))
        case Study():
            return Text(f"option.study.{option.deck}")
        case Part():
            parts = catalogue.treasure(t.things.face[handle_of(option.card)]).parts
            return card_texts.treasure_part(parts[option.part - 1])
        case Branch():
            return _branch(option)
        case _:
            return Text(f"option.{option.key().partition(':')[0]}")


def _play(option: Play) -> Text:
    """An action with its card, so that two cards with the same action differ."""
    return text(f"option.play.{option.action or 'nothing'}", card=action_card(option.card))


def _branch(option: Branch) -> Text:
    source = BUILDING.get(option.source)
    rules: Sequence[fx.Rule] = source.rules if source is not None else ()
    for rule in rules:
        if isinstance(rule.effect, fx.Choice):
            return card_texts.treasure_part(rule.effect.options[option.branch - 1])
    return text("option.branch", n=option.branch)


def _rolled(t: Conquest, option: Rolled, seat: Seat | None) -> Text:
    """What a real die shows; what is drawn by lot goes by its name."""
    match option.label:
        case "elite":
            return Text(f"face.{ELITE_DIE[option.face]}")
        case "first player":
            return seat_name(t.state, option.face)
        case "tile":
            return Text(f"lot.turn.{option.face}")
        case "city order":
            left = [one for one in t.clockwise(t.state.first) if not t.player(one).city]
            return seat_name(t.state, left[option.face])
        case "faction" if seat is not None:
            order = t.clockwise(t.state.first)
            taken = [t.player(one).faction for one in order[: order.index(seat)]]
            return Text(f"faction.{[one for one in FACTIONS if one not in taken][option.face]}")
        case _:
            return Text(f"face.{option.face + 1}")


# ---------------------------------------------------------------------- on the map


def _on_field(t: Conquest, option: Go | Portal | Home | Explore | Seize | Found) -> Text:
    tag = option.tag()
    field = option.field
    where = field_name(t.state, field)
    match option:
        case Found() | Home():
            return text(f"option.{tag}", field=where)
        case Go() if _own_city(t, field):
            return Text("option.go.home")
        case Explore() | Seize():
            tag = f"{tag}.{meeting(t, t.board.guard.get(field, ''))}"
            lair = t.board.guard.get(field, "")
            site = Text(SITE[t.board.site[field].id].id)
            return text(f"option.{tag}", site=site, **_enemy(t, lair))
        case _:
            return text(f"option.{tag}.{meeting(t, field)}", field=where, **_enemy(t, field))


def _own_city(t: Conquest, field: str) -> bool:
    active = t.state.active
    return 0 <= active < len(t.state.players) and t.player(active).city == field


def meets(t: Conquest, option: Option) -> str:
    """What an option of a moving hero leads to: a ``fight``, a ``rout`` or nothing (``free``)."""
    match option:
        case Go() | Portal():
            return "free" if _own_city(t, option.field) else meeting(t, option.field)
        case Explore() | Seize():
            return meeting(t, t.board.guard.get(option.field, ""))
        case _:
            return "free"


def meeting(t: Conquest, field: str) -> str:
    """What the active hero meets on a field: a ``fight``, a ``rout`` or nothing (``free``)."""
    action = t.state.action
    if action is None or not action.hero:
        return "free"
    hero = t.hero(action.hero)
    token = t.state.encounters.get(field)
    if token is not None:
        return "rout" if rout.routs(t, hero, token) else "fight"
    other = t.hero_at(field) if field else None
    return "fight" if other is not None and other.seat != hero.seat else "free"


def _enemy(t: Conquest, field: str) -> dict[str, Text]:
    """Who would be met on a field."""
    if meeting(t, field) == "free":
        return {}
    token = t.state.encounters.get(field)
    if token is not None:
        return {"enemy": Text(t.encounter(token).name)}
    other = t.hero_at(field)
    return {} if other is None else {"enemy": Text(t.card(other).id)}


# ---------------------------------------------------------------------- in the city


def _in_city(t: Conquest, option: Buy | Promote | Dismiss | Hire | Build | Raise | Level, seat: Seat) -> Text:
    match option:
        case Buy():
            hero = t.hero(option.hero)
            n = values.price(t, hero, option.level, elite=option.elite)
            return _unit(t, option.hero, option.level, f"option.buy.{_side(option.elite)}", n=n)
        case Promote():
            unit = t.unit(t.hero(option.hero).seat, option.level)
            return _unit(t, option.hero, option.level, "option.promote", n=upgrade_price(unit))
        case Dismiss():
            return _unit(t, option.hero, option.level, f"option.dismiss.{_side(option.elite)}")
        case Level():
            return Text(t.unit(seat, option.level).id)
        case Hire():
            return text("option.hire", hero=Text(HERO_CARD[option.hero].id), n=HERO_PRICE)
        case Raise():
            return text("option.raise", level=card_texts.ROMAN[option.level], n=building.level_cost(t, seat))
        case Build():
            return _build(t, seat, option)


def _side(elite: bool) -> str:
    return "elite" if elite else "basic"


def _unit(t: Conquest, hero_id: str, level: int, tag: str, **args: int) -> Text:
    hero = t.hero(hero_id)
    return text(tag, unit=Text(t.unit(hero.seat, level).id), hero=Text(t.card(hero).id), **args)


def _build(t: Conquest, seat: Seat, option: Build) -> Text:
    record = BUILDING[option.building]
    cost = building.price(t, seat, record, record.costs[option.cost])
    return text("option.build", building=Text(record.name), cost=card_texts.price_text(cost))


def here(t: Conquest, option: Option) -> Text | None:
    """The label beside the thing itself: what it is about need not be named again."""
    match option:
        case Play():
            return Text(f"here.play.{option.action or 'nothing'}")
        case Buy():
            return _buy_here(t, option)
        case Build():
            record = BUILDING[option.building]
            cost = building.price(t, t.state.active, record, record.costs[option.cost])
            return text("here.build", cost=card_texts.price_text(cost))
        case Promote():
            return text("here.promote", n=upgrade_price(t.unit(t.hero(option.hero).seat, option.level)))
        case Dismiss():
            return Text(f"here.dismiss.{_side(option.elite)}")
        case Activate():
            return Text("here.activate")
        case Choose():
            return Text("here.choose")
        case Lead():
            return Text("option.lead")
        case _:
            return battle_labels.here(t, option)


def _buy_here(t: Conquest, option: Buy) -> Text:
    """For whom it is needs to be said only where several heroes could lead the unit."""
    hero = t.hero(option.hero)
    n = values.price(t, hero, option.level, elite=option.elite)
    label = f"here.buy.{_side(option.elite)}"
    if sum(not t.hero(id_).at for id_ in t.player(hero.seat).heroes) > 1:
        return text(f"{label}.for", n=n, hero=Text(t.card(hero).id))
    return text(label, n=n)
