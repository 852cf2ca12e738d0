"""What Bashi Fen tells the screen agrees with its rules."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.cards import read_cards
from engine.events import Scored
from engine.game import Step, act
from engine.games import GAMES
from engine.games.bashi_fen.rules.scoring import gains
from engine.games.bashi_fen.rules.standing import Standing
from engine.match import Match, next_record
from engine.presentation import COUNTED_LINE, Sign
from engine.prompts import Choose
from engine.record import opened
from tests.engine.games.bashi_fen.dealing import after, deal_with, when_taken

BASHI = GAMES["bashi_fen"]
PRESENTATION = BASHI.presentation
DEFAULT = BASHI.options()
FRIENDS = BASHI.presets["zhao_pengyou"]


def steps(options: Any, number: int) -> list[Step[Any]]:
    """A hand between heuristic players, step by step."""
    found = [opened(next_record(Match(BASHI, options, number)))]
    while (turn := found[-1].state.turn) is not None:
        view = found[-1].state.view(turn)
        found.append(act(found[-1].state, BASHI.greedy(view, Random(len(found)))))
    return found


@pytest.mark.rule("BSF-62", "BSF-63")
@pytest.mark.parametrize(
    "options",
    [
        DEFAULT,
        replace(DEFAULT, low_gains=True),
        replace(DEFAULT, dead_bracket=False, turnover="2½s"),
        replace(DEFAULT, open_top=True, packs=3),
        replace(DEFAULT, step=40),
    ],
    ids=["default", "low", "no dead bracket", "open top", "step 40"],
)
def test_every_number_of_points_lies_in_the_bracket_of_its_gains(options: Any) -> None:
    brackets = PRESENTATION.brackets(options)
    assert [bracket.start for bracket in brackets] == sorted({bracket.start for bracket in brackets})
    assert brackets[0].start == 0
    for points in range(0, brackets[-1].start + 60, 5):
        bracket = [each for each in brackets if each.start <= points][-1]
        gain = gains(options, points)
        assert (bracket.gain, bracket.side < 0) == (max(gain.declarers, gain.opponents), gain.declarers_stay)


@pytest.mark.rule("BSF-11", "BSF-14")
@pytest.mark.parametrize(
    "options",
    [DEFAULT, BASHI.presets["sheng_ji"], replace(DEFAULT, joker_bid="both_choice"), replace(FRIENDS, seats=6)],
    ids=["tractor", "sheng_ji", "both_choice", "six friends"],
)
def test_every_bid_that_may_be_made_stands_in_one_cell_and_cells_stay(options: Any) -> None:
    kinds: set[tuple[object, ...]] = set()
    for step in steps(options, 2):
        turn = step.state.turn
        prompt = None if turn is None else step.state.view(turn).prompt()
        if not isinstance(prompt, Choose):
            continue
        cells = PRESENTATION.bids(step.state.view(turn))
        kinds.add(tuple((cell.card, cell.word) for cell in cells))
        offered = [bid for cell in cells for bid in cell.bids]
        assert sorted(map(str, offered)) == sorted(str(action) for action in prompt.actions if str(action) != "pass")
        for cell in cells:
            assert all(set(bid.cards) == {cell.card} for bid in cell.bids)
            assert [len(bid.cards) for bid in cell.bids] == sorted(len(bid.cards) for bid in cell.bids)
    assert len(kinds) == 1


@pytest.mark.rule("BSF-43", "BSF-60")
@pytest.mark.parametrize("options", [DEFAULT, FRIENDS], ids=["fixed", "fluid"])
@pytest.mark.parametrize("number", [1, 4])
def test_points_that_are_counted_live_are_those_of_the_result(options: Any, number: int) -> None:
    played = [step for step in steps(options, number) if step.state.view(0).tricks]
    for step in played:
        views = [step.state.view(seat) for seat in range(options.seats)]
        assert len({PRESENTATION.counted(view) for view in views}) == 1
        assert len({PRESENTATION.points(view) for view in views}) == 1
    scored = next(event for event in played[-1].events if isinstance(event, Scored))
    tricks = next(line.amount for line in scored.lines if line.key == "tricks")
    if (counted := PRESENTATION.counted(played[-1].state.view(0))) is not None:
        assert counted == tricks
    assert any(line.key == COUNTED_LINE for line in scored.lines)


@pytest.mark.rule("BSF-86")
def test_where_points_are_hidden_none_are_told() -> None:
    last = steps(replace(DEFAULT, hide_points=True, hide_played=True), 1)[-2].state.view(0)
    assert PRESENTATION.points(last) == ()
    assert PRESENTATION.counted(last) is None
    assert not PRESENTATION.looks_back(last)
    assert not any(words.key == "notice.points" for words in PRESENTATION.notices(last))


@pytest.mark.rule("BSF-40")
def test_a_call_is_told_until_its_card_has_fallen() -> None:
    told = []
    for step in steps(FRIENDS, 11):
        view = step.state.view(0)
        if view.tricks or type(view.phase).__name__ == "Playing":
            told.append(any(words.key == "notice.called" for words in PRESENTATION.notices(view)))
            assert told[-1] == (None in view.phase.calls.owners)
    assert True in told


@pytest.mark.rule("BSF-20")
def test_signs_are_of_trumps_and_of_points() -> None:
    view = steps(DEFAULT, 1)[-1].state.view(0)
    for card in set(BASHI.pack(DEFAULT)):
        signs = PRESENTATION.signs(view)(card)
        assert (Sign.TRUMP in signs) == (PRESENTATION.suit(view)(card) is None)
        assert (Sign.POINTS in signs) == (card.rank in ("5", "10", "K"))
    fresh = opened(next_record(Match(BASHI, DEFAULT, 1))).state.view(0)
    assert not any(Sign.TRUMP in PRESENTATION.signs(fresh)(card) for card in BASHI.pack(DEFAULT))  # none are named yet


@pytest.mark.rule("BSF-05", "BSF-72")
def test_the_ladder_has_every_level_and_where_everybody_stands() -> None:
    options = replace(DEFAULT, mandatory_levels=frozenset({"5", "K"}), no_trump_level=True)
    standing = BASHI.read_standing(options, {"levels": ["5", "passed", "NT", "2"], "declarer": 0, "first": 0})
    ladder = PRESENTATION.ladder(options, standing)
    assert ladder.rungs == ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "NT")
    assert ladder.places == (3, 14, 13, 0)
    assert {ladder.rungs[place] for place in ladder.stops} == {"5", "K"}
    assert PRESENTATION.ladder(options, None).places == (0, 0, 0, 0)


@pytest.mark.rule("BSF-71")
@pytest.mark.parametrize(("declarer", "told"), [(0, "notice.declarer.own"), (2, "notice.declarer"), (None, None)])
def test_who_is_declarer_whoever_names_trumps_is_told_until_they_are_named(
    declarer: int | None, told: str | None
) -> None:
    step = deal_with(DEFAULT, "3S", standing=Standing(("3",) * 4, declarer, 0))
    keys = [words.key for words in PRESENTATION.notices(step.state.view(0))]
    assert keys == ["notice.level", *([] if told is None else [told])]
    named = [words.key for words in PRESENTATION.notices(after(step, "bid 3S").state.view(0))]
    assert not any(key.startswith("notice.declarer") for key in named)


@pytest.mark.rule("BSF-88")
@pytest.mark.parametrize(
    ("bid", "constant", "notice", "signed"),
    [
        ("bid 3S", True, "notice.trumps.suit.twos", {"2H", "3S", "3H"}),
        ("bid 3S", False, "notice.trumps.suit", {"3S", "3H"}),
        ("bid BJ BJ", True, "notice.trumps.no_suit.twos", {"2H", "3S", "3H"}),
    ],
)
def test_constant_twos_are_named_with_the_trumps_and_bear_their_sign(
    bid: str, constant: bool, notice: str, signed: set[str]
) -> None:
    options = replace(DEFAULT, constant_trumps=constant)
    step = deal_with(options, "3S BJ BJ 2H 3H AH", standing=Standing(("3",) * 4, 0, 0, (0, 2)))
    view = when_taken(step, {0: bid}).state.view(0)
    assert PRESENTATION.notices(view)[0].key == notice
    signs = PRESENTATION.signs(view)
    cards = read_cards("2H 3S 3H AH")
    assert {str(card) for card in cards if Sign.TRUMP in signs(card)} == signed
