"""What every climbing game says of cards to be laid: the caption of a play, and what ``judge`` is asked alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.cards import Card, Cards, NotationError
from engine.game import Answer
from engine.questions import Question, cards_in
from engine.words import Catalogue, Language, Text, render, text

M = TypeVar("M")
"""What a game compares combinations by."""

T = TypeVar("T")
"""The options of a game."""

_MAY_BE_LED = "Nothing lies there: any combination may be led."


def _one_thing(_meld: object) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Laying(Generic[M]):
    """How a game compares combinations under the options of a question.

    ``strange``: which cards the game lacks ("no jokers"), told of a card that is not ``known``; ``read``: the
    combination that cards make, or None; ``made``: its kind as ``judge`` writes it, and why it is one; ``no_meld``: why
    cards make none; ``not_beaten``: why the first does not beat the second; ``several``: as ``play_caption`` has it.
    """

    words: Catalogue
    game: str
    strange: str
    known: Callable[[Card], bool]
    read: Callable[[Cards], M | None]
    beats: Callable[[M, M], bool]
    named: Callable[[M], Text]
    made: Callable[[M], tuple[str, str]]
    no_meld: Callable[[Cards], Text]
    not_beaten: Callable[[M, M], Text]
    several: Callable[[M], bool] = _one_thing

    def kind(self, question: Question) -> Answer:
        """What the cards make."""
        cards = self.cards(question, "cards")
        meld = self.read(cards)
        if meld is None:
            return {"kind": None, "why": self._why_none(cards)}
        kind, why = self.made(meld)
        return {"kind": kind, "why": why}

    def verdict(self, question: Question) -> Answer:
        """Whether the play may be laid on what lies there; on nothing, any combination may."""
        play, over = self.cards(question, "play"), self.over(question)
        meld = self.read(play)
        if meld is None:
            return {"beats": False, "why": self._why_none(play)}
        if over is None:
            return {"beats": True, "why": _MAY_BE_LED}
        if self.beats(meld, over):
            said = play_caption(play, meld, over, self.beats, self.named, self.several)
            return {"beats": True, "why": f"{self._say(said)}."}
        return {"beats": False, "why": self._say(self.not_beaten(meld, over))}

    def cards(self, question: Question, field: str) -> Cards:
        """The cards of a field, all of this game; raises NotationError."""
        cards = cards_in(question, field)
        for card in cards:
            if not self.known(card):
                raise NotationError(f"{card} is not a card of {self.game}: it has {self.strange}")
        return cards

    def over(self, question: Question) -> M | None:
        """The combination that lies there; None for a leader, whose ``over`` is null or empty.

        Raises NotationError for cards that make none.
        """
        cards = self.cards(question, "over")
        meld = self.read(cards)
        if cards and meld is None:
            why = self._why_none(cards)
            raise NotationError(f'"over" is no combination: {why} Write what lies there, or null for a leader')
        return meld

    def _why_none(self, cards: Cards) -> str:
        return self._say(self.no_meld(cards))

    def _say(self, said: Text) -> str:
        sentence = render(said, Language.EN, self.words)
        return sentence[0].upper() + sentence[1:]


def laying_answers(laying: Callable[[T], Laying[M]]) -> Mapping[str, Callable[[Question, T], Answer]]:
    """What ``judge`` answers to the questions that every climbing game is asked alike: "kind" and "beats"."""
    return {
        "kind": lambda question, options: laying(options).kind(question),
        "beats": lambda question, options: laying(options).verdict(question),
    }


def play_caption(
    cards: Cards,
    meld: M | None,
    over: M | None,
    beats: Callable[[M, M], bool],
    named: Callable[[M], Text],
    several: Callable[[M], bool] = _one_thing,
) -> Text:
    """What these cards are as a play on what lies there, whether or not it is allowed; ``meld``: what they make.

    ``several``: whether the verb after a combination's name is that of several things, "three Kings beat …".
    """
    if meld is None:
        return text("caption.no_meld", cards=cards)
    if over is None:
        return text("caption.lead", meld=named(meld))
    key = "caption.beats" if beats(meld, over) else "caption.falls_short"
    return text(f"{key}.several" if several(meld) else key, meld=named(meld), over=named(over))
