"""build/dev.py: what it asks of Python, when it installs, and what it runs."""

from __future__ import annotations

import ast
import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEV = ROOT / "build" / "dev.py"
SETS = {"run": ["a==1", "b==2"], "dev": ["a==1", "b==2", "c==3"], "bench": ["a==1", "b==2", "d==4"]}
PYTHON = "cpython 3.11.7 linux"
MODERN = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.Starred, ast.AsyncFunctionDef, ast.Nonlocal)


@pytest.fixture
def dev() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", DEV)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def shop(dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A checkout of its own in which environments are made and filled at no cost; the list says what was done."""
    done: list[str] = []

    def make(folder: Path) -> None:
        done.append("make")
        python = dev.python_of(folder)
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()

    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "locks", lambda: SETS)
    monkeypatch.setattr(dev, "this_python", lambda: PYTHON)
    monkeypatch.setattr(dev, "make", make)
    monkeypatch.setattr(dev, "install", lambda folder, wanted: done.append(f"install {wanted}"))
    return done


@pytest.fixture
def ran(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The command lines that would have been run, each after the name of the environment it runs in."""
    lines: list[list[str]] = []

    def run(command: list[object], cwd: Path | None = ROOT, variables: object = ()) -> int:
        lines.append([str(part) for part in command])
        return 0

    monkeypatch.setattr(dev, "run", run)
    monkeypatch.setattr(dev, "ready", lambda wanted, folder=None: f"{wanted}-python")
    return lines


# --- The version check ---


def test_an_old_python_is_told_which_one_is_needed(dev: ModuleType) -> None:
    assert dev.too_old((3, 10, 13)).startswith("This program needs Python 3.11 or newer, and this is Python 3.10.")


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 2), (4, 0, 0)])
def test_a_recent_python_will_do(dev: ModuleType, version: tuple[int, ...]) -> None:
    assert dev.too_old(version) is None


def test_old_pythons_can_read_the_file_up_to_the_check() -> None:
    """Python compiles a whole file before it runs the first line, so nothing in it may be newer than the oldest."""
    tree = ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 6))
    newer = [node.lineno for node in ast.walk(tree) if isinstance(node, MODERN)]
    newer += [node.lineno for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.returns]
    newer += [node.lineno for node in ast.walk(tree) if isinstance(node, ast.arg) and node.annotation]
    assert newer == []


def test_the_file_is_ascii_for_pythons_that_expect_it() -> None:
    assert DEV.read_bytes().isascii()


def test_nothing_but_sys_is_imported_before_the_check() -> None:
    body = ast.parse(DEV.read_text(encoding="utf-8")).body
    check = next(i for i, node in enumerate(body) if isinstance(node, ast.If))
    early = [node for node in body[:check] if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in early] == ["import sys"]


def test_only_the_standard_library_is_imported() -> None:
    names = {
        (node.module or "") if isinstance(node, ast.ImportFrom) else node.names[0].name
        for node in ast.walk(ast.parse(DEV.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert names <= sys.stdlib_module_names


# --- Requirements ---


def test_every_set_holds_what_playing_needs(dev: ModuleType) -> None:
    project = {"dependencies": ["a==1"], "optional-dependencies": {"dev": ["c==3"], "bench": ["d==4"]}}
    assert dev.needs(project) == {"run": ["a==1"], "dev": ["a==1", "c==3"], "bench": ["a==1", "d==4"]}


def test_a_project_without_extras_still_plays(dev: ModuleType) -> None:
    assert dev.needs({"dependencies": ["a==1"]}) == {"run": ["a==1"]}


def test_every_requirement_of_this_checkout_is_pinned(dev: ModuleType) -> None:
    assert [each for some in dev.pinned().values() for each in some if "==" not in each] == []


# --- Locks ---


LOCK = """# Made by somebody.
# Wanted: A_b==1 c==3
a-b==1 \\
    --hash=sha256:12 \\
    --hash=sha256:34
c==3 ; sys_platform == "win32" \\
    --hash=sha256:56
"""


@pytest.fixture
def shelved(dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A lock of a set called `run`, by itself in a folder."""
    monkeypatch.setattr(dev, "LOCKS", tmp_path)
    (tmp_path / "run.txt").write_text(LOCK, encoding="utf-8")
    return tmp_path / "run.txt"


def test_the_locks_of_this_checkout_hold_what_pyproject_asks_for(dev: ModuleType) -> None:
    """After a change of pyproject.toml: `python3 build/dev.py lock`."""
    assert [wrong for name, wanted in dev.pinned().items() if (wrong := dev.astray(name, wanted))] == []


def test_an_environment_for_development_of_this_checkout_can_play_too(dev: ModuleType) -> None:
    sets = dev.locks()
    assert all(set(sets["run"]) <= set(sets[name]) for name in sets)


def test_a_lock_is_read_a_line_a_package(dev: ModuleType, shelved: Path) -> None:
    assert dev.locked("run") == [
        "a-b==1 --hash=sha256:12 --hash=sha256:34",
        'c==3 ; sys_platform == "win32" --hash=sha256:56',
    ]


def test_a_lock_that_agrees_is_not_astray(dev: ModuleType, shelved: Path) -> None:
    assert dev.astray("run", ["A_b==1", "c==3"]) is None


@pytest.mark.parametrize(
    ("wanted", "told"),
    [(["A_b==1", "c==4"], "c==3, c==4"), (["A_b==1"], "c==3"), (["A_b==1", "c==3", "d==5"], "d==5")],
    ids=["another version", "no longer wanted", "newly wanted"],
)
def test_a_lock_that_is_out_of_date_is_noticed(dev: ModuleType, shelved: Path, wanted: list[str], told: str) -> None:
    assert f"disagree on {told}:" in dev.astray("run", wanted)


@pytest.mark.parametrize(
    ("whole", "broken"),
    [("a-b==1 ", "a-b==2 "), (" \\\n    --hash=sha256:56", ""), ("c==3 ;", "c>=3 ;"), (LOCK, "")],
    ids=["another version", "no hash", "not pinned", "not there"],
)
def test_a_lock_that_does_not_hold_what_it_says_is_noticed(
    dev: ModuleType, shelved: Path, whole: str, broken: str
) -> None:
    shelved.write_text(LOCK.replace(whole, broken), encoding="utf-8")
    assert dev.astray("run", ["A_b==1", "c==3"]) is not None


def test_nothing_is_installed_from_a_lock_that_is_out_of_date(dev: ModuleType, shelved: Path) -> None:
    with pytest.raises(dev.Stop, match=r"build/dev\.py lock"):
        dev.ready("run", shelved.parent)


def test_lock_check_fails_where_they_disagree(
    dev: ModuleType, shelved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (dev.main(["lock", "--check"]), "disagree" in capsys.readouterr().err) == (1, True)


# --- Stamps ---


def test_a_stamp_does_not_depend_on_the_order(dev: ModuleType) -> None:
    assert dev.stamp(["a==1", "b==2"], PYTHON) == dev.stamp(["b==2", "a==1"], PYTHON)


def test_a_stamp_changes_with_a_requirement(dev: ModuleType) -> None:
    assert dev.stamp(["a==1"], PYTHON) != dev.stamp(["a==1.1"], PYTHON)


def test_a_stamp_changes_with_the_python(dev: ModuleType) -> None:
    assert dev.stamp(["a==1"], "cpython 3.11.7 linux") != dev.stamp(["a==1"], "cpython 3.12.1 linux")


def test_an_environment_for_development_can_play_too(dev: ModuleType) -> None:
    assert dev.stamp(SETS["run"], PYTHON) in dev.stamps("dev", SETS, PYTHON)


def test_an_environment_for_playing_is_not_one_for_development(dev: ModuleType) -> None:
    assert dev.stamp(SETS["dev"], PYTHON) not in dev.stamps("run", SETS, PYTHON)


# --- When something is made or installed ---


def test_the_first_run_makes_and_installs(dev: ModuleType, shop: list[str]) -> None:
    dev.ready("run", dev.VENV)
    assert shop == ["make", "install run"]


def test_the_second_run_does_nothing(dev: ModuleType, shop: list[str]) -> None:
    dev.ready("run", dev.VENV)
    shop.clear()
    dev.ready("run", dev.VENV)
    assert shop == []


def test_playing_after_testing_installs_nothing(dev: ModuleType, shop: list[str]) -> None:
    dev.ready("dev", dev.VENV)
    shop.clear()
    dev.ready("run", dev.VENV)
    assert shop == []


def test_testing_after_playing_adds_to_the_environment(dev: ModuleType, shop: list[str]) -> None:
    dev.ready("run", dev.VENV)
    shop.clear()
    dev.ready("dev", dev.VENV)
    assert shop == ["install dev"]


def test_a_changed_lock_is_installed(dev: ModuleType, shop: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    dev.ready("run", dev.VENV)
    shop.clear()
    monkeypatch.setattr(dev, "locks", lambda: {"run": ["a==1", "b==3"]})
    dev.ready("run", dev.VENV)
    assert shop == ["install run"]


def test_another_python_makes_the_environment_anew(
    dev: ModuleType, shop: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.ready("run", dev.VENV)
    shop.clear()
    monkeypatch.setattr(dev, "this_python", lambda: "cpython 3.12.1 linux")
    dev.ready("run", dev.VENV)
    assert shop == ["make", "install run"]


def test_an_environment_whose_python_is_gone_is_made_anew(dev: ModuleType, shop: list[str]) -> None:
    dev.python_of(dev.ready("run", dev.VENV).parents[1]).unlink()
    shop.clear()
    dev.ready("run", dev.VENV)
    assert shop == ["make", "install run"]


def test_an_environment_left_half_installed_is_made_anew(
    dev: ModuleType, shop: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.ready("run", dev.VENV)
    install = dev.install

    def cut_off(folder: Path, wanted: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(dev, "install", cut_off)
    with pytest.raises(KeyboardInterrupt):
        dev.ready("dev", dev.VENV)
    monkeypatch.setattr(dev, "install", install)
    shop.clear()
    dev.ready("run", dev.VENV)
    assert shop == ["make", "install run"]


# --- Which pip ---


def answers(**codes: tuple[int, str]) -> object:
    """A `listen` by whose interpreter is asked: the environment's own, or the base one."""
    return lambda command: codes["base" if command[0] == sys.executable else "own"]


def test_the_environments_own_pip_comes_first(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "listen", answers(own=(0, "pip 24.0 from x"), base=(0, "pip 24.0 from y")))
    assert dev.pip_of(dev.VENV) == [dev.python_of(dev.VENV), "-m", "pip"]


def test_without_ensurepip_the_base_pip_fills_the_environment(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "listen", answers(own=(1, "No module named pip"), base=(0, "pip 22.3 from y")))
    assert dev.pip_of(dev.VENV) == [sys.executable, "-m", "pip", "--python", dev.python_of(dev.VENV)]


@pytest.mark.parametrize("base", [(1, "No module named pip"), (0, "pip 22.2.2 from y"), (0, "what?")])
def test_without_any_useful_pip_a_package_is_named(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, base: tuple[int, str]
) -> None:
    monkeypatch.setattr(dev, "listen", answers(own=(1, "No module named pip"), base=base))
    with pytest.raises(dev.Stop, match="apt install python3-venv"):
        dev.pip_of(dev.VENV)


def test_when_pip_fails_its_last_words_are_shown(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "listen", lambda command: (1 if "install" in command else 0, "ERROR: name resolution"))
    with pytest.raises(dev.Stop, match=r"(?s)network.*ERROR: name resolution"):
        dev.install(dev.VENV, "run")


def test_only_what_was_locked_is_installed(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[list[object]] = []
    monkeypatch.setattr(dev, "listen", lambda command: (0, str(said.append(command))))
    dev.install(dev.VENV, "bench")
    assert said[-1][-3:] == ["--require-hashes", "-r", ROOT / "build" / "lock" / "bench.txt"]


def test_a_file_that_is_not_the_locked_one_is_named_as_such(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE."
    monkeypatch.setattr(dev, "listen", lambda command: (1 if "install" in command else 0, words))
    with pytest.raises(dev.Stop, match="not the one that was locked"):
        dev.install(dev.VENV, "run")


# --- The commands ---


def test_play_passes_its_arguments_to_the_program(dev: ModuleType, ran: list[list[str]]) -> None:
    dev.main(["play", "--text", "trio"])
    assert ran == [["run-python", str(ROOT / "main.py"), "--text", "trio"]]


def test_test_runs_lint_types_and_tests(dev: ModuleType, ran: list[list[str]]) -> None:
    dev.main(["test"])
    assert [line[2:4] for line in ran] == [["ruff", "check"], ["ruff", "format"], ["mypy", "game"], ["pytest", "-n"]]


def test_test_passes_its_arguments_to_pytest(dev: ModuleType, ran: list[list[str]]) -> None:
    dev.main(["test", "tests/game/trio", "-k", "seven"])
    assert ran[-1] == ["dev-python", "-m", "pytest", "-n", "2", "tests/game/trio", "-k", "seven"]


def test_coverage_is_told_room_by_room(dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = {"num_statements": 4, "covered_lines": 3}
    files = {"game/a.py": {"summary": lines}, "game/b/c.py": {"summary": {**lines, "covered_lines": 4}}}
    monkeypatch.setattr(dev, "COVERED", tmp_path / "coverage.json")
    dev.COVERED.write_text(json.dumps({"files": files}), encoding="utf-8")
    assert dev.covered()[0].startswith("game    87.5 % of lines")


def test_coverage_that_was_never_measured_is_not_made_up(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "COVERED", tmp_path / "coverage.json")
    assert dev.covered() == ["lines run by tests: not measured here yet (coverage)"]


@pytest.mark.parametrize("failing", ["ruff", "mypy", "pytest"])
def test_one_failure_fails_the_whole_and_stops_nothing(
    dev: ModuleType, ran: list[list[str]], monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    run = dev.run
    monkeypatch.setattr(dev, "run", lambda command, **rest: run(command, **rest) or int(failing in command))
    assert (dev.main(["test"]), len(ran)) == (1, 4)


def test_golden_writes_the_golden_games(dev: ModuleType, ran: list[list[str]]) -> None:
    dev.main(["golden"])
    assert ran == [["dev-python", "-m", "tests.game.golden"]]


def test_bench_without_peers_needs_no_environment_of_its_own(dev: ModuleType, ran: list[list[str]]) -> None:
    dev.main(["bench", "--no-peers"])
    assert ran == [["run-python", str(ROOT / "build" / "bench" / "bench.py"), "--no-peers"]]


@pytest.mark.parametrize(("command", "script"), [("lock", "pinning.py"), ("advisories", "advisories.py")])
def test_the_index_is_asked_from_an_environment_with_nothing_in_it(
    dev: ModuleType, ran: list[list[str]], monkeypatch: pytest.MonkeyPatch, command: str, script: str
) -> None:
    monkeypatch.setattr(dev, "bare", lambda: "bare-python")
    dev.main([command, "--upgrade"])
    assert ran == [["bare-python", str(ROOT / "build" / "lock" / script), "--upgrade"]]


def test_an_environment_with_nothing_in_it_is_made_once(dev: ModuleType, shop: list[str], tmp_path: Path) -> None:
    dev.WORK, dev.pip_of = tmp_path, lambda folder: [dev.python_of(folder), "-m", "pip"]
    assert dev.bare() == dev.bare() and shop == ["make"]


def test_an_unknown_command_is_refused(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert (dev.main(["dance"]), capsys.readouterr().out.splitlines()[0]) == (2, "There is no command `dance`.")


def test_every_command_is_explained(dev: ModuleType) -> None:
    assert [name for name in dev.COMMANDS if f"  {name} " not in dev.usage()] == []


def test_the_exit_code_of_a_command_is_passed_on(dev: ModuleType) -> None:
    assert dev.run([sys.executable, "-c", "raise SystemExit(7)"]) == 7


def test_a_child_ended_by_a_signal_gives_the_shells_code(dev: ModuleType) -> None:
    shells = 15 if sys.platform == "win32" else 128 + 15
    assert dev.run([sys.executable, "-c", "import os; os.kill(os.getpid(), 15)"]) == shells


def test_without_a_command_the_commands_are_listed() -> None:
    done = subprocess.run([sys.executable, DEV], capture_output=True, text=True)
    assert (done.returncode, "play" in done.stdout) == (2, True)


def test_make_has_an_alias_for_every_command(dev: ModuleType) -> None:
    aliases = (ROOT / "Makefile").read_text(encoding="utf-8").split(".PHONY:")[1].splitlines()[0].split()
    assert sorted(aliases) == sorted(dev.COMMANDS)
