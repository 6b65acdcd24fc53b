"""Writes the balance of Runebound into the documentation: python -m tools.balance_runebound ROWS …

Each of ROWS is a file that ``hexameron simulate runebound … --keep ROWS`` filled, one for each scenario;
docs/en/balance-runebound.md has the commands. The tables of what was measured are written anew.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from hexameron.arena import Lift, Report, Share
from hexameron.arena.rates import share
from hexameron.arena.simulating import read_rows
from hexameron.games import find
from hexameron.games.runebound.content.assets import ASSETS
from hexameron.games.runebound.content.skills import SKILLS
from hexameron.kernel.text import Catalogue, Language, Text
from tools.balance import BEGIN, DOCS, END, LIFT

PAGES: dict[Language, str] = {"en": "en/balance-runebound.md", "pl": "pl/balans-runebound.md"}
FEWEST, MOST, SEAT = 0.18, 0.32, 0.30
LOST = (0.2, 0.5)
STEP = 3
"""Who spent as many gold pieces, within so many, is alike."""
SHOWN = 3
"""So many of the highest lifts are told."""
OWNERS = 20
"""Of what fewer players had nothing is said."""
WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "games": "{scenario}, {n} games of four players with `{bot}`:",
        "head": "| asked | measured, with 95 % intervals | |",
        "lost": "lost to the villain in 20 to 50 %",
        "hero": "no hero wins more than 32 % or less than 18 % of its games that a hero won",
        "seat": "no seat wins more than 30 % of them",
        "place": "nor any place in the first round",
        "skill": "no skill lifts its owner by more than 12 points",
        "asset": "no asset does",
        "settled": "settled",
        "owners": "owners",
        "yes": "holds",
        "no": "does not hold",
        "open": "not proven: the bound lies within an interval",
    },
    "pl": {
        "games": "{scenario}, partie w cztery osoby, w których grał `{bot}`: {n}",
        "head": "| czego żądamy | co zmierzono, z 95-procentowymi przedziałami | |",
        "lost": "złoczyńca zwycięża w 20–50 % partii",
        "hero": "każdy bohater wygrywa od 18 do 32 % swoich partii, których nie wygrał złoczyńca",
        "seat": "żadne miejsce nie wygrywa więcej niż 30 % z nich",
        "place": "ani żadna kolejność w pierwszej rundzie",
        "skill": "żadna umiejętność nie daje więcej niż 12 punktów zysku",
        "asset": "żaden zasób nie daje więcej",
        "settled": "wyrównany",
        "owners": "graczy",
        "yes": "zgadza się",
        "no": "nie zgadza się",
        "open": "nierozstrzygnięte: granica leży w przedziale",
    },
}
PRICES = {
    **{asset.name: asset.cost for asset in ASSETS},
    **{skill.id: STEP * len(skill.cost) for skill in SKILLS},
}


def spent(kind: str, names: Sequence[str]) -> int:
    """What a player gave for the things of a kind: orbs, or gold in steps; of others how many there are."""
    if kind not in ("asset", "skill"):
        return len(set(names))
    return (sum(PRICES[name] for name in dict.fromkeys(names)) + STEP - 1) // STEP


def within(shares: Sequence[Share], least: float, most: float) -> str:
    """Whether rates keep bounds: what lies outside, but whose interval does not, is not proven."""
    if any(one.low > most or one.high < least for one in shares):
        return "no"
    return "yes" if all(least <= one.rate <= most for one in shares) else "open"


def judged(found: Sequence[Lift]) -> str:
    if any(one.settled > LIFT or one.low > LIFT for one in found):
        return "no"
    return "open" if any(one.lift > LIFT for one in found) else "yes"


class _Table:
    """What was measured in one scenario, in one language."""

    def __init__(self, report: Report, language: Language) -> None:
        self.report = report
        self.language = language
        self.words = WORDS[language]
        self.texts = Catalogue(language, (find("runebound").folder / "texts",), plain=True)
        won = tuple(row for row in report.rows if row.winners)
        self.won = Report(report.game, report.bots, won, word=report.word)
        self.rates = self.won.lifts(spent)
        self.lifts = report.lifts(spent)

    def markdown(self) -> str:
        words, rows = self.words, self.report.rows
        scenario = self.name(f"scenario.{rows[0].scenario}")
        title = words["games"].format(scenario=scenario, n=len(rows), bot=rows[0].seats[0])
        lost = [share("", self.report.lost, len(rows))]
        heroes = [one.wins for one in self.rates if one.kind == "hero"]
        places = [one.wins for one in self.rates if one.kind == "place"]
        seats = self.won.seat_rates()
        lines = [title, "", words["head"], "|---|---|---|"]
        lines.append(self.line("lost", self.shares(lost), within(lost, *LOST)))
        lines.append(self.line("hero", self.shares(heroes), within(heroes, FEWEST, MOST)))
        lines.append(self.line("seat", self.shares(seats), within(seats, 0.0, SEAT)))
        lines.append(self.line("place", self.shares(places), within(places, 0.0, SEAT)))
        for kind in ("skill", "asset"):
            known = [one for one in self.lifts if one.kind == kind and one.known and one.wins.of >= OWNERS]
            best = sorted(known, key=lambda one: -one.settled)[:SHOWN]
            lines.append(self.line(kind, ", ".join(map(self.lift, best)), judged(known)))
        return "\n".join(lines) + "\n"

    def line(self, asked: str, measured: str, verdict: str) -> str:
        return f"| {self.words[asked]} | {measured} | {self.words[verdict]} |"

    def lift(self, one: Lift) -> str:
        words = self.words
        interval = f"{self.points(one.low)} – {self.points(one.high)}"
        told = f"{words['settled']} {self.points(one.settled)}, {words['owners']} {one.wins.of}"
        return f"{self.name(one.name)} {self.points(one.lift)} ({interval}, {told})"

    def shares(self, shares: Sequence[Share]) -> str:
        return ", ".join(
            f"{self.name(one.name)} {self.number(100 * one.rate)} % "
            f"({self.number(100 * one.low)} – {self.number(100 * one.high)})".strip()
            for one in shares
        ).strip()

    def name(self, id_: str) -> str:
        return self.texts.render(Text(id_)) if id_ in self.texts else id_

    def points(self, value: float) -> str:
        return ("+" if value >= 0 else "\u2212") + self.number(abs(100 * value))

    def number(self, value: float) -> str:
        written = f"{value:.1f}"
        return written.replace(".", ",") if self.language == "pl" else written


def write(docs: Path, *files: Path) -> None:
    """Writes the pages of a folder of documentation anew."""
    reports = []
    for file in files:
        played = tuple(row for _, row in sorted(read_rows(file).items()))
        reports.append(Report("runebound", tuple(sorted(played[0].seats)), played, word="runebound"))
    for language, page in PAGES.items():
        path = docs / page
        before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
        _, _, after = rest.partition(END)
        tables = "\n".join(_Table(report, language).markdown() for report in reports)
        path.write_text(f"{before}{BEGIN}{tables}{END}{after}", encoding="utf-8")
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    write(DOCS, *map(Path, sys.argv[1:]))
