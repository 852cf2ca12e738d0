"""A deal as a record: options, deck and actions, read with every check, written whole, and played again."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.cards import Card, Cards, NotationError, read_card
from engine.game import Action, AnyGame, AnyStanding, AnyState, AnyStep, Json, Shuffle, prompt_of
from engine.options import WORDS as OPTION_WORDS
from engine.options import GameOptions, OptionError, read_options, write_options
from engine.prompts import is_quiet
from engine.refusals import Refusal
from engine.words import Catalogue, Language, Text, Words, render, text

VERSION = 1


class RecordError(ValueError):
    """A record that cannot be read; ``text`` says why with ``words``, in any language, ``str()`` in English."""

    def __init__(self, why: Text, words: Catalogue | None = None) -> None:
        self.text, self.words = why, WORDS if words is None else words
        super().__init__(render(why, Language.EN, self.words))


@dataclass(frozen=True, slots=True)
class Record:
    """One deal, finished or not: enough to play it again to the same position."""

    game: AnyGame
    options: GameOptions
    standing: AnyStanding
    shuffle: Shuffle
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played again: a step for the deal and for every action, up to the first one that was refused."""

    steps: tuple[AnyStep, ...]
    refused: tuple[int, Action, Refusal | None] | None = None
    """Its place among the actions, the action, and why; without a reason it came after the end of the deal."""

    @property
    def state(self) -> AnyState:
        """Where the deal stands now."""
        return self.steps[-1].state


def opened(record: Record) -> AnyStep:
    """The first step of a record: the cards have been taken, and nothing is decided yet."""
    return record.game.deal(record.options, record.standing, record.shuffle)


def replay(record: Record) -> Replay:
    """Plays a record again, checking every action; stops at the first that is refused."""
    steps = [opened(record)]
    for place, action in enumerate(record.actions):
        state = steps[-1].state
        if state.turn is None:
            return Replay(tuple(steps), (place, action, None))
        refusal = state.view(state.turn).refusal(action)
        if refusal is not None:
            return Replay(tuple(steps), (place, action, refusal))
        steps.append(state.after(action))
    return Replay(tuple(steps))


def is_told(game: AnyGame, before: AnyState, action: Action, after: AnyState) -> bool:
    """Whether people would call it a move: all but passes on quiet questions, unless one ends the deal."""
    return action != game.passing or after.turn is None or not is_quiet(prompt_of(before))


def write_record(record: Record) -> Json:
    """The record as JSON has it; all options are written, chance only where a rule needs it."""
    shuffle = record.shuffle
    written: Json = {
        "paizhuo": VERSION,
        "game": record.game.key,
        "options": write_options(record.options),
        "standing": write_standing(record.game, record.standing),
        "first": shuffle.first,
        "deck": [str(card) for card in shuffle.deck],
    }
    if shuffle.lots:
        written["lots"] = list(shuffle.lots)
    if shuffle.turned:
        written["turned"] = [str(card) for card in shuffle.turned]
    written["actions"] = [str(action) for action in record.actions]
    return written


def write_standing(game: AnyGame, standing: AnyStanding) -> Json | None:
    """A standing as JSON has it; None before the first deal, and of a game that keeps nothing from deal to deal."""
    return None if standing is None or game.write_standing is None else game.write_standing(standing)


def read_standing(game: AnyGame, options: GameOptions, written: Mapping[str, Any]) -> AnyStanding:
    """A standing of JSON; raises NotationError."""
    if game.read_standing is None:
        raise NotationError("this game keeps nothing from one deal to the next: its standing is null")
    return game.read_standing(options, written)


_FIELDS = frozenset({"paizhuo", "game", "options", "standing", "first", "deck", "lots", "turned", "actions"})


