"""Makes all sounds from nothing but numbers: `dev.py sounds` writes assets/sounds/ and assets/music/ and measures.

--check   write nothing; measure the files that are there, and say whether each is still what its recipe makes

The same recipes give the same sounds every time, so a file changes only when its recipe does. Names, families and
numbers of variants are in scenes/app/sound.py; how each is made, and how loud, in recipes.py. Music and ambience are in
scenes/app/background.py, pieces.py and loops.py.
"""

from __future__ import annotations

import io
import sys
import zlib
from pathlib import Path

import numpy as np
import soundfile

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from loops import looped, mean_loudness
from matter import RATE, Wave, filtered, in_room, samples, warm
from pieces import COMPOSED
from recipes import RECIPES

from scenes.app import background
from scenes.app.sound import FOLDER, SOUNDS, files

SEED = 1704
LEAD = 0.0015
"""Seconds of silence at the start, where the encoder needs some, and then of fading in."""
QUALITY = 0.45
"""The quality of encoding: 0 is the largest file, 1 the smallest."""
PEAK, LONGEST, LONGEST_OF_ALL, LARGEST = -6.0, 1.2, {"match_won": 2.5, "sevens": 2.0}, 500_000
"""The limits: the peak in dBFS, a sound's length in seconds (with exceptions), and the bytes of the whole folder."""

LOOP_QUALITY, LARGEST_LOOPS, LONGEST_LOOP, BLOCK = 0.75, 2_600_000, (30.0, 90.0), 1 << 16
"""Of music and ambience: quality, bytes of their folder, shortest and longest in seconds; samples encoded at a time."""


def decibels(share: float) -> float:
    return 20 * np.log10(max(share, 1e-9))


def loudness(wave: Wave) -> float:
    """The loudest tenth of a second in dB, with frequencies weighed as a quiet sound is heard (the A curve)."""

    def ear(hertz: Wave) -> Wave:
        low, high = hertz**2 / (hertz**2 + 20.6**2), 12194**2 / (hertz**2 + 12194**2)
        middle = hertz**2 / np.sqrt((hertz**2 + 107.7**2) * (hertz**2 + 737.9**2))
        return 1.2589 * low * middle * high

    power = np.cumsum(np.concatenate([np.zeros(samples(0.1)), filtered(wave, ear) ** 2, np.zeros(samples(0.1))]))
    return decibels(np.sqrt(np.max(power[samples(0.1) :] - power[: -samples(0.1)]) / samples(0.1)))


