"""A report as a page of its own: style, plots and tables in one file that needs nothing from outside."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from statistics import mean

from hexameron import __version__
from hexameron.arena import plots
from hexameron.arena.games import find_game
from hexameron.arena.lifts import Lift
from hexameron.arena.plots import Bar
from hexameron.arena.rates import Share
from hexameron.arena.report import Report, Row
from hexameron.kernel.text import Arg, Catalogue, Language, Text

FOLDER = Path(__file__).parent
MOST_CHOICES = 14
MOST_CARDS = 24
MOST_GAMES = 500
NUMBER = ' class="number"'
WIDE = ' class="wide"'


def page(report: Report, language: Language) -> str:
    """The whole page."""
    return _Page(report, language).html()


class _Page:
    def __init__(self, report: Report, language: Language) -> None:
        self.report = report
        self.language = language
        folder = find_game(report.word or report.game).folder / "texts"
        self.texts = Catalogue(language, (FOLDER / "texts", folder), plain=True, sound=True)

    def html(self) -> str:
        say = self.say
        game = self.name(f"game.{self.report.game}", self.report.game)
        title = say("title", game=game)
        body = "".join(self.sections()) if self.report.rows else ""
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title>"
            f"<style>{(FOLDER / 'page.css').read_text(encoding='utf-8')}</style></head><body><main>"
            f"<header><h1>{escape(title)}</h1>"
            f'<p class="lead">{escape(say("between", bots=", ".join(self.report.bots)))}</p></header>'
            f"{body}<footer>{escape(say('made', version=__version__))}</footer></main></body></html>\n"
        )

    def say(self, id_: str, **args: Arg) -> str:
        return self.texts.render(Text(f"arena.{id_}", args))

    def name(self, id_: str, otherwise: str) -> str:
        """A name of the game's own, if it has one."""
        return self.texts.render(Text(id_)) if id_ in self.texts else otherwise

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        written = f"{value:,.{digits}f}"
        return written.replace(",", "\u202f").replace(".", "," if self.language == "pl" else ".")

    def percent(self, value: float) -> str:
        return f"{self.number(100 * value, 1)}%"

    # ------------------------------------------------------------------ parts

    def sections(self) -> list[str]:
        report = self.report
        turns, choices = [row.turns for row in report.rows], [row.choices for row in report.rows]
        parts = [
            self.section("wins", plots.intervals(self.bars(report.win_rates()), self.say("percent-axis"))),
            self.section("seats", plots.intervals(self.seat_bars(), self.say("percent-axis"))),
            self.section("length", self.histogram("turns", turns)),
            self.section("choices", self.histogram("choices", choices)),
        ]
        beside = self.section("endings", self.endings(), note=False)
        if len(report.scenario_rates()) > 1:
            by_scenario = plots.intervals(self.scenario_bars(), self.say("percent-axis"))
            beside = self.section("scenarios", by_scenario) + beside
        lifts = report.lifts()
        if lifts:
            beside += self.origins(lifts)
        parts.append(f'<div class="stack">{beside}</div>')
        parts.append(self.section("played", plots.bars(self.choice_bars())))
        parts += self.belongings(lifts)
        if report.cards():
            parts.append(self.section("cards", self.cards(), wide=True))
        return [self.facts(), f'<div class="plots">{"".join(parts)}{self.games()}</div>']

    def section(self, id_: str, content: str, *, note: bool = True, wide: bool = False) -> str:
        said = f'<p class="note">{escape(self.say(f"{id_}-note"))}</p>' if note else ""
        return f"<section{WIDE if wide else ''}><h2>{escape(self.say(id_))}</h2>{said}{content}</section>"

    def facts(self) -> str:
        report = self.report
        best = max(report.win_rates(), key=lambda rate: rate.rate)
        facts = [
            ("fact-games", self.number(len(report.rows))),
            ("fact-best", f"{best.name} {self.percent(best.rate)}"),
            ("fact-draws", self.number(report.draws)),
            *([("fact-lost", self.number(report.lost))] if report.lost else []),
            ("fact-turns", self.number(mean(row.turns for row in report.rows), 1)),
            ("fact-choices", self.number(mean(row.choices for row in report.rows))),
        ]
        tiles = [
            f'<div class="fact"><b>{escape(value)}</b><span>{escape(self.say(id_))}</span></div>'
            for id_, value in facts
        ]
        return f'<div class="facts">{"".join(tiles)}</div>'

    def bars(self, shares: Sequence[Share]) -> list[Bar]:
        return [
            Bar(one.name, one.rate, one.low, one.high, self.percent(one.rate), tone)
            for tone, one in enumerate(shares)
        ]

    def seat_bars(self) -> list[Bar]:
        return [
            Bar(self.say("seat", n=one.name), one.rate, one.low, one.high, self.percent(one.rate), tone + 2)
            for tone, one in enumerate(self.report.seat_rates())
        ]

    def scenario_bars(self) -> list[Bar]:
        rows = []
        for scenario, shares in self.report.scenario_rates().items():
            for tone, one in enumerate(shares):
                name = self.scenario(scenario) if tone == 0 else ""
                rows.append(Bar(name, one.rate, one.low, one.high, self.percent(one.rate), tone))
        return rows

    def scenario(self, name: str) -> str:
        return self.name(f"scenario.{name}", name)

    def histogram(self, what: str, values: Sequence[int]) -> str:
        middle = mean(values)
        return plots.histogram(values, self.say(f"column-{what}"), middle, f"⌀ {self.number(middle, 1)}")

    def choice_bars(self) -> list[Bar]:
        games = len(self.report.rows)
        most = list(self.report.played().items())[:MOST_CHOICES]
        return [
            Bar(name.replace("/", " → "), count, count, count, self.number(count / games, 1))
            for name, count in most
        ]

    def origins(self, lifts: Sequence[Lift]) -> str:
        """The win rates of what players are from the start."""
        found = [one for one in lifts if one.kind == lifts[0].kind]
        rates = [Bar(*self.rate(one.wins), tone) for tone, one in enumerate(found)]
        return self.titled(lifts[0].kind, "wins-note", plots.intervals(rates, self.say("percent-axis")))

    def belongings(self, lifts: Sequence[Lift]) -> list[str]:
        """A plot and a table for every other kind of things that a player can have."""
        parts = []
        for tone, kind in enumerate(dict.fromkeys(one.kind for one in lifts if one.kind != lifts[0].kind)):
            found = [one for one in lifts if one.kind == kind]
            bars = [
                Bar(self.name(one.name, one.name), one.lift, one.low, one.high, self.points(one.lift), tone)
                for one in found
                if one.known
            ]
            content = plots.differences(bars, self.say("points-axis")) + self.lift_table(found)
            note = "" if tone else "lifts-note"
            parts.append(self.titled(kind, note, f'<div class="pair">{content}</div>', wide=True))
        return parts

    def rate(self, one: Share) -> tuple[str, float, float, float, str]:
        return self.name(one.name, one.name), one.rate, one.low, one.high, self.percent(one.rate)

    def points(self, value: float) -> str:
        """Percentage points with their sign."""
        return ("+" if value >= 0 else "\u2212") + self.number(abs(100 * value), 1)

    def titled(self, kind: str, note: str, content: str, *, wide: bool = False) -> str:
        """A section about a kind of things, by the name that the game gives it."""
        said = f'<p class="note">{escape(self.say(note))}</p>' if note else ""
        title = escape(self.name(f"belonging.{kind}", kind))
        return f"<section{WIDE if wide else ''}><h2>{title}</h2>{said}{content}</section>"

    def lift_table(self, lifts: Sequence[Lift]) -> str:
        columns = ("thing", "owners", "won", "lift", "interval", "settled")
        head = "".join(
            f"<th{'' if name == 'thing' else NUMBER}>{escape(self.say(f'column-{name}'))}</th>"
            for name in columns
        )
        rows = []
        for one in lifts:
            lift = (
                self.points(one.lift),
                f"{self.points(one.low)} – {self.points(one.high)}",
                self.points(one.settled),
            )
            cells = (
                self.number(one.wins.of),
                self.percent(one.wins.rate),
                *(lift if one.known else ("–",) * len(lift)),
            )
            written = "".join(f"<td{NUMBER}>{cell}</td>" for cell in cells)
            rows.append(f"<tr><td>{escape(self.name(one.name, one.name))}</td>{written}</tr>")
        return f'<div class="scroll"><table><tr>{head}</tr>{"".join(rows)}</table></div>'

    def endings(self) -> str:
        rows = [
            (self.name(f"result.{why}", why), self.number(count), self.percent(count / len(self.report.rows)))
            for why, count in self.report.endings().items()
        ]
        cells = "".join(
            f'<tr><td>{escape(why)}</td><td class="number">{count}</td><td class="number">{percent}</td></tr>'
            for why, count, percent in rows
        )
        return f"<table>{cells}</table>"

    def cards(self) -> str:
        games = len(self.report.rows)
        head = "".join(
            f"<th{kind}>{escape(self.say(id_))}</th>"
            for id_, kind in (
                ("column-card", ""),
                ("column-per-game", ' class="number"'),
                ("column-won", ' class="number"'),
                ("column-interval", ' class="number"'),
            )
        )
        rows = []
        for use in self.report.cards()[:MOST_CARDS]:
            interval = f"{self.percent(use.wins.low)} – {self.percent(use.wins.high)}"
            rows.append(
                f"<tr><td>{escape(self.name(use.card, use.card))} <code>{escape(use.option)}</code></td>"
                f'<td class="number">{self.number(use.count / games, 2)}</td>'
                f'<td class="number">{self.percent(use.wins.rate)}</td>'
                f'<td class="number">{interval}</td></tr>'
            )
        half = (len(rows) + 1) // 2
        tables = "".join(
            f'<div class="scroll"><table><tr>{head}</tr>{"".join(part)}</table></div>'
            for part in (rows[:half], rows[half:])
            if part
        )
        return f'<div class="columns">{tables}</div>'

    def games(self) -> str:
        columns = ("seed", "scenario", "seats", "winner", "turns", "choices", "hash")
        head = "".join(f"<th>{escape(self.say(f'column-{name}'))}</th>" for name in columns)
        rows = "".join(self.game_row(row) for row in self.report.rows[:MOST_GAMES])
        return (
            f'<section class="wide"><details><summary><h2>{escape(self.say("games"))}</h2></summary>'
            f'<div class="scroll"><table><tr>{head}</tr>{rows}</table></div></details></section>'
        )

    def game_row(self, row: Row) -> str:
        won = " · ".join(dict.fromkeys(row.seats[seat] for seat in row.winners))
        cells = (
            str(row.seed),
            self.scenario(row.scenario),
            " · ".join(row.seats),
            won or self.say("lost" if row.lost else "draw"),
            str(row.turns),
            str(row.choices),
        )
        written = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        return f"<tr>{written}<td><code>{row.state_hash[:12]}</code></td></tr>"
