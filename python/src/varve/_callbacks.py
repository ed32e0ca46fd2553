# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions that the library calls, and the state of one call. Everything here is internal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Optional

from ._errors import Diagnostic, Error, Severity, Status, add_diagnostic, diagnostic_of, text_of
from ._native import ffi, lib

Progress = Optional[Callable[[int], Optional[bool]]]
ReadAt = Callable[[int, int], Any]


class Sink:
    """Collects the diagnostics of the calls that have it, and the exception of a callback."""

    __slots__ = ("__weakref__", "diagnostics", "exception", "handle")

    def __init__(self) -> None:
        self.diagnostics: list[Diagnostic] = []
        self.exception: BaseException | None = None
        self.handle = ffi.new_handle(self)

    def fill(self, sink: Any) -> None:
        """Fills a varve_diagnostic_sink."""
        sink.function = lib.varve_python_diagnostic
        sink.user = self.handle

    def begin(self) -> None:
        """Forgets what earlier calls reported."""
        self.diagnostics = []
        self.exception = None

    def check(self, status: int, not_found: str = "", refused: str = "") -> None:
        """Raises the exception of a callback, or varve.Error unless the status is OK.

        refused: what is wrong if the library reports BAD_ARGUMENT or INVALID without a diagnostic.
        """
        if self.exception is not None:
            exception, self.exception = self.exception, None
            raise exception
        if status:
            diagnostics, self.diagnostics = self.diagnostics, []
            if status == Status.NOT_FOUND and not_found:
                raise NotFound(diagnostics, not_found)
            is_refused = status in (Status.BAD_ARGUMENT, Status.INVALID) and not diagnostics
            raise Error(status, diagnostics, refused if is_refused else "")

    def warnings(self) -> tuple[Diagnostic, ...]:
        """Returns what a call reported that did not fail."""
        return tuple(d for d in self.diagnostics if d.severity != Severity.ERROR)


def NotFound(diagnostics: list[Diagnostic], message: str) -> Error:
    """Returns the error of a name that does not exist."""
    from ._errors import NotFoundError

    return NotFoundError(Status.NOT_FOUND, diagnostics, message)


class Caller:
    """What a progress callback needs: the function and where its exception goes."""

    __slots__ = ("function", "handle", "sink")

    def __init__(self, function: Callable[[int], Any], sink: Sink) -> None:
        self.function = function
        self.sink = sink
        self.handle = ffi.new_handle(self)


class Source:
    """Bytes that a Python function reads by range."""

    __slots__ = ("handle", "head", "read_at", "sink", "size")

    def __init__(self, size: int, read_at: ReadAt, sink: Sink | None = None) -> None:
        self.size = size
        self.read_at = read_at
        self.sink = sink
        self.head = b""
        self.handle = ffi.new_handle(self)

    def read(self, offset: int, size: int) -> memoryview:
        """Returns a range: of the first bytes if they are known, otherwise from the function."""
        if offset + size <= len(self.head):
            return memoryview(self.head)[offset : offset + size]
        data = memoryview(self.read_at(offset, size)).cast("B")
        if len(data) != size:
            raise OSError(f"read {len(data)} bytes at offset {offset} instead of {size}")
        return data


# What modules borrow, by the handle that varve_python_release gets.
_borrowed: dict[int, tuple[Any, Any]] = {}


def lend(thing: Any) -> Any:
    """Keeps an object until the library releases it. Returns a varve_release."""
    handle = ffi.new_handle(thing)
    _borrowed[int(ffi.cast("uintptr_t", handle))] = (handle, thing)
    return ffi.new("varve_release *", (lib.varve_python_release, handle))


def take_back(release: Any) -> None:
    """Forgets what the library did not take."""
    _borrowed.pop(int(ffi.cast("uintptr_t", release.user)), None)


@ffi.def_extern()  # type: ignore[untyped-decorator, unused-ignore]
def varve_python_release(user: Any) -> None:
    """Forgets what a module borrowed."""
    _borrowed.pop(int(ffi.cast("uintptr_t", user)), None)


def ignore_steps(_steps: int) -> None:
    """Is the progress function of calls without one: meanwhile Python calls the handlers of signals."""


def keep_exception(_kind: Any, exception: Any, traceback: Any) -> None:
    """Keeps the exception of a callback for the call that it interrupts; a signal may raise it at any place."""
    user = ffi.from_handle(traceback.tb_frame.f_locals["user"])
    (user if isinstance(user, Sink) else user.sink).exception = exception.with_traceback(traceback)


@ffi.def_extern(onerror=keep_exception)  # type: ignore[untyped-decorator, unused-ignore]
def varve_python_diagnostic(user: Any, diagnostic: Any) -> None:
    """Receives a diagnostic."""
    add_diagnostic(ffi.from_handle(user).diagnostics, diagnostic_of(diagnostic))


@ffi.def_extern(error=False, onerror=keep_exception)  # type: ignore[untyped-decorator, unused-ignore]
def varve_python_progress(user: Any, steps: int) -> bool:
    """Calls the progress function; an exception or False cancels."""
    return ffi.from_handle(user).function(steps) is not False


@ffi.def_extern(error=int(Status.IO), onerror=keep_exception)  # type: ignore[untyped-decorator, unused-ignore]
def varve_python_read_at(user: Any, offset: int, to: Any, size: int) -> int:
    """Reads a range of a source."""
    ffi.buffer(to, size)[:] = ffi.from_handle(user).read(offset, size)
    return int(Status.OK)


@ffi.def_extern(error=int(Status.INTERNAL))  # type: ignore[untyped-decorator, unused-ignore]
def varve_python_symbol(user: Any, symbol: Any) -> int:
    """Appends a symbol to a list of tuples."""
    ffi.from_handle(user).append(
        (
            text_of(symbol.path),
            text_of(symbol.name),
            text_of(symbol.operation_name),
            symbol.visibility,
            symbol.depth,
            symbol.operation,
        )
    )
    return int(Status.OK)


@ffi.def_extern()  # type: ignore[untyped-decorator, unused-ignore]
def varve_python_upgrade_event(user: Any, event: Any) -> None:
    """Appends an event of an upgrade to a list of tuples."""
    ffi.from_handle(user).append(
        (
            event.kind,
            text_of(event.rule),
            event.count,
            text_of(event.operation),
            text_of(event.reason),
            text_of(event.file),
            event.line,
            event.column,
        )
    )
