"""Two Lands: the window, the opponents and the command line around the rules."""

VERSION = "0.1.0"
