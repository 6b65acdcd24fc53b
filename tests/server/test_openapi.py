"""The API keeps to its own description, whatever is sent."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.driving import Node

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 8


def test_schemathesis_finds_nothing(node: Node) -> None:
    schema = schemathesis.openapi.from_dict(node.get("/api/openapi.json"))
    address = str(node.http.base_url).rstrip("/")
    tried = 0

    def check(case: Any) -> None:
        nonlocal tried
        tried += 1
        case.validate_response(case.call(base_url=address), checks=CHECKS)

    often = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    for described in schema.get_all_operations():
        assert isinstance(described, Ok), described
        often(given(case=described.ok().as_strategy())(check))()
    assert tried > 100
