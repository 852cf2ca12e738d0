"""Hints of Bashi Fen speak of levels, and of nothing where a bid was not played out."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.cards import Suit, read_cards, write_cards
from engine.game import act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import read_action
from engine.games.bashi_fen.ai import explain, kinds
from engine.games.bashi_fen.ai.search_model import SEARCH_MODEL
from engine.games.bashi_fen.options import PRESETS, Options
from engine.games.bashi_fen.pack import kitty_size
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.standing import Standing
from engine.match import Match, next_record
from engine.players.hint_words import WORDS
from engine.players.hints import hint_of, verdict_for
from engine.players.levels import LEVELS, SearchLevel
from engine.players.search import Budget
from engine.record import opened
from engine.search_model import WON, Verdict, Weighed
from engine.words import Language, Text, render, text
from tests.engine.games.bashi_fen.dealing import after, deal_with, view, when_taken

QUICK: SearchLevel = replace(LEVELS["strong"], budget=Budget(60))


def views() -> tuple[Any, Any]:
    """The first question of a deal that has two answers, which is a bid, and the first play with several candidates."""
    state = opened(next_record(Match(BASHI_FEN, BASHI_FEN.presets["tuo_la_ji"], 5))).state
    while len(list(state.view(state.turn).candidates())) == 1:
        state = act(state, BASHI_FEN.passing).state
    first = state.view(state.turn)
    while not (
        isinstance(state.view(state.turn).phase, Playing) and len(list(state.view(state.turn).candidates())) > 1
    ):
        state = act(state, BASHI_FEN.greedy(state.view(state.turn), Random(1))).state
    return first, state.view(state.turn)


def said(text: Any) -> str:
    return render(text, Language.EN, {**BASHI_FEN.words, **WORDS})


def test_a_bid_while_cards_are_taken_is_not_weighed_and_does_not_claim_to_be() -> None:
    bidding, _ = views()
    verdict = verdict_for(BASHI_FEN, bidding, Random(1), level=QUICK)
    assert verdict.playouts == 0
    assert said(hint_of(BASHI_FEN, bidding, verdict).worth) == "what a solid player does; not weighed further"


def test_moves_are_compared_in_levels() -> None:
    _, playing = views()
    verdict = verdict_for(BASHI_FEN, playing, Random(1), level=QUICK)
    apart = replace(verdict, moves=tuple(replace(move, gap_error=0.0, gap=1.5) for move in verdict.moves))
    assert "1.5 levels" in said(hint_of(BASHI_FEN, playing, apart).against)
    for value, words in ((1.5, "net 1.5 levels for your side"), (-1.5, "a net loss of 1.5 levels for your side")):
        worth = hint_of(BASHI_FEN, playing, _measured(verdict, value)).worth
        assert said(worth).startswith(words)
        sentences = [render(worth, language, {**BASHI_FEN.words, **WORDS}) for language in Language]
        assert not [each for each in sentences if "−" in each], "a loss has no sign besides"


@pytest.mark.parametrize(
    ("value", "error", "margin"), [(-0.04, 0.2, " (± 0.4 levels)"), (0.03, 0.02, ""), (0.0, 0.0, "")]
)
def test_a_mean_that_would_read_0_is_said_to_be_nobodys_gain(value: float, error: float, margin: str) -> None:
    _, playing = views()
    verdict = _measured(verdict_for(BASHI_FEN, playing, Random(1), level=QUICK), value, error)
    worlds = verdict.best.worlds
    told = said(hint_of(BASHI_FEN, playing, verdict).worth)
    assert told == f"neither side gains on average over {worlds} imagined deals{margin}"


def _measured(verdict: Any, value: float, error: float = 0.0) -> Any:
    """The verdict with a best move of this value that no counting of wins tells from the others."""
    facts = tuple(fact for fact in verdict.best.facts if fact[0] != "won")
    best = replace(verdict.best, value=value, error=error, facts=facts)
    return replace(verdict, moves=(best, *verdict.moves[1:]))


@pytest.mark.parametrize(
    ("moves", "action", "kind"),
    [
        ({}, "bid 2S", "bid"),
        ({}, "pass", "no_bid"),
        ({0: "bid 2S"}, "bid 2H 2H", "overbid"),
        ({0: "bid 2S"}, "pass", "no_overbid"),
    ],
)
def test_a_bid_is_called_what_it_does_to_the_bid_that_stands(moves: dict[int, str], action: str, kind: str) -> None:
    step = deal_with(Options(), "2S 2S", "2H 2H")
    for _, move in moves.items():
        step = after(step, move, *["pass"] * 4)
    assert kinds.kind_wanted(view(step), read_action(action)) == Text(f"hint.kind.{kind}")
    assert f"hint.kind.{kind}" in BASHI_FEN.words


def test_who_adds_to_a_bid_and_who_declines_a_new_deal_does_neither_overbid_nor_bid() -> None:
    own = after(deal_with(Options(), "2S 2S", "2H 2H"), "bid 2S", *["pass"] * 4)
    assert kinds.kind_wanted(view(own, 0), read_action("bid 2S 2S")) == Text("hint.kind.add")
    assert kinds.kind_wanted(view(own, 0), read_action("pass")) == Text("hint.kind.no_adding")
    asked = when_taken(deal_with(replace(Options(), redeal_right="no_points"), "2S"), {0: "bid 2S"})
    assert kinds.kind_wanted(view(asked), read_action("pass")) == Text("hint.kind.no_redeal")


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("partners AH#1 KH#2", "calling from hearts"),
        ("partners AH#1 AC#1", "calling from hearts, clubs"),
        ("partners black A", "calling black cards"),
    ],
)
def test_the_first_step_of_a_call_names_its_suits_and_not_that_one_calls(action: str, words: str) -> None:
    options = replace(PRESETS["zhao_pengyou"], seats=6, call="colour" if "black" in action else "copy")
    step = when_taken(deal_with(options, "2S"), {0: "bid 2S"})
    step = after(step, f"bury {write_cards([card for card in view(step).hand if str(card) != '2S'][:6])}")
    assert said(kinds.kind_wanted(view(step), read_action(action))) == words


@pytest.mark.parametrize(
    ("seat", "play", "kind"), [(1, "play AH", "join"), (1, "play 4H", "win"), (2, "play AH", "join")]
)
def test_to_play_the_called_card_is_to_become_a_partner_and_said_so(seat: int, play: str, kind: str) -> None:
    step = when_taken(deal_with(PRESETS["zhao_pengyou"], "2S 3H", "AH 4H", "AH 6H"), {0: "bid 2S"})
    rest = [card for card in view(step).hand if str(card) not in ("2S", "3H")]
    step = after(step, f"bury {write_cards(rest[:8])}", "partners AH#1", "play 3H", *["play 4H"] * (seat - 1))
    assert kinds.kind_wanted(view(step, seat), read_action(play)) == Text(f"hint.kind.{kind}")
    joins = [merit.told.key for merit in explain.seen(view(step, seat), read_action(play))]
    assert ("reason.joins" in joins) is (kind == "join")


@pytest.mark.parametrize(("others", "pairs"), [("AH 4H 5H 6H 7H 8H 9H 10H JH QH KH", False), ("AH 4H", True)])
def test_no_play_is_praised_for_a_pair_that_was_never_in_danger(others: str, pairs: bool) -> None:
    step = when_taken(deal_with(PRESETS["zhao_pengyou"], "2S 3H", "AH 4H 5C 5C", others), {0: "bid 2S"})
    rest = [card for card in view(step).hand if str(card) not in ("2S", "3H")]
    step = after(step, f"bury {write_cards(rest[:8])}", "partners AH#2", "play 3H")
    hearts = view(step, 1).trumps.of_suit(view(step, 1).hand, Suit.HEARTS)
    assert (len(set(hearts)) < len(hearts)) is pairs
    told = {merit.told.key for merit in explain.seen(view(step, 1), read_action("play 4H"))}
    assert ("reason.no_pair_broken" in told) is pairs


@pytest.mark.parametrize(
    ("before", "bid", "reasons"),
    [
        ("bid 2S", "bid RJ RJ no-suit", ["reason.no_suit"]),
        ("bid 2S", "bid RJ RJ no-trump", ["reason.no_trump"]),
        ("bid BJ BJ no-suit", "bid RJ RJ no-suit", []),
        ("bid BJ BJ no-suit", "bid RJ RJ no-trump", ["reason.no_trump"]),
    ],
)
def test_a_bid_is_praised_for_no_suit_only_where_one_was_trump(before: str, bid: str, reasons: list[str]) -> None:
    options = Options(joker_bid="both_choice")
    step = when_taken(deal_with(options, "2S BJ BJ", "RJ RJ"), {0: before})
    told = [merit.told.key for merit in explain._seen_beside(view(step, 1), read_action(bid))]
    assert told == reasons


@pytest.mark.parametrize(
    ("before", "seat", "bid", "told"),
    [
        (None, 0, "bid 2S", True),
        ("bid 2S", 1, "bid 2H 2H", True),
        ("bid 2S", 0, "bid 2S 2S", False),
    ],
)
def test_a_bid_is_praised_for_making_its_player_declarer(before: str | None, seat: int, bid: str, told: bool) -> None:
    step = after(deal_with(Options(), "2S 2S", "2H 2H"), *([before] if before else []))
    seen = [merit.told.key for merit in explain.seen(view(step, seat), read_action(bid))]
    assert ("reason.declarer" in seen) is told


def test_no_bid_makes_its_player_declarer_where_the_declarer_is_known() -> None:
    step = deal_with(Options(), "2S 2S", standing=Standing(("2", "2", "2", "2"), 0, 0, (0, 2)))
    seen = [merit.told.key for merit in explain.seen(view(step, 0), read_action("bid 2S"))]
    assert "reason.declarer" not in seen


@pytest.mark.parametrize(
    ("before", "card", "kind"),
    [
        ("AH", "6H", "cannot_win"),
        ("AH", "KH", "cannot_win_dear"),
        ("KH", "6H", "spare"),
        ("KH", "KH", "let_go"),
        ("KH", "AH", "win"),
    ],
)
def test_a_hint_speaks_of_letting_a_trick_go_and_of_good_cards_that_are_saved_only_where_it_is_so(
    before: str, card: str, kind: str
) -> None:
    step = when_taken(deal_with(Options(), "2S 3H", "AH KH 4H", "AH KH 6H"), {0: "bid 2S"})
    rest = [card for card in view(step).hand if str(card) not in ("2S", "3H")]
    step = after(step, f"bury {write_cards(rest[:8])}", "play 3H", f"play {before}")
    assert kinds.kind_wanted(view(step, 2), read_action(f"play {card}")).key == f"hint.kind.{kind}"


def test_nobody_is_told_that_a_trick_cannot_be_won_where_a_wider_shape_may_beat_a_tractor() -> None:
    table = Options(packs=3, bigger_shapes_beat=True)
    step = when_taken(deal_with(table, "2S 3H", "AH KH 4H", "AH KH 6H"), {0: "bid 2S"})
    rest = [card for card in view(step).hand if str(card) not in ("2S", "3H")]
    step = after(step, f"bury {write_cards(rest[: kitty_size(table)])}", "play 3H", "play AH")
    assert kinds.kind_wanted(view(step, 2), read_action("play 6H")).key == "hint.kind.spare"


def test_of_a_first_bid_with_hardly_a_card_it_is_not_counted_how_many_would_be_trumps() -> None:
    step = deal_with(PRESETS["zhao_pengyou"], "2S 2H", "2D 2D")
    told = [merit.told.key for merit in explain.seen(view(step, 0), read_action("bid 2S"))]
    assert told == ["reason.declarer"]


def weighed(action: str, value: float, worlds: int = 100, gap: float = 0.0) -> Weighed[Any]:
    facts = tuple((fact, 0) for fact in SEARCH_MODEL.facts)
    return Weighed(read_action(action), value, 0.1, worlds, 0.0, gap, 0.1 if gap else 0.0, facts)


def to_follow_their_ace(held: str = "3S QS KS") -> Any:
    """Seat 0, the last to follow, has these spades under the ace of seat 3, which declares with seat 1."""
    others = [f"{rank}{suit}" for rank in ["3", "4", "6", "7", "8", "9"] for suit in "CH" for _ in range(2)]
    spades = held.split()
    step = deal_with(Options(), " ".join([*spades, *others][:25]), "4S", "6S", "2D AS")
    step = when_taken(step, {3: "bid 2D"})
    hand = [card for card in view(step).hand if str(card) not in ("AS", "2D")]
    step = after(step, f"bury {write_cards(hand[:8])}", "play AS")
    while view(step).seat:
        suited = [card for card in view(step).hand if view(step).trumps.suit_of(card) is Suit.SPADES]
        step = after(step, f"play {(suited or view(step).hand)[0]}")
    return view(step)


def test_a_mistake_that_gives_points_away_says_so_though_the_search_never_tried_it() -> None:
    seen = to_follow_their_ace()
    told = explain.reasons(seen, Verdict((weighed("play 3S", 1.0), weighed("play KS", 0.5, gap=0.5)), 100))
    assert said(told[0]).startswith("it puts no points into a trick that the other side is winning so far")


def test_where_all_other_moves_are_waste_the_only_one_that_was_weighed_has_reasons_that_are_seen() -> None:
    told = explain.reasons(to_follow_their_ace(), Verdict((weighed("play 3S", 1.0),), 100))
    assert [each.key for each in told[:2]] == ["reason.points_spared", "reason.higher_stay"]


def test_a_bid_that_cannot_be_told_from_others_is_not_explained_by_what_the_side_against_the_declarer_gets() -> None:
    seen = view(after(deal_with(Options(), "2S 2S", "2H 2H"), "bid 2S", *["pass"] * 4))
    tied = replace(weighed("pass", 1.0), gap=0.0, gap_error=0.1)
    told = explain.reasons(seen, Verdict((weighed("bid 2H 2H", 1.0), tied), 100))
    assert not any(each.key.startswith("reason.points") for each in told)


def test_a_single_higher_card_that_stays_is_named() -> None:
    told = explain.reasons(to_follow_their_ace("3S KS"), Verdict((weighed("play 3S", 1.0),), 100))
    assert said(told[1]) == "your K♠ stays for later"
    assert said(explain.reasons(to_follow_their_ace(), Verdict((weighed("play 3S", 1.0),), 100))[1]) == (
        "your higher spades stay for later"
    )


def test_a_bid_that_nobody_can_overbid_makes_declarer_for_good() -> None:
    for options, key in ((PRESETS["sheng_ji"], "reason.declarer_for_good"), (Options(), "reason.declarer")):
        seen = explain.seen(view(deal_with(options, "2S"), 0), read_action("bid 2S"))
        assert key in [merit.told.key for merit in seen]


@pytest.mark.parametrize(
    ("hearts", "told"),
    [
        ("2H 2H AH KH QH JH 10H", []),
        ("2H 2H AH 3C 3D 4C 4D", ["a bid would give you only one trump more than you have now"]),
        ("2H 2H AS 3C 3D 4C 4D", ["as things stand you have 3 trumps in 7 cards, after a bid 2 at most"]),
        ("2H 2H 5C 3C 3D 4C 4D", ["no bid would give you more trumps than the 2 that you have now"]),
    ],
)
def test_passing_is_explained_by_trumps_only_where_no_bid_gives_many_more(hearts: str, told: list[str]) -> None:
    step = after(deal_with(Options(), "2S", hearts), "bid 2S")
    while view(step).seat != 1 or len(view(step, 1).held) < 7:
        step = after(step, "pass")
    assert [said(merit.told) for merit in explain.seen(view(step, 1), read_action("pass"))] == told


def test_points_that_have_to_be_played_are_neither_spared_nor_a_suit_that_had_to_go_praised() -> None:
    told = explain.reasons(to_follow_their_ace("KS"), Verdict((weighed("play KS", 1.0),), 100))
    assert not {each.key for each in told} & {"reason.points_spared", "reason.void_now"}


def to_follow_a_stranger() -> Any:
    """Seat 3, without hearts, follows the king of seat 2, while it is open who is the declarer's partner."""
    step = when_taken(deal_with(PRESETS["zhao_pengyou"], "2S 3H", "5H 4H", "KH 6H"), {0: "bid 2S"})
    rest = [card for card in view(step).hand if str(card) not in ("2S", "3H")]
    step = after(step, f"bury {write_cards(rest[:8])}", "partners AH#1", "play 3H", "play 4H", "play KH")
    return view(step)


