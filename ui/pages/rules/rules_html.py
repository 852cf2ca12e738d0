"""The rules as one page of HTML: paragraphs with cards beside them, the options as played, and the Chinese words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from engine.cards import Cards, write_cards
from engine.game import AnyGame
from engine.options import GameOptions, Option, differences, title
from engine.teaching.handbook import Example, Term
from engine.words import Language, Text, capitalised
from ui.kit.language import Lexicon
from ui.kit.theme import Scheme
from ui.pages.options.option_editors import ValueNames
from ui.pages.search_hits import says, with_hits

HEADING = "rules.heading."
OPTIONS, GLOSSARY = "options", "glossary"
"""The anchors of the last two sections."""
CARDS = "cards:"
"""The beginning of the address of a picture of cards; the cards follow with + between."""
_RED = re.compile("[♥♦]")


@dataclass(frozen=True, slots=True)
class Section:
    """One heading of the contents, and its anchor."""

    anchor: str
    title: str


@dataclass(frozen=True, slots=True)
class Page:
    """The page, its contents, and the anchor of the place that was asked for (empty: none)."""

    html: str
    sections: tuple[Section, ...]
    anchor: str
    pictures: tuple[Cards, ...]


BESIDE = 8
"""The most cards that have words beside them; the words of more stand below."""


def _between(cards: Cards) -> str:
    return "</tr><tr>" if len(cards) > BESIDE else ""


class Writer:
    """Writes the page of one game with these options; ``wanted`` is the search, ``at`` the place to mark.

    ``preset``: the one that was chosen and changed into these options; "" where nobody knows.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        game: AnyGame,
        options: GameOptions,
        scheme: Scheme,
        wanted: str,
        at: str,
        preset: str = "",
    ) -> None:
        self._lexicon, self._game, self._options, self._scheme = lexicon, game, options, scheme
        self._wanted = wanted.strip()
        self._preset = preset
        self._page = game.page(options)
        self._told = game.told(options)
        self._at = self._paragraph_of(at)
        self._sections: list[Section] = []
        self._pictures: list[Cards] = []

    def page(self) -> Page:
        """The page with what matches the search."""
        parts = [*self._rules(), *self._agreed(), *self._glossary()]
        body = "".join(parts) or f"<p>{escape(self._lexicon.say('rules.nothing'))}</p>"
        name = self._lexicon.say_in(self._game.words, "game.name")
        found = self._at if f'name="{self._at}"' in body else ""
        return Page(f"<h1>{escape(name)}</h1>{body}", tuple(self._sections), found, tuple(self._pictures))

    def _paragraph_of(self, at: str) -> str:
        """The anchor for a row of the rules, for the key of a refusal's sentence or of a paragraph."""
        keys = {each.key for each in self._page}
        for key in self._game.handbook.reasons.get(at, ()):
            if found := key if key in keys else self._house_rule(key):
                return found
        found = self._house_rule(at)
        if found:
            return found
        for key, rows in self._game.handbook.rows.items():
            if key in keys and at in rows:
                return key
        return at if at in keys else ""

    def _house_rule(self, at: str) -> str:
        """Where the house rule is told that has this row or a sentence of this key; "" where none has."""
        name = ".".join(at.split(".")[:2])
        for option in self._game.awake(self._options):
            if option.row == at or name == f"option.{option.name}":
                return self._told.get(option.name, f"option.{option.name}")
        return ""

    def _rules(self) -> Iterator[str]:
        """The paragraphs that match the search, each under its heading; the options come after them."""
        examples_of = self._game.handbook.examples
        examples = {} if examples_of is None else examples_of(self._options)
        heading = ""
        for each in self._page:
            if each.key.startswith(HEADING):
                heading = each.key
                continue
            said = self._said(each)
            shown = examples.get(each.key, ())
            captions = " ".join(self._said(example.said) for example in shown)
            if says(f"{said}\n{captions}", self._wanted):
                if heading:
                    yield self._headed(heading, self._said(Text(heading)))
                    heading = ""
                yield self._paragraph(each.key, self._found(said) + self._pictured(shown))

    def _agreed(self) -> Iterator[str]:
        """The options that act here, with their values and the sentences that nothing above has told; those that
        the chosen preset, else the one with most of these values, has otherwise name it."""
        presets = self._game.presets
        names = (self._preset,) if self._preset in presets else tuple(presets)
        known = [(name, differences(self._options, presets[name])) for name in names]
        preset, changed = min(known, key=lambda each: len(each[1]), default=("", ()))
        sign_of = self._lexicon.say("rules.changed", preset=self._said(Text(f"preset.{preset}")) if changed else "")
        headed = False
        for option in self._game.awake(self._options):
            name, told = self._said(title(option)), option.name in self._told
            said = self._value(option) if told else self._said(self._game.agreed(self._options, option.name))
            if not says(f"{name}\n{said}", self._wanted) and self._wanted.casefold() != option.row.casefold():
                continue
            if not headed:
                yield self._headed(OPTIONS, self._lexicon.say("rules.options"))
                headed = True
            sign = f" <i>{escape(sign_of)}</i>" if option in changed else ""
            if told:
                link = f'<a href="#{self._told[option.name]}">{self._found(name)}</a>'
                words = f"<b>{link}</b>{self._lexicon.say('rules.colon')}{self._found(said)}{sign}"
                yield f'<p><a name="option.{option.name}"></a>{words}</p>'
            else:
                yield self._paragraph(
                    f"option.{option.name}", f"<b>{self._found(name)}</b>{sign}<br>{self._found(said)}"
                )

    def _value(self, option: Option) -> str:
        """The short name of what is agreed."""
        return ValueNames(self._lexicon, self._game.words, option).of_any(getattr(self._options, option.name))

    def _glossary(self) -> Iterator[str]:
        """The Chinese words of what is played here, with their readings."""
        terms = self._game.handbook.terms(self._options)
        rows = [(term, self._written(term), self._said(term.meaning)) for term in terms]
        found = [row for row in rows if says(" ".join((*row[1], row[2], _plain(row[0].pinyin))), self._wanted)]
        if found:
            yield self._headed(GLOSSARY, self._lexicon.say("rules.glossary"))
            yield '<table cellspacing="0" cellpadding="5">'
            for term, (signs, reading), meaning in found:
                cells = (f"<b>{self._found(signs)}</b>", f"<i>{self._found(reading)}</i>", self._found(meaning))
                yield f'<tr><td><a name="term.{term.key}"></a>' + "</td><td>".join(cells) + "</td></tr>"
            yield "</table>"

    def _written(self, term: Term) -> tuple[str, str]:
        """The word as this language writes it, and how it is read."""
        match self._lexicon.language:
            case Language.ZH_CN:
                return term.simplified, term.pinyin
            case Language.ZH_TW:
                return term.traditional, term.pinyin
            case Language.JA:
                return term.traditional, f"{term.kana}（{term.pinyin}）"
        both = term.simplified if term.simplified == term.traditional else f"{term.simplified} / {term.traditional}"
        return both, term.pinyin

    def _headed(self, anchor: str, words: str) -> str:
        self._sections.append(Section(anchor, words))
        return f'<h2><a name="{anchor}"></a>{escape(words)}</h2>'

    def _paragraph(self, anchor: str, words: str) -> str:
        """A paragraph; the one that was asked for has another background and a hand beside it."""
        if anchor != self._at:
            return f'<p><a name="{anchor}"></a>{words}</p>'
        ground, ink = self._scheme.accent, self._scheme.on_accent
        return (
            f'<table width="100%" cellpadding="8" cellspacing="0"><tr><td width="6" bgcolor="{ground}"></td>'
            f'<td bgcolor="{self._scheme.raised}"><a name="{anchor}"></a>'
            f'<span style="background-color:{ground};color:{ink}">&nbsp;'
            f"{escape(self._lexicon.say('rules.here'))}&nbsp;</span><br>{words}</td></tr></table>"
        )

    def _pictured(self, examples: tuple[Example, ...]) -> str:
        """The cards of the examples, each with its words beside it."""
        if not examples:
            return ""
        rows = ""
        for example in examples:
            self._pictures.append(example.cards)
            rows += (
                f'<tr><td><img src="{address(example.cards)}"></td>{_between(example.cards)}'
                f'<td valign="middle">{self._found(capitalised(self._said(example.said)))}</td></tr>'
            )
        return f'<table cellpadding="4" cellspacing="0">{rows}</table>'

    def _said(self, words: Text) -> str:
        return self._lexicon.say_in(self._game.words, words)

    def _found(self, said: str) -> str:
        """The sentence as HTML: hearts and diamonds in red, every match on another ground."""
        ground = f'<span style="background-color:{self._scheme.accent};color:{self._scheme.on_accent}">'
        return with_hits(said, self._wanted, self._coloured, (ground, "</span>"))

    def _coloured(self, said: str) -> str:
        return _RED.sub(lambda sign: f'<span style="color:{self._scheme.danger}">{sign[0]}</span>', escape(said))


def address(cards: Cards) -> str:
    """The address of the picture of these cards."""
    return CARDS + write_cards(cards).replace(" ", "+")


_TONES = str.maketrans("āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ", "aaaaeeeeiiiioooouuuuüüüü")


def _plain(pinyin: str) -> str:
    """The reading as people type it: without tones, with and without spaces."""
    bare = pinyin.translate(_TONES)
    return f"{bare} {bare.replace(' ', '')}"
