"""What the figures were taken on."""

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from game import VERSION

PACKAGES = ("mypy", "librt")
"""What the compiled modules are made with."""


def machine() -> dict[str, str | int]:
    """Processor, number of cores, system and versions; packages that are missing are left out."""
    found: dict[str, str | int] = {
        "processor": _processor(),
        "cores": os.cpu_count() or 1,
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        "two_lands": VERSION,
    }
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
