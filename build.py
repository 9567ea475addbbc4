"""Everything a newcomer runs: serve, site, test and bench.

Needs Python 3.11 or newer and nothing else; the rest it fetches itself.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # said here, before newer syntax is read
    sys.exit("build.py needs Python 3.11 or newer. Try: python3.11 build.py")

from tools.cli import main

if __name__ == "__main__":
    sys.exit(main())
