"""What Bashi Fen's engine says of single plays, bids and gains: facts that its rules pages state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from math import ceil
from typing import Any

from engine.cards import BLACK_JOKER, RED_JOKER, STANDARD, Card, Cards, Rank, Suit, read_cards
from engine.games.bashi_fen.actions import Copy, Partners
from engine.games.bashi_fen.options import most_partners, packs_of
from engine.games.bashi_fen.pack import kitty_size
from engine.games.bashi_fen.pack import pack as pack_of
from engine.games.bashi_fen.rules.bids import BidSituation, Named, Naming, bids, overbids
from engine.games.bashi_fen.rules.following.follow import follow_refusal
from engine.games.bashi_fen.rules.leads import lead_refusal, read_lead
from engine.games.bashi_fen.rules.levels import climbed, fallen, ladder
from engine.games.bashi_fen.rules.partners import call_refusal
from engine.games.bashi_fen.rules.parts import Lead, parts_of
from engine.games.bashi_fen.rules.scoring import RED_FIVE_POINTS, gains, hooked_rank, kitty_factor, most_points
from engine.games.bashi_fen.rules.standing import Standing
from engine.games.bashi_fen.rules.throws import objection
from engine.games.bashi_fen.rules.tricks import winner
from engine.games.bashi_fen.rules.trumps import trumps_of
from engine.words import listed
from tests.conformance.pages.neighbour_facts import levels_met, run_fits, tractor_fits

RUN = "2S 3S 4S 5S 6S 7S 8S 9S XS JS QS KS AS"
FAR = 40
"""So many steps of points are beyond every bracket."""


def _trumps(options: Any) -> Any:
    """Hearts, and no level: no rank but the trump suit's stands out."""
    return trumps_of(options, Suit.HEARTS, None)


def _lead(words: str, options: Any) -> Lead:
    cards = read_cards(words)
    trumps = _trumps(options)
    return Lead(trumps.suit_of(cards[0]), parts_of(cards, trumps, 0))


def _won(options: Any, led: str, *plays: str) -> int:
    """Who wins: 0 for the leader, then the others in order."""
    return winner(_lead(led, options), [read_cards(play) for play in plays], _trumps(options), options)


def _may_follow(options: Any, led: str, hand: str, play: str) -> bool:
    cards = read_cards(hand), read_cards(play)
    return follow_refusal(_lead(led, options), *cards, _trumps(options), options) is None


def _may_lead(options: Any, cards: str, **agreed: object) -> bool:
    held = read_cards(cards)
    return lead_refusal((held,), held, _trumps(options), replace(options, **agreed)) is None


def _forced(options: Any, thrown: str, other: str) -> Cards:
    """What is led instead of this throw where another hand has these cards of the suit."""
    found = objection(_lead(thrown, options), [read_cards(other)], _trumps(options), options)
    assert found is not None
    return found.forced.cards


def _stopped(options: Any, thrown: str, other: str) -> bool:
    return objection(_lead(thrown, options), [read_cards(other)], _trumps(options), options) is not None


def _set_follows(options: Any) -> tuple[bool, ...]:
    """Whether these may be played: a pair not out of three, three single cards beside a pair, pairs, three and one."""
    hand = "3C 3C 3C 5C 5C 6C 6C 7C"
    return (
        _may_follow(options, "KC KC", "3C 3C 3C 5C 6C", "5C 6C"),
        _may_follow(options, "KC KC KC", "3C 3C 5C 6C 7C", "5C 6C 7C"),
        _may_follow(options, "KC KC KC KC", hand, "5C 5C 6C 6C"),
        _may_follow(options, "KC KC KC KC", hand, "3C 3C 3C 7C"),
    )


def _pairs_apart(options: Any) -> bool:
    """Whether a tractor may be followed with pairs apart although a tractor is held."""
    return _may_follow(options, "6C 6C 7C 7C", "9C 9C 10C 10C QC QC", "9C 9C QC QC")


def _pairs_apart_in_throw(options: Any) -> bool:
    """Whether a tractor in a throw may be followed so."""
    return _may_follow(options, "6C 6C 7C 7C AC", "9C 9C 10C 10C QC QC 3C", "9C 9C QC QC 3C")


def _same_shape_alone(options: Any) -> bool:
    """Whether neither four of a kind nor larger sets in a row beat a tractor of smaller ones, as far as they exist."""
    most = max(pack_of(options).count(card) for card in pack_of(options))
    found = [_won(options, "6S 6S 7S 7S", "9S 9S 9S 9S") == 0] if most > 3 else []
    long = most > 2 and tractor_fits(options, 3)
    found += [_won(options, "6S 6S 7S 7S 8S 8S", "10S 10S 10S JS JS JS") == 0] if long else []
    return all(found)


