"""All combat tokens with both their sides. A token's id is its place here: ``u0`` to ``u59``."""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound.content.records import Side, Token
from hexameron.games.runebound.content.terms import Symbol
from hexameron.kernel.records import Source

_SYMBOLS: Final[dict[str, Symbol]] = {
    "PHY": "phy",
    "MAG": "mag",
    "ENE": "ene",
    "AGI": "agi",
    "SUR": "sur",
    "SHI": "shi",
    "DBL": "dbl",
    "DASH": "dash",
}


def side(written: str) -> Side:
    """A side as the facts write it: ``PHY2 g`` is two physical damage in gold.

    >>> side("SUR2 g")
    Side(symbol='sur', value=2, gold=True)
    """
    symbol, _, gold = written.partition(" ")
    letters = symbol.rstrip("0123456789")
    return Side(_SYMBOLS[letters], int(symbol[len(letters) :] or 1), gold == "g")


_WRITTEN: Final[tuple[tuple[str, str, Source], ...]] = (
    ("hero.corbin", "PHY2 / SUR, PHY g / SHI, AGI / PHY", "published"),
    ("hero.mok", "MAG2 / DBL, AGI g / SHI, SUR g / PHY", "published"),
    ("hero.laurel", "PHY2 / SUR, SHI / PHY g, SUR g / AGI", "published"),
    ("hero.hawthorne", "PHY2 / SHI, PHY g / AGI, PHY g / DASH", "published"),
    ("hero.lyssa", "PHY2 / SHI, MAG g / AGI, AGI g / SUR g", "published"),
    ("hero.thorn", "SUR2 / MAG, DBL / MAG g, AGI g / MAG", "published"),
    ("asset.a01", "DASH / AGI g", "published"),
    ("asset.a02", "MAG / SUR", "published"),
    ("asset.a03", "PHY / DASH", "published"),
    ("asset.a04", "PHY2 / DASH", "published"),
    ("asset.a05", "DBL / SUR2", "published"),
    ("asset.a06", "SUR g / PHY2", "published"),
    ("asset.a07", "MAG2 g / SUR", "published"),
    ("asset.a08", "SHI / DASH g", "published"),
    ("asset.a09", "AGI / DASH", "published"),
    ("asset.a10", "SHI / DASH", "published"),
    ("asset.a11", "SUR2 / MAG g", "published"),
    ("asset.b01", "MAG / AGI", "published"),
    ("asset.b02", "SUR / AGI", "published"),
    ("asset.b03", "PHY / AGI", "published"),
    ("asset.b04", "PHY / DASH", "published"),
    ("asset.b05", "PHY / DASH g", "published"),
    ("asset.b06", "SUR g / PHY", "published"),
    ("asset.b07", "MAG / SUR g", "published"),
    ("asset.b08", "PHY3 / AGI", "published"),
    ("asset.b09", "SHI / SUR g", "published"),
    ("asset.b10", "SHI2 / PHY", "published"),
    ("asset.b11", "SHI2 / SUR", "published"),
    ("asset.c01", "DBL / SUR", "published"),
    ("asset.c02", "SUR2 g / DBL", "published"),
    ("asset.c03", "MAG / SUR", "published"),
    ("asset.c04", "PHY / AGI", "published"),
    ("asset.c05", "PHY g / SHI", "published"),
    ("asset.c06", "PHY / SUR2", "published"),
    ("asset.c07", "PHY2 g / SHI", "published"),
    ("asset.c08", "SUR / AGI", "published"),
    ("asset.c09", "SHI / DASH g", "published"),
    ("asset.c10", "MAG / DBL", "published"),
    ("asset.c11", "DBL g / SUR", "published"),
    ("asset.c12", "MAG / SHI2", "published"),
    ("enemy", "ENE / SHI, ENE / AGI, ENE g / SUR, ENE / DASH g, DBL / DASH g", "published"),
    ("powerful", "ENE2 / SUR g", "rulebook"),
    ("villain.margath", "ENE2 / SUR", "published"),
    ("villain.vorakesh", "SUR2 / ENE", "published"),
)


def _tokens() -> tuple[Token, ...]:
    made: list[Token] = []
    for of, written, source in _WRITTEN:
        for one in written.split(", "):
            front, _, back = one.partition(" / ")
            made.append(Token(id=f"u{len(made)}", source=source, sides=(side(front), side(back)), of=of))
    return tuple(made)


TOKENS: Final = _tokens()
TOKEN: Final[dict[str, Token]] = {token.id: token for token in TOKENS}
CAST_BY: Final[dict[str, tuple[str, ...]]] = {
    of: tuple(token.id for token in TOKENS if token.of == of) for of, _, _ in _WRITTEN
}
"""The tokens that come with a hero, an asset, every enemy, an enemy of Act 2 or a villain."""
