"""Hints on the table, and the reasons of computer players after a round."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, Literal

import pygame
import pytest

from ai.player import Advice, Choice, Claim, Reason, Weighed
from ai.tordu.player import KEEPS
from ai.worker import Worker
from game import GAMES
from game.match import Match, Seat
from game.table import Said
from game.tordu.moves import PASS, Bid
from game.trepido.moves import DRAW, Play
from scenes.app import lang
from scenes.app.dialog import Dialog
from scenes.app.person import Person
from scenes.games import ON_SCREEN
from scenes.games.defizz import writing
from scenes.games.tordu.bidding import BidGrid
from scenes.kit.box import Box
from scenes.kit.iconbutton import IconButton
from scenes.pages.mattered import Mattered
from scenes.pages.why import AskingLog, WhyPage
from scenes.sitting import reasons
from scenes.sitting.thinking import Thought
from scenes.stage.plate import Plate
from scenes.tables.curtain import Curtain
from scenes.tables.hints import parlance
from scenes.tables.scene import TableScene
from scenes.tables.spots import PANEL
from tests.scenes.driver import Driver
from tests.scenes.tables import robots

SIZES = ((960, 540), (1280, 720), (1920, 1080))
LOOKS = [((960, 540), 1.0), ((1280, 720), 1.25), ((960, 720), 1.5), ((1680, 720), 1.5)]


class Answering:
    """A thinker who answers with this, once it is told to."""

    def __init__(self, choice: Choice | None = None) -> None:
        self.choice = choice
        self.cancelled = 0
        self.questions = 0

    def ask(self, seat: int, view: Any, legal: list[Any]) -> int:
        self.questions += 1
        return self.questions

    def answer(self, ticket: int) -> Choice | None:
        return self.choice

    def cancel(self) -> None:
        self.cancelled += 1


def seats(people: int = 1, among: int = 3) -> list[Seat]:
    return robots.people(people, among)


def at_turn(game: str, people: int = 1, seed: int = 1, **options: Any) -> tuple[Driver, TableScene]:
    """A table at which a person is to choose now, everything shown."""
    hands = robots.sit(game, seats(people), seed, **options)
    scene = robots.table(hands)
    rng = Random(seed)
    for _ in range(600):
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
        elif scene.acts.pausing:
            scene.progress.go_on()
        elif scene.hints.occasions.now() is not None and len(scene.table.legal) > 1:
            scene.show.director.drain()
            scene.rebuild()
            return hands, scene
        elif scene.table.legal and scene.sharing.actor is not None and not scene.acts:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.4)
    raise AssertionError("nobody's turn")


def answering(scene: TableScene, choice: Choice | None) -> Answering:
    thinks = Answering(choice)
    scene.hints.thinkers.soon = thinks
    return thinks


def reasoned(move: Any) -> Choice:
    return Choice(move, Reason("{move}: that came to mind first", move=move))


def texts(hands: Driver) -> list[str]:
    return [item.text for item in hands.drawn() if item.what == "text"]


# asking


def test_the_key_asks_for_a_hint() -> None:
    hands, scene = at_turn("trepido")
    thinks = answering(scene, None)
    hands.key(pygame.K_h)
    assert thinks.questions == 1


def test_the_button_asks_for_a_hint() -> None:
    hands, scene = at_turn("trepido")
    thinks = answering(scene, None)
    button = next(w for w in scene.widgets if isinstance(w, IconButton) and w.icon == "hint")
    hands.click_on(button)
    assert thinks.questions == 1


def test_until_the_answer_is_there_somebody_thinks() -> None:
    _, scene = at_turn("trepido")
    answering(scene, None)
    scene.hints.ask()
    assert scene.hints.words() and scene.wake is not None and scene.wake < 0.1


def test_the_answer_is_shown_as_a_sentence() -> None:
    hands, scene = at_turn("trepido")
    hands.app.prefer(language="en")
    answering(scene, reasoned(scene.table.legal[0]))
    scene.hints.ask()
    words = scene.hints.words()
    assert words[0].isupper() and words.endswith("that came to mind first.") and words in " ".join(texts(hands))


def test_asking_again_puts_the_sentence_away_and_brings_it_back() -> None:
    _, scene = at_turn("trepido")
    thinks = answering(scene, reasoned(scene.table.legal[0]))
    shown = []
    for _ in range(3):
        scene.hints.ask()
        shown.append(bool(scene.hints.words()))
    assert shown == [True, False, True] and thinks.questions == 1


def test_the_sentence_goes_by_itself_and_the_mark_stays() -> None:
    hands, scene = at_turn("trepido")
    move = scene.table.legal[0]
    answering(scene, reasoned(move))
    scene.hints.ask()
    for _ in range(300):
        hands.app.step(0.1)
    assert scene.hints.words() == "" and scene.hints.choice is not None


def test_a_click_on_the_sentence_puts_it_away_and_plays_nothing() -> None:
    hands, scene = at_turn("trepido")
    answering(scene, reasoned(scene.table.legal[0]))
    scene.hints.ask()
    moves = len(scene.sitting._match.moves)
    hands.click(*scene.hints.box(scene.hints.words()).centre)
    assert scene.hints.words() == "" and len(scene.sitting._match.moves) == moves


def test_a_hint_is_for_one_moment() -> None:
    hands, scene = at_turn("trepido")
    thinks = answering(scene, reasoned(scene.table.legal[0]))
    scene.hints.ask()
    scene.progress.do(scene.table.legal[0])
    hands.app.step(0.1)
    assert scene.hints.occasion is None and thinks.cancelled


def test_leaving_the_table_drops_the_question() -> None:
    hands, scene = at_turn("trepido")
    thinks = answering(scene, None)
    scene.hints.ask()
    before = thinks.cancelled
    hands.app.pop()
    assert thinks.cancelled > before


def test_there_is_no_hint_on_somebody_elses_turn() -> None:
    hands = robots.sit("tordu", seats(1, 2), speed=100)
    scene = robots.table(hands)
    thinks = answering(scene, None)
    while scene.table.legal:
        scene.progress.do(scene.table.legal[0])
    scene.hints.ask()
    hands.app.step(0.01)
    assert thinks.questions == 0 and hands.app.toasts.shown


def test_with_several_people_only_whoever_sits_there_gets_a_hint() -> None:
    _, scene = at_turn("trepido", people=2)
    thinks = answering(scene, None)
    scene.hints.ask()
    assert (
        thinks.questions == 1 and scene.hints.occasion is not None and scene.hints.occasion.seat == scene.sharing.eyes
    )


def test_without_a_process_a_normal_player_gives_the_hint_at_once() -> None:
    _, scene = at_turn("trepido")
    scene.hints.ask()
    assert scene.hints.choice is not None and scene.hints.choice.move in scene.table.legal


# marks


def test_a_card_is_marked_in_the_hand() -> None:
    _, scene = at_turn("trepido")
    move = next(move for move in scene.table.legal if isinstance(move, Play))
    assert [spot.card for spot in scene.hints.spots.of(move)] == [move.card]


def test_a_button_is_marked() -> None:
    _, scene = at_turn("trepido")
    assert DRAW in scene.table.legal and len(scene.hints.spots.of(DRAW)) == 1


@pytest.mark.parametrize("language", ["fr", "en"])
def test_bids_and_a_pass_are_marked_in_the_auction(language: Literal["fr", "en"]) -> None:
    hands, scene = at_turn("tordu", seed=3)
    hands.app.prefer(language=language)
    scene.show.director.drain()
    scene.rebuild()
    moves = [move for move in scene.table.legal if isinstance(move, Bid) or move == PASS]
    assert len(moves) > 20 and all(len(scene.hints.spots.of(move)) == 1 for move in moves)


def test_what_can_be_asked_for_in_trio_is_marked() -> None:
    _, scene = at_turn("trio")
    assert all(scene.hints.spots.of(move) for move in scene.table.legal)


@pytest.mark.parametrize("game", ["trepido", "tordu", "trio"])
def test_a_hint_is_not_cut_and_lies_over_no_other_text(game: str) -> None:
    _, scene = at_turn(game)
    long = "{move}: wins {percent} % of {rounds} imagined rounds; {other}: {less} %"
    move = scene.table.legal[-1]
    choice = Choice(move, Reason(long, move=move, other=move, percent=61, rounds=1200, less=40))
    faults = []
    for size, text in LOOKS:
        other = Driver(robots.Page(), size, text, "fr" if text > 1.2 else "en")
        other.app.prefer(speed=0)
        other.app.push(scene)
        other.app.step(0.1)
        answering(scene, choice)
        scene.hints.ask()
        assert scene.hints.words()
        faults += other.faults()
    assert faults == []


# in words


def test_a_reason_has_moves_cards_and_names_in_words() -> None:
    lang.use("en")
    view = GAMES["tordu"].start(None, 3, 1).view(0)
    reason = Reason("{move}: {name} has no {suit}, {percent} %", move=Bid("h", 4), name=1, suit="s", percent=71)
    told = reasons.sentence(Choice(Bid("h", 4), reason), view, ["Zoé", "Ada", "Léo"], ON_SCREEN["tordu"].words())
    assert told == "4 tricks, trump hearts: Ada has no spades, 71\N{NO-BREAK SPACE}%."


def test_without_a_reason_the_move_is_said() -> None:
    lang.use("en")
    view = GAMES["tordu"].start(None, 3, 1).view(0)
    assert reasons.sentence(Choice(PASS), view, ["a", "b", "c"], ON_SCREEN["tordu"].words()) == "Pass."


def test_chances_are_per_cent_and_points_are_points() -> None:
    lang.use("en")
    assert reasons.worth([0.71, 0.0], chances=ON_SCREEN["trepido"].chances) == ["71 %", "0 %"]
    assert reasons.worth([0.75, -0.5], chances=ON_SCREEN["tordu"].chances) == ["+0.75", "−0.50"]


def test_chances_that_differ_by_little_are_told_apart() -> None:
    lang.use("en")
    assert reasons.worth([0.631, 0.626], chances=ON_SCREEN["defizz"].chances) == ["63.1 %", "62.6 %"]


def test_large_numbers_need_no_decimals() -> None:
    assert reasons.worth([13.2, -29.0], chances=ON_SCREEN["trepido"].chances) == ["+13", "−29"]


def test_points_are_written_with_a_comma_in_french() -> None:
    lang.use("fr")
    assert reasons.worth([2.5, -1.0], chances=ON_SCREEN["tordu"].chances) == ["+2,50", "−1,00"]


# why


def thought(number: int) -> Thought:
    view = GAMES["tordu"].start(None, 3, number).view(1)
    weighed = (Weighed(Bid("h", 4), 0.7), Weighed(PASS, 0.2))
    return Thought(1, view, Choice(Bid("h", 4), Reason("{move}: that came to mind first", move=Bid("h", 4)), weighed))


def ended(game: str = "trepido", **options: Any) -> tuple[Driver, TableScene]:
    """A round has just ended, and is looked at."""
    hands = robots.sit(game, seats(), 2, size=robots.SMALL, **options)
    scene = robots.table(hands)
    rng = Random(2)
    for _ in range(4000):
        if scene.acts.pausing:
            return hands, scene
        if scene.table.legal and not scene.acts:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.4)
    raise AssertionError("no end in sight")


def test_after_a_round_one_can_ask_why() -> None:
    hands, scene = ended(match="points")
    button = next(w for w in scene.widgets if isinstance(w, IconButton) and w.icon == "info")
    hands.click_on(button)
    assert isinstance(hands.app.top, WhyPage)


def test_the_log_leads_to_the_reasons_once_a_round_is_over() -> None:
    hands, scene = ended(match="points")
    scene.overlays.show_log()
    hands.click_on(hands.app.top.widgets[-1])  # type: ignore[union-attr]
    assert isinstance(hands.app.top, WhyPage)


def test_while_the_first_round_is_played_nothing_is_told() -> None:
    hands, scene = at_turn("trepido", match="points")
    scene.sitting.thinking.thoughts[1] = thought(1)
    scene.overlays.show_log()
    assert isinstance(hands.app.top, AskingLog) and hands.app.top.why is None and not scene.overlays.explained


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("size", "text"), LOOKS)
def test_the_page_of_reasons_is_not_cut(size: tuple[int, int], text: float, language: Literal["fr", "en"]) -> None:
    told = [[thought(number) for number in range(12)], [thought(number) for number in range(3)]]
    hands = Driver(WhyPage(told, ["Zoé", "Marie-Antoinette", "Léo"], "tordu"), size, text, language)
    assert hands.faults() == [] and any("Marie" in line for line in texts(hands))


def test_another_round_can_be_chosen_by_key() -> None:
    told = [[thought(1)], [thought(2), thought(3)]]
    hands = Driver(WhyPage(told, ["Zoé", "Ada", "Léo"], "tordu"))
    page = hands.app.top
    assert isinstance(page, WhyPage) and page.shown == 2
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_LEFT)
    assert page.shown == 1


def test_a_page_without_reasons_says_so() -> None:
    hands = Driver(WhyPage([], ["Zoé"], "trio"))
    assert len(texts(hands)) >= 3 and hands.faults() == []


# trouble


def test_the_loss_of_the_process_is_said_once() -> None:
    hands, _ = at_turn("trepido")
    hands.app.worker = Worker()
    hands.app.worker.trouble = Said(
        "the strongest players can't think ahead any more: they play like normal ones from now on"
    )
    hands.app.step(0.1)
    hands.app.step(0.1)
    assert hands.app.toasts.shown and hands.app.worker.trouble is None


def test_a_match_with_hard_players_and_a_lost_process_goes_on() -> None:
    from tests.scenes.tables.seated import seated

    worker = Worker()
    worker.lives = 0
    match = Match("trepido", None, [Seat(name="Zoé"), Seat(name="Renaud", level="hard")], 4)
    scene = seated(match, worker=worker)
    hands = Driver(robots.Page())
    hands.app.prefer(speed=0)
    hands.app.push(scene)
    rng = Random(1)
    for _ in range(200):
        if scene.table.legal and not scene.acts:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.4)
    assert {played.seat for played in match.moves} == {0, 1}


def test_the_only_move_there_is_needs_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    hands, scene = at_turn("trepido")
    hands.app.prefer(language="en")
    move = scene.table.legal[-1]
    scene.hints.choice = Choice(move)
    monkeypatch.setattr(type(scene.table), "legal", [move])
    assert scene.hints.counsel().whole.startswith("There is nothing else to do: ")


# the coach


def coached(move: Any, other: Any = None, **changes: Any) -> Choice:
    """A choice with the coach's sentence, a claim and two moves weighed."""
    other = other if other is not None else move
    advice = Advice("out", Reason("{name} could go out.", name=1), Claim("out:1", 0.1, 0.4, 60), other)
    weighed = (Weighed(move, 0.6), Weighed(other, 0.4))
    return Choice(move, Reason("{move}: that came to mind first", move=move), weighed, advice)._replace(**changes)


