"""Planted faults: what is changed and what is left alone, which tests are run on it, and what is said in the end."""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2] / "build" / "mutants"))

import faults
import marks
import mutants
import planting
import reach
import session
import uses
from worker import Worker


def planted(source: str) -> dict[str, str]:
    """Every text that a fault makes of this one, with the kind of the fault."""
    return {fault.planted(source): fault.kind for fault in faults.faults("game/some.py", source)}


def drawing(source: str, seed: int, number: int = 3) -> list[faults.Fault]:
    return faults.sample(faults.faults("game/some.py", source), number, Random(seed), lambda file: source)


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        ("x = a < b", "x = a <= b", "comparison"),
        ("x = a == b", "x = a != b", "comparison"),
        ("x = a in b", "x = a not in b", "comparison"),
        ("x = a  not  in b", "x = a  in b", "comparison"),
        ("x = a is not None", "x = a is None", "comparison"),
        ("x = é < b <= c", "x = é < b < c", "comparison"),
        ("x = a + b", "x = a - b", "arithmetic"),
        ("x = a // b", "x = a * b", "arithmetic"),
        ("x += b", "x -= b", "arithmetic"),
        ("x = a and b", "x = a or b", "and/or"),
        ("x = not a", "x =  a", "not"),
        ("x = not (a or b)", "x =  (a or b)", "not"),
        ("x = 5", "x = 6", "constant"),
        ("x = 5", "x = (4)", "constant"),
        ("x = True", "x = False", "constant"),
        ("x = min(a, b)", "x = max(a, b)", "min/max"),
        ("x = a == 'duel'", "x = a == 'duel~'", "string"),
        ("x = a in ('duel', b)", "x = a in ('duel~', b)", "string"),
        ("x = a['duel']", "x = a['duel~']", "string"),
        ("deal(x)", "pass", "removed"),
        ("x.y = z", "pass", "removed"),
        ("raise E(x)", "pass", "removed"),
        ("def f():\n    return x", "def f():\n    return None", "return"),
    ],
)
def test_each_kind_of_fault(before: str, after: str, kind: str) -> None:
    assert planted(before).get(after) == kind


@pytest.mark.parametrize(
    "source",
    [
        '"""Takes 5 + 5."""',
        "x: Literal[5]",
        "def f(x: tuple[Literal[5], a | b]) -> Literal[6]: ...",
        "import a",
        "if TYPE_CHECKING:\n    x = 5",
        "class A:\n    def __repr__(self):\n        return f(5)",
        "@cache(5)\ndef f(): ...",
        "Key = tuple[int, str]",
        "Move = Play | Pass",
        "T = TypeVar('T', bound=5)",
        "x = zip(a, b, strict=True)",
        "x = 'there are 5 cards'",
        "x = f'{5} cards'",
        "__slots__ = ('a', 5)",
        "assert a == 5",
    ],
)
def test_documentation_types_and_texts_are_left_alone(source: str) -> None:
    assert planted(source) == {}


def test_a_learned_table_is_left_alone() -> None:
    source = "WEIGHTS: dict[int, Net] = {2: (1, 2)}\nPROSPECTS = [3]\nSIZES = [4]\n"
    assert {fault.line for fault in faults.faults("ai/trepido/weights.py", source)} == {3}
    assert {fault.line for fault in faults.faults("ai/trepido/other.py", source)} == {1, 2, 3}


def test_the_learned_tables_are_those_that_a_checksum_keeps() -> None:
    root = Path(faults.__file__).resolve().parents[2]
    kept = {
        (f"{node.module.replace('.', '/')}.py", alias.name)
        for node in ast.parse((root / "tests" / "ai" / "test_learned.py").read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("ai.")
        for alias in node.names
    }
    kept.remove(("ai/tordu.py", "hands"))  # texts, in which nothing is planted
    assert {(file, name) for file, names in faults.LEARNED.items() for name in names} == kept


def test_every_fault_drawn_compiles() -> None:
    source = Path(faults.__file__).read_text(encoding="utf-8")
    drawn = drawing(source, 1, 1000)
    assert len(drawn) > 50 and all(faults.compiles(fault.planted(source)) for fault in drawn)


def test_a_fault_knows_its_line_and_whether_that_runs_at_import() -> None:
    at_import, inside = faults.faults("game/some.py", "x = not a\ndef f():\n    y(\n        not b)\n")[0:3:2]
    assert (at_import.line, at_import.imported) == (1, True)
    assert (inside.line, inside.statement, inside.imported) == (4, 3, False)


def test_the_same_seed_draws_the_same_faults_on_different_lines() -> None:
    source = "".join(f"x{number} = a < {number}\n" for number in range(30))
    drawn = drawing(source, 1)
    assert drawn == drawing(source, 1) and drawn != drawing(source, 2)
    assert len({fault.line for fault in drawing(source, 1, 30)}) == 30


def test_a_fault_judged_equivalent_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "some.py").write_text("x = a <   b\n")
    listed = tmp_path / "equivalent.txt"
    monkeypatch.setattr(mutants, "EQUIVALENT", listed)
    listed.write_text("Nothing yet.\n")
    assert len(mutants.drawn(tmp_path, ["game"], 5, 1)[0]) == 1
    listed.write_text("in game/some.py\nwas x = a < b\nnow x = a <= b\nbecause a and b differ\n")
    assert mutants.drawn(tmp_path, ["game"], 5, 1) == ([], 1)


