"""No sentence of a lesson says nobody, only, always, lowest, twice … in any language without a claim about it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any

import pytest

from engine.game import AnyGame
from engine.teaching import lesson_claims
from engine.teaching.lessons import Lesson
from engine.words import Language, Words, in_language
from tests.conformance.pages.numbers_said import numbers_of
from tests.engine.teaching.lesson_moments import all_lessons, words_of

BEATEN = (
    *(
        lesson_claims.Unbeatable,
        lesson_claims.BeatenOnlyBy,
        lesson_claims.OutsideSuit,
        lesson_claims.Stands,
        lesson_claims.MayBeBeaten,
        lesson_claims.Rarely,
    ),
    *(
        lesson_claims.ThenTrick,
        lesson_claims.ThenLeads,
        lesson_claims.UnknownHolder,
        lesson_claims.FallsShort,
        lesson_claims.TakesOver,
        lesson_claims.Helped,
    ),
    *(
        lesson_claims.Refused,
        lesson_claims.Holds,
        lesson_claims.CardsLeft,
        lesson_claims.MayHold,
        lesson_claims.Points,
        lesson_claims.CopiesThere,
        lesson_claims.CountsPoints,
    ),
    *(lesson_claims.Higher, lesson_claims.ThenAsked, lesson_claims.NotAskedAgain, lesson_claims.NeverBeat),
    *(lesson_claims.HoldsNo, lesson_claims.VoidAfter),
)
LIMITS = (
    *BEATEN,
    lesson_claims.MayEnd,
    lesson_claims.Allowed,
    lesson_claims.Cheapest,
    lesson_claims.EndsDeal,
    lesson_claims.FinishesAs,
    lesson_claims.WinsAloneOnlyFirst,
    lesson_claims.WouldBeLed,
)
EXTREMES = (
    *(
        lesson_claims.Cheapest,
        lesson_claims.Longest,
        lesson_claims.Higher,
        lesson_claims.Unbeatable,
        lesson_claims.BeatenOnlyBy,
        lesson_claims.TakesOver,
    ),
    *(lesson_claims.Refused, lesson_claims.ThenTrick),
    *(lesson_claims.WouldBeLed, lesson_claims.HighestStraights, lesson_claims.StrongestKind),
)
AMOUNTS = (
    *(
        lesson_claims.EndsDeal,
        lesson_claims.CountsPoints,
        lesson_claims.Points,
        lesson_claims.CopiesThere,
        lesson_claims.Holds,
        lesson_claims.CardsLeft,
        lesson_claims.TakesOver,
    ),
    *(lesson_claims.Helped, lesson_claims.FinishesAs, lesson_claims.OutsideSuit),
    *(lesson_claims.EmperorsStake, lesson_claims.KittyFactor, lesson_claims.TimesThePoints, lesson_claims.RisesFrom),
)
NONE_THERE = (
    *(lesson_claims.HoldsNo, lesson_claims.VoidAfter, lesson_claims.HighestOfKind, lesson_claims.CopiesThere),
    *(lesson_claims.Unbeatable, lesson_claims.BeatenOnlyBy, lesson_claims.OutsideSuit, lesson_claims.Stands),
    *(lesson_claims.FallsShort, lesson_claims.Refused, lesson_claims.EndsDeal, lesson_claims.Cheapest),
)

CARDS = r"(card|club|diamond|heart|spade|trump|joker|ace|king|queen|jack|single|pair|tractor|four|three|\d+)s?"

FACTS: dict[str, tuple[tuple[type[Any], ...], dict[Language, str]]] = {
    "nobody": (
        BEATEN,
        {
            Language.EN: r"\b(nobody|no one|nothing|never|none|cannot|unbeatable|no single|no pair|no diamond)\b",
            Language.ZH_CN: "没人|无人|谁也|谁都|没有单张|没有对子|压不过|无法|永远|不能",
            Language.ZH_TW: "沒人|無人|誰也|誰都|沒有單張|沒有對子|壓不過|無法|永遠|不能",
            Language.JA: "だれも|決して|勝てません|勝てず|無敵|絶対|負けない|負けません",
        },
    ),
    "none there": (
        NONE_THERE,
        {
            Language.EN: rf"\b(?!no cards left|without cards)(no (higher |other |more )?|without (a |any )?){CARDS}\b",
            Language.ZH_CN: "没有(单张|对子|黑桃|红桃|梅花|方块|主牌|[大小]?王|更?大)|清空了|都没有",
            Language.ZH_TW: "沒有(單張|對子|黑桃|紅心|梅花|方塊|主牌|[大小]?王|更?大)|清空了|都沒有",
            Language.JA: "(スペード|ハート|クラブ|ダイヤ|切り札|ジョーカー|ペア)[はもが]?(ありません|なく)",
        },
    ),
    "no points": (
        (lesson_claims.Points, lesson_claims.CountsPoints),
        {
            Language.EN: r"\bno points\b",
            Language.ZH_CN: "没有分|无分|不扣分|一分没",
            Language.ZH_TW: "沒有分|無分|不扣分|一分沒",
            Language.JA: "点は?(が?な|も取れ)|点札は伏せず",
        },
    ),
    "ruffs": (
        (lesson_claims.CanRuff, lesson_claims.OutsideSuit, lesson_claims.BeatenOnlyBy),
        {
            Language.EN: r"\bruff\w*",
            Language.ZH_CN: "毙",
            Language.ZH_TW: "斃",
            Language.JA: "切れ(ます|る)",
        },
    ),
    "plays needed": (
        (lesson_claims.MorePlays,),
        {
            Language.EN: r"\b(longer to run out|(more|fewer) plays)\b",
            Language.ZH_CN: "[更多少]手",
            Language.ZH_TW: "[更多少]手",
            Language.JA: "遠くな",
        },
    ),
    "only": (
        LIMITS,
        {
            Language.EN: r"\b(only|just)\b",
            Language.ZH_CN: "只有|只能|才",
            Language.ZH_TW: "只有|只能|才",
            Language.JA: "だけ|しか",
        },
    ),
    "every": (
        LIMITS,
        {
            Language.EN: r"\b(every\w*|always|must|any|surely|has to)\b",
            Language.ZH_CN: "都|每|必须|总是|任何|一切|一定|凡",
            Language.ZH_TW: "都|每|必須|總是|任何|一切|一定|凡",
            Language.JA: "すべて|必ず|全員|どんな|なければなら",
        },
    ),
    "most": (
        EXTREMES,
        {
            Language.EN: r"\b(cheap\w*|lowest|highest|longest|strongest|smallest|as little as|enough)\b",
            Language.ZH_CN: "最[大小长强]|够",
            Language.ZH_TW: "最[大小長強]|夠",
            Language.JA: "一番|最強|足り|十分",
        },
    ),
    "how many": (
        AMOUNTS,
        {
            Language.EN: r"\b(twice|doubled|(\w+ )?times|(one|two|three|four|five|ten|\d+) "
            r"(bombs|stakes?|points?|levels?)|[+−]\d+)\b",
            Language.ZH_CN: r"[翻加]倍|[两二三四]倍|(\d+|[一两二三四半])[分注级]|两次|(\d+|[一两二三四半])?个炸弹",
            Language.ZH_TW: r"[翻加]倍|[兩二三四]倍|(\d+|[一兩二三四半])[分注級]|兩次|(\d+|[一兩二三四半])?個炸彈",
            Language.JA: r"\d*倍|\d+(点|ステークス|レベル)|ボムが\d|2度",
        },
    ),
}
"""By what it says: the claims that cover it, and the words that say it."""
FACTORS = {
    Language.EN: r"\b(twice|doubled?(?! sequence)|\w+ times)\b",
    Language.ZH_CN: "[翻加]倍|[两二三四]倍",
    Language.ZH_TW: "[翻加]倍|[兩二三四]倍",
    Language.JA: r"\d*倍",
}
"""What says how many times as much something is."""
NO_RULE = ("nobody", "none there", "no points", "most", "how many", "plays needed", "ruffs")
"""These words need a claim that the engine answers."""


def uncovered(game: AnyGame, lesson: Lesson) -> list[str]:
    """Sentences with a fact in them that no claim covers."""
    found = []
    for place, task in enumerate(lesson.tasks):
        for word in words_of(task):
            words = game.words[lesson.says(place, word).key]
            made = [claim for each, claim in task.claims if each == word]
            for fact, (covering, signs) in FACTS.items():
                said = [
                    match.group()
                    for language, sign in signs.items()
                    if (match := re.search(sign, in_language(words, language), re.IGNORECASE))
                ]
                if said and not any(_covers(claim, fact) or isinstance(claim, covering) for claim in made):
                    found.append(f"{lesson.key}.{place + 1}.{word} says {fact} ({', '.join(said)}): {words.en}")
            amounts = said_by(FACTS["how many"][1], words) - amounts_claimed(made)
            for other in amounts | (said_by(FACTORS, words) - factors_claimed(made)):
                found.append(f"{lesson.key}.{place + 1}.{word} says {other}, which nothing claims: {words.en}")
    return found


def said_by(signs: Mapping[Language, str], words: Words) -> set[float]:
    """The numbers in what these signs find in a sentence, in whatever language."""
    found: set[float] = set()
    for language, sign in signs.items():
        for match in re.finditer(sign, in_language(words, language), re.IGNORECASE):
            found |= numbers_of(Words(*[match.group()] * 4), language)
    return found


NO_AMOUNTS = ("least", "place")
"""Numbers of claims that no sentence tells as an amount: of how many cards a bomb is, and who is first."""


def amounts_claimed(claims: Iterable[lesson_claims.LessonClaim]) -> set[float]:
    """The numbers that these claims put to the engine."""
    asked = [claim for claim in claims if not isinstance(claim, lesson_claims.Rule | lesson_claims.Meant)]
    counting = [(claim, field) for claim in asked for field in fields(claim) if field.name not in NO_AMOUNTS]
    told = [getattr(claim, field.name) for claim, field in counting if "Seat" not in str(field.type)]
    return {float(number) for value in told for number in numbers_in(value)}


def numbers_in(value: object) -> Iterator[float]:
    """The numbers of a claim's field; a card or a move is none, whatever rank it has."""
    match value:
        case bool():
            return
        case int() | float():
            yield abs(value)
        case tuple():
            for part in value:
                yield from numbers_in(part)


