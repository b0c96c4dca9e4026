"""Variants of Belgium and northern France: belge, retournee."""
