"""AI players against each other: one deal or a whole match, from a number that makes it come again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter

from engine.events import Seat
from engine.game import A, AnyGame, AnyStep, act
from engine.match import Match, Result, after_deal, next_record, player_seed, result_of
from engine.options import GameOptions
from engine.players import Bot
from engine.prompts import Prompt, is_quiet
from engine.record import opened


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer of a bot, and how many seconds it took."""

    bot: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Played:
    """One finished deal: which bot sat where, how it ended, and every decision."""

    bots: tuple[str, ...]
    result: Result
    decisions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class MatchPlayed:
    """A finished match: its deals in order, thrown-in ones included, and the seats that won it."""

    deals: tuple[Played, ...]
    winners: tuple[Seat, ...]


def seating(bots: Sequence[str], seats: int, rotation: int) -> tuple[str, ...]:
    """Which bot sits on each seat: they take turns round the table, all moved on by ``rotation`` seats."""
    return tuple(bots[(seat + rotation) % seats % len(bots)] for seat in range(seats))


def deal_played(match: Match, names: Sequence[str], bots: Mapping[str, Bot]) -> tuple[Played, AnyStep]:
    """The match's next deal with these bots by seat, played to its end; the last step goes with it.

    Raises IllegalActionError where a bot breaks the rules.
    """
    step = opened(next_record(match))
    decisions = []
    ply = 0
    while step.state.turn is not None:
        view = step.state.view(step.state.turn)
        action = only_quiet_answer(view.prompt())
        if action is None:
            name = names[step.state.turn]
            random = Random(player_seed(match.number, match.dealt, ply))
            began = perf_counter()
            action = bots[name](match.game, view, random)
            decisions.append(Decision(name, perf_counter() - began))
        step = act(step.state, action)
        ply += 1
    return Played(tuple(names), result_of(step), tuple(decisions)), step


def only_quiet_answer(prompt: Prompt[A] | None) -> A | None:
    """The only answer to a quiet question, which no bot needs to be asked; None where a bot has to answer."""
    return prompt.actions[0] if is_quiet(prompt) and len(prompt.actions) == 1 else None


def single_deal(
    game: AnyGame, options: GameOptions, number: int, place: int, names: Sequence[str], bots: Mapping[str, Bot]
) -> Played:
    """The deal at this place of a series of deals that stand alone: without standing, whoever won before."""
    return deal_played(Match(game, options, number, dealt=place), names, bots)[0]


def match_played(
    game: AnyGame, options: GameOptions, number: int, names: Sequence[str], bots: Mapping[str, Bot]
) -> MatchPlayed:
    """One whole match; never ends where the options set no end."""
    match = Match(game, options, number)
    deals = []
    while (winners := match.winners) is None:
        played, last = deal_played(match, names, bots)
        match = after_deal(match, last)
        deals.append(played)
    return MatchPlayed(tuple(deals), winners)
