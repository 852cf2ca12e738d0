"""A mistake of one's own, as the judge finds it in a hand."""

from __future__ import annotations

from pathlib import Path
from random import Random

from app.keep.hands import HandsFolder
from app.session import decisions
from engine.games import GAMES
from engine.players.hints import verdict_for
from engine.players.judge import Grade, Loss, Weighing
from engine.search_model import Verdict, Weighed
from tests.app.keep.test_hands import NOON, finished
from tests.app.test_program import places_in
from tests.engine.test_exercises import QUICK
from ui.pages.review.kept_hand import KeptHand


def mistaken(tmp_path: Path, grade: Grade | None = Grade.MISTAKE) -> KeptHand:
    """A hand whose first real decision was judged a mistake, or as another grade says; None: it was only weighed."""
    session, result = finished()
    ply, view, made = next(
        each for each in decisions(session.record, session.seat) if len(tuple(each[1].candidates())) > 1
    )
    better = next(action for action in view.candidates() if action != made)
    facts = verdict_for(session.match.game, view, Random(1), level=QUICK).best.facts
    moves = (Weighed(better, 2.0, 0.1, 80, 0.0, 0.0, 0.0, facts), Weighed(made, 0.0, 0.1, 80, 0.0, 2.0, 0.1, facts))
    weighing = Weighing(Verdict(moves, 160), (), made, grade, Loss(2.0, 0.1, 480))
    session = session.noting(ply, weighing)
    folder = HandsFolder(places_in(tmp_path).state / "hands", GAMES)
    return folder.keep("a-0", session, result, NOON)
