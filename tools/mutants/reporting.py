"""What came of the changes: those that nobody noticed, and how many of each kind were."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from tools.mutants.changes import KINDS, Kind
from tools.mutants.trying import Fate, Verdict

SHOWN_TESTS = 3


class Share(msgspec.Struct, frozen=True):
    """How many changes were tried, and how many of them were noticed."""

    tried: int
    noticed: int

    @property
    def part(self) -> float:
        return self.noticed / self.tried if self.tried else 1.0

    def __str__(self) -> str:
        return f"{self.noticed:4} of {self.tried:4}  {self.part:6.1%}"


class Told(msgspec.Struct, frozen=True):
    """One change as a report tells it."""

    module: str
    function: str
    line: int
    kind: Kind
    old: str
    new: str
    fate: Fate
    ran: int
    known: int
    by: str
    tests: tuple[str, ...]


class Report(msgspec.Struct, frozen=True):
    """A whole run."""

    target: str
    seed: int
    shares: dict[str, Share]
    rules: Share
    told: Share
    equivalent: int
    changes: list[Told]


def share(verdicts: Iterable[Verdict]) -> Share:
    listed = list(verdicts)
    return Share(len(listed), sum(_is_noticed(verdict) for verdict in listed))


def _is_noticed(verdict: Verdict) -> bool:
    return verdict.fate in ("noticed", "endless")


def report(target: str, seed: int, verdicts: Sequence[Verdict], equivalent: int) -> Report:
    """Sums up; what is told of in the log counts apart from what the rules do."""
    by_kind = {kind: [v for v in verdicts if v.change.kind == kind] for kind in KINDS}
    telling = [*by_kind["tell"], *by_kind["rule id"]]
    return Report(
        target,
        seed,
        {kind: share(listed) for kind, listed in by_kind.items() if listed},
        share(v for v in verdicts if v not in telling),
        share(telling),
        equivalent,
        [_told(verdict) for verdict in verdicts],
    )


def _told(verdict: Verdict) -> Told:
    change = verdict.change
    return Told(
        change.module,
        change.function,
        change.line,
        change.kind,
        change.old_text,
        change.new_text,
        verdict.fate,
        len(verdict.tests),
        verdict.known,
        verdict.by,
        verdict.tests[:SHOWN_TESTS],
    )


def lines(report: Report) -> list[str]:
    """The report as people read it."""
    found = [line for told in report.changes for line in _survivor(told)]
    found += [f"{kind:11}{share}" for kind, share in report.shares.items()]
    found += [f"{'rules':11}{report.rules}", f"{'log':11}{report.told}"]
    endless = sum(told.fate == "endless" for told in report.changes)
    found.append(f"{endless} counted as noticed because their tests did not end in time")
    found.append(f"{report.equivalent} equivalent, taken out of the count; seed {report.seed}")
    return found


def _survivor(told: Told) -> list[str]:
    if told.fate not in ("survived", "unreached"):
        return []
    ran = f"{told.ran} of {told.known} tests ran" if told.ran else "no test runs it"
    tests = ", ".join(test.rpartition("/")[2] for test in told.tests)
    return [
        f"{told.module}:{told.line} {told.function} ({told.kind})",
        f"  - {told.old}",
        f"  + {told.new}",
        f"  {ran}{': ' + tests if tests else ''}",
    ]
