"""A laboratory: lay a position, load dice and draws, drive a match to the question you want to look at.

>>> from hexameron import lab
>>> match = lab.position(
...     "battlelore",
...     units={"u0": ("Fb", "h3.4", 0), "u1": ("Mr", "h4.4", 1)},
...     hands=(["scout.centre"], ["rally"]),
... )
>>> _ = lab.load(match, rolls={"battle": "B B F"})
>>> question = lab.drive(match, until="battle.attacker")
>>> question.seat, [option.key() for option in question.options]
(0, ['fight:u0', 'done'])
>>> lab.load(match, rolls={"batle": "B"})
Traceback (most recent call last):
...
hexameron.kernel.naming.Misnamed: rolls: there is no 'batle'; perhaps 'battle'
"""

from hexameron.kernel.naming import Misnamed
from hexameron.lab.chance import LoadedDice, load
from hexameron.lab.driving import LabError, Policy, at_random, by_bot, drive, first, script
from hexameron.lab.positions import position
from hexameron.lab.running import Asked, Played, run_rule

__all__ = [
    "Asked",
    "LabError",
    "LoadedDice",
    "Misnamed",
    "Played",
    "Policy",
    "at_random",
    "by_bot",
    "drive",
    "first",
    "load",
    "position",
    "run_rule",
    "script",
]