def _bombs_beat_throws(options: Any) -> bool:
    most = max(pack_of(options).count(card) for card in pack_of(options))
    return most > 3 and _won(options, "AS KS JS 9S", "10S 10S 10S 10S") == 1


def _bomb_instead(options: Any) -> bool:
    """Whether four of a kind may be played by somebody who could follow suit."""
    hand = "5C 6C 7C 8C 9H 9H 9H 9H"
    most = max(pack_of(options).count(card) for card in pack_of(options))
    return most > 3 and _may_follow(options, "JC QC KC AC", hand, "9H 9H 9H 9H")


def _factors(options: Any) -> tuple[int, ...]:
    """The kitty's factor where the last trick is won by a pair, three single cards, or a tractor of three pairs."""
    plays = ("AS AS", "AS QS 9S", "QS QS KS KS AS AS")
    return tuple(kitty_factor(options, read_cards(play), _trumps(options)) for play in plays)


def _compared(options: Any) -> tuple[int, int]:
    """Who wins when two ruff a pair with a single card: the higher pair against the higher single card, and so on."""
    return (
        _won(options, "AS AS KS", "7H 7H AH", "9H 9H 3H"),
        _won(options, "AS AS KS", "7H 7H 3H", "6H 6H KH"),
    )


def _what_beats_a_run(options: Any) -> tuple[bool, ...]:
    """Whether a run is beaten by a higher one, by one of trumps, by trumps that are none, by one of another suit."""
    trumps, led = _trumps(options), read_cards("6S 7S 8S")
    lead = Lead(Suit.SPADES, parts_of(led, trumps, len(led)))
    tried = (read_cards(cards) for cards in ("7S 8S 9S", "6H 7H 8H", "6H 7H AH", "7D 8D 9D"))
    return tuple(winner(lead, [cards], trumps, options) == 1 for cards in tried)


def _situation(options: Any, named: Named | None, held: Cards) -> BidSituation:
    return BidSituation(options, None, named, 0, held)


def _level(options: Any) -> Rank:
    return Rank(ladder(options)[0] if options.start_level not in ladder(options) else options.start_level)


def _least_jokers(options: Any) -> int | None:
    """The fewest jokers that are a bid where there are enough; None where there is no such bid."""
    options = replace(options, packs=6, jokers="all")
    held = (RED_JOKER,) * 6
    shown = Named(1, (Card(_level(options), Suit.SPADES),), Naming.SUIT, 1, _level(options))
    sizes = [len(bid.cards) for named in (None, shown) for bid in bids(_situation(options, named, held))]
    return min(sizes, default=None)


def _least_jokers_at_no_trump(options: Any) -> int | None:
    """The fewest jokers that bid where everybody is at the level no trump; None at tables without that level."""
    if "NT" not in ladder(options):
        return None
    standing = Standing(("NT",) * options.seats, None, 0)
    held = (BLACK_JOKER,) * pack_of(options).count(BLACK_JOKER)
    return min((len(bid.cards) for bid in bids(BidSituation(options, standing, None, 0, held))), default=None)


def _least_jokers_here(options: Any) -> int | None:
    """The fewest jokers of this pack that bid at an ordinary level; None where none do."""
    sizes = [
        len(bid.cards)
        for joker in (BLACK_JOKER, RED_JOKER)
        for bid in bids(_situation(options, None, (joker,) * pack_of(options).count(joker)))
    ]
    return min(sizes, default=None)


def _jokers(options: Any) -> int:
    return sum(pack_of(options).count(joker) for joker in (BLACK_JOKER, RED_JOKER))


def _jokers_overbid(options: Any) -> tuple[bool, bool]:
    """Whether jokers overbid as many cards of a suit, and fewer."""
    level = _level(options)
    most = options.joker_bid_min
    found = []
    for shown in (most, most - 1):
        named = Named(1, (Card(level, Suit.SPADES),) * shown, Naming.SUIT, 1, level)
        held = (RED_JOKER,) * most
        found.append(any(bid.cards == held for bid in bids(_situation(options, named, held))))
    return found[0], found[1]


