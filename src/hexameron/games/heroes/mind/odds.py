"""The odds of battles, worked out once for each pair of forces: mean wounds, turn by turn, on both sides.

Dice are replaced by their means, so a forecast costs little; how far the winner is ahead in the end tells how
sure the victory is. The constants were fitted to battles that instinct fought to their end.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import Final, NamedTuple

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content.dice import ATTACK_DICE, ATTACK_SIDES, ELITE_DIE
from hexameron.games.heroes.content.records import Unit
from hexameron.games.heroes.content.terms import Ability, Faction
from hexameron.games.heroes.mind import appraisal
from hexameron.games.heroes.rules import scrolls, values
from hexameron.games.heroes.rules.abilities import Abilities, total
from hexameron.games.heroes.state import LEVELS, Hero
from hexameron.games.heroes.table import HERO_CARD, UNIT_AT, Conquest

LONGEST: Final = 8
"""After so many battle turns nothing is decided any more."""
SURE: Final = 4.5
"""How much the odds grow with the share of its strength that the winner has left."""
SLAIN: Final = 1.1
"""How much the odds to slay all at once grow with each wound that is dealt beyond those needed."""
BEATEN: Final = 0.01
ELITE_WOUNDS: Final = (
    ELITE_DIE.count("skull") + 2 * ELITE_DIE.count("two_skulls") + 0.5 * ELITE_DIE.count("luck")
) / len(ELITE_DIE)
LUCK_WOUNDS: Final = 0.6
"""What a Luck token adds in a battle."""
MOST_LUCK: Final = 3
UNKNOWN_SCROLL: Final = 0.8
"""What a scroll does of which nobody knows the face."""


class Row(NamedTuple):
    """A stack: when and how well it attacks, how many tokens there are and how many wounds each takes."""

    initiative: int
    chance: float
    """That a d8 hits."""
    tokens: int
    lives: float
    """Of a token that shows its basic side, or of a creature."""
    spare: float
    """Wounds that only turn elite tokens."""
    price: float
    """The gold that a basic token costs."""
    elite: bool
    each: int = 1
    fury: bool = False
    precise: bool = False
    pierces: bool = False
    regenerates: bool = False


class Force(NamedTuple):
    """A side before a battle: its stacks, weakest first, and the hero's own attack."""

    rows: tuple[Row, ...]
    hero: tuple[int, float, int] = (0, 0.0, 0)
    """Initiative, chance to hit, d8."""
    burst: float = 0.0
    """Wounds that cards deal or spare, once."""
    worth: float = 0.0
    """The gold that the army costs."""


class Forecast(NamedTuple):
    """The chance to win, and the gold that a victory and a defeat cost in units."""

    chance: float
    cost: float
    ruin: float


def hit_chance(strength: int) -> float:
    """That a d8 hits with this Strength."""
    return min(max(strength, 1), ATTACK_SIDES - 1) / ATTACK_SIDES


def unit_gold(unit: Unit, *, elite: bool) -> int:
    return unit.elite.gold if elite else unit.basic.gold


# ---------------------------------------------------------------------- forces


@lru_cache(maxsize=1 << 15)
def _rows(faction: Faction, basic: tuple[int, ...], elite: tuple[int, ...]) -> tuple[tuple[Row, ...], float]:
    """The stacks of an army, and the gold that it costs."""
    found = []
    worth = 0.0
    for level in range(LEVELS):
        few, many = elite[level], basic[level] + elite[level]
        if not many:
            continue
        unit = UNIT_AT[faction][level]
        worth += basic[level] * unit.basic.gold + few * unit.elite.gold

        def has(ability: Ability, unit: Unit = unit, few: int = few) -> bool:
            return ability in unit.basic.abilities or (few > 0 and ability in unit.elite.abilities)

        found.append(
            Row(
                unit.initiative,
                hit_chance(unit.strength),
                many,
                1 + unit.basic.abilities.count("endurance"),
                few * (1 + unit.elite.abilities.count("endurance")),
                unit.basic.gold,
                few > 0,
                precise=has("precise"),
                pierces=has("pierce"),
            )
        )
    return tuple(found), worth


