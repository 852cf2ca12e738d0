"""What a seat can claim: plays that nobody can beat whoever holds what, and at last one that ends the hand."""

from __future__ import annotations

import pytest

from engine.cards import read_cards
from engine.game import Log, Shuffle
from engine.games.taihe_a_bao import TAIHE_A_BAO
from engine.games.taihe_a_bao.melds import read_meld
from engine.games.taihe_a_bao.options import Options, pack, three_aces_are_four
from engine.games.taihe_a_bao.rules.phases import Playing
from engine.games.taihe_a_bao.truth.state import State
from engine.parts.climbing import Trick


def claimed(*hands: str, over: str = "", seats: int = 4) -> list[str]:
    """What seat 0 claims, on turn with this to beat, where all other cards have been set aside."""
    options = Options(seats=seats)
    held, lying = tuple(map(read_cards, hands)), read_cards(over)
    out = {card for cards in (*held, lying) for card in cards}
    trick = Trick(
        0,
        (*((),) * (seats - 1), lying),
        (1,) * seats,
        tuple(card for card in pack(options) if card not in out),
        read_meld(lying, three_aces_are_four(options)) if over else None,
        seats - 1 if over else None,
    )
    log: Log[object] = Log.opened(seats, ())
    state = State(options, None, Shuffle(pack(options), 0), 0, False, held, Playing(0, (), trick), log)
    return [str(action) for action in TAIHE_A_BAO.presentation.claim(state.view(0))]


@pytest.mark.parametrize(
    ("hands", "over", "line"),
    [
        (("AH AD 4S", "KS 5H", "6C 7D", "9H JD"), "", ["play AH AD", "play 4S"]),
        (("AH AD 4S", "KS KH KC", "6C 7D", "9H JD"), "", []),
        (("AH AD 4S", "KS 5H 6H", "KC 7D", "KD JD"), "", []),
        (("AH AD 4S", "KS 5H", "KC 7D", "KD JD"), "", ["play AH AD", "play 4S"]),
        (("9S 9H 9C 4S 5S", "KS 5H", "6C 7D", "6H JD"), "", []),
        (("9S 9H 9C 4S 5S 6S", "KS 5H", "6C 7D", "6H JD"), "", ["play 9S 9H 9C", "play 4S 5S 6S"]),
        (("AS 4H 4C", "KS 5H", "6C 7D", "9H JD"), "QD", ["play AS", "play 4H 4C"]),
        (("AS 4H 4C", "KS 5H", "6C 7D", "9H JD"), "QD QC", []),
        (("AS 4H", "KS 5H", "6C 7D", "AH JD"), "KD", ["play AS", "play 4H"]),
        (("KS 4H", "QS 5H", "6C 7D", "AH JD"), "", []),
        (("AS AH", "QS 5H", "6C 7D", "9H JD"), "", []),
    ],
    ids=[
        "a pair that nobody beats, then the last card",
        "somebody may hold a bomb",
        "a bomb could lie in one hand, though it does not",
        "nobody holds enough cards for a bomb",
        "two plays at the end are one too many",
        "a bomb, then a run",
        "an answer that nobody beats, then the rest",
        "what lies there is not beaten",
        "an equal card does not beat",
        "one higher card is out",
        "what goes at once need not be claimed",
    ],
)
def test_only_what_is_certain_is_claimed(hands: tuple[str, ...], over: str, line: list[str]) -> None:
    assert claimed(*hands, over=over) == line


def test_of_three_seats_three_aces_are_beaten_by_nothing() -> None:
    quads = "KS KH KC KD"
    assert claimed("AH AC AD 4H", quads, "5S 5H 6C", seats=3) == ["play AH AC AD", "play 4H"]
    assert claimed("QS QH QC 4H", quads, "5S 5H 6C", seats=3) == []
