"""Hearts, a fifth game: its rules row by row, a session at the table by mouse, and the command line."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cli import run
from engine.cards import Cards, read_cards
from engine.events import Ended, Moved, Scored, Zone, seen_by
from engine.game import Shuffle, State, act
from engine.games import GAMES
from engine.match import Match, next_record
from engine.parts.drawing import deck_of
from engine.record import opened
from examples.games.hearts import HEARTS
from examples.games.hearts.actions import Action, read_action
from examples.games.hearts.options import Options
from examples.games.hearts.rules.view import RefusalReason, Standing, scored, target, winners
from tests.ui.table.seated import US, click, middle_of, session_played
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.settings import Settings
from ui.table.scene.ticker import Ticker
from ui.table.table_widget import TableWidget

NOBODY_PASSES = Standing(3)
SOUTH = "2C 3C 4C 5C 6D 7D 8D 2H 3H 4H QS 2S 3S"


def dealt(*hands: str, standing: Standing | None = NOBODY_PASSES) -> State[Action]:
    """A deal in which these hands are taken from seat 0 on, and what is left goes to the others in order."""
    held = [read_cards(hand) for hand in hands]
    left = [card for card in HEARTS.pack(Options()) if not any(card in cards for cards in held)]
    full: list[Cards] = []
    for seat in range(4):
        cards = held[seat] if seat < len(held) else ()
        missing = 13 - len(cards)
        full.append((*cards, *left[:missing]))
        left = left[missing:]
    return HEARTS.deal(Options(), standing, Shuffle(deck_of(full, 0), 0)).state


def after(state: State[Action], *actions: str) -> State[Action]:
    """The deal after these actions, each of them allowed."""
    for words in actions:
        state = act(state, read_action(words)).state
    return state


def why_not(state: State[Action], words: str) -> object:
    """The reason why the seat on turn may not do this; None: it may."""
    assert state.turn is not None
    refusal = state.view(state.turn).refusal(read_action(words))
    return None if refusal is None else refusal.reason


@pytest.mark.parametrize(("deals", "to"), [(0, 1), (1, 3), (2, 2), (3, 0), (4, 1)])
def test_cards_go_right_left_across_and_then_nowhere(deals: int, to: int) -> None:
    assert target(0, Standing(deals)) == to


def test_passed_cards_go_over_once_all_have_chosen_and_only_two_seats_see_them() -> None:
    state = dealt(SOUTH, standing=None)
    before = [state.view(seat).counts for seat in range(4)]
    state = after(state, "give 8D 4H QS")
    assert [state.view(seat).counts for seat in range(4)] == before
    assert state.view(1).history[0].action.cards == (None, None, None)
    while state.view(0).trick is None:
        assert state.turn is not None
        step = act(state, next(iter(state.view(state.turn).candidates())))
        state = step.state
    moved = [event for event in step.events if isinstance(event, Moved)]
    assert len(moved) == 4
    for event in moved:
        assert event.source is not None
        seeing = {seat for seat in range(4) if None not in getattr(seen_by(event, seat), "cards", ())}
        assert seeing == {event.source.seat, event.target.seat}
        assert event.target.seat == target(event.source.seat or 0, None)


def test_the_two_of_clubs_leads_and_suits_are_followed() -> None:
    state = dealt(SOUTH, "6C 7C 8C KH AH 9D 10D JD 4S 5S 6S 7S 8S")
    assert state.turn == 0
    assert why_not(state, "play 3C") is RefusalReason.FIRST_LEAD
    state = after(state, "play 2C")
    assert why_not(state, "play KH") is RefusalReason.FOLLOW
    assert why_not(state, "play 2D") is RefusalReason.NOT_IN_HAND
    assert why_not(state, "give 6C 7C 8C") is RefusalReason.NOT_NOW
    assert why_not(state, "play 8C") is None
    refusal = state.view(2).refusal(read_action("play 8C"))
    assert refusal is not None
    assert refusal.reason is RefusalReason.NOT_YOUR_TURN


def test_hearts_are_led_once_one_has_been_played_or_nothing_else_is_held() -> None:
    first = "play 2C", "play 3C", "play 4C", "play 5C"
    west = "5C AC 2H 3H 2D 3D 4D 5D 6D 7D 8D 9D 10D"
    state = after(dealt("2C 7C 2S 3S", "3C 5H 6H 4S", "4C 6C", west), *first)
    assert state.turn == 3
    assert why_not(state, "play 2H") is RefusalReason.NOT_BROKEN
    state = after(state, "play AC", "play 7C", "play 5H", "play 6C")
    assert why_not(state, "play 2H") is None
    only_hearts = dealt("2C", "3C", "4C", "5C 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH")
    assert why_not(after(only_hearts, *first), "play 2H") is None


def test_the_strongest_card_of_the_suit_led_takes_the_trick_and_leads() -> None:
    state = dealt("2C", "KC", "AC", "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2D")
    state = after(state, "play 2C", "play KC", "play AC", "play AH")
    assert state.turn == 2
    assert state.view(0).taken[2] == read_cards("2C KC AC AH")


@pytest.mark.parametrize(
    ("taken", "moon", "changes"),
    [
        ((13, 5, 8, 0), True, (-13, -5, -8, 0)),
        ((0, 26, 0, 0), True, (-26, 0, -26, -26)),
        ((0, 26, 0, 0), False, (0, -26, 0, 0)),
    ],
)
def test_points_are_lost_by_who_took_them_and_all_of_them_by_the_others(
    taken: tuple[int, ...], moon: bool, changes: tuple[int, ...]
) -> None:
    assert scored(taken, Options(moon=moon)).changes == changes


def test_the_session_ends_at_the_limit_and_the_fewest_points_win() -> None:
    assert winners(Options(limit=50), None, (-49, -10, -30, -15), 4) is None
    assert winners(Options(limit=50), None, (-50, -10, -30, -10), 4) == (1, 3)


def test_a_hand_is_worth_26_points_in_all_but_for_the_moon() -> None:
    match, random = Match(HEARTS, Options(), 7), Random(7)
    for _ in range(3):
        step = opened(next_record(match))
        events: list[Any] = []
        while step.state.turn is not None:
            step = act(step.state, random.choice(list(step.state.view(step.state.turn).candidates())))
            events += step.events
        (result,) = [event for event in events if isinstance(event, Scored)]
        assert sum(result.changes) in (-26, -78)
        assert any(isinstance(event, Ended) for event in events)
        assert sum(len(e.cards) for e in events if isinstance(e, Moved) and e.target.zone is Zone.TAKEN) == 52


def test_a_session_is_played_at_the_table_with_the_mouse(qtbot: QtBot) -> None:
    options = Options(limit=20)
    widget = TableWidget(Lexicon("en"), CardFaces(), Settings(speed="off", pace=0), ticker=Ticker(still=True))
    qtbot.addWidget(widget)
    widget.sit_down(HEARTS, options, US)
    widget.resize(1280, 744)
    widget.show()
    answers: list[Action] = []
    widget.chosen.connect(answers.append)

    def by_mouse(_view: Any, wanted: Action) -> Action:
        for card in wanted.cards:
            assert card is not None
            click(widget, middle_of(widget, widget.hand.cards.index(card)))
        assert widget.prompt_panel is not None
        (button,) = [each for each in widget.prompt_panel.bar.readings if each.isVisible()]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert answers[-1] == wanted
        return answers[-1]

    ended = session_played(widget, Match(HEARTS, options, 3), Random(3), by_mouse)
    assert min(ended.totals) <= -20
    assert {answer.verb for answer in answers} == {"give", "play"}
    assert len(answers) >= 14


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hearts stands among the games that the command line knows."""
    monkeypatch.setitem(GAMES, HEARTS.key, HEARTS)


@pytest.mark.usefixtures("registered")
def test_the_command_line_plays_it_and_tells_its_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    four = ["--bots", "greedy,random", "--count", "4", "--seed", "1", "--json"]
    assert run(["simulate", "--game", "hearts", *four]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {bot["bot"] for bot in report["bots"]} == {"greedy", "random"}
    assert run(["games"]) == 0
    printed = capsys.readouterr().out
    assert "Hearts" in printed
    assert "Shooting the moon" in printed
