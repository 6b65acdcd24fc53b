"""Bots by a word: those of the house, and anybody's own as ``package.module:Name``.

Naming a bot of one's own imports its module, so only words of whoever runs the program come here. What
strangers send is for ``make``, which knows the bots of the house and nothing else.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from hexameron.bots.bot import Bot
from hexameron.bots.making import KINDS, STRENGTHS, BotError, make


def hire(word: str, seed: int = 0) -> Bot:
    """The bot of this word; one's own is called with the seed and must be a ``Bot``.

    >>> hire("greedy").name
    'greedy'
    """
    module, colon, name = word.partition(":")
    if not colon or module in KINDS or module in STRENGTHS:
        return make(word, seed)
    bot = _maker(word, module, name)(seed)
    if not callable(getattr(bot, "choose", None)) or not hasattr(bot, "estimates"):
        raise BotError(
            f"{word!r} makes something that is no bot: a bot has name, estimates and choose()", "form"
        )
    return bot


def _maker(word: str, module: str, name: str) -> Callable[[int], Bot]:
    """What is called to make a bot of one's own, from a module that lies here or is installed."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        maker = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise BotError(
            f"there is no module {module!r} for the bot {word!r}, here or installed", "module"
        ) from error
    if not callable(maker):
        raise BotError(f"the module {module!r} has no {name!r} that could make the bot {word!r}", "maker")
    made: Callable[[int], Bot] = maker
    return made
