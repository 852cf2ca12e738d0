"""What a search found, in words that a test can recompute: the move, its chance against the others, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations, islice
from math import comb, sqrt
from random import Random
from typing import Any

from engine.cards import Cards, cards_named, without
from engine.game import Action, AnyGame, AnyView, verb_of
from engine.parts.reasons import ENOUGH, LIKELIER, NEXT_BEST, THAN, equals, outdone, rival, worse
from engine.players.hint_words import WORDS
from engine.players.imagined import Witness
from engine.players.levels import HINT_LEVEL, SearchLevel, budget_of, no_search
from engine.players.naming import caption_among, name_beside
from engine.players.search import Progress, no_report, search
from engine.prompts import Pick
from engine.search_model import LEAST_TOLD, NORMAL_95, WON, SearchModel, Stop, Verdict, Weighed, never
from engine.words import Text, rounded, text, with_minus

REASONS = 3
AnyModel = SearchModel[Any, Any]
OTHERS_CHANCE = "reason.wins"
"""The reason that says how often another move wins; it needs the best move's own chance before it."""
BECAUSE = {
    "hint.ahead": "hint.ahead_because",
    "reason.others_worse": "hint.ahead_because",
    OTHERS_CHANCE: "hint.wins_because",
}
"""The lines that tell how far another move is behind, and the sentences that also tell why."""
MOST_ASKED = 400
"""The most ways to pick cards that are asked about to find out whether a move is the only one."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One move in words, step by step: what kind of move, which cards, what it is worth, and why."""

    action: Action
    cards: Cards
    kind: Text
    what: Text
    worth: Text
    against: Text | None
    """The next best move, "equal" where they cannot be told apart; None without one, and if nothing was played out."""
    reasons: tuple[Text, ...]
    equals: tuple[Action, ...]
    """The other moves that were found to be as good, those of another kind first."""
    compared: tuple[Action, ...]
    """The other moves that are named, in the order in which they are."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The verdict on a decision, and the hint that it makes."""

    verdict: Verdict[Action]
    hint: Hint


def verdict_for(
    game: AnyGame,
    view: AnyView,
    random: Random,
    wanted: tuple[Action, ...] = (),
    level: SearchLevel = HINT_LEVEL,
    stop: Stop = never,
    progress: Progress = no_report,
) -> Verdict[Action]:
    """The moves of the seat on turn, weighed, those wanted among them; raises NotationError without a search."""
    model = game.search_model
    if model is None:
        raise no_search(game)
    if is_forced(view):
        only = wanted[0] if wanted else next(iter(view.candidates()))
        return Verdict((Weighed(only, 0.0, 0.0, 0, 0.0, 0.0, 0.0, tuple((fact, 0) for fact in model.facts)),), 0)
    problem = model.search_problem(view, replace(level.settings, stop=stop), wanted)
    witness = Witness(model, view, problem)
    verdict = search(model, witness.problem, budget_of(model, level, problem), random, stop, progress)
    return replace(verdict, deals=witness.deals(verdict.best.action))


def advice(game: AnyGame, view: AnyView, verdict: Verdict[Action]) -> Advice:
    """The hint that this verdict makes."""
    return Advice(verdict, hint_of(game, view, verdict))


def hint_of(game: AnyGame, view: AnyView, verdict: Verdict[Action]) -> Hint:
    """The verdict's best move in words."""
    assert game.search_model is not None
    best = verdict.best
    forced = is_forced(view)
    equal = sorted(as_good(game, view, verdict), key=lambda move: not _another_kind(game, view, best.action, move))
    alike = "_alike" if forced and _has_equals(view, best.action) else ""
    whys = () if forced else _whys(game, view, verdict)
    against = () if forced else _against(game.search_model, verdict, whys, equal[:1])
    compared = dict.fromkeys(move for line in (*against, *whys) for move in _named(line))
    captioned = partial(_captioned, game, view, verdict)
    return Hint(
        best.action,
        cards_named(best.action),
        text(f"hint.kind.only{alike}") if forced else _kinds_said(game, view, best.action, tuple(equal)),
        caption_among(game, view, best.action, verdict),
        text(f"hint.only{alike}") if forced else _worth_of(view, verdict, game.search_model),
        next(map(captioned, against), None),
        tuple(map(captioned, whys)),
        tuple(equal),
        tuple(compared),
    )


def as_good(game: AnyGame, view: AnyView, verdict: Verdict[Action]) -> tuple[Action, ...]:
    """The other moves that were found to be as good as the best, the nearest first."""
    assert game.search_model is not None
    if not verdict.best.worlds:
        return ()
    return tuple(move.action for move in equals(verdict, game.search_model.matters(view)))


