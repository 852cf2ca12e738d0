"""When a seat of Taihe A Bao is out before anybody else plays, whatever the others hold."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import Cards
from engine.games.taihe_a_bao.actions import Action, Play
from engine.games.taihe_a_bao.melds import height, in_order, plays, read_meld
from engine.games.taihe_a_bao.options import pack
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.rules.view import View
from engine.parts.claiming import ClaimLine, Kinds, claimed, in_cards, splits, unseen


def claim(view: View) -> tuple[Action, ...]:
    """The plays that are certain to empty the hand; () where there are none. The last one may be any play (TAB-38).

    All cards in other hands are taken together: what they cannot beat together, no seat can beat alone.
    """
    if not isinstance(view.phase, Playing) or view.turn != view.seat:
        return ()
    aces, over = view.aces_of_three, view.phase.over
    hidden = unseen(view, pack(view.options))
    most = max(count for seat, count in enumerate(view.counts) if seat != view.seat)

    def firm(cards: Cards) -> bool:
        """Whether nobody can beat these cards (TAB-33, TAB-34)."""
        return all(len(higher) > most for higher in plays(hidden, read_meld(cards, aces), aces))

    def ways(hand: Cards) -> Iterator[ClaimLine]:
        by_kinds: dict[Kinds, Cards] = {tuple(map(height, cards)): cards for cards in plays(hand, None, aces)}
        kinds = tuple(sorted(map(height, hand)))
        for line in splits(kinds, by_kinds, lambda play: firm(by_kinds[play])):
            yield in_cards(hand, line, height)

    firsts = None if over is None else filter(firm, plays(view.hand, over, aces))
    return claimed(view, firsts, ways, lambda cards, _left: Play(in_order(cards)))
