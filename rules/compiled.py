"""Compiled modules: used where they were made from these very sources, and never else.

A checkout keeps them in a folder that is named by a hash of all that went into them; after any
edit the name is another one, so the edited sources run. An installed program has them beside
its sources.
"""

import os
import sys
import sysconfig
from functools import cache
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SUFFIX: Final = EXTENSION_SUFFIXES[0]
LIBRARY: Final = "two_lands__mypyc"
"""The module that holds the machine code of all others."""
WISH: Final = "TWO_LANDS_RULES"
"""Environment variable: `interpreted` uses no compiled folder, `compiled` insists on one."""


class Finder:
    """Finds modules among the compiled ones of a folder; `files` has their files by name."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            file.relative_to(folder).as_posix().removesuffix(SUFFIX).replace("/", "."): file
            for file in folder.rglob(f"*{SUFFIX}")
        }

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Where a module lies; None if it is not a compiled one."""
        file = self.files.get(name)
        return spec_from_file_location(name, file) if file else None


def is_checkout() -> bool:
    """Whether the program runs from a checkout, where its sources may be edited."""
    return not getattr(sys, "frozen", False) and (ROOT / "setup.py").is_file()


@cache
def folder() -> Path:
    """Where a checkout keeps the modules compiled from its sources as they are now."""
    seal = blake2b(digest_size=12)
    seal.update(f"{sys.implementation.cache_tag} {sysconfig.get_platform()}".encode())
    sources = [ROOT / "setup.py", *(ROOT / "rules").rglob("*.py"), *(ROOT / "game/ai").glob("*.py")]
    for file in sorted(sources):
        seal.update(file.relative_to(ROOT).as_posix().encode())
        seal.update(file.read_bytes())
    return ROOT / "build" / "compiled" / seal.hexdigest()


def use() -> None:
    """Lets compiled modules be imported where a checkout has them; before any other of ours."""
    wish = os.environ.get(WISH)
    if wish == "interpreted" or not is_checkout() or in_use():
        return
    if folder().is_dir():
        finder = Finder(folder())
        sys.meta_path.insert(0, finder)
        try:
            __import__(LIBRARY)
        except ImportError as fault:
            # Such as after an update of what they were made with.
            sys.meta_path.remove(finder)
            if wish:
                raise
            print(f"two-lands: The compiled rules cannot be used: {fault}", file=sys.stderr)
    elif wish:
        raise ImportError(f"{folder()} holds no compiled rules, and {WISH}={wish} wants them.")


def in_use() -> bool:
    """Whether the rules run as machine code; all modules meant to do so do, or none."""
    spec = find_spec("rules.dice")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
