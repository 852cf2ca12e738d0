"""Advice from a process: the newest question only, the same advice for the same view, and none where there is none."""

from __future__ import annotations

import itertools
from dataclasses import replace
from time import process_time
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.think.adviser import Adviser
from app.think.thinking_process import BotQuestion, advice_answer
from engine.games import GAMES
from engine.players.hints import Advice, hint_of
from tests.app.processes import ClosedAfterwards
from tests.engine.players.positions import positions

TAIHE = GAMES["taihe_a_bao"]


@pytest.fixture
def adviser(closed_afterwards: ClosedAfterwards) -> Adviser:
    return closed_afterwards(Adviser())


def forced() -> list[Any]:
    """Decisions with few moves, which take no time."""
    return [view for view in positions(TAIHE, 2, 1) if len(list(view.candidates())) == 2][:2]


def test_the_newest_question_is_answered_and_no_other(qtbot: QtBot, adviser: Adviser) -> None:
    first, second = forced()
    heard: list[tuple[Any, Advice | None]] = []
    adviser.advised.connect(lambda view, advice: heard.append((view, advice)))
    assert not adviser.busy
    adviser.ask(TAIHE, first)
    adviser.ask(TAIHE, second)
    assert adviser.busy
    qtbot.waitUntil(lambda: bool(heard))
    assert not adviser.busy
    ((view, advice),) = heard
    assert view is second
    assert advice is not None
    assert second.refusal(advice.hint.action) is None
    assert advice.hint == hint_of(TAIHE, second, advice.verdict)


def test_a_game_without_a_search_gets_no_advice_at_once(qtbot: QtBot, adviser: Adviser) -> None:
    view = forced()[0]
    with qtbot.waitSignal(adviser.advised) as told:
        adviser.ask(replace(TAIHE, load_search_model=None), view)
    assert told.args == [view, None]


def test_a_question_taken_back_ends_within_50_ms() -> None:
    view = positions(TAIHE, 1, 25)[1]
    asked: list[float] = []

    def cancelled() -> bool:
        asked.append(process_time())
        return len(asked) > 20

    assert advice_answer(BotQuestion(1, TAIHE.key, view, "", "seed"), cancelled) is None
    # Of the processor's time: how long others keep it is not in our hands.
    gaps = sorted(later - sooner for sooner, later in itertools.pairwise(asked))
    assert gaps[len(gaps) * 9 // 10] < 0.05  # it is asked before every playout
