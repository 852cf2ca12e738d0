"""Points, gains and levels held against the rows, over random hands and all values of the options."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.cards import Cards, Rank, Suit, read_card
from engine.events import Line
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import problem
from engine.games.bashi_fen.rules.bids import Named, Naming
from engine.games.bashi_fen.rules.levels import climbed, difference, fallen, sent_back
from engine.games.bashi_fen.rules.levels import ladder as engine_ladder
from engine.games.bashi_fen.rules.parts import Lead
from engine.games.bashi_fen.rules.phases import WonTrick
from engine.games.bashi_fen.rules.result import PlayedHand, fives_won, hand_result, opponents_won, points_won
from engine.games.bashi_fen.rules.scoring import gains, kitty_factor
from engine.words import text
from tests.engine.games.bashi_fen.restated.combinations import some_cards
from tests.engine.games.bashi_fen.restated.order import RANKS, SUITS, TRUMP, Order
from tests.engine.games.bashi_fen.restated.scores import Hand, climb, factor, gain, ladder, result

FACTORS = ("twice_cards", "two", "packs", "twice_longest", "power")


def some_table(random: Random, partners: str) -> Options:
    """Any table, as far as scores go."""

    def maybe(chance: float = 0.5) -> bool:
        return random.random() < chance

    while True:
        low = maybe(0.25)
        wrap, higher = maybe(0.25), maybe(0.2)
        lowest = random.choice(("2", "2", "2", "5", "9"))
        options = Options(
            partners=partners,
            seats=4 if partners == "fixed" else random.choice((4, 6, 8)),
            packs=random.randint(1, 3),
            lowest_rank=lowest,
            kitty_factor=random.choice(FACTORS),
            step=random.choice((20, 20, 5, 40, 25)),
            low_gains=low,
            dead_bracket=low or maybe(0.6),
            turnover=random.choice(("2s", "2½s")),
            open_top=not low and maybe(),
            fewer_partners_bonus=maybe(),
            end_level="A" if wrap or higher else random.choice(("A", "K", "J", "10")),
            passing_end=random.choice(("as_declarers", "by_gains")),
            wrap=wrap,
            mandatory_levels=frozenset(random.sample(RANKS, random.choice((0, 0, 2, 4)))),
            hook_and_needle=maybe(0.6),
            no_trump_level=higher,
            red_five=lowest != "9" and maybe(),
            red_five_penalty=random.choice(("level", "points")),
            throw_penalty=random.choice((0, 10, 20)),
            runs_of_singles=random.choice((0, 3)),
        )
        if problem(options) is None:
            return options


@pytest.mark.rule("BSF-62", "BSF-63")
def test_gains_are_those_of_the_brackets_at_every_point() -> None:
    random = Random("gains")
    for _ in range(250):
        options = some_table(random, random.choice(("fixed", "fluid")))
        most = options.seats // 2 - 1
        for points in (-20, -5, 0, *range(1, options.step * int(options.packs) * 8, 5)):
            had = random.choice((None, *range(most + 1)))
            found = gains(options, points, had)
            missing = 0 if had is None else most - had
            assert tuple(found) == gain(options, points, missing), (options, points, had)


@pytest.mark.rule("BSF-05", "BSF-72", "BSF-73", "BSF-74", "BSF-84")
def test_levels_rise_and_fall_step_by_step() -> None:
    random = Random("levels")
    for _ in range(250):
        options = some_table(random, "fixed")
        levels = ladder(options)
        assert list(engine_ladder(options)) == levels
        for place, level in enumerate(levels):
            steps, may_pass = random.randint(0, 6), random.random() < 0.5
            assert climbed(options, level, steps, may_pass) == climb(options, level, steps, may_pass), options
            assert fallen(options, level, steps) == levels[max(place - steps, 0)]
            target = random.choice(RANKS)
            lower = levels.index(target) if target in levels else 0
            assert sent_back(options, level, Rank(target)) == levels[min(place, lower)]
            other = random.randrange(len(levels))
            assert difference(options, level, levels[other]) == other - place


def some_hand(random: Random, partners: str) -> Hand:
    options = some_table(random, partners)
    seats, declarer = options.seats, random.randrange(options.seats)
    side = {declarer, (declarer + 2) % 4} if partners == "fixed" else {declarer}
    if partners == "fluid":
        side |= set(random.sample(range(seats), random.randint(0, seats // 2 - 1)))
    rank = random.choice(("J", "A", "A", "J", "7", None))
    order = Order(random.choice((*SUITS, None)) if rank else None, rank, True, options.red_five)
    size = random.choice((1, 1, 2, 4))
    last = [some_trumps(random, order, size) for _ in range(seats)]
    fives = [(random.randrange(seats), random.randrange(seats)) for _ in range(random.choice((0, 1, 3)))]
    return Hand(
        options,
        order,
        declarer,
        side,
        [random.choice(ladder(options)[-4:] + ladder(options)) for _ in range(seats)]
        if random.random() < 0.7
        else [ladder(options)[0]] * seats,
        5 * random.randint(0, options.step * int(options.packs)),
        5 * random.randint(0, 12),
        fives if options.red_five else [],
        [random.randrange(seats) for _ in range(random.choice((0, 1, 3)))],
        last,
        random.randrange(seats),
    )


def some_trumps(random: Random, order: Order, size: int) -> Cards:
    """High trumps mostly, among which jacks or aces are caught."""
    if order.rank and random.random() < 0.7:
        cards = [read_card(order.rank + random.choice(SUITS)) for _ in range(size)]
        return tuple(cards)
    cards_near = some_cards(random, order, TRUMP, 3, size)
    return (*cards_near, *(cards_near[:1] * (size - len(cards_near))))


@pytest.mark.rule("BSF-5D", "BSF-60", "BSF-61", "BSF-62", "BSF-63", "BSF-72", "BSF-73", "BSF-74")
@pytest.mark.parametrize("partners", ["fixed", "fluid"])
def test_the_result_of_a_hand_is_added_up_as_the_rows_say(partners: str) -> None:
    random, keys = Random(f"result {partners}"), Counter[str]()
    for _ in range(1700):
        hand = some_hand(random, partners)
        suit, rank = hand.order.suit, hand.order.rank
        cards = (read_card(f"{rank}{suit}"),) if suit and rank else (read_card("RJ"),)
        kind = Naming.SUIT if suit else Naming.NO_SUIT if rank else Naming.NO_TRUMP
        named = Named(hand.declarer, cards, kind, hand.declarer, Rank(rank) if rank else None)
        assert named.suit == (Suit(suit) if suit and rank else None)
        played = PlayedHand(
            hand.options,
            named,
            tuple(hand.levels),
            hand.won,
            tuple(hand.fives),
            WonTrick(0, Lead(None, ()), tuple(hand.last), hand.winner),
            frozenset(hand.side),
            hand.buried,
            tuple(hand.failed),
        )
        lines, levels, changes, winners = result(hand)
        found = hand_result(played)
        told = [
            (f"{line.key} {dict(line.args)['seat']} {level_told(line)}", line.amount)
            if line.key.startswith("level_")
            else (f"{line.key} {level_told(line)}", line.amount)
            if line.key.startswith(("must_be", "last_level"))
            else (line.key, line.amount)
            for line in found.lines
        ]
        assert told == lines
        assert (list(found.levels), list(found.changes), list(found.winners)) == (levels, changes, winners)
        keys.update(key.split()[0] for key, _ in lines)
        assert kitty_factor(hand.options, hand.last[0], hand.order.trumps) == factor(
            hand.options, hand.last[0], hand.order
        )
    assert min(keys.values()) > 8, keys
    assert {"hooked", "needled", "must_be_played", "level_passed", "red_five_level", "red_five_points"} <= keys.keys()


def level_told(line: Line) -> object:
    """The level of a line, as the ladder has it."""
    level = dict(line.args)["level"]
    return "NT" if level == text("level.no_trump") else level


@pytest.mark.rule("BSF-60", "BSF-74")
def test_the_points_of_tricks_go_to_who_won_them() -> None:
    random, worth = Random("points"), {"5": 5, "10": 10, "K": 10}
    for _ in range(60):
        options = some_table(random, "fluid")
        tricks = [
            WonTrick(0, Lead(None, ()), tuple(
                tuple(read_card(random.choice([*RANKS, "5", "K"]) + random.choice(SUITS)) for _ in range(2))
                for _ in range(options.seats)
            ), random.randrange(options.seats))
            for _ in range(3)
        ]  # fmt: skip
        won = [0] * options.seats
        fives = []
        for trick in tricks:
            for seat, cards in enumerate(trick.plays):
                won[trick.winner] += sum(worth.get(str(card.rank), 0) for card in cards)
                fives += [(seat, trick.winner) for card in cards if str(card) == "5H" and options.red_five]
        assert points_won(tricks, options.seats) == tuple(won)
        assert fives_won(tricks, options) == tuple(fives)
        side = frozenset(random.sample(range(options.seats), 2))
        assert opponents_won(won, side) == sum(won) - sum(won[seat] for seat in side)
