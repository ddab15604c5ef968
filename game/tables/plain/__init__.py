"""The plain table: shows any game of the catalogue in words, without knowing it."""
