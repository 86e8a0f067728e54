"""Trio on the table, played by robots through the screen."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pygame
import pytest

from game.table import TABLE
from game.trio import events
from game.trio.moves import Decline, Offer, Reveal
from scenes.games.trio import asking, cues, marks, places, standing
from scenes.games.trio.places import Held, Lying, Won, lying
from scenes.kit.box import Box
from scenes.kit.timing import MOVEMENTS
from scenes.stage.slots import Back, Slot
from scenes.tables.curtain import Curtain
from scenes.tables.scene import TableScene
from tests.scenes.games.trio.robots import asks, click, held, lay, play, trio, until
from tests.scenes.tables.robots import SMALL, misplaced, over, table
from tests.scenes.tables.seated import make

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (3, {"mode": "simple"}),
    (4, {"mode": "picante"}),
    (5, {"mode": "simple", "notebook": True}),
    (6, {"mode": "picante"}),
    (4, {"mode": "picante", "teams": True}),
    (6, {"mode": "simple", "teams": True}),
]


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_a_whole_match_is_played_through_the_screen(seats: int, options: dict[str, Any]) -> None:
    hands = trio(1, seats, 5, size=SMALL, **options)
    play(hands, Random(4))
    assert over(hands)


@pytest.mark.parametrize(("seats", "options"), VARIANTS[1:5:3], ids=str)
def test_a_whole_match_at_four_times_the_speed(seats: int, options: dict[str, Any]) -> None:
    hands = trio(1, seats, 5, 400, size=SMALL, **options)
    play(hands, Random(4))
    assert over(hands)


@pytest.mark.parametrize("count", [2, 4])
@pytest.mark.parametrize("teams", [False, True])
def test_a_whole_match_with_several_people(count: int, teams: bool) -> None:
    hands = trio(count, 4, 7, size=SMALL, teams=teams)
    play(hands, Random(6))
    assert over(hands)


def test_computers_play_while_nobody_looks_on() -> None:
    hands = trio(0, 4, 3, size=SMALL)
    play(hands, Random(1))
    assert over(hands)


@pytest.mark.parametrize("seed", range(3))
def test_after_all_has_been_shown_every_card_is_where_the_view_says(seed: int) -> None:
    hands = trio(1, 4 + seed % 2 * 2, seed, 400, size=SMALL, teams=seed == 2)
    scene, rng = table(hands), Random(seed)
    for _ in range(200):
        if over(hands):
            break
        if scene.table.legal and not scene.show.director.busy:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(rng.choice([0.05, 0.2, 0.6]))
        if rng.random() < 0.3 and not over(hands):
            assert misplaced(scene) == []


def test_every_event_has_been_shown_and_left_nothing_behind() -> None:
    """The director's invariant, for each kind of event that a match can bring but the rare draw."""
    left = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.Event)}
    left -= {events.Event, events.DrawNears, events.MatchDrawn}
    for seed in range(30):
        hands = trio(1 + seed % 2, (3, 4, 6, 5)[seed % 4], seed, size=SMALL, teams=seed % 4 in (1, 2))
        scene, rng = table(hands), Random(seed)
        while not over(hands):
            play(hands, rng, len(scene.sitting._match.moves) + 1, click_all=False)
            if not over(hands):
                assert misplaced(scene) == []
        left -= set(map(type, scene.overlays.log.events()))
        if not left:
            break
    assert not left


def test_a_draw_is_shown_too() -> None:
    """TI-19: what lies goes back, and nothing is left of it."""
    hands = trio(1, 3, 2, speed=400, size=SMALL, first=0)
    scene = table(hands)
    scene.show.director.drain()
    state = scene.sitting._match.state
    state.quiet = 200 * 3 - 1  # type: ignore[attr-defined]
    scene.progress.do(Reveal(0, end="low"))
    scene.progress.do(Reveal(0, end="high"))
    assert state.outcome is not None and state.outcome.reason == "draw"
    assert misplaced(scene) == [] and not lying(scene.show.stage)


