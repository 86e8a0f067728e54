"""The matter of the sounds: noise in a moving band for paper and cloth, damped partials for wood, clay and bells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

RATE = 44100
Wave = np.ndarray[Any, np.dtype[np.float64]]
Rng = np.random.Generator
Timbre = tuple[tuple[float, float, float], ...]

# (times the pitch, gain, seconds to fall to a third), for a note at 440 Hz; higher notes fall sooner.
MARIMBA: Timbre = ((1, 1.0, 0.24), (3.93, 0.16, 0.07), (9.2, 0.03, 0.02))
XYLOPHONE: Timbre = ((1, 1.0, 0.13), (3.0, 0.28, 0.05), (6.1, 0.10, 0.02))
THUMB_PIANO: Timbre = ((1, 1.0, 0.30), (2.0, 0.12, 0.16), (5.4, 0.05, 0.05), (8.9, 0.015, 0.02))
CHIME: Timbre = ((1, 1.0, 0.40), (2.76, 0.14, 0.16), (5.40, 0.04, 0.06))
BLOCK: Timbre = ((1, 1.0, 0.045), (1.58, 0.45, 0.030), (2.41, 0.25, 0.018), (3.87, 0.10, 0.010))
DOOR: Timbre = ((1, 1.0, 0.030), (1.72, 0.55, 0.022), (2.60, 0.30, 0.014), (4.10, 0.12, 0.008))
LOG_DRUM: Timbre = ((1, 0.7, 0.070), (2.02, 0.9, 0.055), (3.10, 0.60, 0.038), (4.70, 0.30, 0.022), (7.3, 0.10, 0.012))
CLAY: Timbre = ((1, 1.0, 0.060), (1.61, 0.7, 0.050), (2.27, 0.4, 0.035), (3.12, 0.2, 0.020))
BONE: Timbre = ((1, 1.0, 0.018), (1.66, 0.6, 0.014), (2.63, 0.3, 0.009))


def samples(seconds: float) -> int:
    return max(1, round(seconds * RATE))


def near(rng: Rng, value: float, share: float) -> float:
    """A random value near this one, off by at most this share of it."""
    return value * (1 + share * rng.uniform(-1, 1))


def mix(parts: Iterable[tuple[float, float, Wave]]) -> Wave:
    """The waves laid over each other; each comes with its start in seconds and its gain."""
    placed = [(samples(start), gain, wave) for start, gain, wave in parts]
    whole = np.zeros(max(start + len(wave) for start, _, wave in placed))
    for start, gain, wave in placed:
        whole[start : start + len(wave)] += gain * wave
    return whole


def filtered(wave: Wave, gains: Any) -> Wave:
    """The wave with a gain for each frequency, given as a function of hertz; zeros around it, so that nothing wraps."""
    size = 1 << (2 * len(wave) + RATE // 20).bit_length()
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    return np.fft.irfft(np.fft.rfft(wave, size) * gains(np.maximum(hertz, 1.0)), size)[: len(wave)]


def noise(rng: Rng, seconds: float, centre: float, octaves: float) -> Wave:
    """Noise around a frequency in Hz, with soft slopes `octaves` wide on either side, and loudness 1."""
    wave = filtered(
        rng.standard_normal(samples(seconds)), lambda hertz: np.exp(-0.5 * (np.log2(hertz / centre) / octaves) ** 2)
    )
    return wave / np.sqrt(np.mean(wave**2))


def sweep(rng: Rng, seconds: float, path: list[float], octaves: float) -> Wave:
    """Noise whose centre goes through these frequencies in equal steps of time."""
    length = samples(seconds)
    along = np.interp(np.linspace(0, 1, length), np.linspace(0, 1, len(path)), np.log2(path))
    wave = np.zeros(length)
    for step in np.arange(min(along) - 1, max(along) + 1, 0.25):
        wave += noise(rng, seconds, 2**step, 0.2) * np.exp(-0.5 * ((along - step) / octaves) ** 2)
    return wave / np.sqrt(np.mean(wave**2))


def swell(wave: Wave, peak: float, sharp: float = 1.5) -> Wave:
    """Let a wave grow and fade like a stroke of the hand, loudest at this share of its time."""
    time = np.linspace(0, 1, len(wave))
    fall = sharp * (1 - peak) / peak
    shape = time**sharp * (1 - time) ** fall
    return wave * shape / shape.max()


def fall(wave: Wave, seconds: float) -> Wave:
    """Let a wave die away; a third is left after `seconds`."""
    return wave * np.exp(-np.arange(len(wave)) / (seconds * RATE))


def grain(rng: Rng, wave: Wave, hertz: float, depth: float) -> Wave:
    """Roughen a wave `hertz` times a second, as paper is rough that catches on cloth a little."""
    rough = np.abs(noise(rng, len(wave) / RATE, hertz, 0.5))
    return wave * (1 - depth + depth * rough)


def struck(pitch: float, timbre: Timbre, hardness: float = 0.5, size: float = 1.0) -> Wave:
    """The sound of something hit once. A soft mallet wakes the upper partials less, and more slowly."""
    slow = size * (440 / pitch) ** 0.5 if timbre in (MARIMBA, XYLOPHONE, THUMB_PIANO, CHIME) else size
    time = np.arange(samples(7 * max(decay for _, _, decay in timbre) * slow)) / RATE
    wave = np.zeros(len(time))
    for ratio, gain, decay in timbre:
        if ratio * pitch < RATE / 2.5:
            bright = gain * hardness ** (0.5 * np.log2(ratio))
            wave += bright * np.sin(2 * np.pi * ratio * pitch * time) * np.exp(-time / (decay * slow))
    return wave * (1 - np.exp(-time / (0.0004 + 0.003 * (1 - hardness) ** 2)))


def contact(rng: Rng, centre: float, seconds: float) -> Wave:
    """The tiny noise of two things touching."""
    return fall(noise(rng, 6 * seconds, centre, 0.7), seconds)


def in_room(rng: Rng, wave: Wave, share: float, seconds: float = 0.07) -> Wave:
    """The wave, near and dry, with a little of a living room behind it."""
    tail = fall(noise(rng, 4 * seconds, 900, 1.1), seconds)
    tail[: samples(0.006)] = 0
    whole = np.concatenate([wave, np.zeros(len(tail))])
    size = 1 << (len(whole) + len(tail)).bit_length()
    wet = np.fft.irfft(np.fft.rfft(whole, size) * np.fft.rfft(tail, size), size)[: len(whole)]
    return whole + share * wet * np.sqrt(np.mean(whole**2) / np.mean(wet**2))


def warm(wave: Wave) -> Wave:
    """The wave with less of what hisses above 6 kHz and of what only shakes the cloth below 70 Hz."""
    return filtered(wave, lambda hertz: 1 / np.sqrt((1 + (hertz / 6000) ** 3) * (1 + (70 / hertz) ** 4)))
