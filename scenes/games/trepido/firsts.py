"""The first times of Trépido: what the coach says when something happens to a person that never has before."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.trepido import events
from game.trepido.cards import CARD, FACE, JOKER, SKULL
from game.trepido.moves import KEEP, Give, Play
from scenes.app.lang import n, t
from scenes.tables.firsts import First, Situation, Told, lit


def _own(situation: Situation) -> Sequence[str]:
    """The person's hand; empty if those who look on may not see it."""
    return situation.view.hands[situation.seat] or ()


def _usable(situation: Situation) -> list[str]:
    """The cards that the person can lay or give now."""
    return list(dict.fromkeys(move.card for move in situation.legal if isinstance(move, Play | Give)))


def _held(situation: Situation, least: int, most: int) -> list[str]:
    """The cards of the hand whose face lies between these two."""
    return [card for card in _own(situation) if least <= FACE[CARD[card]] <= most]


def _jokers(situation: Situation) -> list[str]:
    return _held(situation, JOKER, SKULL - 1)


def _skulls(situation: Situation) -> list[str]:
    return _held(situation, SKULL, SKULL)


def _to_act(phase: str) -> Callable[[Situation], bool]:
    """A function that tells if it is the person's turn in this phase."""
    return lambda situation: situation.view.phase == phase and bool(situation.legal)


def _racing(situation: Situation) -> bool:
    return situation.view.phase == "race" and situation.seat in situation.view.racers


def _against_time(situation: Situation) -> bool:
    """Tell if five seconds run for the person's turn (TR-24)."""
    timer = situation.view.timer
    return (
        bool(situation.legal)
        and timer is not None
        and timer.kind == "blitz"
        and situation.reach.timing.longer is not None
    )


def _unchecked(situation: Situation) -> bool:
    """Tell if the person could lay a wrong card now, and be punished for it (TR-23)."""
    return situation.view.options.strict and situation.view.beat is not None and bool(_usable(situation))


def _mates(situation: Situation) -> list[int]:
    """The seats that play with the person (TR-26)."""
    return [seat for seat in range(situation.seat % 2, situation.view.seats, 2) if seat != situation.seat]


def _drew(situation: Situation, why: str) -> bool:
    """Tell if the person has had to draw for this reason."""
    return situation.happened(events.Drew, seat=situation.seat, why=why) is not None


# what is lit


def _cards(cards: Callable[[Situation], Sequence[str]]) -> Callable[[Situation], list[str]]:
    """A function that lights these cards."""
    return lambda situation: [f"card:{card}" for card in cards(situation)]


def _top(situation: Situation) -> list[str]:
    """The card on top and, while it is to be beaten, the line that says what it counts as."""
    line = ["mark:beat"] if situation.view.phase in ("turn", "race", "threat") else []
    return [f"card:{situation.view.discard[-1]}", *line] if situation.view.discard else []


def _fitting(situation: Situation) -> list[str]:
    """The card to beat, and the person's cards that beat it; at a strict table those are theirs to find."""
    cards = [] if situation.view.options.strict else _usable(situation)
    return [*_top(situation), *(f"card:{card}" for card in cards)]


def _to_compare(situation: Situation) -> list[str]:
    """The card to beat, the circle that shows what does, and the person's cards that do."""
    return [*_fitting(situation), *(["mark:circle"] if situation.reach.app.preferences.circle else [])]


def _in_race(situation: Situation) -> list[str]:
    """The cards that beat the top one; before anyone has claimed the race, the top card and the person's plate."""
    return _fitting(situation) if situation.legal else [*_top(situation), f"seat:{situation.seat}"]


def _swappable(situation: Situation) -> list[str]:
    return [f"button:swap:{move.other}" for move in situation.legal if hasattr(move, "other")]


def _team(situation: Situation) -> list[str]:
    return [f"seat:{seat}" for seat in _mates(situation)]


def _others(situation: Situation) -> list[str]:
    return [f"seat:{seat}" for seat in range(situation.view.seats) if seat != situation.seat]


# what is said


def _race(situation: Situation) -> Told:
    title = t("A race!")
    if not situation.legal:
        text = t("Press your key, or click your plate, before the others do. Then lay a card that beats this one.")
    elif not _usable(situation):
        text = t("The first to lay a card that beats this one wins the race. You have none: pass.")
    elif situation.reach.timing.drawing_lots:
        text = t("Choose in secret a card that beats this one, or pass. Then the order is drawn by lot.")
    elif situation.view.options.strict:
        text = t("Be the first to lay a card that beats this one, or pass.")
    else:
        text = t("Be the first to lay a card that beats this one: those that do stand up. Or pass.")
    return Told(title, text)


def _threat(situation: Situation) -> Told:
    title = n("{count} card for you?", "{count} cards for you?", situation.view.threat)
    if situation.view.options.any_plus3:
        return Told(title, t("A joker or any +3 wards this off. If you have neither, take the cards."))
    return Told(title, t("A joker or a higher +3 wards this off. If you have neither, take the cards."))


def _thanks(situation: Situation) -> Told:
    giver = situation.name(situation.view.giver)
    return Told(
        t("A gift for you"),
        t("{name} gives you a card. Say thank you before the time is up, or you take three more!", name=giver),
    )


def _swapped(situation: Situation) -> Told:
    event = situation.happened(events.Swapped, other=situation.seat)
    assert event is not None
    return Told(
        t("Another hand"),
        t("{name} has swapped hands with you: from now on these cards are yours.", name=situation.name(event.seat)),
    )


def _skull(situation: Situation) -> Told:
    title = t("A boulet") if situation.view.options.edition == "ciao" else t("A skull")
    return Told(title, t("It can never be laid. Give it away with a give card, or swap your hand for another."))


