"""The moment of a match of Trio that is told at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.table import Event
from game.trio import events as e
from game.trio.cards import LINKS, SEVEN
from game.trio.view import TrioView
from scenes.app.lang import t
from scenes.games.trio.scores import sides, won
from scenes.sitting.wording import Names
from scenes.tables.highlight import Highlight, best

LONG_SEARCH = 4
"""The fewest cards of a number put back before it is found that are worth telling."""


def find(events: Sequence[Event], view: TrioView, names: Names) -> Highlight | None:
    """The moment to tell: the trio that won, the sevens or two linked ones above all; else the hardest to find."""
    trios = [event for event in events if isinstance(event, e.TrioWon)]
    return best([*_found(events, names), *(_last(trios[-1], view, names) if trios else ())])


def _last(event: e.TrioWon, view: TrioView, names: Names) -> Iterator[Highlight]:
    """The moments that the last trio makes: it has ended the match, unless that was a draw."""
    name, number = names[event.seat], event.number
    if view.outcome is None or event.seat not in view.outcome.winners:
        return
    if number == SEVEN:
        yield Highlight(t("{name} turns up the three sevens, and that is enough!", name=name), _three(SEVEN), 90)
        return
    side = next(side for side in sides(view) if event.seat in side)
    linked = [other for other in won(view, side) if other in LINKS[number]]
    if view.options.mode == "picante" and linked:
        words = t("{name} finds the {number}, linked to the {other}.", name=name, number=number, other=linked[0])
        yield Highlight(words, (str(linked[0]), str(number)), 70)
    else:
        yield Highlight(t("{name} completes the {number}, and wins.", name=name, number=number), _three(number), 40)


def _found(events: Sequence[Event], names: Names) -> Iterator[Highlight]:
    """The trios that had been turned up and put back again and again before somebody found all three."""
    shown: list[int] = []
    misses: Counter[int] = Counter()
    for event in events:
        if isinstance(event, e.TurnBegan):
            shown = []
        elif isinstance(event, e.Revealed):
            shown.append(event.number)
        elif isinstance(event, e.PutBack):
            misses.update(shown)
        elif isinstance(event, e.TrioWon) and misses[event.number] >= LONG_SEARCH:
            words = t("Everyone looked for the {number}; {name} found it.", number=event.number, name=names[event.seat])
            yield Highlight(words, _three(event.number), min(60, 20 + 4 * misses[event.number]))


def _three(number: int) -> tuple[str, ...]:
    return (str(number),) * 3
