"""Reading Fluent texts from where a package keeps them: `words/en.ftl`, `words/fr.ftl` beside it."""

from __future__ import annotations

from pathlib import Path


def read_words(module_file: str) -> dict[str, str]:
    """The Fluent texts of a package, by language, from the folder `words` beside `module_file`; empty
    without one.
    """
    folder = Path(module_file).parent / "words"
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))}
