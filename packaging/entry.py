"""Where the frozen program begins."""

from paizhuo import main

main()
