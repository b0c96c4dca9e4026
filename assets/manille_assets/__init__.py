"""Files that the window draws with: fonts, drawings, sounds."""
