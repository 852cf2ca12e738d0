"""Counter-attack from the brink: when a hand may be laid down, and what it brings."""

from __future__ import annotations

import pytest

from engine.cards import read_cards
from engine.events import Ended, Moved, Place, Zone
from engine.games.big_two.options import INDIVIDUAL, PLAIN, Options
from engine.games.big_two.rules.standing import Standing
from tests.engine.games.big_two.dealing import after, deal_with, offered, playing_with, refused, said, scored

ATTACK = Options(mode=INDIVIDUAL, counter_attack=True)
BRINK = "AS 2H 3C 4D 6S 8H 9C JD QS KH"
"""Ten cards without a pair, five of a suit or a straight."""


@pytest.mark.rule("BT-51", "BT-50", "BT-43")
def test_the_example_of_the_source() -> None:
    weak = "AS 2H 3C 4D 6S 7H 7C 7D 8S 9H JC QD KS"
    step = deal_with(ATTACK, "3D 3H", weak, standing=Standing(0))
    step = after(step, "play 3D 3H")
    assert "lay-down play 7H 7C" in offered(step)
    view = step.state.view(1)
    assert [str(each) for each in view.readings(read_cards("7H 7C"))] == ["play 7H 7C", "lay-down play 7H 7C"]
    step = after(step, "lay-down play 7H 7C")
    laid = read_cards("3C 4D 6S 7D 8S 9H JC QD KS AS 2H")
    assert Moved(laid, Place(Zone.HAND, 1), Place(Zone.SHOWN, 1)) in step.events
    assert said(step) == ["said.lay_down"]
    assert scored(step).changes == (-33, 137, -52, -52)
    assert [line.key for line in scored(step).lines] == ["laid_down", *["loser"] * 3, "winner"]
    assert step.events[-1] == Ended((1,))
    assert step.state.view(3).places()[Place(Zone.SHOWN, 1)] == laid


@pytest.mark.rule("BT-50")
def test_it_is_offered_and_may_be_declined() -> None:
    step = playing_with(ATTACK, f"{BRINK} 5D", "3D", "4C", "5C")
    assert [each for each in offered(step) if each.endswith("play 5D")] == ["play 5D", "lay-down play 5D"]
    step = after(step, "play 5D")
    assert step.state.turn == 1


@pytest.mark.rule("BT-50")
@pytest.mark.parametrize(
    ("left", "reason"),
    [
        (BRINK, None),
        ("AS 2H 3C 4D 6S 8H 9C JD QS", None),
        ("AS 2H 3C 4D 6S 8H 9C JD", "too_few_left"),
        ("AS 2H 3C 4D 6S 8H 9C JD JS", "pair_left"),
        ("AS 2S 3S 4D 6S 8S 9C JD QH", "flush_left"),
        ("AS 2H 3C 4D 6S 8H 9C 10D JS QS KH", "straight_left"),
        ("AS 2H 3C 4D 6S 8H 9C 10D JS QS", "straight_left"),
        ("3C 4D 5S 7H 8C 9D JS QH KC 2S", None),
        ("3C 4D 6S 7H 8C 10D JS QH KC 2S", None),
        ("2H 3C 4D 6S 8H 9C JD QS KH", None),
    ],
)
def test_what_may_be_left(left: str, reason: str | None) -> None:
    step = playing_with(ATTACK, f"{left} 5D", "3D", "4C", "5C")
    assert refused(step, "lay-down play 5D") == (None if reason is None else (reason, "BT-50"))


@pytest.mark.rule("BT-50", "BT-16")
@pytest.mark.parametrize(("straights", "reason"), [("hong_kong", "straight_left"), (PLAIN, None)])
def test_straights_are_those_of_the_table(straights: str, reason: str | None) -> None:
    options = Options(mode=INDIVIDUAL, counter_attack=True, straights=straights)
    step = playing_with(options, "AS 2H 3C 4D 5S 8H 9C JD QS 7D", "3D", "4C", "5C")
    assert refused(step, "lay-down play 7D") == (None if reason is None else (reason, "BT-50"))


@pytest.mark.rule("BT-50")
def test_only_together_with_a_play_that_is_itself_allowed() -> None:
    step = playing_with(ATTACK, "8S 8D", f"{BRINK} 7D", "4C", "5C")
    step = after(step, "play 8S")
    assert refused(step, "lay-down play 7D") == ("too_low", "BT-11")
    assert refused(step, "lay-down play AS") is None
    assert not any(each.startswith("lay-down") for each in offered(after(step, "pass")))
    off = playing_with(Options(mode=INDIVIDUAL), f"{BRINK} 5D", "3D", "4C", "5C")
    assert refused(off, "lay-down play 5D") == ("no_counter_attack", "BT-50")