def test_points_for_a_trick_that_may_be_of_the_own_side_are_not_called_letting_it_go() -> None:
    seen = to_follow_a_stranger()
    kinds_of = {str(play.cards[0]): kinds.kind_wanted(seen, play).key for play in seen.candidates()}
    assert {card for card, kind in kinds_of.items() if kind == "hint.kind.add_points"} == {"10C", "KC"}


def test_no_hint_gives_a_trick_to_your_side_first_and_to_the_other_side_then() -> None:
    facts = tuple((fact, 50 if fact == WON else 0) for fact in SEARCH_MODEL.facts)
    best, tied = (replace(weighed(f"play {card}", 1.0), facts=facts) for card in ("6C", "10C"))
    moves = (best, replace(tied, gap=0.001, gap_error=0.001))
    hint = hint_of(BASHI_FEN, to_follow_a_stranger(), Verdict(moves, 100))
    assert said(hint.kind).endswith("putting points into this trick, which either side may still win")
    assert said(hint.reasons[0]) == "it puts no points into a trick that the other side may win"


def test_a_trick_of_the_declarer_is_not_told_to_be_of_the_own_side_before_all_know_it() -> None:
    step = when_taken(deal_with(PRESETS["zhao_pengyou"], "2S AC", "AH 4C 6C"), {0: "bid 2S"})
    rest = [card for card in view(step).hand if str(card) not in ("2S", "AC")]
    step = after(step, f"bury {write_cards(rest[:8])}", "partners AH#1", "play AC")
    own = view(step)
    assert "AH" in map(str, own.hand), "it becomes a partner as soon as it plays this card"
    told = {kinds.kind_wanted(own, read_action(f"play {card}")).key for card in own.hand if card.suit is Suit.CLUBS}
    may = ("spare", "let_go", "cannot_win", "cannot_win_dear", "add_points", "win")
    assert told <= {f"hint.kind.{kind}" for kind in may}


