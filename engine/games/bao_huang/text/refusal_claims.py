"""The claims of Bao Huang's refusals about moves that are allowed; a test tries each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.games.bao_huang.actions import Accept, Action, Announce, Pass, PassOn, Play, Take, Tribute
from engine.games.bao_huang.melds import BLACK, TWO, heights_of, plays, ranks_words
from engine.games.bao_huang.options import pack
from engine.games.bao_huang.rules.refusals import RefusalReason
from engine.games.bao_huang.rules.view import View
from engine.refusals import NO_CLAIM, RefusalArguments, RefusalClaim, is_a


def _with_any_hand(view: View, _: RefusalArguments) -> Iterator[Play]:
    """All plays, from the whole pack, that would beat the play that lies there."""
    yield from map(Play, plays(pack(view.options), view.over, view.options))


def _leads_of_two(view: View, _: RefusalArguments) -> Iterator[Play]:
    """All leads of two cards, from all cards that there are."""
    cards = {card.rank: card for card in pack(view.options)}
    for hand in ((one, other) for one in cards.values() for other in cards.values()):
        yield from (Play(play) for play in plays(hand, None, view.options) if len(play) == len(hand))


def _beats_as_is_needed(view: View, said: RefusalArguments, action: Action) -> bool:
    """Each card beats its counterpart, or may equal it where that is said, as long as it is no joker."""
    assert view.over is not None
    if not isinstance(action, Play):
        return False
    beside = list(zip(heights_of(action.cards), view.over.heights, strict=True))
    equalled = [high == low < BLACK for high, low in beside] if _needed(said) == "beating.jokers" else [False]
    higher = [high > low for high, low in beside]
    return all(higher) or (any(higher) and any(equalled) and all(map(max, higher, equalled)))


def _needed(said: RefusalArguments) -> str:
    return getattr(said["needed"], "key", "")


def _has_the_size(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and len(action.cards) == said["size"]


def _is_of_one_rank(_: View, __: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and len(set(heights_of(action.cards))) == 1


def _hangs_jokers(_: View, __: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and heights_of(action.cards)[0] >= BLACK


def _hangs_what_is_named(_: View, said: RefusalArguments, action: Action) -> bool:
    """A joker, or a 2 where 2s are named, hangs on a lower card."""
    if not isinstance(action, Play):
        return False
    high, *_rest, low = heights_of(action.cards)
    twos = getattr(said["hanging"], "key", "") == "hangs.twos"
    return high > low and (high == TWO if twos else high >= BLACK)


def _gives_so_many(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Tribute) and len(action.cards) == said["number"]


def _gives_those(_: View, said: RefusalArguments, action: Action) -> bool:
    if not isinstance(action, Tribute):
        return False
    return said["ranks"] == ranks_words([card for card in action.cards if card is not None])


_ASKED: Mapping[str, tuple[type, ...]] = {
    "now.giving": (Tribute,),
    "now.taking": (Take,),
    "now.crowning": (Accept, PassOn),
    "now.announcing": (Announce, Pass),
    "now.playing": (Play, Pass),
}


def _is_asked(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, _ASKED[getattr(said["asked"], "key", "")])


CLAIMS: Mapping[RefusalReason, RefusalClaim] = {
    RefusalReason.NOT_YOUR_TURN: NO_CLAIM,
    RefusalReason.DEAL_OVER: NO_CLAIM,
    RefusalReason.NOT_NOW: RefusalClaim(names=(_is_asked,), only=True),
    RefusalReason.NOT_IN_HAND: NO_CLAIM,
    RefusalReason.NO_CARDS: RefusalClaim(names=(is_a(Play),)),
    RefusalReason.NOT_A_COMBINATION: RefusalClaim(
        names=(_is_of_one_rank, _hangs_what_is_named), only=True, besides=(_hangs_jokers,), moves=_leads_of_two
    ),
    RefusalReason.SIXES_ALONE: NO_CLAIM,
    RefusalReason.SIXES_LAST: NO_CLAIM,
    RefusalReason.LEADER_MUST_PLAY: RefusalClaim(names=(is_a(Play),), only=True),
    RefusalReason.OTHER_NUMBER: RefusalClaim(names=(is_a(Pass),), only=True, besides=(_has_the_size,)),
    RefusalReason.TOO_LOW: RefusalClaim(names=(_beats_as_is_needed,), only=True, moves=_with_any_hand),
    RefusalReason.UNBEATABLE: RefusalClaim(only=True, moves=_with_any_hand),
    RefusalReason.MUST_ACCEPT: RefusalClaim(names=(is_a(Accept),), only=True),
    RefusalReason.NOT_EUNUCH: NO_CLAIM,
    RefusalReason.TRIBUTE_NUMBER: RefusalClaim(names=(_gives_so_many,), only=True),
    RefusalReason.TRIBUTE_JOKER: NO_CLAIM,
    RefusalReason.TRIBUTE_TWO: NO_CLAIM,
    RefusalReason.NOT_HIGHEST: RefusalClaim(names=(_gives_those,), only=True),
    RefusalReason.NOT_IN_POOL: NO_CLAIM,
}
"""The claim of each reason's sentence."""
