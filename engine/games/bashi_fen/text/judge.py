"""Questions about the rules of Bashi Fen, answered as ``judge`` writes them."""

from __future__ import annotations

from typing import Any

from engine.cards import SUITED_RANKS, Cards, NotationError, Rank, Suit
from engine.game import Answer
from engine.games.bashi_fen.options import PRESETS, Options, most_partners
from engine.games.bashi_fen.pack import pack, problem
from engine.games.bashi_fen.rules.following.follow import follow_refusal, shape_words, suit_words
from engine.games.bashi_fen.rules.leads import kind_of_cards, lead_refusal, read_lead
from engine.games.bashi_fen.rules.parts import Lead, one_suit, parts_of
from engine.games.bashi_fen.rules.scoring import gains, kitty_factor
from engine.games.bashi_fen.rules.throws import objection
from engine.games.bashi_fen.rules.tricks import points_in, winner
from engine.games.bashi_fen.rules.trumps import Trumps, ascending, trumps_of
from engine.games.bashi_fen.text.words import WORDS
from engine.questions import Question, cards_in, chosen_name, no_misspelt_field, number_in, options_in
from engine.refusals import Refusal
from engine.words import Language, Text, render, text

QUESTIONS = ("kind", "follow", "trick", "throw", "parts", "order", "levels", "kitty")
_CARD_FIELDS = ("cards", "lead", "hand", "play", "plays", "attempt", "others", "played", "last_trick")
FIELDS = ("game", "options", "preset", "ask", "trump", *_CARD_FIELDS, "points", "partners")
_MOST_POINTS = 10**7


def ask(question: Question) -> Answer:
    """The answer to one question; raises NotationError or OptionError where it cannot be read.

    Cards are taken as they stand: how many, how many copies, and whether the packs have them does not matter.
    """
    no_misspelt_field(question, FIELDS)
    asked = chosen_name(question, "ask", QUESTIONS)
    options = options_in(question, Options, PRESETS, problem, WORDS)
    if asked == "levels":
        return _levels(question, options)
    trumps = _trumps(question, options)
    match asked:
        case "kind":
            return _kind(question, trumps, options)
        case "follow":
            return _follow(question, trumps, options)
        case "trick":
            return _trick(question, trumps, options)
        case "throw":
            return _throw(question, trumps, options)
        case "parts":
            return _parts(question, trumps, options)
        case "order":
            return {"trumps": [_written(equal) for equal in ascending(trumps, pack(options))]}
    return _kitty(question, trumps, options)


def _kitty(question: Question, trumps: Trumps, options: Options) -> Answer:
    """The factor of the kitty's points (BSF-61)."""
    winning = _cards(question, "last_trick", trumps)
    if not winning and options.kitty_factor not in ("two", "packs"):  # which are the same for any play
        raise NotationError('"last_trick" is missing: write the cards that won the last trick')
    return {"factor": kitty_factor(options, winning, trumps)}


def _kind(question: Question, trumps: Trumps, options: Options) -> Answer:
    """What the cards make (BSF-51 … BSF-57, BSF-5A)."""
    cards = _cards(question, "cards", trumps)
    kind, lead = kind_of_cards(cards, trumps, options), read_lead(cards, trumps, options)
    if kind is None or lead is None:
        return {"kind": None, "why": _say(text("kind.mixed" if cards else "kind.none"))}
    if len(lead.parts) > 1:
        return {"kind": kind.value, "why": _say(text("kind.throw", number=len(lead.parts)))}
    shape = shape_words(lead.parts[0].shape)
    return {"kind": kind.value, "why": _say(text("kind.part", shape=shape, suit=suit_words(lead.suit)))}


def _follow(question: Question, trumps: Trumps, options: Options) -> Answer:
    """Whether a play may follow a lead (BSF-50 … BSF-57, BSF-5B, BSF-82)."""
    lead = _lead(_cards(question, "lead", trumps), "lead", trumps, options)
    hand, play = _cards(question, "hand", trumps), _cards(question, "play", trumps)
    refusal = follow_refusal(lead, hand, play, trumps, options)
    return {"legal": refusal is None, "why": _why(refusal) if refusal else _say(text("follow.allowed"))}


