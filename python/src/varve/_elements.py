# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers in bulk: NumPy arrays and buffers that use the memory of the library. Everything here: since 0.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._errors import Error
from ._native import ffi, lib
from ._type import Type, TypeKind

if TYPE_CHECKING:
    import numpy as np

    from ._attribute import Attribute

_ML_DTYPES = {
    "f4E2M1FN": "float4_e2m1fn",
    "f6E2M3FN": "float6_e2m3fn",
    "f6E3M2FN": "float6_e3m2fn",
    "f8E5M2": "float8_e5m2",
    "f8E4M3": "float8_e4m3",
    "f8E4M3FN": "float8_e4m3fn",
    "f8E5M2FNUZ": "float8_e5m2fnuz",
    "f8E4M3FNUZ": "float8_e4m3fnuz",
    "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "f8E3M4": "float8_e3m4",
    "f8E8M0FNU": "float8_e8m0fnu",
    "bf16": "bfloat16",
}


def dtype_of(element_type: Type) -> np.dtype[Any]:
    """Returns the NumPy type of an element type. Raises TypeError if there is no such NumPy type.

    Signless integers are signed, as in MLIR; i1 is bool; index is int64.
    """
    import numpy as np

    found: np.dtype[Any]
    kind = element_type.kind
    if kind == TypeKind.INDEX:
        return np.dtype("<i8")
    if kind == TypeKind.INTEGER:
        sign = "u" if element_type.signedness == 2 else "i"
        if element_type.width == 1:
            return np.dtype(bool)
        if element_type.width in (8, 16, 32, 64):
            return np.dtype(f"<{sign}{element_type.width // 8}")
        if element_type.width in (2, 4):
            found = np.dtype(_ml_dtype(f"{'u' if sign == 'u' else ''}int{element_type.width}", element_type))
            return found
    if kind == TypeKind.FLOAT:
        name = element_type.float_name or ""
        if name in ("f16", "f32", "f64"):
            return np.dtype(f"<f{element_type.width // 8}")
        if name in _ML_DTYPES:
            found = np.dtype(_ml_dtype(_ML_DTYPES[name], element_type))
            return found
    if kind == TypeKind.COMPLEX and element_type.element_type.float_name in ("f32", "f64"):
        return np.dtype(f"<c{element_type.element_type.width // 4}")
    raise TypeError(f"NumPy has no type for {element_type}")


def converted(array: np.ndarray[Any, Any], element_type: Type) -> np.ndarray[Any, Any]:
    """Returns numbers as a contiguous array of an element type. Raises OverflowError if they do not fit integers."""
    import numpy as np

    own = dtype_of(element_type)
    with np.errstate(invalid="ignore"):
        data = np.ascontiguousarray(array, dtype=own)
    is_integer = element_type.kind in (TypeKind.INTEGER, TypeKind.INDEX)
    if is_integer and array.dtype != own and not np.array_equal(data.astype(array.dtype), array):
        raise OverflowError(f"a number of the array does not fit {element_type}")
    return data


def _ml_dtype(name: str, element_type: Type) -> Any:
    try:
        import ml_dtypes
    except ImportError:
        raise TypeError(f"{element_type} needs the package ml_dtypes") from None
    if not hasattr(ml_dtypes, name):
        raise TypeError(f"this release of ml_dtypes has no {name}")
    return getattr(ml_dtypes, name)


class Memory:
    """Bytes of the library. What uses them through NumPy or `buffer` keeps their owner alive."""

    __slots__ = ("__weakref__", "_address", "_owner", "_pointer", "_size")

    def __init__(self, owner: Any, pointer: Any, size: int) -> None:
        self._owner = owner
        self._pointer = pointer
        self._address = int(ffi.cast("uintptr_t", pointer)) if size else 0
        self._size = size

    @property
    def buffer(self) -> memoryview:
        """The bytes, read-only, without a copy."""
        if not self._size:
            return memoryview(b"")
        # The destructor does nothing; it refers to the owner as long as the buffer lives.
        owned = ffi.gc(ffi.cast("char *", self._pointer), _Keeper(self))
        return memoryview(ffi.buffer(owned, self._size)).toreadonly()

    @property
    def __array_interface__(self) -> dict[str, Any]:
        if not self._size:
            return {"version": 3, "shape": (0,), "typestr": "|u1", "data": b""}
        return {"version": 3, "shape": (self._size,), "typestr": "|u1", "data": (self._address, True)}


class _Keeper:
    """A destructor that frees nothing."""

    __slots__ = ("kept",)

    def __init__(self, kept: Any) -> None:
        self.kept = kept

    def __call__(self, _pointer: Any) -> None:
        pass


class Elements:
    """The numbers of an attribute. `np.asarray(elements)` copies nothing, except packed ones.

    element_type, shape, count: of the elements. is_splat: all elements are equal, and memory has one of them.
    is_packed: each element has one bit, the lowest first.
    """

    __slots__ = ("_memory", "count", "element_size", "element_type", "is_packed", "is_splat", "shape")

    def __init__(self, attribute: Attribute, native: Any, shape: tuple[int, ...]) -> None:
        self.element_type = Type(attribute._owner, native.element_type)
        self.count: int = native.count
        self.is_splat = bool(native.is_splat)
        self.is_packed = bool(native.is_packed)
        self.element_size: int = native.element_size
        self.shape = shape
        self._memory = Memory(attribute._owner, native.bytes.data, native.bytes.size)

    @property
    def buffer(self) -> memoryview:
        """The bytes, little-endian, read-only, without a copy."""
        return self._memory.buffer

    def __len__(self) -> int:
        return self.count

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        import numpy as np

        own = dtype_of(self.element_type)
        data = np.asarray(self._memory)
        if self.is_packed:
            if copy is False:
                raise ValueError("elements of i1 are packed as bits: an array needs a copy")
            bits = 1 if self.is_splat else self.count
            data = np.unpackbits(data, count=bits, bitorder="little").view(bool)
            data.flags.writeable = copy is True
        else:
            data = data.view(own)
        data = np.broadcast_to(data.reshape(()), self.shape) if self.is_splat else data.reshape(self.shape)
        if dtype is not None and np.dtype(dtype) != own:
            if copy is False:
                raise ValueError(f"an array of {np.dtype(dtype)} needs a copy")
            return data.astype(dtype)
        return data.copy() if copy else data


def elements_of(attribute: Attribute) -> Elements:
    """Returns the numbers of dense elements, a dense array or dense resource elements."""
    from ._attribute import AttributeKind
    from ._module import Module

    native = ffi.new("varve_elements *", {"struct_size": ffi.sizeof("varve_elements")})
    owner = attribute._owner
    with attribute.context._call() as call:
        if isinstance(owner, Module):
            call.check(lib.varve_module_get_elements(owner._pointer, attribute._pointer, native), "no such resource")
        elif attribute.kind == AttributeKind.DENSE_RESOURCE_ELEMENTS:
            raise Error(11, (), "the attribute does not come from a module, so its resource is not known")
        else:
            call.check(lib.varve_attribute_get_elements(attribute._pointer, native))
    shape: tuple[Any, ...] = (native.count,)
    if attribute.kind != AttributeKind.DENSE_ARRAY:
        assert attribute.type is not None
        shape = attribute.type.shape
    return Elements(attribute, native, shape)
