"""Settings and the lobby's last choice on disk; what a newer program wrote there is kept."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from app.keep.files import DamagedError, set_aside, write_atomically
from engine.game import AnyGame
from engine.options import OptionError, options_of, read_known, read_options, write_options
from engine.words import Text, Words, text
from ui.kit.ordinary_file import read_ordinary
from ui.kit.settings import Settings
from ui.pages.lobby.lobby_choice import LONGEST_NAME, LobbyChoice

VERSION = 1
LARGEST = 4 * 1024 * 1024
"""Bytes of a file that is still read."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The content of the settings file, and the fields in it that this program does not know."""

    settings: Settings = field(default_factory=Settings)
    lobby: LobbyChoice | None = None
    window: str = ""
    """Where the window is, as Qt writes it, in base 64."""
    deck: str = ""
    """The folder of the person's own card faces; empty where ours are used."""
    asked_of_sound: bool = False
    """Whether the person has been asked about sound, which happens once."""
    unknown: Mapping[str, Any] = field(default_factory=dict)
    """The rest of the file: fields and settings (under ``settings``) that this program does not know.

    Also values, and a lobby's choice, that only another version understands: they are kept until a person sets anew.
    """


def load_settings(path: Path, games: Mapping[str, AnyGame]) -> tuple[Kept, Text | None]:
    """The content of the file, or the defaults; and a notice where it was damaged and set aside."""
    try:
        return read_settings(path, games) or Kept(), None
    except OSError as error:
        return Kept(), text("notice.settings_unreadable", folder=str(path.parent), why=error.strerror or str(error))
    except DamagedError:
        return Kept(), text("notice.settings_damaged", name=set_aside(path).name, folder=str(path.parent))


def read_settings(path: Path, games: Mapping[str, AnyGame]) -> Kept | None:
    """What the file holds; None where there is none. Raises OSError or DamagedError."""
    try:
        written = json.loads(read_ordinary(path, LARGEST))
        if not isinstance(written, dict) or not isinstance(written.get("settings"), dict):
            raise DamagedError("not a file of settings")
        return _read(written, games)
    except FileNotFoundError:
        return None
    except (ValueError, RecursionError) as error:
        raise DamagedError(str(error)) from error


def merged(before: Kept, ours: Kept, there: Kept) -> Kept:
    """The changes made here since ``before``, on top of the file as another copy may have written it."""

    def last(name: str) -> Any:  # any: a field of Kept, checked by name
        return getattr(ours if getattr(ours, name) != getattr(before, name) else there, name)

    names = (option.name for option in options_of(Settings))
    set_here = {
        name: value for name in names if (value := getattr(ours.settings, name)) != getattr(before.settings, name)
    }
    settings = replace(there.settings, **set_here)
    return Kept(settings, last("lobby"), last("window"), last("deck"), last("asked_of_sound"), there.unknown)


def save_settings(path: Path, kept: Kept) -> None:
    """Writes the file anew, unknown fields included; raises OSError."""
    usual = Settings()
    foreign = kept.unknown.get("settings", {})
    ours = {
        name: value
        for name, value in write_options(kept.settings).items()
        if name not in foreign or getattr(kept.settings, name) != getattr(usual, name)
    }
    written = {
        **kept.unknown,
        "paizhuo_settings": kept.unknown.get("paizhuo_settings", VERSION),
        "settings": {**foreign, **ours},
    }
    if kept.window:
        written["window"] = kept.window
    if kept.deck:
        written["deck"] = kept.deck
    if kept.asked_of_sound:
        written["asked_of_sound"] = True
    if kept.lobby is not None:
        written["lobby"] = _write_lobby(kept.lobby)
    write_atomically(path, json.dumps(written, indent=1).encode("ascii"))


def _read(written: dict[str, Any], games: Mapping[str, AnyGame]) -> Kept:
    settings, unknown = read_known(Settings, written["settings"])  # for a value of another version stands the default
    lobby = _read_lobby(written.get("lobby"), games)
    ours = ("settings", "window", "deck", "asked_of_sound", *(() if lobby is None else ("lobby",)))
    others = {name: value for name, value in written.items() if name not in ours}
    window, deck = (word if isinstance(word := written.get(name), str) else "" for name in ("window", "deck"))
    asked = written.get("asked_of_sound") is True
    return Kept(settings, lobby, window, deck, asked, {**others, "settings": unknown})


def _write_lobby(choice: LobbyChoice) -> dict[str, Any]:
    return {
        "game": choice.game,
        "preset": choice.preset,
        "options": write_options(choice.options),
        "opponents": list(choice.opponents),
        **({"names": list(choice.names)} if any(choice.names) else {}),
    }


def _read_lobby(written: Any, games: Mapping[str, AnyGame]) -> LobbyChoice | None:
    """The choice, or None where the game or its options are no longer what they were."""
    try:
        game = games[written["game"]]
        options = read_options(game.options, written["options"])
        opponents = tuple(str(bot) for bot in written["opponents"])
        if game.problem(options) is None and written["preset"] in game.presets:
            names = tuple(str(name)[:LONGEST_NAME] for name in written.get("names", ()))
            return LobbyChoice(game.key, written["preset"], options, opponents, names=names)
    except (KeyError, TypeError, AttributeError, OptionError):
        return None
    return None


WORDS = {
    "notice.settings_damaged": Words(
        "The settings were damaged and are back to their defaults; the old file is kept as {name}. You may delete"
        " it, or send it along with a report of the fault. It lies in {folder}.",
        "设置文件已损坏，已恢复默认；原文件保留为 {name}。可以删除，也可随问题报告一起发来。文件在 {folder}。",
        "設定檔已損壞，已恢復預設；原檔案保留為 {name}。可以刪除，也可隨問題報告一起傳來。檔案在 {folder}。",
        "設定が壊れていたため初期値に戻しました。元のファイルは {name} として残してあります。削除しても、"
        "報告に添えてもかまいません。場所は {folder} です。",
    ),
    "notice.settings_unreadable": Words(
        "The settings cannot be read: {why}. The defaults are used for now. See who may read the file, and"
        " start Paizhuo again. It lies in {folder}.",
        "无法读取设置：{why}。暂用默认设置。请检查读取权限后重新打开牌桌。文件在 {folder}。",
        "無法讀取設定：{why}。暫用預設值。請檢查讀取權限後重新開啟牌桌。檔案在 {folder}。",
        "設定を読めません：{why}。今は初期値を使います。読み取りの権限を確かめて、牌卓を開き直してください。"
        "場所は {folder} です。",
    ),
    "notice.settings_not_saved": Words(
        "The settings cannot be saved: {why}. They hold until you close the window. See that there is room in"
        " their folder, and that you may write there: {folder}.",
        "无法保存设置：{why}。关闭窗口前仍然有效。请检查剩余空间和写入权限。应存于 {folder}。",
        "無法儲存設定：{why}。關閉視窗前仍然有效。請檢查剩餘空間和寫入權限。應存於 {folder}。",
        "設定を保存できません：{why}。ウィンドウを閉じるまでは有効です。"
        "空き容量と書き込みの権限を確かめてください。保存先は {folder} です。",
    ),
}
