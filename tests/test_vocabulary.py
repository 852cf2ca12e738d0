"""Words that players do not use, or that meant something else, stay out of every catalogue."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from app.words import WORDS as PROGRAM
from engine import options, record
from engine.games import GAMES
from engine.options import options_of
from engine.players import hint_words, judge, own_level
from engine.words import Catalogue, Language, Words, in_language
from ui.kit.words import WORDS as SCREEN

ROOT = Path(__file__).parents[1]
EVERYWHERE = {
    Language.EN: (
        "are worn",
        "a sound player",
        "soundly",
        "this table is named for",
        "Who is known to",
        "AS#1",
        "daily deal",
    ),
    Language.ZH_CN: (
        "无将",
        "无花色",
        "小孢子",
        "将吃",
        "赢墩者",
        "被叫之牌",
        "所叫之牌",
        "锁住最多",
        "有帮助",
        "无帮助",
        "翻倍",
        "反春",
        "春天",
        "搭档",
        "做庄",
        "牌谱",
        "推演",
    ),
    Language.ZH_TW: (
        "無將",
        "無花色",
        "小孢子",
        "將吃",
        "贏墩者",
        "被叫之牌",
        "所叫之牌",
        "鎖住最多",
        "有幫助",
        "無幫助",
        "翻倍",
        "反春",
        "春天",
        "搭檔",
        "同伴",
        "做莊",
        "牌譜",
        "程度",
        "盡量",
        "推演",
    ),
    Language.JA: ("絵柄", "デクレアラー", "ディール", "セット", "誰", "数字", "安い札", "安く勝", "毎日の一局"),
}
"""No catalogue has these, whatever the game."""
IN_A_GAME = {
    "bashi_fen": {
        Language.EN: (
            "as played.",
            "trump rank",
            "Cards that count",
            "cards that count points",
            "wo pairs of partners",
            " cards away",
        ),
        Language.ZH_CN: (
            "对方",
            "牌组",
            "己方",
            "被捉",
            "主要两张",
            "先出的",
            "先出对",
            "先出拖",
            "由你先出",
            "几样",
            "哪一样",
            "样样",
            "调主",
        ),
        Language.ZH_TW: (
            "對方",
            "牌組",
            "己方",
            "被捉",
            "主要兩張",
            "先出的",
            "先出對",
            "先出拖",
            "由你先出",
            "幾樣",
            "哪一樣",
            "樣樣",
            "調主",
        ),
        Language.JA: ("投げ", "スロー", "を打つ", "を打ち", "パートナー", "3枚組", "指定"),
    },
    "bao_huang": {
        Language.EN: (
            "protector",
            "I protect",
            "The crown",
            "the crown",
            "the deal ",
            "The deal ",
            "last deal",
            "# deals",
        ),
        Language.ZH_CN: ("当皇帝", "当了皇帝", "补平", "六不先出", "不表态", "同伙"),
        Language.ZH_TW: ("當皇帝", "當了皇帝", "補平", "六不先出", "不表態", "同夥"),
        Language.JA: ("止めて", "の敵", "な敵", "敵に"),
    },
    "taihe_a_bao": {
        Language.EN: ("all 3 ", "all 4 "),
        Language.ZH_CN: ("零张翻倍", "崩盘翻倍", "不叫"),
        Language.ZH_TW: ("零張翻倍", "崩盤翻倍", "不叫"),
        Language.JA: ("3枚組",),
    },
    "big_two": {
        Language.EN: (
            "ach pair ",
            "other pair",
            "the pair with",
            "he set ",
            "his set",
            "Sets ",
            "# sets",
            "imagined sets",
        ),
        Language.ZH_CN: ("个人打法", "报牌"),
        Language.ZH_TW: ("個人打法", "報牌"),
        Language.JA: (),
    },
}
"""These are wrong in this game alone."""
CATALOGUES: dict[str, Catalogue] = {
    **{key: game.words for key, game in GAMES.items()},
    "screen": SCREEN,
    "hints": hint_words.WORDS,
    "options": options.WORDS,
    "records": record.WORDS,
    "judge": judge.WORDS,
    "own_level": own_level.WORDS,
    "program": PROGRAM,
}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", CATALOGUES)
def test_no_sentence_has_a_word_that_was_given_up(name: str, language: Language) -> None:
    assert not given_up_in(name, CATALOGUES[name], language)


def given_up_in(name: str, catalogue: Catalogue, language: Language) -> list[tuple[str, str]]:
    """The sentences of this catalogue with a word that was given up, and the word."""
    given_up = (*EVERYWHERE[language], *IN_A_GAME.get(name, {}).get(language, ()))
    return [
        (key, word) for key, words in catalogue.items() for word in given_up if word in in_language(words, language)
    ]


@pytest.mark.parametrize(
    ("name", "said", "language"),
    [
        ("taihe_a_bao", "デクレアラーの番です。", Language.JA),
        ("bashi_fen", "对方的分", Language.ZH_CN),
        ("screen", "無將", Language.ZH_TW),
        ("hints", "what a sound player does", Language.EN),
    ],
)
def test_a_word_that_was_given_up_is_noticed(name: str, said: str, language: Language) -> None:
    words = Words(*(said if each is language else "" for each in Language))
    assert [key for key, _ in given_up_in(name, {"said": words}, language)] == ["said"]


PUT_AWAY = re.compile(r"\bputs? (?:\S+ ){0,3}away\b")


@pytest.mark.parametrize("folder", ["engine/games/bashi_fen", "ui/table/prompts"])
def test_cards_for_the_kitty_are_buried_in_sentences_and_docstrings(folder: str) -> None:
    assert PUT_AWAY.search("and now put eight away")
    sources = (path.read_text(encoding="utf-8") for path in sorted((ROOT / folder).rglob("*.py")))
    assert not [found.group() for source in sources for found in PUT_AWAY.finditer(source)]


def test_the_emperors_partner_is_the_eunuch_for_players_and_for_readers_of_the_code() -> None:
    sources = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "engine/games/bao_huang").rglob("*.py"))]
    assert not [path.name for path in sources if re.search(r"\bprotectors?\b", path.read_text(encoding="utf-8"))]


LEVELS_BY_LETTER = ("preset.bi_da", "preset.bi_da.about", "option.hook_and_needle.yes")
"""These speak of levels, which are letters."""
BY_LETTER = re.compile(r"\b[JQK]s\b|\b(?:[Aa]n?|[Tt]he|and|or|another|no|\w’s) [JQKA]\b(?![♠♥♣♦…–-]| [JQK2…])")


def called_by_letter(said: str) -> list[str]:
    """Where a sentence calls a card by the letter that is printed on it; rows of ranks and levels have letters."""
    return BY_LETTER.findall(re.sub(r"\{[^}]*\}", "", said))


@pytest.mark.parametrize("name", CATALOGUES)
def test_a_court_card_has_its_name_in_an_english_sentence(name: str) -> None:
    said = {key: called_by_letter(words.en) for key, words in CATALOGUES[name].items() if key not in LEVELS_BY_LETTER}
    assert not {key: found for key, found in said.items() if found}


def test_a_court_card_without_its_name_is_noticed() -> None:
    assert called_by_letter("A pair of Js.") == ["Js"]
    assert called_by_letter("In each suit the A is highest.") == ["the A"]
    assert called_by_letter("From high to low: 2 A K Q J 10. Play the A♠. As you like.") == []


ROOMS = [ROOT / room for room in ("engine", "ui", "app")]
TYPED = re.compile(r"""\w'\w|s' |['"]\w.*\w['"]""")
"""An apostrophe or quotes as a typewriter has them, where the program prints ’ and “ ”."""


