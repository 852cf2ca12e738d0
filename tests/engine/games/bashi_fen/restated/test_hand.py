"""Whole matches held against the rules told a second time: who is asked, where cards lie, what comes of it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.cards import Cards
from engine.events import EMPTY_PICTURE, Ended, Marked, Moved, Place, Said, Scored, Zone, folded
from engine.game import Step, act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen import pack as engine_pack
from engine.games.bashi_fen.actions import PASS, REDEAL, Bid, Bury
from engine.games.bashi_fen.options import Options, seats
from engine.games.bashi_fen.pack import kitty_size, problem
from engine.games.bashi_fen.rules.phases import Asking, Contesting, Taking
from engine.games.bashi_fen.rules.standing import Standing as EngineStanding
from engine.games.bashi_fen.rules.standing import chance, first_hand, levels_of
from tests.conformance.tables import Whim
from tests.engine.games.bashi_fen.restated.bidding import every_bid, rank_of, why_not_bid
from tests.engine.games.bashi_fen.restated.hand import Before, Hand
from tests.engine.games.told_again import any_values

MATCHES, HANDS = 24, 4


def any_options(random: Random) -> Options:
    """Every house rule at a value drawn on its own; few ranks mostly, so that hands are short and trumps many."""
    while True:
        drawn = any_values(Options, random)
        drawn |= {"packs": random.choice((1, 2, 3)), "lowest_rank": random.choice(("9", "10", "Q"))}
        drawn |= {"kitty": "auto", "end_level": "A", "hide_points": random.random() < 0.15}
        drawn["partners"] = random.choice(("fixed", "fluid"))
        drawn["seats"] = 4 if drawn["partners"] == "fixed" else random.choice((4, 5, 6, 8))
        if drawn["partners"] == "fixed" and random.random() < 0.4:
            drawn["no_bid"] = "turn_kitty"
        drawn["jokers"] = random.choice(("all", "all", "one_pair"))
        drawn |= {"red_five": False, "constant_trumps": False}
        if random.random() < 0.3:
            drawn |= {"lowest_rank": random.choice(("2", "5")), "packs": 1, "red_five": True}
            drawn["constant_trumps"] = drawn["lowest_rank"] == "2"
        if random.random() < 0.3:
            drawn |= {"chao_dipi": True, "overbid": True, "joker_bid": "both", "jokers": "all", "packs": 3}
        options = Options(**drawn)
        if problem(options) is None:
            return options


def start_of(options: Options, standing: EngineStanding | None) -> Before:
    if standing is None:
        return Before(levels_of(options, None), None, 0)
    assert first_hand(standing) == (standing.declarer is None)
    return Before(levels_of(options, standing), standing.declarer, standing.first, standing.winners)


def agrees(told: Hand, step: Step[Any]) -> None:
    """What every seat may see is what the rules say, no more and no less."""
    for seat in range(told.seats):
        view: Any = step.state.view(seat)
        assert type(view.phase).__name__ == told.phase
        assert view.turn == (None if told.phase == "Finished" else told.turn)
        assert Counter(view.hand) == Counter(told.hands[seat])
        assert view.counts == tuple(map(len, told.hands))
        assert [*map(Counter, view.shown)] == [*map(Counter, told.shown)]
        assert view.stock == len(told.stock)
        seen = told.kitty if seat in told.knows else told.kitty[: told.turned]
        assert Counter(view.kitty) == Counter(seen) + Counter([None] * (len(told.kitty) - len(seen)))
        assert [*map(Counter, view.piles)] == told.piles
        assert Counter(view.aside) == told.aside
        assert len(view.tricks) == len(told.tricks)
        if told.phase in ("Playing", "Finished") and told.tricks:
            assert view.declarers == told.side()
            assert view.points == (None if told.options.hide_points else tuple(told.points()))
        if told.phase == "Playing":
            assert [*map(Counter, view.phase.plays)] == [*map(Counter, told.plays)]
            assert view.phase.best == (told.best() if any(told.plays) else None)
            assert list(view.phase.failed) == told.failed
        if view.phase.named is not None and told.named is not None:
            named = view.phase.named
            assert (named.declarer, str(named.kind), str(named.rank or "")) == (
                *(told.named.declarer, told.named.kind, told.named.rank),
            )


def is_seen_in_events(step: Step[Any], seat: int) -> None:
    """What a seat saw happen leads to what lies before it."""
    view: Any = step.state.view(seat)
    picture = folded(EMPTY_PICTURE, view.opening, seat)
    for each in view.history:
        picture = folded(picture, each.events, seat)
    lying = {place: Counter(cards) for place, cards in picture.places.items() if cards}
    assert lying == {place: Counter(cards) for place, cards in view.places().items() if cards}


def may(told: Hand, step: Step[Any], random: Random) -> None:
    """What is asked, and what is refused, is what the rules say."""
    view: Any = step.state.view(told.turn)
    for other in range(told.seats):
        quiet: Any = step.state.view(other)
        if other != told.turn:
            assert (quiet.prompt(), [*quiet.candidates()]) == (None, [])
            assert str(quiet.refusal(PASS).reason) == "not_your_turn"
    prompt, hand = view.prompt(), told.hands[told.turn]
    assert (view.refusal(REDEAL) is None) == may_redeal(told)
    match told.phase:
        case "Taking" | "Asking" | "Contesting":
            bidder = told.bidder(told.turn)
            free = [cards for cards, word in every_bid(bidder.held) if why_not_bid(bidder, cards, word) is None]
            assert Counter(action.cards for action in prompt.actions[1:]) == Counter(free)
            assert (prompt.actions[0], prompt.quiet) == (PASS, True)
        case "Claiming":
            assert (prompt.actions, prompt.quiet) == ((PASS, REDEAL) if may_redeal(told) else (PASS,), True)
        case "Burying":
            assert (prompt.place, prompt.least, prompt.most) == (Place(Zone.HAND, told.turn), told.size, told.size)
            cards = tuple(random.sample(hand, told.size))
            assert view.refusal(Bury(cards)) is None
            assert str(view.refusal(Bury(cards[1:])).reason) == "bury_count"
            assert str(view.refusal(Bury((*cards[1:], None))).reason) == "not_in_hand"
        case "Playing":
            number = [len(cards) for cards in told.plays if cards]
            assert (prompt.least, prompt.most) == ((number[0],) * 2 if number else (1, len(hand)))
    assert (view.refusal(PASS) is None) == (
        told.phase in ("Taking", "Asking", "Contesting", "Claiming") or (told.phase == "Calling" and prompt.least == 0)
    )


def is_said(told: Hand, bid: Bid, step: Step[Any]) -> None:
    """Cards are added to one's own, or overbid what is named: only cards that did not lie there are shown then."""
    seat, before = told.turn, told.shown[told.turn]
    adds = told.phase != "Contesting" and before == bid.cards[: len(before)] and len(bid.cards) > len(before) > 0
    overbids = told.named is not None and not (adds and told.named.bidder == seat)
    said = next(event for event in step.events if isinstance(event, Said))
    assert said.text.key.startswith("said.overbid." if overbids else "said.bid.")
    shown = [event.cards for event in step.events if isinstance(event, Moved) and event.target.zone is Zone.SHOWN]
    assert [*map(Counter, shown)] == [Counter(bid.cards) - Counter(before if adds else ())]


