"""All words of Bao Huang in four languages: what is said at the table, the house rules, and the rules themselves."""

from engine.games.bao_huang.words import house, rules, table

WORDS = {**table.WORDS, **house.WORDS, **rules.WORDS}
