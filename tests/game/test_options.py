"""The bounds of the options: the least and the most are accepted, one step further is refused."""

from __future__ import annotations

import pytest

from game.defizz import options as defizz
from game.table import BadOptions
from game.table import Options as AnyOptions
from game.tordu.options import Options as TorduOptions
from game.trepido.options import Options as TrepidoOptions


@pytest.mark.parametrize(
    ("kind", "name", "least", "most", "step"),
    [
        (TrepidoOptions, "rounds", 1, 100, 1),
        (TrepidoOptions, "target", 1, 100, 1),
        (TorduOptions, "target", 1, 100, 1),
        (defizz.Options, "max_rounds", 1, 1000, 1),
        (defizz.Options, "minutes", 1, 600, 1),
        (defizz.Options, "escalate_every", 1, 100, 1),
        (defizz.Options, "bank", 500, 100_000, 100),
    ],
)
def test_a_number_may_be_its_least_and_its_most_and_nothing_beyond(
    kind: type[AnyOptions], name: str, least: int, most: int, step: int
) -> None:
    for value in (least, most):
        assert getattr(kind(**{name: value}), name) == value
    for value in (least - step, most + step):
        with pytest.raises(BadOptions):
            kind(**{name: value})


def test_so_many_packs_can_be_mixed_and_no_more() -> None:
    names = [f"pack-{number}" for number in range(8 + 1)]
    assert defizz.Options(pack=defizz.mix(names[:-1])).pack == defizz.mix(names[:-1])
    with pytest.raises(BadOptions, match="can be mixed, each once"):
        defizz.Options(pack=defizz.mix(names))
    with pytest.raises(BadOptions, match="can be mixed, each once"):
        defizz.Options(pack="one+one")


def test_so_many_cards_can_be_skipped_and_no_more() -> None:
    cards = tuple(f"D{number % 1000:03}" for number in range(2000 + 1))
    assert len(defizz.Options(skip=cards[:-1]).skip) == 2000
    with pytest.raises(BadOptions, match="can be skipped"):
        defizz.Options(skip=cards)
