"""The counted obligation against one that tries every way of serving a lead, card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from engine.cards import Card, Cards, Rank, Suit, read_cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.following.follow import follow_refusal
from engine.games.bashi_fen.rules.following.holding import Stack, packs_into
from engine.games.bashi_fen.rules.following.obligation import Sense, Server, Serving
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.parts import Lead, Shape, parts_of
from engine.games.bashi_fen.rules.trumps import Trumps, trumps_of

Left = tuple[int, ...]
HEARTS_TEN = (Suit.HEARTS, Rank.TEN)
MODES = ("exact_only", "most_locked", "longest_first", "standard", "decompose")


def gives(stack: Stack, left: int, width: int, sense: Sense) -> bool:
    if sense is Sense.WHOLE and width > 1:
        return left == stack.whole == width
    return left >= width


def less(left: Left, chosen: Sequence[int], width: int) -> Left:
    return tuple(number - width * chosen.count(place) for place, number in enumerate(left))


def sequences(
    holding: Sequence[Stack], left: Left, shape: Shape, sense: Sense, options: Options
) -> Iterator[tuple[tuple[int, ...], Left]]:
    yield (), left
    if shape.length == 1 or options.tractor_follow == "tuples":
        return
    for length in range(shape.length if shape.width == 1 else 2, shape.length + 1):
        for low in range(20):
            chain = [
                [
                    number
                    for number, stack in enumerate(holding)
                    if stack.place == low + step and gives(stack, left[number], shape.width, sense)
                ]
                for step in range(length)
            ]
            for chosen in product(*chain):
                after = less(left, chosen, shape.width)
                yield (length,), after
                if options.tuple_follow == "decompose" and shape.width > 1:
                    rest = Shape(shape.width, shape.length - length)
                    for more, end in sequences(holding, after, rest, sense, options):
                        yield (length, *more), end


def tuples(holding: Sequence[Stack], left: Left, width: int, most: int, whole: bool) -> Iterator[tuple[int, Left]]:
    yield 0, left
    if most:
        for number, stack in enumerate(holding):
            if (left[number] == stack.whole == width) if whole else left[number] >= width:
                for more, after in tuples(holding, less(left, [number], width), width, most - 1, whole):
                    yield more + 1, after


def smaller(
    holding: Sequence[Stack], left: Left, width: int, room: int, whole: bool
) -> Iterator[tuple[tuple[int, ...], Left]]:
    if width < 2:
        yield (), left
        return
    for number, after in set(tuples(holding, left, width, room // width, whole)):
        for more, end in smaller(holding, after, width - 1, room - number * width, whole):
            yield (number, *more), end


def ways(
    holding: Sequence[Stack], left: Left, shape: Shape, sense: Sense, options: Options
) -> Iterator[tuple[Serving, Left]]:
    rule = options.tuple_follow
    if rule == "standard":
        rule = "longest_first" if shape.length > 1 else "most_locked"
    if shape.size == 1:
        yield Serving(), left
        return
    for lengths, laid in set(sequences(holding, left, shape, sense, options)):
        if shape.width == 1:
            yield Serving(lengths), laid
            continue
        room = shape.length - sum(lengths)
        for number, after in set(tuples(holding, laid, shape.width, room, sense is Sense.WHOLE)):
            open_cards = shape.width * (room - number)
            whole = sense is not Sense.FREE
            for counts, end in set(smaller(holding, after, shape.width - 1, open_cards, whole)):
                locked = sum(count * width for count, width in zip(counts, range(shape.width - 1, 1, -1), strict=True))
                given = {"exact_only": (), "most_locked": (locked,)}.get(rule, counts) if open_cards else ()
                yield Serving(lengths, sum(lengths) + number, given), end


def gifts_card_by_card(
    holding: Sequence[Stack], shapes: Sequence[Shape], sense: Sense, options: Options
) -> tuple[Serving, ...]:
    lefts: set[Left] = {tuple(stack.held for stack in holding)}
    gifts = []
    for shape in shapes:
        found = [way for left in lefts for way in ways(holding, left, shape, sense, options)]
        best = max(gift for gift, _ in found)
        gifts.append(best)
        lefts = {left for gift, left in found if gift == best}
    return tuple(gifts)


def random_cards(random: Random, trumps: Trumps, suit: Suit | None, copies: int, least: int, most: int) -> Cards:
    ranks = random.sample(list(Rank)[:15], 7)
    pool = [
        card
        for rank in ranks
        for card in ([Card(rank, each) for each in Suit] if rank not in ("BJ", "RJ") else [Card(rank)])
        if trumps.suit_of(card) == suit
    ]
    if not pool:
        return random_cards(random, trumps, suit, copies, least, most)
    several = [card for card in pool for _ in range(random.randint(1, copies))]
    random.shuffle(several)
    return tuple(several[: random.randint(least, most)])


def stacks(cards: Cards, trumps: Trumps, hand: Cards) -> tuple[Stack, ...]:
    whole = Counter(hand)
    return tuple(Stack(trumps.place(card), number, whole[card]) for card, number in Counter(cards).items())


@pytest.mark.rule("BSF-53")
@pytest.mark.rule("BSF-56")
@pytest.mark.rule("BSF-57")
@pytest.mark.rule("BSF-5B")
@pytest.mark.rule("BSF-80")
@pytest.mark.parametrize(
    ("mode", "sense"),
    [
        *((mode, Sense.FREE) for mode in ("exact_only", "decompose")),
        *((mode, sense) for mode in MODES[1:4] for sense in (Sense.WHOLE, Sense.PLAYED)),
    ],
)
def test_the_counted_obligation_is_the_best_of_all_ways_of_serving(mode: str, sense: Sense) -> None:
    random = Random(f"{mode} {sense}")
    for _ in range(200):
        options = Options(
            tuple_follow=mode,
            runs_of_singles=random.choice((0, 3)),
            tractor_follow=random.choice(("tractor", "tractor", "tuples")),
        )
        trumps, suit = trumps_of(options, *HEARTS_TEN), random.choice((None, Suit.SPADES))
        copies = random.choice((2, 3, 5))
        lead = random_cards(random, trumps, suit, copies, 2, 8)
        shapes = [part.shape for part in parts_of(lead, trumps, options.runs_of_singles)]
        hand = random_cards(random, trumps, suit, copies, 2, 9)
        play = tuple(random.sample(hand, min(len(lead), len(hand))))
        for cards in (hand, play):
            holding = stacks(cards, trumps, hand)
            counted = Server(options, holding, sense).gifts(shapes)
            assert counted == gifts_card_by_card(holding, shapes, sense, options), (lead, cards, options)


@pytest.mark.rule("BSF-53", "BSF-56", "BSF-57", "BSF-5B")
@pytest.mark.parametrize(
    ("mode", "sense", "held", "shapes", "gifts"),
    [
        ("decompose", Sense.FREE, "32222", [(3, 2), (2, 3)], [(), 1, (3,), 3]),
        ("longest_first", Sense.PLAYED, "32222", [(3, 2), (2, 3)], [(), 1, (3,), 3]),
        ("decompose", Sense.FREE, "2202200", [(2, 5)], [(2, 2), 4]),
        ("decompose", Sense.FREE, "2202220", [(2, 5)], [(3, 2), 5]),
        ("standard", Sense.FREE, "2202200", [(2, 5)], [(2,), 4]),
        ("most_locked", Sense.WHOLE, "40203030", [(6, 1), (2, 1)], [(), 0, (), 1]),
        ("standard", Sense.WHOLE, "11222", [(2, 2), (1, 3)], [(2,), 2, (3,), 0]),
    ],
)
def test_longer_leads_are_served_as_well_as_can_be(
    mode: str, sense: Sense, held: str, shapes: list[tuple[int, int]], gifts: list[Any]
) -> None:
    """Copies of neighbours, 0 for a gap; by part the lengths of tractors and the number of tuples."""
    options = Options(tuple_follow=mode, runs_of_singles=3)
    holding = tuple(Stack(place, int(each), int(each)) for place, each in enumerate(held) if each != "0")
    asked = [Shape(*shape) for shape in shapes]
    found = Server(options, holding, sense).gifts(asked)
    assert [part for gift in found for part in (gift.lengths, gift.tuples)] == gifts
    assert found == gifts_card_by_card(holding, asked, sense, options)


@pytest.mark.rule("BSF-5B")
@pytest.mark.parametrize("sense", Sense)
@pytest.mark.parametrize("mode", MODES)
def test_short_cuts_change_no_obligation(mode: str, sense: Sense, monkeypatch: pytest.MonkeyPatch) -> None:
    """States of a holding are told apart, and chains cut, only as far as it makes a difference."""
    random, asked = Random(f"short cuts {mode} {sense}"), []
    pairs, wide = (Shape(2, 2), Shape(2, 3), Shape(2, 5), Shape(2, 1)), (Shape(3, 2), Shape(3, 1), Shape(5, 1))
    sorts = (*pairs, *pairs, *wide, Shape(1, 3))
    for _ in range(240):
        options = Options(tuple_follow=mode, runs_of_singles=3)
        shapes = sorted(
            random.choices(sorts, k=random.choice((2, 2, 3))), key=lambda shape: (-shape.size, -shape.width)
        )
        held = [(place, random.choice((0, 1, 1, 2, 2, 2, 3, 4))) for place in range(7)]
        holding = tuple(Stack(place, number, number + random.choice((0, 0, 1))) for place, number in held if number)
        if holding:
            server = Server(options, holding, sense)
            asked.append((server, shapes, server.gifts(shapes)))
    monkeypatch.setattr(Server, "_merged", lambda _self, states, _later: states)
    monkeypatch.setattr(Server, "_ends_suffice", lambda *_: False)
    monkeypatch.setattr(Server, "_met", lambda *_: None)
    for server, shapes, gifts in asked:
        assert server.gifts(shapes) == gifts, (server, shapes)


@pytest.mark.rule("BSF-5B")
@pytest.mark.parametrize("mode", [*MODES, "suit_only"])
def test_every_hand_has_a_play_that_may_follow(mode: str) -> None:
    random = Random(mode)
    for _ in range(60):
        options = Options(tuple_follow=mode, runs_of_singles=random.choice((0, 3)))
        trumps, suit = trumps_of(options, *HEARTS_TEN), random.choice((None, Suit.SPADES))
        lead = read_lead(random_cards(random, trumps, suit, 4, 1, 6), trumps, options)
        assert lead is not None
        hand = random_cards(random, trumps, suit, 4, 6, 10)
        if len(hand) < lead.size:
            continue
        plays = set(combinations(sorted(hand, key=str), lead.size))
        assert any(follow_refusal(lead, hand, play, trumps, options) is None for play in plays), (lead, hand)


def by_the_book(lead: int, hand: Cards, play: Cards, rule: str) -> bool:
    """BSF-53 for a single tuple, word by word; the hand has more than enough cards of the suit and nothing else."""
    held, played = Counter(hand), Counter(play)
    if any(number >= lead for number in played.values()):
        return True
    if rule == "exact_only":
        return not any(number >= lead for number in held.values())
    if lead in held.values():
        return False
    whole = [number for card, number in played.items() if number == held[card] > 1]
    choices = [number for number in held.values() if 1 < number < lead]
    sets = [chosen for size in range(len(choices) + 1) for chosen in combinations(choices, size) if sum(chosen) <= lead]
    if rule == "most_locked":
        return sum(whole) == max(map(sum, sets))
    for width in range(lead - 1, 1, -1):
        most = max(chosen.count(width) for chosen in sets)
        if whole.count(width) < most:
            return False
        sets = [chosen for chosen in sets if chosen.count(width) == most]
    return True


@pytest.mark.rule("BSF-53")
@pytest.mark.parametrize("rule", ["exact_only", "most_locked", "longest_first"])
def test_a_single_tuple_is_followed_by_the_book(rule: str) -> None:
    random = Random(rule)
    options = Options(tuple_follow=rule)
    trumps = trumps_of(options, *HEARTS_TEN)
    for _ in range(60):
        width = random.randint(2, 6)
        hand = random_cards(random, trumps, Suit.SPADES, 6, width + 1, width + 4)
        if len(hand) <= width:
            continue
        lead = Lead(Suit.SPADES, parts_of(read_cards("KS") * width, trumps))
        for play in set(combinations(sorted(hand, key=str), width)):
            legal = follow_refusal(lead, hand, play, trumps, options) is None
            assert legal is by_the_book(width, hand, play, rule), (width, hand, play)


def packed_by_trying(stacks: tuple[int, ...], tuples: tuple[int, ...]) -> bool:
    if not tuples:
        return True
    return any(
        height >= tuples[0]
        and packed_by_trying((*stacks[:place], height - tuples[0], *stacks[place + 1 :]), tuples[1:])
        for place, height in enumerate(stacks)
    )


def test_packing_by_counts_agrees_with_trying_every_stack() -> None:
    random = Random("packing")
    for _ in range(400):
        heights = tuple(random.randint(1, 6) for _ in range(random.randint(1, 5)))
        widths = tuple(random.randint(2, 5) for _ in range(random.randint(0, 5)))
        counts = [tuple(each.count(number) for number in range(7)) for each in (heights, widths)]
        assert packs_into(*counts) is packed_by_trying(heights, widths), (heights, widths)