@cache
def creatures(face: int, dark: bool, more: int) -> Force:
    """The creatures of a token; in Dark Days there are two of them. ``more`` is their additional Strength."""
    token = catalogue.encounter(face)
    row = Row(
        token.initiative,
        hit_chance(token.strength + more),
        token.numbers,
        1 + token.abilities.count("endurance"),
        0,
        1,
        token.elite,
        each=2 if "slayer" in token.abilities else 1,
        fury="fury" in token.abilities,
        precise="precise" in token.abilities,
        pierces="pierce" in token.abilities,
        regenerates="regeneration" in token.abilities,
    )
    return Force((row, row) if dark else (row,))


def force(t: Conquest, hero: Hero) -> Force:
    """A hero with the army as it is."""
    held = t.held(hero, "scrolls")
    return _force(
        hero.id,
        (*hero.basic, *hero.elite),
        (t.abilities(hero), t.estate(hero.seat)),
        min(hero.luck, MOST_LUCK),
        tuple([t.things.face[card] for card in held]) if held else (),
    )


@lru_cache(maxsize=1 << 14)
def _force(
    hero: str, army: tuple[int, ...], sources: tuple[Abilities, Abilities], luck: int, held: tuple[int, ...]
) -> Force:
    own, estate = sources
    card = HERO_CARD[hero]
    rows, worth = _rows(card.faction, army[:LEVELS], army[LEVELS:])
    magic = total(own, estate, "magic", card.magic)
    strength = max(values.LEAST_STRENGTH, total(own, estate, "strength", card.strength))
    if "magic_for_strength" in own.permits:
        strength = max(strength, magic)
    initiative = max(values.LEAST_INITIATIVE, total(own, estate, "initiative", card.initiative))
    attack = (initiative, hit_chance(strength), min(total(own, estate, "attacks", 1), ATTACK_DICE))
    burst = _burst(own) + _burst(estate) + LUCK_WOUNDS * luck
    return Force(rows, attack, round(burst + _scrolls(hero, magic, held), 1), worth)


@lru_cache(maxsize=1 << 12)
def _burst(own: Abilities) -> float:
    """What the skills, artifacts and buildings of a hero or a city do in a battle."""
    return sum(
        max([appraisal.in_battle(rule) for way in held.ways for rule in way])
        for moment, all_held in own.moments.items()
        if moment in appraisal.IN_BATTLE
        for held in all_held
    )


def _scrolls(hero: str, magic: int, held: tuple[int, ...]) -> float:
    """What a hero's scrolls can do in a battle; hidden ones count as average."""
    return sum(
        [
            UNKNOWN_SCROLL
            if face < 0
            else _scroll(face, hero)
            if catalogue.scroll(face).level <= magic
            else 0.0
            for face in held
        ]
    )


@cache
def _scroll(face: int, hero: str) -> float:
    return max([appraisal.in_battle(way[0]) for way in scrolls.ways_of(face, hero)])


# ---------------------------------------------------------------------- forecasts


class _Camp:
    """A side in the course of a forecast: what is left of it."""

    __slots__ = ("burst", "full", "hero", "left", "rows", "spare", "spares", "tokens")

    def __init__(self, force_: Force) -> None:
        self.rows = force_.rows
        self.hero = force_.hero
        self.burst = force_.burst
        self.tokens = [float(row.tokens) for row in force_.rows]
        self.spares = self.spare = sum([row.spare for row in force_.rows])
        self.full = self.spare + sum([row.tokens * row.lives for row in force_.rows])
        self.left = self.full
        """The wounds that it can still take."""

    def suffer(self, wounds: float, *, precise: bool, pierces: bool) -> None:
        """First elite tokens are turned, then the weakest fall; a Precise Attack takes the strongest."""
        turned = min(self.spare, wounds / 2 if precise else wounds)
        self.spare -= turned
        self.left -= turned
        wounds -= turned
        rows = self.rows
        place, step = (len(rows) - 1, -1) if precise else (0, 1)
        while wounds > 0 and 0 <= place < len(rows):
            n = self.tokens[place]
            if n > 0:
                lives = 1.0 if pierces else rows[place].lives
                lost = min(n, wounds / lives)
                self.tokens[place] = n - lost
                self.left -= lost * rows[place].lives
                wounds -= lost * lives
            place += step

    def regenerate(self) -> None:
        """Creatures that are not all slain in a battle turn are whole again."""
        for place, row in enumerate(self.rows):
            if row.regenerates and self.tokens[place] > 0:
                self.left += (row.tokens - self.tokens[place]) * row.lives
                self.tokens[place] = float(row.tokens)

    def blow(self, place: int) -> float:
        """The mean wounds of a stack's attack."""
        row, n = self.rows[place], self.tokens[place]
        if n <= 0:
            return 0.0
        dice = float(ATTACK_DICE) if row.fury else min(n, float(ATTACK_DICE))
        elite = 0.0
        if row.elite and (self.spare > 0 or not self.spares):
            elite = min(1.0, n) * (self.spare / self.spares if self.spares else 1.0)
            spent = max(0.0, 1 - max(0.0, n - ATTACK_DICE)) * elite
            if row.chance * row.each * spent < ELITE_WOUNDS * elite:
                dice -= 0.0 if row.fury else min(dice, spent)
            else:
                elite = 0.0
        wounds = dice * row.chance * row.each + elite * ELITE_WOUNDS
        return wounds + min(1.0, n) * row.chance * (1 - row.chance) if row.precise else wounds


