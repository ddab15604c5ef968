"""Shared parts of every screen and table; none of them knows a game."""
