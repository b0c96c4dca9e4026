"""What the suite finds wrong: which check, of whom, in which deal, and what was seen there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong with a plugin.

    `check` names the check that failed; the words say in a sentence what it asks (`finding-` and the name).
    `about` is the id of the variant or bot. `seed` deals the same deal again, with the preset and options
    in `setting`; `detail` is what was seen, in notation.
    """

    check: str
    about: str
    seed: int
    setting: str
    detail: str

    @property
    def message_id(self) -> str:
        """The message of the words that tells what this check asks."""
        return f"finding-{self.check}"

    def __str__(self) -> str:
        return f"{self.about}: {self.check}: {self.detail} (seed {self.seed}, {self.setting})"