def advises(hands: Driver, mode: Literal["asked", "dear", "always"]) -> None:
    """Let Zoé want advice so."""
    hands.app.people.add(Person(name=robots.NAMES[0], advice=mode))


def test_pressing_again_shows_the_figures_then_puts_all_away() -> None:
    hands, scene = at_turn("trepido")
    hands.app.prefer(language="en")
    answering(scene, coached(scene.table.legal[0], scene.table.legal[-1]))
    shown = []
    for _ in range(4):
        scene.hints.ask()
        shown.append((bool(scene.hints.words()), any("60 imagined" in text for text in texts(hands))))
    assert shown == [(True, False), (True, True), (False, False), (True, False)]


def test_percentages_stand_behind_the_details_alone() -> None:
    hands, scene = at_turn("trepido")
    before = sum("%" in text for text in texts(hands))
    answering(scene, coached(scene.table.legal[0], scene.table.legal[-1]))
    scene.hints.ask()
    assert sum("%" in text for text in texts(hands)) == before


def test_a_refusal_takes_the_hint_away() -> None:
    hands, scene = at_turn("trepido")
    answering(scene, coached(scene.table.legal[0]))
    scene.hints.ask()
    scene.progress.say("It does not fit.")
    hands.app.step(0.05)
    assert scene.hints.words() == "" and hands.app.toasts.shown == "It does not fit."


