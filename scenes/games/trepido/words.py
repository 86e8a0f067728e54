"""The moves, events and views of Trépido in words."""

from __future__ import annotations

from typing import Any

from game.trepido import events, moves
from game.trepido.cards import CARD
from game.trepido.view import TrepidoView
from scenes.app.lang import n, p, t
from scenes.sitting.wording import Names, people, score_line


def symbol(letter: str) -> str:
    return {"r": t("rock"), "p": t("paper"), "s": t("scissors")}[letter]


def strength(number: int, edition: str = "trepido") -> str:
    middle = p("strength", "orange") if edition == "trepido" else p("strength", "yellow")
    return (p("strength", "green"), middle, p("strength", "red"))[number - 1]


def face(letter: str, number: int, edition: str = "trepido") -> str:
    """A card's symbol and strength in words, together: in French they agree."""
    middle = number == 2 and edition != "trepido"
    return {
        "r": (t("green rock"), t("yellow rock") if middle else t("orange rock"), t("red rock")),
        "p": (t("green paper"), t("yellow paper") if middle else t("orange paper"), t("red paper")),
        "s": (t("green scissors"), t("yellow scissors") if middle else t("orange scissors"), t("red scissors")),
    }[letter][number - 1]


def card(name: str, edition: str = "trepido") -> str:
    """A card in words: `red scissors (+3)`, `joker green`, `skull`."""
    if name[0] == "x":
        return p("ciao", "boulet") if edition == "ciao" else t("skull")
    if name[0] == "j":
        return t("joker {strength}", strength=strength(int(name[1]), edition))
    plain = face(name[0], int(name[1]), edition)
    event = {
        "R": t("replay"),
        "S": t("speed"),
        "P": t("+3"),
        "G": t("give"),
        "W": t("swap"),
    }.get(name[2:3])
    return t("{card} ({event})", card=plain, event=event) if event and len(name) == 4 else plain


def cards(names: tuple[str, ...], edition: str) -> str:
    return ", ".join(card(name, edition) for name in names)


def value(key: str, raw: Any, view: Any) -> Any:
    edition = view.options.edition
    if key == "card" and raw in CARD:
        return card(raw, edition)
    return face(raw[0], int(raw[1]), edition) if key == "top" else raw


def move(move: Any, view: TrepidoView, names: Names) -> str:
    edition = view.options.edition
    match move:
        case moves.Play(name, None):
            return card(name, edition)
        case moves.Play(name, str(announced)):
            return t("{card}, announcing {symbol}", card=card(name, edition), symbol=symbol(announced))
        case moves.Draw():
            return n("take {count} cards", "take {count} cards", view.threat) if view.threat else p("pile", "draw")
        case moves.Keep():
            return t("keep it")
        case moves.Replay():
            return t("play again")
        case moves.Reverse():
            return t("reverse the direction")
        case moves.Direction(clockwise):
            return t("clockwise") if clockwise else t("anticlockwise")
        case moves.Pass():
            return p("race", "pass")
        case moves.Give(name, to):
            return t("give {card} to {name}", card=card(name, edition), name=names[to])
        case moves.Thanks():
            return t("thank you!")
        case _:
            return t("swap hands with {name}", name=names[move.other])


def event(event: Any, names: Names) -> str | None:
    match event:
        case events.RoundBegan(number, dealer):
            return t("Round {round}: {name} deals.", round=number, name=names[dealer])
        case events.DirectionChosen(seat, clockwise) | events.Reversed(seat, clockwise):
            way = t("clockwise") if clockwise else t("anticlockwise")
            return t("{name} turns play {way}.", name=names[seat], way=way)
        case events.Played(seat, name, None):
            return t("{name} lays {card}.", name=names[seat], card=card(name))
        case events.Played(seat, name, str(announced)):
            return t("{name} lays {card}: {symbol}!", name=names[seat], card=card(name), symbol=symbol(announced))
        case events.WrongCard(seat, name):
            return t("{name} lays {card}, which does not fit, and takes it back.", name=names[seat], card=card(name))
        case events.Drew(seat, count, _, shown):
            line = n("{name} draws {count} card.", "{name} draws {count} cards.", count, name=names[seat])
            return f"{line} ({', '.join(map(card, shown))})" if shown else line
        case events.Kept(seat):
            return t("{name} keeps it.", name=names[seat])
        case events.Reshuffled(_):
            return t("The played cards are shuffled into a new pile.")
        case events.Threatened(seat, threat):
            return t("+{threat} for {name}!", threat=threat, name=names[seat])
        case events.ThreatCancelled(seat):
            return t("{name} cancels the threat.", name=names[seat])
        case events.Replayed(seat):
            return t("{name} plays again.", name=names[seat])
        case events.RaceOpened(_, racers):
            return t("Race! {names}: who is fastest?", names=people(racers, names))
        case events.RacePassed(seat):
            return t("{name} stays out of the race.", name=names[seat])
        case events.RaceWon(seat):
            return t("{name} is fastest.", name=names[seat])
        case events.RaceLost():
            return t("Nobody lays a card in the race.")
        case events.Gave(giver, receiver, name):
            if name:
                return t("{giver} gives {card} to {name}.", giver=names[giver], card=card(name), name=names[receiver])
            return t("{giver} gives a card to {name}.", giver=names[giver], name=names[receiver])
        case events.Thanked(seat):
            return t("{name} says thank you.", name=names[seat])
        case events.Swapped(seat, other):
            return t("{name} and {other} swap hands.", name=names[seat], other=names[other])
        case events.EventLost(seat):
            return t("{name} is too late: the event is lost.", name=names[seat])
        case events.RoundWon(None):
            return t("Nobody wins this round.")
        case events.RoundWon(int(seat), _, scores):
            line = t("{name} wins the round.", name=names[seat])
            return f"{line} {score_line(scores, names)}"
        case events.MatchWon(seats):
            return t("The match goes to {names}.", names=people(seats, names)) if seats else t("Nobody wins.")
    return None


def table(view: TrepidoView, names: Names) -> list[str]:
    edition = view.options.edition
    lines = [", ".join(f"{name} {count}" for name, count in zip(names, view.counts, strict=True))]
    if view.beat:
        lines.append(t("To beat: {face}", face=face(view.beat.symbol, view.beat.strength, edition)))
    if view.threat:
        lines.append(t("Threat: +{threat}", threat=view.threat))
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            lines.append(t("Hand of {name}: {cards}", name=names[seat], cards=cards(hand, edition)))
    return lines
