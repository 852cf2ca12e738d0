"""Everything that Taihe A Bao says, in four languages."""

from engine.games.taihe_a_bao.words import hints, house, rules, table

WORDS = {**table.WORDS, **house.WORDS, **rules.WORDS, **hints.WORDS}
