"""How a hint calls a move: by what its button says, or, beside another move, as a player would name it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from engine.cards import Card, Cards, cards_named
from engine.game import Action, AnyGame, AnyView
from engine.search_model import Verdict
from engine.words import Text, text

NAMED = ".named"
"""What follows a caption's key in the key of the words that name the move: "the 2♥" for "the 2♥ beats the K♥"."""


def caption_among(game: AnyGame, view: AnyView, action: Action, verdict: Verdict[Action]) -> Text:
    """The caption of a move, with its cards where it tells none or another of the moves weighed would read alike."""
    what, cards = game.caption(view, action), cards_named(action)
    return text("hint.with_cards", what=what, cards=cards) if cards and _alike(game, view, action, verdict) else what


def name_among(game: AnyGame, view: AnyView, action: Action, verdict: Verdict[Action]) -> Text:
    """The name of a move inside a sentence, with its cards where the caption would have them."""
    named = _named(game.caption(view, action), game.words)
    if not cards_named(action) or not _alike(game, view, action, verdict):
        return named
    return text("hint.named_with_cards", what=named, cards=cards_named(action))


def name_beside(game: AnyGame, view: AnyView, action: Action, verdict: Verdict[Action]) -> Text:
    """The name of a move in a sentence that compares it with the best one: where most of their cards are the same ones,
    by the cards in which they differ."""
    best = verdict.best.action
    ours, theirs = Counter(cards_named(action)), Counter(cards_named(best))
    more, less = ours - theirs, theirs - ours
    alike = type(action) is type(best) and ours.total() == theirs.total() and 0 < 2 * more.total() < ours.total()
    if not alike or not _alike(game, view, action, verdict):
        return name_among(game, view, action, verdict)
    return text("hint.named_by_difference", cards=_in_order(action, more), others=_in_order(best, less))


def _in_order(action: Action, some: Counter[Card]) -> Cards:
    """Some of the cards that an action names, in its order."""
    left, found = some.copy(), []
    for card in cards_named(action):
        if left[card]:
            left[card] -= 1
            found.append(card)
    return tuple(found)


def _alike(game: AnyGame, view: AnyView, action: Action, verdict: Verdict[Action]) -> bool:
    """Whether the caption alone does not say which cards are meant."""
    what = game.caption(view, action)
    alike = any(move.action != action and game.caption(view, move.action) == what for move in verdict.moves)
    return alike or not _tells_cards(what)


def _tells_cards(caption: Text) -> bool:
    """Whether a caption says more of its cards than how many they are, and what they count: a combination does."""
    return caption.key.startswith("meld.") or any(
        name in ("card", "cards", "rank") or (isinstance(value, Text) and _tells_cards(value))
        for name, value in caption.args
    )


def _named(caption: Text, words: Collection[str]) -> Text:
    """The caption with every sentence in it replaced by the name of its move, where there are words for one."""
    args = ((name, _named(value, words) if isinstance(value, Text) else value) for name, value in caption.args)
    key = caption.key + NAMED
    return Text(key if key in words else caption.key, tuple(args))
