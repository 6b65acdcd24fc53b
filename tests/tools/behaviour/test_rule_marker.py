"""The `rule` decorator marks functions and classes and refuses what is no rule id."""

import pytest

from tests.rules import rule

EXAMPLE = rule("BL-MOVE-03", "BL-LDECK-08")
"""Not written as a decorator of its own: the tools that look for tests of rules would count it."""


@EXAMPLE
def test_a_function_carries_its_ids(request: pytest.FixtureRequest) -> None:
    marker = request.node.get_closest_marker("rule")
    assert marker.args == ("BL-MOVE-03", "BL-LDECK-08")


@EXAMPLE
class TestMarkedClass:
    def test_a_class_passes_its_ids_on(self, request: pytest.FixtureRequest) -> None:
        assert request.node.get_closest_marker("rule").args == ("BL-MOVE-03", "BL-LDECK-08")


@pytest.mark.parametrize("wrong", ["BL-MOVE", "bl-move-03", "BL-MOVE-3,4", "BL MOVE 03", ""])
def test_what_is_no_rule_id_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="not a rule id"):
        rule(wrong)


def test_no_ids_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        rule()