def test_an_equivalent_without_a_reason_counts() -> None:
    assert mutants.equivalents("in game/some.py\nwas x\nnow y\nbecause \n") == set()


def test_survivors_are_printed_with_both_lines_and_the_share_of_each_room(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "some.py").write_text("x = not a\ny = not b\n")
    one, other = faults.faults("game/some.py", "x = not a\ny = not b\n")
    judged = [planting.Verdict(one, "killed", 3), planting.Verdict(other, "survived", 4)]
    words, reached = mutants.report(tmp_path, judged, 2)
    assert words.splitlines() == [
        "game/some.py:2  survived (4 tests)",
        "  was y = not b",
        "  now y = b",
        "game       1 of    2 found   50.0%  (goal 95%)",
        "2 judged equivalent and not counted",
    ]
    assert not reached
    assert mutants.report(tmp_path, judged[:1], 0)[1]


PROGRAM = "LIMIT = 1\n\n\ndef more(a):\n    return a + 1\n\n\ndef ready():\n    return LIMIT + 2\n"
TESTS = """from game.some import LIMIT, more, ready

READY = ready()


def test_weak():
    assert more(1)


def test_strong():
    assert more(1) == 2


def test_limit():
    assert LIMIT == 1


def test_ready():
    assert READY == 3


def test_rash():
    assert more(1) == 3
"""


@pytest.fixture
def worker(tmp_path: Path) -> Iterator[Worker]:
    """A copy of a tree with one file and its tests: one finds nothing, one always fails."""
    root = tmp_path / "root"
    (root / "game").mkdir(parents=True)
    (root / "tests").mkdir()
    (root / "pyproject.toml").write_text("[tool.pytest.ini_options]\npythonpath = ['.']\n")
    (root / "game" / "some.py").write_text(PROGRAM)
    (root / "tests" / "test_some.py").write_text(TESTS)
    made = Worker(root, tmp_path / "copy")
    yield made
    made.close()


def fault_at(line: int, new: str) -> faults.Fault:
    (fault,) = [one for one in faults.faults("game/some.py", PROGRAM) if (one.line, one.new) == (line, new)]
    return fault


def verdict(worker: Worker, fault: faults.Fault, *names: str) -> planting.Verdict:
    tests = [reach.Test(f"tests/test_some.py::test_{name}", 0.1) for name in names]
    return planting.tried(worker, fault, tests, ("tests",))[0]


def test_a_fault_is_tried_in_a_copy_and_taken_out_again(worker: Worker) -> None:
    fault = fault_at(5, "2")
    assert verdict(worker, fault, "weak").outcome == "survived"
    found = verdict(worker, fault, "weak", "strong")
    assert (found.outcome, found.by) == ("killed", "tests/test_some.py::test_strong")
    assert verdict(worker, fault).outcome == "unreached"
    assert (worker.copy / "game" / "some.py").read_text() == PROGRAM


def test_a_fault_in_what_runs_while_the_tests_are_read_is_tried_from_a_fresh_start(worker: Worker) -> None:
    """A table made at import, and a function that a test file calls when it is read."""
    for fault, name in ((fault_at(1, "2"), "limit"), (fault_at(9, "3"), "ready")):
        assert verdict(worker, fault, "weak").outcome == "survived"
        assert verdict(worker, fault, "weak", name).outcome == "killed"


def test_a_fault_with_which_no_test_can_be_read_is_found(worker: Worker) -> None:
    (worker.copy / "tests" / "conftest.py").write_text("from game.some import LIMIT\n\n1 // LIMIT\n")
    assert verdict(worker, fault_at(1, "(0)"), "weak").outcome == "killed"


