"""Set deals of Bashi Fen: hands and kitty where a test needs them, the rest of the pack in its own order."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.cards import Cards, read_cards
from engine.events import EMPTY_PICTURE, Event, folded
from engine.game import Shuffle, Step, act
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.actions import Action
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import hand_size, kitty_size, pack
from engine.games.bashi_fen.rules.standing import Standing, turn_after
from engine.words import Language, render, text
from tests.engine.games.set_deals import after_in, reason_in


def deal_with(
    options: Options, *wanted: str, kitty: str = "", standing: Standing | None = None, first: int = 0
) -> Step[Action]:
    """The first step of a deal in which the seats take these cards first, and these lie first in the kitty."""
    given = [read_cards(words) for words in (*wanted, *[""] * (options.seats - len(wanted)))]
    below = read_cards(kitty)
    asked = Counter([*below, *(card for hand in given for card in hand)])
    assert asked <= Counter(pack(options)), "the pack has not so many of these cards"
    rest = iter((Counter(pack(options)) - asked).elements())
    size = hand_size(options)
    hands = [(*hand, *(next(rest) for _ in range(size - len(hand)))) for hand in given]
    order = [turn_after(options, first, place) for place in range(options.seats)]
    deck: Cards = tuple(hands[seat][number] for number in range(size) for seat in order)
    left = (*below, *rest)[: kitty_size(options)]
    return BASHI_FEN.deal(options, standing, Shuffle((*deck, *left), first))


after, refused = after_in(BASHI_FEN), reason_in(BASHI_FEN)


def when_taken(step: Step[Action], bids: dict[int, str]) -> Step[Action]:
    """All cards are taken and all pass, but for these bids: each by its seat as soon as it is allowed."""
    left = dict(bids)
    while phase_of(step) in ("Taking", "Asking"):
        seat = step.state.turn
        assert seat is not None
        words = left.get(seat, "pass")
        if words != "pass" and refused(step, words) is None:
            step = after(step, words)
            del left[seat]
        else:
            step = after(step, "pass")
    assert not left, f"never allowed: {left}"
    return step


def phase_of(step: Step[Action]) -> str:
    """The name of the phase."""
    return type(view(step).phase).__name__


def view(step: Step[Action], seat: int | None = None) -> Any:
    """What a seat knows; without a seat, the one on turn."""
    turn = step.state.turn if seat is None else seat
    return step.state.view(0 if turn is None else turn)


def greedy_to_the_end(step: Step[Action]) -> Step[Action]:
    """The deal played on by the game's own player."""
    from random import Random

    random = Random(0)
    while step.state.turn is not None:
        step = act(step.state, BASHI_FEN.greedy(view(step), random))
    return step


def of_kind(step: Step[Action], kind: type[Any]) -> list[Any]:
    """The events of this kind in a step."""
    events: tuple[Event, ...] = step.events
    return [event for event in events if isinstance(event, kind)]


def roles_in_english(step: Step[Action]) -> dict[int, str]:
    """Who is marked as declarer or bidder after this step, in words."""
    seen = view(step)
    picture = folded(EMPTY_PICTURE, seen.opening, seen.seat)
    for each in seen.history:
        picture = folded(picture, each.events, seen.seat)
    found: dict[int, list[str]] = {}
    for mark in ("declarer", "bidder"):
        if mark in picture.marks:
            seat, label = picture.marks[mark]
            found.setdefault(seat, []).append(render(label or text(f"mark.{mark}"), Language.EN, BASHI_FEN.words))
    return {seat: ", ".join(words) for seat, words in sorted(found.items())}
