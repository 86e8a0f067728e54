"""A pack of twelve cards, written with mouse and keyboard from the page of packs on, and then played."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.defizz.pack import decode, forget, named
from game.match import Match, Seat
from game.shelf import IN_USE
from scenes.games.defizz.editor.new_pack import NewPackPage
from scenes.games.defizz.editor.pack_page import PackPage
from scenes.games.defizz.packs import PacksPage
from scenes.pages.setup.draft import Draft
from tests.game.laws import random_move
from tests.scenes.games.defizz.editor.writing import Writer

MODES = ("chrono", "cible", "pingpong", "chance")


def written(writer: Writer, number: int) -> None:
    """Write the question that is shown: mode, question, answer, hint."""
    mode = MODES[number % 4]
    writer.choose("mode", mode)
    writer.write("text.en", f"What is number {number} in my list of things ?")
    writer.write("hint.en", f"Thing no. {number}")
    if mode == "chrono":
        writer.write("answer.en", f"zebra {number}")
    elif mode == "cible":
        writer.write("number", str(100 + number))
        writer.write("unit.en", "things")
    elif mode == "pingpong":
        writer.write("entries.en", "\n".join(f"{word} {number}" for word in ("ant", "bee", "cow", "dog", "elk")))
    else:
        writer.field("chance").click()


def test_a_pack_of_twelve_cards_is_written_and_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = Writer(tmp_path)
    monkeypatch.setenv(IN_USE, str(tmp_path))
    writer.open(PacksPage(Draft("defizz")))
    writer.press("New pack")
    assert isinstance(writer.page, NewPackPage)
    writer.hands.click_on(writer.page.widgets[2])
    writer.hands.type("My village")
    writer.press("Begin")
    assert isinstance(writer.page, PackPage)
    for number in range(10):
        writer.press("New card")
        writer.press("Duel" if number % 2 else "Multi")
    editor = writer.page
    assert len(editor.bench.now.cards) == 12
    for card in range(12):
        editor.card = card
        editor.rebuild()
        writer.hands.click_on(writer.tiles()[0])
        for slot in range(3):
            written(writer, 3 * card + slot)
            if slot < 2:
                writer.press("Next question")
        writer.press("Back")
    assert "12 of 12 cards can be played." in writer.told()
    writer.press("Back")
    assert "You can play with My village now." in writer.toasts
    data = (tmp_path / "questions" / "my-village.json").read_bytes()
    assert len(decode(data).file.cards) == 12 and not list((tmp_path / "questions" / "unfinished").iterdir())
    _play(writer)


def _play(writer: Writer) -> None:
    """Switch the pack on at the page of packs, and play a whole match with it."""
    packs = writer.page
    packs._show("my-village")
    packs._play_with(True)
    packs._show("base")
    packs._play_with(False)
    packs._show("second")
    packs._play_with(False)
    assert packs.draft.value("pack") == "my-village"
    forget("my-village")
    from game.defizz import GAME

    seats = [Seat(name=name, level="easy") for name in ("Zoé", "Malik", "Inès", "Yann")]
    match = Match("defizz", GAME.Options(pack="my-village", max_rounds=3), seats, 5, salt="x")
    rng = Random(5)
    asked: set[str] = set()
    while match.state.outcome is None:
        match.play(*random_move(match.state, rng))
        view = match.state.view(-1)
        asked |= {view.asked.id} if view.asked is not None else set()
    assert len(asked) > 3 and asked <= {question.id for question in named("my-village").file.questions}
