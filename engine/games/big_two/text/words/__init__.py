"""All words of Big Two in four languages: what is said at the table and in the course, the house rules, the rules."""

from engine.games.big_two.text.words import glossary, house, lessons, reasons, rules, table

WORDS = {**table.WORDS, **house.WORDS, **rules.WORDS, **reasons.WORDS, **lessons.WORDS, **glossary.WORDS}