def factors_claimed(claims: Iterable[lesson_claims.LessonClaim]) -> set[float]:
    """How many times as much the claims say that something is: of two stakes the one by the other."""
    stakes = [claim for claim in claims if isinstance(claim, lesson_claims.EmperorsStake)]
    others = [claim for claim in claims if claim not in stakes]
    return amounts_claimed(others) | {stake.alone / stake.with_partner for stake in stakes}


def _covers(claim: lesson_claims.LessonClaim, fact: str) -> bool:
    """Whether what the sentence says so strongly is meant as advice, or is a rule and no fact about cards."""
    match claim:
        case lesson_claims.Meant():
            return True
        case lesson_claims.Rule():
            return fact not in NO_RULE
    return False


LESSONS = all_lessons()


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game.key}-{lesson.key}" for game, lesson in LESSONS])
def test_a_sentence_with_a_fact_in_it_makes_a_claim(game: AnyGame, lesson: Lesson) -> None:
    assert not uncovered(game, lesson), "\n".join(uncovered(game, lesson))


def test_the_rank_of_a_card_or_a_seat_that_is_claimed_is_no_amount() -> None:
    cards = (lesson_claims.Holds("2S 10H"), lesson_claims.TakesOver(("play 2 RJ", "play 5x3")))
    assert amounts_claimed(cards) == set()
    assert amounts_claimed((lesson_claims.CopiesThere(3, 2, "A"),)) == {2}, "two bombs of three cards"
    assert amounts_claimed((lesson_claims.Helped(4, 1, 2), lesson_claims.EndsDeal((15, -5)))) == {2, 15, 5}
