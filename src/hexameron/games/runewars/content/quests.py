"""The twenty-four quest cards; the first nine bring a map tile in set-up."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.effects import (
    All,
    Draw,
    DuelWith,
    Effect,
    Heal,
    Influence,
    LookAtRune,
    LoseInfluence,
    NewQuest,
    Paid,
    PayInfluence,
    RetreatHero,
    Reward,
    RoutHero,
    Suffer,
    Test,
    Train,
)
from hexameron.games.runewars.content.records import Quest

_REWARD: Final = Reward()
_HURT: Final = Suffer(1)
_SETUP_QUESTS: Final = 9


def _also(effect: Effect) -> Effect:
    """A reward and something more."""
    return All((_REWARD, effect))


def _quest(number: int, area: str, effect: Effect, given: tuple[str, ...] = ()) -> Quest:
    tile = area[0] if number <= _SETUP_QUESTS else ""
    return Quest(id=f"quest.q{number}", given=given, area=area, effect=effect, tile=tile)


QUESTS: Final = (
    _quest(
        1,
        "1C",
        Test("wisdom", _also(Influence(1)), _REWARD, Paid(PayInfluence(3), _REWARD)),
        given=("name",),
    ),
    _quest(2, "2B", Test("wisdom", _also(Train("wisdom")), _REWARD, _HURT), given=("name",)),
    _quest(3, "3A", Test("agility", _also(LookAtRune()), _REWARD, _HURT), given=("name",)),
    _quest(4, "4C", Test("wisdom", _REWARD, _REWARD, LoseInfluence(2)), given=("name",)),
    _quest(5, "5A", Test("agility", _REWARD, _REWARD, _HURT), given=("area", "attribute", "reward")),
    _quest(6, "6A", Test("strength", _also(Draw("tactics")), _REWARD, _HURT), given=("name",)),
    _quest(7, "7C", Test("strength", _REWARD, _REWARD, _HURT), given=("name",)),
    _quest(8, "8A", DuelWith("hell_hound")),
    _quest(9, "9B", Test("agility", Reward(2), _REWARD, Suffer(2))),
    _quest(10, "1A", DuelWith("razorwing")),
    _quest(11, "2A", Test("strength", _REWARD, _REWARD, Suffer(2))),
    _quest(12, "2C", Test("wisdom", _also(Heal()), _REWARD, _HURT)),
    _quest(13, "3C", DuelWith("giant", deal=2)),
    _quest(14, "4A", Test("agility", _also(Influence(2)), _REWARD, LoseInfluence(1))),
    _quest(15, "4B", DuelWith("sorcerer")),
    _quest(16, "5C", Test("agility", _REWARD, _REWARD, _HURT)),
    _quest(17, "5D", Test("agility", Reward(2), _also(_HURT), Suffer(2))),
    _quest(18, "6B", Test("wisdom", _also(Train("wisdom")), _REWARD, RoutHero())),
    _quest(19, "6D", Test("strength", _also(Train("strength")), _REWARD, _HURT)),
    _quest(20, "7A", DuelWith("beastman")),
    _quest(21, "8C", Test("agility", _also(Train("agility")), _REWARD, All((_HURT, RetreatHero())))),
    _quest(22, "8D", Test("wisdom", _also(Influence(3)), _REWARD, NewQuest())),
    _quest(23, "9A", Test("strength", _REWARD, _REWARD, _HURT)),
    _quest(24, "", Test("", Reward(2), _REWARD, Suffer(2)), given=("name",)),
)
QUEST: Final[dict[str, Quest]] = {quest.id: quest for quest in QUESTS}
MOST_QUESTS: Final = 3
"""Quest cards in hand (RW-QUEST-14)."""
