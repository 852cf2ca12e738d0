"""One hand from the first card to the result, told again: who is asked, where the cards lie, and who knows of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.cards import BLACK_JOKER, RED_JOKER, Card, Cards
from engine.games.bashi_fen.actions import Bid, Bury, Partners, PartnersByColour, Play, Redeal
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.rules.leads import lead_of
from engine.games.bashi_fen.rules.throws import objection
from tests.engine.games.bashi_fen.restated import scores
from tests.engine.games.bashi_fen.restated.bidding import Bidder, Standing, after_bid, rank_of
from tests.engine.games.bashi_fen.restated.calling import owners
from tests.engine.games.bashi_fen.restated.combinations import less, who_wins
from tests.engine.games.bashi_fen.restated.order import Order

WORTH = {"5": 5, "10": 10, "K": 10}


@dataclass(frozen=True)
class Before:
    """What the hands before have left: levels, the declarer-to-be (fluid: the last one), who takes first, who won."""

    levels: tuple[str, ...]
    declarer: int | None
    first: int
    won: tuple[int, ...] = ()


class Hand:
    """A hand in play; every answer goes through ``answered``."""

    def __init__(self, options: Options, before: Before, deck: Cards, first: int, kitty: int) -> None:
        self.options, self.before, self.first, self.size = options, before, first, kitty
        self.seats = options.seats
        self.pack = deck
        self.hands: list[Cards] = [()] * self.seats
        self.shown: list[Cards] = [()] * self.seats
        self.piles: list[Counter[Card | None]] = [Counter() for _ in range(self.seats)]
        self.aside: Counter[Card | None] = Counter()
        self.stock, self.kitty = deck, Cards()
        self.knows: set[int] = set()
        self.turned = self.passes = 0
        self.turned_at_all: Cards = ()
        self.named: Standing | None = None
        self.taker: int | None = None
        self.call: Any = None
        self.log: list[tuple[int, Card]] = []
        self.tricks: list[tuple[list[Cards], int]] = []
        self.plays: list[Cards] = [()] * self.seats
        self.failed: list[int] = []
        self.phase, self.turn = "Taking", first
        self.after: Before | None = None
        self.result: Any = None
        self._takes(first)

    @property
    def fixed(self) -> bool:
        """Whether partners sit opposite."""
        return self.options.partners == "fixed"

    @property
    def known_declarer(self) -> int | None:
        """The declarer of a fixed game who is known beforehand (BSF-19, BSF-71)."""
        return self.before.declarer if self.fixed else None

    def next_to(self, seat: int, steps: int = 1) -> int:
        """Who takes and plays after a seat (BSF-06)."""
        return (seat + (1 if self.options.direction == "counter_clockwise" else -1) * steps) % self.seats

    def order(self) -> Order:
        """The trumps as they are named."""
        options, named = self.options, self.named
        suit = None if named is None else named.cards[0].suit
        rank = None if named is None else named.rank
        trumps = options.high_trump_tractors, options.red_five, options.constant_trumps
        return Order(suit and str(suit), rank or None, *trumps)

    def _takes(self, seat: int) -> None:
        self.turn = seat
        self.hands[seat] += self.stock[:1]
        self.stock = self.stock[1:]
        if len(self.stock) == self.size:
            self.stock, self.kitty = (), self.stock

    def bidder(self, seat: int) -> Bidder:
        """Who bids on what."""
        jokers = self.pack.count(BLACK_JOKER), self.pack.count(RED_JOKER)
        held, played = self.hands[seat] + self.shown[seat], self.before.declarer is not None
        contest = self.phase == "Contesting"
        won = self.before.won if played else None
        levels = self.before.levels
        return Bidder(
            self.options, levels, self.known_declarer, won, jokers, seat, held, self.named, contest
        )  # fmt: skip

    def answered(self, action: Any) -> None:
        """The seat on turn answers."""
        seat = self.turn
        match self.phase, action:
            case "Taking" | "Asking", Bid():
                self._bids(seat, action)
                self.passes = 0
            case "Asking", _:
                self.passes += 1
            case "Claiming", Redeal():
                self.hands[seat], self.shown[seat] = (), self.hands[seat] + self.shown[seat]
                self._void()
            case "Claiming", _:
                self.passes += 1
                self.turn = self.next_to(seat)
                if self.passes == self.seats:
                    self._trumps_stand()
            case "Burying", Bury():
                self.hands[seat] = less(self.hands[seat], action.cards)  # type: ignore[arg-type]
                self.kitty, self.knows, self.taker = action.cards, {seat}, seat  # type: ignore[assignment]
                self.turn, self.passes = self.next_to(seat), 0
                self.phase = "Contesting"
                if not self.options.chao_dipi:
                    self._kitty_stands()
            case "Contesting", Bid():
                self.named = after_bid(self.bidder(seat), action.cards, action.joker and str(action.joker))
                self._takes_kitty(seat)
            case "Contesting", _:
                self.passes += 1
                self.turn = self.next_to(seat, 2 if self.next_to(seat) == self.taker else 1)
                if self.passes == self.seats - 1:
                    self._kitty_stands()
            case "Calling", _:
                self.call = action if isinstance(action, Partners | PartnersByColour) else None
                self._play_begins()
            case "Playing", Play():
                self._plays(seat, action)
        if self.phase == "Taking":
            if self.stock:
                self._takes(self.next_to(seat))
            else:
                self.phase, self.passes = "Asking", 0
        if self.phase == "Asking":
            self._asks(seat)

    def _bids(self, seat: int, bid: Bid) -> None:
        if self.named is not None and self.named.bidder != seat:
            before = self.named.bidder
            self.hands[before] += self.shown[before]
            self.shown[before] = ()
        held = self.hands[seat] + self.shown[seat]
        self.named = after_bid(self.bidder(seat), bid.cards, bid.joker and str(bid.joker))
        self.hands[seat], self.shown[seat] = less(held, bid.cards), bid.cards

    def _asks(self, seat: int) -> None:
        """Round the table, but for who holds the bid, until all of those have passed since it (BSF-11)."""
        bidder = None if self.named is None else self.named.bidder
        if self.passes == self.seats - (bidder is not None):
            self._all_have_passed()
            return
        self.turn = self.next_to(seat)
        if self.turn == bidder:
            self.turn = self.next_to(self.turn)

    def _all_have_passed(self) -> None:
        if self.named is None and self.options.no_bid == "turn_kitty":
            declarer = self.first if self.known_declarer is None else self.known_declarer
            level = self.before.levels[declarer]
            for number, card in enumerate(self.kitty, 1):
                self.turned, self.turned_at_all = number, self.kitty[:number]
                if rank_of(card) == level:
                    self.named = Standing(-1, (card,), "suit", declarer, level)
                    break
        if self.named is None:
            self._void()
        elif self.options.redeal_right == "none":
            self._trumps_stand()
        else:
            self.phase, self.turn, self.passes = "Claiming", self.named.declarer, 0

    def _void(self) -> None:
        self.phase = "Finished"
        levels, declarer = self.before.levels, self.before.declarer
        self.after = Before(levels, declarer, self.first, self.before.won)

    def _trumps_stand(self) -> None:
        assert self.named is not None
        self.hands = [hand + shown for hand, shown in zip(self.hands, self.shown, strict=True)]
        self.shown = [()] * self.seats
        self._takes_kitty(self.named.declarer)

    def _takes_kitty(self, seat: int) -> None:
        self.hands[seat] += self.kitty
        self.kitty, self.knows, self.turned = (), set(), 0
        self.phase, self.turn = "Burying", seat

    def _kitty_stands(self) -> None:
        assert self.named is not None
        self.turn = self.named.declarer
        if self.fixed:
            self._play_begins()
        else:
            self.phase = "Calling"

    def _play_begins(self) -> None:
        self.phase, self.leader = "Playing", self.turn

    def answers(self) -> Sequence[int | None]:
        """Who has answered each call so far."""
        return [] if self.call is None else owners(self.options, self.call, self.log)

    def side(self) -> set[int]:
        """The declarer's side as all know it."""
        assert self.named is not None
        declarer = self.named.declarer
        if self.fixed:
            return {declarer, (declarer + 2) % 4}
        return {declarer} | {seat for seat in self.answers() if seat is not None}

    def all_known(self) -> bool:
        """Whether all partners are (BSF-43)."""
        return self.fixed or None not in self.answers()

    def _plays(self, seat: int, play: Play) -> None:
        cards, order = play.cards, self.order()
        if seat == self.leader:
            lead = lead_of(play.groups, order.trumps, self.options)
            assert lead is not None
            others = [self.hands[self.next_to(seat, step)] for step in range(1, self.seats)]
            against = objection(lead, others, order.trumps, self.options)
            parts = lead.parts
            if against is not None:
                parts, cards = (against.forced,), against.forced.cards
                self.failed.append(seat)
            self.led = tuple((part.shape.width, part.shape.length, part.top) for part in parts)
        self.hands[seat] = less(self.hands[seat], cards)
        self.plays[seat] = cards
        known = self.all_known()
        self.log += [(seat, card) for card in cards]
        if self.all_known() and not known:
            for each in self.side():
                self._away(self.piles[each])
                self.piles[each] = Counter()
        self.turn = self.next_to(seat)
        if self.turn == self.leader:
            self._trick_is_won()

    def _away(self, cards: Counter[Card | None]) -> None:
        hidden = self.options.hide_played or self.options.hide_points
        self.aside += Counter({None: cards.total()}) if hidden else cards

    def best(self) -> int:
        """Who holds the trick as it lies."""
        order = [self.next_to(self.leader, step) for step in range(self.seats)]
        laid = [seat for seat in order if self.plays[seat]]
        return laid[who_wins(self.led, [self.plays[seat] for seat in laid], self.order(), self.options)]

    def _trick_is_won(self) -> None:
        winner = self.best()
        counting = winner not in self.side() or not self.all_known()
        for cards in self.plays:
            points = Counter(card for card in cards if rank_of(card) in WORTH)
            kept = points if counting and not self.options.hide_points else Counter[Card]()
            self.piles[winner] += kept  # type: ignore[arg-type]
            self._away(Counter(cards) - kept)  # type: ignore[arg-type]
        self.tricks.append((self.plays, winner))
        self.plays, self.leader, self.turn = [()] * self.seats, winner, winner
        if not any(self.hands):
            self._is_over()

    def points(self) -> list[int]:
        """What each seat has won."""
        won = [0] * self.seats
        for plays, winner in self.tricks:
            won[winner] += sum(WORTH.get(rank_of(card), 0) for cards in plays for card in cards)
        return won

    def _is_over(self) -> None:
        assert self.named is not None
        side, (last, winner) = self.side(), self.tricks[-1]
        fives = [
            (seat, won)
            for plays, won in self.tricks
            for seat, cards in enumerate(plays)
            for card in cards
            if self.options.red_five and str(card) == "5H"
        ]
        if winner not in side:
            self.knows = set(range(self.seats))
        self.result = scores.result(
            scores.Hand(
                self.options,
                self.order(),
                self.named.declarer,
                side,
                self.before.levels,
                sum(points for seat, points in enumerate(self.points()) if seat not in side),
                sum(WORTH.get(rank_of(card), 0) for card in self.kitty),
                fives,
                self.failed,
                last,
                winner,
            )
        )
        _, levels, _, winners = self.result
        self.phase = "Finished"
        declarer = self.named.declarer
        following = self.next_to(declarer, 2 if declarer in winners else 1)
        if not self.fixed:
            following = next(
                seat for seat in [*range(declarer + 1, self.seats), *range(declarer + 1)] if seat in winners
            )
        self.after = Before(tuple(levels), following if self.fixed else declarer, following, tuple(winners))
