"""The guided first game: the first day of the First Reconnaissance, alone, with known cards and enemies.

The words stand in texts/lesson.pl.ftl and texts/lesson.en.ftl. The first two turns are led by the hand; then
there are aims, and the pupil finds the way. Whoever changes the position or the order of its draws has to
look for another seed: tests/games/mageknight/test_lessons.py says what must come out.
"""

from __future__ import annotations

from hexameron.games.mageknight.content.colours import BLUE
from hexameron.games.mageknight.lessons.position import (
    CAMP,
    GLADE,
    HAMLET,
    KEEP,
    LAIR,
    MEADOW,
    MINE,
    NEAR,
    SETUP,
    TOWER,
    VILLAGE,
    deed,
    offered_unit,
    position,
)
from hexameron.kernel.game import Lesson, Step

SEED = 1
"""The dice: the Virtual Player goes first, and the Source stays of use."""


MARCH, STAMINA, MANNERS = deed("march"), deed("stamina"), deed("noble_manners")
RAGE, DETERMINATION = deed("rage"), deed("determination")
CRYSTALLIZE, MANA_DRAW = deed("crystallize"), deed("mana_draw")
SWIFTNESS, THREATEN = deed("swiftness"), deed("threaten")
MARCH_2, STAMINA_2 = deed("march", second=True), deed("stamina", second=True)
SWIFTNESS_2, RAGE_2 = deed("swiftness", second=True), deed("rage", second=True)
TRANQUILITY, IMPROVISATION = deed("tranquility"), deed("improvisation")
PEASANTS = offered_unit("peasants")

ME, GOAL, VIRTUAL, ORDER, DAY = "p0", "goal", "virtual", "order", "day"
MOVING = "turn.move|mana.*|effect.*|card.*"
"""Movement with what cards ask while they are played."""
SPENDING = ("play:*", "activate:*", "skill:*")
NEEDED = (f"play:{RAGE_2};*", f"play:{TRANQUILITY};*")
"""What is better kept for the second fight and the Wounds after it."""
FIGHTING = "combat.attack|combat.strike|mana.*|effect.*|card.*"


def plays(card: str, way: str = "basic") -> str:
    return f"play:{card};{way}"


TACTIC = (
    Step("aim", "tactic.choose", read=True, point=(GOAL,), rules=("MKS-FREC-13", "MKS-FREC-18")),
    Step(
        "hand",
        "tactic.choose",
        read=True,
        point=(MARCH, STAMINA, MANNERS, RAGE, DETERMINATION),
        rules=("MK-DEED-02", "MK-DEED-03", "MK-DEED-04"),
    ),
    Step(
        "tactic",
        "tactic.choose",
        allow=("choose:tactic.great_start",),
        instead="tactic_instead",
        rules=("MK-TACT-01", "MK-TACT-06", "MK-TACT-12"),
    ),
)

