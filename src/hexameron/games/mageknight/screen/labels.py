"""How prompts and options read: texts made from a seat's view."""

from __future__ import annotations

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import BLUE, COLOURS, GREEN, RED, WHITE
from hexameron.games.mageknight.options import (
    Activate,
    Against,
    Aim,
    Attach,
    Attack,
    Bid,
    Branch,
    Bribe,
    Buy,
    Choose,
    Colour,
    Disband,
    EndTurn,
    Face,
    HealUnit,
    HurtUnit,
    Invite,
    Learn,
    Mark,
    NextPhase,
    OnCell,
    OnFoe,
    OnThing,
    Parry,
    Participate,
    PayWith,
    Play,
    Recruit,
    ReturnSkill,
    Reward,
    Share,
    Slow,
    Spend,
    Steal,
    TakeSkill,
    Target,
    UseBanner,
    UseSkill,
    UseTactic,
)
from hexameron.games.mageknight.rules.cards.skills import prey
from hexameron.games.mageknight.rules.foes import strength
from hexameron.games.mageknight.rules.ways import SIDEWAYS, price
from hexameron.games.mageknight.screen import card_texts
from hexameron.games.mageknight.screen.names import NAMES, cell_name, fighter, foe_name, foe_of, name
from hexameron.games.mageknight.state import State, Threat
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Pick
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of
from hexameron.kernel.screen.labels import Wording
from hexameron.kernel.text import Text, text

ALSO = ".also"
"""The end of the prompt of those who may act while another is asked."""

ENDS = (
    "turn.before", "combat.challenge", "combat.strike", "combat.target", "combat.against", "end.glade",
    "end.unit", "end.crystal_joy", "move.jump", "mana.melted", "card.mind_steal", "unit.ready", "unit.tire",
    "delphana.which", "staff.which", "skill.reroll", "tactic.search", "hero.bid", "duel.attack",
    "duel.block", "duel.damage", "upgrade.take",
)  # fmt: skip
"""Prompts whose last answer (done, pass) has words of its own."""


# ---------------------------------------------------------------------- prompts


def prompt(view: State, question: Question) -> Text:
    """The question in words. Its text may use ``$who``: for whom or what it is asked."""
    if question.prompt.endswith(ALSO):
        return Text("ask.also")
    if question.prompt == "effect.choice":
        return _choice_prompt(view, question.actor)
    return WORDING.prompt(view, question)


def _choice_prompt(view: State, actor: str) -> Text:
    """Which card, and which half of it, offers a choice."""
    if not actor:
        return Text("ask.effect.kind")
    found = _asked_choice(view, actor)
    way = found[0] if found is not None else ""
    return text("ask.effect.choice", who=name(view, actor.partition(".")[0]), way=way or "only")


HELPED = (
    "turn.start", "turn.move", "turn.talk", "turn.after", "rest.card", "rest.wounds", "tactic.choose",
    "mana.pay", "mana.die", "effect.choice", "combat.challenge", "combat.ranged", "combat.block",
    "combat.face", "combat.damage", "combat.attack", "combat.strike", "duel.participate", "duel.attack",
    "duel.block", "duel.damage", "pact.invite", "pact.share", "pact.agree", "pact.march", "end.withdraw",
    "end.reward", "end.discard", "end.artifact", "level.skill", "level.action", "unit.disband", "turn.before",
    "hero.choose", "tactic.rethink", "unit.bond",
)  # fmt: skip
"""Prompts with a line that says what one can do now, and why it is asked."""


WORDING = Wording(NAMES, asks="ask.", helped=HELPED, ends=ENDS)


# ---------------------------------------------------------------------- options


def here(view: State, question: Question, option: Option) -> Text | None:
    """What stands on an option's button beside the card, unit or enemy that it is about."""
    match option:
        case Play():
            return _here_card(view, option)
        case Activate():
            face = view.things.face[handle_of(option.card)]
            return card_texts.ability_text(catalogue.unit(face).abilities[option.ability])
        case Attach():
            return text("here.attach", unit=name(view, option.unit))
        case Choose() if question.prompt == "hero.choose":
            return Text("here.hero")
        case Parry() | Against() | Face() | Slow():
            foe = foe_of(view, option.foe)
            if foe is None or option.threat >= len(foe.threats):
                return None
            return text(f"here.{option.tag()}", blow=_blow(foe.threats[option.threat]))
        case UseSkill():
            return card_texts.effect_text(catalogue.skill(view.things.face[handle_of(option.card)]).effect)
        case ReturnSkill() | UseBanner() | Bribe() | Learn() | HealUnit() | HurtUnit():
            return Text(f"here.{option.tag()}")
        case Recruit() | Disband() | Buy() | Aim() | Target() | TakeSkill() | Steal():
            return Text(f"here.{option.tag()}")
        case _:
            return None


def _here_card(view: State, option: Play) -> Text:
    """A half of a card with the mana it costs, or what it is worth sideways."""
    if option.way in SIDEWAYS:
        return text("here.sideways", points=card_texts.phrase(SIDEWAYS[option.way]))
    deed = catalogue.deed(view.things.face[handle_of(option.card)])
    strong = option.way == "strong"
    does = card_texts.half_text(deed, strong=strong)
    if strong and deed.kind == "artifact":
        return text("here.throw", does=does)
    return card_texts.for_mana(price(deed, strong=strong), does)


def label_for(view: State, question: Question, option: Option) -> Text:
    """What stands on an option's button, with what the question says about its source."""
    if question.prompt == "effect.choice" and isinstance(option, Branch):
        return _chosen_effect(view, question.actor, option.number)
    return label(view, question.prompt, option)


