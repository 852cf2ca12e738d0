"""Inputs that a fuzzer found worth keeping: those that led the program somewhere it had not been. A file a door."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

FOLDER = Path(__file__).parent / "corpus"


def read_corpus(door: str, folder: Path = FOLDER) -> list[bytes]:
    """The inputs that are kept for this door; a line each, as a string of JSON whose characters are the bytes."""
    file = _file(door, folder)
    lines = file.read_text("ascii").splitlines() if file.exists() else []
    return [json.loads(line).encode("latin-1") for line in lines]


def write_corpus(door: str, inputs: Iterable[bytes], folder: Path = FOLDER) -> None:
    """Keeps these inputs and no others for this door."""
    folder.mkdir(exist_ok=True)
    lines = sorted({json.dumps(content.decode("latin-1")) for content in inputs})
    _file(door, folder).write_text("".join(f"{line}\n" for line in lines), "ascii")


def _file(door: str, folder: Path) -> Path:
    return folder / f"{door.replace(' ', '_')}.jsonl"
