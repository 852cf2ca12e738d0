"""What hints say, over many positions: it can be done, agrees with itself, and is about the move it is said of."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.game import AnyGame
from engine.games import GAMES
from engine.games.bashi_fen.ai.explain import APART, JOINING
from engine.games.bashi_fen.options import most_partners
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.view import would_win
from engine.parts.reasons import CLEARLY, LIKELIER, MOSTLY, NEXT_BEST, THAN, equals, fact_of, worse
from engine.players.hints import LITTLE, WORDS, Hint, amount, hint_of, is_forced, kind_of, verdict_for
from engine.players.levels import SearchLevel
from engine.players.naming import name_among
from engine.players.search import Budget
from engine.prompts import Pick
from engine.search_model import WON, SearchSettings, Verdict, Weighed
from engine.words import Language, Text, in_language, render, text
from tests.conformance.hints.reasons import SEEN, WARNINGS, holds_as_much, seen_of
from tests.engine.players.positions import positions

QUICK = SearchLevel("quick", Budget(96), SearchSettings(infers=False))
DAILY, THOROUGH = 40, 500
FACTS = {
    "reason.unbeaten": "unbeaten",
    "reason.alone": "alone",
    "reason.thrown_in": "thrown_in",
    "reason.first_out": "first_out",
    "reason.fed": "partner",
    "reason.fed_by_partner": "partner",
    "reason.trick": "trick",
    "reason.last_trick": "last_trick",
    "reason.stands": "stands",
}
"""What is counted over imagined deals, by the reason that tells it."""
DECIDED = {"reason.all_win": 1.0, "reason.all_lose": 0.0}
"""What is told where no move tried is worse, by the share of imagined deals that every one of them wins."""
over_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


class Found(NamedTuple):
    """A decision, what was found out about its moves, and the hint that it makes."""

    view: Any
    verdict: Verdict[Any]
    hint: Hint


def found(game: AnyGame, number: int) -> tuple[Found, ...]:
    """So many decisions of deals by every preset, spread over all phases."""
    return _found(game.key, number)


@lru_cache(maxsize=4)
def _found(key: str, number: int) -> tuple[Found, ...]:
    game = GAMES[key]
    deals = 2 if number == DAILY else 4
    views = [view for options in game.presets.values() for view in positions(game, deals, 1, options)]
    chosen = Random(number).sample(views, number)
    some = []
    for seed, view in enumerate(chosen):
        verdict = verdict_for(game, view, Random(seed), level=QUICK)
        some.append(Found(view, verdict, hint_of(game, view, verdict)))
    return tuple(some)


@pytest.fixture
def number(everywhere: bool) -> int:
    return THOROUGH if everywhere else DAILY


@over_every_game
def test_the_kind_named_first_is_that_of_an_allowed_move_and_of_all_that_are_as_good(
    game: AnyGame, number: int
) -> None:
    for view, _, hint in found(game, number):
        assert view.refusal(hint.action) is None
        kinds = {kind_of(game, view, action) for action in (hint.action, *hint.equals)}
        if hint.kind.key.startswith("hint.kind.only"):
            assert not hint.equals
        elif hint.kind.key == "hint.kind.among":
            assert dict(hint.kind.args)["kind"] == kind_of(game, view, hint.action)
            assert len(kinds) > 1
        else:
            assert kinds == {hint.kind}
        if game.passing is not None and view.refusal(game.passing) is not None:
            assert "pass" not in hint.kind.key


@over_every_game
def test_a_game_names_the_kinds_of_its_moves_itself(game: AnyGame, number: int) -> None:
    kinds = {kind_of(game, each.view, each.hint.action).key for each in found(game, number)}
    assert kinds <= {"hint.kind.pass", *game.words}
    assert len(kinds) > 2


COMPARED = {
    Language.EN: r"\b[Bb]etter\b",
    Language.ZH_CN: "不如|不宜|还是",
    Language.ZH_TW: "不如|不宜|還是",
    Language.JA: "損|べき",
}
"""What says of the other moves that they are worse; "another kind of move is as good" may follow."""


@over_every_game
def test_the_kind_named_first_denies_no_other_kind(game: AnyGame) -> None:
    kinds = {key: said for key, said in {**WORDS, **game.words}.items() if key.startswith("hint.kind.")}
    assert len(kinds) > 5
    for language, compared in COMPARED.items():
        assert not [key for key, said in kinds.items() if re.search(compared, in_language(said, language))]


@pytest.mark.parametrize(
    "game", [GAMES["taihe_a_bao"], GAMES["big_two"], GAMES["bao_huang"]], ids=lambda game: game.key
)
def test_of_a_play_that_ends_the_hand_nothing_is_said_about_beating_it(game: AnyGame) -> None:
    views = [
        view
        for view in positions(game, 6, 1)
        if not is_forced(view) and any(ends(view, move) for move in view.candidates())
    ]
    verdicts = [verdict_for(game, view, Random(0), level=QUICK) for view in views]
    ending = [(view, verdict) for view, verdict in zip(views, verdicts, strict=True) if ends(view, verdict.best.action)]
    assert len(ending) > 2
    for view, verdict in ending:
        told = [dict(why.args).get("reason", why) for why in hint_of(game, view, verdict).reasons]
        assert not {"reason.unbeaten", "reason.first_out"} & {why.key for why in told if isinstance(why, Text)}


def ends(view: Any, move: Any) -> bool:
    return len(getattr(move, "cards", ())) == len(view.hand)


@over_every_game
def test_what_is_as_good_and_what_is_worse_agree_with_the_verdict(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        if hint.against is not None:
            assert (hint.against.key == "hint.equal") == bool(hint.equals)
            told = dict(hint.against.args)
            own = name_among(game, view, hint.action, verdict)
            assert own != told[NEXT_BEST], "two moves read alike"


@over_every_game
def test_a_hint_tells_which_moves_its_words_name(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        lines = [*([] if hint.against is None else [hint.against]), *hint.reasons]
        named = [dict(line.args)[name] for line in lines for name in (NEXT_BEST, THAN) if name in dict(line.args)]
        assert [name_among(game, view, each, verdict) for each in hint.compared] == list(dict.fromkeys(named))
        assert hint.action not in hint.compared


@over_every_game
def test_a_forced_move_is_the_only_one_and_nothing_is_played_out_for_it(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        forced = is_forced(view)
        alike = "_alike" if forced and others_as_good(view, hint) else ""
        assert (hint.worth.key == f"hint.only{alike}") == (hint.kind.key == f"hint.kind.only{alike}") == forced
        if forced:
            assert verdict.playouts == 0
            assert len(list(view.candidates())) == 1
            assert (hint.reasons, hint.against, hint.equals) == ((), None, ())


def others_as_good(view: Any, hint: Hint) -> bool:
    """Whether another card of the same rank may go in the place of one that is named."""
    prompt = view.prompt()
    if not isinstance(prompt, Pick):
        return False
    for card in (card for card in view.places()[prompt.place] if card is not None):
        for place, other in enumerate(hint.cards):
            if card.rank is other.rank and card != other:
                picked = (*hint.cards[:place], card, *hint.cards[place + 1 :])
                if any(view.refusal(action) is None for action in view.readings(picked)):
                    return True
    return False


@over_every_game
def test_a_hint_measures_by_one_yardstick_and_compares_with_one_move(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        if not worse(verdict) or is_forced(view):
            continue
        nearest = rival_of(verdict)
        lines = [hint.worth, *([] if hint.against is None else [hint.against]), *hint.reasons]
        keys = {line.key for line in lines}
        chances = {"hint.chance", "hint.all_won", "hint.none_won", "reason.wins"}
        amounts = {
            "hint.mean.points",
            "hint.mean.levels",
            "hint.mean.levels.loss",
            *(f"hint.mean.{unit}.even{exact}" for unit in ("points", "levels") for exact in ("", ".exact")),
            "hint.ahead",
            "reason.others_worse",
        }
        assert not (keys & chances and keys & amounts)
        named = {dict(line.args).get(name) for line in lines if line.key != "hint.equal" for name in (NEXT_BEST, THAN)}
        assert named <= {None, name_among(game, view, nearest.action, verdict)}


def test_all_hints_of_bashi_fen_measure_in_levels(number: int) -> None:
    for _, _, hint in found(GAMES["bashi_fen"], number):
        assert hint.worth.key not in ("hint.chance", "hint.chances", "hint.all_won", "hint.none_won")
        amounts = [dict(line.args).get("amount") for line in (hint.worth, hint.against, *hint.reasons) if line]
        assert all(each.key.startswith("amount.levels") for each in amounts if isinstance(each, Text))
        assert "reason.wins" not in {line.key for line in (hint.against, *hint.reasons) if line}


@over_every_game
def test_every_reason_is_about_the_move_that_it_is_told_of(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        for reason in hint.reasons:
            assert_about_the_best(game, view, verdict, reason)


def assert_about_the_best(game: AnyGame, view: Any, verdict: Verdict[Any], reason: Text) -> None:
    """This reason is true of the best move, and holds for no worse move as much, or it says how much less it does."""
    model, said, others = game.search_model, dict(reason.args), worse(verdict)
    tried = tuple(move for move in verdict.moves[1:] if move.worlds)
    assert model is not None
    if reason.key == "reason.rather":
        told, both = said["reason"], replace(verdict, moves=(verdict.best, compared_with(game, view, verdict, reason)))
        assert isinstance(told, Text)
        assert NEXT_BEST not in dict(told.args)
        assert_about_the_best(game, view, both, told)
    elif THAN in said:
        assert_seen(game, view, *without_the_rival(game, view, verdict, reason))
    elif reason.key in SEEN[game.key]:
        assert not tells_the_rival(game, view, verdict, reason.key), "the rival's number is left out"
        assert_seen(game, view, verdict, reason)
    elif reason.key in WARNINGS:
        assert said == {}
        assert WARNINGS[reason.key](view, verdict.best)
    elif reason.key in MEANS:
        MEANS[reason.key](game, view, verdict, said)
    elif reason.key == "reason.against":
        told = said["reason"]
        assert isinstance(told, Text)
        fact = FACTS[told.key]
        assert_counted(verdict, told)
        nearest, alike = rival_of(verdict), of_its_kind(game, view, told.key, others)
        assert nearest in alike
        assert (said["count"], said["worlds"]) == (nearest.count(fact), nearest.worlds)
        assert said[NEXT_BEST] == name_among(game, view, nearest.action, verdict)
        assert verdict.best.share(fact) >= max(MOSTLY, *(move.share(fact) + CLEARLY for move in alike))
    elif reason.key in FACTS:
        assert_counted(verdict, reason)
        assert verdict.best.share(FACTS[reason.key]) >= MOSTLY
        worse_ones = of_its_kind(game, view, reason.key, others)
        assert not worse_ones or rival_of(verdict) not in worse_ones
        alike = worse_ones or of_its_kind(game, view, reason.key, tried)
        assert (
            verdict.best.share(FACTS[reason.key])
            >= max((m.share(FACTS[reason.key]) for m in alike), default=-CLEARLY) + CLEARLY
        )
    elif reason.key == "reason.all_worse":
        assert said["count"] == len(verdict.moves) - 1 == len(others)
    elif reason.key == "reason.others_worse":
        assert verdict.ties
        nearest = rival_of(verdict)
        assert said["amount"] == amount(model.unit, nearest.gap, nearest.gap_error)
        assert said[NEXT_BEST] == name_among(game, view, nearest.action, verdict)
    else:
        assert reason.key in ("reason.alone_tried", "reason.none_shown_worse", "reason.unweighed", *LITTLE)
        assert not others
        assert (len(verdict.moves) == 1) == (reason.key == "reason.alone_tried") or reason.key == "reason.unweighed"
        if reason.key == "reason.even":
            assert said[NEXT_BEST] == name_among(game, view, verdict.moves[1].action, verdict)
        if reason.key in LITTLE:
            assert len(equals(verdict, model.matters(view))) == len(verdict.moves) - 1
        if reason.key in DECIDED:
            assert {move.share(WON) for move in verdict.moves} == {DECIDED[reason.key]}


def assert_seen(game: AnyGame, view: Any, verdict: Verdict[Any], reason: Text) -> None:
    """What is told is seen of the best move, and of no worse one as much."""
    others = worse(verdict)
    assert len(verdict.moves) <= 2 or not SEEN[game.key][reason.key].beside
    seen = [found for found in seen_of(game.key, view, verdict.best, reason.key) if found.said == dict(reason.args)]
    assert seen, f"{reason} is not true of {verdict.best.action}"
    as_much = [
        holds_as_much(game.key, view, other, reason.key, seen[0].degree) for other in others or verdict.moves[1:]
    ]
    assert not (any(as_much) if others else as_much and all(as_much)), f"{reason} is true of other moves, too"
    if reason.key == "reason.low_enough":
        assert any(other.action != game.passing for other in others), "it is low beside a pass alone"


def without_the_rival(game: AnyGame, view: Any, verdict: Verdict[Any], reason: Text) -> tuple[Verdict[Any], Text]:
    """The verdict on the best move and the rival alone, and the reason without the rival's number, which is right."""
    key, said, nearest = fact_of(reason), dict(reason.args), rival_of(verdict)
    assert said.pop(THAN) == name_among(game, view, nearest.action, verdict)
    assert numbers_of(game, view, nearest, key) == {said.pop("other")}
    return replace(verdict, moves=(verdict.best, nearest)), text(key, **said)


