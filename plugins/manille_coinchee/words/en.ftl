### Manille coinchée.

preset-coinchee = Manille coinchée
    .about = The dealer names trumps, the opponents may double (coincher), the dealer’s side double again. First to 101.
preset-coinchee_literal = Coinchée, to the letter
    .about = As one old text has it: jacks count two, tricks one, and doubling serves only some.

sheet-coinchee =
    Manille coinchée is played by four, partners opposite each other, with 32 cards. Everything goes one way, clockwise
    unless the table chooses the other.

    # The cards

    In every suit the ten is the highest, then ace, king, queen, jack, nine, eight, seven. The ten, called
    manille, is worth 5, the ace 4, the king 3, the queen 2, the jack 1, the others nothing: sixty card points.

    # The deal

    Everybody gets eight cards in packets of three, two and three. The dealer’s partner leaves the cards lying until
    trumps are named.

    # Trumps and doubling

    The dealer names a suit or no trump, which doubles the deal. An opponent may double it (“coincher”); then one of the
    dealer’s side may double again (“surcoincher”).

    # Play

    The player after the dealer leads; who wins a trick leads to the next. The highest trump wins the trick; without a
    trump in it, the highest card of the suit led. Finished tricks are not looked at again.

    Follow suit if you can. While an opponent is winning, you must beat the winning card if you can: with a
    higher card of the suit led; if you have none of the suit, with a trump; and if a trump is winning, with a
    higher one. While your partner is winning, you need only follow suit, and play anything if you cannot.
    Who cannot overruff plays anything, a lower trump too.

    # The score

    The side with more than thirty card points scores what is above, times everything that doubled, whoever wins. At
    thirty each the deal is void. *To the letter*, jacks count two and every trick one, the side with more scores what
    is above thirty, and a double that was not yours helps you only as the old text says.
