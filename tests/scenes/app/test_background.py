"""Music and ambience: faded in at a table, out after it, softer under speech; silence where something is missing."""

from __future__ import annotations

from pathlib import Path
from typing import get_args, get_type_hints

import pygame
import pytest

from scenes.app import background, sound
from scenes.app.background import AMBIENCE, DUCK, DUCKED, FADE, FOLDER, PIECES, Background, chosen
from scenes.app.preferences import Preferences
from scenes.app.sound import SOFTER, Sounds


class Desk:
    """An output that remembers what plays, and how loud. It refuses files named in `refused`."""

    def __init__(self) -> None:
        self.playing: dict[str, str] = {}
        self.levels: dict[str, float] = {}
        self.paused: set[str] = set()
        self.starts: list[str] = []
        self.refused: set[str] = set()

    def start(self, kind: str, path: Path) -> None:
        if path.stem in self.refused:
            raise pygame.error("no such file")
        self.starts.append(path.stem)
        self.playing[kind], self.levels[kind] = path.stem, 0.0

    def set_level(self, kind: str, volume: float) -> None:
        self.levels[kind] = volume

    def pause(self, kind: str, paused: bool) -> None:
        (self.paused.add if paused else self.paused.discard)(kind)

    def stop(self, kind: str) -> None:
        del self.playing[kind]


VOLUMES = {"music": 0.4, "ambience": 0.2}


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def room(desk: Desk) -> Background:
    return Background(desk, dict(VOLUMES).__getitem__)


def let_pass(room: Background, seconds: float) -> None:
    for _ in range(round(seconds / 0.05)):
        room.update(0.05)


def test_nothing_is_loaded_before_somebody_sits_down(room: Background, desk: Desk) -> None:
    let_pass(room, 1)
    assert (desk.starts, room.wake) == ([], None)


def test_a_table_fades_in_to_its_volumes_and_out_again(room: Background, desk: Desk) -> None:
    room.sit_down("waltz")
    let_pass(room, 0.5)
    assert 0 < desk.levels["music"] < 0.4 and room.wake is not None
    let_pass(room, FADE)
    assert desk.playing == {"music": "waltz", "ambience": AMBIENCE} and room.wake is None
    assert desk.levels == pytest.approx(VOLUMES)
    room.get_up()
    let_pass(room, 0.5)
    assert 0 < desk.levels["music"] < 0.4 and room.wake is not None
    let_pass(room, FADE)
    assert desk.playing == {} and room.wake is None


def test_a_table_without_music_has_its_room(room: Background, desk: Desk) -> None:
    room.sit_down(None)
    let_pass(room, 2 * FADE)
    assert desk.playing == {"ambience": AMBIENCE}


def test_another_piece_begins_once_the_one_before_has_faded_out(room: Background, desk: Desk) -> None:
    room.sit_down("calm")
    let_pass(room, 2 * FADE)
    room.sit_down("cafe")
    let_pass(room, FADE / 2)
    assert desk.playing["music"] == "calm"
    let_pass(room, 2 * FADE)
    assert desk.playing["music"] == "cafe" and desk.levels["music"] == pytest.approx(0.4)


def test_from_one_table_to_the_next_the_same_piece_goes_on(room: Background, desk: Desk) -> None:
    room.sit_down("calm")
    let_pass(room, 2 * FADE)
    room.get_up()
    room.sit_down("calm")
    let_pass(room, FADE)
    assert desk.starts == ["calm", AMBIENCE] and desk.levels == pytest.approx(VOLUMES)


def test_a_piece_that_is_tried_takes_the_place_of_the_table(room: Background, desk: Desk) -> None:
    room.sit_down("calm")
    room.tried = "evening"
    let_pass(room, 2 * FADE)
    assert desk.playing["music"] == "evening"
    room.tried = None
    let_pass(room, 3 * FADE)
    assert desk.playing["music"] == "calm"


def test_everything_waits_while_the_window_is_out_of_sight(room: Background, desk: Desk) -> None:
    room.sit_down("calm")
    let_pass(room, 2 * FADE)
    room.away(True)
    room.get_up()
    let_pass(room, 2 * FADE)
    assert desk.paused == {"music", "ambience"} and len(desk.playing) == 2 and room.wake is None
    room.away(False)
    assert desk.paused == set() and room.wake is not None


def test_what_has_no_volume_is_not_loaded(desk: Desk) -> None:
    silent = Background(desk, {"music": 0.0, "ambience": 0.2}.__getitem__)
    silent.sit_down("calm")
    let_pass(silent, 1)
    assert desk.starts == [AMBIENCE]


