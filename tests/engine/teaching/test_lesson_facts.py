"""No sentence of a lesson says nobody, only, always, lowest, twice … in any language without a claim about it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.game import AnyGame
from engine.teaching import lesson_claims
from engine.teaching.lessons import Lesson
from engine.words import Language, in_language
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
    *(lesson_claims.Higher, lesson_claims.ThenAsked),
)
LIMITS = (
    *BEATEN,
    lesson_claims.MayEnd,
    lesson_claims.Allowed,
    lesson_claims.Cheapest,
    lesson_claims.EndsDeal,
    lesson_claims.FinishesAs,
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
)

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
            Language.EN: r"\b(twice|doubled|times|(one|two|three|four|five|ten|\d+) "
            r"(bombs|stakes?|points?|levels?)|[+−]\d)\b",
            Language.ZH_CN: r"翻倍|[两二三四]倍|[\d一两二三四半][分注级]|两次|个炸弹",
            Language.ZH_TW: r"翻倍|[兩二三四]倍|[\d一兩二三四半][分注級]|兩次|個炸彈",
            Language.JA: r"倍|\d(点|ステークス|レベル)|ボムが\d|2度",
        },
    ),
}
"""By what it says: the claims that cover it, and the words that say it."""
NO_RULE = ("nobody", "most", "how many")
"""These words need a claim about the cards, unless the rule itself says them."""


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
    return found


def _covers(claim: lesson_claims.LessonClaim, fact: str) -> bool:
    """Whether what the sentence says so strongly is meant as advice, or is a rule and no fact about cards."""
    match claim:
        case lesson_claims.Meant():
            return True
        case lesson_claims.Rule(_, says):
            return fact not in NO_RULE or fact in says
    return False


LESSONS = all_lessons()


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game.key}-{lesson.key}" for game, lesson in LESSONS])
def test_a_sentence_with_a_fact_in_it_makes_a_claim(game: AnyGame, lesson: Lesson) -> None:
    assert not uncovered(game, lesson), "\n".join(uncovered(game, lesson))
