"""Pictures of a table: every kind of question when it first comes, with hints and docks, and the result of the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

from PySide6.QtCore import Qt

from engine.cards import Cards, NotationError, write_cards
from engine.events import Place, Zone
from engine.game import Action, AnyView, verb_of
from engine.games import GAMES
from engine.playable import beats_nothing
from engine.prompts import Choose, Name, Pick
from tests.ui.looking.camera import until
from tests.ui.looking.person import PATIENCE, SOON, GivenUpError, Person
from ui.pages.lobby.lobby_choice import FIRST_LEVEL, LobbyChoice
from ui.table.prompts.hint_ladder import HintStep

DOCKS = ("score", "log", "text", "gone")
HINTS = {HintStep.KIND: "kind", HintStep.CARDS: "cards", HintStep.WHY: "why"}
TRIES = 400
"""So many choices of cards are tried for one that the rules refuse."""
MOST_ANSWERS = 400
"""No hand has more answers; a table that asks more often is stuck."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One table: a game, a preset with changes, and the number of its deals."""

    game: str
    preset: str
    number: int
    changes: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def choice(self) -> LobbyChoice:
        """The lobby's choice for this table, with casual opponents."""
        game = GAMES[self.game]
        options = replace(game.presets[self.preset], **self.changes)
        opponents = (FIRST_LEVEL,) * (game.seats(options) - 1)
        return LobbyChoice(self.game, self.preset, options, opponents, self.number)


SITTINGS: dict[str, tuple[Sitting, ...]] = {
    "taihe_a_bao": (Sitting("taihe_a_bao", "taihe", 1), Sitting("taihe_a_bao", "five_seats", 1)),
    "bao_huang": (Sitting("bao_huang", "shanghai", 5),),
    "two_against_two": (Sitting("big_two", "two_against_two", 3),),
    "individual": (Sitting("big_two", "individual", 3),),
    "sheng_ji": (Sitting("bashi_fen", "sheng_ji", 3),),
    "tuo_la_ji": (Sitting("bashi_fen", "tuo_la_ji", 5),),
    "zhao_pengyou": (Sitting("bashi_fen", "zhao_pengyou", 3),),
    "big": (Sitting("bashi_fen", "tuo_la_ji", 3, {"packs": 6}),),
    "ten": (Sitting("bashi_fen", "zhao_pengyou", 3, {"seats": 10, "packs": 6}),),
}
"""The tables by the name of their part."""


def take_tables(person: Person, part: str) -> None:
    """Plays a hand and the beginning of the next at each table of this part, with pictures of all that comes."""
    sittings = SITTINGS[part]
    for place, sitting in enumerate(sittings, 1):
        TableTour(person, f"{place}_" if len(sittings) > 1 else "").take(sitting.choice())


def kind_of(view: AnyView, game: Any) -> str:
    """What kind of question this is, in a word or two: two of one kind look alike."""
    prompt = view.prompt()
    lying = any(cards for place, cards in view.places().items() if place.zone is Zone.TABLE)
    match prompt:
        case Choose(actions):
            verbs = dict.fromkeys(verb_of(action) for action in actions if action != game.passing)
            return "_".join(("choose", *verbs))
        case Name():
            return "name"
        case Pick(place, verb, _, _, may_pass):
            if verb != "play":
                return verb if place.zone is Zone.HAND else f"{verb}_open"
            if beats_nothing(game, view):
                return "only_pass"
            return "follow" if lying or may_pass else "lead"
    return "nothing"


