"""Who wins a deal and what it is worth, in every way of scoring."""

from __future__ import annotations

import re
from itertools import permutations, product
from random import Random

import pytest

from engine.events import Scored
from engine.games.bao_huang import BAO_HUANG
from engine.games.bao_huang.actions import ANNOUNCE, PASS
from engine.games.bao_huang.options import ENDLESS, Options
from engine.games.bao_huang.rules.phases import Announcing, Playing
from engine.games.bao_huang.rules.scoring import changes, result_lines, winning_side
from engine.match import Match, next_shuffle
from engine.prompts import Choose
from engine.words import Language, render
from tests.engine.games.bao_huang.dealing import after, deal_with, playing_with, refused

BASIC, PLACES = Options(), Options(position_scoring=True)
BALANCED = Options(position_scoring=True, emperor_balances=True)


@pytest.mark.rule("BH-50", "BH-51", "BH-52")
@pytest.mark.parametrize(
    ("finish", "eunuch", "won"),
    [
        ((0, 1, 2, 3, 4), 2, 1),
        ((2, 0, 1, 3, 4), 2, 1),
        ((2, 1, 3, 0, 4), 2, 1),
        ((1, 0, 3, 4, 2), 2, -1),
        ((1, 3, 2, 4, 0), 2, -1),
        ((0, 1, 3, 4, 2), 2, 0),
        ((1, 0, 2, 3, 4), 2, 0),
        ((0, 1, 2, 3, 4), 0, 1),
        ((1, 0, 2, 3, 4), 0, -1),
        ((1, 2, 3, 4, 0), 0, -1),
    ],
)
def test_first_and_last_out_decide(finish: tuple[int, ...], eunuch: int, won: int) -> None:
    assert winning_side(BASIC, finish, 0, eunuch) == won


@pytest.mark.rule("BH-53")
@pytest.mark.parametrize(
    ("finish", "eunuch", "expected"),
    [
        ((0, 1, 2, 3, 4), 2, (2, -1, 1, -1, -1)),
        ((1, 0, 3, 4, 2), 2, (-2, 1, -1, 1, 1)),
        ((0, 1, 3, 4, 2), 2, (0, 0, 0, 0, 0)),
        ((0, 1, 2, 3, 4), 0, (4, -1, -1, -1, -1)),
        ((1, 0, 2, 3, 4), 0, (-4, 1, 1, 1, 1)),
    ],
)
def test_the_emperor_counts_for_the_difference_in_numbers(
    finish: tuple[int, ...], eunuch: int, expected: tuple[int, ...]
) -> None:
    assert changes(BASIC, finish, 0, eunuch, announced=False) == expected
    assert sum(expected) == 0


@pytest.mark.rule("BH-60", "BH-61", "BH-62")
@pytest.mark.parametrize(
    ("options", "finish", "eunuch", "expected"),
    [
        (PLACES, (0, 2, 1, 3, 4), 2, (6, -6, 6, -6, -6)),
        (PLACES, (0, 1, 3, 2, 4), 2, (2, -2, 2, -2, -2)),
        (PLACES, (1, 3, 0, 4, 2), 2, (-4, 4, -4, 4, 4)),
        (PLACES, (0, 1, 2, 3, 4), 0, (8, -4, -4, -4, -4)),
        (PLACES, (1, 2, 3, 4, 0), 0, (-8, 4, 4, 4, 4)),
        (BALANCED, (0, 2, 1, 3, 4), 2, (12, -6, 6, -6, -6)),
        (BALANCED, (0, 1, 2, 3, 4), 0, (16, -4, -4, -4, -4)),
        (BALANCED, (1, 2, 3, 4, 0), 0, (-16, 4, 4, 4, 4)),
    ],
)
def test_places_are_worth_points(
    options: Options, finish: tuple[int, ...], eunuch: int, expected: tuple[int, ...]
) -> None:
    assert changes(options, finish, 0, eunuch, announced=False) == expected


