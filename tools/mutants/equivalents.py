"""Changes that no test can notice because nothing differs, each with its reason.

A change is named by module, function, the text of its line and the text it becomes, not by the number of its
line: so a name holds while the code around it moves, and is void as soon as the line itself is written anew.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

import msgspec

from tools.mutants.changes import Change

FILE = Path(__file__).parent / "equivalents.toml"


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change that changes nothing, and why."""

    module: str
    function: str
    line: str
    becomes: str
    why: str

    def is_of(self, change: Change) -> bool:
        return (self.module, self.function, self.line, self.becomes) == (
            change.module,
            change.function,
            change.old_text,
            change.new_text,
        )


def read(file: Path = FILE) -> list[Equivalent]:
    """The named ones."""
    return msgspec.convert(tomllib.loads(file.read_text()).get("equivalent", []), list[Equivalent])


def reason(change: Change, named: Iterable[Equivalent]) -> str:
    """Why a change makes no difference; '' if it may make one."""
    return next((one.why for one in named if one.is_of(change)), "")
