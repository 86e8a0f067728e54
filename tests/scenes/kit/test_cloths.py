"""The cloths in numbers: everything that is drawn straight on one can be read there, by all kinds of eyes."""

from __future__ import annotations

import pygame
import pytest

from scenes.games.tordu.art import ON_CLOTH
from scenes.games.trepido.look import Look
from scenes.kit.cloths import CLOTHS, USUAL, Cloth, named
from scenes.kit.theme import BRASS, CONTRASTS, CORAL, CORNER, CREAM, INK, LAMP, MUTED, PAPER, TEAL, Colour
from scenes.stage.plate import SOFT
from tests.scenes.eyesight import EYES, contrast, difference, seen

EVERY = pytest.mark.parametrize("name", CLOTHS)


def ends(cloth: Cloth) -> tuple[Colour, Colour]:
    return cloth.lamp, cloth.corner


def under(ground: Colour, glass: Colour, opacity: float) -> Colour:
    """The colour of glass with this opacity on a ground."""
    red, green, blue = (round(a + (b - a) * opacity) for a, b in zip(ground, glass, strict=True))
    return red, green, blue


def test_the_usual_cloth_is_the_green_of_the_theme() -> None:
    assert (named(USUAL).lamp, named(USUAL).corner) == (LAMP, CORNER)
    assert named("tartan") is named("") is CLOTHS[USUAL]


@EVERY
def test_words_lines_and_urgent_signs_are_read_on_the_cloth(name: str) -> None:
    """On every cloth at least as well as on the green one, up to what is asked for."""
    cloth, green = CLOTHS[name], CLOTHS[USUAL]
    for which, asked in (("words", 4.5), ("soft", 4.5), ("brass", 4.5), ("coral", 3.0)):
        for end, usual in zip(ends(cloth), ends(green), strict=True):
            least = min(asked, contrast(getattr(green, which), usual))
            assert contrast(getattr(cloth, which), end) >= least, which


@EVERY
def test_words_are_read_on_glass_buttons_and_the_curtain(name: str) -> None:
    cloth = CLOTHS[name]
    for ground in (cloth.quiet, cloth.glass, cloth.knob, cloth.lit, cloth.curtain):
        assert contrast(CREAM, ground) > 7
    for end in ends(cloth):
        assert contrast(CREAM, under(end, cloth.glass, cloth.clear(0.72))) > 7
        assert contrast(SOFT, under(end, cloth.glass, cloth.clear(0.72))) > 4.5
        assert contrast(SOFT, under(end, cloth.glass, cloth.clear(0.4))) > 4.5
        assert contrast(cloth.words, under(end, *cloth.well)) > 7
        assert contrast(cloth.brass, under(end, *cloth.well)) > 3.8
    assert contrast(cloth.faint, cloth.glass) > 3
    assert contrast(BRASS, cloth.glass) > 4.5
    assert contrast(MUTED, cloth.quiet) > 2.8


@EVERY
def test_glass_and_quiet_buttons_stand_out_from_the_cloth_under_the_lamp(name: str) -> None:
    cloth = CLOTHS[name]
    usual = contrast(CLOTHS[USUAL].glass, CLOTHS[USUAL].lamp)
    assert contrast(cloth.glass, cloth.lamp) > min(2.0, usual * 0.9)
    assert contrast(cloth.quiet, cloth.lamp) > 1.5


@EVERY
def test_the_light_border_of_cards_is_seen(name: str) -> None:
    """Against a dark cloth by itself; on a light one by the dark line around it, which is seen from both sides."""
    cloth = CLOTHS[name]
    for end in ends(cloth):
        if cloth.light:
            assert contrast(PAPER, cloth.edge) > 4.5
            assert contrast(end, cloth.edge) > 3
        else:
            assert contrast(PAPER, end) > 4.5


@EVERY
@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("contrast_set", CONTRASTS)
def test_the_heat_of_the_strengths_stays_as_it_is_beside_the_cloth(name: str, eye: str, contrast_set: str) -> None:
    """The strengths are as far apart as ever, and the paper between them and the cloth is far from each of them."""
    bands = [seen(hue.band, eye) for hue in Look(contrast=contrast_set).hues]
    assert min(difference(one, other) for one in bands for other in bands if one is not other) > 20
    for end in ends(CLOTHS[name]):
        border = PAPER if not CLOTHS[name].light else CLOTHS[name].edge
        assert difference(seen(border, eye), seen(end, eye)) > 20


@pytest.mark.parametrize("eye", EYES)
def test_the_cloths_are_told_apart(eye: str) -> None:
    lamps = [seen(cloth.lamp, eye) for cloth in CLOTHS.values()]
    assert min(difference(one, other) for one in lamps for other in lamps if one is not other) > 6


@EVERY
def test_signs_in_coral_and_teal_keep_their_words(name: str) -> None:
    """They lie on the cloth with a ground of their own, which differs from it for every eye."""
    for end in ends(CLOTHS[name]):
        for eye in EYES:
            assert difference(seen(CORAL, eye), seen(end, eye)) > 12
            assert difference(seen(TEAL, eye), seen(end, eye)) > 5
    assert contrast(INK, BRASS) > 7


@EVERY
@pytest.mark.parametrize("four_colours", (False, True))
def test_suits_are_read_on_glass(name: str, four_colours: bool) -> None:
    cloth = CLOTHS[name]
    for tone in ON_CLOTH[four_colours].values():
        for end in ends(cloth):
            assert contrast(tone, under(end, cloth.glass, cloth.clear(0.72))) > 4


@EVERY
def test_a_canvas_has_the_colours_of_its_cloth(name: str) -> None:
    from scenes.app.loop import App
    from scenes.app.preferences import Preferences

    pygame.font.init()
    app = App(pygame.Surface((320, 180)), preferences=Preferences(cloth=name))
    assert app.canvas.cloth is CLOTHS[name]
    lit = app.cloth.get_at((160, 79))[:3]
    assert max(abs(a - b) for a, b in zip(lit, CLOTHS[name].lamp, strict=True)) < 12
