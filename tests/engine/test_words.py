"""Words as data: sentences filled in four languages, cards as signs and as spoken."""

from __future__ import annotations

import re

import pytest

from engine import options, record, words
from engine.cards import EMPEROR, Card, Rank, Suit, read_cards
from engine.games import GAMES
from engine.words import (
    Language,
    Text,
    Words,
    card_sign,
    card_spoken,
    cards_sign,
    in_language,
    render,
    rounded,
    signed,
    signed_mean,
    text,
    with_minus,
)
from tests.languages import faults

CATALOGUE = {
    "played": Words("{who:name} plays {cards}", "{who:name}出{cards}", "{who:name}出{cards}", "{who:name}が{cards}"),
    "left": Words("{count:# card|# cards} left", "剩{count}张", "剩{count}張", "残り{count}枚"),
    "change": Words("{points:+}", "{points:+}", "{points:+}", "{points:+}"),
    "low": Words("{play} is too low.", "{play}太小。", "{play}太小。", "{play}は低すぎます。"),
    "pair": Words("pair of 4s", "一对4", "一對4", "4のペア"),
    "because": Words("No: {why}.", "不可：{why}。", "不可：{why}。", "不可：{why}。"),
}
TEN, JOKER = Card(Rank.TEN, Suit.SPADES), EMPEROR


def test_points_have_their_sign_and_nothing_has_none() -> None:
    assert (signed(3), signed(-12), signed(0)) == ("+3", "−12", "0")
    assert (signed_mean(4 / 7, 2), signed_mean(-2.0, 1), signed_mean(3.0, 2)) == ("+0.57", "−2.0", "+3.00")
    assert signed_mean(-0.004, 2) == signed_mean(0.004, 2) == signed_mean(0.0, 1) == "0"
    assert (with_minus(-7), with_minus(7), with_minus(-0.25, 2), with_minus(-0.001, 2)) == ("−7", "7", "−0.25", "0.00")


def test_halves_of_a_percentage_go_up() -> None:
    assert [rounded(100 * won / 8) for won in (3, 5)] == [38, 63]
    assert rounded(100 * 29 / 200) == 15, "14.499999999999998 in binary"


@pytest.mark.parametrize(
    ("said", "language", "sentence"),
    [
        (text("played", who=2, cards=read_cards("10S QH")), Language.EN, "Ann plays 10♠ Q♥"),
        (text("played", who=2, cards=(JOKER, None)), Language.ZH_CN, "Ann出皇帝牌、?"),
        (text("left", count=1), Language.EN, "1 card left"),
        (text("left", count=3), Language.EN, "3 cards left"),
        (text("left", count=3), Language.JA, "残り3枚"),
        (text("change", points=4), Language.EN, "+4"),
        (text("change", points=-4), Language.EN, "−4"),
        (text("change", points=0), Language.EN, "0"),
        (text("low", play=text("pair")), Language.EN, "Pair of 4s is too low."),
        (text("low", play=text("pair")), Language.ZH_CN, "一对4太小。"),
        (text("because", why=text("pair")), Language.EN, "No: pair of 4s."),
        (text("because", why=text("left", count=2)), Language.ZH_TW, "不可：剩2張。"),
    ],
)
def test_a_sentence_is_filled(said: Text, language: Language, sentence: str) -> None:
    assert render(said, language, CATALOGUE, lambda seat: ["", "", "Ann"][seat]) == sentence


@pytest.mark.parametrize(
    ("forms", "said"),
    [
        ("{count:one|# cards}", ["0 cards", "one", "2 cards"]),
        ("{count:none|one|# cards}", ["none", "one", "2 cards"]),
    ],
)
def test_a_number_chooses_its_form(forms: str, said: list[str]) -> None:
    catalogue = {"left": Words(forms, forms, forms, forms)}
    assert [render(text("left", count=count), Language.EN, catalogue) for count in range(3)] == said


def test_aces_are_not_called_as() -> None:
    catalogue = {"pair": Words("pair of {rank:many}", "一对{rank}", "一對{rank}", "{rank}のペア")}
    said = {rank: render(text("pair", rank=rank), Language.EN, catalogue) for rank in ("A", "K", "10")}
    assert said == {"A": "pair of Aces", "K": "pair of Kings", "10": "pair of 10s"}
    assert render(text("pair", rank="A"), Language.ZH_CN, catalogue) == "一对A"


def test_a_rank_alone_has_its_article_in_english() -> None:
    catalogue = {"one": Words("{rank:one}", "{rank}", "{rank}", "{rank}")}
    said = {rank: render(text("one", rank=rank), Language.EN, catalogue) for rank in ("A", "K", "10", "8")}
    assert said == {"A": "an Ace", "K": "a King", "10": "a 10", "8": "an 8"}


ARTICLES = re.compile(r"(an? |the |two |three |four |\d|\{rank:one\}|\{size\}|\{width\}|\{equals\})")


@pytest.mark.parametrize("key", GAMES)
def test_what_is_led_has_an_article_or_a_number(key: str) -> None:
    """ "Lead a pair of 5s", never "Lead pair of 5s"; equal cards of Bao Huang are told card by card."""
    named = {name: said.en for name, said in GAMES[key].words.items() if name.startswith(("meld.", "shape."))}
    assert named
    assert not {name: said for name, said in named.items() if not ARTICLES.match(said)}