# asking


def acts(scene: Any) -> bool:
    """Whether the person at the lower edge may act."""
    return scene.sharing.actor in scene.table.view.actors


def on_turn(hands: Any) -> None:
    """The person at the lower edge is to begin a turn."""
    until(
        hands, Random(2), lambda scene: scene.sharing.actor in scene.table.view.actors and not scene.table.view.revealed
    )


@pytest.mark.parametrize("move", [Reveal("middle", place=3), Reveal(2, end="low"), Reveal(1, end="high")], ids=str)
def test_a_card_is_asked_for_with_a_click(move: Reveal) -> None:
    hands = trio(1, 4, 2)
    on_turn(hands)
    click(hands, move)
    assert table(hands).sitting._match.moves[-1].move == move


@pytest.mark.parametrize("end", ["low", "high"])
def test_the_button_and_the_card_at_the_end_of_a_hand_ask_for_the_same(end: Any) -> None:
    for over_card in (False, True):
        hands = trio(1, 4, 2)
        on_turn(hands)
        scene = table(hands)
        ask = asks(scene)[Reveal(2, end=end)]
        sprite = scene.show.stage.sprites[ask.card]
        assert ask.button is not None
        hands.click(*((sprite.x, sprite.y) if over_card else ask.button.centre))
        assert scene.sitting._match.moves[-1].move == ask.move


def test_ones_own_lowest_and_highest_are_turned_up_by_clicking_them() -> None:
    for place, end in ((0, "low"), (-1, "high")):
        hands = trio(1, 4, 2)
        on_turn(hands)
        hands.click_on(held(table(hands))[place])
        assert table(hands).sitting._match.moves[-1].move == Reveal(0, end=end)


def test_a_hint_at_an_end_of_ones_own_hand_is_on_the_card_itself() -> None:
    hands = trio(1, 4, 2)
    on_turn(hands)
    scene = table(hands)
    cards = held(scene)
    assert [spot.card for spot in scene.hints.spots.of(Reveal(0, end="high"))] == [cards[-1].card]
    assert [spot.card for spot in scene.hints.spots.of(Reveal(2, end="high"))] == [None]
    assert scene.hints.spots.makes(asks(scene)[Reveal(2, end="low")], Reveal(2, end="low"))
    assert not scene.hints.spots.makes(asks(scene)[Reveal(2, end="low")], Reveal(2, end="high"))


def test_who_only_looks_on_asks_no_hand_for_its_ends_at_the_lower_edge() -> None:
    scene = table(trio(0, 4, 3, size=SMALL))
    assert scene.table.eyes != scene.table.bottom and scene.table.hand(scene.table.bottom)
    assert scene.table.bottom not in {move.source for move in asks(scene)}


def test_a_card_inside_ones_hand_is_refused_with_a_reason() -> None:
    """TI-09."""
    hands = trio(1, 3, 2)
    on_turn(hands)
    scene = table(hands)
    own = scene.table.view.hands[0]
    inside = next(card for card in held(scene) if card.card.number not in (own[0], own[-1]))
    before = len(scene.sitting._match.moves)
    hands.click_on(inside)
    assert len(scene.sitting._match.moves) == before and hands.app.toasts.shown


def test_a_digit_turns_a_place_of_the_middle_up() -> None:
    hands = trio(1, 4, 2)
    on_turn(hands)
    place = table(hands).table.view.taken.index(False)
    hands.events(pygame.Event(pygame.KEYDOWN, key=pygame.K_1 + place, mod=0, scancode=30 + place, unicode=""))
    assert table(hands).sitting._match.moves[-1].move == Reveal("middle", place=place)


