"""What goes wrong with a file is told with what happened, what to do and where the file lies, in every language."""

from __future__ import annotations

import re
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
def test_a_notice_of_a_file_says_what_to_do_before_where_it_lies(key: str, language: Language) -> None:
    said = in_language(WORDS[key], language)
    assert "{folder}" in said, f"{key} does not say where the file lies"
    before, _, rest = said.partition("{folder}")
    *told, last = re.split("[.。]", before)
    if last.rstrip().endswith((":", "：")):
        told.append(last)  # else it says only that the file lies there
    whole = [each for each in told if len(each.strip()) >= 4]
    assert len(whole) >= 2, f"{key} does not say what happened and what to do"
    assert len(rest) <= 4, f"{key} goes on after the folder, which fills a line"


def test_there_are_such_notices() -> None:
    assert {"notice.not_saved", "notice.settings_damaged", "notice.record_not_written"} <= set(of_files())
