# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Making types. Everything here: since 0.1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Union

from ._errors import bad_argument
from ._location import native
from ._native import ffi, lib
from ._type import DYNAMIC, FLOATS, Signedness, Type, TypeKind

if TYPE_CHECKING:
    from ._attribute import Attribute
    from ._context import Call, Context
    from ._entity import Component

TypeLike = Union[Type, str]
"""A type, or its MLIR text."""


class TypeFactory:
    """Makes types of a context: `context.types`. A type that is given may be a text.

    All methods raise varve.Error if a part is not allowed at its place.

    >>> types = varve.Context().types
    >>> types.function([types.memref([2, None], "f32")], ["index"])
    (memref<2x?xf32>) -> index
    """

    __slots__ = ("_owner",)

    def __init__(self, owner: Context) -> None:
        self._owner = owner

    def of(self, value: TypeLike) -> Type:
        """Returns a type of this context: of a text, or equal to a type of another context."""
        if isinstance(value, str):
            return self._owner.type(value)
        if not isinstance(value, Type):
            raise TypeError(f"a type or its text is expected, not {type(value).__name__}")
        return value if value._heap is self._owner._heap else self._owner.type(str(value))

    def _make(self, make: Any, *arguments: Any) -> Type:
        out = ffi.new("varve_type **")
        with self._owner._call() as call:
            call.check(make(self._owner._heap.pointer, *arguments, out))
        return Type(self._owner, out[0])

    def _list(self, values: Sequence[TypeLike]) -> tuple[Any, Any]:
        """Returns a varve_type_list, and what must live as long."""
        if isinstance(values, str):
            raise TypeError("a list of types is expected, not a text")
        pointers = [self.of(value)._pointer for value in values]
        array = ffi.new("varve_type *[]", pointers)
        return ffi.new("varve_type_list *", (array, len(pointers))), array

    def integer(self, width: int, signedness: Signedness = Signedness.SIGNLESS) -> Type:
        """Makes an integer type, such as i32, si8 or ui8. width is at most 2^24 - 1."""
        return self._make(lib.varve_type_make_integer, width, int(signedness))

    def index(self) -> Type:
        """Makes `index`."""
        return self._make(lib.varve_type_make_index)

    def float(self, name: str) -> Type:
        """Makes a float type by its name in MLIR, such as "bf16" or "f8E4M3FN"."""
        if name not in FLOATS:
            raise bad_argument(f"no such float type: {name}")
        return self._make(lib.varve_type_make_float, FLOATS.index(name))

    def none(self) -> Type:
        """Makes MLIR's type `none`."""
        return self._make(lib.varve_type_make_none)

    def complex(self, element_type: TypeLike) -> Type:
        """Makes a complex type."""
        return self._make(lib.varve_type_make_complex, self.of(element_type)._pointer)

    def function(self, inputs: Sequence[TypeLike], results: Sequence[TypeLike]) -> Type:
        """Makes a function type."""
        first, keep_first = self._list(inputs)
        second, keep_second = self._list(results)
        made = self._make(lib.varve_type_make_function, first[0], second[0])
        del keep_first, keep_second
        return made

    def tuple(self, members: Sequence[TypeLike]) -> Type:
        """Makes a tuple type."""
        items, keep = self._list(members)
        made = self._make(lib.varve_type_make_tuple, items[0])
        del keep
        return made

    def _shaped(
        self,
        kind: TypeKind,
        element_type: TypeLike,
        shape: Sequence[int | None] = (),
        scalable: Sequence[bool] = (),
        **attributes: Attribute | None,
    ) -> Type:
        element = self.of(element_type)._pointer
        parts = ffi.new("varve_shaped_type_parts *", {"struct_size": ffi.sizeof("varve_shaped_type_parts")})
        sizes = ffi.new("int64_t[]", [DYNAMIC if size is None else size for size in shape])
        flags = ffi.new("uint8_t[]", [int(flag) for flag in scalable])
        if scalable and len(scalable) != len(shape):
            raise bad_argument("scalable has another length than shape")
        if any(size is not None and size < 0 for size in shape):
            raise bad_argument(f"a size of {list(shape)} is negative: None is one that is not known")
        if kind == TypeKind.VECTOR and None in shape:
            raise bad_argument("each size of a vector is known")
        parts.kind = int(kind)
        parts.shape = (sizes, len(shape), flags if any(scalable) else ffi.NULL)
        parts.element_type = element
        for name, attribute in attributes.items():
            setattr(parts, name, native(attribute, self._owner))
        return self._make(lib.varve_type_make_shaped, parts)

    def vector(self, shape: Sequence[int], element_type: TypeLike, scalable: Sequence[bool] = ()) -> Type:
        """Makes a vector type. scalable: which dimensions are scalable."""
        return self._shaped(TypeKind.VECTOR, element_type, shape, scalable)

    def tensor(self, shape: Sequence[int | None], element_type: TypeLike, encoding: Attribute | None = None) -> Type:
        """Makes a tensor type; None is a size that is not known."""
        return self._shaped(TypeKind.RANKED_TENSOR, element_type, shape, encoding=encoding)

    def unranked_tensor(self, element_type: TypeLike) -> Type:
        """Makes a tensor type without rank."""
        return self._shaped(TypeKind.UNRANKED_TENSOR, element_type)

    def memref(
        self,
        shape: Sequence[int | None],
        element_type: TypeLike,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
    ) -> Type:
        """Makes a memref type. layout, default: the identity."""
        return self._shaped(TypeKind.MEMREF, element_type, shape, layout=layout, memory_space=memory_space)

    def unranked_memref(self, element_type: TypeLike, memory_space: Attribute | None = None) -> Type:
        """Makes a memref type without rank."""
        return self._shaped(TypeKind.UNRANKED_MEMREF, element_type, memory_space=memory_space)

    def dialect(self, name: str, parameters: Mapping[str, Component] | None = None) -> Type:
        """Makes a type of a dialect from its parameters. name is "dialect.mnemonic".

        Raises varve.NotFoundError if there is no definition with parameters, and varve.Error, INVALID, if a
        parameter is missing, unknown or of another kind.
        """
        out = ffi.new("varve_type **")
        with self._owner._call() as call:
            items = dialect_parameters(call, parameters or {})
            make = lib.varve_type_make_dialect
            call.check(make(self._owner._heap.pointer, call.slice(name), items, out), f"no definition of {name}")
        return Type(self._owner, out[0])


def dialect_parameters(call: Call, parameters: Mapping[str, Component]) -> Any:
    """Returns a varve_dialect_parameter_list."""
    from ._affine import AffineExpression

    array = call.keep(ffi.new("varve_dialect_parameter[]", len(parameters)))
    for i, (name, value) in enumerate(parameters.items()):
        array[i].name = call.slice(name)
        if value is None:
            continue
        if value._heap is not call._heap:
            raise bad_argument(f"the parameter {name} belongs to another context")
        if isinstance(value, Type):
            array[i].value.type = value._pointer
        elif isinstance(value, AffineExpression):
            array[i].value.expression = value._pointer
        else:
            array[i].value.attribute = value._pointer
    return call.keep(ffi.new("varve_dialect_parameter_list *", (array, len(parameters))))[0]
