"""Why a move of Bashi Fen is good: counted facts, from the search's imagined deals or from what the seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from engine.games.bashi_fen.actions import Action, Bid, Bury, Partners, PartnersByColour, Pass, Play, Redeal
from engine.games.bashi_fen.ai.heuristic_player import packed_decision
from engine.games.bashi_fen.ai.merits_before_play import (
    first_copies,
    lower_buried,
    of_bid,
    of_burial,
    of_call,
    of_pass,
    without_suit,
)
from engine.games.bashi_fen.ai.merits_of_plays import JOINS, NONE_ABOVE, beside_play, is_highest, of_play
from engine.games.bashi_fen.ai.simulator.play_loop import led_by
from engine.games.bashi_fen.options import fluid, most_partners
from engine.games.bashi_fen.rules.phases import Calling, Playing
from engine.games.bashi_fen.rules.tricks import points_in
from engine.games.bashi_fen.rules.view import View, would_win
from engine.parts.reasons import (
    CLEARLY,
    ENOUGH,
    MOST_REASONS,
    MOSTLY,
    NEXT_BEST,
    THAN,
    Merit,
    fact_of,
    in_deals,
    mostly_true,
    of_the_best_alone,
    over_one,
    rival,
    rival_counted,
    seen_after,
    without_weaker,
    worse,
)
from engine.search_model import WON, Verdict, Weighed
from engine.words import Text, text

APART = 3
"""A difference of this many points or more on average is worth telling."""
JOINING = 0.2
"""This many more partners on average than after any worse call are worth telling."""
OF_ITS_SUIT = ("reason.higher_stays", "reason.higher_stay", "reason.lower_played")
"""What tells one play of a suit from another of it; after a play of another suit all cards of this one stay."""
_WEAKER = {
    "reason.points_led": ("reason.given",),
    "reason.points_spared": ("reason.given", "reason.lower_discarded"),
    "reason.points_put": ("reason.given", "reason.lower_discarded"),
    "reason.trumps_kept": ("reason.lower_discarded",),
    "reason.trumps_left": ("reason.lower_discarded",),
    "reason.lower_enough": ("reason.lower_wins",),
    "reason.higher_stays": ("reason.lower_played",),
    "reason.higher_stay": ("reason.lower_played",),
    "reason.points_added": ("reason.gained",),
    "reason.points_home": ("reason.gained",),
    "reason.winners_kept": (
        "reason.higher_stays",
        "reason.higher_stay",
        "reason.lower_discarded",
        "reason.lower_played",
    ),
    "reason.buried": ("reason.no_points_buried", "reason.few_points_buried"),
    "reason.buried_against": ("reason.no_points_buried", "reason.few_points_buried"),
    "reason.buried_alike": ("reason.no_points_buried", "reason.few_points_buried"),
}
"""Reasons, and those that say less beside them, or nearly the same."""


def reasons(view: View, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """At most three facts about the verdict's best move, the strongest first.

    How the hand ends is not among them: a hint says it in levels.
    """
    own = of_the_best_alone(verdict, lambda move: seen(view, move.action))
    own += _beside(verdict, lambda move: _seen_beside(view, move.action))
    if not _in_one_suit(view, verdict):
        own = tuple(told for told in own if fact_of(told) not in OF_ITS_SUIT)
    if is_highest(view, verdict.best.action):  # what everybody knows of an Ace is told only where nothing else is seen
        own = tuple(told for told in own if told.key != NONE_ABOVE) or own
    if _equally_high(view, verdict):
        return (text("reason.equally_high"),)
    found = without_weaker((*_counted(view, verdict), *own, *_gained(view, verdict)), _WEAKER)
    found = found or tuple(_alike(view, verdict))
    return tuple(sorted(found, key=lambda told: told.key != JOINS))[:MOST_REASONS]


def _in_one_suit(view: View, verdict: Verdict[Action]) -> bool:
    """Whether the best move and the one that it is compared with play the same suit; True where none is compared."""
    other = rival(verdict)
    actions = (verdict.best.action,) if other is None else (verdict.best.action, other.action)
    return len({view.trumps.suit_of(action.cards[0]) for action in actions if isinstance(action, Play)}) <= 1


def _equally_high(view: View, verdict: Verdict[Action]) -> bool:
    """Whether one chooses only among cards that are equally high in the same suits as played."""

    def stands_for(move: Weighed[Action]) -> tuple[object, ...]:
        cards = move.action.cards if isinstance(move.action, Play) else ()
        return tuple(sorted((str(view.trumps.suit_of(card)), view.trumps.strength(card)) for card in cards))

    alike = {stands_for(move) for move in verdict.moves}
    return len(verdict.moves) > 1 and not worse(verdict) and len(alike) == 1 and alike != {()}


def _alike(view: View, verdict: Verdict[Action]) -> Iterator[Text]:
    """Why it matters little what is played, where all plays that were weighed do the same to the trick."""
    playing = view.phase
    plays = [move.action for move in verdict.moves if isinstance(move.action, Play)]
    if not isinstance(playing, Playing) or playing.lead is None or len(plays) < 2 or worse(verdict):
        return
    points, wins = {points_in(play.cards) for play in plays}, {would_win(view, playing, play) for play in plays}
    if len(points) > 1 or len(wins) > 1 or {move.share(WON) for move in verdict.moves} in ({0.0}, {1.0}):
        return
    if wins == {False}:
        yield text("reason.alike_lose", points=points.pop())
    elif sum(map(bool, playing.plays)) == view.options.seats - 1:
        yield text("reason.alike_win")


def _beside(verdict: Verdict[Action], merits: Callable[[Weighed[Action]], Iterable[Merit]]) -> tuple[Text, ...]:
    """What is told where two moves are compared, and where nothing else was weighed, since all the rest is waste."""
    alone = len(verdict.moves) == 1 and verdict.best.worlds
    return of_the_best_alone(verdict, merits) if alone else over_one(verdict, merits)


def seen(view: View, action: Action) -> Iterator[Merit]:
    """The merits of a move that the seat can see, whatever is imagined."""
    match action:
        case Play() as play if isinstance(view.phase, Playing):
            yield from of_play(view, view.phase, play)
        case Bury(cards):
            yield from of_burial(view, Counter(card for card in cards if card is not None))
        case Bid() | Redeal():
            yield from of_bid(view, action)
        case Pass() if not isinstance(view.phase, Calling):
            yield from of_pass(view)
        case Partners(copies):
            yield from of_call(view, copies)


def _seen_beside(view: View, action: Action) -> Iterator[Merit]:
    """Weaker merits, told only where no more than two moves are compared."""
    if isinstance(action, Bid):
        yield from without_suit(view, action)
    elif isinstance(action, Play) and isinstance(view.phase, Playing):
        yield from beside_play(view, view.phase, action)
    elif isinstance(action, Bury):
        yield from lower_buried(view, Counter(card for card in action.cards if card is not None))
    elif isinstance(action, Partners):
        yield from first_copies(view, action.copies)


def _counted(view: View, verdict: Verdict[Action]) -> Iterator[Text]:
    """The facts that came true in the imagined deals: throws, tricks, the kitty, partners."""
    best = verdict.best
    if not best.worlds:
        return
    if isinstance(best.action, Play) and isinstance(view.phase, Playing):
        yield from _stands(view, view.phase, verdict)
        yield from _won(view, verdict) or _given(verdict)
        yield from mostly_true(verdict, "last_trick", lambda deals: text("reason.last_trick", deals=deals))
    elif isinstance(best.action, Bury):
        points = _buried(best.action)
        other = rival(verdict)
        known = other is None or other.worlds >= ENOUGH
        if points and known and (_clearly_more(verdict, "last_trick") or _buries_most_safely(verdict)):
            yield _beside_the_rival(verdict, text("reason.buried", points=points, deals=_last_tricks(best)))
    elif isinstance(best.action, Partners | PartnersByColour):
        yield from _partners_found(view, verdict)


def _partners_found(view: View, verdict: Verdict[Action]) -> Iterator[Text]:
    """How many partners a call finds: clearly more than after any worse one, or any other where none is worse."""
    best, other = verdict.best, rival(verdict)
    others = worse(verdict) or tuple(move for move in verdict.moves[1:] if move.worlds)
    if not others or best.share("partners") - max(move.share("partners") for move in others) < JOINING:
        return
    if other is not None and other.worlds < ENOUGH:
        return
    other = rival_counted(verdict)
    if most_partners(view.options) == 1:
        told = text("reason.finds_partner", deals=in_deals(best.count("partners"), best.worlds))
        yield told if other is None else text("reason.against", reason=told, **seen_after(other, "partners"))
        return
    told = text("reason.partners", partners=f"{best.share('partners'):.1f}", worlds=best.worlds)
    if other is not None:
        after = {"other": f"{other.share('partners'):.1f}", THAN: other.action}
        told = text("reason.partners_against", **dict(told.args), **after)
    yield told


def _stands(view: View, playing: Playing, verdict: Verdict[Action]) -> Iterator[Text]:
    """That a throw stands; nothing for a lead that is no throw."""

    def throws(action: object) -> bool:
        return isinstance(action, Play) and _throws(view, playing, action)

    if throws(verdict.best.action):
        yield from mostly_true(verdict, "stands", lambda deals: text("reason.stands", deals=deals), throws)


def _clearly_more(verdict: Verdict[Action], fact: str) -> bool:
    """Whether this comes true in a clearly larger share after the best move than after any worse one, or any other."""
    others = worse(verdict) or tuple(move for move in verdict.moves[1:] if move.worlds)
    return verdict.best.share(fact) >= max((move.share(fact) for move in others), default=-1.0) + CLEARLY


def _buries_most_safely(verdict: Verdict[Action]) -> bool:
    """Whether the best move buries more points than any worse one, and they mostly stay with the own side."""
    buried = max((_buried(move.action) for move in worse(verdict)), default=0)
    return verdict.best.share("last_trick") >= MOSTLY and 0 < buried < _buried(verdict.best.action)


def _last_tricks(move: Weighed[Action]) -> Text:
    return in_deals(move.count("last_trick"), move.worlds)


def _beside_the_rival(verdict: Verdict[Action], told: Text) -> Text:
    """What is told of a burial and the last trick, beside the same of the one that it is compared with; once, if both
    win it as often."""
    other = rival_counted(verdict)
    if other is None:
        return told
    after = {"other": _buried(other.action), THAN: other.action}
    if _last_tricks(other) == _last_tricks(verdict.best):
        return text("reason.buried_alike", **dict(told.args), **after)
    return text("reason.buried_against", **dict(told.args), others=_last_tricks(other), **after)


def _buried(action: Action) -> int:
    """The points that a move puts into the kitty."""
    return points_in(card for card in action.cards if card is not None) if isinstance(action, Bury) else 0


def _throws(view: View, playing: Playing, play: Play) -> bool:
    """Whether this is a lead of several combinations at once."""
    packing, _, information = packed_decision(view, playing)
    return information.led is None and len(led_by(packing, packing.packed(play.cards)).lead.parts) > 1


def _given(verdict: Verdict[Action]) -> Iterator[Text]:
    """The points that the others get in this trick, where every worse move gives them more."""
    best, other = verdict.best, rival_counted(verdict)
    if other is not None and min(_mean(move, "given") for move in worse(verdict)) - _mean(best, "given") >= APART:
        yield _beside_the_mean_of(other, "reason.given", best, "given")


def _won(view: View, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """That the own side mostly wins this trick, with its mean points; empty where a worse move wins it as often."""
    best = verdict.best
    points = _mean(best, "gained")
    if best.share("partner") >= MOSTLY and best.count("gained"):
        key = "reason.fed" if fluid(view.options) else "reason.fed_by_partner"
        return mostly_true(verdict, "partner", lambda deals: text(key, deals=deals, points=points))
    return mostly_true(verdict, "trick", lambda deals: text("reason.trick", deals=deals, points=points))


def _gained(view: View, verdict: Verdict[Action]) -> Iterator[Text]:
    """The points that the own side gets in this trick, where every worse move brings it fewer, unless that was told."""
    best, other = verdict.best, rival_counted(verdict)
    if other is None or not isinstance(view.phase, Playing) or _won(view, verdict):
        return
    if _mean(best, "gained") - max(_mean(move, "gained") for move in worse(verdict)) >= APART:
        yield _beside_the_mean_of(other, "reason.gained", best, "gained")


def _beside_the_mean_of(other: Weighed[Action], key: str, best: Weighed[Action], fact: str) -> Text:
    """The mean of the best move and that of another one, in words."""
    means = {"points": _mean(best, fact), "other": _mean(other, fact)}
    return text(key, worlds=best.worlds, **means, **{NEXT_BEST: other.action})


def _mean(move: Weighed[Action], fact: str) -> int:
    return round(move.share(fact))
