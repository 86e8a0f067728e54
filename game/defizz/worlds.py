"""Whole states that a seat could be in, drawn from its view and nothing else.

Modes stay hidden in them: a card that was not read is replaced by another one that could be there, under the
hints of the view. The number of a Cible that runs is imagined too, so that no world tells the true one."""

from __future__ import annotations

import math
from random import Random

from game.defizz.bag import keys, played
from game.defizz.chance import KINDS
from game.defizz.chance.luck import NOT_YET, Luck
from game.defizz.moves import EXAMPLE
from game.defizz.pack import DECKS, Pack
from game.defizz.phases import NAMES
from game.defizz.questions import CibleQuestion, Number
from game.defizz.state import DefizzState
from game.defizz.turn import most_players
from game.defizz.view import DefizzView, LuckView

SILENT = 0.1
"""The share of answers on the floor that are taken to be silence, where one can't know."""


def imagine(view: DefizzView, rng: Random) -> DefizzState:
    """A fair world: what the view shows as it is, the rest drawn anew, with a seed of its own."""
    state = _public(view)
    state.seed = rng.getrandbits(64)
    state.shuffles = 0
    if view.hints:
        _imagine_card(state, view, rng)
    else:
        state.questions = state.truths = ()
    state.asked = state.questions[state.choice] if view.asked is not None else -1
    _imagine_decks(state, view, rng)
    state.answers = tuple(
        [
            _imagine_answer(rng) if text is None and seat in view.answered else text
            for seat, text in zip(view.floor, view.answers, strict=True)
        ]
    )
    state.luck = _imagine_luck(view.luck, rng) if view.luck is not None else None
    return state


def _public(view: DefizzView) -> DefizzState:
    """Everything that all may see."""
    state = DefizzState.__new__(DefizzState)
    state.options = view.options
    state.pack = played(view.options, view.history, view.shuffled)
    state.seats = view.seats
    state.moves = view.moves
    state.opened = view.timer.id if view.timer is not None else view.moves
    state.phase = NAMES.index(view.phase)
    state.turn = view.turn
    state.outcome = view.outcome
    state.purses = list(view.purses)
    state.paid = list(view.paid)
    state.pot = view.pot
    state.bank = view.bank
    state.lost = view.lost
    state.enriching = view.enriching
    state.living = view.living
    state.out = view.out
    state.helps = sum(1 << seat for seat, unused in enumerate(view.helps) if unused)
    state.active = view.active
    state.reader = view.reader
    state.rounds = view.rounds
    state.since = view.since
    state.due = sum(1 << seat for seat in view.due)
    state.closing = view.closing
    state.duel_left, state.multi_left = view.decks
    state.shuffled = view.shuffled
    state.kind = DECKS.index(view.kind) if view.kind is not None else -1
    state.minimum = view.minimum
    state.hints = view.hints
    state.helped = view.helped
    state.choice = view.choice if view.choice is not None else -1
    state.rivals = view.rivals
    state.players = view.players
    state.refused = view.refused
    state.waiting = view.waiting
    state.offer = view.offer
    state.stake = view.stake
    state.tried = sum(1 << seat for seat in view.tried)
    state.floor = view.floor
    state.said = view.said
    state.right = view.right
    state.best = view.best if view.best is not None else -1
    state.result = view.result
    state.history = view.history
    return state


def _imagine_card(state: DefizzState, view: DefizzView, rng: Random) -> None:
    """Questions under the hints: those that this seat has read, and a card that could be there for the others."""
    pack = state.pack
    known = [None if shown is None else pack.index[shown.id] for shown in view.questions]
    gone = _asked_cards(pack, view, state.kind)
    cards = pack.cards[state.kind]
    players = most_players(state)
    lies = keys(pack, state.kind, _skipped(view, state.kind))
    here = sorted(lies)[min(view.decks[state.kind], len(lies) - 1)]
    unseen = [card for card in range(len(cards)) if card not in gone and lies[card] == here]
    fitting = [card for card in unseen if pack.room[state.kind][card] >= players]
    card = cards[rng.choice(fitting or unseen or range(len(cards)))]
    questions = []
    truths: list[int | float | None] = []
    for place, question in enumerate(known):
        if question is None:
            questions.append(card[place])
            truths.append(pack.truths[card[place]])
        else:
            questions.append(question)
            truths.append(_imagine_truth(pack, question, view, rng))
    state.questions = tuple(questions)
    state.truths = tuple(truths)


