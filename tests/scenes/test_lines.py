"""The lines of the twelve characters, as they stand in assets/lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec
import pytest

from scenes.stage.portrait import CHARACTERS
from scenes.tables.reactions import TOPICS
from scenes.tables.remarks import FOLDER, Line

LEAST, LONGEST = 3, 60
Lines = Mapping[str, Sequence[Line]]


def faults(all_lines: Mapping[str, Lines]) -> Iterator[str]:
    """Everything that is wrong with the lines of some characters."""
    for name, lines in all_lines.items():
        yield from (f"{name}: no {topic}" for topic in TOPICS if len(lines.get(topic, ())) < LEAST)
        for topic, some in lines.items():
            for line in some:
                yield from (f"{name} {topic}: {fault}: {text}" for text, fault in _slips(line))
    for language in ("fr", "en"):
        texts = Counter(
            getattr(line, language) for lines in all_lines.values() for some in lines.values() for line in some
        )
        yield from (f"twice: {text}" for text, count in texts.items() if count > 1)


def _slips(line: Line) -> Iterator[tuple[str, str]]:
    """The texts of a line that are too long, empty or badly set, with the fault."""
    for text in (line.fr, line.en):
        if not text.strip() or len(text) > LONGEST:
            yield text, "length"
        if "'" in text or '"' in text or "..." in text or text != text.strip() or "  " in text:
            yield text, "signs"
        if any(letter.isdigit() for letter in text):
            yield text, "a digit"
    if any(
        sign in line.fr.replace("\N{NO-BREAK SPACE}" + sign, "").replace("\N{NARROW NO-BREAK SPACE}" + sign, "")
        for sign in "!?;:»"
    ):
        yield line.fr, "no space before a sign"
    if any(f"\N{NO-BREAK SPACE}{sign}" in line.en or f" {sign}" in line.en for sign in "!?;:"):
        yield line.en, "a space before a sign"


@pytest.fixture(scope="module")
def written() -> dict[str, Lines]:
    read = msgspec.json.Decoder(dict[str, tuple[Line, ...]])
    return {name: read.decode((FOLDER / f"{name}.json").read_bytes()) for name in CHARACTERS.values()}


def test_twelve_characters_have_something_to_say_on_every_topic(written: dict[str, Lines]) -> None:
    assert list(faults(written)) == []


def test_no_file_has_a_topic_that_does_not_exist(written: dict[str, Lines]) -> None:
    assert {topic for lines in written.values() for topic in lines} == set(TOPICS)


def test_every_file_belongs_to_a_character() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(CHARACTERS.values())


@pytest.mark.parametrize(
    ("fr", "en", "fault"),
    (
        ("Voilà !", "There!", "no space before a sign"),
        ("Voilà.", "There !", "a space before a sign"),
        ("L'as.", "The ace.", "signs"),
        ("Trois...", "Three", "signs"),
        ("Il en a 3.", "Three", "a digit"),
        ("a" * 61, "Long", "length"),
        ("Bon.", " ", "length"),
    ),
)
def test_a_slip_is_found(fr: str, en: str, fault: str) -> None:
    assert fault in {found for _, found in _slips(Line(fr, en))}


def test_a_missing_or_repeated_line_is_found() -> None:
    some: dict[str, tuple[Line, ...]] = {
        topic: tuple(Line(f"{topic} {n}", f"{topic} {n}") for n in "abc") for topic in TOPICS
    }
    assert not [fault for fault in faults({"one": some}) if "twice" in fault or "no " in fault]
    assert [fault for fault in faults({"one": some, "two": some}) if "twice" in fault]
    assert "one: no lucky" in faults({"one": {**some, "lucky": some["lucky"][:2]}})