def read_record(written: object, games: Mapping[str, AnyGame]) -> Record:
    """The record of parsed JSON; raises RecordError naming what is wrong with it."""
    if not isinstance(written, Mapping) or "paizhuo" not in written:
        raise RecordError(text("record_error.not_a_record"))
    if written["paizhuo"] != VERSION or isinstance(written["paizhuo"], bool):
        raise RecordError(text("record_error.version", version=str(written["paizhuo"])))
    for name in written:
        if name not in _FIELDS:
            raise RecordError(text("record_error.field", name=str(name)))
    game = games.get(written["game"]) if isinstance(written.get("game"), str) else None
    if game is None:
        raise RecordError(text("record_error.game", name=str(written.get("game")), known=", ".join(games)))
    try:
        options = read_options(game.options, _mapping(written, "options"))
        problem = game.problem(options)
        if problem is not None:
            raise RecordError(text("record_error.options", why=problem.text), {**WORDS, **game.words})
        standing = written.get("standing")
        if standing is not None:
            standing = read_standing(game, options, _mapping(written, "standing"))
        actions = tuple(game.read_action(_word(each)) for each in _list(written, "actions"))
        return Record(game, options, standing, _read_shuffle(written, game, options), actions)
    except OptionError as error:
        raise RecordError(error.text, OPTION_WORDS) from None
    except NotationError as error:
        raise RecordError(text("record_error.notation", why=str(error))) from None


def read_record_bytes(content: bytes, games: Mapping[str, AnyGame]) -> Record:
    """The record of a file's content, whatever it holds; raises RecordError."""
    try:
        return read_record_text(content.decode("utf-8-sig"), games)
    except UnicodeDecodeError:
        raise RecordError(text("record_error.no_text")) from None


def read_record_text(content: str, games: Mapping[str, AnyGame]) -> Record:
    """The record of a text; raises RecordError, which names the line at which text that is no JSON cannot be read."""
    try:
        written = json.loads(content)
    except json.JSONDecodeError as error:
        raise RecordError(_no_json(error)) from None
    except (ValueError, RecursionError):
        raise RecordError(text("record_error.overgrown")) from None
    return read_record(written, games)


def _no_json(error: json.JSONDecodeError) -> Text:
    """What is wrong with a text that is no JSON."""
    before = error.doc[: error.pos].rstrip()
    if not error.doc.strip():
        return text("record_error.empty")
    if error.pos >= len(error.doc.rstrip()):
        return text("record_error.cut_off", line=before.count("\n") + 1)
    return text("record_error.json", line=error.lineno, column=error.colno)


def _read_shuffle(written: Mapping[str, Any], game: AnyGame, options: GameOptions) -> Shuffle:
    deck = _read_deck(_list(written, "deck"))
    expected = Counter(game.pack(options))
    if Counter(deck) != expected:
        raise _wrong_deck(Counter(deck) - expected, expected - Counter(deck))
    first = written.get("first", 0)
    if not isinstance(first, int) or isinstance(first, bool):
        raise RecordError(text("record_error.shape", name="first"))
    if not 0 <= first < game.seats(options):
        raise RecordError(text("record_error.first", first=str(first), most=game.seats(options) - 1))
    lots = _list(written, "lots") if "lots" in written else []
    if not all(isinstance(lot, int) and not isinstance(lot, bool) and lot >= 0 for lot in lots):
        raise RecordError(text("record_error.shape", name="lots"))
    turned = _read_deck(_list(written, "turned")) if "turned" in written else ()
    return Shuffle(deck, first, tuple(lots), turned)


def _read_deck(words: list[Any]) -> Cards:
    return tuple(read_card(_word(word)) for word in words)


def _wrong_deck(extra: Counter[Card], missing: Counter[Card]) -> RecordError:
    """What a deck has too many of, and what it lacks; at least one of them has cards."""
    wrong = {name: " ".join(map(str, cards)) for name, cards in (("extra", extra), ("missing", missing)) if cards}
    return RecordError(text(f"record_error.deck.{'_'.join(wrong)}", **wrong))


