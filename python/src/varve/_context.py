# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Contexts: who owns types, attributes and modules, the lock, and when native objects are freed. Since 0.1."""

from __future__ import annotations

import os
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ._callbacks import Caller, Progress, Sink, ignore_steps
from ._errors import Error, Status, bad_argument, refuse_copy
from ._native import ffi, lib
from ._registry import Registry

if TYPE_CHECKING:
    from ._affine import AffineFactory
    from ._attribute import Attribute
    from ._location import LocationFactory
    from ._make_attributes import AttributeFactory
    from ._make_types import TypeFactory
    from ._type import Type

LIMITS = ("max_depth", "max_errors", "max_output", "max_memory", "max_unpacked", "max_expansion", "max_input")


_LEFT: deque[Heap] = deque()
"""Heaps with objects that could not be freed at once, because another thread had the lock."""


class Heap:
    """The native context. It lives until the Context and all modules and files of it are gone.

    Python frees objects in any order, and possibly while a call of the same thread runs. So an object that ends only
    queues its native part; a thread that holds the lock, outside of calls, frees it.
    """

    __slots__ = (
        "__weakref__",
        "is_busy",
        "lock",
        "owners",
        "pending",
        "pointer",
        "registry",
        "sink",
        "users",
        "values",
    )

    def __init__(self, pointer: Any, registry: Registry) -> None:
        self.pointer = pointer
        self.registry = registry
        self.sink = Sink()
        self.lock: Any = threading.RLock()
        self.is_busy = False
        self.pending: deque[tuple[Callable[[Any], None], Any, Any]] = deque()
        self.users = 1
        # Room for the values of one operation, which is used while the lock is held.
        self.values = ffi.new("varve_value *[]", 64)
        self.owners = ffi.new("void *[]", 64)
        _HEAPS[id(self)] = self

    def retire(self, destroy: Callable[[Any], None], pointer: Any, keep: Any) -> None:
        """Queues a native object whose owner ends. keep is what the object uses."""
        self.pending.append((destroy, pointer, keep))
        if not self.try_drain():
            _LEFT.append(self)

    def try_drain(self) -> bool:
        """Frees what is queued, unless another thread has the lock."""
        if not self.lock.acquire(blocking=False):
            return False
        try:
            self.drain()
        finally:
            self.lock.release()
        return True

    def drain(self) -> None:
        """Frees what is queued. The caller has the lock."""
        while self.pending and not self.is_busy:
            destroy, pointer, _keep = self.pending.popleft()
            if pointer is not None:
                destroy(pointer)
            self.users -= 1
            if self.users == 0 and self.pointer is not None:
                lib.varve_context_destroy(self.pointer)
                self.pointer = None


_HEAPS: weakref.WeakValueDictionary[int, Heap] = weakref.WeakValueDictionary()


class LostLock:
    """The lock of a context that another thread used when the process forked: the child cannot use the context."""

    def acquire(self, blocking: bool = True) -> bool:
        """Returns False. Raises varve.Error if it would wait."""
        return self.__enter__() if blocking else False

    def __enter__(self) -> bool:
        raise bad_argument("another thread of the parent process used this context when the process forked")

    def __exit__(self, *_exception: object) -> None:
        pass


def after_fork() -> None:
    """Replaces, in a child process, the locks that other threads of the parent have: nobody releases them."""
    Registry._default_lock = threading.Lock()
    for reference in _HEAPS.valuerefs():
        heap = reference()
        if heap is not None and not isinstance(heap.lock, LostLock):
            if heap.lock.acquire(blocking=False):
                heap.lock.release()
            else:
                heap.lock = LostLock()


os.register_at_fork(after_in_child=after_fork)


def drain_left() -> None:
    """Frees what was left in any context. Called where contexts and modules are made."""
    for _ in range(len(_LEFT)):
        try:
            heap = _LEFT.popleft()
        except IndexError:
            return
        if not heap.try_drain():
            _LEFT.append(heap)


def nothing(_pointer: Any) -> None:
    """Frees nothing: the context itself is freed with its last user."""


