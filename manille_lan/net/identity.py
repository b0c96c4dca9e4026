"""A table's own key and certificate. Apart from `net.tls`, because only a host needs `cryptography` and its
import time.

The caller stores both with the table's record, so that a table that is started again keeps its fingerprint.
"""

from __future__ import annotations

import datetime
import ssl
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from manille_lan.net.tls import fingerprint_of, server_context

__all__ = ["Identity", "new_identity"]


@dataclass(frozen=True, slots=True)
class Identity:
    """Key and certificate as PEM text. The key is a secret: it stays out of records, logs and `repr`."""

    certificate: str
    key: str = field(repr=False)

    @property
    def fingerprint(self) -> str:
        """What guests know the table by."""
        return fingerprint_of(ssl.PEM_cert_to_DER_cert(self.certificate))

    def context(self) -> ssl.SSLContext:
        """The server side of TLS with this identity. Raises `ssl.SSLError` where key and certificate do not
        fit.

        Python reads keys from files only: the key lies in a private folder for the moment of reading.
        """
        with tempfile.TemporaryDirectory(prefix="manille-") as folder:  # made with mode 0700
            certificate, key = Path(folder, "certificate.pem"), Path(folder, "key.pem")
            certificate.write_text(self.certificate, encoding="ascii")
            key.touch(mode=0o600)
            key.write_text(self.key, encoding="ascii")
            return server_context(str(certificate), str(key))


def new_identity() -> Identity:
    """A fresh P-256 key and a certificate it signed itself.

    The dates are wide, because guests compare fingerprints and never dates: laptops at a party have wrong
    clocks.
    """
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "manille-lan table")])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC))
        .not_valid_after(datetime.datetime(2120, 1, 1, tzinfo=datetime.UTC))
        .sign(key, hashes.SHA256())
    )
    return Identity(
        certificate=certificate.public_bytes(serialization.Encoding.PEM).decode("ascii"),
        key=key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        ).decode("ascii"),
    )
