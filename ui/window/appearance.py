"""The look of the whole application: style, palette and font, from the settings and the desktop."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from engine.words import Language
from ui.kit.fonts import font_families
from ui.kit.settings import Settings
from ui.kit.theme import Scheme, is_dark, palette_of, scheme_for


def dress(application: QApplication, settings: Settings, language: Language) -> Scheme:
    """Applies the Fusion style in the colours, text size and fonts of these settings and this language; returns the
    scheme."""
    scheme = scheme_for(is_dark(settings.scheme), settings.contrast)
    if application.style().name() != "fusion":
        application.setStyle("Fusion")
    application.setPalette(palette_of(scheme))
    font = application_font(settings, language)
    if font != application.font():
        application.setFont(font)
    return scheme


def application_font(settings: Settings, language: Language) -> QFont:
    """The desktop's font in the size of the settings, with families that have this language's characters."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    size = font.pointSizeF() if font.pointSizeF() > 0 else 10.0
    font.setPointSizeF(max(size, 9.0) * settings.text_size / 100)
    font.setFamilies(font_families(language))
    font.setFeature(QFont.Tag("locl"), 0)  # else characters would have the forms of the desktop's language, not ours
    return font
