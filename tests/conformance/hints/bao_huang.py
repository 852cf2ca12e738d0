"""What hints of Bao Huang may say of a move, worked out once more from the view and the verdict."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from engine.cards import EUNUCH, Card, Rank, Suit
from engine.games.bao_huang.actions import Accept, Announce, Pass, PassOn, Play, Take
from engine.games.bao_huang.melds import height
from engine.parts.reasons import MOSTLY, in_deals
from engine.search_model import Weighed
from tests.conformance.hints.shared import (
    Held,
    Reason,
    beside,
    compared,
    held,
    lowest_goes,
    may_lead,
    out,
    plays_left,
    rest,
    where,
)

JOKERS = (Rank.BLACK_JOKER, Rank.RED_JOKER)


def least_plays(view: Any, cards: tuple[Card, ...]) -> int:
    """One play for every rank on which others hang: jokers always do, 2s where the table lets them."""
    hanging = (*JOKERS, *([Rank.TWO] if view.options.twos_hang else []))
    return len({card.rank for card in cards} - {*hanging}) or int(bool(cards))


def twos_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    kept = sum(card.rank is Rank.TWO for card in rest(view, move))
    return held(kept, count=kept) if kept else ()


def red_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    kept = sum(card.rank is Rank.RED_JOKER for card in rest(view, move))
    return held(kept, count=kept) if kept else ()


RANKS_ABOVE = {"aces": Rank.KING, "twos": Rank.ACE, "jokers": Rank.TWO}
"""The rank that is beaten by these and what is above them."""


def beaten_by(needed: str, view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """The play has cards of the rank below those that are needed, and none that are lower."""
    if not rest(view, move):
        return ()
    ranks = {card.rank for card in move.action.cards} - set(JOKERS)
    lowest = min(ranks, key=lambda rank: height(Card(rank, Suit.SPADES)), default=None)
    unbeatable = any(card.rank is Rank.RED_JOKER for card in move.action.cards)
    return held(list(RANKS_ABOVE).index(needed)) if lowest == RANKS_ABOVE[needed] and not unbeatable else ()


def surely_a_friend(view: Any, seat: int) -> bool:
    """Whether it is certain that this seat is on the own side."""
    emperor, eunuch = view.phase.emperor, eunuch_known(view)
    if eunuch is None:
        return seat == view.seat
    return (seat in (emperor, eunuch)) == (view.seat in (emperor, eunuch))


def cannot_run_out(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """A lead of another size than what is left to any opponent with three cards or fewer."""
    near = {seat: left for seat, left in enumerate(view.counts) if 0 < left <= 3 and not surely_a_friend(view, seat)}
    if view.phase.over is not None or not near or len(move.action.cards) in near.values() or not rest(view, move):
        return ()
    fewest = min(near, key=near.__getitem__)
    return held(seat=fewest, count=near[fewest])


def lead_next(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    """Whose play lies there has no cards, and of those who have some we come next after them."""
    best, seats = view.phase.best, len(view.counts)
    if best is None or view.counts[best]:
        return ()
    way = -1 if view.options.direction == "clockwise" else 1
    order = [(best + way * steps) % seats for steps in range(1, seats)]
    return held(seat=best) if next(seat for seat in order if view.counts[seat]) == view.seat else ()


def lone(view: Any, move: Weighed[Any]) -> bool:
    """A single card that is led, no joker, of whose rank the hand holds no other."""
    first, *others = move.action.cards
    alike = [card for card in view.hand if card.rank is first.rank]
    return bool(view.phase.over is None and not others and len(alike) == 1 and first.rank not in JOKERS)


def plays_a_red_joker(_view: Any, move: Weighed[Any]) -> bool:
    return any(card.rank is Rank.RED_JOKER for card in move.action.cards)


def splits_nothing(view: Any, move: Weighed[Any]) -> bool:
    """No rank but jokers both goes and stays."""
    going = {card.rank for card in getattr(move.action, "cards", ())} - {*JOKERS}
    return bool(rest(view, move)) and not going & {card.rank for card in rest(view, move)}


def cards_gone(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    gone = len(move.action.cards)
    return held(gone, count=gone) if view.phase.over is None else ()


def rank_played(sign: int, view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Of equal cards, with or without jokers; a red one makes them unbeatable, and so not harder to beat."""
    plain = {card.rank: card for card in move.action.cards if card.rank not in JOKERS}
    if len(plain) != 1 or (sign > 0 and plays_a_red_joker(view, move)):
        return ()
    (card,) = plain.values()
    return held(sign * height(card))


