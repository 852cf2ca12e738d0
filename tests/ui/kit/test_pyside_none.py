"""PySide6 must not lose references to None: 6.12.0 does on Python 3.10 and 3.11, until the process dies of it."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject


def test_two_thousand_calls_without_result_lose_no_reference_to_none() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for number in range(2000):
        thing.setObjectName(str(number))
    assert abs(sys.getrefcount(None) - before) < 200