@lru_cache(maxsize=1 << 16)
def forecast(mine: Force, theirs: Force) -> Forecast:
    """How a battle will go for the attacker."""
    camps = (_Camp(mine), _Camp(theirs))
    if not camps[0].full:
        return Forecast(0.0, 0.0, 0.0)
    if not camps[1].full:
        return Forecast(1.0, 0.0, 0.0)
    order = sorted(
        [(row.initiative, 1 - side, place) for side in (0, 1) for place, row in enumerate(camps[side].rows)]
        + [(camps[side].hero[0], 1 - side, -1) for side in (0, 1) if camps[side].hero[2]]
    )
    for turn in range(LONGEST):
        if _turn(camps, order, turn):
            break
        camps[1].regenerate()
    left = [max(0.0, camp.left) / camp.full for camp in camps]
    chance = 1 / (1 + exp(-SURE * (left[0] - left[1])))
    if any(row.regenerates for row in theirs.rows):
        chance *= _at_once(mine, theirs)
    cost = _cost(camps[0], mine) if left[0] > left[1] else 0.8 * mine.worth
    return Forecast(chance, cost, 0.75 * mine.worth)


def _at_once(mine: Force, theirs: Force) -> float:
    """The chance to slay creatures that regenerate within one battle turn, in two or three attempts."""
    camp, needed = _Camp(mine), _Camp(theirs).full
    wounds = sum([camp.blow(place) for place in range(len(mine.rows))])
    wounds += mine.hero[1] * mine.hero[2] + mine.burst / 2
    once = 1 / (1 + exp(-SLAIN * (wounds - needed)))
    return 1 - (1 - once) * (1 - 0.7 * once)


def _turn(camps: tuple[_Camp, _Camp], order: list[tuple[int, int, int]], turn: int) -> bool:
    """One battle turn; True if one side is beaten."""
    for _, other, place in order:
        camp, enemy = camps[1 - other], camps[other]
        if place < 0:
            wounds = camp.hero[1] * camp.hero[2] + (camp.burst / 2 if turn < 2 else 0.0)
            enemy.suffer(wounds, precise=False, pierces=False)
        else:
            row = camp.rows[place]
            enemy.suffer(camp.blow(place), precise=row.precise, pierces=row.pierces)
        if enemy.left <= BEATEN:
            return True
    return False


def _cost(camp: _Camp, force_: Force) -> float:
    """The gold that the losses of a force cost, elite sides included."""
    basic = sum([row.price * row.tokens for row in force_.rows])
    kept = sum([row.price * max(0.0, n) for row, n in zip(camp.rows, camp.tokens, strict=True)])
    sides = (force_.worth - basic) * (1 - camp.spare / camp.spares) if camp.spares else 0.0
    return 0.75 * (basic - kept + sides)


# ---------------------------------------------------------------------- battles that may come


def guards(t: Conquest, hero: Hero, token: int) -> Force:
    """The creatures of a token as a hero would meet them now."""
    face = t.things.face[token]
    more = 0
    if t.state.week and catalogue.encounter(face).rank == "common":
        more = t.estate(hero.seat).stats.get(("strength", "common_encounters"), 0)
    return creatures(face, t.dark, more)


@lru_cache(maxsize=1 << 12)
def casts(mine: Force, week: str) -> dict[int, Forecast]:
    """Where forecasts for a force are kept by the faces of tokens, to find them without comparing forces."""
    return {}
