"""The `rule` decorator marks functions and classes and refuses what is no rule id."""

import pytest

from tests.rules import rule


@rule("BL-MOVE-03", "BL-LDECK-10")
def test_a_function_carries_its_ids(request: pytest.FixtureRequest) -> None:
    marker = request.node.get_closest_marker("rule")
    assert marker.args == ("BL-MOVE-03", "BL-LDECK-10")


@rule("MK-PVP-07")
class TestMarkedClass:
    def test_a_class_passes_its_ids_on(self, request: pytest.FixtureRequest) -> None:
        assert request.node.get_closest_marker("rule").args == ("MK-PVP-07",)

    @rule("MK-PVP-08")
    def test_a_method_adds_its_own(self, request: pytest.FixtureRequest) -> None:
        ids = [rule_id for marker in request.node.iter_markers("rule") for rule_id in marker.args]
        assert ids == ["MK-PVP-08", "MK-PVP-07"]


@pytest.mark.parametrize("wrong", ["BL-MOVE", "bl-move-03", "BL-MOVE-3,4", "BL MOVE 03", ""])
def test_what_is_no_rule_id_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="not a rule id"):
        rule(wrong)


def test_no_ids_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        rule()
