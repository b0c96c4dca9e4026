"""The wheel ships every package with its words and drawings, and nothing of the workshop."""

import subprocess
import sys
import zipfile
from importlib.metadata import PathDistribution

import pytest

from tests.architecture.sources import PACKAGE_FOLDERS, ROOT, packages


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with zipfile.ZipFile(next(folder.glob("manille_lan-*-py3-none-any.whl"))) as archive:
        yield archive


def shipped_files():
    """Each file of the packages, as it stands in a wheel."""
    for package in packages():
        folder = next(folder for folder in reversed(PACKAGE_FOLDERS) if package.is_relative_to(folder))
        for path in package.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path.relative_to(folder).as_posix()


def test_every_file_of_the_packages_is_in_the_wheel_and_nothing_else(wheel):
    held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert held == set(shipped_files())


def test_the_wheel_names_its_command_its_plugins_and_its_licence(wheel, pyproject, tmp_path):
    wheel.extractall(tmp_path)
    held = PathDistribution(next(tmp_path.glob("*.dist-info")))
    plugins = {point.name: point.value for point in held.entry_points if point.group == "manille_lan"}
    assert plugins == pyproject["project"]["entry-points"]["manille_lan"]
    commands = {point.name: point.value for point in held.entry_points if point.group == "console_scripts"}
    assert commands == pyproject["project"]["scripts"]
    assert held.metadata["License-Expression"] == "MIT"
