"""`python -m manille_lan`: the same program as the command `manille-lan`."""

import sys

from manille_lan.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
