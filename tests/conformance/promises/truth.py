"""Promises about what happened: replays, pictures, cards and results; AssertionError where one is broken."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.events import EMPTY_PICTURE, Ended, Faces, Place, Scored, Zone, folded
from engine.game import State, View
from engine.match import result_of
from engine.record import read_record, replay, write_record
from tests.conformance.tables import Deal, Moment


def replay_equals_play(deal: Deal) -> None:
    """The record, written as JSON and read again, leads through the same states and events."""
    written = json.loads(json.dumps(write_record(deal.record)))
    record = read_record(written, {deal.game.key: deal.game})
    assert record == deal.record
    again = replay(record)
    assert again.refused is None
    assert [step.events for step in again.steps] == [step.events for step in deal.steps]
    assert [step.state.turn for step in again.steps] == [step.state.turn for step in deal.steps]
    assert again.steps[-1] == deal.steps[-1]


def pictures_fold(deal: Deal) -> None:
    """Folding what a seat saw over an empty table gives exactly the places of its view, at every step."""
    for seat in deal.seats:
        picture = folded(EMPTY_PICTURE, deal.view(0, seat).opening, seat)
        for ply in range(len(deal.steps)):
            view = deal.view(ply, seat)
            if ply:
                picture = folded(picture, view.history[ply - 1].events, seat)
            assert dict(view.places()) == dict(picture.places), f"seat {seat} after {ply} actions"
            assert len(view.history) == ply
            _other_hands_are_backs(view)


def _other_hands_are_backs(view: View[Any]) -> None:
    for place, cards in view.places().items():
        assert cards, f"{place} is empty and should be absent"
        if place.zone is Zone.HAND and place.seat != view.seat:
            assert not any(cards), f"seat {view.seat} sees into {place}"


def cards_are_conserved(deal: Deal) -> None:
    """At every step all seats count the same cards in the same places, and what they see together is the pack."""
    pack = Counter(deal.game.pack(deal.options))
    for ply in range(len(deal.steps)):
        together: dict[Place, Faces] = {}
        for seat in deal.seats:
            places = deal.view(ply, seat).places()
            together = _agreed(together, places) if seat else dict(places)
        faces = Counter(card for cards in together.values() for card in cards)
        backs = faces.pop(None, 0)
        assert faces <= pack, f"cards that are not in the pack after {ply} actions"
        assert faces.total() + backs == pack.total(), f"{pack.total()} cards became {faces.total() + backs}"


def true_places(state: State[Any], seats: range) -> dict[Place, Faces]:
    """The cards by where they lie, as far as all seats together see them."""
    together = dict(state.view(0).places())
    for seat in seats[1:]:
        together = _agreed(together, state.view(seat).places())
    return together


def _agreed(one: Mapping[Place, Faces], other: Mapping[Place, Faces]) -> dict[Place, Faces]:
    assert {place: len(cards) for place, cards in one.items()} == {place: len(cards) for place, cards in other.items()}
    for place, cards in one.items():
        for mine, yours in zip(cards, other[place], strict=True):
            assert mine is None or yours is None or mine == yours, f"two seats see different cards in {place}"
    return {
        place: tuple(mine or yours for mine, yours in zip(cards, other[place], strict=True))
        for place, cards in one.items()
    }


def result_is_sound(deal: Deal) -> None:
    """One result at the very end, one change a seat, and points only change hands."""
    for step in deal.steps[:-1]:
        assert not any(isinstance(event, Scored | Ended) for event in step.events), "scored before the end"
    result = result_of(deal.steps[-1])
    assert len(result.scored.changes) == len(deal.seats)
    assert set(result.ended.winners) <= set(deal.seats)
    if deal.tried.balanced:
        assert sum(result.scored.changes) == 0, f"the changes {result.scored.changes} do not add up to 0"
    if result.ended.void:
        assert not any(result.scored.changes), "a deal that does not count changes nothing"


def views_can_be_pickled(deal: Deal, moment: Moment) -> None:
    """A view survives the way to another process, and carries nothing that knows the truth."""
    ply, seat = moment
    view = deal.view(ply, seat)
    assert pickle.loads(pickle.dumps(view)) == view
