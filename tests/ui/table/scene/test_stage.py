"""The way from one view to the next is decoration: what stands in the end is what a fresh drawing of the view shows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.cards import read_cards
from engine.events import ASIDE, Ended, Marked, Place, Zone
from engine.game import act
from engine.games.taihe_a_bao.options import Options
from tests.ui.table.seated import AGES, TAIHE, US, asked_to, dealt, position, seen, table
from ui.kit.settings import Settings
from ui.table.table_widget import TableWidget


def shown(widget: TableWidget) -> tuple[Any, ...]:
    """All that a person can see of the table."""
    scene = widget.scene
    seats = range(len(scene.layout.seats))
    return (
        scene.positions.facts(),
        [scene._plates[seat].plate for seat in seats],
        [scene._bubbles[seat].words for seat in seats],
        (scene.best.isVisible(), scene.best.room),
    )


def next_step(state: Any, random: Random) -> Any:
    view = state.view(state.turn)
    candidates = list(view.candidates())
    if str(candidates[0]) == "pass" and len(candidates) > 1 and random.random() < 0.6:
        candidates = candidates[1:]
    return act(state, random.choice(candidates[:6]))


@pytest.mark.parametrize("options", [Options(), Options(seats=3), Options(seats=5, aces=False)])
@pytest.mark.parametrize("frame", [16.0, AGES])
def test_after_every_step_of_a_deal_the_scene_equals_a_fresh_drawing(
    qtbot: QtBot, options: Options, frame: float
) -> None:
    random = Random(5)
    moving, still = table(options=options), table(options=options)
    qtbot.addWidget(moving)
    qtbot.addWidget(still)
    step = dealt(5, options)
    moving.deal(seen(step), step.state.view(US))
    while True:
        for _ in range(random.randrange(200)):
            moving.advance(min(frame, 50.0))
        moving.advance(AGES)
        assert moving.stage.settled
        still.present(step.state.view(US))
        assert shown(moving) == shown(still)
        if step.state.turn is None:
            return
        step = next_step(step.state, random)
        moving.play(seen(step), step.state.view(US))


def test_a_burst_of_steps_is_run_through_and_nothing_is_lost(qtbot: QtBot) -> None:
    random, step = Random(3), dealt(3)
    moving, still = table(), table()
    qtbot.addWidget(moving)
    qtbot.addWidget(still)
    moving.deal(seen(step), step.state.view(US))
    while step.state.turn is not None:
        step = next_step(step.state, random)
        moving.play(seen(step), step.state.view(US))
    moving.advance(AGES * 3)
    still.present(step.state.view(US))
    assert shown(moving) == shown(still)


def test_finishing_in_the_middle_shows_the_newest_view_at_once(qtbot: QtBot) -> None:
    step = dealt(2)
    moving, still = table(), table()
    qtbot.addWidget(moving)
    qtbot.addWidget(still)
    moving.deal(seen(step), step.state.view(US))
    moving.advance(500)
    assert not moving.stage.settled
    moving.finish()
    still.present(step.state.view(US))
    assert moving.stage.settled
    assert shown(moving) == shown(still)


@pytest.mark.rule("TAB-10")
def test_a_deal_counts_every_card_from_the_deck_to_its_seat(qtbot: QtBot) -> None:
    step, widget = dealt(2), table()
    qtbot.addWidget(widget)
    widget.deal(seen(step), step.state.view(US))
    counts = []
    for _ in range(60):
        widget.advance(50)
        deck = widget.scene.positions.piles[Place(Zone.STOCK)].count
        counts.append(deck)
        hands = sum(widget.scene.pile_count(seat) for seat in range(4))
        assert deck + hands <= 40
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > 35
    assert counts[-1] == 0
    assert [widget.scene.pile_count(seat) for seat in range(4)] == [10] * 4


def test_a_later_deal_of_a_session_is_quicker(qtbot: QtBot) -> None:
    lasted = []
    step, widget = dealt(2), table()
    qtbot.addWidget(widget)
    for _ in range(2):
        widget.deal(seen(step), step.state.view(US))
        widget.advance(0)
        lasted.append(widget.board.clock.remaining)
        widget.advance(AGES)
    assert lasted[1] == pytest.approx(lasted[0] * 0.7, rel=0.01)


def test_cards_that_come_to_piles_within_a_tick_are_counted_together(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    step, widget = dealt(4), table()
    qtbot.addWidget(widget)
    widget.deal(seen(step), step.state.view(US))
    widget.advance(1000)
    told: list[int] = []
    refresh = widget.board.refresh
    monkeypatch.setattr(widget.board, "refresh", lambda picture: told.append(refresh(picture) or 1))
    before = sum(map(widget.scene.pile_count, range(4)))
    widget.advance(80)
    assert sum(map(widget.scene.pile_count, range(4))) > before + 1
    assert len(told) == 1
    shows = [plate.plate.count for plate in widget.scene._plates]
    assert shows == [widget.scene.pile_count(seat) for seat in range(4)]


def sweeping_step() -> Any:
    """A step in which the last pass sets a trick aside."""
    random, state = Random(1), position("lead")
    while True:
        step = next_step(state, random)
        if Marked("best", None) in step.events:
            return state, step
        state = step.state


def test_a_finished_trick_stays_until_its_time_is_over(qtbot: QtBot) -> None:
    before, step = sweeping_step()
    widget = table(Settings(pace=800))
    qtbot.addWidget(widget)
    widget.present(before.view(US))
    aside = len(before.view(US).places().get(ASIDE, ()))
    widget.play(seen(step), step.state.view(US))
    widget.advance(1100)
    assert not widget.stage.settled
    pile = widget.scene.positions.piles.get(ASIDE)
    assert (pile.count if pile else 0) == aside
    widget.advance(AGES)
    assert widget.scene.positions.piles[ASIDE].count == len(step.state.view(US).places()[ASIDE])


def test_without_motion_and_pace_everything_is_there_at_once(qtbot: QtBot) -> None:
    step, widget = dealt(4), table(Settings(speed="off", pace=0))
    qtbot.addWidget(widget)
    widget.deal(seen(step), step.state.view(US))
    widget.advance(0)
    random = Random(0)
    while step.state.turn is not None:
        step = next_step(step.state, random)
        widget.play(seen(step), step.state.view(US))
        assert widget.stage.settled
        assert not widget.board.clock.busy


def test_where_the_desktop_wants_less_motion_nothing_flies(qtbot: QtBot) -> None:
    step, widget = dealt(4), table(Settings(pace=0))
    qtbot.addWidget(widget)
    widget.reduce_motion(True)
    widget.deal(seen(step), step.state.view(US))
    widget.advance(0)
    assert widget.stage.settled
    assert len(widget.hand.items) == 10


def bombing_step() -> Any:
    """A step in which somebody plays a bomb."""
    for number in range(200):
        random, state = Random(number), dealt(number).state
        while state.turn is not None:
            step = next_step(state, random)
            if any(
                isinstance(event, Marked) and event.mark == "bomb" and event.seat is not None for event in step.events
            ):
                return state, step
            state = step.state
    raise AssertionError("no bomb in two hundred deals")


@pytest.mark.rule("TAB-34")
@pytest.mark.parametrize(("speed", "bursts"), [("normal", True), ("off", False)])
def test_a_bomb_bursts_unless_motion_is_off(qtbot: QtBot, speed: str, bursts: bool) -> None:
    before, step = bombing_step()
    widget = table(Settings(speed=speed))
    qtbot.addWidget(widget)
    widget.present(before.view(US))
    widget.play(seen(step), step.state.view(US))
    burst = False
    for _ in range(100):
        widget.advance(16)
        burst = burst or widget.scene.ink.isVisible()
    assert burst == bursts
    assert not widget.scene.ink.isVisible()


@pytest.mark.parametrize(("speed", "gleams"), [("normal", True), ("off", False)])
def test_whoever_has_won_a_hand_gleams_unless_motion_is_off(qtbot: QtBot, speed: str, gleams: bool) -> None:
    widget, picture = table(Settings(speed=speed)), position("lead").view(US)
    qtbot.addWidget(widget)
    widget.present(picture)
    widget.play([Ended((1, 3))], picture)
    widget.advance(16)
    gleam, plates = widget.scene.gleam, [widget.scene.plate_room(seat) for seat in range(4)]
    assert gleam.isVisible() is gleams
    assert [gleam.isVisible() and gleam.room.contains(plate) for plate in (plates[1], plates[3])] == [gleams] * 2
    widget.advance(AGES)
    assert not gleam.isVisible()


@pytest.mark.rule("TAB-23")
def test_a_called_card_is_shown_in_the_middle_on_its_way(qtbot: QtBot) -> None:
    before = position("call")
    called = next(action for action in before.view(US).candidates() if str(action) != "pass")
    step = act(before, called)
    widget = table()
    qtbot.addWidget(widget)
    widget.present(before.view(US))
    widget.play(seen(step), step.state.view(US))
    widget.advance(320 + 280 + 260)
    card = read_cards(str(called).split()[1])[0]
    item = next(item for item in widget.hand.items if item.card == card)
    assert item.pose.up == 1
    assert widget.scene.layout.felt.contains(item.pose.at)
    widget.advance(AGES)
    assert card in widget.hand.cards
    assert asked_to("give")(step.state.view(US))
    assert TAIHE.words["said.call"].en.startswith("{card}")


def test_a_step_of_which_nothing_can_be_seen_is_over_at_once(qtbot: QtBot) -> None:
    widget, step = table(), dealt(3)
    qtbot.addWidget(widget)
    widget.present(step.state.view(US))
    with qtbot.waitSignal(widget.settled):
        widget.play((), step.state.view(US))
    assert widget.stage.settled


def test_a_smaller_company_leaves_no_words_of_seats_that_are_gone(qtbot: QtBot) -> None:
    widget, small = table(options=Options(seats=5)), Options(seats=3)
    qtbot.addWidget(widget)
    widget.scene.say(4, "Pass")
    assert widget.scene._bubbles[4].isVisible()
    widget.sit_down(TAIHE, small, US)
    widget.present(dealt(5, small).state.view(US))
    assert [bubble.words for bubble in widget.scene._bubbles if bubble.isVisible()] == ["I have the 4♥"]
