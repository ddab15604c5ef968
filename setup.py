"""Compiles what must be fast, where that can be done; all else stands in pyproject.toml.

`bdist_wheel` puts the compiled modules into the wheel, `build_ext --build-lib FOLDER` into a
folder. Where there is no C compiler both say so and go on without.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension, setup

COMPILED = [
    "rules/dice.py",
    "rules/rows.py",
    "rules/deal.py",
    "rules/imhotep/pieces.py",
    "rules/imhotep/moves.py",
    "rules/imhotep/state.py",
    "rules/imhotep/legal.py",
    "rules/imhotep/play.py",
    "rules/imhotep/sites.py",
    "rules/imhotep/rounds.py",
    "rules/imhotep/scoring.py",
    "rules/imhotep/imagine.py",
    "rules/imhotep/estimate.py",
    "rules/sobek/pieces.py",
    "rules/sobek/moves.py",
    "rules/sobek/state.py",
    "rules/sobek/counts.py",
    "rules/sobek/legal.py",
    "rules/sobek/play.py",
    "rules/sobek/preferences.py",
    "rules/sobek/characters.py",
    "rules/sobek/sets.py",
    "rules/sobek/tokens.py",
    "rules/sobek/rounds.py",
    "rules/sobek/scoring.py",
    "rules/sobek/imagine.py",
    "rules/sobek/estimate.py",
    "game/ai/playout.py",
    "game/ai/search.py",
    "game/ai/ending.py",
]
"""What lies on the path of a playout or a search, and nothing that must pickle."""


def obstacle() -> str:
    """Why nothing can be compiled here; empty if it can."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CompileError, DistutilsError
    from distutils.sysconfig import customize_compiler, get_python_inc

    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    with TemporaryDirectory() as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        compiler = new_compiler()
        try:
            customize_compiler(compiler)
            compiler.compile([str(trial)], folder, include_dirs=[get_python_inc()])
        except (CompileError, DistutilsError, OSError):
            return "no C compiler was found that compiles against the headers of Python"
    return ""


def work_folder() -> str:
    """Where the C code is written."""
    given = "--build-temp" in sys.argv
    return sys.argv[sys.argv.index("--build-temp") + 1] if given else "build"


def extensions() -> list[Extension]:
    """The compiled modules: one library, and a door to it for each of them."""
    if not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return []
    why = obstacle()
    if why:
        print(f"The rules are not compiled: {why}.", file=sys.stderr)
        return []
    from distutils.ccompiler import new_compiler

    from mypyc.build import mypycify

    found: list[Any] = mypycify(
        COMPILED,
        opt_level="3",
        debug_level="0",
        group_name="two_lands",
        target_dir=work_folder(),
    )
    if new_compiler().compiler_type != "msvc":
        for extension in found:
            # A fused multiplication would round otherwise than the interpreter does; a function
            # that cannot be seen from outside can be inlined.
            extension.extra_compile_args += ["-ffp-contract=off", "-fvisibility=hidden"]
    return found


setup(ext_modules=extensions())
