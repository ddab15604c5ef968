"""Whether the rules run as machine code."""

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec


def in_use() -> bool:
    """Whether they do; all compiled modules are used, or none."""
    spec = find_spec("rules.dice")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
