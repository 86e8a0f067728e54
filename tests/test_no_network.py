"""The program opens no socket: neither itself, nor the process that thinks, nor anything below Python."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import ROOT, Program
from tests.program import CAUGHT

LAST = "three moves are made"
TRIED = "import tests.program, socket; socket.{}"


def able(*command: str) -> bool:
    """Whether something can be run through this command here."""
    if shutil.which(command[0]) is None:
        return False
    return subprocess.run([*command, sys.executable, "-c", ""], capture_output=True).returncode == 0


def nowhere() -> tuple[str, ...]:
    """The command that runs something where there is no network at all, not even this machine's own."""
    for command in (("unshare", "-rn"), ("unshare", "-n")):
        if able(*command):
            return command
    pytest.skip("a network namespace can't be made here: unshare is missing, or not allowed")


@pytest.mark.parametrize("way", ["socket()", "create_connection(('localhost', 9))", "getaddrinfo('localhost', 9)"])
def test_the_trap_catches_whoever_tries(way: str) -> None:
    command = [sys.executable, "-c", TRIED.format(way)]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"TABLEE_TRAP": "1"}, capture_output=True, text=True)
    assert (done.returncode, done.stderr.startswith("socket.")) == (CAUGHT, True)


def test_the_trap_is_set_in_the_process_that_thinks(tmp_path: Path) -> None:
    program = Program(tmp_path, LAST, TABLEE_TRAP="1", TABLEE_CALL="1")
    assert "socket." in program.end()[1]


def test_a_match_against_hard_players_opens_no_socket(tmp_path: Path) -> None:
    assert Program(tmp_path, LAST, TABLEE_TRAP="1").end() == (0, "")


def test_trying_everything_out_opens_no_socket(tmp_path: Path) -> None:
    assert Program(tmp_path, "never", "--smoke", TABLEE_TRAP="1").end() == (0, "")


def test_where_there_is_no_network_it_starts_plays_and_ends(tmp_path: Path) -> None:
    assert Program(tmp_path, LAST, through=nowhere()).end() == (0, "")


def test_nothing_below_python_opens_a_socket_to_anywhere(tmp_path: Path) -> None:
    """SDL hears of gamepads from the kernel, by AF_NETLINK: that leads to nowhere else."""
    log = tmp_path / "calls"
    watch = ("strace", "-f", "-qq", "-o", str(log), "-e", "trace=socket,socketpair,connect")
    if not able(*watch):
        pytest.skip("system calls can't be watched here: strace is missing, or not allowed")
    Program(tmp_path, LAST, through=watch).end()
    calls = re.findall(r"\b(\w+)\((?:\d+, \{sa_family=)?(\w+)", log.read_text(encoding="utf-8"))
    assert set(calls) <= {("socket", "AF_NETLINK")}