def reasons_alone(hint: Hint) -> tuple[Text, ...]:
    """The reasons in a form in which each can be read alone: the best move's chance stands before another move's."""
    return tuple(
        text("hint.chances", own=hint.worth, other=why) if why.key in (OTHERS_CHANCE, BECAUSE[OTHERS_CHANCE]) else why
        for why in in_one_sentence(replace(hint, against=None)).reasons
    )


def in_one_sentence(hint: Hint) -> Hint:
    """The hint in which the line that tells how far another move is behind also tells the reason against that move."""
    told = next((why for why in hint.reasons if why.key == "reason.rather"), None)
    lines = (*(() if hint.against is None else (hint.against,)), *hint.reasons)
    if told is None:
        return hint
    other, why = (dict(told.args)[name] for name in (NEXT_BEST, "reason"))
    behind = next((line for line in lines if line.key in BECAUSE and dict(line.args)[NEXT_BEST] == other), None)
    if behind is None:
        return hint
    both = Text(BECAUSE[behind.key], (*behind.args, ("reason", why)))
    reasons = tuple(both if why == behind else why for why in hint.reasons if why != told)
    return replace(hint, against=both if hint.against == behind else hint.against, reasons=reasons)


def is_forced(view: AnyView) -> bool:
    """Whether the seat on turn can do only one thing, cards that are equal in play counting as one."""
    found = tuple(islice(view.candidates(), 2))
    if len(found) != 1:
        return False
    match view.prompt():
        case Pick(place, verb, least, most, listed=False) if verb == verb_of(found[0]) and least == most:
            cards = tuple(card for card in view.places()[place] if card is not None)
            return _only_pick(view, cards, most)
    return True


def _has_equals(view: AnyView, only: Action) -> bool:
    """Whether the only choice may be made with other cards of the same ranks."""
    prompt, named = view.prompt(), cards_named(only)
    if not isinstance(prompt, Pick) or not prompt.listed:
        return False
    lying = tuple(card for card in view.places()[prompt.place] if card is not None)
    return any(card.rank is other.rank and card != other for card in without(lying, named) for other in named)


def _only_pick(view: AnyView, cards: Cards, size: int) -> bool:
    """Whether only one way to pick these cards is allowed; False where there are too many ways to ask about."""
    if comb(len(cards), size) > MOST_ASKED:
        return False
    picks = dict.fromkeys(combinations(sorted(cards, key=str), size))
    return sum(view.refusal(action) is None for pick in picks for action in view.readings(pick)[:1]) == 1


def _another_kind(game: AnyGame, view: AnyView, best: Action, other: Action) -> bool:
    """Whether two moves are of different kinds."""
    return _mild_kind(game, view, best) != _mild_kind(game, view, other)


def _mild_kind(game: AnyGame, view: AnyView, move: Action) -> str:
    """The kind of this move, where a kind and its milder form count as one."""
    assert game.search_model is not None
    kind = kind_of(game, view, move).key
    return game.search_model.milder_kinds.get(kind, kind)


def _leave_some_out(game: AnyGame, view: AnyView, one: Action, two: Action) -> bool:
    """Whether there is a kind of move beside these two; without, the two together would say nothing."""
    both = {_mild_kind(game, view, move) for move in (one, two)}
    return any(_mild_kind(game, view, move) not in both for move in view.candidates())


def _kinds_said(game: AnyGame, view: AnyView, best: Action, equals: tuple[Action, ...]) -> Text:
    """The sentence with the kind of the best move, and that of the first of those that are as good, if another one.

    Two kinds that are all there are, such as to bury points or none, are not joined.
    """
    assert game.search_model is not None
    kind, others = kind_of(game, view, best), [kind_of(game, view, other) for other in equals]
    if equals and _another_kind(game, view, best, equals[0]):
        if _leave_some_out(game, view, best, equals[0]):
            return text("hint.kind.either", kind=kind, other=others[0])
        return text("hint.kind.good", kind=kind)
    milder = game.search_model.milder_kinds.get(kind.key)
    return text("hint.kind.good", kind=text(milder) if milder in {other.key for other in others} else kind)


def _whys(game: AnyGame, view: AnyView, verdict: Verdict[Action]) -> tuple[Text, ...]:
    """The game's reasons, or, where it has none, how the imagined deals came out: a hint always gives a reason.

    Where nothing but counts is compared with another move, what is seen against that one comes first. What the move
    gives away comes last.
    """
    assert game.search_model is not None
    found = () if game.search_model.reasons is None else game.search_model.reasons(view, verdict)
    came_out = _came_out(verdict, game.search_model.unit, len(as_good(game, view, verdict)))
    found = found or _won(verdict, game.search_model) or (came_out,)
    if came_out.key in PLAIN and came_out not in found:
        found = (came_out, *found)
    warning = game.search_model.warning(view, verdict.best.action)
    warned = () if warning is None else (warning,)
    return (*(*_rather(game, view, verdict, found), *found)[: REASONS - len(warned)], *warned)


