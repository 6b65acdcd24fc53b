"""How options read: texts made from a seat's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexameron.games.runewars.content.catalogue import RECORDS
from hexameron.games.runewars.content.effects import Choice, Effect, each
from hexameron.games.runewars.content.orders import ORDER
from hexameron.games.runewars.content.units import UNITS
from hexameron.games.runewars.options import (
    Activate,
    At,
    Attempt,
    Benefit,
    Bid,
    Build,
    Challenge,
    Choose,
    Claim,
    Demolish,
    Draws,
    Go,
    HandOver,
    Hit,
    Kind,
    Lay,
    LayTile,
    Lead,
    OfDial,
    Office,
    Part,
    Pay,
    PickUp,
    Play,
    Raise,
    Repair,
    Send,
    Spend,
    UseCard,
    Walk,
)
from hexameron.games.runewars.screen import card_texts
from hexameron.games.runewars.screen.names import NAMES
from hexameron.games.runewars.screen.prompts import WORDS
from hexameron.games.runewars.state import State
from hexameron.kernel.asking import Option, Some
from hexameron.kernel.text import Text, text


def label(view: State, prompt_: str, option: Option) -> Text:
    """What stands on an option's button."""
    common = WORDS.common(view, prompt_, option)
    if common is not None:
        return common
    write = WRITE.get(type(option))
    return write(view, option) if write is not None else Text(f"option.{option.tag()}")


def _area(view: State, option: At | Activate | Repair | Go | Demolish) -> Text:
    return text(f"option.{option.tag()}", area=NAMES.of(view, option.area))


def _card(view: State, option: Attempt | Play | Spend) -> Text:
    return text(f"option.{option.tag()}", card=NAMES.of(view, option.card))


def _amount(view: State, option: Bid | Pay) -> Text:
    return text(f"option.{option.tag()}", n=option.n)


def _use(view: State, option: UseCard) -> Text:
    return text("option.use", source=NAMES.of(view, option.card or option.source))


def _benefit(view: State, option: Benefit) -> Text:
    """What a city gives, or what everybody may take in Fall."""
    what = Text(f"benefit.{option.what}")
    return text("option.benefit", area=NAMES.of(view, option.area), what=what) if option.area else what


def _build(view: State, option: Build) -> Text:
    what = Text("option.build.fort" if option.what == "fort" else f"work.{option.what}")
    return text("option.build", area=NAMES.of(view, option.area), what=what)


def _effects() -> dict[str, tuple[Effect, ...]]:
    """The effects printed on each thing."""
    found: dict[str, tuple[Effect, ...]] = {}
    for record in (*RECORDS, *UNITS):
        printed: list[Effect] = []
        for name in record.__struct_fields__:
            value = getattr(record, name)
            for part in value if isinstance(value, tuple) else (value,):
                effect = getattr(part, "effect", part)
                if isinstance(effect, Effect):
                    printed += each(effect)
        found[record.id] = tuple(printed)
    return found


EFFECTS: Final = _effects()


def part_of(source: str, number: int) -> Text:
    """One of several effects that are printed on a thing."""
    choices = [effect for effect in EFFECTS.get(source, ()) if isinstance(effect, Choice)]
    found = next((choice for choice in choices if number < len(choice.of)), None)
    return Text("fx.nothing") if found is None else card_texts.phrase(found.of[number])


WRITE: Final[dict[type[Option], Callable[..., Text]]] = {
    Some: lambda view, option: text("option.some", what=NAMES.of(view, option.id), n=option.n),
    Lead: lambda view, option: text("option.lead", faction=Text(f"faction.{option.faction}")),
    LayTile: lambda view, option: text("option.tile", tile=option.tile),
    Lay: lambda view, option: text(
        "option.lay", rune=NAMES.of(view, option.rune), area=NAMES.of(view, option.area)
    ),
    At: _area,
    Choose: lambda view, option: text("option.order", order=Text(ORDER[option.number].name), n=option.number),
    Bid: _amount,
    Pay: _amount,
    Activate: _area,
    Send: lambda view, option: text("option.send", source=option.source, target=option.target),
    Walk: lambda view, option: text("option.walk", hero=Text(option.hero), area=option.area),
    OfDial: lambda view, option: text("option.dial", resource=Text(f"resource.{option.resource}")),
    Benefit: _benefit,
    Claim: lambda view, option: text("option.claim", title=Text(option.title), n=option.n),
    Build: _build,
    Repair: _area,
    Kind: lambda view, option: text("option.kind", unit=Text(f"unit.{option.kind}")),
    Hit: lambda view, option: text("option.hit", figure=NAMES.of(view, option.figure)),
    Go: _area,
    Raise: lambda view, option: text("option.raise", attribute=Text(f"attribute.{option.attribute}")),
    Challenge: lambda view, option: text("option.challenge", hero=Text(option.hero)),
    Attempt: _card,
    UseCard: _use,
    Part: lambda view, option: text("option.part", what=part_of(option.source, option.number)),
    Draws: lambda view, option: text("option.draws", player=NAMES.of(view, option.player), n=option.n),
    Play: _card,
    Spend: _card,
    Office: lambda view, option: text("option.office", title=Text(option.title)),
    HandOver: lambda view, option: text(
        "option.hand_over", card=NAMES.of(view, option.card), hero=Text(option.hero)
    ),
    PickUp: lambda view, option: text("option.pick_up", hero=Text(option.hero)),
    Demolish: _area,
}
"""Options whose label names what they are about; the others have one text each."""