@pytest.mark.rule("BH-53", "BH-60", "BH-61", "BH-62", "BH-64")
@pytest.mark.parametrize(
    ("options", "eunuch", "announced", "lines"),
    [
        (BASIC, 2, False, "emperor 1, emperor_counts 2"),
        (BASIC, 2, True, "emperor 1, announced 2, emperor_counts 4"),
        (BASIC, 0, True, "emperor_alone 1, announced_alone 3, emperor_counts 12"),
        (PLACES, 2, False, "positions 4, emperor_alike 4"),
        (PLACES, 0, False, "positions 4, emperor_alone 4, emperor_counts 8"),
        (BALANCED, 2, False, "positions 4, emperor 4, emperor_counts 8"),
        (BASIC, 4, True, "tie 0"),
        (BALANCED, 4, True, "positions 0, tie 0"),
    ],
)
def test_the_lines_lead_to_what_the_emperor_gets(options: Options, eunuch: int, announced: bool, lines: str) -> None:
    finish = (0, 1, 2, 3, 4)
    found = result_lines(options, finish, 0, eunuch, announced)
    assert ", ".join(f"{line.key} {line.amount}" for line in found) == lines
    assert found[-1].amount == changes(options, finish, 0, eunuch, announced)[0]


_SAID = {
    Language.EN: (
        r"(?:the emperor \(Ann\), times \d:|emperor and eunuch) ([+−]\d+)",
        r"eunuch ([+−]\d+)",
        r"people ([+−]\d+)",
    ),
    Language.ZH_CN: (r"(?:皇帝（Ann）按.倍计：|皇帝、保子各)([+−]\d+)", r"保子各?([+−]\d+)", r"平民各([+−]\d+)"),
    Language.ZH_TW: (r"(?:皇帝（Ann）按.倍計：|皇帝、保子各)([+−]\d+)", r"保子各?([+−]\d+)", r"平民各([+−]\d+)"),
    Language.JA: (
        r"(?:皇帝（Ann）は.倍：|皇帝と宦官はそれぞれ)([+−]\d+)",
        r"宦官(?:はそれぞれ)?([+−]\d+)",
        r"平民はそれぞれ([+−]\d+)",
    ),
}
"""How the lines name what the emperor, the eunuch and each of the people get."""


@pytest.mark.rule("BH-53", "BH-60", "BH-61", "BH-62", "BH-64")
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("options", "alone", "announced"), [*product((BASIC, PLACES, BALANCED), (False, True), (False, True))]
)
def test_what_the_lines_say_last_of_a_seat_is_what_it_gets(
    options: Options, alone: bool, announced: bool, language: Language
) -> None:
    names = ("Ann", "Ben", "Cem", "Dan", "Eve")
    emperor, eunuch = 0, 0 if alone else 2
    for finish in permutations(range(5)):
        got = changes(options, finish, emperor, eunuch, announced)
        lines = result_lines(options, finish, emperor, eunuch, announced)
        said = " ".join(render(line.text, language, BAO_HUANG.words, lambda seat: names[seat]) for line in lines)
        told = [re.findall(pattern, said, re.IGNORECASE) for pattern in _SAID[language]]
        if not any(got):
            assert told == [[], [], []]
            continue
        of_emperor, of_eunuch, of_people = (int(found[-1].replace("−", "-")) if found else None for found in told)
        assert of_people == got[1]
        assert of_eunuch == (None if alone else got[2])
        assert of_emperor == got[0]


@pytest.mark.rule("BH-61")
def test_the_table_balances_in_the_basic_game_and_with_emperor_balances() -> None:
    random = Random(4)
    for _ in range(200):
        finish = random.sample(range(5), 5)
        emperor, eunuch = random.randrange(5), random.randrange(5)
        for options in (BASIC, BALANCED):
            assert sum(changes(options, finish, emperor, eunuch, random.random() < 0.5)) == 0


@pytest.mark.rule("BH-61")
def test_balancing_goes_only_with_position_scoring() -> None:
    refusal = BAO_HUANG.problem(Options(emperor_balances=True))
    assert refusal is not None
    assert refusal.row == "BH-61"
    assert BAO_HUANG.problem(BALANCED) is None


