"""Whether the real deal is among those that a sampler may draw: what each one takes for proven is true of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.cards import Card, Cards
from engine.events import Moved, Place, Seat, Zone
from engine.game import AnyStep
from engine.games import GAMES
from engine.games.bao_huang.actions import Tribute
from engine.games.bao_huang.ai.imagine import facts as bao_huang_facts
from engine.games.bao_huang.ai.imagine import gifts
from engine.games.bao_huang.ai.imagine.sampler import gift_facts_of, kept_heights
from engine.games.bao_huang.ai.imagine.tribute_bounds import tribute_bound
from engine.games.bao_huang.melds import SIX, height
from engine.games.bao_huang.rules.phases import Giving
from engine.games.bao_huang.rules.standing import takers
from engine.games.bao_huang.rules.tribute import POOL, drawn, may_be_given
from engine.games.bashi_fen.ai.imagine import facts as bashi_fen_facts
from engine.games.bashi_fen.ai.imagine import sampler as bashi_fen
from engine.games.bashi_fen.ai.imagine.assignment import KITTY_BIN, STOCK_BIN
from engine.games.big_two.ai.imagine import facts as big_two_facts
from engine.games.big_two.ai.imagine import sampler as big_two
from engine.games.big_two.melds import card_values
from engine.games.big_two.options import THREE_OF_DIAMONDS
from engine.games.taihe_a_bao.ai.imagine import facts as taihe_facts
from engine.games.taihe_a_bao.ai.imagine import sampler as taihe
from engine.games.taihe_a_bao.options import pack as taihe_pack
from tests.conformance.tables import Deal


def truth_is_possible(deal: Deal, ply: int, seat: Seat) -> None:
    """What the seat's sampler takes for proven after so many actions is true of the real deal."""
    possible = _POSSIBLE.get(deal.game.key)
    if possible is not None:
        possible(deal, ply, seat)
    else:
        assert deal.game.key not in GAMES, "say what this game's sampler takes for proven"


def _taihe(deal: Deal, ply: int, seat: Seat) -> None:
    """Every card's path is open, and the cards that were given unseen are one way to fill the transfers."""
    view = deal.view(ply, seat)
    known = taihe_facts.facts_of(view)
    began = {card: owner for owner, hand in enumerate(deal.steps[0].state.hands) for card in hand}
    hidden = {number: transfer.place for number, transfer in enumerate(known.transfers) if transfer.card is None}
    given: dict[Card, tuple[int, ...]] = {}
    for number, place in hidden.items():
        card = deal.record.actions[place].card
        given[card] = (*given.get(card, ()), number)
    kinds: dict[tuple[taihe.Path, ...], list[Card]] = {}
    for card in taihe_pack(view.options):
        paths = tuple(taihe.paths_of(card, known, view))
        kinds.setdefault(paths, []).append(card)
        assert taihe.Path(began[card], given.get(card, ())) in paths, f"{card} cannot have gone as it did"
    picks = Counter(
        (number, taihe.Path(began[card], given[card]))
        for number, cards in enumerate(kinds.values())
        for card in cards
        if card in given
    )
    start = taihe.PartialFilling(tuple(map(len, kinds.values())), (len(known.own),) * view.options.seats)
    fillings = [
        taihe.weighed_filling(filled, tuple(kinds)) for filled in taihe.every_filling(start, tuple(kinds), list(hidden))
    ]
    assert any(filling.weight and Counter(filling.picks) == picks for filling in fillings), "the real gifts have no way"


def _big_two(deal: Deal, ply: int, seat: Seat) -> None:
    """No hand holds a card, a pair or a five-card hand that it is proven not to hold."""
    view = deal.view(ply, seat)
    known = big_two_facts.facts_of(view)
    hands = {other: card_values(deal.steps[ply].state.hands[other]) for other in known.places}
    assert {other: len(hand) for other, hand in hands.items()} == dict(known.places)
    assert sorted(value for hand in hands.values() for value in hand) == sorted(known.unseen)
    for other, hand in hands.items():
        bound = known.bounds[other]
        assert all(value < bound.limit for value in hand), f"seat {other} is thought to hold nothing so high"
        if bound.apart is not None:
            ranks = [value >> 2 for value in (*hand, *bound.apart)]
            assert len(ranks) == len(set(ranks)), f"seat {other} is thought to hold no pair"
        assert big_two.stands_apart(hand, bound, view.options.straights), f"seat {other} is thought to hold no five"
    assert known.starter is None or card_values((THREE_OF_DIAMONDS,))[0] in hands[known.starter]


