"""How much memory a process has."""

import os

from manille_lan.bots.memory import resident_megabytes


def test_this_process_has_some_memory():
    assert 5 < resident_megabytes(os.getpid()) < 4000


def test_a_process_that_is_gone_has_none():
    assert resident_megabytes(2**22 + 1) == 0
