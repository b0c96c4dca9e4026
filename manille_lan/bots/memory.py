"""How much memory a bot's process may have, and how much it has.

On Linux the kernel refuses what is too much: the bot meets a `MemoryError`. Everywhere else, and for what
the kernel does not count, the driver looks at the process from outside and kills it: `/proc` on Linux, `ps`
on macOS, `GetProcessMemoryInfo` on Windows.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

if sys.platform != "win32":
    import resource

MEGABYTE = 1 << 20


def limit_memory(megabytes: int) -> None:
    """Let the kernel refuse this process more memory than so many megabytes, where it can.

    Data, not address space, is counted: compilers and array libraries reserve addresses that they never use.
    """
    if sys.platform == "linux":
        size = megabytes * MEGABYTE
        resource.setrlimit(resource.RLIMIT_DATA, (size, size))


def resident_megabytes(pid: int) -> int:
    """The memory that a process has now; 0 where it is gone or cannot be asked."""
    try:
        if sys.platform == "win32":
            return _windows_bytes(pid) // MEGABYTE
        statm = Path(f"/proc/{pid}/statm")
        if statm.exists():
            return int(statm.read_text("ascii").split()[1]) * resource.getpagesize() // MEGABYTE
        told = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, check=False)
        return int(told.stdout or 0) // 1024
    except (OSError, ValueError, IndexError):
        return 0


if sys.platform == "win32":

    class _Counters(ctypes.Structure):
        """PROCESS_MEMORY_COUNTERS of the Windows API."""

        _fields_ = [
            ("cb", ctypes.c_uint32),
            ("page_faults", ctypes.c_uint32),
            ("peak_working_set", ctypes.c_size_t),
            ("working_set", ctypes.c_size_t),
            ("quotas", ctypes.c_size_t * 4),
            ("pagefile", ctypes.c_size_t),
            ("peak_pagefile", ctypes.c_size_t),
        ]

    QUERY_LIMITED_INFORMATION = 0x1000

    def _windows_bytes(pid: int) -> int:
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.OpenProcess.restype = ctypes.c_void_p
        handle = ctypes.c_void_p(kernel.OpenProcess(QUERY_LIMITED_INFORMATION, False, pid))
        counters = _Counters(cb=ctypes.sizeof(_Counters))
        try:
            if not kernel.K32GetProcessMemoryInfo(handle, ctypes.byref(counters), counters.cb):
                return 0
            return int(max(counters.working_set, counters.pagefile))
        finally:
            kernel.CloseHandle(handle)
