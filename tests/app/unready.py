"""An answerer whose process never gets ready: it imports this module for ever; the process of the test does not."""

from __future__ import annotations

import multiprocessing
import time

from app.think.thinking_process import BotQuestion, Cancelled

while multiprocessing.parent_process() is not None:
    time.sleep(60)


def unready(_question: BotQuestion, _cancelled: Cancelled) -> str:
    """Is never asked."""
    raise AssertionError
