"""DE-22: the people who judge an answer that is near or contested, and how their votes count."""

from __future__ import annotations

from collections.abc import Collection, Mapping


def jury(reader: int, seat: int, people: Collection[int], players: Collection[int]) -> tuple[int, ...]:
    """The seats that judge the answer of `seat`, in order: those who have no stake in it.

    `people` are the seats of all people at the table, `players` those who take part in the question. The reader alone
    if a person; else the other people who take no part; else all other people; where there are none, whoever answered.
    Nobody judges an answer of their own while others are there.
    """
    others = appealed_to(seat, people)
    if reader in others:
        return (reader,)
    return tuple(person for person in others if person not in players) or others or (seat,)


def appealed_to(seat: int, people: Collection[int]) -> tuple[int, ...]:
    """The seats that decide an appeal for the answer of `seat`: all other people; nobody if there are none."""
    return tuple(sorted(person for person in people if person != seat))


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