@pytest.mark.parametrize(("buried", "may_be"), [("JH", False), ("JH JH", False), ("", True)])
def test_no_trick_of_others_may_be_the_declarers_who_holds_or_buried_what_is_called(buried: str, may_be: bool) -> None:
    own = "2S 3H 5C" if may_be else "2S 3H 5C JH JH"
    step = when_taken(deal_with(PRESETS["zhao_pengyou"], own, "4H AC"), {0: "bid 2S"})
    put_away = list(map(str, read_cards(buried))) if buried else []
    rest = [card for card in view(step).hand if str(card) not in (*own.split(), "AC")]
    kitty = [*put_away, *map(str, rest)][:8]
    step = after(step, f"bury {' '.join(kitty)}", "partners JH#1", "play 3H")
    seen = view(step)
    assert isinstance(seen.phase, Playing)
    assert may_be == kinds._may_be_ours(view(step, 0), seen.phase)


def test_of_cards_that_are_equally_high_it_is_said_that_it_does_not_matter_which() -> None:
    step = when_taken(deal_with(Options(), "2H 3S", "2D 2C 4C 4D"), {0: "bid 2H"})
    hand = [card for card in view(step).hand if str(card) not in ("2H", "3S")]
    seen = view(after(step, f"bury {write_cards(hand[:8])}", "play 2H"))
    tied = replace(weighed("play 2C", 1.0), gap=0.0, gap_error=0.1)
    told = explain.reasons(seen, Verdict((weighed("play 2D", 1.0), tied), 100))
    assert list(map(said, told)) == ["these cards are equally high"]


