"""A small notation for music, read into notes: melodies, chords, and the patterns that accompany them.

A melody is `e5*1.5 g5*.5 -*2 | a5*4`: a note and its length in beats (one if not said), `-` a rest, `|` a bar line.
Chords are `Fmaj7 | Dm7 G7`: those of a bar share it evenly.
"""

from __future__ import annotations

from typing import NamedTuple

LETTERS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
CHORDS = {
    "": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "maj7": (0, 4, 7, 11), "m7": (0, 3, 7, 10), "m6": (0, 3, 7, 9),
    "6": (0, 4, 7, 9), "sus": (0, 5, 7, 10), "m7b5": (0, 3, 6, 10),
}  # fmt: skip
"""The kinds of chords: half tones above the root."""


class Note(NamedTuple):
    """A note: its start and length in beats, its pitch in half tones (69 is the A of 440 Hz), and its force, 0 to 1."""

    start: float
    beats: float
    pitch: int
    force: float = 0.7


class Chord(NamedTuple):
    """A chord: its start and length in beats, its root (0 is a C), and its half tones above it."""

    start: float
    beats: float
    root: int
    steps: tuple[int, ...]


def pitch(name: str) -> int:
    """The pitch of a note by name: `c#5`, `bb4`."""
    return LETTERS[name[0]] + name.count("#") - name[1:].count("b") + 12 * (int(name[-1]) + 1)


def melody(text: str, meter: int) -> list[Note]:
    """The notes of a melody; a bar that is not full raises. The first beat of a bar is a little stronger."""
    found, start = [], 0.0
    for number, bar in enumerate(part for part in text.split("|") if part.strip()):
        for word in bar.split():
            name, _, beats = word.partition("*")
            length = float(beats or 1)
            if name != "-":
                found.append(Note(start, length, pitch(name), 0.8 if start % meter == 0 else 0.65))
            start += length
        if start != (number + 1) * meter:
            raise ValueError(f"bar {number + 1} ends at beat {start - number * meter}: {bar.strip()}")
    return found


def chords(text: str, meter: int) -> list[Chord]:
    """The chords of a piece."""
    found = []
    for number, bar in enumerate(part for part in text.split("|") if part.strip()):
        names = bar.split()
        for place, name in enumerate(names):
            letters = 2 if name[1:2] in ("#", "b") else 1
            root = (LETTERS[name[0].lower()] + name[:letters].count("#") - name[1:letters].count("b")) % 12
            beats = meter / len(names)
            found.append(Chord(number * meter + place * beats, beats, root, CHORDS[name[letters:]]))
    return found


def voiced(chord: Chord, low: int) -> list[int]:
    """The pitches of a chord, each in the octave above `low`: so voices move little from chord to chord."""
    return sorted(low + (chord.root + step - low) % 12 for step in chord.steps)


def struck_at(some: list[Chord], beats: list[tuple[float, float, float]], low: int) -> list[Note]:
    """Chords struck at these beats of each: start, length and force."""
    return [
        Note(chord.start + start, min(length, chord.beats - start), pitch, force)
        for chord in some
        for start, length, force in beats
        if start < chord.beats
        for pitch in voiced(chord, low)
    ]


def broken(some: list[Chord], order: tuple[int, ...], step: float, low: int) -> list[Note]:
    """Chords broken into single notes, one every `step` beats, in this order of their voices, which ring on."""
    found = []
    for chord in some:
        voices = voiced(chord, low)
        for place in range(round(chord.beats / step)):
            note = voices[order[place % len(order)] % len(voices)] + 12 * (order[place % len(order)] // len(voices))
            found.append(Note(chord.start + place * step, 2 * step, note, 0.6 if place else 0.75))
    return found


def roots(some: list[Chord], beats: list[tuple[float, float, int]], low: int) -> list[Note]:
    """A bass on these beats of each chord: start, length, and half tones above the root."""
    return [
        Note(chord.start + start, length, low + (chord.root - low) % 12 + above, 0.7)
        for chord in some
        for start, length, above in beats
        if start < chord.beats
    ]


def walking(some: list[Chord], low: int) -> list[Note]:
    """A bass that walks, a note a beat: root, third, fifth, and half a tone below or above the next root."""
    found = []
    for index, chord in enumerate(some):
        root = low + (chord.root - low) % 12
        goal = low + (some[(index + 1) % len(some)].root - low) % 12
        line = [root, root + chord.steps[1], root + chord.steps[2], goal + (1 if goal < root else -1)]
        if chord.beats < 4:
            line = [root, line[3]]
        found += [Note(chord.start + beat, 0.95, note, 0.7) for beat, note in enumerate(line[: round(chord.beats)])]
    return found


def swung(some: list[Note], share: float) -> list[Note]:
    """Notes on the second half of a beat come late: at this share of it."""
    return [note._replace(start=note.start - 0.5 + share) if note.start % 1 == 0.5 else note for note in some]
