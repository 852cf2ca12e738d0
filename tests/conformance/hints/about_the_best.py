"""What is asserted of every reason that a hint gives: it is true of the best move, and of none that is worse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.game import AnyGame
from engine.games.bashi_fen.ai.explain import APART, JOINING
from engine.games.bashi_fen.options import most_partners
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.view import would_win
from engine.parts.reasons import CLEARLY, LIKELIER, MOSTLY, NEXT_BEST, SETTLED, THAN, equals, fact_of, in_deals, worse
from engine.players.hints import LITTLE, amount
from engine.players.naming import name_beside
from engine.search_model import WON, Verdict, Weighed
from engine.words import Text, rounded, text
from tests.conformance.hints.reasons import SEEN, WARNINGS, degrees_of, holds_of, of_its_own, seen_of

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
    "reason.finds_partner": "partners",
}
"""What is counted over imagined deals, by the reason that tells it."""
DECIDED = {"reason.all_win": 1.0, "reason.all_lose": 0.0}
"""What is told where no move tried is worse, by the share of imagined deals that every one of them wins."""


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
    elif reason.key in MEANS and reason.key not in SEEN[game.key]:
        MEANS[reason.key](game, view, verdict, said)
    elif THAN in said:
        assert_seen(game, view, *without_the_rival(game, view, verdict, reason))
    elif reason.key in SEEN[game.key]:
        assert not tells_the_rival(game, view, verdict, reason.key), "the rival's number is left out"
        assert_seen(game, view, verdict, reason)
    elif reason.key in WARNINGS:
        assert said == {}
        assert WARNINGS[reason.key](view, verdict.best)
    elif reason.key == "reason.against":
        told = said["reason"]
        assert isinstance(told, Text)
        fact = FACTS[told.key]
        assert_counted(verdict, told)
        least, more = (0.0, JOINING) if fact == "partners" else (MOSTLY, CLEARLY)
        nearest, alike = rival_of(verdict), of_its_kind(game, view, told.key, others)
        assert nearest in alike
        assert nearest.worlds >= SETTLED
        assert (said["count"], said["worlds"]) == (nearest.count(fact), nearest.worlds)
        assert said[NEXT_BEST] == name_beside(game, view, nearest.action, verdict)
        assert verdict.best.share(fact) >= max(least, *(move.share(fact) + more for move in alike))
    elif reason.key in FACTS:
        assert_counted(verdict, reason)
        least, more = (0.0, JOINING) if reason.key == "reason.finds_partner" else (MOSTLY, CLEARLY)
        assert verdict.best.share(FACTS[reason.key]) >= least
        worse_ones = of_its_kind(game, view, reason.key, others)
        assert not worse_ones or rival_of(verdict) not in worse_ones or rival_of(verdict).worlds < SETTLED
        alike = worse_ones or of_its_kind(game, view, reason.key, tried)
        assert (
            verdict.best.share(FACTS[reason.key])
            >= max((m.share(FACTS[reason.key]) for m in alike), default=-more) + more
        )
    elif reason.key == "reason.all_worse":
        assert said["count"] == len(verdict.moves) - 1 == len(others)
    elif reason.key == "reason.others_worse":
        assert verdict.ties
        nearest = rival_of(verdict)
        assert said["amount"] == amount(model.unit, nearest.gap, nearest.gap_error)
        assert said[NEXT_BEST] == name_beside(game, view, nearest.action, verdict)
    else:
        assert reason.key in ("reason.alone_tried", "reason.none_shown_worse", "reason.unweighed", *LITTLE)
        assert not others
        assert (len(verdict.moves) == 1) == (reason.key == "reason.alone_tried") or reason.key == "reason.unweighed"
        if reason.key == "reason.even":
            assert said[NEXT_BEST] == name_beside(game, view, verdict.moves[1].action, verdict)
        if reason.key in LITTLE:
            assert len(equals(verdict, model.matters(view))) == len(verdict.moves) - 1
        if reason.key in DECIDED:
            assert {move.share(WON) for move in verdict.moves} == {DECIDED[reason.key]}


def assert_seen(game: AnyGame, view: Any, verdict: Verdict[Any], reason: Text) -> None:
    """What is told is seen of the best move, and of no worse one as much."""
    others = worse(verdict)
    assert len(verdict.moves) <= 2 or not SEEN[game.key][reason.key].beside
    beside = others or verdict.moves[1:]
    seen = [
        found
        for found in seen_of(game.key, view, verdict.best, reason.key)
        if of_its_own(game.key, view, reason.key, found, beside) == dict(reason.args)
    ]
    assert seen, f"{reason} is not true of {verdict.best.action}"
    if SEEN[game.key][reason.key].compares:
        assert any(degrees_of(game.key, view, other, reason.key) for other in beside), f"{reason} compares with nothing"
    true = [holds_of(game.key, view, other, reason.key, seen[0]) for other in beside]
    assert not (any(true) if others else true and all(true)), f"{reason} is true of other moves, too"
    if reason.key == "reason.low_enough":
        assert any(other.action != game.passing for other in others), "it is low beside a pass alone"


def without_the_rival(game: AnyGame, view: Any, verdict: Verdict[Any], reason: Text) -> tuple[Verdict[Any], Text]:
    """The verdict on the best move and the rival alone, and the reason without the rival's number, which is right."""
    key, said, nearest = fact_of(reason), dict(reason.args), rival_of(verdict)
    assert said.pop(THAN) == name_beside(game, view, nearest.action, verdict)
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
    found = [move for move in worse(verdict) if name_beside(game, view, move.action, verdict) == named]
    assert len(found) == 1, f"{named} is no worse move"
    return found[0]


