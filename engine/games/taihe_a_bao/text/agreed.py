"""What each house rule of Taihe A Bao means at one table: a session of one hand has no next hand to speak of."""

from __future__ import annotations

from engine.games.taihe_a_bao.options import Options
from engine.options import as_declared
from engine.words import Text, text


def agreed(options: Options, name: str) -> Text:
    """The present value of this option in a sentence that is true beside the other rules of this table."""
    said = as_declared(options, name)
    if options.hands == 1 and said.key in _ONCE:
        return text(f"{said.key}.once")
    return said


_ONCE = ("option.dealing.dealt", "option.four_hearts_every_hand.yes", "option.four_hearts_every_hand.no")
"""The sentences that speak of other hands than the first."""