def test_a_missing_file_is_silence_and_tried_once(room: Background, desk: Desk) -> None:
    desk.refused = {"calm"}
    room.sit_down("calm")
    let_pass(room, 2 * FADE)
    assert desk.playing == {"ambience": AMBIENCE} and room.wake is None
    desk.refused = set()
    let_pass(room, 1)
    assert desk.starts == [AMBIENCE]


# --- Speech ---


def opened(monkeypatch: pytest.MonkeyPatch, desk: Desk) -> Sounds:
    """Sounds on a card that writes down what it is told, at a table."""
    monkeypatch.setattr(sound, "Mixer", lambda: desk)
    sounds = Sounds({"all": 10, "music": 10, "ambience": 4})
    sounds.open()
    sounds.background.sit_down("calm")
    let_pass(sounds.background, 2 * FADE)
    return sounds


def test_music_and_ambience_give_way_to_speech(monkeypatch: pytest.MonkeyPatch, desk: Desk) -> None:
    sounds = opened(monkeypatch, desk)
    assert desk.levels == pytest.approx({"music": 1.0, "ambience": 0.4})
    sounds.duck()
    let_pass(sounds.background, DUCK + 0.05)
    assert desk.levels == pytest.approx({"music": DUCKED, "ambience": 0.4 * DUCKED})
    assert sounds.loudness("turn") == 1.0 and sounds.loudness("draw") == pytest.approx(SOFTER)
    assert sounds.background.wake is None
    sounds.unduck()
    assert sounds.background.wake is not None
    let_pass(sounds.background, DUCK + 0.05)
    assert desk.levels == pytest.approx({"music": 1.0, "ambience": 0.4})


def test_two_voices_are_both_waited_for(monkeypatch: pytest.MonkeyPatch, desk: Desk) -> None:
    sounds = opened(monkeypatch, desk)
    sounds.duck()
    sounds.duck()
    sounds.unduck()
    let_pass(sounds.background, 1)
    assert desk.levels["music"] == pytest.approx(DUCKED)
    for _ in range(3):
        sounds.unduck()
    sounds.duck()
    let_pass(sounds.background, 1)
    assert desk.levels["music"] == pytest.approx(DUCKED)


def test_each_has_its_own_volume_and_all_goes_over_both(monkeypatch: pytest.MonkeyPatch, desk: Desk) -> None:
    sounds = opened(monkeypatch, desk)
    sounds.set_volume("music", 5)
    sounds.set_volume("all", 5)
    sounds.background.update(0.05)
    assert desk.levels == pytest.approx({"music": 0.25, "ambience": 0.2})


# --- The choice ---


def test_there_is_music_alone_and_none_where_several_share_the_screen_unless_wanted() -> None:
    usual = Preferences()
    assert (chosen(usual, "waltz", False), chosen(usual, "waltz", True)) == ("waltz", None)
    wanted = Preferences(shared_music=True, music="cafe")
    assert (chosen(wanted, "waltz", False), chosen(wanted, "waltz", True)) == ("cafe", "cafe")
    assert chosen(Preferences(shared_music=True, music="none"), "waltz", False) is None


# --- The sound card and the files ---


def test_on_a_sound_card_both_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds()
    assert sounds.open()
    sounds.background.sit_down("calm")
    let_pass(sounds.background, 2 * FADE)
    assert pygame.mixer.music.get_busy() and pygame.mixer.music.get_volume() == pytest.approx(0.4, abs=0.01)
    assert pygame.mixer.Channel(sound.CHANNELS).get_busy()
    sounds.background.away(True)
    sounds.background.away(False)
    sounds.background.get_up()
    let_pass(sounds.background, 2 * FADE)
    assert not pygame.mixer.music.get_busy() and not pygame.mixer.Channel(sound.CHANNELS).get_busy()
    sounds.close()


def test_without_a_sound_card_nothing_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there is none")
    sounds = Sounds()
    assert not sounds.open()
    sounds.background.sit_down("calm")
    assert sounds.background.wake is None
    let_pass(sounds.background, 1)
    sounds.duck()
    let_pass(sounds.background, 1)


def test_every_piece_has_its_file_and_every_file_its_piece() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted([*PIECES, AMBIENCE])
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= 2_600_000


@pytest.mark.parametrize("name", [*PIECES, AMBIENCE])
def test_a_loop_lasts_half_a_minute_to_a_minute_and_a_half(name: str) -> None:
    data = (FOLDER / f"{name}.ogg").read_bytes()
    last = data.rindex(b"OggS")
    assert 30 <= int.from_bytes(data[last + 6 : last + 14], "little") / sound.RATE <= 90


def test_the_pieces_to_choose_from_are_those_there_are() -> None:
    values = get_args(get_type_hints(Preferences)["music"])
    assert set(values) == {"own", "none", *PIECES} and set(get_args(background.Piece)) == set(PIECES)
