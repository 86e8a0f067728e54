"""Faults that can be planted in a Python file, one small change of its text each."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

COMPARISONS = {
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "==": "!=",
    "!=": "==",
    "in": "not in",
    "not in": "in",
    "is": "is not",
    "is not": "is",
}
ARITHMETIC = {
    "+": "-",
    "-": "+",
    "*": "//",
    "/": "*",
    "//": "*",
    "%": "*",
    "**": "*",
    "&": "|",
    "|": "&",
    "^": "&",
    "<<": ">>",
    ">>": "<<",
}
EXTREMES = {"min": "max", "max": "min"}
UNTOUCHED = ("__repr__",)
PLAIN_TYPES = ("int", "str", "bool", "float", "tuple", "list", "dict", "set")
TYPE_MAKERS = ("TypeVar", "NewType", "cast", "ParamSpec")
LEARNED = {
    "ai/arena/bars.py": {"BARS", "MANY", "USUAL"},
    "ai/characters.py": {"CHARACTERS"},
    "ai/defizz/mind.py": {"DIFFICULTIES", "KNOWS", "SUBJECTS"},
    "ai/defizz/odds.py": {"MODES"},
    "ai/player.py": {"REFLEXES"},
    "ai/tordu/odds.py": {"OWN", "THEIRS"},
    "ai/tordu/race.py": {"ENDS"},
    "ai/tordu/tricks.py": {"FEEL"},
    "ai/trepido/weights.py": {"PROSPECTS", "WEIGHTS"},
}
"""Tables that were learned or measured, by file: no rule says what each number should be, and a checksum keeps them."""
MARK = "~"
"""The sign added to a string that decides something."""


class Fault(NamedTuple):
    """One planted change: the bytes `start:end` of the file become `new`."""

    file: str
    line: int
    statement: int
    """The line on which the innermost statement around it begins."""
    imported: bool
    """True if the line runs when the file is imported, and in no function."""
    kind: str
    start: int
    end: int
    new: str

    def planted(self, source: str) -> str:
        """The file's text with this fault in it."""
        data = source.encode()
        return (data[: self.start] + self.new.encode() + data[self.end :]).decode()

    def lines(self, source: str) -> tuple[str, str]:
        """The lines that change, before and after, each folded into one."""
        data = source.encode()
        first = data.rfind(b"\n", 0, self.start) + 1
        last = data.find(b"\n", self.end)
        last = len(data) if last < 0 else last
        before = data[first:last]
        after = data[first : self.start] + self.new.encode() + data[self.end : last]
        return folded(before.decode()), folded(after.decode())


def folded(text: str) -> str:
    """A text with every run of blanks and line ends as one blank."""
    return " ".join(text.split())


def faults(file: str, source: str) -> list[Fault]:
    """Every fault that can be planted in a file, in the order of the text; with hardly any of them it won't compile."""
    return sorted(set(Finder(file, source).module()), key=lambda fault: (fault.start, fault.end, fault.kind, fault.new))


