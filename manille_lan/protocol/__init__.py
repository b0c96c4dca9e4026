"""The wire without a wire: messages, their bytes, frames, handshake and session rules. No sockets, no clock."""