def test_points_that_the_last_to_play_takes_home_are_told() -> None:
    step = when_taken(deal_with(Options(), "2H 3S", "4S", "6S", "AS KS QS"), {0: "bid 2H"})
    hand = [card for card in view(step).hand if str(card) not in ("2H", "3S")]
    step = after(step, f"bury {write_cards(hand[:8])}", "play 3S")
    while view(step).seat != 3:
        spades = [card for card in view(step).hand if card.suit is Suit.SPADES and str(card) != "2S"]
        step = after(step, f"play {min(spades, key=view(step).trumps.strength)}")
    seen = [merit.told.key for merit in explain.seen(view(step), read_action("play KS"))]
    assert ("reason.points_home" in seen) == (view(step).phase.best != 3)


def test_where_nothing_else_was_tried_no_other_move_is_said_to_be_as_good() -> None:
    seen = to_follow_their_ace()
    alone = Verdict((weighed("play 3S", 1.0),), 100)
    assert not [each for each in hint_of(BASHI_FEN, seen, alone).reasons if "matters little" in said(each)]


def to_lead(held: str, buried: str = "") -> Any:
    """Seat 0 declares with 2♥, holds these cards too, and is about to lead; the kitty is taken from what it buries."""
    others = [f"{rank}{suit}" for rank in ["3", "4", "6", "7", "8", "9"] for suit in "CD" for _ in range(2)]
    step = when_taken(deal_with(Options(), " ".join(["2H", *held.split(), *others][:25])), {0: "bid 2H"})
    kept = ["2H", *held.split()]
    away = [card for card in view(step).hand if str(card) not in kept]
    return view(after(step, f"bury {buried or write_cards(away[:8])}"))