def compiles(source: str) -> bool:
    """True if Python can compile this text as a file."""
    try:
        compile(source, "fault", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def sample(candidates: list[Fault], number: int, rng: Random, read: Callable[[str], str]) -> list[Fault]:
    """Draw faults on different lines: first the lines, each as likely as any other, then one fault of each that
    compiles; `read` gives the text of a file."""
    by_line: dict[tuple[str, int], list[Fault]] = {}
    for fault in candidates:
        by_line.setdefault((fault.file, fault.line), []).append(fault)
    lines = sorted(by_line)
    drawn = []
    for file, line in rng.sample(lines, min(number, len(lines))):
        source = read(file)
        if sound := [fault for fault in by_line[file, line] if compiles(fault.planted(source))]:
            drawn.append(rng.choice(sound))
    return drawn


class Finder:
    """A walk over the tree of one file that yields the faults of its nodes."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.data = source.encode()
        self.tree = ast.parse(source)
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.statement = 1
        self.depth = 0

    def module(self) -> Iterator[Fault]:
        """The faults of the whole file."""
        for statement in self.tree.body:
            yield from self.walk(statement)

    # --- Where something is ---

    def offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def first(self, node: ast.expr | ast.stmt) -> int:
        return self.offset(node.lineno, node.col_offset)

    def last(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.offset(node.end_lineno, node.end_col_offset)

    def fault(self, kind: str, start: int, end: int, new: str) -> Fault:
        line = self.data.count(b"\n", 0, start) + 1
        return Fault(self.file, line, self.statement, self.depth == 0, kind, start, end, new)

    def between(self, kind: str, left: ast.expr, right: ast.expr, table: dict[str, str]) -> Iterator[Fault]:
        """The operator that stands between two operands, replaced as the table says."""
        start, end = self.last(left), self.first(right)
        gap = self.data[start:end].decode()
        found = re.search(r"\bnot\s+in\b|\bis\s+not\b|\b(?:in|is|and|or)\b|[<>=!*/%&|^+-]+", gap)
        if found and folded(found[0]) in table:
            at = start + len(gap[: found.start()].encode())
            yield self.fault(kind, at, at + len(found[0].encode()), table[folded(found[0])])

    # --- The walk ---

    def walk(self, node: ast.AST) -> Iterator[Fault]:
        if self.skipped(node):
            return
        outside = self.statement, self.depth
        if isinstance(node, ast.stmt):
            self.statement = node.lineno
            yield from self.of_statement(node)
        yield from self.of_expression(node)
        for name, child in self.children(node):
            inner = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) and name == "body"
            self.depth += inner
            yield from self.walk(child)
            self.depth -= inner
        self.statement, self.depth = outside

    def children(self, node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
        """The nodes below, without annotations, decorators, base classes and the text inside an f-string."""
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "bases", "keywords") and not isinstance(
                node, ast.Call
            ):
                continue
            if name == "test" and isinstance(node, ast.If) and typing_only(node):
                continue
            if isinstance(node, ast.JoinedStr | ast.FormattedValue):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield name, child

    def skipped(self, node: ast.AST) -> bool:
        """True if nothing below a node is logic: documentation, types, imports and what only people read."""
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom() | ast.Assert():
                return True
            case ast.FunctionDef(name=name):
                return name in UNTOUCHED
            case ast.If():
                return typing_only(node)
            case ast.Assign(targets=[ast.Name(id=name)]):
                return name.startswith("__") or (self.depth == 0 and is_type(node.value)) or self.learned(name)
            case ast.AnnAssign(target=target, annotation=annotation):
                return "TypeAlias" in ast.dump(annotation) or (isinstance(target, ast.Name) and self.learned(target.id))
            case ast.Call(func=ast.Name(id=name)):
                return name in TYPE_MAKERS
            case ast.Subscript(value=ast.Name(id="Literal")) | ast.keyword(arg="strict"):
                return True
        return False

    def learned(self, name: str) -> bool:
        """True if this names a learned table of the file."""
        return self.depth == 0 and name in LEARNED.get(self.file, ())

    def of_statement(self, node: ast.stmt) -> Iterator[Fault]:
        """The faults of a statement: left out, or its result forgotten."""
        match node:
            case ast.Expr(value=ast.Call() | ast.Await() | ast.Yield()) | ast.AugAssign():
                yield self.removed(node)
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self.removed(node)
            case ast.Raise() | ast.Continue() | ast.Break() | ast.Delete():
                yield self.removed(node)
            case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
                yield self.fault("return", self.first(value), self.last(value), "None")
        if isinstance(node, ast.AugAssign):
            gap = self.data[self.last(node.target) : self.first(node.value)].decode()
            found = re.search(r"([*/%&|^+<>-]+)=", gap)
            if found and found[1] in ARITHMETIC:
                at = self.last(node.target) + len(gap[: found.start()].encode())
                yield self.fault("arithmetic", at, at + len(found[1]), ARITHMETIC[found[1]])

    def removed(self, node: ast.stmt) -> Fault:
        return self.fault("removed", self.first(node), self.last(node), "pass")

    def of_expression(self, node: ast.AST) -> Iterator[Fault]:
        match node:
            case ast.Compare(left=left, comparators=others):
                operands = [left, *others]
                for one, other in pairwise(operands):
                    yield from self.between("comparison", one, other, COMPARISONS)
                for operand in operands:
                    yield from self.texts(operand)
            case ast.BinOp(left=left, right=right) if not is_text(left) and not is_text(right):
                yield from self.between("arithmetic", left, right, ARITHMETIC)
            case ast.BoolOp(values=values):
                for one, other in pairwise(values):
                    yield from self.between("and/or", one, other, {"and": "or", "or": "and"})
            case ast.UnaryOp(op=ast.Not()):
                yield self.fault("not", self.first(node), self.first(node) + len("not"), "")
            case ast.Call(func=ast.Name(id="min" | "max" as name) as called):
                yield self.fault("min/max", self.first(called), self.last(called), EXTREMES[name])
            case ast.Subscript(value=value, slice=ast.Constant(value=str()) as key) if not is_type(value):
                yield from self.texts(key)
            case ast.Constant(value=bool(value)):
                yield self.fault("constant", self.first(node), self.last(node), str(not value))
            case ast.Constant(value=int(value) | float(value)):
                yield self.fault("constant", self.first(node), self.last(node), str(value + 1))
                yield self.fault("constant", self.first(node), self.last(node), f"({value - 1})")

    def texts(self, node: ast.expr) -> Iterator[Fault]:
        """The strings that something is compared with or looked up by."""
        parts = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]
        for part in parts:
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield self.fault("string", self.first(part), self.last(part), repr(part.value + MARK))


def typing_only(node: ast.If) -> bool:
    """True if this is a block for the type checker alone."""
    return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def is_text(node: ast.expr) -> bool:
    """True if this is a string as it is written, or made from one."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def is_type(node: ast.expr) -> bool:
    """True if this names types, as in `Key = tuple[int, str]` or `Move = Play | Pass`."""
    match node:
        case ast.Name(id=name):
            return name in PLAIN_TYPES or (name[:1].isupper() and not name.isupper())
        case ast.Subscript(value=value):
            return is_type(value)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return is_type(left) or is_type(right)
    return False
