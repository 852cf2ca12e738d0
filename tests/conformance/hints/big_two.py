"""What hints of Big Two may say of a move, worked out once more from the view and the verdict."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import combinations
from typing import Any

from engine.cards import Card, without
from engine.games.big_two.actions import Pass, Play
from engine.games.big_two.ai.imagine.facts import facts_of
from engine.games.big_two.ai.simulator.plans import fewest_plays
from engine.games.big_two.ai.simulator.play_loop import packed
from engine.games.big_two.melds import RANKS, VALUES, beats, plays, read_meld
from engine.games.big_two.options import PARTNERSHIP, partner
from engine.games.big_two.rules.scoring import result_lines
from engine.search_model import Weighed
from tests.conformance.hints.shared import (
    Held,
    Reason,
    beside,
    compared,
    held,
    highest_kept,
    left,
    lowest_goes,
    may_lead,
    out,
    rest,
    where,
)


def the_highest_stays(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    stay = highest_kept(VALUES.__getitem__, view, move)
    return held() if stay and len(view.hand) > 1 else ()


def least_plays(view: Any, cards: tuple[Card, ...]) -> int:
    return fewest_plays(packed(cards), view.options.straights)


def left_to_the_partner(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    best = view.phase.trick.best
    return held(seat=best) if view.options.mode == PARTNERSHIP and best == partner(view.seat) else ()


def going_out_loses(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Another move would go out, and the score of that hand would be a loss."""
    goes_out = any(len(getattr(action, "cards", ())) == len(view.hand) for action in view.candidates())
    left = tuple(0 if seat == view.seat else count for seat, count in enumerate(view.counts))
    if view.options.mode != PARTNERSHIP or not goes_out or not rest(view, move):
        return ()
    told = [0, 0]
    for line in result_lines(view.options, left, view.seat, view.phase.forgot):
        if line.key in ("side", "forgot"):
            seat: Any = line.args[0][1]
            told[seat % 2] += line.amount
    ours, theirs = told[view.seat % 2], told[1 - view.seat % 2]
    return held(ours=ours, theirs=theirs) if ours > theirs else ()


def hidden_cards(view: Any) -> list[Card]:
    """The cards that the seat neither holds nor has seen played."""
    seen = {*view.hand, *(card for entry in view.history for card in getattr(entry.action, "cards", ()))}
    return [card for card in VALUES if card not in seen]


def unbeatable(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """No hidden cards beat it that somebody has enough cards for and may hold."""
    straights = view.options.straights
    own = read_meld(move.action.cards, straights)
    assert own is not None
    bounds = facts_of(view).bounds
    for seat, bound in bounds.items():
        values = tuple(sorted(VALUES[card] for card in hidden_cards(view) if VALUES[card] < bound.limit))
        if view.counts[seat] >= own.size and plays(values, own, straights):
            return ()
    return held()


def low_enough(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """What was played beats what lies there, and of the other plays that do none is lower and one is higher."""
    if view.over is None:
        return ()
    melds = [
        read_meld(action.cards, view.options.straights) for action in view.candidates() if isinstance(action, Play)
    ]
    own = read_meld(move.action.cards, view.options.straights)
    higher = [beats(each, own) for each in melds]
    lower = [beats(own, each) for each in melds]
    return held() if any(higher) and not any(lower) else ()


def beating_is_dear(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    now = least_plays(view, view.hand)
    plays = {action.cards for action in view.candidates() if isinstance(action, Play)}
    after = min((least_plays(view, without(view.hand, cards)) for cards in plays), default=-1)
    return held(after=after + 1, before=now) if after >= now else ()


def cards_gone(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    gone = len(move.action.cards)
    return held(gone, count=gone) if view.phase.over is None or gone == 5 else ()


def lone(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """The only card of its rank, which makes no five-card hand with any four others."""
    (card, *more), others = move.action.cards, [each for each in view.hand if each not in move.action.cards]
    if view.phase.over is not None or more or any(each.rank is card.rank for each in others):
        return ()
    fives = any(read_meld((card, *four), view.options.straights) for four in combinations(others, 4))
    return () if fives else held()


def pairs_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """As many pairs as can be laid one after the other from the cards left."""
    left, count = list(rest(view, move)), 0
    while left:
        card = left.pop()
        equal = next((each for each in left if each.rank is card.rank), None)
        if equal is not None:
            left.remove(equal)
            count += 1
    return held(count, count=count) if count else ()


def strength_played(sizes: tuple[int, ...], sign: int, view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    meld = read_meld(move.action.cards, view.options.straights)
    return held(sign * meld.strength) if len(move.action.cards) in sizes and meld is not None else ()


def ranks_spent(_view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    return held(-sum(RANKS.index(card.rank) for card in move.action.cards))


def bracket(mode: str, view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """What the cards left would cost by the lines of the result: how often each counts has fallen."""
    if view.options.mode != mode:
        return ()
    told = []
    for gone in (0, len(move.action.cards)):
        left = tuple(count - gone * (seat == view.seat) for seat, count in enumerate(view.counts))
        lines = result_lines(view.options, left, (view.seat + 1) % 4, ())
        seats: Any = [
            ({value for name, value in line.args if name in ("seat", "one", "other")}, line) for line in lines
        ]
        told.append(next(line for named, line in seats if view.seat in named and line.key in ("side", "loser")))
    (before, after), factors = told, [dict(line.args)["factor"] for line in told]
    fell = factors[1] < factors[0]  # type: ignore[operator]
    return held(-abs(after.amount), after=abs(after.amount), before=abs(before.amount)) if fell else ()


REASONS: Mapping[str, Reason] = {
    "reason.out": Reason((Play,), "Playing", out),
    "reason.left": Reason((Play,), "Playing", partial(left, least_plays)),
    "reason.partner": Reason((Pass,), "Playing", left_to_the_partner),
    "reason.out_loses": Reason((Play, Pass), "Playing", going_out_loses),
    "reason.unbeatable": Reason((Play,), "Playing", unbeatable),
    "reason.low_enough": Reason((Play,), "Playing", low_enough),
    "reason.dear": beside((Pass,), beating_is_dear),
    "reason.highest_kept": beside((Play, Pass), the_highest_stays),
    "reason.lowest_goes": beside((Play,), partial(lowest_goes, VALUES.__getitem__)),
    "reason.fewer_beat": compared((Play,), partial(strength_played, (5,), 1)),
    "reason.lower_cards": compared((Play,), partial(strength_played, (1, 2), -1)),
    "reason.harder": compared((Play,), partial(strength_played, (1, 2), 1)),
    "reason.cheaper": compared((Play,), ranks_spent),
    "reason.bracket.partnership": beside((Play,), partial(bracket, "partnership")),
    "reason.bracket.individual": beside((Play,), partial(bracket, "individual")),
    "reason.may_lead": beside((Play,), where(may_lead)),
    "reason.cards_gone": beside((Play,), cards_gone),
    "reason.lone": beside((Play,), lone),
    "reason.pairs_kept": beside((Play, Pass), pairs_kept),
}
"""By key: every reason that is told of what the seat sees."""