def _own_overbid(options: Any) -> bool:
    """Whether a seat whose bid of one card stands may bid two cards of another suit."""
    level = _level(options)
    named = Named(0, (Card(level, Suit.SPADES),), Naming.SUIT, 0, level)
    held = (Card(level, Suit.CLUBS),) * 2
    return any(len(bid.cards) == 2 for bid in bids(_situation(options, named, held)))


def _reinforced(options: Any) -> bool:
    level = _level(options)
    card = Card(level, Suit.SPADES)
    bidding = _situation(options, Named(0, (card,), Naming.SUIT, 0, level), (card, card))
    return any(bid.cards == (card, card) for bid in bids(bidding))


def _two_alike(options: Any) -> bool:
    """Whether this pack has two of a card that names trumps, and both may be shown at once."""
    card = Card(_level(options), Suit.SPADES)
    held = (card,) * pack_of(options).count(card)
    return any(len(bid.cards) == 2 for bid in bids(_situation(options, None, held)))


def _equal_numbers(options: Any) -> tuple[bool, bool]:
    """Whether of equally many cards spades overbid hearts, and jokers a suit."""
    spades, hearts = (read_cards(words) for words in ("7S 7S", "7H 7H"))
    named = Named(1, hearts, Naming.SUIT, 1, Rank.SEVEN)
    return (
        overbids(options, spades, Naming.SUIT, named),
        overbids(options, (BLACK_JOKER,) * 2, Naming.NO_SUIT, named),
    )


def _no_trump_over_more(options: Any) -> bool:
    named = Named(1, read_cards("7H 7H 7H"), Naming.SUIT, 1, Rank.SEVEN)
    return overbids(options, (BLACK_JOKER,) * 2, Naming.NO_TRUMP, named)


def _callable(rank: Rank) -> Callable[[Any], bool]:
    """Whether a card of this rank may be called at a level of neither Ace nor King."""

    def asked(options: Any) -> bool:
        trumps = trumps_of(options, Suit.HEARTS, Rank.QUEEN)
        loose = replace(options, may_call_fewer=True, call="copy")
        return call_refusal(loose, trumps, Partners((Copy(Card(rank, Suit.SPADES), 1),))) is None

    return asked


def _opponents(options: Any, steps: float) -> int:
    return gains(options, ceil(steps * options.step * packs_of(options))).opponents


def _first_turnover(options: Any) -> float:
    """The fewest points with which the opponents take over, half points among them."""
    return next(each for each in count(0, 0.5) if not gains(options, each).declarers_stay)  # type: ignore[arg-type]


def _turnover(options: Any) -> float:
    """After how many steps of points the opponents take over."""
    step = options.step * packs_of(options)
    return _first_turnover(options) / step


def _step(options: Any) -> float:
    """The points of a step for each pack, by the turnover."""
    return (
        _first_turnover(options) / packs_of(options) / (2 if options.dead_bracket or options.turnover == "2s" else 2.5)
    )


def _stops(options: Any) -> bool:
    """Whether a large gain from the lowest level stops at the first of those that may not be skipped."""
    stops = [level for level in ladder(options)[1:] if level in options.mandatory_levels]
    return not stops or climbed(options, ladder(options)[0], FAR, False)[0] == stops[0]


def _skipped(options: Any) -> bool:
    """Whether one gain leads from the lowest level to the last but one."""
    levels = ladder(options)
    return len(levels) < 3 or climbed(options, levels[0], len(levels) - 2, False)[0] == levels[-2]


def _run(options: Any, suit: str) -> tuple[str, ...]:
    """A run of the fewest cards that make one here, or of so many that other ranks are left."""
    return tuple(f"{rank}{suit}" for rank in ["Q", "J", "10", "9", "8", "7", "6", "5"][: _shortest(options)])


def _shortest(options: Any) -> int:
    return min(options.runs_of_singles, 8)


def _lead_with_runs(words: str, options: Any) -> Lead:
    cards, trumps = read_cards(words), _trumps(options)
    return Lead(trumps.suit_of(cards[0]), parts_of(cards, trumps, _shortest(options)))


def _loose_follow(options: Any, beside: str = "") -> bool:
    """Whether a run, led with this card or alone, may be followed with its first card twice although one is held."""
    run = _run(options, "C")
    held, loose = (*run, run[0], beside), (*run[:-1], run[0], beside)
    lead = _lead_with_runs(" ".join((*run, beside)), options)
    options = replace(options, runs_of_singles=_shortest(options))
    return (
        follow_refusal(lead, *(read_cards(" ".join(each)) for each in (held, loose)), _trumps(options), options) is None
    )


