### Manille parlée.

preset-parlee = Manille parlée
    .about = Partners may speak before a trick is led: one thing told, asked or ordered, in a closed form, and true.

sheet-parlee =
    In Manille parlée partners may speak, a little. The cards are those of another game, Manille muette unless the table
    chooses differently; everything that is not said here is as there.

    # When

    Before a trick is led its leader may speak, once. Everybody hears everything. A leader who says nothing just leads.
    The others never speak unasked.

    # What

    The leader may *tell* his partner one thing about his own hand; or *ask* one thing about his partner’s, which must be
    answered; or *invite* his partner. An invited partner tells, asks, *orders* what to lead, or declines.

    Said can only be how many cards of a suit are held, how many of a rank, or whether one card is. Ordered can only be a
    suit or a card.

    # Truth

    What is told and answered must be true of the hand at that moment. An order must be obeyed by who can; who holds no
    such card leads what he likes. A table may leave both to honour: then they can be claimed after the deal.
