"""A replayed deal as English lines: the hands, every action with what it led to, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.cards import Card, canonical, write_cards
from engine.events import EMPTY_PICTURE, Ended, Event, Faces, Marked, Moved, Place, Said, Scored, Seat, Zone, folded
from engine.game import AnyGame, AnyStep
from engine.options import differences, value_word
from engine.presentation import without_repeated
from engine.record import Record, Replay
from engine.refusals import Refusal
from engine.words import Language, Text, render, signed, text

UNBEATEN = "best"
"""A mark that every play sets; the log leaves it out, since the play says as much."""
DEAL_OVER = "the deal was over before it"


def log_lines(record: Record, again: Replay) -> Iterator[str]:
    """The whole log; actions are counted from 1, as the table counts them."""
    yield _heading(record)
    yield from _opening(record, again.steps[0])
    for place, action in enumerate(record.actions[: len(again.steps) - 1]):
        seat = again.steps[place].state.turn
        assert seat is not None
        told = "; ".join(_told(record.game, again.steps[place + 1].events, seat))
        yield f"{place + 1:>4}  {seat_name(seat)}: {action}{f'  ({told})' if told else ''}"
    yield from _result(record.game, again.steps[-1].events)
    if again.refused is not None:
        place, action, refusal = again.refused
        turn = again.state.turn
        actor = "" if turn is None else f" of {seat_name(turn)}"
        row = "" if refusal is None else f" ({refusal.row})"
        yield f"Refused: action {place + 1}{actor}, {action}: {refusal_words(record.game, refusal)}{row}"
    elif again.state.turn is not None:
        yield f"Unfinished: {seat_name(again.state.turn)} is on turn."


def refusal_words(game: AnyGame, refusal: Refusal | None) -> str:
    """Why an action of a record was refused, in a sentence."""
    return DEAL_OVER if refusal is None else _say(game, refusal.text)


def seat_name(seat: Seat) -> str:
    """A seat as the log calls it, by the number that it has in records."""
    return f"seat {seat}"


def _heading(record: Record) -> str:
    changed = differences(record.options, record.game.options())
    rules = " ".join(f"--{each.name} {value_word(each, getattr(record.options, each.name))}" for each in changed)
    return f"{_say(record.game, text('game.name'))}, {rules or 'usual rules'}"


def _opening(record: Record, step: AnyStep) -> Iterator[str]:
    """The cards by place when the first decision comes: every hand that has some, in the game's order."""
    height = record.game.height(step.state.view(0))
    for seat in range(record.game.seats(record.options)):
        hand = folded(EMPTY_PICTURE, step.events, seat).places.get(Place(Zone.HAND, seat), ())
        if hand:
            yield f"      {seat_name(seat)} takes {write_cards(canonical(_faces(hand), height))}"
    spoken = [event for event in step.events if not isinstance(event, Moved)]
    for line in _told(record.game, spoken, None):
        yield f"      {line}"


def _faces(cards: Faces) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)


def _told(game: AnyGame, events: Iterable[Event], actor: Seat | None) -> Iterator[str]:
    """What the action's own text leaves out: cards that go from seat to seat, roles, what others say."""
    for event in without_repeated(events):
        match event:
            case Moved(cards, Place(Zone.HAND, source), Place(Zone.HAND, target)) if source is not None:
                yield f"{write_cards(cards)} from {seat_name(source)} to seat {target}"
            case Moved(cards, source, Place(zone, owner)) if zone not in (Zone.TABLE, Zone.ASIDE, Zone.HAND):
                yield f"{write_cards(cards)} to {Place(zone, owner)}"
            case Said(seat, words) if seat != actor:
                yield f"{seat_name(seat)}: {_say(game, words)}"
            case Marked(mark, int(seat), label) if mark != UNBEATEN:
                yield f"{_say(game, label or text(f'mark.{mark}'))}: {seat_name(seat)}"


def _result(game: AnyGame, events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        match event:
            case Scored(lines, changes):
                yield from (_say(game, line.text) for line in lines)
                yield "Changes: " + ", ".join(
                    f"{seat_name(seat)} {signed(change)}" for seat, change in enumerate(changes)
                )
            case Ended(winners, void) if not void:
                yield "Won by " + ", ".join(map(seat_name, winners))


def _say(game: AnyGame, words: Text) -> str:
    return render(words, Language.EN, game.words, seat_name)
