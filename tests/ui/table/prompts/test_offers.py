"""What prompts and choices offer."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from engine.game import AnyGame, act
from engine.games import GAMES
from engine.games.bao_huang.options import Options as BaoHuang
from engine.games.bashi_fen import BASHI_FEN
from engine.games.bashi_fen.options import Options as BashiFen
from engine.games.taihe_a_bao.rules.phases import Calling
from engine.prompts import Pick
from engine.words import Text
from tests.engine.games.bao_huang.dealing import deal_with
from tests.engine.games.bashi_fen.ai.test_search_bids import BARREN
from tests.engine.games.bashi_fen.dealing import after, when_taken
from tests.engine.games.bashi_fen.dealing import deal_with as deal_of_bashi
from tests.engine.games.bashi_fen.dealing import view as view_of
from tests.engine.players.positions import decisions
from tests.ui.table.seated import TAIHE, US, position
from ui.kit.language import Lexicon
from ui.kit.words import WORDS as SCREEN
from ui.table.prompts.offers import best_offer, naming, offers, pass_offer
from ui.table.scene.spoken import asked


def test_a_bid_offers_pass_first_and_then_the_declaration() -> None:
    found = offers(TAIHE, position("declare").view(US), ())
    assert [(offer.verb, offer.allowed) for offer in found] == [("pass", True), ("declare", True)]


def test_without_chosen_cards_the_play_button_rests_and_says_why() -> None:
    play = best_offer(offers(TAIHE, position("lead").view(US), ()))
    assert play is not None
    assert not play.allowed
    assert play.reason == Text("table.choose_cards", (("least", 1), ("most", len(position("lead").view(US).hand))))


def test_a_leader_is_offered_no_pass_and_a_follower_is() -> None:
    assert pass_offer(offers(TAIHE, position("lead").view(US), ())) is None
    assert pass_offer(offers(TAIHE, position("follow").view(US), ())) is not None


def test_every_candidate_play_is_offered_with_its_caption() -> None:
    view = position("lead").view(US)
    for action in view.candidates():
        offer = best_offer(offers(TAIHE, view, action.cards))
        assert offer is not None
        assert offer.allowed
        assert offer.action == action
        assert offer.caption == TAIHE.caption(view, action)


def test_cards_that_make_nothing_say_what_is_wrong_with_them() -> None:
    view = position("lead", lambda view: view.hand[0].rank != view.hand[1].rank).view(US)
    offer = best_offer(offers(TAIHE, view, view.hand[:2]))
    assert offer is not None
    assert not offer.allowed
    assert offer.reason is not None
    assert offer.reason.key.startswith("refusal.")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_of_cards_that_may_not_be_played_only_the_refusal_is_said(game: AnyGame) -> None:
    refused = 0
    for state in decisions(game, 2):
        view = state.view(state.turn) if state.turn is not None else None
        if view is None or not isinstance(prompt := view.prompt(), Pick) or prompt.place not in view.places():
            continue
        cards = tuple(card for card in view.places()[prompt.place] if card is not None)
        for chosen in combinations(cards[:12], max(prompt.least, 1)):
            for offer in offers(game, view, chosen):
                if offer.refusal is not None and not offer.passes:
                    refused += 1
                    assert offer.caption is None
    assert refused


def test_two_cards_to_give_back_are_one_too_many() -> None:
    view = position("give").view(US)
    offer = best_offer(offers(TAIHE, view, view.hand[:2]))
    assert offer is not None
    assert offer.reason == Text("table.choose_exactly", (("count", 1),))


@pytest.mark.rule("TAB-24")
def test_naming_says_exactly_what_the_view_says_of_every_card() -> None:
    view = position("call").view(US)
    choices = view.prompt().choices
    for card in TAIHE.pack(view.options):
        offer = naming(TAIHE, view, card)
        assert offer.allowed == (card in choices)
        assert (offer.reason is None) == offer.allowed


@pytest.mark.parametrize(
    ("what", "key"),
    [
        ("declare", "ask.choose"),
        ("call", "ask.name"),
        ("give", "ask.give"),
        ("lead", "ask.lead"),
        ("follow", "ask.play"),
    ],
)
def test_every_question_has_its_words(what: str, key: str) -> None:
    question = asked(position(what).view(US))
    assert question is not None
    assert question.key == key
    assert key in {**TAIHE.words, **SCREEN}


@pytest.mark.rule("TAB-23")
@pytest.mark.parametrize(
    ("language", "asks"),
    [
        ("en", "Which card do you give back to Lan?"),
        ("zh_CN", "还给阿兰哪一张牌？"),
        ("zh_TW", "還給阿蘭哪一張牌？"),
        ("ja", "{}にどの札を返しますか？"),
    ],
)
def test_who_gives_a_card_back_is_asked_with_the_name_of_the_one_who_gets_it(language: str, asks: str) -> None:
    view, lexicon = position("give").view(US), Lexicon(language)
    lexicon.use_game(TAIHE.words)
    holder = view.phase.exchanges[-1].holder
    asked_words = asked(view)
    assert asked_words is not None
    assert lexicon.say(asked_words) == asks.format(lexicon.name_of(holder))


@pytest.mark.parametrize(("must_call", "key"), [(True, "ask.name.must"), (False, "ask.name")])
def test_who_must_call_is_not_asked_to_pass_instead(must_call: bool, key: str) -> None:
    view = position("call").view(US)
    view = replace(view, options=replace(view.options, starter_must_call=must_call), phase=Calling(US))
    question = asked(view, lambda key: key in TAIHE.words)
    assert question is not None
    assert question.key == key


@pytest.mark.parametrize(("hand", "key"), [(BARREN, "ask.redeal"), ("3S 5S", "ask.redeal.only")])
def test_who_may_show_a_hand_for_a_new_deal_is_asked_that_and_nobody_is_asked_for_trumps(hand: str, key: str) -> None:
    step = deal_of_bashi(replace(BashiFen(), redeal_right="no_points"), "2S 3S", hand)
    step = after(when_taken(step, {0: "bid 2S"}), "pass")
    assert asked(view_of(step), lambda key: key in BASHI_FEN.words) == Text(key)


def test_nothing_is_offered_off_turn() -> None:
    state = position("lead")
    other = state.view(1)
    assert offers(TAIHE, other, other.hand[:1]) == ()
    assert asked(other) is None


@pytest.mark.parametrize(("hand", "key"), [("RJ* BJ* 6S", "caption.accept_alone"), ("RJ* 6S", None)])
def test_who_would_be_emperor_alone_is_warned_on_the_button(hand: str, key: str | None) -> None:
    state = deal_with(BaoHuang(), hand, first=0).state
    assert state.turn is not None
    accept = next(offer for offer in offers(GAMES["bao_huang"], state.view(state.turn), ()) if offer.verb == "accept")
    assert (accept.caption and accept.caption.key) == key


def test_who_is_asked_to_announce_is_offered_to_say_nothing_and_not_to_pass() -> None:
    game = GAMES["bao_huang"]
    state = act(deal_with(BaoHuang(announce=True), "RJ* BJ* 6S", first=0).state, game.read_action("accept")).state
    assert state.turn is not None
    quiet = pass_offer(offers(game, state.view(state.turn), ()))
    assert quiet is not None
    assert quiet.label.key == "caption.keep_quiet"
