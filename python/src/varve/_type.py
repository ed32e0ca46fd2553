# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types. Everything here: since 0.1. MLIR's "Builtin Dialect" defines the types."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any, Optional

from ._context import take_text
from ._entity import Component, Entity, components, parameters
from ._errors import text_of
from ._native import ffi, lib

if TYPE_CHECKING:
    from ._attribute import Attribute

DYNAMIC: int = lib.VARVE_DYNAMIC
Shape = tuple[Optional[int], ...]


class TypeKind(enum.IntEnum):
    """The kinds of types."""

    INTEGER = 1
    INDEX = 2
    FLOAT = 3
    NONE = 4
    COMPLEX = 5
    FUNCTION = 6
    TUPLE = 7
    VECTOR = 8
    RANKED_TENSOR = 9
    UNRANKED_TENSOR = 10
    MEMREF = 11
    UNRANKED_MEMREF = 12
    DIALECT = 13


class Signedness(enum.IntEnum):
    """Whether an integer type has a sign: i32, si32, ui32."""

    SIGNLESS = 0
    SIGNED = 1
    UNSIGNED = 2


FLOATS = tuple(
    [
        "f4E2M1FN",
        "f6E2M3FN",
        "f6E3M2FN",
        "f8E5M2",
        "f8E4M3",
        "f8E4M3FN",
        "f8E5M2FNUZ",
        "f8E4M3FNUZ",
        "f8E4M3B11FNUZ",
        "f8E3M4",
        "f8E8M0FNU",
        "bf16",
        "f16",
        "tf32",
        "f32",
        "f64",
        "f80",
        "f128",
    ]
)
"""The float types, in the order of varve_float_kind."""


class Type(Entity):
    """A type. It prints as MLIR prints it, and equal types are equal, also those of two contexts.

    An attribute that its kind does not have raises AttributeError: `i32` has no shape.

    >>> t = varve.Context().type("tensor<4x?xf32>")
    >>> t.kind.name, t.shape, t.element_type, t.rank
    ('RANKED_TENSOR', (4, None), f32, 2)
    >>> t == varve.Context().types.tensor([4, None], "f32")
    True
    """

    __slots__ = ()

    def _print(self) -> str:
        out = ffi.new("varve_bytes **")
        with self.context._call() as call:
            call.check(lib.varve_type_print(self._heap.pointer, self._pointer, out))
            return take_text(out[0])

    def _family(self) -> type[Entity]:
        return Type

    @property
    def kind(self) -> TypeKind:
        """The kind of the type."""
        with self._heap.lock:
            return TypeKind(lib.varve_type_get_kind(self._pointer))

    @property
    def width(self) -> int:
        """The width of an integer or float type in bits."""
        with self._heap.lock:
            width = lib.varve_type_get_width(self._pointer)
        if not width and self.kind not in (TypeKind.INTEGER, TypeKind.FLOAT):
            self._lacks("width")
        return int(width)

    @property
    def signedness(self) -> Signedness:
        """The signedness; SIGNLESS for other types than integers."""
        with self._heap.lock:
            return Signedness(lib.varve_type_get_signedness(self._pointer))

    @property
    def float_name(self) -> str | None:
        """The name of a float type, such as "bf16"; None for other types."""
        with self._heap.lock:
            kind = lib.varve_type_get_float_kind(self._pointer)
        return FLOATS[kind] if kind < len(FLOATS) else None

    @property
    def is_shaped(self) -> bool:
        """Whether it is a vector, tensor or memref; unranked ones too."""
        with self._heap.lock:
            return bool(lib.varve_type_is_shaped(self._pointer))

    @property
    def has_rank(self) -> bool:
        """Whether it is a vector, tensor or memref with a rank."""
        with self._heap.lock:
            return bool(lib.varve_type_has_rank(self._pointer))

    @property
    def rank(self) -> int:
        """The number of dimensions."""
        if not self.has_rank:
            self._lacks("rank")
        with self._heap.lock:
            return int(lib.varve_type_get_rank(self._pointer))

    @property
    def shape(self) -> Shape:
        """The sizes; None for one that is not known."""
        if not self.has_rank:
            self._lacks("shape")
        with self._heap.lock:
            shape = lib.varve_type_get_shape(self._pointer)
            sizes = ffi.unpack(shape.sizes, shape.rank) if shape.rank else []
        return tuple(None if size == DYNAMIC else size for size in sizes)

    @property
    def scalable(self) -> tuple[bool, ...]:
        """Which dimensions of a vector are scalable."""
        if not self.has_rank:
            self._lacks("shape")
        with self._heap.lock:
            shape = lib.varve_type_get_shape(self._pointer)
            if shape.scalable == ffi.NULL:
                return (False,) * int(shape.rank)
            return tuple(bool(shape.scalable[i]) for i in range(shape.rank))

    @property
    def element_type(self) -> Type:
        """The element type of a shaped or complex type."""
        with self._heap.lock:
            found = lib.varve_type_get_element_type(self._pointer)
        return Type(self._owner, found) if found != ffi.NULL else self._lacks("element type")

    def _attribute(self, get: Any) -> Attribute | None:
        from ._attribute import wrap_optional

        with self._heap.lock:
            return wrap_optional(self._owner, get(self._pointer))

    @property
    def encoding(self) -> Attribute | None:
        """The encoding of a tensor, or None."""
        return self._attribute(lib.varve_type_get_encoding)

    @property
    def layout(self) -> Attribute | None:
        """The layout of a memref, or None for other types."""
        return self._attribute(lib.varve_type_get_layout)

    @property
    def memory_space(self) -> Attribute | None:
        """The memory space of a memref, or None."""
        return self._attribute(lib.varve_type_get_memory_space)

    def _types(self, kind: TypeKind, what: str, count: Any, get: Any) -> tuple[Type, ...]:
        if self.kind != kind:
            self._lacks(what)
        with self._heap.lock:
            return tuple(Type(self._owner, get(self._pointer, i)) for i in range(count(self._pointer)))

    @property
    def inputs(self) -> tuple[Type, ...]:
        """The inputs of a function type."""
        return self._types(TypeKind.FUNCTION, "inputs", lib.varve_type_get_input_count, lib.varve_type_get_input)

    @property
    def results(self) -> tuple[Type, ...]:
        """The results of a function type."""
        return self._types(TypeKind.FUNCTION, "results", lib.varve_type_get_result_count, lib.varve_type_get_result)

    @property
    def members(self) -> tuple[Type, ...]:
        """The types in a tuple."""
        return self._types(TypeKind.TUPLE, "members", lib.varve_type_get_member_count, lib.varve_type_get_member)

    @property
    def dialect(self) -> str:
        """The name of the dialect; "builtin" for the types of MLIR itself."""
        with self._heap.lock:
            return text_of(lib.varve_type_get_dialect(self._pointer))

    @property
    def mnemonic(self) -> str:
        """The name in the dialect: "ptr" of `!tt.ptr<f32>`."""
        with self._heap.lock:
            return text_of(lib.varve_type_get_mnemonic(self._pointer))

    @property
    def parameters(self) -> dict[str, Component]:
        """The parameters of a dialect's type by name; empty if it has no definition with a format."""
        with self._heap.lock:
            count = lib.varve_type_get_parameter_count(self._pointer)
        return parameters(self, count, lib.varve_type_get_parameter)

    @property
    def components(self) -> tuple[Component, ...]:
        """Everything that the type directly consists of, in unspecified order."""
        return components(self, "type")
