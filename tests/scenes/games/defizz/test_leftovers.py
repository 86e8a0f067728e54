"""Nothing of an earlier question is on the table when the next one is read."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.defizz.moves import PASS, Answer
from game.defizz.pack import use
from game.defizz.public import Pending, pending_answer
from game.defizz.view import DefizzView
from scenes.games.defizz import question
from tests.game.defizz.table import TINY, packed
from tests.scenes.games.defizz.leftovers import leftovers
from tests.scenes.games.defizz.painted import MOMENTS
from tests.scenes.games.defizz.test_people import only
from tests.scenes.screens import USUAL
from tests.scenes.tables.robots import over, people, sit, table


def found(seed: int, steps: int = 300) -> list[str]:
    """The leftovers in all frames of some questions, each answered with other words."""
    hands = sit("defizz", people(1, 4), seed, speed=400, pack=only("chrono"))
    hands.app.prefer(pace="brisk")
    scene, rng = table(hands), Random(seed)
    for step in range(steps):
        if over(hands):
            break
        lines = leftovers(scene)
        if lines:
            return lines
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.legal and not scene.acts and not scene.show.busy:
            legal = [move for move in scene.table.legal if move != PASS]
            said = any(isinstance(move, Answer) for move in legal)
            scene.progress.do(Answer(f"the guess of step {step}") if said else rng.choice(legal))
        hands.app.step(0.1)
    return []


@pytest.mark.parametrize("seed", [1, 2])
def test_no_answer_to_an_earlier_question_is_on_the_table(seed: int) -> None:
    use(packed(TINY))
    assert found(seed) == []


def test_a_ruling_that_stays_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the table once showed the last hearing while the next answer waited."""
    use(packed(TINY))
    waited: list[Pending] = []

    def first(view: DefizzView) -> Pending | None:
        waits = pending_answer(view)
        waited.extend([waits] if waits is not None else [])
        return waited[0] if waits is not None else None

    monkeypatch.setattr(question, "pending_answer", first)
    assert any(found(seed) for seed in (1, 2, 3, 4))


@pytest.mark.parametrize("moment", ["roll", "choose", "press", "press-tried", "floor", "judge", "guess", "pingpong"])
def test_no_picture_of_a_table_has_anything_of_an_earlier_question(moment: str, tmp_path: Path) -> None:
    hands = MOMENTS[moment](USUAL, tmp_path)
    assert leftovers(table(hands)) == []
