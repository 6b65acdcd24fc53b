"""Finds code in the rules that could make the same match go differently twice.

Checked are the kernel and the games. Forbidden there are the order of a set (it changes from process to
process), `hash()`, and every source of chance, time, environment or network other than the kernel's own.

What is a set is read off the source: literals, calls, operators, annotated names and fields, and functions
annotated as returning one. A set inside another container (`dict[str, set[str]]`) is not followed.

    python -m tools.determinism [FILE_OR_FOLDER ...]
"""

import ast
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "hexameron"
CHECKED = (PACKAGE / "kernel", PACKAGE / "games")

# Module (path inside the package) -> what it alone may import: chance.py is the one place that creates keys.
ALLOWED_IMPORTS = {"kernel/chance.py": frozenset({"secrets"})}

FORBIDDEN_MODULES = frozenset({"datetime", "http", "random", "secrets", "socket", "time", "urllib", "uuid"})
FORBIDDEN_OS_NAMES = frozenset({"environ", "environb", "getenv", "getpid", "getrandom", "urandom"})

SET_TYPES = frozenset({"set", "frozenset", "Set", "FrozenSet", "AbstractSet", "MutableSet"})
SET_METHODS = frozenset({"copy", "difference", "intersection", "symmetric_difference", "union"})
SET_OPERATORS = (ast.BitOr, ast.BitAnd, ast.BitXor, ast.Sub)

# Calls whose result shows the order of what they are given.
ORDER_SHOWING = frozenset(
    {"chain", "combinations", "deque", "dict", "enumerate", "filter", "iter", "list", "map", "max", "min"}
    | {"permutations", "product", "repr", "reversed", "str", "sum", "tuple", "zip"}
    | {"extend", "from_iterable", "fromkeys", "join"}
)
# Calls whose result is the same in whatever order a generator feeds them.
ORDER_HIDING = frozenset({"all", "any", "frozenset", "set", "sorted"})


@dataclass(frozen=True, order=True)
class Finding:
    """One place that breaks determinism."""

    path: str
    line: int
    problem: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.problem}"


@dataclass(frozen=True)
class SetNames:
    """Fields and functions that are annotated as sets, and nowhere as anything else."""

    fields: frozenset[str] = frozenset()
    functions: frozenset[str] = frozenset()


def called(node: ast.AST) -> str:
    """The last part of the name that is called: `chain` in `itertools.chain(...)`, '' if there is none."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name
    return ""


def is_set_annotation(node: ast.expr | None) -> bool:
    """Whether an annotation says set, also as a part of a union or in quotes."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in SET_TYPES
        case ast.Subscript(value=ast.Name(id="Final" | "ClassVar"), slice=inner):
            return is_set_annotation(inner)
        case ast.Subscript(value=value):
            return is_set_annotation(value)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return is_set_annotation(left) or is_set_annotation(right)
        case ast.Constant(value=str(quoted)):
            return is_set_annotation(ast.parse(quoted, mode="eval").body)
    return False


def annotated_sets(trees: Iterable[ast.Module]) -> SetNames:
    """Collects what the annotations of all modules say about fields and functions."""
    fields: dict[bool, set[str]] = {True: set(), False: set()}
    functions: dict[bool, set[str]] = {True: set(), False: set()}
    for node in (node for tree in trees for node in ast.walk(tree)):
        match node:
            case ast.ClassDef(body=body):
                for statement in body:
                    match statement:
                        case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                            fields[is_set_annotation(annotation)].add(name)
            case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=annotation):
                fields[is_set_annotation(annotation)].add(name)
            case ast.FunctionDef(name=name, returns=returns, decorator_list=decorators):
                is_property = any(isinstance(d, ast.Name) and "property" in d.id for d in decorators)
                (fields if is_property else functions)[is_set_annotation(returns)].add(name)
    return SetNames(frozenset(fields[True] - fields[False]), frozenset(functions[True] - functions[False]))


