"""The plugins: where they are found, what they bring, and what is wrong with those that cannot be used."""

from manille_lan.registry.loading import load_registry
from manille_lan.registry.registry import Registry

__all__ = ["Registry", "load_registry"]
