"""Quitting leaves nothing behind, whenever and however: no process, no file but those that are kept."""

from __future__ import annotations

import os
import shutil
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.processes import Program
from tests.program import MOMENTS

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    programs: list[Program] = []

    def started(moment: str = "never", **variables: str) -> Program:
        programs.append(Program(tmp_path, moment, **variables))
        return programs[-1]

    yield started
    for program in programs:
        program.clear()


@pytest.mark.parametrize("moment", MOMENTS)
def test_closing_the_window_leaves_nothing(start: Callable[..., Program], moment: str) -> None:
    program = start(moment)
    assert (program.end(), program.alive(), program.strange()) == ((0, ""), [], [])


@pytest.mark.parametrize("moment", MOMENTS)
def test_being_asked_to_end_leaves_nothing(start: Callable[..., Program], moment: str) -> None:
    """By the system, when the person logs out."""
    program = start()
    program.wait_for(moment)
    program.process.terminate()
    assert (program.end(), program.alive(), program.strange()) == ((0, ""), [], [])


@pytest.mark.parametrize("moment", MOMENTS)
def test_ctrl_c_leaves_nothing(start: Callable[..., Program], moment: str) -> None:
    """A terminal sends it to all processes of a program; none of them complains."""
    program = start()
    program.wait_for(moment)
    os.killpg(program.process.pid, signal.SIGINT)
    assert (program.end(), program.alive(), program.strange()) == ((0, ""), [], [])


@pytest.mark.parametrize("moment", MOMENTS)
def test_being_killed_leaves_nothing(start: Callable[..., Program], moment: str) -> None:
    program = start()
    program.wait_for(moment)
    program.process.kill()
    assert (program.end()[0], program.alive(), program.strange()) == (-signal.SIGKILL, [], [])


def test_an_endless_thought_ends_with_the_program_that_was_killed(start: Callable[..., Program]) -> None:
    program = start(TABLEE_DREAM="1")
    program.wait_for("somebody thinks")
    time.sleep(1.0)
    program.process.kill()
    assert (program.end()[0], program.alive()) == (-signal.SIGKILL, [])


def test_an_endless_thought_does_not_hold_up_closing_the_window(start: Callable[..., Program]) -> None:
    program = start("somebody thinks", TABLEE_DREAM="1")
    assert (program.end(), program.alive(), program.strange()) == ((0, ""), [], [])


ENGINE = """#!/bin/sh
case "$*" in
  *--voices*) echo "Pty Language"; echo " 5  en-gb  --/M  English_(Great_Britain)  gmw/en" ;;
  *) {cat} >/dev/null; exec {sleep} 60 ;;
esac
"""
"""An engine that speaks for a minute."""


@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGINT])
def test_a_voice_is_silent_when_the_program_ends(
    start: Callable[..., Program], tmp_path: Path, way: signal.Signals
) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    engine = programs / "espeak-ng"
    engine.write_text(ENGINE.format(cat=shutil.which("cat"), sleep=shutil.which("sleep")))
    engine.chmod(0o755)
    program = start(TABLEE_VOICE="1", PATH=str(programs))
    until = time.monotonic() + 60
    while not any("sleep" in member for member in program._members().values()):
        assert time.monotonic() < until, "nobody ever spoke"
        time.sleep(0.05)
    program.process.send_signal(way)
    assert (program.end(), program.alive(), program.strange()) == ((0, ""), [], [])
