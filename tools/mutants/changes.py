"""The small changes that could be made in a module, as edits that keep its lines in their places."""

from __future__ import annotations

import ast
import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, TypeAlias, get_args

Kind: TypeAlias = Literal[
    "comparison",
    "logic",
    "condition",
    "number",
    "arithmetic",
    "truth",
    "statement",
    "return",
    "seat",
    "slice",
    "minmax",
    "tell",
    "rule id",
]
KINDS: tuple[Kind, ...] = get_args(Kind)

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
SEATS = re.compile(r"(seat|owner|side|side_of|number|mover|first|me)$")
TELLING = re.compile(r"_?tell(_[a-z]+)?$")

Edit: TypeAlias = tuple[Kind, int, int, str]
"""A kind of change, from which byte to which, and what stands there then."""


@dataclass(frozen=True)
class Change:
    """One edit: the bytes from ``start`` to ``end`` become ``new``. ``function`` is '' outside of all."""

    module: str
    function: str
    line: int
    last_line: int
    kind: Kind
    start: int
    end: int
    new: str
    old_text: str
    """The line, or the whole statement, as it stands; it names the change however lines are numbered."""
    new_text: str
    named: str = ""
    """Outside of functions: the constant, the field or the function with a default that is changed."""


class Source:
    """A module's text, with positions as bytes."""

    def __init__(self, module: str, text: str) -> None:
        self.module = module
        self.data = text.encode()
        self.tree = ast.parse(text)
        self._starts = [0]
        for line in self.data.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def place(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.place(node.lineno, node.col_offset), self.place(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.data[start:end].decode()

    def changed(self, change: Change) -> str:
        """The whole text after a change; later lines keep their numbers."""
        return (self.data[: change.start] + change.new.encode() + self.data[change.end :]).decode()

    def make(self, function: str, edit: Edit, named: str = "") -> Change:
        """An edit, with as many lines as before and with what it looks like."""
        kind, start, end, new = edit
        old = self.data[start:end].decode()
        new += "\n" * (old.count("\n") - new.count("\n"))
        line = bisect_right(self._starts, start)
        last = line + old.count("\n")
        before = self.data[self._starts[line - 1] : start].decode()
        after = self.data[end : self._starts[last]].decode()
        return Change(
            self.module,
            function,
            line,
            last,
            kind,
            start,
            end,
            new,
            " ".join((before + old + after).split()),
            " ".join((before + new + after).split()),
            named,
        )


def changes(module: str, text: str) -> list[Change]:
    """Every change that could be made in a module, in the order of its text."""
    source = Source(module, text)
    found = list(_Finder(source).found())
    return sorted(found, key=lambda change: (change.start, change.end, change.kind, change.new))


class _Finder:
    """Walks through a module and knows in which function it is."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def found(self) -> Iterator[Change]:
        for node in self.source.tree.body:
            yield from self._statement(node, "", frozenset())

    def _statement(self, node: ast.stmt, function: str, bound: frozenset[str]) -> Iterator[Change]:
        """Changes of a statement; ``bound`` are the names that the function has bound before."""
        if isinstance(node, ast.FunctionDef):
            yield from self._function(node, function)
        elif isinstance(node, ast.ClassDef):
            within = function if _is_function(function) else f"{function}{node.name}."
            for part in node.body:
                yield from self._statement(part, within, frozenset())
        elif not _is_plain(node):
            if _is_function(function):
                for edit in _statement_edits(self.source, node, bound):
                    yield self.source.make(function, edit)
            for child in ast.iter_child_nodes(node):
                yield from self._child(child, node, function, bound)

    def _child(
        self, child: ast.AST, parent: ast.stmt, function: str, bound: frozenset[str]
    ) -> Iterator[Change]:
        if isinstance(child, ast.stmt):
            yield from self._statement(child, function, bound | _names_before(parent, child))
        elif isinstance(child, (ast.ExceptHandler, ast.match_case)):
            for part in child.body:
                yield from self._statement(part, function, bound)
        elif isinstance(child, ast.expr) and not _is_annotation(child, parent):
            yield from self._expressions(child, function, _name_of(parent))
        elif isinstance(child, ast.withitem):
            yield from self._expressions(child.context_expr, function)

    def _function(self, node: ast.FunctionDef, outer: str) -> Iterator[Change]:
        # A function inside a function is part of it: the outer one is what is replaced in memory.
        name = outer if _is_function(outer) else f"{outer}{node.name}"
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                yield from self._expressions(default, outer, node.name)
        bound = {arg.arg for arg in [*node.args.args, *node.args.kwonlyargs]}
        for part in node.body:
            yield from self._statement(part, name, frozenset(bound))
            bound |= _bound(part)

    def _expressions(self, top: ast.expr, function: str, named: str = "") -> Iterator[Change]:
        inside = function if _is_function(function) else ""
        for node in _parts(top):
            for edit in _expression_edits(self.source, node):
                yield self.source.make(inside, edit, "" if inside else named)


def _name_of(node: ast.stmt) -> str:
    """The first name that a statement binds."""
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    return target.id if isinstance(target, ast.Name) else ""


def _is_function(name: str) -> bool:
    """Whether this is inside a function, not in a module (`''`) or in a class (`Name.`)."""
    return bool(name) and not name.endswith(".")


def _parts(node: ast.AST) -> Iterator[ast.expr | ast.comprehension]:
    """An expression and what it consists of; not what stands in f-strings, whose places are not reliable."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, (ast.expr, ast.comprehension)):
        yield node
    for child in ast.iter_child_nodes(node):
        if not _asserts(node, child):
            yield from _parts(child)


def _asserts(node: ast.AST, child: ast.AST) -> bool:
    """`zip(…, strict=True)` asserts something, as an assertion does; it does not rule."""
    of_zip = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "zip"
    return of_zip and isinstance(child, ast.keyword)


def _is_plain(node: ast.stmt) -> bool:
    """Statements in which there is nothing to change: imports, docstrings, assertions, aliases of types."""
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.AnnAssign):
        return node.value is None or "TypeAlias" in ast.dump(node.annotation)
    if isinstance(node, ast.Assign):
        names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        return "__slots__" in names or "__all__" in names
    return isinstance(node, (ast.Import, ast.ImportFrom, ast.Assert)) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


def _is_annotation(node: ast.expr, parent: ast.stmt) -> bool:
    return isinstance(parent, ast.AnnAssign) and node is parent.annotation


def _bound(node: ast.stmt) -> set[str]:
    """The names that a statement may bind."""
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def _names_before(parent: ast.stmt, child: ast.stmt) -> frozenset[str]:
    """The names that are bound in a compound statement before one of its parts."""
    found: set[str] = set()
    for part in ast.iter_child_nodes(parent):
        if part is child:
            break
        if isinstance(part, ast.stmt):
            found |= _bound(part)
    return frozenset(found)


# ---------------------------------------------------------------------------- statements


def _statement_edits(source: Source, node: ast.stmt, bound: frozenset[str]) -> Iterator[Edit]:
    start, end = source.span(node)
    if isinstance(node, ast.Expr):
        yield from _dropped(source, node)
    elif isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if all(not isinstance(target, ast.Name) or target.id in bound for target in targets):
            yield "statement", start, end, "pass"
        if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op)]
            yield "arithmetic", *_between(source, node.target, node.value, f"{old}=", f"{new}=")
    elif isinstance(node, ast.Return):
        if node.value is not None and not isinstance(node.value, ast.Constant) and not _is_not_there(node):
            yield "return", start, end, "return None"
    elif isinstance(node, (ast.Raise, ast.Break, ast.Continue, ast.Delete)):
        yield "statement", start, end, "pass"
    elif isinstance(node, (ast.If, ast.While)) and _is_simple(node.test):
        yield "condition", *source.span(node.test), f"not ({source.text(node.test)})"


