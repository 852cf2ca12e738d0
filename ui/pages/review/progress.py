"""How far the judge is with a hand that is reviewed, in words. Qt-free."""

from __future__ import annotations

from dataclasses import dataclass

from ui.kit.language import Lexicon, sentences


@dataclass(frozen=True, slots=True)
class JudgingProgress:
    """How many of a hand's moves are judged; ``going_on``: the others will be."""

    judged: int = 0
    moves: int = 0
    going_on: bool = True

    @property
    def done(self) -> bool:
        """Whether every move is judged."""
        return self.judged == self.moves


def progress_words(lexicon: Lexicon, progress: JudgingProgress, mistakes: int, *, seeks: bool, costliest: bool) -> str:
    """Whether mistakes are still looked for, or how many there are; empty where there was nothing to decide.

    ``seeks``: the costliest one is shown once it is known; ``costliest``: it is shown now.
    """
    say, judged, moves = lexicon.say, progress.judged, progress.moves
    if not moves:
        return ""
    if not progress.done:
        said = say("replay.judging" if progress.going_on else "replay.unjudged", judged=judged, moves=moves)
        more = say("replay.judging.seeks") if progress.going_on and seeks else ""
    else:
        said = say("replay.judged" if mistakes else "replay.judged.none", mistakes=mistakes, moves=moves)
        more = say("replay.judged.costliest") if costliest and mistakes > 1 else ""
    return sentences(filter(None, (said, more)), lexicon.language)
