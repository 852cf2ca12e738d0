"""What is kept of finished hands: each hand, to be looked at again, and its line in the statistics."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.keep import statistics
from app.keep.hands import HANDS_FOLDER, HandsFolder
from app.keep.own_exercises import FOLDER as EXERCISES_FOLDER
from app.keep.own_exercises import OwnExercises
from app.keep.places import Places
from app.keep.records import not_written, write_record_file
from app.play.controller import SessionController
from app.play.record_reader import RecordReader
from app.session import Session, decisions
from app.think.critic import Critic
from engine.games import GAMES
from engine.match import Match, Result, result_of
from engine.players.judge import Grade, Judgement
from engine.players.weighed import read_weighed
from engine.record import Record, RecordError, replay
from engine.words import Words, text
from ui.pages.lobby.lobby_choice import usual_bot
from ui.pages.review.kept_hand import KeptHand
from ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from ui.pages.review.review import Review

STATISTICS_FILE = "statistics.jsonl"
ELSEWHERE = 0
"""The number for the deals after a hand from a file that is played on."""


class Archive(QObject):
    """Keeps hands as the controller finishes them, and answers the window that shows them."""

    notice = Signal(object)  # a Text for the status line
    kept = Signal(object)  # the KeptHand that has just been finished and is on the disk
    removed = Signal(str)  # the name of a hand that is not there any more

    def __init__(
        self,
        window: MainWindow,
        controller: SessionController,
        places: Places,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        super().__init__()
        self._window, self._controller, self._clock = window, controller, clock
        self.hands = HandsFolder(places.state / HANDS_FOLDER, GAMES)
        self._statistics = places.state / STATISTICS_FILE
        self.critic = Critic(self)
        self.reader = RecordReader(parent=self)
        self.exercises = OwnExercises(places.state / EXERCISES_FOLDER, GAMES)
        self._reviewed: KeptHand | None = None
        self._decided = 0  # in how many moves of the reviewed hand there was something to decide
        self._open: set[int] = set()  # the plies of those that are still to be judged
        self._judgements: dict[tuple[str, int], Judgement] = {}  # shown again at once when a hand is opened again
        self.critic.judged.connect(self._take_judgement)
        self.critic.unjudged.connect(self._note_judged)
        self.critic.lost.connect(self._show_progress)
        controller.finished.connect(self._keep)
        window.learning.hands_wanted.connect(self.show_hands)
        window.learning.hand_wanted.connect(
            lambda dealt, mistake: self.show_hands(controller.name_of_deal(dealt), mistake)
        )
        window.learning.statistics_wanted.connect(self._show_statistics)
        window.learning.review_made.connect(self._wire)

    def show_hands(self, name: str = "", mistake: bool = False) -> None:
        """Shows the window of the hands, open at the one of this name, else at the newest.

        ``mistake``: it goes on to the costliest mistake of this hand.
        """
        hands, notices = self.hands.find()
        for notice in notices:
            self.notice.emit(notice)
        self._window.learning.show_hands(hands, self._window.felt, name, mistake)

    def close(self) -> None:
        """Ends the critic and what reads records; returns when they are gone."""
        self.critic.close()
        self.reader.close()

    def _wire(self, review: Review) -> None:
        review.opened.connect(self._judge)
        review.again_wanted.connect(self._play_again)
        review.export_wanted.connect(self._export)
        review.import_wanted.connect(self.reader.open)
        self.reader.read.connect(self._take_in)
        self.reader.began.connect(self._say_that_it_takes_time)
        review.removal_wanted.connect(self._remove)
        review.noticed.connect(self.notice)
        review.finished.connect(lambda _how: self.critic.forget())

    def _keep(self, name: str, session: Session, result: Result) -> None:
        if None not in session.bots:
            return  # bots among themselves
        hand = None
        try:
            hand = self.hands.keep(name, session, result, self._clock())
        except OSError as error:
            self.notice.emit(
                text("notice.hand_not_kept", folder=str(self.hands.folder), why=error.strerror or str(error))
            )
        try:
            if not result.ended.void:
                statistics.add(self._statistics, name, statistics.statistics_entry(session, result))
        except OSError as error:
            self.notice.emit(
                text("notice.not_counted", folder=str(self._statistics.parent), why=error.strerror or str(error))
            )
        if hand is not None:
            kept = hand
            self._keep_exercises(lambda: self.exercises.keep_from(kept))
            self.kept.emit(hand)

    def _show_statistics(self) -> None:
        try:
            played, unread = statistics.read_statistics(self._statistics)
        except OSError as error:
            self.notice.emit(
                text(
                    "notice.statistics_unreadable",
                    folder=str(self._statistics.parent),
                    why=error.strerror or str(error),
                )
            )
            return
        if (told := statistics.statistics_notice(self._statistics, unread)) is not None:
            self.notice.emit(told)
        self._window.learning.show_statistics(played, self._window.shown_game)

    def _judge(self, hand: KeptHand) -> None:
        """Asks the critic about every decision of the hand's seat in which there was a choice."""
        self.critic.forget()
        self._reviewed = hand
        record = hand.record()
        weighed, moves = read_weighed(hand.game, hand.weighed), decisions(record, hand.seat)
        known = {ply: self._judgements[hand.name, ply] for ply, _, _ in moves if (hand.name, ply) in self._judgements}
        self._decided, self._open = len(moves), {ply for ply, _, _ in moves if ply not in known}
        for ply, view, action in moves:
            key = (hand.name, ply)
            if ply in known:
                self._show_judgement(key, known[ply])
            else:
                self.critic.ask(key, hand.game, view, action, weighed.get(ply))
        self._show_progress()

    def _take_judgement(self, key: tuple[str, int], judgement: Judgement) -> None:
        self._judgements[key] = judgement
        self._show_judgement(key, judgement)
        self._note_judged(key)

    def _show_judgement(self, key: tuple[str, int], judgement: Judgement) -> None:
        if self._window.learning.review is not None:
            self._window.learning.review.show_judgement(*key, judgement)
        hand, (name, ply) = self._reviewed, key
        own = hand is not None and hand.name == name and hand.number is not None
        if judgement.grade is Grade.MISTAKE and own and hand is not None:
            self._keep_exercises(lambda: self.exercises.keep(hand, {ply: judgement.weighing}))

    def _note_judged(self, key: tuple[str, int]) -> None:
        """Notes that this move has been looked at, whether or not there was something to judge."""
        name, ply = key
        if self._reviewed is not None and self._reviewed.name == name:
            self._open.discard(ply)
            self._show_progress()

    def _show_progress(self) -> None:
        """Shows how many moves of the reviewed hand are judged, and whether the critic goes on with the others."""
        if self._window.learning.review is not None:
            self._window.learning.review.show_progress(self._decided - len(self._open), self._decided, self.critic.busy)

    def _keep_exercises(self, keep: Callable[[], None]) -> None:
        """Keeps these exercises; if that fails, tells the reason."""
        try:
            keep()
        except OSError as error:
            why = error.strerror or str(error)
            self.notice.emit(text("notice.exercise_not_kept", folder=str(self.exercises.folder), why=why))

    def _play_again(self, hand: KeptHand, ply: int) -> None:
        """Plays the hand from this action on, against the same opponents, as practice."""
        record = hand.record()
        bots = tuple(None if seat == hand.seat else bot or usual_bot(record.game) for seat, bot in enumerate(hand.bots))
        number = ELSEWHERE if hand.number is None else hand.number
        match = Match(record.game, record.options, number, record.standing, hand.dealt)
        last = replay(record).steps[-1]
        before = result_of(last) if last.state.turn is None else None
        self._controller.put(Session(match, record, bots).practised(ply, before))

    def _export(self, hand: KeptHand, file: str) -> None:
        name = Path(file).name
        try:
            write_record_file(Path(file), hand.record())
        except OSError as error:
            self.notice.emit(not_written(Path(file), error))
        except RecordError as error:
            self._window.notice_in(error.words, error.text)
        else:
            self.notice.emit(text("notice.record_written", name=name))

    def _say_that_it_takes_time(self, file: str) -> None:
        self.notice.emit(text("notice.reading_record", name=Path(file).name))

    def _take_in(self, file: str, record: Record | RecordError) -> None:
        """Keeps the chosen record as soon as it is read; if that fails, tells the reason."""
        if isinstance(record, RecordError):
            self._window.notice_in(record.words, record.text)
            return
        try:
            name = self.hands.take_in(record, self._clock())
        except OSError as error:
            self.notice.emit(
                text("notice.hand_not_kept", folder=str(self.hands.folder), why=error.strerror or str(error))
            )
        else:
            self.show_hands(name)
            self.notice.emit(text("notice.hand_taken_in", name=Path(file).name))

    def _remove(self, hands: tuple[KeptHand, ...]) -> None:
        try:
            for hand in hands:
                self.hands.remove(hand.name)
                self.removed.emit(hand.name)
                self.exercises.remove_of(hand.name)
        except OSError as error:
            self.notice.emit(
                text("notice.hand_not_removed", folder=str(self.hands.folder), why=error.strerror or str(error))
            )
        self.show_hands()


WORDS = {
    "notice.hand_taken_in": Words(
        "{name} is now among the played hands.",
        "{name} 已加入打过的牌局。",
        "{name} 已加入打過的牌局。",
        "{name} を遊んだハンドに加えました。",
    ),
    "notice.hand_not_removed": Words(
        "This hand cannot be deleted: {why}. See that you may write to its folder, and try again: {folder}.",
        "无法删除这一局：{why}。请检查写入权限后再试。文件在 {folder}。",
        "無法刪除這一局：{why}。請檢查寫入權限後再試。檔案在 {folder}。",
        "このハンドを削除できません：{why}。書き込みの権限を確かめて、もう一度お試しください。場所は {folder} です。",
    ),
}
