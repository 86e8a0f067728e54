"""The laws that every game keeps, over its options and seat counts. `test_laws.py` applies them; the soak too."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec

from game import TABLE, BadOptions, Game, IllegalMove, State, journal, redact, seal
from game.defizz import events as defizz_events
from game.defizz.events import ChanceHappened, ChanceTaken, Rolled
from game.match import Match, MoveMade
from game.table import TIMEOUT, Timeout
from game.tordu import cards as tordu_cards
from game.tordu import moves as tordu_moves
from game.trepido import cards as trepido_cards
from game.trepido import events as trepido_events
from game.trio import events as trio_events
from game.trio.moves import PLACES

MOST_MOVES = 200_000

AXES: dict[str, dict[str, list[Any]]] = {
    "trepido": {
        "edition": ["trepido", "defifoo", "ciao"],
        "match": ["single", "points", "challenge"],
        "rounds": [None, 2],
        "target": [2],
        "kids": [0, 1, 2, 3],
        "teams": [False, True],
        "blitz": [False, True],
        "strict": [False, True],
        "any_plus3": [False, True],
        "first": [None, 1],
    },
    "trio": {"mode": ["simple", "picante"], "teams": [False, True], "notebook": [False, True]},
    "tordu": {
        "variant": ["simple", "complete"],
        "target": [6],
        "manches": [1, 3],
        "declarer_deals": [None, False, True],
        "double_ends": [False, True],
    },
    "defizz": {
        "expert": [False, True],
        "teams": [False, True],
        "enrichment": [False, True],
        "max_rounds": [3, None],
        "minutes": [None, 20],
        "escalate_every": [None, 1],
        "skip": [(), tuple(f"{deck}{number:03}" for deck in "DM" for number in range(1, 106))],
    },
}
"""The values of each option that the laws are tried with, beside every seat count."""


def option_grid(game: Game) -> list[tuple[Any, int]]:
    """Options and seat counts such that every two values that go together occur together."""
    axes = {**AXES[game.name], "seats": list(game.seats)}
    rng = Random(game.name)
    wanted = {((a, x), (b, y)) for (a, xs), (b, ys) in combinations(axes.items(), 2) for x, y in product(xs, ys)}
    grid = []
    for _ in range(len(wanted) * 40):
        if not wanted:
            break
        pair = dict(rng.choice(sorted(wanted, key=repr)))
        choice = {axis: pair.get(axis, rng.choice(values)) for axis, values in axes.items()}
        met = set(combinations(choice.items(), 2)) & wanted
        try:
            options, seats = made(game, choice)
        except BadOptions:
            continue
        wanted -= met
        grid.append((options, seats))
    return grid


def made(game: Game, choice: dict[str, Any]) -> tuple[Any, int]:
    """Options and seats from a row of values, checked by dealing them out once."""
    values = {name: value for name, value in choice.items() if name != "seats" and value is not None}
    options = game.Options(**values)
    game.start(options, choice["seats"], 0)
    return options, choice["seats"]


# conservation


def census(state: State) -> Any:
    """Where everything is: equal before and after any move of a match."""
    return CENSUS[type(state).__name__](state)


def _tordu(state: Any) -> list[int]:
    places = [*state.hands, state.undealt, *(1 << card for card in state.played)]
    return [sum(place.bit_count() for place in places), sum(places)]


def _trepido(state: Any) -> list[int]:
    return sorted([*state.pile, *state.discard, *(card for hand in state.hands for card in hand)])


def _trio(state: Any) -> list[int]:
    lying = [state.number for reveal in state.shown if reveal >= PLACES]
    won = [number for number in state.trios[1::2] for _ in range(3)]
    return sorted([*(number for hand in state.hands for number in hand), *filter(None, state.middle), *lying, *won])


def _defizz(state: Any) -> int:
    assert min(state.purses) >= 0
    return state.total()


CENSUS = {"TorduState": _tordu, "TrepidoState": _trepido, "TrioState": _trio, "DefizzState": _defizz}


# playing at random


def random_move(state: State, rng: Random, timeouts: float = 0.05) -> tuple[int, Any]:
    """Any move of anyone who may act; now and then a limit passes."""
    if state.timer is not None and rng.random() < timeouts:
        return TABLE, state.legal(TABLE)[0]
    seat = rng.choice(state.actors())
    return seat, rng.choice(state.legal(seat))


def sealed_match(game: Game, options: Any, seats: int, seed: int) -> int:
    """A whole match by chance, and its length: its journal fits the sealed deal; one in ten is played again."""
    match = Match(game, options, seats, seed, salt=f"{seed:x}")
    shown = seal.fingerprint(match)
    match.moves = [MoveMade(*move) for move in random_moves(game, options, seats, seed)]
    data = journal.encode(match)
    again = journal.replay(journal.decode(data if seed % 10 == 0 else data[: data.index(b"\n") + 1]))
    assert seal.check(again, shown) and again.state == match.after(len(again.moves))
    return len(match.moves)


def random_moves(game: Game, options: Any, seats: int, seed: int) -> list[tuple[int, Any]]:
    """The moves of a whole match by chance; after each of them law 1."""
    state = game.start(options, seats, seed)
    rng = Random(seed)
    before = census(state)
    moves: list[tuple[int, Any]] = []
    while state.actors():
        lawful(state)
        moves.append(random_move(state, rng))
        state.apply(*moves[-1])
        assert census(state) == before, f"something was lost or made: {state}"
        assert len(moves) < MOST_MOVES, f"no end in sight: {state}"
    assert state.outcome is not None
    assert set(state.outcome.winners) <= set(range(seats))
    return moves


# playing stubbornly


class Habit(NamedTuple):
    """A stubborn way to play: a move, or a kind of move, that is made whenever it can be; otherwise any other.

    Of several, `end` says which: 0 the first that is legal, -1 the last.
    """

    favourite: Any
    end: int = 0

    def __str__(self) -> str:
        named = self.favourite.__name__ if isinstance(self.favourite, type) else str(self.favourite)
        return f"{'first' if self.end == 0 else 'last'} {named}"

    def move(self, state: State) -> tuple[int, Any]:
        """The move of whoever may act; the limit always passes if that is what it likes best."""
        if self.favourite is Timeout and state.timer is not None:
            return TABLE, state.legal(TABLE)[0]
        seat = state.actors()[0]
        moves = state.legal(seat)
        liked = [move for move in moves if self.favourite in (move, type(move))]
        return seat, (liked or moves)[self.end]


def habits(game: Game) -> list[Habit]:
    """Every kind of move of a game, the first or the last of its kind, and some moves that are liked above all."""
    kinds = [Habit(kind, end) for kind in get_args(game.Move) for end in (0, -1)]
    return [*kinds, *(Habit(move) for move in LIKED.get(game.name, ()))]


LIKED: dict[str, list[Any]] = {
    "tordu": [tordu_moves.Bid(suit, tricks) for suit in ("c", "t") for tricks in (0, 1, 3)],
}
"""Moves that a stubborn player makes again and again, among many of their kind."""


LATE = 3000
"""Moves of a stubborn match after which the limit of the whole evening passes, if there is one."""


def bounded(options: Any) -> bool:
    """False if only luck ends the match: money that goes to and fro in small stakes may take any number of turns."""
    limits = [getattr(options, name) for name in ("max_rounds", "minutes", "escalate_every") if hasattr(options, name)]
    return not limits or any(limit is not None for limit in limits)


def stubborn_match(game: Game, options: Any, seats: int, seed: int, habit: Habit) -> int:
    """A whole match in which everyone has this habit; its length, as it ends (law 1)."""
    state, moves = game.start(options, seats, seed), 0
    while state.actors():
        late = moves > LATE and state.timer is not None and state.timer.kind == "match"
        state.apply(*(habit.move(state) if not late else (TABLE, TIMEOUT)))
        moves += 1
        assert moves < MOST_MOVES, f"no end in sight with {habit}: {state}"
    assert state.outcome is not None
    return moves


def lawful(state: State) -> None:
    """Law 1: someone may act; their moves are there and differ; nobody else has any."""
    actors = state.actors()
    assert actors, f"nobody may act: {state}"
    for seat in range(state.seats):
        moves = state.legal(seat)
        assert bool(moves) == (seat in actors), f"seat {seat}: {state}"
        assert len(set(moves)) == len(moves), f"the same move twice: {moves}"
    assert bool(state.legal(TABLE)) == (state.timer is not None or TABLE in actors)


def positions(game: Game, options: Any, seats: int, seed: int, count: int) -> list[State]:
    """Some states of a random match, spread over it; the last before the end is always one."""
    state = game.start(options, seats, seed)
    rng = Random(seed)
    kept = [state.copy()]
    while state.actors() and len(kept) < count * 30:
        state.apply(*random_move(state, rng))
        kept.append(state.copy())
    kept = [state for state in kept if state.outcome is None]
    return [*rng.sample(kept[:-1], min(count, len(kept) - 1)), kept[-1]]


# the laws


def law_2(state: State, rng: Random) -> None:
    """A copy is equal, and goes its own way."""
    before, copy = msgspec.json.encode(state.view(None)), state.copy()
    assert copy == state
    for _ in range(30):
        if not copy.actors():
            break
        copy.apply(*random_move(copy, rng))
    assert msgspec.json.encode(state.view(None)) == before
    assert state == state.copy()


def law_3(game: Game, options: Any, seats: int, seed: int, moves: int) -> None:
    """A journal tells the same match, whatever the global random generator did meanwhile."""
    match = Match(game, options, seats, seed)
    rng = Random(seed)
    while match.state.actors() and len(match.moves) < moves:
        random.seed(rng.random())
        match.play(*random_move(match.state, rng))
    told = journal.decode(journal.encode(match))
    assert journal.replay(told).state == match.state
    again, first = game.start(options, seats, seed), game.start(told.options, seats, told.header.seed)
    for one, other in zip(match.moves, told.moves, strict=True):
        again.apply(one.seat, one.move)
        first.apply(other.seat, other.move)
        assert again == first


def law_4(match: Match, moves: list[Any], rng: Random) -> None:
    """A move that is not legal is refused in words, and changes nothing."""
    state, before, made = match.state, match.state.copy(), len(match.moves)
    for seat in range(TABLE, state.seats):
        for move in rng.sample(moves, min(12, len(moves))):
            if state.allows(seat, move):
                continue
            try:
                match.play(seat, move)
            except IllegalMove as refused:
                assert str(refused)
            else:
                raise AssertionError(f"seat {seat} was allowed {move}: {before}")
            assert match.state == before and len(match.moves) == made


def law_5(game: Game, state: State, seat: int, rng: Random) -> State:
    """A sampled world looks the same from that seat, with the same moves."""
    view = state.view(seat)
    world = game.sample(view, rng)
    assert world.view(seat) == view
    if seat != TABLE:
        assert world.legal(seat) == state.legal(seat)
    assert world.actors() == state.actors()
    assert census(world) == census(state)
    return world


def law_5_of_all_eyes(game: Game, state: State, rng: Random) -> None:
    """Who sees all imagines the match itself: with the same luck it goes on as the match does, move by move."""
    world, match = with_luck_of(state, game.sample(state.view(None), rng)), state.copy()
    for _ in range(30):
        for seat in range(TABLE, match.seats):
            assert world.legal(seat) == match.legal(seat), f"seat {seat} has other moves than in {match}"
        if not match.actors():
            break
        imagined, real = list[Any](), list[Any]()
        move = random_move(match, rng)
        match.apply(*move, real.append)
        world.apply(*move, imagined.append)
        assert imagined == real and world.view(None) == match.view(None)


def goes_on(world: State, rng: Random) -> None:
    """Law 1 in a world that was imagined: it can be played on like any match."""
    before = census(world)
    for _ in range(25):
        if not world.actors():
            break
        lawful(world)
        world.apply(*random_move(world, rng))
        assert census(world) == before, f"something was lost or made: {world}"


def law_6(game: Game, state: State, seat: int, move: Any, rng: Random, eyes: int = 2) -> int:
    """Nothing hidden leaks. The number of comparisons that were made, for some of the eyes at the table.

    What these eyes can't see is drawn anew, and the choice too. If that looks the same to them, before and after, they
    are told the same of others; and they are told of no card that their view, before or after, does not show. The same
    choice looks the same to them, too, unless it made an event by which the rules show something. With the same luck,
    the same choice makes the same events of luck.
    """
    compared = 0
    for eye in rng.sample(range(TABLE, state.seats), eyes):
        view = state.view(eye)
        world = game.sample(view, rng)
        assert world.view(eye) == view, f"eyes {eye} see what they may not: {state}"
        heard, after = told(state, seat, move, eye)
        news = ids_in(heard) - ids_in(view) - ids_in(after) - ids_in(move)
        assert not news, f"eyes {eye} were told of {sorted(news)}: {heard}"
        lucky = [event for event in heard if type(event) in BY_CHANCE]
        if lucky and world.allows(seat, move):
            sounds, _ = told(with_luck_of(state, world), seat, move, eye)
            decided = [event for event in sounds if type(event) in BY_CHANCE]
            assert decided == lucky, f"eyes {eye} learn more than luck: {lucky}, {decided}"
        for other in (move, another_choice(world, seat, move, rng)):
            if other is not None and world.allows(seat, other):
                sounds, looks = told(world, seat, other, eye)
                quiet = other == move and eye != seat and not shows([*heard, *sounds], eye)
                assert looks == after or not quiet, f"eyes {eye} see more than {move}: {state}"
                if looks == after:
                    compared += 1
                    alike = of_others(sounds, eye) == of_others(heard, eye)
                    assert alike, f"eyes {eye} can tell {move} from {other}: {heard}, {sounds}"
    return compared


BY_CHANCE = (Rolled, ChanceTaken, ChanceHappened)
"""Events of public luck that no view keeps: a die whose amount does not count, games of chance."""


LUCK = ("seed", "shuffles", "luck")
"""The parts of a state that luck comes from: the seed, the draws from it so far, the game of chance with its picks."""


def with_luck_of(state: State, world: State) -> State:
    """The imagined world, but for its luck: that is the true one, so that nothing else can make a difference."""
    state, world = state.copy(), world.copy()
    for name in LUCK:
        if name in state.__slots__:
            setattr(world, name, getattr(state, name))
    return world


SHOWING: tuple[type[Any], ...] = (
    trepido_events.RoundWon,
    *(trio_events.Revealed, trio_events.Exchanged, trio_events.NoExchange),
    *(defizz_events.CardDrawn, defizz_events.Asked, defizz_events.Answered, defizz_events.Revealed),
    *BY_CHANCE,
)
"""Events by which the rules show everyone what was hidden, or by which chance decides in sight of all."""


def shows(events: list[Any], eye: int) -> bool:
    """True if one of these events, as that eye is told of them, shows it something by the rules."""
    told_secrets = (any(getattr(event, name) is not None for name in event.secret) for event in events)
    return any(isinstance(event, SHOWING) for event in events) or any(told_secrets)


def told(state: State, seat: int, move: Any, eye: int) -> tuple[list[Any], Any]:
    """The events of a move as that eye is told of them, and its view afterwards; the state stays as it was."""
    state, events = state.copy(), list[Any]()
    state.apply(seat, move, events.append)
    return [redact(event, eye) for event in events], state.view(eye)


def of_others(events: list[Any], eye: int) -> list[Any]:
    """The events that happen to others than these eyes, without those of luck."""
    mine = [event for event in events if any(getattr(event, name, None) == eye for name in event.seen_by)]
    return [event for event in events if event not in mine and type(event) not in BY_CHANCE]


def another_choice(state: State, seat: int, move: Any, rng: Random) -> Any:
    """Another move of the same kind: other words where words are free, else one of those that are legal; or None."""
    if hasattr(move, "text"):
        return msgspec.structs.replace(move, text=move.text + " or not")
    others = [other for other in state.legal(seat) if type(other) is type(move) and other != move]
    return rng.choice(others) if others else None


def occasions(game: Game, kind: type, seed: int = 0) -> Iterator[tuple[State, int, Any]]:
    """Random positions of random matches in which a move, drawn too, makes an event of this kind."""
    rng = Random(seed)
    grid = option_grid(game)
    while True:
        options, seats = rng.choice(grid)
        state = game.start(options, seats, rng.randrange(1 << 32))
        while state.actors() and state.moves < 400:
            before, events = state.copy(), list[Any]()
            seat, move = random_move(state, rng)
            state.apply(seat, move, events.append)
            if any(type(event) is kind for event in events):
                yield before, seat, move


def chosen_in_secret(state: State) -> bool:
    """Whether several seats are choosing unseen, so that order must not matter."""
    return getattr(state, "secret", False)


def law_7(state: State, rng: Random) -> None:
    """Secret choices made in any order give the same state."""
    actors = [seat for seat in state.actors() if seat != TABLE]
    choices = [(seat, rng.choice(state.legal(seat))) for seat in actors]
    ends = []
    for order in (choices, choices[::-1], rng.sample(choices, len(choices))):
        world = state.copy()
        for seat, move in order:
            world.apply(seat, move)
        ends.append(world)
    assert ends[0] == ends[1] == ends[2]


IDS = {*tordu_cards.NAME, *trepido_cards.NAME}
"""The ids of all cards that have one."""


def ids_in(value: Any) -> set[str]:
    """All card ids in a view, an event or a move."""
    return {text for text in strings(msgspec.to_builtins(value)) if text in IDS}


def strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for part in value.values() for text in strings(part)]
    if isinstance(value, (list, tuple)):
        return [text for part in value for text in strings(part)]
    return []
