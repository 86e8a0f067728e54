"""The rules opened at a table: cut to its options, and a way into a lesson and back to the match."""

from __future__ import annotations

from typing import Any, NamedTuple

import pygame
import pytest

from scenes.kit.button import Button
from scenes.lessons.scene import LessonScene
from scenes.pages.rules.page import RulesPage
from scenes.stage.paper.flow import SIGNS
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import people, sit


class Sat(NamedTuple):
    """A table, what its rules say, and what they don't; slashes between."""

    game: str
    seats: int
    options: dict[str, Any]
    said: str
    unsaid: str


TABLES = [
    Sat("trio", 3, {}, "Trois trios / chacune à sa place / Sans carnet", "liés / partenaire / Avec le carnet"),
    Sat("trio", 4, {"mode": "picante", "notebook": True}, "Deux trios liés / Avec le carnet", "En simple / partenaire"),
    Sat("trio", 4, {"teams": True}, "partenaire / échanger", "liés / au milieu, face cachée"),
    Sat("trio", 6, {"mode": "picante", "teams": True}, "partenaire / échanger / trios liés", "En simple"),
    Sat("tordu", 3, {"variant": "simple"}, "La variante simple / passe à gauche", "surcontre / 3 ou 5 manches"),
    Sat("tordu", 3, {}, "surcontre / Un contre met aussitôt fin", "La variante simple / Si le contre / à gauche après"),
    Sat("tordu", 4, {"double_ends": False, "manches": 3}, "Si le contre n’arrête / 3 ou 5 manches", "aussitôt fin"),
    Sat("tordu", 2, {"declarer_deals": False}, "La donne tourne", "Le preneur donne la suivante"),
    Sat("defizz", 4, {}, "Besoin d’aide / Chacun commence avec", "expert / sans rien / règle maison / deux personnes"),
    Sat("defizz", 4, {"expert": True}, "pas de carte Aide / le lecteur qui choisit", "Besoin d’aide / Chaque camp a"),
    Sat("defizz", 4, {"enrichment": True}, "Tout le monde commence sans rien", "Chacun commence avec 1"),
    Sat("defizz", 4, {"teams": True, "max_rounds": 3}, "deux personnes / En quelques manches", "minutes / qui monte"),
    Sat("defizz", 4, {"minutes": 20, "escalate_every": 2}, "En quelques minutes / qui monte", "En quelques manches"),
    Sat("trepido", 3, {"kids": 1}, "Étape 1", "Rapidité / Étape 2"),
    Sat("trepido", 4, {"edition": "ciao", "teams": True}, "boulet / une place sur deux", "Gare à la tête / Étape 1"),
]


def opened(game: str, seats: int, options: dict[str, Any]) -> tuple[Driver, RulesPage]:
    """The rules as F1 opens them at a table."""
    hands = sit(game, people(1, seats), 1, 0, **options)
    hands.app.prefer(language="fr")
    hands.key(pygame.K_F1)
    page = hands.app.top
    assert isinstance(page, RulesPage) and page.game == game
    return hands, page


def plain(text: str) -> str:
    return SIGNS.sub("", text).replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize("sat", TABLES, ids=lambda sat: f"{sat.game} {sat.options}")
def test_the_rules_are_those_of_the_table(sat: Sat) -> None:
    hands, page = opened(sat.game, sat.seats, sat.options)
    text = plain(page.text())
    assert [words for words in sat.said.split(" / ") if words not in text] == []
    assert [words for words in sat.unsaid.split(" / ") if words in text] == []
    for number in range(len(page.leaves)):
        page.turn(number)
        assert hands.faults() == []


def test_a_lesson_from_the_rules_leads_back_to_the_match() -> None:
    hands, page = opened("tordu", 3, {})
    scene = hands.app.scenes[-2]
    assert isinstance(scene, TableScene)
    moves = len(scene.sitting._match.moves)
    [learn] = [widget for widget in page.widgets if isinstance(widget, Button) and widget.kind == "do"]
    hands.click_on(learn)
    assert isinstance(hands.app.top, LessonScene)
    for _ in range(60):
        hands.app.step(0.1)
    hands.app.pop()
    assert hands.app.top is page
    hands.key(pygame.K_F1)
    assert hands.app.top is scene and len(scene.sitting._match.moves) == moves
