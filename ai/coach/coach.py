"""The coach as a player: the move of a strong player, with what differs beside the next best one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random
from time import monotonic
from zlib import crc32

from ai.coach.saying import Coaching, Mapped, line
from ai.coach.tally import MOST, Tally, study
from ai.coach.telling import beside, facts, told, warned
from ai.player import Advice, Choice, Player, Reason, Weighed
from game.table import Move, View

CHOOSES, MAPS, LOOKS, WARNS = 0.35, 0.5, 0.9, 1.2
"""The shares of a budget after which the strong player has chosen, the map is drawn, the events after the two best
moves are counted, and those after moves that cost much."""
ENOUGH = 80
"""The worlds that are looked at where there is no budget."""
PATIENT = 1.0
"""The budget in seconds from which there is time for moves that cost much."""
WARNED = 6
"""Moves that are looked at for a warning, at most."""

EVEN = line("“{other}” would do just as well, and this is simpler")
SAME = line("“{other}” would do just as well")
BESIDE = (
    line("“{other}” would do just as well."),
    line("“{other}” is as good."),
    line("You might as well choose “{other}”."),
)
"""The sentences that follow a fact where another move is as good: one move has always the same."""
BEST = (
    line("no single thing decides it, but all in all it comes out ahead"),
    line("that gives you the best chances"),
    line("nothing else promises more"),
)
"""The reasons where no event and no fact has words: one move has always the same."""


@cache
def coaching(game: str) -> Coaching | None:
    """The coach's knowledge of a game, from `ai.<game>.coaching`; None if it has none."""
    module = f"ai.{game}.coaching"
    try:
        found: Coaching = import_module(module).COACHING
        return found
    except ModuleNotFoundError as error:
        if error.name not in (module, f"ai.{game}"):
            raise
        return None


class Watch:
    """The time that is left of a budget in seconds; without one, thinking ends by a count of worlds."""

    def __init__(self, budget: float | None, worlds: int) -> None:
        self.began = monotonic()
        self.budget = budget
        self.worlds = worlds
        """The worlds that are looked at, at most; 0: no time may be spent on any."""

    def late(self, share: float) -> bool:
        """Tell if this share of the budget is used up."""
        return not self.worlds or (self.budget is not None and monotonic() - self.began > share * self.budget)


class Coach:
    """Adds the coach's sentences to what a strong player chooses."""

    def __init__(self, player: Player, game: str, worlds: int = ENOUGH) -> None:
        self.player = player
        self.knows = coaching(game)
        self.worlds = worlds
        """The worlds that are looked at where no clock runs; 0: the coach tells only what the view shows, at once."""

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        """Choose as the player does, and say why: within a budget in seconds, or by a count of worlds."""
        watch = Watch(budget, MOST if self.worlds and budget is not None else self.worlds)
        choice = self.player.choose(view, legal, rng, None if budget is None else CHOOSES * budget)
        if self.knows is None or len(legal) < 2:
            return choice
        return advise(self.knows, view, legal, choice, rng, watch, self.player)

    def reflex(self, kind: str, rng: Random) -> float:
        return self.player.reflex(kind, rng)


def advise(
    knows: Coaching, view: View, legal: list[Move], choice: Choice, rng: Random, watch: Watch, player: Player
) -> Choice:
    """The choice with the coach's sentence, its map, and its warnings."""
    mapped = knows.odds(view, legal, rng, player, lambda: watch.late(MAPS)) if knows.odds is not None else ()
    odds = tuple(Weighed(each.move, each.chance) for each in mapped)
    worths = _with_map(knows.worth(view, choice), mapped)
    if not worths:
        return _fallen(knows, view, choice)._replace(odds=odds)
    move, even = plainest(knows, view, choice.move, worths)
    rivals = [other for other, _ in worths if other != move and not knows.alike(view, move, other)]
    dear = [other for other, worth in worths if worths[0][1] - worth >= knows.dear and other in rivals]
    tallies = _tallies(knows, view, [move, *rivals[:1]], dear[:WARNED], rng, watch, player)
    advice = _advice(knows, view, move, rivals[0] if rivals else None, tallies, even)
    warnings = tuple((other, warned(knows, view, move, other, tallies)) for other in dear)
    weighed = tuple(Weighed(*each) for each in worths)
    return Choice(move, choice.reason, weighed, advice, odds, warnings)


def _tallies(
    knows: Coaching, view: View, best: list[Move], dear: list[Move], rng: Random, watch: Watch, player: Player
) -> dict[Move, Tally]:
    """The events after the two best moves, and with the time that is left after those that cost much."""
    found: dict[Move, Tally] = {}
    if len(best) < 2 or not watch.worlds:
        return found
    sequels = knows.sequels(view, rng, player)
    found.update(zip(best, study(sequels, best, lambda: watch.late(LOOKS), watch.worlds), strict=True))
    rest = [move for move in dear if move not in found]
    if rest and (watch.budget is None or watch.budget >= PATIENT):
        found.update(zip(rest, study(sequels, rest, lambda: watch.late(WARNS), watch.worlds), strict=True))
    return found


def _with_map(worths: tuple[tuple[Move, float], ...], mapped: tuple[Mapped, ...]) -> tuple[tuple[Move, float], ...]:
    """The moves that were weighed, with those of the map that were not, the best first."""
    known = {move for move, _ in worths}
    rest = [(each.move, each.worth) for each in mapped if each.worth is not None and each.move not in known]
    return tuple(sorted([*worths, *rest], key=lambda each: -each[1])) if rest else worths


def plainest(knows: Coaching, view: View, best: Move, worths: tuple[tuple[Move, float], ...]) -> tuple[Move, bool]:
    """The plainest of the moves that are as good as the best, and True if there is more than one."""
    most = next((worth for move, worth in worths if move == best), worths[0][1])
    even = [move for move, worth in worths if abs(most - worth) <= knows.even]
    if len(even) < 2:
        return best, False
    return max(even, key=lambda move: (knows.plain(view, move), move == best)), True


def _advice(
    knows: Coaching, view: View, move: Move, rival: Move | None, tallies: dict[Move, Tally], even: bool
) -> Advice:
    """The sentence about a move: a fact that decides, that it is as good as another, what differs, or another fact."""
    found = facts(knows, view, move, rival, decides=True)
    if found is None and even and rival is not None:
        return _even(knows, view, move, rival)
    if found is None and rival is not None and rival in tallies:
        found = told(knows, view, move, rival, tallies)
    return (
        found
        or facts(knows, view, move, rival, decides=False)
        or Advice("best", Reason(_one_of(BEST, move), move=move))
    )


def _even(knows: Coaching, view: View, move: Move, rival: Move) -> Advice:
    """The sentence about a move that is as good as another: a fact and then that, or that alone."""
    found = beside(knows, view, move, rival)
    if found is not None:
        return found._replace(even=Reason(_one_of(BESIDE, move), other=rival))
    plainer = knows.plain(view, move) > knows.plain(view, rival)
    return Advice("even" if plainer else "same", Reason(EVEN if plainer else SAME, move=move, other=rival), None, rival)


def _one_of(texts: tuple[str, ...], move: Move) -> str:
    """One of some texts: always the same one for a move."""
    return texts[crc32(repr(move).encode()) % len(texts)]


def _fallen(knows: Coaching, view: View, choice: Choice) -> Choice:
    """The choice with a fact for a sentence, where nothing was weighed."""
    found = facts(knows, view, choice.move, None, decides=True) or facts(knows, view, choice.move, None, decides=False)
    return choice._replace(advice=found)
