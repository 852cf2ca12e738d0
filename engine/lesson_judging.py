"""A lesson as it is gone through: the deal so far, what the learner's move was worth, and what happens after it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.cards import NotationError, read_cards, write_cards
from engine.events import Place, Zone
from engine.game import A, Action, AnyGame, AnyState, AnyView, Game, Shuffle, V, act, prompt_of
from engine.options import O
from engine.prompts import is_quiet
from engine.record import Record, replay
from engine.refusals import Refusal
from engine.teaching.lessons import LEARNER, Lesson, picked
from engine.words import Text

_REPEATED = re.compile(r"(?P<move>.*?) x(?P<times>\d+)")
_WHILE_QUIET = "pass …"
_AND_MORE = "…"


def begun(game: AnyGame, lesson: Lesson) -> Record:
    """The lesson's deal up to the learner's first task; raises IllegalActionError or NotationError for a bad script."""
    record = Record(game, lesson.options, lesson.standing, Shuffle(lesson.deck, lesson.first, lesson.lots))
    return then(record, lesson.actions)


def then(record: Record, moves: str) -> Record:
    """The record with these moves of a script more, each checked."""
    state = replay(record).state
    actions = list(record.actions)
    for words in _moves(moves):
        if words == _WHILE_QUIET:
            passing = record.game.passing
            while passing is not None and is_quiet(prompt_of(state)):
                actions.append(passing)
                state = act(state, passing).state
            continue
        actions.append(move_of(record.game, _on_turn(state), words))
        state = act(state, actions[-1]).state
    return Record(record.game, record.options, record.standing, record.shuffle, tuple(actions))


def _moves(moves: str) -> Iterator[str]:
    for words in filter(None, map(str.strip, moves.split(";"))):
        repeated = _REPEATED.fullmatch(words)
        yield from [repeated["move"]] * int(repeated["times"]) if repeated else [words]


def _on_turn(state: AnyState) -> AnyView:
    if state.turn is None:
        raise NotationError("the script goes on after the end of the deal")
    return state.view(state.turn)


def move_of(game: Game[O, A, V], view: V, words: str) -> A:
    """The action of a move in a lesson's shorthand, its cards picked from the hand of the view's seat."""
    try:
        return game.read_action(words)
    except NotationError:
        verb, _, rest = words.partition(" ")
        hand = [card for card in view.places().get(Place(Zone.HAND, view.seat), ()) if card is not None]
        return game.read_action(f"{verb} {write_cards(picked(hand, rest))}")


def judged_move(lesson: Lesson, place: int, view: AnyView, action: Action) -> tuple[bool, Text | Refusal]:
    """Whether this move does the task at this place, and what is said to it: the rule's reason where it is refused."""
    refusal: Refusal | None = view.refusal(action)
    if refusal is not None:
        return False, refusal
    task = lesson.tasks[place]
    if any(fits(action, right) for right in task.right):
        return True, lesson.says(place, "right")
    slip = next((word for slip, word in task.slips if fits(action, slip)), "wrong")
    return False, lesson.says(place, slip)


def fits(action: Action, words: str) -> bool:
    """Whether the action is this move: as it stands there, or with any cards of the ranks that stand there.

    Where the move ends with ``…`` the action may have more cards.
    """
    verb, _, cards = str(action).partition(" ")
    wanted_verb, _, wanted = words.partition(" ")
    if str(action) == words or (verb == wanted_verb and wanted == _AND_MORE):
        return True
    if verb != wanted_verb:
        return False
    try:
        held = read_cards(cards)
        named = picked(held, wanted.removesuffix(_AND_MORE))
        return wanted.endswith(_AND_MORE) or len(named) == len(held)
    except NotationError:
        return False


def answered(record: Record, lesson: Lesson, place: int, action: Action) -> Record:
    """The record after the learner's right move and all that the table does before the next task."""
    done = Record(record.game, record.options, record.standing, record.shuffle, (*record.actions, action))
    return then(done, lesson.tasks[place].then)


def learner_view(record: Record) -> AnyView:
    """What the learner may know now."""
    return replay(record).state.view(LEARNER)
