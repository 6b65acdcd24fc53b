"""The sixty asset cards: three sets of twenty. Their combat tokens are in tokens.py."""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound.content.effects import (
    Deal,
    Exert,
    Flip,
    GiveUp,
    Heal,
    Hop,
    Mend,
    Only,
    Peek,
    Permit,
    Remove,
    Reveal,
    Rule,
    SpendAs,
    Trade,
    Twice,
    stat,
    surge,
)
from hexameron.games.runebound.content.records import Asset
from hexameron.games.runebound.content.terms import AssetType
from hexameron.games.runebound.content.tokens import CAST_BY
from hexameron.kernel.records import Source


def _asset(code: str, type_: AssetType, cost: int, *rules: Rule, source: Source = "designed") -> Asset:
    given = ("token", "type") if f"asset.{code}" in CAST_BY and source == "designed" else ()
    return Asset(
        id=f"asset.{code}", code=code, source=source, given=given, type=type_, cost=cost, rules=rules
    )


def _goods(code: str, name: str, cost: int, trade: int, where: Only) -> Asset:
    return Asset(
        id=f"asset.{code}",
        named=f"goods.{name}",
        code=code,
        source="published",
        type="goods",
        cost=cost,
        trade=trade,
        rules=(Rule(moment="action", effect=Trade(), only=where),),
    )


def _spend_as(code: str, cost: int, effect: SpendAs) -> Asset:
    rule = Rule(moment="any_time", effect=effect, limit="turn", may=True)
    return _asset(code, "movement", cost, rule)


ASSETS: Final = (
    _asset("a01", "equipment", 3, stat("escape_dice", 1)),
    _asset("a02", "equipment", 6, stat("mind", 1)),
    _asset("a03", "weapon", 2, source="published"),
    _asset("a04", "weapon", 5, stat("body", 1), source="published"),
    _asset("a05", "weapon", 8, surge(2, "rune_bolt", Deal("mag", 3))),
    _asset("a06", "weapon", 10, surge(1, "crush", Remove(0, ("shi",)))),
    _asset("a07", "weapon", 11, stat("spirit", 1), surge(1, "chain_lightning", Deal("mag", 1))),
    _asset("a08", "clothing", 3),
    _asset("a09", "clothing", 4, stat("speed", 1), source="published"),
    _asset("a10", "clothing", 4, stat("life", 1), source="published"),
    _asset("a11", "clothing", 9, surge(2, "focus", Twice("mag")), source="published"),
    _asset("a12", "movement", 3, stat("speed", 1), source="published"),
    _asset("a13", "movement", 7, stat("speed", 2), source="published"),
    _asset(
        "a14",
        "movement",
        2,
        Rule(moment="always", effect=Permit("two_goods")),
        Rule(moment="action", effect=Trade(any_goods=True, less=1), only="city"),
    ),
    _asset("a15", "equipment", 3, stat("life", 1), source="published"),
    _asset("a16", "clothing", 8, stat("test", 1), stat("life", 1), stat("hand", 1)),
    _goods("a17", "relics", 2, 5, "shrine"),
    _goods("a18", "provisions", 0, 2, "town"),
    _goods("a19", "munitions", 0, 2, "stronghold"),
    _goods("a20", "valuables", 2, 5, "town"),
    _asset("b01", "equipment", 4, source="published"),
    _asset("b02", "equipment", 4, stat("explore_dice", 1)),
    _asset("b03", "equipment", 6, stat("body", 1), source="published"),
    _asset("b04", "weapon", 2),
    _asset("b05", "weapon", 3),
    _asset("b06", "weapon", 7, surge(1, "impale", Deal("phy", 1, blockable=False))),
    _asset("b07", "weapon", 8, stat("spirit", 1), surge(1, "blind", Flip(1)), source="published"),
    _asset("b08", "weapon", 12, source="published"),
    _asset("b09", "clothing", 6, stat("spirit", 1)),
    _asset("b10", "clothing", 9, stat("body", 1), stat("life", 1), source="published"),
    _asset("b11", "clothing", 10, stat("life", 1), surge(1, "radiance", Mend(1))),
    _spend_as("b12", 3, SpendAs(("hills", "mountain"))),
    _spend_as("b13", 3, SpendAs(("water",))),
    _asset("b14", "equipment", 2, Rule(moment="testing", effect=Reveal(1), limit="turn", may=True)),
    _asset(
        "b15",
        "equipment",
        3,
        Rule(moment="any_time", effect=Heal(4), cost=GiveUp(), limit="turn", may=True),
    ),
    _asset("b16", "clothing", 3, stat("social_test", 1)),
    _goods("b17", "artifacts", 0, 2, "shrine"),
    _goods("b18", "armaments", 2, 5, "stronghold"),
    _goods("b19", "provisions", 0, 2, "town"),
    _goods("b20", "relics", 2, 5, "shrine"),
    _asset("c01", "equipment", 7, stat("spirit", 1)),
    _asset("c02", "equipment", 11, surge(2, "dragonfire", Deal("mag", 2))),
    _asset("c03", "weapon", 4),
    _asset("c04", "weapon", 5),
    _asset("c05", "weapon", 6, source="published"),
    _asset("c06", "weapon", 7, surge(2, "sunder", Deal("phy", 3))),
    _asset(
        "c07",
        "weapon",
        12,
        Rule(moment="engage", effect=Deal("phy", 2, blockable=False)),
        source="published",
    ),
    _asset("c08", "clothing", 5, Rule(moment="always", effect=Permit("escape_reroll"))),
    _asset("c09", "clothing", 3, source="published"),
    _asset("c10", "clothing", 9, stat("mind", 1), stat("life", 1)),
    _asset("c11", "clothing", 9, stat("body", 1), stat("life", 1)),
    _asset("c12", "clothing", 11, stat("spirit", 1), stat("life", 2), source="published"),
    _asset(
        "c13",
        "movement",
        5,
        stat("speed", 1),
        Rule(moment="any_time", effect=Hop("road"), limit="turn", may=True),
    ),
    _spend_as("c14", 2, SpendAs(("forest",))),
    _asset("c15", "equipment", 2, stat("hand", 1), source="published"),
    _asset("c16", "equipment", 3, Rule(moment="drew_card", effect=Peek(), cost=Exert(), may=True)),
    _goods("c17", "artifacts", 0, 2, "shrine"),
    _goods("c18", "valuables", 2, 5, "town"),
    _goods("c19", "munitions", 0, 2, "stronghold"),
    _goods("c20", "armaments", 2, 5, "stronghold"),
)
