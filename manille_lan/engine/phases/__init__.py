"""The phases that recur in the forms of Manille; a variant composes them."""
