# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which release of MLIR an input is of, as the tools find it out. Everything here is internal."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

from ._callbacks import Sink
from ._context import Context, take_bytes
from ._errors import Diagnostic, Error, Severity, text_of
from ._native import ffi, lib
from ._registry import Registry

HEAD_SIZE = 64 << 10
"""Bytes of a file that often show its release; of text, the whole lines."""
TEXT = 1
"""VARVE_FORMAT_TEXT"""
ZSTD = 4
"""VARVE_FORMAT_ZSTD"""
Result = TypeVar("Result")


def unpack(data: Any) -> Any:
    """Returns the contents of zstd frames, and other bytes as they are; also frames that are damaged or cut."""
    buffer = ffi.from_buffer("char[]", data)
    if lib.varve_format_detect((buffer, len(buffer))) != ZSTD:
        return data
    context = Context()
    out = ffi.new("varve_bytes **")
    with context._call() as call:
        if lib.varve_zstd_unwrap(context._heap.pointer, (buffer, len(buffer)), call.options("varve_load_options"), out):
            return data
        return take_bytes(out[0])


class Choice:
    """The era in which an input is read."""

    __slots__ = ("_pointer", "_whole", "name")

    def __init__(self, data: Any, name: str, whole: Callable[[], Any] | None = None, *, searches: bool = False) -> None:
        """data: the first bytes, or all. name: of the input. whole returns all bytes if data may be a part.

        searches: text is searched for what only some eras have.
        """
        self.name = name
        self._whole = whole or (lambda: data)
        self._pointer = self._make(data, searches)
        if whole is not None and not lib.varve_era_choice_is_final(self._pointer):
            self._pointer = self._make(whole(), searches)

    @staticmethod
    def _make(data: Any, searches: bool) -> Any:
        buffer = ffi.from_buffer("char[]", unpack(data))
        out = ffi.new("varve_era_choice **")
        options = ffi.new("varve_era_choice_options *", {"struct_size": ffi.sizeof("varve_era_choice_options")})
        options.registry = Registry.default()._pointer
        options.searches = searches
        status = lib.varve_era_choice_create((buffer, len(buffer)), options, out)
        if status:
            raise Error(status)
        return ffi.gc(out[0], lib.varve_era_choice_destroy)

    def era(self) -> str:
        """Returns the name of the era."""
        return text_of(lib.varve_era_choice_get_era(self._pointer))

    def context(self) -> Context:
        """Makes a context of the era."""
        return Context(Registry.default(self.era()))

    def is_possible(self) -> bool:
        """Returns whether no two pieces of evidence exclude each other."""
        evidence = ffi.new("varve_era_evidence *", {"struct_size": ffi.sizeof("varve_era_evidence")})
        for index in range(lib.varve_era_choice_get_evidence_count(self._pointer)):
            if not lib.varve_era_choice_get_evidence(self._pointer, index, evidence) and evidence.contradicts:
                return False
        return True

    def is_exact(self) -> bool:
        """Returns whether bytecode has exactly the layouts of the era."""
        return bool(lib.varve_era_choice_is_exact(self._pointer))

    def note(self) -> tuple[Diagnostic, ...]:
        """Returns the note that says which era was chosen; none for LLVM 22."""
        sink = Sink()
        native = ffi.new("varve_diagnostic_sink *")
        sink.fill(native)
        name = os.fsencode(self.name)
        buffer = ffi.from_buffer("char[]", name)
        lib.varve_era_choice_report(self._pointer, (buffer, len(name)), native[0])
        return tuple(sink.diagnostics)

    def reads_again(self, error: Error) -> bool:
        """Returns whether to read again after an error, in another era."""
        found = next((d for d in error.diagnostics if d.severity == Severity.ERROR), None)
        if found is None:
            return False
        keep = [
            ffi.from_buffer("char[]", text.encode("utf-8", "surrogateescape")) for text in (found.message, found.rule)
        ]
        native = ffi.new("varve_diagnostic *", {"line": found.line, "column": found.column})
        native.message = (keep[0], len(keep[0]))
        native.rule = (keep[1], len(keep[1]))
        text = ffi.from_buffer("char[]", unpack(self._whole()))
        return bool(lib.varve_era_choice_read_again(self._pointer, (text, len(text)), int(error.status), native))


def read(choice: Choice, attempt: Callable[[Context, bool], Result]) -> Result:
    """Calls attempt with a context of the chosen era, and again with others if that may help.

    Raises the error of the first reading if all fail.
    """
    first: Error | None = None
    while True:
        try:
            return attempt(choice.context(), choice.is_exact())
        except Error as error:
            first = first or error
            if not choice.reads_again(error):
                raise first from None


def choice_for_path(path: str | os.PathLike[str], name: str | None = None) -> Choice | None:
    """Makes the choice for a file. None: the file cannot be read, which loading reports."""

    def whole() -> bytes:
        with open(path, "rb") as file:
            return file.read()

    try:
        if not os.path.isfile(path):
            return None
        with open(path, "rb") as file:
            head = file.read(HEAD_SIZE)
        is_whole = len(head) < HEAD_SIZE
        buffer = ffi.from_buffer("char[]", head)
        if not is_whole and lib.varve_format_detect((buffer, len(head))) == TEXT:
            head = head[: head.rfind(b"\n") + 1] or whole()
        return Choice(head, name or os.fspath(path), None if is_whole else whole)
    except OSError:
        return None


def choice_for_bytes(data: Any, name: str | None = None) -> Choice:
    """Makes the choice for the bytes of a file."""
    return Choice(data, name or "-")
