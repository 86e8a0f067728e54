"""DE-22: the people who judge an answer that is near or contested, and how their votes count."""

from __future__ import annotations

from collections.abc import Collection, Mapping


def jury(reader: int, seat: int, people: Collection[int]) -> tuple[int, ...]:
    """The seats that judge the answer of `seat`, in order; `people` are the seats of all people at the table.

    The reader alone if a person; else all other people; where there are none, whoever answered. The reader does not
    judge an answer of their own.
    """
    others = tuple(sorted(person for person in people if person != seat))
    if reader in others:
        return (reader,)
    return others or (seat,)


def decided(ruling_right: bool, votes: Mapping[int, bool], judges: Collection[int]) -> bool | None:
    """The decision by the votes so far, True if the answer is right; None while the votes to come can change it.

    The majority of the judges decides. With as many votes on both sides the ruling stands: `ruling_right` says whether
    it was right; one that was near stands as wrong.
    """
    right = sum(votes.values())
    wrong = len(votes) - right
    if len(votes) == len(judges):
        return ruling_right if right == wrong else right > wrong
    if max(right, wrong) * 2 > len(judges):
        return right > wrong
    return None
