"""What a hand brings, told again from BSF-05, BSF-5D, BSF-60 to BSF-63, BSF-72 to BSF-74 and BSF-84."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.cards import Card, Cards
from engine.games.bashi_fen.options import Options
from tests.engine.games.bashi_fen.restated.combinations import pieces
from tests.engine.games.bashi_fen.restated.order import RANKS, SUITS, TRUMP, Order


def ladder(options: Options) -> list[str]:
    """The levels from low to high."""
    levels = RANKS[RANKS.index(options.lowest_rank) : RANKS.index(options.end_level) + 1]
    return [*levels, "NT"] if options.no_trump_level else levels


def gain(options: Options, points: float, missing: int = 0) -> tuple[int, int, bool]:
    """What declarers gain, what opponents gain, and whether the declarers go on; so many partners were missing."""
    s = options.step * int(options.packs)
    if options.dead_bracket:
        edges = [s, 2 * s, 3 * s, 4 * s, 5 * s]
        below = [2, 1, 0, -1, -2]
    else:
        turn = 2 * s if options.turnover == "2s" else 2.5 * s
        edges, below = [s, turn, turn + s, turn + 2 * s], [2, 1, -1, -2]  # type: ignore[list-item]
    if options.low_gains:
        edges, below = [2 * s, 4 * s, 5 * s], [1, 0, -1]
    worth = next((each for edge, each in zip(edges, below, strict=True) if points < edge), None)
    if worth is None:
        further = (points - edges[-1]) // s if options.open_top else 0
        worth = -2 - int(further) if options.low_gains else -3 - int(further)
    if points <= 0:
        worth = 2 if options.low_gains else 3
    if worth > 0:
        return worth + (missing if options.fewer_partners_bonus else 0), 0, True
    return 0, -worth, False


def climb(options: Options, level: str, steps: int, may_pass: bool) -> tuple[str, int]:
    """The level after a gain, and how many steps it was."""
    levels = ladder(options)
    for taken in range(steps):
        if level == levels[-1]:
            if options.wrap:
                level = levels[0]
            elif options.passing_end == "by_gains" or (may_pass and taken == 0):
                return "passed", taken + 1
            else:
                return level, taken
        else:
            level = levels[levels.index(level) + 1]
        if level in options.mandatory_levels:
            return level, taken + 1
    return level, steps


def factor(options: Options, cards: Cards, order: Order) -> int:
    """What the kitty counts."""
    by_suit = [[card for card in cards if order.suit_of(card) == suit] for suit in (TRUMP, *SUITS)]
    longest = max(piece.size for suited in by_suit for piece in pieces(suited, order, options.runs_of_singles))
    return {
        "twice_cards": 2 * len(cards),
        "two": 2,
        "packs": int(options.packs),
        "twice_longest": 2 * longest,
        "power": 2 ** min(longest, 10),
    }[options.kitty_factor]


@dataclass(frozen=True)
class Hand:
    """A hand that was played: who declared, the points in tricks and kitty, red fives as (who played, who won it).

    ``last``: everybody's cards of the last trick.
    """

    options: Options
    order: Order
    declarer: int
    side: Collection[int]
    levels: Sequence[str]
    won: int
    buried: int
    fives: Sequence[tuple[int, int]]
    failed: Sequence[int]
    last: Sequence[Cards]
    winner: int


Lines = list[tuple[str, int]]


def result(hand: Hand) -> tuple[Lines, list[str], list[int], list[int]]:
    """The lines in their order with their amounts, the levels, the changes, and who won."""
    options, seats = hand.options, range(hand.options.seats)
    caught = [owner for owner, winner in hand.fives if (owner in hand.side) != (winner in hand.side)]
    lines: Lines = [("tricks", hand.won)]
    if hand.winner not in hand.side:
        key = "kitty" if hand.buried else "kitty_empty"
        lines.append((key, hand.buried * factor(options, hand.last[hand.winner], hand.order)))
    if options.throw_penalty:
        lines += [("throw_penalty", _for(hand, seat) * options.throw_penalty) for seat in hand.failed]
    if options.red_five and options.red_five_penalty == "points":
        lines += [("red_five_points", _for(hand, seat) * 20) for seat in caught]
    points = max(0, sum(amount for _, amount in lines))
    if not any(amount for _, amount in lines[1:]):
        del lines[0]
    lines.append(("points_total", points))
    if options.partners == "fluid" and hand.side == {hand.declarer}:
        lines.append(("alone", 0))
    most = options.seats // 2 - 1
    declarers, opponents, stays = gain(options, points, max(most - (len(hand.side) - 1), 0))
    levels, lowest = list(hand.levels), ladder(options)
    changes = [0] * options.seats
    if options.red_five and options.red_five_penalty == "level":
        for owner in caught:
            falls = levels[owner] != lowest[0]
            lines.append(("red_five_level", -1) if falls else ("red_five_lowest", 0))
            for seat in (owner, (owner + 2) % 4) if options.partners == "fixed" else (owner,):
                if levels[seat] != lowest[0]:
                    levels[seat] = lowest[lowest.index(levels[seat]) - 1]
                    changes[seat] -= 1
    back = _back(hand)
    if back:
        before = list(levels)
        for seat in seats:
            if (seat in hand.side) != (hand.winner in hand.side):
                target = lowest.index(back) if back in lowest else 0
                fall = max(lowest.index(levels[seat]) - target, 0)
                levels[seat] = lowest[lowest.index(levels[seat]) - fall]
                changes[seat] -= fall
        lines.append((("hooked" if back == "2" else "needled") + ("_nobody" if levels == before else ""), 0))
    winners = [seat for seat in seats if (seat in hand.side) == stays]
    theirs = "opponents_gain" if options.partners == "fixed" else "opponents_win"
    lines.append(("declarers_gain", declarers) if stays else (theirs, opponents))
    for seat in winners:
        may_pass = stays and (options.partners == "fixed" or seat == hand.declarer)
        levels[seat], rise = climb(options, levels[seat], declarers + opponents, may_pass)
        changes[seat] += rise
        if rise < declarers + opponents and levels[seat] != "passed":
            ends = options.passing_end == "as_declarers" and not options.wrap and levels[seat] == lowest[-1]
            alone = "" if options.partners == "fixed" else "_alone"
            stop = f"last_level{alone} {levels[seat]}" if ends else f"must_be_played {levels[seat]}"
            lines += [(stop, 0)] if (stop, 0) not in lines else []
    for seat in seats:
        if changes[seat]:
            up = "level_passed" if levels[seat] == "passed" else "level_up" if changes[seat] > 0 else "level_down"
            lines.append((f"{up} {seat} {levels[seat]}", changes[seat]))
    return lines, levels, changes, winners


def _for(hand: Hand, seat: int) -> int:
    """Whether what this seat did wrong brings the opponents points, or takes some from them."""
    return 1 if seat in hand.side else -1


def _back(hand: Hand) -> str:
    """The level to which the losers of the last trick are sent back, if they are (BSF-73)."""
    rank, suit = hand.order.rank, hand.order.suit
    if not hand.options.hook_and_needle or suit is None or rank not in ("J", "A"):
        return ""

    def is_lesser(card: Card) -> bool:
        return str(card.rank) == rank and str(card.suit) != suit

    losers = [seat for seat in range(len(hand.last)) if (seat in hand.side) != (hand.winner in hand.side)]
    caught = any(is_lesser(card) for seat in losers for card in hand.last[seat])
    catches = any(str(card) == rank + suit for card in hand.last[hand.winner])
    return {"J": "2", "A": "J"}[rank] if caught and catches else ""
