"""The hands that a seat of Taihe A Bao can imagine, as packed numbers: every hard fact holds in each of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.games.taihe_a_bao.actions import Give, Play
from engine.games.taihe_a_bao.fast import WEIGHTS, Hand, packed
from engine.games.taihe_a_bao.melds import height
from engine.games.taihe_a_bao.options import pack
from engine.games.taihe_a_bao.sample import knowledge, sampler
from engine.games.taihe_a_bao.view import View
from engine.parts.drawing import hands_taken

Hands = tuple[Hand, ...]
"""The packed hands by seat."""


def hands_now(view: View) -> Callable[[Random], Hands]:
    """A source of imagined hands, as they are now: every deal that fits the view is equally likely."""
    draw = sampler(view)
    seats, first = view.options.seats, view.first
    weight = {card: WEIGHTS[height(card)] for card in pack(view.options)}
    transfers = knowledge(view).transfers
    hidden_gifts = [transfer for transfer in transfers if transfer.card is None]
    moved = [0] * seats  # by seat, what plays took and transfers that this view saw took and brought
    for transfer in transfers:
        if transfer.card is not None:
            moved[transfer.source] -= weight[transfer.card]
            moved[transfer.target] += weight[transfer.card]
    for seen in view.history:
        if isinstance(seen.action, Play):
            moved[seen.seat] -= packed(seen.action.cards)

    def world(random: Random) -> Hands:
        hidden = draw(random)
        hands = [
            sum([weight[card] for card in cards]) + more
            for cards, more in zip(hands_taken(hidden.deck, first, seats), moved, strict=True)
        ]
        for gift in hidden_gifts:
            given = hidden.actions[gift.place]
            assert isinstance(given, Give)
            assert given.card is not None
            hands[gift.source] -= weight[given.card]
            hands[gift.target] += weight[given.card]
        return tuple(hands)

    return world
