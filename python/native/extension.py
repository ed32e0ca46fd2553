# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The extension module: cffi makes its source from the declarations."""

from __future__ import annotations

from pathlib import Path

from cffi import FFI
from setuptools import Extension

from . import declarations


def make(top: Path, here: Path) -> Extension:
    """Returns the extension varve._native, for the stable ABI."""
    native = here / "native"
    ffi = FFI()
    ffi.cdef(declarations.make(top, native))
    source = '#include <varve.h>\n#include "bulk.h"\n'
    ffi.set_source("varve._native", source, libraries=["varve"])
    folder = here / "build" / "extension"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "_native.c"
    ffi.emit_c_code(str(file))
    return Extension(
        "varve._native",
        sources=[str(file.relative_to(here)), str((native / "bulk.c").relative_to(here))],
        libraries=["varve"],
        include_dirs=[],
        library_dirs=[],
        # The ABI of Python 3.9 is the oldest one that the package supports.
        define_macros=[("Py_LIMITED_API", "0x03090000")],
        extra_compile_args=["-std=c11", "-D_POSIX_C_SOURCE=200809L", "-g0"],
        extra_link_args=["-Wl,-s"],
        py_limited_api=True,
    )