def test_an_answer_that_is_none_takes_the_hint_away() -> None:
    hands, scene = at_turn("defizz")
    answering(scene, coached(scene.table.legal[0]))
    scene.hints.ask()
    desk: Any = scene.table
    assert scene.hints.words()
    writing.say(desk, scene.reach)
    hands.app.step(0.05)
    assert scene.hints.words() == "" and hands.app.toasts.shown == "Écrivez quelque chose, ou passez."


def test_a_hint_takes_older_toasts_away() -> None:
    hands, scene = at_turn("trepido")
    hands.app.toasts.say("It does not fit.")
    hands.app.step(0.05)
    answering(scene, coached(scene.table.legal[0]))
    scene.hints.ask()
    assert hands.app.toasts.shown == ""


def test_who_always_wants_advice_gets_it_unasked() -> None:
    hands, scene = at_turn("trepido")
    advises(hands, "always")
    thinks = answering(scene, coached(scene.table.legal[0]))
    hands.app.step(0.1)
    assert thinks.questions == 1 and scene.hints.words()


def test_who_wants_advice_on_request_gets_none_unasked() -> None:
    hands, scene = at_turn("trepido")
    advises(hands, "asked")
    thinks = answering(scene, coached(scene.table.legal[0]))
    hands.app.step(0.1)
    assert thinks.questions == 0