def test_a_test_that_fails_without_the_fault_has_found_nothing(worker: Worker) -> None:
    rash, strong = (reach.Test(f"tests/test_some.py::test_{name}", 0.1) for name in ("rash", "strong"))
    found, unsound = planting.tried(worker, fault_at(5, "(0)"), [rash, strong], ("tests",))
    assert (found.by, unsound) == (strong.id, {rash.id})
    assert verdict(worker, fault_at(5, "(0)"), "rash").outcome == "unreached"


def test_a_test_that_is_gone_has_found_nothing(worker: Worker) -> None:
    assert verdict(worker, fault_at(5, "2"), "gone").outcome == "unreached"
    assert verdict(worker, fault_at(5, "2"), "gone", "strong").by == "tests/test_some.py::test_strong"


def test_a_process_waits_only_if_nothing_that_it_has_started_runs() -> None:
    """Its own sleep doesn't count as long as something that it waits for is at work."""
    busy = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'while True: pass'])"
    for code, found in ((busy, False), ("import time; time.sleep(60)", True)):
        process = subprocess.Popen([sys.executable, "-c", code], start_new_session=True)
        for _ in range(600):
            if session.waits(process.pid) is found:
                break
            time.sleep(0.05)
        time.sleep(0.5)
        assert session.waits(process.pid) is found
        session.end(process.pid)
        process.wait()


def test_tests_known_to_fail_are_not_asked(tmp_path: Path) -> None:
    asked = reach.Reach(tmp_path, tmp_path / "store")
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "some.py").write_text("x = not a\n")
    asked.by_line = {"game/some.py": {1: {reach.Test("t::one", 1), reach.Test("t::two", 1)}}}
    asked.unsound = {"t::one"}
    assert [test.id for test in asked.tests("game/some.py", 1, 1, False)] == ["t::two"]


@pytest.mark.parametrize(("body", "blocked"), [("pass", 99), ("time.sleep(9)", 0.5)])
def test_a_fault_that_never_ends_is_found(body: str, blocked: float, worker: Worker) -> None:
    """By the seconds of CPU that it takes, or, if it waits for something, by those in which nothing happens."""
    (worker.copy / "tests" / "conftest.py").write_text(
        f"import warm\n\nwarm.PATIENCE, warm.BLOCKED = (0, 1), {blocked}\n"
    )
    (worker.copy / "tests" / "test_long.py").write_text(
        f"import time\n\nfrom game.some import more\n\n\ndef test_long():\n    while more(1) > 2:\n        {body}\n"
    )
    found, _ = planting.tried(worker, fault_at(5, "2"), [reach.Test("tests/test_long.py::test_long", 0.1)], ("tests",))
    assert found.outcome == "endless"


@pytest.mark.parametrize(
    ("source", "call", "lines"),
    [
        ("def f(a):\n    x = a\n    return x", "f(1)", {2, 3}),
        ("def f(a):\n    if a:\n        return 1\n    return 2", "f(1)", {2, 3}),
        ("def f(a):\n    if a:\n        return 1\n    return 2", "f(0)", {2, 4}),
        ("def f(a):\n    for x in a:\n        x()\n    else:\n        str(a)", "f([])", {2, 5}),
        ("def f():\n    match 1:\n        case 1:\n            f\n        case _:\n            f", "f()", {2, 3, 4, 5}),
        ("def f(a):\n    try:\n        a\n    except E:\n        a\n    finally:\n        a", "f(1)", {2, 3, 4, 7}),
        ("class A:\n    def f(self):\n        'Words.'\n        return 1", "A().f()", {4}),
        ("f = [\n    lambda a: a,\n    lambda a:\n        a]", "f[1](1)", {4}),
        ("def f(a):\n    return (\n        a,\n    )", "f(1)", {2, 3, 4}),
        ("def f(a):\n    def g():\n        return 1\n    return 2", "f(1)", {2, 4}),
        ("def f(a):\n    return 1", "f", set()),
    ],
)  # fmt: skip
def test_the_lines_that_run_leave_marks(source: str, call: str, lines: set[int], tmp_path: Path) -> None:
    module = marked(tmp_path / "some.py", source)
    eval(call, vars(module))  # noqa: S307
    assert marks.run_lines().pop(str(tmp_path / "some.py"), set()) == lines
    marks.wipe()
    assert str(tmp_path / "some.py") not in marks.run_lines()


