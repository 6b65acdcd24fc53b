"""What must hold, step by step, with the time that each step took.

- `python -m tools.check` (`make check`): what the present change can have broken, in about two minutes.
- `python -m tools.check --lint` (`make lint`): style, types, architecture, determinism, the client.
- `python -m tools.check --all` (`make test`): the same and all tests.

`steps` are the commands, `touched` finds what was changed and which tests could notice, `importing` who
imports whom, `durations` knows how long each file of tests took the last time.
"""
