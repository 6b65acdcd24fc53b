"""From a player's 'I think this is wrong' to a failing test."""

from __future__ import annotations

import json
import re
import textwrap
from pathlib import Path
from typing import Any

import msgspec

from hexameron.cli.output import Output
from hexameron.games import find
from hexameron.kernel.files import FileError, read_match, write_match
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import Diverged
from hexameron.kernel.resigning import LAST
from hexameron.kernel.telling import Narrator
from hexameron.server.storage.rows import Report

RULE_ID = re.compile(r"[A-Z]+(-[A-Z][A-Z0-9]*)+-\d+[a-z]?")
WIDTH = 100

HEAD = '''\
"""What a player thinks is wrong: {game}, match {match}, entry {n}.

Made by ``hexameron dispute``. Name in SHOULD_BE the events that should follow; check what else should hold.
"""

from __future__ import annotations

from pathlib import Path

from hexameron.games import find
from hexameron.kernel.files import read_match
'''

BODY = '''
MATCH = Path(__file__).with_suffix(".json")
SHOULD_BE: list[str] = []


{mark}def {name}() -> None:
    """{words}"""
{steps}
    told = [event.name for event in events]
    assert SHOULD_BE, f"{what} is in dispute. It told {{told}}; write into SHOULD_BE what should happen."
    assert told == SHOULD_BE
'''


def read_report(data: bytes) -> Report:
    """The report of a file, or a :class:`FileError` that says what is wrong with it."""
    try:
        report = msgspec.json.decode(data, type=Report)
    except msgspec.ValidationError as error:
        raise FileError("", str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FileError("", f"this is no whole JSON file: {error}") from error
    if not re.fullmatch(r"[\w-]{1,40}", report.id):
        raise FileError("id", report.id[:40])
    return report


class Dispute:
    """A report with the match as it stood after the entry that is in dispute, and before it."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.name = f"test_dispute_{report.id.replace('-', '_')}"
        self.after = read_match(bytes(report.file), find, whole=True)
        if self.after.n != report.n:
            raise FileError(
                "n", f"the match has {self.after.n} entries, the report is about entry {report.n}"
            )
        entry = self.after.entries[-1] if report.n else None
        self.entry = entry if entry is not None and entry.kind in ("choice", "resign") else None

    def before(self) -> Match[Any]:
        """The match before the disputed choice; where none was made, as it came to stand."""
        if self.entry is None:
            return self.after
        match: Match[Any] = Match(
            self.after.game, self.after.setup, self.after.fairness, state=self.after.origin
        )
        try:
            match.follow(self.after.entries[:-1])
        except Diverged as error:
            raise FileError(f"entries[{error.n - 1}]", str(error)) from error
        return match

    def write(self, folder: Path, output: Output) -> Path:
        """Writes the test and, beside it, the match that it begins from."""
        folder.mkdir(parents=True, exist_ok=True)
        test = folder / f"{self.name}.py"
        test.with_suffix(".json").write_bytes(write_match(self.before()))
        test.write_text(self.source(output), encoding="utf-8")
        return test

    def source(self, output: Output) -> str:
        """The test, in words of the reader's language where it is not Python."""
        report = self.report
        marked = RULE_ID.fullmatch(report.rule) is not None
        head = HEAD.format(game=report.game, match=_safe(report.match), n=report.n)
        if marked:
            head += "from tests.rules import rule\n"
        return head + BODY.format(
            mark=f'@rule("{report.rule}")\n' if marked else "",
            name=self.name,
            words=self._words(output),
            steps=textwrap.indent(self._steps(), "    "),
            what=report.rule if marked else f"entry {report.n}",
        )

    def _steps(self) -> str:
        entry = self.entry
        if entry is None:
            read = "match = read_match(MATCH.read_bytes(), find, whole=True)\n"
            return f"{read}events = [event for event in match.events if event.n == {self.report.n}]"
        read = "match = read_match(MATCH.read_bytes(), find)\n"
        if entry.kind == "resign":
            how = f", how={json.dumps(entry.key)}, last={entry.prompt == LAST}" if entry.key else ""
            return f"{read}match.resign({entry.seat}{how})\nevents = match.events"
        key = json.dumps(entry.key, ensure_ascii=False)
        call = f"events = match.choose({entry.seat}, {key})"
        if len(call) <= WIDTH:
            return read + call
        return f"{read}key = (\n{_pieces(entry.key)}\n)\nevents = match.choose({entry.seat}, key)"

    def _words(self, output: Output) -> str:
        """The docstring: what the player said, what the table had told, and which ruling applied."""
        speak = output.of(self.after.game)
        paragraphs = [self.report.words]
        told = self._told(speak)
        if told:
            paragraphs.append(speak.say("cli.dispute-told", line=told))
        ruling = self.report.ruling.get("text")
        if isinstance(ruling, dict):
            paragraphs.append(speak.say("cli.dispute-ruling", text=str(ruling.get(output.language, ""))))
        agreed = self.report.ruling.get("set")
        if agreed:
            paragraphs.append(speak.say("cli.dispute-agreed", what=json.dumps(agreed, ensure_ascii=False)))
        lines = [line for text in paragraphs for line in ["", *_wrapped(text)]][1:]
        if len(lines) == 1:
            return lines[0] + " " if lines[0].endswith('"') else lines[0]
        return "\n".join([lines[0], *(f"    {line}" if line else "" for line in lines[1:]), "    "])

    def _told(self, output: Output) -> str:
        match, report = self.after, self.report
        seat = report.seat
        narrator = Narrator(match.game, match.view(seat), seat, output.texts)
        lines = narrator.lines(event for event in match.events if event.n == report.n)
        if not 0 <= report.line < len(lines):
            return ""
        return output.render(lines[report.line].text.text(output.render))


def _wrapped(text: str) -> list[str]:
    """Lines that fit into a docstring, whatever a player typed."""
    lines = [piece.strip() for line in text.splitlines() for piece in textwrap.wrap(_safe(line), WIDTH)]
    return lines or ["–"]


def _safe(text: str) -> str:
    """Text that can stand in a docstring."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return printable.replace("\\", "\\\\").replace('"""', "'''")


def _pieces(key: str) -> str:
    pieces = [key[start : start + 80] for start in range(0, len(key), 80)]
    return "\n".join(f"    {json.dumps(piece, ensure_ascii=False)}" for piece in pieces)
