"""Exercises from one's own mistakes on disk, one file each: the record up to the decision, and what was weighed.

Damaged files are set aside.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from app.keep.files import DamagedError, write_atomically
from app.keep.json_files import read_folder, read_json_object
from app.session import decisions
from engine.exercises import Exercise, ExerciseError, read_exercise, theme_of, write_exercise
from engine.game import AnyGame
from engine.players.judge import Grade, Weighing
from engine.players.weighed import read_weighed
from engine.words import Text, Words
from ui.pages.review.kept_hand import KeptHand

FOLDER = "exercises"
SUFFIX = ".paizhuo-exercise"
VERSION = 1
LARGEST = 4 * 1024 * 1024
"""Bytes of a file that is still read."""


class OwnExercises:
    """The exercises in a folder, which need not exist yet; the name of the hand is part of each one's."""

    def __init__(self, folder: Path, games: Mapping[str, AnyGame]) -> None:
        self.folder, self._games = folder, games

    def keep_from(self, hand: KeptHand) -> None:
        """Keeps every mistake that was judged during this hand, and drops those taken back. Raises OSError."""
        actions = hand.record().actions
        for path in self._of(hand.name):
            try:
                old = self._read(path)
            except (OSError, DamagedError, ExerciseError):
                continue  # it is told of when the exercises are looked at
            before = old.record.actions
            if (*before, old.weighing.made) != actions[: len(before) + 1]:
                path.unlink(missing_ok=True)
        weighed = read_weighed(hand.game, hand.weighed)
        self.keep(hand, {ply: each for ply, each in weighed.items() if each.grade is Grade.MISTAKE})

    def keep(self, hand: KeptHand, mistakes: Mapping[int, Weighing]) -> None:
        """Keeps decisions that were judged mistakes, by the number of actions before each. Raises OSError.

        Leaves out a decision that the hand does not have, because it was taken back or the file was changed.
        """
        if not mistakes:
            return
        record = hand.record()
        for ply, view, made in decisions(record, hand.seat):
            weighing = mistakes.get(ply)
            if weighing is None or weighing.made != made:
                continue
            theme = theme_of(hand.game, view, weighing.verdict)
            cut = replace(record, actions=record.actions[:ply])
            exercise = Exercise(f"{hand.name}-{ply}", cut, hand.seat, theme, weighing)
            written = {"paizhuo_exercise": VERSION, **write_exercise(exercise)}
            write_atomically(self._path(exercise.key), json.dumps(written, separators=(",", ":")).encode("utf-8"))

    def find(self) -> tuple[tuple[Exercise, ...], tuple[Text, ...]]:
        """All exercises, the newest last, and notices about files that could not be read."""
        found, notices = read_folder(
            self.folder,
            SUFFIX,
            lambda path: (path.stat().st_mtime_ns, self._read(path)),
            (ExerciseError,),
            "exercise",
        )
        found.sort(key=lambda each: each[0])
        return tuple(exercise for _when, exercise in found), tuple(notices)

    def remove_of(self, hand: str) -> None:
        """Deletes the exercises of the hand of this name; raises OSError."""
        for path in self._of(hand):
            path.unlink(missing_ok=True)

    def _read(self, path: Path) -> Exercise:
        return read_exercise(read_json_object(path, LARGEST, "paizhuo_exercise"), self._games)

    def _of(self, hand: str) -> list[Path]:
        found = self.folder.glob(f"*{SUFFIX}")
        return [path for path in found if path.name.removesuffix(SUFFIX).rpartition("-")[0] == hand]

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}{SUFFIX}"


WORDS = {
    "notice.exercise_foreign": Words(
        "The exercise {name} comes from another version of Paizhuo; it is kept as it is. That version can open"
        " it. It lies in {folder}.",
        "习题 {name} 来自其他版本的牌桌，已原样保留。可用那个版本打开。文件在 {folder}。",
        "習題 {name} 來自其他版本的牌桌，已原樣保留。可用那個版本開啟。檔案在 {folder}。",
        "問題 {name} は別の版の牌卓のものです。そのまま残してあります。その版で開けます。場所は {folder} です。",
    ),
    "notice.exercise_damaged": Words(
        "An exercise from one of your hands was damaged; it is set aside as {name}. You may delete it, or send it"
        " along with a report of the fault. It lies in {folder}.",
        "你的一道习题已损坏，另存为 {name}。可以删除，也可随问题报告一起发来。文件在 {folder}。",
        "你的一道習題已損壞，另存為 {name}。可以刪除，也可隨問題報告一起傳來。檔案在 {folder}。",
        "あなたのハンドからの問題が1つ壊れていました。{name} として残してあります。削除しても、"
        "報告に添えてもかまいません。場所は {folder} です。",
    ),
    "notice.exercise_unreadable": Words(
        "The exercise {name} cannot be read: {why}. See who may read it, and start Paizhuo again. It lies in {folder}.",
        "无法读取习题 {name}：{why}。请检查读取权限后重新打开牌桌。文件在 {folder}。",
        "無法讀取習題 {name}：{why}。請檢查讀取權限後重新開啟牌桌。檔案在 {folder}。",
        "問題 {name} を読めません：{why}。読み取りの権限を確かめて、牌卓を開き直してください。場所は {folder} です。",
    ),
    "notice.exercise_not_kept": Words(
        "A mistake of this hand cannot be kept as an exercise: {why}. See that there is room in its folder, and"
        " that you may write there: {folder}.",
        "无法把这一局的失误存为习题：{why}。请检查剩余空间和写入权限。应存于 {folder}。",
        "無法把這一局的失誤存為習題：{why}。請檢查剩餘空間和寫入權限。應存於 {folder}。",
        "このハンドのミスを問題として残せません：{why}。空き容量と書き込みの権限を確かめてください。保存先は"
        " {folder} です。",
    ),
}
