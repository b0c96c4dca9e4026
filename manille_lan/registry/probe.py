"""`python -m manille_lan.registry.probe FILE`: import one plugin file, tell what it brings, end.

The report is one JSON document on standard output, which the plugin itself cannot print to.
"""

from __future__ import annotations

import os
import sys

import msgspec

from manille_lan.bots.limits import BotLimits
from manille_lan.bots.memory import limit_memory
from manille_lan.registry.report import report_of
from manille_lan.registry.sources import Source


def main(path: str) -> None:
    """Probe one file."""
    told = os.dup(1)
    os.dup2(2, 1)
    limit_memory(BotLimits().memory)
    report = report_of(Source("file", path))
    with os.fdopen(told, "wb") as stream:
        stream.write(msgspec.json.encode(report))
    sys.stderr.flush()
    os._exit(0)  # threads that the plugin started do not keep us


if __name__ == "__main__":
    main(sys.argv[1])