@pytest.mark.rule("BH-63")
@pytest.mark.parametrize(
    ("finish", "eunuch", "won"),
    [
        ((0, 1, 3, 4, 2), 2, 0),
        ((1, 0, 3, 2, 4), 2, 0),
        ((1, 0, 2, 3, 4), 2, 1),
        ((0, 1, 3, 2, 4), 2, 1),
        ((1, 3, 0, 2, 4), 2, -1),
        ((1, 0, 2, 3, 4), 0, 1),
        ((1, 2, 0, 3, 4), 0, 0),
        ((1, 2, 3, 0, 4), 0, -1),
    ],
)
def test_with_position_scoring_the_sign_of_the_sum_decides(finish: tuple[int, ...], eunuch: int, won: int) -> None:
    assert winning_side(PLACES, finish, 0, eunuch) == won


@pytest.mark.rule("BH-64")
@pytest.mark.parametrize(
    ("options", "finish", "eunuch", "expected"),
    [
        (BASIC, (0, 1, 2, 3, 4), 2, (4, -2, 2, -2, -2)),
        (BASIC, (0, 1, 2, 3, 4), 0, (12, -3, -3, -3, -3)),
        (PLACES, (0, 2, 1, 3, 4), 2, (12, -12, 12, -12, -12)),
        (PLACES, (0, 1, 2, 3, 4), 0, (24, -12, -12, -12, -12)),
        (BALANCED, (0, 1, 2, 3, 4), 0, (48, -12, -12, -12, -12)),
    ],
)
def test_announcing_doubles_and_being_alone_triples(
    options: Options, finish: tuple[int, ...], eunuch: int, expected: tuple[int, ...]
) -> None:
    assert changes(options, finish, 0, eunuch, announced=True) == expected


@pytest.mark.rule("BH-64")
def test_everybody_is_asked_alike_and_only_the_holder_may_announce() -> None:
    step = after(deal_with(Options(announce=True), "", "RJ*", "BJ*"), "accept")
    for seat in (1, 2, 3, 4, 0):
        assert isinstance(step.state.phase, Announcing)
        assert step.state.turn == seat
        assert step.state.view(seat).prompt() == Choose(
            (PASS, ANNOUNCE) if seat == 2 else (PASS,), quiet=True, question="announce"
        )
        assert refused(step, "announce") == (None if seat == 2 else "not_eunuch")
        step = after(step, "pass")
        assert step.events == ()
    assert isinstance(step.state.phase, Playing)
    assert step.state.turn == 1


@pytest.mark.rule("BH-64", "BH-12")
def test_an_announcement_shows_the_role_and_counts_in_the_score() -> None:
    step = after(deal_with(Options(announce=True), "", "RJ*", "BJ*"), "accept", "pass", "announce")
    playing = step.state.phase
    assert isinstance(playing, Playing)
    assert (playing.eunuch, playing.announced, playing.turn) == (2, True, 1)
    alone = after(deal_with(Options(announce=True), "", "RJ* BJ*"), "accept", "announce").state.phase
    assert isinstance(alone, Playing)
    assert (alone.eunuch, alone.announced) == (1, True)


@pytest.mark.rule("BH-52", "BH-53")
def test_a_lone_emperor_who_is_out_first_wins_four() -> None:
    step = after(playing_with(BASIC, "RJ* RJ", "7H", "8H", "9H", "10H", eunuch=0), "play RJ RJ*")
    assert [event.changes for event in step.events if isinstance(event, Scored)] == [(4, -1, -1, -1, -1)]


@pytest.mark.rule("BH-53")
@pytest.mark.parametrize(("deals", "played", "winners"), [(3, 2, None), (3, 3, (1, 3)), (ENDLESS, 500, None)])
def test_a_session_ends_after_the_agreed_deals_and_the_highest_score_wins(
    deals: int | str, played: int, winners: tuple[int, ...] | None
) -> None:
    assert BAO_HUANG.winners(Options(deals=deals), None, (0, 4, -8, 4, 0), played) == winners


def test_the_same_number_brings_the_same_shuffle() -> None:
    match = Match(BAO_HUANG, BASIC, 7)
    assert next_shuffle(match) == next_shuffle(match)
