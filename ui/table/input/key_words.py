"""The keys of the table in words: every key that it uses, with what it does."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from ui.kit.language import Lexicon
from ui.kit.windows import PAGES
from ui.table.input.keys import TableKey, keys_of

KeyGroup = tuple[str, tuple[tuple[str, str], ...]]


def table_keys(lexicon: Lexicon) -> KeyGroup:
    """The heading, and for every key or group of keys what it does."""
    say = lexicon.say
    asked = tuple((_joined(keys_of(key), lexicon), say(f"key.{key.name.lower()}")) for key in TableKey)
    arrows = ((say("keys.arrows"), say("key.arrows")), (say("keys.arrows.shift"), say("key.arrows.shift")))
    pages = _joined(tuple(map(QKeySequence, PAGES)), lexicon), say("key.pages")
    return say("keys.table"), (*arrows, *asked, ("1–9", say("key.digits")), pages)


def _joined(keys: tuple[QKeySequence, ...], lexicon: Lexicon) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    return lexicon.say("result.name_between").join(key.toString(native) for key in keys)
