"""Words as data: a Text names a sentence and its arguments; catalogues hold the sentence in four languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from math import floor
from string import Formatter
from typing import NamedTuple

from engine.cards import Card, Suit


class Language(StrEnum):
    """The languages of every catalogue, by their usual codes."""

    EN = "en"
    ZH_CN = "zh_CN"
    ZH_TW = "zh_TW"
    JA = "ja"


class Words(NamedTuple):
    """One sentence in every language; leaving one out does not type-check."""

    en: str
    zh_CN: str  # noqa: N815 - the usual code of the language
    zh_TW: str  # noqa: N815
    ja: str


Catalogue = Mapping[str, Words]


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence as data: its key in the catalogue, and named arguments in the order given."""

    key: str
    args: tuple[tuple[str, object], ...] = ()


def text(key: str, **args: object) -> Text:
    """A Text; arguments are numbers, seats, cards, tuples of cards, words or other Texts."""
    return Text(key, tuple(args.items()))


LISTED = Words("{first}, {then}", "{first}、{then}", "{first}、{then}", "{first}、{then}")
"""What stands between the parts of a list: the entry ``listed`` of every catalogue in which there are lists."""


def listed(parts: Sequence[object]) -> object:
    """One part or several, one after the other; a single part stays as it is."""
    *earlier, found = parts
    for each in reversed(earlier):
        found = text("listed", first=each, then=found)
    return found


SUIT_SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦"}
JOKER_NAMES = {
    "BJ": Words("black joker", "小王", "小王", "黒ジョーカー"),
    "RJ": Words("red joker", "大王", "大王", "赤ジョーカー"),
    "BJ*": Words("eunuch card", "保皇牌", "保皇牌", "宦官札"),
    "RJ*": Words("emperor card", "皇帝牌", "皇帝牌", "皇帝札"),
    "XX": Words("filler card", "补牌", "補牌", "補充札"),
}
SEVERAL_JOKERS = {
    "BJ": Words("{count} black jokers", "{count}张小王", "{count}張小王", "黒ジョーカー{count}枚"),
    "RJ": Words("{count} red jokers", "{count}张大王", "{count}張大王", "赤ジョーカー{count}枚"),
    "BJ*": Words("{count} eunuch cards", "{count}张保皇牌", "{count}張保皇牌", "宦官札{count}枚"),
    "RJ*": Words("{count} emperor cards", "{count}张皇帝牌", "{count}張皇帝牌", "皇帝札{count}枚"),
    "XX": Words("{count} filler cards", "{count}张补牌", "{count}張補牌", "補充札{count}枚"),
}
COUNTS = Words("one two three four five six", "一 两 三 四 五 六", "一 兩 三 四 五 六", "1 2 3 4 5 6")
"""Small numbers as words, from one on; larger ones stand as figures."""
SUIT_NAMES = {
    Suit.SPADES: Words("spades", "黑桃", "黑桃", "スペード"),
    Suit.HEARTS: Words("hearts", "红桃", "紅心", "ハート"),
    Suit.CLUBS: Words("clubs", "梅花", "梅花", "クラブ"),
    Suit.DIAMONDS: Words("diamonds", "方块", "方塊", "ダイヤ"),
}
RANK_NAMES = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
"""What English calls the ranks that are printed as letters."""
SPOKEN_WITH_VOWELS = ("8", "A")
"""The ranks whose names begin with a vowel: an 8, an Ace."""


def in_language(words: Words, language: Language) -> str:
    """The sentence in this language."""
    return str(getattr(words, language.value))


def card_sign(card: Card | None, language: Language = Language.EN) -> str:
    """A card as it is printed: ``10♠``; jokers by name; a back as ``?``."""
    if card is None:
        return "?"
    if card.suit is None:
        return in_language(JOKER_NAMES[str(card)], language)
    return f"{card.rank}{SUIT_SIGNS[card.suit]}"


def cards_sign(cards: Sequence[Card | None], language: Language = Language.EN) -> str:
    """Cards one after the other: ``10♠ J♠``; jokers, which have names and no signs, are counted: ``two red jokers``."""

    def is_joker(card: Card | None) -> bool:
        return card is not None and card.suit is None

    parts: list[str] = []
    for named, run in groupby(cards, key=is_joker):
        if named:
            parts += [_jokers(joker, count, language) for joker, count in Counter(filter(None, run)).items()]
        else:
            parts.append(" ".join(card_sign(card, language) for card in run))
    if language is not Language.EN:
        return "、".join(parts)
    *earlier, last = parts or [""]
    return f"{', '.join(earlier)} and {last}" if earlier else last


def _jokers(joker: Card, count: int, language: Language) -> str:
    if count == 1:
        return card_sign(joker, language)
    return in_language(SEVERAL_JOKERS[str(joker)], language).format(count=number_word(count, language))


def number_word(count: int, language: Language) -> str:
    """A number of things as a word where it is small: ``two``, ``两``, as "2 of your 2s" would not be read well."""
    return dict(enumerate(in_language(COUNTS, language).split(), 1)).get(count, str(count))


def card_spoken(card: Card, language: Language) -> str:
    """A card as a screen reader says it, without signs: ``10 of spades``, ``king of hearts``."""
    if card.suit is None:
        return in_language(JOKER_NAMES[str(card)], language)
    suit = in_language(SUIT_NAMES[card.suit], language)
    if language is Language.EN:
        return f"{RANK_NAMES.get(card.rank, card.rank).lower()} of {suit}"
    return f"{suit}{card.rank}"


