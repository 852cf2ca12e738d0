"""Random combinations of house rules that once broke a promise: long chains of kitty takers, calls read two ways."""

from __future__ import annotations

import pytest

from tests.conformance.combinations import promises_hold
from tests.conformance.tables import TRIED

BASHI_FEN = next(tried for tried in TRIED if tried.game.key == "bashi_fen")


@pytest.mark.parametrize("number", [25, 228, 1518])
def test_a_combination_that_once_failed_keeps_every_promise(number: int) -> None:
    played, _ = promises_hold(BASHI_FEN, number)
    assert played
