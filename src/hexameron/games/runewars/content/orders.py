"""The eight order cards, equal for everybody; what they do stands in their chapters of the rules."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.records import Order
from hexameron.games.runewars.content.terms import OrderName

_NAMES: Final[tuple[OrderName, ...]] = (
    "strategize",
    "mobilize",
    "conquer",
    "harvest",
    "recruit",
    "rally",
    "power",
    "fortify",
)
ORDERS: Final = tuple(
    Order(id=f"order.{name}", source="rulebook", number=number, order=name, bonus=name != "fortify")
    for number, name in enumerate(_NAMES, start=1)
)
ORDER: Final[dict[int, Order]] = {order.number: order for order in ORDERS}
"""By their numbers."""
