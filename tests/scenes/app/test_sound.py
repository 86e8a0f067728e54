"""Sounds: heard where there is a sound card, silence where there is none, and never an error."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from scenes.app import background, sound
from scenes.app.sound import AT_ONCE, CHANNELS, FOLDER, SOUNDS, Sounds, files

CODE = Path(sound.__file__).parents[1]
FILES = [file for name in SOUNDS for file in files(name)]
METHODS = ("load", "sounding", "play", "start", "set_level", "pause", "stop", "close")


class Ear:
    """An output that writes down what it is given."""

    def __init__(self) -> None:
        self.loaded: list[str] = []
        self.played: list[tuple[str, float]] = []
        self.pans: list[float] = []

    def load(self, path: Path) -> str:
        self.loaded.append(path.name)
        return path.name

    def sounding(self, sounds: list[Any]) -> int:
        return 0

    def play(self, sound: Any, volume: float, must: bool, pan: float) -> None:
        self.played.append((sound, volume))
        self.pans.append(pan)

    def close(self) -> None:
        pass


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    """What a table whose sounds are opened now will hear."""
    ear = Ear()
    monkeypatch.setattr(sound, "Mixer", lambda: ear)
    return ear


@pytest.fixture
def sounds(ear: Ear) -> Sounds:
    sounds = Sounds({"all": 10}, Random(4))
    sounds.open()
    return sounds


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    """Sounds on a sound card that nobody listens to."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds()
    sounds.open()
    yield sounds
    sounds.close()