FIRST_TURN = (
    Step("virtual", "turn.move", read=True, point=(VIRTUAL, ORDER), rules=("MKS-VP-01", "MKS-VP-13")),
    Step("turn", "turn.move", read=True, point=(VILLAGE,), rules=("MK-TURN-28", "MK-TURN-31")),
    Step(
        "march",
        "turn.move",
        allow=(plays(MARCH),),
        instead="march_instead",
        rules=("MK-DEED-03", "MK-MOVE-02"),
    ),
    Step("go", "turn.move", allow=(f"go:{NEAR}",), instead="go_instead", rules=("MK-MOVE-05", "MK-MOVE-09")),
    Step("source", "turn.move", read=True, point=("dice",), rules=("MK-MANA-13", "MK-MANA-15")),
    Step(
        "strong",
        "turn.move",
        allow=(plays(STAMINA, "strong"),),
        instead="strong_instead",
        rules=("MK-DEED-04",),
    ),
    Step(
        "pay",
        "mana.pay",
        allow=(f"pay:die;{BLUE}",),
        instead="pay_instead",
        rules=("MK-MANA-09", "MK-MANA-13"),
    ),
    Step("meadow", "turn.move", allow=(f"go:{MEADOW}",), instead="go_instead", rules=("MK-MOVE-05",)),
    Step(
        "village",
        "turn.move",
        allow=(f"go:{VILLAGE}",),
        instead="go_instead",
        point=(f"go:{VILLAGE}", LAIR),
        rules=("MK-MOVE-11", "MK-MOVE-12"),
    ),
    Step("talk", "turn.move", allow=("interact",), instead="talk_instead", rules=("MK-INT-01", "MK-INT-02")),
    Step(
        "manners",
        "turn.talk",
        allow=(plays(MANNERS),),
        instead="manners_instead",
        point=(plays(MANNERS), PEASANTS),
        rules=("MK-INT-03", "MK-INT-04"),
    ),
    *(
        Step(
            name,
            "turn.talk",
            allow=(plays(CRYSTALLIZE, "influence"), plays(MANA_DRAW, "influence")),
            instead="sideways_instead",
            rules=("MK-DEED-11", "MK-INT-07"),
        )
        for name in ("sideways", "sideways_two")
    ),
    Step(
        "recruit",
        "turn.talk",
        allow=(f"recruit:{PEASANTS}",),
        instead="recruit_instead",
        rules=("MK-INT-12", "MK-UNIT-03"),
    ),
    Step("unit", "turn.talk", read=True, point=(PEASANTS,), rules=("MK-UNIT-11", "MK-UNIT-12")),
    Step("finish_turn", "turn.talk", allow=("end",), instead="finish_turn_instead", rules=("MK-TURN-34",)),
    Step("over", "turn.after", allow=("end",), rules=("MK-TURN-23", "MK-WND-10"), optional=True),
    Step(
        "keep",
        "end.discard",
        allow=("done",),
        instead="keep_instead",
        rules=("MK-EOT-17", "MK-EOT-19", "MK-DEED-15"),
    ),
)

SECOND_TURN = (
    Step("plunder", "turn.before", allow=("done",), instead="plunder_instead", rules=("MK-SITE-08",)),
    Step("swift", "turn.move", allow=(plays(SWIFTNESS),), instead="swift_instead", rules=("MK-EXPL-04",)),
    Step(
        "explore",
        "turn.move",
        allow=("explore:*",),
        instead="explore_instead",
        rules=("MK-EXPL-01", "MKS-FREC-08"),
    ),
    Step("tile", "turn.move", read=True, point=(KEEP, MINE, HAMLET), rules=("MK-EXPL-13", "MK-CBT-01")),
    Step("orcs", "turn.move", read=True, point=(LAIR,), rules=("MK-MOVE-11", "MK-MOVE-12", "MK-CBT-07")),
    Step(
        "challenge",
        "turn.move",
        allow=(f"challenge:{LAIR}",),
        instead="challenge_instead",
        rules=("MK-CBT-07",),
    ),
    Step("phases", "combat.*", read=True, point=("f0",), rules=("MK-CBT-17", "MK-RNG-01")),
    Step(
        "block",
        "combat.block",
        allow=(plays(DETERMINATION),),
        instead="block_instead",
        rules=("MK-BLK-13", "MK-BLK-17"),
    ),
    Step(
        "block_two",
        "combat.block",
        allow=(f"activate:{PEASANTS};*",),
        instead="block_instead",
        rules=("MK-UNIT-11", "MK-UNIT-13"),
    ),
    Step("parry", "combat.block", allow=("parry:*",), instead="parry_instead", rules=("MK-BLK-15",)),
    Step("unharmed", "combat.block", allow=("next",), instead="unharmed_instead", rules=("MK-DMG-01",)),
    Step(
        "attack",
        "combat.attack",
        allow=(plays(RAGE),),
        instead="attack_instead",
        rules=("MK-ATK-02", "MK-RNG-10"),
    ),
    Step(
        "attack_two",
        "combat.attack",
        allow=(plays(THREATEN, "attack"),),
        instead="attack_two_instead",
        rules=("MK-ATK-04",),
    ),
    Step("strike", "combat.attack", allow=("aim:*",), instead="strike_instead", rules=("MK-RNG-12",)),
    Step("over_two", "turn.after", allow=("end",), rules=("MK-TURN-23",), optional=True),
    Step(
        "level",
        "level.skill",
        read=True,
        point=("fame.0",),
        rules=("MK-OUT-04", "MK-LVL-01", "MK-LVL-04"),
    ),
    Step("skill", "level.skill", point=("take_skill:*",), rules=("MK-LVL-06", "MK-SKILL-09")),
    Step("action", "level.action", point=("buy:*",), rules=("MK-LVL-06", "MK-LVL-08")),
    Step("keep_two", "end.discard", allow=("done",), instead="keep_instead", rules=("MK-EOT-17",)),
)

