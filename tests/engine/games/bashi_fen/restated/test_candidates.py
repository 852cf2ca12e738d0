"""What is offered to players held against all that there is: leads, burials, follows in an order, and long leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.cards import Card, Cards, read_cards
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.candidates import burials, follows, leads, preferences
from engine.games.bashi_fen.rules.following.holding import Stack
from engine.games.bashi_fen.rules.following.obligation import Sense, Server
from engine.games.bashi_fen.rules.following.safe_follows import made_up, obliged_follows
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.parts import Shape
from tests.engine.games.bashi_fen.dealing import after, deal_with, view, when_taken
from tests.engine.games.bashi_fen.restated.combinations import (
    one_piece,
    pieces,
    some_cards,
    some_options,
    some_order,
    taken_apart,
    why_not_led,
)
from tests.engine.games.bashi_fen.restated.following import every_play, why_not_followed
from tests.engine.games.bashi_fen.restated.order import SUITS, TRUMP, Order
from tests.engine.games.bashi_fen.restated.test_following import RULES, some_pairs, some_table
from tests.engine.games.bashi_fen.rules.following.test_obligation import MODES, gifts_card_by_card

Kind = frozenset[tuple[Card, int]]
WORTH = {"5": 5, "10": 10, "K": 10}


def alike(cards: Cards) -> Kind:
    """The cards whatever their order."""
    return frozenset(Counter(cards).items())


def some_suits(random: Random, order: Order, number: int) -> list[str]:
    return random.sample([TRUMP, *(suit for suit in SUITS if suit != order.suit)], number)


@pytest.mark.rule("BSF-50", "BSF-57", "BSF-5A")
def test_every_plain_lead_is_offered_weakest_first_and_then_what_may_be_thrown() -> None:
    random, thrown = Random("leads"), 0
    for _ in range(250):
        order, options = some_order(random), some_options(random)
        suits = some_suits(random, order, 2)
        hand = tuple(card for suit in suits for card in some_cards(random, order, suit, 3, random.randint(1, 7)))
        offered = list(leads(order.trumps.in_order(hand), order.trumps, options))
        plain, throws = list[Cards](), set[Kind]()
        for suit in suits:
            suited = tuple(card for card in hand if order.suit_of(card) == suit)
            plain += [piece.cards for piece in pieces(suited, order, options.runs_of_singles)]
            if options.throws != "no":
                throws |= {
                    alike(cards)
                    for cards in (suited, *(highest(suited, number, order) for number in (2, 3, 4, 5)))
                    if why_not_led([cards], suited, order, options) is None
                }

        def seen(cards: Cards, order: Order = order) -> tuple[Any, ...]:
            """Cards of one height stand in for each other."""
            return order.suit_of(cards[0]), tuple(sorted(map(order.height, cards)))

        assert {seen(cards) for cards in offered} == {seen(cards) for cards in plain} | {
            seen(tuple(card for card, number in each for _ in range(number))) for each in throws
        }
        assert throws <= set(map(alike, offered))
        assert set(map(alike, offered)) <= set(map(alike, plain)) | throws
        before = [each for each in offered if alike(each) not in throws]
        keys = [(len(each), order.trumps.height(each[-1])) for each in before]
        assert keys == sorted(keys)
        several = [
            place for place, each in enumerate(offered) if one_piece(each, order, options.runs_of_singles) is None
        ]
        assert not several or not before or several[0] > offered.index(before[-1])
        thrown += len(several)
    assert thrown > 60


def highest(suited: Cards, number: int, order: Order) -> Cards:
    """All copies of the highest cards, until there are so many; of equal ones the last in notation first."""
    found: Cards = ()
    for card in reversed(order.trumps.in_order(dict.fromkeys(suited))):
        if len(found) < number:
            found += (card,) * suited.count(card)
    return found


@pytest.mark.rule("BSF-30")
def test_burials_are_the_highest_points_the_lowest_and_the_shortest_suits() -> None:
    random = Random("buried")
    for _ in range(120):
        order, size = some_order(random), random.randint(2, 6)
        hand = tuple(card for suit in some_suits(random, order, 3) for card in some_cards(random, order, suit, 2, 6))
        length = Counter(map(order.suit_of, hand))

        def trump(card: Card, order: Order = order) -> bool:
            return order.suit_of(card) == TRUMP

        def height(card: Card, order: Order = order) -> tuple[bool, int]:
            return order.suit_of(card) == TRUMP, order.height(card)

        def worth(card: Card) -> int:
            return WORTH.get(str(card.rank), 0)

        def suit_length(card: Card, length: Counter[str] = length, order: Order = order) -> int:
            return length[order.suit_of(card)]

        keys: list[Callable[[Card], Any]] = [
            lambda card: tuple(-each for each in height(card)),
            lambda card: (trump(card), -worth(card), height(card)),
            lambda card: (trump(card), height(card)[1]),
            lambda card: (trump(card), suit_length(card), height(card)),
            lambda card: (trump(card), worth(card) > 0, suit_length(card), height(card)),
        ]
        ways = {alike(tuple(sorted(hand, key=key)[:size])) for key in keys}
        offered = [*burials(hand, size, order.trumps)]
        assert set(map(alike, offered)) == ways
        assert len(offered) == len({*offered})


@pytest.mark.rule("BSF-51", "BSF-58", "BSF-5C", "BSF-82")
def test_what_can_win_is_among_the_follows_that_are_offered() -> None:
    random, found = Random("ambitious"), Counter[str]()
    for _ in range(450):
        order, options = some_order(random), some_table(random, random.choice(RULES))
        suit, other = some_suits(random, order, 2)
        led = some_pairs(random, order, suit, 3)[: random.choice((1, 2, 4, 4, 5))]
        void = random.random() < 0.5
        alike_trumps = some_cards(random, order, TRUMP, 1, 1) * random.choice((0, 4)) if suit != TRUMP else ()
        suited = () if void else some_pairs(random, order, suit, 5)
        beside = (
            *(some_pairs(random, order, TRUMP, 5) if suit != TRUMP else ()),
            *(some_pairs(random, order, other, 3) if other != TRUMP else ()),
        )
        hand = (*suited, *beside, *alike_trumps)
        lead = read_lead(led, order.trumps, options) if led else None
        if lead is None or len(hand) < len(led):
            continue
        shapes = tuple((part.shape.width, part.shape.length) for part in lead.parts)
        offered = list(follows(lead, hand, order.trumps, options))
        allowed = [alike(each) for each in offered]
        assert len(set(allowed)) == len(allowed)
        for play in offered:
            assert why_not_followed(shapes, suit, hand, play, order, options) is None
        own = tuple(card for card in hand if order.suit_of(card) == suit)
        if lead.size == 1:
            assert set(allowed) == {alike((card,)) for card in own or hand}
            continue
        trumps = tuple(card for card in hand if order.suit_of(card) == TRUMP)
        if len(shapes) == 1:
            fitting = [piece for piece in pieces(own or trumps, order, 2) if piece.shape == shapes[0]]
            heights = {tuple(sorted(map(order.trumps.height, each))) for each in offered}
            for piece in fitting:
                if why_not_followed(shapes, suit, hand, piece.cards, order, options) is None and (own or suit != TRUMP):
                    assert tuple(sorted(map(order.trumps.height, piece.cards))) in heights, (order, options, led, hand)
                    found["shape"] += 1
        elif (
            not own and suit != TRUMP and any(taken_apart(each, shapes, order) for each in every_play(trumps, len(led)))
        ):
            assert any(
                all(order.suit_of(card) == TRUMP for card in each) and taken_apart(each, shapes, order)
                for each in offered
            ), (order, options, led, hand)
            found["ruff"] += 1
        for card, copies in Counter(hand).items():
            bomb = (card,) * lead.size
            falls = options.bombs != "no" and copies >= lead.size > 3
            if falls and why_not_followed(shapes, suit, hand, bomb, order, options) is None:
                assert alike(bomb) in allowed
                found["bomb"] += 1
    assert min(found[each] for each in ("shape", "ruff", "bomb")) > 10, found


@pytest.mark.rule("BSF-53")
@pytest.mark.parametrize("rule", ["standard", "exact_only", "decompose"])
def test_a_safe_follow_gives_what_comes_first_beside_what_is_owed(rule: str) -> None:
    """To single cards, pairs and throws of these: of all allowed plays the one that keeps most of what is wanted."""
    random, looks = Random(f"safe {rule}"), 0
    while looks < 90:
        order = some_order(random)
        options = Options(packs=6, tuple_follow=rule)
        suit, other = some_suits(random, order, 2)
        led = random.choice([some_cards(random, order, suit, 1, 1) * 2, some_cards(random, order, suit, 1, 3)])
        hand = (*some_pairs(random, order, suit, 6), *some_pairs(random, order, other, 2))
        lead = read_lead(led, order.trumps, options)
        if lead is None or len(hand) < len(led):
            continue
        looks += 1
        shapes = tuple((part.shape.width, part.shape.length) for part in lead.parts)
        plays = [
            play
            for play in every_play(hand, len(led))
            if why_not_followed(shapes, suit, hand, play, order, options) is None
        ]
        wanted = preferences(order.trumps)
        for preference, answer in zip(wanted, obliged_follows(lead, hand, wanted, order.trumps, options), strict=True):
            best = min(sorted(map(preference, play)) for play in plays)
            assert sorted(map(preference, answer)) == best, (order, options, led, hand, answer)


@pytest.mark.rule("BSF-5C")
def test_a_make_up_is_made_of_the_first_cards_that_do() -> None:
    random, made = Random("made up"), Counter[bool]()
    for _ in range(200):
        order = some_order(random)
        cards = some_pairs(random, order, TRUMP, 5)
        shapes = [Shape(*random.choice(((1, 1), (2, 1), (2, 2), (1, 1)))) for _ in range(random.randint(1, 3))]
        shapes.sort(key=lambda shape: (-shape.size, -shape.length))
        size = sum(shape.size for shape in shapes)
        plain = tuple((shape.width, shape.length) for shape in shapes)
        fits = [play for play in every_play(cards, size) if taken_apart(play, plain, order)]
        for preference in preferences(order.trumps):
            answer = made_up(shapes, cards, preference, order.trumps) if cards else None
            assert (answer is not None) == bool(fits) or len(cards) < size, (order, cards, shapes)
            assert answer is None or len(cards) < size or alike(answer) in set(map(alike, fits))
        made[bool(fits)] += 1
    assert min(made.values()) > 30, made


LONG = (
    [(5, 1), (2, 2)],
    [(3, 2), (2, 2)],
    [(2, 3), (2, 2)],
    [(4, 1), (3, 1), (2, 1)],
    [(2, 2), (2, 1), (2, 1)],
    [(6, 1), (2, 2)],
)


@pytest.mark.rule("BSF-53", "BSF-56", "BSF-5B")
@pytest.mark.parametrize("mode", MODES)
def test_long_throws_are_served_as_well_as_can_be(mode: str) -> None:
    """Tuples that are promised to one part are still there when a tractor is laid for the next."""
    random = Random(f"long {mode}")
    for _ in range(110):
        options = Options(tuple_follow=mode, tractor_follow=random.choice(("tractor", "tractor", "tuples")))
        shapes = [Shape(*each) for each in random.choice(LONG)]
        held = [(place, random.choice((0, 1, 2, 2, 3, 4, 5))) for place in range(random.randint(2, 5))]
        holding = tuple(Stack(place, number, number + random.choice((0, 0, 0, 1))) for place, number in held if number)
        breaking = mode in ("exact_only", "decompose")
        for sense in (Sense.FREE,) if breaking else (Sense.WHOLE, Sense.PLAYED):
            if holding:
                server = Server(options, holding, sense)
                assert server.gifts(shapes) == gifts_card_by_card(holding, shapes, sense, options), (holding, shapes)


@pytest.mark.rule("BSF-5D")
@pytest.mark.parametrize(
    ("cards", "readings"),
    [
        ("AS", 1),
        ("AS AS", 1),
        ("KS KS AS AS", 2),
        ("QS KS KS AS AS", 2),
        ("10S KS KS AS AS", 2),
        ("AS KH", 1),
        ("BJ* RJ", 1),
    ],
)
def test_a_throw_with_a_tractor_may_be_meant_as_its_tuples(cards: str, readings: int) -> None:
    kitty = "3H 3H 4H 4H 5H 5H 6H 6H"
    step = when_taken(deal_with(Options(), "2H 10S QS KS KS AS AS", kitty=kitty), {0: "bid 2H"})
    seen = view(after(step, f"bury {kitty}"))
    first, *others = seen.readings(read_cards(cards))
    assert alike(first.cards) == alike(read_cards(cards))
    assert not first.parts
    assert 1 + len(others) == readings
    for other in others:
        assert all(len(set(part)) == 1 for part in other.parts)
        assert alike(other.cards) == alike(read_cards(cards))
        assert seen.refusal(other) is None


@pytest.mark.rule("BSF-60")
def test_cards_are_given_away_low_without_points_with_points_or_high_first() -> None:
    random = Random("preferences")
    for _ in range(40):
        order = some_order(random)
        cards = random.sample(list(order.where), 12)

        def height(card: Card, order: Order = order) -> tuple[bool, int]:
            return order.suit_of(card) == TRUMP, order.height(card)

        def worth(card: Card) -> int:
            return WORTH.get(str(card.rank), 0)

        low, sparing, feeding, high = (sorted(cards, key=preference) for preference in preferences(order.trumps))
        assert list(map(height, low)) == sorted(map(height, cards))
        assert list(map(height, high)) == sorted(map(height, cards), reverse=True)
        assert [(worth(card), height(card)) for card in sparing] == sorted(
            (worth(card), height(card)) for card in cards
        )
        assert [(-worth(card), height(card)) for card in feeding] == sorted(
            (-worth(card), height(card)) for card in cards
        )
