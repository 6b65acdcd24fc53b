"""The sixty skill cards: six sets of ten."""

from __future__ import annotations

from typing import Final, Literal

from hexameron.games.runebound.content.effects import (
    All,
    Avoid,
    BlockMore,
    Capture,
    Carry,
    Choice,
    Cost,
    Deal,
    Delay,
    Draw,
    Effect,
    Exert,
    Gain,
    Gold,
    Guard,
    Heal,
    HealHere,
    HitHarder,
    Hop,
    Hunt,
    Limit,
    Mend,
    Mirror,
    Moment,
    Only,
    Pay,
    Permit,
    Recast,
    Redraw,
    Remove,
    Reroll,
    Reveal,
    Ride,
    Rule,
    SellOne,
    SpendAs,
    Stat,
    Steal,
    Survive,
    Test,
    TurnDie,
    Wander,
    WaterStep,
    stat,
    surge,
)
from hexameron.games.runebound.content.records import Skill
from hexameron.games.runebound.content.terms import Attribute, Deck, SkillSet
from hexameron.kernel.records import Source

_SETS: Final[dict[str, SkillSet]] = {
    "w": "wild",
    "m": "military",
    "r": "road",
    "l": "low",
    "g": "gods",
    "u": "runes",
}
_ORBS: Final[dict[str, Deck | Literal["any"]]] = {"a": "any", "s": "soc", "c": "com", "e": "exp"}
BODY: Final[Attribute] = "body"
MIND: Final[Attribute] = "mind"
SPIRIT: Final[Attribute] = "spirit"
KNOWN: Final = ("name", "type", "cost")
"""What is published of a card whose effect is designed."""


def _skill(
    code: str,
    type_: Attribute,
    cost: str,
    *rules: Rule,
    star: bool = False,
    source: Source = "designed",
    given: tuple[str, ...] = (),
) -> Skill:
    """A skill of its set; ``cost`` has a letter per orb: any, social, combat, exploration."""
    return Skill(
        id=f"skill.{code}",
        source=source,
        given=given,
        set=_SETS[code[0]],
        type=type_,
        cost=tuple(_ORBS[orb] for orb in cost),
        star=star,
        rules=rules,
    )


def _when(
    moment: Moment,
    effect: Effect,
    *,
    cost: Cost | None = None,
    limit: Limit = "",
    only: Only = "",
    may: bool = False,
) -> Rule:
    return Rule(moment=moment, effect=effect, cost=cost, limit=limit, only=only, may=may or cost is not None)


def _once(effect: Effect, *, cost: Cost | None = None, only: Only = "") -> Rule:
    """Once per turn, at any time of it."""
    return Rule(moment="any_time", effect=effect, cost=cost, limit="turn", only=only, may=True)


