"""`python -m manille_lan.registry.probe FILE SECONDS`: import one plugin file, tell what it brings, end.

The report is one JSON document on standard output, which the plugin itself cannot print to. The seconds
count from the moment at which the plugin's own import begins, however long this process took to come up.
"""

from __future__ import annotations

import os
import sys
import threading

import msgspec

from manille_lan.bots.limits import BotLimits
from manille_lan.bots.memory import limit_memory
from manille_lan.registry.report import Report, report_of, slow
from manille_lan.registry.sources import Source


def main(path: str, seconds: float) -> None:
    """Probe one file."""
    told = os.dup(1)
    os.dup2(2, 1)
    limit_memory(BotLimits().memory)
    patience = threading.Timer(seconds, _tell_and_end, (told, slow(seconds)))
    patience.daemon = True
    patience.start()
    report = report_of(Source("file", path))
    patience.cancel()
    _tell_and_end(told, report)


def _tell_and_end(told: int, report: Report) -> None:
    """Write the report and end, whatever threads the plugin has."""
    os.write(told, msgspec.json.encode(report))
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
