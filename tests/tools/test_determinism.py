"""The determinism check must catch every trap and leave clean code alone."""

from pathlib import Path

import pytest

from tools.determinism import check, main


def problems(source: str, path: str = "games/chess.py") -> list[str]:
    return [finding.problem for finding in check({path: source})]


ORDER_OF_A_SET = {
    "for over a literal": "for piece in {'king', 'queen'}: move(piece)",
    "for over set()": "for piece in set(pieces): move(piece)",
    "for over frozenset()": "for piece in frozenset(pieces): move(piece)",
    "for over a set comprehension": "for piece in {p.kind for p in pieces}: move(piece)",
    "for over a union": "for piece in {'king'} | others: move(piece)",
    "for over a difference of keys": "for piece in before.keys() - after.keys(): move(piece)",
    "for over a set method": "for piece in set(pieces).union(others): move(piece)",
    "for over a choice of sets": "for piece in {'king'} if check else pieces: move(piece)",
    "for over a walrus": "for piece in (kings := {'king'}): move(piece)",
    "for over a local name": "def f():\n    kings = {'white', 'black'}\n    for king in kings: move(king)",
    "for over a module constant": "KINGS = frozenset({1, 2})\ndef f():\n    for king in KINGS: move(king)",
    "for over a constant below": "def f():\n    for king in KINGS: move(king)\nKINGS = {1, 2}",
    "for over an annotated name": "def f():\n    kings: set[str] = make()\n    for king in kings: move(king)",
    "for over a parameter": "def f(kings: set[str]):\n    for king in kings: move(king)",
    "for over an optional parameter": "def f(ks: frozenset[str] | None):\n    for k in ks: move(k)",
    "for over a quoted parameter": "def f(kings: 'set[str]'):\n    for king in kings: move(king)",
    "for over an outer name": "def f():\n    s = set()\n    def g():\n        for x in s: move(x)",
    "for over a field": "class Board:\n    kings: set[str]\ndef f(b):\n    for king in b.kings: move(king)",
    "for over an attribute": "def f(b):\n    b.kings: set[str] = make()\n    for k in b.kings: move(k)",
    "for over a function's result": "def kings() -> set[str]: ...\nfor king in kings(): move(king)",
    "for over a method's result": "class B:\n    def ks(self) -> set[str]: ...\nfor k in b.ks(): move(k)",
    "for over a property": "class B:\n    @property\n    def ks(self) -> set[int]: ...\nfor k in b.ks: f(k)",
    "list comprehension": "moves = [move(piece) for piece in {'king', 'queen'}]",
    "second loop of a comprehension": "moves = [move(p) for board in boards for p in {'king', board}]",
    "dict comprehension": "places = {piece: 0 for piece in {'king', 'queen'}}",
    "generator": "best = first(piece for piece in {'king', 'queen'})",
    "generator sorted by a key": "best = sorted((p for p in {'king', 'queen'}), key=len)",
    "lambda": "options = lambda: [p for p in {'king', 'queen'}]",
    "sorted by a key": "best = sorted({'king', 'queen'}, key=len)",
    "spread into a list": "pieces = [*{'king', 'queen'}]",
    "spread into a call": "move(*{'king', 'queen'})",
    "unpacking": "one, other = {'king', 'queen'}",
    "pop": "def f():\n    kings = {'white', 'black'}\n    return kings.pop()",
    "yield from": "def f():\n    yield from {'king', 'queen'}",
    "in a string": "text = f'{set(pieces)}'",
    "join": "text = ', '.join({'king', 'queen'})",
    "extend": "pieces.extend({'king', 'queen'})",
    "from_iterable": "pieces = itertools.chain.from_iterable({'king', 'queen'})",
}


@pytest.mark.parametrize("source", ORDER_OF_A_SET.values(), ids=ORDER_OF_A_SET.keys())
def test_the_order_of_a_set_is_caught(source: str) -> None:
    (problem,) = problems(source)
    assert "order differs from process to process" in problem


@pytest.mark.parametrize(
    "function", ["list", "tuple", "min", "max", "sum", "iter", "enumerate", "zip", "map", "str", "repr"]
)
def test_a_set_given_to_a_function_that_shows_its_order_is_caught(function: str) -> None:
    (problem,) = problems(f"result = {function}({{'king', 'queen'}})")
    assert problem.startswith(f"gives a set to {function}()")