def _is_not_there(node: ast.Return) -> bool:
    """`return NOTHING`: what asks nothing gives nothing to ask."""
    return isinstance(node.value, ast.Name) and node.value.id == "NOTHING"


def _dropped(source: Source, node: ast.Expr) -> Iterator[Edit]:
    start, end = source.span(node)
    value = node.value
    if isinstance(value, ast.Call):
        yield ("tell" if _is_telling(value) else "statement"), start, end, "pass"
    elif isinstance(value, ast.YieldFrom) and isinstance(value.value, ast.Call):
        # It stays a generator.
        yield "statement", start, end, "yield from ()"


def _is_telling(node: ast.Call) -> bool:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return bool(TELLING.fullmatch(name))


def _is_simple(node: ast.expr) -> bool:
    """A condition that no other change turns round."""
    return not isinstance(node, (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant))


# ---------------------------------------------------------------------------- expressions


def _expression_edits(source: Source, node: ast.expr | ast.comprehension) -> Iterator[Edit]:
    if isinstance(node, (ast.Compare, ast.BoolOp, ast.BinOp)):
        yield from _operators(source, node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "logic", *source.span(node), f"({source.text(node.operand)})"
    elif isinstance(node, ast.Constant):
        yield from _constants(source, node)
    elif isinstance(node, ast.Call):
        yield from _calls(source, node)
    elif isinstance(node, ast.Slice):
        for bound in (node.lower, node.upper):
            if bound is not None:
                yield "slice", *source.span(bound), ""
    elif isinstance(node, (ast.IfExp, ast.comprehension)):
        for test in [node.test] if isinstance(node, ast.IfExp) else node.ifs:
            if _is_simple(test):
                yield "condition", *source.span(test), f"not ({source.text(test)})"


def _operators(source: Source, node: ast.Compare | ast.BoolOp | ast.BinOp) -> Iterator[Edit]:
    if isinstance(node, ast.Compare):
        parts = [node.left, *node.comparators]
        for left, operator, right in zip(parts, node.ops, parts[1:], strict=False):
            yield "comparison", *_between(source, left, right, *COMPARISONS[type(operator)])
    elif isinstance(node, ast.BoolOp):
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            yield "logic", *_between(source, left, right, old, new)
    elif _is_other_seat(source, node):
        yield "seat", *source.span(node), source.text(node.right)
    elif type(node.op) in ARITHMETIC:
        yield "arithmetic", *_between(source, node.left, node.right, *ARITHMETIC[type(node.op)])


def _is_other_seat(source: Source, node: ast.BinOp) -> bool:
    """`1 - seat` is the other one."""
    return (
        isinstance(node.op, ast.Sub)
        and isinstance(node.left, ast.Constant)
        and node.left.value == 1
        and SEATS.search(source.text(node.right)) is not None
    )


def _constants(source: Source, node: ast.Constant) -> Iterator[Edit]:
    start, end = source.span(node)
    if node.value is True or node.value is False:
        yield "truth", start, end, str(not node.value)
    elif isinstance(node.value, int):
        for new in (node.value - 1, node.value + 1):
            yield "number", start, end, str(new)


def _calls(source: Source, node: ast.Call) -> Iterator[Edit]:
    if isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
        yield "minmax", *source.span(node.func), "max" if node.func.id == "min" else "min"
    if _is_telling(node):
        for keyword in node.keywords:
            if keyword.arg == "rules":
                yield from _rule_ids(source, keyword.value)


def _rule_ids(source: Source, node: ast.expr) -> Iterator[Edit]:
    if isinstance(node, ast.Tuple):
        texts = [source.text(part) for part in node.elts]
        for index in range(len(texts)):
            left = "".join(f"{text}, " for text in texts[:index] + texts[index + 1 :])
            yield "rule id", *source.span(node), f"({left})"
    else:
        yield "rule id", *source.span(node), "()"


def _between(source: Source, left: ast.expr, right: ast.expr, old: str, new: str) -> tuple[int, int, str]:
    """The edit of an operator that stands between two expressions."""
    start, end = source.span(left)[1], source.span(right)[0]
    between = source.data[start:end].decode()
    pattern = r"\s+".join(re.escape(word) for word in old.split())
    found = re.search(rf"\b{pattern}\b" if old[0].isalpha() else pattern, between)
    assert found is not None, between
    at = start + len(between[: found.start()].encode())
    return at, at + len(found.group().encode()), new
