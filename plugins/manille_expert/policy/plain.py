"""A kernel as plain Python also where numba is installed: for what is asked seldom, and must never wait for a
compiler.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

PLAIN: dict[str, Callable[[int], int]] = {
    "popcount": int.bit_count,
    "lowest": lambda mask: (mask & -mask).bit_length() - 1,
    "highest": lambda mask: mask.bit_length() - 1,
}
"""What compiled kernels have as machine instructions."""


def plain(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """The kernel, and every kernel that it calls, uncompiled; its state is a list of ints."""
    found: Callable[..., Any] = _plain(kernel, {})
    return found


def _plain(kernel: Any, known: dict[Any, Any]) -> Any:
    if kernel not in known:
        source = getattr(kernel, "py_func", kernel)
        around = dict(source.__globals__)
        names = {name: around[name] for name in source.__code__.co_names if name in around}
        known[kernel] = FunctionType(source.__code__, around, source.__name__, source.__defaults__)
        around |= {name: _plain_value(name, value, known) for name, value in names.items()}
    return known[kernel]


def _plain_value(name: str, value: Any, known: dict[Any, Any]) -> Any:
    """A name that a kernel uses: another kernel, a table, or anything else."""
    if name in PLAIN:
        return PLAIN[name]
    if hasattr(value, "tolist"):
        return tuple(value.tolist())
    is_kernel = hasattr(value, "py_func") or isinstance(value, FunctionType)
    return _plain(value, known) if is_kernel else value
