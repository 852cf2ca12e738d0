"""Annotations that name Any: none for a view, and no more than are there with a reason beside them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import engine

ROOT = Path(engine.__file__).parents[1]
JSON = ("dict[str, Any]", "Mapping[str, Any]", "list[Any]")
"""What is read from JSON or goes there: its values are checked one by one."""
JSON_NAMES = ("written", "read_json", "_write_value", "_spread")
MOST = 16
"""So many there are besides; each has its reason beside it, in the module or at the line."""


def naming_any() -> Iterator[tuple[str, str, str]]:
    """File, what is annotated, and its annotation."""
    for file in sorted(path for room in ("engine", "app", "ui") for path in (ROOT / room).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.arg(arg=name, annotation=ast.expr() as annotation):
                    pass
                case ast.FunctionDef(name=name, returns=ast.expr() as annotation):
                    pass
                case ast.AnnAssign(target=target, annotation=annotation):
                    name = ast.unparse(target)
                case _:
                    continue
            if any(isinstance(part, ast.Name) and part.id == "Any" for part in ast.walk(annotation)):
                yield str(file.relative_to(ROOT)), name, ast.unparse(annotation)


def test_no_view_is_of_any_type() -> None:
    assert not [(file, name) for file, name, _ in naming_any() if name.rpartition(".")[2].strip("_") == "view"]


def test_no_more_annotations_name_any_than_have_their_reason() -> None:
    found = [
        (file, name, said)
        for file, name, said in naming_any()
        if not any(form in said for form in JSON) and name not in JSON_NAMES
    ]
    assert len(found) <= MOST, found