def dear(mode: Literal["asked", "dear", "always"], **options: Any) -> tuple[Driver, TableScene, Any]:
    """A table at which the last move would cost much."""
    hands, scene = at_turn("trepido", **options)
    advises(hands, mode)
    hands.app.prefer(language="en")
    best, worst = scene.table.legal[0], scene.table.legal[-1]
    warning = Advice("out", Reason("{name} could go out.", name=1), None, best)
    answering(scene, coached(best, warnings=((worst, warning),)))
    for _ in range(3):
        hands.app.step(0.1)
    return hands, scene, worst


def test_before_a_move_that_costs_much_the_table_asks_once() -> None:
    hands, scene, worst = dear("dear")
    assert scene.hints.words() == "" and not texts_with(hands, "could go out")
    moves = len(scene.sitting._match.moves)
    scene.progress.do(worst)
    hands.app.step(0.05)
    assert isinstance(hands.app.top, Dialog) and "could go out" in hands.app.top.text
    assert len(scene.sitting._match.moves) == moves
    hands.click_on(hands.app.top.widgets[2])
    assert len(scene.sitting._match.moves) > moves


def test_who_thinks_again_has_made_no_move() -> None:
    hands, scene, worst = dear("dear")
    moves = len(scene.sitting._match.moves)
    scene.progress.do(worst)
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is scene and len(scene.sitting._match.moves) == moves


