"""A session in numbers for people: running totals, chips, places with ties, and who won in a sentence. Qt-free."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.events import Seat
from engine.match import Match, Result
from engine.presentation import COUNTED_LINE, Ladder
from engine.words import Text, in_sentence, signed, text, with_minus

if TYPE_CHECKING:
    from ui.kit.language import Lexicon

CHIPS = "chips"
LENGTHS = ("hands", "deals", "sets")
"""The names of options that many games share: chips at the start (TAB-42), and the length of a session."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """One seat in the standing; equal totals share a place."""

    place: int
    seat: Seat
    total: int


def running_totals(match: Match) -> list[tuple[int, ...]]:
    """The totals before the first hand, and after every hand that counted."""
    rows = [(0,) * match.game.seats(match.options)]
    for result in match.counted:
        rows.append(tuple(a + b for a, b in zip(rows[-1], result.scored.changes, strict=True)))
    return rows


def chips_of(match: Match) -> tuple[int, ...] | None:
    """Start chips and totals by seat (TAB-42), where the options have chips; they may be below 0."""
    start = getattr(match.options, CHIPS, None)
    return None if start is None else tuple(start + total for total in match.totals)


def ranking(match: Match) -> tuple[Ranked, ...]:
    """The seats from the highest total down; ties share a place, the places after it are left out, and seats keep their
    order in it."""
    totals = match.totals
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    return tuple(Ranked(1 + sum(other > totals[seat] for other in totals), seat, totals[seat]) for seat in order)


def hand_words(lexicon: Lexicon, match: Match, number: int) -> str:
    """``Hand 3 of 12``, or ``Hand 3`` where the session has no length."""
    length = next((getattr(match.options, name) for name in LENGTHS if hasattr(match.options, name)), None)
    counts_deals = match.game.presentation.counts_deals
    if isinstance(length, int) and (counts_deals is None or counts_deals(match.options)):
        return lexicon.say("result.hand_of", number=number, all=length)
    return lexicon.say("result.hand", number=number)


def counted_points(result: Result) -> int | None:
    """The points that the brackets judged, where there are such."""
    return next((line.amount for line in result.scored.lines if line.key == COUNTED_LINE), None)


def gauge_words(lexicon: Lexicon, points: int | None) -> str:
    """The bracket bar in words."""
    return "" if points is None else lexicon.say("result.gauge", points=points)


def ladder_words(lexicon: Lexicon, ladder: Ladder | None) -> str:
    """Where everybody stands, in words."""
    if ladder is None:
        return ""
    each = lexicon.say("result.name_between").join(_on_ladder(lexicon, ladder))
    return lexicon.say("result.ladder", levels=each)


def _on_ladder(lexicon: Lexicon, ladder: Ladder) -> Iterator[str]:
    """By seat its name with its level."""
    for seat, place in enumerate(ladder.places):
        if place < len(ladder.rungs):
            yield lexicon.say("result.ladder.one", seat=seat, level=ladder.rungs[place])
        else:
            yield lexicon.say("result.ladder.passed", seat=seat)


def hand_number(match: Match) -> int:
    """The number of the last result's hand; a hand that did not count is played again under its number."""
    return max(1, len(match.counted) + (1 if match.results and match.results[-1].ended.void else 0))


def winners_words(lexicon: Lexicon, result: Result, own: bool = True) -> str:
    """Who won the hand, in a sentence; ``own``: a person played at the first seat, and reads first how it went."""
    winners = result.ended.winners
    if result.ended.void or not winners:
        return lexicon.say("result.void" if result.ended.void else "result.even")
    if own and 0 in winners:
        return lexicon.say("result.you_win" if len(winners) == 1 else "result.your_side")
    if own:
        return lexicon.say("result.you_lose", names=joined(lexicon, winners))
    if len(winners) == 1:
        return lexicon.say("result.one_wins", winner=winners[0])
    return lexicon.say("result.others_win", names=joined(lexicon, winners))


