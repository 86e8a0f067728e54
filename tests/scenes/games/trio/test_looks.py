"""Trio on the table: nothing hidden is shown, nothing overlaps, nothing is cut."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pygame
import pytest

from game import GAMES
from game.match import Match
from game.table import TABLE
from game.trio.cards import HANDS, TEAM_HANDS
from game.trio.options import Options
from scenes.games.trio import asking, notebook, standing
from scenes.games.trio.places import Held, Lying, Won
from scenes.kit.box import Box, centred
from scenes.kit.theme import CARD
from scenes.stage.slots import Back, Slot
from scenes.stage.sprite import Sprite
from scenes.tables.curtain import Curtain
from tests.scenes.games.trio.robots import asks, lay, play, trio, until
from tests.scenes.tables.robots import SMALL, over, table

SIZES = [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]


def pixels(hands: Any) -> bytes:
    hands.app.touch()
    hands.app.step(0.0)
    return pygame.image.tobytes(hands.app.surface, "RGB")


# secrets


@pytest.mark.parametrize(("count", "teams"), [(1, False), (2, False), (1, True), (3, True), (0, False)])
def test_the_stage_knows_no_number_that_these_eyes_may_not(count: int, teams: bool) -> None:
    hands = trio(count, 4, 3, size=SMALL, teams=teams)
    scene, rng = table(hands), Random(3)
    for _ in range(60):
        if over(hands):
            break
        scene.show.director.drain()
        view = scene.table.view
        own = [] if scene.sharing.eyes == TABLE else list(view.hands[scene.sharing.eyes])
        keys = list(scene.show.stage.sprites)
        assert sorted(key.number for key in keys if isinstance(key, Held)) == own
        assert [key.number for key in keys if isinstance(key, Lying)] == [seen.number for seen in view.revealed]
        assert all(isinstance(key, Back | Held | Lying | Won) for key in keys)
        play(hands, rng, len(scene.sitting._match.moves) + 1, click_all=False)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("notes", [False, True])
def test_other_hidden_cards_give_the_same_picture(seed: int, notes: bool) -> None:
    """Every hidden card is dealt anew as the view allows, and no pixel changes."""
    hands = trio(1, 4, seed, notebook=notes)
    scene, rng = table(hands), Random(seed)
    play(hands, rng, 12, click_all=False)
    until(hands, rng, lambda scene: scene.sharing.actor in scene.table.view.actors)
    before = pixels(hands)
    dealt = str(scene.sitting._match.state)
    scene.sitting._match.state = GAMES["trio"].sample(scene.sitting._match.state.view(0), rng)
    assert str(scene.sitting._match.state) != dealt
    assert scene.sitting._match.state.view(0) == scene.table.view
    scene.show.cut(scene.progress.sight())
    scene.rebuild()
    assert pixels(hands) == before


def test_no_hand_is_seen_before_its_owner_is_there() -> None:
    hands = trio(2, 3, 4)
    scene = table(hands)
    for _ in range(200):
        if isinstance(hands.app.top, Curtain):
            break
        hands.app.step(0.1)
    assert isinstance(hands.app.top, Curtain)
    assert not [key for key in scene.show.stage.sprites if isinstance(key, Held)]


def test_nobody_is_you_where_several_look_on() -> None:
    hands = trio(2, 3, 4)
    scene, rng = table(hands), Random(4)
    for _ in range(20):
        play(hands, rng, len(scene.sitting._match.moves) + 1, click_all=False)
        if over(hands):
            break
        said = " ".join(item.text for item in hands.drawn()).lower()
        assert "your" not in said and "à vous" not in said and "votre" not in said


def test_copies_of_a_number_look_the_same() -> None:
    scene = table(trio(1, 3, 1))
    faces = [scene.table.picture(Sprite(Held(5, copy, 0), Slot(0, 0)), {}, False) for copy in range(3)]
    assert len({pygame.image.tobytes(face, "RGBA") for face in faces}) == 1


def test_a_seven_in_the_row_glows() -> None:
    scene = table(trio(1, 3, 1))

    def face(number: int) -> Any:
        key = Lying(0, 0, number, next(iter(asks(scene))), Back("middle", 0))
        return scene.table.picture(Sprite(key, Slot(0, 0)), {}, False)

    assert face(7).get_width() > face(6).get_width()


# memory


def test_past_reveals_are_on_the_table_only_with_a_notebook() -> None:
    for kept in (False, True):
        hands = trio(1, 4, 2, notebook=kept)
        play(hands, Random(2), 14, click_all=False)
        table(hands).show.director.drain()
        table(hands).rebuild()
        assert bool(lay(table(hands)).notes) == kept


@pytest.mark.parametrize("teams", [False, True])
def test_the_notebook_tells_nothing_but_the_truth(teams: bool) -> None:
    noted = 0
    for seed in range(6):
        match, rng = Match("trio", Options(teams=teams), 4, seed), Random(seed)
        while match.state.outcome is None and len(match.moves) < 200:
            seat = rng.choice(match.state.actors())
            match.play(seat, rng.choice(match.state.legal(seat)))
            hidden, view = match.state.view(None), match.state.view(TABLE)
            for place, page in enumerate(notebook.known(view)):
                seen = [card for card in view.revealed if card.source == place]
                whole = sorted([*hidden.hands[place], *(card.number for card in seen)])
                assert all(whole[spot] == number for spot, number in page.items())
                noted += len(page)
    assert noted


# who is near the end


def near(trios: dict[int, list[int]], seat: int, **options: Any) -> list[int] | None:
    view = GAMES["trio"].start(Options(**options), 4, 1).view(TABLE)
    return standing.near(view, seat, [trios.get(place, []) for place in range(4)])


def test_two_trios_are_one_from_winning_in_the_simple_game() -> None:
    """TI-10."""
    assert near({1: [4, 9]}, 1) == [] and near({1: [4]}, 1) is None and near({1: [4, 9, 2]}, 1) is None


def test_the_links_that_would_win_are_told_in_picante() -> None:
    """TI-11."""
    assert near({1: [4]}, 1, mode="picante") == [3, 11]


def test_a_link_that_somebody_has_won_wins_no_more() -> None:
    assert near({1: [4], 2: [3]}, 1, mode="picante") == [11]
    assert near({1: [8], 2: [1]}, 1, mode="picante") is None


def test_partners_are_near_together() -> None:
    """TI-17."""
    assert near({1: [4], 3: [9]}, 1, teams=True) == near({1: [4], 3: [9]}, 3, teams=True) == []
    assert near({1: [4], 3: [9]}, 0, teams=True) is None


def test_who_is_near_is_not_told_before_the_trio_lies() -> None:
    hands = trio(1, 4, 3)
    until(hands, Random(2), lambda scene: any(scene.table.view.trios))
    scene = table(hands)
    assert lay(scene).laid() == scene.table.view.trios
    for key in [key for key in scene.show.stage.sprites if isinstance(key, Won)]:
        scene.show.stage.remove(key)
    assert not any(lay(scene).laid())


# room


def boxes(scene: Any) -> list[tuple[str, Box]]:
    """Everything that must have its own room."""
    at = lay(scene)
    centre = at.centre()
    found = [("own plate", at.own_plate()), ("own trios", at.corner_box()), ("prompt", centre.prompt)]
    for seat, block in at.blocks().items():
        parts = at.parts(seat)
        plate = parts.words if parts else block.plate
        found += [(f"plate {seat}", plate), (f"hand {seat}", block.strip), (f"trios {seat}", block.won)]
    for slot in [*centre.places, *centre.row]:
        found.append((slot.zone, centred(slot.x, slot.y, CARD[0] * slot.scale, CARD[1] * slot.scale)))
    own = list(at.hand(at.bottom).values())
    left, right = own[0].x - 52, own[-1].x + 52
    found.append(("own hand", Box(left, 549, right - left, 150)))
    size = 44.0
    found += [
        (f"own {ask.move.end}", centred(*ask.box.centre, size, size))
        for ask in asks(scene).values()
        if ask.move.source == at.bottom
    ]
    return found


@pytest.mark.parametrize(
    ("seats", "teams"), [*((seats, False) for seats in HANDS), *((seats, True) for seats in TEAM_HANDS)]
)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)])
def test_everything_has_its_own_room(seats: int, teams: bool, size: tuple[int, int]) -> None:
    for text_size in (100, 125, 150):
        hands = trio(1, seats, 1, size=size, teams=teams)
        hands.app.prefer(text_size=text_size)
        whole = Box(0, 0, hands.app.view.width, 720)
        found = boxes(table(hands))
        assert [name for name, box in found if not whole.contains(box)] == []
        assert [
            (one, other)
            for (one, box), (other, beside) in combinations(found, 2)
            if box.overlaps(beside) and {one, other} != {"own plate", "own hand"}
        ] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "teams"), [(3, False), (5, False), (6, False), (4, True), (6, True)])
@pytest.mark.parametrize(("text_size", "language"), [(100, "fr"), (125, "en"), (150, "fr"), (150, "en")])
def test_nothing_is_cut_or_overlaps(
    size: tuple[int, int], seats: int, teams: bool, text_size: int, language: str
) -> None:
    hands = trio(1, seats, 4, size=size, mode="picante", teams=teams, notebook=seats == 5)
    hands.app.prefer(text_size=text_size, language=language)
    scene, rng = table(hands), Random(5)
    assert hands.faults() == []
    for _ in range(16):
        play(hands, rng, len(scene.sitting._match.moves) + 2, click_all=False)
        if over(hands):
            break
        assert hands.faults() == []


def test_a_place_that_was_taken_stays_empty() -> None:
    hands = trio(1, 4, 3)
    scene = table(hands)
    before = lay(scene).centre().places
    until(hands, Random(2), lambda scene: any(scene.table.view.taken))
    assert lay(scene).centre().places == before
    gone = scene.table.view.taken.index(True)
    assert Back("middle", gone) not in scene.show.stage.sprites
    ask = next(widget for widget in scene.widgets if isinstance(widget, asking.Ask) and widget.move.place == gone)
    assert not ask.reachable
