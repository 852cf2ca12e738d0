"""The judgement on a move, in words with a sign: no better one was found, or which would have been, and why."""

from __future__ import annotations

from engine.players.judge import Grade, Judgement
from engine.words import Catalogue, text
from ui.kit.language import Lexicon, sentences


def has_no_better(judgement: Judgement) -> bool:
    """Whether no other move could be told to be better."""
    return judgement.grade is not Grade.MISTAKE


def cost_of_move(judgement: Judgement) -> float:
    """What the move cost on imagined deals, in the mean; 0 where it was compared with no better one."""
    loss = judgement.weighing.loss
    return 0.0 if loss is None else loss.mean


def judgement_words(lexicon: Lexicon, words: Catalogue, judgement: Judgement) -> str:
    """The judgement in the words of its game; where something is better also the first reason."""
    said = lexicon.say_in(words, judgement.says)
    if has_no_better(judgement):
        return f"✓ {said}"
    reasons = judgement.better.reasons[:1]
    told = (lexicon.say_in(words, text("judgement.for_it", reason=reason)) for reason in reasons)
    return sentences((f"× {said}", *told), lexicon.language)
