# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the declarations for cffi from the public headers, with the C preprocessor."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import tempfile
from pathlib import Path

STANDARD_HEADERS = ("stdbool.h", "stddef.h", "stdint.h")


def preprocess(headers: list[Path], include: list[Path]) -> str:
    """Returns the declarations of headers without those of the C library, whose types cffi knows."""
    with tempfile.TemporaryDirectory() as empty:
        for name in STANDARD_HEADERS:
            (Path(empty) / name).touch()
        command = [*shlex.split(os.environ.get("CC") or "cc"), "-E", "-P", "-nostdinc", "-U__GNUC__", "-I", empty]
        for folder in include:
            command += ["-I", str(folder)]
        text = "".join(f'#include "{header}"\n' for header in headers)
        command += ["-x", "c", "-"]
        return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def constants(headers: list[Path]) -> str:
    """Returns the integer macros of headers as cffi declares them; the compiler gives their values."""
    found = []
    for header in headers:
        found += re.findall(r"^#define (VARVE_[A-Z0-9_]+) +(\(?-?\w+\)?)$", header.read_text(), re.MULTILINE)
    return "".join(
        f"#define {name} ...\n" for name, value in found if not re.search(r"VERSION_(SPELL|NUMBER)|_H$", name) and value
    )


def make(top: Path, native: Path) -> str:
    """Returns all declarations: the public interface, the helpers of this folder, and the callbacks."""
    public = sorted((top / "include/varve").glob("*.h"))
    text = preprocess([top / "include/varve.h", native / "bulk.h"], [top / "include"])
    callbacks = (native / "callbacks.h").read_text()
    callbacks = re.sub(r"/\*.*?\*/", "", callbacks, flags=re.DOTALL)
    declared = 'extern "Python" {\n' + callbacks + "}\n"
    return constants(public) + text + declared
