"""`variants` and `bots`: what is installed, and what cannot be used."""

import json

GAMES = {
    *("belge", "belge_app", "retournee", "muette", "aveugle", "coinchee", "coinchee_literal", "parlee"),
    *("encheres1", "encheres2", "encheres3", "manilla4", "manilla2", "botifarra"),
}


def test_the_games_of_this_machine(call):
    answer = call("variants")
    assert answer.status == 0
    assert {line.split()[0] for line in answer.out.splitlines()} >= GAMES


def test_the_games_as_json(call):
    document = json.loads(call("variants", "--json").out)
    games = {game["id"]: game for game in document["variants"]}
    assert set(games) == GAMES
    belge, retournee, auction = games["belge"], games["retournee"], games["encheres2"]
    assert (belge["id"], belge["variant"], belge["name"]) == ("belge", "belge", "Belgian Manillen")
    assert (retournee["players"], auction["players"]) == ([4, 4], [3, 7])
    assert document["failures"] == []


def test_one_game_with_its_sheet_and_options(call):
    out = call("variants", "retournee").out
    assert "goes counter-clockwise" in out
    assert "match=sets\n    Match: best of three sets" in out
    assert "Allowed: race:N" in out
    assert "*" not in out


def test_one_game_as_json_names_every_option_with_what_it_takes(call):
    document = json.loads(call("variants", "belge", "--json").out)
    options = {option["id"]: option for option in document["options"]}
    assert options["undertrump"]["default"] == "ban"
    assert options["undertrump"]["values"] == ["ban", "ban_vs_opponents", "free_if_unable", "free"]
    assert options["max_calls"]["high"] == 8
    assert document["sheet"].startswith("Belgian Manillen")


def test_the_bots_of_this_machine(call):
    *names, folder = call("bots").out.splitlines()
    assert [line.split()[0] for line in names] == ["random", "greedy", "steady", "club"]
    assert folder.startswith("A bot of your own is one file in ")
    french = call("bots", "--language", "fr").out
    assert "n’importe quelle carte" in french


def test_the_bots_as_json(call):
    document = json.loads(call("bots", "--json").out)
    assert [bot["id"] for bot in document["bots"]] == ["random", "greedy", "steady", "club"]
    assert {"version", "about", "needs_rules", "plugin"} <= set(document["bots"][0])


def test_a_plugin_that_cannot_be_used_is_named(call, home):
    (home / "plugins").mkdir(parents=True)
    (home / "plugins" / "broken.py").write_text("raise RuntimeError('out of order')\n")
    answer = call("bots")
    assert answer.status == 0
    assert "broken" in answer.err
    assert "out of order" in answer.err
    [failure] = json.loads(call("bots", "--json").out)["failures"]
    assert failure["plugin"].startswith("broken")
