"""Questions that must not meet in one evening."""

from __future__ import annotations

from typing import Any

import pytest

from game.defizz import GAME
from game.defizz.kin import Kinship, same_entries, same_theme, tells
from game.defizz.pack import named, use
from game.defizz.records import Turn
from game.defizz.state import begin
from game.defizz.turn import draw_card
from tests.game.defizz.table import chrono, cible, lucky, packed, pingpong, tiny


def asks(id: str, text: str, answer: str, note: str = "Oui.") -> dict[str, Any]:
    """A Chrono with these words, in both languages."""
    said = {"text": text, "note": note, "answer": {"main": answer}}
    return chrono(id, **{name: {"fr": part, "en": part} for name, part in said.items()})


def read(*questions: dict[str, Any]) -> tuple[Any, ...]:
    """These questions, on no card, as they are in a pack."""
    data = tiny()
    spare = [{**each, "id": f"spare-{number:04}"} for number, each in enumerate(questions)]
    return packed(data | {"questions": [*data["questions"], *spare]}).file.questions[-len(questions) :]


SUEZ = asks("geo-0001", "Quelle mer longe l'Égypte ?", "mer Rouge", "Le canal de Suez y mène.")
CANAL = asks("geo-0002", "Lesseps creusa quel canal ?", "canal de Suez")


def test_a_note_that_holds_the_answer_of_another_question_tells_it() -> None:
    assert set(tells(read(SUEZ, CANAL))) == {(0, 1)}


def test_a_text_and_an_answer_tell_too() -> None:
    text = asks("geo-0003", "Qui creusa le canal de Suez ?", "Lesseps")
    answer = asks("geo-0004", "Où passent les navires d'Asie ?", "le canal de Suez")
    assert set(tells(read(text, CANAL))) >= {(0, 1)} and set(tells(read(answer, CANAL))) == {(0, 1)}


def test_a_part_of_an_answer_tells_nothing() -> None:
    assert not set(tells(read(asks("geo-0003", "Un canal ?", "Panama", "Il y a aussi Suez."), CANAL)))


def test_an_answer_of_two_letters_is_met_everywhere() -> None:
    assert not set(tells(read(asks("games-0001", "Un jeu ?", "go"), asks("games-0002", "Ready, steady, go ?", "non"))))


def test_questions_that_name_the_same_rare_thing_share_a_theme() -> None:
    rose = asks("geo-0005", "À Petra, quelle est la couleur du grès ?", "rose", "On y vient de Petra.")
    jordan = asks("geo-0006", "Dans quel pays visite-t-on Petra ?", "Jordanie")
    assert (0, 1) in set(same_theme(read(rose, jordan)))


def test_what_many_questions_name_is_no_theme() -> None:
    many = [asks(f"geo-00{number}", f"Où est Paris ? {number}", f"ici {number}") for number in range(10, 16)]
    assert not set(same_theme(read(*many)))


def test_the_first_word_of_a_sentence_is_no_name() -> None:
    assert not set(same_theme(read(asks("geo-0001", "Combien ?", "a"), asks("geo-0002", "Combien ?", "b"))))


def listing(id: str, *entries: str) -> dict[str, Any]:
    """A Ping-pong with these entries."""
    items = [{language: {"main": entry} for language in ("fr", "en")} for entry in entries]
    return {**pingpong(id), "list": {"count": len(items), "items": items}}


EURO = listing("geo-0001", "Italie", "Espagne", "Grèce", "Malte")


@pytest.mark.parametrize(
    ("other", "meet"),
    [
        (("Italie", "espagne", "Grèce", "Suède", "Danemark"), True),
        (("Italie", "Espagne", "Suède", "Danemark"), False),
        (("Norvège", "Islande", "Suède", "Danemark"), False),
    ],
)
def test_lists_that_share_most_of_their_entries_are_kin(other: tuple[str, ...], meet: bool) -> None:
    """More than half of those of the shorter list."""
    assert set(same_entries(read(EURO, listing("geo-0002", *other)))) == ({(0, 1)} if meet else set())


def test_kin_is_so_both_ways() -> None:
    kinship = Kinship(read(SUEZ, CANAL))
    assert kinship.of(0) == {1} and kinship.of(1) == {0}


def test_games_of_chance_have_no_kin() -> None:
    story = {**lucky("absurd-0001"), "text": {"fr": "Le canal de Suez déborde.", "en": "The Suez canal is full."}}
    assert Kinship(read(story, CANAL)).of(0) == frozenset()


@pytest.mark.parametrize("seed", range(12))
def test_what_was_told_is_not_asked_in_the_same_evening(seed: int) -> None:
    """Four Duel cards, two of them kin: the other one comes last."""
    places = [SUEZ, CANAL, chrono("geo-0003"), chrono("geo-0004")]
    questions: list[dict[str, Any]] = []
    for number, first in enumerate(places):
        questions += [{**first, "id": f"geo-000{number}"}, cible(f"sci-000{number}"), lucky(f"absurd-000{number}")]
    multi = [chrono("geo-0009"), cible("sci-0009"), lucky("absurd-0009")]
    cards = [
        {"id": f"D00{number}", "deck": "duel", "questions": [q["id"] for q in questions[3 * number : 3 * number + 3]]}
        for number in range(4)
    ] + [{"id": "M001", "deck": "multi", "questions": [q["id"] for q in multi]}]
    use(packed(tiny() | {"id": "kin", "questions": questions + multi, "cards": cards}))
    state = begin(GAME.Options(pack="kin"), 3, seed)
    state.kind, met = 0, []
    for _ in range(3):
        draw_card(state, None)
        question = named("kin").shown[state.questions[0]].id
        met.append(question)
        turn = Turn(active=0, reader=1, kind="duel", minimum=100, stake=100, players=(0, 2), question=question)
        state.history += (turn,)
    assert not {"geo-0000", "geo-0001"} <= set(met)
