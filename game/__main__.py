"""The program `two-lands`."""

import multiprocessing
import os
import sys
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    """Does what the command line asks and gives the exit status: 2 for bad use."""
    multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game import command_line
    from game.commands import UsageError

    try:
        asked = command_line.parse(sys.argv[1:] if words is None else words)
        status: int = asked.run(asked)
        sys.stdout.flush()
    except UsageError as fault:
        print(f"two-lands: {fault}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read the output has gone; Python must not complain of it again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
