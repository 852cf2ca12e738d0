"""The themes of Big Two's exercises."""

from __future__ import annotations

from functools import partial

from engine.cards import without
from engine.games.big_two.actions import Action, Pass, Play
from engine.games.big_two.melds import TWO, card_values, height, highest_five
from engine.games.big_two.options import PARTNERSHIP, partner
from engine.games.big_two.rules.phases import Playing
from engine.games.big_two.rules.view import View
from engine.search_model import Verdict
from engine.teaching.themes import Theme, beats_or_waits, is_leading, turns_on

PLAYS_LEFT = 3
"""A hand that needs no more plays than this can be counted out."""
FIVE = 5


def _beside_partner(view: View, _best: Action, _verdict: Verdict[Action]) -> bool:
    """The partner's play is the best on the table."""
    partnership = view.options.mode == PARTNERSHIP
    return partnership and isinstance(view.phase, Playing) and view.phase.best == partner(view.seat)


def _last_card(view: View, _best: Action, _verdict: Verdict[Action]) -> bool:
    """Somebody else has one card left."""
    return any(count == 1 for seat, count in enumerate(view.counts) if seat != view.seat)


def _counts_out(view: View, best: Action, _verdict: Verdict[Action]) -> bool:
    """The hand is a few plays from the end, and the best move brings it nearer."""
    if not isinstance(best, Play):
        return False
    from engine.games.big_two.ai.simulator.plans import fewest_plays
    from engine.games.big_two.ai.simulator.play_loop import packed

    hand, straights = packed(view.hand), view.options.straights
    before, after = fewest_plays(hand, straights), fewest_plays(hand & ~packed(best.cards), straights)
    return 1 < before <= PLAYS_LEFT and after < before


def _fives(view: View, best: Action, verdict: Verdict[Action]) -> bool:
    """Of the two best moves one plays five cards or breaks the highest five, and the other does not."""
    return turns_on(partial(_uses_five, view), best, verdict)


def _uses_five(view: View, action: Action) -> bool:
    """Whether the move plays five cards, or breaks the highest combination of five that the hand holds."""
    if not isinstance(action, Play):
        return False
    straights, rest = view.options.straights, without(view.hand, action.cards)
    kept = highest_five(card_values(rest), straights) == highest_five(card_values(view.hand), straights)
    return len(action.cards) == FIVE or not kept


def _twos(_view: View, best: Action, verdict: Verdict[Action]) -> bool:
    """The two best moves play different numbers of 2s."""
    return turns_on(_twos_in, best, verdict)


def _twos_in(action: Action) -> int:
    return sum(height(card) == TWO for card in action.cards) if isinstance(action, Play) else 0


THEMES: tuple[Theme[Action, View], ...] = (
    Theme("partner", "partner", _beside_partner),
    Theme("last_card", "last_card", _last_card),
    Theme("counting_out", "scoring", _counts_out),
    Theme("five_cards", "five_cards", _fives, also=("straights",)),
    Theme("twos", "ranks", _twos),
    Theme("beat_or_wait", "ranks", partial(beats_or_waits, Pass)),
    Theme("leading", "pairs", partial(is_leading, Playing)),
)
