"""Imports: each module alone, none before it is needed, every module under a contract.

The directions themselves are import-linter's contracts in pyproject.toml, which tools/test.py runs.
"""

import os
import subprocess
import sys

from tests.architecture.sources import module_name, package_files

# Imports each module named on standard input as if it were the first of the project's; prints what failed.
ALONE = """
import importlib, sys, traceback

for name in sys.stdin.read().split():
    for loaded in [loaded for loaded in sys.modules if loaded.startswith("manille_")]:
        del sys.modules[loaded]
    try:
        importlib.import_module(name)
    except BaseException:
        print(name, traceback.format_exc())
"""

# Each costs 50 to 400 ms to import: a command loads it when it uses it.
COSTLY = {"pygame", "zeroconf", "cryptography", "numba", "numpy"}


def contracts(pyproject):
    return pyproject["tool"]["importlinter"]["contracts"]


def test_each_module_imports_alone_and_prints_nothing():
    names = [module_name(path) for path in package_files() if path.stem != "__main__"]
    done = subprocess.run([sys.executable, "-W", "error", "-c", ALONE], input="\n".join(names),
                          env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
                          capture_output=True, text=True, check=True)
    assert done.stdout == ""
    assert done.stderr == ""


def test_the_command_line_loads_no_costly_package_before_it_is_used():
    code = "import sys, manille_lan.cli.main; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert COSTLY & set(done.stdout.split()) == set()


def test_contracts_have_no_ignored_imports(pyproject):
    assert [contract["name"] for contract in contracts(pyproject) if "ignore_imports" in contract] == []


def test_every_module_of_the_house_lies_under_a_layer(pyproject):
    layers = [
        part.strip(" ()")
        for contract in contracts(pyproject) if contract["type"] == "layers"
        for layer in contract["layers"] for part in layer.replace("|", ":").split(":")
    ]
    names = [module_name(path) for path in package_files()]
    bare = [
        name for name in names
        if name.startswith("manille_lan.") and not any(f"{name}.".startswith(f"{layer}.") for layer in layers)
        and not any(layer.startswith(f"{name}.") for layer in layers)
    ]
    assert bare == []


def test_every_plugin_is_a_root_of_the_contracts(pyproject):
    roots = set(pyproject["tool"]["importlinter"]["root_packages"])
    assert {module_name(path).split(".")[0] for path in package_files()} == roots
