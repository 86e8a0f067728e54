"""The little row of cards in a bubble: `r1a → p1a ✓ p2a ✓ | s1a ✗`."""

from __future__ import annotations

from scenes.stage.paper.cardrow import Group, Item, Tone

MARKS: dict[str, Tone] = {"✓": "yes", "✗": "no"}
BREAK = "|"


def groups(row: str) -> list[Group]:
    """The groups of a row as a lesson writes it: pieces and signs, a mark behind a piece, | between groups."""
    found: list[list[Item]] = [[]]
    for word in row.split():
        if word == BREAK:
            found.append([])
        elif word in MARKS:
            found[-1][-1] = found[-1][-1]._replace(mark=MARKS[word])
        else:
            found[-1].append(Item(word))
    return [Group(tuple(items)) for items in found if items]


def pieces(row: str) -> list[str]:
    """The names of the pieces in a row."""
    return [name for word in row.split() if word not in MARKS and word != BREAK for name in Item(word).names]
