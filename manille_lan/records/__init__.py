"""Records of matches: versioned text, written while the match is played, read back and checked by
replaying.
"""
