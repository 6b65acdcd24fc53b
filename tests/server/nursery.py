"""Starts nodes quickly: one process loads the table and its games once, and every node is a fork of it.

A node that starts from nothing spends two seconds of a processor on that, and the tests start a hundred.
``tests/server/behaviour/test_commands.py`` starts the real command.
"""

from __future__ import annotations

import atexit
import gc
import os
import random
import select
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, NoReturn

ROOT = Path(__file__).parents[2]
LONGEST = 64 * 1024
"""No settings are longer."""


class Nursery:
    """The process of which nodes are forks. It ends when nobody can ask it for one any more."""

    def __init__(self) -> None:
        self._asked, asking = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        environment = os.environ | {"PYTHONWARNINGS": "default"}
        with asking:
            command = [sys.executable, "-m", "tests.server.nursery", str(asking.fileno())]
            self._process = subprocess.Popen(command, cwd=ROOT, env=environment, pass_fds=[asking.fileno()])
        atexit.register(self._close)

    def _close(self) -> None:
        self._asked.close()
        self._process.wait()

    def start(self, settings: bytes, log: IO[bytes]) -> Forked:
        """A node that writes to the log what it has to say."""
        said, says = os.pipe()
        told, tells = os.pipe()
        socket.send_fds(self._asked, [settings], [says, log.fileno(), tells])
        os.close(says)
        os.close(tells)
        return Forked(os.fdopen(said, "rb"), told)


class Forked:
    """A node; what ``subprocess.Popen`` would tell of it."""

    def __init__(self, stdout: IO[bytes], told: int) -> None:
        self.stdout = stdout
        self._told = os.fdopen(told, "rb", buffering=0)
        self.pid = int(self._told.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float) -> int:
        if self.returncode is None:
            if not select.select([self._told], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("a node", timeout)
            with self._told:
                self.returncode = int(self._told.readline())
        return self.returncode

    def kill(self) -> None:
        self._send(signal.SIGKILL)

    def terminate(self) -> None:
        self._send(signal.SIGTERM)

    def _send(self, what: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, what)


@cache
def nursery() -> Nursery:
    """The one of this process."""
    return Nursery()


# ---------------------------------------------------------------------------- in the process itself


def _serve(asking: socket.socket) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks ends first
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for keepers
    while True:
        settings, handed, _, _ = socket.recv_fds(asking, LONGEST, 3)
        if not settings:
            return
        if os.fork() == 0:
            asking.close()
            _keep(settings, *handed)
        for one in handed:
            os.close(one)


def _keep(settings: bytes, says: int, log: int, tells: int) -> None:
    """Starts a node, waits for its end, and tells both."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    node = os.fork()
    if node == 0:
        os.close(tells)
        _be_node(settings, says, log)
    os.close(says)
    os.close(log)
    os.write(tells, b"%d\n" % node)
    _, status = os.waitpid(node, 0)
    with suppress(BrokenPipeError):
        os.write(tells, b"%d\n" % os.waitstatus_to_exitcode(status))
    os._exit(0)


def _be_node(settings: bytes, says: int, log: int) -> NoReturn:
    from tests.server.node import run

    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.dup2(says, 1)
    os.dup2(log, 2)
    os.close(says)
    os.close(log)
    random.seed()
    run(settings)
    sys.exit()


if __name__ == "__main__":
    from hexameron.games import find, names
    from tests.server import node  # noqa: F401 - all that a node imports

    for name in names():
        find(name)
    gc.freeze()
    with socket.socket(fileno=int(sys.argv[1])) as asking_:
        _serve(asking_)
