"""Hint, coach and review are one judge: they agree on every move of a hand, and what a hint named is never scolded."""

from __future__ import annotations

from math import inf
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from app.keep.settings import Kept, save_settings
from app.opening import SETTINGS_FILE
from app.program import Program
from app.session import bots_around, new_session
from engine.game import Action, AnyGame, AnyView
from engine.games import GAMES
from engine.players.hints import advice, is_forced, verdict_for
from engine.players.judge import Grade, Judgement, Weighing, judgement, verdict_on
from engine.players.levels import SearchLevel
from engine.players.search import Budget
from engine.players.weighed import read_weighed
from engine.search_model import SearchSettings
from tests.app.learn.exercises.mistakes import mistaken
from tests.app.programs import LONG, Opened, places_in
from ui.kit.settings import Settings

pytestmark = pytest.mark.usefixtures("house_players")

TAIHE = GAMES["taihe_a_bao"]
QUICK = SearchLevel("quick", Budget(120, inf), SearchSettings())


class CriticAtOnce(QObject):
    """Judges within the question itself, with few deals, which the salt draws."""

    judged = Signal(object, object)
    busy = False

    def __init__(self, salt: str) -> None:
        super().__init__()
        self.salt = salt
        self.told: dict[int, Judgement] = {}

    def ask(self, key: Any, game: AnyGame, view: AnyView, action: Action, known: Weighing | None = None) -> None:
        weighing = verdict_on(game, view, action, known, self.salt, QUICK)
        if weighing is not None:
            self.told[key[1]] = judgement(game, view, weighing)
            self.judged.emit(key, self.told[key[1]])

    def forget(self) -> None:
        pass

    def close(self) -> None:
        pass


class SilentCritic(CriticAtOnce):
    """Is asked, and never answers."""

    def __init__(self) -> None:
        super().__init__("")
        self.asked: list[int] = []

    def ask(self, key: Any, *_what: object) -> None:
        self.asked.append(key[1])


def with_critics(program: Program) -> None:
    """Gives coach and review a critic each that answers at once."""
    coaching, archive = program.learning.coaching, program.learning.archive
    for each, salt, take in ((coaching, "coach", coaching._tell), (archive, "review", archive._take_judgement)):
        each.critic.close()
        each.critic = CriticAtOnce(salt)  # type: ignore[assignment]
        each.critic.judged.connect(take)


@pytest.fixture
def program(opened: Opened, tmp_path: Path) -> Program:
    """A program whose coach speaks, and whose review would draw other deals than its coach."""
    save_settings(places_in(tmp_path).settings / SETTINGS_FILE, Kept(Settings(pace=0, coach=True)))
    made = opened(before=with_critics)
    options = TAIHE.options()
    made.controller.put(new_session(TAIHE, options, 8, bots_around(TAIHE, options, "greedy")))
    return made


def play(program: Program, qtbot: QtBot, hinted: Any, choose: Any) -> None:
    """Plays the hand; where ``hinted`` says so, by the hint, which has other deals again; else as ``choose`` does."""

    def decide() -> None:
        driver = program.controller.driver
        if not driver.ours:
            return
        view, ply = program.table.view, len(driver.session.record.actions)
        assert view is not None
        if hinted(ply):
            found = advice(TAIHE, view, verdict_for(TAIHE, view, Random("hint"), level=QUICK))
            program.controller.note_advice(view, found)
            program.table.chosen.emit(found.hint.action)
        else:
            program.table.chosen.emit(choose(view))

    program.table.settled.connect(decide)
    with qtbot.waitSignal(program.controller.deal_shown, timeout=LONG):
        decide()
    program.table.settled.disconnect(decide)


def reviewed(program: Program) -> dict[int, Judgement]:
    """What the review says of the hand, by ply."""
    program.window.table_page.result.review.click()
    review = program.window.learning.review
    assert review is not None
    told: dict[int, Judgement] = dict(review._judgements)
    review.close()
    return told


def test_coach_and_review_say_the_same_of_every_move(program: Program, qtbot: QtBot) -> None:
    play(program, qtbot, lambda _ply: False, lambda view: next(iter(view.candidates())))
    coach = program.learning.coaching.critic.told  # type: ignore[attr-defined]
    assert len(coach) >= 2
    assert reviewed(program) == coach
    (hand,), _ = program.learning.archive.hands.find()
    assert set(read_weighed(TAIHE, hand.weighed)) == set(coach)


def test_a_hand_that_is_opened_again_is_judged_at_once_as_before(program: Program, qtbot: QtBot) -> None:
    play(program, qtbot, lambda _ply: False, lambda view: next(iter(view.candidates())))
    first = reviewed(program)
    program.learning.archive.critic = silent = SilentCritic()  # type: ignore[assignment]
    assert len(first) >= 2
    assert reviewed(program) == first
    assert not set(silent.asked) & first.keys()


def test_a_review_says_that_it_goes_on_only_while_the_critic_does(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, archive, critic = mistaken(tmp_path), program.learning.archive, SilentCritic()
    told: list[tuple[int, int, bool]] = []
    with monkeypatch.context() as reviewing:
        review = SimpleNamespace(show_progress=lambda *said: told.append(said))
        reviewing.setattr(program.window.learning, "review", review)
        reviewing.setattr(archive, "critic", critic)
        archive._judge(hand)
        moves = len(critic.asked)
        for ply, busy in ((critic.asked[0], True), (critic.asked[0], False)):
            critic.busy = busy
            archive._note_judged((hand.name, ply))
    assert told == [(0, moves, False), (1, moves, True), (1, moves, False)]


def test_a_hand_played_by_hints_alone_is_never_scolded(program: Program, qtbot: QtBot) -> None:
    forced: list[bool] = []

    def hinted(_ply: int) -> bool:
        assert program.table.view is not None
        forced.append(is_forced(program.table.view))
        return True

    play(program, qtbot, hinted, None)
    coach = program.learning.coaching.critic.told  # type: ignore[attr-defined]
    assert forced.count(False) >= 2
    assert [each.grade for each in coach.values()] == [Grade.BEST] * forced.count(False)
    assert reviewed(program) == coach


def test_no_move_waits_for_the_coach(program: Program, qtbot: QtBot) -> None:
    """A whole hand is played while the coach still thinks about its first move."""
    coaching = program.learning.coaching
    coaching.critic = silent = SilentCritic()  # type: ignore[assignment]
    play(program, qtbot, lambda _ply: False, lambda view: next(iter(view.candidates())))
    assert len(silent.asked) >= 2
