"""Whatever lies in the user's folder, the program opens, says what is wrong, and keeps the file.

The long form is `dev.py soak --only broken`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from game.shelf import Shelf
from scenes import start
from scenes.app.geometry import can_stand
from scenes.app.loop import App
from scenes.app.preferences import Preferences
from scenes.app.stored import BROKEN
from tests.scenes.broken import HUGE, KINDS, Trial, trial_of
from tests.scratch import scratch

ROOT = Path(__file__).resolve().parents[2]
FILES = 60
"""Of each kind."""


@pytest.fixture
def trial() -> Iterator[Trial]:
    with scratch() as place:
        yield Trial(place)


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=list(KINDS))
def test_the_program_opens_on_broken_files(kind: int, trial: Trial) -> None:
    found = {trial_of(trial, number * len(KINDS) + kind)[1] for number in range(FILES)}
    assert found & {"set aside", "refused"}


@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_file_is_taken(kind: str, trial: Trial) -> None:
    assert trial.run(kind, KINDS[kind].whole(Random(1))) in ("taken", "opened")


@pytest.mark.parametrize("kind", KINDS)
def test_a_hundred_megabytes_are_not_even_read(kind: str, trial: Trial) -> None:
    assert trial.run(kind, bytes(HUGE)) in ("set aside", "refused")


def test_every_small_file_has_a_sentence_for_when_it_is_broken() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "scenes").rglob("*.py")]
    named = {name for text in texts for name in re.findall(r'^FILE = "(\w+)"', text, re.MULTILINE)}
    assert named | {"preferences"} == set(BROKEN) <= set(KINDS)


def test_broken_settings_are_told_when_the_program_starts(tmp_path: Path) -> None:
    (tmp_path / "preferences.json").write_bytes(b'{"speed": "fast"}')
    told: list[str] = []

    def stay(app: App) -> None:
        told.extend(app.toasts.waiting)

    start.run(Shelf(tmp_path), "en", stay)
    assert told == ["The settings could not be read. The broken file has been set aside."]
    assert (tmp_path / "preferences.broken.json").read_bytes() == b'{"speed": "fast"}'


def test_cards_that_no_pack_can_have_do_not_keep_anyone_from_playing(trial: Trial) -> None:
    assert trial.run("seen", b'{"cards":{"base":["D001","../x"]}}') == "set aside"


@pytest.mark.parametrize("place", [(2**31, 0, 1280, 720), (0, 0, 10**6, 720), (0, -(2**40), 1280, 720)])
def test_a_window_is_never_where_no_window_can_be(place: tuple[int, ...]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"place": place}, Preferences)


def test_a_window_off_every_screen_is_not_found_again() -> None:
    screens = [(1920, 1080), (1280, 1024)]
    assert can_stand((-1200, 0, 1280, 720), screens, screens)
    assert not can_stand((-50_000, 0, 1280, 720), screens, screens)
    assert not can_stand((0, 60_000, 1280, 720), screens, screens)