@pytest.mark.parametrize("mode", ["asked", "always"])
def test_nobody_else_is_asked_before_a_move(mode: Literal["asked", "always"]) -> None:
    hands, scene, worst = dear(mode)
    scene.progress.do(worst)
    assert not isinstance(hands.app.top, Dialog)


def test_nobody_is_asked_while_a_limit_runs() -> None:
    hands, scene, worst = dear("dear", blitz=True)
    assert scene.table.view.timer is not None
    scene.progress.do(worst)
    assert not isinstance(hands.app.top, Dialog)


def texts_with(hands: Driver, words: str) -> list[str]:
    return [text for text in texts(hands) if words in text]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", ["trepido", "trio", "tordu", "defizz"])
def test_the_bubble_covers_nothing_that_it_speaks_of(game: str, language: Literal["fr", "en"]) -> None:
    _, scene = at_turn(game)
    covered = []
    for size, text in product(SIZES, (1.0, 1.25, 1.5)):
        other = Driver(robots.Page(), size, text, language)
        other.app.prefer(speed=0)
        other.app.push(scene)
        other.app.step(0.1)
        answering(scene, coached(scene.table.legal[0], scene.table.legal[-1]))
        scene.hints.forget()
        for _ in ("the sentence", "its figures"):
            scene.hints.ask()
            hint = scene.hints.hint(scene.hints.words())
            box = scene.hints.picture.box(hint)
            covered += [(size, text, lit) for lit in scene.hints.picture.lit(hint) if lit.overlaps(box, slack=1)]
    assert covered == []


def mapped() -> tuple[Driver, TableScene, list[Bid]]:
    """An auction in which the coach would answer with the chances of all bids."""
    hands, scene = at_turn("tordu", seed=3)
    bids = [move for move in scene.table.legal if isinstance(move, Bid)]
    odds = tuple(Weighed(bid, place / 100) for place, bid in enumerate(bids))
    answering(scene, coached(bids[3], odds=odds, weighed=tuple(Weighed(bid, 1.0) for bid in bids[3:9])))
    return hands, scene, bids


def strip(scene: TableScene) -> float:
    """The height of the panel below its grid: the buttons, and what is kept for a sentence."""
    grid = next(widget.box for widget in scene.widgets if isinstance(widget, BidGrid))
    return panel(scene).bottom - grid.bottom


def panel(scene: TableScene) -> Box:
    return next(widget.box for widget in scene.widgets if widget.tag == PANEL)


