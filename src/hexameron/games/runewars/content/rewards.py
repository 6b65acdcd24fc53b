"""The twenty-five reward cards, of eighteen kinds."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.effects import (
    All,
    DrainLife,
    DuelDamage,
    GiveUp,
    Heal,
    Influence,
    MoreFate,
    MoveWild,
    Nothing,
    Permit,
    Prevent,
    ReceiveRune,
    RoutHere,
    Rule,
    Stand,
    Stat,
    Suffer,
    Test,
)
from hexameron.games.runewars.content.records import RewardCard
from hexameron.games.runewars.content.terms import Attribute


def _strikes_with(attribute: Attribute) -> Rule:
    return Rule(when=("duel_special",), effect=DuelDamage(per=attribute), may=True)


REWARDS: Final = (
    RewardCard(
        id="reward.r1",
        given=("name", "effect"),
        copies=6,
        rules=(Rule(when=("turn",), effect=ReceiveRune(), cost=GiveUp(), may=True),),
    ),
    RewardCard(
        id="reward.r2",
        given=("name", "healing"),
        equipment="weapon",
        rules=(Rule(when=("duel_special",), effect=All((DuelDamage(2), DrainLife())), may=True),),
    ),
    RewardCard(id="reward.r3", given=("effect",), equipment="weapon", rules=(_strikes_with("strength"),)),
    RewardCard(id="reward.r4", equipment="weapon", rules=(_strikes_with("agility"),)),
    RewardCard(id="reward.r5", equipment="weapon", rules=(_strikes_with("wisdom"),)),
    RewardCard(
        id="reward.r6",
        equipment="weapon",
        rules=(Rule(when=("duel_start",), effect=DuelDamage(1), may=True),),
    ),
    RewardCard(
        id="reward.r7",
        given=("name", "prevents damage"),
        equipment="armor",
        rules=(Rule(when=("duel_round",), effect=Prevent(), limit="duel", may=True),),
    ),
    RewardCard(
        id="reward.r8",
        given=("name", "effect"),
        equipment="armor",
        rules=(Rule(when=("duel_round",), effect=Prevent(1), may=True),),
    ),
    RewardCard(
        id="reward.r9",
        given=("name",),
        rules=(
            Rule(when=("duel_special",), effect=Prevent(2), may=True),
            Rule(when=("would_suffer",), effect=Prevent(), cost=GiveUp(), may=True),
        ),
    ),
    RewardCard(
        id="reward.r10",
        source="published",
        copies=2,
        rules=(
            Rule(
                when=("duel_special",),
                effect=All((DuelDamage(3), Test("agility", Nothing(), Nothing(), Suffer(1)))),
                may=True,
            ),
        ),
    ),
    RewardCard(
        id="reward.r11",
        source="published",
        rules=(Rule(when=("turn",), effect=MoveWild(hero=True), cost=GiveUp(), may=True),),
    ),
    RewardCard(
        id="reward.r12",
        given=("name",),
        rules=(Rule(when=("calm_turn",), effect=Stand(4, here=True), cost=GiveUp(), may=True),),
    ),
    RewardCard(
        id="reward.r13",
        given=("name",),
        rules=(Rule(when=("calm_turn",), effect=RoutHere(3), cost=GiveUp(), may=True),),
    ),
    RewardCard(
        id="reward.r14",
        copies=2,
        rules=(Rule(when=("turn", "quest_act", "duel_start"), effect=Heal(), cost=GiveUp(), may=True),),
    ),
    RewardCard(
        id="reward.r15",
        rules=(
            Rule(when=("always",), effect=Stat("hero_steps", 1)),
            Rule(when=("always",), effect=Permit("crosses_borders")),
        ),
    ),
    RewardCard(
        id="reward.r16", rules=(Rule(when=("diplomacy",), effect=MoreFate(2), only="hero_area", may=True),)
    ),
    RewardCard(id="reward.r17", rules=(Rule(when=("always",), effect=Stat("test_cards", 1)),)),
    RewardCard(
        id="reward.r18",
        rules=(Rule(when=("quest_end",), effect=Influence(2), only="friendly_area"),),
    ),
)
REWARD: Final[dict[str, RewardCard]] = {card.id: card for card in REWARDS}
