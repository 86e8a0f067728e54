"""Sounds that go round without a seam: the last note rings on under the first, and so does the room."""

from __future__ import annotations

import zlib

import numpy as np
from matter import BLOCK, DOOR, RATE, Rng, Wave, contact, fall, filtered, mix, near, noise, samples, struck
from pieces import COMPOSED, Piece

LATE, UNEVEN = 0.009, 0.1
"""The play of the hands: seconds off the beat, and share of the force."""
ROOM_SECONDS = 40.0
LOUDNESS = {"room": -41.0}
"""The mean loudness of a loop, in dB as the ear weighs it; that of a piece where none is given."""
OF_A_PIECE = -30.0


def looped(name: str, seed: int) -> Wave:
    """The ambience or a piece, finished: samples × channels, at its level, to be played over and over."""
    rng = np.random.default_rng([seed, zlib.crc32(name.encode())])
    wave = room(rng) if name == "room" else played(rng, COMPOSED[name]())
    return wave * 10 ** ((LOUDNESS.get(name, OF_A_PIECE) - mean_loudness(wave)) / 20)


def mean_loudness(wave: Wave) -> float:
    """The mean level in dB of all channels together, with frequencies weighed as a quiet sound is heard."""
    hertz = np.maximum(np.fft.rfftfreq(len(wave), 1 / RATE), 1.0)
    ear = 1.2589 * hertz**4 * 12194**2 / (
        (hertz**2 + 20.6**2) * np.sqrt((hertz**2 + 107.7**2) * (hertz**2 + 737.9**2)) * (hertz**2 + 12194**2)
    )  # fmt: skip
    heard = np.fft.irfft(np.fft.rfft(wave, axis=0) * ear[:, None], len(wave), axis=0)
    return float(10 * np.log10(np.mean(heard**2)))


def played(rng: Rng, piece: Piece) -> Wave:
    """A piece by hands that are never quite on the beat, in its room."""
    second = 60 / piece.tempo
    whole = np.zeros((samples(piece.beats * second), 2))
    for part in piece.parts:
        sides = np.cos((part.pan + 1) * np.pi / 4), np.sin((part.pan + 1) * np.pi / 4)
        for note in part.notes:
            force = np.clip(near(rng, note.force, UNEVEN), 0.05, 1)
            wave = part.instrument(rng, 440 * 2 ** ((note.pitch - 69) / 12), note.beats * second, force)
            start = samples(note.start * second + max(0.0, rng.normal(LATE, LATE / 2)))
            put(whole, start, part.gain * wave[:, None] * np.array(sides))
    return dark(echoed(rng, whole, piece.room, 0.55))


def put(whole: Wave, start: int, wave: Wave) -> None:
    """Add a wave from this sample on; what goes beyond the end goes on at the beginning."""
    np.add.at(whole, (start + np.arange(len(wave))) % len(whole), wave)


def echoed(rng: Rng, whole: Wave, share: float, seconds: float) -> Wave:
    """The loop in a room that answers for `seconds`, differently at the left and at the right; round and round too."""
    wet = np.zeros_like(whole)
    for side in range(whole.shape[1]):
        tail = fall(noise(rng, 5 * seconds, 700, 1.3), seconds)
        tail[: samples(0.012)] = 0
        wet[:, side] = np.fft.irfft(np.fft.rfft(whole[:, side]) * np.fft.rfft(tail, len(whole)), len(whole))
    return whole + share * wet * np.sqrt(np.mean(whole**2) / np.mean(wet**2))


def dark(whole: Wave) -> Wave:
    """The loop without what hisses above 5 kHz or only shakes the cloth."""
    hertz = np.maximum(np.fft.rfftfreq(len(whole), 1 / RATE), 1.0)
    gains = 1 / np.sqrt((1 + (hertz / 5000) ** 4) * (1 + (45 / hertz) ** 6))
    return np.fft.irfft(np.fft.rfft(whole, axis=0) * gains[:, None], len(whole), axis=0)


# --- The ambience ---


def room(rng: Rng) -> Wave:
    """A warm room at night: its air, a clock two rooms away, and wood that settles now and then."""
    length = samples(ROOM_SECONDS)
    hertz = np.maximum(np.fft.rfftfreq(length, 1 / RATE), 1.0)
    shape = np.exp(-0.5 * (np.log2(hertz / 170) / 1.3) ** 2) / np.sqrt(hertz)
    phases = np.exp(2j * np.pi * rng.uniform(0, 1, len(hertz)))
    air = np.fft.irfft(shape * phases, length)
    whole = (air / np.sqrt(np.mean(air**2)))[:, None].copy()
    for second in range(round(ROOM_SECONDS)):
        tick = struck((880, 760)[second % 2], BLOCK, 0.25, 0.7)
        put(whole, samples(second + rng.normal(0.5, 0.004)), 0.35 * near(rng, 1, 0.12) * tick[:, None])
    for second in (7.3, 18.9, 19.25, 31.6):
        wood = mix([(0, 1, struck(near(rng, 150, 0.2), DOOR, 0.3, 2.2)), (0.004, 0.4, contact(rng, 420, 0.02))])
        put(whole, samples(second), near(rng, 1.1, 0.3) * filtered(wood, lambda hz: 1 / (1 + (hz / 700) ** 2))[:, None])
    return dark(echoed(rng, whole, 0.35, 0.3))
