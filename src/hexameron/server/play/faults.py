"""What the table refuses, with the status that a request gets and the sentence that people read."""

from __future__ import annotations

from hexameron.kernel.text import Arg, Text


class Fault(Exception):
    """A refused request."""

    status = 400

    def __init__(self, id_: str, **args: Arg) -> None:
        super().__init__(id_)
        self.text = Text(id_, args)


class NotFound(Fault):
    status = 404


class NotAllowed(Fault):
    status = 403


class Conflict(Fault):
    status = 409


class TooOften(Fault):
    status = 429


class Unavailable(Fault):
    status = 503
