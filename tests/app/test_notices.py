"""What goes wrong with a file is told with what happened, where the file lies and what to do, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.words import WORDS
from engine.words import Language, in_language


def of_files() -> Iterator[str]:
    """Every notice with a reason of the system's, or with the name under which a file is kept."""
    for key, words in WORDS.items():
        kept = key.startswith("notice.") and key.endswith(("_damaged", "_newer", "_foreign", "_unreadable"))
        if key.startswith("notice.") and ("{why}" in words.en or kept):
            yield key


@pytest.mark.parametrize("key", sorted(of_files()))
@pytest.mark.parametrize("language", list(Language))
def test_a_notice_of_a_file_says_where_it_lies_and_what_to_do_after_what_happened(key: str, language: Language) -> None:
    said = in_language(WORDS[key], language)
    assert "{folder}" in said, f"{key} does not say where the file lies"
    what, _, then = said.partition("{folder}")
    assert what.strip(), f"{key} does not say what happened"
    assert len(then.strip(" .。：:，,;；")) >= 6, f"{key} does not say what to do"


def test_there_are_such_notices() -> None:
    assert {"notice.not_saved", "notice.settings_damaged", "notice.record_not_written"} <= set(of_files())
