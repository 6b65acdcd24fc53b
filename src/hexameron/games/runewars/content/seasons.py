"""The thirty-two season cards: eight of each season."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.effects import (
    All,
    Ban,
    Bid,
    CapDials,
    Choice,
    Desert,
    Dial,
    DiscardTactics,
    Draw,
    Each,
    Effect,
    GiveFalseRune,
    Influence,
    LoseInfluence,
    May,
    NewObjective,
    Paid,
    PiousRunes,
    Place,
    Raze,
    ReceiveRune,
    Recruit,
    ResetDials,
    ScatterRunes,
    TakeTitle,
    Thin,
    Train,
    WakeDragon,
)
from hexameron.games.runewars.content.records import SeasonCard
from hexameron.games.runewars.content.terms import SeasonName

_SEASONS: Final[dict[str, SeasonName]] = {"sp": "spring", "su": "summer", "fa": "fall", "wi": "winter"}


def _card(
    code: str,
    effect: Effect,
    *,
    copies: int = 1,
    council: bool = False,
    given: tuple[str, ...] = (),
    false_rune: bool = False,
) -> SeasonCard:
    return SeasonCard(
        id=f"season.{code}",
        given=given,
        season=_SEASONS[code[:2]],
        copies=copies,
        council=council,
        effect=effect,
        false_rune=false_rune,
    )


SEASONS: Final = (
    _card("sp1", Each(CapDials()), given=("name", "effect")),
    _card("sp2", Bid(highest=Ban("march")), given=("name",)),
    _card(
        "sp3",
        Each(May(Choice((NewObjective(), Draw("tactics"), Influence(1))))),
        copies=2,
        given=("name", "change of objectives"),
    ),
    _card("sp4", Each(Recruit()), copies=2, given=("effect",)),
    _card("sp5", Each(ScatterRunes(2)), given=("name", "effect")),
    _card("sp6", Bid(highest=May(TakeTitle())), council=True),
    _card("su1", Bid(highest=Raze(anywhere=True)), council=True, given=("effect",)),
    _card("su2", Each(Desert(2, "all", neutral=1)), given=("kind of effect",)),
    _card("su3", Each(May(Train(any_hero=True)))),
    _card("su4", Each(Thin(at_least=5))),
    _card("su5", Each(Draw("quest"))),
    _card("su6", Bid(highest=Draw("tactics"), lowest=Dial("all", -1)), council=True),
    _card("su7", Each(Dial("choice", 1))),
    _card("su8", Bid(highest=WakeDragon()), council=True),
    _card("fa1", Each(All((ResetDials(), Dial("food", 1)))), copies=2, given=("effect", "season")),
    _card("fa2", Each(All((ResetDials(), Dial("food", -1, floor=1))))),
    _card("fa3", Bid(highest=Draw("tactics", 3), others=Draw("tactics")), council=True),
    _card("fa4", Each(Influence(1, per_city=1))),
    _card(
        "fa5",
        Bid(highest=Choice((Place("triangle", 2, "friendly"), Place("rectangle", 1, "friendly")))),
        council=True,
    ),
    _card("fa6", Bid(highest=ReceiveRune()), council=True),
    _card("fa7", Each(Choice((DiscardTactics(), LoseInfluence(2))))),
    _card("wi1", Bid(highest=ReceiveRune()), copies=2, council=True, given=("effect", "season")),
    _card("wi2", Bid(lowest=PiousRunes()), council=True, given=("name", "effect")),
    _card("wi3", Each(Dial("food", -1, floor=1))),
    _card("wi4", Ban("enemy_areas")),
    _card("wi5", Each(Thin(routed=True))),
    _card("wi6", Each(Desert(2, "one"))),
    _card("wi7", Each(Paid(GiveFalseRune(), Influence(2))), false_rune=True),
)
SEASON: Final[dict[str, SeasonCard]] = {card.id: card for card in SEASONS}
