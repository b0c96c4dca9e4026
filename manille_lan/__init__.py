"""The card games of the Manille family, for a party on a local network.

The package holds the engine, the table, the wire, the window and the terminal; variants and bots live in
`plugins/` and enter through `manille_lan.api`. Nothing is imported here but the version.
"""

__version__ = "0.1.0"
