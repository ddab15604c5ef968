"""How what lies in `art` was made, as far as programs made it; not part of the program."""
