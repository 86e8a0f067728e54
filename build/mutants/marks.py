"""Files of the program that note which of their lines have run, with a mark in every block of every function.

A mark is one store into a list, so that the tests take hardly longer than without (a tracer makes it three times).
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

MARKS = "__marks__"
Lines = list[range]
OPTIMIZED = 1
"""The flag of a code object that is a function's, and not a class's or a file's."""


class Marker(ast.NodeTransformer):
    """Puts the marks into the tree of one file; `lines` tells for each mark the lines that it stands for."""

    def __init__(self) -> None:
        self.lines: list[Lines] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.generic_visit(node)
        node.body = self.block(node.body)
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        self.generic_visit(node)
        node.body = self.block(node.body)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        self.generic_visit(node)
        mark = self.mark([range(node.body.lineno, (node.body.end_lineno or node.body.lineno) + 1)])
        call = ast.parse(f"{MARKS}.__setitem__({mark}, 1)", mode="eval").body
        node.body = placed(ast.BoolOp(ast.Or(), [call, node.body]), node.body)
        return node

    def block(self, statements: Sequence[ast.stmt]) -> list[ast.stmt]:
        """Statements with a mark before the first, and before each that follows a branch or a loop."""
        done: list[ast.stmt] = []
        lines: Lines | None = None
        for statement in statements:
            if is_documentation(statement) and not done:
                done.append(statement)
                continue
            if lines is None:
                lines = []
                mark = ast.parse(f"{MARKS}[{self.mark(lines)}] = 1").body[0]
                done.append(placed(mark, statement))
            lines.extend(header(statement))
            done.append(statement)
            if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and blocks(statement):
                self.inside(statement)
                lines = None
        return done

    def inside(self, statement: ast.stmt) -> None:
        for holder in (statement, *getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
            for name in ("body", "orelse", "finalbody"):
                if inner := getattr(holder, name, None):
                    setattr(holder, name, self.block(inner))

    def mark(self, lines: Lines) -> int:
        self.lines.append(lines)
        return len(self.lines) - 1


def is_documentation(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def placed(new: ast.AST, old: ast.AST) -> ast.AST:
    """A new node and all below it that have no place yet, where the old one stands."""
    for node in ast.walk(new):
        if isinstance(node, ast.expr | ast.stmt) and (node is new or getattr(node, "lineno", 1) == 1):
            ast.copy_location(node, old)
    return new


def blocks(statement: ast.stmt) -> list[ast.stmt]:
    """The first statement of each block inside a statement."""
    found = []
    for holder in (statement, *getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
        for name in ("body", "orelse", "finalbody"):
            inner = getattr(holder, name, None)
            if isinstance(inner, list) and inner:
                found.append(inner[0])
    return found


def header(statement: ast.stmt) -> Lines:
    """The lines of a statement without those of its blocks; the heads of `case` and `except` belong to it."""
    inner = blocks(statement)
    if not inner:
        return [range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)]
    heads: list[tuple[int, ast.stmt]] = [(statement.lineno, inner[0])]
    for handler in getattr(statement, "handlers", ()):
        heads.append((handler.lineno, handler.body[0]))
    for case in getattr(statement, "cases", ()):
        heads.append((case.pattern.lineno, case.body[0]))
    return [range(first, max(first + 1, body.lineno)) for first, body in heads]


class Marked(SourceFileLoader):
    """Loads a file with marks in it, and never what Python has compiled of it before."""

    def exec_module(self, module: ModuleType) -> None:
        code, lines = compiled(Path(self.path).read_text(encoding="utf-8"), self.path)
        marks = [0] * len(lines)
        FILES[self.path] = marks, lines
        vars(module)[MARKS] = marks
        exec(code, vars(module))  # noqa: S102  the program's own text


FILES: dict[str, tuple[list[int], list[Lines]]] = {}
"""For each file that is loaded: its marks, and the lines that each stands for."""


def compiled(source: str, path: str) -> tuple[CodeType, list[Lines]]:
    """A text with marks, compiled, and the lines of each mark."""
    marker = Marker()
    tree = marker.visit(ast.parse(source))
    return compile(tree, path, "exec", dont_inherit=True), marker.lines


class Finder(PathFinder):
    """Finds the files of some rooms, so that they are loaded with marks."""

    def __init__(self, root: Path, rooms: Iterable[str]) -> None:
        self.root = root
        self.rooms = tuple(rooms)

    def find_spec(  # type: ignore[override]
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] not in self.rooms:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        loader = spec and spec.loader
        if spec and isinstance(loader, SourceFileLoader) and self.root in Path(loader.path).parents:
            spec.loader = Marked(loader.name, loader.path)
        return spec


def run_lines() -> dict[str, set[int]]:
    """The lines that have run since the marks were last wiped, by file."""
    return {
        path: {line for number, mark in enumerate(marks) if mark for part in lines[number] for line in part}
        for path, (marks, lines) in FILES.items()
        if 1 in marks
    }


def wipe() -> None:
    """Take all marks away."""
    for marks, _ in FILES.values():
        if 1 in marks:
            marks[:] = [0] * len(marks)


def swapped(functions: Iterable[FunctionType], source: str, path: str) -> bool:
    """Give the functions of a loaded file the code of another text of it; False if that can't be done.

    The texts differ inside one function, and the place of that one is the same in both: its name and its first line.
    A lambda has no name to find it by.
    """
    there = {(code.co_qualname, code.co_firstlineno): code for code in outermost(compiled(source, path)[0])}
    changed = 0
    for function in functions:
        old = function.__code__
        new = there.get((old.co_qualname, old.co_firstlineno))
        if old.co_filename == path and old.co_name != "<lambda>" and new is not None and new != old:
            if old.co_freevars != new.co_freevars:
                return False
            function.__code__ = new
            changed += 1
    return changed > 0


def outermost(code: CodeType) -> Iterable[CodeType]:
    """The code of the functions of a file and of its classes, without those inside functions."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_flags & OPTIMIZED:
                yield inner
            else:
                yield from outermost(inner)
