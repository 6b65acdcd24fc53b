"""How prompts and options read: texts made from a seat's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexameron.games.runebound.content.choices import choices_on
from hexameron.games.runebound.content.effects import Rule
from hexameron.games.runebound.content.heroes import HERO, HEROES
from hexameron.games.runebound.content.records import Enemy, Event, Quest
from hexameron.games.runebound.content.terms import SCENARIOS
from hexameron.games.runebound.content.tokens import CAST_BY, TOKEN
from hexameron.games.runebound.options import (
    Again,
    Agile,
    Apply,
    Attack,
    Attempt,
    Beg,
    BegGold,
    Block,
    Buy,
    Defy,
    Dice,
    Double,
    End,
    EndAs,
    Exerting,
    Face,
    FlipIt,
    Give,
    GiveGold,
    Go,
    HopTo,
    Lead,
    Learn,
    Meet,
    OfDeck,
    Part,
    PayGold,
    Perform,
    Place,
    Prefer,
    RecastIt,
    Sell,
    Shake,
    Special,
    Step,
    StepAs,
    Surge,
    Tell,
    Toss,
    TurnTo,
    Use,
)
from hexameron.games.runebound.rules import fighters
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.screen import card_texts
from hexameron.games.runebound.screen.names import NAMES, VILLAINS, side_name
from hexameron.games.runebound.state import State
from hexameron.kernel.asking import Option, Rolled
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of
from hexameron.kernel.screen.labels import Wording
from hexameron.kernel.text import Text, listed, text

ENDS: Final = (
    "setup.buy", "turn.end", "move.step", "move.card", "move.carried", "shop.offer", "shop.sell_one",
    "learn.card", "card.drawn", "card.pay", "quest.explore", "quest.ending", "test.before", "test.exert",
    "dice.which", "dice.rest", "dice.explore", "dice.harm", "dice.strike", "combat.act", "combat.attack",
    "combat.flip", "combat.recast", "combat.remove", "combat.mirror", "combat.pay", "combat.negate_with",
    "combat.shields", "combat.escape", "combat.flee",
)  # fmt: skip
"""Prompts whose last answer (done, pass) has words of its own."""
HELPED: Final = (
    "setup.hero", "setup.place", "turn.act", "turn.end", "move.step", "shop.deal", "event.option",
    "test.exert", "quest.explore", "combat.act", "combat.attack", "combat.shields", "combat.escape",
    "learn.pay",
)  # fmt: skip
"""The questions that a line explains."""
ABOUT_CARD: Final = ("event.option", "card.drawn")
"""Questions about the card that lies on the table."""

LOTS: Final = {
    "first player": "first",
    "hero": "hero",
    "scenario": "scenario",
    "raise dead": "raise_dead",
    "zombie": "zombie",
}
"""What is drawn by lot at a real table, by the label of the roll."""
WORDS: Final = Wording(NAMES, asks="ask.", helped=HELPED, ends=ENDS)


def prompt(view: State, question: Question) -> Text:
    """The question in words, with the numbers that it is about."""
    asked = question.prompt
    if asked == "ability.may":
        return text("ask.ability.may", who=NAMES.of(view, question.actor))
    if asked == "combat.act" and not question.actor:
        return Text("ask.combat.act.mine")
    if asked in ABOUT_CARD and view.turn is not None and view.turn.cards:
        card = view.things.face[view.turn.cards[-1].card]
        return text(f"ask.{asked}", who=NAMES.face(view, card))
    if asked == "setup.place":
        return text("ask.setup.place", who=NAMES.seat(view, question.seat))
    return WORDS.prompt(view, question, **_figures(view, question))


def _figures(view: State, question: Question) -> dict[str, int]:
    match question.prompt:
        case "turn.act":
            return {"n": 0 if view.turn is None else view.turn.actions}
        case "test.exert":
            t = Journey.reading(view)
            return {"n": sum(t.skill(card).star for card in t.things.in_zone("test"))}
        case "combat.shields":
            return {"n": 0 if view.combat is None else view.combat.coming}
        case _:
            return {}


def label(view: State, prompt_: str, option: Option) -> Text:
    """What stands on an option's button."""
    if isinstance(option, Rolled) and option.label != "terrain":
        return rolled(view, option)
    common = WORDS.common(view, prompt_, option)
    if common is not None:
        return common
    write = WRITE.get(type(option))
    return write(view, option) if write is not None else Text(f"option.{option.tag()}")


