"""The combinations of one's hand by kind: which can be played now, why the others cannot, the best split. Qt-free."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.cards import Card, Cards, without
from engine.events import Place, Zone
from engine.game import AnyGame, AnyView
from engine.presentation import Combination
from engine.prompts import Pick
from engine.words import Text
from ui.table.prompts.hints import hand_places


@dataclass(frozen=True, slots=True)
class CombinationKind:
    """The combinations of one name in the hand: playable ones first, and each part from weak to strong.

    Of several that have the same ranks and stand equally high there is only one.
    """

    name: Text
    sets: tuple[Cards, ...]
    goes: int | None
    """How many of them can be played now; None while no play is asked."""
    reason: Text | None = None
    """Why not even the strongest can be played, where none can."""

    def place_of(self, chosen: Cards) -> int | None:
        """The place of these cards among the sets, from 0."""
        counted = Counter(chosen)
        return next((place for place, cards in enumerate(self.sets) if Counter(cards) == counted), None)

    def after(self, chosen: Cards) -> Cards:
        """The set to choose next: the one after these cards, or the first where they are none of the sets."""
        place = self.place_of(chosen)
        return self.sets[0 if place is None else (place + 1) % len(self.sets)]


def own_hand(view: AnyView) -> Cards:
    """The cards in the hand of the view's seat."""
    return tuple(card for card in view.places().get(Place(Zone.HAND, view.seat), ()) if card is not None)


def kinds_in_hand(game: AnyGame, view: AnyView) -> tuple[CombinationKind, ...]:
    """The strip's kinds in this view, the weakest first."""
    hand = own_hand(view)
    by_name: dict[Text, list[Combination]] = {}
    combinations = game.presentation.combinations
    for each in () if combinations is None else combinations(view):
        by_name.setdefault(each.kind, []).append(each)
    if not _play_is_asked(view):
        return tuple(CombinationKind(name, _different(hand, sets), None) for name, sets in by_name.items())
    return tuple(_judged(view, hand, name, sets) for name, sets in by_name.items())


def best_split(hand: Cards, found: Sequence[Combination]) -> tuple[Cards, ...]:
    """The combinations, the strongest first, into which a hand is best split; what they leave is the rest.

    As many cards as can be lie in combinations; then the kinds count, then the pairs among the rest; then strong cards
    are kept out of them. Every way is tried: this is for hands of which few combinations can be laid beside each other.
    """
    places = [frozenset(hand_places(hand, each.cards)) for each in found]
    kinds: dict[Text, int] = {}
    strength = [kinds.setdefault(each.kind, len(kinds)) for each in found]

    def worth(taken: tuple[int, ...]) -> tuple[int, tuple[int, ...], int, int]:
        covered = frozenset[int]().union(*(places[each] for each in taken))
        rest = [card for place, card in enumerate(hand) if place not in covered]
        return len(covered), tuple(sorted((strength[each] for each in taken), reverse=True)), _mates(rest), -sum(taken)

    best = max(_apart(places), key=worth)
    return tuple(found[each].cards for each in reversed(best))


def _apart(places: Sequence[frozenset[int]]) -> Iterator[tuple[int, ...]]:
    """Every way to take some of these, in order, so that no two share a place and none could be added behind."""
    stack: list[tuple[tuple[int, ...], frozenset[int], int]] = [((), frozenset(), 0)]
    while stack:
        taken, covered, first = stack.pop()
        more = [each for each in range(first, len(places)) if not places[each] & covered]
        if not more:
            yield taken
        stack += [((*taken, each), covered | places[each], each + 1) for each in more]


def _play_is_asked(view: AnyView) -> bool:
    prompt = view.prompt()
    return isinstance(prompt, Pick) and prompt.place == Place(Zone.HAND, view.seat)


def _judged(view: AnyView, hand: Cards, name: Text, sets: Sequence[Combination]) -> CombinationKind:
    going = [each for each in sets if any(view.refusal(action) is None for action in view.readings(each.cards))]
    if not going:
        refusals = [view.refusal(action) for action in view.readings(sets[-1].cards)]
        reason = next((refusal.text for refusal in refusals if refusal is not None), None)
        return CombinationKind(name, _different(hand, sets), 0, reason)
    shown = _different(hand, going)
    alike = {_alike(each) for each in going}
    staying = _different(hand, [each for each in sets if _alike(each) not in alike])
    return CombinationKind(name, (*shown, *staying), len(shown))


def _different(hand: Cards, sets: Sequence[Combination]) -> tuple[Cards, ...]:
    """One set of those that are alike: that which breaks the fewest pairs of the hand, the weakest of these."""
    best: dict[tuple[int, tuple[str, ...]], Cards] = {}
    for each in sets:
        known = best.setdefault(_alike(each), each.cards)
        if _mates(without(hand, each.cards)) > _mates(without(hand, known)):
            best[_alike(each)] = each.cards
    return tuple(best.values())


def _alike(each: Combination) -> tuple[int, tuple[str, ...]]:
    """What combinations have in common that are one way to play: how high they stand, and their ranks."""
    return each.worth, tuple(sorted(card.rank.value for card in each.cards))


def _mates(cards: Sequence[Card]) -> int:
    """How many of these cards have another of their rank among them."""
    return sum(count for count in Counter(card.rank for card in cards).values() if count > 1)
