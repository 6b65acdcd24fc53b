"""Ids: how options, events and scenes name seats, things and other numbered parts of a match.

An id is a letter and a number: ``p1`` is the player on seat 1, ``t17`` the thing with handle 17, ``d3`` a die
that shows face 3. Other letters are a game's own, such as ``u4`` for a unit. Cells and edges of a board have
names of another form (geometry/names.py).

>>> player_id(1), seat_of("p1"), thing_id(17), handle_of("t17")
('p1', 1, 't17', 17)
>>> is_player("p1"), is_player("pool"), is_thing("t17"), is_thing("tower")
(True, False, True, False)
"""

from __future__ import annotations


def player_id(seat: int) -> str:
    """The id of whoever sits on a seat. A player whom only the rules know may have a number below 0."""
    return f"p{seat}"


def is_player(id_: str) -> bool:
    """Whether an id names a player."""
    return id_[:1] == "p" and id_[1:].removeprefix("-").isdecimal()


def seat_of(id_: str) -> int:
    """The seat of a player's id."""
    return int(id_[1:])


def thing_id(handle: int) -> str:
    """The id of a card or token (things.py)."""
    return f"t{handle}"


def is_thing(id_: str) -> bool:
    """Whether an id names a card or token."""
    return id_[:1] == "t" and id_[1:].isdecimal()


def handle_of(id_: str) -> int:
    """The handle of a thing's id."""
    return int(id_[1:])


def die_id(face: int) -> str:
    """The id of a die that shows this face, as lines of the log name it."""
    return f"d{face}"


def number_of(id_: str) -> int:
    """The number in an id of any letter."""
    return int(id_[1:])
