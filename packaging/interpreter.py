"""Which Python goes into the bundle: the newest release of its line, because older ones have holes that are known."""

from __future__ import annotations

import os
import sys
from datetime import UTC, date, datetime

NEWEST = {"3.11": 18, "3.12": 16, "3.13": 18, "3.14": 10}
"""The newest release of every line that we freeze, as ``uv python list --all-versions`` had it on the day below."""
LOOKED_UP = date(2026, 11, 22)
GOOD_FOR = 100
"""Days after which somebody has to look again; a release of Python comes about every two months."""
TRIAL = "PAIZHUO_TRIAL"


def refuse_an_old_one(version: str, made: int) -> None:
    """Leaves where Python, or the table above, is too old for a source of this second; a trial is only warned."""
    trouble = trouble_with(version, datetime.fromtimestamp(made, UTC).date())
    if trouble is None:
        return
    if not os.environ.get(TRIAL):
        sys.exit(f"{trouble}\nTo try the recipes nevertheless, set {TRIAL}=1; give nobody what comes out of that.")
    print(f"{trouble}\n{TRIAL} is set: what comes out is to be given to nobody", flush=True)


def trouble_with(version: str, day: date) -> str | None:
    """Why a bundle with this Python, made of a source of this day, is not to be given away; None where it may."""
    line, _, release = version.rpartition(".")
    if line not in NEWEST:
        return f"The bundle would carry Python {version}, a line that packaging/interpreter.py does not know."
    if not release.isdecimal() or int(release) < NEWEST[line]:
        return f"The bundle would carry Python {version}; build it with {line}.{NEWEST[line]}, which mends its holes."
    if (day - LOOKED_UP).days > GOOD_FOR:
        return f"Which Python is the newest was looked up on {LOOKED_UP}: look again, in packaging/interpreter.py."
    return None
