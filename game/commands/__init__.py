"""The verbs of the command line.

A module here with `add_parser(subparsers)` is a verb; its parser sets `run`, which takes the
parsed words and gives the exit status.
"""


class UsageError(Exception):
    """The command line cannot be followed; the message says why in one sentence."""
