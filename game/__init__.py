"""Two Lands: the window, the opponents and the command line around the rules."""

import logging

VERSION = "0.1.0"

# Without a log file nothing is written: standard error is for the command line's own sentences.
logging.getLogger(__name__).addHandler(logging.NullHandler())
