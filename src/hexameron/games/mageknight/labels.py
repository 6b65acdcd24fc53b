"""How prompts, options and ids read: texts made from a seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase

from hexameron.games.mageknight.atlas import Atlas, atlas
from hexameron.games.mageknight.content import card_texts, catalogue, tracks
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
from hexameron.games.mageknight.rules.customs.skills import prey
from hexameron.games.mageknight.rules.foes import strength
from hexameron.games.mageknight.rules.playing import SIDEWAYS
from hexameron.games.mageknight.rules.ways import price
from hexameron.games.mageknight.state import NOBODY, VIRTUAL, Combat, Foe, State, Threat
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Done, Drawn, No, Option, Pass, Pick, Rolled, Seat, Yes
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Question
from hexameron.kernel.geometry import parse_cell
from hexameron.kernel.text import Text, text

KERNEL = ("real.", "pick.", "ability.")
"""Prompts whose texts all games share."""

ALSO = ".also"
"""The end of the prompt of those who may act while another is asked."""

ENDS = (
    "turn.before", "combat.challenge", "combat.strike", "combat.target", "combat.against", "end.glade",
    "end.unit", "end.crystal_joy", "move.jump", "mana.melted", "card.mind_steal", "unit.ready", "unit.tire",
    "delphana.which", "staff.which", "skill.reroll", "tactic.search", "hero.bid", "duel.attack",
    "duel.block", "duel.damage", "upgrade.take",
)  # fmt: skip
"""Prompts whose last answer (done, pass) has words of its own."""


# ---------------------------------------------------------------------- names

SOUTH, WEST = 4, 10
"""How far a map may grow to the south and to the west of the starting tile."""


def name(view: State, id_: str, faces: Mapping[str, int] | None = None) -> Text:
    """The name of what an id stands for; ``faces`` are those of cards that were known at another time."""
    match id_[:1]:
        case "t" if id_[1:].isdigit():
            return thing_name(view, id_, faces)
        case "h" if "." in id_ and not id_.startswith("hero."):
            return cell_name(view, id_)
        case "p" if id_[1:].lstrip("-").isdigit():
            return seat_name(view, int(id_[1:]))
        case "f" if id_[1:].isdigit():
            return foe_name(view, id_)
        case "m" | "d" if id_[1:].isdigit():
            return Text(f"mana.{COLOURS[int(id_[1:])]}")
        case _ if id_.endswith(".offer"):
            return Text(f"scene.zone.{id_}")
        case _:
            return Text(id_)


def seat_name(view: State, seat: Seat) -> Text:
    """A player goes by the hero's name, once there is one."""
    if seat == VIRTUAL:
        return Text("scene.virtual")
    hero = view.players[seat].hero
    return Text(f"hero.{hero}") if hero else text("seat.number", n=seat + 1)


def thing_name(view: State, id_: str, faces: Mapping[str, int] | None) -> Text:
    """The name of a card or token, as far as the reader knows its face."""
    handle = int(id_[1:])
    face = view.things.face[handle] if faces is None else faces.get(id_, -1)
    if face < 0:
        return hidden_name(view.things.zone[handle])
    if face >= catalogue.CHOSEN_FACE:
        return seat_name(view, face - catalogue.CHOSEN_FACE)
    return face_name(face)


def hidden_name(zone: str) -> Text:
    """What lies face down: one knows only what kind of thing it is."""
    kind, _, rest = zone.partition(".")
    if kind in {"enemy", "used"}:
        return Text("hidden.ruin" if rest == "ruin" else "hidden.enemy")
    if kind in {"on", "city", "pact", "foe"}:
        return Text("hidden.enemy")
    if kind in {"skill", "skills"}:
        return Text("hidden.skill")
    if kind == "tiles":
        return Text("hidden.tile")
    if kind == "colour":
        return Text("hidden.colour")
    if kind in {"chosen", "unchosen"}:
        return Text("hidden.member")
    return Text("hidden.unit" if kind in {"unit", "units"} else "hidden.card")


