"""All words of Big Two in four languages: what is said at the table, the house rules, and the rules themselves."""

from engine.games.big_two.words import house, reasons, rules, table

WORDS = {**table.WORDS, **house.WORDS, **rules.WORDS, **reasons.WORDS}
