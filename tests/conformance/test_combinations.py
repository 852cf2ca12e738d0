"""Random combinations of house rules that once broke a promise: long chains of kitty takers, calls read two ways."""

from __future__ import annotations

from random import Random

import pytest

from engine.codes import read_code
from engine.games import GAMES
from tests.conformance.combinations import promises_hold, promises_hold_at
from tests.conformance.tables import TRIED, Case

BASHI_FEN = next(tried for tried in TRIED if tried.game.key == "bashi_fen")
ONCE_FAILED = (
    (
        "Z6DA-CABC-K5IA-AAFP-ATI3-GAMM-JUA7-OZIA-3OBA-CSLI-AHKB-OAKG-3YA3-ATIB-HUAA-FREZ-AGC7-4APU-"
        "TAA4-2XQA-U4XQ-CXAS-ABAN-CA2F-WUBG-N7AC-6RGQ-DUKU-AHQZ-4AKP-VEA7-4PC7-BT7A-AM54-AFSQ-UAOW-"
        "4ICY-WFQK-3QSA-CM7Y-QFDR-GBUB-AASZ-YAJX-7Q"
    ),
    (
        "Z7DQ-CAA7-KFSA-CYBH-A3NY-EAKJ-NAA6-3TYE-I3PA-DPBO-QISI-B5AB-F47A-DBP6-AHGV-4AFH-F4CU-BUIK-"
        "QQDA-D6KF-AJTP-YAOR-KQBO-C6IB-J6UQ-H7R4-L4GP-4ABT-XQAW-KCQB-23RA-HCYW-A4Z7-RAKH-CMDA-QLNA-"
        "AEWE-OAJB-RAAW-BFIB-SCDQ"
    ),
    (
        "Z6DA-CAA3-K5IA-ALZY-AIAK-6BWR-WMAU-S2AB-5XHQ-IPIA-ALCJ-SARP-HYA4-2XQA-U4XQ-FXP7-AFAN-CBKF-"
        "WUAW-WSQB-2FKA-DYLZ-AJH2-SBH6-HRPS-3NIB-UYWA-CZIK-AHLO-EAML-CYDD-H6AA-CMDI-CABF-TQAT-MAQ"
    ),
)
"""Codes of combinations that once failed."""


@pytest.mark.parametrize("code", ONCE_FAILED, ids=range(3))
def test_a_combination_that_once_failed_keeps_every_promise(code: str) -> None:
    case = Case(BASHI_FEN, code, read_code(code, GAMES).options)
    kept = promises_hold_at(case, Random(code))
    assert kept.actions
    assert kept.fast, "the fast paths were not looked at"


@pytest.mark.parametrize("number", range(2))
def test_a_combination_that_is_drawn_keeps_every_promise(number: int) -> None:
    kept, wrong = promises_hold(BASHI_FEN, number)
    assert kept.actions
    assert kept.fast, "the fast paths were not looked at"
    assert wrong, "what was drawn did not go together"
