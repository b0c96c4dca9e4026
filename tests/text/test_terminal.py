"""Standard input and output, as a thread reads them."""

import asyncio
import io
import os
import sys

import pytest

from manille_lan.text.terminal import Console, can_show_signs


@pytest.fixture
def typed(monkeypatch):
    """Write these bytes to standard input, which then ends."""

    def write(*pieces):
        source, sink = os.pipe()
        monkeypatch.setattr(sys, "stdin", os.fdopen(source))
        for piece in pieces:
            os.write(sink, piece)
        os.close(sink)

    yield write
    sys.stdin.close()


def lines_read():
    async def read():
        console, lines = Console(), []
        async with asyncio.timeout(10):
            while (line := await console.read()) is not None:
                lines.append(line)
            assert await console.read() is None, "the end stays the end"
        assert console.is_at_end
        assert not console.is_interactive
        return lines

    return asyncio.run(read())


def test_lines_come_in_order_and_the_end_is_told(typed):
    typed(b"one\ntw", b"o\r\n\nlast")
    assert lines_read() == ["one", "two", "", "last"]


def test_letters_may_be_cut_anywhere_and_broken_ones_harm_nothing(typed):
    typed(b"/dire Cl" + b"\xc3", b"\xa9o \xff\n")
    assert lines_read() == ["/dire Cléo \ufffd"]


def test_no_input_at_all(typed):
    typed()
    assert lines_read() == []


def test_an_input_that_is_closed_is_at_its_end(monkeypatch):
    source, sink = os.pipe()
    monkeypatch.setattr(sys, "stdin", os.fdopen(source))
    descriptor = sys.stdin.fileno()
    os.close(sink)
    os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)  # reading it is an error
    assert lines_read() == []
    sys.stdin.close()


def test_what_is_written_is_seen_at_once(typed, capsys):
    typed()

    async def write():
        Console().write("10♥")

    asyncio.run(write())
    assert capsys.readouterr().out == "10♥\n"


@pytest.mark.parametrize(("encoding", "shows"), [("utf-8", True), ("ascii", False), ("cp1252", False)])
def test_suit_signs_are_shown_where_the_console_knows_them(monkeypatch, encoding, shows):
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding=encoding))
    assert can_show_signs() is shows