def _rather(game: AnyGame, view: AnyView, verdict: Verdict[Action], found: tuple[Text, ...]) -> tuple[Text, ...]:
    """What is seen for the best move against the one that these reasons compare it with, though not against all."""
    assert game.search_model is not None
    if game.search_model.reasons is None:
        return ()
    other = _named_in(verdict, found)
    if other is None:
        return ()
    both = replace(verdict, moves=(verdict.best, other))
    seen = (each for each in game.search_model.reasons(view, both) if NEXT_BEST not in dict(each.args))
    return tuple(each if THAN in dict(each.args) else rather(each, other.action) for each in islice(seen, 1))


def _named_in(verdict: Verdict[Action], found: tuple[Text, ...]) -> Weighed[Action] | None:
    """The worse move that these reasons compare the best one with: the next best, where they say that all are worse."""
    if [reason.key for reason in found] == ["reason.all_worse"]:
        return rival(verdict)
    return rival(verdict) if all(NEXT_BEST in dict(reason.args) for reason in found) else None


def rather(reason: Text, other: object) -> Text:
    """A reason that is told of the best move against one other, which is a move or its name."""
    return text("reason.rather", reason=reason, **{NEXT_BEST: other})


CAME_OUT = frozenset(
    (
        "reason.unweighed",
        "reason.alone_tried",
        "reason.all_win",
        "reason.all_lose",
        "reason.even",
        "reason.none_worse",
        "reason.none_shown_worse",
        "reason.all_worse",
        "reason.others_worse",
    )
)
"""The reasons that are given only where there is no other."""


PLAIN = ("reason.all_win", "reason.all_lose", "reason.none_worse")
"""What is said first where none of several moves is worse, so that a merit of one is not taken for a need."""
LITTLE = (*PLAIN, "reason.even")
"""The reasons that say that it matters little which move is chosen: another one is not called as good beside them."""


def _came_out(verdict: Verdict[Action], unit: str, equal: int) -> Text:
    """By how much the nearest of the worse moves is behind, that none is, or that nothing was played out.

    ``equal``: how many of the others were found to be as good; that the choice matters little is said only if all were.
    What the hint has said already is left out: how far the next move is behind where none is as good.
    """
    others, nearest = worse(verdict), rival(verdict)
    if not verdict.best.worlds:
        return text("reason.unweighed")
    if len(verdict.moves) == 1:
        return text("reason.alone_tried")
    if nearest is None and equal < len(verdict.moves) - 1:
        return text("reason.none_shown_worse")
    if nearest is None:
        won = {move.share(WON) for move in verdict.moves if WON in dict(move.facts)}
        if won in ({1.0}, {0.0}):
            return text("reason.all_win" if won == {1.0} else "reason.all_lose")
        if len(verdict.moves) == 2:
            return text("reason.even", **{NEXT_BEST: verdict.moves[1].action})
        return text("reason.none_worse")
    if not verdict.ties:
        return text("reason.all_worse", count=len(others))
    behind = amount(unit, nearest.gap, nearest.gap_error)
    return text("reason.others_worse", amount=behind, **{NEXT_BEST: nearest.action})


def _won(verdict: Verdict[Action], model: AnyModel) -> tuple[Text, ...]:
    """Where there is no other reason: how much less often the rival wins; the best move's own chance has been said."""
    nearest = rival(verdict)
    if nearest is None or not _chances_tell(verdict, model):
        return ()
    return (text(OTHERS_CHANCE, **{NEXT_BEST: nearest.action}, chance=_chance(nearest)),)


def _named(line: Text) -> tuple[Action, ...]:
    """The moves with which a line compares the best one."""
    return tuple(value for name, value in line.args if name in (NEXT_BEST, THAN))


def _captioned(game: AnyGame, view: AnyView, verdict: Verdict[Action], line: Text) -> Text:
    """The line, in which the move that it compares with has a name."""

    def said(name: str, value: object) -> object:
        return name_beside(game, view, value, verdict) if name in (NEXT_BEST, THAN) else value

    return Text(line.key, tuple((name, said(name, value)) for name, value in line.args))


def kind_of(game: AnyGame, view: AnyView, action: Action) -> Text:
    """The kind of this move, as part of a sentence and in words that give no card away."""
    if game.search_model is not None and game.search_model.kind is not None:
        return game.search_model.kind(view, action)
    return text("hint.kind.pass" if action == game.passing else "hint.kind.act")


