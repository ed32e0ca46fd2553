# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Locations: attributes that say where something comes from. Everything here: since 0.1."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ._attribute import Attribute, AttributeKind, wrap_optional
from ._entity import Owner
from ._errors import Error, Status, text_of
from ._native import ffi, lib

if TYPE_CHECKING:
    from ._context import Context


class FilePosition(NamedTuple):
    """A place or a range in a file. Lines and columns count from 1; what is not known is 0."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int


class Location(Attribute):
    """A location.

    >>> location = varve.Context().attribute('loc(callsite("f"("a.py":3:1) at "b.py":7:2))')
    >>> location.callee.name, location.position
    ('f', FilePosition(file='a.py', line=3, column=1, end_line=3, end_column=1))
    """

    __slots__ = ()

    def _position(self, get: Any) -> FilePosition | None:
        out = ffi.new("varve_file_position *", {"struct_size": ffi.sizeof("varve_file_position")})
        with self._heap.lock:
            status = get(self._pointer, out)
            if status in (Status.BAD_ARGUMENT, Status.NOT_FOUND):
                return None
            if status:
                raise Error(status)
            return FilePosition(text_of(out.file), out.line, out.column, out.end_line, out.end_column)

    @property
    def position(self) -> FilePosition | None:
        """The place of the first file location in it, in a call site the callee first; None if it has none."""
        return self._position(lib.varve_location_find_file)

    def _own(self) -> FilePosition:
        return self._position(lib.varve_location_get_file) or self._lacks("file")

    @property
    def file(self) -> str:
        """The file of a file location."""
        return self._own().file

    @property
    def line(self) -> int:
        """The line of a file location."""
        return self._own().line

    @property
    def column(self) -> int:
        """The column of a file location."""
        return self._own().column

    def _part(self, get: Any, what: str) -> Location:
        with self._heap.lock:
            found = wrap_optional(self._owner, get(self._pointer))
        return cast(Location, found) if found is not None else self._lacks(what)

    @property
    def name(self) -> str:
        """The name of a name location."""
        if self.kind != AttributeKind.NAME_LOCATION:
            self._lacks("name")
        with self._heap.lock:
            return text_of(lib.varve_location_get_name(self._pointer))

    @property
    def child(self) -> Location:
        """The location in a name location."""
        return self._part(lib.varve_location_get_child, "child")

    @property
    def callee(self) -> Location:
        """The callee of a call site."""
        return self._part(lib.varve_location_get_callee, "callee")

    @property
    def caller(self) -> Location:
        """The caller of a call site."""
        return self._part(lib.varve_location_get_caller, "caller")

    @property
    def locations(self) -> tuple[Location, ...]:
        """The locations in a fused one."""
        if self.kind != AttributeKind.FUSED_LOCATION:
            self._lacks("locations")
        with self._heap.lock:
            count = lib.varve_location_get_fused_count(self._pointer)
            get = lib.varve_location_get_fused
            return tuple(Location(self._owner, get(self._pointer, i)) for i in range(count))

    @property
    def metadata(self) -> Attribute | None:
        """The metadata of a fused location, or None."""
        with self._heap.lock:
            return wrap_optional(self._owner, lib.varve_location_get_metadata(self._pointer))

    @property
    def attribute(self) -> Attribute:
        """The attribute of a dialect that the location is."""
        with self._heap.lock:
            found = wrap_optional(self._owner, lib.varve_location_get_attribute(self._pointer))
        return found if found is not None else self._lacks("attribute")


class LocationFactory:
    """Makes locations of a context: `context.locations`. Raises varve.Error."""

    __slots__ = ("_owner",)

    def __init__(self, owner: Context) -> None:
        self._owner: Owner = owner

    def _make(self, make: Any, *arguments: Any, keep: Any = None) -> Location:
        out = ffi.new("varve_attribute **")
        with self._owner._context._call() as call:
            call.check(make(self._owner._heap.pointer, *arguments, out))
        return Location(self._owner, out[0])

    def unknown(self) -> Location:
        """Makes `loc(unknown)`."""
        return self._make(lib.varve_location_make_unknown)

    def file(self, file: str, line: int, column: int, end_line: int = 0, end_column: int = 0) -> Location:
        """Makes the location of a place in a file, or of a range in it."""
        name = file.encode()
        buffer = ffi.from_buffer("char[]", name)
        size = ffi.sizeof("varve_file_position")
        position = ffi.new("varve_file_position *", (size, (buffer, len(name)), line, column, end_line, end_column))
        return self._make(lib.varve_location_make_file, position)

    def name(self, name: str, child: Location | None = None) -> Location:
        """Makes a location with a name. child, default: the unknown location."""
        encoded = name.encode()
        slice_ = (ffi.from_buffer("char[]", encoded), len(encoded))
        return self._make(lib.varve_location_make_name, slice_, native(child, self._owner))

    def call_site(self, callee: Location, caller: Location) -> Location:
        """Makes the location of a call."""
        return self._make(lib.varve_location_make_call_site, native(callee, self._owner), native(caller, self._owner))

    def fused(self, locations: Iterable[Location], metadata: Attribute | None = None) -> Location:
        """Makes a location of several, as MLIR's FusedLoc::get: simplified, so it may be one of them."""
        items = [native(location, self._owner) for location in locations]
        array = ffi.new("varve_attribute *[]", items)
        return self._make(lib.varve_location_make_fused, (array, len(items)), native(metadata, self._owner))

    def dialect(self, attribute: Attribute) -> Location:
        """Makes the location that is an attribute of a dialect other than builtin: `loc(#dialect.attribute)`."""
        return self._make(lib.varve_location_make_dialect, native(attribute, self._owner))


def native(entity: Attribute | None, owner: Owner) -> Any:
    """Returns the native attribute for a call of a context. One of another context is parsed from its text."""
    if entity is None:
        return ffi.NULL
    if not isinstance(entity, Attribute):
        raise TypeError(f"an attribute or location is expected, not {type(entity).__name__}")
    if entity._heap is owner._heap:
        return entity._pointer
    return owner._context.attribute(str(entity))._pointer
