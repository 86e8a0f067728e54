"""Panels with clean edges, and the cloth."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit import shapes
from scenes.kit.shapes import KEPT, Panel, Shapes, cloth, inlay
from scenes.kit.theme import BRASS, CORAL, CORNER, LAMP, PAPER, Colour


def near(pixel: pygame.Color, colour: Colour) -> bool:
    """The same but for what blending rounds off."""
    return all(abs(a - b) <= 2 for a, b in zip(pixel[:3], colour, strict=True))


def test_a_panel_has_its_exact_size_and_round_corners() -> None:
    made = Shapes().panel(Panel((120, 48), 24, CORAL))
    assert made.get_size() == (120, 48)
    assert made.get_at((0, 0)).a == 0 and made.get_at((60, 24))[:3] == CORAL


def test_edges_are_smooth() -> None:
    made = Shapes().panel(Panel((120, 48), 24, CORAL))
    alphas = {made.get_at((x, y)).a for x in range(24) for y in range(24)}
    assert len(alphas - {0, 255}) > 8, "a jagged edge has no half-tones"


@pytest.mark.parametrize("shadow", [0, 14])
@pytest.mark.parametrize("size", [(120, 60), (700, 450)])
def test_nothing_shines_through_a_panel(size: tuple[int, int], shadow: int) -> None:
    """Cards lie below the question of Défizz!, and must not be seen on its paper."""
    made = Shapes().panel(Panel(size, 20, PAPER, shadow=shadow))
    width, height = made.get_size()
    assert {made.get_at((x, height // 2)).a for x in range(shadow, width - shadow)} == {255}
    assert {made.get_at((width // 2, y)).a for y in range(shadow, height - shadow)} == {255}
    assert made.get_at((width // 2, height // 2))[:3] == PAPER
    assert made.get_at((shadow + 10, shadow + 10)).a == 255, "nor inside its round corners"


def test_an_outline_runs_round_the_panel() -> None:
    made = Shapes().panel(Panel((100, 60), 12, PAPER, outline=BRASS, line=4))
    assert near(made.get_at((1, 30)), BRASS) and near(made.get_at((50, 30)), PAPER)


@pytest.mark.parametrize("colour", [CORAL, PAPER, (255, 255, 255)])
def test_a_panel_that_shows_the_cloth_keeps_its_colour(colour: Colour) -> None:
    whole, faint = (Shapes().panel(Panel((100, 60), 12, colour, alpha=alpha)) for alpha in (255, 128))
    assert faint.get_at((50, 30))[:3] == whole.get_at((50, 30))[:3] == colour


def test_a_shadow_reaches_beyond_and_fades() -> None:
    made = Shapes().panel(Panel((100, 60), 12, PAPER, shadow=10))
    assert made.get_size() == (120, 80)
    assert made.get_at((60, 76)).a > made.get_at((60, 79)).a


def test_a_panel_is_made_once_and_not_all_are_kept() -> None:
    shapes = Shapes()
    assert shapes.panel(Panel((10, 10), 2, CORAL)) is shapes.panel(Panel((10, 10), 2, CORAL))
    for width in range(1280, 1290):
        shapes.panel(Panel((width, 720), 1, CORAL))
    assert len(shapes._made) < 10 and shapes._made.bytes <= KEPT


def test_the_cloth_is_light_under_the_lamp_and_dark_in_the_corners() -> None:
    made = cloth((640, 360), LAMP, CORNER)
    middle, corner = made.get_at((320, 160)), made.get_at((2, 357))
    assert sum(middle[:3]) > 2 * sum(corner[:3])
    assert pygame.image.tobytes(made, "RGB") == pygame.image.tobytes(cloth((640, 360), LAMP, CORNER), "RGB")


def test_a_line_of_brass_is_let_into_the_cloth_and_nothing_else_changes() -> None:
    plain, inlaid = cloth((640, 360), LAMP, CORNER), cloth((640, 360), LAMP, CORNER)
    inlay(inlaid, (320, 156), (245, 109), 2, BRASS)
    assert inlaid.get_at((320, 47)).r > plain.get_at((320, 47)).r + 20
    for x, y in ((320, 156), (320, 300), (20, 20), (630, 156)):
        assert near(inlaid.get_at((x, y)), tuple(plain.get_at((x, y)))[:3])


def test_a_large_panel_has_the_edges_of_a_small_one() -> None:
    small, large = (Shapes().panel(Panel(size, 12, PAPER, 200, BRASS, 4, 10)) for size in ((120, 90), (700, 400)))
    assert large.get_size() == (720, 420)
    for x, y, over in ((0, 0, (0, 0)), (90, 0, (670, 0)), (0, 60, (0, 370)), (90, 60, (670, 370))):
        corner = pygame.image.tobytes(small.subsurface((x, y, 50, 50)), "RGBA")
        assert corner == pygame.image.tobytes(large.subsurface((*over, 50, 50)), "RGBA")
    assert large.get_at((360, 210)) == small.get_at((70, 55))


def test_the_cloth_is_lit_by_a_lamp_above_its_middle_and_dark_in_the_corners() -> None:
    lamp, corner = (46, 110, 98), (17, 48, 46)
    picture = cloth((640, 360), lamp, corner)

    def near(x: int, y: int, colour: tuple[int, int, int]) -> bool:
        return all(0 <= got - wanted <= 4 for got, wanted in zip(picture.get_at((x, y)), colour, strict=False))

    assert near(320, 160, lamp) and all(near(x, y, corner) for x in (0, 639) for y in (0, 359))
    across = [picture.get_at((x, 160)).g // 8 for x in range(320, 640, 20)]
    down = [picture.get_at((320, y)).g // 8 for y in range(160, 360, 20)]
    assert across == sorted(across, reverse=True) and down == sorted(down, reverse=True)
    assert picture.get_at((320, 359)).g < picture.get_at((320, 0)).g


def test_an_inlay_is_a_faint_oval_and_nothing_else() -> None:
    picture = pygame.Surface((300, 200))
    inlay(picture, (150, 100), (120, 70), 3, (255, 255, 255))
    bright = {(x, y) for x in range(300) for y in range(200) if picture.get_at((x, y)).r > 25}
    assert all(0.92 < ((x - 150) / 120) ** 2 + ((y - 100) / 70) ** 2 < 1.08 for x, y in bright)
    assert {(30, 100), (270, 100), (150, 30), (150, 170), (235, 149)} <= bright
    assert max(picture.get_at((x, 30)).r for x in range(300)) == pytest.approx(51, abs=2)
    assert sum((x, 100) in bright for x in range(150)) == pytest.approx(3, abs=1)


@pytest.mark.parametrize(("away", "share"), [(0.0, 1.0), (0.5, 0.5), (0.999, 0.0), (1.0, 0.0), (1.4, 0.0)])
def test_a_lamps_light_fades_to_nothing_at_the_end_of_its_reach(away: float, share: float) -> None:
    assert shapes._near(away) == pytest.approx(share, abs=1e-5)