def _chances_tell(verdict: Verdict[Action], model: AnyModel) -> bool:
    """Whether a hint tells how often moves win: where no worse move wins as often, and the game measures so."""
    return model.chances and outdone(verdict, WON)


def _worth_of(view: AnyView, verdict: Verdict[Action], model: AnyModel) -> Text:
    """What the best move is worth, in what it is compared with others by: its chance to win, or its mean value in the
    game's unit, with the 95 % margin; that it wins, where that needs no counting."""
    move = verdict.best
    if model.wins(view, move.action):
        return text("hint.wins")
    if not move.worlds:
        return text("hint.unweighed")
    counted = dict(move.facts)
    if WON in counted and model.chances and (rival(verdict) is None or outdone(verdict, WON)):
        if counted[WON] in (0, move.worlds):
            return text("hint.all_won" if counted[WON] else "hint.none_won", worlds=move.worlds)
        return text("hint.chance", chance=_chance(move), margin=_margin(counted[WON], move.worlds), worlds=move.worlds)
    mean = _mean_of(move, model.unit)
    return text("hint.chances_alike", mean=mean) if model.chances and _wins_alike(verdict) else mean


def _wins_alike(verdict: Verdict[Action]) -> bool:
    """Whether the best move and the one that it is compared with win about as often, so that chances tell nothing."""
    best, other = verdict.best, rival(verdict)
    if other is None or other.worlds < ENOUGH or WON not in dict(best.facts):
        return False
    return abs(best.share(WON) - other.share(WON)) < LIKELIER


def _mean_of(move: Weighed[Action], unit: str) -> Text:
    """The mean value of a move; a value that would be told as 0 is neither gain nor loss."""
    mean, value, margin = unit.replace("amount", "hint.mean"), move.value, _margin_of(move.value, move.error)
    told = round(value, _digits(value, move.error))
    if told == 0 and margin:
        return text(f"{mean}.even", worlds=move.worlds, margin=margin)
    if told == 0:
        return text(f"{mean}.even.exact", worlds=move.worlds)
    if told < 0 and f"{mean}.loss" in WORDS:
        mean, value = f"{mean}.loss", -value
    return text(mean, amount=amount(unit, value, move.error), worlds=move.worlds)


def _chance(move: Weighed[Action]) -> int:
    """In how many per cent of the imagined deals our side wins after this move."""
    return rounded(100 * move.share(WON))


def _margin(count: int, worlds: int) -> int:
    """The 95 % margin of a chance in per cent, by Agresti and Coull, which is above 0 even where all deals agree."""
    trials = worlds + NORMAL_95**2
    share = (count + NORMAL_95**2 / 2) / trials
    return max(1, rounded(100 * NORMAL_95 * sqrt(share * (1 - share) / trials)))


def _against(
    model: AnyModel, verdict: Verdict[Action], whys: tuple[Text, ...], equal: Sequence[Action]
) -> tuple[Text, ...]:
    """The move that is as good, or how far the rival is behind, unless a reason says so, or how often it wins."""
    said = {why.key for why in whys}
    if len(verdict.moves) < 2 or not verdict.best.worlds or said & {*LITTLE}:
        return ()
    if equal:
        return (text("hint.equal", **{NEXT_BEST: equal[0]}),)
    other = rival(verdict)
    if other is None or said & {OTHERS_CHANCE, "reason.others_worse"}:
        return ()
    compared: dict[str, object] = {NEXT_BEST: other.action}
    if _chances_tell(verdict, model):
        return (text(OTHERS_CHANCE, **compared, chance=_chance(other)),)
    return (text("hint.ahead", **compared, amount=amount(model.unit, other.gap, other.gap_error)),)


def amount(unit: str, value: float, error: float) -> Text:
    """A value in the unit of its game, with its 95 % margin, both with as many decimals as the margin needs.

    A margin is never shown as 0: where it would be, or every deal came out alike, there is none.
    """
    if not error and value == round(value):
        return text(f"{unit}.whole", value=round(value))
    told, margin = with_minus(value, _digits(value, error)), _margin_of(value, error)
    return text(unit, value=told, margin=margin) if margin else text(f"{unit}.exact", value=told)


def _margin_of(value: float, error: float) -> str:
    """The 95 % margin of a value as it is told; empty where it would be 0."""
    margin = NORMAL_95 * error
    return "" if margin < LEAST_TOLD else with_minus(margin, _digits(value, error))


def _digits(value: float, error: float) -> int:
    """With how many decimals a value is told: one where its margin, or the value if no margin is told, is below ten."""
    margin = NORMAL_95 * error
    return 1 if (abs(value) if margin < LEAST_TOLD else margin) < 10 else 0
