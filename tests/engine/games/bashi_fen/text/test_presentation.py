"""What Bashi Fen tells the screen agrees with its rules."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest

from engine.cards import Cards, Rank, Suit, read_cards
from engine.events import EMPTY_PICTURE, Moved, Scored, Zone, folded
from engine.game import Step, act
from engine.games import GAMES
from engine.games.bashi_fen.actions import Play
from engine.games.bashi_fen.pack import hand_size, kitty_size, pack
from engine.games.bashi_fen.rules.parts import Shape, parts_of
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.scoring import gains
from engine.games.bashi_fen.rules.standing import Standing
from engine.games.bashi_fen.rules.tricks import points_in
from engine.match import Match, next_record
from engine.presentation import COUNTED_LINE, Sign
from engine.prompts import Choose
from engine.record import opened
from engine.words import Language, render, text
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
    total = next(line.amount for line in scored.lines if line.key == COUNTED_LINE)
    assert PRESENTATION.counted(played[-1].state.view(0)) == total
    parts = [line.amount for line in scored.lines if line.key in ("tricks", "kitty")]
    assert len(parts) != 1, "a single part is the total itself"
    assert not parts or sum(parts) == total


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


@pytest.mark.rule("BSF-40")
@pytest.mark.parametrize("call", ["copy", "colour"])
def test_the_declarer_wears_the_calls_that_are_open_and_none_that_is_answered(call: str) -> None:
    answered, picture = 0, EMPTY_PICTURE
    for step in steps(replace(FRIENDS, seats=10, call=call), 11):
        view, picture = step.state.view(0), folded(picture, step.events, 0)
        if not isinstance(view.phase, Playing):
            continue
        worn = picture.marks.get("calls")
        told = [words for words in PRESENTATION.notices(view) if words.key == "notice.called"]
        assert ([] if worn is None else [worn[1]]) == told
        answered += any(owner is not None for owner in view.phase.calls.owners)
    assert answered


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
    assert ladder.rungs == ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", text("level.no_trump"))
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


def following(options: Any, hand: str, lead: str) -> Any:
    """What seat 1 sees of this lead by seat 0, who has named hearts; else only diamonds and clubs."""
    rest = [card for card in pack(options) if card.suit in (Suit.DIAMONDS, Suit.CLUBS) and card.rank is not Rank.TWO]
    size = hand_size(options)
    fill = " ".join(map(str, rest[: size - len(hand.split())]))
    step = when_taken(deal_with(options, f"2H {lead}", f"{hand} {fill}"), {0: "bid 2H"})
    buried = [str(card) for card in step.state.view(0).hand if str(card) not in {"2H", *lead.split()}]
    step = after(step, f"bury {' '.join(buried[: kitty_size(options)])}", f"play {lead}")
    return step.state.view(1)


NO_SPADES = "Spades were led, and you have none:"
TRUMPS = " ".join([*(f"{rank}H {rank}H" for rank in [*range(3, 11), *"JQKA"]), "2S"])
ONE_SPADE = "Spades were led: play the one that you have, and one other card."


@pytest.mark.rule("BSF-50", "BSF-52", "BSF-53")
@pytest.mark.parametrize(
    ("hand", "lead", "english", "chinese"),
    [
        ("5S 3H", "3S", "Follow with 1 spade.", "请跟1张黑桃。"),
        ("5S 6S 7S", "3S 3S", "Follow with 2 spades.", "请跟2张黑桃。"),
        ("5S 5S 7S", "3S 3S", "Follow with 2 spades: a pair.", "请跟2张黑桃，要跟对子。"),
        ("3H", "3S", f"{NO_SPADES} discard a card, or ruff.", "首出的是黑桃，你没有黑桃：可以垫1张牌，也可以用主毙。"),
        ("", "3S", f"{NO_SPADES} discard a card.", "首出的是黑桃，你没有黑桃：请垫1张牌。"),
        ("4H 3H", "3S 3S", f"{NO_SPADES} discard 2 cards.", None),
        (TRUMPS, "3S", f"{NO_SPADES} ruff with a trump.", "首出的是黑桃，你没有黑桃：请用1张主牌毙。"),
        ("3H 3H", "3S 3S", f"{NO_SPADES} discard 2 cards, or ruff.", None),
        ("5S", "3S 3S", ONE_SPADE, "首出的是黑桃，你只有1张黑桃：跟出，再出1张别的牌。"),
        ("", "3H", "Trumps were led, and you have none: discard a card.", "首出的是主牌，你没有主牌：请垫1张牌。"),
    ],
)
def test_who_has_too_few_of_the_suit_is_told_what_may_be_done(
    hand: str, lead: str, english: str, chinese: str | None
) -> None:
    assert PRESENTATION.obligation is not None
    seen = following(DEFAULT, hand, lead)
    asked = PRESENTATION.obligation(seen)
    assert asked is not None
    assert render(asked, Language.EN, BASHI.words) == english
    if chinese is not None:
        assert render(asked, Language.ZH_CN, BASHI.words) == chinese


FOLLOWS = {
    "two packs": DEFAULT,
    "four": BASHI.presets["si_fu"],
    **{rule: replace(BASHI.presets["si_fu"], tuple_follow=rule) for rule in ("decompose", "suit_only")},
    "tuples": replace(DEFAULT, tractor_follow="tuples"),
    "bombs": replace(BASHI.presets["si_fu"], bombs="any_suit"),
}
MOST_TRIED = 100


@pytest.mark.rule("BSF-50", "BSF-53", "BSF-56")
@pytest.mark.parametrize("name", FOLLOWS)
def test_the_suit_and_shape_asked_for_are_those_of_every_play_that_is_allowed(name: str) -> None:
    """And no shape is kept back that the rules insist on."""
    assert PRESENTATION.obligation is not None
    said = set()
    for step in steps(FOLLOWS[name], 3):
        turn = step.state.turn
        view = None if turn is None else step.state.view(turn)
        if view is None or not isinstance(view.phase, Playing) or (asked := PRESENTATION.obligation(view)) is None:
            continue
        lead, suited = view.phase.lead, view.trumps.of_suit(view.hand, view.phase.lead.suit)
        kind = asked.key.rpartition(".")[2]
        said.add(kind)
        if kind not in ("suit", "shape"):
            assert len(suited) < lead.size or view.options.bombs != "no"
            continue
        picks = dict.fromkeys(islice(combinations(view.trumps.in_order(suited), lead.size), MOST_TRIED))
        allowed = [play for play in map(Play, picks) if view.refusal(play) is None]
        assert all(view.trumps.of_suit(move.cards, lead.suit) == move.cards for move in view.candidates())
        alike = [shapes_of(view, play.cards) == lead.shapes for play in allowed]
        assert kind != "shape" or all(alike)
        free = lead.size == 1 or len(lead.parts) > 1 or len(picks) == len(allowed)
        assert kind == "shape" or free or not (allowed and all(alike))
    assert ("suit" in said) == (name != "bombs")
    assert ("shape" in said) == (name not in ("bombs", "suit_only"))


def shapes_of(view: Any, cards: Cards) -> tuple[Shape, ...]:
    return tuple(part.shape for part in parts_of(cards, view.trumps, view.options.runs_of_singles))


@pytest.mark.parametrize("options", [DEFAULT, BASHI.presets["si_fu"], FRIENDS], ids=["two packs", "four", "friends"])
def test_that_one_may_ruff_is_said_only_where_a_ruff_would_take_the_trick(options: Any) -> None:
    assert PRESENTATION.obligation is not None
    said = set()
    for step in steps(options, 3):
        turn = step.state.turn
        view = None if turn is None else step.state.view(turn)
        if view is None or not isinstance(view.phase, Playing) or (asked := PRESENTATION.obligation(view)) is None:
            continue
        kind = asked.key.rpartition(".")[2]
        said.add(kind)
        captions = {BASHI.caption(view, action).key for action in view.candidates()}
        ruffs = captions & {"caption.ruffs", "caption.overruffs"}
        assert bool(ruffs) == (kind == "ruff") or captions == ruffs
        assert kind != "ruff" or captions & {"caption.discards", "caption.discards.trumps"}
    assert said >= {"ruff", "void"}


def test_who_waits_while_cards_are_taken_is_told_what_a_bid_would_do() -> None:
    step = deal_with(DEFAULT, "2S 2S", "2H 2H")
    told = {"naming": step, "overbidding": (named := after(step, *["pass"] * 4, "bid 2S"))}
    told["adding"] = after(named, *["pass"] * 3)
    assert BASHI.presentation.may_bid is not None
    for question, each in told.items():
        seat = each.state.turn
        said = BASHI.presentation.may_bid(each.state.view(seat))
        assert said == text(f"table.taking.{question}")
        assert "bid" in render(said, Language.EN, BASHI.words) or question == "naming"


@pytest.mark.parametrize("options", [DEFAULT, FRIENDS], ids=["default", "friends"])
def test_what_lies_before_a_seat_that_took_it_counts_points_and_is_called_so(options: Any) -> None:
    """The other cards of a trick are set aside, and called the others, since they are fewer than have been played."""
    moved = [event for step in steps(options, 3) for event in step.events if isinstance(event, Moved)]
    taken = [card for event in moved if event.target.zone is Zone.TAKEN for card in event.cards]
    assert taken
    assert all(points_in([card]) for card in taken)
    said = {language: render(text("zone.taken", count=2), language, BASHI.words) for language in Language}
    assert all(re.search("point|分牌|点札", words) for words in said.values()), said
    apart = {language: render(text("zone.aside", count=2), language, BASHI.words) for language in Language}
    assert all(re.search("other|另|ほか", words) for words in apart.values()), apart
