"""The first times of Le Tordu: what the coach says when something happens to a person that never has before."""

from __future__ import annotations

from collections.abc import Sequence

from game.tordu import events
from game.tordu.moves import DOUBLE, PASS, Bid, Play
from game.tordu.view import Contract
from scenes.app.lang import n, t
from scenes.games.tordu import words
from scenes.tables.firsts import First, Situation, Told, lit


def _own(situation: Situation) -> Sequence[str]:
    """The person's hand; empty if those who look on may not see it."""
    return situation.view.hands[situation.seat] or ()


def _bids(situation: Situation) -> bool:
    return situation.view.phase == "bid" and bool(situation.legal)


def _may_overbid(situation: Situation) -> bool:
    return situation.view.phase == "speak" and any(isinstance(move, Bid) for move in situation.legal)


def _may_double(situation: Situation) -> bool:
    return situation.view.phase == "speak" and DOUBLE in situation.legal


def _plays(situation: Situation) -> bool:
    return situation.view.phase == "play" and bool(situation.legal)


def _playable(situation: Situation) -> list[str]:
    return [move.card for move in situation.legal if isinstance(move, Play)]


def _contract(situation: Situation) -> Contract:
    contract: Contract = situation.view.contract
    return contract


def _led(situation: Situation) -> str:
    """The suit that was led."""
    suit: str = situation.view.trick[0].card[1]
    return suit


def _follows(situation: Situation) -> bool:
    """Tell if the person holds the suit led, and others that must wait (TO-13)."""
    return _plays(situation) and bool(situation.view.trick) and len(_playable(situation)) < len(_own(situation))


def _void(situation: Situation) -> bool:
    """Tell if the person holds nothing of the suit led, and has a choice."""
    choice = _plays(situation) and bool(situation.view.trick) and len(_own(situation)) > 1
    return choice and all(card[1] != _led(situation) for card in _own(situation))


def _overbidden(situation: Situation) -> events.Bade | None:
    """The bid that has wiped out the person's own; None if none has."""
    mine = any(said.seat == situation.seat and isinstance(said.call, Bid) for said in situation.view.auction)
    event = situation.happened(events.Bade, overbid=True) if mine else None
    return event if event is not None and event.seat != situation.seat else None


# what is lit


def _lay(situation: Situation) -> list[str]:
    """The cards that may be played."""
    return [f"card:{card}" for card in _playable(situation)]


def _tordu_row(situation: Situation) -> list[str]:
    """The bids in tordu, and the button that doubles."""
    return ["suit:t", *(f"cell:t{tricks}" for tricks in range(9)), "button:double"]


def _standing(situation: Situation) -> list[str]:
    return [f"won:{situation.seat}", "mark:tricks"]


# what is said


def _tricks(count: int) -> str:
    return n("{count} trick", "{count} tricks", count)


def _overbid(situation: Situation) -> Told:
    contract = _contract(situation)
    return Told(
        t("Over it, or against it?"),
        t(
            "{name} bids {bid}. You can bid more or less in tordu, double if you think that it fails, or pass.",
            name=situation.name(contract.declarer),
            bid=words.move(Bid(contract.suit, contract.tricks), situation.view, situation.table.names),  # type: ignore[arg-type]
        ),
    )


def _double(situation: Situation) -> Told:
    name = situation.name(_contract(situation).declarer)
    return Told(
        t("Will it fail?"),
        t("Nobody can overbid tordu. If you think that {name} fails, double: all points count twice.", name=name),
    )


def _wiped_out(situation: Situation) -> Told:
    event = _overbidden(situation)
    assert event is not None
    return Told(
        t("Bid over"),
        t(
            "{name} has bid in tordu: your bid no longer counts. You can still double, or pass.",
            name=situation.name(event.seat),
        ),
    )


def _declares(situation: Situation) -> Told:
    contract = _contract(situation)
    title, suit = t("Your contract"), words.suit(contract.suit)
    if not contract.tricks:
        return Told(title, t("You lead. Take no trick at all! Cards in {suit} beat all others.", suit=suit))
    tricks = _tricks(contract.tricks)
    return Told(
        title,
        t(
            "You lead. Take {tricks}: not one more, not one less. Cards in {suit} beat all others.",
            tricks=tricks,
            suit=suit,
        ),
    )


