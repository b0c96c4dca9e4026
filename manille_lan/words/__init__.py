"""Words for people: Fluent texts by language, and the formatting of cards and suits in them."""
