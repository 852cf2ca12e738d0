"""Hints step by step: the kind of move, the cards, the reasons; a further step hides them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from engine.cards import Card, cards_named
from engine.events import Zone
from engine.game import Action, AnyGame, AnyView
from engine.playable import unplayable
from engine.players.hints import Advice, Hint, in_one_sentence
from engine.prompts import Name, Pick
from engine.search_model import Verdict
from engine.words import capitalised
from ui.kit.accessibility import announce
from ui.kit.faces import CardFaces
from ui.kit.language import Lexicon
from ui.kit.windows import bring
from ui.table.layout.table_layout import TableLayout
from ui.table.prompts.hint_note import HintNote
from ui.table.prompts.hints import PLAY
from ui.table.scene.cards.hand_items import HandItems
from ui.table.scene.table_scene import TableScene

if TYPE_CHECKING:
    from ui.table.prompts.imagined import ImaginedHands

SLOW, STILL = 400, 4000
"""Milliseconds after which the person is told that the hint is still being thought about, and told again."""


class HintStep(IntEnum):
    """The step that a hint has reached."""

    NOTHING = 0
    ASKED = 1
    KIND = 2
    CARDS = 3
    WHY = 4


class Surroundings(Protocol):
    """The parts of the table that a hint needs: our hand, the faces of the cards, where everything lies, and the
    scene."""

    @property
    def hand(self) -> HandItems: ...
    @property
    def faces(self) -> CardFaces: ...
    @property
    def layout(self) -> TableLayout: ...
    @property
    def scene(self) -> TableScene: ...


class HintLadder(QObject):
    """One hint at a time, on the decision that the person is asked; each call goes a step further."""

    wanted = Signal(object, object)  # the Game and the View on whose decision advice is wanted
    given = Signal()  # a hint is shown
    lifted = Signal(tuple)  # the best move's cards, which are to be chosen; none: what is chosen goes down
    advised = Signal(object)  # the Action that the hint names as best; None: it is gone
    left = Signal()  # advice that was wanted and has not come is wanted no more

    def __init__(
        self,
        board: Surroundings,
        lexicon: Lexicon,
        table: QWidget,
        remark: Callable[[str], None],
        say: Callable[[str], None],
    ) -> None:
        """``remark`` says something for a while, ``say`` until it is given other words, or none."""
        super().__init__(table)
        self._board, self._lexicon, self._table = board, lexicon, table
        self._remark, self._say = remark, say
        self._game: AnyGame | None = None
        self._view: AnyView | None = None
        self._hint: Hint | None = None
        self._verdict: Verdict[Action] | None = None
        self.step = HintStep.NOTHING
        self.reasons = HintNote(board, table)
        self.note, self.link = self.reasons.note, self.reasons.link
        self.link.clicked.connect(self.imagine)
        self.enters: Callable[[], bool] = lambda: True
        """Whether Enter makes the move that was named: not while other cards are chosen."""
        self._entered = True  # what the reasons last said of it
        self._misses_deals = False  # the reasons say that nothing was imagined, because somebody wanted to see it
        self.imagined: ImaginedHands | None = None
        """None until it was first opened."""
        self.slow = QTimer(self, singleShot=True)
        """Runs while advice has not come."""
        self.slow.timeout.connect(self._say_thinking)

    def sit_down(self, game: AnyGame) -> None:
        """Gives hints on this game from now on."""
        self.leave()
        self._game = game

    def climb(self, view: AnyView) -> None:
        """Goes one step further: asks for advice first, then shows kind, cards and reasons, then hides the hint."""
        if view is not self._view:
            self.leave()
            self._view, self.step = view, HintStep.ASKED
            self.slow.start(SLOW)
            self.wanted.emit(self._game, view)
        elif self._hint is not None and self.step is HintStep.WHY:
            self.leave()
            self.lifted.emit(())
        elif self._hint is not None:
            self.step = HintStep(self.step + 1)
            self._show(self._hint)

    def _say_thinking(self) -> None:
        """Says that the hint is being thought about, and again as long as it is, since a remark disappears."""
        self._remark(self._lexicon.say("table.hint.thinking"))
        self.slow.start(STILL)

    def take(self, view: AnyView, advice: Advice | None) -> None:
        """Shows the advice on this view, unless its question is gone."""
        if view is not self._view or self.step is not HintStep.ASKED:
            return
        self.slow.stop()
        if advice is None:
            self.leave()
            self._remark(self._lexicon.say("table.hint.no_advice"))
            return
        self._hint, self._verdict, self.step = advice.hint, advice.verdict, HintStep.KIND
        self._show(advice.hint)
        self.given.emit()

    def leave(self) -> None:
        """Hides everything that the hint shows, and leaves the cards as they were before it."""
        self.slow.stop()
        self.reasons.hide()
        if self.imagined is not None:
            self.imagined.close()
        self._say("")
        self._misses_deals = False
        asked = self.step is HintStep.ASKED
        self._view, self._hint, self._verdict, self.step = None, None, None, HintStep.NOTHING
        if asked:
            self.left.emit()
        self.advised.emit(None)
        for item in self._board.hand.items:
            item.veil(False)

    def imagine(self) -> None:
        """Opens the imagined hands behind a hint that has given its reasons, or says there that there are none."""
        if self._verdict is None or self._hint is None or self.step is not HintStep.WHY:
            return
        if not self._verdict.deals:
            self._misses_deals = True
            announce(self.note, self._lexicon.say("imagined.none"))
            self._write(self._hint)
            return
        if self.imagined is None:
            from ui.table.prompts.imagined import ImaginedHands  # late, so that the table stands at once

            self.imagined = ImaginedHands(self._lexicon, self._board.faces, self._table)
        assert self._game is not None
        assert self._view is not None
        self.imagined.show_deals(self._game, self._view, self._verdict, self._hint)
        bring(self.imagined)

    def _show(self, hint: Hint) -> None:
        match self.step:
            case HintStep.KIND:
                if self._game is not None and hint.action == self._game.passing:
                    self.advised.emit(hint.action)  # the kind of move has said it
                self._dim()
                self.say_again()
            case HintStep.CARDS:
                self.advised.emit(hint.action)
                self.lifted.emit(() if self._names else hint.cards)  # a copy in our hand is not the one that is called
                self.say_again()
            case HintStep.WHY:
                self._say("")
                announce(self.note, self._write(hint))

    @property
    def _names(self) -> bool:
        """Whether the question is about cards to be named, and none of our hand."""
        return self._view is not None and isinstance(self._view.prompt(), Name)

    def stay_above(self) -> None:
        """Keeps reasons above a grid that has been laid anew."""
        self.reasons.stay_above()

    def give_way(self, aside: bool) -> None:
        """Hides the reasons while cards are dragged under them, and shows them again afterwards."""
        if self._hint is None or self.step is not HintStep.WHY:
            return
        if aside:
            self.reasons.hide()
        else:
            self._write(self._hint)

    def say_again(self) -> None:
        """Says the kind of move or the cards again in the present language; reasons are renewed with the table."""
        say = self._lexicon.say
        if self._hint is not None and self.step is HintStep.KIND:
            self._say(say(self._hint.kind))
        elif self._hint is not None and self.step is HintStep.CARDS:
            self._say(say("table.hint.best", what=capitalised(say(self._hint.what))))

    def meet_choice(self) -> None:
        """Says of Enter what it does with the cards that are chosen now."""
        if self._hint is not None and self.reasons.shown and self.enters() is not self._entered:
            self._write(self._hint)

    def renew(self, font: QFont) -> None:
        """Places the reasons again after another size, language or letters of the table."""
        self.reasons.letter(font)
        if self._hint is not None and self.reasons.shown:
            self._write(self._hint)

    def _write(self, hint: Hint) -> str:
        """Shows the reasons, and returns them."""
        assert self._view is not None
        self._entered = self.enters()
        *lines, keys = why_in_words(hint, self._lexicon, enters=self._entered)
        missing = [self._lexicon.say("imagined.none")] if self._misses_deals else []
        words = "\n".join((*lines, *missing, keys))
        prompt = self._view.prompt()
        asked = prompt.place if isinstance(prompt, Pick) and prompt.place.zone is not Zone.HAND else None
        opens = self._verdict is not None and bool(self._verdict.deals)
        key = self._lexicon.say("table.hint.key") if self._entered else keys
        link = self._lexicon.say("imagined.open") if opens else ""
        self.reasons.show(words, key, asked, link, rises=not self._names)
        return words

    def _dim(self) -> None:
        """Veils the cards that no allowed move takes; of several to bury, those that are not ``worth_showing``."""
        assert self._game is not None
        assert self._view is not None
        prompt = self._view.prompt()
        if not isinstance(prompt, Pick) or prompt.place.zone is not Zone.HAND:
            return  # the question is not about cards of this hand
        if prompt.verb == PLAY:
            out = unplayable(self._game, self._view)
            for item in self._board.hand.items:
                item.veil(item.card in out)
            return
        goes = self._may_go if prompt.most == 1 else self._may_be_buried()
        for item in self._board.hand.items:
            item.veil(item.card is not None and not goes(item.card))

    def _may_go(self, card: Card) -> bool:
        """Whether this card alone is an allowed answer."""
        assert self._view is not None
        return any(self._view.refusal(action) is None for action in self._view.readings((card,)))

    def _may_be_buried(self) -> Callable[[Card], bool]:
        assert self._game is not None
        assert self._view is not None
        if self._verdict is None or len(self._verdict.moves) < 2:
            return in_moves(self._game, self._view, self._view.candidates())
        return worth_showing(self._game, self._view, self._verdict)


def worth_showing(game: AnyGame, view: AnyView, verdict: Verdict[Action]) -> Callable[[Card], bool]:
    """Whether the best move takes a card, or two in the better half of the moves weighed do.

    The best move alone would give its cards away, and among all moves there is always one that buries an Ace.
    """
    better = [move.action for move in verdict.moves[: (len(verdict.moves) + 1) // 2]]
    in_best, in_two = in_moves(game, view, better[:1]), in_moves(game, view, better, least=2)
    return lambda card: in_best(card) or in_two(card)


def in_moves(game: AnyGame, view: AnyView, moves: Iterable[Action], least: int = 1) -> Callable[[Card], bool]:
    """Whether a card is part of at least so many of these moves, or could be: moves name one of several cards that are
    equal in play."""
    height, suit_of = game.height(view), game.presentation.suit_of(view)
    in_suits = game.presentation.suit is not None

    def kind_of(card: Card) -> object:
        return height(card), suit_of(card) if in_suits else None

    taking = Counter(kind for action in moves for kind in set(map(kind_of, cards_named(action))))
    return lambda card: taking[kind_of(card)] >= least


def why_in_words(hint: Hint, lexicon: Lexicon, *, enters: bool = True) -> tuple[str, ...]:
    """The hint line by line: the move, its worth and that of the next one, the reasons, and which key to press.

    ``enters``: Enter makes the move.
    """
    hint, say = in_one_sentence(hint), lexicon.say
    against = () if hint.against is None else (say(hint.against),)
    lines = (
        capitalised(say(hint.what)),
        *(capitalised(words) for words in (say(hint.worth), *against)),
        *(f"· {say(reason)}" for reason in hint.reasons),
        say("table.hint.keys" if enters else "table.hint.away"),
    )
    return tuple(_QUOTED.sub(lambda letter: letter[0].upper(), line) for line in lines)


_QUOTED = re.compile("(?<=“)[a-z]")
"""The first letter of a move that is quoted: its button begins with a capital."""