@pytest.fixture
def no_card(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    """Sounds on a machine whose sound card can't be opened."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "there is none")
    sounds = Sounds()
    sounds.open()
    yield sounds
    sounds.close()


# --- The sound card ---


def test_nothing_is_opened_before_it_is_asked_for(card: Sounds) -> None:
    card.close()
    Sounds().play("slide")
    assert pygame.mixer.get_init() is None


def test_a_sound_is_heard_on_a_sound_card(card: Sounds) -> None:
    card.play("match_won")
    assert (card.heard, pygame.mixer.get_busy()) == (True, True)


def test_every_sound_can_be_loaded(card: Sounds) -> None:
    for name in SOUNDS:
        for _ in range(200):
            card.play(name, 0.001)
    assert [file for file in FILES if card._loaded.get(file) is None] == []


def test_there_are_eight_channels_and_one_for_the_ambience(card: Sounds) -> None:
    assert pygame.mixer.get_num_channels() == CHANNELS + 1 == 9


def test_a_signal_takes_the_oldest_channel_and_never_that_of_the_ambience(card: Sounds) -> None:
    output: Any = card._output
    output.start("ambience", background.FOLDER / "room.ogg")
    room, first = pygame.mixer.Channel(CHANNELS).get_sound(), card._output.load(FOLDER / "shuffle-1.ogg")
    later = card._output.load(FOLDER / "match_won-1.ogg")
    for sound_ in (first, *[later] * (CHANNELS - 1)):
        output.play(sound_, 0.01, False, 0.0)
    output.play(later, 0.01, False, 0.0)
    assert first.get_num_channels() == 1
    output.play(later, 0.01, True, 0.0)
    assert (first.get_num_channels(), pygame.mixer.Channel(CHANNELS).get_sound()) == (0, room)


def test_one_name_does_not_take_all_channels(card: Sounds) -> None:
    for _ in range(20):
        card.play("shuffle")
    assert sum(pygame.mixer.Channel(channel).get_busy() for channel in range(CHANNELS)) == AT_ONCE


def test_a_signal_is_heard_over_full_channels(card: Sounds) -> None:
    for name in ("shuffle", "swap", "curtain", "die_rattle"):
        for _ in range(AT_ONCE):
            card.play(name)
    card.play("turn")
    playing = [pygame.mixer.Channel(channel).get_sound() for channel in range(CHANNELS)]
    assert card._loaded["turn-1.ogg"] in playing


def test_sounds_can_be_opened_again(card: Sounds) -> None:
    card.play("slide")
    card.close()
    assert card.open()
    card.play("match_won")
    assert pygame.mixer.get_busy()


def test_without_a_sound_card_all_is_silent_and_well(no_card: Sounds) -> None:
    for name in SOUNDS:
        no_card.play(name)
    no_card.set_volume("all", 3)
    assert (no_card.heard, no_card.open()) == (False, False)


def test_the_stand_in_does_all_that_a_mixer_does() -> None:
    stand_in = sound.Silence()
    assert [name for name in METHODS if not callable(getattr(stand_in, name))] == []
    stand_in.play(stand_in.load(FOLDER), 1.0, must=True, pan=0.0)
    assert stand_in.sounding([]) == 0


def test_a_missing_or_spoilt_file_is_silence(card: Sounds, tmp_path: Path) -> None:
    (tmp_path / "turn-1.ogg").write_bytes(b"not a sound")
    elsewhere = Sounds(folder=tmp_path)
    elsewhere.open()
    elsewhere.play("turn")
    elsewhere.play("slide")
    assert not pygame.mixer.get_busy()


def test_a_sound_card_pulled_out_is_silence(card: Sounds) -> None:
    card.play("slide")
    pygame.mixer.quit()
    card.play("slide")
    assert pygame.mixer.get_init() is None


def test_a_name_that_nobody_knows_is_silence(sounds: Sounds, ear: Ear) -> None:
    sounds.play("trumpet")
    assert ear.played == []


# --- Variants ---


@pytest.mark.parametrize("name", [name for name in SOUNDS if SOUNDS[name].variants > 1])
def test_no_variant_comes_twice_running(sounds: Sounds, ear: Ear, name: str) -> None:
    for _ in range(200):
        sounds.play(name)
    heard = [file for file, _ in ear.played]
    assert [1 for one, next in pairwise(heard) if one == next] == []
    assert set(heard) == set(files(name))


def test_a_file_is_loaded_at_its_first_use_and_once(sounds: Sounds, ear: Ear) -> None:
    sounds.play("turn")
    sounds.play("turn")
    assert ear.loaded == ["turn-1.ogg"]


# --- Volumes ---


def test_volumes_multiply(sounds: Sounds, ear: Ear) -> None:
    sounds.set_volume("all", 5)
    sounds.set_volume("cards", 4)
    sounds.play("slide", 0.5)
    assert ear.played[0][1] == pytest.approx(0.5 * 0.4 * 0.5)


def test_each_family_has_its_own_volume(sounds: Sounds) -> None:
    sounds.set_volume("cards", 0)
    assert (sounds.loudness("slide"), sounds.loudness("turn")) == (0, 1)


def test_the_volume_reaches_the_mixer(card: Sounds) -> None:
    card.set_volume("all", 5)
    card.play("match_won", 0.5)
    volumes = [pygame.mixer.Channel(i).get_volume() for i in range(CHANNELS) if pygame.mixer.Channel(i).get_busy()]
    assert volumes == [pytest.approx(0.25, abs=0.01)]


@pytest.mark.parametrize(("given", "kept"), [(-3, 0), (0, 0), (7, 7), (10, 10), (99, 10)])
def test_a_volume_stays_between_0_and_10(given: int, kept: int) -> None:
    assert Sounds({"signals": given}).volumes["signals"] == kept


def test_a_volume_that_does_not_exist_is_left_out() -> None:
    assert set(Sounds({"trumpets": 3}).volumes) == {"all", "cards", "signals", "ambience", "music"}


def test_what_can_not_be_heard_is_not_played(sounds: Sounds, ear: Ear) -> None:
    sounds.set_volume("all", 0)
    sounds.play("turn")
    assert (ear.played, ear.loaded) == ([], [])


# --- Sides ---


def test_a_pan_reaches_the_output(sounds: Sounds, ear: Ear) -> None:
    sounds.play("slide", 1.0, -0.4)
    sounds.play("slide")
    assert ear.pans == [-0.4, 0.0]


@pytest.mark.parametrize(("pan", "left", "right"), [(0, 0.8, 0.8), (-0.5, 0.8, 0.4), (0.5, 0.4, 0.8), (1, 0, 0.8)])
def test_the_far_side_is_softer(pan: float, left: float, right: float) -> None:
    assert sound.sides(0.8, pan) == pytest.approx((left, right))


# --- The table and the files ---


def test_every_sound_is_named_in_the_code_and_every_name_there_is_a_sound() -> None:
    """Names in calls of `sound`, `told` and `play`, and in tables of names; what nothing names is never heard."""
    code = "".join(path.read_text("utf-8") for path in CODE.rglob("*.py") if path.name != "sound.py")
    called = re.findall(r'(?:\bsound\(stage, |\btold\(|sounds\.play\(|spoken\()"(\w+)"', code)
    assert sorted({*called} - {*SOUNDS}) == []
    assert [name for name in SOUNDS if f'"{name}"' not in code] == []


def test_every_sound_belongs_to_a_family_with_a_volume() -> None:
    assert {kind.family for kind in SOUNDS.values()} == {"cards", "signals"}


def test_every_sound_has_its_files_and_every_file_its_sound() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(FILES)


@pytest.mark.parametrize("file", FILES)
def test_a_file_is_mono_ogg_vorbis_at_the_rate_of_the_mixer(file: str) -> None:
    data = (FOLDER / file).read_bytes()
    header = data[28:]
    assert (data[:4], header[:7], header[11]) == (b"OggS", b"\x01vorbis", 1)
    assert int.from_bytes(header[12:16], "little") == sound.RATE


@pytest.mark.parametrize("name", list(SOUNDS))
def test_a_sound_is_short(name: str) -> None:
    """The last page of an Ogg file says how many samples there are."""
    for file in files(name):
        data = (FOLDER / file).read_bytes()
        last = data.rindex(b"OggS")
        seconds = int.from_bytes(data[last + 6 : last + 14], "little") / sound.RATE
        assert 0.03 < seconds <= {"match_won": 2.5, "sevens": 2.0}.get(name, 1.2)


def test_all_files_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= 500_000
