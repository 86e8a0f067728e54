"""The lines that use what is made at import: a table, a deck, the default of a field."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path

Place = tuple[str, int]
"""A file of the program and a line in it."""
KEEPERS = {"cache", "cached_property", "lru_cache"}
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


class Text:
    """One file: what it imports, which names its statements at import make of which, and the names in its functions."""

    def __init__(self, path: Path) -> None:
        self.tree = ast.parse(path.read_text(encoding="utf-8"))

    @cached_property
    def imports(self) -> set[str]:
        """The dotted names that the file imports, or imports from."""
        names: set[str] = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                names.add(node.module)
                names.update(f"{node.module}.{alias.name}" for alias in node.names)
        return names

    @cached_property
    def made(self) -> list[tuple[set[str], set[str]]]:
        """For each statement at import: the names that it binds, and those that it reads on the way."""
        return [(bound(part), set(read(part))) for statement in self.tree.body for part in parts(statement)]

    @cached_property
    def inside(self) -> dict[int, set[str]]:
        """The names read in functions, by line; those of a statement over several lines stand at its first too."""
        found: dict[int, set[str]] = {}
        for statement in ast.walk(self.tree):
            if isinstance(statement, Function):
                for node in statement.body if isinstance(statement.body, list) else [statement.body]:
                    note(node, node.lineno, found)
        return found

    @cached_property
    def body(self) -> set[int]:
        """The lines that run when a function is called, and not at import."""
        return {
            line
            for node in ast.walk(self.tree)
            if isinstance(node, Function)
            for part in (node.body if isinstance(node.body, list) else [node.body])
            for line in range(part.lineno, (part.end_lineno or part.lineno) + 1)
            if line > node.lineno
        }

    @cached_property
    def early(self) -> set[str]:
        """The functions that run at import, or once for all because their results are kept."""
        functions = {node.name: node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)}
        called = {name for statement in self.tree.body for name in calls(statement)} & set(functions)
        found = called | {name for name, node in functions.items() if set(read_all(node.decorator_list)) & KEEPERS}
        while more := {name for one in found for name in read_all(functions[one].body)} & set(functions) - found:
            found |= more
        return found

    @cached_property
    def functions(self) -> dict[str, set[str]]:
        """The names in each function, those in its decorators included."""
        nodes = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]
        return {node.name: set(read_all([*node.decorator_list, *node.body])) for node in nodes}

    def in_early(self, line: int) -> bool:
        """True if a line belongs to such a function."""
        return any(
            node.lineno <= line <= (node.end_lineno or node.lineno) and node.name in self.early
            for node in ast.walk(self.tree)
            if isinstance(node, ast.FunctionDef)
        )

    def names_at(self, line: int) -> set[str]:
        """The names that the statement at import around a line binds; of a class, itself and the field."""
        for statement in self.tree.body:
            if statement.lineno <= line <= (statement.end_lineno or statement.lineno):
                fields = statement.body if isinstance(statement, ast.ClassDef) else []
                around = [one for one in fields if one.lineno <= line <= (one.end_lineno or one.lineno)]
                return bound(statement).union(*map(bound, around))
        return set()


class Uses:
    """The files of a room, asked for the lines that use what some line makes at import."""

    def __init__(self, root: Path, room: str) -> None:
        self.texts = {path.relative_to(root).as_posix(): Text(path) for path in sorted((root / room).rglob("*.py"))}

    def importers(self, file: str) -> list[str]:
        """The files that import this one."""
        wanted = module(file)
        return [name for name, text in self.texts.items() if wanted in text.imports]

    def near(self, file: str) -> set[str]:
        """The file, those that import it, and in the place of any that has no functions those that import that."""
        found, waiting = {file}, [file]
        while waiting:
            one = waiting.pop()
            if one == file or not self.texts[one].body:
                new = set(self.importers(one)) - found
                found |= new
                waiting += new
        return found

    def lines(self, file: str, line: int) -> set[Place]:
        """The lines in functions that read what this line helps to make, or what other files make of that at import."""
        names, files = self.texts[file].names_at(line), {file}
        before = None
        while names and before != (len(names), len(files)):
            before = len(names), len(files)
            for name in list(files):
                made = [bound for bound, wants in self.texts[name].made if wants & names]
                names = names.union(*made)
                if made or name == file:
                    files.update(self.importers(name))
        return {(name, number) for name in files for number, wants in self.texts[name].inside.items() if wants & names}


def module(file: str) -> str:
    """`game/trio/cards.py` -> `game.trio.cards`"""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def parts(statement: ast.stmt) -> list[ast.AST]:
    """A statement at import, or each of the names that it imports."""
    return [*statement.names] if isinstance(statement, ast.Import | ast.ImportFrom) else [statement]


def bound(node: ast.AST) -> set[str]:
    """The names that a statement, or a part of an import, binds at import."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            return {name}
        case ast.alias(name=name, asname=other):
            return {other or name}
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}


def at_import(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it that runs at import: not the bodies of functions."""
    yield node
    for field, value in ast.iter_fields(node):
        if isinstance(node, Function) and field == "body":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from at_import(child)


def read(node: ast.AST) -> Iterator[str]:
    """The names that a node reads at import."""
    for each in at_import(node):
        match each:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name


def calls(node: ast.AST) -> Iterator[str]:
    """The names of the functions that a node calls at import."""
    for each in at_import(node):
        match each:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                yield name


def read_all(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """All names in some nodes."""
    for node in nodes:
        for one in ast.walk(node):
            match one:
                case ast.Name(id=name) | ast.Attribute(attr=name):
                    yield name


def note(node: ast.AST, first: int, found: dict[int, set[str]]) -> None:
    """Note the names in a node at their lines, and at the first line of the statement around them."""
    match node:
        case ast.stmt(lineno=first):
            pass
        case (
            ast.Name(id=name, lineno=line)
            | ast.Attribute(attr=name, lineno=line)
            | ast.keyword(arg=str(name), lineno=line)
        ):
            found.setdefault(line, set()).add(name)
            found.setdefault(first, set()).add(name)
    for child in ast.iter_child_nodes(node):
        note(child, first, found)
