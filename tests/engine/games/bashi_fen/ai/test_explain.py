"""Hints of Bashi Fen: what they say is what was counted or can be seen, and can be said in every language."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.cards import without
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import PASS, Bid, Bury, Colour, Partners, Play
from engine.games.bashi_fen.ai import explain, kinds, merits_before_play, merits_of_plays
from engine.games.bashi_fen.ai.search_model import SEARCH_MODEL
from engine.games.bashi_fen.options import PRESETS
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.bids import named_by
from engine.games.bashi_fen.rules.following.follow import suit_words
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.parts import LeadKind
from engine.games.bashi_fen.rules.phases import Playing
from engine.games.bashi_fen.rules.tricks import points_in
from engine.parts.reasons import in_deals
from engine.players.hint_words import WORDS
from engine.players.hints import Hint, hint_of
from engine.players.naming import name_among
from engine.players.search import Budget, search
from engine.prompts import Choose
from engine.search_model import SearchSettings, Verdict, Weighed
from engine.words import Language, Text, render, text
from tests.engine.players.positions import positions

Found = tuple[Any, Verdict, Hint]
FACTS = tuple((fact, 0) for fact in SEARCH_MODEL.facts)


@pytest.fixture(scope="module")
def found() -> list[Found]:
    """Some decisions of two kinds of table, lightly weighed."""
    views = [*positions(BASHI_FEN, 4, 7), *positions(BASHI_FEN, 2, 13, PRESETS["zhao_pengyou"])]
    return [(view, verdict, hint_of(BASHI_FEN, view, verdict)) for view, verdict in map(_weighed, views)]


def _weighed(view: Any) -> tuple[Any, Verdict]:
    return view, search(SEARCH_MODEL, SEARCH_MODEL.search_problem(view, SearchSettings(), ()), Budget(24), Random(1))


def kind_in(hint: Hint) -> Text:
    """The kind of move that a hint names, whether or not another kind is as good."""
    kind = dict(hint.kind.args).get("kind", hint.kind)
    assert isinstance(kind, Text)
    return kind


def told(found: list[Found], *keys: str) -> list[tuple[Any, Weighed, dict[str, Any]]]:
    """Every reason of these kinds, with its position; the positions are such that there is one."""
    said = [(view, verdict, reason) for view, verdict, hint in found for reason in hint.reasons]
    inner = [(view, verdict, dict(reason.args).get("reason", reason)) for view, verdict, reason in said]
    some = [(view, verdict.best, dict(reason.args)) for view, verdict, reason in inner if reason.key in keys]
    assert some, f"no position gives {keys}"
    return some


def each_alone(found: list[Found]) -> list[Found]:
    """Every move of these positions as the only one, so that nothing is left out because another move has it too."""
    return [
        (view, front, hint_of(BASHI_FEN, view, front))
        for view, verdict, _ in found
        for move in verdict.moves
        for front in (Verdict((replace(move, worlds=0),), 0),)
    ]


def trumps_in(view: Any, cards: Any) -> int:
    return sum(view.trumps.suit_of(card) is None for card in cards)


def out(view: Any) -> Counter[Any]:
    """The cards that this seat has not seen."""
    playing = view.phase
    seen = [*view.hand, *(card for card in view.kitty if card is not None)]
    seen += [card for trick in playing.tricks for cards in trick.plays for card in cards]
    seen += [card for cards in playing.plays for card in cards]
    return Counter(pack(view.options)) - Counter(seen)


def test_every_hint_has_one_to_three_reasons_and_gives_no_card_away_at_first(found: list[Found]) -> None:
    assert {type(view.phase).__name__ for view, _, _ in found} >= {"Taking", "Playing"}
    for view, verdict, hint in found:
        assert len(hint.reasons) <= 3
        assert len(set(hint.reasons)) == len(hint.reasons)
        assert not kind_in(hint).args
        assert view.refusal(verdict.best.action) is None
    assert len({kind_in(hint).key for _, _, hint in found}) >= 6


@pytest.mark.parametrize("language", Language)
def test_every_hint_can_be_said_in_every_language(found: list[Found], language: Language) -> None:
    catalogue = {**BASHI_FEN.words, **WORDS}
    for _, _, hint in found:
        for line in (hint.kind, hint.what, hint.worth, *hint.reasons, *filter(None, (hint.against,))):
            said = render(line, language, catalogue)
            assert said
            assert "{" not in said


@pytest.mark.parametrize(
    ("key", "fact", "points"),
    [
        ("reason.trick", "trick", "gained"),
        ("reason.fed", "partner", "gained"),
        ("reason.fed_by_partner", "partner", "gained"),
        ("reason.last_trick", "last_trick", None),
    ],
)
def test_what_is_said_of_tricks_was_counted(found: list[Found], key: str, fact: str, points: str | None) -> None:
    for _, best, args in told(found, key):
        assert args["deals"] == in_deals(best.count(fact), best.worlds)
        if points is not None:
            assert args["points"] == round(best.count(points) / best.worlds)


@pytest.mark.parametrize(("fact", "after_best", "after_other"), [("given", 0, 10), ("gained", 10, 0)])
@pytest.mark.parametrize(("worlds", "told"), [(29, False), (30, True)])
def test_no_mean_is_told_beside_one_of_fewer_deals_than_counts_are(
    found: list[Found], fact: str, after_best: int, after_other: int, worlds: int, told: bool
) -> None:
    keys = set()
    for view, verdict, _ in found:
        best, other = (
            replace(move, worlds=deals, facts=tuple({**dict(FACTS), fact: mean * deals}.items()))
            for move, deals, mean in zip(verdict.moves * 2, (100, worlds), (after_best, after_other), strict=False)
        )
        both = Verdict((best, replace(other, gap=0.5, gap_error=0.1)), 100)
        keys |= {reason.key for reason in explain.reasons(view, both)}
    assert (f"reason.{fact}" in keys) is told


def test_where_nobody_else_has_the_suit_none_of_it_is_unseen(found: list[Found]) -> None:
    for view, best, args in told(each_alone(found), "reason.none_out"):
        lead = read_lead(best.action.cards, view.trumps, view.options)
        assert lead is not None
        assert not [card for card in out(view).elements() if view.trumps.suit_of(card) == lead.suit]
        assert args == {"suit": suit_words(lead.suit)}


def test_where_nobody_can_hold_a_higher_card_none_is_unseen(found: list[Found]) -> None:
    for view, best, args in told(each_alone(found), "reason.none_above"):
        lead = read_lead(best.action.cards, view.trumps, view.options)
        assert lead is not None
        suited = [card for card in out(view).elements() if view.trumps.suit_of(card) == lead.suit]
        low = min(map(view.trumps.strength, best.action.cards))
        assert not any(view.trumps.strength(card) > low for card in suited)
        assert suited
        assert args == {"suit": suit_words(lead.suit)}


def test_that_nothing_is_above_an_ace_everybody_knows_so_that_it_is_told_only_where_nothing_else_is_seen(
    found: list[Found],
) -> None:
    aces = 0
    for view, verdict, hint in (*found, *each_alone(found)):
        keys = [dict(reason.args).get("reason", reason).key for reason in hint.reasons]
        if "reason.none_above" in keys and merits_of_plays.is_highest(view, verdict.best.action):
            seen = [merit.told.key for merit in explain.seen(view, verdict.best.action)]
            assert [key for key in keys if key in seen] == ["reason.none_above"]
            aces += 1
    assert aces


@pytest.mark.parametrize("preset", ["tuo_la_ji", "zhao_pengyou"])
def test_a_play_says_what_it_gives_up_less_of_than_another(preset: str) -> None:
    """Low cards discarded for high ones, a pair for a single card, no points for points where the sides are open."""
    said: set[str] = set()
    for view in positions(BASHI_FEN, 2, 3, PRESETS[preset]):
        plays = [action for action in view.candidates() if isinstance(action, Play)]
        pairs = [play for play in plays if len(play.cards) == 2 and len({*play.cards}) == 1]
        for best, other in ((plays[0], plays[-1]), *((pair, plays[0]) for pair in pairs)) if len(plays) > 1 else ():
            moves = (
                Weighed(best, 0.0, 0.1, 99, 0.0, 0.0, 0.0, FACTS),
                Weighed(other, -9.0, 0.1, 99, -9.0, 9.0, 0.1, FACTS),
            )
            said |= {reason.key for reason in explain.reasons(view, Verdict(moves, 198))}
    assert {"reason.lower_discarded", "reason.pair_needed", "reason.trump_pair_needed"} <= said
    assert ("reason.points_put" in said) is (preset == "zhao_pengyou")


def test_who_is_void_after_a_play_has_trumps_left_to_ruff_with(found: list[Found]) -> None:
    for view, best, args in told(each_alone(found), "reason.void_now"):
        left = without(view.hand, best.action.cards)
        assert args["count"] == trumps_in(view, left) > 0
        gone = {view.trumps.suit_of(card) for card in best.action.cards} - {view.trumps.suit_of(card) for card in left}
        assert args["suit"] in [suit_words(suit) for suit in gone]


def test_trumps_are_counted_before_and_after(found: list[Found]) -> None:
    for view, best, args in told(each_alone(found), "reason.trumps_left"):
        left = without(view.hand, best.action.cards)
        assert (args["before"], args["after"]) == (trumps_in(view, view.hand), trumps_in(view, left))
    for view, best, args in told(each_alone(found), "reason.trumps_kept"):
        assert args["count"] == trumps_in(view, view.hand) == trumps_in(view, without(view.hand, best.action.cards))


def test_bids_count_the_trumps_that_they_would_make(found: list[Found], before_play: list[Found]) -> None:
    found = [*found, *before_play]
    for view, best, args in told(found, "reason.would_be_trumps"):
        trumps = named_by(view.bidding, best.action).trumps(view.options)
        assert args == {"count": sum(trumps.suit_of(card) is None for card in view.held), "cards": len(view.held)}
    for view, _, args in told(found, "reason.trumps_now", "reason.trumps_no_more"):
        assert args["count"] == trumps_in(view, view.held) >= args.get("most", 0)
    naming = [view for view, _, _ in before_play if isinstance(view.prompt(), Choose) and view.phase.named is None]
    assert naming
    for view in naming:
        (merit,) = explain.seen(view, PASS)
        bids = [action for action in view.prompt().actions if isinstance(action, Bid)]
        made = [named_by(view.bidding, bid).trumps(view.options) for bid in bids]
        most = max(sum(each.suit_of(card) is None for card in view.held) for each in made)
        assert merit.told == Text("reason.bids_give", (("count", most), ("cards", len(view.held))))


@pytest.fixture(scope="module")
def before_play() -> list[Found]:
    """Bids, burials and calls, lightly weighed, each with every one of its moves in front once."""
    options, found = PRESETS["zhao_pengyou"], []
    for seed in range(3):
        state: Any = BASHI_FEN.deal(options, None, BASHI_FEN.chance(options, None, Random(seed))).state
        while state.turn is not None and not isinstance(state.view(state.turn).phase, Playing):
            view = state.view(state.turn)
            bids = tuple(action for action in getattr(view.prompt(), "actions", ()) if isinstance(action, Bid))
            if bids or type(view.phase).__name__ in ("Burying", "Calling"):
                verdict = search(
                    SEARCH_MODEL, SEARCH_MODEL.search_problem(view, SearchSettings(), bids), Budget(12), Random(1)
                )
                for best in verdict.moves:
                    front = replace(verdict, moves=(best, *(move for move in verdict.moves if move is not best)))
                    found.append((view, front, hint_of(BASHI_FEN, view, front)))
            state = state.after(BASHI_FEN.greedy(view, Random(0))).state
    return found


def test_reasons_for_burying_count_the_cards_put_away(before_play: list[Found]) -> None:
    for _, best, args in told(before_play, "reason.buried", "reason.buried_against"):
        assert isinstance(best.action, Bury)
        assert args["points"] == points_in(best.action.cards) > 0  # type: ignore[arg-type]
        assert args["deals"] == in_deals(best.count("last_trick"), best.worlds)
    for _, best, _ in told(before_play, "reason.no_points_buried"):
        assert points_in(best.action.cards) == 0
    for view, best, args in told(before_play, "reason.suits_gone", "reason.suits_gone.than"):
        left = without(view.hand, best.action.cards)
        before, after = ({view.trumps.suit_of(card) for card in cards} for cards in (view.hand, left))
        assert args["count"] == len(before - after)


def test_reasons_for_a_call_count_partners_and_cards_to_reach_them_with(before_play: list[Found]) -> None:
    calls = [(view, verdict.moves) for view, verdict, _ in before_play if isinstance(verdict.best.action, Partners)]
    for view, (best, *others) in calls:
        finds, finds_none = (
            replace(
                move,
                worlds=10,
                facts=tuple((fact, 7 if fact == "partners" and move is best else 0) for fact, _ in FACTS),
            )
            for move in (best, others[0])
        )
        (reason, *_) = explain.reasons(view, Verdict((finds, finds_none), 100))
        assert reason == text("reason.finds_partner", deals=in_deals(7, 10))
    assert calls
    for view, best, args in told(before_play, "reason.reach"):
        assert isinstance(best.action, Partners)
        assert args["count"] in [
            len(view.trumps.of_suit(view.hand, view.trumps.suit_of(card))) for card in best.action.cards
        ]


def test_kinds_of_play_tell_leads_and_follows_apart(found: list[Found]) -> None:
    for view, verdict, hint in found:
        if isinstance(verdict.best.action, Play):
            leads = view.phase.lead is None
            if hint.kind.key != "hint.kind.only":
                assert kind_in(hint).key.startswith("hint.kind.lead_") == leads


def test_every_kind_and_reason_that_can_be_given_has_its_words() -> None:
    modules = (explain, kinds, merits_before_play, merits_of_plays)
    source = "".join(Path(module.__file__).read_text("utf-8") for module in modules)
    keys = set(re.findall(r'"((?:reason|hint\.kind)\.[a-z_]+)"', source))
    keys |= {f"hint.kind.lead_{kind}" for kind in (*LeadKind, "pair")}
    keys |= {
        f"hint.kind.{name}"
        for name in (
            *("win", "ruff", "join", "spare", "let_go", "cannot_win", "cannot_win_dear"),
            *("feed", "leave", "leave_to_them", "add_points"),
        )
    }
    keys |= {f"hint.kind.call.{colour}" for colour in Colour}
    keys.discard("reason.against")
    told = {key.removesuffix(".than") for key in BASHI_FEN.words if key.startswith(("reason.", "hint.kind."))}
    assert keys == told


def test_two_burials_never_read_alike(before_play: list[Found]) -> None:
    burials = [each for each in before_play if isinstance(each[1].best.action, Bury)]
    assert any(hint.what.key == "hint.with_cards" for _, _, hint in burials)
    for view, verdict, hint in burials:
        own = name_among(BASHI_FEN, view, hint.action, verdict)
        lines = [dict(line.args) for line in (hint.against, *hint.reasons) if line is not None]
        assert own not in [said.get(name) for said in lines for name in ("other", "next_best", "than")]
