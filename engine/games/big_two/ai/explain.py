"""Why a move of Big Two is good: facts counted in the search's imagined deals or in what the seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.cards import Card, without
from engine.games.big_two.actions import Action, Play
from engine.games.big_two.ai.claim import highest_unseen
from engine.games.big_two.ai.simulator.plans import fewest_plays
from engine.games.big_two.ai.simulator.play_loop import packed
from engine.games.big_two.melds import VALUES, Strength, height, read_meld
from engine.games.big_two.options import PARTNERSHIP, SEATS, partner
from engine.games.big_two.rules.scoring import PARTNERS, TABLES, factor, penalty, side_penalty
from engine.games.big_two.rules.view import View
from engine.parts.reasons import MOST_REASONS, Merit, among, mostly_true, of_the_best_alone, over_one, worse
from engine.parts.seats import seat_after
from engine.search_model import Verdict, Weighed
from engine.words import Text, text

KINDS = {1: "single", 2: "pair", 5: "five"}
"""The kinds of play by their number of cards."""
FIVE = 5
HIGHEST_KEPT, LOWER_CARDS = text("reason.highest_kept"), text("reason.lower_cards")
LOWEST_GOES, LONE = text("reason.lowest_goes"), text("reason.lone")
HARDER, FEWER_BEAT, UNBEATABLE = text("reason.harder"), text("reason.fewer_beat"), text("reason.unbeatable")
IMPLIED_BY = {
    LOWER_CARDS: {HIGHEST_KEPT, LOWEST_GOES, text("reason.low_enough")},
    LONE: {LOWEST_GOES},
    HARDER: {UNBEATABLE},
    FEWER_BEAT: {UNBEATABLE},
}
"""What is not said beside what says it already."""


def kind(view: View, action: Action) -> Text:
    """The kind of the wanted move, without naming a card."""
    if not isinstance(action, Play):
        return text("hint.kind.pass")
    if action.lay_down:
        return text("hint.kind.lay_down")
    if view.over is not None:
        return text("hint.kind.beat")
    return text(f"hint.kind.lead_{KINDS[len(action.cards)]}")


def wins(view: View, action: Action) -> bool:
    """Whether a move wins the set at once: going out, for partners with fewer penalty points than they have (BT-41)."""
    if not isinstance(action, Play) or not (action.lay_down or len(action.cards) == len(view.hand)):
        return False
    if view.options.mode != PARTNERSHIP:
        return True
    ours, theirs = penalties_if_out(view)
    return ours < theirs


def penalties_if_out(view: View) -> tuple[int, int]:
    """The penalty points of our side and of the other if we go out now (BT-41)."""
    left = [0 if seat == view.seat else count for seat, count in enumerate(view.counts)]
    ours, theirs = (side_penalty(left, side, view.phase.forgot) for side in (view.seat, seat_after(view.seat, SEATS)))
    return ours, theirs


def reasons(view: View, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """At most three facts about the verdict's best move, the strongest first."""
    own = of_the_best_alone(verdict, lambda move: _seen(view, move))
    if any(isinstance(move.action, Play) for move in worse(verdict)):  # against a pass it is no merit to be low
        own += of_the_best_alone(among(verdict, Play), lambda move: _seen_of_beating_low(view, move))
    alike = _compared_alike(view, verdict)
    own += over_one(verdict, lambda move: _seen_beside(view, move, alike))
    own = tuple(each for each in own if not IMPLIED_BY.get(each, set()) & {*own})
    told = (*own, *_counted(view, verdict))
    told = told or over_one(verdict, lambda move: _may_lead(view, move))
    return (told or over_one(verdict, lambda move: _pairs_kept(view, move)))[:MOST_REASONS]


def _compared_alike(view: View, verdict: Verdict[Action]) -> frozenset[str]:
    """Whether all these moves play as many cards ("size"), and also combinations of one strength ("strength")."""
    plays = [move.action for move in verdict.moves if isinstance(move.action, Play)]
    if len(plays) < len(verdict.moves) or len({len(play.cards) for play in plays}) > 1:
        return frozenset()
    one_strength = len({_strength(view, play) for play in plays}) == 1
    return frozenset(("size", "strength") if one_strength else ("size",))


def _seen(view: View, move: Weighed[Action]) -> Iterator[Merit]:
    """The merits of a move that the seat can see."""
    hand, straights = packed(view.hand), view.options.straights
    if isinstance(move.action, Play):
        rest = hand & ~packed(move.action.cards)
        if not rest or move.action.lay_down:
            yield Merit(text("reason.out"))
            return
        now, after = fewest_plays(hand, straights), fewest_plays(rest, straights)
        if after < now:
            yield Merit(text("reason.left", after=after), -after)
        if is_unbeatable(view, move.action):
            yield Merit(UNBEATABLE)
    elif _partner_is_best(view):
        yield Merit(text("reason.partner", seat=view.phase.trick.best))
    yield from _seen_of_staying_in(view)


def _seen_of_staying_in(view: View) -> Iterator[Merit]:
    """That going out, which could be done now, loses the points: the partner holds too much (BT-41)."""
    if view.options.mode != PARTNERSHIP or not any(
        isinstance(action, Play) and len(action.cards) == len(view.hand) for action in view.candidates()
    ):
        return
    ours, theirs = penalties_if_out(view)
    if ours > theirs:
        yield Merit(text("reason.out_loses", ours=ours, theirs=theirs))


