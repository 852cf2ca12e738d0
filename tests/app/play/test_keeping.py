"""What is kept of the session at the table: what a person has begun, and nothing that they only watched."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.keep.saves import new_slot
from app.keep.session_file import read_session
from app.play.keeping import Keeping
from app.session import Session, bots_around, new_session
from engine.games import GAMES
from engine.match import Match
from tests.ui.screens import GAME, new_match, play_hand


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[tuple[Keeping, Session]]:
    """A session that has just come to the table, and what keeps it."""
    match = new_match()
    session = new_session(GAME, match.options, match.number, bots_around(GAME, match.options, "greedy"))
    keeping = Keeping(new_slot(tmp_path), lambda _words: None, session)
    yield keeping, session
    keeping.close()


def played(session: Session) -> Session:
    """The session after its first hand."""
    match: Match = play_hand(session.match)[0]
    return session.next_deal(match)


def test_a_session_in_which_a_person_has_finished_a_hand_is_kept(kept: tuple[Keeping, Session]) -> None:
    keeping, session = kept
    keeping.save(session, None)
    keeping.flush()
    assert not keeping.path.exists()
    keeping.save(played(session), None)
    keeping.flush()
    assert keeping.path.exists()


def test_a_session_that_is_only_watched_is_not_kept_however_many_hands_it_has(kept: tuple[Keeping, Session]) -> None:
    keeping, session = kept
    watched = replace(played(session), bots=bots_around(GAME, session.match.options, "greedy", watching=True))
    keeping.save(watched, None)
    keeping.flush()
    assert not keeping.path.exists()


def test_a_session_in_which_a_person_only_had_help_is_not_kept_until_they_decide(kept: tuple[Keeping, Session]) -> None:
    keeping, session = kept
    keeping.save(session.helped(), None)
    keeping.flush()
    assert not keeping.path.exists()
    keeping.save(session.helped(), 0)
    keeping.flush()
    assert keeping.path.exists()
    kept_session = read_session(keeping.path.read_bytes(), GAMES)
    assert kept_session.assisted == session.helped().assisted, "the help still counts"


def test_help_with_a_days_deal_is_kept_before_the_first_decision(kept: tuple[Keeping, Session]) -> None:
    """Or who left after a hint and came back would get the same deal as if without help."""
    keeping, session = kept
    keeping.save(replace(session, day="2026-11-25"), None)
    keeping.flush()
    assert not keeping.path.exists()
    keeping.save(replace(session, day="2026-11-25").helped(), None)
    keeping.flush()
    assert keeping.path.exists()