def _plain_seat(seat: int) -> str:
    return str(seat)


OWN_NAME = "You"
"""What English calls the person's own seat; inside a sentence it begins with a small letter."""
_OWN = "\ue000"
"""Stands for that name until its place in the whole sentence is known; no sentence has this character."""
_QUOTED = "quoted"
_WITHIN_QUOTES = re.compile(r"(“\{\w+)\}")
"""Words given to a sentence as the beginning of a quotation."""
_BEGINS = re.compile(f"(^|[.!?] |“){_OWN}")


def in_sentence(name: str) -> str:
    """A seat's name inside a sentence, where "you" has no capital."""
    return name.lower() if name == OWN_NAME else name


MINUS = "−"
"""The sign before numbers below 0 (U+2212), as wide as a plus."""


def with_minus(number: float, digits: int = 0) -> str:
    """A number with so many decimals and a true minus, no hyphen: ``3``, ``−0.5``; nothing has no sign."""
    written = f"{number:.{digits}f}"
    return written.lstrip("-") if not float(written) else written.replace("-", MINUS)


def signed(amount: int) -> str:
    """Points with their sign: ``+3``, ``−1``, ``0``. Window and command line write points only so."""
    return f"+{amount}" if amount > 0 else with_minus(amount)


def signed_mean(mean: float, digits: int) -> str:
    """A mean with its sign, rounded to so many digits: ``+0.57``, ``−2.0``; ``0`` where nothing is left of it."""
    written = with_minus(mean, digits)
    return "0" if not round(mean, digits) else f"+{written}" if mean > 0 else written


def rounded(number: float) -> int:
    """The nearest whole number, halves up, as every percentage is shown: 62.5 is 63, and 37.5 is 38."""
    return floor(round(number, 6) + 0.5)


class _Renderer(Formatter):
    """Fills a sentence: ``{n:# card|# cards}`` or ``{n:none|# card|# cards}`` picks by number; ``{seat:name}`` names.

    ``{count:word}`` is a small number as a word; ``{amount:+}`` is a number with its sign, ``{amount:-}`` the same for the other side, which loses what one wins.

    ``{rank:many}`` and ``{rank:one}`` are for English alone, where "As" would be read as another word: ``Kings`` and
    ``Aces``, but ``10s``; ``a King`` and ``an Ace``, ``an 8``; ``{card:many}`` the same of jokers: ``red jokers``.
    """

    def __init__(self, catalogue: Catalogue, language: Language, name_of: Callable[[int], str]) -> None:
        self.catalogue, self.language, self.name_of = catalogue, language, name_of

    def format_field(self, value: object, spec: str) -> str:
        match value:
            case Text():
                said = _filled(value, self.language, self.catalogue, self.name_of)
                return capitalised(said) if spec == _QUOTED else said
            case Card(suit=None) if spec == "many":
                return in_language(SEVERAL_JOKERS[str(value)], self.language).format(count="").strip()
            case Card() | None:
                return card_sign(value, self.language)
            case tuple() if all(part is None or isinstance(part, Card) for part in value):
                return cards_sign(value, self.language)
            case tuple():
                return " ".join(self.format_field(part, spec) for part in value)
            case int() if spec == "name":
                name = self.name_of(value)
                return _OWN if name == OWN_NAME else name
            case int() if "|" in spec:
                *zero, one, many = spec.split("|")
                return (zero[0] if zero and value == 0 else one if value == 1 else many).replace("#", with_minus(value))
            case str() if spec == "many":
                return f"{RANK_NAMES.get(value, value)}s"
            case str() if spec == "one":
                return f"{'an' if value in SPOKEN_WITH_VOWELS else 'a'} {RANK_NAMES.get(value, value)}"
            case int() if spec == "word":
                return number_word(value, self.language)
            case int() if spec in ("+", "-"):
                return signed(value if spec == "+" else -value)
        return str(value)


def capitalised(words: str) -> str:
    """The words with a capital letter first, where the script has capitals, so that they can stand alone."""
    return words[:1].upper() + words[1:]


def render(words: Text, language: Language, catalogue: Catalogue, name_of: Callable[[int], str] = _plain_seat) -> str:
    """The sentence in this language; raises KeyError for a key that the catalogue lacks.

    A whole sentence that begins with words or cards given to it begins with a capital all the same, and so do words
    that are quoted; "You" has one only where a sentence or a quotation begins.
    """
    said = _filled(words, language, catalogue, name_of)
    return _BEGINS.sub(rf"\1{OWN_NAME}", said).replace(_OWN, in_sentence(OWN_NAME)) if _OWN in said else said


def _filled(words: Text, language: Language, catalogue: Catalogue, name_of: Callable[[int], str]) -> str:
    template, args = in_language(catalogue[words.key], language), dict(words.args)
    if "{" not in template and "}" not in template:
        return template  # most words at a table, which is put into words at every move
    said = _Renderer(catalogue, language, name_of).vformat(_WITHIN_QUOTES.sub(rf"\1:{_QUOTED}}}", template), (), args)
    return capitalised(said) if _begins_with_words(template, args) else said


def _begins_with_words(template: str, args: Mapping[str, object]) -> bool:
    """Whether this is a whole sentence and its first word is not its own; names and numbers stay as they are."""
    if not (template.startswith("{") and template.endswith((".", "!", "?"))):
        return False
    first = next(name for _, name, _, _ in Formatter().parse(template) if name)
    return isinstance(args.get(first), Text | Card | tuple)
