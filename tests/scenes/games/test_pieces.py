"""The pieces of every game in texts: each as large as it says, at any size, faint or not, in both languages."""

from __future__ import annotations

import pygame
import pytest

from scenes.app import lang
from scenes.app.preferences import Preferences
from scenes.games import ON_SCREEN
from scenes.stage.paper.pieces import Pieces

SHOWN = {
    "trepido": ("r1a", "s3Pa", "j2b", "xa", "back"),
    "trio": ("1", "12", "linked5", "linked12", "back"),
    "tordu": ("Qh", "Tt", "back", "suit-c", "suit-t", "bid-h0", "bid-t8", "pass", "double"),
    "defizz": (
        "duel", "multi", "hints-duel", "hints-multi", "help", "chip100", "chip500x2", "money100", "money1900", "bank",
        "die-duel-300", "die-chance", "chrono", "pingpong", "book", "buzzer",
    ),
}  # fmt: skip
UNKNOWN = {
    "trepido": ("r4a", "linked3"),
    "trio": ("0", "13", "linked13", "r1a"),
    "tordu": ("6h", "bid-h9", "bid-x3", "suit-x", "redouble"),
    "defizz": ("back", "hints", "chip300", "money50", "chip100x0", "die-duel-400", "die"),
}


def pieces(game: str, mode: str = "") -> Pieces:
    return ON_SCREEN[game].pieces(1.0, Preferences(), {"mode": mode})


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in SHOWN.items() for name in names])
def test_a_piece_is_as_large_as_it_says(game: str, name: str, language: str) -> None:
    lang.use(language)
    drawn = pieces(game)
    across, down = drawn.size(name)
    for zoom in (0.3, 1.0):
        for faint in (False, True):
            size = drawn.show(name, zoom, faint=faint).get_size()
            assert size == pytest.approx((across * zoom, down * zoom), abs=2)
    assert drawn.show(name, 0.6, 5.0).get_width() > 0


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in UNKNOWN.items() for name in names])
def test_what_is_no_piece_is_refused(game: str, name: str) -> None:
    with pytest.raises(KeyError):
        pieces(game).size(name)


def test_linked_cards_of_trio_show_their_links_in_every_mode() -> None:
    def same(mode: str) -> bool:
        plain, linked = (pieces("trio", mode).show(name, 1.0) for name in ("8", "linked8"))
        return pygame.image.tobytes(plain, "RGBA") == pygame.image.tobytes(linked, "RGBA")

    assert same("picante") and not same("simple")


def test_a_bid_shows_its_own_number_and_suit() -> None:
    drawn = pieces("tordu")
    bids = [pygame.image.tobytes(drawn.show(name, 0.6), "RGBA") for name in ("bid-h3", "bid-h4", "bid-s3", "pass")]
    assert len(set(bids)) == len(bids)


def test_money_is_shown_with_the_fewest_chips() -> None:
    """DE-02"""
    drawn = pieces("defizz")
    one, two, three = (drawn.size(name)[0] for name in ("money500", "money700", "money800"))
    assert one < two < three, "a stack a kind of chip"
    assert drawn.size("money1000")[0] == one and drawn.size("money1000")[1] > drawn.size("money500")[1]
