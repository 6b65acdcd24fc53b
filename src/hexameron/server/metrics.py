"""What the server counts and measures, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)


class Metrics:
    """One node's figures."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory and processor time, where the system tells them
        self.loaded = Gauge("hexameron_matches_loaded", "Matches in memory", registry=registry)
        self.connections = Gauge("hexameron_connections", "Open live connections", registry=registry)
        self.created = Counter("hexameron_matches_created", "Matches created", registry=registry)
        self.choices = Counter("hexameron_choices", "Stored choices", ["by"], registry=registry)
        self.refused = Counter("hexameron_refused", "Refused requests", ["why"], registry=registry)
        self.choice_seconds = Histogram(
            "hexameron_choice_seconds", "From request to commit", buckets=FAST, registry=registry
        )
        self.request_seconds = Histogram(
            "hexameron_request_seconds",
            "Time to answer a request",
            ["method"],
            buckets=FAST,
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "hexameron_bot_seconds", "How long bots think", ["bot"], buckets=SLOW, registry=registry
        )
        self.incidents = Counter("hexameron_incidents", "Faults inside rules", ["game"], registry=registry)
        self.storage_trouble = Counter("hexameron_storage_trouble", "Failed transactions", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)
