"""The options of a question: what each points at, what it costs, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexameron.games.mageknight.board import cells_at
from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.options import (
    AddElite,
    Aim,
    Announce,
    Attack,
    Burn,
    Buy,
    BuyArtifact,
    BuyHealing,
    BuyUnseen,
    Challenge,
    Choose,
    Colour,
    Declare,
    Disband,
    EndTurn,
    Enter,
    Explore,
    Forfeit,
    Go,
    HurtHero,
    HurtUnit,
    NextPhase,
    Parry,
    PayWith,
    Play,
    Plunder,
    Recruit,
    TakeSkill,
)
from hexameron.games.mageknight.rules import exploring, foes, interaction, mana, movement, sites
from hexameron.games.mageknight.screen import card_texts, harm, labels, names, travel, unused
from hexameron.games.mageknight.state import NOBODY
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Done, Option, Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of, is_thing, seat_of, thing_id
from hexameron.kernel.scene import Badge, Card, Choice, ChoicePart, Figure, Scene, Way, Zone
from hexameron.kernel.screen.questions import NOTHING_TOLD, QuestionView, card_of
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import OptionTone

GOOD: Final = "good"
BAD: Final = "bad"

AFTERWARDS: Final = ("turn.before", "turn.after")
"""Questions beside the turn itself: what can be done there can wait."""

PUT_TOGETHER: Final = ("combat.challenge", "combat.strike", "end.discard", "tactic.search")
"""Questions whose last answer begins what was put together, and leaves nothing unused."""

OF_THE_SOURCE: Final = ("mana.die", "skill.reroll", "tactic.search", "tactic.steal")
"""Questions in which a colour means a die of the Source that shows it."""


BOUGHT: Final = ("unit.offer", "advanced.offer", "spell.offer", "skill.common", "upgrades")
"""Offers that something is taken from for good."""
AMID: Final = ("turn.start", "turn.move", "turn.after", "turn.before", "combat.", "duel.")
"""Questions in which what lies on offer is only one of many things that can be used."""


class QuestQuestion(QuestionView[Quest]):
    """A question of the quest on its scene."""

    def prompt(self) -> Text:
        if self._brings_both():
            return Text("ask.level.both")
        return labels.prompt(self.table.state, self.question)

    def help(self) -> Text | None:
        return labels.WORDING.help(self.question)

    def label(self, option: Option) -> Text:
        return labels.label_for(self.table.state, self.question, option)

    def at(self, option: Option) -> tuple[str, ...]:
        return points_at(self.table, self.question, option)

    def refused_at(self, option: Option) -> tuple[str, ...]:
        return option.at()

    def tone(self, option: Option) -> OptionTone:
        """Whom one strikes, what harms, what can wait once the Action is done, and what leaves something."""
        q, prompt = self.table, self.question.prompt
        match option:
            case Aim() | Attack() | Challenge():
                return "attack"
            case Go() if option.cell in q.board.terrain and sites.unconquered(q, option.cell):
                return "attack"
            case HurtUnit() | HurtHero() | Disband():
                return "harm"
            case EndTurn() | Announce() | Forfeit():
                return "leave"
            case NextPhase():
                return "leave" if self._gives_way() else ""
            case Declare():
                return "confirm"
            case Done():
                return "confirm" if prompt in PUT_TOGETHER else super().tone(option)
            case _:
                return "extra" if prompt in AFTERWARDS else super().tone(option)

    def _gives_way(self) -> bool:
        """Whether the next phase of a combat leaves an enemy who could be struck, or an attack as it is."""
        combat = self.table.combat(self.question.seat)
        if combat.phase == "ranged":
            return any(isinstance(other, Aim) for other in self.question.options)
        return bool(unused.at_phase(self.table, self.question))

    def loses(self, option: Option) -> Text | None:
        match option:
            case EndTurn():
                return unused.at_end(self.table, self.question)
            case NextPhase():
                return unused.at_phase(self.table, self.question)
            case Announce() | Forfeit():
                return Text("lost.turn") if len(self.question.options) > 1 else None
            case _:
                return None

    def reveals(self, option: Option) -> bool:
        """Tiles, tokens and cards that lay face down."""
        match option:
            case Explore() | Enter() | Burn() | Plunder() | BuyArtifact() | BuyUnseen() | AddElite():
                return True
            case Done():
                return self.question.prompt == "end.discard"
            case _:
                return False

    def ways(self) -> Iterable[Way]:
        return travel.ways(self.table, self.question) if self.question.prompt == "turn.move" else ()

    def badge(self, option: Option) -> Badge | None:
        return badge_of(self.table, self.question.seat, option)

    def here(self, option: Option) -> Text | None:
        return labels.here(self.table.state, self.question, option)

    def is_staged(self, zone: Zone) -> bool:
        return zone.kind == "choice" or (zone.id in BOUGHT and not self.question.prompt.startswith(AMID))

    def shows_sheets(self) -> bool:
        return self.question.prompt == "hero.choose"

    def shows_cards(self) -> bool:
        return self.question.prompt == "tactic.preparation"

    def lists_options(self) -> bool:
        return self.question.prompt == "end.reward"

    def chosen_with(self, shown: Scene) -> Choice | None:
        """A new level brings a Skill and a card: both lie there, and are taken together (MK-LVL-06..08)."""
        if not self._brings_both():
            return None
        cards = self.table.things.in_zone("advanced.offer")
        drawn = f"skill.shown.{self.question.seat}"
        chains = []
        for option in self.question.options:
            assert isinstance(option, TakeSkill)
            own = self.table.things.zone[handle_of(option.card)] == drawn
            chains += [(option.card, thing_id(card)) for card in (cards if own else cards[:1])]
        skills = tuple([option.card for option in self.question.options if isinstance(option, TakeSkill)])
        free = len(chains) == len(skills) * len(cards)
        return Choice(
            (
                ChoicePart(skills, Text("scene.choice.skill"), text("scene.choice.of", n=len(skills))),
                ChoicePart(
                    tuple([thing_id(card) for card in cards]),
                    Text("scene.choice.action"),
                    text("scene.choice.of" if free else "scene.choice.of_lowest", n=len(cards)),
                ),
            ),
            tuple(chains),
        )

    def _brings_both(self) -> bool:
        """Whether a card comes with the Skill that is asked for."""
        return self.question.prompt == "level.skill" and self.table.things.count("advanced.offer") > 0

    def outcome(self, option: Option) -> tuple[Text | None, tuple[Figure, ...]]:
        """What is left of the Influence after paying."""
        q, me = self.table, self.question.seat
        if q.turn(me).step != "talk":
            return NOTHING_TOLD
        match option:
            case Recruit():
                price = interaction.unit_cost(q, me, handle_of(option.card))
            case Buy():
                price = interaction.card_cost(q, handle_of(option.card))
            case _:
                return NOTHING_TOLD
        return text("scene.left", n=q.turn(me).influence - price), ()

    def laid_out(self, id_: str) -> Card | None:
        if is_thing(id_):
            return card_of(self.table.things, handle_of(id_))
        return tactic_view(id_) if id_ in catalogue.TACTIC_FACES else None


def source_id(number: int) -> str:
    """The id of a die of the Source."""
    return f"source.{number}"


def _dice_of(q: Quest, colour: int) -> tuple[str, ...]:
    """The dice in the Source that show a colour; which of them is taken makes no difference."""
    dice = enumerate(q.state.source)
    return tuple(source_id(number) for number, die in dice if die.holder == NOBODY and die.face == colour)


def points_at(q: Quest, question: Question, option: Option) -> tuple[str, ...]:
    """What an option points at.

    A tile to come is all its spaces, a card is every copy in the hand, and mana of the Source is every die of
    its colour.
    """
    match option:
        case Explore():
            return tuple(cell for cell in cells_at(option.cell) if cell not in q.board.terrain)
        case Attack():
            return (f"hero.{seat_of(option.seat)}",)
        case Choose() if question.prompt == "hero.choose":
            return (f"hero.{option.tactic}",)
        case Play():
            card = handle_of(option.card)
            face, hand = q.things.face[card], q.hand(question.seat)
            alike = [thing_id(one) for one in hand if q.things.face[one] == face and one != card]
            return (option.card, *alike) if card in hand else (option.card,)
        case PayWith(kind="die"):
            return _dice_of(q, option.colour)
        case PayWith(kind="tactic"):
            return (source_id(mana.stolen(q, question.seat)),)
        case Colour() if question.prompt in OF_THE_SOURCE:
            return _dice_of(q, option.colour)
        case _:
            return option.at()


def badge_of(q: Quest, me: Seat, option: Option) -> Badge | None:
    """What an option costs or needs, and what it brings about."""
    match option:
        case Go() if q.player(me).turn.step == "move" and option.cell in q.board.terrain:
            return _step(q, me, option.cell)
        case Explore():
            n = exploring.price(q, me)
            return Badge("boot-prints", text("scene.explore", n=n), n)
        case Recruit() if q.player(me).turn.step == "talk":
            n = interaction.unit_cost(q, me, handle_of(option.card))
            return Badge("conversation", text("scene.influence", n=str(n)), n)
        case Buy() if q.player(me).turn.step == "talk":
            n = interaction.card_cost(q, handle_of(option.card))
            return Badge("conversation", text("scene.influence", n=str(n)), n)
        case BuyHealing() | BuyArtifact() | BuyUnseen() | AddElite() if q.player(me).turn.step == "talk":
            return Badge("conversation", text("scene.influence", n=str(interaction.price(q, me, option))))
        case Parry():
            foe = foes.foe(q.combat(me), option.foe)
            n = foes.to_block(q, foe, foe.threats[option.threat])
            return Badge("checked-shield", card_texts.block_text("physical", n), n)
        case HurtUnit() if _falls(q, me) and option.card in names.own_units(q.state, me):
            return Badge("", harm.for_unit(q, me, q.troop(me, option.card), harm.falling(q, me)))
        case HurtHero() if _falls(q, me):
            return Badge("", harm.for_hero(q, me, harm.falling(q, me)))
        case _:
            return None


def _falls(q: Quest, me: Seat) -> bool:
    """Whether the blow of an enemy is being assigned."""
    combat = q.turn(me).combat
    return q.state.duel is None and combat is not None and combat.damage > 0


def _step(q: Quest, me: Seat, cell: str) -> Badge | None:
    """The cost of a step, and whom it would provoke."""
    n = movement.cost(q, me, cell)
    if n < 0:
        return None
    if movement.provoked(q, me, q.player(me).at, cell):
        return Badge("boot-prints", text("scene.enter.provokes", n=n), n, BAD)
    if sites.unconquered(q, cell):
        return Badge("boot-prints", text("scene.enter.assault", n=n), n)
    return Badge("boot-prints", text("scene.enter", n=n), n)


def tactic_view(id_: str, *, used: bool = False) -> Card:
    badges = (Badge("", Text("scene.skill.round")),) if used else ()
    return Card(id_, catalogue.TACTIC_FACES[id_], badges, ("spent",) if used else ())