def is_turned(told: Hand, step: Step[Any]) -> None:
    """The kitty's cards are turned one by one, no more than it takes."""
    there = [event.cards for event in step.events if isinstance(event, Moved) and event.target == Place(Zone.KITTY)]
    open_cards = [tuple(card for card in cards if card is not None) for cards in there]
    turned = told.turned_at_all
    assert open_cards == [turned[:number] for number in range(1, len(turned) + 1)]


def may_redeal(told: Hand) -> bool:
    """Whether the seat on turn may show its hand for a new deal (BSF-18)."""
    if told.phase != "Claiming":
        return False
    held = told.hands[told.turn] + told.shown[told.turn]
    if told.options.redeal_right == "no_trump":
        return not any(told.order().suit_of(card) == "trumps" for card in held)
    return not any(rank_of(card) in ("5", "10", "K") for card in held)


def dealt(options: Options, standing: EngineStanding | None, random: Random) -> tuple[Hand, Step[Any]]:
    shuffle = chance(options, standing, random)
    deck: Cards = shuffle.deck
    told = Hand(options, start_of(options, standing), deck, shuffle.first, kitty_size(options))
    return told, BASHI_FEN.deal(options, standing, shuffle)


@pytest.mark.rule("BSF-06", "BSF-10", "BSF-11", "BSF-16", "BSF-17", "BSF-18", "BSF-19", "BSF-30", "BSF-31", "BSF-43")
@pytest.mark.rule("BSF-50", "BSF-60", "BSF-61", "BSF-62", "BSF-71", "BSF-86")
@pytest.mark.parametrize("number", range(MATCHES))
def test_a_match_goes_as_the_rules_told_a_second_time_say(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_pack, "LEAST_HAND", 4)
    random = Random(f"match {number}")
    options, standing = any_options(random), None
    assert seats(options) == options.seats
    for _ in range(HANDS):
        told, step = dealt(options, standing, random)
        whim, looks = Whim(random), 0
        while told.phase != "Finished":
            looks += 1
            if told.phase not in ("Taking",) or random.random() < 0.2:
                agrees(told, step)
                may(told, step, random)
            if random.random() < 0.05:
                is_seen_in_events(step, random.randrange(told.seats))
            action = chosen(step.state.view(told.turn), whim, random)
            if isinstance(action, Bid):
                is_said(told, action, act(step.state, action))
            told.answered(action)
            step = act(step.state, action)
            if told.turned_at_all and told.phase != "Taking":
                is_turned(told, step)
                told.turned_at_all = ()
        agrees(told, step)
        for seat in range(told.seats):
            is_seen_in_events(step, seat)
        ends(told, step)
        standing = BASHI_FEN.settle(step.state, standing)
        assert told.after is not None
        assert start_of(options, standing).levels == tuple(_plays_on(options, level) for level in told.after.levels)
        assert (standing.declarer, standing.first) == (told.after.declarer, told.after.first)
        assert tuple(standing.winners) == told.after.won
        if "passed" in standing.levels:
            break


