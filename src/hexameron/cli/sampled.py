"""The command in a process that tells where its time goes: ``… -m hexameron.cli.sampled FILE serve …``."""

from __future__ import annotations

import sys
from pathlib import Path

from hexameron.cli.main import app
from hexameron.server.load.sampling import Sampler

if __name__ == "__main__":
    Sampler(Path(sys.argv.pop(1))).start()
    app()
