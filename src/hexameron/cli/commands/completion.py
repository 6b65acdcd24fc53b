"""``hexameron completion SHELL``: a script with which the shell completes our commands, options and names."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from typer._completion_shared import get_completion_script

from hexameron.cli.errors import WrongUse
from hexameron.cli.help_pages import COMPLETE, NAME
from hexameron.cli.suggestions import SHELLS, suggest_shells

ShellName = Annotated[
    str,
    typer.Argument(metavar="cli.metavar-shell", help="cli.option-shell", autocompletion=suggest_shells),
]


def completion(shell: ShellName) -> None:
    if shell not in SHELLS:
        raise WrongUse("cli.no-shell", shell=shell, shells=", ".join(SHELLS))
    sys.stdout.write(get_completion_script(prog_name=NAME, complete_var=COMPLETE, shell=shell) + "\n")
