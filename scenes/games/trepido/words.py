"""The moves, events and views of Trépido in words."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.table import Move
from game.trepido import events, moves
from game.trepido.cards import CARD
from game.trepido.view import TrepidoView
from scenes.app.lang import n, p, t
from scenes.games.trepido.look import Look
from scenes.sitting.wording import Names, people, score_line


def title(edition: str) -> str:
    """The name of an edition."""
    return {"trepido": t("Trépido"), "defifoo": t("Défifoo jaune"), "ciao": t("Ciao!")}[edition]


def symbol(letter: str) -> str:
    return {"r": t("rock"), "p": t("paper"), "s": t("scissors")}[letter]


def strength(number: int, look: Look) -> str:
    """The word for the colour that a strength is drawn in."""
    return {
        "green": p("strength", "green"),
        "blue": p("strength", "blue"),
        "orange": p("strength", "orange"),
        "yellow": p("strength", "yellow"),
        "red": p("strength", "red"),
    }[look.hues[number - 1].word]


def face(letter: str, number: int, look: Look) -> str:
    """A card's symbol and colour in words, together: in French they agree. Without grades, the symbol alone."""
    if not look.graded:
        return symbol(letter)
    return {
        ("r", "green"): t("green rock"),
        ("r", "blue"): t("blue rock"),
        ("r", "orange"): t("orange rock"),
        ("r", "yellow"): t("yellow rock"),
        ("r", "red"): t("red rock"),
        ("p", "green"): t("green paper"),
        ("p", "blue"): t("blue paper"),
        ("p", "orange"): t("orange paper"),
        ("p", "yellow"): t("yellow paper"),
        ("p", "red"): t("red paper"),
        ("s", "green"): t("green scissors"),
        ("s", "blue"): t("blue scissors"),
        ("s", "orange"): t("orange scissors"),
        ("s", "yellow"): t("yellow scissors"),
        ("s", "red"): t("red scissors"),
    }[letter, look.hues[number - 1].word]


def card(name: str, look: Look) -> str:
    """A card in words: `red scissors (+3)`, `green joker`, `skull`."""
    if name[0] == "x":
        return p("ciao", "boulet") if look.edition == "ciao" else t("skull")
    if name[0] == "j":
        return t("{strength} joker", strength=strength(int(name[1]), look)) if look.graded else t("joker")
    plain = face(name[0], int(name[1]), look)
    event = {
        "R": t("replay"),
        "S": t("speed"),
        "P": t("+3"),
        "G": t("give"),
        "W": t("swap"),
    }.get(name[2:3])
    return t("{card} ({event})", card=plain, event=event) if event and len(name) == 4 else plain


def cards(names: tuple[str, ...], look: Look) -> str:
    return ", ".join(card(name, look) for name in names)


class TrepidoWords(NamedTuple):
    """The words at one table, where cards are called as they look."""

    look: Look = Look()

    def value(self, key: str, raw: Any, view: Any) -> Any:
        if key == "card" and raw in CARD:
            return card(raw, self.look)
        if key == "cards" and isinstance(raw, int):
            return n("{count} card", "{count} cards", raw)
        return face(raw[0], int(raw[1]), self.look) if key == "top" else raw

    def move(self, move: Move, view: TrepidoView, names: Names) -> str:
        return told_move(move, view, names, self.look)

    def event(self, event: Any, names: Names) -> str | None:
        return told_event(event, names, self.look)

    def table(self, view: TrepidoView, names: Names) -> list[str]:
        return told_table(view, names, self.look)


def told_move(move: Move, view: TrepidoView, names: Names, look: Look) -> str:
    match move:
        case moves.Play(name, None):
            return card(name, look)
        case moves.Play(name, str(announced)):
            return t("{card}, announcing {symbol}", card=card(name, look), symbol=symbol(announced))
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
            return t("give {card} to {name}", card=card(name, look), name=names[to])
        case moves.Thanks():
            return t("thank you!")
        case moves.Swap(other):
            return t("swap hands with {name}", name=names[other])
        case _:
            raise LookupError(f"no move of Trépido: {move}")


def told_event(event: Any, names: Names, look: Look) -> str | None:
    match event:
        case events.RoundBegan(number, dealer):
            return t("Round {round}: {name} deals.", round=number, name=names[dealer])
        case events.DirectionChosen(seat, clockwise) | events.Reversed(seat, clockwise):
            way = t("clockwise") if clockwise else t("anticlockwise")
            return t("{name} turns play {way}.", name=names[seat], way=way)
        case events.Played(seat, name, None):
            return t("{name} lays {card}.", name=names[seat], card=card(name, look))
        case events.Played(seat, name, str(announced)):
            return t("{name} lays {card}: {symbol}!", name=names[seat], card=card(name, look), symbol=symbol(announced))
        case events.WrongCard(seat, name):
            return t(
                "{name} lays {card}, which does not fit, and takes it back.", name=names[seat], card=card(name, look)
            )
        case events.Drew(seat, 0):
            return t("Nothing is left to draw for {name}.", name=names[seat])
        case events.Drew(seat, count, why, shown):
            return _drew_these(names[seat], count, why, cards(shown, look)) if shown else _drew(names[seat], count, why)
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
                return t(
                    "{giver} gives {card} to {name}.", giver=names[giver], card=card(name, look), name=names[receiver]
                )
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


def reason(why: str, count: int) -> str | None:
    """The reason for a draw of so many cards; None if it was just somebody's turn."""
    return {
        "threat": f"+{count}",
        "penalty": p("penalty", "card refused"),
        "late": p("penalty", "too late"),
        "silence": p("penalty", "thank you forgotten"),
    }.get(why)


def _drew(name: str, count: int, why: str) -> str:
    """Somebody's draw in words, with the reason for it unless it is just their turn."""
    told = reason(why, count)
    if told is None:
        return n("{name} draws {count} card.", "{name} draws {count} cards.", count, name=name)
    return n(
        "{name} draws {count} card: {reason}.", "{name} draws {count} cards: {reason}.", count, name=name, reason=told
    )


def _drew_these(name: str, count: int, why: str, these: str) -> str:
    """Somebody's draw in words, with the cards, before eyes that know them."""
    told = reason(why, count)
    if told is None:
        return n(
            "{name} draws {count} card: {cards}.", "{name} draws {count} cards: {cards}.", count, name=name, cards=these
        )
    return n(
        "{name} draws {count} card ({reason}): {cards}.",
        "{name} draws {count} cards ({reason}): {cards}.",
        count,
        name=name,
        reason=told,
        cards=these,
    )


def counted(name: str, why: str, number: int, count: int) -> str:
    """The words while the `number`-th of so many cards is drawn, with the reason."""
    if count == 1:
        return _drew(name, count, why)
    return t("{name}: {reason} ({number} of {count})", name=name, reason=reason(why, count), number=number, count=count)


def announced(name: str, letter: str) -> str:
    """The words about what a joker stands for, and who says so."""
    return t("{name} announces {symbol}!", name=name, symbol=symbol(letter))


def told_table(view: TrepidoView, names: Names, look: Look) -> list[str]:
    lines = [", ".join(f"{name} {count}" for name, count in zip(names, view.counts, strict=True))]
    if view.beat:
        lines.append(t("To beat: {face}", face=face(view.beat.symbol, view.beat.strength, look)))
    if view.threat:
        lines.append(t("Threat: +{threat}", threat=view.threat))
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            lines.append(t("Hand of {name}: {cards}", name=names[seat], cards=cards(hand, look)))
    return lines
