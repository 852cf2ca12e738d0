"""Offers, once, a switch that would have helped: plays without a choice are made by themselves."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.keep.progress import ProgressFile
from app.play.controller import SessionController
from engine.words import Words
from ui.kit.language import Lexicon
from ui.pages.offer_strip import OfferStrip
from ui.window.main_window import MainWindow

AUTOMATIC = "automatic"
"""The name of the offer, and of the setting that it turns on."""


class Offering(QObject):
    """Asks above the table, once and for all games; somebody who goes on playing has answered."""

    def __init__(
        self, lexicon: Lexicon, window: MainWindow, controller: SessionController, progress_file: ProgressFile
    ) -> None:
        super().__init__(window)
        self._lexicon = lexicon
        self._window, self._progress_file = window, progress_file
        self.strip: OfferStrip | None = None  # made when it is first needed
        controller.driver.forced_often.connect(self._offer)
        window.table_left.connect(self._withdraw)

    def _offer(self) -> None:
        if self._window.settings.automatic or AUTOMATIC in self._progress_file.progress.asked:
            return
        if self.strip is None:
            self.strip = OfferStrip(self._lexicon, AUTOMATIC)
            self.strip.answered.connect(self._answer)
        self._window.table_page.put_above(self.strip)
        self.strip.offer()

    def _answer(self, wanted: bool) -> None:
        self._progress_file.note_asked(AUTOMATIC)
        self._window.table_page.take_focus()
        if wanted:
            self._window.use_automatic()

    def _withdraw(self) -> None:
        if self.strip is not None:
            self.strip.hide()


WORDS = {
    "offer.automatic": Words(
        "Often you have no choice. Shall the program pass, or play the only card, for you then?",
        "你常常没有选择。只能不要或只有一种出法时，要自动完成吗？",
        "你常常沒有選擇。只能不要或只有一種出法時，要自動完成嗎？",
        "選べない手がよくあります。パスしかできない手や一つしかない手を自動にしますか？",
    ),
    "offer.automatic.yes": Words("Do it for me", "自动完成", "自動完成", "自動にする"),
    "offer.automatic.no": Words("I do it myself", "自己来", "自己來", "自分でする"),
}
