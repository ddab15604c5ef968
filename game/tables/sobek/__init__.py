"""The table of Sobek."""
