"""What a catalogue must be, whole in every language and each in its own signs, and what no sentence at a table says."""

from __future__ import annotations

import re
from string import Formatter

from engine.words import Catalogue, Language, Words, in_language

CHARSETS = {Language.ZH_CN: "gb2312", Language.ZH_TW: "cp950", Language.JA: "cp932"}
"""Simplified signs are not in the Taiwanese set, nor Traditional ones in the mainland's; Japan has its own."""

_HAN = re.compile("[\u4e00-\u9fff]")
_CJK = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
_WORD = re.compile("[a-z]{3,}")
_TYPED = re.compile("['\"]")
_WESTERN = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff}][,;?!] ?|\s%")
"""Signs that are typed otherwise between Chinese or Japanese words: full width, and no space before a per cent sign."""
_RUN_TOGETHER = re.compile(r"\{(rank|low|top)\}(\d|\{(size|number|count|width))|\d\{(rank|low|top)\}")

_CARD = r"(?<![A-Za-z])(10|[2-9JQKA])[SHCD](?![A-Za-z])|[BR]J\b|\w#\d"
_TWICE = r"((?<!\d)10|[2-9JQKA]|[大小]王|(red|black) joker|[赤黒]ジョーカー)( ?[+＋] ?|带|帶|挂|掛)\1(?!\d)"
SLIPS = {
    "names a card as a program does": _CARD,
    "begins a sentence with a small letter": r"^[a-z].*[.!?]$|[a-z][.!?] [a-z]",
    "counts a rank in figures": r"\b\d+ (\d+|[JQKA])s\b",
    "says one of many": r"\b1 [a-z]+[^su]s\b",
    "hangs a card on itself": _TWICE,
    "says a word twice": r"\b([A-Za-z]+) \1\b",
    "ends twice": r"[.。!?][.。]$|[,，、][,，、]",
}
"""What a sentence that is filled in can do wrong, and how one sees it."""


def slips(said: str) -> list[str]:
    """What is wrong with a sentence as players read it."""
    return [slip for slip, sign in SLIPS.items() if re.search(sign, said)]


def faults(catalogue: Catalogue) -> list[str]:
    """What is wrong with the sentences of a catalogue, one line each; empty where all is well."""
    return [f"{key}: {fault}" for key, words in catalogue.items() for fault in faults_of(words)]


def faults_of(words: Words) -> list[str]:
    """What is wrong with one sentence: empty, a field that English lacks, English left over, foreign or typed signs."""
    found = []
    for language in Language:
        sentence = in_language(words, language)
        plain = plain_text(sentence)
        if not sentence.strip() or sentence != sentence.strip():
            found.append(f"{language} is empty or has blanks around it")
        if extra := fields(sentence) - fields(words.en):
            found.append(f"{language} uses {sorted(extra)}, which English does not know")
        if _TYPED.search(sentence):
            found.append(f"{language} has a typewriter's apostrophe or quotes: {sentence}")
        if _RUN_TOGETHER.search(sentence):
            found.append(f"{language} runs a rank and a number together: {sentence}")
        if language is not Language.EN:
            found += _foreign(plain, language)
    return found


def _foreign(plain: str, language: Language) -> list[str]:
    found = []
    if _WORD.search(plain) and not _CJK.search(plain):
        found.append(f"{language} is still English: {plain}")
    if _WESTERN.search(plain):
        found.append(f"{language} has western signs: {plain}")
    wrong = [sign for sign in _HAN.findall(plain) if not _written_in(sign, language)]
    if wrong:
        found.append(f"{language} has signs of another language: {''.join(wrong)}")
    return found


def _written_in(sign: str, language: Language) -> bool:
    try:
        sign.encode(CHARSETS[language])
    except UnicodeEncodeError:
        return False
    return True


def fields(sentence: str) -> set[str]:
    """The names of the arguments that a sentence uses."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def plain_text(sentence: str) -> str:
    """The sentence without its arguments."""
    return "".join(literal for literal, _, _, _ in Formatter().parse(sentence))
