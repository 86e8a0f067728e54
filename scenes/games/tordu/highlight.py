"""The moment of a match of Le Tordu that is told at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.table import Event
from game.tordu import events as e
from game.tordu.view import TorduView
from scenes.app.lang import n, t
from scenes.games.tordu import words
from scenes.sitting.wording import Names
from scenes.tables.highlight import Highlight, best

BOLD = 5
"""The fewest tricks of a bid that is bold."""
FINAL = 20
"""The worth that a moment of the last deal has in addition."""


def find(events: Sequence[Event], view: TorduView, names: Names) -> Highlight | None:
    """The moment to tell: a contract kept at the last trick, against a double or as a bold bid, or one that failed."""
    story = Story(names)
    deals = [moment for event in events if (moment := story.hear(event)) is not None]
    return best([*deals[:-1], *(moment._replace(worth=moment.worth + FINAL) for moment in deals[-1:])])


class Story:
    """A deal so far: its contract, the card that took each trick, and the tricks of the declarer."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.contract: e.AuctionEnded | None = None
        self.trick: list[e.Played] = []
        self.tricks = 0
        """The tricks of the declarer before the last one."""
        self.final: tuple[str, ...] = ()
        """The cards of the last trick, the declarer's own last."""
        self.took_last = False

    def hear(self, event: Any) -> Highlight | None:
        """The moment of the deal that this event ends; None if it ends none. It becomes part of the story."""
        match event:
            case e.AuctionEnded():
                self.contract, self.tricks, self.trick = event, 0, []
            case e.Played():
                self.trick.append(event)
            case e.TrickWon():
                self._take(event)
            case e.DealScored():
                return best(self._told(event))
        return None

    def _take(self, event: e.TrickWon) -> None:
        assert self.contract is not None
        declarer = self.contract.declarer
        own = [played.card for played in self.trick if played.seat == declarer]
        others = [played.card for played in self.trick if played.seat != declarer]
        self.final = (*others[-2:], *own)
        self.trick = []
        self.took_last = event.seat == declarer
        if self.took_last:
            self.tricks += 1

    def _told(self, event: e.DealScored) -> Iterator[Highlight]:
        """The ways in which a deal can be told, with what each is worth."""
        assert self.contract is not None
        name, kept = self.names[event.declarer], event.taken == event.bid
        suit = words.suit(self.contract.suit)
        bid = n("{count} trick in {suit}", "{count} tricks in {suit}", event.bid, suit=suit)
        if kept and self.contract.doubled:
            yield Highlight(t("Doubled, {name} takes {bid} all the same.", name=name, bid=bid), self.final, 60)
        if kept and self.took_last and event.bid:
            yield Highlight(t("{name} keeps {bid} with the very last trick.", name=name, bid=bid), self.final, 45)
        if kept and event.bid >= BOLD:
            yield Highlight(
                t("{name} dares {bid}, and takes them.", name=name, bid=bid), self.final, 30 + 4 * event.bid
            )
        if kept and not event.bid:
            yield Highlight(t("{name} takes nothing at all, as announced.", name=name), self.final, 42)
        if not kept and event.taken == event.bid + 1 and self.took_last:
            told = t("One trick too many: the last one costs {name} the contract.", name=name)
            yield Highlight(told, self.final, 38)
        if kept:
            yield Highlight(t("{name} takes {bid}, exactly.", name=name, bid=bid), self.final, 15)
        else:
            yield Highlight(self._down(event.declarer), self.final, 10)

    def _down(self, declarer: int) -> str:
        """The words for a contract that failed: at a table of two the other one is named."""
        name, others = self.names[declarer], [*self.names[:declarer], *self.names[declarer + 1 :]]
        if len(others) == 1:
            return t("{other} brings {name} down.", other=others[0], name=name)
        return t("The others bring {name} down.", name=name)
