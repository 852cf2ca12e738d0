"""All that the screen itself says, in four languages, split by area."""

from __future__ import annotations

from engine.words import Words
from ui.kit.words import about
from ui.kit.words import claiming
from ui.kit.words import combinations
from ui.kit.words import faces
from ui.kit.words import imagined
from ui.kit.words import learning
from ui.kit.words import lobby
from ui.kit.words import names
from ui.kit.words import options
from ui.kit.words import results
from ui.kit.words import settings
from ui.kit.words import table
from ui.kit.words import window

WORDS: dict[str, Words] = {
    **about.WORDS,
    **claiming.WORDS,
    **combinations.WORDS,
    **faces.WORDS,
    **imagined.WORDS,
    **learning.WORDS,
    **lobby.WORDS,
    **names.WORDS,
    **options.WORDS,
    **results.WORDS,
    **settings.WORDS,
    **table.WORDS,
    **window.WORDS,
}
