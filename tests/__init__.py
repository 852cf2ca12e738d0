"""The tests, laid out as the source is."""

import os
import sys

# Tests start the program a few hundred times, and each start of a program that is not kept compiled compiles it anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