@pytest.mark.parametrize(
    ("held", "play", "words", "told"),
    [
        ("AS KS KS", "KS", "A♠ A♦ A♦, and nobody can hold a higher card of the same suit", True),
        ("AS KS KS", "AS", "A♠ A♦ A♦, and nobody can hold a higher card of the same suit", False),
        ("AS KS KS", "KS KS", "nobody can beat it with spades", True),
        ("AS QS QS", "QS QS", "nobody can beat it with spades", False),
        ("AS QS QS", "QS", "if it is beaten, it gives away no points", True),
        ("AS 5S QS", "5S", "if it is beaten, it gives away only 5 points", True),
        ("AS 10S QS", "10S", "if it is beaten, it gives away only 10 points", False),
        ("3H 4H", "3H", "it draws trumps, and ", True),
        ("3H 4H", "2H", "it draws trumps, and ", True),
        ("3H AS", "AS", "it draws trumps, and ", False),
    ],
)
def test_a_lead_is_praised_for_what_is_seen_of_it(held: str, play: str, words: str, told: bool) -> None:
    seen = [said(merit.told) for merit in explain.seen(to_lead(held), read_action(f"play {play}"))]
    assert any(words in each for each in seen) is told


def test_a_lower_lead_is_praised_for_being_lower_beside_one_other_of_the_suit() -> None:
    """That higher cards stay is true of the Queen, too."""
    seen = to_lead("AS QS 9S")
    one = Verdict((weighed("play QS", 1.0), weighed("play AS", 0.5, gap=0.5)), 100)
    assert "your A♠ stays for later" not in list(map(said, explain.reasons(seen, one))), "it is told as a winner"
    lower = Verdict((weighed("play 9S", 1.0), weighed("play QS", 0.5, gap=0.5)), 100)
    assert list(map(said, explain.reasons(seen, lower))) == ["lower spades go, and the higher ones stay"]


