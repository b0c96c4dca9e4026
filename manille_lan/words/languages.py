"""The languages of the program: which there are, which texts are here, and which one the system speaks."""

from __future__ import annotations

import ctypes
import locale
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

KNOWN: Final = ("en", "fr", "nl", "ca", "es")
"""Every language the program knows by its code; `available` are those whose texts are complete."""

FALLBACK: Final = "en"
"""What is said where a language lacks a sentence."""

FOLDER: Final = Path(__file__).parent


def available_languages() -> tuple[str, ...]:
    """The codes of the languages whose texts are here, English first."""
    return tuple(code for code in KNOWN if (FOLDER / code).is_dir())


def language_of(text: str) -> str:
    """The available language that a locale's name asks for (`fr_BE.UTF-8`, `fr-CA`, `fr`), else English."""
    code = text.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in available_languages() else FALLBACK


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """The available language of this computer's user: what the environment says, else what Windows says."""
    environ = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return language_of(environ[name])
    return language_of(_windows_language())


def _windows_language() -> str:
    """The language of Windows' own menus as a locale's name; empty on other systems."""
    windows = getattr(ctypes, "windll", None)
    if windows is None:
        return ""
    return locale.windows_locale.get(windows.kernel32.GetUserDefaultUILanguage(), "")