@pytest.mark.parametrize("ways", [(pygame.K_TAB, pygame.K_RETURN), (5, 0)], ids=["keys", "pad"])
def test_a_turn_can_be_played_without_the_mouse(ways: tuple[int, int]) -> None:
    hands = trio(1, 4, 2)
    on_turn(hands)
    scene = table(hands)
    press = hands.key if ways[0] == pygame.K_TAB else hands.pad
    seen = set()
    for _ in range(len(scene.widgets)):
        press(ways[0])
        seen.add(getattr(scene.focused, "move", None))
        if getattr(scene.focused, "move", None) == Reveal(3, end="high"):
            break
    press(ways[1])
    assert scene.sitting._match.moves[-1].move == Reveal(3, end="high") and len(seen) > 4


def test_arrows_lead_from_the_hand_to_the_middle() -> None:
    hands = trio(1, 4, 2)
    on_turn(hands)
    scene = table(hands)
    scene.reach.focus.on(held(scene)[2])
    for _ in range(6):
        hands.key(pygame.K_UP)
        if isinstance(getattr(scene.focused, "card", None), Back):
            break
    assert scene.focused is not None and scene.focused.card.zone == "middle"  # type: ignore[attr-defined]


def test_the_focus_stays_on_its_place_while_others_play() -> None:
    hands = trio(1, 4, 2)
    on_turn(hands)
    scene = table(hands)
    scene.reach.focus.on(asks(scene)[Reveal(2, end="high")])
    play(hands, Random(3), len(scene.sitting._match.moves) + 9, click_all=False)
    assert getattr(scene.focused, "move", None) == Reveal(2, end="high")


# what lies, and for how long


def missed(hands: Any) -> None:
    """The person turns up two numbers that differ, at the usual speed."""
    on_turn(hands)
    hands.app.prefer(speed=100)
    scene = table(hands)
    own = scene.table.view.hands[scene.sharing.bottom]
    assert own[0] != own[-1]
    scene.progress.do(Reveal(scene.sharing.bottom, end="low"))
    scene.show.director.drain()
    scene.progress.do(Reveal(scene.sharing.bottom, end="high"))


def wait(hands: Any, seconds: float) -> None:
    for _ in range(round(seconds * 20)):
        hands.app.step(0.05)


def test_after_a_miss_the_cards_lie_as_long_as_people_want_to_look() -> None:
    hands = trio(1, 4, 2)
    hands.app.prefer(look=6)
    missed(hands)
    scene, seconds = table(hands), 0.0
    while lying(scene.show.stage):
        hands.app.step(0.1)
        seconds += 0.1
    assert 6.0 < seconds < 8.0


def test_a_click_ends_the_look_and_turns_nothing_up() -> None:
    hands = trio(1, 4, 2)
    missed(hands)
    scene, made = table(hands), len(table(hands).sitting._match.moves)
    wait(hands, 1.0)
    assert len(lying(scene.show.stage)) == 2
    hands.click_on(asks(scene)[Reveal("middle", place=scene.table.view.taken.index(False))])
    wait(hands, 1.0)
    assert not lying(scene.show.stage) and len(scene.sitting._match.moves) <= made + 1


def test_what_goes_back_lies_exactly_where_it_came_from() -> None:
    hands = trio(1, 4, 2)
    on_turn(hands)
    before = {key: sprite.home for key, sprite in table(hands).show.stage.sprites.items() if not isinstance(key, Held)}
    missed(hands)
    scene = table(hands)
    scene.show.director.drain()
    after = {key: sprite.home for key, sprite in scene.show.stage.sprites.items() if not isinstance(key, Held)}
    assert before == after


def test_a_hand_keeps_the_gap_of_a_card_that_lies() -> None:
    """TI-06: asking again for the lowest gives the next one, and nothing moves but that card."""
    hands = trio(1, 4, 2)
    on_turn(hands)
    scene = table(hands)
    before = lay(scene).hand(2)
    scene.progress.do(Reveal(2, end="low"))
    after = lay(scene).hand(2)
    assert list(after.items()) == list(before.items())[1:]


def test_whose_miss_is_looked_at_is_told_not_who_comes_next() -> None:
    hands = trio(1, 4, 2)
    missed(hands)
    wait(hands, 1.0)
    assert lay(table(hands)).acting() == (0,) and table(hands).sitting._match.state.actors() == (1,)


