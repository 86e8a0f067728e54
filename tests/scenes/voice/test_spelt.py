"""Signs and figures in words: cards, kings, centuries and seconds, as engines would not read them by themselves."""

from __future__ import annotations

import pytest

from scenes.voice.plain import plain
from scenes.voice.spelt import spelt
from tests.scenes.voice.mouths import Tape


@pytest.mark.parametrize(
    ("written", "french", "english"),
    [
        ("5♦ 10♥", "5 de carreau 10 de cœur", "5 of diamonds 10 of hearts"),
        ("Louis XIV, Henri IV, III", "Louis 14, Henri 4, 3", "Louis 14, Henri 4, 3"),
        ("6.91\N{NO-BREAK SPACE}s.", "6.91 secondes.", "6.91 seconds."),
        ("Malcolm X, XL, XXL, CD, MIX", "Malcolm X, XL, XXL, CD, MIX", "Malcolm X, XL, XXL, CD, MIX"),
        ("1990s, 1990 s’en va", "1990s, 1990 s’en va", "1990s, 1990 s’en va"),
    ],
)
def test_signs_and_figures_are_written_out(written: str, french: str, english: str) -> None:
    assert (spelt(written, "fr"), spelt(written, "en")) == (french, english)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("au XIXe siècle", "au dix-neuvième siècle"),
        ("la IIIe République", "la troisième République"),
        ("François Ier, le 1er, la 1re", "François premier, le premier, la première"),
        ("le 20e, le 99e, VVIe", "le vingtième, le 99e, VVIe"),
    ],
)
def test_french_ordinals_are_written_out(written: str, said: str) -> None:
    assert spelt(written, "fr") == said


def test_court_cards_have_the_letters_of_each_language() -> None:
    assert spelt("V♣ D♦ R♥ A♠", "fr") == "valet de trèfle dame de carreau roi de cœur as de pique"
    assert spelt("J♣ Q♦ K♥ A♠", "en") == "jack of clubs queen of diamonds king of hearts ace of spades"
    assert spelt("♣ ♠", "en") == "clubs spades"


def test_a_language_not_known_is_left_as_it_is() -> None:
    assert spelt("Luis XIV, 5♦", "es") == "Luis XIV, 5♦"


def test_the_speaker_spells_in_the_language_of_the_sentence() -> None:
    from scenes.voice.engine import Manner

    tape = Tape()
    tape.say("Henri IV : 7♠", Manner("fr"))
    tape.say("Henry VIII: 7♠", Manner("en"))
    assert tape.said == [plain("Henri 4 : 7 de pique"), "Henry 8: 7 of spades"]