def test_hash_is_caught() -> None:
    assert problems("key = hash(piece)") == ["calls hash(): its result differs from process to process"]


@pytest.mark.parametrize("module", ["random", "time", "datetime", "secrets", "socket", "uuid"])
@pytest.mark.parametrize("form", ["import {}", "import {} as other", "from {} import thing"])
def test_forbidden_imports_are_caught(module: str, form: str) -> None:
    (problem,) = problems(form.format(module))
    assert problem.startswith(f"imports {module}:")


def test_a_forbidden_import_inside_a_package_or_function_is_caught() -> None:
    assert len(problems("import urllib.request\ndef f():\n    from http.client import HTTPConnection")) == 2


@pytest.mark.parametrize("name", ["environ", "urandom", "getenv"])
def test_the_machine_is_caught(name: str) -> None:
    expected = [f"uses os.{name}: rules know nothing of the machine they run on"]
    assert problems(f"import os\nvalue = os.{name}") == expected
    assert problems(f"from os import {name}") == expected


def test_only_chance_may_import_secrets() -> None:
    assert problems("import secrets", "kernel/chance.py") == []
    assert problems("import secrets", "kernel/match.py") != []
    assert problems("import random", "kernel/chance.py") != []


def test_sets_are_known_across_modules() -> None:
    state = "class Board:\n    kings: frozenset[str]\n    def near(self) -> set[str]: ..."
    rules = "def f(b):\n    for king in b.kings: move(king)\n    for cell in b.near(): show(cell)"
    findings = check({"games/chess/state.py": state, "games/chess/rules.py": rules})
    assert [(finding.path, finding.line) for finding in findings] == [
        ("games/chess/rules.py", 2),
        ("games/chess/rules.py", 3),
    ]


CLEAN = {
    "membership": "if piece in {'king', 'queen'}: move(piece)",
    "sorted set": "for piece in sorted({'king', 'queen'}): move(piece)",
    "sorted generator": "pieces = sorted(p.name for p in set(pieces))",
    "length": "n = len(set(pieces))",
    "any and all": "ok = any(p.free for p in set(pieces)) and all(p.alive for p in {one, other})",
    "a set of a set": "names = {p.name for p in set(pieces)}",
    "set from a generator over a set": "names = frozenset(p.name for p in set(pieces))",
    "dictionary": "for piece in {'king': 1, 'queen': 2}: move(piece)",
    "keys": "for piece in pieces.keys(): move(piece)",
    "number": "for i in range(n - 1): move(i)",
    "flags": "for i in range(mask & 3): move(i)",
    "a name that was a set": "def f():\n    s = set(x)\n    s = sorted(s)\n    for piece in s: move(piece)",
    "a name that is a set elsewhere": "def f():\n    s = set()\ndef g(s):\n    for piece in s: move(piece)",
    "a field that is elsewhere a list": (
        "class A:\n    ks: set[str]\nclass B:\n    ks: list[str]\ndef f(b):\n    for k in b.ks: move(k)"
    ),
    "an element of a set of names": "for name in sorted(set(a)):\n    for letter in name: show(letter)",
    "pop from a list": "def f():\n    kings = ['white', 'black']\n    return kings.pop()",
    "defining a hash": "class Piece:\n    def __hash__(self): return 1",
    "harmless imports": "import os.path\nimport hashlib\nfrom hexameron.kernel import chance\nimport timeit",
    "a method named like a module": "b.time(3)\nb.random.draw()\nb.hash(2)",
}


@pytest.mark.parametrize("source", CLEAN.values(), ids=CLEAN.keys())
def test_clean_code_passes(source: str) -> None:
    assert problems(source) == []


def test_the_command_prints_the_place_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "chess.py"
    file.write_text("import random\n", encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    assert f"{file}:1: imports random" in capsys.readouterr().out


def test_the_command_is_content_with_clean_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "chess.py").write_text("pieces = sorted({'king', 'queen'})\n", encoding="utf-8")
    assert main([str(tmp_path)]) == 0
    assert capsys.readouterr().out == "Determinism: 1 modules, 0 problems.\n"