def _bao_huang(deal: Deal, ply: int, seat: Seat) -> None:
    """Known cards lie where they are thought to be, gifts bound what was kept, and the real gifts are one course."""
    view, state = deal.view(ply, seat), deal.steps[ply].state
    known = bao_huang_facts.facts_of(view)
    for other, held in known.held.items():
        rest = Counter(state.hands[other])
        assert Counter(held) <= rest, f"seat {other} is thought to hold {held}"
        assert known.free[other] == rest.total() - len(held)
    for other in bao_huang_facts.only_sixes(view) - {seat}:
        assert all(height(card) == SIX for card in state.hands[other]), f"seat {other} is thought to hold only sixes"
    if isinstance(view.phase, Giving):
        return
    gave = {
        seen.seat: deal.record.actions[place].cards
        for place, seen in enumerate(view.history)
        if isinstance(seen.action, Tribute)
    }
    if bao_huang_facts.given_unseen(view):
        _gifts_are_possible(deal, ply, seat, gave)
        return
    for giver, cards in known.gave.items():
        if giver != seat:
            assert Counter(cards) == Counter(gave[giver])
            limit = tribute_bound(tuple(map(height, cards)), kept_heights(view, known, giver)).limit
            _kept_nothing_higher(deal, ply, giver, known.held[giver], limit)


def _gifts_are_possible(deal: Deal, ply: int, seat: Seat, gave: dict[Seat, Cards]) -> None:
    view, shuffle = deal.view(ply, seat), deal.record.shuffle
    order = takers(view.standing, view.options, view.first)
    owners = [giver for giver in sorted(gave) for _ in gave[giver]]
    pool = tuple(card for giver in sorted(gave) for card in gave[giver])
    went = drawn(tuple(range(len(pool))), shuffle.lots)  # type: ignore[arg-type]
    real = sorted((taker, owners[place], height(pool[place])) for taker, place in zip(order, went, strict=True))  # type: ignore[index]
    known = gift_facts_of(view)
    fits = [
        course
        for course in gifts.gift_courses(known)
        if sorted((gift.taker, gift.giver, gift.height) for gift in course.gifts) == real
    ]
    assert fits, "the gifts cannot have gone as they did"
    for giver, bound in gifts.bounds_of(known, fits[0].gifts).items():
        _kept_nothing_higher(deal, ply, giver, bao_huang_facts.facts_of(view).held[giver], bound.limit)


def _kept_nothing_higher(deal: Deal, ply: int, giver: Seat, known: Cards, limit: int) -> None:
    """Of what nobody knows the giver to hold; a gift to a giver may be higher, and is never among those."""
    rest = Counter(deal.steps[ply].state.hands[giver]) - Counter(known)
    higher = [card for card in rest if may_be_given(card, deal.options) and height(card) > limit]
    taken = {card for step in deal.steps[: ply + 1] for card in _taken_from_pool(step, giver)}
    assert not set(higher) - taken, f"seat {giver} kept {higher}, above its gift"


def _taken_from_pool(step: AnyStep, taker: Seat) -> list[Card]:
    return [
        card
        for event in step.events
        if isinstance(event, Moved) and event.source == POOL and event.target == Place(Zone.HAND, taker)
        for card in event.cards
        if card is not None
    ]


def _bashi_fen(deal: Deal, ply: int, seat: Seat) -> None:
    """All facts hold, no place holds more copies than it may, and cards once shown lie where they may be since."""
    view, truth = deal.view(ply, seat), deal.steps[ply].state.truth
    history = bashi_fen_facts.deal_history(view)
    proved = bashi_fen_facts.facts_of(history)
    hands = dict(enumerate(truth.hands))
    for fact in proved:
        assert fact.holds(hands), f"{fact} is not true"
    places = {other: Counter(hand) for other, hand in hands.items() if other != seat}
    hidden_kitty = [real for real, shown in zip(truth.kitty, view.kitty, strict=True) if shown is None]
    places |= {KITTY_BIN: Counter(hidden_kitty), STOCK_BIN: Counter(truth.stock)}
    unseen = bashi_fen.unseen_cards(history)
    assert sum(places.values(), Counter()) == unseen, "other cards are unseen than are thought to be"
    for (place, card), most in bashi_fen.most_copies(history, proved, unseen).items():
        assert places[place][card] <= most, f"{place} is thought to hold at most {most} of {card}"
    for bins, cards in bashi_fen.places_of_shown(history):
        there = sum((places[place] for place in bins if place in places), Counter())
        assert cards <= there, f"{cards} are thought to be in {set(bins)}"


_POSSIBLE: dict[str, Callable[[Deal, int, Seat], None]] = {
    "taihe_a_bao": _taihe,
    "bao_huang": _bao_huang,
    "big_two": _big_two,
    "bashi_fen": _bashi_fen,
}
"""By game: what its sampler takes for proven, held against the real deal."""
