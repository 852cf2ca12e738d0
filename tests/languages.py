"""What a catalogue must be: whole in every language, and each language written in its own signs."""

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
