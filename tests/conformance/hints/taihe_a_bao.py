"""What hints of Taihe A Bao may say of a move, worked out once more from the view and the verdict."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from typing import Any

from engine.cards import Card, Rank, without
from engine.games.taihe_a_bao.actions import Call, Declare, Give, Pass, Play
from engine.games.taihe_a_bao.ai.simulator.plans import plans_of
from engine.games.taihe_a_bao.ai.simulator.play_loop import packed
from engine.games.taihe_a_bao.melds import (
    SHAPES,
    Kind,
    Meld,
    MeldShape,
    beats,
    height,
    in_order,
    meld_words,
    read_meld,
)
from engine.games.taihe_a_bao.options import pack
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
    plays_left,
    rest,
    where,
)


def least_plays(view: Any, cards: tuple[Card, ...]) -> int:
    return plans_of(view.aces_of_three).least(packed(cards))


def bombs_among(_view: Any, cards: tuple[Card, ...]) -> int:
    """How many ranks are held three times or more."""
    return sum(number >= 3 for number in Counter(card.rank for card in cards).values())


def bombs_held(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    bombs = bombs_among(view, view.hand)
    return held(count=bombs) if bombs else ()


def no_bomb(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    return () if bombs_among(view, view.hand) else held()


def long_alone(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    """Every play takes two cards or fewer in the mean."""
    plays = least_plays(view, view.hand)
    return held(count=plays) if len(view.hand) / plays <= 2 else ()


def few_of_the_highest(aces: bool, view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    """None or one of the Aces, or of the Kings where there are no Aces."""
    rank = Rank.ACE if aces else Rank.KING
    count, there = (sum(card.rank is rank for card in cards) for cards in (view.hand, pack(view.options)))
    return held(held=count, all=there) if view.options.aces == aces and count <= 1 else ()


def bombs_kept(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    gives = isinstance(move.action, Give)
    left = without(view.hand, (move.action.card,)) if gives else rest(view, move)
    before, after = bombs_among(view, view.hand), bombs_among(view, left)
    return held(after, count=after) if before == after > 0 else ()


def left_to_a_partner(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    best, declarer = view.phase.trick.best, view.phase.declarer
    return () if declarer in (view.seat, best) or best == view.seat else held(seat=best)


def beating_is_dear(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    now = least_plays(view, view.hand)
    plays = [action for action in view.candidates() if isinstance(action, Play)]
    after = min((least_plays(view, without(view.hand, play.cards)) for play in plays), default=-1)
    return held(after=after + 1, before=now) if after >= now else ()


def given_back(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """A card without which the hand runs out in fewer plays."""
    card, before = move.action.card, least_plays(view, view.hand)
    after = least_plays(view, without(view.hand, (card,)))
    return held(-after, card=card, count=after) if after < before else ()


def given_for_nothing(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """A card without which the hand runs out in as many plays."""
    after = least_plays(view, without(view.hand, (move.action.card,)))
    same = after == least_plays(view, view.hand)
    return held(-after, card=move.action.card, count=after) if same else ()


def lone(view: Any, move: Weighed[Any]) -> bool:
    """A single card that is led and goes into no larger shape that the hand holds."""
    counts, (first, *others) = Counter(map(height, view.hand)), move.action.cards
    shapes = [shape for shape in SHAPES[view.aces_of_three] if shape.copies * len(shape.heights) > 1]
    held_with = [
        shape
        for shape in shapes
        if height(first) in shape.heights and all(counts[each] >= shape.copies for each in shape.heights)
    ]
    return bool(view.phase.over is None and not others and not held_with)


def above(view: Any, over: Meld) -> list[Meld]:
    """The combinations that beat this one, of cards that lie neither in the own hand nor open."""
    open_cards = [card for cards in view.phase.table for card in cards] + list(view.phase.aside)
    elsewhere = Counter(map(height, without(pack(view.options), (*view.hand, *open_cards))))
    return [
        shape.meld
        for shape in SHAPES[view.aces_of_three]
        if beats(shape.meld, over) and all(elsewhere[each] >= shape.copies for each in shape.heights)
    ]


def beaten_by(what: str, view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """Nothing can beat the play; or only higher bombs, where it is a bomb; or only bombs, where it is none."""
    own = read_meld(move.action.cards, view.aces_of_three)
    assert own is not None
    beating = above(view, own)
    if not beating:
        found = "nothing"
    elif all(meld.bomb for meld in beating):
        found = "higher bombs" if own.bomb else "bombs"
    else:
        found = ""
    return held(("bombs", "higher bombs", "nothing").index(what)) if what == found else ()


def rank_played(sign: int, _view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    return held(sign * max(map(height, move.action.cards)))


def long_with_any_call(view: Any, _move: Weighed[Any]) -> tuple[Held, ...]:
    """After no call and return does a play take more than two cards in the mean."""
    hands = [
        without((*view.hand, action.card), (other,))
        for action in view.candidates()
        if isinstance(action, Call)
        for other in view.hand
    ]
    plays = min(least_plays(view, hand) for hand in hands)
    return held(count=plays) if len(view.hand) / plays <= 2 else ()


def the_highest_stay(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    stay = highest_kept(height, view, move)
    return held(len(stay), cards=in_order(stay)) if stay else ()


def low_card_led(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    meld = read_meld(move.action.cards, view.aces_of_three)
    assert meld is not None
    return () if meld.bomb else lowest_goes(height, view, move)


def stops_the_last_card(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    declarer, cards = view.phase.declarer, move.action.cards
    enemies = {declarer} if view.seat != declarer else set(range(view.options.seats)) - {declarer}
    last = sorted(seat for seat in enemies if view.counts[seat] == 1)
    return held(height(cards[0]), seat=last[0]) if last and len(cards) == 1 else ()


def call_makes_a_bomb(compares: bool, view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """A bomb of the rank that is called for; the more cards and the higher, the better."""
    card = move.action.card
    alike = tuple(each for each in (*view.hand, card) if each.rank is card.rank)
    meld = read_meld(alike, view.aces_of_three)
    assert meld is not None
    degree = 100 * len(alike) + height(card) if compares else 0
    return held(degree, card=card, meld=meld_words(meld)) if len(alike) >= 3 else ()


def made_with(view: Any, card: Card) -> list[Meld]:
    """What can be laid with this card and not without it, singles and bombs left out; the largest and highest first."""
    without_it = Counter(map(height, view.hand))
    with_it = without_it + Counter([height(card)])
    shapes = [shape for shape in SHAPES[view.aces_of_three] if shape.meld.size > 1 and not shape.meld.bomb]

    def there(cards: Counter[int], shape: MeldShape) -> bool:
        return all(cards[each] >= shape.copies for each in shape.heights)

    new = [shape.meld for shape in shapes if there(with_it, shape) and not there(without_it, shape)]
    return sorted(new, key=lambda meld: (-meld.size, -meld.top))


def call_makes_a_meld(compares: bool, view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    made = made_with(view, move.action.card)
    return held(made[0].size * compares, card=move.action.card, meld=meld_words(made[0])) if made else ()


def lowest_has_company(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """What the card makes takes cards from the lowest rank of the hand, or from below it, on."""
    low = min(map(height, view.hand))
    copies = {Kind.DOUBLE_SEQUENCE: 2, Kind.PAIR: 2}
    spans = [
        (meld, 1 if meld.kind is Kind.PAIR else meld.size // copies.get(meld.kind, 1))
        for meld in made_with(view, move.action.card)
    ]
    fitting = [meld for meld, ranks in spans if meld.top - ranks < low <= meld.top]
    return held(card=move.action.card, meld=meld_words(fitting[0])) if fitting else ()


def cards_gone(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    gone = len(move.action.cards)
    return held(gone, count=gone) if view.phase.over is None else ()


def call_saves_plays(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    card = move.action.card
    after = min(least_plays(view, without((*view.hand, card), (other,))) for other in view.hand)
    before = least_plays(view, view.hand)
    return held(-after, card=card, count=after, before=before) if after < before else ()


def not_called(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    holder = view.phase.exchanges[-1].holder
    called = [each.card for each in view.phase.exchanges if each.caller == holder]
    alike = any(card.rank is move.action.card.rank for card in called)
    return held(seat=holder, cards=in_order(called)) if called and not alike else ()


def given_before(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    """In the history stands a call to us by the seat that the card goes to, and right after it that it gave this."""
    holder, told = view.phase.exchanges[-1].holder, view.history
    pairs = [(one, two) for one, two in pairwise(told) if isinstance(one.action, Call) and isinstance(two.action, Give)]
    gifts = [(one.seat, one.action.card, two.action.card) for one, two in pairs]
    ours = {each.card for each in view.phase.exchanges if each.holder == view.seat}
    given = [card for seat, called, card in gifts if seat == holder and called in ours]
    return held(seat=holder, card=move.action.card) if move.action.card in given else ()


def call_makes_a_higher_meld(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    made = made_with(view, move.action.card)
    return held(made[0].top, card=move.action.card, meld=meld_words(made[0])) if made else ()


def given_single(view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    alike = [card for card in view.hand if card.rank is move.action.card.rank]
    return held(card=move.action.card) if alike == [move.action.card] else ()


def lower_given(_view: Any, move: Weighed[Any]) -> tuple[Held, ...]:
    return held(-height(move.action.card))


REASONS: Mapping[str, Reason] = {
    "reason.out": Reason((Play,), "Playing", out),
    "reason.left": Reason((Play,), "Playing", partial(left, least_plays)),
    "reason.bombs": Reason((Play, Pass, Give), "Playing Returning", bombs_kept),
    "reason.partner": Reason((Pass,), "Playing", left_to_a_partner),
    "reason.dear": Reason((Pass,), "Playing", beating_is_dear),
    "reason.only_bombs": beside((Play,), partial(beaten_by, "bombs"), idea="beaten_by"),
    "reason.highest_kept": beside((Play, Pass), the_highest_stay),
    "reason.lowest_goes": beside((Play,), low_card_led),
    "reason.stops": compared((Play,), stops_the_last_card),
    "reason.call_bomb": Reason((Call,), "Calling", partial(call_makes_a_bomb, False)),
    "reason.call_higher_bomb": Reason((Call,), "Calling", partial(call_makes_a_bomb, True), compares=True),
    "reason.call_meld": Reason((Call,), "Calling", partial(call_makes_a_meld, False)),
    "reason.call_larger_meld": Reason((Call,), "Calling", partial(call_makes_a_meld, True), compares=True),
    "reason.call_higher_meld": Reason((Call,), "Calling", call_makes_a_higher_meld, compares=True),
    "reason.given_single": beside((Give,), given_single, "Returning"),
    "reason.call_low": beside((Call,), lowest_has_company, "Calling"),
    "reason.cards_gone": beside((Play,), cards_gone),
    "reason.call_plays": Reason((Call,), "Calling", call_saves_plays),
    "reason.not_called": beside((Give,), not_called, "Returning"),
    "reason.given_before": beside((Give,), given_before, "Returning"),
    "reason.lower_given": compared((Give,), lower_given, "Returning"),
    "reason.given": Reason((Give,), "Returning", given_back, "given"),
    "reason.given_still": Reason((Give,), "Returning", given_for_nothing, "given"),
    "reason.plays": Reason((Declare,), "Bidding", lambda view, _: held(count=least_plays(view, view.hand))),
    "reason.bombs_held": Reason((Declare,), "Bidding", bombs_held),
    "reason.alone_long": Reason((Pass,), "Bidding", long_alone),
    "reason.no_bomb": Reason((Pass,), "Bidding Calling", no_bomb),
    "reason.few_aces": Reason((Pass,), "Bidding Calling", partial(few_of_the_highest, True)),
    "reason.few_kings": Reason((Pass,), "Bidding Calling", partial(few_of_the_highest, False)),
    "reason.call_long": Reason((Pass,), "Calling", long_with_any_call),
    "reason.only_higher_bombs": beside((Play,), partial(beaten_by, "higher bombs"), idea="beaten_by"),
    "reason.unbeatable": beside((Play,), partial(beaten_by, "nothing"), idea="beaten_by"),
    "reason.plays_left": beside((Play, Pass), partial(plays_left, least_plays)),
    "reason.lower_cards": compared((Play,), partial(rank_played, -1)),
    "reason.harder": compared((Play,), partial(rank_played, 1)),
    "reason.lone": beside((Play,), where(lone)),
    "reason.may_lead": beside((Play,), where(may_lead)),
}
"""By key: every reason that is told of what the seat sees."""