def typed_in(source: str) -> list[str]:
    """The sentences in this source, in Words and in what the command line prints of itself, with a typed apostrophe."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    words = [part for call in calls if getattr(call.func, "id", "") == "Words" for part in call.args]
    told = [given.value for call in calls for given in call.keywords if given.arg in ("help", "description", "epilog")]
    said = [leaf for part in (*words, *told) for leaf in ast.walk(part) if isinstance(leaf, ast.Constant)]
    return [leaf.value for leaf in said if isinstance(leaf.value, str) and TYPED.search(leaf.value)]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_no_sentence_mixes_typed_apostrophes_with_printed_ones(room: Path) -> None:
    assert not [said for path in sorted(room.rglob("*.py")) for said in typed_in(path.read_text(encoding="utf-8"))]


def test_a_typed_apostrophe_is_noticed() -> None:
    source = """A = Words("the dealer's", "say 'last'", "the dealers' card", "“printed”, the dealer’s")"""
    assert typed_in(source) == ["the dealer's", "say 'last'", "the dealers' card"]
    assert typed_in("""add(help="a bot's score", metavar="what isn't said")""") == ["a bot's score"]


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_sentence_names_a_row_of_the_rules(name: str) -> None:
    for key, words in CATALOGUES[name].items():
        for said in words:
            assert not re.search(r"\b(TAB|BSF|BH|BT)-\w+|裁定", said or ""), key


def test_nobody_is_called_an_opponent_who_may_be_the_reader() -> None:
    told = {key: words.en for key, words in GAMES["bashi_fen"].words.items() if key.startswith(("line.", "notice."))}
    assert any("declarers’ opponents" in sentence.lower() for sentence in told.values())
    assert not [key for key, said in told.items() if "opponents" in said.lower().replace("declarers’ opponents", "")]


def test_quick_and_searching_players_have_names_of_their_own() -> None:
    bots = [words for key, words in SCREEN.items() if key.startswith("bot.") and not key.endswith(".about")]
    for language in Language:
        names = [in_language(words, language) for words in bots]
        assert len(set(names)) == len(names)


SAID = [
    ("bao_huang", "said.emperor", "我登基！", "我登基！"),
    ("bao_huang", "caption.accept", "登基", "登基"),
    ("bashi_fen", "line.points_total", "大光", "大光"),
    ("bashi_fen", "line.points_total", "小光", "小光"),
    ("bashi_fen", "lesson.burying.1.right", "毙", "斃"),
    ("bashi_fen", "line.opponents_gain", "闲家上台", "閒家上台"),
]
"""A game, a sentence, and what players say there, in both Chinese scripts."""


@pytest.mark.parametrize(("name", "key", "simplified", "traditional"), SAID)
def test_the_table_speaks_as_players_do(name: str, key: str, simplified: str, traditional: str) -> None:
    words = GAMES[name].words[key]
    assert simplified in in_language(words, Language.ZH_CN)
    assert traditional in in_language(words, Language.ZH_TW)


@pytest.mark.parametrize("language", [Language.ZH_CN, Language.ZH_TW])
def test_passing_is_called_what_the_question_calls_it(language: Language) -> None:
    bashi, taihe = GAMES["bashi_fen"].words, GAMES["taihe_a_bao"].words
    assert in_language(bashi["action.pass"], language) in in_language(bashi["ask.naming"], language)
    assert in_language(taihe["action.pass"], language) in in_language(taihe["ask.choose"], language)


PASSES = {"pass": "no_bid", "no_overbid": "no_overbid", "no_redeal": "no_redeal"}
"""What is said by whoever passes on a bid of Bashi Fen, and the button that says it."""


@pytest.mark.parametrize("language", [Language.ZH_CN, Language.ZH_TW])
def test_who_passes_on_a_bid_says_what_stands_on_the_button(language: Language) -> None:
    words = GAMES["bashi_fen"].words
    for said, button in PASSES.items():
        assert in_language(words[f"said.{said}"], language) == in_language(words[f"caption.{button}"], language)
    asked = {"naming": "no_bid", "overbidding": "no_overbid", "contesting": "no_overbid", "adding": "no_adding"}
    for question, button in asked.items():
        assert in_language(words[f"caption.{button}"], language) in in_language(words[f"ask.{question}"], language)


_QUOTED = re.compile("“([^”]+)”|「([^」]+)」")


def quoted_in_refusals(words: Catalogue, language: Language) -> list[tuple[str, str]]:
    """What refusals of options put in quotes, with the keys: titles of options, for somebody looks for them."""
    return [
        (key, found[1] or found[2])
        for key, each in words.items()
        if key.startswith("refusal.") and "_needs_" in key
        for found in _QUOTED.finditer(in_language(each, language))
    ]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_of_options_calls_them_by_their_titles(name: str, language: Language) -> None:
    words = GAMES[name].words
    titles = {in_language(words[f"option.{each.name}"], language) for each in options_of(GAMES[name].options)}
    assert not [(key, said) for key, said in quoted_in_refusals(words, language) if said not in titles]


def test_a_title_that_is_no_title_is_noticed() -> None:
    words = {"refusal.one_needs_other": Words("“One” needs it", "“反春”须开", "「反春」須開", "「一」は要る")}
    assert [quoted_in_refusals(words, each)[0][1] for each in Language] == ["One", "反春", "反春", "一"]
