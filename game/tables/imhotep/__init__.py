"""The looks of Imhotep."""
