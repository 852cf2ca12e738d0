"""Which moves a reason is told against: those that were tried and are clearly worse than the best."""

from __future__ import annotations

from engine.parts.reasons import worse
from engine.search_model import Verdict, Weighed


def weighed(action: str, gap: float, worlds: int = 50) -> Weighed[str]:
    """A move so far behind the best, with a standard error of 1."""
    return Weighed(action, -gap, 1.0, worlds, -9.0, gap, 1.0)


BEST, NEXT, TIED, LAST, UNTRIED = (
    weighed("best", 0.0),
    weighed("next", 3.0),
    weighed("tied", 1.9),
    weighed("last", 9.0),
    weighed("untried", 5.0, worlds=0),
)
VERDICT = Verdict((BEST, NEXT, TIED, LAST, UNTRIED), 200)


def test_worse_is_what_was_tried_and_is_clearly_behind() -> None:
    assert worse(VERDICT) == (NEXT, LAST)
    assert VERDICT.ties == (TIED,)
    assert worse(Verdict((BEST,), 50)) == ()


def test_what_was_found_about_an_action_is_found_again() -> None:
    assert [VERDICT.of(each) for each in ("best", "tied", "last", "nothing")] == [BEST, TIED, LAST, None]
