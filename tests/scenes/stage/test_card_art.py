"""The cards of Trépido on the screen: exact, told apart by every eye, and never more of them kept than fits."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.shelf import ASSETS
from game.trepido.cards import NAME
from scenes.games.trepido import art as trepido
from scenes.games.trepido.art import Art, Tone, face_of
from scenes.games.trepido.look import Look
from scenes.kit.recent import Recent
from scenes.kit.theme import CARD, CONTRASTS, INK, PAPER
from scenes.stage.art import card
from scenes.stage.art.card import LIFTED, RESTING
from scenes.stage.art.shapes import render

SCALES = (0.75, 1.0, 1.5)
FACES = {face_of(name, "trepido"): name for name in NAME}
"""One id for each face."""


@pytest.fixture(autouse=True, scope="module")
def fonts() -> None:
    pygame.font.init()


@pytest.fixture(scope="module")
def art() -> Art:
    return Art(1.0)


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def left_fifth(picture: pygame.Surface) -> pygame.Surface:
    return picture.subsurface((0, 0, picture.get_width() // 5, picture.get_height()))


def apart(one: pygame.Surface, two: pygame.Surface) -> int:
    """The largest difference of any channel of any pixel."""
    return max(abs(a - b) for a, b in zip(pixels(one), pixels(two), strict=True))


def runs(colours: list[bool]) -> int:
    """How many stretches of True there are."""
    return sum(now and not before for before, now in zip([False, *colours], colours, strict=False))


@pytest.mark.parametrize("scale", SCALES)
def test_every_card_has_a_face_of_the_exact_size(scale: float) -> None:
    art = Art(scale)
    assert art.size == (round(CARD[0] * scale), round(CARD[1] * scale))
    assert {art.face(name).get_size() for name in NAME} == {art.size}
    assert art.back().get_size() == art.size


def test_copies_are_the_same_and_different_faces_differ(art: Art) -> None:
    by_face: dict[trepido.Face, set[bytes]] = {}
    for name in NAME:
        by_face.setdefault(face_of(name, "trepido"), set()).add(pixels(art.face(name)))
    assert all(len(pictures) == 1 for pictures in by_face.values())
    assert len(set.union(*by_face.values())) == len(by_face) == 3 * 3 * 6 + 3 + 1


def test_copies_share_one_picture(art: Art) -> None:
    assert art.face("r1a") is art.face("r1e")


@pytest.mark.parametrize("contrast", CONTRASTS)
def test_a_fanned_card_can_be_told_from_its_left_fifth(contrast: str) -> None:
    """Without colours, too."""
    art = Art(1.0, Look(contrast=contrast))
    greys = [pygame.transform.grayscale(art.face(name)) for name in FACES.values()]
    assert len({pixels(left_fifth(grey)) for grey in greys}) == len(FACES)


@pytest.mark.parametrize("symbol", "rpsj")
@pytest.mark.parametrize("strength", (1, 2, 3))
def test_a_stronger_card_has_more_notches(symbol: str, strength: int) -> None:
    """Going down the left side of the frame, the paper shows through once for every strength above the first."""
    art = Art(2.0)
    face = art.face(f"{symbol}{strength}a")
    x = round((trepido.BORDER + 0.6) * 2)
    side = [face.get_at((x, y))[:3] for y in range(60 * 2, 110 * 2)]
    paper = [all(abs(a - b) < 8 for a, b in zip(got, PAPER, strict=True)) for got in side]
    assert runs(paper) == strength - 1


@pytest.mark.parametrize("strength", (1, 2, 3))
def test_a_card_has_as_many_pips_as_its_strength_in_both_corners(strength: int) -> None:
    face = Art(2.0).face(f"r{strength}a")
    for picture in (face, pygame.transform.rotate(face, 180)):
        x = round((trepido.BORDER + trepido.TAB / 2) * 2)
        end = trepido.PIP_TOP + trepido.PIP_STEP * (strength - 1) + trepido.PIP + 2
        pip = INK if strength == 2 else PAPER
        tab = [picture.get_at((x, y))[:3] for y in range(round(trepido.BORDER * 2) + 3, round(end * 2))]
        assert runs([all(abs(a - b) < 20 for a, b in zip(got, pip, strict=True)) for got in tab]) == strength


def test_the_frames_differ_in_shape_when_the_colours_are_the_same() -> None:
    grey = Tone(INK, INK, PAPER)
    frames = {pixels(render(trepido.frame(strength, 20.0, grey), (208, 300), CARD)) for strength in range(3)}
    assert len(frames) == 3


def test_nothing_lies_under_a_badge() -> None:
    x, y, width, height = trepido.BADGE
    place = trepido.ABOVE_BADGE
    inner = trepido.BORDER + trepido.BAND
    assert place.y + max(place.size / 2, trepido.GLOW) < y
    assert y + height < CARD[1] - inner
    assert x > inner and x + width < CARD[0] - trepido.BORDER - trepido.TAB


@pytest.mark.parametrize("name", ("r1a", "p2Ga", "s3Pa", "j2b", "xa"))
def test_the_paper_border_is_wide_enough_on_any_cloth(name: str) -> None:
    art = Art(3.0)
    face, middle = art.face(name), art.size[1] // 4
    for x in range(3, int(art.size[0] * 0.045)):
        for at in ((x, middle), (art.size[0] - 1 - x, middle)):
            assert face.get_at(at)[:3] == pytest.approx(PAPER, abs=3)


@pytest.mark.parametrize("scale", SCALES)
def test_the_corners_are_clear_and_keep_the_edge_colour(scale: float) -> None:
    """Colour under clear pixels would show as a dark rim where a card is turned."""
    art = Art(scale)
    for picture in (art.face("r1a"), art.back(), art.face("xa", dimmed=True)):
        right, bottom = picture.get_width() - 1, picture.get_height() - 1
        assert [picture.get_at(at).a for at in ((0, 0), (right, 0), (0, bottom), (right, bottom))] == [0] * 4
        assert picture.get_at((right // 2, bottom // 2)).a == 255
    assert art.face("r1a").get_at((0, 0))[:3] == pytest.approx(card.EDGE, abs=2)


@pytest.mark.parametrize("scale", (*SCALES, 0.4, 1.237))
def test_a_back_has_no_orientation(scale: float) -> None:
    back = Art(scale).back()
    assert apart(back, pygame.transform.rotate(back, 180)) <= 2


def test_ciao_shows_a_ball_and_chain_for_the_skull(art: Art) -> None:
    ciao, defifoo = Art(1.0, Look("ciao")), Art(1.0, Look("defifoo"))
    assert pixels(ciao.face("xa")) != pixels(art.face("xa"))
    assert pixels(ciao.face("r2Sa")) == pixels(defifoo.face("r2Sa"))
    assert pixels(defifoo.face("xa")) == pixels(art.face("xa"))


def test_a_dimmed_card_is_darker_and_keeps_its_outline(art: Art) -> None:
    face, dim = art.face("s3a"), art.face("s3a", dimmed=True)
    assert pixels(face)[3::4] == pixels(dim)[3::4]
    assert sum(pygame.transform.average_color(dim)[:3]) < 0.75 * sum(pygame.transform.average_color(face)[:3])


def test_a_turned_card_is_made_to_the_degree(art: Art) -> None:
    assert art.face("r1a", 7.2) is art.face("r1a", 6.8) is art.face("r1a", 367)
    assert art.face("r1a", 7) is not art.face("r1a", 8)
    assert art.back(10) is art.back(190)
    lying = art.face("r1a", 90)
    hem = card.HEM * 2
    assert lying.get_width() - hem == pytest.approx(art.size[1], abs=2)
    assert lying.get_height() - hem == pytest.approx(art.size[0], abs=2)


def test_a_card_grows_when_lifted_and_narrows_while_it_turns_over(art: Art) -> None:
    width, height = art.size
    assert art.face("p1a", zoom=1.06).get_size() == (round(width * 1.06), round(height * 1.06))
    assert art.face("p1a", width=0.5).get_size() == (round(width * 0.5), height)
    assert art.face("p1a", width=0).get_width() > 0
    assert art.face("p1a", 5, width=0.5).get_width() < width


def test_a_shadow_is_soft_made_once_and_larger_than_its_card(art: Art) -> None:
    for kind in (RESTING, LIFTED):
        shadow = art.shadow(kind=kind)
        assert shadow is art.shadow(kind=kind)
        assert shadow.get_width() > art.size[0] and shadow.get_height() > art.size[1]
        across = [shadow.get_at((x, shadow.get_height() // 2)).a for x in range(shadow.get_width() // 2)]
        assert across == sorted(across)
        assert across[0] < 4 and len(set(across)) > 4
    assert art.shadow(9) is not art.shadow()


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "SHOWN", 1 << 20)
    monkeypatch.setattr(card, "MASTERS", 1 << 20)
    art = Art(0.5)
    press = art._press
    for angle in range(0, 60, 5):
        for name in FACES.values():
            art.face(name, angle)
            assert press._shown.bytes <= press._shown.most and press._masters.bytes <= press._masters.most


def test_the_longest_unseen_picture_is_forgotten_first() -> None:
    recent = Recent(2 * 400)
    made: list[str] = []

    def paint(name: str) -> pygame.Surface:
        made.append(name)
        return pygame.Surface((10, 10), depth=32)

    for name in "abacab":
        recent.get(name, partial(paint, name))
    assert made == ["a", "b", "c", "b"]
    assert len(recent) == 2 and recent.bytes == 800


def test_two_tables_have_nothing_in_common() -> None:
    usual, strong = Art(1.0), Art(1.0, Look(contrast="strong"))
    assert pixels(usual.face("r1a")) != pixels(strong.face("r1a"))
    assert pixels(usual.face("r1a")) == pixels(Art(1.0).face("r1a"))


@pytest.mark.parametrize("path", sorted((ASSETS / "art").rglob("*.svg")), ids=lambda path: path.stem)
def test_drawings_use_only_what_the_renderer_knows(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert set(re.findall(r"<(\w+)", text)) <= {"svg", "g", "path", "circle", "ellipse", "rect"}
    assert 'viewBox="0 0 100 100"' in text