class Checker(ast.NodeVisitor):
    """Walks one module in reading order, with a scope of names for every function it is in."""

    def __init__(self, path: str, sets: SetNames, allowed_imports: frozenset[str]) -> None:
        self.path = path
        self.sets = sets
        self.allowed_imports = allowed_imports
        self.findings: list[Finding] = []
        self.scopes: list[dict[str, bool]] = [{}]  # name -> whether it is a set, innermost scope last

    def report(self, node: ast.expr | ast.stmt, problem: str) -> None:
        self.findings.append(Finding(self.path, node.lineno, problem))

    # What is a set

    def is_set(self, node: ast.expr) -> bool:
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name(id=name):
                return next((scope[name] for scope in reversed(self.scopes) if name in scope), False)
            case ast.Attribute(attr=name):
                return name in self.sets.fields
            case ast.NamedExpr(value=value):
                return self.is_set(value)
            case ast.Call():
                return self.returns_set(node)
            case ast.BinOp(left=left, op=op, right=right) if isinstance(op, SET_OPERATORS):
                return any(self.is_set(side) or called(side) in {"keys", "items"} for side in (left, right))
            case ast.IfExp(body=one, orelse=other) | ast.BoolOp(values=[one, other]):
                return self.is_set(one) or self.is_set(other)
        return False

    def returns_set(self, call: ast.Call) -> bool:
        match call.func:
            case ast.Name(id=name):
                return name in {"set", "frozenset"} or name in self.sets.functions
            case ast.Attribute(attr=name, value=value):
                return name in self.sets.functions or (name in SET_METHODS and self.is_set(value))
        return False

    # Names

    def bind(self, target: ast.expr, is_set: bool) -> None:
        match target:
            case ast.Name(id=name):
                self.scopes[-1][name] = is_set
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                for part in parts:
                    self.bind(part, is_set=False)
            case ast.Starred(value=value):
                self.bind(value, is_set=False)

    def visit_Module(self, node: ast.Module) -> None:
        # Functions may use constants that are written below them.
        for statement in node.body:
            if isinstance(statement, ast.Assign | ast.AnnAssign):
                self.bind_assignment(statement)
        self.generic_visit(node)

    def bind_assignment(self, node: ast.Assign | ast.AnnAssign) -> None:
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    self.bind(target, self.is_set(value))
            case ast.AnnAssign(target=target, annotation=annotation):
                self.bind(target, is_set_annotation(annotation))

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        if any(isinstance(target, ast.Tuple | ast.List) for target in node.targets):
            self.check_order(node.value, "unpacks a set")
        self.bind_assignment(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        self.bind_assignment(node)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.generic_visit(node)
        self.bind(node.target, self.is_set(node.value))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scopes.append({})
        self.generic_visit(node)
        self.scopes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.visit_function(node, node.args)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_function(node, node.args)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit_function(node, node.args)

    def visit_function(self, node: ast.AST, arguments: ast.arguments) -> None:
        named = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        self.scopes.append({argument.arg: is_set_annotation(argument.annotation) for argument in named})
        self.generic_visit(node)
        self.scopes.pop()

    # Where the order of a set would show

    def check_order(self, node: ast.expr, problem: str) -> None:
        if self.is_set(node):
            self.report(node, f"{problem}: its order differs from process to process")

    def visit_For(self, node: ast.For) -> None:
        self.check_order(node.iter, "loops over a set")
        self.bind(node.target, is_set=False)
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self.visit_comprehension_over(node, node.generators)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self.visit_comprehension_over(node, node.generators)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self.visit_comprehension_over(node, node.generators)

    def visit_SetComp(self, node: ast.SetComp) -> None:
        self.visit_comprehension_over(node, node.generators, shows_order=False)

    def visit_comprehension_over(
        self, node: ast.expr, generators: Sequence[ast.comprehension], shows_order: bool = True
    ) -> None:
        self.scopes.append({})
        for generator in generators:
            if shows_order:
                self.check_order(generator.iter, "loops over a set in a comprehension")
            self.bind(generator.target, is_set=False)
        self.generic_visit(node)
        self.scopes.pop()

    def visit_Starred(self, node: ast.Starred) -> None:
        self.check_order(node.value, "spreads a set")
        self.generic_visit(node)

    def visit_YieldFrom(self, node: ast.YieldFrom) -> None:
        self.check_order(node.value, "yields from a set")
        self.generic_visit(node)

    def visit_FormattedValue(self, node: ast.FormattedValue) -> None:
        self.check_order(node.value, "writes a set into a string")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = called(node)
        if name in ORDER_SHOWING:
            for argument in node.args:
                self.check_order(argument, f"gives a set to {name}()")
        match node:
            case ast.Call(func=ast.Name(id="hash")):
                self.report(node, "calls hash(): its result differs from process to process")
            case ast.Call(func=ast.Name(id="sorted"), args=[what], keywords=[_, *_]):
                self.check_order(what, "sorts a set by a key, which leaves ties in the set's order")
            case ast.Call(func=ast.Attribute(attr="pop", value=owner), args=[]):
                self.check_order(owner, "pops from a set")
        self.visit_inside_call(node, hides_order=name in ORDER_HIDING and not node.keywords)

    def visit_inside_call(self, node: ast.Call, hides_order: bool) -> None:
        match node.args:
            case [ast.GeneratorExp() as generator] if hides_order:
                self.visit(node.func)
                self.visit_comprehension_over(generator, generator.generators, shows_order=False)
            case _:
                self.generic_visit(node)

    # What must not be imported

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.check_import(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        self.check_import(node, node.module or "")
        if node.module == "os":
            for alias in node.names:
                self.check_os_name(node, alias.name)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        match node:
            case ast.Attribute(value=ast.Name(id="os"), attr=name):
                self.check_os_name(node, name)
        self.generic_visit(node)

    def check_import(self, node: ast.stmt, module: str) -> None:
        package = module.partition(".")[0]
        if package in FORBIDDEN_MODULES - self.allowed_imports:
            self.report(
                node, f"imports {package}: rules take chance from the kernel and know no clock or network"
            )

    def check_os_name(self, node: ast.expr | ast.stmt, name: str) -> None:
        if name in FORBIDDEN_OS_NAMES:
            self.report(node, f"uses os.{name}: rules know nothing of the machine they run on")


def check(sources: dict[str, str]) -> list[Finding]:
    """Checks modules given as path inside the package -> source text.

    >>> print(*check({"games/chess.py": "for piece in {'king', 'queen'}: move(piece)"}))
    games/chess.py:1: loops over a set: its order differs from process to process
    """
    trees = {path: ast.parse(source, path) for path, source in sources.items()}
    sets = annotated_sets(trees.values())
    findings: list[Finding] = []
    for path, tree in trees.items():
        checker = Checker(path, sets, ALLOWED_IMPORTS.get(path, frozenset()))
        checker.visit(tree)
        findings += checker.findings
    return sorted(findings)


def python_files(places: Iterable[Path]) -> Iterator[Path]:
    for place in places:
        yield from sorted(place.rglob("*.py")) if place.is_dir() else [place]


def path_in_package(file: Path) -> str:
    absolute = file.resolve()
    return absolute.relative_to(PACKAGE).as_posix() if absolute.is_relative_to(PACKAGE) else str(file)


def main(arguments: Sequence[str]) -> int:
    """Prints what it finds and returns the exit status."""
    places = [Path(argument) for argument in arguments] or [place for place in CHECKED if place.exists()]
    sources = {path_in_package(file): file.read_text(encoding="utf-8") for file in python_files(places)}
    findings = check(sources)
    for finding in findings:
        print(finding)
    print(f"Determinism: {len(sources)} modules, {len(findings)} problems.")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
