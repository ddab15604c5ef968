"""Draws pictures of the program from shapes and the palette: `python -m art.workshop.drawings`."""
