"""Whatever is spoiled in a pack, the linter finds it when the game refuses it, and says what it always said."""

from __future__ import annotations

from game.defizz.check import PackError
from game.defizz.lint import lint
from game.defizz.pack import decode
from tests.game.defizz import spoiled


def test_the_pack_is_fine_before_it_is_spoiled() -> None:
    assert lint(spoiled.written(spoiled.FINE)) == []
    assert decode(spoiled.written(spoiled.FINE)).id == "fine"


def test_what_the_game_refuses_has_faults_and_what_it_takes_has_none() -> None:
    for way in list(spoiled.ways())[::7]:
        for pack in spoiled.spoiled(way):
            data = spoiled.written(pack)
            try:
                decode(data)
            except PackError:
                assert lint(data), f"nothing is found, though it is refused: {way}"
            else:
                assert not lint(data), f"a fault is found, though it is taken: {way}"


def test_what_is_said_of_a_spoiled_pack_is_what_was_always_said() -> None:
    """After a change of the form of packs or of these sentences: `make golden`."""
    assert spoiled.kept().splitlines() == spoiled.KEPT.read_text(encoding="utf-8").splitlines()
