"""Builds and checks everything that is given to people; the recipes run in the environment for building.

The interpreter that this is started with needs nothing but itself: its version is what the bundle will carry.
"""

from __future__ import annotations

import subprocess
import sys

from ground import HERE, environment

if __name__ == "__main__":
    sys.exit(subprocess.run((environment(), HERE / "recipes.py", *sys.argv[1:]), check=False).returncode)
