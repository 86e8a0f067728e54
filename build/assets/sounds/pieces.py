"""The music: four pieces that go round and round, each a melody and its chords, played by a few instruments.

docs/sounds.md says how to write one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from instruments import Instrument, bass, brush, felt, pluck, reed, tap, vibes
from score import Note, broken, chords, melody, roots, struck_at, swung, walking


class Part(NamedTuple):
    """An instrument with its notes, its gain, and its place from the left (-1) to the right (1)."""

    instrument: Instrument
    notes: list[Note]
    gain: float
    pan: float = 0.0


class Piece(NamedTuple):
    """A piece: beats a minute, the beats after which it begins again, its parts, and how much of the room is heard."""

    tempo: float
    beats: int
    parts: list[Part]
    room: float = 0.22


def strokes(bars: int, meter: int, beats: list[tuple[float, float]], pitch: int) -> list[Note]:
    """The same strokes in every bar: beat and force."""
    return [Note(bar * meter + beat, 0.5, pitch, force) for bar in range(bars) for beat, force in beats]


def lower(notes: list[Note]) -> list[Note]:
    """The notes an octave lower."""
    return [note._replace(pitch=note.pitch - 12) for note in notes]


def calm() -> Piece:
    """A felt piano over broken chords: an afternoon without a plan."""
    harmony = chords(
        "Fmaj7 | Dm7 | Bbmaj7 | C7 | Am7 | Dm7 | Gm7 | C7 |"
        "Bbmaj7 | Bbm6 | Am7 | Dm7 | Gm7 | C7 | Fmaj7 | Csus", 4)  # fmt: skip
    tune = melody(
        "a4*2 c5 e5 | d5*3 c5 | bb4*2 d5 f5 | e5*3 - | c5*2 e5 g5 | f5*2 e5 d5 | d5*1.5 c5*.5 bb4 a4 | g4*3 - |"
        "d5*2 f5 a5 | g5*2 f5 db5 | c5*2 e5 a5 | f5*3 e5 | d5 bb4 d5 f5 | e5*2 d5 bb4 | a4*3 c5 |"
        "g4*3 -", 4)  # fmt: skip
    return Piece(72, 64, [
        Part(felt, tune, 1.0, 0.1),
        Part(pluck, broken(harmony, (0, 2, 3, 1, 2, 3, 1, 2), 0.5, 53), 0.42, -0.35),
        Part(bass, roots(harmony, [(0, 2, 0), (2, 2, 7)], 33), 0.65),
        Part(reed, struck_at(harmony, [(0, 4, 0.3)], 53), 0.10, 0.3),
    ], 0.3)  # fmt: skip


def waltz() -> Piece:
    """Reeds in three-four time: in minor, then in major, as at a dance by the river."""
    harmony = chords(
        "Dm | Dm | A7 | A7 | A7 | A7 | Dm | Dm | D7 | D7 | Gm | Gm | Dm | A7 | Dm | A7 |"
        "F | F | C7 | C7 | C7 | C7 | F | F | D7 | D7 | Gm | Gm | Dm | A7 | Dm | Dm", 3)  # fmt: skip
    tune = melody(
        "a4 d5 f5 | a5*2 f5 | e5 g5 bb5 | a5*3 | g5 e5 c#5 | a4*2 g5 | f5 e5 d5 | a4*3 |"
        "d5 f#5 a5 | c6*2 a5 | bb5 a5 g5 | d5*3 | f5 e5 d5 | c#5 d5 e5 | d5*3 | -*3 |"
        "c5 f5 a5 | c6*2 a5 | bb5 g5 e5 | c5*3 | bb4 c5 e5 | g5*2 e5 | f5 g5 a5 | f5*3 |"
        "a5 f#5 d5 | c6*2 bb5 | a5 g5 bb5 | d5*3 | a5 g5 f5 | e5 c#5 e5 | d5*3 | -*3", 3)  # fmt: skip
    return Piece(116, 96, [
        Part(reed, lower(tune), 0.5, 0.15),
        Part(pluck, struck_at(harmony, [(1, 0.8, 0.5), (2, 0.7, 0.4)], 53), 0.42, -0.3),
        Part(bass, roots(harmony, [(0, 1.4, 0)], 33), 0.75),
        Part(tap, strokes(32, 3, [(1, 0.3), (2, 0.22)], 60), 0.5, 0.2),
    ])  # fmt: skip


def cafe() -> Piece:
    """Vibraphone, piano, a bass that walks and brushes: a café before it fills."""
    first = "Cmaj7 Am7 | Dm7 G7 | Em7 A7 | Dm7 G7 | Gm7 C7 | Fmaj7 Fm6 | Em7 A7 | Dm7 G7 |"
    harmony = chords(first + "Fmaj7 | Fm6 | Em7 | A7 | D7 | D7 | Dm7 | G7 |" + first, 4)
    theme = (
        "-*.5 e5*.5 g5*.5 a5*.5 g5 e5 | f5*1.5 d5*.5 -*2 | -*.5 d5*.5 g5*.5 b5*.5 a5*.5 g5*.5 c#5 |"
        "d5*1.5 f5*.5 e5*.5 d5*.5 b4 | bb4*.5 d5*.5 f5 e5*.5 c5*.5 bb4 | a4*1.5 c5*.5 ab4*1.5 c5*.5 |"
        "b4 d5*.5 g5*.5 e5*.5 c#5*.5 a4 |"
    )
    tune = melody(
        theme + "d5 f5*.5 d5*.5 b4 - | c5*1.5 a4*.5 c5*.5 e5*.5 a5 | ab5*3 f5 | g5*1.5 e5*.5 b4 d5 | c#5*3 - |"
        "f#5*1.5 d5*.5 a4*.5 c5*.5 e5 | d5*3 f#5 | f5*1.5 e5*.5 d5*.5 c5*.5 a4 | b4*3 - |"
        + theme + "d5*.5 f5*.5 e5*.5 d5*.5 g4*2", 4)  # fmt: skip
    swish = [(0, 0.5), (1, 0.7), (1.5, 0.35), (2, 0.5), (3, 0.7), (3.5, 0.35)]
    return Piece(108, 96, [
        Part(vibes, swung(tune, 0.64), 0.55, 0.2),
        Part(felt, swung(struck_at(harmony, [(0, 0.6, 0.42), (1.5, 0.4, 0.5)], 52), 0.64), 0.38, -0.3),
        Part(bass, walking(harmony, 31), 0.85),
        Part(brush, swung(strokes(24, 4, swish, 220), 0.64), 0.5, 0.1),
        Part(tap, strokes(24, 4, [(1, 0.4), (3, 0.4)], 60), 0.5, 0.1),
    ], 0.16)  # fmt: skip


def evening() -> Piece:
    """A guitar that sways, and a low reed that sings over it once the lamps are lit."""
    harmony = chords(
        "Am7 | Am7 | Dm7 | G7 | Cmaj7 | Fmaj7 | Bm7b5 | E7 |"
        "Am7 | C7 | Fmaj7 | Dm7 | Am7 | E7 | Am7 | E7", 4)  # fmt: skip
    tune = melody(
        "e4*3 g4 | c5*2 b4*2 | a4*3 f4 | g4*4 | e4*2 g4 b4 | a4*3 c5 | d5*2 c5 b4 | g#4*4 |"
        "a4*2 c5 e5 | e5*2 d5 c5 | a4*3 c5 | f4*2 a4 d5 | c5*3 b4 | b4*2 g#4 e4 | a4*4 | -*4", 4)  # fmt: skip
    return Piece(80, 64, [
        Part(reed, tune, 0.34, 0.2),
        Part(pluck, struck_at(harmony, [(0, 1.2, 0.45), (1.5, 1.2, 0.55), (3, 0.9, 0.45)], 52), 0.42, -0.25),
        Part(bass, roots(harmony, [(0, 1.9, 0), (2, 1.9, 7)], 33), 0.75),
        Part(felt, struck_at(harmony[14:], [(1, 2.5, 0.35)], 72), 0.3, 0.3),
        Part(brush, strokes(16, 4, [(beat / 2, 0.3 if beat % 2 else 0.18) for beat in range(8)], 600), 0.5, 0.35),
    ], 0.28)  # fmt: skip


COMPOSED: dict[str, Callable[[], Piece]] = {"calm": calm, "waltz": waltz, "cafe": cafe, "evening": evening}