def assert_counted(verdict: Verdict[Any], told: Text) -> None:
    """What is told was counted of the best move."""
    counts, best = dict(told.args), verdict.best
    assert counts["deals"] == in_deals(best.count(FACTS[told.key]), best.worlds)
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
    assert nearest.worlds >= SETTLED
    assert said[NEXT_BEST] == name_beside(game, view, nearest.action, verdict)
    assert said["other"] == round(nearest.share("given"))
    assert all(round(move.share("given")) >= said["points"] + APART for move in worse(verdict))  # type: ignore[operator]


def points_gained(game: AnyGame, view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    assert (said["points"], said["worlds"]) == (round(verdict.best.share("gained")), verdict.best.worlds)
    nearest = rival_of(verdict)
    assert nearest.worlds >= SETTLED
    assert said[NEXT_BEST] == name_beside(game, view, nearest.action, verdict)
    assert said["other"] == round(nearest.share("gained"))
    assert all(round(move.share("gained")) <= said["points"] - APART for move in worse(verdict))  # type: ignore[operator]


def partners_found(game: AnyGame, view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    best, nearest = verdict.best, rival_of(verdict)
    assert most_partners(view.options) > 1
    assert said == {
        "partners": f"{best.share('partners'):.1f}",
        "other": f"{nearest.share('partners'):.1f}",
        "worlds": best.worlds,
        THAN: name_beside(game, view, nearest.action, verdict),
    }
    for move in worse(verdict):
        assert move.share("partners") <= best.share("partners") - JOINING


def partners_found_alone(_game: AnyGame, view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    best = verdict.best
    assert most_partners(view.options) > 1
    assert not worse(verdict) or rival_of(verdict).worlds < SETTLED
    assert said == {"partners": f"{best.share('partners'):.1f}", "worlds": best.worlds}
    for move in worse(verdict) or verdict.moves[1:]:
        assert not move.worlds or move.share("partners") <= best.share("partners") - JOINING


def points_buried(_game: AnyGame, _view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    best = verdict.best
    points = points_in(best.action.cards)
    assert points
    assert said == {"points": points, "deals": in_deals(best.count("last_trick"), best.worlds)}
    others = worse(verdict) or tuple(move for move in verdict.moves[1:] if move.worlds)
    assert not worse(verdict) or rival_of(verdict).worlds < SETTLED
    clearly = all(move.share("last_trick") <= best.share("last_trick") - CLEARLY for move in others)
    most = max((points_in(move.action.cards) for move in worse(verdict)), default=0)
    assert clearly or (best.share("last_trick") >= MOSTLY and 0 < most < points)


def points_buried_against(game: AnyGame, view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    best, nearest = verdict.best, rival_of(verdict)
    points = points_in(best.action.cards)
    assert points
    assert nearest.worlds >= SETTLED
    deals, others = (in_deals(move.count("last_trick"), move.worlds) for move in (best, nearest))
    assert said == {
        "points": points,
        "deals": deals,
        "other": points_in(nearest.action.cards),
        **({} if others == deals else {"others": others}),
        THAN: name_beside(game, view, nearest.action, verdict),
    }
    clearly = nearest.share("last_trick") <= best.share("last_trick") - CLEARLY
    assert clearly or (best.share("last_trick") >= MOSTLY and 0 < points_in(nearest.action.cards) < points)


def wins(game: AnyGame, view: Any, verdict: Verdict[Any], said: dict[str, object]) -> None:
    """The best move wins clearly more often than every worse one; the rival is named."""
    nearest = rival_of(verdict)
    assert all(verdict.best.share(WON) >= move.share(WON) + LIKELIER for move in worse(verdict))
    assert said[NEXT_BEST] == name_beside(game, view, nearest.action, verdict)
    assert said["chance"] == rounded(100 * nearest.count(WON) / nearest.worlds)


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
    "reason.partners": partners_found_alone,
    "reason.partners_against": partners_found,
    "reason.buried": points_buried,
    "reason.buried_against": points_buried_against,
    "reason.buried_alike": points_buried_against,
    "reason.equally_high": equally_high,
    "reason.alike_win": alike_win,
    "reason.alike_lose": alike_lose,
}
"""Reasons that are told by means over the imagined deals, or by what was counted beside what is seen."""
