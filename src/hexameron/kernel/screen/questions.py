"""A question on a scene: its words, and its options bound to what they point at.

A game subclasses :class:`QuestionView` and says what it draws of its own; ``on`` puts the whole onto a scene.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from hexameron.kernel.asking import Done, Id, Option, Pass
from hexameron.kernel.game import Question
from hexameron.kernel.ids import thing_id
from hexameron.kernel.scene import (
    Badge,
    Card,
    Choice,
    ChoicePart,
    Figure,
    OptionView,
    RefusedView,
    Scene,
    Way,
    Zone,
)
from hexameron.kernel.table import Table
from hexameron.kernel.text import Text
from hexameron.kernel.things import Things
from hexameron.kernel.words import OptionTone

T = TypeVar("T", bound=Table[Any])

NOTHING_TOLD: tuple[None, tuple[Figure, ...]] = (None, ())


def card_of(things: Things, handle: int, *badges: Badge) -> Card:
    """A thing as a card: its face if the viewer knows it."""
    face = things.face[handle]
    return Card(thing_id(handle), face if face >= 0 else None, badges)


class QuestionView(Generic[T]):
    """One question as a seat's screen shows it, read from a table on that seat's view."""

    def __init__(self, table: T, question: Question) -> None:
        self.table = table
        self.question = question

    # ------------------------------------------------------------------ to be overridden

    def prompt(self) -> Text:
        """The question in words."""
        raise NotImplementedError

    def help(self) -> Text | None:
        """A line that explains it."""
        return None

    def label(self, option: Option) -> Text:
        """What stands on an option's button."""
        raise NotImplementedError

    def at(self, option: Option) -> tuple[Id, ...]:
        """What an option points at on the screen."""
        return option.at()

    def refused_at(self, option: Option) -> tuple[Id, ...]:
        """What an option that is refused points at."""
        return self.at(option)

    def tone(self, option: Option) -> OptionTone:
        """Whether an option confirms, leaves something unused, harms, attacks, can wait, or is one of many.

        Done ends a pick in which something was picked; else it leaves something, as a pass does.
        """
        match option:
            case Done() if self.question.group and self.question.count[0] > 1:
                return "confirm"
            case Done() | Pass():
                return "leave"
            case _:
                return ""

    def loses(self, option: Option) -> Text | None:
        """What goes unused or is surely lost by an option."""
        return None

    def reveals(self, option: Option) -> bool:
        """Whether somebody comes to know something by an option: a roll, a draw, what lay face down."""
        return False

    def times(self, option: Option) -> int:
        """How many times running an option can be chosen, if people would name a number; else 0."""
        return 0

    def named(self, option: Option) -> bool:
        """Whether the question names an option that points at something, which glows like all the others."""
        return False

    def badge(self, option: Option) -> Badge | None:
        """What an option costs or gives."""
        return None

    def here(self, option: Option) -> Text | None:
        """Its label beside the thing itself, which need not be named again."""
        return None

    def outcome(self, option: Option) -> tuple[Text | None, tuple[Figure, ...]]:
        """What would come of an option, and what would be left, where it can be told."""
        return NOTHING_TOLD

    def ways(self) -> Iterable[Way]:
        """Spaces that are reached by several choices."""
        return ()

    def laid_out(self, id_: Id) -> Card | None:
        """A card that an option points at and that lies nowhere on the table, to be laid beside it."""
        return None

    def is_staged(self, zone: Zone) -> bool:
        """Whether the cards of a zone that something is offered of, or refused, take the stage."""
        return zone.kind == "choice"

    def shows_sheets(self) -> bool:
        """Whether the sheets that options point at are what is chosen from, such as heroes before a game."""
        return False

    def shows_cards(self) -> bool:
        """Whether the cards that options point at take the stage wherever they lie."""
        return False

    def lists_options(self) -> bool:
        """Whether options that point at nothing take the stage, too, as plain cards."""
        return False

    def chosen_with(self, shown: Scene) -> Choice | None:
        """A choice of several questions at once, where this is the first of them."""
        return None

    # ------------------------------------------------------------------ the whole

    def on(self, shown: Scene) -> Scene:
        """The scene with the question on it."""
        options = _settled([self._option(option) for option in self.question.options])
        whole = self.question.whole
        asked = msgspec.structs.replace(
            shown,
            zones=(*self._choice(shown, options), *shown.zones),
            prompt=self.prompt(),
            help=self.help(),
            group=self.question.group,
            entry=self.question.entry,
            options=options,
            whole=tuple([option.key() for option in whole]) if len(whole) > 1 else (),
            ways=tuple(self.ways()),
            refused=tuple(
                [
                    RefusedView(self.label(no.option), no.why, no.rule, self.refused_at(no.option))
                    for no in self.question.refused
                ]
            ),
        )
        return msgspec.structs.replace(asked, choice=self.chosen_with(asked) or self._staged(asked))

    def _staged(self, shown: Scene) -> Choice | None:
        """The zones and sheets that the question is about, or its options themselves."""
        offered = {id_ for option in shown.options for id_ in option.at}
        meant = offered | {id_ for no in shown.refused for id_ in no.at}
        parts = [
            ChoicePart(tuple([card.id for card in zone.cards]), zone.name)
            for zone in shown.zones
            if self.is_staged(zone) and any(card.id in meant for card in zone.cards)
        ]
        if self.shows_sheets():
            parts.append(ChoicePart(tuple([panel.id for panel in shown.panels if panel.id in offered])))
        if self.shows_cards():
            laid = {id_ for part in parts for id_ in part.things}
            meant_too = dict.fromkeys(id_ for option in shown.options for id_ in option.at)
            parts.append(ChoicePart(tuple([id_ for id_ in meant_too if id_ not in laid])))
        if self.lists_options():
            parts.append(ChoicePart(tuple([option.key for option in shown.options if not option.at])))
        parts = [part for part in parts if part.things]
        return Choice(tuple(parts)) if parts else None

    def _option(self, option: Option) -> OptionView:
        then, left = self.outcome(option)
        return OptionView(
            option.key(),
            self.label(option),
            self.at(option),
            self.tone(option),
            self.badge(option),
            self.here(option),
            then,
            left,
            self.loses(option),
            self.reveals(option),
            self.times(option),
            self.named(option),
        )

    def _choice(self, shown: Scene, options: tuple[OptionView, ...]) -> Iterable[Zone]:
        """Cards that a question asks about and that lie nowhere on the table are laid out beside it."""
        there = {card.id for zone in shown.zones for card in zone.cards}
        there |= {piece.id for piece in shown.pieces}
        asked = dict.fromkeys(id_ for option in options for id_ in option.at if id_ not in there)
        cards = tuple([card for id_ in asked if (card := self.laid_out(id_)) is not None])
        if cards:
            yield Zone("choice", Text("scene.zone.choice"), "choice", cards, len(cards))


def _settled(options: Sequence[OptionView]) -> tuple[OptionView, ...]:
    """The options; where all others can wait or only harm, what would leave something is the way on."""
    pressing = [option for option in options if option.tone not in ("extra", "harm")]
    if len(pressing) != 1 or pressing[0].tone != "leave":
        return tuple(options)
    on = msgspec.structs.replace(pressing[0], tone="confirm", loses=None)
    return tuple([on if option is pressing[0] else option for option in options])
