"""One decision of a person: what is typed until an option is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hexameron.bots import Seen
from hexameron.cli.playing.keyboard import TheEnd
from hexameron.cli.playing.lookup import ENTRY_SHOWN, Lookup
from hexameron.cli.playing.players import DEFAULT_BOT, Player, make_bot
from hexameron.cli.playing.sitting import Sitting
from hexameron.cli.playing.words import Verb, agrees, declines, understand
from hexameron.cli.terminal.numbers import Numbers
from hexameron.cli.trouble import Trouble
from hexameron.cli.voice import Voice, choose_language
from hexameron.kernel.asking import Seat
from hexameron.kernel.coaching import coach_of
from hexameron.kernel.match import MatchError
from hexameron.kernel.scene import Cell, OptionView, Scene
from hexameron.kernel.text import Text


@dataclass
class Talk:
    """Reads and answers until the seat has decided, or the match has changed in another way."""

    sitting: Sitting
    seat: Seat
    scene: Scene
    numbers: Numbers

    @property
    def voice(self) -> Voice:
        return self.sitting.voice

    def until_decided(self) -> None:
        name = self.sitting.names[self.seat]
        while True:
            entry = self.sitting.keyboard.read(self.voice.say("cli.prompt", player=name)).strip()
            if entry and self._hear(entry):
                return

    @property
    def lookup(self) -> Lookup:
        return self.sitting.lookup(self.seat, self.scene, self.numbers)

    def agreed(self, question: str) -> bool:
        """Whether the answer to a question is yes; whoever looks something up first is asked again."""
        while True:
            entry = self.sitting.keyboard.read(question).strip()
            if agrees(entry) or not self.lookup.answer(entry):
                return agrees(entry)

    def _hear(self, entry: str) -> bool:
        """Does what was typed; True if the match has changed."""
        option = self.numbers.find(entry)
        if option is not None:
            return self._decide(option)
        cell = self.sitting.screen.find_space(self.scene, entry)
        if cell is not None:
            return self._point(cell)
        if self.lookup.answer(entry):
            return False
        typed = understand(entry)
        if typed is None or typed.verb not in self._verbs:
            self.voice.tell("terminal.not_understood", "red", entry=entry[:ENTRY_SHOWN])
            return False
        try:
            return self._verbs[typed.verb](typed.rest)
        except Trouble as trouble:
            self.voice.warn(trouble.text)
            return False

    def _decide(self, option: OptionView) -> bool:
        if self._lasts(option):
            entry = self.sitting.keyboard.read(self.voice.say("cli.lasting")).strip()
            while self.lookup.answer(entry):
                entry = self.sitting.keyboard.read(self.voice.say("cli.lasting")).strip()
            if declines(entry):
                return False
            if entry and not agrees(entry) and self.numbers.find(entry) != option:
                return self._hear(entry)
        decided = self.sitting.choose(self.seat, [option.key])
        if decided:
            self.sitting.undone.clear()
        return decided

    def _lasts(self, option: OptionView) -> bool:
        """Whether to ask once more: it cannot be taken back, and is not all there is nor a lesson's wish."""
        if not self.sitting.confirm or len(self.numbers.options) == 1:
            return False
        coach = coach_of(self.sitting.match)
        word = None if coach is None else coach.word()
        wanted = word is not None and option.key in word.keys
        return not wanted and self.sitting.match.lasts(self.seat, option.key)

    def _point(self, cell: Cell) -> bool:
        """Somebody typed the name of a space: what may be done there is done, otherwise it is described."""
        here = [piece.id for piece in self.scene.pieces if piece.cell == cell.id]
        found = self.numbers.at(cell.id, *here)
        if len(found) == 1:
            return self._decide(self.numbers.options[found[0] - 1])
        self.voice.out.print(self.sitting.screen.space(self.scene, cell))
        if found:
            self.voice.tell("cli.several-here", numbers=", ".join(f"[{number}]" for number in found))
        return False

    @property
    def _verbs(self) -> dict[Verb, Callable[[str], bool]]:
        return {
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "hint": self._hint,
            "resign": self._resign,
            "quit": self._quit,
            "language": self._language,
            "lesson": self._lesson,
        }

    # ------------------------------------------------------------------ undo and redo

    def _undo(self, _rest: str) -> bool:
        match = self.sitting.match
        refused = match.can_undo(self.seat)
        try:
            match.undo(self.seat, agreed=refused is not None and self._others_agree(refused))
        except MatchError as error:
            self.voice.warn(error.text)
            return False
        taken = [int(n) for n in match.entries[-1].key.split(",")]
        self.sitting.undone.append(tuple(match.entries[n - 1].key for n in taken))
        self.voice.tell("undo.done")
        return True

    def _others_agree(self, refused: Text) -> bool:
        """Beyond the free undo the other people at the table are asked. Bots do not agree."""
        others = [seat for seat in range(len(self.sitting.players)) if seat != self.seat]
        if refused.id == "undo.nothing" or not all(self.sitting.players[seat].is_person for seat in others):
            return False
        self.voice.warn(refused)
        match = self.sitting.match
        request = match.ask_others(self.seat, "undo", others)
        for other in others:
            question = self.voice.say("undo.ask", player=self.sitting.names[self.seat])
            if not self.agreed(f"{self.sitting.names[other]}: {question}"):
                match.decline(other, request.n)
                return False
            match.agree(other, request.n)
        return True

    def _redo(self, _rest: str) -> bool:
        if not self.sitting.undone:
            self.voice.tell("undo.redo_nothing")
            return False
        return self.sitting.choose(self.seat, self.sitting.undone.pop())

    def _hint(self, _rest: str) -> bool:
        with self.voice.out.status(self.voice.say("cli.thinking")):
            chosen = make_bot(DEFAULT_BOT).choose(Seen(self.sitting.match, self.seat))
        number = self.numbers.of(chosen.key())
        label = self.voice.render(self.numbers.options[number - 1].label)
        self.voice.tell("terminal.hint", option=f"[{number}] {label}")
        return False

    # ------------------------------------------------------------------ the match itself

    def _save(self, rest: str) -> bool:
        path = Path(rest).expanduser() if rest else self.sitting.path
        if rest and path.exists() and path != self.sitting.path:
            question = self.voice.say("confirm.overwrite", file=str(path))
            if not self.agreed(question):
                return False
        self.sitting.save(path)
        self.sitting.path = path
        return False

    def _resign(self, _rest: str) -> bool:
        if not self.agreed(self.voice.say("cli.resign")):
            return False
        sitting = self.sitting
        sitting.match.resign(self.seat, last=sitting.people == 1)
        if sitting.match.result is None and not sitting.match.setup.real:
            sitting.give_to(self.seat, self._plays_on())
        return True

    def _plays_on(self) -> Player:
        """The bot that those who are left choose for the seat of the one who resigns."""
        name = self.sitting.names[self.seat]
        while True:
            asked = self.voice.say("cli.plays-on", player=name, bot=DEFAULT_BOT)
            word = self.sitting.keyboard.read(asked).strip() or DEFAULT_BOT
            if self.lookup.answer(word):
                continue
            try:
                return Player(self.sitting.players[self.seat].name, make_bot(word, self.seat), word)
            except Trouble as trouble:
                self.voice.warn(trouble.text)

    def _quit(self, _rest: str) -> bool:
        raise TheEnd

    def _lesson(self, _rest: str) -> bool:
        """Leaves the lesson: the match goes on without its teacher."""
        coach = coach_of(self.sitting.match)
        if coach is None:
            self.voice.tell("cli.no-lesson-now")
            return False
        coach.leave()
        return True

    def _language(self, rest: str) -> bool:
        other = "en" if self.voice.language == "pl" else "pl"
        game = self.sitting.match.game
        self.sitting.speak(Voice(choose_language(rest or other), game))
        return True
