# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Making attributes. Everything here: since 0.1."""

from __future__ import annotations

import math
import operator
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ._affine import AffineExpression
from ._attribute import Attribute, wrap_attribute
from ._context import make_slice
from ._elements import converted, dtype_of
from ._errors import bad_argument
from ._location import native
from ._make_types import TypeLike, dialect_parameters
from ._native import ffi, lib
from ._type import DYNAMIC, Signedness, Type, TypeKind

if TYPE_CHECKING:
    from ._context import Context
    from ._entity import Component


class AttributeFactory:
    """Makes attributes of a context: `context.attributes`. A type that is given may be a text.

    All methods raise varve.Error if a part is not allowed at its place.

    >>> attributes = varve.Context().attributes
    >>> attributes.of({"a": [1, 2.5, "x", True], "t": attributes.type("f32")})
    {a = [1, 2.500000e+00, "x", true], t = f32}
    >>> attributes.elements(np.array([[1, 2]], "float32"))
    dense<[[1.000000e+00, 2.000000e+00]]> : tensor<1x2xf32>
    """

    __slots__ = ("_owner",)

    def __init__(self, owner: Context) -> None:
        self._owner = owner

    def of(self, value: Any) -> Attribute:
        """Returns the attribute of a Python object.

        An attribute (of any context), a Type, bool, int (of type i64), float (f64), str or bytes (a string), None
        (unit), a number of NumPy (of its type), a NumPy array (dense elements of a tensor), a list or tuple (an array),
        a dict (a dictionary).
        """
        if isinstance(value, Attribute):
            if value._heap is self._owner._heap:
                return value
            return self._owner.attribute(str(value))
        if value is None:
            return self.unit()
        if isinstance(value, Type):
            return self.type(value)
        if isinstance(value, bool):
            return self.bool(value)
        if isinstance(value, int):
            return self.integer(value, "i64")
        if isinstance(value, float):
            return self.float(value, "f64")
        if isinstance(value, (str, bytes)):
            return self.string(value)
        if isinstance(value, Mapping):
            return self.dictionary(value)
        if isinstance(value, (list, tuple)):
            return self.array(value)
        if hasattr(value, "__array__"):
            import numpy as np

            return self._number(value) if isinstance(value, np.generic) else self.elements(value)
        raise TypeError(f"no attribute for {type(value).__name__}")

    def _make(self, make: Any, *arguments: Any) -> Attribute:
        out = ffi.new("varve_attribute **")
        with self._owner._call() as call:
            call.check(make(self._owner._heap.pointer, *arguments, out))
        return wrap_attribute(self._owner, out[0])

    def _type(self, type_: TypeLike) -> Any:
        return self._owner.types.of(type_)._pointer

    def _number(self, value: Any) -> Attribute:
        """Returns the attribute of a number of NumPy; complex ones are elements of a tensor without dimensions."""
        element = self._tensor_type(value).element_type
        if element.kind == TypeKind.FLOAT:
            return self.float(float(value), element)
        if element.kind == TypeKind.INTEGER:
            return self.bool(bool(value)) if element.width == 1 else self.integer(int(value), element)
        return self.elements(value)

    def string(self, value: str | bytes, type: TypeLike | None = None) -> Attribute:
        """Makes a string."""
        keep: list[Any] = []
        native_type = ffi.NULL if type is None else self._type(type)
        return self._make(lib.varve_attribute_make_string, make_slice(value, keep), native_type)

    def integer(self, value: int, type: TypeLike = "i64") -> Attribute:
        """Makes an integer of any width. A signless type takes signed and unsigned values of its width.

        Raises OverflowError if the value does not fit the type.
        """
        made = self._owner.types.of(type)
        width = getattr(made, "width", 64)
        value = operator.index(value)
        low = 0 if made.signedness == Signedness.UNSIGNED else -(1 << width >> 1)
        end = 1 << width if made.signedness != Signedness.SIGNED else 1 << width >> 1
        if not low <= value < max(end, 1):
            raise OverflowError(f"{value} does not fit {made}")
        words = [(value >> (64 * i)) & 0xFFFFFFFFFFFFFFFF for i in range(max(1, (width + 63) // 64))]
        if width % 64:
            words[-1] &= (1 << width % 64) - 1
        array = ffi.new("uint64_t[]", words)
        return self._make(lib.varve_attribute_make_integer_words, made._pointer, array)

    def bool(self, value: bool) -> Attribute:
        """Makes `true` or `false`."""
        return self._make(lib.varve_attribute_make_bool, value)

    def float(self, value: float, type: TypeLike = "f64") -> Attribute:
        """Makes a float. The value is rounded to its type, to nearest even."""
        return self._make(lib.varve_attribute_make_float, self._type(type), value)

    def float_of_bits(self, bits: int, type: TypeLike) -> Attribute:
        """Makes a float from its bits."""
        words = ffi.new("uint64_t[2]", [bits & 0xFFFFFFFFFFFFFFFF, bits >> 64])
        return self._make(lib.varve_attribute_make_float_words, self._type(type), words)

    def unit(self) -> Attribute:
        """Makes `unit`."""
        return self._make(lib.varve_attribute_make_unit)

    def type(self, type: TypeLike) -> Attribute:
        """Makes an attribute of a type."""
        return self._make(lib.varve_attribute_make_type, self._type(type))

    def distinct(self, inner: Attribute) -> Attribute:
        """Makes a distinct attribute, which is equal to no other one of its context."""
        return self._make(lib.varve_attribute_make_distinct, native(inner, self._owner))

    def array(self, values: Sequence[Any]) -> Attribute:
        """Makes an array of what `of` takes."""
        items = [self.of(value)._pointer for value in values]
        array = ffi.new("varve_attribute *[]", items)
        return self._make(lib.varve_attribute_make_array, (array, len(items)))

    def dictionary(self, values: Mapping[str, Any]) -> Attribute:
        """Makes a dictionary of what `of` takes."""
        keep: list[Any] = []
        entries = ffi.new("varve_named_attribute[]", len(values))
        for i, (name, value) in enumerate(values.items()):
            entries[i].name = make_slice(name, keep)
            entries[i].value = self.of(value)._pointer
        return self._make(lib.varve_attribute_make_dictionary, entries, len(values))

    def symbol_ref(self, *names: str) -> Attribute:
        """Makes a symbol reference, the outermost name first: `symbol_ref("a", "b")` is @a::@b."""
        keep: list[Any] = []
        array = ffi.new("varve_slice[]", [make_slice(name, keep) for name in names])
        return self._make(lib.varve_attribute_make_symbol_ref, array, len(names))

    # Numbers in bulk

    def dense_array(self, values: Any, element_type: TypeLike) -> Attribute:
        """Makes a dense array, such as `array<i64: 1, 2>`, of a sequence of numbers.

        Raises OverflowError if a number does not fit an integer type.
        """
        import numpy as np

        made = self._owner.types.of(element_type)
        data = converted(np.asarray(values), made)
        keep: list[Any] = []
        return self._make(lib.varve_attribute_make_dense_array, made._pointer, make_slice(data.tobytes(), keep))

    def elements(self, values: Any, type: TypeLike | None = None) -> Attribute:
        """Makes dense elements of an array. The bytes are copied.

        type: a tensor or vector type, default: a tensor of the array's shape. If type has elements and values is one
        number, all elements are equal to it. Raises OverflowError if a number does not fit an integer type.
        """
        import numpy as np

        array = np.asarray(values)
        made = self._owner.types.of(type) if type is not None else self._tensor_type(array)
        own = dtype_of(made.element_type)
        is_splat = array.size == 1
        data = converted(array, made.element_type)
        if own == np.dtype(bool):
            # One bit for each element; a splat has one byte.
            raw = np.packbits(data.reshape(-1), bitorder="little").tobytes()
        else:
            raw = data.tobytes()
        if not is_splat and array.size != math.prod(size or 0 for size in made.shape):
            raise bad_argument(f"{array.size} values do not fit {made}")
        keep: list[Any] = []
        native_elements = ffi.new("varve_elements *", {"struct_size": ffi.sizeof("varve_elements")})
        native_elements.is_splat = is_splat
        native_elements.bytes = make_slice(raw, keep)
        return self._make(lib.varve_attribute_make_elements, made._pointer, native_elements)

    def _tensor_type(self, array: Any) -> Type:
        name = array.dtype.name
        known = {"bool": "i1", "bfloat16": "bf16", "complex64": "complex<f32>", "complex128": "complex<f64>"}
        if name in known:
            element = known[name]
        elif array.dtype.kind in "iu":
            element = f"{'u' if array.dtype.kind == 'u' else ''}i{array.dtype.itemsize * 8}"
        elif array.dtype.kind == "f":
            element = f"f{array.dtype.itemsize * 8}"
        else:
            from ._elements import _ML_DTYPES

            names = {value: key for key, value in _ML_DTYPES.items()}
            if name not in names:
                raise TypeError(f"no element type for {name}")
            element = names[name]
        return self._owner.types.tensor(array.shape, element)

    def string_elements(self, values: Sequence[str | bytes], type: TypeLike) -> Attribute:
        """Makes dense elements of strings: one, or one for each element."""
        items = [self.string(value)._pointer for value in values]
        array = ffi.new("varve_attribute *[]", items)
        return self._make(lib.varve_attribute_make_string_elements, self._type(type), (array, len(items)))

    def resource_handle(self, dialect: str, key: str) -> Attribute:
        """Makes a handle of a resource."""
        keep: list[Any] = []
        make = lib.varve_attribute_make_resource_handle
        return self._make(make, make_slice(dialect, keep), make_slice(key, keep))

    def resource_elements(self, type: TypeLike, handle: Attribute) -> Attribute:
        """Makes dense elements whose bytes are in a resource."""
        make = lib.varve_attribute_make_resource_elements
        return self._make(make, self._type(type), native(handle, self._owner))

    def sparse_elements(self, type: TypeLike, indices: Attribute, values: Attribute) -> Attribute:
        """Makes sparse elements."""
        make = lib.varve_attribute_make_sparse_elements
        return self._make(make, self._type(type), native(indices, self._owner), native(values, self._owner))

    # Layouts, maps, dialects

    def strided_layout(self, offset: int | None, strides: Sequence[int | None]) -> Attribute:
        """Makes a strided layout; None is a number that is not known."""
        sizes = ffi.new("int64_t[]", [DYNAMIC if stride is None else stride for stride in strides])
        shape = ffi.new("varve_shape *", (sizes, len(strides), ffi.NULL))
        make = lib.varve_attribute_make_strided_layout
        return self._make(make, DYNAMIC if offset is None else offset, shape[0])

    def _affine(
        self, make: Any, dims: int, symbols: int, expressions: Sequence[AffineExpression], equalities: Any
    ) -> Attribute:
        if any(expression._heap is not self._owner._heap for expression in expressions):
            raise bad_argument("an expression belongs to another context")
        array = ffi.new("varve_affine_expression *[]", [expression._pointer for expression in expressions])
        size = ffi.sizeof("varve_affine_parts")
        parts = ffi.new("varve_affine_parts *", (size, dims, symbols, array, len(expressions), equalities))
        return self._make(make, parts)

    def affine_map(self, dims: int, symbols: int, results: Sequence[AffineExpression]) -> Attribute:
        """Makes an affine map."""
        return self._affine(lib.varve_attribute_make_affine_map, dims, symbols, results, ffi.NULL)

    def integer_set(
        self, dims: int, symbols: int, constraints: Sequence[AffineExpression], equalities: Sequence[Any]
    ) -> Attribute:
        """Makes an integer set. A constraint is equal to 0 if equalities says so; otherwise it is not less."""
        if len(constraints) != len(equalities):
            raise bad_argument("equalities has another length than constraints")
        flags = ffi.new("bool[]", list(equalities))
        return self._affine(lib.varve_attribute_make_integer_set, dims, symbols, constraints, flags)

    def dialect(self, name: str, parameters: Mapping[str, Component] | None = None) -> Attribute:
        """Makes an attribute of a dialect from its parameters, as `types.dialect`."""
        out = ffi.new("varve_attribute **")
        with self._owner._call() as call:
            items = dialect_parameters(call, parameters or {})
            make = lib.varve_attribute_make_dialect
            call.check(make(self._owner._heap.pointer, call.slice(name), items, out), f"no definition of {name}")
        return wrap_attribute(self._owner, out[0])
