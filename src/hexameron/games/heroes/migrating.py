"""States that were saved under earlier rules, read by these."""

from __future__ import annotations

from typing import Any


def migrate(state: dict[str, Any], rules: int) -> dict[str, Any]:
    """Before rules 2 an attack told only that a die had been rolled again, not what it had been before."""
    attack = (state.get("battle") or {}).get("attack")
    if rules < 2 and attack is not None:
        again = attack.pop("rerolled", [])
        attack["was"] = [now if once else 0 for now, once in zip(attack.get("dice", []), again, strict=True)]
        attack["elite_was"] = attack.get("elite", "") if attack.pop("elite_rerolled", False) else ""
    return state
