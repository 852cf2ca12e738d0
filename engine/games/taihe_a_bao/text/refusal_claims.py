"""The claims of Taihe A Bao's refusals about moves that are allowed; a test tries each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.cards import Card
from engine.games.taihe_a_bao.actions import Action, Call, Declare, Give, Pass, Play
from engine.games.taihe_a_bao.melds import Kind, Meld, plays, read_meld
from engine.games.taihe_a_bao.options import pack
from engine.games.taihe_a_bao.rules.refusals import RefusalReason
from engine.games.taihe_a_bao.rules.view import View
from engine.refusals import NO_CLAIM, RefusalArguments, RefusalClaim, is_a


def _meld(view: View, action: Any) -> Meld:  # any: a claim is asked about plays alone
    meld = read_meld(action.cards, view.aces_of_three)
    assert meld is not None
    return meld


def _with_any_hand(view: View, _: RefusalArguments) -> Iterator[Play]:
    """All plays, from the whole pack, that would beat the play that lies there."""
    yield from map(Play, plays(pack(view.options), view.over, view.aces_of_three))


def _leads_of_any_hand(view: View, _: RefusalArguments) -> Iterator[Play]:
    yield from map(Play, plays(pack(view.options), None, view.aces_of_three))


def _is_bomb(view: View, _: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Play) and _meld(view, action).bomb > 0


def _is_of_the_same_kind(view: View, _: RefusalArguments, action: Action) -> bool:
    over = view.over
    if over is None or not isinstance(action, Play):
        return False
    return (_meld(view, action).kind, len(action.cards)) == (over.kind, over.size)


def _is_another_card(_: View, said: RefusalArguments, action: Action) -> bool:
    return isinstance(action, Give) and action.card != said["card"]


def _calls_beside_three(view: View, said: RefusalArguments) -> Iterator[Call]:
    """The call of a seat that holds the other three cards of the rank."""
    card = said["card"]
    assert isinstance(card, Card)
    others = tuple(each for each in pack(view.options) if each.rank is card.rank and each != card)
    if replace(view, hand=others).refusal(Call(card)) is None:
        yield Call(card)


def _run(kind: Kind, size: int, view: View, action: Action) -> bool:
    return isinstance(action, Play) and _meld(view, action).kind is kind and len(action.cards) == size


def _is_no_shorter_run(view: View, _: RefusalArguments, action: Action) -> bool:
    kind, size = _meld(view, action).kind, len(action.cards)  # type: ignore[union-attr]
    return kind not in (Kind.SEQUENCE, Kind.DOUBLE_SEQUENCE) or size > (3 if kind is Kind.SEQUENCE else 4)


_ASKED: Mapping[str, tuple[type, ...]] = {
    "now.bidding": (Declare, Pass),
    "now.calling": (Call, Pass),
    "now.returning": (Give,),
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
    RefusalReason.TOO_SHORT: RefusalClaim(
        names=(
            lambda view, _, action: _run(Kind.SEQUENCE, 3, view, action),
            lambda view, _, action: _run(Kind.DOUBLE_SEQUENCE, 4, view, action),
        ),
        only=True,
        besides=(_is_no_shorter_run,),
        moves=_leads_of_any_hand,
    ),
    RefusalReason.ACES_IN_RUN: NO_CLAIM,
    RefusalReason.GAP: NO_CLAIM,
    RefusalReason.NOT_A_COMBINATION: NO_CLAIM,
    RefusalReason.LEADER_MUST_PLAY: RefusalClaim(names=(is_a(Play),), only=True),
    RefusalReason.OTHER_TYPE: RefusalClaim(only=True, besides=(_is_of_the_same_kind, _is_bomb, is_a(Pass))),
    RefusalReason.TOO_LOW: NO_CLAIM,
    RefusalReason.NEEDS_BOMB: RefusalClaim(names=(_is_bomb,), only=True, moves=_with_any_hand),
    RefusalReason.UNBEATABLE: RefusalClaim(only=True, moves=_with_any_hand),
    RefusalReason.STARTER_MUST_CALL: RefusalClaim(names=(is_a(Call),), only=True),
    RefusalReason.CALL_NOT_IN_PACK: NO_CLAIM,
    RefusalReason.CALL_OWN: NO_CLAIM,
    RefusalReason.CALL_ACE: NO_CLAIM,
    RefusalReason.CALL_FOUR_HEARTS: NO_CLAIM,
    RefusalReason.CALL_AGAIN: NO_CLAIM,
    RefusalReason.RECALL_NEEDS_THREE: RefusalClaim(names=(is_a(Call),), moves=_calls_beside_three),
    RefusalReason.RETURN_ACE: NO_CLAIM,
    RefusalReason.RETURN_FOUR_HEARTS: NO_CLAIM,
    RefusalReason.RETURN_SAME: RefusalClaim(names=(_is_another_card,), only=True),
}
"""The claim of each reason's sentence."""
