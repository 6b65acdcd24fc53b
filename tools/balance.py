"""Writes the balance of a game into the documentation: python -m tools.balance GAME ROWS [LOTS]

GAME is heroes or runewars. ROWS is the file that ``hexameron simulate GAME … --keep ROWS`` filled; the page
docs/en/balance-GAME.md has the whole command. LOTS is another, of games in which cards were kept by lot:
there the cards that bots seldom keep have owners enough to be judged. The tables of what was measured and the
reports beside the pages are written anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from hexameron.arena import Lift, Report, Share
from hexameron.arena.simulating import read_rows
from hexameron.games import find
from hexameron.kernel.text import Catalogue, Language, Text

DOCS = Path(__file__).parent.parent / "docs"
BEGIN, END = "<!-- measured -->\n", "<!-- /measured -->"
LIFT = 0.12


class Demand(NamedTuple):
    """What is asked of a game, and where it is told whether that holds."""

    pages: dict[Language, tuple[str, str]]
    """The page with the table and the whole report, by language."""
    asked: int
    """So many games are asked for."""
    fewest: float
    most: float
    """Between these lies what a faction wins."""
    seat: float
    """More than this no seat wins."""
    kinds: tuple[str, ...]
    """The belongings whose lifts are told."""


DEMANDS = {
    "heroes": Demand(
        pages={
            "en": ("en/balance-heroes.md", "en/balance-heroes.html"),
            "pl": ("pl/balans-heroes.md", "pl/balans-heroes.html"),
        },
        asked=1000,
        fewest=0.15,
        most=0.35,
        seat=0.32,
        kinds=("leader", "hero", "skill", "artifact"),
    ),
    "runewars": Demand(
        pages={
            "en": ("en/balance-runewars.md", "en/balance-runewars.html"),
            "pl": ("pl/balans-runewars.md", "pl/balans-runewars.html"),
        },
        asked=1000,
        fewest=0.18,
        most=0.32,
        seat=0.30,
        kinds=("hero", "reward", "objective", "tactic"),
    ),
}
WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "games": "{n} games of four players with `{bot}` (asked: {asked})",
        "head": "| asked | measured, with 95 % intervals | |",
        "faction": "no faction wins more than {most:.0f} % or less than {fewest:.0f} %",
        "seat": "no seat wins more than {seat:.0f} %",
        "seats": "seats",
        "place": "by place in the first round",
        "leader": "no starting hero lifts the win rate by more than 12 points",
        "hero": "no hero, hired ones counted, lifts it by more than 12 points",
        "skill": "no skill lifts it by more than 12 points",
        "artifact": "no artifact lifts it by more than 12 points",
        "reward": "no reward lifts it by more than 12 points",
        "objective": "no objective lifts it by more than 12 points",
        "tactic": "no Tactics card lifts it by more than 12 points",
        "best": "of {known} at most {lift}",
        "above": "also estimated above 12: {which}",
        "by_lot": "in {n} more games in which cards were kept by lot: {which}",
        "settled": "settled",
        "owners": "owners",
        "yes": "holds",
        "no": "does not hold",
        "unknown": "nothing to compare: all or none had it",
        "open": "not proven: an estimate is above 12, its settled value is not",
        "so_far": " so far",
    },
    "pl": {
        "games": "Partie w cztery osoby, w których grał `{bot}`: {n} (żądamy {asked})",
        "head": "| czego żądamy | co zmierzono, z 95-procentowymi przedziałami | |",
        "faction": "żadna frakcja nie wygrywa częściej niż w {most:.0f} % "
        "ani rzadziej niż w {fewest:.0f} % partii",
        "seat": "żadne miejsce nie wygrywa częściej niż w {seat:.0f} % partii",
        "seats": "miejsca",
        "place": "według kolejności w pierwszej rundzie",
        "leader": "żaden początkowy heros nie daje więcej niż 12 punktów zysku",
        "hero": "żaden heros, także zwerbowany, nie daje więcej niż 12 punktów zysku",
        "skill": "żadna umiejętność nie daje więcej niż 12 punktów zysku",
        "artifact": "żaden artefakt nie daje więcej niż 12 punktów zysku",
        "reward": "żadna nagroda nie daje więcej niż 12 punktów zysku",
        "objective": "żaden cel nie daje więcej niż 12 punktów zysku",
        "tactic": "żadna karta taktyki nie daje więcej niż 12 punktów zysku",
        "best": "z {known} najwyżej {lift}",
        "above": "powyżej 12 oszacowano też: {which}",
        "by_lot": "w {n} dalszych partiach, w których o wyborze kart decydował los: {which}",
        "settled": "wyrównany",
        "owners": "graczy",
        "yes": "zgadza się",
        "no": "nie zgadza się",
        "unknown": "nie ma czego porównać: mieli wszyscy albo nikt",
        "open": "nierozstrzygnięte: oszacowanie przekracza 12, wartość wyrównana nie",
        "so_far": " jak dotąd",
    },
}


class _Table:
    """The table of what was measured, in one language."""

    def __init__(self, game: str, report: Report, lots: Report | None, language: Language) -> None:
        self.demand = DEMANDS[game]
        self.report = report
        self.lots = lots
        self.language = language
        self.words = WORDS[language]
        self.texts = Catalogue(language, (find(game).folder / "texts",), plain=True)
        self.lifts = report.lifts()

    def markdown(self) -> str:
        words, rows = self.words, self.report.rows
        lines = [
            words["games"].format(n=len(rows), asked=self.demand.asked, bot=rows[0].seats[0]) + ":",
            "",
            words["head"],
            "|---|---|---|",
        ]
        factions = [one.wins for one in self.of("faction")]
        fair = all(self.demand.fewest <= one.rate <= self.demand.most for one in factions)
        lines.append(self.line("faction", self.shares(factions), "yes" if fair else "no"))
        seats, places = self.report.seat_rates(), [one.wins for one in self.of("place")]
        fair = all(one.rate <= self.demand.seat for one in (*seats, *places))
        measured = f"{words['seats']}: {self.shares(seats)}; {words['place']}: {self.shares(places)}"
        lines.append(self.line("seat", measured, "yes" if fair else "no"))
        lines += [self.lift_line(kind) for kind in self.demand.kinds]
        return "\n".join(lines) + "\n"

    def of(self, kind: str) -> list[Lift]:
        return [one for one in self.lifts if one.kind == kind]

    def line(self, asked: str, measured: str, verdict: str) -> str:
        said = self.words[verdict]
        demand = self.demand
        if verdict == "yes" and len(self.report.rows) < demand.asked:
            said += self.words["so_far"]
        bounds = {"fewest": 100 * demand.fewest, "most": 100 * demand.most, "seat": 100 * demand.seat}
        return f"| {self.words[asked].format(**bounds)} | {measured} | {said} |"

    def lift_line(self, kind: str) -> str:
        known = [one for one in self.of(kind) if one.known]
        if not known:
            return self.line(kind, "–", "unknown")
        above = [one for one in known if one.lift > LIFT]
        measured = self.words["best"].format(known=len(known), lift=self.lift(known[0]))
        if len(above) > 1:
            measured += "; " + self.words["above"].format(
                which=", ".join(self.lift(one) for one in above[1:])
            )
        again = self.by_lot(above)
        if self.lots is not None and again:
            which = ", ".join(self.lift(one) for one in again)
            measured += "; " + self.words["by_lot"].format(n=len(self.lots.rows), which=which)
        return self.line(kind, measured, verdict(above, again))

    def by_lot(self, doubtful: list[Lift]) -> list[Lift]:
        """What was measured of these where cards were kept by lot."""
        names = [one.name for one in doubtful]
        lifts = self.lots.lifts() if self.lots is not None and names else []
        return [one for one in lifts if one.known and one.name in names and one.kind == doubtful[0].kind]

    def lift(self, one: Lift) -> str:
        words = self.words
        interval = f"{self.points(one.low)} – {self.points(one.high)}"
        settled = f"{words['settled']} {self.points(one.settled)}"
        owners = f"{words['owners']} {one.wins.of}"
        return f"{self.name(one.name)} {self.points(one.lift)} ({interval}, {settled}, {owners})"

    def shares(self, shares: list[Share]) -> str:
        return ", ".join(
            f"{self.name(one.name)} {self.number(100 * one.rate)} % "
            f"({self.number(100 * one.low)} – {self.number(100 * one.high)})"
            for one in shares
        )

    def name(self, id_: str) -> str:
        return self.texts.render(Text(id_)) if id_ in self.texts else id_

    def points(self, value: float) -> str:
        return ("+" if value >= 0 else "\u2212") + self.number(abs(100 * value))

    def number(self, value: float) -> str:
        written = f"{value:.1f}"
        return written.replace(".", ",") if self.language == "pl" else written


def verdict(above: list[Lift], again: list[Lift]) -> str:
    """What is to be said of a kind with these lifts above the bound, of which some were measured again."""
    if any(one.settled > LIFT or one.low > LIFT for one in above):
        return "no"
    cleared = [one.name for one in again if one.lift <= LIFT]
    return "yes" if all(one.name in cleared for one in above) else "open"


def read(game: str, rows: Path) -> Report:
    """The report of the games that a file keeps."""
    played = tuple(row for _, row in sorted(read_rows(rows).items()))
    return Report(game, tuple(sorted(played[0].seats)), played, word=game)


def write(docs: Path, game: str, rows: Path, lots: Path | None = None) -> None:
    """Writes the pages of a folder of documentation anew."""
    report, by_lot = read(game, rows), read(game, lots) if lots is not None else None
    for language, (page, whole) in DEMANDS[game].pages.items():
        path = docs / page
        before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
        _, _, after = rest.partition(END)
        table = _Table(game, report, by_lot, language).markdown()
        path.write_text(f"{before}{BEGIN}{table}{END}{after}", encoding="utf-8")
        (docs / whole).write_text(report.to_html(language), encoding="utf-8")
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4) or sys.argv[1] not in DEMANDS:
        sys.exit(__doc__)
    write(DOCS, sys.argv[1], *map(Path, sys.argv[2:]))