@pytest.mark.parametrize("key", GAMES)
def test_no_sentence_makes_many_of_a_rank_by_an_s_alone(key: str) -> None:
    assert not [name for name, said in GAMES[key].words.items() if re.search(r"\{(rank|low|top)\}s\b", said.en)]


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("{seat:name} and {seat:name} win", "You and you win"),
        ("Give it back to {seat:name}", "Give it back to you"),
        ("The emperor ({seat:name}) wins. {seat:name} led.", "The emperor (you) wins. You led."),
        ("After “{seat:name} and Lan”", "After “You and Lan”"),
        ("Because {why}", "Because all wait for you"),
        ("Best is “{why}”, {why}", "Best is “All wait for you”, all wait for you"),
    ],
)
def test_capitals_stand_only_where_a_sentence_or_a_quotation_begins(sentence: str, told: str) -> None:
    why = text("why", seat=0)
    catalogue = {"said": Words(*4 * [sentence]), "why": Words(*4 * ["all wait for {seat:name}"])}
    said = render(text("said", seat=0, why=why), Language.EN, catalogue, lambda _seat: "You")
    assert said == told
    assert render(text("said", seat=0, why=why), Language.EN, catalogue, lambda _seat: "Lan").count("Lan")


def test_seats_are_numbers_where_nobody_names_them() -> None:
    assert render(text("played", who=3, cards=()), Language.EN, CATALOGUE) == "3 plays "


def test_a_sentence_that_is_missing_is_our_own_mistake() -> None:
    with pytest.raises(KeyError, match="unknown"):
        render(Text("unknown"), Language.EN, CATALOGUE)


def test_a_text_keeps_its_arguments_in_order_and_can_be_a_key() -> None:
    said = text("played", who=1, cards=(TEN,))
    assert said == Text("played", (("who", 1), ("cards", (TEN,))))
    assert {said: 1}[text("played", who=1, cards=(TEN,))] == 1


@pytest.mark.parametrize(
    ("card", "language", "sign"),
    [
        (TEN, Language.EN, "10♠"),
        (TEN, Language.JA, "10♠"),
        (None, Language.EN, "?"),
        (JOKER, Language.EN, "emperor card"),
        (JOKER, Language.ZH_TW, "皇帝牌"),
    ],
)
def test_cards_are_printed_with_signs(card: Card | None, language: Language, sign: str) -> None:
    assert card_sign(card, language) == sign


@pytest.mark.parametrize(
    ("card", "language", "spoken"),
    [
        (TEN, Language.EN, "10 of spades"),
        (Card(Rank.ACE, Suit.HEARTS), Language.EN, "ace of hearts"),
        (Card(Rank.ACE, Suit.HEARTS), Language.ZH_CN, "红桃A"),
        (Card(Rank.ACE, Suit.HEARTS), Language.ZH_TW, "紅心A"),
        (Card(Rank.KING, Suit.DIAMONDS), Language.JA, "ダイヤK"),
        (JOKER, Language.JA, "皇帝札"),
    ],
)
def test_cards_are_spoken_without_signs(card: Card, language: Language, spoken: str) -> None:
    assert card_spoken(card, language) == spoken


@pytest.mark.parametrize(
    ("cards", "language", "printed"),
    [
        ("KS KS", Language.EN, "K♠ K♠"),
        ("RJ", Language.EN, "red joker"),
        ("RJ RJ", Language.EN, "two red jokers"),
        ("KS KS RJ BJ BJ BJ", Language.EN, "K♠ K♠, red joker and three black jokers"),
        ("BJ BJ RJ", Language.ZH_CN, "两张小王、大王"),
        ("4S RJ RJ", Language.JA, "4♠、赤ジョーカー2枚"),
        ("RJ* RJ", Language.ZH_TW, "皇帝牌、大王"),
    ],
)
def test_jokers_among_cards_are_counted_as_they_have_no_short_sign(
    cards: str, language: Language, printed: str
) -> None:
    held = read_cards(cards)
    assert cards_sign(held, language) == printed
    assert render(text("put", cards=held), language, {"put": Words(*4 * ["{cards}"])}) == printed


def test_every_language_has_its_place_in_a_sentence() -> None:
    assert [in_language(Words("a", "b", "c", "d"), language) for language in Language] == ["a", "b", "c", "d"]


@pytest.mark.parametrize(
    "catalogue",
    [options.WORDS, record.WORDS, words.JOKER_NAMES, {str(suit): name for suit, name in words.SUIT_NAMES.items()}],
)
def test_the_kernel_itself_speaks_four_languages(catalogue: dict[str, Words]) -> None:
    assert not faults(catalogue)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_told_of_a_result_reads_as_well_of_you_as_of_others(key: str) -> None:
    wrong = re.compile(r"NAME (is|was|has|[a-z]+s)\b|\b(of|by|emperor|eunuch) NAME\b", re.IGNORECASE)
    lines = {name: said for name, said in GAMES[key].words.items() if name.startswith("line.")}
    assert lines
    for name, said in lines.items():
        assert not wrong.search(re.sub(r"\{\w+:name\}", "NAME", said.en)), name


@pytest.mark.parametrize("key", GAMES)
def test_a_count_never_stands_right_behind_a_rank_in_japanese(key: str) -> None:
    run_together = re.compile(r"(\{rank\}|[AKQJ])」?(\d|\{\w+\})枚")
    for name, said in GAMES[key].words.items():
        assert not run_together.search(said.ja), f"{name} reads as another number"
