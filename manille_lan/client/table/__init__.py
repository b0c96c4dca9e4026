"""The parts of the card table: each is a widget that draws one thing and knows its place from the layout."""
