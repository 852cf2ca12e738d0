"""What a played hand brings, line by line, and which levels it leaves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.cards import Rank, read_cards
from engine.events import Seat
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.bids import Named, Naming
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.phases import WonTrick
from engine.games.bashi_fen.rules.result import HandResult, PlayedHand, captured_fives, hand_result
from engine.words import Language, Text, render

SIX_OF_SPADES = Named(0, read_cards("6S"), Naming.SUIT, 0, Rank.SIX)
JACKS = Named(0, read_cards("JS"), Naming.SUIT, 0, Rank.JACK)


def played(winner: Seat = 0, cards: str = "AS 3H 4H 7H", **fields: Any) -> PlayedHand:
    """A hand that seat 0 declared at level 6, with trumps ♠; seat 0 has led to the last trick."""
    options = fields.get("options", Options())
    plays = tuple((card,) for card in read_cards(cards))
    named = fields.get("named", SIX_OF_SPADES)
    lead = read_lead(plays[0], named.trumps(options), options)
    assert lead is not None
    hand = PlayedHand(options, named, ("6",) * 4, 90, (), WonTrick(0, lead, plays, winner), frozenset({0, 2}), 20, ())
    return replace(hand, **fields)


def told(result: HandResult) -> list[str]:
    """The lines as words and amounts."""
    return [
        " ".join([line.key, *(f"{name}={value}" for name, value in line.args), str(line.amount)])
        for line in result.lines
    ]


@pytest.mark.rule("BSF-60", "BSF-61", "BSF-62")
@pytest.mark.parametrize(
    ("hand", "lines", "levels"),
    [
        (
            played(won=30),
            ["points_total short=1 30", "declarers_gain 2",
             *(f"level_up seat={seat} level=8 2" for seat in (0, 2))],
            "8 6 8 6",
        ),
        (played(won=90), ["points_total short=0 90", "opponents_gain 0"], "6 6 6 6"),
        (
            played(1, "3H AH 4H 7H", won=90),
            ["tricks 90", "kitty points=20 factor=2 40", "points_total short=0 130", "opponents_gain 1",
             *(f"level_up seat={seat} level=7 1" for seat in (1, 3))],
            "6 7 6 7",
        ),
        (
            played(1, "3H AH 4H 7H", won=90, buried=0),
            ["kitty_empty 0", "points_total short=0 90", "opponents_gain 0"],
            "6 6 6 6",
        ),
        (
            played(won=30, levels=("A", "6", "A", "6")),
            ["points_total short=1 30", "declarers_gain 2",
             *(f"level_passed seat={seat} level=passed 1" for seat in (0, 2))],
            "passed 6 passed 6",
        ),
    ],
)  # fmt: skip
def test_points_are_added_up_and_levels_told(hand: PlayedHand, lines: list[str], levels: str) -> None:
    result = hand_result(hand)
    assert told(result) == lines
    assert result.levels == tuple(levels.split())


@pytest.mark.rule("BSF-62")
@pytest.mark.parametrize(
    ("options", "points", "said"),
    [
        (Options(), 0, "闲家一分未得：大光"),
        (Options(), 5, "闲家共得5分：小光"),
        (Options(), 35, "闲家共得35分：小光"),
        (Options(), 40, "闲家共得40分"),
        (Options(step=40), 40, "闲家共得40分：小光"),
        (Options(low_gains=True), 35, "闲家共得35分"),
    ],
)
def test_points_below_the_first_bracket_are_called_so(options: Options, points: int, said: str) -> None:
    result = hand_result(played(options=options, won=points, buried=0))
    total = next(line for line in result.lines if line.key == "points_total")
    assert render(total.text, Language.ZH_CN, BASHI_FEN.words) == said


@pytest.mark.rule("BSF-74")
@pytest.mark.parametrize(
    ("owner", "winner", "captured"),
    [
        (0, 0, False),
        (0, 2, False),
        (0, 1, True),
        (2, 3, True),
        (1, 0, True),
        (3, 2, True),
        (1, 1, False),
        (1, 3, False),
    ],
)
def test_a_red_five_is_captured_by_the_other_side_alone(owner: Seat, winner: Seat, captured: bool) -> None:
    hand = played(fives=((owner, winner),))
    assert captured_fives(hand) == ((owner,) if captured else ())


RED = Options(red_five=True)


@pytest.mark.rule("BSF-74")
def test_a_captured_red_five_costs_its_side_a_level_or_brings_points() -> None:
    caught = played(options=RED, fives=((0, 1), (3, 2)))
    assert told(hand_result(caught)) == [
        *("points_total short=0 90", "red_five_level seat=0 -1", "red_five_level seat=3 -1", "opponents_gain 0"),
        *(f"level_down seat={seat} level=5 -1" for seat in range(4)),
    ]
    points = replace(caught, options=replace(RED, red_five_penalty="points"))
    told_points = told(hand_result(points))
    assert told_points[:2] == ["tricks 90", "red_five_points seat=0 20"]
    assert told_points[2:4] == ["red_five_points seat=3 -20", "points_total short=0 90"]
    fluid = replace(caught, options=replace(RED, partners="fluid"), fives=((0, 1),))
    assert hand_result(fluid).levels == ("5", "6", "6", "6"), "a partner who may change pays nothing"


@pytest.mark.rule("BSF-74")
def test_a_red_five_costs_nothing_where_no_level_is_lower() -> None:
    hand = played(options=RED, fives=((1, 0), (3, 0)), levels=("6", "3", "6", "3"), won=30)
    result = hand_result(hand)
    assert told(result)[1:3] == ["red_five_level seat=1 -1", "red_five_lowest seat=3 level=2 0"]
    assert result.levels == ("8", "2", "8", "2")


@pytest.mark.rule("BSF-05", "BSF-72")
@pytest.mark.parametrize(
    ("changed", "stood", "won", "line", "levels"),
    [
        ({"mandatory_levels": frozenset({"10"})}, "9 2 9 2", 0, "must_be_played level=10 0", "10 2 10 2"),
        ({"mandatory_levels": frozenset({"10"})}, "8 2 8 2", 30, None, "10 2 10 2"),
        ({"mandatory_levels": frozenset({"A"})}, "K 2 K 2", 30, "last_level level=A 0", "A 2 A 2"),
        ({"mandatory_levels": frozenset({"A"}), "passing_end": "by_gains"}, "K 2 K 2", 30,
         "must_be_played level=A 0", "A 2 A 2"),
        ({}, "2 A 2 A", 130, "last_level level=A 0", "2 A 2 A"),
        ({"partners": "fluid"}, "2 A 2 K", 170, "last_level_alone level=A 0", "2 A 2 A"),
        ({"wrap": True, "mandatory_levels": frozenset({"A"})}, "Q 2 Q 2", 0, "must_be_played level=A 0", "A 2 A 2"),
    ],
)  # fmt: skip
def test_where_a_gain_stops_short_it_is_said_why(
    changed: dict[str, Any], stood: str, won: int, line: str | None, levels: str
) -> None:
    result = hand_result(played(options=Options(**changed), levels=tuple(stood.split()), won=won))
    stops = [each for each in told(result) if each.startswith(("must_be_played", "last_level"))]
    assert stops == ([] if line is None else [line])
    assert result.levels == tuple(levels.split())


@pytest.mark.rule("BSF-84")
def test_the_level_after_the_ace_is_called_by_its_name() -> None:
    result = hand_result(played(options=Options(no_trump_level=True), levels=("A", "6", "A", "6"), won=30))
    last, *_, rise = result.lines[-3:]
    assert render(last.text, Language.EN, BASHI_FEN.words).startswith("The last level is no trump")
    assert render(rise.text, Language.ZH_CN, BASHI_FEN.words).endswith("升到王主")
    assert result.levels == ("NT", "6", "NT", "6")


@pytest.mark.rule("BSF-73")
def test_a_hook_sends_nobody_back_who_stands_no_higher() -> None:
    hand = played(0, "JS JH 3H 4H", options=Options(hook_and_needle=True), named=JACKS, levels=("J", "2", "J", "2"))
    assert "hooked_nobody level=2 0" in told(hand_result(hand))
    higher = replace(hand, options=Options(hook_and_needle=True, lowest_rank="5"), levels=("J", "6", "J", "6"))
    assert "hooked level=5 0" in told(hand_result(higher)), "no level is lower in this pack"


@pytest.mark.rule("BSF-5D")
def test_a_failed_throw_brings_the_other_side_points() -> None:
    hand = played(options=Options(throw_penalty=10), failed=(0, 1, 0))
    assert told(hand_result(hand))[1:5] == [
        "throw_penalty seat=0 10",
        "throw_penalty seat=1 -10",
        "throw_penalty seat=0 10",
        "points_total short=0 100",
    ]


@pytest.mark.rule("BSF-73")
@pytest.mark.parametrize(
    ("winner", "cards", "levels"),
    [(0, "JS JH 3H 4H", "K 2 K 2"), (1, "JH JS 3H 4H", "2 J 2 J"), (0, "JS 3H JH 4H", "K J K J")],
)
def test_whose_lesser_jack_the_last_trick_caught_goes_back_to_two(winner: Seat, cards: str, levels: str) -> None:
    hand = played(winner, cards, options=Options(hook_and_needle=True), named=JACKS, levels=("J",) * 4, won=30)
    result = hand_result(replace(hand, won=100 if winner else 30, buried=0))
    assert result.levels == tuple(levels.split())
    assert ("hooked level=2 0" in told(result)) is ("2" in levels)


@pytest.mark.rule("BSF-62")
@pytest.mark.parametrize("language", Language)
def test_where_the_opponents_take_over_and_nobody_rises_both_are_said(language: Language) -> None:
    line = next(line for line in hand_result(played(won=90)).lines if line.key == "opponents_gain")
    said = render(Text(f"line.{line.key}", (("amount", line.amount),)), language, BASHI_FEN.words)
    nobody = {
        Language.EN: "nobody rises",
        Language.ZH_CN: "双方不升级",
        Language.ZH_TW: "雙方不升級",
        Language.JA: "上がりません",
    }
    assert nobody[language] in said


@pytest.mark.rule("BSF-71")
def test_opponents_of_called_partners_win_without_taking_over() -> None:
    fluid = played(options=Options(partners="fluid", seats=4), won=90)
    assert "opponents_win 0" in told(hand_result(fluid))
    assert "opponents_gain 0" in told(hand_result(played(won=90)))


@pytest.mark.rule("BSF-40")
@pytest.mark.parametrize(("side", "alone"), [({0}, True), ({0, 2}, False)])
def test_where_nobody_joined_the_declarer_of_called_partners_it_is_said(side: set[Seat], alone: bool) -> None:
    fluid = played(options=Options(partners="fluid", seats=4), declarers=frozenset(side))
    assert ("alone seat=0 0" in told(hand_result(fluid))) is alone
    fixed = played(declarers=frozenset({0, 2}))
    assert not [line for line in hand_result(fixed).lines if line.key == "alone"]
