"""Finding tables on the local network: announced by mDNS, asked for by UDP, shown as rows of a lobby."""
