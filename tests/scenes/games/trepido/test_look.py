"""The colours of Trépido: told apart by every eye, and called what they are wherever they are named."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pygame
import pytest

from game import GAMES, TABLE
from game.trepido import events
from game.trepido.cards import NAME
from game.trepido.moves import Play
from scenes.app import lang
from scenes.games import ON_SCREEN
from scenes.games.trepido import art, words
from scenes.games.trepido.look import HUES, Look
from scenes.kit.theme import Colour
from scenes.pages.rules.page import RulesPage
from tests.scenes.driver import Driver
from tests.scenes.eyesight import EYES, difference, grey, hue, seen

NAMES = ["Ada", "Basile", "Colette"]
LOOKS = [Look(edition, contrast) for contrast, edition in HUES]
RANGES = {"red": (15, 45), "orange": (50, 78), "yellow": (85, 110), "green": (120, 185), "blue": (240, 290)}
"""Word → the hues that people call so, in degrees."""
FRENCH = {"green": "vert", "blue": "bleu", "orange": "orange", "yellow": "jaune", "red": "rouge"}

each_look = pytest.mark.parametrize("look", LOOKS, ids=str)


def started(**options: Any) -> Any:
    return GAMES["trepido"].start(GAMES["trepido"].options(options), 3, 1)


def colours_in(text: str) -> set[str]:
    return {word for word in RANGES if re.search(rf"\b{word}\b", text)}


@each_look
def test_the_strengths_stay_apart_for_every_eye_and_without_colours(look: Look) -> None:
    bands = [each.band for each in look.hues]
    for eye in EYES:
        assert min(difference(seen(a, eye), seen(b, eye)) for a, b in combinations(bands, 2)) >= 21
    assert min(difference(grey(a), grey(b)) for a, b in combinations(bands, 2)) >= 21


@each_look
def test_a_strength_is_called_what_it_is_drawn_in(look: Look) -> None:
    """TR-02: `trepido` has an orange one, the others a yellow one."""
    for each in look.hues:
        least, most = RANGES[each.word]
        assert least <= hue(each.band) <= most
    assert look.hues[1].word == ("orange" if look.edition == "trepido" else "yellow")


@each_look
@pytest.mark.parametrize("strength", (1, 2, 3))
def test_a_card_is_drawn_in_the_colour_of_its_word(look: Look, strength: int) -> None:
    pygame.font.init()
    face = art.Art(2.0, look).face(f"r{strength}a")
    band: Colour = face.get_at((round((art.BORDER + art.BAND / 2) * 2), 40 * 2))[:3]
    assert band == pytest.approx(look.hues[strength - 1].band, abs=3)


@each_look
@pytest.mark.parametrize("card", ["r1a", "p2Ga", "s3Pa", "j2b"])
def test_log_move_and_refusal_call_a_card_by_the_same_colour(look: Look, card: str) -> None:
    view = started(edition=look.edition).view(TABLE)
    told = ON_SCREEN["trepido"].words(view.options, look.contrast)
    lines = [
        told.event(events.Played(0, card, None), NAMES),
        told.event(events.Gave(0, 1, card), NAMES),
        told.event(events.WrongCard(0, card), NAMES),
        told.event(events.Drew(0, 1, "draw", (card,)), NAMES),
        told.move(Play(card), view, NAMES),
        told.value("card", card, view),
    ]
    assert all(colours_in(line or "") == {look.hues[int(card[1]) - 1].word} for line in lines)


@pytest.mark.parametrize("kids", (1, 2))
def test_with_small_children_no_colour_is_named(kids: int) -> None:
    """TR-27: where strengths count for nothing, words don't tell them."""
    look = Look.of(started(kids=kids).options, "usual")
    assert not any(colours_in(words.card(name, look)) for name in NAME)
    assert words.face("p", 3, look) == "paper" and words.card("j1a", look) == "joker"


def test_in_a_match_for_points_children_see_what_a_card_counts() -> None:
    assert Look.of(started(kids=1, match="points").options, "usual").graded


@pytest.mark.parametrize("symbol", "rpsj")
def test_with_small_children_no_pips_are_drawn(symbol: str) -> None:
    look = Look.of(started(kids=1).options, "usual")
    drawn = [art.draw(art.face_of(f"{symbol}{strength}a", "trepido"), look).shapes for strength in (1, 2, 3)]
    assert len({re.sub(r"#[0-9A-F]{6}", "", shapes) for shapes in drawn}) == 1
    assert f'r="{art.PIP:g}"' not in drawn[2]


@each_look
def test_the_rules_name_the_colours_as_they_are_drawn(look: Look) -> None:
    page = RulesPage("trepido", {"edition": look.edition})
    Driver(page).app.prefer(contrast=look.contrast)
    text = page.text().replace("Défifoo jaune", "")
    assert "{" not in text
    told = set(re.findall(rf"\b({'|'.join(FRENCH.values())})\b", text))
    assert told == {FRENCH[each.word] for each in look.hues}


# agreement


@pytest.mark.parametrize("word", RANGES)
def test_in_french_a_colour_agrees_with_its_symbol(word: str) -> None:
    lang.use("fr")
    look = next(look for look in LOOKS if word in [each.word for each in look.hues])
    strength = [each.word for each in look.hues].index(word) + 1
    masculine = FRENCH[word]
    feminine = {"vert": "verte", "bleu": "bleue"}.get(masculine, masculine)
    several = masculine if masculine == "orange" else masculine + "s"
    found = [words.face(letter, strength, look) for letter in "rps"]
    assert found == [f"pierre {feminine}", f"feuille {feminine}", f"ciseaux {several}"]


# why cards were drawn


@pytest.mark.parametrize(
    ("why", "said"),
    [
        ("draw", "Ada pioche 3 cartes."),
        ("threat", "Ada pioche 3 cartes\N{NO-BREAK SPACE}: +3."),
        ("penalty", "Ada pioche 3 cartes\N{NO-BREAK SPACE}: carte refusée."),
        ("late", "Ada pioche 3 cartes\N{NO-BREAK SPACE}: trop tard."),
        ("silence", "Ada pioche 3 cartes\N{NO-BREAK SPACE}: merci oublié."),
    ],
)
def test_the_log_says_why_cards_were_drawn(why: str, said: str) -> None:
    lang.use("fr")
    assert words.TrepidoWords().event(events.Drew(0, 3, why, None), NAMES) == said


@pytest.mark.parametrize(
    ("why", "said"),
    [
        ("draw", "Ada pioche 2 cartes\N{NO-BREAK SPACE}: pierre verte, ciseaux rouges."),
        ("late", "Ada pioche 2 cartes (trop tard)\N{NO-BREAK SPACE}: pierre verte, ciseaux rouges."),
    ],
)
def test_before_eyes_that_know_the_cards_a_draw_is_one_sentence(why: str, said: str) -> None:
    lang.use("fr")
    assert words.TrepidoWords().event(events.Drew(0, 2, why, ("r1a", "s3a")), NAMES) == said


def test_nothing_drawn_is_said_so() -> None:
    assert words.TrepidoWords().event(events.Drew(0, 0, "late", ()), NAMES) == "Nothing is left to draw for Ada."