def face_name(face: int) -> Text:
    """The name of what is printed on a face."""
    if face < catalogue.UNIT_FACE:
        return Text(catalogue.deed(face).id)
    if face < catalogue.ENEMY_FACE:
        return Text(catalogue.unit(face).id)
    if face < catalogue.RUIN_FACE:
        return Text(catalogue.enemy(face).id)
    if face < catalogue.TILE_FACE:
        return Text("site.ruins")
    if face < catalogue.SKILL_FACE:
        return Text(f"card.tile.{catalogue.tile(face).kind}")
    if face < catalogue.COLOUR_FACE:
        return Text(catalogue.skill(face).id)
    return Text(f"m{face - catalogue.COLOUR_FACE}")


def place_name(view: State, cell: str, map_: Atlas | None = None) -> Text:
    """What stands on a space: a city, a site, or the bare terrain."""
    for colour, city in view.cities.items():
        if city.cell == cell:
            return Text(f"city.{colour}")
    map_ = map_ or atlas(tuple(view.tiles))
    place = view.places.get(cell)
    site = map_.site.get(cell, "")
    if place is not None and (place.site or place.burned):
        site = "" if place.burned else place.site
    if site in tracks.RAMPAGING and not view.things.count(f"on.{cell}"):
        site = ""
    if not site and cell not in map_.terrain:
        return Text("board.unknown")
    return Text(f"site.{site}" if site else f"terrain.{map_.terrain[cell]}")


def cell_name(view: State, cell: str) -> Text:
    """A space by what stands there and where it lies: E10 is the middle of the starting tile."""
    return text("board.cell", place=place_name(view, cell), grid=grid(cell))


def grid(cell: str) -> str:
    """Rows in letters from the south, columns in numbers from the west.

    >>> [grid(cell) for cell in ("h0.0", "h-1.0", "h-3.1", "h-24.-2")]
    ['E10', 'F10', 'H11', 'AC8']
    """
    row, column = parse_cell(cell)
    turn, letter = divmod(SOUTH - row, len(ascii_uppercase))
    return f"{ascii_uppercase[turn - 1] if turn else ''}{ascii_uppercase[letter]}{WEST + column}"


def own_units(view: State, seat: Seat) -> list[str]:
    """The ids of a player's units."""
    return [f"t{troop.card}" for troop in view.players[seat].troops]


# ---------------------------------------------------------------------- foes


def fighter(view: State) -> Seat | None:
    """Whose combat the ids of foes speak of; in a duel that of the player whose go it is."""
    duel = view.duel
    if duel is not None and duel.attacker != NOBODY:
        other = duel.defender if duel.attacker == duel.aggressor else duel.aggressor
        seat = other if duel.stage == "block" else duel.attacker
        return None if view.players[seat].turn.combat is None else seat
    return next((seat for seat, player in enumerate(view.players) if player.turn.combat is not None), None)


def combat_of(view: State) -> Combat | None:
    """The combat that is being fought."""
    seat = fighter(view)
    return None if seat is None else view.players[seat].turn.combat


def _foe(view: State, id_: str) -> Foe | None:
    combat = combat_of(view)
    number = int(id_[1:])
    return combat.foes[number] if combat is not None and number < len(combat.foes) else None


def foe_name(view: State, id_: str) -> Text:
    foe = _foe(view, id_)
    return Text("hidden.enemy") if foe is None else thing_name(view, f"t{foe.token}", None)


# ---------------------------------------------------------------------- prompts


def prompt(view: State, question: Question) -> Text:
    """The question in words. Its text may use ``$who``: for whom or what it is asked."""
    actor = question.actor
    if question.prompt.startswith(KERNEL):
        if actor and question.prompt in {"real.roll", "real.draw"}:
            return text(f"{question.prompt}.for", player=name(view, actor))
        return Text(question.prompt)
    if question.prompt.endswith(ALSO):
        return Text("ask.also")
    if question.prompt == "effect.choice":
        return _choice_prompt(view, actor)
    return text(f"ask.{question.prompt}", who=name(view, actor)) if actor else Text(f"ask.{question.prompt}")


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


def help_for(question: Question) -> Text | None:
    """What the question is about, for who does not know the rules by heart."""
    if question.prompt in HELPED:
        return Text(f"help.{question.prompt}")
    return question.counted()


# ---------------------------------------------------------------------- options