SKILLS: Final = (
    # Power of the Wild
    _skill("w1", BODY, "a", _when("beat_foe", Gold(2), only="monster"), star=True, given=KNOWN),
    _skill("w2", BODY, "aa", stat("body", 1), surge(1, "maul", Deal("phy", 1))),
    _skill("w3", MIND, "a", _when("drew_enemy", Avoid(), cost=Exert(), only="not_combat_deck")),
    _skill("w4", SPIRIT, "e", _once(Carry(terrain="forest", within=4), cost=Exert(), only="forest")),
    _skill(
        "w5",
        SPIRIT,
        "ae",
        _when("engage", Test("spirit", ok=Capture()), only="beast", may=True),
        star=True,
    ),
    _skill("w6", SPIRIT, "aa", _when("turn_start", Heal(1), only="wilderness"), star=True),
    _skill("w7", BODY, "ac", surge(1, "rend", Deal("phy", 2))),
    _skill("w8", BODY, "ce", stat("speed", 1), _when("beat_foe", Wander(1), only="beast", may=True)),
    _skill("w9", SPIRIT, "ac", surge(1, "pack_hunt", Hunt(3))),
    _skill("w10", MIND, "a", Rule(moment="always", effect=Permit("herbs")), star=True),
    # Military Training
    _skill("m1", BODY, "aaac", stat("life", 3), source="published"),
    _skill("m2", BODY, "ac", _when("engage", Deal("phy", 1, blockable=False)), given=KNOWN),
    _skill(
        "m3",
        BODY,
        "aaa",
        Rule(moment="always", effect=Permit("second_attack"), limit="round"),
        given=KNOWN,
    ),
    _skill("m4", BODY, "ac", _when("blocking", BlockMore(2), limit="round", may=True)),
    _skill("m5", BODY, "cc", _when("attacking", HitHarder(2, "phy"), cost=Exert(), limit="round")),
    _skill("m6", BODY, "aa", stat("body", 1), stat("life", 1), star=True),
    _skill("m7", MIND, "ac", surge(1, "feint", Recast(0, symbol="shi"))),
    _skill(
        "m8",
        MIND,
        "a",
        _when("after_cast", Recast(own=True, some=True), cost=Exert(), limit="combat"),
        star=True,
    ),
    _skill(
        "m9",
        MIND,
        "as",
        stat("initiative", 1),
        Rule(moment="always", effect=Permit("wins_ties")),
        star=True,
    ),
    _skill(
        "m10", SPIRIT, "cs", surge(2, "rally", All((Mend(2), Recast(1, own=True, spent=True)))), star=True
    ),
    # Call of the Road
    _skill("r1", BODY, "ae", _once(Wander(1)), source="rulebook"),
    _skill("r2", BODY, "a", _once(SpendAs(("mountain",))), star=True, source="published"),
    _skill(
        "r3",
        BODY,
        "ac",
        _when("engage", Deal("phy", 1, blockable=False), only="road"),
        _when("beat_foe", Gold(1), only="road"),
    ),
    _skill("r4", BODY, "ee", stat("speed", 1)),
    _skill("r5", MIND, "e", _when("rolled", Reroll(2), limit="turn", only="exploring", may=True)),
    _skill("r6", MIND, "s", _when("quest_done", All((Gold(1), Draw(1)))), star=True),
    _skill("r7", MIND, "as", Rule(moment="always", effect=Permit("two_goods")), stat("trade", 1)),
    _skill("r8", MIND, "aae", _when("rolled", TurnDie(), limit="turn", may=True), star=True),
    _skill("r9", SPIRIT, "a", _once(Hop("wild")), star=True),
    _skill("r10", SPIRIT, "as", _when("drew_card", Redraw(), cost=Exert(), limit="turn")),
    # Friends in Low Places
    _skill("l1", MIND, "aaa", stat("mind", 2), source="published"),
    _skill("l2", MIND, "ac", stat("test", 1), given=KNOWN),
    _skill("l3", MIND, "a", _when("testing", Reveal(2, harm=2), limit="turn", may=True), given=KNOWN),
    _skill("l4", MIND, "s", stat("price", -1), star=True),
    _skill("l5", MIND, "as", _once(SellOne(), only="city_or_town"), stat("sale", 1)),
    _skill(
        "l6",
        MIND,
        "as",
        Rule(moment="action", effect=Test("mind", ok=Gold(2), no=Delay()), only="city_or_town"),
        star=True,
    ),
    _skill("l7", BODY, "a", _once(Test("mind", ok=Steal(1)), only="robbable"), star=True),
    _skill("l8", BODY, "ac", surge(1, "sand_in_the_eyes", Remove(1))),
    _skill("l9", BODY, "aas", _when("blocking", BlockMore(3, bought=True), cost=Pay(1), limit="round")),
    _skill(
        "l10",
        SPIRIT,
        "a",
        _when("rolled", Reroll(), cost=Pay(1), limit="turn"),
        _when("revealed", Reveal(2), cost=Pay(1), limit="turn"),
        star=True,
    ),
    # Favor of the Gods
    _skill("g1", SPIRIT, "aa", _once(HealHere(2)), given=KNOWN),
    _skill("g2", SPIRIT, "e", _once(WaterStep()), given=("name",)),
    _skill("g3", SPIRIT, "acs", Rule(moment="always", effect=Stat("life", per="spirit")), source="published"),
    _skill("g4", SPIRIT, "ac", surge(1, "aegis", Guard())),
    _skill("g5", SPIRIT, "ss", stat("spirit", 1), _when("resting", Draw(1), only="shrine"), star=True),
    _skill(
        "g6",
        SPIRIT,
        "ac",
        surge(1, "smite", Deal("mag", 2, versus=("undead", "demon"), instead=4)),
    ),
    _skill("g7", SPIRIT, "a", stat("wild_rest", 2), star=True),
    _skill("g8", BODY, "as", Rule(moment="always", effect=Stat("attack", 1), only="hurt"), star=True),
    _skill("g9", BODY, "ac", _when("would_fall", Test("spirit", ok=Survive()), limit="combat")),
    _skill(
        "g10", MIND, "s", _when("entered", Choice((Gold(1), Draw(1))), limit="turn", only="shrine"), star=True
    ),
    # Rune Magic
    _skill("u1", SPIRIT, "aa", stat("spirit", 2), stat("mind", -1), source="published"),
    _skill("u2", SPIRIT, "ac", _when("foe_surged", Deal("mag", 2), cost=Exert()), given=("name",)),
    _skill("u3", SPIRIT, "cs", surge(1, "firebolt", Deal("mag", 2))),
    _skill("u4", MIND, "as", surge(2, "freeze", Remove(2))),
    _skill(
        "u5",
        BODY,
        "ac",
        _when("blocking", BlockMore(2, bought=True, kind="ene"), cost=Exert(), limit="round"),
    ),
    _skill("u6", SPIRIT, "ae", _once(Ride(), cost=Exert()), star=True),
    _skill("u7", MIND, "a", stat("training", 2), star=True),
    _skill("u8", MIND, "aa", stat("mind", 1), stat("hand", 1), star=True),
    _skill("u9", MIND, "ce", surge(2, "mirror", Mirror())),
    _skill("u10", SPIRIT, "as", _when("beat_foe", Gain(1, "same"), cost=Exert(), only="enemy"), star=True),
)
