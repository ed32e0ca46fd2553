# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which release of MLIR an input is of, as the tools find it out. Everything here is internal."""

from __future__ import annotations

import os
from typing import Any, NamedTuple

from ._context import Context
from ._native import ffi, lib
from ._registry import Registry

HEAD_SIZE = 64 << 10
"""Bytes of a text in which names of dialects are looked for."""
FORMAT_SIZE = 256
"""Bytes that say which format a file has, and which release wrote it."""
TEXT, BYTECODE, VARVE, JAX_EXPORT = 1, 2, 3, 5


class Found(NamedTuple):
    """The context for an input, and whether its era is certain."""

    context: Context
    is_exact: bool


def era_name(era: int) -> str:
    """Returns the name of a varve_era."""
    return str(ffi.string(lib.varve_era_text(era)).decode())


def stored_era(data: Any) -> tuple[str, bool] | None:
    """Returns the era that bytecode or a container shows, and whether it is certain."""
    buffer = ffi.from_buffer("char[]", data)
    evidence = ffi.new("varve_era_evidence *", {"struct_size": ffi.sizeof("varve_era_evidence")})
    if lib.varve_era_detect((buffer, len(buffer)), evidence):
        return None
    return era_name(evidence.likely), bool(evidence.is_exact)


def era_of_packs(data: Any, era: str = "llvm22") -> str:
    """Returns the era of the packs whose dialects a text or bytecode names."""
    buffer = ffi.from_buffer("char[]", data)
    out = ffi.new("varve_era *")
    if lib.varve_registry_find_era(Registry.default(era)._pointer, (buffer, len(buffer)), out):
        return era
    return era_name(out[0])


def detect(head: Any, whole: Any = None) -> tuple[str, bool]:
    """Returns the era of a file, and whether it is certain. whole, a function, returns all bytes of the file."""
    view = memoryview(head).cast("B")
    start = bytes(view[:FORMAT_SIZE])
    format_ = lib.varve_format_detect((ffi.from_buffer("char[]", start), len(start)))
    if format_ == TEXT:
        return era_of_packs(view[:HEAD_SIZE]), False
    found = stored_era(start) if format_ in (BYTECODE, VARVE) else None
    if found is None and format_ in (BYTECODE, JAX_EXPORT) and whole is not None:
        # The layouts of bytecode of a development state may not tell which one it is: then its dialects do.
        data = whole()
        stored, is_exact = stored_era(data) or ("llvm22", False)
        era = era_of_packs(data, stored)
        return era, is_exact and era == stored
    return found or ("llvm22", False)


def context_for_path(path: str | os.PathLike[str]) -> Found:
    """Makes the context for a file. A file that cannot be read gets the default one: loading reports the error."""

    def whole() -> bytes:
        with open(path, "rb") as file:
            return file.read()

    try:
        if not os.path.isfile(path):
            return Found(Context(), False)
        with open(path, "rb") as file:
            head = file.read(HEAD_SIZE)
        era, is_exact = detect(head, whole)
    except OSError:
        return Found(Context(), False)
    return Found(Context(Registry.default(era)), is_exact)


def context_for_bytes(data: Any) -> Found:
    """Makes the context for the bytes of a file."""
    era, is_exact = detect(data, lambda: data)
    return Found(Context(Registry.default(era)), is_exact)
