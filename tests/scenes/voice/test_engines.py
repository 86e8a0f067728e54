"""The commands of every engine: no text on a command line, nothing in it that an engine takes for a command."""

from __future__ import annotations

import shutil
import subprocess
import wave
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

from scenes.voice import dispatcher, espeak, mac, windows
from scenes.voice.engine import FASTEST, LOUDEST, Engine, Manner
from scenes.voice.engines import engines
from scenes.voice.plain import LONGEST, plain

ALL = (dispatcher.ENGINE, espeak.ENGINE, mac.ENGINE, windows.ENGINE)
HOSTILE = (
    "-v en --stdout; rm -rf ~", "!-!SET ALL VOLUME -100", "$(reboot) `reboot` & | > < \"'", "\x01200S\x00\x1b[2J\u202e",
    "[[volm 1.0]] [[slnc 9999]]", "a\nb\r\n.\n!-!QUIT", "%PATH% ${HOME}", "\ud800 lone", "-1",
)  # fmt: skip


@pytest.mark.parametrize("engine", ALL, ids=lambda engine: engine.program)
@pytest.mark.parametrize("text", HOSTILE)
def test_a_text_is_fed_and_never_an_argument(engine: Engine, text: str) -> None:
    shown = plain(text)
    order, other = (engine.order(one, Manner("fr", "Thomas")) for one in (shown, "bonjour"))
    assert order.arguments == other.arguments
    assert shown.encode() in order.fed or b64encode(shown.encode()) in order.fed
    assert order.fed.count(b"\n") <= 3 and not order.fed.startswith(b"!")


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_left_of_a_hostile_text_is_one_plain_line(text: str) -> None:
    shown = plain(text)
    assert shown.isprintable() and "[" not in shown and not shown.startswith("!")


def test_signs_that_are_drawn_become_pauses_or_nothing() -> None:
    assert plain("Duel · au moins 200") == "Duel, au moins 200"
    assert plain("Chrono — « Qui\N{NO-BREAK SPACE}? »") == "Chrono, Qui ?"
    assert plain("Ada : A.\nLou : B!\nC") == "Ada : A. Lou : B! C"
    assert plain("-5\N{NO-BREAK SPACE}°C…") == "-5 °C…"
    assert (plain("—"), plain(" \n"), plain("…")) == ("", "", "")


def test_a_text_without_end_is_cut_between_words() -> None:
    assert len(plain("mot " * 5000)) <= LONGEST and plain("mot " * 5000).endswith("mot")
    assert len(plain("m" * 5000)) == LONGEST


@pytest.mark.parametrize("engine", ALL, ids=lambda engine: engine.program)
def test_speed_and_volume_reach_the_engine(engine: Engine) -> None:
    orders = {
        engine.order("a", Manner("fr", "Thomas", speed, volume))
        for speed in range(FASTEST + 1)
        for volume in range(LOUDEST + 1)
    }
    assert len(orders) == (FASTEST + 1) * (LOUDEST + 1)


def test_espeak_says_it_in_the_language_or_by_the_voice() -> None:
    assert espeak.ENGINE.order("oui", Manner("fr")).arguments[:4] == ("-v", "fr", "-s", "175")
    assert espeak.ENGINE.order("oui", Manner("fr", "fr-be+f3")).arguments[1] == "fr-be+f3"
    assert espeak.ENGINE.order("oui", Manner("fr")).arguments[-1] == "--stdin"


def test_espeak_lists_its_own_voices_only() -> None:
    printed = (
        "Pty Language       Age/Gender VoiceName          File                 Other Languages\n"
        " 5  fr-fr           --/M      French_(France)    roa/fr               (fr 5)\n"
        " 7  fr-fr           --/M      french-mbrola-1    mb/mb-fr1            (fr 7)\n"
        " 5  fr-be           --/M      French_(Belgium)   roa/fr-BE            (fr 8)\n"
    )
    assert [tuple(voice) for voice in espeak.ENGINE.voices(printed, "fr")] == [
        ("fr-fr", "France"),
        ("fr-fr+f3", "France 2"),
        ("fr-be", "Belgium"),
        ("fr-be+f3", "Belgium 2"),
    ]


