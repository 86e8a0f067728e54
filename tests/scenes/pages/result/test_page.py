"""The end of a match: who has won, the ranking, the sheet, the deal unsealed, the ways on."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

import msgspec
import pygame
import pytest

from game import GAMES, dealcode, seal
from game.match import Match, Seat
from game.table import Outcome
from scenes.app.page import Page
from scenes.app.sheet import Extra, buttons
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.segments import Segments
from scenes.pages.result import confetti
from scenes.pages.result.highlighted import Highlighted
from scenes.pages.result.page import ResultPage, consolation, title
from scenes.pages.result.podium import Guest, Ranking, guests
from scenes.pages.result.stairs import Stairs
from scenes.sitting.facts import Facts
from scenes.tables.highlight import Highlight
from tests.scenes.driver import Driver
from tests.scenes.evenings import NAMES, played
from tests.scenes.sheets import EVERYWHERE, Language, said_words
from tests.scenes.tables.seated import looked_at

ENDED = {
    "two seats, one round": played("trepido", 2),
    "thirty rounds": played("trepido", 6, match="points", rounds=30),
    "teams of Trio": played("trio", 6, teams=True, mode="picante"),
    "manches": played("tordu", 5, manches=5),
    "twelve sides": played("defizz", 12, escalate_every=1),
}


@dataclass
class End:
    """A result on the screen, and what was asked of the table."""

    hands: Driver
    page: ResultPage
    asked: list[str] = field(default_factory=list)

    def button(self, text: str) -> Button:
        return next(widget for widget in self.page.widgets if isinstance(widget, Button) and widget.text == text)

    def show(self, section: str) -> None:
        choice = next(widget for widget in self.page.widgets if isinstance(widget, Segments))
        place = [value for value, _ in choice.values].index(section)
        part = choice._segments()[place]
        self.hands.click(*part.centre)


def ended(
    match: Match,
    size: tuple[int, int] = (1280, 720),
    text_size: float = 1.0,
    language: Language = "en",
    sealed: str = "",
) -> End:
    hands, asked = Driver(Page(), size, text_size, language), []
    hands.app.push(Page())
    sitting = looked_at(match)
    sitting.sealed = sealed or sitting.sealed
    page = ResultPage(sitting, lambda: asked.append("again"), lambda: asked.append("log"))
    hands.app.push(page)
    hands.app.step(0.01)
    return End(hands, page, asked)


def shown(end: End) -> list[Guest]:
    """Everyone on the podium and in the rows below it, by rank."""
    stairs = next(widget for widget in end.page.widgets if isinstance(widget, Stairs))
    steps = [guest for step in stairs.steps for guest in step.guests]
    return sorted([*steps, *(guest for row in stairs.rest for guest in row)], key=lambda guest: guest.place)


def tab_to(end: End, text: str) -> None:
    """Press Tab until this button has the focus."""
    for _ in range(20):
        end.hands.key(pygame.K_TAB)
        if end.page.focused is end.button(text):
            return
    raise AssertionError(f"{text} can't be reached")


def test_the_winner_is_named_and_the_reason_said() -> None:
    match = ENDED["two seats, one round"]
    assert match.state.outcome is not None
    winner = NAMES[match.state.outcome.winners[0]]
    texts = said_words(ended(match).hands)
    assert f"{winner} wins!" in texts and f"{winner} was out of cards first." in texts


def facts(*names: str, people: int = 3) -> Facts:
    """A table of these names, the first of them people."""
    seats = tuple(Seat(name=name, level=None if seat < people else "easy") for seat, name in enumerate(names))
    return Facts("trio", GAMES["trio"].options({}), seats)


def test_several_winners_are_all_named() -> None:
    assert title((0, 2), facts("Zoé", "Lou", "Noé")) == "Zoé and Noé win!"


def test_a_person_who_has_won_alone_is_spoken_to() -> None:
    alone = facts("Zoé", "Lou", "Noé", people=1)
    assert title((0,), alone) == "You win!" and title((1,), alone) == "Lou wins!"
    assert title((0,), facts("Zoé", "Lou", "Noé", people=2)) == "Zoé wins!", "somebody else looks on"


def test_a_person_who_has_lost_alone_gets_a_kind_line() -> None:
    alone = facts("Zoé", "Lou", "Noé", people=1)
    names, lines = alone.names, ["", "", ""]
    second = guests([(1,), (0,), (2,)], (1,), names, lines, alone.seats)
    last = guests([(1,), (2,), (0,)], (1,), names, lines, alone.seats)
    assert consolation(second, alone) == "So close! The next one is yours."
    assert consolation(last, alone) == "The next deal may be kinder."
    assert consolation(guests([(0,), (1,), (2,)], (0,), names, lines, alone.seats), alone) == ""
    assert consolation(last, facts("Zoé", "Lou", "Noé", people=2)) == "", "several people comfort each other"


def test_confetti_falls_for_a_persons_victory_and_no_one_elses() -> None:
    match = ENDED["two seats, one round"]
    assert match.state.outcome is not None
    for people, falls in ((0, False), (2, True)):
        match.seats = tuple(
            msgspec.structs.replace(seat, level=None if number < people else "easy")
            for number, seat in enumerate(match.seats)
        )
        end = ended(match)
        assert end.page.festive is falls and end.page.update(0.1) is falls
    end.hands.app.prefer(reduced_motion=True)
    assert not end.page.festive
    end.hands.app.prefer(reduced_motion=False)
    end.page.update(confetti.SECONDS)
    assert not end.page.update(0.1), "it has fallen"


def test_the_deciding_moment_stands_beside_the_podium() -> None:
    end = ended(ENDED["two seats, one round"])
    moment = next(widget for widget in end.page.widgets if isinstance(widget, Highlighted))
    assert moment.told.words in " ".join(said_words(end.hands)) and moment.told.pieces
    narrow = ended(ENDED["two seats, one round"], (960, 720), 1.5)
    assert not any(isinstance(widget, Highlighted) for widget in narrow.page.widgets)
    narrow.show("moment")
    assert any(isinstance(widget, Highlighted) for widget in narrow.page.widgets)


def test_confetti_falls_behind_all_words_and_buttons() -> None:
    match = ENDED["two seats, one round"]
    match.seats = tuple(msgspec.structs.replace(seat, level=None) for seat in match.seats)
    end = ended(match)
    view, surface = end.hands.app.view, end.hands.app.surface
    steps = [step.box.inset(2) for widget in end.page.widgets if isinstance(widget, Stairs) for step in widget.steps]
    over = [end.page.paper.inset(24, 24), *steps, end.button("Log").box.inset(12)]
    looks = []
    for seconds in (0.4, 1.1):
        end.page.elapsed = seconds
        end.hands.app.touch()
        end.hands.app.step(0.0)
        rects = [(*view.to_pixels(box.x, box.y), view.px(box.width), view.px(box.height)) for box in over]
        parts = [surface.subsurface(rect) for rect in rects]
        looks.append([pygame.image.tobytes(part, "RGB") for part in (surface, *parts)])
    apart = [max(abs(a - b) for a, b in zip(*pair, strict=True)) for pair in zip(*looks, strict=True)]
    assert apart[0] > 100 and max(apart[1:]) <= 4, "some panels are a trace short of opaque"


def test_confetti_has_all_its_shapes_and_is_cheap() -> None:
    assert {flake.shape for flake in confetti.FLAKES} == {"paper", "disc", "curl"}
    assert confetti.SECONDS <= 3 and len(confetti.FLAKES) <= 160


def test_a_number_stays_with_what_it_counts() -> None:
    end = ended(ENDED["two seats, one round"])
    told = Highlight("Avec un +3, Ada arrête Léo à 2 cartes de la fin, et 12 points !", ("r1a",), 1)
    shown = Highlighted(Box(0, 0, 200, 200), told, end.page._pieces())
    assert "à 2\N{NO-BREAK SPACE}cartes" in shown.told.words and "12\N{NO-BREAK SPACE}points" in shown.told.words
    assert shown.told.words.replace("\N{NO-BREAK SPACE}", " ") == told.words and "+3, Ada" in shown.told.words


@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_a_third_button_has_room(size: tuple[int, int], text_size: float, language: Language) -> None:
    end = ended(ENDED["two seats, one round"], size, text_size, language)
    words = {"en": "Watch the match again", "fr": "Revoir la partie"}[language]
    page = end.page
    foot = next(widget for widget in page.widgets if isinstance(widget, Button) and widget.text in BACK).box
    whole = Box(foot.x, foot.y, page.app.view.width - 2 * foot.x, foot.height)
    more = [Extra(text, page.back) for text in ("Rejouer", words, "Journal")]
    page.widgets = list(buttons(page.app.canvas.type, whole, Extra("Retour au menu", page.back), more))
    assert end.hands.faults() == []
    assert not any(one.box.overlaps(other.box) for one, other in combinations(page.widgets, 2))


BACK = ("Back to the menu", "Retour au menu")


def test_a_draw_has_no_winner() -> None:
    match = played("trio", 3)
    match.state.outcome = Outcome((), (0, 0, 0), "draw")
    end = ended(match)
    assert "Nobody wins." in said_words(end.hands) and end.hands.faults() == []
    stairs = next(widget for widget in end.page.widgets if isinstance(widget, Stairs))
    assert [step.rank for step in stairs.steps if step.guests[0].place == 1] == [""], "and nobody is the first"


def test_everyone_is_on_the_podium_or_in_the_rows_below() -> None:
    end = ended(ENDED["thirty rounds"])
    assert [guest.place for guest in shown(end)] == [1, 2, 3, 4, 5, 6]


def test_in_large_type_the_ranking_is_a_section_of_its_own() -> None:
    end = ended(ENDED["thirty rounds"], text_size=1.5)
    assert not any(isinstance(widget, Ranking) for widget in end.page.widgets)
    end.show("ranking")
    assert any(isinstance(widget, Ranking) for widget in end.page.widgets)


def test_partners_share_a_place() -> None:
    assert [guest.place for guest in shown(ended(ENDED["teams of Trio"]))] == [1, 1, 2, 2, 3, 3]


def test_the_deal_is_unsealed_with_code_seed_and_fingerprint() -> None:
    match = ENDED["manches"]
    end = ended(match)
    end.show("deal")
    shown = " ".join(said_words(end.hands))
    assert dealcode.encode(match.seed) in shown and str(match.seed) in shown and match.salt in shown
    assert seal.fingerprint(match) in shown.replace(" ", "")


def test_a_true_deal_passes_the_check_by_mouse() -> None:
    end = ended(ENDED["manches"])
    end.show("deal")
    end.hands.click_on(end.button("Check"))
    assert any(text.startswith("It matches") for text in said_words(end.hands))


def test_a_deal_that_was_not_the_sealed_one_is_told_by_keyboard() -> None:
    end = ended(ENDED["manches"], sealed="0" * 64)
    end.show("deal")
    tab_to(end, "Check")
    end.hands.key(pygame.K_RETURN)
    assert any("does not match" in text for text in said_words(end.hands))


def test_the_code_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    end = ended(ENDED["manches"])
    end.show("deal")
    end.hands.click_on(end.button("Copy the code"))
    assert [dealcode.decode(code) for code in board] == [ENDED["manches"].seed]


def test_the_table_is_asked_to_deal_again_and_to_open_the_log() -> None:
    end = ended(ENDED["manches"])
    end.hands.click_on(end.button("Play again"))
    tab_to(end, "Log")
    end.hands.pad(0)
    assert end.asked == ["again", "log"]


@pytest.mark.parametrize("by", ["button", "key", "pad"])
def test_back_is_back_to_the_menu_past_the_table(by: str) -> None:
    end = ended(ENDED["manches"])
    menu = end.hands.app.scenes[0]
    if by == "button":
        end.hands.click_on(end.button("Back to the menu"))
    elif by == "key":
        end.hands.key(pygame.K_ESCAPE)
    else:
        end.hands.pad(1)
    assert end.hands.app.scenes == [menu] and not end.hands.app.over


def test_seats_keep_their_colours_and_likenesses() -> None:
    match = played("trepido", 2)
    match.seats = tuple(msgspec.structs.replace(seat, emblem="fox", colour=7) for seat in match.seats)
    assert {(guest.emblem, guest.colour) for guest in shown(ended(match))} == {("fox", 7), ("renaud", 7)}


@pytest.mark.parametrize("case", ENDED)
@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_nothing_is_cut_or_overlaps(case: str, size: tuple[int, int], text_size: float, language: Language) -> None:
    end = ended(ENDED[case], size, text_size, language)
    choice = next(widget for widget in end.page.widgets if isinstance(widget, Segments))
    for section, _ in choice.values:
        end.show(section)
        assert end.hands.faults() == []
    end.page._check()
    assert end.hands.faults() == []
