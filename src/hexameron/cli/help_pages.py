"""Help pages and usage errors in the reader's language."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from io import TextIOWrapper
from pathlib import Path
from typing import Any, TypeVar

import typer
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled
from typer._completion_classes import completion_init
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from hexameron.cli.errors import FINDING, WRONG_USE, CommandError
from hexameron.cli.output import DEFAULT, Output, take_language
from hexameron.kernel.text import Text

NAME = "hexameron"

COMPLETE = "_HEXAMERON_COMPLETE"
"""The variable by which a shell asks what may come next (``hexameron completion``)."""

HELP: dict[str, Any] = {"help_option_names": ["-h", "--help"]}
"""The settings with which every command understands both."""

COMPLAINTS = {
    "MissingParameter": "cli.usage-missing",
    "NoSuchOption": "cli.usage-option",
    "BadParameter": "cli.usage-value",
    "BadOptionUsage": "cli.usage-needs-value",
}
"""What Typer complains about, by the name of its exception (it keeps the classes to itself)."""

VALUES = {
    "cli.usage-least": re.compile(r"greater than or equal to (?P<least>\S+)"),
    "cli.usage-integer": re.compile(r"valid integer"),
    "cli.usage-number": re.compile(r"valid number"),
}
"""What may be wrong with a value, by what Typer says of it."""


class LocalizedCommand(TyperCommand):
    """A command whose help texts are ids of the catalogue."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest: list[str] = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:  # a shell completes what is not whole yet
            raise Complaint("cli.usage-extra", words=" ".join(rest), usage=f"{ctx.command_path} --help")
        return rest

    def format_help(self, ctx: Any, formatter: object) -> None:
        _print_help(self, ctx)

    def get_short_help_str(self, limit: int = 0) -> str:
        """What a shell writes beside the command that it completes."""
        return Output(take_language([])[0]).say(self.help or "")


class LocalizedGroup(TyperGroup):
    """All the commands. It takes ``--lang`` out of the arguments and speaks that language throughout."""

    def format_help(self, ctx: Any, formatter: object) -> None:
        _print_help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        for words in (2, 1):  # a command may have a name of two words
            name = " ".join(args[:words])
            if name in self.commands:
                return name, self.commands[name], args[words:]
        near = get_close_matches(name, self.commands, n=1)
        if near:
            raise Complaint("cli.usage-command-near", command=name, near=near[0])
        raise Complaint("cli.usage-command", command=name, commands=", ".join(self.commands))

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        output = Output(DEFAULT)
        _print_what_can_be_printed()
        completion_init()
        try:
            language, rest = take_language(sys.argv[1:] if args is None else args)
            output = Output(language)
            code = super().main(rest, NAME, COMPLETE, standalone_mode=False, obj=output, **extra)
        except CommandError as trouble:
            speaking = output if trouble.game is None else output.of(trouble.game)
            speaking.warn(trouble.text)
            code = trouble.code
        except typer.Abort:
            code = FINDING
        except typer.TyperException as error:
            output.warn(_complaint(error, output))
            output.err.print(output.say("cli.usage-help"))
            code = WRONG_USE
        sys.exit(code if isinstance(code, int) else 0)


def _print_what_can_be_printed() -> None:
    """On a terminal that does not know a letter of ours a question mark stands in its place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


class Complaint(CommandError):
    """A wrong use that is found here, not by Typer."""

    code = WRONG_USE


def _complaint(error: typer.TyperException, output: Output) -> Text:
    """What Typer complains about, in a sentence of ours."""
    known = COMPLAINTS.get(type(error).__name__)
    param = getattr(error, "param", None)
    name = getattr(error, "option_name", "")
    if param is not None:
        name = param.opts[0] if isinstance(param, TyperOption) else _metavar(output, param)
    if known is None or not name:
        return Text("cli.usage-other", {"what": error.format_message()})
    return Text(known, {"name": name, "what": _wrong_value(error.message)})


def _wrong_value(said: str) -> Text | str:
    """What a value should have been, or what Typer says where we have no sentence for it."""
    for id_, pattern in VALUES.items():
        found = pattern.search(said)
        if found is not None:
            return Text(id_, dict(found.groupdict()))
    return said


# ---------------------------------------------------------------------- help pages


def _print_help(command: TyperCommand | TyperGroup, ctx: typer.Context) -> None:
    output: Output = ctx.find_root().obj
    Console(highlight=False, markup=False, emoji=False).print(_help_page(command, ctx, output))


def _help_page(command: TyperCommand | TyperGroup, ctx: typer.Context, output: Output) -> Group:
    arguments = [param for param in command.params if isinstance(param, TyperArgument)]
    options = [param for param in command.params if isinstance(param, TyperOption)]
    parts: list[Any] = [_usage(ctx, output, arguments, isinstance(command, TyperGroup)), ""]
    if command.help:
        parts += [output.say(command.help), ""]
    if arguments:
        parts += _section(output, "cli.help-arguments", [_argument_row(output, each) for each in arguments])
    rows = [_option_row(output, each) for each in options if each.name != "help"]
    rows.append(("--lang pl|en", output.say("cli.help-lang")))
    rows.append(("-h / --help", output.say("cli.help-help")))
    if isinstance(command, TyperGroup):
        commands = [(name, output.say(each.help or name)) for name, each in command.commands.items()]
        parts += _section(output, "cli.help-commands", commands)
    parts += _section(output, "cli.help-options", rows)
    return Group(*parts)


def _usage(ctx: typer.Context, output: Output, arguments: Sequence[TyperArgument], is_group: bool) -> Styled:
    words = [ctx.command_path]
    words += [
        _metavar(output, each) if each.required else f"[{_metavar(output, each)}]" for each in arguments
    ]
    if is_group:
        words.append(output.say("cli.metavar-command"))
    words.append(output.say("cli.metavar-options"))
    return Styled.assemble((output.say("cli.help-usage"), "bold"), " ", " ".join(words))


def _section(output: Output, title: str, rows: Sequence[tuple[str, str]]) -> list[Any]:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="cyan")
    grid.add_column()
    for row in rows:
        grid.add_row(*row)
    return [Styled(output.say(title), "bold"), Padding(grid, (0, 0, 1, 2))]


Parameter = TypeVar("Parameter", TyperArgument, TyperOption)


def _metavar(output: Output, param: Parameter) -> str:
    return output.say(param.metavar) if param.metavar else (param.name or "").upper()


def _argument_row(output: Output, argument: TyperArgument) -> tuple[str, str]:
    return _metavar(output, argument), output.say(argument.help or "")


def _option_row(output: Output, option: TyperOption) -> tuple[str, str]:
    name = " / ".join([*option.opts, *option.secondary_opts])
    if not option.is_flag:
        name += " " + _metavar(output, option)
    words = output.say(option.help or "")
    if isinstance(option.default, int | float | str | Path) and not option.is_flag and option.default != "":
        words += " " + output.say("cli.help-default", value=str(option.default))
    return name, words