def _teams(situation: Situation) -> Told:
    names = ", ".join(map(situation.name, _mates(situation)))
    return Told(
        t("Two teams"), t("You play with {names}: if one of you lays the last card, you win together.", names=names)
    )


def _round(situation: Situation) -> Told:
    title, options = t("The round is over"), situation.view.options
    if options.match == "points":
        return Told(title, t("What you still hold counts against you. After the last round, the fewest points win."))
    return Told(title, t("A round won is a point. The first to reach {target} wins the match.", target=options.target))


FIRSTS: tuple[First, ...] = (
    First(
        "blitz",
        _against_time,
        lambda m: Told(t("Blitz"), t("When this bar has run out, you take three cards and lose your turn. Be quick!")),
        lit("mark:limit"),
    ),
    First(
        "strict",
        _unchecked,
        lambda m: Told(
            t("A strict table"),
            t("Lay a card that beats this one, or draw. Nobody stops a wrong one: it comes back with three more."),
        ),
        _top,
    ),
    First(
        "direction",
        _to_act("direction"),
        lambda m: Told(t("You deal"), t("So you choose which way play goes round the table.")),
        lit("button:direction:true", "button:direction:false"),
    ),
    First(
        "open",
        _to_act("open"),
        lambda m: Told(t("You open"), t("Lay any of the cards that stand up. The next player will have to beat it.")),
        _cards(_usable),
        lesson=1,
    ),
    First("thanks", _to_act("thanks"), _thanks, lit("button:thanks"), lesson=2),
    First("race", _racing, _race, _in_race, lesson=2),
    First("threat", _to_act("threat"), _threat, lambda m: [*_fitting(m), "button:draw"], lesson=2),
    First(
        "choose",
        _to_act("choose"),
        lambda m: Told(t("Replay"), t("You choose: play once more at once, or let play go round the other way.")),
        lit("button:replay", "button:reverse"),
        lesson=2,
    ),
    First(
        "give",
        _to_act("give"),
        lambda m: Told(
            t("Give a card"),
            t("Choose one of your cards, then the player who gets it. Or drag it onto their plate."),
        ),
        _others,
        lesson=2,
    ),
    First(
        "swap",
        _to_act("swap"),
        lambda m: Told(
            t("Swap hands"),
            t("Choose a player: you get their whole hand and they get yours. The number says how many cards that is."),
        ),
        lambda m: _swappable(m) or _others(m),
        lesson=2,
    ),
    First(
        "drawn",
        lambda m: m.view.phase == "drawn" and KEEP in m.legal and len(m.legal) > 1,
        lambda m: Told(t("It fits!"), t("The card that you have drawn beats the one on top: lay it now, or keep it.")),
        lambda m: [f"card:{m.view.drawn}", "button:keep"],
        lesson=1,
    ),
    First(
        "replay",
        lambda m: _to_act("turn")(m) and m.happened(events.Replayed, seat=m.seat) is not None,
        lambda m: Told(t("Once more!"), t("A replay card: it is your turn again. Beat your own card, or draw.")),
        _top,
        lesson=2,
    ),
    First(
        "stuck",
        lambda m: _to_act("turn")(m) and not _usable(m),
        lambda m: Told(
            t("Nothing fits"),
            t("None of your cards beats this one: draw. If the new card fits, you can lay it at once."),
        ),
        lambda m: [*_to_compare(m), "button:draw"],
        lesson=1,
    ),
    First(
        "turn",
        lambda m: _to_act("turn")(m) and bool(_usable(m)) and not m.view.options.strict,
        lambda m: Told(
            t("Your turn"), t("Lay a card that beats this one: those that do stand up. Or draw, if you like.")
        ),
        _to_compare,
        lesson=1,
    ),
    First(
        "late",
        lambda m: _drew(m, "late"),
        lambda m: Told(
            t("Too late"), t("Your five seconds were over: you have taken three cards, and your turn is lost.")
        ),
        lit("pile:draw"),
    ),
    First(
        "silence",
        lambda m: _drew(m, "silence"),
        lambda m: Told(
            t("No thank you"), t("You were given a card and did not say thank you in time: that cost three cards.")
        ),
        lit("pile:draw"),
    ),
    First(
        "wrong",
        lambda m: m.happened(events.WrongCard, seat=m.seat) is not None,
        lambda m: Told(t("It did not fit"), t("Your card has come back with three more, and your turn is lost.")),
        _top,
    ),
    First(
        "swapped",
        lambda m: m.happened(events.Swapped, other=m.seat) is not None and bool(_own(m)),
        _swapped,
        _cards(_own),
    ),
    First(
        "round",
        lambda m: m.view.phase == "over" and m.view.options.match != "single",
        _round,
        lambda m: [f"seat:{m.seat}"],
    ),
    First("skull", lambda m: bool(_skulls(m)) and bool(m.legal), _skull, _cards(_skulls), lesson=1, waits=True),
    First(
        "joker",
        lambda m: _to_act("turn")(m) and bool(_jokers(m)),
        lambda m: Told(t("A joker"), t("It beats everything. When you lay it, you announce the symbol to beat.")),
        _cards(_jokers),
        lesson=1,
        waits=True,
    ),
    First("teams", lambda m: m.view.options.teams and bool(m.legal), _teams, _team, waits=True),
    First(
        "turned",
        lambda m: any(event.seat != m.seat for event in m.events if isinstance(event, events.Reversed)),
        lambda m: Told(t("The other way round"), t("Play goes round the other way now: the arrows show it.")),
        lit("mark:direction"),
        waits=True,
    ),
)
"""All of them, the most urgent first."""
