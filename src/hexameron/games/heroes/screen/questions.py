"""A question of a conquest on its scene: what its options point at, cost and lead to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexameron.games.heroes.content.towns import BUILDING
from hexameron.games.heroes.options import (
    Activate,
    Advance,
    Aim,
    Build,
    Buy,
    Choose,
    Dismiss,
    Exchange,
    Explore,
    GiveUp,
    Go,
    Hurt,
    Lead,
    Part,
    Play,
    Portal,
    Promote,
    RerollMisses,
    RerollOne,
    Revive,
    Seize,
    Sell,
    SpendLuck,
    Stop,
    Strike,
    Study,
    UseCard,
    UseScroll,
)
from hexameron.games.heroes.rules import armies, building, movement, stacks, values
from hexameron.games.heroes.screen import battle_view, card_texts, forecast, labels
from hexameron.games.heroes.screen.looks import (
    MOVEMENT,
)
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Done, Option, Pick, Yes
from hexameron.kernel.ids import handle_of, is_thing, thing_id
from hexameron.kernel.scene import (
    Badge,
    Card,
    Figure,
    Way,
    Zone,
)
from hexameron.kernel.screen.questions import QuestionView, card_of
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import BadgeTone, OptionTone

BAD: Final = "bad"

BOUGHT: Final = ("building.what", "recruiting.what", "arena.recruit")
"""Questions about what is bought in the city."""
BEFORE: Final = ("setup.faction", "setup.hero")
"""Questions whose answers have sheets of their own."""
SPREAD: Final = ("battle.prize", "deposit.take")
"""Questions about cards that lie in a pile or before somebody else."""
LORE: Final = ("skill.keep", "scroll.keep")
"""Questions about cards whose second half is for heroes of its school."""
WORDED: Final = ("treasure.part", "battle.prize")
"""Questions whose answers are things that are told in words only."""


class ConquestQuestion(QuestionView[Conquest]):
    """A question with what its options lead to, cost and point at."""

    def prompt(self) -> Text:
        return labels.prompt(self.table.state, self.question)

    def help(self) -> Text | None:
        return labels.help_for(self.table, self.question)

    def label(self, option: Option) -> Text:
        return labels.label_in(self.table, self.question.prompt, option, self.question.seat)

    def here(self, option: Option) -> Text | None:
        return labels.here(self.table, option)

    def ways(self) -> Iterable[Way]:
        return forecast.ways(self.table) if self.question.prompt == "hero.move" else ()

    def laid_out(self, id_: str) -> Card | None:
        return card_of(self.table.things, handle_of(id_)) if is_thing(id_) else None

    def is_staged(self, zone: Zone) -> bool:
        return super().is_staged(zone) or (zone.kind == "offer" and self.question.prompt in BOUGHT)

    def shows_sheets(self) -> bool:
        return self.question.prompt in BEFORE

    def shows_cards(self) -> bool:
        return self.question.prompt in SPREAD

    def lists_options(self) -> bool:
        return self.question.prompt in WORDED

    def outcome(self, option: Option) -> tuple[Text | None, tuple[Figure, ...]]:
        """What would come of an option, where it can be told."""
        t = self.table
        if isinstance(option, Play) and option.action:
            return Text(f"card.does.{option.action}"), ()
        if isinstance(option, Buy | Build):
            return self._left(option), ()
        if isinstance(option, Pick) and self.question.prompt in LORE:
            return self._school(option), ()
        if isinstance(option, Hurt):
            return battle_view.outcome(t, option) or (None, ())
        if labels.meets(t, option) == forecast.FIGHT and t.state.action is not None:
            hero = t.hero(t.state.action.hero)
            return forecast.odds_text(forecast.chance(t, hero, forecast.field_of(t, option))), ()
        return None, ()

    def _school(self, option: Pick) -> Text:
        """Whether the hero knows the school of a card, without which its lower half does nothing."""
        t, handle = self.table, handle_of(option.id)
        lore = t.skill(handle) if self.question.prompt == "skill.keep" else t.scroll(handle)
        hero = t.hero(self.question.actor)
        known = lore.school in t.card(hero).schools
        return text("scene.school.known" if known else "scene.school.unknown", hero=Text(t.card(hero).id))

    def _left(self, option: Buy | Build) -> Text:
        """What is left after paying."""
        t = self.table
        player = t.player(self.question.seat)
        if isinstance(option, Buy):
            price = values.price(t, t.hero(option.hero), option.level, elite=option.elite)
            return text("scene.left.gold", n=player.gold - price)
        record = BUILDING[option.building]
        cost = building.price(t, self.question.seat, record, record.costs[option.cost])
        if cost.gold:
            return text("scene.left.both", gold=player.gold - cost.gold, n=player.resources - cost.resources)
        return text("scene.left.resources", n=player.resources - cost.resources)

    def at(self, option: Option) -> tuple[str, ...]:
        """What an option points at on the table."""
        t = self.table
        match option:
            case Choose():
                return (f"faction.{option.faction}",)
            case Lead():
                return (option.hero,)
            case UseCard():
                return _card_of(t, option.source)
            case Buy():
                return (f"recruit.{option.level}",)
            case Promote() if t.state.battle is None:
                return (f"army.{option.hero}.{option.level}.basic",)
            case Dismiss() if t.state.battle is None:
                return (f"army.{option.hero}.{option.level}.{'elite' if option.elite else 'basic'}",)
            case RerollOne():
                return battle_view.misses(t)
            case SpendLuck(against="elite_die"):
                return (battle_view.ELITE_DIE,)
            case Part() | Advance():
                return ()
            case Revive() if not stacks.alive(t, t.battle.stacks[option.stack]):
                return ()
            case _:
                return super().at(option)

    def tone(self, option: Option) -> OptionTone:
        """To flee, to lose units and to take wounds harm; trade and the scrolls of a march can wait."""
        t, prompt = self.table, self.question.prompt
        match option:
            case Go() | Portal() | Explore() | Seize():
                return "attack" if labels.meets(t, option) == "fight" else ""
            case Aim():
                return "attack"
            case Stop() | Play(action=""):
                return "leave"
            case Exchange() | Sell():
                return "extra"
            case UseScroll() if prompt == "hero.move":
                return "extra"
            case Dismiss() | GiveUp() | Hurt():
                return "harm"
            case Yes() if prompt == "battle.flee":
                return "harm"
            case _:
                return super().tone(option)

    def loses(self, option: Option) -> Text | None:
        """The action of a card, heroes that stay idle, Movement, and what a flight costs."""
        t, prompt = self.table, self.question.prompt
        match option:
            case Play(action=""):
                return Text("lost.action")
            case Done() if prompt == "building.what":
                return Text("lost.action")
            case Done() if prompt == "recruiting.what" and not t.action.bought and self._offers(Buy):
                return Text("lost.action")
            case Done() if prompt == "activation.hero" and (n := self._offers(Activate)):
                return text("lost.heroes", n=n)
            case Stop() if self._offers(Seize):
                return Text("lost.field")
            case Stop() if self._offers(Go, Portal, Explore):
                return text("lost.movement", n=t.action.movement) if t.action.movement else None
            case Yes() if prompt == "battle.flee":
                return Text("lost.battle")
            case _:
                return None

    def _offers(self, *kinds: type[Option]) -> int:
        """How many options of these kinds there are."""
        return sum(isinstance(other, kinds) for other in self.question.options)

    def reveals(self, option: Option) -> bool:
        """Dice and draws."""
        match option:
            case Strike() | SpendLuck() | RerollMisses() | RerollOne() | Study():
                return True
            case Explore():
                return labels.meets(self.table, option) != forecast.FIGHT
            case _:
                return False

    def times(self, option: Option) -> int:
        """How many units of a kind can be bought at once."""
        t = self.table
        if not isinstance(option, Buy) or self.question.prompt != "recruiting.what":
            return 0
        hero = t.hero(option.hero)
        price = values.price(t, hero, option.level, elite=option.elite)
        left = values.recruit_limit(t, hero.seat) - t.action.bought
        most = min(left, armies.room(t, hero), t.reserve(hero.seat, option.level))
        most = min(most, t.owner(hero).gold // price) if price else most
        return most if most > 1 else 0

    def named(self, option: Option) -> bool:
        """What can be done where the hero stands: its field glows like those to go to."""
        return isinstance(option, Seize | Explore)

    def badge(self, option: Option) -> Badge | None:
        """What an option costs."""
        t = self.table
        match option:
            case Go() if t.state.action is not None:
                return Badge(MOVEMENT, text("scene.step", n=movement.STEP), movement.STEP, _danger(t, option))
            case Strike():
                return battle_view.expected(t, option)
            case Build():
                record = BUILDING[option.building]
                cost = building.price(t, t.state.active, record, record.costs[option.cost])
                n = cost.resources or cost.gold
                return Badge("", card_texts.price_text(cost), n)
            case _:
                return None


def _card_of(t: Conquest, source: str) -> tuple[str, ...]:
    """The skill, artifact or building from which an effect comes, where it lies on the table."""
    battle = t.state.battle
    for side in battle.sides if battle is not None else ():
        if not side.hero:
            continue
        hero = t.hero(side.hero)
        for handle in t.held(hero, "skills"):
            if t.skill(handle).id == source:
                return (thing_id(handle),)
        for handle in t.held(hero, "artifacts"):
            if t.artifact(handle).id == source:
                return (thing_id(handle),)
    return ()


def _danger(t: Conquest, option: Go) -> BadgeTone:
    """Marks a step into a battle that would rather be lost."""
    if labels.meets(t, option) != forecast.FIGHT:
        return ""
    hero = t.hero(t.action.hero)
    return BAD if forecast.chance(t, hero, option.field) < forecast.EVEN else ""