def test_where_no_play_takes_the_trick_and_all_put_as_many_points_into_it_that_is_why_it_matters_little() -> None:
    seen = to_follow_their_ace("3S QS KS")
    tied = replace(weighed("play QS", 1.0), gap=0.0, gap_error=0.1)
    for share, told in ((50, ["no move tried takes the trick, and none puts points into it"]), (0, [])):
        moves = tuple(
            replace(move, facts=tuple((fact, share if fact == "won" else 0) for fact, _ in move.facts))
            for move in (weighed("play 3S", 1.0), tied)
        )
        seen_merits = list(map(said, explain._alike(seen, Verdict(moves, 100))))
        assert seen_merits == told, "a hand that is decided is reason enough"


@pytest.mark.parametrize(
    ("buried", "told"),
    [
        ("3C 3C 4C 4C 6C 6C 7C 7C", "if the opponents win the last trick, the kitty brings them nothing"),
        ("5S 3C 4C 4C 6C 6C 7C 7C", "the kitty has only 5 points for them to multiply"),
        ("3C 3C 4C 4C 6C 6C 7C 5S", "of one suit you keep a single card, so that you can soon ruff there: 10♠"),
    ],
)
def test_a_burial_is_praised_for_what_it_keeps_from_the_other_side(buried: str, told: str) -> None:
    clubs = "3C 3C 4C 4C 6C 6C 7C 7C 8C 8C 9C 9C"
    step = when_taken(deal_with(Options(), f"2H {clubs} 5S 10S 3D 3D 4D 4D 6D 6D 7D 7D"), {0: "bid 2H"})
    merits = [said(merit.told) for merit in explain.seen(view(step), read_action(f"bury {buried}"))]
    assert any(told in each for each in merits), merits


