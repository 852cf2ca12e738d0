"""One term of a game is one term in every language: what English calls a kitty is never anything else in Chinese."""

from __future__ import annotations

import re

import pytest

from engine.words import Catalogue, Language, Words, in_language
from tests.test_vocabulary import CATALOGUES

TERMS = {
    r"kitty": Words("kitty", "底|炒地皮", "底|炒地皮", "底札"),
    r"tractors?": Words("tractor", "拖拉机|相连", "拖拉機|相連", "トラクター"),
    r"ruff(?:s|ed|ing)?": Words("ruff", "毙|用主", "斃|用主", "切"),
    r"brackets?": Words("bracket", "档", "檔", "段"),
    r"bur(?:y|ied)": Words("bury", "扣|底牌", "扣|底牌", "伏せ|底札"),
    r"eunuch": Words("eunuch", "保", "保", "宦官"),
    r"emperor": Words("emperor", "皇帝|登基|让位", "皇帝|登基|讓位", "皇帝"),
    r"tribute": Words("tribute", "贡", "貢", "献上"),
    r"bombs?": Words("bomb", "炸", "炸", "ボム"),
    r"double sequences?": Words("double sequence", "连对", "連對", "ダブルシークエンス"),
    r"stakes?": Words("stake", "注|输赢", "注|輸贏", "ステークス|レート|点数"),
    r"straights?": Words("straight", "顺", "順", "ストレート"),
    r"flush(?:es)?": Words("flush", "同花", "同花", "フラッシュ"),
    r"full houses?": Words("full house", "葫芦", "葫蘆", "フルハウス"),
    r"declarers?": Words("declarer", "庄|闲家|上台", "莊|閒家|上台", "親|子の側"),
    r"partners?": Words("partner", "同伴|朋友|保子|独保", "夥伴|朋友|保子|獨保", "味方"),
    r"tricks?": Words("trick", "墩|轮", "墩|輪", "トリック"),
    r"levels?": Words("level", r"级|打(?=\{|\d|[JQKA]|王主|的)", r"級|打(?=\{|\d|[JQKA]|王主|的)", "レベル|ランク札"),
    r"strengths?": Words("strength", "水平", "水準", "強さ"),
    r"(?:throws?|threw|thrown)(?! in\b|-in\b| away\b| a&way\b| it away\b)": Words("throw", "甩", "甩", "まとめ"),
    r"your side": Words("your side", "你方|你们|同伴|自己人", "你方|你們|夥伴|自己人", ""),
    r"(?:the declarers’|their) opponents": Words("the declarers’ opponents", "闲家", "閒家", "子の側"),
    r"no[ -]trump(?!s)": Words("no trump", "王主", "王主", "ノートランプ"),
    r"no suit(?! is| and)": Words("no suit", "无主", "無主", "スートなし"),
    r"discard(?:s|ed|ing)?": Words("discard", "垫", "墊", "捨て"),
    r"overruff(?:s|ed|ing)?": Words("overruff", "超毙", "超斃", "切"),
    r"overbid(?:s|ding)?": Words("overbid", "反|大[于者]", "反|大[於者]", "上書き|上回|上です"),
    r"jokers?": Words("joker", "王|挂|保皇牌", "王|掛|保皇牌", "ジョーカー"),
}
"""By what English says: what each other language says then, or one of a few ways where its grammar wants another."""


def otherwise_called(catalogue: Catalogue, language: Language) -> list[tuple[str, str, str]]:
    """The sentences that lack a term of this language where English has its own; explanations of terms are let be."""
    return [
        (key, english, in_language(words, language))
        for key, words in catalogue.items()
        if not key.startswith("term.")
        for english, term in TERMS.items()
        if re.search(rf"\b{english}\b", re.sub(r"\{[^}]*\}", "", words.en), re.IGNORECASE)
        and not re.search(in_language(term, language), in_language(words, language))
    ]


@pytest.mark.parametrize("language", [each for each in Language if each is not Language.EN])
@pytest.mark.parametrize("name", CATALOGUES)
def test_a_term_is_the_same_term_in_every_sentence(name: str, language: Language) -> None:
    assert not otherwise_called(CATALOGUES[name], language)


