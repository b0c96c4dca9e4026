"""`simulate` and `replay`: matches of bots, their records, and what a record that was changed says."""

import json

import pytest

SIMULATE = ("simulate", "--variant", "belge", "--bots", "random,greedy", "--seed", "7")


def test_a_simulation_is_told(call):
    answer = call(*SIMULATE, "--deals", "4")
    assert answer.status == 0
    assert answer.out.startswith("4 deals in 4 matches")
    assert "greedy: " in answer.out


def test_the_same_seed_gives_the_same_figures(call):
    def figures():
        document = json.loads(call(*SIMULATE, "--deals", "4", "--duplicate", "--json").out)
        return {key: value for key, value in document.items() if "second" not in key}

    first = figures()
    assert first == figures()
    assert first["deals"] == 8
    assert first["bots"] == ["random", "greedy", "random", "greedy"]


@pytest.fixture
def records(call, tmp_path):
    folder = tmp_path / "records"
    answer = call(*SIMULATE, "--matches", "2", "--option", "match=fixed:3", "--record", str(folder))
    assert answer.status == 0
    return folder


def test_every_match_has_a_record(records):
    assert sorted(path.name for path in records.iterdir()) == ["match-000000.manille", "match-000001.manille"]


def test_a_record_checks(call, records):
    answer = call("replay", "--check", str(records / "match-000000.manille"))
    assert answer.status == 0
    assert "3 deals played again, all as recorded" in answer.out


def test_a_record_keeps_why_the_bots_played_so(call, tmp_path):
    call("simulate", "--variant", "belge", "--bots", "steady", "--deals", "1", "--record", str(tmp_path))
    told = call("replay", str(tmp_path / "match-000000.manille"))
    assert "is master: no opponent has a higher one" in told.out


def test_a_folder_of_records_checks(call, records):
    answer = call("replay", "--check", str(records))
    assert answer.status == 0
    assert answer.out == "2 records, 6 deals played again, 0 records wrong.\n"
    document = json.loads(call("replay", "--check", "--json", str(records)).out)
    assert (document["records"], document["deals"], document["wrong"]) == (2, 6, [])


def test_a_record_as_json_has_everything_of_each_deal(call, records):
    document = json.loads(call("replay", "--json", str(records / "match-000001.manille")).out)
    assert document["options"]["match"] == "fixed:3"
    assert document["plugins"]["random"] == "1"
    assert "belge" in document["plugins"]
    assert [seat["bot"] for seat in document["seats"]] == ["random", "greedy", "random", "greedy"]
    assert len(document["deals"]) == 3
    for deal in document["deals"]:
        assert len(set(deal["pack"].split())) == 32
        assert all(told["action"] in told["legal"] for told in deal["actions"])
        assert len(deal["tricks"]) == 8
        assert any(line["what"] == "card_points" for line in deal["lines"])
        assert deal["outcome"] == "over"


def test_a_record_is_told_in_sentences_and_players_of_one_name_are_told_apart(call, records):
    out = call("replay", str(records / "match-000000.manille"), "--language", "fr").out
    assert "Donne 3, marque" in out
    assert "random 1 joue" in out
    assert "Points des cartes" in out


def test_a_flipped_character_is_named_with_its_line(call, records):
    path = records / "match-000000.manille"
    lines = path.read_text("utf-8").splitlines(keepends=True)
    number = next(i for i, line in enumerate(lines) if " play 10H" in line)
    lines[number] = lines[number].replace("10H", "10D")
    path.write_text("".join(lines), "utf-8")
    alone, among_others = call("replay", "--check", str(path)), call("replay", "--check", str(records))
    assert alone.status == among_others.status == 1
    assert f"Line {number + 1} " in alone.err
    assert path.name in among_others.err
    assert "1 records wrong" in among_others.out


def test_a_record_cut_in_a_line_is_told(call, records):
    path = records / "match-000000.manille"
    path.write_bytes(path.read_bytes()[:-5])
    answer = call("replay", "--check", str(path))
    assert answer.status == 0
    assert "ends in the middle of a line" in answer.err


def test_what_is_no_record_is_told(call, tmp_path):
    file = tmp_path / "letter.manille"
    file.write_text("Dear Anna,\n")
    answer = call("replay", str(file))
    assert answer.status == 1
    assert "is no record" in answer.err
    empty = call("replay", str(tmp_path / "empty"))
    assert empty.status == 1
    (tmp_path / "empty").mkdir()
    assert "There is no record" in call("replay", str(tmp_path / "empty")).err


def test_a_folder_that_holds_records_already_is_not_written_over(call, records):
    answer = call(*SIMULATE, "--matches", "1", "--record", str(records))
    assert answer.status == 1
    assert "match-000000.manille" in answer.err
