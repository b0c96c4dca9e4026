"""A learned way to play cards: scores for every legal card from what a seat may see, by a few weights.

`player` is the door for a live view, `worlds` for positions with all hands known; `features` says what is
looked at. Weights come from `tools/train_policy.py` and lie in `weights.json`.
"""