def _defends(situation: Situation) -> Told:
    contract = _contract(situation)
    name = situation.name(contract.declarer)
    if not contract.tricks:
        text = t("{name} wants no trick at all. Make them take one, and you score.", name=name)
    else:
        tricks = _tricks(contract.tricks)
        text = t(
            "{name} wants exactly {tricks}. With one too many or one too few, you score.", name=name, tricks=tricks
        )
    return Told(t("Against {name}", name=name), text)


def _has_to_follow(situation: Situation) -> Told:
    suit = words.suit(_led(situation))
    return Told(t("Follow suit"), t("The suit led is {suit}, and you have some: play one of those.", suit=suit))


def _has_none(situation: Situation) -> Told:
    led, trump = _led(situation), _contract(situation).suit
    if led == trump:
        text = t("You have no {suit}: play whatever you like. It can’t take the trick.", suit=words.suit(led))
    else:
        text = t(
            "You have no {suit}: play whatever you like. Trump ({trump}) takes the trick, anything else loses it.",
            suit=words.suit(led),
            trump=words.suit(trump),
        )
    return Told(t("Nothing to follow with"), text)


def _scored(situation: Situation) -> Told:
    return Told(
        t("The deal is over"),
        t("With exactly the tricks bid, the declarer scores. Otherwise all the others do: the further off, the more."),
    )


FIRSTS: tuple[First, ...] = (
    First(
        "must-bid",
        lambda m: _bids(m) and PASS not in m.legal,
        lambda m: Told(
            t("It is up to you"),
            t("All the others have passed, so you must bid: choose trump, and how many tricks you will take exactly."),
        ),
        lit("mark:question"),
        lesson=2,
    ),
    First(
        "bid",
        _bids,
        lambda m: Told(
            t("Your bid"),
            t("Which suit shall be trump, and exactly how many tricks will you take? Choose a cell, or pass."),
        ),
        lit("mark:question"),
        lesson=2,
    ),
    First(
        "overbidden",
        lambda m: _overbidden(m) is not None and _may_double(m),
        _wiped_out,
        lit("button:double", "button:pass"),
        lesson=2,
    ),
    First("overbid", _may_overbid, _overbid, _tordu_row, lesson=2),
    First(
        "double",
        lambda m: _may_double(m) and not _may_overbid(m),
        _double,
        lit("button:double", "button:pass"),
        lesson=2,
        waits=True,
    ),
    First(
        "declarer",
        lambda m: _plays(m) and not m.view.played and _contract(m).declarer == m.seat,
        _declares,
        lit("mark:contract"),
        lesson=1,
    ),
    First(
        "against",
        lambda m: _plays(m) and _contract(m).declarer != m.seat,
        _defends,
        lit("mark:contract"),
        lesson=1,
    ),
    First("follow", _follows, _has_to_follow, _lay, lesson=1),
    First("void", _void, _has_none, _lay, lesson=1),
    First(
        "doubled",
        lambda m: m.view.phase == "play" and _contract(m).doubled,
        lambda m: Told(t("Doubled"), t("All points of this deal count twice, whoever gets them.")),
        lit("mark:doubled"),
        lesson=2,
        waits=True,
    ),
    First("scored", lambda m: m.view.phase == "over", _scored, lit("mark:result"), lesson=2),
    First(
        "trick",
        lambda m: _plays(m) and m.happened(events.TrickWon, seat=m.seat) is not None,
        lambda m: Told(
            t("Your trick"), t("Whoever takes a trick leads the next one. The dots count the declarer’s tricks.")
        ),
        _standing,
        lesson=1,
        waits=True,
    ),
    First(
        "settled",
        lambda m: _plays(m) and m.offers("rest"),
        lambda m: Told(
            t("Nothing can change"),
            t("The rest of this deal is certain. This button plays it out at once."),
        ),
        lit("button:rest"),
        waits=True,
    ),
    First(
        "last-trick",
        lambda m: _plays(m) and len(m.view.played) == 1,
        lambda m: Told(t("Missed something?"), t("Here you can look at the last trick again.")),
        lit("button:back"),
        waits=True,
    ),
)
"""All of them, the most urgent first."""