def session_words(
    lexicon: Lexicon,
    winners: tuple[Seat, ...],
    sides: tuple[tuple[Seat, ...], ...] = (),
    own: bool = True,
    seats: int | None = None,
) -> str:
    """Who won the session, in a sentence; ties share, the seats of one of the ``sides`` win together;
    ``own`` as above. Where all of so many ``seats`` share, nobody has won anything."""
    if len(winners) == seats:
        return lexicon.say("result.session_level")
    if any(set(side) == set(winners) for side in sides):
        ours = own and 0 in winners
        return lexicon.say("result.session_side" if ours else "result.session_others", names=joined(lexicon, winners))
    if len(winners) > 1:
        return lexicon.say("result.session_shared", names=joined(lexicon, winners))
    if own and winners == (0,):
        return lexicon.say("result.session_you")
    return lexicon.say("result.session_one", winner=winners[0])


def joined(lexicon: Lexicon, seats: tuple[Seat, ...]) -> str:
    """The names of these seats in a row: ``Mei, Lan and you``."""
    first, *others = map(lexicon.name_of, seats)
    names = [first, *map(in_sentence, others)]
    before = lexicon.say("result.name_between").join(names[:-1])
    return lexicon.say("result.name_last").join(filter(None, (before, names[-1])))


@dataclass(frozen=True, slots=True)
class SummaryLine:
    """A sentence about a finished session; ``place``: of the result that it speaks of, where it speaks of one."""

    words: str
    place: int | None = None


def summary_lines(lexicon: Lexicon, match: Match, own: bool = True) -> tuple[SummaryLine, ...]:
    """A finished session in sentences: its hands, our best one, and where to begin the review.

    A session of a single hand has no summary, because its result says everything.
    """
    if len(match.counted) <= 1:
        return ()
    said = [SummaryLine(lexicon.say("result.summary.hands", number=len(match.counted)))]
    for name, place in (("best", most_gaining(match)), ("review", costliest(match))):
        if own and place is not None:
            points = signed(match.results[place].scored.changes[0])
            number = sum(not result.ended.void for result in match.results[: place + 1])
            said.append(SummaryLine(lexicon.say(f"result.summary.{name}", number=number, points=points), place))
    return tuple(said)


def most_gaining(match: Match) -> int | None:
    """The place of the result that brought our seat most, the first of equal ones; None where none brought anything."""
    gained = [(-change, place) for change, place in _own_changes(match)]
    return min(gained)[1] if gained and min(gained)[0] < 0 else None


def costliest(match: Match) -> int | None:
    """The place of the result that cost our seat most, the first of equal ones; None where none cost anything."""
    lost = _own_changes(match)
    return min(lost)[1] if lost and min(lost)[0] < 0 else None


def _own_changes(match: Match) -> list[tuple[int, int]]:
    """What every hand that counts brought our seat, each with the place of its result."""
    results = enumerate(match.results)
    return [(result.scored.changes[0], place) for place, result in results if not result.ended.void]


def dealt_as(match: Match, place: int) -> int:
    """The number of the deal in its session, from 0, whose result stands at this place."""
    return match.dealt - len(match.results) + place


def standing_badges(match: Match) -> tuple[Text, ...]:
    """The standing of each seat in the session, in a word for its plate; games with levels mark these themselves."""
    if ladder_of(match) is not None:
        return ()
    kind = "total" if chips_of(match) is None else "chips"
    return tuple(text(f"table.standing.{kind}", total=each) for each in _points_words(match))


def ladder_of(match: Match) -> Ladder | None:
    """The standing of every seat on the levels, in games that have them."""
    ladder = match.game.presentation.ladder
    return None if ladder is None else ladder(match.options, match.standing)


def ladder_in_words(lexicon: Lexicon, match: Match) -> Ladder | None:
    """The same with every level in words, whatever game is at the table."""
    ladder = ladder_of(match)
    if ladder is None:
        return None
    words = match.game.words
    return replace(
        ladder, rungs=tuple(rung if isinstance(rung, str) else lexicon.say_in(words, rung) for rung in ladder.rungs)
    )


def standing_words(lexicon: Lexicon, match: Match) -> tuple[str, ...]:
    """The name of each seat with its standing in the session: its level, its chips, or its points."""
    ladder = ladder_in_words(lexicon, match)
    if ladder is not None:
        return tuple(_on_ladder(lexicon, ladder))
    return tuple(lexicon.say("sessions.score", seat=seat, score=each) for seat, each in enumerate(_points_words(match)))


def _points_words(match: Match) -> tuple[str, ...]:
    """By seat its chips, or its points."""
    chips = chips_of(match)
    if chips is not None:
        return tuple(with_minus(each) for each in chips)
    return tuple(map(signed, match.totals))
