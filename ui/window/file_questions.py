"""Which file or folder a person means: a record to open or to write, and card faces of their own."""

from __future__ import annotations

from pathlib import PurePath

from PySide6.QtWidgets import QFileDialog, QWidget

from ui.kit.language import Lexicon
from ui.window.menus import plain_words

RECORD_SUFFIX = "paizhuo"


def asked_record(window: QWidget, lexicon: Lexicon) -> str:
    """The record that the person wants to open; empty for none."""
    words = f"{lexicon.say('file.record')} (*.{RECORD_SUFFIX} *.json)"
    return QFileDialog.getOpenFileName(window, plain_words(lexicon.say("act.open_record")), "", words)[0]


def asked_target(window: QWidget, lexicon: Lexicon) -> str:
    """The file to which the person wants the record written, with a suffix; empty for none."""
    words = f"{lexicon.say('file.record')} (*.{RECORD_SUFFIX})"
    file = QFileDialog.getSaveFileName(window, plain_words(lexicon.say("act.save_record")), "", words)[0]
    return file if not file or "." in PurePath(file).name else f"{file}.{RECORD_SUFFIX}"


def asked_deck(window: QWidget, lexicon: Lexicon) -> str:
    """The folder with the card faces that the person wants; empty for none."""
    return QFileDialog.getExistingDirectory(window, plain_words(lexicon.say("act.own_deck")))
