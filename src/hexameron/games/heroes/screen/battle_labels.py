"""How a battle reads: stacks, attacks, cards and what one may choose."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content.effects import Rule
from hexameron.games.heroes.content.records import Lore
from hexameron.games.heroes.content.scrolls import SCROLLS
from hexameron.games.heroes.content.skills import SKILLS
from hexameron.games.heroes.options import (
    Aim,
    GiveUp,
    Hurt,
    PlaceFirst,
    Revive,
    SpendLuck,
    Strike,
    TurnElite,
    UseCard,
    UseScroll,
    WinArtifact,
)
from hexameron.games.heroes.rules import abilities, attack, stacks
from hexameron.games.heroes.screen import card_texts
from hexameron.games.heroes.screen.names import catalogue_name, name_in
from hexameron.games.heroes.state import Stack, State
from hexameron.games.heroes.table import HERO_CARD, Conquest
from hexameron.kernel.asking import Option
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of
from hexameron.kernel.text import Text, text

LORE: Final[dict[str, Lore]] = {card.id: card for card in (*SKILLS, *SCROLLS)}


def figures(view: State, question: Question) -> dict[str, int]:
    """The numbers that a question in battle is about."""
    battle = view.battle
    if battle is None:
        return {}
    match question.prompt:
        case "battle.wound":
            return {"n": battle.due}
        case "battle.lower" if battle.attack is not None:
            t = Conquest.reading(view)
            return {"n": attack.count(t, battle.attack)}
        case "battle.reroll" | "battle.force" if battle.attack is not None:
            return {"n": attack.hit_number(battle.attack), "of": len(battle.attack.dice)}
        case _:
            return {}


# ---------------------------------------------------------------------- options


def label(t: Conquest, prompt: str, option: Option) -> Text:
    """What stands on an option's button."""
    match option:
        case UseCard():
            return _card(t, option)
        case UseScroll():
            return _scroll(t, option)
        case Strike():
            return _strike(t, option)
        case PlaceFirst() | Aim():
            return numbered(t, option.stack)
        case TurnElite() | Revive():
            return text(f"option.{option.tag()}", unit=name_in(t, t.battle.stacks[option.stack]))
        case Hurt():
            return _hurt(t, option)
        case GiveUp():
            side = "elite" if option.elite else "basic"
            return text(f"option.give_up.{side}", unit=name_in(t, t.battle.stacks[option.stack]))
        case SpendLuck():
            return Text(f"option.luck.{option.against}")
        case WinArtifact():
            face = t.things.face[handle_of(option.artifact)]
            return text("option.win_artifact", artifact=Text(catalogue.artifact(face).id))
        case _:
            return Text(f"option.{option.tag()}")


def numbered(t: Conquest, id_: str) -> Text:
    """A stack by its name; the second token of Dark Days is told apart."""
    stack = t.battle.stacks[id_]
    alike = [one.id for one in t.battle.stacks.values() if one.printed and one.printed == stack.printed]
    if len(alike) > 1 and alike[0] != id_:
        return text("battle.extra", creature=name_in(t, stack))
    return name_in(t, stack)


def _hurt(t: Conquest, option: Hurt) -> Text:
    """The stack, and where it has both sides, which one is wounded first."""
    stack = t.battle.stacks[option.stack]
    if not _mixed(t, stack):
        return numbered(t, stack.id)
    side = "elite" if option.elite else "basic"
    return text(f"option.hurt.{side}", unit=name_in(t, stack))


def _mixed(t: Conquest, stack: Stack) -> bool:
    """Whether a stack has basic and elite units."""
    if stack.kind != "unit":
        return False
    hero = stacks.leader(t, stack)
    return bool(hero.basic[stack.level - 1] and hero.elite[stack.level - 1])


def here(t: Conquest, option: Option) -> Text | None:
    """The label on the stack itself."""
    match option:
        case Hurt():
            stack = t.battle.stacks[option.stack]
            if not _mixed(t, stack):
                return Text("here.hurt")
            return Text(f"here.hurt.{'elite' if option.elite else 'basic'}")
        case GiveUp():
            return Text(f"here.give_up.{'elite' if option.elite else 'basic'}")
        case Aim():
            return Text("here.aim")
        case PlaceFirst():
            return Text("here.first")
        case _:
            return None


def _strike(t: Conquest, option: Strike) -> Text:
    """How many dice are rolled, with what."""
    acting = t.battle.acting
    stack = t.battle.stacks[acting]
    n = stacks.dice_number(t, stack, elite=option.elite)
    kind = "elite" if option.elite else "plain"
    if option.elite and n == 0:
        kind = "alone"
    if option.magic:
        kind = f"magic.{kind}"
    return text(f"option.strike.{kind}", n=n)


def _card(t: Conquest, option: UseCard) -> Text:
    """A card by its name, and where there are two ways to use it, what the way does."""
    named = catalogue_name(option.source)
    card = LORE.get(option.source)
    if card is None:
        return named
    schools = next(
        t.card(t.hero(side.hero)).schools
        for side in t.battle.sides
        if side.hero and _has_skill(t, side.hero, option.source)
    )
    return _way(named, abilities.lore_ways(card, schools), option.way)


def _has_skill(t: Conquest, hero: str, skill: str) -> bool:
    return any(t.skill(card).id == skill for card in t.held(t.hero(hero), "skills"))


def _scroll(t: Conquest, option: UseScroll) -> Text:
    card = handle_of(option.scroll)
    scroll = t.scroll(card)
    hero = t.things.zone[card].partition(".")[2]
    return _way(Text(scroll.id), abilities.lore_ways(scroll, HERO_CARD[hero].schools), option.way)


def _way(named: Text, ways: tuple[tuple[Rule, ...], ...], way: int) -> Text:
    if len(ways) == 1:
        return named
    return text("option.way", card=named, what=card_texts.phrase(ways[way][0].effect))
