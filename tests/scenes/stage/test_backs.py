"""The backs of the games' cards: four for each, told apart, the same upside down, at every scale."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pygame
import pytest

from scenes.games import ON_SCREEN
from scenes.games.defizz import backs as defizz
from scenes.games.tordu.art import Art
from scenes.kit.theme import BRASS, CARD, PAPER
from scenes.stage.art.back import design
from scenes.stage.art.card import Pose, Press
from tests.scenes.eyesight import EYES, contrast, difference, seen

GAMES = tuple(ON_SCREEN)
EVERY = [(game, name) for game in GAMES for name in ON_SCREEN[game].backs()]


def printed(game: str, name: str, scale: float = 1.0) -> pygame.Surface:
    return Press(scale).show(name, ON_SCREEN[game].backs()[name].draw, Pose(), even=True)


def mean(picture: pygame.Surface) -> tuple[int, int, int]:
    """The mean colour of a back within its border."""
    red, green, blue, _ = pygame.transform.average_color(picture, picture.get_rect().inflate(-30, -30))
    return red, green, blue


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_four_backs_or_more_of_its_own(game: str) -> None:
    assert len(ON_SCREEN[game].backs()) >= 4
    everywhere = [name for other in GAMES if other != game for name in ON_SCREEN[other].backs()]
    assert not set(ON_SCREEN[game].backs()) & (set(everywhere) - {"table"})


@pytest.mark.parametrize("game", GAMES)
def test_the_backs_of_a_game_look_different_without_colours_too(game: str) -> None:
    greys = [pygame.transform.grayscale(printed(game, name)) for name in ON_SCREEN[game].backs()]
    size = greys[0].get_width() * greys[0].get_height()
    for one, other in combinations(greys, 2):
        apart = size - pygame.transform.threshold(None, one, None, (12, 12, 12, 255), set_behavior=0, search_surf=other)
        assert apart > size * 0.08


@pytest.mark.parametrize("scale", (0.5, 1.0, 1.237, 3.0))
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_back_is_the_same_upside_down_and_has_its_paper_border(game: str, name: str, scale: float) -> None:
    back = printed(game, name, scale)
    assert back.get_size() == (round(CARD[0] * scale), round(CARD[1] * scale))
    turned = pygame.transform.rotate(back, 180)
    size = back.get_width() * back.get_height()
    assert size - pygame.transform.threshold(None, back, None, (2, 2, 2, 255), set_behavior=0, search_surf=turned) <= 2
    if scale == 3.0:
        row = [back.get_at((x, back.get_height() // 4))[:3] for x in range(4, int(CARD[0] * 0.045 * scale))]
        assert all(colour == pytest.approx(PAPER, abs=3) for colour in row)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_back_stands_out_from_its_border_and_so_does_its_sign(game: str, name: str) -> None:
    ground = mean(printed(game, name))
    assert contrast(ground, PAPER) > 4.0
    assert contrast(ground, BRASS) > 2.2


@pytest.mark.parametrize("name", defizz.DECKS)
@pytest.mark.parametrize("eye", EYES)
def test_the_two_decks_are_told_apart_on_every_back(name: str, eye: str) -> None:
    both = [Press(1.0).show(kind, partial(defizz.deck, name, kind), Pose(), even=True) for kind in defizz.KINDS]
    duel, multi = (seen(mean(picture), eye) for picture in both)
    assert difference(duel, multi) > 10


def test_a_back_that_is_not_known_is_the_usual_one() -> None:
    backs = ON_SCREEN["tordu"].backs()
    assert design(backs, "fleur") is design(backs, "") is backs["twists"]
    usual, odd, other = (Art(1.0, design=name).back() for name in ("", "fleur", "knot"))
    assert pygame.image.tobytes(usual, "RGBA") == pygame.image.tobytes(odd, "RGBA")
    assert pygame.image.tobytes(usual, "RGBA") != pygame.image.tobytes(other, "RGBA")
