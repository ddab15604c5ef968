"""Opponents: they think about what one seat sees, in processes of their own."""

# Decides, before any module here is imported, whether the compiled ones are used.
import rules as rules