def test_a_function_gets_the_code_of_another_text_unless_its_name_does_not_tell_it_apart(tmp_path: Path) -> None:
    path = tmp_path / "some.py"
    before = "class A:\n    def f(self):\n        return 1\n\n\ng = [lambda: 1, lambda: 2]\n"
    module = marked(path, before)
    functions = [module.A.f, *module.g]
    assert not marks.swapped(functions, before.replace("lambda: 2", "lambda: 3"), str(path))
    assert marks.swapped(functions, before.replace("return 1", "return 5"), str(path)) and module.A().f() == 5


def marked(path: Path, source: str) -> ModuleType:
    """A file of the program, loaded with marks."""
    path.write_text(source)
    module = ModuleType("some")
    marks.Marked("some", str(path)).exec_module(module)
    return module


def test_the_tests_of_a_line_are_recorded_and_follow_it_when_it_moves(tmp_path: Path) -> None:
    root, store = tmp_path / "root", tmp_path / "store"
    (root / "game").mkdir(parents=True)
    (root / "tests").mkdir()
    (root / "pyproject.toml").write_text("[tool.pytest.ini_options]\npythonpath = ['.']\n")
    (root / "game" / "some.py").write_text("def one():\n    return 1\n\n\ndef two():\n    return 2\n")
    test = "from game.some import one, two\n\n\ndef test_one():\n    one()\n\n\ndef test_two():\n    two()\n"
    (root / "tests" / "test_some.py").write_text(test)
    worker = Worker(root, tmp_path / "copy")
    first = reach.Reach(root, store)
    first.prepare([("tests",)], [worker])
    worker.close()
    assert [test.id for test in first.tests("game/some.py", 6, 6, False)] == ["tests/test_some.py::test_two"]
    assert len(first.tests("game/some.py", 1, 1, True)) == 2
    (root / "game" / "some.py").write_text("X = 1\n\n\ndef one():\n    return 1\n\n\ndef two():\n    return 2\n")
    later = reach.Reach(root, store)
    later.prepare([("tests",)], [])
    assert [test.id for test in later.tests("game/some.py", 9, 9, False)] == ["tests/test_some.py::test_two"]


def test_a_test_that_takes_too_long_is_not_asked_and_those_after_it_are(tmp_path: Path) -> None:
    root = tmp_path / "root"
    (root / "game").mkdir(parents=True)
    (root / "tests").mkdir()
    (root / "pyproject.toml").write_text("[tool.pytest.ini_options]\npythonpath = ['.']\n")
    (root / "game" / "some.py").write_text("def one():\n    return 1\n")
    (root / "tests" / "conftest.py").write_text("import warm\n\nwarm.LONGEST = 0.2\n")
    test = "from game.some import one\n\n\ndef test_long():\n    while one(): pass\n\n\ndef test_one():\n    one()\n"
    (root / "tests" / "test_some.py").write_text(test)
    worker = Worker(root, tmp_path / "copy")
    recorded = reach.Reach(root, tmp_path / "store")
    recorded.prepare([("tests",)], [worker])
    worker.close()
    assert recorded.failed == ["tests/test_some.py::test_long"]
    assert [test.id for test in recorded.tests("game/some.py", 2, 2, False)] == ["tests/test_some.py::test_one"]


@pytest.fixture
def asked(tmp_path: Path) -> reach.Reach:
    """A deck in one file, a table made of it in another, functions that use them, and what was recorded of them."""
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "cards.py").write_text("DECK = 32\nBACKS = 2\n")
    (tmp_path / "game" / "tables.py").write_text("from game.cards import DECK\n\nHALF = DECK // 2\n")
    (tmp_path / "game" / "play.py").write_text(
        "from game.cards import BACKS, DECK\nfrom game.tables import HALF\n\n\n"
        "def cut():\n    return HALF\n\n\ndef count():\n    return DECK\n\n\n"
        "def turn():\n    return BACKS\n\n\ndef idle():\n    return 0\n"
    )
    found = reach.Reach(tmp_path, tmp_path / "store")
    found.by_line = {
        "game/cards.py": {1: {reach.Test("t::test_first", 0.1)}},
        "game/play.py": {
            line: {reach.Test(f"t::test_{name}", seconds)}
            for line, name, seconds in ((6, "cut", 4.0), (10, "count", 3.0), (14, "turn", 1.0), (18, "idle", 2.0))
        },
    }
    return found


def test_a_line_that_runs_at_import_is_tried_with_the_tests_that_use_what_it_makes(asked: reach.Reach) -> None:
    """Those that use it, though by way of another table, come first; then those of the files around it."""
    assert [test.id for test in asked.tests("game/cards.py", 1, 1, True)] == [
        "t::test_count",
        "t::test_cut",
        "t::test_turn",
        "t::test_idle",
    ]
    assert asked.tests("game/cards.py", 2, 2, True)[0].id == "t::test_turn"


