"""Levels: how they are climbed, what sends a player down, who is declarer next, and who wins the match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import NotationError, Rank, read_cards
from engine.events import Scored
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.rules.bids import Named, Naming
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.levels import climbed, fallen, ladder, sent_back
from engine.games.bashi_fen.rules.phases import Finished, WonTrick
from engine.games.bashi_fen.rules.result import (
    HandResult,
    PlayedHand,
    fives_won,
    hand_result,
    opponents_won,
    points_won,
)
from engine.games.bashi_fen.rules.standing import Standing, levels_of, winners
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.truth.state import settle
from tests.engine.games.bashi_fen.dealing import deal_with, of_kind, when_taken

FIXED = Options()
FLUID = PRESETS["zhao_pengyou"]


@pytest.mark.rule("BSF-05", "BSF-72", "BSF-84")
@pytest.mark.parametrize(
    ("changed", "level", "steps", "may_pass", "expected"),
    [
        ({}, "2", 3, True, ("5", 3)),
        ({}, "Q", 3, True, ("A", 2)),
        ({}, "A", 3, False, ("A", 0)),
        ({}, "A", 1, True, ("passed", 1)),
        ({"end_level": "10"}, "9", 3, True, ("10", 1)),
        ({"wrap": True}, "K", 3, True, ("3", 3)),
        ({"mandatory_levels": frozenset({"10"})}, "9", 3, True, ("10", 1)),
        ({"mandatory_levels": frozenset({"10"})}, "10", 3, True, ("K", 3)),
        ({"no_trump_level": True}, "A", 2, True, ("NT", 1)),
        ({"no_trump_level": True}, "NT", 2, True, ("passed", 1)),
        ({"lowest_rank": "6", "wrap": True}, "A", 1, True, ("6", 1)),
        ({"passing_end": "by_gains"}, "Q", 3, False, ("passed", 3)),
        ({"passing_end": "by_gains"}, "Q", 2, False, ("A", 2)),
        ({"passing_end": "by_gains"}, "A", 1, False, ("passed", 1)),
        ({"passing_end": "by_gains", "mandatory_levels": frozenset({"A"})}, "Q", 3, True, ("A", 2)),
        ({"passing_end": "by_gains", "mandatory_levels": frozenset({"A"})}, "A", 1, False, ("passed", 1)),
        ({"passing_end": "by_gains", "mandatory_levels": frozenset({"K"})}, "Q", 3, True, ("K", 1)),
    ],
)
def test_gains_are_climbed_one_by_one(
    changed: dict[str, object], level: str, steps: int, may_pass: bool, expected: tuple[str, int]
) -> None:
    assert climbed(replace(FIXED, **changed), level, steps, may_pass) == expected  # type: ignore[arg-type]


@pytest.mark.rule("BSF-73", "BSF-74")
def test_nobody_falls_below_the_lowest_level_or_is_raised_by_falling() -> None:
    assert fallen(FIXED, "3", 5) == "2"
    assert sent_back(FIXED, "K", Rank.TWO) == "2"
    assert sent_back(FIXED, "A", Rank.JACK) == "J"
    assert sent_back(FIXED, "7", Rank.JACK) == "7"


def hand_of(
    options: Options,
    rank: str,
    last: tuple[str, str, str, str],
    winner: int,
    levels: tuple[str, ...] = ("2",) * 4,
    kitty: str = "",
) -> HandResult:
    """A hand whose only trick is led by seat 0, who is declarer; spades are trumps."""
    named = Named(0, read_cards(f"{rank}S"), Naming.SUIT, 0, Rank(rank))
    plays = tuple(map(read_cards, last))
    lead = read_lead(plays[0], named.trumps(options), options)
    assert lead is not None
    trick = WonTrick(0, lead, plays, winner)
    side = frozenset({0, 2})
    won, fives = opponents_won(points_won((trick,), options.seats), side), fives_won((trick,), options)
    return hand_result(PlayedHand(options, named, levels, won, fives, trick, side, points_in(read_cards(kitty)), ()))


@pytest.mark.rule("BSF-60", "BSF-61", "BSF-62")
@pytest.mark.parametrize(
    ("last", "winner", "kitty", "points", "changes"),
    [
        (("AH", "KH", "10H", "5H"), 0, "10S", 0, (3, 0, 3, 0)),
        (("KH", "AH", "10H", "5H"), 1, "3S", 25, (2, 0, 2, 0)),
        (("KH", "AH", "10H", "5H"), 1, "10S", 45, (1, 0, 1, 0)),
        (("KH KH", "AH AH", "10H 10H", "5H 5H"), 1, "10S 5S", 110, (0, 0, 0, 0)),
        (("KH KH", "AH AH", "10H 10H", "5H 5H"), 1, "10S 10S 5S", 150, (0, 1, 0, 1)),
    ],
)
def test_the_opponents_points_and_the_kitty_decide(
    last: tuple[str, str, str, str], winner: int, kitty: str, points: int, changes: tuple[int, ...]
) -> None:
    outcome = hand_of(FIXED, "2", last, winner, kitty=kitty)
    assert next(line.amount for line in outcome.lines if line.key == "points_total") == points
    assert outcome.changes == changes


@pytest.mark.rule("BSF-73")
@pytest.mark.parametrize(
    ("rank", "last", "winner", "changes"),
    [
        ("J", ("JH", "JS", "3S", "4S"), 1, (-9, 1, -9, 1)),
        ("A", ("AH", "AS", "3S", "4S"), 1, (-3, 1, -3, 1)),
        ("J", ("JH", "RJ", "3S", "JS"), 1, (0, 1, 0, 1)),
        ("J", ("JS", "JH", "3S", "4S"), 0, (3, -7, 3, -7)),
    ],
)
def test_the_trump_jack_or_ace_sends_a_side_back_before_gains(
    rank: str, last: tuple[str, str, str, str], winner: int, changes: tuple[int, ...]
) -> None:
    options = replace(FIXED, hook_and_needle=True)
    kitty = "KD KD KC KC KS KS" if winner == 1 else ""
    outcome = hand_of(options, rank, last, winner, levels=(rank, "9", rank, "9"), kitty=kitty)
    assert outcome.changes == changes


@pytest.mark.rule("BSF-74")
@pytest.mark.parametrize(
    ("penalty", "key", "changes"),
    [("level", "red_five_level", (3, -2, 3, -2)), ("points", "red_five_points", (3, 0, 3, 0))],
)
def test_a_captured_red_five_costs_a_level_or_points(penalty: str, key: str, changes: tuple[int, ...]) -> None:
    options = replace(FIXED, red_five=True, red_five_penalty=penalty)
    outcome = hand_of(options, "2", ("3S 4S", "KS KS", "6S 6S", "5H 5H"), 0, levels=("9",) * 4)
    assert [line.key for line in outcome.lines].count(key) == 2
    assert outcome.changes == changes


@pytest.mark.rule("BSF-10", "BSF-71")
def test_the_declarers_partner_or_the_next_player_is_declarer_next() -> None:
    assert next_after(FIXED, 0, (0, 2)) == Standing(("3", "2", "3", "2"), 2, 2, (0, 2))
    assert next_after(FIXED, 0, (1, 3)) == Standing(("3", "2", "3", "2"), 1, 1, (1, 3))
    clockwise = replace(FIXED, direction="clockwise")
    assert next_after(clockwise, 0, (0, 2)).declarer == 2
    assert next_after(clockwise, 0, (1, 3)).declarer == 3


@pytest.mark.rule("BSF-10", "BSF-71")
@pytest.mark.parametrize(
    ("declarer", "winning", "first"), [(1, (1, 3), 3), (1, (0, 2, 4), 2), (3, (0, 1, 2, 4), 4), (2, (2,), 2)]
)
def test_the_first_of_the_winners_after_the_old_declarer_takes_first(
    declarer: int, winning: tuple[int, ...], first: int
) -> None:
    standing = next_after(FLUID, declarer, winning)
    assert (standing.declarer, standing.first, standing.winners) == (declarer, first, winning)


def next_after(options: Options, declarer: int, winning: tuple[int, ...]) -> Standing:
    """The standing after a hand won by this side."""
    state = deal_with(options).state
    named = Named(declarer, read_cards("2S"), Naming.SUIT, declarer, Rank.TWO)
    lead = read_lead(read_cards("AH"), named.trumps(options), options)
    assert lead is not None
    trick = WonTrick(0, lead, (read_cards("AH"),) * options.seats, 0)
    levels = ("3", "2", "3", "2", "2")[: options.seats]
    finished = Finished(named, declarer, tricks=(trick,), levels=levels, winners=winning)
    truth = replace(state.truth, phase=finished)  # type: ignore[attr-defined]
    return settle(replace(state, truth=truth), None)  # type: ignore[type-var, arg-type]


@pytest.mark.rule("BSF-05")
def test_who_passes_the_last_level_wins_and_with_wrap_who_climbed_most() -> None:
    assert winners(FIXED, None, (0,) * 4, 0) is None
    assert winners(FIXED, Standing(("A", "3", "A", "3"), 0, 0), (12, 1, 12, 1), 9) is None
    assert winners(FIXED, Standing(("passed", "3", "passed", "3"), 0, 0), (12, 1, 12, 1), 9) == (0, 2)
    wrapped = replace(FIXED, wrap=True, hands=4)
    assert winners(wrapped, Standing(("3",) * 4, 0, 0), (1, 3, 1, 3), 3) is None
    assert winners(wrapped, Standing(("3",) * 4, 0, 0), (1, 3, 1, 3), 4) == (1, 3)


@pytest.mark.rule("BSF-05", "BSF-87")
def test_a_match_starts_at_the_first_level_and_goes_on_after_it_is_won() -> None:
    assert levels_of(replace(FIXED, start_level="5"), None) == ("5",) * 4
    assert levels_of(replace(FIXED, lowest_rank="7"), None) == ("7",) * 4
    assert levels_of(FIXED, Standing(("passed", "3", "passed", "3"), 0, 0)) == ("A", "3", "A", "3")
    assert ladder(replace(FIXED, end_level="4")) == ("2", "3", "4")


@pytest.mark.rule("BSF-17")
def test_a_void_hand_changes_nothing() -> None:
    standing = Standing(("3", "2", "3", "2"), 2, 2, (0, 2))
    step = when_taken(deal_with(FIXED, standing=standing, first=2), {})
    assert of_kind(step, Scored)[0].changes == (0,) * 4
    assert BASHI_FEN.settle(step.state, standing) == standing


@pytest.mark.parametrize("options", [FIXED, FLUID])
def test_a_standing_reads_as_it_was_written(options: Options) -> None:
    standing = Standing(("3",) * options.seats, 1, 2, (0, 2))
    assert BASHI_FEN.read_standing(options, BASHI_FEN.write_standing(standing)) == standing


@pytest.mark.rule("BSF-05")
@pytest.mark.parametrize("levels", [["3", "3", "3"], ["3", "3", "3", "3", "3"], ["3", "3", "3", "1"], "3333", None])
def test_a_standing_has_a_known_level_for_every_seat(levels: object) -> None:
    with pytest.raises(NotationError, match="levels"):
        BASHI_FEN.read_standing(Options(), {"levels": levels, "first": 0})
    assert BASHI_FEN.read_standing(Options(), {"levels": ["3", "A", "passed", "2"], "first": 0}).first == 0
