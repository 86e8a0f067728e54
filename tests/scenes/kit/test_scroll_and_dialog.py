"""Long texts, lists, questions, toasts."""

from __future__ import annotations

import pygame
import pytest

from scenes.app.dialog import Dialog
from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.kit.scroll import Listing, Reader
from scenes.kit.toast import SECONDS, Toasts
from scenes.kit.widget import Widget
from tests.scenes.driver import Driver

TEXT = "# Règles\n" + "\n".join(
    f"Phrase numéro {n}, assez longue pour aller à la ligne une fois ou deux." for n in range(40)
)


class Holder(Page):
    def __init__(self, make: type, *rest: object) -> None:
        super().__init__()
        self.make, self.rest = make, rest

    def build(self) -> list[Widget]:
        return [self.make(Box(100, 100, 400, 300), *self.rest)]


def test_a_long_text_is_read_by_wheel_and_by_keys() -> None:
    page = Holder(Reader, TEXT)
    hands = Driver(page)
    reader = page.widgets[0]
    assert isinstance(reader, Reader) and reader.most > 500
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_DOWN)
    assert reader.at == 48
    hands.key(pygame.K_END)
    assert reader.at == reader.most
    hands.key(pygame.K_PAGEUP)
    hands.key(pygame.K_HOME)
    assert reader.at == 0


def test_a_text_is_moved_by_its_bar() -> None:
    page = Holder(Reader, TEXT)
    hands = Driver(page)
    hands.drag(495, 110, 495, 399)
    assert page.widgets[0].at == page.widgets[0].most


def test_a_short_text_does_not_move() -> None:
    page = Holder(Reader, "court")
    hands = Driver(page)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_DOWN)
    assert page.widgets[0].at == 0


def test_only_what_can_be_seen_is_drawn() -> None:
    hands = Driver(Holder(Reader, TEXT))
    assert 5 < len([item for item in hands.drawn() if item.what == "text"]) < 25


def test_a_list_is_chosen_from_by_keys_and_by_mouse() -> None:
    chosen: list[int] = []
    rows = [(f"Partie {n}", "Trépido, quatre joueurs") for n in range(20)]
    page = Holder(Listing, rows, chosen.append)
    hands = Driver(page)
    hands.key(pygame.K_TAB)
    for _ in range(9):
        hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RETURN)
    listing = page.widgets[0]
    assert isinstance(listing, Listing) and chosen == [9] and listing.at > 0
    hands.click(150, 100 + listing.row / 2)
    assert chosen[-1] == (listing.at + listing.row / 2) // listing.row == 5


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_a_question_is_answered_once_and_goes(key: int) -> None:
    said: list[str] = []
    hands = Driver(Page())
    answers = [("Effacer", lambda: said.append("yes"), "urgent"), ("Garder", lambda: said.append("no"), "quiet")]
    hands.app.push(Dialog("Effacer cette partie ?", "Elle ne pourra pas être retrouvée.", answers))
    hands.key(pygame.K_TAB)
    hands.key(key)
    assert said == (["no"] if key == pygame.K_ESCAPE else ["yes"]) and len(hands.app.scenes) == 1


@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (1920, 1080)])
def test_a_question_fits_at_every_size(size: tuple[int, int], text_size: float) -> None:
    hands = Driver(Page(), size, text_size)
    text = "Elle ne pourra pas être retrouvée, et les autres joueurs ne verront plus ce qui s’y est passé."
    hands.app.push(Dialog("Effacer cette partie ?", text, [("Effacer", print, "urgent"), ("Garder", print, "quiet")]))
    assert hands.faults() == []


def test_a_toast_comes_and_goes_and_does_not_repeat_itself() -> None:
    toasts = Toasts()
    for _ in range(3):
        toasts.say("Partie gardée.")
    assert toasts.update(0.1) and toasts.shown == "Partie gardée." and toasts.waiting == []
    toasts.say("Partie gardée.")
    assert toasts.waiting == []
    assert toasts.update(SECONDS + 5) and toasts.shown == "", "its going is drawn"
    assert not toasts.update(1) and toasts.wake is None


def test_a_toast_that_stays_draws_nothing_and_lets_the_loop_sleep_until_it_goes() -> None:
    toasts = Toasts()
    toasts.say("Partie gardée.")
    assert toasts.wake == 0
    toasts.update(0.0)
    assert not toasts.update(1.0)
    assert toasts.wake is not None and toasts.wake > 1
    assert not toasts.update(toasts.wake - 0.01) and toasts.shown
    assert toasts.update(0.02) and not toasts.shown


def test_a_long_toast_has_several_lines() -> None:
    hands = Driver(Page(), (960, 540), 1.5)
    hands.app.toasts.say(
        "Le dossier /home/camille/.local/share/tablee ne peut pas être écrit : le disque est plein. " * 2
    )
    hands.events()
    canvas = hands.app.canvas
    canvas.drawn = []
    hands.app.toasts.draw(canvas, canvas.view.width / 2, 620)
    texts = [item for item in canvas.drawn if item.what == "text"]
    assert len(texts) > 2 and not any(item.text.endswith("…") for item in texts)
    assert all(canvas.whole.contains(item.box) for item in texts)


def test_the_arrows_tell_which_row_they_have_come_to() -> None:
    moved: list[int] = []
    page = Holder(Listing, [("un", ""), ("deux", ""), ("trois", "")], print, 0, moved.append)
    hands = Driver(page)
    for code in (pygame.K_TAB, pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP):
        hands.key(code)
    assert moved == [1, 2, 1]


def test_a_long_question_has_two_lines() -> None:
    """A dialog that names something does not cut the name."""
    hands = Driver(Page())
    hands.app.push(Dialog("Supprimer « Les questions de Mamie » ?", "Vraiment ?", [("Garder", lambda: None, "quiet")]))
    hands.app.step(0.05)
    assert hands.faults() == []
