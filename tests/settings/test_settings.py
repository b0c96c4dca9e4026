import getpass
import json

import msgspec
import pytest

from manille_lan.errors import SettingsError
from manille_lan.settings import (
    Settings,
    load_settings,
    save_settings,
    user_folders,
    user_name,
)

MINE = Settings(
    name="Cléo", language="fr", text_size=150, speed="fast", recents=("manille://10.0.0.2:47770/",)
)
OLDER = msgspec.structs.replace(MINE, name="Anna")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "config" / "settings.json"


def notices(loaded):
    return [id for id, _ in loaded.notices]


def test_without_a_file_the_defaults_hold(path):
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert loaded.notices == ()


def test_what_is_saved_is_loaded(path):
    save_settings(path, MINE)
    assert load_settings(path).settings == MINE
    assert not path.with_suffix(".tmp").exists()


def test_the_copy_before_is_kept(path):
    save_settings(path, OLDER)
    save_settings(path, MINE)
    assert load_settings(path.with_suffix(".bak")).settings == OLDER


def test_s_replay_03_cut_at_every_byte_the_copy_is_used_and_told(path):
    save_settings(path, OLDER)
    save_settings(path, MINE)
    whole = path.read_bytes()
    for length in range(len(whole.rstrip())):
        path.write_bytes(whole[:length])
        loaded = load_settings(path)
        assert loaded.settings == OLDER
        assert notices(loaded) == ["settings-from-copy"]


def test_s_replay_03_a_tail_of_zeros_is_seen(path):
    save_settings(path, OLDER)
    save_settings(path, MINE)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20] + bytes(20))
    assert load_settings(path).settings == OLDER


def test_s_replay_03_the_file_is_gone_and_the_copy_stands(path):
    save_settings(path, OLDER)
    path.replace(path.with_suffix(".bak"))
    assert load_settings(path).settings == OLDER


def test_s_replay_03_only_the_unfinished_file_stands(path):
    save_settings(path, MINE)
    path.replace(path.with_suffix(".tmp"))
    assert load_settings(path).settings == MINE
    path.with_suffix(".tmp").write_bytes(b'{"name": "Cl')
    assert load_settings(path).settings == Settings()


def test_s_replay_03_an_unfinished_file_beside_a_good_one_is_nothing(path):
    save_settings(path, MINE)
    path.with_suffix(".tmp").write_bytes(b"{")
    loaded = load_settings(path)
    assert loaded.settings == MINE
    assert loaded.notices == ()


def test_without_any_good_copy_they_begin_anew_and_it_is_told(path):
    path.parent.mkdir()
    path.write_text("not json")
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert notices(loaded) == ["settings-lost"]


def test_a_broken_file_does_not_replace_a_good_copy(path):
    save_settings(path, OLDER)
    save_settings(path, OLDER)
    path.write_text("not json")
    save_settings(path, MINE)
    assert load_settings(path).settings == MINE
    assert load_settings(path.with_suffix(".bak")).settings == OLDER


@pytest.mark.parametrize("text", ["[]", "3", "null", "[" * 100_000])
def test_a_file_that_holds_no_map_is_broken(path, text):
    path.parent.mkdir()
    path.write_text(text)
    assert notices(load_settings(path)) == ["settings-lost"]


def test_one_value_that_means_nothing_costs_no_other(path):
    path.parent.mkdir()
    path.write_text(json.dumps({"name": "Cléo", "text_size": 900, "speed": "warp", "sound": False}))
    loaded = load_settings(path)
    assert loaded.settings == Settings(name="Cléo", sound=False)
    assert notices(loaded) == ["settings-value", "settings-value"]


def test_keys_of_another_version_are_kept(path):
    path.parent.mkdir()
    path.write_text(json.dumps({"name": "Cléo", "tutorial": {"step": 3}}))
    loaded = load_settings(path)
    save_settings(path, msgspec.structs.replace(loaded.settings, name="Anna"), loaded.unknown)
    assert json.loads(path.read_text("utf-8"))["tutorial"] == {"step": 3}


def test_s_replay_05_where_nothing_can_be_written_it_is_said_and_the_old_ones_stand(path):
    save_settings(path, OLDER)
    path.with_suffix(".tmp").mkdir()
    with pytest.raises(SettingsError) as told:
        save_settings(path, MINE)
    assert told.value.message_id == "settings-unwritable"
    assert load_settings(path).settings == OLDER


def test_the_table_joined_last_stands_first_and_once():
    settings = Settings()
    for number in [*range(10), 5]:
        settings = settings.with_recent(str(number))
    assert settings.recents == ("5", "9", "8", "7", "6", "4", "3", "2")


@pytest.mark.parametrize(
    ("login", "name"),
    [
        ("anna", "Anna"),
        ("jean  pierre", "Jean pierre"),
        ("a\u202eb\n", "Ab"),
        ("", ""),
        ("x" * 90, "X" + "x" * 23),
    ],
)
def test_the_name_of_the_computers_user_is_cleaned(monkeypatch, login, name):
    monkeypatch.setattr(getpass, "getuser", lambda: login)
    assert user_name() == name


def test_a_system_without_a_user_has_no_name(monkeypatch):
    def nobody():
        raise OSError("no user")

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert user_name() == ""
    assert Settings(name="Cléo").player_name == "Cléo"
    assert Settings().player_name == ""


def test_every_folder_lies_below_the_home_that_is_told(tmp_path):
    folders = user_folders({"MANILLE_LAN_HOME": str(tmp_path)})
    assert folders.settings == tmp_path / "config" / "settings.json"
    assert {folder.parent for folder in vars(folders).values()} == {tmp_path}


def test_else_the_system_says_where():
    folders = user_folders({})
    assert len(set(vars(folders).values())) == 6
    assert all("manille_lan" in str(folder) for folder in vars(folders).values())