class Context:
    """Owns types, attributes and modules.

    `varve.load` and `varve.parse` make a context for each module unless they get one. Modules that share a context
    share its types and attributes; comparing these is then cheap. Any thread may use a context: each call takes its
    lock, so that a second thread waits.

    registry: the definitions of dialects, default: those of LLVM 22 and the packs of this package.
    limits: by name as in `<varve/limits.h>`: max_depth, max_errors, max_output, max_memory, max_unpacked,
    max_expansion, max_input.

    >>> context = varve.Context(limits={"max_depth": 100})
    >>> context.type("tensor<4x?xf32>").shape
    (4, None)
    """

    __slots__ = ("__weakref__", "_heap", "_names")

    def __init__(self, registry: Registry | None = None, *, limits: Mapping[str, int] | None = None) -> None:
        drain_left()
        registry = registry or Registry.default()
        options = ffi.new("varve_context_options *", {"struct_size": ffi.sizeof("varve_context_options")})
        options.registry = registry._pointer
        if limits:
            unknown = set(limits) - set(LIMITS)
            if unknown:
                raise bad_argument(f"unknown limits: {', '.join(sorted(unknown))}")
            native = ffi.new("varve_limits *", {"struct_size": ffi.sizeof("varve_limits"), **limits})
            options.limits = native
        out = ffi.new("varve_context **")
        status = lib.varve_context_create(options, out)
        if status:
            raise Error(status)
        self._heap = Heap(out[0], registry)
        self._names: dict[Any, str] = {}

    __reduce__ = refuse_copy

    def __del__(self) -> None:
        heap = getattr(self, "_heap", None)
        if heap is not None:
            heap.retire(nothing, None, None)

    @property
    def _context(self) -> Context:
        return self

    @property
    def registry(self) -> Registry:
        """The definitions of dialects."""
        return self._heap.registry

    @property
    def types(self) -> TypeFactory:
        """Makes types: `context.types.tensor([4, None], "f32")`."""
        from ._make_types import TypeFactory

        return TypeFactory(self)

    @property
    def attributes(self) -> AttributeFactory:
        """Makes attributes: `context.attributes.integer(4, "i32")`."""
        from ._make_attributes import AttributeFactory

        return AttributeFactory(self)

    @property
    def locations(self) -> LocationFactory:
        """Makes locations: `context.locations.file("a.py", 3, 1)`."""
        from ._location import LocationFactory

        return LocationFactory(self)

    @property
    def affine(self) -> AffineFactory:
        """Makes affine expressions: `context.affine.dim(0) + 1`."""
        from ._affine import AffineFactory

        return AffineFactory(self)

    def type(self, text: str) -> Type:
        """Parses a type, such as "tensor<4x?xf32>". Raises varve.Error."""
        from ._type import Type

        out = ffi.new("varve_type **")
        with self._call() as call:
            call.check(lib.varve_type_parse(self._heap.pointer, call.slice(text), call.sink(), out))
        return Type(self, out[0])

    def attribute(self, text: str) -> Attribute:
        """Parses an attribute or a location, such as "dense<0> : tensor<4xi32>". Raises varve.Error."""
        from ._attribute import wrap_attribute

        out = ffi.new("varve_attribute **")
        with self._call() as call:
            call.check(lib.varve_attribute_parse(self._heap.pointer, call.slice(text), call.sink(), out))
        return wrap_attribute(self, out[0])

    @contextmanager
    def _call(self, progress: Progress = None) -> Iterator[Call]:
        """Takes the lock for a call that may report diagnostics, run long, or change the context."""
        heap = self._heap
        with heap.lock:
            if heap.is_busy:
                raise bad_argument("a callback must not call back into the context")
            try:
                heap.is_busy = True
                heap.sink.begin()
                yield Call(heap, progress)
            finally:
                heap.is_busy = False
                heap.drain()


class Call:
    """One call of the library: keeps what it refers to alive, and raises its errors."""

    __slots__ = ("_caller", "_heap", "_keep")

    def __init__(self, heap: Heap, progress: Progress) -> None:
        self._heap = heap
        self._keep: list[Any] = []
        self._caller = Caller(progress, heap.sink) if progress is not None else None

    def check(self, status: int, not_found: str = "", refused: str = "") -> None:
        """Raises varve.Error unless the status is OK; see `Sink.check`."""
        self._heap.sink.check(status, not_found, refused)

    def keep(self, thing: Any) -> Any:
        """Keeps a native object until the call ends, and returns it."""
        self._keep.append(thing)
        return thing

    def slice(self, value: str | bytes | bytearray | memoryview) -> Any:
        """Returns a varve_slice of a text or bytes."""
        return make_slice(value, self._keep)

    def sink(self) -> Any:
        """Returns the sink of the context."""
        sink = self.keep(ffi.new("varve_diagnostic_sink *"))
        self._heap.sink.fill(sink)
        return sink[0]

    def options(self, c_type: str, **members: Any) -> Any:
        """Returns options: members that are None are left at their default, texts become slices."""
        options = self.keep(ffi.new(f"{c_type} *"))
        options.struct_size = ffi.sizeof(c_type)
        fields = {field for field, _ in ffi.typeof(c_type).fields}
        if "sink" in fields:
            self._heap.sink.fill(options.sink)
        if "progress" in fields:
            if self._caller is None and threading.current_thread() is threading.main_thread():
                self._caller = Caller(ignore_steps, self._heap.sink)
            if self._caller is not None:
                options.progress.function = lib.varve_python_progress
                options.progress.user = self._caller.handle
        for member, value in members.items():
            if value is not None:
                try:
                    setattr(options, member, self.slice(value) if isinstance(value, (str, bytes)) else value)
                except TypeError:
                    raise TypeError(f"{member} has a value of the wrong type: {type(value).__name__}") from None
        return options

    def path(self, path: str | os.PathLike[str]) -> Any:
        """Returns a path as the library takes it. "-" would be standard input or output, so it becomes "./-"."""
        name = os.fsencode(path)
        if b"\0" in name:
            raise ValueError("embedded null byte in a path")
        return self.keep(ffi.new("char[]", b"./-" if name == b"-" else name))


def make_slice(value: Any, keep: list[Any]) -> Any:
    """Returns a varve_slice of a text or an object with a buffer; keep gets what must live as long."""
    buffer = ffi.from_buffer("char[]", encode(value) if isinstance(value, str) else value)
    keep.append(buffer)
    slice_ = ffi.new("varve_slice *", (buffer, len(buffer)))
    keep.append(slice_)
    return slice_[0]


def encode(text: Any) -> bytes:
    """Returns a text as UTF-8. Raises TypeError if it is no text."""
    if not isinstance(text, str):
        raise TypeError(f"a text is expected, not {type(text).__name__}")
    return text.encode("utf-8", "surrogateescape")


def take_bytes(pointer: Any) -> bytes:
    """Copies a varve_bytes and frees it."""
    if pointer == ffi.NULL:
        return b""
    slice_ = lib.varve_bytes_slice(pointer)
    try:
        return bytes(ffi.buffer(slice_.data, slice_.size)) if slice_.size else b""
    finally:
        lib.varve_bytes_destroy(pointer)


def take_text(pointer: Any) -> str:
    """Copies a varve_bytes as text and frees it."""
    return take_bytes(pointer).decode("utf-8", "surrogateescape")


__all__ = ["Call", "Context", "Heap", "Status"]
