"""python -m tools.mutants GAME --n 100 --seed S"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence

import msgspec

from tools.mutants import places
from tools.mutants.changes import KINDS, Change, Source, changes
from tools.mutants.covering import cover
from tools.mutants.equivalents import read, reason
from tools.mutants.reporting import lines, report
from tools.mutants.trying import Limits, try_all


def sample(
    target: str, n: int, seed: int, kinds: Sequence[str] = KINDS, *, part: str = "", skip: int = 0
) -> list[Change]:
    """So many changes, drawn from all that could be made, after those that are skipped."""
    every = [
        change
        for path in places.modules(target)
        if part in places.name(path)
        for change in changes(places.name(path), path.read_text())
        if change.kind in kinds
    ]
    random.Random(seed).shuffle(every)
    chosen: list[Change] = []
    for change in every:
        if len(chosen) == skip + n:
            break
        if _compiles(change):
            chosen.append(change)
    return chosen[skip:]


def _compiles(change: Change) -> bool:
    text = (places.ROOT / change.module).read_text()
    try:
        compile(Source(change.module, text).changed(change), change.module, "exec")
    except SyntaxError:
        return False
    return True


def main(arguments: Sequence[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    named = read()
    drawn = sample(given.target, given.n, given.seed, given.kinds, part=given.part, skip=given.skip)
    tried = [change for change in drawn if not reason(change, named)]
    limits = Limits(given.jobs, given.patience, given.slack)
    verdicts = try_all(given.target, tried, cover(given.target), limits)
    found = report(given.target, given.seed, verdicts, len(drawn) - len(tried))
    if given.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
    else:
        sys.stdout.write("\n".join(lines(found)) + "\n")
    return int(100 * min(found.rules.part, found.told.part) < given.at_least)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description="Changes rules in small ways and lists what no test notices.",
    )
    parser.add_argument("target", choices=places.TARGETS, metavar="GAME", help=", ".join(places.TARGETS))
    parser.add_argument("--n", type=int, default=100, help="how many changes are tried")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument(
        "--skip", type=int, default=0, help="the first ones of the sample, tried in another part of the run"
    )
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument(
        "--kinds", nargs="+", choices=KINDS, default=KINDS, help="changes of these kinds only"
    )
    parser.add_argument("--part", default="", help="in modules only whose path contains this")
    parser.add_argument("--patience", type=float, default=30, help="seconds of tests for one change")
    parser.add_argument("--slack", type=float, default=5, help="more seconds than usual that are not endless")
    parser.add_argument(
        "--at-least", type=float, default=0, help="per cent that must be noticed, else exit 1"
    )
    parser.add_argument("--json", action="store_true", help="the whole report as JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
