"""The link between a test and the numbered rules that it holds to."""

import re

import pytest

RULE_ID = re.compile(r"[A-Z]+(-[A-Z][A-Z0-9]*)+-\d+[a-z]?")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test function, a test class or (as `pytestmark`) a whole module with ids of the rulebook.

    >>> rule("BL-MOVE-03", "BL-MOVE-04").args
    ('BL-MOVE-03', 'BL-MOVE-04')
    """
    if not ids:
        raise ValueError("rule() needs at least one rule id")
    for rule_id in ids:
        if not RULE_ID.fullmatch(rule_id):
            raise ValueError(f"not a rule id: {rule_id!r} (expected something like 'BL-MOVE-03')")
    return pytest.mark.rule(*ids)
