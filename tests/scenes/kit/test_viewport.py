"""From units to pixels and back."""

from __future__ import annotations

import pytest

from scenes.kit.viewport import Viewport


@pytest.mark.parametrize(
    ("pixels", "width", "scale"),
    [((1280, 720), 1280, 1.0), ((1920, 1080), 1280, 1.5), ((960, 540), 1280, 0.75), ((3840, 2160), 1280, 3.0)],
)
def test_the_table_is_720_high_and_as_wide_as_the_window(pixels: tuple[int, int], width: float, scale: float) -> None:
    view = Viewport.of(pixels)
    assert view.width == pytest.approx(width) and view.scale == pytest.approx(scale) and (view.left, view.top) == (0, 0)


@pytest.mark.parametrize(("pixels", "margins"), [((600, 900), (0, 225)), ((3000, 600), (800, 0))])
def test_beyond_four_to_three_and_twenty_one_to_nine_there_are_margins(
    pixels: tuple[int, int], margins: tuple[int, int]
) -> None:
    view = Viewport.of(pixels)
    assert (view.left, view.top) == margins


@pytest.mark.parametrize("pixels", [(960, 540), (1024, 768), (2560, 1080), (500, 900)])
def test_there_and_back_is_the_same_place(pixels: tuple[int, int]) -> None:
    view = Viewport.of(pixels)
    for place in ((0, 0), (view.width, view.height), (333, 444)):
        assert view.to_table(*view.to_pixels(*place)) == pytest.approx(place, abs=1 / view.scale)


def test_a_length_is_never_nothing() -> None:
    assert Viewport.of((960, 540)).px(0.1) == 1
    assert Viewport.of((1, 1)).scale > 0
