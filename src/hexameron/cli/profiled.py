"""The ``hexameron`` command under the sampling profiler: ``… -m hexameron.cli.profiled FILE serve …``."""

from __future__ import annotations

import sys
from pathlib import Path

from hexameron.cli.main import app
from hexameron.server.load_test.profiler import Sampler

if __name__ == "__main__":
    Sampler(Path(sys.argv.pop(1))).start()
    app()