def _mapping(written: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = written.get(name)
    if not isinstance(value, Mapping):
        raise RecordError(text("record_error.shape", name=name))
    return value


def _list(written: Mapping[str, Any], name: str) -> list[Any]:
    value = written.get(name)
    if not isinstance(value, list):
        raise RecordError(text("record_error.shape", name=name))
    return value


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise NotationError(f"{value!r} is not a text")
    return value


WORDS = {
    "record_error.not_a_record": Words(
        "This is not a Paizhuo record: it has no field “paizhuo”.",
        "这不是牌桌的牌局记录：缺少“paizhuo”字段。",
        "這不是牌桌的牌局紀錄：缺少「paizhuo」欄位。",
        "牌卓の記録ではありません：「paizhuo」の項目がありません。",
    ),
    "record_error.version": Words(
        "This record is of version {version}; this program reads version 1. A newer program may read it.",
        "此记录为版本 {version}；本程序只能读取版本 1。请尝试更新的程序。",
        "此紀錄為版本 {version}；本程式只能讀取版本 1。請嘗試更新的程式。",
        "この記録は版 {version} です。このプログラムが読めるのは版 1 です。新しいプログラムなら読めるかもしれません。",
    ),
    "record_error.field": Words(
        "The record has a field “{name}” that this program does not know.",
        "记录中有本程序不认识的字段“{name}”。",
        "紀錄中有本程式不認識的欄位「{name}」。",
        "記録に不明な項目「{name}」があります。",
    ),
    "record_error.game": Words(
        "There is no game {name}. The games are: {known}.",
        "没有名为 {name} 的游戏。可用：{known}。",
        "沒有名為 {name} 的遊戲。可用：{known}。",
        "{name} というゲームはありません。あるのは：{known}。",
    ),
    "record_error.options": Words(
        "These options do not go together. {why}",
        "这些选项不能同时使用。{why}",
        "這些選項不能同時使用。{why}",
        "これらの設定は両立しません。{why}",
    ),
    "record_error.notation": Words(
        "In the record, {why}.", "记录有误：{why}。", "紀錄有誤：{why}。", "記録の誤り：{why}。"
    ),
    "record_error.no_text": Words(
        "This is not a Paizhuo record: it is no text file.",
        "这不是牌桌的牌局记录：它不是文本文件。",
        "這不是牌桌的牌局紀錄：它不是文字檔。",
        "牌卓の記録ではありません：テキストファイルではありません。",
    ),
    "record_error.empty": Words(
        "The file is empty.",
        "文件是空的。",
        "檔案是空的。",
        "ファイルは空です。",
    ),
    "record_error.cut_off": Words(
        "The record breaks off in line {line}: its end is missing.",
        "记录在第{line}行中断，后面的内容缺失。",
        "紀錄在第{line}行中斷，後面的內容缺失。",
        "記録が{line}行目で途切れていて、終わりの部分がありません。",
    ),
    "record_error.json": Words(
        "This is not a Paizhuo record: line {line} cannot be read from character {column} on.",
        "这不是牌桌的牌局记录：第{line}行从第{column}个字符起无法读取。",
        "這不是牌桌的牌局紀錄：第{line}行從第{column}個字元起無法讀取。",
        "牌卓の記録ではありません：{line}行目の{column}文字目から読めません。",
    ),
    "record_error.overgrown": Words(
        "This is not a Paizhuo record: a number in it is too long, or its lists stand too deep within each other.",
        "这不是牌桌的牌局记录：其中的数字太长，或列表嵌套太深。",
        "這不是牌桌的牌局紀錄：其中的數字太長，或清單巢狀太深。",
        "牌卓の記録ではありません：長すぎる数があるか、リストの入れ子が深すぎます。",
    ),
    "record_error.deck.extra_missing": Words(
        "The deck is not the pack of this game: too many {extra}, missing {missing}.",
        "牌与本游戏不符：多出 {extra}，缺少 {missing}。",
        "牌與本遊戲不符：多出 {extra}，缺少 {missing}。",
        "山札がこのゲームのものではありません：余分 {extra}、不足 {missing}。",
    ),
    "record_error.deck.extra": Words(
        "The deck is not the pack of this game: too many {extra}.",
        "牌与本游戏不符：多出 {extra}。",
        "牌與本遊戲不符：多出 {extra}。",
        "山札がこのゲームのものではありません：余分 {extra}。",
    ),
    "record_error.deck.missing": Words(
        "The deck is not the pack of this game: missing {missing}.",
        "牌与本游戏不符：缺少 {missing}。",
        "牌與本遊戲不符：缺少 {missing}。",
        "山札がこのゲームのものではありません：不足 {missing}。",
    ),
    "record_error.first": Words(
        "Seat {first} cannot take first: the seats are 0 to {most}.",
        "座位 {first} 不能先摸牌：座位为 0 到 {most}。",
        "座位 {first} 不能先摸牌：座位為 0 到 {most}。",
        "席 {first} から取り始めることはできません：席は 0 から {most} です。",
    ),
    "record_error.shape": Words(
        "The record’s field “{name}” is missing or not of its kind.",
        "记录的字段“{name}”缺失或类型不对。",
        "紀錄的欄位「{name}」缺失或類型不對。",
        "記録の項目「{name}」がないか、種類が違います。",
    ),
}