TURN = "轮到|輪到|轮流|輪流"
"""Chinese that somebody is next, or one after the other, with the character for a trick of climbing games."""
A_TRICK = {
    "bashi_fen": ("墩", "轮|輪"),
    **dict.fromkeys(("screen", "big_two", "taihe_a_bao", "bao_huang"), ("轮|輪", "墩")),
}
"""What Chinese calls a trick in each catalogue, and what it does not: who takes tricks 墩, who sheds cards 轮."""
BIDDING = ("first round", "second round", "round the table")
"""The rounds that there are: of bidding in Taihe A Bao, and once round the table."""


@pytest.mark.parametrize("language", [Language.ZH_CN, Language.ZH_TW])
@pytest.mark.parametrize("name", A_TRICK)
def test_a_trick_has_one_name_in_the_chinese_of_a_game(name: str, language: Language) -> None:
    ours, others = A_TRICK[name]
    catalogue = {key: words for key, words in CATALOGUES[name].items() if not key.startswith("term.")}
    said = {key: (words.en, re.sub(TURN, "", in_language(words, language))) for key, words in catalogue.items()}
    told = {
        key: chinese for key, (english, chinese) in said.items() if re.search(r"\btricks?\b", english, re.IGNORECASE)
    }
    assert told
    assert not [key for key, chinese in told.items() if not re.search(ours, chinese)]
    assert not [key for key, (_, chinese) in said.items() if re.search(others, chinese)]


@pytest.mark.parametrize("name", CATALOGUES)
def test_a_round_is_one_of_bidding_and_no_trick(name: str) -> None:
    for key, words in CATALOGUES[name].items():
        english = re.sub("|".join(BIDDING), "", words.en.lower())
        assert not re.search(r"\brounds?\b", english), key
        assert "ラウンド" not in words.ja, key


@pytest.mark.parametrize("language", [Language.ZH_CN, Language.ZH_TW])
def test_at_a_table_with_tricks_the_screen_calls_them_as_the_rules_do(language: Language) -> None:
    said = {**CATALOGUES["screen"], **CATALOGUES["bashi_fen"]}  # a game's own words come first
    of_tricks = {
        key: words
        for key, words in said.items()
        if key.startswith(("table.", "spoken.", "act.")) and "trick" in words.en
    }
    assert len(of_tricks) > 3
    assert not [key for key, words in of_tricks.items() if "墩" not in in_language(words, language)]


ALIKE_IN_NUMBER = ("hung.twos",)
"""Chinese needs no number where English and Japanese tell it twice."""


def otherwise_filled(catalogue: Catalogue) -> list[str]:
    """The sentences that leave out in one language what another names; a number that only chooses words is no name."""
    names = {
        key: {
            frozenset(re.findall(r"\{(\w+)(?:\}|:(?:[^}|]*\}|[^}]*#))", in_language(words, each))) for each in Language
        }
        for key, words in catalogue.items()
    }
    return [key for key, each in names.items() if len(each) > 1 and key not in ALIKE_IN_NUMBER]


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_language_names_the_same_seats_cards_and_amounts(name: str) -> None:
    assert not otherwise_filled(CATALOGUES[name])


def test_a_name_that_is_left_out_is_noticed() -> None:
    lacking = Words("{names} win the hand", "这局对方赢了", "這局{names}贏了", "{names}の勝ちです")
    assert otherwise_filled({"result.others_win": lacking}) == ["result.others_win"]


FOREIGN_CARD = re.compile(r"(?<!ラスト)(?<!スリー)(?<!フォー)カード(?!ゲーム)")
"""Japanese for a card of another word than 札, but in names: a card game, the last card, three or four of a kind."""


@pytest.mark.parametrize("name", CATALOGUES)
def test_in_japanese_a_card_has_one_name(name: str) -> None:
    assert FOREIGN_CARD.search("カードを選んでください。")
    assert not [key for key, words in CATALOGUES[name].items() if FOREIGN_CARD.search(words.ja)]


def test_another_word_for_a_term_is_noticed() -> None:
    catalogue = {"said": Words("Bury the kitty.", "埋牌。", "埋牌。", "カードを隠します。")}
    for language in (Language.ZH_CN, Language.ZH_TW, Language.JA):
        assert [found[1] for found in otherwise_called(catalogue, language)] == ["kitty", "bur(?:y|ied)"]