def _asked_cards(pack: Pack, view: DefizzView, kind: int) -> set[int]:
    """The cards that are out of a deck for certain: one of their questions was asked since it was shuffled."""
    asked = [turn.question for turn in view.history[view.shuffled[kind] :] if turn.question is not None]
    asked += [shown.id for shown in view.questions if shown is not None]
    homes = [pack.home[pack.index[question]] for question in asked]
    return {card for deck, card in homes if deck == kind}


def _skipped(view: DefizzView, kind: int) -> tuple[str, ...]:
    """The cards at the bottom of a deck: those to skip, until it is shuffled again."""
    return () if view.shuffled[kind] else view.options.skip


def _imagine_truth(pack: Pack, question: int, view: DefizzView, rng: Random) -> int | float | None:
    """A number that could be the answer of a Cible: nobody has said it yet."""
    asked = pack.file.questions[question]
    if not isinstance(asked, CibleQuestion):
        return None
    if view.seat is None:
        return asked.number.value
    said = [word.said for word in view.said]
    guesses = [number for number in said if isinstance(number, int | float)]
    truth: int | float = _plausible(asked.number, guesses, rng)
    while truth in guesses:
        truth += 1
    return truth


def _plausible(number: Number, guesses: list[int | float], rng: Random) -> int | float:
    """Between the question's bounds, small and large numbers alike (years evenly); without bounds, near a guess."""
    least, most = number.min, number.max
    if least is not None and most is not None:
        if number.kind == "year" or least <= 0:
            value = rng.uniform(least, most)
        else:
            value = math.exp(rng.uniform(math.log(least), math.log(most)))
    else:
        value = rng.choice(guesses or [1, 10, 100, 1000]) * rng.lognormvariate(0, 1)
    return round(value, number.decimals) if number.decimals else round(value)


def _imagine_decks(state: DefizzState, view: DefizzView, rng: Random) -> None:
    """Cards known to be out come after those left to draw; the rest lies anywhere."""
    pack = state.pack
    orders = []
    for kind, left in enumerate(view.decks):
        cards = list(range(len(pack.cards[kind])))
        rng.shuffle(cards)
        if view.orders is not None:
            known = [pack.names[kind].index(name) for name in view.orders[kind]]
            orders.append((*known, *[card for card in cards if card not in known]))
            continue
        out = _asked_cards(pack, view, kind)
        if kind == state.kind:
            out |= {pack.home[question][1] for question in state.questions if pack.home[question][0] == kind}
        free = [card for card in cards if card not in out]
        free.sort(key=keys(pack, kind, _skipped(view, kind)).__getitem__)
        orders.append((*free[:left], *sorted(out), *free[left:]))
    state.orders = (orders[0], orders[1])


def _imagine_answer(rng: Random) -> str:
    """Something that the other one on the floor may have said."""
    return "" if rng.random() < SILENT else EXAMPLE.text


def _imagine_luck(view: LuckView, rng: Random) -> Luck:
    """A game of chance with the unseen picks drawn: any of those allowed."""
    luck = Luck()
    luck.kind = view.kind
    luck.params = view.params
    luck.left = view.left
    luck.turn = view.turn
    luck.stage = view.stage
    luck.picks = [NOT_YET if pick is None else pick for pick in view.picks]
    luck.hand = view.hand
    luck.shown = view.shown
    luck.before = view.before
    luck.rounds = view.rounds
    luck.winner = NOT_YET
    moves = KINDS[luck.kind].moves(luck)
    for place, chosen in enumerate(view.chosen):
        if chosen and view.picks[place] is None:
            pick = rng.choice(moves).pick
            assert pick is not None
            luck.picks[place] = pick
    return luck
