"""No sentence of a rules page says a number, nobody, only, every … in any language without a fact that is asked."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Mapping
from functools import cache

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.games.bashi_fen.rules.scoring import gains
from engine.games.bashi_fen.text.rules_text import bracket_texts
from engine.words import Language, Text, Words, in_language, render
from tests.conformance.pages.meant_sentences import MEANT, Meant
from tests.conformance.pages.numbers_otherwise import OTHERWISE
from tests.conformance.pages.numbers_said import FILE, numbers_of, numbers_said, said_now
from tests.conformance.pages.page_facts import FACTS
from tests.conformance.pages.pages_said import FILE as MARKS
from tests.conformance.pages.pages_said import marks_of
from tests.conformance.pages.test_pages import tables, told
from tests.languages import slips
from tests.test_rules_covered import TESTS

SIGNS = {
    Language.EN: r"\d|\{|\b(nobody|no one|nothing|never|none|cannot|only|alone|every\w*|always|must|any|all|exactly|"
    r"cheapest|lowest|highest|longest|largest|smallest|fewest|twice|doubled?|tripled|half|times|both|"
    r"one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b",
    Language.ZH_CN: r"\d|\{|没有?人|无人|谁[也都]|只[有能在是计问]|每|总|必须|一律|任何|都|"
    r"永远|一切|最[大小高低长多少]|不[得必能]|加倍|翻倍|[一两二三四五六七八九十][张个级分人副注倍次位家手步对组]",
    Language.ZH_TW: r"\d|\{|沒有?人|無人|誰[也都]|只[有能在是計問]|每|總|必須|一律|任何|都|"
    r"永遠|一切|最[大小高低長多少]|不[得必能]|加倍|翻倍|[一兩二三四五六七八九十][張個級分人副注倍次位家手步對組]",
    Language.JA: r"\d|\{|だれも|誰も|だけ|しか|必ず|すべて|全員|全部|"
    r"いつも|どんな|なければな|できません|一番|最[強大小多少]|倍",
}
"""What gives a fact away."""
PARTNERS = "engine/games/bashi_fen/rules/test_partners.py"
over_every_game = pytest.mark.parametrize("game", [GAMES[key] for key in FACTS], ids=FACTS)


@cache
def sayings(key: str) -> frozenset[Text]:
    """Every sentence of the pages of all tables, with whatever it is filled in with there."""
    return frozenset(said for options in tables(key) for said in told(GAMES[key], options))


@cache
def sentences(key: str) -> dict[str, Text]:
    """Every sentence of the pages of all tables, by its key, once."""
    return {said.key: said for said in sayings(key)}


def states_a_fact(words: Words) -> bool:
    """Whether the sentence has a number or a word in it, in any language, that can be wrong."""
    return any(re.search(sign, in_language(words, language), re.IGNORECASE) for language, sign in SIGNS.items())


def uncovered(game: AnyGame, words: dict[str, Words]) -> list[str]:
    """Sentences with a fact in them, of which nobody asks the engine and which are not listed as meant."""
    kept = {*game.handbook.states, *MEANT[game.key]}
    return [
        f"{key}: {words[key].en}"
        for key in words
        if key not in kept and ".heading." not in key and states_a_fact(words[key])
    ]


def other_numbers(game: AnyGame, catalogue: Mapping[str, Words], language: Language) -> list[str]:
    """Sentences that say other numbers in this language than in English, where that is not listed."""
    return [
        key
        for key, words in catalogue.items()
        if (numbers_of(words, Language.EN) ^ numbers_of(words, language)) - {*OTHERWISE[game.key].get(key, ())}
    ]


@over_every_game
def test_a_sentence_with_a_fact_in_it_is_asked_about_or_listed_as_meant(game: AnyGame) -> None:
    missing = uncovered(game, {key: game.words[key] for key in sentences(game.key)})
    assert not missing, "\n".join(missing)


@over_every_game
@pytest.mark.parametrize("language", Language)
def test_no_page_of_any_table_has_a_slip_in_what_players_read(game: AnyGame, language: Language) -> None:
    read = [render(said, language, game.words) for said in sayings(game.key)]
    assert not [said for said in read if slips(said)]


@over_every_game
def test_what_is_listed_as_meant_is_told_and_is_not_asked_about(game: AnyGame) -> None:
    for key, meant in MEANT[game.key].items():
        assert meant.why
        assert key in sentences(game.key), f"{key} is told at no table"
        assert key not in game.handbook.states, f"{key} is asked about"
        assert states_a_fact(game.words[key]), f"{key} needs no reason"
        assert not unproven(meant), f"{key}: {unproven(meant)}"


ROW = re.compile(r"\b(?:TAB|BH|BT|BSF)-\w+")


def unproven(meant: Meant) -> list[str]:
    """What is wrong with the proof that is named: no test, one that is not there, or not marked with the row."""
    if not meant.row:
        return ["a row without its tests"] if ROW.search(meant.why) or meant.tests else []
    if not meant.tests:
        return [f"{meant.row} without its tests"]
    return [
        test
        for test in meant.tests
        if meant.row not in marked(test.partition("::")[0]).get(test.partition("::")[2], ())
    ]


@cache
def marked(file: str) -> dict[str, frozenset[str]]:
    """Every test that is collected from this file under ``tests``: the rows that it is marked with."""
    path = TESTS / file
    if not path.name.startswith("test_") or not path.exists():
        return {}
    return {
        each.name: frozenset(row for marker in each.decorator_list for row in rows_of(marker))
        for each in ast.parse(path.read_text("utf-8")).body
        if isinstance(each, ast.FunctionDef) and each.name.startswith("test_") and not skipped(each)
    }


def rows_of(marker: ast.expr) -> list[str]:
    """The rows in a mark; none in any other decorator."""
    match marker:
        case ast.Call(func=ast.Attribute(attr="rule"), args=arguments):
            return [str(each.value) for each in arguments if isinstance(each, ast.Constant)]
    return []


def skipped(test: ast.FunctionDef) -> bool:
    """Whether a mark keeps it from running."""
    return any(re.search(r"mark\.(skip|xfail)", ast.unparse(marker)) for marker in test.decorator_list)


@pytest.mark.parametrize(
    "meant",
    [
        Meant("proven by BSF-40's own test"),
        Meant("its own test", "BSF-40"),
        Meant("gone", "BSF-40", ("engine/games/bashi_fen/rules/test_partners.py::test_that_is_not_there",)),
        Meant("no file", "BSF-40", ("engine/games/bashi_fen/rules/test_nothing.py::test_that_is_not_there",)),
        Meant("of another row", "BSF-99", (f"{PARTNERS}::test_a_declarer_calls_up_to_half_the_table_less_one",)),
    ],
)
def test_a_proof_that_is_none_is_noticed(meant: Meant) -> None:
    assert unproven(meant)
    assert not unproven(Meant("right", "BSF-40", (f"{PARTNERS}::test_a_declarer_calls_up_to_half_the_table_less_one",)))


def test_numbers_are_said_as_they_were_written_down_beside_what_is_asked() -> None:
    written = json.loads(FILE.read_text("utf-8"))
    said = said_now()
    assert said.keys() == written.keys()
    other = {
        f"{game}: {key}"
        for game, numbers in said.items()
        for key in numbers.keys() | written[game].keys()
        if numbers.get(key) != written[game].get(key)
    }
    assert not other, "is what is asked about them true? then: python -m tests.conformance.pages.numbers_said"


@over_every_game
def test_sentences_are_those_that_were_marked_beside_what_they_state(game: AnyGame) -> None:
    marked, now = json.loads(MARKS.read_text("utf-8"))[game.key], marks_of(game, game.words)
    other = {key for key in marked.keys() | now.keys() if marked.get(key) != now.get(key)}
    assert not other, "is what they state still so? then: python -m tests.conformance.pages.pages_said"


def test_a_sentence_that_says_the_opposite_is_noticed() -> None:
    game = GAMES["big_two"]
    last = game.words["rules.play"]
    first = last._replace(en=last.en.replace("played last", "played first"))
    now, then = marks_of(game, game.words), marks_of(game, {**game.words, "rules.play": first})
    assert {key for key in now if now[key] != then[key]} == {"rules.play"}


@over_every_game
@pytest.mark.parametrize("language", [language for language in Language if language is not Language.EN])
def test_every_language_says_the_numbers_that_english_says(game: AnyGame, language: Language) -> None:
    assert not other_numbers(game, game.words, language)


@over_every_game
def test_a_number_that_is_put_otherwise_is_so_in_some_language(game: AnyGame) -> None:
    for key, numbers in OTHERWISE[game.key].items():
        said = [numbers_of(game.words[key], language) for language in Language]
        assert set.union(*said) - set.intersection(*said) == set(numbers), key


@pytest.mark.parametrize(
    ("language", "sentence", "numbers"),
    [
        (
            Language.EN,
            "Three of a kind, twice as much, half of 20; a double sequence of {count:# card|# cards}.",
            [3, 2, 0.5, 20],
        ),
        (Language.ZH_CN, "两张或三张，翻倍，一半，第四家，十二张，二十五分，一百分。", [2, 3, 2, 0.5, 4, 12, 25, 100]),
        (Language.ZH_TW, "兩張或三張，加倍，減半，{factor}倍，鐵支。", [2, 3, 2, 0.5, 4]),
        (
            Language.ZH_CN,
            "三倍，多半，对子、三张等，双升，999压888，34567，168张。",
            [3, 3, 9, 3, 8, 3, 4, 5, 6, 7, 168],
        ),
        (Language.JA, "二人か3枚、4倍、倍になります、半分、フォーカード、十分です。", [2, 3, 4, 2, 0.5, 4]),
    ],
)
def test_numbers_are_read_in_every_language(language: Language, sentence: str, numbers: list[float]) -> None:
    words = Words(*(sentence if each is language else "" for each in Language))
    assert [number for number in numbers_said(words, language) if number != 1] == numbers


@over_every_game
@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        (Language.ZH_CN, "三", "两"),
        (Language.ZH_TW, "三", "兩"),
        (Language.ZH_CN, "四", "五"),
        (Language.JA, "2", "3"),
    ],
)
def test_another_number_in_one_language_is_noticed(game: AnyGame, language: Language, right: str, wrong: str) -> None:
    """In every sentence of which it makes other numbers."""
    changed = {
        key: words._replace(**{language.value: in_language(words, language).replace(right, wrong)})
        for key, words in game.words.items()
        if key not in OTHERWISE[game.key]
    }
    differ = [
        key for key, words in changed.items() if numbers_of(words, language) != numbers_of(game.words[key], language)
    ]
    assert differ
    assert other_numbers(game, changed, language) == differ


def test_brackets_are_those_of_the_score() -> None:
    for options in tables("bashi_fen"):
        told_of: dict[int, Text] = {}
        last = 0
        for said in bracket_texts(options):
            args = dict(said.args)
            if said.key == "rules.bracket.open":
                continue
            last = args["low"]  # type: ignore[assignment]
            outcome = args["outcome"]
            assert isinstance(outcome, Text)
            high = args.get("high", last)
            told_of |= dict.fromkeys(range(last, int(str(high)) + 1, 5), outcome)
        assert sorted(told_of) == list(range(0, last + 1, 5)), options
        for points, outcome in told_of.items():
            found, levels = gains(options, points), dict(outcome.args).get("levels", 0)
            key = "declarers" if found.declarers_stay else "opponents" if found.opponents else "nobody"
            ending = ".fluid" if key != "declarers" and options.partners == "fluid" else ""
            assert outcome.key == f"rules.outcome.{key}{ending}", (points, options)
            assert levels == found.declarers + found.opponents, (points, options)


def test_a_sentence_that_is_made_up_is_noticed() -> None:
    game = GAMES["big_two"]
    wrong = {
        "rules.made_up": Words("The dealer takes twelve cards.", "发牌人拿牌。", "發牌人拿牌。", "札を取ります。"),
        "rules.in_chinese": Words("You deal.", "谁都不能出对子。", "誰都不能出對子。", "札を配ります。"),
    }
    assert [each.partition(":")[0] for each in uncovered(game, wrong)] == list(wrong)
    assert not uncovered(game, {"rules.plain": Words("You deal.", "发牌。", "發牌。", "札を配ります。")})
