"""The questions of an adventure on a scene: what they point at, cost and bring."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.heroes import HEROES
from hexameron.games.runebound.content.tokens import TOKEN
from hexameron.games.runebound.options import (
    Adventure,
    Again,
    Apply,
    Attack,
    Attempt,
    Block,
    Buy,
    Defy,
    Face,
    Flee,
    Go,
    Lead,
    Learn,
    Meet,
    Part,
    Prefer,
    Rest,
    Sell,
    Shake,
    Slay,
    Special,
    Step,
    StepAs,
    Surge,
    Tell,
    Throw,
    Toss,
    Train,
    Use,
)
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.screen import card_faces, combat_view, labels, looks, reach
from hexameron.games.runebound.screen.names import NAMES, side_name
from hexameron.kernel.asking import Id, Option, Rolled
from hexameron.kernel.ids import thing_id
from hexameron.kernel.scene import Badge, Card, Way, Zone
from hexameron.kernel.screen.questions import QuestionView
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import OptionTone

ATTACKS: Final = (Attack, Face, Defy)
REVEALING: Final = (Throw, Again, Shake, Rest, Train, Adventure, Attempt, Tell, Face, Defy, Slay, Flee)
"""Options by which dice are rolled, tokens cast or cards drawn."""
STAGED: Final = ("event.option", "card.which", "shop.gain", "shop.offer", "setup.buy")
"""Questions whose cards take the stage."""


class JourneyQuestion(QuestionView[Journey]):
    """One question of an adventure."""

    def prompt(self) -> Text:
        return labels.prompt(self.table.state, self.question)

    def help(self) -> Text | None:
        return labels.help_for(self.table.state, self.question)

    def label(self, option: Option) -> Text:
        return labels.label(self.table.state, self.question.prompt, option)

    def at(self, option: Option) -> tuple[Id, ...]:
        match option:
            case Lead():
                return (f"hero.card.{option.hero}",)
            case Step() | StepAs():
                return (option.cell,)
            case Surge() | Special():
                return (combat_view.FIGHTER[self.table.combat.side],)
            case Attack():
                return (combat_view.FIGHTER[1 - self.table.combat.side],)
            case Defy() | Meet():
                return (option.player,)
            case Use() | Shake() | Apply() | Block() | Part():
                return self._card_of(option.source)
            case _:
                return option.at()

    def _card_of(self, source: str) -> tuple[Id, ...]:
        """The own card on which an ability is printed; those of heroes and enemies are named only."""
        t, seat = self.table, self.question.seat
        return tuple(
            [
                thing_id(card)
                for zone in (f"learned.{seat}", f"assets.{seat}")
                for card in t.things.in_zone(zone)
                if catalogue.RECORDS[t.things.face[card]].id == source
            ]
        )

    def tone(self, option: Option) -> OptionTone:
        return "attack" if isinstance(option, ATTACKS) else super().tone(option)

    def badge(self, option: Option) -> Badge | None:
        match option:
            case Buy() | Sell():
                return Badge(looks.GOLD, text("scene.price", n=option.gold), option.gold)
            case Step() | StepAs():
                return reach.badge(self.table.state.rolls[-1].faces, option.face)
            case Rolled(label="terrain"):
                return Badge(looks.DICE_ICONS[option.face], NAMES.die(option.face))
            case Rolled() if option.label in TOKEN:
                side = TOKEN[option.label].sides[option.face]
                return Badge(
                    looks.SYMBOLS[side.symbol], side_name(side), colour=looks.SYMBOL_COLOURS[side.symbol]
                )
            case Adventure():
                return Badge(looks.ACTION, Text("scene.two_actions"), 2)
            case _:
                return None

    def ways(self) -> Iterable[Way]:
        return reach.ways(self.table) if self.question.prompt == "move.step" else ()

    def reveals(self, option: Option) -> bool:
        """Dice, draws and cards that lie face down."""
        return isinstance(option, REVEALING)

    def here(self, option: Option) -> Text | None:
        match option:
            case Go() | Attempt() | Tell() | Learn() | Toss() | Meet() | Defy():
                return Text(f"here.{option.tag()}")
            case Buy() | Sell():
                return text(f"here.{option.tag()}", n=option.gold)
            case Prefer():
                return Text(f"card.letter.{option.letter}")
            case Surge() | Special():
                return text("here.ability", ability=Text(f"ability.{option.name}"))
            case _:
                return None

    def laid_out(self, id_: Id) -> Card | None:
        """A hero to choose from, or a card that lies on no zone that is shown."""
        if id_.startswith("hero.card."):
            names = [hero.id for hero in HEROES]
            return Card(id_, card_faces.HERO_FACE + names.index(id_.removeprefix("hero.card.")))
        if id_.startswith("t") and id_[1:].isdigit():
            face = self.table.things.face[int(id_[1:])]
            return Card(id_, face if face >= 0 else None)
        return None

    def is_staged(self, zone: Zone) -> bool:
        return zone.kind == "choice" or (zone.kind == "offer" and self.question.prompt == "shop.deal")

    def shows_cards(self) -> bool:
        return self.question.prompt in STAGED