def test_a_sentence_in_the_panel_stays_as_long_as_the_chances_do() -> None:
    hands, scene, _ = mapped()
    scene.hints.ask()
    for _ in range(300):
        hands.app.step(0.1)
    room = scene.table.counsel_room()
    assert scene.hints.words() and room is not None and panel(scene).contains(room)


@pytest.mark.parametrize("asked", [2, 3])
def test_the_panel_closes_up_where_the_sentence_is_not_in_it(asked: int) -> None:
    """With the details the sentence is in a bubble, and then it is put away."""
    _, scene, _ = mapped()
    scene.hints.ask()
    told = strip(scene)
    for _ in range(asked - 1):
        scene.hints.ask()
    assert scene.table.counsel_room() is None and strip(scene) < told - 40


def test_the_panel_opens_again_for_a_sentence_that_comes_back() -> None:
    _, scene, _ = mapped()
    scene.hints.ask()
    told = strip(scene)
    scene.hints.press(*scene.hints.box(scene.hints.words()).centre)
    assert strip(scene) < told - 40
    scene.hints.ask()
    assert strip(scene) == told


def test_the_chances_of_all_bids_are_drawn_as_a_map() -> None:
    hands, scene, bids = mapped()
    scene.hints.ask()
    shown = texts(hands)
    numbers = [text for text in shown if text.removesuffix("%").strip().isdigit()]
    assert len(numbers) > len(bids) + 8 and {"1", "2", "3", "44"} <= {
        text.removesuffix("%").strip() for text in numbers
    }
    scene.hints.forget()
    scene.reach.rebuild()
    assert not any(text.startswith("44") for text in texts(hands))


def test_the_page_of_reasons_can_show_only_what_mattered() -> None:
    told = [
        [thought(1), thought(2)._replace(choice=Choice(PASS, None, (Weighed(Bid("h", 4), 2.0), Weighed(PASS, 0.1))))]
    ]
    hands = Driver(WhyPage(told, ["Zoé", "Ada", "Léo"], "tordu", brief=True), language="en")
    assert sum(text == "Ada" for text in texts(hands)) == 1 and hands.faults() == []


def told_bids(bids: int) -> list[Any]:
    """Bids that were not worth most, so that each deserves a word."""
    weighed = (Weighed(PASS, 2.0), Weighed(Bid("h", 4), 0.1))
    reason = Reason("{move}: {often}, the declarer fails", move=Bid("h", 4), often=1)
    return [thought(number)._replace(choice=Choice(Bid("h", 4), reason, weighed)) for number in range(bids)]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("size", "text"), LOOKS)
def test_what_mattered_is_shown_with_portraits_and_pieces(
    size: tuple[int, int], text: float, language: Literal["fr", "en"]
) -> None:
    plates = [
        Plate(seat, name, "", None, emblem="basile") for seat, name in enumerate(["Zoé", "Marie-Antoinette", "Léo"])
    ]
    page = WhyPage([told_bids(9)], [plate.name for plate in plates], "tordu", brief=True, plates=plates)
    hands = Driver(page, size, text, language)
    assert hands.faults() == [] and isinstance(page.list, Mattered)
    pictures = [item for item in hands.drawn() if item.what == "picture" and page.list.box.overlaps(item.box)]
    assert len(pictures) >= 2 * texts(hands).count("Marie-Antoinette") > 0
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_END)
    assert page.list.at == page.list.most and page.list.first > 0 and hands.faults() == []


def test_figures_become_words_where_only_what_mattered_is_shown() -> None:
    reason = Reason(KEEPS, move=Bid("h", 4), tricks=4, percent=50)
    told = thought(1)._replace(choice=Choice(Bid("h", 4), reason, (Weighed(PASS, 2.0), Weighed(Bid("h", 4), 0.1))))
    hands = Driver(WhyPage([[told]], ["Zoé", "Ada", "Léo"], "tordu", brief=True), language="en")
    shown = " ".join(texts(hands))
    assert "about half the time, I take exactly 4 tricks" in shown and "%" not in shown


def test_points_are_no_part_of_the_details() -> None:
    _, scene = at_turn("tordu", seed=3)
    bids = [move for move in scene.table.legal if isinstance(move, Bid)]
    choice = coached(bids[0], weighed=(Weighed(bids[0], 1.0), Weighed(bids[1], 0.5)))
    told = reasons.counsel(choice, scene.table.view, parlance(scene.table))
    assert "+1" not in told.details and "+0" not in told.details
