### French turned-up Manille, the silent game.

preset-retournee = French Manille, turned up
    .about = The dealer’s last card is turned up and makes trumps; nobody speaks, nobody doubles. Sets of 34.

sheet-retournee =
    French turned-up Manille is played by four, partners opposite each other, with 32 cards. Everything
    goes counter-clockwise: the turn, the cards, the deal. Partners must not talk.

    # The cards

    In every suit the ten is the highest, then ace, king, queen, jack, nine, eight, seven. The
    ten, called manille, is worth 5, the ace 4, the king 3, the queen 2, the jack 1, the others nothing:
    sixty card points in the pack. Every trick is worth one point more: sixty-eight in all.

    # The deal

    Everybody gets eight cards in two packets of four. The last card, the dealer’s own, is turned
    up: its suit is trumps, and it stays in the dealer’s hand, where all know it. If it is worth points, the
    dealer’s side marks them at once. Nobody chooses trumps, nobody doubles, nothing is multiplied.

    # Play

    The player on the dealer’s right leads; who wins a trick leads to the next. The highest trump wins
    the trick; without a trump in it, the highest card of the suit led.

    Follow suit if you can. While an opponent is winning, you must beat the winning card if you can: with a
    higher card of the suit led; if you have none of the suit, with a trump; and if a trump is winning, with
    a higher one. If a trump has fallen on another suit and you can follow, any card of the suit will do.
    While your partner is winning, you need only follow suit, and play anything if you cannot.

    Who can neither follow nor overruff may play what he likes, a smaller trump too. Only under the partner’s
    trump a smaller one is not allowed as long as you hold a higher one.

    # The score

    Each side adds its card points and its tricks. Who has more than thirty-four scores what is
    above; the other side scores nothing. Thirty-four each: nobody scores, but the points of the turned-up
    card stay.

    Next to deal is the player on the dealer’s right. *The match* is two sets won: a set goes to the side that
    first reaches 34, and at one set each the third goes to 44. Every set starts at nothing. If the points of
    the turned-up card reach the goal, the set ends there and the deal is not played.

### French Manille where the dealer announces, and blind Manille.

preset-muette = Manille muette
    .about = The dealer names trumps, or leaves the choice to his partner; opponents may tap. First to 101.

sheet-muette =
    Manille muette is played by four, partners opposite each other, with 32 cards. Everything goes clockwise: the
    turn, the cards, the deal. Partners do not talk about their cards.

    # The cards

    In every suit the ten is the highest, then ace, king, queen, jack, nine, eight, seven. The ten, called
    manille, is worth 5, the ace 4, the king 3, the queen 2, the jack 1, the others nothing: sixty card points.

    # The deal

    Everybody gets eight cards, two at a time.

    # Trumps

    The dealer names a suit; or no trump, “en voiture”, which doubles the deal; or says “en face”, and the partner
    opposite must choose. Where the table allows it, the dealer may name trumps before looking at a card: that
    doubles the deal once more, and then the dealer leads.

    # Doubling

    The opponents may tap, which doubles the deal; then the dealer’s side may tap back, which doubles it again.

    # Play

    The player on the dealer’s left leads; who wins a trick leads to the next. The highest trump wins the trick;
    without a trump in it, the highest card of the suit led.

    Follow suit if you can. While an opponent is winning, you must beat the winning card if you can: with a
    higher card of the suit led; if you have none of the suit, with a trump; and if a trump is winning, with a
    higher one. While your partner is winning, you need only follow suit, and play anything if you cannot.
    Who cannot overruff plays anything, a lower trump too.

    # The score

    Each side adds up the card points in its tricks. Who has more than thirty scores what is above thirty, times
    everything that doubled; the other side scores nothing. At thirty each nobody scores.

preset-aveugle = Blind Manille
    .about = You see everybody’s cards but your own, and play them unseen.

sheet-aveugle =
    Blind Manille is Manille muette turned round: everybody sees the cards of the three others, and of his own only
    the backs. Four play, partners opposite each other, with 32 cards; everything goes clockwise.

    # The cards

    In every suit the ten is the highest, then ace, king, queen, jack, nine, eight, seven. The ten, called
    manille, is worth 5, the ace 4, the king 3, the queen 2, the jack 1, the others nothing: sixty card points.

    # Trumps and doubling

    The dealer names a suit or no trump, which doubles the deal, on what he sees of the others, or leaves the choice
    to his partner. He can work out which cards he holds, but not where they lie. The opponents may tap, the
    dealer’s side may tap back.

    # Play

    The player on the dealer’s left leads. In your turn you play one of your cards unseen, whichever you like: no
    suit need be followed. When it lies on the table everybody sees which it was. The highest trump wins the trick;
    without a trump, the highest card of the suit led.

    # The score

    The side with more than thirty card points scores what is above, times everything that doubled. At thirty each
    nobody scores.
