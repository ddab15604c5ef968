"""Choices that interrupt a turn, on sheets over the table of Sobek."""
