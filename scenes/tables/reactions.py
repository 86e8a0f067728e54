"""Reactions: a seat's face, and its chance to say something, after an event that everyone at the table knows of.

Each game has a table of them (`scenes/games/<name>/reactions.py`): a function by kind of event. They are handed events
and a view as all who look on have them, so nothing hidden can show on a face.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from game.table import Event, View
from scenes.stage.portrait import Face

Topic: TypeAlias = Literal[
    "greeting", "round_won", "round_lost", "match_won", "match_lost", "threatened", "threatening", "took_many",
    "race_won", "race_lost", "gift_given", "gift_received", "thanks_forgotten", "swapped", "last_card", "trio_found",
    "trio_missed", "sevens", "bid_bold", "doubled", "doubling", "contract_kept", "contract_failed", "stake_bold",
    "duel_refused", "answer_right", "answer_wrong", "target_exact", "eliminated", "lucky",
]  # fmt: skip
TOPICS: tuple[Topic, ...] = get_args(Topic)
"""The topics that a character may say something about, in the order in which their files have them."""


class Reaction(NamedTuple):
    """One seat's reaction: a face, and the topic that it may speak about; None: it says nothing."""

    seat: int
    face: Face
    topic: Topic | None = None


Reactions: TypeAlias = Mapping[type[Event], Callable[[Any, Any], Iterable[Reaction]]]
"""The reactions to each kind of event, from the event and the view after it, as everyone at the table knows both."""


def reacted(reactions: Reactions, events: Sequence[Event], view: View) -> list[Reaction]:
    """All reactions to these events, in their order."""
    return [each for event in events if type(event) in reactions for each in reactions[type(event)](event, view)]


def won(winners: Iterable[int], seats: int, whole: bool = False) -> list[Reaction]:
    """The reactions to the end of a round, or of the `whole` match: the winners are delighted, the others not."""
    happy = set(winners)
    good: Topic = "match_won" if whole else "round_won"
    bad: Topic = "match_lost" if whole else "round_lost"
    return [
        Reaction(seat, "delighted", good) if seat in happy else Reaction(seat, "annoyed", bad) for seat in range(seats)
    ]
