"""A small pack of made-up questions, and ways to come to a position at once."""

from __future__ import annotations

import copy
from typing import Any

import msgspec

from game.defizz import GAME, DefizzState
from game.defizz.between_turns import clear, multiple
from game.defizz.moves import Accept, Answer, Challenge, Chance, Choose, Guess, Refuse, Stake, Verdict
from game.defizz.moves import Help as Help
from game.defizz.moves import Pass as Pass
from game.defizz.moves import Press as Press
from game.defizz.moves import Roll as Roll
from game.defizz.pack import DECKS, Pack, decode
from game.defizz.phases import CHOOSING
from game.defizz.sides import reader_for
from game.table import TABLE, TIMEOUT, Event

RIGHT, WRONG = Verdict(True), Verdict(False)
TIME = (TABLE, TIMEOUT)
CHRONO, CIBLE, PINGPONG, CHANCE, LONG = "geo-0001", "sci-0001", "life-0001", "absurd-0001", "life-0002"


def text(words: str) -> dict[str, str]:
    return {"fr": f"{words} (fr)", "en": f"{words} (en)"}


def name(main: str, **more: Any) -> dict[str, Any]:
    return {"fr": {"main": main, **more}, "en": {"main": main, **more}}


def question(id: str, mode: str, **more: Any) -> dict[str, Any]:
    return {
        "id": id,
        "mode": mode,
        "category": "geo",
        "difficulty": 2,
        "hint": {"fr": f"indice {id}", "en": f"hint {id}"},
        "text": text(f"text of {id}"),
        "stability": "S",
        "sources": ["made up"],
        **more,
    }


def chrono(id: str, **more: Any) -> dict[str, Any]:
    wrong = {"fr": ["faux"], "en": ["false"]}
    answer = name(f"answer {id}", accept=[f"alias {id}"], reject=[f"near {id}"])
    return question(
        id, "chrono", **{"answer": answer, "answer_type": "thing", "wrong": wrong, "note": text("n"), **more}
    )


def cible(id: str, value: float = 100, **more: Any) -> dict[str, Any]:
    number = {"value": value, "unit": text("m"), "sigma": 0.5, "min": 1, "max": 1000, **more}
    return question(id, "cible", number=number)


def pingpong(id: str, count: int = 4) -> dict[str, Any]:
    items = [name(f"entry {number} of {id}") for number in range(count)]
    return question(id, "pingpong", list={"count": count, "items": items})


def lucky(id: str, kind: str = "wheel", **params: int) -> dict[str, Any]:
    return question(id, "chance", chance={"kind": kind, "params": params})


def card(id: str, *questions: str) -> dict[str, Any]:
    return {"id": id, "deck": "duel" if id[0] == "D" else "multi", "questions": list(questions)}


TINY: dict[str, Any] = {
    "schema": "defizz-pack/1",
    "id": "tiny",
    "version": "1",
    "questions": [
        chrono("geo-0001"), cible("sci-0001"), pingpong("life-0001"),
        lucky("absurd-0001"), cible("sci-0002", 200), chrono("geo-0002"),
        chrono("geo-0003"), cible("sci-0003", 300), pingpong("life-0002", 12),
        lucky("absurd-0002", "secret_number"), cible("sci-0004", 400), chrono("geo-0004"),
        chrono("geo-0005"), cible("sci-0005", 500), pingpong("life-0003", 4),
    ],
    "cards": [
        card("D001", "geo-0001", "sci-0001", "life-0001"),
        card("D002", "absurd-0001", "sci-0002", "geo-0002"),
        card("M001", "geo-0003", "sci-0003", "life-0002"),
        card("M002", "absurd-0002", "sci-0004", "geo-0004"),
        card("M003", "geo-0005", "sci-0005", "life-0003"),
    ],
}  # fmt: skip


def tiny() -> dict[str, Any]:
    """The small pack, to be changed at will."""
    return copy.deepcopy(TINY)


def packed(data: dict[str, Any]) -> Pack:
    return decode(msgspec.json.encode(data))


def sit(seats: int = 4, active: int = 0, **options: Any) -> DefizzState:
    """A match in which that side is to roll."""
    state = GAME.start(GAME.Options(pack="tiny", **options), seats, 1)
    assert isinstance(state, DefizzState)
    give_turn(state, active)
    return state


def give_turn(state: DefizzState, active: int) -> None:
    state.active = active
    state.reader = reader_for(active, state.living, state.out)
    clear(state)


def eliminate(state: DefizzState, *seats: int) -> None:
    """These sides are out, in this order; their money is nobody's."""
    for seat in seats:
        state.purses[seat] = 0
        state.out += (seat,)
    state.living = tuple(seat for seat in state.living if seat not in seats)
    state.due = sum(1 << seat for seat in state.living)
    give_turn(state, state.active)


def rolled(state: DefizzState, kind: str = "duel", face: int = 100, first: str = CHRONO) -> None:
    """The die fell so, and the first question on the card is this one."""
    pack = state.pack
    state.kind = DECKS.index(kind)
    if not state.enriching:
        state.minimum = min(face * multiple(state), state.purses[state.active])
    numbers = [pack.index[first], pack.index["geo-0002"], pack.index["sci-0002"]]
    state.questions = tuple(numbers)
    state.hints = tuple(pack.hints[number] for number in numbers)
    state.truths = tuple(pack.truths[number] for number in numbers)
    state.turn = state.reader if state.options.expert else state.active
    state.phase = CHOOSING


def play(state: DefizzState, *moves: tuple[int, Any]) -> list[Event]:
    """Make these moves, each of which must be allowed; what happened."""
    events: list[Event] = []
    for seat, move in moves:
        assert state.allows(seat, move), f"{seat} {move}: {state.refusal(seat, move)}"
        state.apply(seat, move, events.append)
    return events


def staking(kind: str = "multi", face: int = 100, first: str = CHRONO, rival: int = 1, **table: Any) -> DefizzState:
    """Side 0 is to announce its stake."""
    purses = table.pop("purses", None)
    state = sit(**table)
    if purses:
        state.purses = list(purses)
    rolled(state, kind, face, first)
    play(state, (state.turn, Choose(0)))
    if kind == "duel":
        play(state, (0, Challenge(rival)))
    return state


def asked(first: str = CHRONO, kind: str = "multi", **table: Any) -> DefizzState:
    """Side 0 kept the minimum of 100 and the question was asked; in a Multi of four seats 0, 1 and 2 take part."""
    state = staking(kind, 100, first, **table)
    play(state, (0, Stake(state.minimum)))
    return state


def pick(number: int) -> Chance:
    return Chance(pick=number)


def said(seat: int, what: str = "something") -> tuple[int, Answer]:
    return seat, Answer(what)


def number(seat: int, what: float) -> tuple[int, Guess]:
    return seat, Guess(what)


def judged(right: bool) -> tuple[int, Verdict]:
    return TABLE, RIGHT if right else WRONG


def accepts(seat: int) -> tuple[int, Accept]:
    return seat, Accept()


def refuses(seat: int) -> tuple[int, Refuse]:
    return seat, Refuse()


def kinds(events: list[Event]) -> list[str]:
    """The names of what happened."""
    return [type(event).__name__ for event in events]


def the(events: list[Event], kind: type) -> Any:
    """The one event of that kind."""
    [found] = [event for event in events if isinstance(event, kind)]
    return found