def label(view: State, prompt_: str, option: Option) -> Text:
    """What stands on an option's button."""
    match option:
        case NextPhase() if prompt_ == "combat.attack":
            return Text("option.next.end")
        case EndTurn() if prompt_ == "turn.talk":
            return Text("option.end.talk")
        case Pick():
            return text("option.pick", what=name(view, option.id))
        case Branch():
            return _branch(view, prompt_, option.number)
        case Play() | Activate() | OnThing() | Attach():
            return _of_thing(view, option)
        case OnFoe() | Parry() | Against() | Face() | Slow():
            return _of_foe(view, option)
        case _:
            return WORDING.common(view, prompt_, option) or _other(view, option)


def _of_thing(view: State, option: Play | Activate | OnThing | Attach) -> Text:
    card = name(view, option.card)
    match option:
        case Play() if option.way in SIDEWAYS:
            return text("option.play.sideways", card=card, points=card_texts.phrase(SIDEWAYS[option.way]))
        case Play():
            return text(f"option.play.{option.way}", card=card, does=_half(view, option))
        case Activate():
            face = view.things.face[handle_of(option.card)]
            ability = catalogue.unit(face).abilities[option.ability]
            return text("option.activate", unit=card, does=card_texts.ability_text(ability))
        case Attach():
            return text("option.attach", card=card, unit=name(view, option.unit))
        case _:
            return text(f"option.{option.tag()}", card=card)


def _half(view: State, option: Play) -> Text:
    """What a card would do when it is played so."""
    face = view.things.face[handle_of(option.card)]
    if option.way in {"basic", "strong"} and 0 <= face < catalogue.UNIT_FACE:
        return card_texts.half_text(catalogue.deed(face), strong=option.way == "strong")
    return Text(f"way.{option.way}")


def _of_foe(view: State, option: OnFoe | Parry | Against | Face | Slow) -> Text:
    foe = foe_name(view, option.foe)
    one = foe_of(view, option.foe)
    if isinstance(option, OnFoe) or one is None or option.threat >= len(one.threats):
        return text(f"option.{option.tag()}", foe=foe)
    return text(f"option.{option.tag()}", foe=foe, blow=_blow(one.threats[option.threat]))


def _blow(threat: Threat) -> Text:
    return text(f"blow.{threat.element}", n=strength(threat))


def _other(view: State, option: Option) -> Text:
    tag = f"option.{option.tag()}"
    match option:
        case OnCell():
            return text(tag, cell=cell_name(view, option.cell))
        case Colour():
            return Text(f"mana.{COLOURS[option.colour]}")
        case PayWith():
            return text(f"option.pay.{option.kind}", mana=Text(f"mana.{COLOURS[option.colour]}"))
        case UseTactic():
            return text(tag, tactic=Text(option.name))
        case Choose():
            return Text(option.tactic if "." in option.tactic else f"hero.{option.tactic}")
        case Attack():
            return text(tag, who=name(view, option.seat))
        case Invite():
            return text(tag, city=Text(f"city.{option.city}"))
        case Mark():
            return text(f"{tag}.instead", who=name(view, option.instead)) if option.instead else Text(tag)
        case _:
            return _small(option, tag)


def _small(option: Option, tag: str) -> Text:
    match option:
        case Spend():
            return Text(f"{tag}.{option.what}")
        case Reward():
            return Text(f"{tag}.{option.name}")
        case Bid() | Share():
            return text(tag, n=option.n)
        case Participate():
            return Text(f"{tag}.{'full' if option.full else 'partial'}")
        case _:
            return Text(tag)


# ---------------------------------------------------------------------- numbered answers

COUNTED = ("horn.more", "ritual.wounds", "skill.alone", "radiance.crystals")
"""Prompts whose number is an amount."""
STAFF = {
    WHITE: fx.Custom("flight_of_staff", 2),
    BLUE: fx.Custom("two_crystals"),
    RED: fx.Ready(3),
    GREEN: fx.Heal(3),
}


def _branch(view: State, prompt_: str, number: int) -> Text:
    if prompt_ in COUNTED:
        return text(f"branch.{prompt_}", n=number)
    if prompt_ == "staff.which":
        return card_texts.phrase(STAFF[number])
    if prompt_ == "skill.prey":
        return _prey(view, number)
    if prompt_ == "effect.choice":
        return text("branch.number", n=number + 1)
    return Text(f"branch.{prompt_}.{number}")


def _prey(view: State, number: int) -> Text:
    seat = fighter(view)
    there = [] if seat is None else prey(Quest.reading(view), seat)
    if number >= len(there):
        return text("branch.number", n=number + 1)
    foe, what = there[number]
    lost = Text("branch.skill.prey.element" if what == "element" else f"ability.{what}")
    return text("branch.skill.prey", foe=foe_name(view, f"f{foe}"), what=lost)


def _chosen_effect(view: State, actor: str, number: int) -> Text:
    """One of the effects that a card, unit or Skill offers.

    Without a source it is a choice of the kind of points (Stout Resolve).
    """
    if not actor:
        return Text(f"branch.kind.{number}")
    found = _asked_choice(view, actor)
    if found is None or number >= len(found[1].options):
        return text("branch.number", n=number + 1)
    return card_texts.phrase(found[1].options[number])


def _asked_choice(view: State, actor: str) -> tuple[str, fx.Choice] | None:
    """The choice that a question names by its place among all of its source, with the half of the card."""
    thing, _, place = actor.partition(".")
    known = catalogue.choices(view.things.face[handle_of(thing)])
    if place:
        return known[int(place)] if int(place) < len(known) else None
    return known[0] if len(known) == 1 else None
