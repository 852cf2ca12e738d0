"""Questions in, answers out, line by line, whatever comes in."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.cli.answers import LONGEST_SENTENCE
from app.cli.judge import answer_to, judge_answers
from engine.games import GAMES

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
JUDGE = (sys.executable, "-c", "import sys; from app.cli import run; sys.exit(run(['judge', *sys.argv[1:]]))")
PAIR = b'{"game": "taihe_a_bao", "ask": "kind", "cards": ["4H", "4C"]}\n'


def golden() -> Iterator[Any]:
    questions = (HERE / "questions.jsonl").read_bytes().splitlines()
    expected = (HERE / "answers.jsonl").read_text(encoding="ascii").splitlines()
    for place, (question, answer) in enumerate(zip(questions, expected, strict=True), 1):
        yield pytest.param(question, answer, id=f"line {place}")


@pytest.mark.parametrize(("question", "answer"), tuple(golden()))
def test_every_question_of_the_transcript_gets_its_answer(question: bytes, answer: str) -> None:
    assert answer_to(question, GAMES) == json.loads(answer)


def test_answers_stand_in_the_order_of_the_lines_one_for_each() -> None:
    given_answers = list(judge_answers([b"nonsense\n", PAIR, b"\n", b"   \r\n", PAIR.strip()], GAMES))
    assert ["error" in answer for answer in given_answers] == [True, False, True, True, False]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        (b"nonsense", "JSON"),
        (b'{"game": "taihe_a_bao"', "JSON"),
        (b"\xff\xfe{}", "UTF-8"),
        (b"3", "object"),
        (b"null", "object"),
        (b"[]", "object"),
        (b"{}", "game"),
        (b'{"game": 3}', "taihe_a_bao"),
        (b'{"game": "bridge", "ask": "kind"}', "taihe_a_bao"),
        (b'{"game": {"a": 1}}', "taihe_a_bao"),
        (b'{"game": "taihe_a_bao", "ask": "kind", "cards": [NaN]}', "NaN"),
        (b'{"game": "taihe_a_bao", "ask": "score", "callers": 1e999, "declarer": 1}', "callers"),
        (b'{"game": "taihe_a_bao", "ask": "score", "callers": ' + b"9" * 5000 + b', "declarer": 1}', "digits"),
        (b'{"game": "taihe_a_bao", "ask": "score", "callers": ' + b"9" * 4000 + b', "declarer": 1}', "callers"),
        (b'{"game": "taihe_a_bao", "ask": "kind", "cards": ["\\ud800"]}', "no card"),
        (b'{"game": "\\ud800", "ask": "kind"}', "taihe_a_bao"),
        (b'{"game": "taihe_a_bao", "ask": "kind", "cards": [4, null, {}]}', "no card"),
        (b'{"game": "taihe_a_bao", "ask": "kind", "options": {"\\udfff": 1}}', "option"),
        (b"[" * 100_000, "deep"),
        (b'{"game": "taihe_a_bao", "ask": "kind", "cards": ' + b"[" * 900 + b"]" * 900 + b"}", ""),
    ],
)
def test_a_bad_line_is_answered_with_what_is_wrong(line: bytes, names: str) -> None:
    answer = answer_to(line, GAMES)
    assert list(answer) == ["error"]
    assert names in answer["error"]
    assert json.dumps(answer).isascii()


def test_the_answer_to_ten_megabytes_is_short() -> None:
    answer = answer_to(b'{"game": "' + b"x" * 10_000_000 + b'"}', GAMES)
    assert len(answer["error"]) < LONGEST_SENTENCE + 10
    assert "taihe_a_bao" in answer["error"]


def test_a_byte_order_mark_does_no_harm() -> None:
    assert answer_to(b"\xef\xbb\xbf" + PAIR, GAMES)["kind"] == "pair"


def test_fields_that_a_question_does_not_use_do_no_harm_but_misspelt_ones_are_named() -> None:
    question = {"game": "taihe_a_bao", "ask": "kind", "cards": ["4H"], "id": 7, "note": "mine"}
    assert answer_to(json.dumps(question).encode(), GAMES)["kind"] == "single"
    question["ovr"] = ["4H"]
    assert '"over"' in answer_to(json.dumps(question).encode(), GAMES)["error"]


values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["4H", "10S", "AS", "8H"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
cards = st.lists(st.sampled_from(["4H", "5C", "6D", "7S", "9H", "KS", "AS", "AH"]), max_size=8)
numbers = st.integers(-1, 6)
options = st.dictionaries(
    st.sampled_from(["preset", "seats", "aces", "hands", "recall", "shutout_doubles", "simple_scoring"]),
    st.sampled_from([3, 4, True, False, "yes", "no", "endless", "three_seats", None, 2.5]),
    max_size=3,
)
fields = {
    "ask": st.sampled_from(["kind", "beats", "moves", "score", "follow"]),
    "cards": cards,
    "play": cards,
    "hand": cards,
    "over": cards | st.none(),
    "callers": numbers,
    "declarer": numbers,
    "won": st.booleans() | st.none(),
    "opponents_played": st.booleans(),
    "declarer_plays": numbers,
    "options": options,
}
torn = st.fixed_dictionaries(
    {"game": st.just("taihe_a_bao")}, optional={name: field | values for name, field in fields.items()}
)
whole = st.fixed_dictionaries(
    {"game": st.just("taihe_a_bao"), **{name: field for name, field in fields.items() if name != "options"}},
    optional={"options": options},
)
questions = torn | whole


@settings(max_examples=300, deadline=None)
@given(questions)
def test_any_question_is_answered_in_the_form_of_its_ask_or_with_an_error(question: dict[str, Any]) -> None:
    answer = answer_to(json.dumps(question).encode(), GAMES)
    assert tuple(answer) in {("error",), ("kind", "why"), ("beats", "why"), ("moves", "may_pass"), ("changes",)}
    if "changes" in answer:
        assert sum(answer["changes"]) == 0
    if "error" in answer:
        assert answer["error"]


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode))
def test_any_bytes_get_one_answer(line: bytes) -> None:
    assert len(list(judge_answers([line], GAMES))) == 1


def test_an_answer_is_there_before_the_next_question() -> None:
    with subprocess.Popen(JUDGE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as judge:
        assert judge.stdin is not None
        assert judge.stdout is not None
        for _ in range(2):
            judge.stdin.write(PAIR)
            judge.stdin.flush()
            assert json.loads(judge.stdout.readline())["kind"] == "pair"
        judge.stdin.close()
        assert judge.stdout.read() == b""
        assert judge.wait() == 0


def test_judge_exits_0_whatever_it_is_asked_and_2_for_usage() -> None:
    asked = subprocess.run(JUDGE, input=b"\x00\xff\nnonsense", capture_output=True, check=False, cwd=ROOT)
    assert (asked.returncode, asked.stdout.count(b"\n"), asked.stderr) == (0, 2, b"")
    misused = subprocess.run((*JUDGE, "--jso"), input=b"", capture_output=True, check=False, cwd=ROOT)
    assert misused.returncode == 2
    assert b"--jso" in misused.stderr