def _loose_ruff(options: Any) -> bool:
    """Whether a throw of a run and a card above it is ruffed by as many trumps without a run."""
    run, trumps = _run(options, "S"), _run(options, "H")
    lead, ruff = _lead_with_runs(" ".join((*run, "AS")), options), (*trumps[:-1], trumps[0], trumps[0])
    options = replace(options, runs_of_singles=_shortest(options))
    return winner(lead, [read_cards(" ".join(ruff))], _trumps(options), options) == 1


def _not_skipped(options: Any) -> object:
    """The levels at which a large gain from the level below stops, though it would lead further."""
    levels, played = ladder(options), levels_met(options)
    return listed(
        [
            level
            for place, level in enumerate(levels)
            if level in options.mandatory_levels
            and level in played
            and (not place or climbed(options, levels[place - 1], FAR, False)[0] == level)
        ]
    )


def _gap(options: Any) -> tuple[Cards, Cards]:
    """What is shown, and what is led, where somebody holds cards of the gap of a tractor."""
    cards = read_cards("7S 7S 10S 10S")
    trumps = _trumps(options)
    refused = lead_refusal((cards,), cards, trumps, options)
    assert refused is None
    lead = read_lead(cards, trumps, options)
    assert lead is not None
    found = objection(lead, [read_cards("9S 8S")], trumps, options)
    assert found is not None
    return found.cards, found.forced.cards


def _kitty_is_least(options: Any) -> bool:
    """Whether the kitty is the smallest of five or more that shares the rest evenly."""
    cards, kitty = len(pack_of(options)), kitty_size(options)
    return kitty == next(each for each in range(5, cards) if (cards - each) % options.seats == 0)


