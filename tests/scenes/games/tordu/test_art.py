"""The cards of Le Tordu on the screen: rank by index and pips, suit by shape, courts that stay in their frames."""

from __future__ import annotations

import pygame
import pytest

from game.tordu.cards import NAME, SUITS
from scenes.games.tordu import art as tordu
from scenes.games.tordu.art import Art
from scenes.kit.theme import CARD, CORNER, LAMP, PAPER, Colour

SCALES = (40 / 104, 0.75, 1.0, 1.5)
NUMBERS = {"7": 7, "8": 8, "9": 9, "T": 10}
COURTS = [name for name in NAME if name[0] in tordu.COURT]


@pytest.fixture(autouse=True, scope="module")
def fonts() -> None:
    pygame.font.init()


@pytest.fixture(scope="module")
def art() -> Art:
    return Art(1.0)


@pytest.fixture(scope="module")
def large() -> Art:
    return Art(2.0)


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def apart(one: pygame.Surface, two: pygame.Surface) -> int:
    """The largest difference of any channel of any pixel."""
    return max(abs(a - b) for a, b in zip(pixels(one), pixels(two), strict=True))


def lightness(tone: Colour) -> float:
    parts = [part / 255 / 12.92 if part < 11 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in tone]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, two: Colour) -> float:
    low, high = sorted((lightness(one), lightness(two)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scale", SCALES)
def test_every_card_has_a_face_of_the_exact_size(scale: float) -> None:
    art = Art(scale)
    assert {art.face(name).get_size() for name in NAME} == {(round(CARD[0] * scale), round(CARD[1] * scale))}


@pytest.mark.parametrize("language", tordu.INDEX)
@pytest.mark.parametrize("scale", (40 / 104, 1.0))
def test_a_fanned_card_can_be_told_from_its_left_fifth(language: str, scale: float) -> None:
    """Without colours, too: shape always tells."""
    art = Art(scale, language=language)
    fifth = art.size[0] // 5, art.size[1]
    greys = [pygame.transform.grayscale(art.face(name)).subsurface(((0, 0), fifth)) for name in NAME]
    assert len({pixels(grey) for grey in greys}) == len(NAME)


@pytest.mark.parametrize("rank", NUMBERS)
@pytest.mark.parametrize("suit", SUITS)
def test_a_number_card_has_as_many_pips(large: Art, rank: str, suit: str) -> None:
    """None of them touches another, nor the index."""
    face = large.face(rank + suit)
    middle = face.subsurface((27 * 2, 12 * 2, 50 * 2, 126 * 2))
    ink = pygame.mask.from_threshold(middle, large.tones[suit], (60, 60, 60, 255))
    assert len(ink.connected_components(40)) == NUMBERS[rank]


@pytest.mark.parametrize("name", ("Ah", "Ts", "7t"))
def test_the_index_stands_upside_down_at_the_other_end(large: Art, name: str) -> None:
    face = large.face(name)
    corners = [picture.subsurface((4, 16, 46, 80)) for picture in (face, pygame.transform.rotate(face, 180))]
    upper, lower = (pygame.mask.from_threshold(corner, large.tones[name[1]], (60, 60, 60, 255)) for corner in corners)
    assert upper.overlap_area(lower, (0, 0)) > 0.9 * upper.count() > 0


@pytest.mark.parametrize("name", COURTS)
def test_a_court_card_looks_the_same_upside_down(art: Art, name: str) -> None:
    face = art.face(name)
    assert apart(face, pygame.transform.rotate(face, 180)) <= 2


@pytest.mark.parametrize("name", COURTS)
def test_a_court_stays_in_its_frame(large: Art, name: str) -> None:
    face = large.face(name)
    x, y, width, _ = tordu.BOX
    beside = face.subsurface((round((x + width + 1.5) * 2), round(y * 2), 36, 90 * 2))
    above = face.subsurface((60, 6, 100, round((y - 1.5) * 2) - 6))
    for paper in (beside, above):
        assert all(
            max(abs(a - b) for a, b in zip(paper.get_at((x, y)), PAPER, strict=False)) < 6
            for x in range(paper.get_width())
            for y in range(paper.get_height())
        )


def test_courts_speak_the_language_of_the_table(art: Art) -> None:
    french = Art(1.0, language="fr")
    assert [tordu.INDEX["fr"][rank] for rank in "AKQJ"] == list("ARDV")
    assert all(pixels(french.face(f"{rank}h")) != pixels(art.face(f"{rank}h")) for rank in "KQJ")
    assert all(pixels(french.face(f"{rank}h")) == pixels(art.face(f"{rank}h")) for rank in "AT987")


def test_each_suit_dresses_its_court_in_its_own_way() -> None:
    for rank in tordu.COURT:
        figures = {tordu._figure(tordu.COURT[rank], suit, (0, 0, 0)) for suit in SUITS}
        assert len(figures) == len(SUITS)


@pytest.mark.parametrize("rank", "KQJ")
def test_the_heads_of_the_fifth_suit_are_askew(rank: str) -> None:
    leaning = [suit for suit in SUITS if "rotate" in tordu._figure(tordu.COURT[rank], suit, (0, 0, 0))]
    assert leaning == ["t"]


def test_the_four_colour_deck_gives_each_suit_a_colour_of_its_own() -> None:
    assert len(set(Art(1.0).tones.values())) == 3
    assert len(set(Art(1.0, four_colours=True).tones.values())) == len(SUITS)


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("tones", (tordu.CLASSIC, tordu.FOUR_COLOURS))
def test_every_suit_is_read_on_paper(tones: dict[str, Colour], suit: str) -> None:
    assert contrast(tones[suit], PAPER) > 4.5


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("four_colours", (False, True))
@pytest.mark.parametrize("ground", (LAMP, CORNER))
def test_every_suit_is_read_on_cloth(four_colours: bool, suit: str, ground: Colour) -> None:
    assert contrast(tordu.ON_CLOTH[four_colours][suit], ground) > 2.9


def test_a_suit_for_texts_has_its_size_and_is_made_once(art: Art) -> None:
    sign = art.suit("h", 18)
    assert sign.get_size() == (18, 18)
    assert art.suit("h", 18) is sign
    assert art.suit("h", 18, on_cloth=True) is not sign


@pytest.mark.parametrize("on_cloth", (False, True))
def test_suits_for_texts_are_told_by_shape(art: Art, on_cloth: bool) -> None:
    shapes = {pixels(art.suit(suit, 16, on_cloth))[3::4] for suit in SUITS}
    assert len(shapes) == len(SUITS)


def test_strong_contrast_leaves_the_court_on_plain_paper() -> None:
    x, y = round((tordu.BOX[0] + 4) * 2), 100
    assert Art(2.0, "strong").face("Kh").get_at((x, y))[:3] == pytest.approx(PAPER, abs=2)
    assert Art(2.0).face("Kh").get_at((x, y))[:3] != pytest.approx(PAPER, abs=2)


@pytest.mark.parametrize("scale", (*SCALES, 1.237))
def test_a_back_has_no_orientation(scale: float) -> None:
    back = Art(scale).back()
    assert apart(back, pygame.transform.rotate(back, 180)) <= 2


def test_poses_are_made_as_for_every_card(art: Art) -> None:
    width, height = art.size
    assert art.face("Qd", zoom=1.06).get_size() == (round(width * 1.06), round(height * 1.06))
    assert art.face("Qd", width=0.5).get_width() == round(width * 0.5)
    assert art.face("Qd", 7.2) is art.face("Qd", 6.8)
    assert art.back(10) is art.back(190)
    assert pixels(art.face("Qd", dimmed=True)) != pixels(art.face("Qd"))
