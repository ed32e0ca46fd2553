# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statuses, diagnostics and the exceptions that carry them. Everything here: since 0.1."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Any, NamedTuple, NoReturn

from ._native import ffi, lib


class Status(enum.IntEnum):
    """Why a call failed. The numbers never change."""

    OK = 0
    BAD_ARGUMENT = 1
    OUT_OF_MEMORY = 2
    LIMIT_EXCEEDED = 3
    IO = 4
    NOT_RECOGNIZED = 5
    TRUNCATED = 6
    CORRUPT = 7
    UNSUPPORTED = 8
    SYNTAX = 9
    INVALID = 10
    NOT_FOUND = 11
    CANCELLED = 12
    INTERNAL = 13

    @property
    def text(self) -> str:
        """Returns a short English text, such as "syntax error"."""
        return str(ffi.string(lib.varve_status_text(int(self))).decode())


class Severity(enum.IntEnum):
    """How serious a diagnostic is."""

    ERROR = 0
    WARNING = 1
    NOTE = 2


class Diagnostic(NamedTuple):
    """What the library reports about an input.

    Names from the input are not escaped: escape control characters before you print them on a terminal.
    """

    severity: Severity
    status: Status
    file: str
    """Name of the input; empty if it has no name."""
    offset: int
    """Byte offset in the input."""
    length: int
    """Length of the faulty range in bytes; 0 if only its start is known."""
    line: int
    """1-based; 0 for binary input."""
    column: int
    """1-based, in bytes; 0 for binary input."""
    source_line: str
    """Text input: the line without its end; otherwise empty."""
    message: str
    """One sentence without a full stop."""
    rule: str
    """Rule of the verifier (format-spec/verifier-rules.md); empty for other errors."""
    notes: tuple[Diagnostic, ...] = ()
    """Notes that add detail."""

    def __str__(self) -> str:
        place = self.file or "-"
        if self.line:
            place += f":{self.line}:{self.column}"
        elif self.offset:
            place += f":{self.offset:#x}"
        return f"{place}: {self.severity.name.lower()}: {self.message}"


class Error(Exception):
    """A call failed.

    `status` says why, and `diagnostics` what the library reported: errors, and warnings before them. The list may be
    empty, for example if memory ran out.

    >>> try:
    ...     varve.parse('func.func @f() {\\n  return %x : i32\\n}')
    ... except varve.Error as error:
    ...     print(error.status.name, error.diagnostics[0].line, error.diagnostics[0].column)
    INVALID 2 10
    """

    def __init__(self, status: Status | int, diagnostics: Sequence[Diagnostic] = (), message: str = "") -> None:
        self.status = Status(status)
        self.diagnostics = list(diagnostics)
        first = next((d for d in self.diagnostics if d.severity == Severity.ERROR), None)
        super().__init__(message or (str(first) if first else self.status.text))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.status, self.diagnostics, str(self))


class NotFoundError(Error, KeyError):
    """A name does not exist, such as the symbol of `file["@name"]`. It is a KeyError too."""

    __str__ = Exception.__str__


def bad_argument(message: str) -> Error:
    """Returns the error for a wrong argument."""
    return Error(Status.BAD_ARGUMENT, (), message)


def refuse_copy(thing: object) -> NoReturn:
    """Is `__reduce__` of objects that refer to the memory of the library. Raises TypeError."""
    name = type(thing).__name__.lstrip("_")
    raise TypeError(f"a varve.{name} cannot be copied or pickled by Python: copy or pickle the module, or use its text")


def text_of(slice_: Any) -> str:
    """Returns the text of a varve_slice."""
    return bytes_of(slice_).decode("utf-8", "surrogateescape")


def bytes_of(slice_: Any) -> bytes:
    """Returns a copy of the bytes of a varve_slice."""
    return bytes(ffi.buffer(slice_.data, slice_.size)) if slice_.size else b""


def diagnostic_of(record: Any) -> Diagnostic:
    """Copies a varve_diagnostic."""
    return Diagnostic(
        Severity(record.severity),
        Status(record.status),
        text_of(record.file),
        record.offset,
        record.length,
        record.line,
        record.column,
        text_of(record.source_line),
        text_of(record.message),
        text_of(record.rule),
    )


def add_diagnostic(diagnostics: list[Diagnostic], diagnostic: Diagnostic) -> None:
    """Appends a diagnostic; a note goes to the diagnostic before it."""
    if diagnostic.severity == Severity.NOTE and diagnostics:
        last = diagnostics[-1]
        diagnostics[-1] = last._replace(notes=(*last.notes, diagnostic))
    else:
        diagnostics.append(diagnostic)