THIRD_TURN = (
    Step("tempted", "turn.before", point=("done",), rules=("MK-SITE-08",), optional=True),
    Step("freer", "turn.move", read=True, point=(MINE,), rules=("MK-SITE-01",), optional=True),
    Step(
        "mine",
        MOVING,
        until=(f"go:{MINE}",),
        allow=(*SPENDING, f"go:{HAMLET}", f"go:{MINE}"),
        avoid=NEEDED,
        instead="mine_instead",
        point=(
            MINE,
            f"go:{HAMLET}",
            plays(MARCH_2),
            plays(STAMINA_2, "strong"),
            plays(STAMINA_2),
            "play:*;move",
        ),
        rules=("MK-MOVE-05", "MK-MOVE-16"),
        optional=True,
    ),
    Step(
        "dig",
        "turn.move",
        allow=("end",),
        instead="dig_instead",
        rules=("MK-SITE-01", "MK-EOT-06"),
        optional=True,
        after="mine",
    ),
    Step(
        "keep_three",
        "end.discard",
        until=("done",),
        rules=("MK-EOT-17", "MK-EOT-19"),
        optional=True,
        after="dig",
    ),
)

FOURTH_TURN = (
    Step(
        "deck_out",
        "turn.start",
        offered=("announce",),
        allow=("begin",),
        instead="deck_out_instead",
        rules=("MK-TURN-17", "MK-EOT-24"),
        optional=True,
        after="dig",
    ),
    Step(
        "crystal",
        "turn.move",
        read=True,
        point=(ME,),
        rules=("MK-MANA-05", "MK-MANA-06"),
        optional=True,
        after="dig",
    ),
    Step(
        "east",
        MOVING,
        until=(f"explore:{TOWER}",),
        allow=(*SPENDING, f"explore:{TOWER}"),
        avoid=NEEDED,
        instead="east_instead",
        point=(plays(SWIFTNESS_2), "play:*;move"),
        rules=("MK-EXPL-01", "MK-EXPL-05"),
        optional=True,
        after="dig",
    ),
    Step(
        "tower",
        "turn.move",
        read=True,
        point=(TOWER, KEEP),
        rules=("MK-CBT-01", "MK-CBT-02", "MK-RNG-05"),
        optional=True,
        after="east",
    ),
    Step(
        "hunt",
        "turn.move",
        offered=(f"challenge:{CAMP}",),
        allow=(f"challenge:{CAMP}",),
        instead="hunt_instead",
        rules=("MK-CBT-07", "MK-CBT-08"),
        optional=True,
        after="east",
    ),
    Step("riders", "combat.*", read=True, point=("f0",), rules=("MK-BLK-14",), optional=True, after="hunt"),
    Step(
        "far",
        "combat.ranged",
        until=("aim:*", "next"),
        rules=("MK-RNG-03", "MK-RNG-07", "MK-RNG-17"),
        optional=True,
        after="hunt",
    ),
    Step(
        "brace",
        "combat.block",
        until=("parry:*", "next"),
        rules=("MK-BLK-14", "MK-BLK-17"),
        optional=True,
        after="hunt",
    ),
    Step(
        "hurt",
        "combat.face|combat.damage",
        until=("hurt_*",),
        point=("face:*",),
        rules=("MK-DMG-05", "MK-DMG-07", "MK-DMG-14"),
        optional=True,
        after="hunt",
    ),
    Step(
        "finish",
        FIGHTING,
        until=("aim:*",),
        avoid=("next",),
        instead="finish_instead",
        point=(plays(RAGE_2, "strong"), "skill:*", plays(RAGE_2), "play:*;attack"),
        rules=("MK-ATK-02", "MK-DEED-13"),
        optional=True,
        after="hunt",
    ),
    Step(
        "heal",
        "turn.after|effect.choice",
        offered=(plays(TRANQUILITY), "branch:*"),
        until=("branch:*",),
        point=(plays(TRANQUILITY),),
        rules=("MK-WND-06", "MK-WND-07", "MK-WND-10"),
        optional=True,
        after="hunt",
    ),
    Step(
        "cure",
        "turn.after",
        offered=("heal_*",),
        until=("heal_*",),
        rules=("MK-WND-06",),
        optional=True,
        after="heal",
    ),
    Step(
        "keep_four",
        "end.discard",
        until=("done",),
        rules=("MK-LVL-02", "MK-LVL-03", "MK-EOT-24"),
        optional=True,
        after="hunt",
    ),
)