def made(name: str, variant: int) -> Wave:
    """One variant of a sound, finished: in its room, cut where it is over, faded at both ends, at its level."""
    recipe = RECIPES[name]
    rng = np.random.default_rng([SEED, zlib.crc32(name.encode()), variant])
    wave = warm(in_room(rng, recipe.make(rng), recipe.room))
    audible = np.flatnonzero(np.abs(wave) > 0.003 * np.abs(wave).max())
    length = min(audible[-1] + samples(0.02), samples(LONGEST_OF_ALL.get(name, LONGEST) - 0.02), len(wave))
    wave = np.concatenate([np.zeros(samples(LEAD)), wave[:length]])
    start, end = samples(LEAD), min(length // 4, samples(0.2))
    wave[start : 2 * start] *= np.linspace(0, 1, start)
    wave[-end:] *= np.cos(np.linspace(0, np.pi / 2, end)) ** 2
    return wave * 10 ** ((recipe.loudness - loudness(wave)) / 20)


def encoded(wave: Wave, quality: float = QUALITY) -> bytes:
    """The bytes of an Ogg file; written in blocks, as the encoder overruns its stack on a minute at once."""
    buffer, channels = io.BytesIO(), 1 if wave.ndim == 1 else wave.shape[1]
    form = {"format": "OGG", "subtype": "VORBIS", "compression_level": quality}
    with soundfile.SoundFile(buffer, "w", RATE, channels, **form) as file:
        for start in range(0, len(wave), BLOCK):
            file.write(wave[start : start + BLOCK])
    return buffer.getvalue()


def decoded(data: bytes) -> Wave:
    return soundfile.read(io.BytesIO(data))[0]


def write(path: Path, data: bytes) -> None:
    """Write a sound, unless it is there already: an encoded file carries a number drawn by chance."""
    if not same(path, data):
        path.write_bytes(data)


def same(path: Path, data: bytes) -> bool:
    """Tell if the file there sounds exactly as these bytes do."""
    return path.exists() and np.array_equal(decoded(path.read_bytes()), decoded(data))


def measured(file: str, size: int, wave: Wave) -> str:
    """A line of numbers: length, peak, mean level, level as heard, and where the middle of the spectrum lies."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    centroid = np.sum(power * np.fft.rfftfreq(len(wave), 1 / RATE)) / np.sum(power)
    levels = (decibels(np.abs(wave).max()), decibels(np.sqrt(np.mean(wave**2))), loudness(wave))
    numbers = "  ".join(f"{level:6.1f}" for level in levels)
    return f"{file:20} {size:7} {len(wave) / RATE:6.2f}  {numbers}  {centroid:7.0f}"


def troubles(name: str, file: str, wave: Wave) -> list[str]:
    """The limits that a sound breaks, in words."""
    found = []
    if decibels(np.abs(wave).max()) > PEAK:
        found.append(f"{file}: louder than {PEAK} dBFS")
    if len(wave) / RATE > LONGEST_OF_ALL.get(name, LONGEST):
        found.append(f"{file}: too long")
    return found


def loops(check: bool) -> list[str]:
    """Make or compare the music and the ambience, print a line about each, and return what is wrong with them."""
    names = [*background.PIECES, background.AMBIENCE]
    found = [f"{name}: in one table only" for name in {*background.PIECES} ^ COMPOSED.keys()]
    background.FOLDER.mkdir(parents=True, exist_ok=True)
    total = 0
    for name in names:
        path = background.FOLDER / f"{name}.ogg"
        data = encoded(looped(name, SEED), LOOP_QUALITY)
        if not check:
            write(path, data)
        elif not same(path, data):
            found.append(f"{path.name}: not what its score makes")
        if path.exists():
            wave = np.atleast_2d(decoded(path.read_bytes()).T).T
            total += path.stat().st_size
            found += loop_troubles(path.name, wave)
            levels = f"{decibels(np.abs(wave).max()):6.1f}  {decibels(np.sqrt(np.mean(wave**2))):6.1f}"
            seam = np.abs(wave[0] - wave[-1]).max()
            line = (
                f"{path.name:20} {path.stat().st_size:7} {len(wave) / RATE:6.2f}  {levels}  {mean_loudness(wave):6.1f}"
            )
            print(f"{line}  seam {decibels(seam):6.1f}")
    return found + ([f"music: more than {LARGEST_LOOPS} bytes"] if total > LARGEST_LOOPS else [])


def loop_troubles(file: str, wave: Wave) -> list[str]:
    """The limits that a loop breaks, in words: its peak, its length, a click where it begins again."""
    shortest, longest = LONGEST_LOOP
    usual = np.quantile(np.abs(np.diff(wave, axis=0)), 0.999)
    found = [f"{file}: louder than {PEAK} dBFS"] if decibels(np.abs(wave).max()) > PEAK else []
    found += [] if shortest <= len(wave) / RATE <= longest else [f"{file}: too short or too long"]
    return found + ([f"{file}: a click at its seam"] if np.abs(wave[0] - wave[-1]).max() > 2 * usual else [])


def main() -> int:
    check, found, total = "--check" in sys.argv[1:], [], 0
    found += [f"{name}: in one table only" for name in SOUNDS.keys() ^ RECIPES.keys()]
    FOLDER.mkdir(parents=True, exist_ok=True)
    print(f"{'file':20} {'bytes':>7} {'s':>6}  {'peak':>6}  {'RMS':>6}  {'heard':>6}  {'Hz':>7}")
    for name in [name for name in SOUNDS if name in RECIPES]:
        for variant, file in enumerate(files(name)):
            path = FOLDER / file
            if not check:
                write(path, encoded(made(name, variant)))
            elif not same(path, encoded(made(name, variant))):
                found.append(f"{file}: not what its recipe makes")
            if path.exists():
                wave = decoded(path.read_bytes())
                total += path.stat().st_size
                found += troubles(name, file, wave)
                print(measured(file, path.stat().st_size, wave))
    if total > LARGEST:
        found.append(f"all together: more than {LARGEST} bytes")
    found += loops(check)
    print("\n".join([f"{total} bytes of sounds", *found]))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
