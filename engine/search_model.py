"""What a search needs to know of a game, and what it finds out about the moves: plain data, no game by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from engine.cards import Cards
from engine.events import Place
from engine.words import Text

A = TypeVar("A")
V = TypeVar("V")
"""The game's actions and its views; engine.game says what they can do."""

Stop = Callable[[], bool]
"""Asked again and again while somebody thinks: whether nobody wants the answer any more."""


def never() -> bool:
    """The answer stays wanted."""
    return False


Imagined = Any
"""An imagined deal, of a type that the game has for the phase at hand; only the functions that come with it read it."""

NORMAL_95 = 1.959963984540054
"""Standard errors on each side of a mean that hold 95 % of a normal distribution."""
LEAST_TOLD = 0.05
"""A smaller difference is none: with the one decimal that a hint tells it would be 0."""
MOST_MOVES = 16
"""A search never weighs more moves than this."""
WON = "won"
"""The fact, where a game counts it, that our side won the deal: hints show it as a chance."""


class Style(StrEnum):
    """Which weight set a player judges by."""

    EVEN = "even"
    CAUTIOUS = "cautious"
    BOLD = "bold"


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How a search thinks, whatever the game.

    ``remembers``: knows which cards are gone; ``infers``: weighs imagined deals by what bids, calls and passes tell;
    ``nodes``: how many positions the exact solution of an ending may look at in one imagined deal (0: it solves none);
    ``judges``: plays imagined deals out by another policy than players do, so that it can measure what theirs loses;
    ``tells``: counts facts (a game may be quicker without, and must find the same values), and guards what gives
    something away;
    ``stop``: a game asks it where imagining a deal or solving an ending may take long, and then imagines none, or
    leaves the ending unsolved.
    """

    style: Style = Style.EVEN
    remembers: bool = True
    infers: bool = True
    nodes: int = 0
    judges: bool = False
    tells: bool = True
    stop: Stop = field(default=never, compare=False)


class TooDeepError(Exception):
    """Solving an ending would need more positions than ``SearchSettings.nodes`` allows."""


class Playout(NamedTuple):
    """How one imagined deal ends after one move: our value, and what came true (as in ``SearchModel.facts``)."""

    value: float
    facts: tuple[int, ...] = ()


@dataclass(frozen=True)
class SearchProblem(Generic[A]):
    """One decision, prepared: what is the same in every imagined deal is worked out once, from the View alone.

    ``moves``: allowed, dominated ones left out, at most 16, the fast player's own choice first; ``scores``: what the
    fast player thinks of each (a temperature of 1 makes a beginner's mistakes), the first one highest.
    ``weighs``: False where the fast player's rule decides and nothing is played out.
    ``effort``: how many times the usual number of playouts this decision gets: more where more hangs on it, or where
    they are cheaper.
    ``imagined``: draws one imagined deal of this game's own type, lots included; every hard fact holds in it; raises
    what ``Game.sample`` raises past its bound, or once nobody wants the answer any more.
    ``playout``: imagined deal and place of a move: how it ends by the rollout policy; the same for the same arguments.
    ``plans``: in so many ways our seat may go on after a move, which is worth what the best of them is; ``playout``
    counts through all moves with the first plan, then through all with the next.
    ``guarded``: places of moves that give something away for good; one is followed only where it is clearly better.
    ``together``: margins between moves hold for all pairs of them at once (Bonferroni), because of many moves that are
    nearly as good the one that comes out best looks better than it is.
    """

    moves: tuple[A, ...]
    scores: tuple[float, ...]
    imagined: Callable[[Random], Imagined]
    playout: Callable[[Imagined, int], Playout]
    weighs: bool = True
    effort: float = 1.0
    plans: int = 1
    guarded: frozenset[int] = frozenset()
    together: bool = False

    def arms(self, place: int) -> range:
        """The numbers by which ``playout`` tries the move at this place, one for each plan."""
        return range(place, self.plans * len(self.moves), len(self.moves))


@dataclass(frozen=True, slots=True)
class ImaginedDeal(Generic[A]):
    """One of the imagined deals that a search weighed its moves in, laid open.

    ``places``: the cards, as they would lie now, of every place that the view sees the backs of and that the deal
    fills; ``won``: by move tried in it, whether our side wins when it is played out, where the game counts that.
    """

    places: tuple[tuple[Place, Cards], ...]
    won: tuple[tuple[A, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Weighed(Generic[A]):
    """One move over so many imagined deals: mean value, its standard error, and the worst deal's.

    ``gap``: how far it is behind the best move over the deals that both were tried in, with its standard error;
    ``facts``: how often each came true, by its name.
    """

    action: A
    value: float
    error: float
    worlds: int
    worst: float
    gap: float
    gap_error: float
    facts: tuple[tuple[str, int], ...] = ()

    def count(self, fact: str) -> int:
        """In how many of the imagined deals this came true (or what it added up to)."""
        return dict(self.facts)[fact]

    def share(self, fact: str) -> float:
        """The mean of a fact over the imagined deals."""
        return self.count(fact) / self.worlds if self.worlds else 0.0

    @property
    def tied(self) -> bool:
        """Whether the 95 % interval of the paired difference with the best holds 0 or what is too small to tell."""
        return self.gap <= max(NORMAL_95 * self.gap_error, LEAST_TOLD)


@dataclass(frozen=True, slots=True)
class Verdict(Generic[A]):
    """What a search found: the move to make first, then the others, the better the earlier."""

    moves: tuple[Weighed[A], ...]
    playouts: int
    deals: tuple[ImaginedDeal[A], ...] = ()
    """The first few of the imagined deals, for whoever wants to look at them."""

    @property
    def best(self) -> Weighed[A]:
        """The move to make."""
        return self.moves[0]

    @property
    def ties(self) -> tuple[Weighed[A], ...]:
        """The others that cannot be told from the best."""
        return tuple(move for move in self.moves[1:] if move.tied)

    def of(self, action: A) -> Weighed[A] | None:
        """What was found about this action, if it was weighed."""
        return next((move for move in self.moves if move.action == action), None)


AnyWeighed = Weighed[Any]
AnyVerdict = Verdict[Any]
"""Of whatever game is played: who counts facts looks into no action."""


@dataclass(frozen=True, slots=True)
class Slip(Generic[V, A]):
    """A mistake that people make.

    ``weight``: how often it is made where it can be, times the chance of a level; ``instead``: View and the fast
    player's own action: the action by which the mistake is made, allowed like any other; None where it cannot be made.
    """

    name: str
    weight: float
    instead: Callable[[V, A], A | None]


def no_warning(_view: object, _action: object) -> None:
    """For a game in which no move gives away what nobody could know."""


def never_wins(_view: object, _action: object) -> bool:
    """For a game in which no move alone decides that a side wins."""
    return False


@dataclass(frozen=True)
class SearchModel(Generic[A, V]):
    """What a search needs to know of a game; every function is pure and knows only a View.

    ``facts``: what ``Playout.facts`` counts, in its order. ``search_problem``: View, settings, and actions that must be
    among the moves whatever is thought of them (one that differs from a move only in cards the game cannot tell apart
    takes its place). ``reasons``: one to three counted facts in words, for the verdict's best move. ``kind``: the kind
    of move wanted, which gives no card away (None: only whether it is a pass). ``unit``: the key of the words for a
    value ("3.2 points"), with the arguments ``value`` and ``margin``. ``chances``: whether a hint tells how often moves
    win, where that tells them apart; without, all hints of a hand measure by the unit. ``milder_kinds``: kinds of move
    by the kind that asks for the same and for more. ``playouts``: by level, where
    this game wants others. ``warning``: what a move gives away, told beside the reasons. ``wins``: whether a move wins
    the deal at once. ``caution``: by how many standard errors another move must be ahead of the fast player's own;
    ``pooled``: in all deals both were tried in, also those by which it was nominated, which measured better where luck
    outweighs what most moves differ by. ``lay_open``: View and an imagined deal: the cards of the hidden places that it
    fills; None: never shown. ``matters``: how much a move must lose in the mean to be called a mistake, in the unit of
    the values.
    ``slips``: the mistakes that levels without playouts make.
    """

    search_problem: Callable[[V, SearchSettings, tuple[A, ...]], SearchProblem[A]]
    facts: tuple[str, ...] = ()
    reasons: Callable[[V, Verdict[A]], tuple[Text, ...]] | None = None
    kind: Callable[[V, A], Text] | None = None
    warning: Callable[[V, A], Text | None] = no_warning
    wins: Callable[[V, A], bool] = never_wins
    unit: str = "amount.points"
    chances: bool = True
    milder_kinds: Mapping[str, str] = field(default_factory=dict)
    playouts: Mapping[str, int] = field(default_factory=dict)
    lay_open: Callable[[V, Imagined], tuple[tuple[Place, Cards], ...]] | None = None
    caution: float = 1.0
    pooled: bool = False
    matters: Callable[[V], float] = lambda _view: 0.0
    slips: tuple[Slip[V, A], ...] = ()
