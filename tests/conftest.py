"""What several architecture tests read."""

import tomllib

import pytest

from tests.architecture.sources import ROOT


@pytest.fixture(scope="session")
def pyproject():
    """The project's pyproject.toml, parsed."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
