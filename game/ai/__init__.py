"""Opponents: they think about what one seat sees, in processes of their own."""
