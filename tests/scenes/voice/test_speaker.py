"""The speaker: one sentence after the other, cut off at once, and never a reason to wait or to fail."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.voice import running
from scenes.voice.engine import Engine, Manner
from scenes.voice.speaker import Speaker
from tests.scenes.voice.mouths import absent, lines, mouth, mute, until

FRENCH = Manner("fr")
AT_ONCE = 0.05
"""Seconds within which a call comes back, however long the engine takes."""


@pytest.fixture
def heard(tmp_path: Path) -> Path:
    return tmp_path / "heard"


@pytest.fixture
def speakers() -> Iterator[list[Speaker]]:
    made: list[Speaker] = []
    yield made
    for speaker in made:
        speaker.close()


def speaker(speakers: list[Speaker], *found: Engine) -> Speaker:
    speakers.append(Speaker(lambda: found))
    return speakers[-1]


def test_nothing_is_looked_for_before_there_is_something_to_say(speakers: list[Speaker]) -> None:
    looked: list[str] = []

    def find() -> list[Engine]:
        looked.append("looked")
        return []

    made = Speaker(find)
    speakers.append(made)
    assert (made.say("", FRENCH), made.say("—", FRENCH), made.say("oui", Manner("fr", volume=0))) == (0, 0, 0)
    assert not looked and made._thread is None and not made.speaking


def test_sentences_are_said_in_order_in_their_manner(speakers: list[Speaker], heard: Path) -> None:
    made = speaker(speakers, mouth(heard))
    made.say("un · deux", FRENCH)
    made.say("three", Manner("en", "two-en", 7, 3))
    until(lambda: not made.speaking)
    assert lines(heard) == ["fr - 5 8 un, deux", "en two-en 7 3 three"]


def test_a_voice_of_another_engine_is_replaced(speakers: list[Speaker], heard: Path) -> None:
    made = speaker(speakers, mouth(heard)._replace(names_voices=True))
    made.say("oui", Manner("fr", "Hortense"))
    until(lambda: not made.speaking)
    assert lines(heard) == ["fr one-fr 5 8 oui"]


def test_no_call_waits_for_the_engine(speakers: list[Speaker], heard: Path) -> None:
    made = speaker(speakers, mouth(heard, seconds=30))
    began = time.monotonic()
    made.say("oui", FRENCH)
    made.look_for_voices("en")
    made.cut()
    assert time.monotonic() - began < AT_ONCE and not made.speaking


def test_it_is_cut_off_at_once_with_all_that_waited(speakers: list[Speaker], heard: Path) -> None:
    made = speaker(speakers, mouth(heard, seconds=30))
    for text in ("un", "deux", "trois"):
        made.say(text, FRENCH)
    until(lambda: lines(heard))
    process = made._process
    assert made.speaking and process is not None
    made.cut()
    assert not made.speaking and made.finished == 3
    until(lambda: process.poll() is not None, AT_ONCE * 10)
    until(lambda: made._process is None)
    assert lines(heard) == ["fr - 5 8 un"]


def test_it_speaks_again_after_it_was_cut_off(speakers: list[Speaker], heard: Path) -> None:
    made = speaker(speakers, mouth(heard, seconds=0.2))
    made.say("un", FRENCH)
    until(lambda: lines(heard))
    made.cut()
    assert made.say("deux", FRENCH) == 2 and made.speaking
    until(lambda: made.finished == 2)
    assert lines(heard) == ["fr - 5 8 un", "fr - 5 8 deux"]


def test_an_engine_that_goes_on_by_itself_is_told_to_stop(speakers: list[Speaker], heard: Path, tmp_path: Path) -> None:
    told = tmp_path / "told"
    hush = ("-c", f"open({str(told)!r}, 'w').close()")
    made = speaker(speakers, mouth(heard, seconds=30)._replace(hush=hush))
    made.say("un", FRENCH)
    until(lambda: lines(heard))
    assert not told.exists()
    made.cut()
    until(told.exists)


def test_without_any_engine_there_is_silence(speakers: list[Speaker]) -> None:
    made = speaker(speakers, absent(), mute())
    assert not made.missing
    made.say("oui", FRENCH)
    until(lambda: not made.speaking)
    assert made.missing and made.voices("fr") == []


def test_the_next_engine_is_tried_when_one_dies(speakers: list[Speaker], heard: Path, tmp_path: Path) -> None:
    dies = mouth(tmp_path / "tried", code=3, name="dies")
    made = speaker(speakers, absent(), mute(), dies, mouth(heard))
    for text in ("un", "deux"):
        made.say(text, FRENCH)
    until(lambda: not made.speaking)
    assert lines(heard) == ["fr - 5 8 un", "fr - 5 8 deux"] and not made.missing
    assert len(lines(tmp_path / "tried")) == 1, "it was tried again for every sentence"


def test_the_next_engine_is_tried_when_one_hangs(
    speakers: list[Speaker], heard: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.voice.speaker.START", 0.3)
    made = speaker(speakers, mouth(tmp_path / "tried", seconds=60, name="hangs"), mouth(heard))
    made.say("un", FRENCH)
    until(lambda: not made.speaking)
    assert lines(heard) == ["fr - 5 8 un"]


def test_an_engine_whose_list_never_ends_is_passed_over(
    speakers: list[Speaker], heard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0.3)
    hangs = mute("hangs")._replace(listing=lambda language: ("-c", "import time; time.sleep(60)"))
    made = speaker(speakers, hangs, mouth(heard))
    made.look_for_voices("fr")
    until(lambda: made.voices("fr"))
    assert [voice.name for voice in made.voices("fr") or []] == ["One-Fr", "Two-Fr"]


def test_an_engine_that_all_failed_is_tried_again_when_voices_are_asked_for(
    speakers: list[Speaker], heard: Path
) -> None:
    found = [absent()]
    made = Speaker(lambda: found)
    speakers.append(made)
    made.say("un", FRENCH)
    until(lambda: made.missing)
    found[:] = [mouth(heard)]
    made.look_for_voices("fr")
    until(lambda: not made.missing)
    made.say("deux", FRENCH)
    until(lambda: lines(heard) == ["fr - 5 8 deux"])


def test_engines_that_all_failed_are_tried_again_after_a_while(
    speakers: list[Speaker], heard: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [absent()]
    made = Speaker(lambda: found)
    speakers.append(made)
    made.say("un", FRENCH)
    until(lambda: made.missing)
    found[:] = [mouth(heard)]
    made.say("deux", FRENCH)
    until(lambda: made.finished == 2)
    monkeypatch.setattr("scenes.voice.speaker.AGAIN", 0.0)
    made.say("trois", FRENCH)
    until(lambda: lines(heard) == ["fr - 5 8 trois"])


def test_a_slow_engine_has_a_process_that_waits(speakers: list[Speaker], heard: Path) -> None:
    made = speaker(speakers, mouth(heard, slow=True))
    made.say("un", FRENCH)
    until(lambda: not made.speaking)
    assert made._spare is not None
    waits = made._spare[1]
    assert waits.poll() is None
    made.say("deux", FRENCH)
    until(lambda: not made.speaking)
    assert waits.poll() == 0 and lines(heard) == ["fr - 5 8 un", "fr - 5 8 deux"]


def test_closing_leaves_no_process_and_no_thread(heard: Path) -> None:
    made = Speaker(lambda: [mouth(heard, seconds=60, slow=True)])
    made.say("un", FRENCH)
    until(lambda: lines(heard))
    assert made._process is not None and made._spare is not None and made._thread is not None
    processes = [made._process, made._spare[1]]
    made.close()
    until(lambda: all(process.poll() is not None for process in processes))
    assert not made._thread.is_alive()


def test_a_packed_program_gives_engines_the_libraries_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/packed")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/own")
    assert running.environment()["LD_LIBRARY_PATH"] == "/packed"
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert running.environment()["LD_LIBRARY_PATH"] == "/own"
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG")
    assert "LD_LIBRARY_PATH" not in running.environment()
