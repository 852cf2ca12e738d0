"""The offer to have the rest of one's plays made, where nobody can come between; never done without being asked."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ui.kit.accessibility import announce
from ui.kit.language import Lexicon
from ui.table.prompts.action_bar import ActionBar
from ui.table.prompts.status import StatusLine


class ClaimOffer(QObject):
    """What can be claimed now, or is being played as claimed; button, key and menu all press here."""

    claimed = Signal(bool)  # the person claims the rest, or wants to go on by hand

    def __init__(self, lexicon: Lexicon, bar: ActionBar, status: StatusLine, parent: QWidget) -> None:
        super().__init__(parent)
        self._lexicon, self._bar, self._status, self._table = lexicon, bar, status, parent
        self.plays = 0
        """How many plays can be claimed now; 0: it is not certain."""
        self.running = False
        self.out = False
        """Whether we have no cards left and the others play on."""
        bar.claim.clicked.connect(self.press)

    def offer(self, plays: int) -> None:
        """So many plays of our own are left, and nobody can come between."""
        if plays != self.plays:
            self.plays = plays
            self.renew()
            announce(self._table, self._bar.claim.accessibleName())

    def offer_rest(self, out: bool) -> None:
        """We are out, and what the others do may come at once; or that is over."""
        if out != self.out:
            self.out = out
            self.renew()
            if out:
                announce(self._table, self._bar.claim.accessibleName())

    def run(self, running: bool) -> None:
        """Show that the rest is being played, or is no longer."""
        self.running, self.plays = running, 0
        self.renew()

    @property
    def words(self) -> str:
        """What stands in the status line while the rest is being played."""
        if not self.running:
            return ""
        return self._lexicon.say("table.rest.stop" if self.out else "table.claim.stop")

    def rest(self) -> None:
        """Withdraw the offer: its question is gone."""
        if self.plays:
            self.plays = 0
            self.renew()

    def press(self) -> None:
        """Claim the rest, or stop; where nothing can be claimed say so."""
        if self.running:
            self._status.remark(self._lexicon.say("table.rest.stopped" if self.out else "table.claim.stopped"))
            self.claimed.emit(False)
        elif self.plays or self.out:
            self.claimed.emit(True)
        else:
            self._status.remark(self._lexicon.say("table.claim.none"))

    def renew(self) -> None:
        """Let the button say what it does, in the language of now."""
        say = self._lexicon.say
        if self.running:
            self._bar.show_claim(say("action.claim.stop"), "C", self.words)
        elif self.plays:
            self._bar.show_claim(say("action.claim"), say("table.claim.count", count=self.plays), say("table.claim"))
        elif self.out:
            self._bar.show_claim(say("action.rest"), "C", say("table.rest"))
        else:
            self._bar.show_claim("")
