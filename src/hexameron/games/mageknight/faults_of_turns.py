"""What cannot be in the turn of a player of Mage Knight: points, modifiers, combats."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.cities import GARRISONS
from hexameron.games.mageknight.content.colours import BASIC, COLOURS, ELEMENTS, LATER, MELEE, RANGED, SIEGE
from hexameron.games.mageknight.content.effects import Effect, Gain, Weaken
from hexameron.games.mageknight.rules import combat, turn
from hexameron.games.mageknight.rules.end_of_turn import PUT_OFF
from hexameron.games.mageknight.rules.interaction import HIRED
from hexameron.games.mageknight.rules.sites import REWARDS
from hexameron.games.mageknight.rules.tactics import SPARED
from hexameron.games.mageknight.state import NOBODY, Combat, Foe, Guard, Modifier, State, Strike, Threat, Turn
from hexameron.kernel.ids import handle_of, thing_id
from hexameron.kernel.soundness import (
    Fault,
    Rule,
    among,
    anything,
    between,
    either,
    empty,
    every,
    lies_in,
    optional,
    struct,
)

POINTS = 999
"""More than anything here counts."""

OWN_MODIFIERS = (
    "black_by_day",
    "bow",
    "day_sight",
    "duel",
    "fame_per_defeated",
    "gold_by_night",
    "guarded_by",
    "harvest",
    "hawk_eyes",
    "healing_draws",
    "healing_fame",
    "healing_readies",
    "invoked",
    "leadership",
    "magic_talent",
    "mana_claim",
    "mana_curse",
    "more_blocks",
    "no_dice",
    "no_recruiting",
    "peaceful",
    "scouted",
    "terrain_less",
    "terrain_open",
    "terrain_to",
    "time_bending",
    "unit_tough",
    "units_stronger",
    "walls_ignored",
)
"""Standing changes that the rules of single cards make; the others are printed as :class:`Gain`."""
COMBATS = ("assault", "rampage", "site", "burn", "keep", "mine", "incantation", "pact", "duel")
ROLES = ("garrison", "rampaging", "site", "summoned", "unit")
NOTES = (
    "",
    "burning_shield",
    "chivalry_both",
    "chivalry_reputation",
    "dodge",
    "duel",
    "exploding_shield",
    "harvest",
    "ice_shield",
    "possess",
    "shield_bash",
    "toughness",
)
"""What marks points that do more than others."""
SEEN = re.compile(
    rf"{HIRED}|{SPARED}|mana_search|marked|(healed|bribed)\.t\d+|pact \w+|(exploit|glory|curse)\.\d+"
)


def _effects(effect: Effect | None) -> Iterator[Effect]:
    if effect is not None:
        yield effect
        for part in effect.parts():
            yield from _effects(part)


def _printed() -> list[Effect]:
    """All effects that are printed anywhere."""
    roots = [half for deed in catalogue.DEEDS for half in (deed.basic, deed.strong)]
    roots += [ability.effect for unit in catalogue.UNITS for ability in unit.abilities]
    roots += [skill.effect for skill in catalogue.SKILLS]
    return [effect for root in roots for effect in _effects(root)]


MODIFIERS = (
    *OWN_MODIFIERS,
    *dict.fromkeys(e.kind for e in _printed() if isinstance(e, Gain)),
    "terrain_shut",
)
TRAITS = tuple(
    dict.fromkeys(
        [
            *(trait for enemy in catalogue.ENEMIES for trait in (*enemy.abilities, *enemy.resists)),
            *(trait for e in _printed() if isinstance(e, Weaken) for trait in (*e.loses, *e.gains)),
            *ELEMENTS,
            "fortified",
            "resistances",
            "doomed",
            "brutal",
            "poison",
        ]
    )
)
"""What enemies gain and lose."""
PRIZES = tuple(
    dict.fromkeys(
        [
            *(prize for prizes in REWARDS.values() for prize in prizes),
            *(prize for ruin in catalogue.RUINS for prize in ruin.reward),
            "artifact",
            "crystal",
            "spell",
            PUT_OFF,
        ]
    )
)


def nobody_or(rule: Rule) -> Rule:
    return either(lambda value: value == NOBODY, rule)


def in_turns(state: State, cell: Rule, card: Rule) -> Rule:
    """What may stand in each field of a turn."""
    element = among("element", ELEMENTS)
    source = either(lambda handle: handle < 0 and handle >= NOBODY, card)
    strike = struct(
        Strike,
        n=between(-POINTS, POINTS),
        how=among("kind of attack", (MELEE, RANGED, SIEGE, LATER)),
        element=element,
        note=among("mark", NOTES),
        unit=source,
        card=source,
        foe=source,
    )
    guard = struct(
        Guard,
        n=between(-POINTS, POINTS),
        element=element,
        note=among("mark", NOTES),
        unit=source,
        card=source,
        foe=source,
    )
    modifier = struct(
        Modifier,
        kind=among("standing change", MODIFIERS),
        n=between(-POINTS, POINTS),
        what=anything,
        until=among("end", ("turn", "combat", "phase", "round")),
        source=either(empty, _thing(card)),
    )
    return struct(
        Turn,
        step=either(empty, among("step of a turn", turn.STEPS)),
        tokens=every(between(0, POINTS), size=len(COLOURS)),
        dice=between(-POINTS, POINTS),
        taken=every(between(0, max(len(state.source) - 1, 0)), distinct=True),
        move=between(0, POINTS),
        influence=between(-POINTS, POINTS),
        heal=between(0, POINTS),
        strikes=every(strike),
        guards=every(guard),
        modifiers=every(modifier),
        rested=among("kind of rest", ("", "standard", "slow")),
        path=every(cell),
        provoked=every(cell),
        assaulted=either(empty, cell),
        rewards=every(among("reward", PRIZES)),
        thrown=every(card),
        combat=optional(_combat(state, cell, element)),
        talk=between(-POINTS, POINTS),
        recruited=between(0, POINTS),
        healed=between(0, POINTS),
        wounds=between(0, POINTS),
        spent_crystals=every(between(0, POINTS), size=len(BASIC)),
        seen=every(_mark),
    )


def _thing(card: Rule) -> Rule:
    """The id of a card or token."""

    def rule(id_: str) -> Iterator[Fault]:
        if not re.fullmatch(r"t\d{1,6}", id_):
            yield "", f"{id_!r} is no card or token"
        else:
            yield from card(handle_of(id_))

    return rule


def _mark(name: str) -> Iterator[Fault]:
    if not SEEN.fullmatch(name):
        yield "", f"{name!r} is nothing that may happen once a turn"


def _combat(state: State, cell: Rule, element: Rule) -> Rule:
    home = either(lambda at: at.removeprefix("city.") in GARRISONS and at.startswith("city."), cell)
    foe = struct(
        Foe,
        token=lies_in(state.things, "token"),
        home=either(empty, home),
        role=among("role of an enemy", ROLES),
        threats=every(struct(Threat, n=between(0, POINTS), element=element, weaker=between(-POINTS, POINTS))),
        summons=between(0, 9),
        summoner=nobody_or(between(0, POINTS)),
        armour=between(-POINTS, POINTS),
        loses=every(among("trait of an enemy", TRAITS)),
        gains=every(among("trait of an enemy", TRAITS)),
        defended=between(0, POINTS),
    )

    def rule(value: Combat) -> Iterator[Fault]:
        index = nobody_or(between(0, max(len(value.foes) - 1, 0)))
        yield from struct(
            Combat,
            kind=among("kind of combat", COMBATS),
            cell=cell,
            origin=cell,
            phase=among("phase of a combat", (*combat.PHASES, "over")),
            foes=every(foe),
            wounds=between(0, POINTS),
            damage=between(0, POINTS),
            dealer=index,
            blow=nobody_or(between(0, 9)),
            wounded=between(0, POINTS),
            blocked=between(0, POINTS),
        )(value)
        for number, one in enumerate(value.foes):
            yield from ((f".foes[{number}]{way}", what) for way, what in _token(state, one))

    return rule


def _token(state: State, one: Foe) -> Iterator[Fault]:
    """The token of an enemy is one; between players a unit."""
    if 0 <= one.token < len(state.things.face):
        face = state.things.face[one.token]
        first = catalogue.UNIT_FACE if one.role == "unit" else catalogue.ENEMY_FACE
        if face >= 0 and not first <= face < first + 100:
            yield ".token", f"{thing_id(one.token)} is no {'unit' if one.role == 'unit' else 'enemy token'}"
