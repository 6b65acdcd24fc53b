"""A battle as it is shown: two armies face to face, the track, the roll, and what a choice would cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hexameron.games.heroes.content import tracks
from hexameron.games.heroes.content.dice import ATTACK_SIDES, hits
from hexameron.games.heroes.content.effects import Moment, Rule
from hexameron.games.heroes.content.records import Encounter
from hexameron.games.heroes.content.terms import ABILITIES
from hexameron.games.heroes.mind import fighting
from hexameron.games.heroes.options import Hurt, Strike
from hexameron.games.heroes.rules import attack, stacks
from hexameron.games.heroes.screen import battle_labels, card_texts, names
from hexameron.games.heroes.screen.looks import (
    ABILITY_ICONS,
    BASIC,
    CHANCE,
    ELITE,
    FACE_COLOURS,
    FACE_ICONS,
    FACTION_COLOURS,
    FLIGHT,
    INITIATIVE,
    LOST,
    NUMBERS,
    RANK_COLOURS,
    ROLLED,
    STRENGTH,
    WON,
    WOUND,
    icon_of,
)
from hexameron.games.heroes.state import NOBODY, Attack, Battle, Stack
from hexameron.games.heroes.table import HERO_CARD, Conquest
from hexameron.kernel.asking import Seat
from hexameron.kernel.scene import Badge, Die, Figure, Panel, Roll, Row, Track
from hexameron.kernel.text import Text, joined, text
from hexameron.kernel.words import Colour, DieState

FIGHTER: Final = "fighter"
IN_BATTLE: Final[tuple[Moment, ...]] = (
    "before_battle", "turn_start", "hero_turn", "own_attack", "enemy_attack", "enemy_scroll", "turn_end",
    "after_battle",
)  # fmt: skip
"""The moments of a battle, in their order."""


def going_on(battle: Battle | None) -> bool:
    """Whether there is a battle to be looked at; when its spoils are shared it is over."""
    return battle is not None and battle.step != "spoils"


def title(t: Conquest) -> Text | None:
    """Where the battle is, and its turn."""
    battle = t.state.battle
    if battle is None:
        return None
    return text("scene.fought", field=names.field_name(t.state, battle.field), n=battle.turn)


# ---------------------------------------------------------------------- who fights


def fighters(t: Conquest) -> Iterator[Panel]:
    """Every stack that is left, in the order of the track; before it is set, side by side."""
    battle = t.battle
    placed = [*battle.track, *(id_ for id_ in battle.stacks if id_ not in battle.track)]
    for id_ in placed:
        stack = battle.stacks[id_]
        if stacks.alive(t, stack):
            yield _fighter(t, stack)


def _fighter(t: Conquest, stack: Stack) -> Panel:
    side = t.battle.sides[stack.side]
    turn = _turn(t, stack)
    return Panel(
        stack.id,
        battle_labels.numbered(t, stack.id),
        FIGHTER,
        side.seat if side.hero else None,
        stack.id == t.battle.acting,
        tuple(_rows(t, stack, turn)),
        tuple(_bars(t, stack)),
        icon=_icon(t, stack),
        colour=_colour(t, stack),
        figures=tuple(_figures(t, stack)),
        camp=stack.side,
        order=stacks.initiative(t, stack),
        state="now" if turn == "now" else "done" if turn == "done" else "",
    )


def _icon(t: Conquest, stack: Stack) -> str:
    name = stacks.name(t, stack)
    return icon_of(HERO_CARD[name].id if stack.kind == "hero" else name)


def _colour(t: Conquest, stack: Stack) -> Colour:
    if stack.kind in {"unit", "hero"}:
        return FACTION_COLOURS[t.owner(stacks.leader(t, stack)).faction]
    record = stacks.CREATURE[stack.printed]
    return RANK_COLOURS[record.rank] if isinstance(record, Encounter) else "grey"


def _rows(t: Conquest, stack: Stack, turn: str) -> Iterator[Row]:
    yield Row(Text("scene.row.initiative"), number=stacks.initiative(t, stack), icon=INITIATIVE)
    yield Row(Text("scene.row.strength"), number=stacks.strength(t, stack), icon=STRENGTH)
    if stack.kind == "unit":
        hero = stacks.leader(t, stack)
        elite, basic = hero.elite[stack.level - 1], hero.basic[stack.level - 1]
        if elite:
            yield Row(Text("scene.row.elite"), number=elite, icon=ELITE)
        if basic:
            yield Row(Text("scene.row.basic"), number=basic, icon=BASIC)
    elif stack.kind == "hero":
        yield Row(Text("scene.row.attacks"), number=stacks.attacks(t, stack), icon=NUMBERS)
    else:
        yield Row(Text("scene.row.numbers"), number=stacks.tokens(t, stack), icon=NUMBERS)
        if stacks.may_use_elite_die(t, stack):
            yield Row(Text("card.elite"), icon=ELITE, short=Text("card.elite.short"))
    yield from _abilities(t, stack)
    yield Row(Text("scene.row.turn"), Text(f"scene.turn.{turn}"))


def _abilities(t: Conquest, stack: Stack) -> Iterator[Row]:
    """The abilities that serve the stack, explained; Endurance serves its own tokens."""
    for ability in ABILITIES:
        if stacks.has(t, stack, ability):
            name = Text(f"ability.{ability}")
            yield Row(card_texts.ability_text(ability), icon=ABILITY_ICONS[ability], short=name)


def _turn(t: Conquest, stack: Stack) -> str:
    if stacks.stunned(t, stack):
        return "stunned"
    if stack.id == t.battle.acting:
        return "now"
    return "done" if stack.acted else "waits"


def _bars(t: Conquest, stack: Stack) -> Iterator[Track]:
    """The Numbers left of a creature."""
    if stack.kind in {"creature", "elemental"}:
        left, size = stacks.tokens(t, stack), stack.numbers
        yield Track(f"{stack.id}.numbers", Text("scene.row.numbers"), left, size, NUMBERS)


def _figures(t: Conquest, stack: Stack) -> Iterator[Figure]:
    """The tokens of a unit stack, elite ones first; one of them may carry wounds."""
    if stack.kind == "unit":
        hero = stacks.leader(t, stack)
        yield from _tokens(stack, hero.elite[stack.level - 1], hero.basic[stack.level - 1], stack.wounds)


def _tokens(stack: Stack, elite: int, basic: int, wounds: int, lost: int = 0) -> Iterator[Figure]:
    icon = icon_of(stack.printed)
    hurt = ("elite", "basic").index(stack.wounded or "basic") if wounds else -1
    for rank, (n, name) in enumerate(((elite, "scene.token.elite"), (basic, "scene.token.basic"))):
        for place in range(n):
            yield Figure(Text(name), icon, rank == 0, "hurt" if rank == hurt and place == n - 1 else "")
    for _ in range(lost):
        yield Figure(Text("scene.token.lost"), icon, state="lost")


# ---------------------------------------------------------------------- the roll


ELITE_DIE: Final = "die.elite"


def misses(t: Conquest) -> tuple[str, ...]:
    """The ids of the dice that missed and can be rolled again; they are alike."""
    made = t.battle.attack
    return () if made is None else tuple(map(_die_id, attack.fresh(made, hit=False)))


def _die_id(place: int) -> str:
    return f"die.{place}"


def dice(t: Conquest) -> Iterator[Die]:
    """The roll of the attack that is being resolved."""
    battle = t.state.battle
    if battle is None or battle.attack is None:
        return
    made = battle.attack
    for place, (face, was) in enumerate(zip(made.dice, made.was, strict=True)):
        hit = hits(face, made.strength)
        look: tuple[Colour, DieState] = ("white", "hit") if hit else ("black", "spent")
        yield Die(ROLLED, Text(f"face.{face}"), *look, was=_face(was), id=_die_id(place))
    if made.elite:
        yield Die(
            FACE_ICONS[made.elite],
            Text(f"face.{made.elite}"),
            FACE_COLOURS[made.elite],
            was=_face(made.elite_was),
            apart=True,
            id=ELITE_DIE,
        )


def _face(face: int | str) -> Text | None:
    return Text(f"face.{face}") if face else None


def roll(t: Conquest) -> Roll | None:
    """Who attacks, what hits, and the wounds as the dice lie."""
    battle = t.state.battle
    if battle is None or battle.attack is None or not (battle.attack.dice or battle.attack.elite):
        return None
    made = battle.attack
    n = attack.count(t, made)
    notes = [Text(f"scene.roll.{made.elite}")] if made.elite else []
    if made.lowered:
        notes.append(text("scene.roll.lowered", n=made.lowered))
    return Roll(
        text("scene.roll", who=names.stack_name(t.state, made.stack)),
        text("scene.roll.hits", strength=made.strength, n=min(max(made.strength, 1), ATTACK_SIDES - 1)),
        Badge(WOUND, text("scene.wounds", n=n), n),
        joined(notes) if notes else None,
        source=made.stack,
        targets=_struck(t, made),
    )


def _struck(t: Conquest, made: Attack) -> tuple[str, ...]:
    """Whom the wounds will hit: the stack that was named, or all that may take them."""
    if made.target:
        return (made.target,)
    return tuple(one.id for one in stacks.targets(t, 1 - t.battle.stacks[made.stack].side))


def expected(t: Conquest, way: Strike) -> Badge | None:
    """The mean wounds of an attack, so that two ways to make it can be compared."""
    stack = t.battle.stacks.get(t.battle.acting)
    if stack is None:
        return None
    whole, tenth = divmod(round(fighting.strike_value(t, stack, way) * 10), 10)
    return Badge(WOUND, text("scene.expected", whole=whole, tenth=tenth))


# ---------------------------------------------------------------------- what a choice would cost


class Toll(NamedTuple):
    """What is left of a stack after wounds, and the wounds that it could not take."""

    elite: int
    basic: int
    wounds: int
    over: int


def toll(t: Conquest, option: Hurt, n: int, *, pierces: bool) -> Toll:
    """What wounds would do to a stack that takes them all, beginning with this side of its tokens."""
    stack = t.battle.stacks[option.stack]
    if stack.kind != "unit":
        each = stacks.lives(stack) if pierces else 1
        lives = stack.numbers * stacks.lives(stack) - stack.wounds
        taken = min(n, -(-lives // each))
        wounds = min(stack.wounds + taken * each, stack.numbers * stacks.lives(stack))
        return Toll(0, stack.numbers - wounds // stacks.lives(stack), wounds, n - taken)
    hero = stacks.leader(t, stack)
    left = [hero.basic[stack.level - 1], hero.elite[stack.level - 1]]
    wounds, elite = stack.wounds, option.elite
    while n and any(left):
        needed = 1 if pierces else max(1 + stacks.endurance(stack, elite=elite) - wounds, 1)
        if n < needed:
            return Toll(left[1], left[0], wounds + n, 0)
        n, wounds = n - needed, 0
        left[elite] -= 1
        if elite:
            left[0] += 1
            elite = False
        else:
            elite = bool(left[1]) and (option.elite or not left[0])
    return Toll(left[1], left[0], wounds, n)


def outcome(t: Conquest, option: Hurt) -> tuple[Text, tuple[Figure, ...]] | None:
    """What would come of giving the present wounds to a stack, in words and drawn."""
    battle = t.battle
    n = battle.due
    if not n:
        return None
    stack = battle.stacks[option.stack]
    made = battle.attack
    pierces = made is not None and stacks.has(t, battle.stacks[made.stack], "pierce")
    left = toll(t, option, n, pierces=pierces)
    before = stacks.tokens(t, stack)
    after = left.elite + left.basic
    args = {"n": before - after, "left": after, "elite": left.elite, "wounds": left.wounds, "over": left.over}
    kind = "gone" if not after else "numbers" if stack.kind != "unit" else "units"
    said = text(f"scene.toll.{kind}", **args)
    if stack.kind != "unit":
        return said, ()
    return said, tuple(_tokens(stack, left.elite, left.basic, left.wounds, before - after))


# ---------------------------------------------------------------------- what is at stake


def stake(t: Conquest, me: Seat | None) -> Panel:
    """What victory brings, what defeat costs, when one may flee, and how it stands."""
    battle = t.battle
    kind = "hero" if battle.token == NOBODY else "creatures"
    rows = [Row(Text(f"scene.stake.won.{kind}"), icon=WON), Row(Text("scene.stake.lost"), icon=LOST)]
    flight = "now" if battle.turn >= tracks.FLIGHT_TURN else "later"
    rows.append(Row(text(f"scene.stake.flight.{flight}", turn=tracks.FLIGHT_TURN), icon=FLIGHT))
    if t.dark and kind == "creatures":
        rows.append(Row(Text("scene.stake.dark"), icon=NUMBERS))
    number = side_of(t, me)
    if number is not None and battle.winner == NOBODY:
        chance = round(fighting.chances(t, number).chance * 100)
        rows.append(Row(text("scene.stake.chance", n=min(max(chance, 1), 99)), icon=CHANCE))
    return Panel("stake", Text("scene.stake"), "facts", rows=tuple(rows))


def side_of(t: Conquest, me: Seat | None) -> int | None:
    """The side whose hero is mine; nobody's are the creatures."""
    for number, side in enumerate(t.battle.sides):
        if side.hero and side.seat == me:
            return number
    return None


def moment_of(rules: Sequence[Rule]) -> Text:
    """When a card is used in battle, in a word."""
    for moment in IN_BATTLE:
        if any(rule.when == moment for rule in rules):
            return Text(f"scene.when.{moment}")
    if any(rule.when == "always" for rule in rules):
        return Text("scene.when.always")
    return Text("scene.when.elsewhere")