def rolled(view: State, option: Rolled) -> Text:
    """What fell at a real table: the side of a token, or what was drawn by lot, by its name."""
    face = option.face
    match option.label:
        case "scenario":
            return Text(f"scenario.{SCENARIOS[face]}")
        case "hero":
            taken = [player.hero for player in view.players]
            return Text([hero.id for hero in HEROES if hero.id not in taken][face])
        case "first player":
            return NAMES.seat(view, face)
        case "raise dead":
            t = Journey.reading(view)
            enemies = [c for c in t.things.in_zone("com.discard") if isinstance(t.adventure(c).what, Enemy)]
            return NAMES.face(view, view.things.face[enemies[face]])
        case token if token in TOKEN:
            return side_name(TOKEN[token].sides[face])
        case _:
            return text("lot.number", n=face + 1)


def help_for(view: State, question: Question) -> Text | None:
    """What the question is about; of a token that was cast, which one it is."""
    first = next(iter(question.options), None)
    if isinstance(first, Rolled) and first.label in TOKEN:
        one, two = TOKEN[first.label].sides
        return text("help.cast", one=side_name(one), two=side_name(two), source=_caster(view, first.label))
    if isinstance(first, Rolled) and first.label in LOTS:
        return Text(f"help.lot.{LOTS[first.label]}")
    return WORDS.help(question)


def _caster(view: State, token: str) -> Text:
    source = next(source for source, ids in CAST_BY.items() if token in ids)
    return Text(f"caster.{source}") if source in ("enemy", "powerful") else NAMES.of(view, source)


def _card(view: State, option: Attempt | Tell | Toss | Learn | Give | Beg | Exerting) -> Text:
    return text(f"option.{option.tag()}", card=NAMES.of(view, option.card))


def _priced(view: State, option: Buy | Sell) -> Text:
    return text(f"option.{option.tag()}", card=NAMES.of(view, option.card), n=option.gold)


def _gold(view: State, option: GiveGold | BegGold | PayGold) -> Text:
    return text(f"option.{option.tag()}", n=option.n)


def _source(view: State, option: Perform | Use | Shake | Apply | Block) -> Text:
    """What is used: an ability of a hero by its own name, else the card that it is printed on."""
    name = next(
        (rule.name for hero in HEROES if hero.id == option.source for rule in hero.rules if _frees(rule)), ""
    )
    source = Text(f"ability.{name}") if name else NAMES.of(view, option.source)
    return text(f"option.{option.tag()}", source=source)


def _frees(rule: Rule) -> bool:
    """Whether a named ability is an option of its own, outside of combat actions."""
    return bool(rule.name) and rule.moment not in ("surge", "special")


def _player(view: State, option: Defy | Meet) -> Text:
    return text(f"option.{option.tag()}", player=NAMES.of(view, option.player))


def _cell(view: State, option: Place | Go) -> Text:
    return text(f"option.{option.tag()}", cell=NAMES.of(view, option.cell))


def _step(view: State, option: Step | StepAs | HopTo) -> Text:
    cell = NAMES.of(view, option.cell)
    if isinstance(option, Step):
        return text("option.step", cell=cell, face=NAMES.die(option.face))
    source = NAMES.of(view, option.source)
    if isinstance(option, StepAs):
        return text("option.step_as", cell=cell, face=NAMES.die(option.face), source=source)
    return text("option.hop", cell=cell, source=source)


