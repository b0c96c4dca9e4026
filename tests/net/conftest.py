"""What several tests of the network need."""

from __future__ import annotations

import pytest

from manille_lan.errors import NetError
from manille_lan.net.discovery import announce, browse


@pytest.fixture
def no_mdns(monkeypatch: pytest.MonkeyPatch) -> None:
    """No mDNS: the test makes no noise on the network around. The laboratory tests mDNS."""

    def refuse(_: object) -> None:
        raise NetError("discovery-mdns_off", detail="not here")

    monkeypatch.setattr(announce, "open_mdns", refuse)
    monkeypatch.setattr(browse, "open_mdns", refuse)
