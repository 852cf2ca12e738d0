"""Where the frozen program begins."""

from app.__main__ import main

main()