def chosen(view: Any, whim: Whim, random: Random) -> Any:
    """By whim, but kitties are fought for and the last round is used more often than by chance."""
    if type(view.phase) in (Asking, Contesting) and random.random() < 0.4:
        return random.choice(view.prompt().actions)
    if type(view.phase) is Taking and random.random() < 0.8:  # few cards, so that others can show more
        return random.choice(view.prompt().actions[:2]) if view.phase.named is None else PASS
    return whim.choose(view)


def _plays_on(options: Options, level: str) -> str:
    """The level at which a seat plays that has passed the last one, if it has."""
    return level if level != "passed" else "NT" if options.no_trump_level else "A"


def ends(told: Hand, step: Step[Any]) -> None:
    """The result is scored line by line, and the winners are named; a hand that does not count is void."""
    scored = next(event for event in step.events if isinstance(event, Scored))
    ended = next(event for event in step.events if isinstance(event, Ended))
    if told.result is None:
        assert ended == Ended((), void=True)
        assert scored.changes == (0,) * told.seats
        assert [line.key for line in scored.lines] in (["no_bid"], ["redeal"])
        return
    lines, _, changes, winners = told.result
    marks = [event.text for event in step.events if isinstance(event, Marked) and event.mark == "kitty"]
    amounts = [amount for key, amount in lines if key in ("kitty", "kitty_empty")]
    assert [dict(text.args).get("amount", 0) for text in marks if text is not None] == amounts
    told_lines = [(key.split()[0], amount) for key, amount in lines]
    assert [(line.key, line.amount) for line in scored.lines] == told_lines
    assert (list(scored.changes), list(ended.winners), ended.void) == (changes, winners, False)


@pytest.mark.rule("BSF-17", "BSF-19")
def test_where_nobody_bids_the_kitty_is_turned_as_far_as_it_takes() -> None:
    random, turned = Random("turned"), Counter[int]()
    for _ in range(14):
        direction = random.choice(("clockwise", "counter_clockwise"))
        options = Options(packs=1, lowest_rank="7", start_level="7", no_bid="turn_kitty", direction=direction, kitty=6)
        told, step = dealt(options, None, random)
        while told.phase in ("Taking", "Asking"):
            told.answered(PASS)
            step = act(step.state, PASS)
        agrees(told, step)
        is_turned(told, step)
        for seat in range(4):
            is_seen_in_events(step, seat)
        turned[len(told.turned_at_all) if told.phase == "Burying" else 0] += 1
    assert len(turned) > 3, turned
