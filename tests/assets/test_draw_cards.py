"""The tool that writes the committed drawings, and that they are what is drawn now."""

import draw_cards
import pygame


def test_the_committed_drawings_are_those_drawn_anew():
    assert draw_cards.differences(draw_cards.CARDS) == []


def test_the_committed_drawings_stay_small():
    assert sum(path.stat().st_size for path in draw_cards.CARDS.rglob("*.svg")) < 1_900_000


def test_written_drawings_pass_the_check_and_strangers_are_removed(tmp_path):
    (tmp_path / "old.svg").write_text("x")
    draw_cards.write(tmp_path)
    assert draw_cards.differences(tmp_path) == []
    assert len(list(tmp_path.rglob("*.svg"))) == 84


def test_the_check_names_each_file_that_differs(tmp_path, monkeypatch, capsys):
    draw_cards.write(tmp_path)
    (tmp_path / "french" / "KS.svg").unlink()
    (tmp_path / "french" / "KH.svg").write_text("x")
    (tmp_path / "french" / "6S.svg").write_text("x")
    (tmp_path / "catalan" / "9O.svg").write_text("x")
    monkeypatch.setattr(draw_cards, "CARDS", tmp_path)
    assert draw_cards.main(["--check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "french/KS.svg: missing",
        "french/6S.svg: not one of ours",
        "french/KH.svg: differs from what is drawn now",
        "catalan/9O.svg: differs from what is drawn now",
    ]
    assert draw_cards.main([]) == 0
    assert draw_cards.main(["--check"]) == 0


def test_a_sheet_shows_every_face_back_and_mini_face(tmp_path):
    target = tmp_path / "sheet.png"
    assert draw_cards.main(["--sheet", str(target), "--height", "35", "--letters", "nl"]) == 0
    assert pygame.image.load(target).get_size() == (8 * (25 + 12) + 12, 9 * (35 + 12) + 12)
    assert draw_cards.main(["--sheet", str(target), "--height", "35", "--pack", "catalan"]) == 0
    assert pygame.image.load(target).get_size() == (12 * (25 + 12) + 12, 9 * (35 + 12) + 12)