@pytest.mark.parametrize(
    ("others", "worlds", "told"),
    [
        (90, 100, "; after {than} it would be 5 points. Either way {wins}"),
        (80, 100, ", and {wins}; after {than} it would be 5 points, and the last trick in 80 of 100 imagined deals"),
        (18, 20, ", and {wins}"),
    ],
)
def test_a_count_that_is_the_same_after_both_burials_is_said_once(others: int, worlds: int, told: str) -> None:
    clubs = "3C 3C 4C 4C 6C 6C 7C"
    step = when_taken(deal_with(Options(), f"2H {clubs} 5S 10S 3D 3D 4D 4D 6D 6D 7D 7D"), {0: "bid 2H"})
    best, other = (
        replace(weighed(f"bury 5S {kitty}", 1.0), facts=tuple((fact, won) for fact in SEARCH_MODEL.facts))
        for kitty, won in (("10S 3C 3C 4C 4C 6C 6C", 90), ("3C 3C 4C 4C 6C 6C 7C", others))
    )
    moves = (best, replace(other, worlds=worlds, gap=0.5, gap_error=0.1))
    reason = explain.reasons(view(step), Verdict(moves, 100))[0]
    wins = "your side wins the last trick in 90 of 100 imagined deals"
    told = told.format(than=dict(reason.args).get("than"), wins=wins)
    assert said(reason) == f"it puts 15 points into the kitty{told}"


@pytest.mark.parametrize(
    ("packs", "told"),
    [
        (2, "no pair is broken up, and {} pairs stay"),
        (3, "no set of identical cards is broken up, and {} stay"),
    ],
)
def test_triples_that_stay_are_not_counted_among_pairs(packs: int, told: str) -> None:
    options = Options(packs=packs, seats=4, partners="fixed")
    seen = view(when_taken(deal_with(options, "2H"), {0: "bid 2H"}))
    sets = [card for card in dict.fromkeys(seen.hand) if seen.hand.count(card) > 1]
    whole = [card for card in sets if seen.hand.count(card) == packs][: kitty_size(options) // packs]
    buried = write_cards([card for card in whole for _ in range(packs)])
    assert seen.refusal(read_action(f"bury {buried}")) is None
    merits = [said(merit.told) for merit in explain.seen(seen, read_action(f"bury {buried}"))]
    assert told.format(len(sets) - len(whole)) in merits


def test_a_call_is_praised_where_nothing_of_the_suit_is_above_it() -> None:
    step = when_taken(deal_with(PRESETS["zhao_pengyou"], "2S 3H"), {0: "bid 2S"})
    rest = [card for card in view(step).hand if str(card) not in ("2S", "3H")]
    seen = view(after(step, f"bury {write_cards(rest[:8])}"))
    for card, told in (("AH", True), ("KH", False)):
        keys = [merit.told.key for merit in explain.seen(seen, read_action(f"partners {card}#1"))]
        assert ("reason.highest_called" in keys) is told


@pytest.mark.parametrize(("points", "words"), [(0, "none puts points into it"), (5, "each puts 5 points into it")])
def test_of_plays_without_points_it_is_not_said_that_each_puts_none(points: int, words: str) -> None:
    assert said(text("reason.alike_lose", points=points)) == f"no move tried takes the trick, and {words}"