def few_left(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    """Whose play lies there has six cards or fewer, but some, and is not known to be a friend."""
    best = view.phase.best
    if best is None or not 0 < view.counts[best] <= 6 or surely_a_friend(view, best):
        return ()
    return held(seat=best, count=view.counts[best])


def jokers_among(cards: tuple[Card, ...]) -> int:
    return sum(card.rank in JOKERS for card in cards)


def jokers_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    before, after = jokers_among(view.hand), jokers_among(rest(view, move))
    return held(after, count=after) if before == after > 0 else ()


def jokers_held(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    jokers = jokers_among(view.hand)
    return held(count=jokers) if jokers >= 3 else ()


def jokers_crowned(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    jokers = 1 + jokers_among(view.hand)
    return held(count=jokers) if jokers >= 3 else ()


def high_among(cards: tuple[Card, ...]) -> int:
    return sum(card.rank in (Rank.TWO, *JOKERS) for card in cards)


def high_crowned(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    """Told where the jokers alone are too few to be told."""
    high = 1 + high_among(view.hand)
    return held(count=high) if high >= 6 and not jokers_crowned(view, _move) else ()


def high_held(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    high = high_among(view.hand)
    return held(count=high) if high >= 6 and not jokers_held(view, _move) else ()


def keeps_quiet(alone: bool, view: Any, _move: Weighed[Any]) -> bool:
    return EUNUCH in view.hand and (view.phase.emperor == view.seat) == alone


def few_high(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    high = high_among(view.hand)
    return held(high=high) if high <= 3 else ()


def shows_the_eunuch(alone: bool, view: Any, move: Weighed[Any]) -> bool:
    """It plays the eunuch card, which nobody has seen, keeps others, and its owner plays alone, or does not."""
    cards = getattr(move.action, "cards", ())
    hidden = view.phase.eunuch is None and EUNUCH in cards and len(cards) < len(view.hand)
    return hidden and (view.phase.emperor == view.seat) == alone


def eunuch_known(view: Any) -> int | None:
    """Who protects the emperor, as far as this seat knows."""
    if view.phase.eunuch is None and EUNUCH in view.hand:
        return int(view.seat)
    return None if view.phase.eunuch is None else int(view.phase.eunuch)


def left_to_a_known_friend(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    eunuch, best = eunuch_known(view), view.phase.best
    if eunuch is None or best is None or (best in (ours := {view.phase.emperor, eunuch})) != (view.seat in ours):
        return ()
    return held(seat=best)


def left_to_a_friend(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    if view.phase.best is None or move.share("friend") < MOSTLY or eunuch_known(view) is not None:
        return ()
    return held(seat=view.phase.best, deals=in_deals(move.count("friend"), move.worlds))


def takes_highest(view: Any, move: Weighed[Any]) -> bool:
    return height(move.action.card) == max(map(height, view.phase.pool))


REASONS: Mapping[str, Reason] = {
    "reason.out": Reason((Play,), "Playing", out),
    "reason.jokers": Reason((Play, Pass), "Playing", jokers_kept),
    "reason.twos_kept": beside((Play, Pass), twos_kept),
    "reason.red_kept": beside((Play, Pass), red_kept),
    "reason.lowest_goes": beside((Play,), partial(lowest_goes, height)),
    "reason.red": Reason((Play,), "Playing", where(plays_a_red_joker)),
    "reason.plays_left": Reason((Play, Pass), "Playing", partial(plays_left, least_plays)),
    "reason.lone": beside((Play,), where(lone)),
    "reason.whole": beside((Play, Pass), where(splits_nothing)),
    "reason.cards_gone": beside((Play,), cards_gone),
    "reason.lower_cards": compared((Play,), partial(rank_played, -1)),
    "reason.harder": compared((Play,), partial(rank_played, 1)),
    "reason.few_left": beside((Play,), few_left),
    "reason.may_lead": beside((Play,), where(may_lead)),
    **{
        f"reason.beaten_by.{needed}": Reason((Play,), "Playing", partial(beaten_by, needed), "beaten_by", beside=True)
        for needed in RANKS_ABOVE
    },
    "reason.cannot_run_out": beside((Play,), cannot_run_out),
    "reason.lead_next": Reason((Pass,), "Playing", lead_next),
    "reason.friend": Reason((Pass,), "Playing", left_to_a_friend),
    "reason.friend_known": Reason((Pass,), "Playing", left_to_a_known_friend),
    "reason.jokers_crowned": Reason((Accept,), "Crowning", jokers_crowned),
    "reason.high_crowned": Reason((Accept,), "Crowning", high_crowned),
    "reason.leads": Reason(
        (Accept,),
        "Crowning",
        where(lambda view, move: not (high_crowned(view, move) or jokers_crowned(view, move))),
    ),
    "reason.high_held": Reason((Announce,), "Announcing", high_held),
    "reason.hides_eunuch": Reason((Pass,), "Announcing", where(partial(keeps_quiet, False))),
    "reason.hides_alone": Reason((Pass,), "Announcing", where(partial(keeps_quiet, True))),
    "reason.few_high": Reason((PassOn,), "Crowning", few_high),
    "reason.jokers_held": Reason((Announce,), "Announcing", jokers_held),
    "reason.both_cards": Reason((Accept,), "Crowning", where(lambda view, _: EUNUCH in view.hand)),
    "reason.keeps_eunuch": Reason((PassOn,), "Crowning", where(lambda view, _: EUNUCH in view.hand)),
    "reason.takes_highest": Reason((Take,), "Taking", where(takes_highest)),
}
"""By key: every reason that is told of what the seat sees."""

WARNINGS: Mapping[str, Callable[[Any, Weighed[Any]], bool]] = {
    "reason.shows_eunuch": partial(shows_the_eunuch, False),
    "reason.shows_alone": partial(shows_the_eunuch, True),
}
"""What is told of a move beside its reasons, since it gives something away."""
