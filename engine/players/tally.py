"""What finished deals add up to, bot by bot: scores to take means of, wins, and seconds of every decision."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, zip_longest
from statistics import fmean

from engine.events import Seat
from engine.players.arena import Played


@dataclass(frozen=True, slots=True)
class Tally:
    """A series of deals, added up; all mappings are by the name of the bot.

    ``samples`` holds one score a deal (a seat's points, averaged over the seats and rotations of that deal), ``seats``
    how often the bot sat at a deal, ``wins`` how often it was on the winning side of one, ``matches_won`` the same of
    matches, ``forfeits`` how often an outside bot left a decision to another.
    """

    deals: int
    thrown_in: int
    samples: Mapping[str, array[float]]
    seats: Counter[str]
    wins: Counter[str]
    matches_won: Counter[str]
    seconds: Mapping[str, array[float]]
    forfeits: Counter[str] = field(default_factory=Counter)


Rotation = tuple[Sequence[Played], Sequence[Seat]]
"""The deals of one rotation of the bots, and the seats that won the match they make (none where they make none)."""


def tallied(rotations: Sequence[Rotation]) -> Tally:
    """The same chance played once for each rotation; the n-th deals of all rotations make one sample."""
    every = [played for deals, _ in rotations for played in deals]
    names = sorted({name for played in every for name in played.bots})
    samples: dict[str, array[float]] = {name: array("d") for name in names}
    for together in zip_longest(*(deals for deals, _ in rotations)):
        for name in names:
            scores = [_score(played, name) for played in together if played is not None and name in played.bots]
            if scores:
                samples[name].append(fmean(scores))
    return Tally(
        len(every),
        sum(played.result.ended.void for played in every),
        samples,
        Counter(name for played in every for name in played.bots),
        Counter(played.bots[seat] for played in every for seat in played.result.ended.winners),
        Counter(deals[0].bots[seat] for deals, winners in rotations for seat in winners),
        {name: array("d", _seconds(every, name)) for name in names},
    )


def added(tallies: Iterable[Tally]) -> Tally:
    """All tallies as one, samples in the order given."""
    parts = tuple(tallies)
    names = sorted({name for part in parts for name in part.seats})
    return Tally(
        sum(part.deals for part in parts),
        sum(part.thrown_in for part in parts),
        {name: _joined(name, (part.samples for part in parts)) for name in names},
        sum((part.seats for part in parts), Counter()),
        sum((part.wins for part in parts), Counter()),
        sum((part.matches_won for part in parts), Counter()),
        {name: _joined(name, (part.seconds for part in parts)) for name in names},
        sum((part.forfeits for part in parts), Counter()),
    )


def _joined(name: str, parts: Iterable[Mapping[str, array[float]]]) -> array[float]:
    return array("d", chain.from_iterable(part.get(name, ()) for part in parts))


def _score(played: Played, name: str) -> float:
    changes = played.result.scored.changes
    return fmean(changes[seat] for seat, bot in enumerate(played.bots) if bot == name)


def _seconds(every: Iterable[Played], name: str) -> Iterable[float]:
    return (each.seconds for played in every for each in played.decisions if each.bot == name)