TRICK_FACTS: Mapping[str, Callable[[Any], object]] = {
    "cards of the level are trumps": lambda options: all(
        trumps_of(options, Suit.HEARTS, Rank.QUEEN).suit_of(Card(Rank.QUEEN, suit)) is None for suit in Suit
    ),
    "two suits may be led": lambda options: _may_lead(options, "AS AC", throws="unbeatable"),
    "what beats a run": _what_beats_a_run,
    "suit must be followed": lambda options: not _may_follow(options, "KC", "5C AS", "AS"),
    "without the suit anything goes": lambda options: _may_follow(options, "KC", "5D AS", "AS"),
    "follows of sets": _set_follows,
    "pairs apart follow a tractor": _pairs_apart,
    "a throw is followed by its parts": lambda options: _pairs_apart(options) == _pairs_apart_in_throw(options),
    "pairs apart follow in a throw": _pairs_apart_in_throw,
    "shortest run": lambda options: next(
        size for size in range(2, 14) if _may_lead(options, RUN[: 3 * size].strip().replace("X", "10"), throws="no")
    ),
    "a run fits": run_fits,
    "levels skipped": lambda options: (
        len(ladder(options)) < 3
        or climbed(options, ladder(options)[0], len(ladder(options)) - 2, False)[0] == ladder(options)[-2]
    ),
    "bomb instead of the suit": _bomb_instead,
    "winners": lambda options: (
        _won(options, "KC", "QC", "AC"),
        _won(options, "KC", "AC", "6H"),
        _won(options, "KC", "7H", "6H"),
        _won(options, "KC", "KC"),
        _won(options, "KC", "AS"),
    ),
    "same shape alone beats": _same_shape_alone,
    "smallest bomb": lambda options: next(
        size for size in range(2, 7) if _won(options, "AS KS JS 9S 7S 5S"[: 3 * size].strip(), "10S " * size) == 1
    ),
    "red five points": lambda _options: RED_FIVE_POINTS,
    "low gains": lambda options: tuple(_opponents(options, steps) for steps in (3, 4, 5, 9)),
    "bombs beat throws": _bombs_beat_throws,
    "who wins of two bombs": lambda options: tuple(
        _won(options, "AS KS JS 9S", *bombs)
        for bombs in (
            ("JC JC JC JC", "9H 9H 9H 9H"),
            ("10C 10C 10C 10C", "JD JD JD JD"),
            ("JC JC JC JC", "JD JD JD JD"),
        )
    ),
    "another suit beats a set": lambda options: _won(options, "6S 6S 6S 6S", "9C 9C 9C 9C") == 1,
    "a quadruple beats two pairs": lambda options: _won(options, "6S 6S 7S 7S", "10S 10S 10S 10S") == 1,
    "two triples beat three pairs": lambda options: _won(options, "6S 6S 7S 7S 8S 8S", "10S 10S 10S JS JS JS") == 1,
    "a higher card stops a throw": lambda options: _stopped(options, "AS QS", "KS"),
    "an equal card stops a throw": lambda options: _stopped(options, "AS QS", "QS"),
    "trumps stop a throw": lambda options: _stopped(options, "AS QS", "3H AH"),
    "pairs and single cards may be thrown": lambda options: _may_lead(options, "AS AS QS"),
    "led instead": lambda options: (_forced(options, "6S 6S QS", "KS"), _forced(options, "6S 6S QS", "7S 7S KS")),
    "card led instead": lambda options: _forced(options, "6S 9S QS", "10S"),
    "two ruffs of single cards": lambda options: _won(options, "AS KS", "7H QH", "6H KH"),
    "two ruffs": _compared,
    "pairs apart ruff a tractor": lambda options: _won(options, "6S 6S 7S 7S KS", "3H 3H 9H 9H JH") == 1,
    "penalty for a throw": lambda options: options.throw_penalty,
    "gap may be led": lambda options: _may_lead(options, "7S 7S 10S 10S", throws="no", runs_of_singles=0),
    "gap": _gap,
    "factors": _factors,
    "factor is packs": lambda options: set(_factors(options)) == {packs_of(options)},
    "most factor": lambda options: kitty_factor(
        options, tuple(card for card in STANDARD if card.suit is Suit.SPADES for _ in range(6)), _trumps(options)
    ),
    "joker bid": _least_jokers,
    "joker bid at no trump": _least_jokers_at_no_trump,
    "own bid overbid": _own_overbid,
    "own bid added to": _reinforced,
    "two alike name trumps": _two_alike,
    "adding is overbidding oneself": lambda options: _reinforced(options) == _own_overbid(options),
    "equal numbers": _equal_numbers,
    "no trump over more cards": _no_trump_over_more,
    "ace callable": _callable(Rank.ACE),
    "king callable": _callable(Rank.KING),
    "turnover": _turnover,
    "step": _step,
    "gain at the turnover": lambda options: _opponents(options, _turnover(options)),
    "gain grows for ever": lambda options: _opponents(options, FAR) - _opponents(options, FAR - 1) == 1,
    "bonus for a missing partner": lambda options: (
        gains(options, 0, most_partners(options) - 1).declarers - gains(options, 0, most_partners(options)).declarers
    ),
    "stops at levels": _stops,
    "levels not to be skipped": _not_skipped,
    "last level stops a gain": lambda options: (
        climbed(replace(options, wrap=False), ladder(options)[-2], FAR, False)[0] == ladder(options)[-1]
    ),
    "levels J and A": lambda options: tuple(rank in levels_met(options) for rank in "JA"),
    "A is a level": lambda options: "A" in ladder(options),
    "loose cards follow a run": _loose_follow,
    "loose cards follow a run in a throw": lambda options: _loose_follow(options, "AC"),
    "a run in a throw is followed as one alone": lambda options: _loose_follow(options) == _loose_follow(options, "AC"),
    "loose cards ruff a run": _loose_ruff,
    "all jokers": lambda options: _jokers(replace(options, six_card_kitty="no")),
    "jokers left out": lambda options: _jokers(replace(options, six_card_kitty="no")) - _jokers(options),
    "jokers bid": lambda options: _least_jokers_here(options) is not None,
    "jokers overbid": _jokers_overbid,
    "hook": lambda options: (
        hooked_rank(options, trumps_of(options, Suit.HEARTS, Rank.JACK), read_cards("JH"), read_cards("JS")) is not None
    ),
    "falls below the lowest": lambda options: fallen(options, ladder(options)[0], FAR) != ladder(options)[0],
    "smallest kitty": _kitty_is_least,
    "declarers rise always": lambda options: (
        not any(card.rank in (Rank.FIVE, Rank.TEN, Rank.KING) for card in pack_of(options))
        and (not options.throw_penalty or (options.throws == "no" and not _may_lead(options, "7S 7S 10S 10S")))
    ),
    "opponents may take over": lambda options: not gains(options, most_points(options)).declarers_stay,
    "opponents may rise": lambda options: gains(options, most_points(options)).opponents > 0,
    "red jokers": lambda options: pack_of(replace(options, six_card_kitty="no")).count(RED_JOKER),
    "two jokers a pack": lambda options: (
        pack_of(replace(options, six_card_kitty="no")).count(RED_JOKER) == packs_of(options)
    ),
}
