"""The paragraph that "Why?" opens after each refusal of Big Two: the one that tells why, and not another."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.big_two import BIG_TWO
from engine.games.big_two.options import INDIVIDUAL, MANUAL, PLAIN, Options
from engine.games.big_two.rules.refusals import RefusalReason
from tests.engine.games.big_two.dealing import after, deal_with, playing_with
from ui.kit.language import Lexicon
from ui.kit.theme import LIGHT
from ui.pages.rules.rules_html import Writer

USUAL, BARE = Options(), Options(straights=PLAIN)
BRINK, SAYING = Options(mode=INDIVIDUAL, counter_attack=True), Options(last_card=MANUAL)
LEADING = "3D 4S 4H 8C 9D 9S JD 2H"
IN_A_ROW = "rules.ties.straights.hong_kong"
BAD_CARDS = "3D 4S 6H 8C 9D JS QD KC AH 2D 2H"
UNSEEN = {RefusalReason.NOT_YOUR_TURN, RefusalReason.SET_OVER, RefusalReason.NOT_IN_HAND, RefusalReason.NO_CARDS}
"""What no window asks: it offers nothing to choose then."""
ASLEEP = {RefusalReason.NO_COUNTER_ATTACK}
"""What no window offers; the page of such a table has no paragraph on it."""
CASES: tuple[tuple[Options, str, str, str, str], ...] = (
    (USUAL, "", LEADING, "pass", "rules.play"),
    (USUAL, "", LEADING, "play 4S 8C", "rules.patterns"),
    (USUAL, "", LEADING, "play 4S 4H 8C", "rules.patterns"),
    (USUAL, "", LEADING, "play 4S 8C 9D 9S JD", "rules.five_cards"),
    (USUAL, "", "JD QS KS AS 2S 3D", "play JD QS KS AS 2S", "option.straights.hong_kong"),
    (BARE, "", "3D 4S 5S 6S 2S 7D", "play 3D 4S 5S 6S 2S", "option.straights.plain"),
    (USUAL, "5D", "4D 7S 8S 9H 10C JS KS", "play 4D", "rules.singles_and_pairs"),
    (USUAL, "5D 5S", "4D 4S JS KS", "play 4D 4S", "rules.singles_and_pairs"),
    (USUAL, "5D", "4D 7S 8S 9H 10C JS KS", "play 7S 8S 9H 10C JS", "rules.play"),
    (USUAL, "4D 7D 9D JD KD", "5S 6S 7S 8S 9H QC", "play 5S 6S 7S 8S 9H", "rules.five_cards"),
    (USUAL, "4D 7D 9D JD KD", "3C 7C 9C JC KC 5S", "play 3C 7C 9C JC KC", "rules.ties"),
    (USUAL, "5D 6S 7S 8S 9S", "4H 5H 6H 7C 8C QD", "play 4H 5H 6H 7C 8C", IN_A_ROW),
    (BARE, "5D 6S 7S 8S 9S", "4H 5H 6H 7C 8C QD", "play 4H 5H 6H 7C 8C", "rules.ties.straights.plain"),
    (USUAL, "3D 4S 5S AS 2S", "3C 4H 5H 6H 2D QD", "play 3C 4H 5H 6H 2D", "option.straights.hong_kong"),
    (USUAL, "5D 5S 5H 3D 3S", "4C 4H 4D 6S 6H QD", "play 4C 4H 4D 6S 6H", IN_A_ROW),
    (BRINK, "", BAD_CARDS, "lay-down play 3D", "option.counter_attack.yes"),
    (BRINK, "", "3D 4S 6H 8C", "lay-down play 3D", "option.counter_attack.yes"),
    (BRINK, "", "3D 3S 4S 6S 7S 8S 9D JS QD KC", "lay-down play 3D", "option.counter_attack.yes"),
    (BRINK, "", "3D 4S 5H 6S 7S 8D 10D QS KC AC", "lay-down play 3D", "option.counter_attack.yes"),
    (SAYING, "", "3D 4S 4H", "last-card play 3D", "option.last_card.manual"),
    (USUAL, "", "3D 4S", "last-card play 3D", "option.last_card.automatic"),
)
"""Rules, what the seat before has led (nothing: the seat leads), the hand, the answer, and the paragraph."""
BOUND: tuple[tuple[str, str, str, str], ...] = (
    ("7D", "8D 9H KD", "play 8D", "rules.duty"),
    ("7D", "8D 9H KD", "pass", "rules.duty"),
    ("", "8D 8H KD", "play 8D", "rules.duty_lead"),
    ("", "8D 9H KD", "play 8D", "option.last_card_lead_highest.yes"),
)
"""The same before a player who has announced a last card, at the usual table."""


def asked(options: Options, lies: str, hand: str, declared: tuple[int, ...] = ()) -> Any:
    """The view of the seat that has this hand, where this lies there; the seat after it holds one card."""
    before, turn = f"{lies} 3H 6D", 0 if lies else 1
    step = playing_with(options, before, hand, "4C", "QH KH", turn=turn, declared=declared)
    return (after(step, f"play {lies}") if lies else step).state.view(1)


def opened_by(options: Options, view: Any, answer: str) -> tuple[RefusalReason, str]:
    """Why the answer is refused, and the paragraph that "Why?" opens."""
    refusal = view.refusal(BIG_TWO.read_action(answer))
    assert refusal is not None
    at = BIG_TWO.handbook.place_of(refusal)
    return refusal.reason, Writer(Lexicon("en"), BIG_TWO, options, LIGHT, "", at).page().anchor


@pytest.mark.parametrize(("options", "lies", "hand", "answer", "told"), CASES)
def test_why_opens_the_paragraph_that_tells_why(options: Options, lies: str, hand: str, answer: str, told: str) -> None:
    assert opened_by(options, asked(options, lies, hand), answer)[1] == told


@pytest.mark.parametrize(("lies", "hand", "answer", "told"), BOUND)
def test_why_opens_the_duty_before_a_last_card(lies: str, hand: str, answer: str, told: str) -> None:
    assert opened_by(USUAL, asked(USUAL, lies, hand, (2,)), answer)[1] == told


def test_why_opens_the_house_rule_of_the_first_lead() -> None:
    options = Options(first_lead_has_3d=True)
    view = deal_with(options, LEADING).state.view(0)
    assert opened_by(options, view, "play 9D")[1] == "option.first_lead_has_3d.yes"


def test_why_opens_the_house_rule_that_keeps_a_seat_out_of_the_round() -> None:
    options = Options(reenter=False)
    step = after(playing_with(options, "3H 6D", "4D 5S 2H", "4C 7C", "5H QH KH", turn=0), "play 3H", "pass", "play 4C")
    reason, told = opened_by(options, step.state.view(1), "play 2H")
    assert (reason, told) == (RefusalReason.OUT_OF_TRICK, "option.reenter.no")


def test_every_refusal_that_a_window_can_show_is_looked_at() -> None:
    seen = {opened_by(options, asked(options, lies, hand), answer)[0] for options, lies, hand, answer, _ in CASES}
    seen |= {opened_by(USUAL, asked(USUAL, lies, hand, (2,)), answer)[0] for lies, hand, answer, _ in BOUND}
    assert set(RefusalReason) - seen == UNSEEN | ASLEEP | {RefusalReason.FIRST_LEAD, RefusalReason.OUT_OF_TRICK}
