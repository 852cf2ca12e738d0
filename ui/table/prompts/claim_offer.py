"""The offer to play the rest of one's cards where nobody else can win a trick any more; only a person accepts it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.kit.accessibility import announce
from ui.kit.language import Lexicon
from ui.table.prompts.action_bar import ActionBar
from ui.table.prompts.status import StatusLine


class ClaimOffer(QObject):
    """The present claim, offered or running; button, key and menu all use it."""

    claimed = Signal(bool)  # the person claims the rest, or wants to go on by hand

    def __init__(self, lexicon: Lexicon, bar: ActionBar, status: StatusLine, parent: QWidget) -> None:
        super().__init__(parent)
        self._lexicon, self._bar, self._status, self._table = lexicon, bar, status, parent
        self.plays = 0
        """How many plays can be claimed now; 0: the rest is not certain."""
        self.running = False
        self.out = False
        """Whether we have no cards left and the others play on."""
        bar.claim.clicked.connect(self.press)

    def offer(self, plays: int) -> None:
        """Offers to claim our last plays, so many, since nobody else can win a trick any more."""
        if plays != self.plays:
            self.plays = plays
            self.renew()
            announce(self._table, self._bar.claim.accessibleName())

    def offer_rest(self, out: bool) -> None:
        """Offers to bring the others' plays at once, because we are out; or withdraws the offer."""
        if out != self.out:
            self.out = out
            self.renew()
            if out:
                announce(self._table, self._bar.claim.accessibleName())

    def run(self, running: bool) -> None:
        """Shows that the rest is being played, or is no longer."""
        self.running, self.plays = running, 0
        self.renew()

    @property
    def words(self) -> str:
        """The status line's words while the rest is being played."""
        if not self.running:
            return ""
        return self._lexicon.say("table.rest.stop" if self.out else "table.claim.stop")

    def rest(self) -> None:
        """Withdraws the offer, because its question is gone."""
        if self.plays:
            self.plays = 0
            self.renew()

    def press(self) -> None:
        """Claims the rest, or stops; where nothing can be claimed says so."""
        if self.running:
            self._status.remark(self._lexicon.say("table.rest.stopped" if self.out else "table.claim.stopped"))
            self.claimed.emit(False)
        elif self.plays or self.out:
            self.claimed.emit(True)
        else:
            self._status.remark(self._lexicon.say("table.claim.none"))

    def renew(self) -> None:
        """Shows the button's words in the present language."""
        say = self._lexicon.say
        if self.running:
            self._bar.show_claim(say("action.claim.stop"), "C", self.words)
        elif self.plays:
            self._bar.show_claim(say("action.claim"), say("table.claim.count", count=self.plays), say("table.claim"))
        elif self.out:
            self._bar.show_claim(say("action.rest"), "C", say("table.rest"))
        else:
            self._bar.show_claim("")