def test_speech_dispatcher_waits_in_pipe_mode_and_is_told_to_stop() -> None:
    order = dispatcher.ENGINE.order("oui", Manner("fr", "Jean Paul", 5, 10))
    assert order.arguments == ("-N", "tablee", "-l", "fr", "-y", "Jean Paul", "-r", "0", "-i", "100", "-w", "-e")
    assert order.fed == b"oui\n" and dispatcher.ENGINE.hush == ("-N", "tablee", "-S")


def test_speech_dispatcher_lists_voices_without_their_variants() -> None:
    printed = (
        "                    NAME        LANGUAGE                  VARIANT\n"
        "         French (France)              fr                     none\n"
        "    French (France)+Adam              fr                     none\n"
        "        English (Lancaster)        en-gb                     none\n"
        "                    Siwis           fr_FR                    none\n"
    )
    assert [voice.code for voice in dispatcher.ENGINE.voices(printed, "fr")] == ["French (France)", "Siwis"]


def test_say_names_its_voice_and_keeps_the_volume_in_the_text() -> None:
    order = mac.ENGINE.order("oui", Manner("fr", "Thomas", 5, 8))
    assert (order.arguments, order.fed) == (("-v", "Thomas", "-r", "175"), b"[[volm 0.8]] oui\n")
    printed = (
        "Amélie              fr_CA    # Bonjour, je m’appelle Amélie.\n"
        "Samantha            en_US    # Hello!\n"
        "Eddy (French (France)) fr_FR    # Bonjour!\n"
    )
    assert [voice.code for voice in mac.ENGINE.voices(printed, "fr")] == ["Amélie", "Eddy (French (France))"]


def test_powershell_is_fed_three_lines() -> None:
    order = windows.ENGINE.order("Ça va ?", Manner("fr", "Hortense", 10, 10))
    first, voice, text = order.fed.splitlines()
    assert (first, b64decode(voice).decode(), b64decode(text).decode()) == (b"10 100", "Hortense", "Ça va ?")
    assert not any('"' in argument for argument in order.arguments)
    printed = f"fr {b64encode('Hélène'.encode()).decode()}\nen {b64encode(b'Zira').decode()}\nfr what?\n"
    assert [voice.code for voice in windows.ENGINE.voices(printed, "fr")] == ["Hélène"]


def test_each_system_has_its_engines() -> None:
    assert [engine.program for engine in engines("linux")] == ["spd-say", "espeak-ng"]
    assert [engine.program for engine in engines("win32")] == ["powershell"]
    assert [engine.program for engine in engines("darwin")] == ["say"]


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not on this machine")
@pytest.mark.parametrize("text", ["Qui a peint la Joconde ?", *HOSTILE])
def test_espeak_itself_says_it_into_a_file(text: str, tmp_path: Path) -> None:
    order = espeak.ENGINE.order(plain(text), Manner("fr"))
    file = tmp_path / "said.wav"
    subprocess.run(["espeak-ng", "-w", str(file), *order.arguments], input=order.fed, check=True, timeout=20)
    with wave.open(str(file)) as said:
        assert said.getnframes() / said.getframerate() > 0.2


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not on this machine")
def test_espeak_itself_speaks_faster_at_a_higher_speed(tmp_path: Path) -> None:
    def seconds(speed: int) -> float:
        order = espeak.ENGINE.order("Une question assez longue pour être mesurée", Manner("fr", "", speed))
        file = tmp_path / f"{speed}.wav"
        subprocess.run(["espeak-ng", "-w", str(file), *order.arguments], input=order.fed, check=True, timeout=20)
        with wave.open(str(file)) as said:
            return said.getnframes() / said.getframerate()

    assert seconds(0) > 1.3 * seconds(5) > 1.3 * 1.3 * seconds(10)
