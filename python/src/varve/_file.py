# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files that are read by parts. Everything here: since 0.1."""

from __future__ import annotations

import enum
import os
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from ._callbacks import Progress, ReadAt, Source
from ._context import Context, encode
from ._era import Choice, choice_for_bytes, choice_for_path, read
from ._errors import Diagnostic, Error, bad_argument, refuse_copy
from ._module import Module
from ._native import ffi, lib
from ._save import FORMAT_NAMES, load_members

if TYPE_CHECKING:
    from ._resource import Resources


# Bytes that the library asks for first, and the most for which it asks ahead: varve_file_source.least_request.
EXACT_HEAD, AHEAD_HEAD, MOST_HEAD = 4096, 128 << 10, 1 << 20


class Visibility(enum.IntEnum):
    """The visibility of a symbol."""

    PUBLIC = 0
    PRIVATE = 1
    NESTED = 2


class Symbol(NamedTuple):
    """A symbol of a file."""

    path: str
    """As in text: `@outer::@inner`."""
    name: str
    operation_name: str
    visibility: Visibility
    depth: int
    """The number of symbols around it."""
    operation: int
    """The number of the operation of the root that is or contains the symbol."""


class Findings(NamedTuple):
    """What `File.check` finds."""

    module: Module
    version: int | None
    """Version of the format; None for text."""
    has_hashes: bool
    """Whether the file stores hashes, which match the module."""


