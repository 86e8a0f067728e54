"""`python -m ai.arena`: measure every bar."""

import sys

from ai.arena.ladder import main

if __name__ == "__main__":
    sys.exit(main())