def is_unbeatable(view: View, play: Play) -> bool:
    """Whether nobody can beat this play, whatever the others hold."""
    strength = _strength(view, play)
    return strength > highest_unseen(view)[len(play.cards)]


def _seen_of_beating_low(view: View, move: Weighed[Action]) -> Iterator[Merit]:
    """That nothing lower would have done, where something higher would; no reason to beat the own partner."""
    if view.over is None or not isinstance(move.action, Play) or _partner_is_best(view):
        return
    enough = {_strength(view, action) for action in view.candidates() if isinstance(action, Play)}
    if min(enough) == _strength(view, move.action) < max(enough):
        yield Merit(text("reason.low_enough"))


def _partner_is_best(view: View) -> bool:
    return view.options.mode == PARTNERSHIP and view.phase.trick.best == partner(view.seat)


def _strength(view: View, play: Play) -> Strength:
    meld = read_meld(play.cards, view.options.straights)
    assert meld is not None
    return meld.strength


def _seen_beside(view: View, move: Weighed[Action], alike: frozenset[str]) -> Iterator[Merit]:
    """What is seen beside: what beating costs, how many cards go, which of the lowest and highest go and stay, what the
    cards left cost, and how high the play is beside one ``alike``.

    These are weaker reasons, told only where two moves are compared.
    """
    highest, lowest = max(view.hand, key=VALUES.__getitem__), min(view.hand, key=VALUES.__getitem__)
    if not isinstance(move.action, Play):
        yield from _seen_of_beating(view)
        if len(view.hand) > 1:
            yield Merit(HIGHEST_KEPT)
        return
    cards = move.action.cards
    if view.over is None or len(cards) == FIVE:
        yield Merit(text("reason.cards_gone", count=len(cards)), len(cards), number=len(cards))
    if view.over is None and lowest in cards:
        yield Merit(LOWEST_GOES)
    if view.over is None and len(cards) == 1 and _is_lone(view, cards[0]):
        yield Merit(LONE)
    if highest not in cards:
        yield Merit(HIGHEST_KEPT)
    if "strength" in alike:
        yield Merit(text("reason.cheaper"), -sum(map(height, cards)), compares=True)
    elif "size" in alike:
        yield from _seen_of_strength(_strength(view, move.action), len(cards))
    yield from _seen_of_penalty(view, len(cards))


def _is_lone(view: View, card: Card) -> bool:
    """Whether this card of the hand is part of no pair and of no five-card hand."""
    plays = (action.cards for action in view.candidates() if isinstance(action, Play))
    return not any(card in cards for cards in plays if len(cards) > 1)


def _seen_of_strength(strength: Strength, size: int) -> Iterator[Merit]:
    """What is seen of a play beside a higher or lower one of as many cards."""
    if size == FIVE:
        yield Merit(FEWER_BEAT, strength, compares=True)
    else:
        yield Merit(LOWER_CARDS, -strength, compares=True)
        yield Merit(HARDER, strength, compares=True)


def _seen_of_penalty(view: View, gone: int) -> Iterator[Merit]:
    """That the cards left count fewer times once so many are gone (BT-41, BT-43)."""
    with_partner = view.options.mode == PARTNERSHIP
    brackets = PARTNERS if with_partner else TABLES[view.options.individual_table]
    held = view.counts[view.seat] + (view.counts[partner(view.seat)] if with_partner else 0)
    left = held - gone
    if factor(brackets, left) < factor(brackets, held):
        before, after = penalty(brackets, held), penalty(brackets, left)
        yield Merit(text(f"reason.bracket.{view.options.mode}", before=before, after=after), -after)


def _may_lead(view: View, move: Weighed[Action]) -> Iterator[Merit]:
    """That a play which nobody beats wins the lead; told only where there is nothing else."""
    if view.over is not None and isinstance(move.action, Play):
        yield Merit(text("reason.may_lead"))


def _pairs_kept(view: View, move: Weighed[Action]) -> Iterator[Merit]:
    """How many pairs the cards left make, each of which goes in one play; told only where there is nothing else."""
    rest = without(view.hand, move.action.cards) if isinstance(move.action, Play) else view.hand
    pairs = sum(count // 2 for count in Counter(card.rank for card in rest).values())
    if pairs:
        yield Merit(text("reason.pairs_kept", count=pairs), pairs, number=pairs)


def _seen_of_beating(view: View) -> Iterator[Merit]:
    """That whoever beats the play needs more plays in all to go out."""
    hand, straights = packed(view.hand), view.options.straights
    rests = {hand & ~packed(action.cards) for action in view.candidates() if isinstance(action, Play)}
    now, after = fewest_plays(hand, straights), min((fewest_plays(rest, straights) for rest in rests), default=-1)
    if after >= now:
        yield Merit(text("reason.dear", after=after + 1, before=now))


def _counted(view: View, verdict: Verdict[Action]) -> Iterator[Text]:
    """The facts that came true in the imagined deals."""
    best = verdict.best.action
    if isinstance(best, Play) and (len(best.cards) == len(view.hand) or best.lay_down):
        return  # the hand is over with it: nobody need beat it, and who goes out first is known
    if isinstance(best, Play) and not is_unbeatable(view, best):
        yield from mostly_true(
            verdict,
            "unbeaten",
            lambda deals: text("reason.unbeaten", deals=deals),
            lambda action: isinstance(action, Play),
        )
    if view.options.mode == PARTNERSHIP:  # alone, going out first is winning, and that chance is told of every move
        yield from mostly_true(verdict, "first_out", lambda deals: text("reason.first_out", deals=deals))
