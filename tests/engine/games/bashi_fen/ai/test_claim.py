"""What a seat can claim: every trick that is left, whatever the others hold and however they follow."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from engine.cards import read_cards
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import Options
from engine.games.bashi_fen.pack import pack
from engine.games.bashi_fen.rules.leads import read_lead
from engine.games.bashi_fen.rules.parts import Lead
from engine.games.bashi_fen.rules.phases import Playing, WonTrick
from tests.engine.games.bashi_fen.dealing import after, deal_with, phase_of, view, when_taken

USUAL = Options()
FOUR_PACKS = Options(packs=4)
BOMBS, BIGGER = replace(FOUR_PACKS, bombs="any_suit"), replace(FOUR_PACKS, bigger_shapes_beat=True)


@cache
def dealt(options: Options) -> Any:
    """What the declarer knows who leads first, with clubs and twos as trumps."""
    step = when_taken(deal_with(options, "2C"), {0: "bid 2C"})
    while phase_of(step) != "Playing":
        step = after(step, str(next(view(step).candidates())))
    return view(step)


def claimed(hand: str, unseen: str, options: Options = USUAL, trick: str = "") -> list[str]:
    """What a seat claims from this hand, where these cards are unseen and all others have been played.

    ``trick``: what lies on the table, from the leader on; nothing: the seat leads.
    """
    now, held = dealt(options), read_cards(hand)
    lying = [read_cards(words) for words in trick.split(" / ")] if trick else []
    out = Counter((*held, *read_cards(unseen), *(card for cards in lying for card in cards)))
    assert out <= Counter(pack(options))
    gone = tuple((Counter(pack(options)) - out).elements())
    phase = now.phase
    assert isinstance(phase, Playing)
    past = WonTrick(now.seat, Lead(None, ()), (gone, (), (), ()), now.seat)
    size, led = len(held), {}
    if lying:
        plays = (*lying, *((),) * (4 - len(lying)))
        led = {"lead": read_lead(lying[0], now.trumps, options), "leader": (now.seat - len(lying)) % 4}
        led["plays"] = tuple(plays[(seat - led["leader"]) % 4] for seat in range(4))
    phase = replace(phase, tricks=(past,), **led)
    now = replace(now, hand=held, counts=(size,) * 4, kitty=(None,) * 8, phase=phase)
    return [str(action) for action in BASHI_FEN.presentation.claim(now)]


@pytest.mark.rule("BSF-20", "BSF-51", "BSF-52")
@pytest.mark.parametrize(
    ("hand", "unseen", "line"),
    [
        ("RJ AS", "BJ 4S 5S", ["play RJ", "play AS"]),
        ("RJ AS", "BJ 3C 5S", []),
        ("RJ RJ AS", "BJ 3C 5S", ["play RJ RJ", "play AS"]),
        ("AS AS RJ", "BJ 4S KS", ["play RJ", "play AS AS"]),
        ("AS AS KH", "BJ 4S KS", []),
        ("AS AS AH", "4S KS KH", ["play AH", "play AS AS"]),
        ("AS AS KH", "4S KS AH", []),
        ("AS KS 3S", "QS JS 4H", ["play KS", "play AS", "play 3S"]),
        ("AS KS 3S", "QS JS 10S", []),
        ("KS KS 3H", "AS 4H AS", []),
        ("KS KS AH", "AS 4H 5H", ["play AH", "play KS KS"]),
        ("3S 3S 4S 4S", "5S 6S 6H 7H", []),
        ("3S 3S 4S 4S AH", "5S 5S 6S 7H 7H", ["play AH", "play 3S 3S 4S 4S"]),
        ("3S 3S 4S 4S AH", "5S 5S 6S 6S 7H", []),
        ("2C AH", "2C 2H 4H", []),
        ("2C AH", "2C 4H 5H", ["play 2C", "play AH"]),
        ("RJ 2S", "2H 4H 5H", ["play 2S", "play RJ"]),
        ("AH", "4H 5H 6H", []),
    ],
    ids=[
        "the joker draws the only trump",
        "two trumps in one hand: one of them stays",
        "two jokers draw both",
        "one trump ruffs no pair, and is drawn",
        "one trump may ruff a single",
        "no trumps are out: small before large",
        "an ace is out",
        "who leads on runs the others out of the suit",
        "one card more is out",
        "a higher pair may lie in one hand, or in the kitty",
        "of a pair one is out",
        "what goes at once need not be claimed",
        "no higher tractor can be",
        "a higher tractor can be",
        "an equal trump does not beat, but one more ruffs",
        "an equal trump does not beat",
        "of equal trumps the first wins",
        "one trick need not be claimed",
    ],
)
def test_only_what_is_certain_is_claimed(hand: str, unseen: str, line: list[str]) -> None:
    assert claimed(hand, unseen) == line


@pytest.mark.rule("BSF-23", "BSF-51")
@pytest.mark.parametrize(
    ("hand", "unseen", "trick", "line"),
    [
        ("AS RJ", "KS QH 5H", "KS / 3S / 4S", ["play AS", "play RJ"]),
        ("AS RJ", "KS QH 5H", "AS / 3S / 4S", []),
        ("3C RJ", "KS QH 5H", "AS / 3S / 4S", ["play 3C", "play RJ"]),
        ("3C RJ", "KS QH 5H", "AS / 4C / 4S", ["play RJ", "play 3C"]),
        ("3C RJ", "BJ QH 5H", "AS / 4C / 4S", []),
        ("AS RJ", "KS QH 5H", "KS / 3S", ["play AS", "play RJ"]),
        ("KS RJ", "AS QH 5H", "QS / 3S", []),
        ("AS RJ", "KS 3C 5H", "KS / 3S", []),
        ("4C RJ", "BJ QH 5H", "AS / 3S", []),
        ("4C RJ", "3C QH 5H", "AS / 3S", ["play 4C", "play RJ"]),
        ("AS AS RJ", "KS KS QH 5H", "QS QS / 3S 4S", ["play AS AS", "play RJ"]),
        ("AS AS RJ", "KS KS 3C 3C", "QS QS / 3S 4S", []),
    ],
    ids=[
        "it takes the trick, and the rest is its own",
        "an equal card takes no trick",
        "the lowest trump takes it",
        "a trump lies there: only the joker takes it",
        "a trump is out for the last card",
        "nobody after can beat the ace",
        "an ace may come after",
        "a trump may come after",
        "a higher trump may come after",
        "who comes after has lower trumps alone",
        "no higher pair can come, nor two trumps",
        "two trumps may come after",
    ],
)
def test_who_is_sure_of_the_trick_claims_it_with_the_rest(hand: str, unseen: str, trick: str, line: list[str]) -> None:
    assert claimed(hand, unseen, trick=trick) == line


@pytest.mark.rule("BSF-58", "BSF-82")
def test_house_rules_make_less_certain() -> None:
    tractor, out = "3S 3S 4S 4S AH", "9D 9D 9D 9D 5S 6S"
    assert claimed(tractor, out, FOUR_PACKS) == ["play AH", "play 3S 3S 4S 4S"]
    assert claimed(tractor, out, BOMBS) == []
    assert claimed(tractor, out.replace("9D", "9S"), FOUR_PACKS) == ["play AH", "play 3S 3S 4S 4S"]
    assert claimed(tractor, out.replace("9D", "9S"), BIGGER) == []


def test_nothing_is_claimed_of_another_trick() -> None:
    now = dealt(USUAL)
    assert BASHI_FEN.presentation.claim(replace(now, seat=1)) == ()
    assert BASHI_FEN.presentation.claim(now) == ()