def _trick(question: Question, trumps: Trumps, options: Options) -> Answer:
    """Who wins the trick, and its points (BSF-23, BSF-51 … BSF-5C, BSF-60)."""
    plays = _several(question, "plays", trumps)
    if not plays:
        raise NotationError('"plays" is missing: write the cards of each seat, the leader first')
    lead = _lead(plays[0], "plays", trumps, options)
    if any(len(play) != lead.size for play in plays):
        raise NotationError(f'"plays" differ in number: everybody plays as many cards as were led, {lead.size}')
    won = winner(lead, plays[1:], trumps, options)
    return {"winner": won, "points": points_in(card for play in plays for card in play)}


def _throw(question: Question, trumps: Trumps, options: Options) -> Answer:
    """Whether an attempt stands, and what is forced (BSF-59, BSF-5A, BSF-5D).

    Where no other hands are given but cards played earlier are, all that is unseen may be in one hand.
    """
    attempt, played = _cards(question, "attempt", trumps), _cards(question, "played", trumps)
    if lead_refusal((attempt,), attempt, trumps, options) is not None:
        return {"stands": False, "forced": None}
    others: tuple[Cards, ...] = _several(question, "others", trumps)
    if question.get("others") is None and played:
        others = (_unseen(attempt + played, options),)
    stopped = objection(_lead(attempt, "attempt", trumps, options), others, trumps, options)
    return {"stands": stopped is None, "forced": None if stopped is None else _written(stopped.forced.cards)}


def _parts(question: Question, trumps: Trumps, options: Options) -> Answer:
    """The cards of one suit as they are read (BSF-5D)."""
    cards = _cards(question, "cards", trumps)
    if cards and not one_suit(cards, trumps):
        raise NotationError('"cards" are of several suits as played: write cards of one')
    lead = read_lead(cards, trumps, options)
    loose = lead is not None and lead.parts[0].loose
    parts = lead.parts if lead and loose else parts_of(cards, trumps, options.runs_of_singles)
    return {"parts": [_written(part.cards) for part in parts]}


def _levels(question: Question, options: Options) -> Answer:
    """What the opponents' points bring to both sides (BSF-62, BSF-63)."""
    points = number_in(question, "points", 0, _MOST_POINTS)
    partners = None
    if question.get("partners") is not None:
        partners = number_in(question, "partners", 0, most_partners(options))
    gained = gains(options, points, partners)
    return {
        "declarers": gained.declarers,
        "opponents": gained.opponents,
        "declarers_stay": gained.declarers_stay,
    }


def _trumps(question: Question, options: Options) -> Trumps:
    """The trumps of a question; where the field is absent, only jokers are trump."""
    given = question.get("trump")
    if given is None:
        given = {}
    if not isinstance(given, dict):
        raise NotationError('"trump" is an object such as {"suit": "S", "rank": "K"}')
    no_misspelt_field(given, ("suit", "rank"))
    suit, rank = given.get("suit"), given.get("rank")
    if suit is not None:
        suit = Suit(chosen_name(given, "suit", tuple(each.value for each in Suit)))
    if rank is not None:
        rank = Rank(chosen_name(given, "rank", tuple(each.value for each in SUITED_RANKS)))
    return trumps_of(options, suit, rank)


def _lead(cards: Cards, field: str, trumps: Trumps, options: Options) -> Lead:
    lead = read_lead(cards, trumps, options)
    if lead is None:
        raise NotationError(f'"{field}" begins with no lead: cards that are led are of one suit as played')
    return lead


def _unseen(seen: Cards, options: Options) -> Cards:
    """The cards of the packs that are not among these."""
    rest = list(pack(options))
    for card in seen:
        if card in rest:
            rest.remove(card)
    return tuple(rest)


def _cards(question: Question, field: str, trumps: Trumps) -> Cards:
    cards = cards_in(question, field)
    for card in cards:
        if not trumps.knows(card):
            raise NotationError(f"{card} is not a card of Bashi Fen: it has no marked jokers")
    return cards


def _several(question: Question, field: str, trumps: Trumps) -> tuple[Cards, ...]:
    """A list of lists of cards; empty where it is absent."""
    written: Any = question.get(field)
    if written is None:
        return ()
    if not isinstance(written, list):
        raise NotationError(f'"{field}" is a list of lists of cards')
    return tuple(_cards({field: each if each is not None else []}, field, trumps) for each in written)


def _written(cards: Cards) -> list[str]:
    return [str(card) for card in cards]


def _why(refusal: Refusal) -> str:
    return _say(refusal.text)


def _say(words: Text) -> str:
    return render(words, Language.EN, WORDS)