def _die(view: State, option: Again | Dice) -> Text:
    return text(f"option.{option.tag()}", face=NAMES.die(option.face))


def _turn_to(view: State, option: TurnTo) -> Text:
    return text("option.turn_to", face=NAMES.die(option.face), to=NAMES.die(option.to))


def _end(view: State, option: End) -> Text:
    t = Journey.reading(view)
    card = handle_of(option.card)
    if view.things.zone[card].startswith("story."):
        endings = t.story(card).endings
    else:
        what = t.adventure(card).what
        endings = what.endings if isinstance(what, Quest) else ()
    told = card_texts.phrase(endings[option.number].effect)
    roman = card_texts.ROMAN[option.number]
    if isinstance(option, EndAs):
        sources = [NAMES.of(view, one) for one in (option.source, option.second) if one]
        return text("option.end_as", roman=roman, what=told, sources=listed(sources))
    return text("option.end", roman=roman, what=told)


def _prefer(view: State, option: Prefer) -> Text:
    event = Journey.reading(view).adventure(handle_of(option.card)).what
    assert isinstance(event, Event)
    return text("option.option", letter=option.letter, what=card_texts.event_option(event, option.letter))


def _part(view: State, option: Part) -> Text:
    choice = next((one for one in choices_on(option.source) if option.number < len(one.of)), None)
    what = Text("fx.nothing") if choice is None else card_texts.phrase(choice.of[option.number])
    return text("option.part", what=what)


def _attack(view: State, option: Attack) -> Text:
    t = Journey.reading(view)
    combat = t.combat
    n = sum(fighters.value(combat, one) for one in fighters.of_symbol(combat, combat.side, option.kind))
    return text("option.attack", kind=Text(f"symbol.{option.kind}"), n=n)


def _token(view: State, option: FlipIt | RecastIt) -> Text:
    return text(f"option.{option.tag()}", token=NAMES.of(view, option.token))


def _ability(view: State, option: Surge | Special) -> Text:
    """A named ability with what it does."""
    t = Journey.reading(view)
    found = [
        ability.rule
        for side in (0, 1)
        for moment in ("surge", "special")
        for ability in fighters.kit_of(t, side).at("surge" if moment == "surge" else "special")
        if (ability.source, ability.rule.name) == (option.source, option.name)
    ]
    what = card_texts.phrase(found[0].effect) if found else Text("fx.nothing")
    return text(f"option.{option.tag()}", ability=Text(f"ability.{option.name}"), what=what)


WRITE: Final[dict[type[Option], Callable[..., Text]]] = {
    Lead: lambda view, option: text("option.lead", hero=Text(HERO[option.hero].id)),
    Place: _cell,
    Go: _cell,
    Attempt: _card,
    Tell: _card,
    Toss: _card,
    Learn: _card,
    Give: _card,
    Beg: _card,
    Exerting: _card,
    Face: lambda view, option: text("option.face", villain=Text(VILLAINS[view.scenario])),
    Perform: _source,
    Use: _source,
    Shake: _source,
    Apply: _source,
    Block: _source,
    Defy: _player,
    Meet: _player,
    Buy: _priced,
    Sell: _priced,
    GiveGold: _gold,
    BegGold: _gold,
    PayGold: _gold,
    Step: _step,
    StepAs: _step,
    HopTo: _step,
    Again: _die,
    Dice: _die,
    TurnTo: _turn_to,
    End: _end,
    EndAs: _end,
    Prefer: _prefer,
    Part: _part,
    OfDeck: lambda view, option: text("option.deck", deck=Text(f"deck.{option.deck}")),
    Attack: _attack,
    Double: lambda view, option: text("option.double", top=NAMES.of(view, option.top)),
    Agile: lambda view, option: Text("option.agile"),
    FlipIt: _token,
    RecastIt: _token,
    Surge: _ability,
    Special: _ability,
}
"""Options whose label names what they are about; the others have one text each."""
