"""Matches in written form: records, their replay, and the player's library of them."""
