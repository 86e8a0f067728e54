"""Words as pictures: measured, wrapped, at their final size."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.text import BODY_STYLE, HEADING_STYLE, KEPT, SMALL_STYLE, THIN, TITLE_STYLE, Type
from scenes.kit.theme import CREAM, INK

LONG = "Pierre, feuille, ciseaux\xa0: posez plus fort, videz vos mains, et gare aux têtes de mort\u202f!"


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 3.0])
def test_a_picture_is_as_wide_as_it_was_measured(scale: float) -> None:
    kind = Type(scale)
    for style in (BODY_STYLE, TITLE_STYLE):
        assert kind.picture(LONG, style, INK).get_width() == round(kind.width(LONG, style) * scale)


def test_every_line_has_room_and_no_word_is_lost() -> None:
    kind = Type(1.0)
    lines = kind.wrap(LONG, BODY_STYLE, 160)
    assert len(lines) > 3 and all(kind.width(line, BODY_STYLE) <= 160 for line in lines)
    assert " ".join(lines) == LONG


def test_a_line_never_breaks_at_a_no_break_space() -> None:
    kind = Type(1.0)
    for width in range(80, 400, 7):
        assert not [line for line in kind.wrap(LONG, BODY_STYLE, width) if line.startswith((":", "!", "\xa0", THIN))]


def test_a_word_too_long_is_cut() -> None:
    kind = Type(1.0)
    lines = kind.wrap("anticonstitutionnellement", BODY_STYLE, 60)
    assert "".join(lines) == "anticonstitutionnellement" and all(kind.width(line, BODY_STYLE) <= 60 for line in lines)


def test_line_ends_are_kept() -> None:
    assert Type(1.0).wrap("un\n\ndeux", BODY_STYLE, 300) == ["un", "", "deux"]


def test_what_has_no_room_ends_in_an_ellipsis() -> None:
    kind = Type(1.0)
    cut = kind.fit(LONG, BODY_STYLE, 100)
    assert cut.endswith("…") and kind.width(cut, BODY_STYLE) <= 100
    assert kind.fit("court", BODY_STYLE, 100) == "court"


def test_a_thin_space_is_thinner_than_a_space_and_is_drawn() -> None:
    kind = Type(1.0)
    assert kind.width("a!", BODY_STYLE) < kind.width(f"a{THIN}!", BODY_STYLE) < kind.width("a !", BODY_STYLE)


def test_type_is_never_smaller_than_small() -> None:
    kind = Type(1.0)
    assert kind.line(SMALL_STYLE._replace(size=5)) == kind.line(SMALL_STYLE)


def test_larger_text_is_larger() -> None:
    assert Type(1.0, 1.5).width(LONG, BODY_STYLE) > 1.4 * Type(1.0).width(LONG, BODY_STYLE)


def test_a_picture_is_made_once_and_not_all_are_kept() -> None:
    kind = Type(1.0)
    assert kind.picture("un", BODY_STYLE, INK) is kind.picture("un", BODY_STYLE, INK)
    assert kind.picture("un", BODY_STYLE, INK) is not kind.picture("un", BODY_STYLE, CREAM)
    for number in range(80):
        kind.picture(f"{LONG} {number}" * 20, SMALL_STYLE, INK)
    assert len(kind._pictures) < 80 and kind._pictures.bytes <= KEPT


def test_nothing_is_drawn_for_nothing() -> None:
    assert isinstance(Type(1.0).picture("", BODY_STYLE, INK), pygame.Surface)


def test_fixed_type_is_not_enlarged() -> None:
    fixed = BODY_STYLE._replace(fixed=True)
    assert Type(1.0, 1.5).line(fixed) == Type(1.0).line(BODY_STYLE) < Type(1.0, 1.5).line(BODY_STYLE)


def test_what_no_font_can_draw_is_left_out() -> None:
    kind = Type(1.0)
    assert kind.picture("a\0b", BODY_STYLE, INK).get_width() > kind.picture("a", BODY_STYLE, INK).get_width()


def test_an_endless_text_is_cut_after_a_few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    kind, looks = Type(1.0), list[str]()
    width = kind.width
    monkeypatch.setattr(kind, "width", lambda text, style: looks.append(text) or width(text, style))
    short = kind.fit("W" * 20_000, BODY_STYLE, 200)
    assert short.endswith("…") and width(short, BODY_STYLE) <= 200 < width("W" + short, BODY_STYLE)
    assert len(looks) < 20


def test_an_endless_word_is_cut_after_a_few_looks_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    kind, looks = Type(1.0), list[str]()
    width = kind.width
    monkeypatch.setattr(kind, "width", lambda text, style: looks.append(text) or width(text, style))
    *lines, rest = kind.wrap("i" * 5_000, BODY_STYLE, 400)
    assert "".join([*lines, rest]) == "i" * 5_000 and set(lines) == {lines[0]}
    assert width(lines[0], BODY_STYLE) <= 400 < width("i" + lines[0], BODY_STYLE)
    assert len(looks) < 10 * len(lines)


def test_what_has_no_width_breaks_nothing() -> None:
    assert Type(1.0).picture("\u202e", BODY_STYLE, INK).get_width() == 0


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
@pytest.mark.parametrize("words", ["+3 pour Camille !", "Zoé pioche 3 cartes"])
def test_words_stay_on_one_line_in_the_room_that_was_measured_for_them(words: str, scale: float) -> None:
    kind = Type(scale)
    margins = 64
    across = kind.width(words, HEADING_STYLE) + margins
    assert kind.wrap(words, HEADING_STYLE, across - margins) == [words]
    assert kind.fit(words, HEADING_STYLE, across - margins) == words