def test_the_third_card_of_a_trio_waits_on_its_way() -> None:
    hands = trio(1, 3, 2)
    until(
        hands,
        Random(2),
        lambda scene: scene.sharing.actor in scene.table.view.actors and len(scene.table.view.revealed) == 2,
    )
    scene = table(hands)
    place = scene.table.view.taken.index(False)
    event = events.Revealed(0, "middle", scene.table.view.revealed[0].number, 3, place)
    third = scene.table.cues[events.Revealed](event, scene.show.stage)
    assert third is not None and third.ms > MOVEMENTS["suspense"].ms


def test_nothing_is_said_about_a_card_before_its_face_shows() -> None:
    hands = trio(1, 4, 2)
    on_turn(hands)
    hands.app.prefer(speed=100)
    scene = table(hands)
    scene.progress.do(Reveal("middle", place=scene.table.view.taken.index(False)))
    hands.app.step(0.02)
    assert len(lying(scene.show.stage)) == 1 and not lay(scene).turned()


def test_the_zone_of_the_row_is_where_the_next_card_goes() -> None:
    hands = trio(1, 4, 2)
    on_turn(hands)
    scene = table(hands)
    empty = lay(scene).zones()["row"]
    click(hands, Reveal(0, end="low"))
    scene.show.director.drain()
    [card] = lying(scene.show.stage)
    assert scene.show.stage.sprites[card].x == empty.x < lay(scene).zones()["row"].x


def test_a_trio_lies_before_its_owner() -> None:
    hands = trio(1, 4, 3)
    until(hands, Random(2), lambda scene: any(scene.table.view.trios))
    scene = table(hands)
    seat = next(seat for seat, won in enumerate(scene.table.view.trios) if won)
    number = scene.table.view.trios[seat][0]
    lying = {key: sprite.home.zone for key, sprite in scene.show.stage.sprites.items() if isinstance(key, Won)}
    assert lying == {Won(seat, number, copy): f"won{seat}" for copy in range(3)}


def test_a_card_won_is_never_taken_for_one_in_a_hand() -> None:
    """Sprites are told apart by their keys: a third 4 of seat 0 is not the first 2 that seat 4 has won."""
    assert Won(4, 2, 0) != Held(4, 2, 0)


# partners


def exchanging(count: int = 1, seed: int = 1) -> Any:
    return trio(count, 4, seed, teams=True)


def test_a_card_is_chosen_first_and_given_then() -> None:
    """TI-15: a slip of the hand gives nothing away."""
    hands = exchanging()
    scene = table(hands)
    hands.click_on(held(scene)[2])
    assert lay(scene).chosen == held(scene)[2].card and not [m for m in scene.sitting._match.moves if m.seat == 0]
    hands.key(pygame.K_ESCAPE)
    assert lay(scene).chosen is None
    click(hands, next(move for move in scene.table.legal if not isinstance(move, Decline)))
    assert [m for m in scene.sitting._match.moves if m.seat == 0]


def test_a_hint_to_give_a_card_is_on_the_card_and_then_on_the_button() -> None:
    scene = table(exchanging())
    card = held(scene)[2].card
    give = Offer(card.number)
    assert card in [spot.card for spot in scene.hints.spots.of(give)]
    lay(scene).chosen = card
    scene.progress.refresh()
    [spot] = scene.hints.spots.of(give)
    assert spot.box == next(widget.box for widget in scene.widgets if widget.thing == "offer")


def test_ones_own_answer_can_be_taken_back_until_all_have_answered() -> None:
    hands = exchanging()
    scene = table(hands)
    scene.progress.do(scene.table.legal[0])
    assert scene.progress.undoable
    scene.progress.undo()
    assert scene.table.legal and misplaced(scene) == []


def test_a_card_turned_up_can_not_be_taken_back() -> None:
    hands = trio(1, 4, 2)
    on_turn(hands)
    table(hands).progress.do(Reveal(0, end="low"))
    assert not table(hands).progress.undoable


