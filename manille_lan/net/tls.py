"""TLS as guests and tables use it: version 1.3 only, no authorities, the certificate's fingerprint is the
identity.

A table makes its own certificate (`net.identity`). A guest that knows the fingerprint from elsewhere
compares it before it sends anything; one that does not sees it for the first time and remembers it
(network.md 3.3).
"""

from __future__ import annotations

import base64
import hashlib
import re
import ssl
from typing import Final

__all__ = ["client_context", "fingerprint_of", "is_fingerprint", "server_context", "shown_fingerprint"]

_FINGERPRINT: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def fingerprint_of(certificate: bytes) -> str:
    """SHA-256 of a certificate (DER), as 43 characters of base64url."""
    return base64.urlsafe_b64encode(hashlib.sha256(certificate).digest()).rstrip(b"=").decode("ascii")


def is_fingerprint(text: str) -> bool:
    """Whether `text` has the form of a fingerprint."""
    return _FINGERPRINT.fullmatch(text) is not None


def shown_fingerprint(connection: ssl.SSLObject) -> str:
    """The fingerprint of the certificate that the other side of a connection shows; empty where it shows
    none.
    """
    certificate = connection.getpeercert(binary_form=True)
    return fingerprint_of(certificate) if certificate else ""


def client_context() -> ssl.SSLContext:
    """What a guest connects with: it checks no authority and no name, so the caller must look at the
    fingerprint.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    return context


def server_context(certificate_file: str, key_file: str) -> ssl.SSLContext:
    """What a table accepts with. No session tickets: a restarted table knows nobody by them."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0
    context.load_cert_chain(certificate_file, key_file)
    return context
