"""Their side of the benchmark: RLCard's UNO and OpenSpiel's oh_hell and go_fish, each driven as quickly as Python can.

The libraries are imported when first needed, so that our side can be measured where they are not installed.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

SEATS = 4
SIMULATIONS = 200

Run = Callable[[], int]


# RLCard


def uno(seed: int) -> Any:
    """Return a game of UNO, dealt."""
    import numpy
    from rlcard.games.uno import Game

    game = Game(num_players=SEATS)
    game.np_random = numpy.random.RandomState(seed)
    game.init_game()
    return game


def uno_moves(games: int) -> Run:
    """Play whole games with their deals, counted in moves: legal actions, one of them, step."""
    game = uno(0)

    def run() -> int:
        draw, done = Random(1).random, 0
        for _ in range(games):
            game.init_game()
            while not game.is_over():
                actions = game.get_legal_actions()
                game.step(actions[int(draw() * len(actions))])
                done += 1
        return done

    return run


def uno_steps(games: int) -> Run:
    """Step through games chosen beforehand, so that `step` alone is measured."""
    draw, lines = Random(1).random, []
    for seed in range(games):
        game, line = uno(seed), []
        while not game.is_over():
            actions = game.get_legal_actions()
            line.append(actions[int(draw() * len(actions))])
            game.step(line[-1])
        lines.append((uno(seed), line))

    def run() -> int:
        done = 0
        for game, line in lines:
            step = game.step
            for action in line:
                step(action)
            done += len(line)
        return done

    return run


def uno_copies(times: int) -> Run:
    """Copy a game in its middle, the only way there is."""
    game, draw = uno(0), Random(1).random
    for _ in range(30):
        actions = game.get_legal_actions()
        game.step(actions[int(draw() * len(actions))])

    def run() -> int:
        for _ in range(times):
            copy.deepcopy(game)
        return times

    return run


# OpenSpiel


def spiel(name: str, **parameters: int) -> Any:
    import pyspiel

    return pyspiel.load_game(name, {"players": SEATS, **parameters})


def oh_hell() -> Any:
    """Return the game nearest to Le Tordu: forty cards, eight each, bid the exact number of tricks."""
    return spiel("oh_hell", num_tricks_fixed=8, num_cards_per_suit=10)


def oh_hell_deal(state: Any, draw: Callable[[], float]) -> None:
    """Deal at random. All outcomes are equally likely, so none is weighed: that would take twice the time."""
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(draw() * len(outcomes))][0])


def oh_hell_playout(state: Any, draw: Callable[[], float]) -> None:
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])


def oh_hell_games(games: int) -> Run:
    """Play whole games with their deals."""
    game = oh_hell()

    def run() -> int:
        draw = Random(1).random
        for _ in range(games):
            state = game.new_initial_state()
            oh_hell_deal(state, draw)
            oh_hell_playout(state, draw)
        return games

    return run


def oh_hell_playouts(times: int) -> Run:
    """Play one deal to its end again and again."""
    root, deal = oh_hell().new_initial_state(), Random(1).random
    oh_hell_deal(root, deal)

    def run() -> int:
        draw = Random(1).random
        for _ in range(times):
            oh_hell_playout(root.clone(), draw)
        return times

    return run


def oh_hell_search(times: int) -> Run:
    """Choose the first lead as their information-set search does: a world drawn, a descent, and a random playout each.

    As many simulations as our player has for the same choice, with a fresh tree each time.
    """
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    game = oh_hell()
    root, deal = game.new_initial_state(), Random(1).random
    oh_hell_deal(root, deal)
    for _ in range(SEATS):
        root.apply_action(root.legal_actions()[2])
    rollouts = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, rollouts, 2.0, SIMULATIONS, random_state=numpy.random.RandomState(1))

    def run() -> int:
        for _ in range(times):
            bot.run_search(root)
        return times * SIMULATIONS

    return run


def drawn(outcomes: list[tuple[int, float]], lot: float) -> int:
    """The outcome that a number in [0, 1) falls on, by their chances."""
    for action, chance in outcomes:
        lot -= chance
        if lot < 0:
            return action
    return outcomes[-1][0]


def go_fish_moves(games: int) -> Run:
    """Play whole games with their deals, counted in moves of the players."""
    game = spiel("go_fish")

    def run() -> int:
        draw, done = Random(1).random, 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), draw()))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(draw() * len(actions))])
                    done += 1
        return done

    return run
