"""The suite that defines a valid plugin: plain functions that an author runs on his own variant or bot.

`check_variant(variant)` and `check_bot(entry)` play random deals and give back what they found wrong, an
empty list for a sound plugin. `broken` holds variants and bots that are wrong on purpose, one for each
check.
"""

from manille_lan.conformance.bots import BOT_CHECKS, check_bot
from manille_lan.conformance.findings import Finding
from manille_lan.conformance.variants import VARIANT_CHECKS, check_variant

__all__ = ["BOT_CHECKS", "VARIANT_CHECKS", "Finding", "check_bot", "check_variant"]
