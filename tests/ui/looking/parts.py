"""The parts into which the pictures are divided: the general pages, and one part for each kind of table."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.ui.looking.camera import Camera
from tests.ui.looking.pages import take_pages
from tests.ui.looking.person import Person, begin_with, settings_for
from tests.ui.looking.tables import take_tables

GENERAL = "general"


@dataclass(frozen=True, slots=True)
class Looks:
    """How the program looks in the pictures: language, scheme, and the size of its window in pixels."""

    language: str
    scheme: str
    size: tuple[int, int]


def take_part(part: str, folder: Path, looks: Looks, camera: Camera) -> None:
    """Takes the pictures of a part with a program that keeps its files in this folder, which is empty."""
    if part == GENERAL:
        take_pages(folder, looks.language, looks.scheme, looks.size, camera)
        return
    begin_with(folder, settings_for(looks.language, looks.scheme))
    person = Person(folder, looks.size, camera)
    try:
        take_tables(person, part)
    except Exception:
        camera.take("where_it_stopped")
        raise
    finally:
        person.leave()