class File:
    """An open file with a module in any format, read by parts.

    Opening a varve file with groups reads its directory only; further calls read what they need. Modules and arrays
    that come from the file stay valid after `close`. `varve.open` opens one. Errors of a part are raised by the call
    that reads it.

    >>> with varve.open(b'func.func @f() { return } func.func @g() { return }') as f:
    ...     print([symbol.path for symbol in f.symbols], f["@g"].count_operations()["func.func"])
    ['@f', '@g'] 1
    """

    __slots__ = ("__weakref__", "_context", "_keep", "_note", "_pointer", "_resources")

    def __init__(
        self,
        open_: Callable[..., int],
        source: Any,
        keep: Any,
        context: Context | None,
        progress: Progress,
        options: dict[str, Any],
    ) -> None:
        self._pointer = None
        self._context = context or Context()
        self._note: tuple[Diagnostic, ...] = ()
        self._resources: Resources | None = None
        self._keep = (keep, options.get("dictionary"))
        out = ffi.new("varve_file **")
        heap = self._context._heap
        with self._context._call(progress) as call:
            members = call.options("varve_load_options", **load_members(options, call))
            call.check(open_(heap.pointer, source(call), members, out))
            heap.users += 1
            self._pointer = out[0]

    __reduce__ = refuse_copy

    def __repr__(self) -> str:
        return f"<varve.File: {self.format if self._pointer is not None else 'closed'}>"

    def __del__(self) -> None:
        self.close()

    def __enter__(self) -> File:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file. Further calls raise varve.Error. Closing twice is allowed."""
        pointer, self._pointer = getattr(self, "_pointer", None), None
        if pointer is not None:
            self._context._heap.retire(lib.varve_file_close, pointer, self._keep)

    def _opened(self) -> Any:
        if self._pointer is None:
            raise bad_argument("the file is closed")
        return self._pointer

    @property
    def context(self) -> Context:
        """The context of the modules that are read from the file."""
        return self._context

    @property
    def format(self) -> str:
        """The format: "text", "bytecode", "varve", "zstd", or "jax-export" for a file of jax.export."""
        with self._context._heap.lock:
            return FORMAT_NAMES[lib.varve_file_get_format(self._opened())]

    @property
    def symbols(self) -> list[Symbol]:
        """The symbols in order of definition; nested symbols follow the symbol that contains them."""
        return self._list_symbols()

    def _list_symbols(self) -> list[Symbol]:
        found: list[Any] = []
        handle = ffi.new_handle(found)
        with self._context._call() as call:
            call.check(lib.varve_file_list(self._opened(), lib.varve_python_symbol, handle))
        return [Symbol(s[0], s[1], s[2], Visibility(s[3]), s[4], s[5]) for s in found]

    def __iter__(self) -> Iterator[str]:
        return iter([symbol.path for symbol in self.symbols])

    def __contains__(self, path: object) -> bool:
        return isinstance(path, str) and any(path in (symbol.path, symbol.name) for symbol in self.symbols)

    def _read(self, read: Callable[[Any, Any], int], not_found: str = "") -> Module:
        out = ffi.new("varve_module **")
        with self._context._call() as call:
            call.check(read(self._opened(), out), not_found)
            warnings = self._context._heap.sink.warnings()
        module = Module(self._context, _pointer=out[0], _keep=self._keep)
        module._is_lazy = True
        module.diagnostics = self._note + warnings
        return module

    def __getitem__(self, path: str) -> Module:
        """Reads one symbol as a module: the root, and in it only the operation that path leads to.

        path: "@name", "@outer::@inner", or a bare name. Raises varve.NotFoundError, a KeyError, and varve.Error.
        """
        keep = ffi.from_buffer("char[]", encode(path))
        slice_ = (keep, len(keep))
        return self._read(lambda file, out: int(lib.varve_file_read_symbol(file, slice_, out)), f"no symbol {path}")

    def find(self, name: str) -> int:
        """Returns the number of the operation of the root that defines a symbol. Raises varve.NotFoundError."""
        out = ffi.new("uint64_t *")
        with self._context._call() as call:
            found = lib.varve_file_find(self._opened(), call.slice(name), out, ffi.NULL)
            call.check(found, f"no symbol {name}")
        return int(out[0])

    def read_operation(self, number: int) -> Module:
        """Reads one operation of the root by its number. Raises varve.NotFoundError if there are fewer."""
        read = lib.varve_file_read_operation
        return self._read(lambda file, out: int(read(file, number, out)), f"no operation {number}")

    def read_operations(self, numbers: Iterable[int], *, all_resources: bool = False) -> Module:
        """Reads several operations of the root, by ascending numbers; none reads only the root.

        all_resources: the module also has resources that nothing in it refers to.
        """
        items = list(numbers)
        array = ffi.new("uint64_t[]", items)
        size = ffi.sizeof("varve_file_selection")
        selection = ffi.new("varve_file_selection *", (size, array, len(items), all_resources))
        return self._read(lambda file, out: int(lib.varve_file_read_selection(file, selection, out)))

    def read(self) -> Module:
        """Reads the whole file."""
        return self._read(lambda file, out: int(lib.varve_file_read_module(file, out)))

    @property
    def resources(self) -> Resources:
        """The resources of the file by key, without reading its operations."""
        if self._resources is None:
            self._opened()
            self._resources = self.read_operations([], all_resources=True).resources
        return self._resources

    def check(self) -> Findings:
        """Checks the whole file: checksums, structure, the verifier, and stored hashes. Raises varve.Error."""
        found = ffi.new("varve_file_findings *", {"struct_size": ffi.sizeof("varve_file_findings")})
        module = self._read(lambda file, out: int(lib.varve_file_check(file, found, out)))
        return Findings(module, found.version if found.has_version else None, bool(found.has_hashes))


def open_chosen(choice: Choice | None, open_: Callable[..., int], arguments: tuple[Any, ...]) -> File:
    """Opens a file in the era of a choice, or in others if that fails. None: the context is given, or the default."""
    make, keep, given, progress, options = arguments

    def open_in(context: Context | None, is_exact: bool) -> File:
        options["era_is_detected"] = is_exact
        return File(open_, make, keep, context, progress, options)

    def open_whole(context: Context, is_exact: bool) -> File:
        file = open_in(context, is_exact)
        if file.format == "text":
            file._list_symbols()  # reads the whole text, which another era may have to do
        return file

    if choice is None:
        return open_in(given, False)
    try:
        file = read(choice, open_whole)
    except Error:
        file = open_in(choice.context(), choice.is_exact())  # what reads a part raises the error
    file._note = choice.note()
    return file


def open_path(path: str | os.PathLike[str], context: Context | None, progress: Progress, **options: Any) -> File:
    """Opens a file of the file system."""
    choice = None if context is not None else choice_for_path(path, options.get("file_name"))
    make: Callable[[Any], Any] = lambda call: call.path(path)  # noqa: E731
    return open_chosen(choice, lib.varve_file_open, (make, None, context, progress, options))


def open_bytes(data: Any, context: Context | None = None, progress: Progress = None, **options: Any) -> File:
    """Opens a file in memory, which must not change."""
    buffer = ffi.from_buffer("char[]", data)
    choice = None if context is not None else choice_for_bytes(data, options.get("file_name"))
    make: Callable[[Any], Any] = lambda _call: (buffer, len(buffer))  # noqa: E731
    return open_chosen(choice, lib.varve_file_open_bytes, (make, buffer, context, progress, options))


def open_source(
    size: int,
    read_at: ReadAt,
    *,
    least_request: int = 0,
    context: Context | None = None,
    progress: Progress = None,
    **options: Any,
) -> File:
    """Opens a file whose bytes a function reads: `read_at(offset, size)` returns exactly size bytes.

    size: of the whole file, in bytes. The function may raise: the call that needs the bytes then raises the same
    exception. It must not use the context. It is called by any thread that uses the file, one at a time.
    least_request: the bytes of the smallest range that is asked for, up to 1 MiB; 0: 128 KiB; 1: what is needed.
    options: as for `varve.open`. Without a context, the first bytes are read at once, and not again.
    """
    source = Source(size, read_at)
    choice = None
    if context is None:
        first = EXACT_HEAD if least_request == 1 else min(least_request or AHEAD_HEAD, MOST_HEAD)
        source.head = bytes(source.read(0, min(size, first)))
        choice = choice_for_bytes(source.head, options.get("file_name"))
        context = choice.context()
    source.sink = context._heap.sink
    native = ffi.new("varve_file_source *", {"struct_size": ffi.sizeof("varve_file_source")})
    native.size = size
    native.least_request = least_request
    native.read_at = lib.varve_python_read_at
    native.user = source.handle
    file = File(lib.varve_file_open_source, lambda _call: native, (native, source), context, progress, options)
    file._note = choice.note() if choice is not None else ()
    return file


__all__ = ["Diagnostic", "File", "Findings", "Symbol", "Visibility", "open_source"]
