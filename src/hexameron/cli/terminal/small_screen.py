"""A screen for small windows: the question always, then what it is about, then what else fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text as Styled

from hexameron.cli.terminal import styles
from hexameron.cli.terminal.board import draw_board
from hexameron.cli.terminal.legend import legend
from hexameron.cli.terminal.option_numbers import Numbers, option_style
from hexameron.cli.terminal.panels import FIGHTER, PLAYER, TOKEN, Panels
from hexameron.cli.terminal.screen import Screen
from hexameron.cli.terminal.seat_titles import SeatTitle
from hexameron.cli.terminal.small_board import SmallBoard
from hexameron.cli.terminal.wrapping import wrap_items
from hexameron.kernel.scene import OptionView, Panel, Scene

SHEET = "sheet"
"""The kind of a panel that shows what one faces; fighters take the place of the board."""

NEWS_FIRST = 2
"""So many of the last lines of the log have their place before the board has its own."""

BOARD_LEAST = 4
"""A board of fewer lines than this helps nobody."""

HAND_LINES = 3
PROMPT_LINES = 2

Lines = list[Styled]

ORDER = ("news", "players", "facing", "board", "dice", "others", "cards", "help", "legend", "hand")
"""What stands above the question, from top to bottom."""


class Space:
    """The lines that are left, and what took the others."""

    def __init__(self, room: int) -> None:
        self.room = max(room, 0)
        self.taken: dict[str, Lines] = {}

    def take(self, name: str, lines: Sequence[Styled]) -> None:
        """As many of the lines as there is room for."""
        self.taken[name] = list(lines[: self.room])
        self.room -= len(self.taken[name])

    def in_order(self) -> Lines:
        return [line for name in ORDER for line in self.taken.get(name, [])]


@dataclass
class SmallScreen:
    """One seat's screen in a window of so many columns and lines."""

    screen: Screen
    scene: Scene
    numbers: Numbers
    me: int | None
    titles: Sequence[SeatTitle]

    def lines(self, height: int, news: Sequence[Styled], word: Sequence[Styled] = ()) -> Lines:
        """The whole screen, never more lines than the window has. ``word`` is a teacher's."""
        scene, cut = self.scene, self._cut
        title, prompt = cut(self.screen.title(scene)), self._prompt()
        room = height - 1 - len(prompt) - len(word)
        options = self._options(room * 3 // 5)
        told = [cut(Styled("· ", styles.QUIET) + line) for line in news]
        space = Space(room - len(options))
        space.take("players", self._panels(PLAYER))
        space.take("dice", [cut(line) for line in self._facts.dice(scene)])
        space.take("news", told[-NEWS_FIRST:])
        space.take("hand", self._hand())
        space.take("facing", [*self._panels(FIGHTER, SHEET), *self._facts.tokens(scene, self._width)])
        space.take("board", self._board(space.room))
        space.take("others", [self._panel(one) for one in scene.panels if one.kind not in KINDS])
        space.take("cards", [cut(line) for line in self.screen.open_card_lines(scene, self.titles)])
        space.take("help", self._help())
        space.take("legend", self._legend() if space.taken["board"] else [])
        older = told[:-NEWS_FIRST][-space.room :] if space.room else []
        space.taken["news"] = [*older, *space.taken["news"]]
        return [title, *space.in_order(), *word, *prompt, *options][: max(height, 1)]

    @property
    def _width(self) -> int:
        return self.screen.output.out.width

    @property
    def _facts(self) -> Panels:
        return Panels(self.screen.output, self.me, self.titles)

    def _cut(self, line: Styled) -> Styled:
        """A line that is no wider than the window."""
        cut = line.copy()
        cut.truncate(self._width, overflow="ellipsis")
        return cut

    def _wrap(self, line: Styled, most: int) -> Lines:
        """A line broken into at most so many, the last one cut if it must be."""
        wrapped = list(line.wrap(self.screen.output.out, self._width))
        if len(wrapped) <= most:
            return wrapped
        return [*wrapped[: most - 1], self._cut(Styled(" ").join(wrapped[most - 1 :]))]

    def _panels(self, *kinds: str) -> Lines:
        return [self._panel(panel) for panel in self.scene.panels if panel.kind in kinds]

    def _panel(self, panel: Panel) -> Styled:
        title, facts = self._facts.line(panel)
        return self._cut(Styled.assemble(title, ": " if facts else "", facts))

    def _hand(self) -> Lines:
        held = self.screen.hand_lines(self.scene, self.me)
        return [part for line in held for part in self._wrap(line, HAND_LINES)]

    def _board(self, room: int) -> Lines:
        """The board as large as there is room for: with borders, a line for each row, or a part of it."""
        screen, scene = self.screen, self.scene
        fights = any(panel.kind == FIGHTER for panel in scene.panels)
        if not scene.cells or fights or room < BOARD_LEAST:
            return []
        whole = draw_board(scene, self.numbers, screen.codes, screen.place, self._width)
        if len(whole) <= room and max(line.cell_len for line in whole) <= self._width:
            return whole
        dense = SmallBoard(scene, self.numbers, screen.codes, screen.place, self.me)
        lines = dense.lines(self._width)
        if len(lines) <= room and max(line.cell_len for line in lines) <= self._width:
            return lines
        part = Styled(screen.output.say("cli.part-of-board"), styles.QUIET)
        return [*dense.part(self._width, room - 1), self._cut(part)]

    def _legend(self) -> Lines:
        return wrap_items(legend(self.scene, self.screen.codes, self.screen.output), "  ", self._width)

    # ------------------------------------------------------------------ the question

    def _prompt(self) -> Lines:
        if self.scene.prompt is None:
            return []
        asked = self.screen.output.render(self.scene.prompt)
        return self._wrap(Styled(f"▶ {asked}", styles.PROMPT), PROMPT_LINES)

    def _help(self) -> Lines:
        if self.scene.help is None:
            return []
        return self._wrap(Styled(self.screen.output.render(self.scene.help), styles.QUIET), PROMPT_LINES)

    def _options(self, room: int) -> Lines:
        """The options with all that is said of them, or only their labels, or as many as fit."""
        listed = list(enumerate(self.numbers.options, 1))
        texts = self.screen.option_texts(self.scene)
        full = [part for number, one in listed for part in self._option(number, one, texts[one.key])]
        if len(full) <= (room * 2 // 3 if self.scene.cells else room):  # the board comes before long words
            return full
        short = [self._cut(self._label(number, option)) for number, option in listed]
        flowing = wrap_items(short, "  ", self._width)
        if len(flowing) <= room:
            return flowing
        more = self.screen.output.say("cli.more-options", n=len(listed))
        return [*flowing[: room - 1], self._cut(Styled(more, styles.QUIET))]

    def _label(self, number: int, option: OptionView) -> Styled:
        label = self.screen.output.render(option.label)
        return Styled.assemble((f"[{number}]", option_style(option)), " ", label)

    def _option(self, number: int, option: OptionView, text: str) -> Lines:
        line = self._label(number, option).append(text, styles.QUIET)
        return list(line.wrap(self.screen.output.out, self._width))


KINDS = (PLAYER, FIGHTER, SHEET, TOKEN)
"""Kinds of panels that have a place of their own."""