def here(view: State, question: Question, option: Option) -> Text | None:
    """What stands on an option's button beside the card, unit or enemy that it is about."""
    match option:
        case Play():
            return _here_card(view, option)
        case Activate():
            face = view.things.face[int(option.card[1:])]
            return card_texts.ability_text(catalogue.unit(face).abilities[option.ability])
        case Attach():
            return text("here.attach", unit=name(view, option.unit))
        case Choose() if question.prompt == "hero.choose":
            return Text("here.hero")
        case Parry() | Against() | Face() | Slow():
            foe = _foe(view, option.foe)
            if foe is None or option.threat >= len(foe.threats):
                return None
            return text(f"here.{_tag(option)}", blow=_blow(foe.threats[option.threat]))
        case UseSkill():
            return card_texts.effect_text(catalogue.skill(view.things.face[int(option.card[1:])]).effect)
        case ReturnSkill() | UseBanner() | Bribe() | Learn() | HealUnit() | HurtUnit():
            return Text(f"here.{_tag(option)}")
        case Recruit() | Disband() | Buy() | Aim() | Target() | TakeSkill() | Steal():
            return Text(f"here.{_tag(option)}")
        case _:
            return None


def _here_card(view: State, option: Play) -> Text:
    """A half of a card with the mana it costs, or what it is worth sideways."""
    if option.way in SIDEWAYS:
        return text("here.sideways", points=card_texts.phrase(SIDEWAYS[option.way]))
    deed = catalogue.deed(view.things.face[int(option.card[1:])])
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
        case Done() | Pass() | Yes() | No():
            tag = option.key().partition(":")[0]
            return Text(
                f"ask.{prompt_}.end" if tag in {"done", "pass"} and prompt_ in ENDS else f"option.{tag}"
            )
        case NextPhase() if prompt_ == "combat.attack":
            return Text("option.next.end")
        case EndTurn() if prompt_ == "turn.talk":
            return Text("option.end.talk")
        case Pick():
            return text("option.pick", what=name(view, option.id))
        case Rolled():
            return text("real.roll.rolled", face=Text(f"mana.{COLOURS[option.face % len(COLOURS)]}"))
        case Drawn():
            return text("real.draw.drawn", face=face_name(option.face))
        case Branch():
            return _branch(view, prompt_, option.number)
        case Play() | Activate() | OnThing() | Attach():
            return _of_thing(view, option)
        case OnFoe() | Parry() | Against() | Face() | Slow():
            return _of_foe(view, option)
        case _:
            return _other(view, option)


def _tag(option: Option) -> str:
    return option.key().partition(":")[0]


def _of_thing(view: State, option: Play | Activate | OnThing | Attach) -> Text:
    card = name(view, option.card)
    match option:
        case Play() if option.way in SIDEWAYS:
            return text("option.play.sideways", card=card, points=card_texts.phrase(SIDEWAYS[option.way]))
        case Play():
            return text(f"option.play.{option.way}", card=card, does=_half(view, option))
        case Activate():
            face = view.things.face[int(option.card[1:])]
            ability = catalogue.unit(face).abilities[option.ability]
            return text("option.activate", unit=card, does=card_texts.ability_text(ability))
        case Attach():
            return text("option.attach", card=card, unit=name(view, option.unit))
        case _:
            return text(f"option.{_tag(option)}", card=card)


def _half(view: State, option: Play) -> Text:
    """What a card would do when it is played so."""
    face = view.things.face[int(option.card[1:])]
    if option.way in {"basic", "strong"} and 0 <= face < catalogue.UNIT_FACE:
        return card_texts.half_text(catalogue.deed(face), strong=option.way == "strong")
    return Text(f"way.{option.way}")


def _of_foe(view: State, option: OnFoe | Parry | Against | Face | Slow) -> Text:
    foe = foe_name(view, option.foe)
    one = _foe(view, option.foe)
    if isinstance(option, OnFoe) or one is None or option.threat >= len(one.threats):
        return text(f"option.{_tag(option)}", foe=foe)
    return text(f"option.{_tag(option)}", foe=foe, blow=_blow(one.threats[option.threat]))


def _blow(threat: Threat) -> Text:
    return text(f"blow.{threat.element}", n=strength(threat))


def _other(view: State, option: Option) -> Text:
    tag = f"option.{_tag(option)}"
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
    there = [] if seat is None else prey(Quest(view, Dice(b"view")), seat)
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
    known = catalogue.choices(view.things.face[int(thing[1:])])
    if place:
        return known[int(place)] if int(place) < len(known) else None
    return known[0] if len(known) == 1 else None
