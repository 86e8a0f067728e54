"""What a seat knows and what it does not."""

from __future__ import annotations

from random import Random

from game.trepido import memory, play
from game.trepido.cards import CARD, NAME, deck
from game.trepido.history import DEEDS, WITH_CARD, WITH_SEAT, Deed, read, write
from game.trepido.moves import DRAW, THANKS
from game.trepido.worlds import Worlds
from tests.game.trepido.table import GAME, Table


def known(table: Table, seat: int) -> dict[str, tuple[int, ...]]:
    return {known.card: known.seats for known in table.state.view(seat).known}


def test_giver_and_receiver_know_the_gift_and_nobody_else() -> None:
    table = Table("p1Ga r1b xa", "s1a", "s2a")
    table.plays(0, "p1Ga")
    table.gives(0, "xa", 2)
    assert known(table, 0) == {"xa": (2,)} and known(table, 1) == {}
    assert "xa" in (table.state.view(2).hands[2] or ())


def test_after_a_swap_each_knows_what_it_gave_away() -> None:
    table = Table("p1Wa r1b xa", "s1a", "s2a s3a")
    table.plays(0, "p1Wa")
    table.swaps(0, 2)
    assert known(table, 0) == {"r1b": (2,), "xa": (2,)}
    assert known(table, 2) == {"s2a": (0,), "s3a": (0,)}
    assert known(table, 1) == {}


def test_what_is_known_moves_along_with_a_swap() -> None:
    table = Table("p1Ga r1b xa r2a", "p3a r1c", "s1Wa s2a", top="r1a")
    table.plays(0, "p1Ga")
    table.gives(0, "xa", 2)
    table.does(2, THANKS)
    table.does(1, DRAW)
    if table.phase == "drawn":
        table.does(1, table.state.legal(1)[-1])
    table.plays(2, "s1Wa")
    table.swaps(2, 1)
    assert known(table, 0) == {"xa": (1,)}


def test_a_hidden_gift_may_have_been_the_known_card() -> None:
    table = Table("p1Ga r1b xa r2a", "s1Ga s2a s3a", "r3a p3a", top="r1a")
    table.plays(0, "p1Ga")
    table.gives(0, "xa", 1)
    table.does(1, THANKS)
    table.plays(1, "s1Ga")
    table.gives(1, "s3a", 2)
    assert known(table, 0) == {"xa": (1, 2)}


def test_a_card_that_a_swap_brings_back_is_with_nobody_else() -> None:
    """It may have been with either of two; whoever has it in hand knows that neither has it."""
    table = Table("p1Ga p1Wa xa r2a", "s1Ga s2a s3a", "r3a p3a", top="r1a")
    table.plays(0, "p1Ga")
    table.gives(0, "xa", 1)
    table.does(1, THANKS)
    table.plays(1, "s1Ga")
    table.gives(1, "s3a", 2)
    table.does(2, THANKS)
    table.plays(2, "r3a")
    table.plays(0, "p1Wa")
    table.swaps(0, 1)
    assert "xa" in (table.state.view(0).hands[0] or ()) and known(table, 0) == {"r2a": (1,)}


def test_a_card_laid_is_no_longer_with_anyone() -> None:
    table = Table("p1Ga r1b s1b r2a", "s1a s2a", top="r1a")
    table.plays(0, "p1Ga")
    table.gives(0, "s1b", 1)
    table.does(1, THANKS)
    table.plays(1, "s1b")
    assert known(table, 0) == {}


def test_a_wrong_card_is_known_to_all() -> None:
    table = Table("s1a r1b", "p1a", "p1b", strict=True)
    table.plays(0, "s1a")
    assert known(table, 1) == known(table, 2) == {"s1a": (0,)}


def test_after_a_reshuffle_the_pile_is_known_to_be_made_of_what_went_back() -> None:
    table = Table("r1b s1a", "s1b s2a")
    table.state.discard[:0] = table.state.pile
    table.state.pile = []
    table.does(0, DRAW)
    view = table.state.view(1)
    assert len(view.back) == 100 and view.fresh == (1, 0)
    worlds = Worlds(view)
    for seed in range(40):
        world = worlds.draw(Random(seed)).view(None)
        assert {*(world.pile or ())} < {*view.back}
        assert {"r1b", "s1a"} < {*(world.hands[0] or ())}


def test_a_known_card_that_was_laid_and_shuffled_again_is_with_nobody_for_sure() -> None:
    """TR-13"""
    table = Table("p1Ga r1b s1b r2a", "s1a s2a", "p3a", top="r1a", only=True)
    table.plays(0, "p1Ga")
    table.gives(0, "s1b", 1)
    table.does(1, THANKS)
    table.plays(1, "s1b")
    table.state.discard.append(CARD["r1c"])
    assert play.reshuffle(table.state, None)
    assert "s1b" in table.state.view(2).back and known(table, 0) == {}


