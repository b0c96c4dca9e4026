"""Records that were changed, cut or never were one: each is read as far as it stands, or named."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manille_lan.engine.actions import Action
from manille_lan.errors import RecordError
from manille_lan.records import compose
from manille_lan.records.check import checked_deals
from manille_lan.records.entries import Entry
from manille_lan.records.lines import parse_lines
from manille_lan.records.reader import parse_record, read_record
from tests.records.made import STARTED, TABLE, head, loop, played, raw, rules_of

RULES = rules_of()
ENTRIES = played(RULES)
WHOLE = raw(ENTRIES)
LINES = WHOLE.splitlines(keepends=True)
SHORT = raw(head(RULES)[-6:])


def problem(data):
    with pytest.raises(RecordError) as caught:
        parse_record(data, "it")
    return caught.value


def test_a_record_is_read_back():
    record = parse_record(WHOLE, "it")
    assert (record.program, record.started, record.table, record.name) == ("test", STARTED, TABLE, "Chez Zoë")
    assert (record.variant, record.preset, record.pack.id) == ("belge", "belge", "fr")
    assert record.options == RULES.option_texts()
    assert record.plugins == {"belge": "1.0"}
    assert record.digest == RULES.digest
    assert [(s.kind, s.name, s.bot) for s in record.seats][1:] == [
        ("human", 'Ben "the one"', ""),
        ("human", "Zoë ~ 1", ""),
        ("bot", "Steady", "steady"),
    ]
    assert record.deals[0].actions[0][1] == Action("trump", record.deals[0].actions[0][1].args)
    assert record.is_complete
    assert record.standing == len(WHOLE)


@pytest.mark.parametrize("at", range(len(SHORT) - 1))
def test_a_flipped_character_is_named_wherever_it_stands(at):
    flipped = SHORT[:at] + bytes([SHORT[at] ^ 1]) + SHORT[at + 1 :]
    error = problem(flipped)
    assert error.message_id in ("record-seal", "record-none", "record-version")
    if error.message_id == "record-seal":
        assert error.arguments["line"] == SHORT[:at].count(b"\n") + 1


@settings(max_examples=200)
@given(st.integers(0, len(WHOLE) - 2), st.integers(1, 255))
def test_a_changed_byte_of_a_whole_match_is_named(at, bits):
    changed = WHOLE[:at] + bytes([WHOLE[at] ^ bits]) + WHOLE[at + 1 :]
    assert problem(changed).message_id in ("record-seal", "record-none", "record-version")


def test_the_last_line_break_flipped_is_a_torn_line():
    assert parse_record(WHOLE[:-1] + b"\x0b", "it").torn
    assert not parse_record(WHOLE[:-1] + b"\x0b", "it").is_complete


def damaged(number):
    """The match with line `number` dropped, swapped with the next, doubled, and with another after it; each
    with the line that is wrong then.
    """
    before, line, following, after = (
        LINES[: number - 1],
        LINES[number - 1],
        LINES[number : number + 1],
        LINES[number + 1 :],
    )
    yield [*before, *following, *after], number
    yield [*before, *following, line, *after], number
    yield [*before, line, line, *following, *after], number + 1
    yield [*before, line, b"act 0 0 play 10H ~0badc0de\n", *following, *after], number + 1


@pytest.mark.parametrize("number", range(2, len(LINES)))
def test_a_line_that_is_dropped_swapped_doubled_or_added_is_named(number):
    for lines, wrong in damaged(number):
        error = problem(b"".join(lines))
        assert (error.message_id, error.arguments["line"]) == ("record-seal", wrong)


def test_replay_03_a_record_cut_at_any_byte_shows_what_is_whole():
    first = len(LINES[0])
    for length in range(len(WHOLE)):
        if length < first:
            assert problem(WHOLE[:length]).message_id == "record-none"
            continue
        record = parse_record(WHOLE[:length], "it")
        assert record.torn == (WHOLE[length - 1 : length] != b"\n")
        assert record.standing <= length
        assert not record.is_complete


def test_replay_03_a_tail_of_zeros_is_a_torn_line():
    for length in range(len(LINES[0]), len(WHOLE), 7):
        record = parse_record(WHOLE[:length] + bytes(len(WHOLE) - length), "it")
        assert record.torn
    assert problem(bytes(100)).message_id == "record-none"


@pytest.mark.parametrize(
    ("data", "id"),
    [
        (b"", "record-none"),
        (b"\n", "record-none"),
        (b"Dear diary\n", "record-none"),
        (b"manille-record 2 and sealed in another way\n", "record-version"),
        (b"manille-record 99\n", "record-version"),
        (b"manille-record \xff\n", "record-version"),
    ],
)
def test_replay_01_what_is_no_record_or_one_of_another_format(data, id):
    error = problem(data)
    assert error.message_id == id
    assert error.arguments["path"] == "it"


def test_replay_01_another_format_names_both_versions():
    assert problem(b"manille-record 99\n").arguments == {"path": "it", "version": "99", "known": 1}


@pytest.mark.parametrize(
    "entry",
    [
        Entry("sing", "aloud"),
        Entry("variant", "belge"),
        Entry("variant", "belge belge it"),
        Entry("option", "capot"),
        Entry("plugin", "belge"),
        Entry("table", "x"),
        Entry("table", "x 5"),
        Entry("seat", "one human - 'x'"),
        Entry("seat", "0 human -"),
        Entry("dealer", "me"),
        Entry("deal", "1 by 2 3"),
        Entry("act", "0 0 play 10H"),
        Entry("fault", "0 crash"),
        Entry("back", "1"),
        Entry("match_over", ""),
        Entry("match_over", "we"),
    ],
    ids=str,
)
def test_a_sealed_line_without_sense_is_named(entry):
    error = problem(raw([entry]))
    assert (error.message_id, error.arguments["line"]) == ("record-line", 2)


@pytest.mark.parametrize(
    "entry",
    [
        Entry("act", "0 0"),
        Entry("act", "0 0 !!"),
        Entry("act", "x 0 play 10H"),
        Entry("fault", "0"),
        Entry("takeover", "0"),
        Entry("back", ""),
        Entry("pack", "10H 10H"),
        Entry("pack", "1Z"),
        Entry("line", "score"),
    ],
    ids=str,
)
def test_a_line_of_a_deal_without_sense_is_named(entry):
    error = problem(raw([Entry("deal", "1 dealer 0"), entry]))
    assert (error.message_id, error.arguments["line"]) == ("record-line", 3)


def test_letters_that_are_no_text_are_a_wrong_seal():
    assert problem(SHORT[:-10] + b"\xff\n").message_id == "record-seal"


def test_a_seat_that_another_bot_plays_now_is_known():
    deal = Entry("deal", "1 dealer 0")
    record = parse_record(raw([deal, Entry("takeover", "3 steady"), Entry("takeover", "1 steady")]), "it")
    assert record.replaced == {3: "steady", 1: "steady"}
    assert parse_record(raw([deal, Entry("takeover", "3 steady"), Entry("back", "3")]), "it").replaced == {}


def test_faults_are_kept_by_kind():
    fault = Entry("fault", '2 crash "exit status 1"')
    assert parse_record(raw([Entry("deal", "1 dealer 0"), fault]), "it").deals[0].faults == [(2, "crash")]


def test_half_the_end_of_a_deal_does_not_stand():
    at = [entry.word for entry in ENTRIES].index("pack")
    before, half = raw(ENTRIES[:at]), raw(ENTRIES[: at + 2])
    assert parse_record(half, "it").standing == len(before)
    assert parse_record(half, "it").seal == parse_record(before, "it").seal
    assert not parse_record(half, "it").deals[0].is_over


def test_a_file_is_read_and_what_is_none_is_named(tmp_path):
    path = tmp_path / "it.manille"
    with pytest.raises(RecordError, match="record-no-file"):
        read_record(path)
    with pytest.raises(RecordError, match="record-no-file"):
        read_record(tmp_path)
    path.write_bytes(WHOLE)
    assert read_record(path).is_complete


def test_a_loop_of_links_and_a_file_of_no_use_are_named(tmp_path, monkeypatch):
    loop(tmp_path / "loop.manille")
    with pytest.raises(RecordError, match=r"record-(unreadable|no-file)"):
        read_record(tmp_path / "loop.manille")
    monkeypatch.setattr("manille_lan.records.lines.LARGEST", 100)
    long = tmp_path / "long.manille"
    long.write_bytes(WHOLE)
    with pytest.raises(RecordError, match="record-too-long"):
        read_record(long)


def test_a_file_that_the_system_keeps_is_named(tmp_path, monkeypatch):
    path = tmp_path / "it.manille"
    path.write_bytes(WHOLE)

    def refuse(self, *_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.open", refuse)
    with pytest.raises(RecordError, match="record-unreadable") as caught:
        read_record(path)
    assert caught.value.arguments["problem"] == "Permission denied"


def test_a_seats_record_is_none_of_a_match():
    with pytest.raises(RecordError, match="record-seat-only"):
        parse_record(raw([Entry("kind", "seat 0")]), "it")


@given(st.binary(max_size=200))
def test_any_bytes_are_a_record_or_an_error(data):
    for text in (data, raw([]) + data):
        with contextlib.suppress(RecordError):
            parse_lines(text, "it")


@given(st.text(st.characters(codec="utf-8"), max_size=80))
def test_replay_04_any_name_stands_inside_a_record_and_comes_out_again(name):
    seat = compose.seat_entry(0, "human", name)
    record = parse_record(raw([compose.table_entry(TABLE, name), seat]), "it")
    assert (record.name, record.seats[0].name) == (name, name)


WHY = Entry("why", '1 0 why-load {"points": 4, "seat": 2}')


def explained(entry, before="line"):
    """The record with a reason at the end of its first deal."""
    at = next(i for i, other in enumerate(ENTRIES) if other.word == before)
    first = next(entry for entry in ENTRIES if entry.word == "act").rest.split(" ")[0]
    rest = entry.rest.replace("1 0 why", f"1 {first} why", 1)
    return raw([*ENTRIES[:at], Entry("why", rest), *ENTRIES[at:]])


def test_reasons_are_read_back_and_replayed_over():
    record = parse_record(explained(WHY), "it")
    [reason] = record.deals[0].reasons.values()
    assert (reason.id, reason.args) == ("why-load", {"points": 4, "seat": 2})
    assert len(list(checked_deals(record, RULES))) == len(record.deals)
    assert parse_record(WHOLE, "it").deals[0].reasons == {}


@pytest.mark.parametrize(
    "rest",
    [
        "0 0 why-load {}",
        "999 0 why-load {}",
        "1 9 why-load {}",
        "1 0 Because! {}",
        "1 0 why-load",
        "1 0 why-load []",
        '1 0 why-load {"a": 1.5}',
        "x 0 why-load {}",
    ],
)
def test_a_reason_without_sense_is_named_with_its_line(rest):
    assert problem(explained(Entry("why", rest))).message_id == "record-line"


def test_half_the_end_of_a_deal_is_not_gone_on_with():
    whole = explained(WHY, before="end")
    cut = whole[: whole.index(b"\nend ") + 1]
    record = parse_record(cut, "it")
    assert record.standing <= cut.index(b"\npack ") + 1