def tells_the_rival(game: AnyGame, view: Any, verdict: Verdict[Any], key: str) -> bool:
    """Whether this reason has a number for the rival, too, which has to be told beside its own."""
    compared = f"{key}.{THAN}" in game.words and bool(worse(verdict))
    return compared and bool(numbers_of(game, view, rival_of(verdict), key))


def numbers_of(game: AnyGame, view: Any, move: Weighed[Any], key: str) -> set[object]:
    """What a move has for a number of this idea."""
    alike = [
        key,
        *(other for other, each in SEEN[game.key].items() if each.idea and each.idea == SEEN[game.key][key].idea),
    ]
    return {found.said["count"] for other in alike for found in seen_of(game.key, view, move, other)}


def rival_of(verdict: Verdict[Any]) -> Weighed[Any]:
    """The one move that a hint compares the best one with."""
    most = max(move.worlds for move in worse(verdict))
    return min((move for move in worse(verdict) if move.worlds == most), key=lambda move: move.gap)


def compared_with(game: AnyGame, view: Any, verdict: Verdict[Any], reason: Text) -> Weighed[Any]:
    """The worse move that a reason names."""
    named = dict(reason.args)[NEXT_BEST]
    found = [move for move in worse(verdict) if name_among(game, view, move.action, verdict) == named]
    assert len(found) == 1, f"{named} is no worse move"
    return found[0]