class TableTour:
    """Plays at one table and takes its pictures; ``mark`` begins the name of each."""

    def __init__(self, person: Person, mark: str) -> None:
        self._person, self._mark = person, mark
        self._seen: set[str] = set()
        self._answers = 0

    def take(self, choice: LobbyChoice) -> None:
        """The whole tour: a hand to its result, the review of it, and the next hand until cards are played."""
        person = self._person
        person.begin(choice)
        self._play(in_hand=1)
        self._result()
        self._review()
        person.click(person.window.table_page.results.hand.next)
        person.wait(lambda: not person.over, "the next hand")
        self._play(in_hand=2)
        self._pause()
        person.window.leave_table()
        person.wait(lambda: person.window.lobby.isVisible(), "the lobby")

    def _shot(self, what: str) -> None:
        self._person.take(f"{self._mark}{what}")

    # play

    def _play(self, in_hand: int) -> None:
        """Answers what is asked; the first hand to its end, the second one until cards have been played."""
        person, game = self._person, self._person.program.controller.driver.session.match.game
        for _ in range(MOST_ANSWERS):
            person.wait_for_play(lambda: person.asked or person.over or self._new_bidding, "a question")
            if person.over:
                return
            if not person.asked:
                self._see_bidding()
                continue
            self._answers += 1
            kind = kind_of(person.view, game)
            new = (in_hand, kind)
            if kind not in self._seen:
                self._seen.add(kind)
                self._question(f"h{in_hand}_{kind}" if in_hand > 1 else kind)
            elif new and in_hand == 2 and kind in ("lead", "follow"):
                self._shot(f"h2_{kind}")
            if in_hand == 2 and kind in ("lead", "follow", "only_pass"):
                return
            self._once(kind)
            if person.asked:
                person.answer(self._chosen())
        raise GivenUpError("the hand does not end")

    def _chosen(self) -> Action:
        """What the fast player would do, but rather a call than a pass."""
        view = self._person.view
        quick = self._person.quick_answer()
        game = self._person.program.controller.driver.session.match.game
        if quick == game.passing and isinstance(view.prompt(), Name):
            return next((action for action in view.candidates() if action != game.passing), quick)
        return quick

    @property
    def _new_bidding(self) -> bool:
        person = self._person
        return (person.panel.bidding and "taking" not in self._seen) or (person.may_bid and "bid" not in self._seen)

    def _see_bidding(self) -> None:
        """What can be seen while cards are taken: first nothing can be bid, then something; that is bid."""
        person = self._person
        if "taking" not in self._seen:
            self._seen.add("taking")
            self._shot("taking")
            return
        self._seen.add("bid")
        person.command("pause")
        self._shot("taking_may_bid_paused")
        person.command("pause")
        bid = next((button for button in person.bids if button.isEnabled() and button.isVisible()), None)
        if bid is not None and until(lambda: not person.table.moving, SOON):
            person.click(bid)
            self._shot("taking_bid")
        if person.panel.bids.rest.isVisible():
            person.click(person.panel.bids.rest)

    # one question

    def _question(self, kind: str) -> None:
        """Every picture of a question: as it is, refused, with each step of the hint, and with all docks."""
        person = self._person
        self._shot(f"{kind}_plain")
        self._refusal(kind)
        for step, name in HINTS.items():
            if not self._climb(step):
                return
            self._shot(f"{kind}_hint_{name}")
        person.press(Qt.Key.Key_I)
        ladder = person.table.controls.ladder
        if until(lambda: ladder.imagined is not None and ladder.imagined.isVisible(), 0.5):
            self._shot(f"{kind}_imagined")
            person.close_dialogs()
        for name in DOCKS:
            person.command(name)
            self._shot(f"{kind}_with_{name}")
            person.command(name)
        person.hide_docks()
        person.table.setFocus()
        person.press(Qt.Key.Key_Escape)

    def _climb(self, step: HintStep) -> bool:
        """Presses H, and waits until the hint has come to this step."""
        person, ladder = self._person, self._person.table.controls.ladder
        view = person.view
        person.table.setFocus()
        person.press(Qt.Key.Key_H)
        if step is HintStep.KIND:
            until(lambda: ladder.step is not HintStep.ASKED, PATIENCE / 2)
        if ladder.step is not step:
            same = person.view is view
            person.camera.trouble(f"the hint is at {ladder.step.name}, not {step.name}; same question: {same}")
        return ladder.step is step

    def _refusal(self, kind: str) -> None:
        """Tries what the rules refuse, if something is, and asks why."""
        person = self._person
        cards = self._refused_cards()
        if cards is None:
            return
        person.choose(cards)
        person.press(Qt.Key.Key_Return)
        link = person.table.controls.link
        if not person.asked:
            person.camera.trouble(f"{write_cards(cards)} was not refused")
            return
        self._shot(f"{kind}_refused")
        if until(link.isVisible, 0.3):
            person.click(link)
            person.wait_for_dialog("the rules")
            self._shot(f"{kind}_refused_why")
            person.close_dialogs()
        person.table.setFocus()
        person.press(Qt.Key.Key_Escape)

    def _refused_cards(self) -> Cards | None:
        """Cards in the hand, as many as are asked for, that the rules refuse with a row to read."""
        view = self._person.view
        prompt = view.prompt()
        if not isinstance(prompt, Pick) or prompt.place.zone is not Zone.HAND:
            return None
        game = self._person.program.controller.driver.session.match.game
        for cards in self._some_choices(prompt):
            try:
                readings = view.readings(cards) or (game.read_action(f"{prompt.verb} {write_cards(cards)}"),)
            except NotationError:
                continue
            refusals = [view.refusal(action) for action in readings]
            if refusals and all(refusal is not None and refusal.row for refusal in refusals):
                return cards
        return None

    def _some_choices(self, prompt: Pick) -> Iterator[Cards]:
        hand = self._person.table.hand.cards
        count = 0
        sizes = [prompt.least] if prompt.least > 2 else [size for size in (2, 1, 3) if size >= prompt.least]
        for size in sizes:
            if size > prompt.most:
                continue
            for places in combinations(range(len(hand)), size):
                yield tuple(hand[place] for place in places)
                count += 1
                if count % TRIES == 0:
                    break

    def _once(self, kind: str) -> None:
        """What is looked at once at a table: the last trick, the kitty, a claim, what is taken back, the menu."""
        person = self._person
        places = person.view.places()
        gone = any(cards for place, cards in places.items() if place.zone in (Zone.ASIDE, Zone.TAKEN))
        if "last_trick" not in self._seen and gone and person.view.history and kind in ("lead", "follow"):
            person.press(Qt.Key.Key_L)
            if until(person.table.panel.isVisible, 0.5):
                self._seen.add("last_trick")
                self._shot("last_trick")
                person.press(Qt.Key.Key_Escape)
        if "kitty" not in self._seen and places.get(Place(Zone.KITTY)) and kind in ("lead", "follow"):
            self._seen.add("kitty")
            person.press(Qt.Key.Key_K)
            self._shot("kitty")
            person.press(Qt.Key.Key_Escape)
        if "claim" not in self._seen and person.panel.claim.plays:
            self._seen.add("claim")
            self._shot("claim_offered")
        if self._answers == 8:
            for name in ("log", "gone"):
                person.command(name)
                self._shot(f"later_{name}")
                person.command(name)
            self._pause()

    def _pause(self) -> None:
        self._person.command("pause")
        self._shot("pause")
        self._person.command("pause")

    # the end of a hand

    def _result(self) -> None:
        person = self._person
        self._shot("result")
        person.command("score")
        self._shot("result_with_score")
        person.command("score")
        person.hide_docks()
        results = person.window.table_page.results
        if results.hand.look.isVisible():
            person.click(results.hand.look)
            self._shot("result_looked_below")
            person.click(results.back)
        elif results.hand.details.isVisible():
            person.click(results.hand.details)
            self._shot("result_details")

    def _review(self) -> None:
        """The hand again, with open cards: at its beginning, in the middle, and at the end."""
        person = self._person
        person.click(person.window.table_page.results.hand.review)
        person.wait(lambda: person.window.learning.review is not None, "the review")
        review = person.window.learning.review
        assert review is not None
        person.wait(review.isVisible, "the review")
        self._shot("review_first")
        review.slider.setValue(review.slider.maximum() // 2)
        self._shot("review_middle")
        person.click(review.steps["last"])
        self._shot("review_last")
        if until(lambda: bool(review.doubtful), 2.0):
            person.click(review.steps["doubt"])
            self._shot("review_doubt")
        person.close_dialogs()
