"""The contract: what a log keeps from whom, the one door for actions, and deals made from a guess."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.cards import read_cards
from engine.events import STOCK, Event, Moved, Place, Said, Zone
from engine.game import Hidden, IllegalActionError, Log, State, act
from engine.match import Match, next_record
from engine.record import opened
from engine.words import text
from tests.fixtures import taking, tribute

MINE = Place(Zone.HAND, 0)
TAKEN: Event = Moved(read_cards("4S"), STOCK, MINE, frozenset({0}))
UNSEEN: Event = Moved((None,), STOCK, MINE)
SEEN: Event = Moved(read_cards("4S"), STOCK, MINE)


def test_a_log_opens_with_what_each_seat_sees_of_the_deal() -> None:
    log: Log[str] = Log.opened(2, (TAKEN,))
    assert log.opening == ((SEEN,), (UNSEEN,))
    assert log.seen == ((), ())


def test_a_log_grows_for_every_seat_with_what_it_sees() -> None:
    empty: Log[str] = Log.opened(3, ())
    log = empty.then(1, "give 4S", (TAKEN,), "give ?", witnesses=(0,))
    assert [seen[0].action for seen in log.seen] == ["give 4S", "give 4S", "give ?"]
    assert [seen[0].events for seen in log.seen] == [(SEEN,), (UNSEEN,), (UNSEEN,)]
    assert {seen[0].seat for seen in log.seen} == {1}


def test_an_action_that_is_not_veiled_is_seen_by_all() -> None:
    said = Said(0, text("said.pass"))
    empty: Log[str] = Log.opened(2, ())
    log = empty.then(0, "pass", (said,)).then(1, "pass", ())
    assert log.seen[0] == log.seen[1]
    assert [seen.seat for seen in log.seen[0]] == [0, 1]


def dealt(number: int = 3) -> State[Any]:
    """A deal of Taking at its first question."""
    return opened(next_record(Match(taking.GAME, taking.GAME.options(), number))).state


PASS = taking.GAME.read_action("pass")


def test_the_door_lets_an_allowed_action_through() -> None:
    state = dealt()
    assert state.turn is not None
    step = act(state, PASS)
    assert step.state.turn == (state.turn + 1) % 4
    assert step == state.after(PASS)


def test_the_door_raises_where_the_view_refuses() -> None:
    with pytest.raises(IllegalActionError, match=r"double: not_now \(TAKE-01\)") as caught:
        act(dealt(), taking.GAME.read_action("double"))
    assert caught.value.refusal.row == "TAKE-01"


def test_after_the_end_the_door_is_closed() -> None:
    state = dealt()
    while state.turn is not None:
        state = act(state, next(state.view(state.turn).candidates())).state
    with pytest.raises(ValueError, match="the deal is over"):
        act(state, PASS)


def test_view_and_guess_make_a_deal_with_the_hidden_actions_put_in() -> None:
    options = tribute.GAME.options()
    standing = tribute.GAME.read_standing(options, {"order": [3, 2, 1, 0]})
    record = next_record(Match(tribute.GAME, options, number=3, standing=standing))
    state = opened(record).state
    given = next(state.view(0).candidates())
    state = act(state, given).state
    hidden = Hidden(record.shuffle.deck, {0: given}, record.shuffle.lots)
    assert str(state.view(2).history[0].action) == "give ?"
    assert tribute.GAME.complete(state.view(2), hidden) == state


def test_imagining_is_sampling_and_completing() -> None:
    state = act(dealt(), PASS).state
    view = state.view(0)
    imagined = taking.GAME.imagine(view, Random(5))
    assert imagined == taking.GAME.complete(view, taking.GAME.sample(view, Random(5)))
    assert imagined != state
    assert imagined.view(0) == view
