"""What each house rule of Big Two means at one table: the sentence that is true beside all its other rules."""

from __future__ import annotations

from engine.games.big_two.options import ENDLESS, PARTNERSHIP, Options
from engine.options import as_declared
from engine.words import Text, text


def agreed(options: Options, name: str) -> Text:
    """The present value of this option in a sentence; of ``sets`` it says that partners win a session together."""
    if name == "sets" and options.sets != ENDLESS and options.mode == PARTNERSHIP:
        return text("option.sets.about.partners", value=options.sets)
    return as_declared(options, name)
