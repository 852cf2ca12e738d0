"""Who watches may see into every hand; who plays never does, whatever they wish."""

from __future__ import annotations

from random import Random

import pytest

from app.play.running import EMPTY_TABLE, RunningDeal
from app.play.shown_deal import ShownDeal
from app.session import new_session
from engine.events import Moved, Zone, seen_by
from engine.games import GAMES

GAME = GAMES["big_two"]


def deal(*, watched: bool, over: bool = False) -> RunningDeal:
    """A deal that has just begun, or is over."""
    bots = ("greedy" if watched else None, *("greedy",) * 3)
    run, random = RunningDeal(new_session(GAME, GAME.options(), 5, bots)).begun(), Random(5)
    while over and run.turn is not None:
        run = run.then(GAME.greedy(run.state.view(run.turn), random))
    return run


def hidden(shown: ShownDeal) -> int:
    """How many cards of what has just happened may not be seen by our seat."""
    seen = (seen_by(event, 0) for event in shown.events)
    return sum(card is None for event in seen if isinstance(event, Moved) for card in event.cards)


def test_an_empty_table_shows_nothing_whoever_wants_it() -> None:
    shown = ShownDeal(EMPTY_TABLE, True)
    assert not shown.open_hands
    assert shown.past == ()
    assert shown.laid_open == ()


@pytest.mark.parametrize(("watched", "wanted"), [(False, True), (False, False), (True, False)])
def test_hands_are_closed_to_a_player_and_to_who_does_not_want_to_see_them(watched: bool, wanted: bool) -> None:
    shown = ShownDeal(deal(watched=watched), wanted)
    assert not shown.open_hands
    assert shown.past == ()
    assert hidden(shown) > len(GAME.pack(GAME.options()))


def test_who_watches_and_wants_it_sees_every_face() -> None:
    shown = ShownDeal(deal(watched=True), True)
    assert shown.open_hands
    assert hidden(shown) == len(GAME.pack(GAME.options())), "only the deck itself, before it is dealt"
    assert shown.past == shown.events


def test_hands_that_are_open_already_are_not_turned_over_when_the_deal_is_over() -> None:
    run = deal(watched=True, over=True)
    closed, opened = ShownDeal(run, False).laid_open, ShownDeal(run, True).laid_open
    assert any(event.target.zone is Zone.HAND for event in closed)
    assert opened == tuple(event for event in closed if event.target.zone is not Zone.HAND)