def test_a_line_that_runs_at_import_is_tried_with_the_tests_that_name_what_it_makes(asked: reach.Reach) -> None:
    """Though they run no line of the program."""
    (asked.root / "tests").mkdir()
    (asked.root / "tests" / "test_cards.py").write_text(
        "from game.cards import DECK\n\n\ndef test_deck(a):\n    assert DECK == 32\n\n\ndef test_other(): ...\n"
    )
    tests = {reach.Test(f"tests/test_cards.py::test_{name}", 0.1) for name in ("deck[1]", "other")}
    asked.by_test_file = {"tests/test_cards.py": tests}
    assert asked.tests("game/cards.py", 1, 1, True)[0].id == "tests/test_cards.py::test_deck[1]"
    assert not any(test in tests for test in asked.tests("game/cards.py", 2, 2, True))


def test_a_line_that_no_test_runs_is_tried_with_the_tests_of_its_file(asked: reach.Reach) -> None:
    """One of them may start a process that runs it."""
    assert [test.id for test in asked.tests("game/play.py", 10, 10, False)] == ["t::test_count"]
    assert len(asked.tests("game/play.py", 99, 99, False)) == 4


def test_the_test_that_happened_to_import_a_file_is_not_asked_for_that(asked: reach.Reach) -> None:
    assert all(test.id != "t::test_first" for test in asked.tests("game/cards.py", 1, 1, True))


def test_tests_that_lie_beside_the_file_come_before_others_that_are_about_as_quick() -> None:
    near, far = reach.Test("tests/game/trio/test_state.py::a", 1.5), reach.Test("tests/game/test_laws.py::b", 1.0)
    quick = reach.Test("tests/game/test_golden.py::b", 0.1)
    assert reach.telling("game/trio/state.py", {near, far, quick}) == [quick, near, far]


@pytest.mark.parametrize(
    "head", ["@cache\ndef f():", "X = f()\n\ndef f():", "def g():\n    f()\n\nX = g()\n\ndef f():"]
)
def test_a_function_that_runs_once_for_all_is_found(head: str, tmp_path: Path) -> None:
    """At import, by way of another, or because its result is kept: only the first test that needs it runs it."""
    path = tmp_path / "some.py"
    path.write_text(f"{head}\n    return 5\n\n\ndef often():\n    return 6\n")
    text, last = uses.Text(path), head.count("\n") + 2
    assert text.in_early(last) and not text.in_early(last + 4)


def test_a_function_that_is_only_named_at_import_does_not_run_then(tmp_path: Path) -> None:
    path = tmp_path / "some.py"
    path.write_text("def often():\n    return 6\n\n\nTABLE = {1: often}\n")
    assert not uses.Text(path).in_early(2)


def test_a_room_should_find_its_faults_itself() -> None:
    """Its own tests do it, and those that belong to no room."""
    ours, theirs, everyones = (
        reach.Test(f"tests/{name}.py::test_one", 1) for name in ("game/trio/test_cards", "ai/test_players", "test_docs")
    )
    assert mutants.in_charge("game/trio/cards.py", [theirs, ours, everyones]) == [ours, everyones]


def test_a_changed_test_file_is_recorded_again(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_some.py").write_text("def test_one(): ...\n")
    asked = reach.Reach(tmp_path, tmp_path / "store")
    assert asked.kept("tests/test_some.py") is None
    worker = Worker(tmp_path, tmp_path.with_name("copy"))
    asked.prepare([("tests",)], [worker])
    worker.close()
    assert asked.kept("tests/test_some.py") is not None
    (tmp_path / "tests" / "test_some.py").write_text("def test_two(): ...\n")
    assert asked.kept("tests/test_some.py") is None


def test_the_quickest_test_of_each_function_comes_first_and_the_budget_is_kept() -> None:
    slow, quick, other = reach.Test("t::a[1]", 3.0), reach.Test("t::a[2]", 1.0), reach.Test("t::b", 2.0)
    assert reach.telling("game/some.py", {slow, quick, other}) == [quick, other, slow]
    assert planting.within([quick, other, slow], 3.5) == [quick, other]
    assert planting.within([slow], 1) == [slow]


def test_a_test_that_fits_no_more_leaves_its_place_to_those_after_it() -> None:
    slow, quick = reach.Test("t::slow", 5.0), [reach.Test(f"t::quick{number}", 1.0) for number in range(3)]
    assert planting.within([quick[0], slow, *quick[1:]], 4) == quick
