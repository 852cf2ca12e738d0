"""Deal after deal: the totals, the standing that the next deal starts from, and when it is over."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from engine.events import Ended, Scored, Seat
from engine.game import AnyGame, AnyStanding, AnyStep, Shuffle
from engine.options import GameOptions
from engine.record import Record


@dataclass(frozen=True, slots=True)
class Result:
    """How one deal ended: its sum line by line, and who won it. A void deal (thrown in) does not count."""

    scored: Scored
    ended: Ended


@dataclass(frozen=True, slots=True)
class Match:
    """A session as it stands before or after a deal; the same ``number`` brings the same deals again."""

    game: AnyGame
    options: GameOptions
    number: int
    standing: AnyStanding = None
    dealt: int = 0
    results: tuple[Result, ...] = ()

    @property
    def counted(self) -> tuple[Result, ...]:
        """The results that count as deals of the session."""
        return tuple(result for result in self.results if not result.ended.void)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat since the session began."""
        changes = [result.scored.changes for result in self.results]
        return tuple(map(sum, zip(*changes, strict=True))) if changes else (0,) * self.game.seats(self.options)

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """Who has won the session; None while it goes on."""
        return self.game.winners(self.options, self.standing, self.totals, len(self.counted))


def deal_seed(number: int, dealt: int) -> str:
    """What the chance of the session's deal after ``dealt`` others is drawn from."""
    return f"deal {number} {dealt}"


def player_seed(number: int, dealt: int, ply: int) -> str:
    """The seed of an AI seat's chance at a decision: the same past gives the same answer."""
    return f"player {number} {dealt} {ply}"


def next_shuffle(match: Match) -> Shuffle:
    """The shuffle of the match's next deal, the same whenever it is asked for."""
    random = Random(deal_seed(match.number, match.dealt))
    return match.game.chance(match.options, match.standing, random)


def next_record(match: Match) -> Record:
    """The record of the match's next deal, with nothing played yet."""
    return Record(match.game, match.options, match.standing, next_shuffle(match))


def result_of(last: AnyStep) -> Result:
    """The result in the last step of a deal; raises ValueError where the deal is not over."""
    scored = [event for event in last.events if isinstance(event, Scored)]
    ended = [event for event in last.events if isinstance(event, Ended)]
    if len(scored) != 1 or len(ended) != 1:
        raise ValueError("a deal ends with one Scored and one Ended")
    return Result(scored[0], ended[0])


def after_deal(match: Match, last: AnyStep) -> Match:
    """The match after a finished deal, given its last step."""
    settle = match.game.settle
    standing = None if settle is None else settle(last.state, match.standing)
    return replace(match, standing=standing, dealt=match.dealt + 1, results=(*match.results, result_of(last)))
