"""How the kernels run: compiled by numba where it is installed, as plain Python where it is not.

A kernel is a function on ints and on one array of ints. The same source runs both ways and gives the same
numbers; `MANILLE_PLAIN_SOLVER=1` asks for plain Python. `kept` knows where compiled code is kept from one
process to the next.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import Any, TypeVar, cast

from manille_expert.kept import kept_folder

PLAIN_VARIABLE = "MANILLE_PLAIN_SOLVER"

try:
    if os.environ.get(PLAIN_VARIABLE):
        raise ImportError
    import numba
    import numpy
    from llvmlite import ir
    from numba.extending import intrinsic

    IS_COMPILED = True
except Exception:  # not there, half installed, or not made for this machine
    IS_COMPILED = False

State = MutableSequence[int]
"""The one array that a search works on: numpy's int64 when compiled, else a list of ints."""

Function = TypeVar("Function", bound=Callable[..., Any])

def new_state(size: int) -> State:
    """An array of `size` zeros."""
    return cast("State", numpy.zeros(size, numpy.int64)) if IS_COMPILED else [0] * size


def constants(values: Iterable[int]) -> Sequence[int]:
    """A table that kernels may read; it is frozen when they are compiled."""
    table = tuple(values)
    return cast("Sequence[int]", numpy.array(table, numpy.int64)) if IS_COMPILED else table


def inner(function: Function) -> Function:
    """A kernel that only kernels call; it becomes part of them."""
    return _compiled(function, forceinline=True) if IS_COMPILED else function


def entry(function: Function) -> Function:
    """A kernel that Python calls: it takes the state and answers a number."""
    return _kept(function, numba.int64(numba.int64[::1])) if IS_COMPILED else function


def recursive(numbers: int) -> Callable[[Function], Function]:
    """A kernel that calls itself: it takes the state and so many numbers, and answers a number.

    Its types are fixed beforehand. Left to itself, numba compiles a recursive function once more for every
    constant that it is called with, and cannot load the outcome from its cache (numba issues 6061, 9129).
    """

    def compile_now(function: Function) -> Function:
        if not IS_COMPILED:
            return function
        return _kept(function, numba.int64(numba.types.CPointer(numba.int64), *[numba.int64] * numbers))

    return compile_now


def _compiled(function: Function, *signature: Any, **options: bool) -> Function:
    """The function, compiled to run without the interpreter's lock and without checks of indices."""
    decorate = numba.njit(*signature, nogil=True, boundscheck=False, error_model="numpy", **options)
    return cast("Function", decorate(function))


def _kept(function: Function, signature: Any) -> Function:
    """The function compiled, from the cache where it lies there."""
    folder = kept_folder()
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder or "")
    try:
        return _compiled(function, signature, cache=folder is not None)
    finally:
        numba.config.CACHE_DIR = before


popcount: Callable[[int], int] = int.bit_count
"""How many bits are set."""


def lowest(mask: int, /) -> int:
    """The number of the lowest bit; undefined for 0."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int, /) -> int:
    """The number of the highest bit; undefined for 0."""
    return mask.bit_length() - 1


def numbers_in(array: State) -> State:
    """The numbers of an array for kernels. Compiled they are bare memory: an array would be passed along as
    seven arguments, and every index be looked at for being negative.
    """
    return array


if IS_COMPILED:

    def _instruction(emit: Callable[[Any, Any], Any]) -> Callable[[int], int]:
        """One machine instruction on an int64 as a kernel."""

        def typed(_context: Any, _number: Any) -> Any:
            def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                return emit(builder, context.cast(builder, arguments[0], signature.args[0], numba.int64))

            return numba.int64(numba.int64), generate

        return cast("Callable[[int], int]", intrinsic(typed))

    def _numbers_in(_context: Any, _array: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return context.make_array(signature.args[0])(context, builder, arguments[0]).data

        return numba.types.CPointer(numba.int64)(numba.int64[::1]), generate

    def _highest(mask: int) -> int:
        return 63 - _leading_zeros(mask)

    _ZERO_IS_UNDEFINED = ir.Constant(ir.IntType(1), 1)
    _leading_zeros = _instruction(lambda builder, number: builder.ctlz(number, _ZERO_IS_UNDEFINED))
    popcount = _instruction(lambda builder, number: builder.ctpop(number))
    lowest = _instruction(lambda builder, number: builder.cttz(number, _ZERO_IS_UNDEFINED))
    highest = inner(_highest)
    numbers_in = intrinsic(_numbers_in)
