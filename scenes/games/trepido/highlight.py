"""The moment of a match of Trépido that is told at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.table import Event
from game.trepido import events as e
from game.trepido.cards import CARD, EVENT, FACE, PLUS, SKULL
from game.trepido.rounds import HAND
from game.trepido.view import TrepidoView
from scenes.app.lang import n, t
from scenes.sitting.wording import Names
from scenes.tables.highlight import Highlight, best

HEAVY = 6
"""The fewest cards taken at once that are worth telling."""
CLOSE = 2
"""The most cards in the hand of somebody who was close to winning."""
LOPSIDED = 3
"""The least difference between two swapped hands that is worth telling."""
FINAL = 15
"""The worth that a moment of the last round has in addition."""


def find(events: Sequence[Event], view: TrepidoView, names: Names) -> Highlight | None:
    """The moment to tell: how the last round was won, stopped or turned; else the wildest moment of another round."""
    story = Story(view.seats, names)
    found = [moment for event in events for moment in story.hear(event)]
    last = [moment._replace(worth=moment.worth + FINAL) for moment in found[story.last_round :]]
    return best([*found[: story.last_round], *last])


class Story:
    """The course of a round so far, as far as moments need it: hands by their sizes, and the last card laid."""

    def __init__(self, seats: int, names: Names) -> None:
        self.names = names
        self.counts = [HAND] * seats
        """The cards in each hand; the first deal has no event."""
        self.laid: e.Played | None = None
        """The card laid last."""
        self.plus: list[e.Played] = []
        """The cards of the +3 chain that runs."""
        self.threatened: int | None = None
        """The seat that must answer a +3."""
        self.racing = False
        self.gift: e.Gave | None = None
        """The gift that was the last thing done."""
        self.told = 0
        self.last_round = 0
        """The number of moments found before the round that is played."""

    def hear(self, event: Any) -> Iterator[Highlight]:
        """The moments that an event makes worth telling; then it is part of the story."""
        for moment in self._moments(event):
            self.told += 1
            yield moment
        self._note(event)

    def _moments(self, event: Any) -> Iterator[Highlight]:
        match event:
            case e.Drew(why="threat"):
                yield from self._taken(event)
            case e.Swapped():
                yield from self._swap(event)
            case e.Gave(card=str(card)) if FACE[CARD[card]] == SKULL:
                giver, receiver = self.names[event.giver], self.names[event.receiver]
                yield Highlight(
                    t("{giver} hands the skull to {receiver}.", giver=giver, receiver=receiver), (card,), 20
                )
            case e.RoundWon(seat=int(seat)):
                yield self._won(seat)

    def _taken(self, event: e.Drew) -> Iterator[Highlight]:
        """Somebody takes the cards of a +3: many at once, or just before they would have won."""
        name, cards = self.names[event.seat], tuple(played.card for played in self.plus)
        if event.count >= HEAVY:
            words = n(
                "{name} takes {count} card at once.", "{name} takes {count} cards at once.", event.count, name=name
            )
            yield Highlight(words, cards[-3:], 25 + 3 * event.count)
        if self.counts[event.seat] <= CLOSE and self.plus:
            yield Highlight(
                n(
                    "The +3 of {by} stops {name}, one card from the end.",
                    "The +3 of {by} stops {name}, {count} cards from the end.",
                    self.counts[event.seat],
                    by=self.names[self.plus[-1].seat],
                    name=name,
                ),
                cards[-2:],
                50 if self.counts[event.seat] == 1 else 40,
            )

    def _swap(self, event: e.Swapped) -> Iterator[Highlight]:
        """Somebody swaps a large hand for a small one."""
        many, few = self.counts[event.seat], self.counts[event.other]
        if many - few >= LOPSIDED and self.laid is not None:
            words = n(
                "{name} swaps hands with {other}: {many} cards for one!",
                "{name} swaps hands with {other}: {many} cards for {count}!",
                few,
                name=self.names[event.seat],
                other=self.names[event.other],
                many=many,
            )
            yield Highlight(words, (self.laid.card,), 22 + 4 * (many - few))

    def _won(self, seat: int) -> Highlight:
        """A round is won, with the last card laid or given."""
        name, laid = self.names[seat], self.laid
        if self.gift is not None and self.gift.giver == seat:
            words = t("{name} gives the last card away, and wins.", name=name)
            return Highlight(words, (laid.card,) if laid is not None else (), 35)
        assert laid is not None, "a round is won by a card"
        if self.threatened == seat:
            return Highlight(t("Under threat, {name} answers with the last card.", name=name), (laid.card,), 45)
        if self.racing:
            return Highlight(t("{name} lays the last card in a race!", name=name), (laid.card,), 40)
        return Highlight(t("{name} lays the last card.", name=name), (laid.card,), 5)

    def _note(self, event: Any) -> None:
        """Keep what the event changes."""
        match event:
            case e.RoundBegan():
                self.counts = [0] * len(self.counts)
                self.laid, self.plus, self.threatened, self.racing, self.gift = None, [], None, False, None
                self.last_round = self.told
            case e.Dealt(cards=tuple(cards)):
                self.counts[event.seat] += len(cards)
            case e.Played():
                self._lay(event)
            case e.Drew():
                self.counts[event.seat] += event.count
                if event.why == "threat":
                    self.threatened, self.plus = None, []
            case e.Threatened():
                self.threatened = event.seat
            case e.ThreatCancelled():
                self.plus = []
            case e.RaceOpened() | e.RaceWon():
                self.racing = True
            case e.TurnBegan() | e.RaceLost():
                self.racing, self.threatened = False, None
            case e.Gave():
                self.counts[event.giver] -= 1
                self.counts[event.receiver] += 1
                self.gift = event
            case e.Swapped():
                mine, theirs = self.counts[event.seat], self.counts[event.other]
                self.counts[event.seat], self.counts[event.other] = theirs, mine

    def _lay(self, event: e.Played) -> None:
        """Note a card that is laid: it is part of a chain if it is a +3, and answers the threat if there is one."""
        self.counts[event.seat] -= 1
        self.laid, self.gift = event, None
        if self.threatened is not None and self.threatened != event.seat:
            self.threatened = None
        self.plus = [*self.plus, event] if EVENT[CARD[event.card]] == PLUS else []
