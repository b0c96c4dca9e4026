"""The wire without a wire: messages, their bytes, frames, handshake, session rules. No sockets, no clock."""
