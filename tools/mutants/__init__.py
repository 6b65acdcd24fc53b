"""Changes rules in small ways and lists what no test notices: python -m tools.mutants GAME --n 100 --seed S

- `changes` finds every small change that could be made in a module.
- `places` names the modules of a game and the tests that should notice.
- `covering` knows which test runs which line, and how long it takes.
- `trying` makes a change in memory, in a process of its own, and runs the tests that could notice it.
- `equivalents` are changes that nothing can notice, each with its reason.
- `reporting` says what came of it.

No file of the tree is ever changed.
"""