def assert_counted(verdict: Verdict[Any], told: Text) -> None:
    """What is told was counted of the best move."""
    counts, best = dict(told.args), verdict.best
    assert (counts["count"], counts["worlds"]) == (best.count(FACTS[told.key]), best.worlds)
    if "points" in counts:
        assert counts["points"] == round(best.share("gained"))


def of_its_kind(game: AnyGame, view: Any, key: str, moves: tuple[Weighed[Any], ...]) -> tuple[Weighed[Any], ...]:
    """Of these moves those of which the fact can be told at all: nobody beats a pass, and only a throw can stand."""
    if key in ("reason.unbeaten", "reason.alone"):
        return tuple(move for move in moves if move.action != game.passing)
    if key == "reason.stands":
        leads = ((move, read_lead(move.action.cards, view.trumps, view.options)) for move in moves)
        return tuple(move for move, lead in leads if lead is not None and len(lead.parts) > 1)
    return moves


def points_given(game: AnyGame, view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    assert (said["points"], said["worlds"]) == (round(verdict.best.share("given")), verdict.best.worlds)
    nearest = rival_of(verdict)
    assert said[NEXT_BEST] == name_among(game, view, nearest.action, verdict)
    assert said["other"] == round(nearest.share("given"))
    assert all(round(move.share("given")) >= said["points"] + APART for move in worse(verdict))  # type: ignore[operator]


def points_gained(game: AnyGame, view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    assert (said["points"], said["worlds"]) == (round(verdict.best.share("gained")), verdict.best.worlds)
    nearest = rival_of(verdict)
    assert said[NEXT_BEST] == name_among(game, view, nearest.action, verdict)
    assert said["other"] == round(nearest.share("gained"))
    assert all(round(move.share("gained")) <= said["points"] - APART for move in worse(verdict))  # type: ignore[operator]


def partners_found(_game: AnyGame, _view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    best = verdict.best
    assert said == {"partners": f"{best.share('partners'):.1f}", "worlds": best.worlds}
    for move in worse(verdict):
        assert move.share("partners") <= best.share("partners") - JOINING


def partner_found(_game: AnyGame, view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    best = verdict.best
    assert most_partners(view.options) == 1
    assert said == {"count": best.count("partners"), "worlds": best.worlds}
    for move in worse(verdict):
        assert move.share("partners") <= best.share("partners") - JOINING


def points_buried(_game: AnyGame, _view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    best = verdict.best
    points = points_in(best.action.cards)
    assert points
    assert said == {"points": points, "count": best.count("last_trick"), "worlds": best.worlds}
    clearly = all(move.share("last_trick") <= best.share("last_trick") - CLEARLY for move in worse(verdict))
    buried = max(points_in(move.action.cards) for move in worse(verdict))
    assert clearly or (best.share("last_trick") >= MOSTLY and 0 < buried < points)


def wins(game: AnyGame, view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    """The best move wins clearly more often than every worse one; the rival is named."""
    nearest = rival_of(verdict)
    assert all(verdict.best.share(WON) >= move.share(WON) + LIKELIER for move in worse(verdict))
    assert said[NEXT_BEST] == name_among(game, view, nearest.action, verdict)
    assert said["chance"] == round(100 * nearest.count(WON) / nearest.worlds)


def equally_high(_game: AnyGame, view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    """All that was tried are cards as high in the same suits as played."""
    assert not said
    assert len(verdict.moves) > 1
    assert not worse(verdict)
    for move in verdict.moves:
        for suit in {view.trumps.suit_of(card) for card in move.action.cards}:
            heights, best = (
                sorted(map(view.trumps.strength, view.trumps.of_suit(each.action.cards, suit)))
                for each in (move, verdict.best)
            )
            assert heights == best


def alike_win(_game: AnyGame, view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    """The last to play takes the trick with every play that was weighed, with as many points."""
    assert not said
    assert all(view.phase.plays[seat] for seat in range(view.options.seats) if seat != view.seat)
    assert_alike(view, verdict, takes=True)


def alike_lose(_game: AnyGame, view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    assert said == {"points": points_in(verdict.best.action.cards)}
    assert_alike(view, verdict, takes=False)


def assert_alike(view: Any, verdict: Verdict[Any], *, takes: bool) -> None:
    """Every play that was weighed takes the trick, or none does, with the same points; the hand is not decided."""
    assert not worse(verdict)
    assert len(verdict.moves) > 1
    assert {would_win(view, view.phase, move.action) for move in verdict.moves} == {takes}
    assert len({points_in(move.action.cards) for move in verdict.moves}) == 1
    assert {move.share(WON) for move in verdict.moves} not in ({0.0}, {1.0})


MEANS: dict[str, Callable[[AnyGame, Any, Verdict[Any], dict[str, object]], None]] = {
    "reason.wins": wins,
    "reason.given": points_given,
    "reason.gained": points_gained,
    "reason.partner": partner_found,
    "reason.partners": partners_found,
    "reason.buried": points_buried,
    "reason.equally_high": equally_high,
    "reason.alike_win": alike_win,
    "reason.alike_lose": alike_lose,
}
"""Reasons that are told by means over the imagined deals, or by what was counted beside what is seen."""


@over_every_game
def test_a_reason_that_holds_as_much_for_a_worse_move_is_noticed(game: AnyGame, number: int) -> None:
    """Every reason of every hint is told once more where a worse move is just like the best one."""
    for view, verdict, hint in found(game, number):
        double = replace(verdict.best, gap=9.0, gap_error=0.0)
        for reason in hint.reasons:
            doubled, told = replace(verdict, moves=(*verdict.moves, double)), reason
            if reason.key == "reason.rather":  # it is told of one other move alone
                doubled, told = replace(verdict, moves=(verdict.best, double)), dict(reason.args)["reason"]
            if THAN in dict(reason.args):
                doubled = replace(verdict, moves=(verdict.best, double))
            beside = {"reason.all_worse", "reason.others_worse", "reason.even", *WARNINGS}
            if verdict.best.worlds and reason.key not in beside:
                with pytest.raises((AssertionError, ValueError)):
                    assert_about_the_best(game, view, doubled, told)


@over_every_game
def test_a_reason_with_other_numbers_is_noticed(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        for reason in hint.reasons:
            for wrong in miscounted(reason):
                with pytest.raises(AssertionError):
                    assert_about_the_best(game, view, verdict, wrong)


def miscounted(reason: Text) -> list[Text]:
    """The reason with each of its numbers one higher, also in a reason within it."""
    found = []
    for name, value in reason.args:
        others = [value + 1] if isinstance(value, int) else miscounted(value) if isinstance(value, Text) else []
        found += [
            Text(reason.key, tuple((each, other if each == name else was) for each, was in reason.args))
            for other in others
        ]
    return found


@over_every_game
@pytest.mark.parametrize("forgotten", ["of_the_best_alone", "mostly_true"])
def test_what_forgets_the_worse_moves_is_noticed(
    game: AnyGame, number: int, forgotten: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game tells whatever holds for its best move; in some position that is no reason for it."""
    shown = found(game, number)
    explain = import_module(f"engine.games.{game.key}.ai.explain")
    fair = getattr(explain, forgotten)

    def told(verdict: Verdict[Any], *how: Any) -> tuple[Text, ...]:
        reasons: tuple[Text, ...] = fair(replace(verdict, moves=verdict.moves[:1]), *how)
        return reasons

    monkeypatch.setattr(explain, forgotten, told)
    noticed = 0
    for view, verdict, _ in shown:
        for reason in hint_of(game, view, verdict).reasons:
            try:
                assert_about_the_best(game, view, verdict, reason)
            except (AssertionError, ValueError):
                noticed += 1
    assert noticed


@over_every_game
def test_no_reason_speaks_of_nothing(game: AnyGame, number: int) -> None:
    for _, _, hint in found(game, number):
        for reason in hint.reasons:
            assert dict(reason.args).get("count") != 0 or reason.key == "reason.against"
        assert len(set(hint.reasons)) == len(hint.reasons) <= 3


@over_every_game
def test_no_hint_says_one_number_twice(game: AnyGame, number: int) -> None:
    for _, verdict, hint in found(game, number):
        assert not told_twice(verdict, hint)


@over_every_game
def test_no_hint_compares_a_move_that_is_as_good(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        equals = {name_among(game, view, action, verdict) for action in hint.equals}
        named = [
            dict(reason.args).get(name)
            for reason in hint.reasons
            if reason.key not in LITTLE
            for name in (NEXT_BEST, THAN)
        ]
        assert not equals & {*named}


def told_twice(verdict: Verdict[Any], hint: Hint) -> list[object]:
    """The differences that two lines of a hint tell, and the counts that are the chance once more, whatever happens."""
    told = [value for line in (hint.against, *hint.reasons) if line for name, value in line.args if name == "amount"]
    counted = [dict(reason.args).get("reason", reason) for reason in hint.reasons]
    facts = {FACTS[each.key] for each in counted if isinstance(each, Text) and each.key in FACTS}
    shares = {fact: [move.share(fact) for move in verdict.moves] for fact in facts | {WON}}
    again = [fact for fact in facts if len(set(shares[fact])) > 2 and shares[fact] == shares[WON]]
    return [*(each for each in set(told) if told.count(each) > 1), *again]


@over_every_game
def test_a_number_that_is_said_twice_is_noticed(game: AnyGame, number: int) -> None:
    behind = text("amount.points", value="1.5", margin="0.5")
    for _, verdict, hint in found(game, number):
        ahead = replace(hint, against=text("hint.ahead", next_best=hint.what, amount=behind))
        assert told_twice(verdict, replace(ahead, reasons=(text("reason.others_worse", amount=behind),)))


@over_every_game
def test_most_hints_that_prefer_a_move_say_why(game: AnyGame, number: int) -> None:
    preferred = [hint for _, verdict, hint in found(game, number) if worse(verdict)]
    unsaid = ("reason.all_worse", "reason.others_worse")
    assert 2 * sum(hint.reasons[0].key not in unsaid for hint in preferred) > len(preferred)


@over_every_game
def test_no_hint_leaves_the_why_open(game: AnyGame, number: int) -> None:
    for view, verdict, hint in found(game, number):
        assert bool(hint.reasons) != is_forced(view)
        for reason in hint.reasons:
            assert reason.key != "reason.unweighed" or not verdict.best.worlds
            if reason.key in ("reason.none_worse", "reason.even"):
                assert not worse(verdict)
                assert (len(verdict.moves) == 2) == (reason.key == "reason.even")
                assert len(hint.equals) == len(verdict.moves) - 1


@over_every_game
@pytest.mark.parametrize("language", Language)
def test_every_hint_can_be_said(game: AnyGame, number: int, language: Language) -> None:
    catalogue = {**game.words, **WORDS}
    for _, _, hint in found(game, number):
        for spoken in (hint.kind, hint.what, hint.worth, *hint.reasons, *filter(None, (hint.against,))):
            said = render(spoken, language, catalogue)
            assert said
            assert "{" not in said