def test_partners_choose_behind_the_curtain() -> None:
    hands = exchanging(4)
    scene, asked = table(hands), []
    for _ in range(60):
        if isinstance(hands.app.top, Curtain):
            assert scene.sharing.eyes == TABLE and not [
                key for key in scene.show.stage.sprites if isinstance(key, Held)
            ]
            hands.click_on(hands.app.top.widgets[2])
            asked.append(scene.sharing.eyes)
            scene.progress.do(scene.table.legal[0])
        if len(asked) == 4:
            break
        hands.app.step(0.2)
    assert sorted(asked) == [0, 1, 2, 3]


def test_what_partners_exchange_is_seen_by_nobody_else() -> None:
    hands = exchanging()
    scene = table(hands)
    scene.progress.do(Decline())
    for _ in range(40):
        hands.app.step(0.3)
        if scene.sitting._match.state.view(0).phase == "turn":
            break
    told = [event for event in scene.overlays.log.events() if isinstance(event, events.Exchanged)]
    assert all(event.given is None for event in told)
    assert not [key for key in scene.show.stage.sprites if isinstance(key, Lying)]


def test_during_an_exchange_the_keys_lead_past_the_cards_of_others() -> None:
    scene = table(exchanging())
    ends = [widget for widget in scene.widgets if isinstance(widget, asking.Ask)]
    assert ends
    assert not [widget for widget in ends if widget.reachable]
    assert [widget for widget in table(trio(1, 4, 1)).widgets if isinstance(widget, asking.Ask) and widget.reachable]


def test_the_card_that_is_given_away_leaves_and_one_like_it_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(trio(1, 4, 1, teams=True))
    kept, given = Held(5, 0, 0), Held(5, 1, 0)
    stage: Any = SimpleNamespace(sprites={kept: None, given: None}, goal={kept: None}, missing=lambda zone: [])
    moved: list[Any] = []
    monkeypatch.setattr(cues.movements, "play", lambda stage, start, end, key: moved.append(key))
    cues.Shown(lay(scene))._passed(stage, 0, 2, 5)
    assert moved == [given]


def nearly_won(monkeypatch: pytest.MonkeyPatch, near: int) -> TableScene:
    """A table at which this seat wins with the trio of 3, and everyone has won two."""
    scene = table(trio(1, 4, 1))
    found = lay(scene)
    view = msgspec.structs.replace(found.view, trios=((1, 2),) * 4)
    found.sight = found.sight._replace(view=view)
    monkeypatch.setattr(standing, "near", lambda view, seat, trios: [3] if seat == near else None)
    return scene


@pytest.mark.parametrize("seat", range(4))
def test_whoever_wins_with_one_more_trio_is_told_where_their_trios_lie(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = nearly_won(monkeypatch, seat)
    notes = [each for each in scene.table.build(scene.reach) if isinstance(each, asking.Note)]
    assert [each.tip for each in notes] == [standing.sentence(scene.table.names[seat], [3])]


def test_trios_leave_room_for_the_words_that_one_more_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    found = lay(nearly_won(monkeypatch, 1))
    kept: list[float] = []

    def won(box: Box, zone: str, trios: int, scale: float, free: float) -> list[list[Slot]]:
        kept.append(free)
        return [[]] * trios

    monkeypatch.setattr(places, "won", won)
    found.trios(1)
    found.trios(2)
    assert found.type is not None
    assert kept == [marks.near_width(found.type, marks.near_words([3])) + 8, 0]


def test_a_card_can_be_asked_for_while_its_owner_drags_it() -> None:
    hands = trio(1, 4, 2, first=1)
    scene = table(hands)
    x, y = held(scene)[0].box.centre
    hands.press(x, y)
    hands.move(x + 40, y - 60)
    assert scene.show.dragged is not None
    make(scene, 1, Reveal(0, end="low"))
    hands.release(x + 40, y - 60)
    assert scene.show.dragged is None and misplaced(scene) == []