EVENING = (
    Step(
        "empty",
        "turn.start",
        offered=("announce",),
        point=("begin",),
        rules=("MK-TURN-17", "MK-ROUND-24"),
        optional=True,
        after="hunt",
    ),
    Step(
        "resting",
        "turn.move",
        read=True,
        point=("rest",),
        rules=("MK-REST-01", "MK-REST-05", "MK-REST-06"),
        optional=True,
        after="hunt",
    ),
    Step(
        "glade",
        MOVING,
        until=(f"go:{GLADE}",),
        point=(GLADE, plays(IMPROVISATION), "play:*;move"),
        rules=("MK-SITE-03", "MK-SITE-05"),
        optional=True,
        after="hunt",
    ),
    Step("wound", "end.glade", rules=("MK-SITE-03", "MK-WND-01"), optional=True),
    Step(
        "announce",
        "turn.start",
        offered=("announce",),
        point=("announce",),
        rules=("MK-TURN-17", "MK-ROUND-24"),
        optional=True,
        after="hunt",
    ),
)

NIGHT = (
    Step("night", "tactic.choose", read=True, point=(ME,), rules=("MK-ROUND-15", "MK-ROUND-17")),
    Step(
        "dark",
        "tactic.choose",
        read=True,
        point=(DAY, "dice"),
        rules=("MK-MOVE-07", "MK-MANA-11", "MK-MANA-12"),
    ),
    Step("night_tactic", "tactic.choose", point=("choose:*",), rules=("MK-TACT-01",)),
    Step("own", "turn.*", read=True, point=(GOAL,), rules=("MKS-FREC-08", "MKS-FREC-13", "MKS-FREC-23")),
)

TIPS = (
    Step("tip_storm", "turn.move", offered=(f"go:{KEEP}", f"go:{TOWER}"), rules=("MK-CBT-01", "MK-OUT-16")),
    Step("tip_enter", "turn.move", offered=("enter",), rules=("MK-CBT-05", "MK-OUT-06")),
    Step("tip_monastery", "turn.move", offered=("burn",), rules=("MK-INT-16", "MK-INT-17", "MK-CBT-06")),
    Step("tip_hurt", "combat.damage", rules=("MK-DMG-05", "MK-DMG-07", "MK-DMG-14")),
    Step("tip_heal", "turn.after", offered=("heal_*",), rules=("MK-WND-06", "MK-WND-07")),
    Step("tip_rest", "rest.card", rules=("MK-REST-05",)),
    Step("tip_challenge", "combat.challenge", rules=("MK-CBT-12",)),
    Step("tip_strike", "combat.strike", rules=("MK-RNG-16", "MK-ATK-06")),
    Step("tip_healing", "turn.talk", offered=("buy_healing",), rules=("MK-INT-15", "MK-WND-07")),
    Step("tip_learn", "turn.talk", offered=("buy:*",), rules=("MK-INT-17", "MK-INT-18")),
    Step("tip_disband", "unit.disband", rules=("MK-UNIT-07", "MK-UNIT-08")),
    Step("tip_glade", "end.glade", rules=("MK-SITE-03",)),
    Step("tip_reward", "end.reward", rules=("MK-EOT-07",)),
    Step("tip_artifact", "end.artifact", rules=("MK-EOT-10",)),
    Step("tip_spell", "end.choose", rules=("MK-EOT-11", "MK-DEED-05", "MK-DEED-06")),
    Step("tip_discard", "card.discard", rules=("MK-DEED-16", "MK-DEED-17")),
    Step("tip_announce", "turn.start", point=("begin",), rules=("MK-TURN-17", "MK-TURN-18")),
    Step("tip_tactic", "turn.*", offered=("tactic:*",), rules=("MK-TACT-01",)),
)
"""What may come up for the first time while the game is finished."""

LESSONS = (
    Lesson(
        name="first",
        minutes=25,
        setup=SETUP,
        begin=position,
        seed=SEED,
        bot="easy",
        steps=(*TACTIC, *FIRST_TURN, *SECOND_TURN, *THIRD_TURN, *FOURTH_TURN, *EVENING, *NIGHT),
        tips=TIPS,
    ),
)
