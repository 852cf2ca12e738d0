"""A whole session opens no socket to anywhere, told by Python's own audit of itself; and no text becomes code."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

AUDIT = """
import os, sys
TOLD = os.environ["PAIZHUO_AUDIT"]
NETWORK = ("socket.connect", "socket.bind", "socket.sendto", "socket.sendmsg", "socket.getaddrinfo",
           "socket.gethostbyname", "urllib.Request", "webbrowser.open", "ftplib.connect", "smtplib.connect")
def hook(event, arguments):
    if event in NETWORK:
        address = arguments[1] if event.startswith("socket.") and len(arguments) > 1 else arguments
        if isinstance(address, (str, bytes)) and event in ("socket.connect", "socket.bind"):
            return  # a socket of this machine's own files
        with open(TOLD, "a") as file:
            file.write(f"{event} {address!r}\\n")
sys.addaudithook(hook)
"""


def run_audited(folder: Path, *arguments: str) -> tuple[subprocess.CompletedProcess[str], str]:
    """The program, audited together with the processes that it starts; and what it did on a network."""
    (folder / "sitecustomize.py").write_text(AUDIT)
    told = folder / "audit.txt"
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT))),
        "PAIZHUO_AUDIT": str(told),
        **{f"XDG_{name}_HOME": str(folder / name) for name in ("CONFIG", "STATE", "CACHE")},
    }
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, env=environment, cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
    return done, told.read_text() if told.exists() else ""


def test_a_hand_against_ai_seats_left_and_resumed_uses_no_network(tmp_path: Path) -> None:
    done, told = run_audited(tmp_path, "-m", "app", "--smoke")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert told == ""


def test_the_audit_would_tell(tmp_path: Path) -> None:
    _, told = run_audited(tmp_path, "-c", "import socket; socket.socket().connect_ex(('127.0.0.1', 9))")
    assert told.startswith("socket.connect")


@pytest.mark.parametrize("folder", ["app", "engine", "ui"])
def test_no_text_becomes_code(folder: str) -> None:
    """Neither ``eval`` nor ``exec``, and modules are imported by names that stand in the source."""
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("eval", "exec", "compile", "__import__"), f"{path}:{node.lineno}"
