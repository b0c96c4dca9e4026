"""Certificates, fingerprints, contexts, and what a machine that slept looks like."""

from __future__ import annotations

import ssl
import tempfile
from pathlib import Path

import pytest

from manille_lan.net.identity import Identity, new_identity
from manille_lan.net.sleep_watch import SleepWatch
from manille_lan.net.tls import client_context, fingerprint_of, is_fingerprint
from tests.net.parts import IDENTITY


def test_every_table_has_a_fingerprint_of_its_own() -> None:
    other = new_identity()
    assert is_fingerprint(other.fingerprint)
    assert other.fingerprint != IDENTITY.fingerprint
    assert Identity(other.certificate, other.key).fingerprint == other.fingerprint


def test_a_fingerprint_is_43_characters_that_need_no_quoting() -> None:
    assert fingerprint_of(b"") == "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"
    for text in ("", "x" * 42, "x" * 44, "+" * 43, "é" * 43):
        assert not is_fingerprint(text)


def test_the_key_is_never_shown_and_never_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    IDENTITY.context()
    assert not list(tmp_path.iterdir())
    assert "PRIVATE" not in repr(IDENTITY)


def test_nothing_older_than_tls_13_is_spoken() -> None:
    assert client_context().minimum_version == ssl.TLSVersion.TLSv1_3
    assert IDENTITY.context().minimum_version == ssl.TLSVersion.TLSv1_3
    assert IDENTITY.context().num_tickets == 0


def test_a_key_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ssl.SSLError):
        Identity(IDENTITY.certificate, new_identity().key).context()


def test_net_35_a_machine_that_slept_is_noticed_by_either_clock() -> None:
    watch = SleepWatch(expected=0.25, tolerated=3.0, loop_now=0.0, calendar_now=1000.0)
    assert not watch.has_slept(0.25, 1000.25)
    assert not watch.has_slept(3.0, 1003.0)
    assert watch.has_slept(3.25, 1600.0)  # the loop's clock stood still
    assert watch.has_slept(700.0, 1600.3)  # the process was stopped, the calendar set back
    assert not watch.has_slept(700.25, 900.0)