def test_every_unseen_card_can_be_in_every_hidden_place() -> None:
    """Law 5"""
    state = GAME.start(seats=3, seed=5)
    view = state.view(0)
    places: dict[str, set[str]] = {}
    worlds = Worlds(view)
    for seed in range(700):
        world = worlds.draw(Random(seed)).view(None)
        for place, cards in (("1", world.hands[1]), ("2", world.hands[2]), ("pile", world.pile)):
            for card in cards or ():
                places.setdefault(card, set()).add(place)
    assert len(places) == 105 - 7
    assert all(seen == {"1", "2", "pile"} for seen in places.values())


def test_a_world_never_moves_a_card_that_is_known() -> None:
    table = Table("p1Wa r1b xa", "s1a", "s2a s3a")
    table.plays(0, "p1Wa")
    table.swaps(0, 2)
    worlds = Worlds(table.state.view(0))
    assert all({"r1b", "xa"} == {*(worlds.draw(Random(n)).view(None).hands[2] or ())} for n in range(30))


def test_a_card_that_another_has_just_drawn_may_be_any_unseen_one() -> None:
    """TR-12: no other seat knows if it fits."""
    table = Table("s1a", "p1b s2a", pile="p1a")
    table.does(0, DRAW)
    worlds = Worlds(table.state.view(1))
    drawn = {worlds.draw(Random(n)).view(None).drawn for n in range(1500)}
    assert drawn == {NAME[card] for card in deck("trepido", 0)} - {"p1b", "s2a", "r1a"}
    assert table.state.view(1).drawn is None


def test_in_a_match_from_before_who_thinks_about_a_drawn_card_has_drawn_one_that_fits() -> None:
    """TR-12, as it was read before: everyone saw that."""
    table = Table("s1a", "p1b s2a", pile="p1a", reading=1)
    table.does(0, DRAW)
    worlds = Worlds(table.state.view(1))
    drawn = {worlds.draw(Random(n)).view(None).drawn for n in range(200)}
    assert len(drawn) > 20 and all(name and (name[0] in "pj" or name[:2] in ("r2", "r3")) for name in drawn)


def test_a_world_moves_no_known_card_while_someone_thinks_about_another() -> None:
    """TR-12"""
    table = Table("p1Ga r1b xa r2a", "s2a s3a", "p3a", top="r1a", pile="s1a")
    table.plays(0, "p1Ga")
    table.gives(0, "xa", 1)
    table.does(1, THANKS)
    table.does(1, DRAW)
    assert table.phase == "drawn"
    worlds = Worlds(table.state.view(0))
    assert all("xa" in (worlds.draw(Random(seed)).view(None).hands[1] or ()) for seed in range(30))


def test_in_a_world_a_drawn_card_must_be_laid_if_no_other_card_fits() -> None:
    """TR-12: in `defifoo`, for the hand that is imagined as for a true one."""
    table = Table("r1b", "p1b", top="r1a", pile="p1a", edition="defifoo")
    table.does(0, DRAW)
    seen = set()
    for seed in range(80):
        world = Worlds(table.state.view(1)).draw(Random(seed))
        fits = world.fits[world.top]
        others = [card for card in world.hands[0] if card != world.drawn]
        seen.add(bool(world.forced))
        assert bool(world.forced) == bool(fits[world.drawn] and not any(fits[card] for card in others))
    assert seen == {True, False}


def test_every_deed_is_read_back_as_it_was_written() -> None:
    for number, did in enumerate(DEEDS):
        deed = Deed(
            number % 6,
            did,
            card="p1a" if did in WITH_CARD else None,
            to=3 if did in WITH_SEAT else None,
            count=0 if did in WITH_CARD | WITH_SEAT else 4,
        )
        assert read(write(deed)) == deed


def test_all_see_how_many_cards_were_shuffled_again() -> None:
    """TR-13"""
    table = Table("p1a", "p1b", top="r1a")
    table.state.discard = [CARD["s1a"], CARD["s1b"], CARD["s1c"], CARD["r1a"]]
    assert play.reshuffle(table.state, None)
    deed = table.state.view(1).history[-1]
    assert (deed.did, deed.count) == ("reshuffled", 3)


def test_a_card_that_had_gone_back_and_is_laid_leaves_room_for_one_less() -> None:
    """TR-13"""
    state = Table("p1a r1b", "p1b").state
    state.back, state.fresh = 1 << CARD["p1a"], [2, 1]
    memory.laid(state, 0, CARD["r1b"])
    assert state.fresh == [2, 1]
    memory.laid(state, 0, CARD["p1a"])
    assert state.fresh == [1, 1]
