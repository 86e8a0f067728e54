"""Numbers that were learned or measured change only on purpose: the arena's figures hold for these and no others."""

from __future__ import annotations

from zlib import crc32

import msgspec
import pytest

from ai.arena.bars import BARS, MANY, USUAL
from ai.characters import CHARACTERS
from ai.defizz.mind import DIFFICULTIES, KNOWS, SUBJECTS
from ai.defizz.odds import MODES
from ai.player import REFLEXES
from ai.tordu import hands
from ai.tordu.odds import OWN, THEIRS
from ai.tordu.race import ENDS
from ai.tordu.tricks import FEEL
from ai.trepido.weights import PROSPECTS, WEIGHTS

LEARNED: dict[str, tuple[object, int]] = {
    "Trépido: weights of the options": (WEIGHTS, 1_995_908_361),
    "Trépido: weights of open hands": (PROSPECTS, 1_532_566_690),
    "Le Tordu: nets for one's own contracts": (OWN, 3_807_245_807),
    "Le Tordu: nets for others' contracts": (THEIRS, 2_952_024_828),
    "Le Tordu: formulas of card sense": (FEEL, 504_255_242),
    "Le Tordu: worth of suits between two": (
        {name: text for name, text in vars(hands).items() if name.isupper()},
        3_048_820_519,
    ),
    "Le Tordu: points that deals bring": (ENDS, 577_977_741),
    "Défizz!: subjects, difficulties, modes": ((SUBJECTS, DIFFICULTIES, MODES), 697_379_607),
    "Défizz!: knowledge of the levels": (KNOWS, 3_991_333_545),
    "the twelve": (CHARACTERS, 20_007_855),
    "reaction times": (REFLEXES, 2_751_076_663),
    "bars": ((BARS, USUAL, list(MANY.items())), 1_354_677_333),
}
"""Each table with its checksum. Whoever learns or measures anew writes the new one down here."""


@pytest.mark.parametrize("name", LEARNED)
def test_a_table_that_was_learned_or_measured_is_as_it_was(name: str) -> None:
    table, checksum = LEARNED[name]
    assert crc32(msgspec.json.encode(table)) == checksum
