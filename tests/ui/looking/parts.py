"""The parts into which the pictures are divided: the general pages, and one part for each kind of table."""

from __future__ import annotations

from pathlib import Path

from tests.ui.looking.camera import Camera
from tests.ui.looking.pages import take_pages
from tests.ui.looking.person import Looks, Person, begin_with
from tests.ui.looking.tables import take_tables

GENERAL = "general"


def take_part(part: str, folder: Path, looks: Looks, camera: Camera) -> None:
    """Takes the pictures of a part with a program that keeps its files in this folder, which is empty."""
    if part == GENERAL:
        take_pages(folder, looks, camera)
        return
    begin_with(folder, looks.settings)
    person = Person(folder, looks.size, camera)
    try:
        take_tables(person, part)
    except Exception:
        camera.take("where_it_stopped")
        raise
    finally:
        person.leave()
