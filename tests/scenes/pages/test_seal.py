"""Sealed deals on the screen: what is shown, what is checked, what is copied."""

from __future__ import annotations

import pygame
import pytest

from game.match import Match, MoveMade
from game.seal import fingerprint
from scenes.app.page import Page
from scenes.pages import seal
from scenes.sitting.sealed import Deal
from tests.scenes.driver import Driver
from tests.scenes.evenings import played


def verdict(match: Match, sealed: str) -> str:
    """The sentence of the check, of a match that was sealed with this fingerprint."""
    return seal.verdict(Deal(match, sealed).check())


MATCHES = "It matches"
OTHER = "does not match"


def test_the_short_form_is_the_beginning_of_the_whole() -> None:
    sealed = fingerprint(played("trio", 3, moves=0))
    assert sealed.startswith(seal.short(sealed).replace(" ", ""))


def test_the_whole_form_loses_nothing() -> None:
    sealed = fingerprint(played("trio", 3, moves=0))
    assert "".join(seal.whole(sealed).split()) == sealed


@pytest.mark.parametrize(("game", "seats"), [("trepido", 3), ("trio", 4), ("tordu", 3), ("defizz", 3)])
def test_a_match_played_from_its_sealed_deal_matches(game: str, seats: int) -> None:
    match = played(game, seats)
    assert MATCHES in verdict(match, fingerprint(match))


@pytest.mark.parametrize("change", [{"seed": 5}, {"salt": "dust"}])
def test_another_seed_or_salt_does_not_match(change: dict[str, object]) -> None:
    match = played("tordu", 3)
    sealed = fingerprint(match)
    for name, value in change.items():
        setattr(match, name, value)
    assert OTHER in verdict(match, sealed)


def test_another_fingerprint_does_not_match() -> None:
    match = played("tordu", 3)
    assert OTHER in verdict(match, "0" * 64)


def test_a_state_that_the_moves_do_not_lead_to_is_found_out() -> None:
    match = played("tordu", 3)
    sealed = fingerprint(match)
    match.state.scores[0] += 1
    assert "lead elsewhere" in verdict(match, sealed)


def test_a_move_changed_afterwards_is_found_out() -> None:
    match = played("trepido", 3)
    sealed = fingerprint(match)
    match.moves.append(MoveMade(0, match.moves[0].move))
    assert MATCHES not in verdict(match, sealed)


def test_checking_changes_nothing() -> None:
    match = played("tordu", 3)
    before = match.state.copy()
    verdict(match, fingerprint(match))
    assert match.state == before


def test_what_is_copied_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    hands = Driver(Page(), language="en")
    seal.copy(hands.app, "7K2M")
    hands.app.step(0.01)
    assert board == ["7K2M"] and hands.app.toasts.shown == "Copied."


def test_without_a_clipboard_the_text_itself_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    hands = Driver(Page(), language="en")
    seal.copy(hands.app, "7K2M")
    hands.app.step(0.01)
    assert "7K2M" in hands.app.toasts.shown
