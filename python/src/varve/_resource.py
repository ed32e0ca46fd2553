# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Resources of modules. Everything here: since 0.1."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ._elements import Memory, dtype_of
from ._errors import NotFoundError, Status, bad_argument, bytes_of, text_of
from ._make_types import TypeLike
from ._native import ffi, lib

if TYPE_CHECKING:
    import numpy as np

    from ._module import Module


class Resource:
    """A resource: the bytes of a blob, a string, or a bool.

    group: the dialect, or the group of an external resource. has_data: false if the resource is only declared.
    alignment: of a blob, in bytes. size: the number of bytes. Nothing here copies the bytes.
    """

    __slots__ = (
        "_index",
        "_module",
        "_pointer",
        "_value",
        "alignment",
        "group",
        "has_data",
        "is_external",
        "key",
        "needs_check",
        "size",
    )

    def __init__(self, module: Module, index: int) -> None:
        item = ffi.new("varve_resource_item *", {"struct_size": ffi.sizeof("varve_resource_item")})
        with module._context._call() as call:
            call.check(lib.varve_module_get_resource(module._pointer, index, item))
        self._module = module
        self._index = index
        self._pointer = item.data.data
        self._value: str | bool | None = None
        if item.is_string:
            self._value = text_of(item.data)
        elif item.is_bool:
            self._value = bool(item.bool_value)
        self.size: int = item.data.size
        self.group = text_of(item.group)
        self.key = text_of(item.key)
        self.is_external = bool(item.is_external)
        self.has_data = bool(item.has_data)
        self.alignment: int = item.alignment
        self.needs_check = bool(item.needs_check)

    def __repr__(self) -> str:
        return f"<resource {self.group}.{self.key}: {self.size} bytes>"

    @property
    def value(self) -> memoryview | str | bool | None:
        """The bytes of a blob as read-only memory, a string or a bool; None without data."""
        if self._value is not None or not self.has_data:
            return self._value
        return self.buffer

    def check(self, offset: int = 0, size: int | None = None) -> None:
        """Compares the checksums of bytes in a file, and reads the bytes before if that was not done yet.

        Raises varve.Error, CORRUPT, and what reading the file raises.
        """
        with self._module._context._call() as call:
            length = self.size - offset if size is None else size
            call.check(lib.varve_module_check_resource(self._module._pointer, self._index, offset, length))

    def _memory(self) -> Memory:
        if self.needs_check:
            self.check()
            self.needs_check = False
        return Memory(self._module, self._pointer, self.size)

    @property
    def buffer(self) -> memoryview:
        """The bytes, read-only, without a copy. They are compared with their checksum first."""
        return self._memory().buffer

    def read(self, offset: int = 0, size: int | None = None) -> bytes:
        """Returns a copy of some bytes, and compares only the checksums of these."""
        size = max(0, self.size - offset) if size is None else size
        if offset < 0 or size < 0 or offset + size > self.size:
            raise bad_argument(f"{size} bytes at {offset} are not in a resource of {self.size} bytes")
        self.check(offset, size)
        with self._module._heap.lock:
            return bytes_of(ffi.new("varve_slice *", (self._pointer + offset, size))[0]) if size else b""

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        import numpy as np

        array = np.asarray(self._memory())
        if dtype is not None:
            array = array.view(np.dtype(dtype))
        return array.copy() if copy else array

    def array(self, type: TypeLike) -> np.ndarray[Any, Any]:
        """Returns the bytes as an array with the shape and element type of a tensor type, without a copy."""
        made = self._module._context.types.of(type)
        return np_view(self.__array__(), dtype_of(made.element_type), made.shape)


def np_view(array: np.ndarray[Any, Any], dtype: np.dtype[Any], shape: Any) -> np.ndarray[Any, Any]:
    """Returns bytes as numbers of a shape. Raises varve.Error if the size does not fit."""
    import math

    if None in shape or array.nbytes != math.prod(shape) * dtype.itemsize:
        raise bad_argument(f"{array.nbytes} bytes do not fit {dtype.name} of shape {tuple(shape)}")
    return array.view(dtype).reshape(shape)


class Resources(Mapping[str, Resource]):
    """The resources of a module by key. If several groups have a key, the first one has it.

    `resources["group", "key"]` names one exactly; `list(resources.values())` has all.
    """

    __slots__ = ("_found", "_module")

    def __init__(self, module: Module) -> None:
        self._module = module
        self._found: list[Resource] | None = None

    def _all(self) -> list[Resource]:
        if self._found is None:
            with self._module._heap.lock:
                count = lib.varve_module_get_resource_count(self._module._pointer)
            self._found = [Resource(self._module, i) for i in range(count)]
        return self._found

    def __getitem__(self, key: str | tuple[str, str]) -> Resource:
        for resource in self._all():
            if key in (resource.key, (resource.group, resource.key)):
                return resource
        raise NotFoundError(Status.NOT_FOUND, (), f"no resource {key}")

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(resource.key for resource in self._all()))

    def __len__(self) -> int:
        return len({resource.key for resource in self._all()})

    def all(self) -> list[Resource]:
        """Returns all resources: those of dialects in order of appearance, then external ones."""
        return list(self._all())
