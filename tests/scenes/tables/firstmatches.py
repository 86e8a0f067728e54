"""Matches in which, together, every first time comes to somebody: the people, and how they play for it to happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from ai.player import Chance
from game.defizz import public
from game.defizz.moves import EXAMPLE, PRESS, REFUSE, Answer, Stake
from game.defizz.questions import ChronoQuestion
from game.match import Match
from game.tordu.moves import PASS
from game.trepido.moves import THANKS
from game.trio.moves import Reveal
from scenes.tables.firsttime import FirstTime
from tests.scenes.games.trio.robots import Rememberer, sensible
from tests.scenes.tables.newcomer import Newcomers


def silent(view: Any, legal: Any, rng: Random) -> Any:
    """Never say thank you."""
    return None if legal == [THANKS] else rng.choice(legal)


def slow(view: Any, legal: Any, rng: Random) -> Any:
    """Let every other limit run out."""
    return None if view.timer is not None and view.moves % 2 else rng.choice(legal)


class Timid(Chance):
    """A computer player that never bids unless it must."""

    def choose(self, view: Any, legal: list[Any], rng: Random, budget: float | None = None) -> Any:
        chosen = super().choose(view, legal, rng, budget)
        return chosen._replace(move=PASS) if PASS in legal else chosen


def nearly_right(view: Any, legal: Any, rng: Random) -> Any:
    """Press at once, and give answers that are nearly right; keep stakes low."""
    asked = public.question(view)
    if PRESS in legal:
        return PRESS
    if EXAMPLE in legal and isinstance(asked, ChronoQuestion):
        names = asked.answer.fr or asked.answer.en
        assert names is not None
        letters = list(names.main)
        for _ in range(1 + view.moves % 3):
            letters[rng.randrange(len(letters))] = rng.choice("aeiou")
        return Answer("".join(letters))
    kept = [move for move in legal if isinstance(move, Stake)][:1]
    return REFUSE if REFUSE in legal else kept[0] if kept else rng.choice(legal)


def own_cards_first(view: Any, legal: Any, rng: Random) -> Any:
    """Turn up one's own ones, then one's own twelves and the one in the middle."""
    own = view.hands[0]
    if own:
        return Reveal(0, end="low" if own[0] == 1 else "high")
    last = Reveal("middle", place=0)
    return last if view.revealed and last in legal else rng.choice(legal)


def without_a_trio_for_long(match: Match) -> None:
    match.state.quiet = 150 * match.state.seats - 3  # type: ignore[attr-defined]


def nearly_ruined(match: Match) -> None:
    match.state.purses[0] = 100  # type: ignore[attr-defined]


Case = dict[str, Any]
REMEMBERING: Case = {"chooses": sensible, "play": lambda game, seat: Rememberer()}
CASES: dict[str, list[Case]] = {
    "trepido": [
        {"seats": 4, "match": "challenge"},
        {"seats": 3, "edition": "defifoo", "match": "points", "rounds": 3, "first": 0},
        {"seats": 4, "edition": "ciao", "teams": True, "match": "challenge", "moves": 150},
        {"seats": 3, "blitz": True, "strict": True, "limits": True, "chooses": slow, "moves": 150},
        {"seats": 4, "match": "challenge", "limits": True, "chooses": silent, "moves": 200},
        {"seats": 4, "kids": 1, "moves": 60},
    ],
    "trio": [
        {"seats": 4, **REMEMBERING},
        {"seats": 6, "mode": "picante", "notebook": True, "moves": 30, **REMEMBERING},
        {"seats": 6, "teams": True, "seed": 1, **REMEMBERING},
        {"seats": 4, "teams": True, "seed": 2, "moves": 30},
        {"seats": 3, "before": without_a_trio_for_long, "moves": 16},
        {"seats": 6, "deal": {"hands": [[1, 1, 1, 12, 12]], "middle": [12]}, "chooses": own_cards_first, "moves": 50},
    ],
    "tordu": [
        {"seats": 4},
        {"seats": 2, "seed": 3},
        {"seats": 4, "variant": "simple", "moves": 60},
        {"seats": 3, "play": lambda game, seat: Timid(), "first": 1, "moves": 10},
    ],
    "defizz": [
        {"seats": 4},
        {"seats": 6},
        {"seats": 3, "enrichment": True, "moves": 60},
        {"seats": 4, "expert": True, "moves": 100},
        {"seats": 4, "chooses": nearly_right, "seed": 4, "moves": 250},
        {"seats": 4, "chooses": nearly_right, "seed": 9, "moves": 250},
        {"seats": 3, "before": nearly_ruined, "deal": {"die": ["multi 300"]}, "first": 0, "moves": 5},
    ],
}
"""Matches in which, together, every first time comes; `moves`: how long they are played, if not for 400 moves."""


def played(game: str, sees: Callable[[FirstTime], None] | None = None) -> Iterator[Newcomers]:
    """The matches of a game, each played by people who read every bubble."""
    for case in CASES[game]:
        options: Case = {"seed": 3, "moves": 400, "sees": sees, **case}
        seats, moves = options.pop("seats"), options.pop("moves")
        party = Newcomers(game, seats, **options)
        party.play(moves)
        yield party
