# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attributes. Everything here: since 0.1. MLIR's "Builtin Dialect" defines the attributes."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ._context import take_text
from ._elements import Elements, elements_of
from ._entity import Component, Entity, Owner, components, parameters
from ._errors import Error, bytes_of, text_of
from ._native import ffi, lib
from ._type import DYNAMIC, Signedness, Type

if TYPE_CHECKING:
    import numpy as np

    from ._affine import AffineExpression


class AttributeKind(enum.IntEnum):
    """The kinds of attributes. Locations are attributes."""

    STRING = 1
    INTEGER = 2
    FLOAT = 3
    UNIT = 4
    TYPE = 5
    ARRAY = 6
    DICTIONARY = 7
    SYMBOL_REF = 8
    DENSE_ARRAY = 9
    DENSE_ELEMENTS = 10
    DENSE_STRING_ELEMENTS = 11
    DENSE_RESOURCE_ELEMENTS = 12
    SPARSE_ELEMENTS = 13
    AFFINE_MAP = 14
    INTEGER_SET = 15
    STRIDED_LAYOUT = 16
    DISTINCT = 17
    RESOURCE_HANDLE = 18
    DIALECT = 19
    UNKNOWN_LOCATION = 20
    FILE_LOCATION = 21
    NAME_LOCATION = 22
    CALL_SITE_LOCATION = 23
    FUSED_LOCATION = 24
    DIALECT_LOCATION = 25


_NUMBERS = (AttributeKind.DENSE_ARRAY, AttributeKind.DENSE_ELEMENTS, AttributeKind.DENSE_RESOURCE_ELEMENTS)
_MAPS = (AttributeKind.AFFINE_MAP, AttributeKind.INTEGER_SET)


class Attribute(Entity):
    """An attribute. It prints as MLIR prints it, and equal attributes are equal, also those of two contexts.

    `value` is what it says as a Python object. Numbers in bulk are NumPy arrays: `np.asarray(attribute)` copies
    nothing, except elements of i1 that are packed as bits. The array keeps module and file alive.

    >>> attribute = varve.Context().attribute("dense<[1, 2]> : tensor<2xi32>")
    >>> attribute.type, attribute.kind.name
    (tensor<2xi32>, 'DENSE_ELEMENTS')
    >>> np.asarray(attribute)
    array([1, 2], dtype=int32)
    """

    __slots__ = ()

    def _print(self) -> str:
        out = ffi.new("varve_bytes **")
        with self.context._call() as call:
            call.check(lib.varve_attribute_print(self._heap.pointer, self._pointer, out))
            return take_text(out[0])

    def _family(self) -> type[Entity]:
        return Attribute

    def __hash__(self) -> int:
        # Large constants have the hash of their type, so that hashing does not print them.
        if self.kind in _NUMBERS:
            return hash((int(self.kind), str(self.type) if self.kind != AttributeKind.DENSE_ARRAY else ""))
        return hash(str(self))

    __eq__ = Entity.__eq__

    @property
    def kind(self) -> AttributeKind:
        """The kind of the attribute."""
        with self._heap.lock:
            return AttributeKind(lib.varve_attribute_get_kind(self._pointer))

    @property
    def type(self) -> Type | None:
        """The type that a number, elements, or a string with a type has; otherwise None."""
        with self._heap.lock:
            found = lib.varve_attribute_get_type(self._pointer)
        return Type(self._owner, found) if found != ffi.NULL else None

    @property
    def value(self) -> Any:
        """What the attribute says, as a Python object.

        bool for `true` and `false`, int, float, str (bytes if it is no UTF-8), True for unit, Type, list, dict,
        tuple of names for a symbol reference, the inner attribute of a distinct one. AttributeError for others.
        """
        kind = self.kind
        if kind == AttributeKind.STRING:
            data = self.bytes
            try:
                return data.decode()
            except UnicodeDecodeError:
                return data
        if kind == AttributeKind.INTEGER:
            return self._integer()
        if kind == AttributeKind.FLOAT:
            out = ffi.new("double *")
            with self._heap.lock:
                self._check(lib.varve_attribute_get_float(self._pointer, out))
            return out[0]
        if kind == AttributeKind.UNIT:
            return True
        if kind == AttributeKind.TYPE:
            with self._heap.lock:
                return Type(self._owner, lib.varve_attribute_get_type_value(self._pointer))
        if kind in (AttributeKind.ARRAY, AttributeKind.DENSE_STRING_ELEMENTS):
            return list(self.elements)
        if kind == AttributeKind.DICTIONARY:
            return dict(self.items())
        if kind == AttributeKind.SYMBOL_REF:
            return self.symbol_names
        if kind == AttributeKind.DISTINCT:
            with self._heap.lock:
                return wrap_attribute(self._owner, lib.varve_attribute_get_distinct(self._pointer))
        return self._lacks("value")

    def _check(self, status: int) -> None:
        if status:
            raise Error(status)

    def _integer(self) -> int | bool:
        words, count = ffi.new("uint64_t **"), ffi.new("uint32_t *")
        with self._heap.lock:
            self._check(lib.varve_attribute_get_integer_words(self._pointer, words, count))
            bits = sum(word << (64 * i) for i, word in enumerate(ffi.unpack(words[0], count[0])))
        assert self.type is not None
        width = getattr(self.type, "width", 64)
        if width == 1 and self.type.signedness == Signedness.SIGNLESS:
            return bool(bits)
        if self.type.signedness != Signedness.UNSIGNED and width and bits >> (width - 1):
            bits -= 1 << width
        return int(bits)

    def __int__(self) -> int:
        if self.kind != AttributeKind.INTEGER:
            raise TypeError(f"{self._shortened()} is no integer")
        return int(self._integer())

    def __float__(self) -> float:
        if self.kind not in (AttributeKind.INTEGER, AttributeKind.FLOAT):
            raise TypeError(f"{self._shortened()} is no number")
        return float(self.value)

    @property
    def bytes(self) -> bytes:
        """The bytes of a string attribute."""
        out = ffi.new("varve_slice *")
        with self._heap.lock:
            if lib.varve_attribute_get_string(self._pointer, out):
                self._lacks("bytes")
            return bytes_of(out[0])

    @property
    def float_bits(self) -> int:
        """The bits of a float attribute."""
        words = ffi.new("uint64_t[2]")
        with self._heap.lock:
            if lib.varve_attribute_get_float_words(self._pointer, words):
                self._lacks("float bits")
        return int(words[0] | words[1] << 64)

    # Arrays, dictionaries, strings in bulk

    @property
    def elements(self) -> tuple[Attribute, ...]:
        """The elements of an array, the values of a dictionary, the strings of dense elements of strings."""
        with self._heap.lock:
            count = lib.varve_attribute_get_element_count(self._pointer)
            get = lib.varve_attribute_get_element
            return tuple(wrap_attribute(self._owner, get(self._pointer, i)) for i in range(count))

    def items(self) -> list[tuple[str, Attribute]]:
        """Returns the names and values of a dictionary, sorted by name."""
        if self.kind != AttributeKind.DICTIONARY:
            self._lacks("items")
        with self._heap.lock:
            get = lib.varve_attribute_get_name
            return [(text_of(get(self._pointer, i)), value) for i, value in enumerate(self.elements)]

    def keys(self) -> list[str]:
        """Returns the names of a dictionary, sorted."""
        return [name for name, _ in self.items()]

    def __iter__(self) -> Iterator[Any]:
        """Iterates over the elements of an array, the names of a dictionary, or dense elements of strings."""
        if self.kind == AttributeKind.DICTIONARY:
            return iter(self.keys())
        self._check_collection()
        return iter(self.elements)

    def __len__(self) -> int:
        self._check_collection()
        with self._heap.lock:
            return int(lib.varve_attribute_get_element_count(self._pointer))

    def _check_collection(self) -> None:
        if self.kind in _NUMBERS:
            raise TypeError(f"{self._shortened()} has its elements in an array: np.asarray(attribute)")
        if self.kind not in (AttributeKind.ARRAY, AttributeKind.DICTIONARY, AttributeKind.DENSE_STRING_ELEMENTS):
            raise TypeError(f"{self._shortened()} has no elements")

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, key: int | str) -> Attribute:
        if isinstance(key, str):
            for name, value in self.items():
                if name == key:
                    return value
            raise KeyError(key)
        self._check_collection()
        return self.elements[key]

    # Numbers in bulk

    @property
    def numbers(self) -> Elements:
        """The numbers of dense elements, a dense array or dense resource elements, without a copy.

        AttributeError for other attributes. Raises varve.Error: NOT_FOUND if the resource has no data, INVALID if
        its size does not match the type, CORRUPT if its checksum is wrong.
        """
        if self.kind not in _NUMBERS:
            self._lacks("numbers")
        return elements_of(self)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        try:
            numbers = self.numbers
        except AttributeError as error:
            raise TypeError(str(error)) from None
        return numbers.__array__(dtype, copy)

    # Symbol references, resources, layouts, sparse elements

    @property
    def symbol_names(self) -> tuple[str, ...]:
        """The names of a symbol reference, the outermost first."""
        with self._heap.lock:
            count = lib.varve_attribute_get_symbol_name_count(self._pointer)
            get = lib.varve_attribute_get_symbol_name
            return tuple(text_of(get(self._pointer, i)) for i in range(count))

    @property
    def resource(self) -> tuple[str, str]:
        """The dialect and the key of the resource of dense resource elements or of a handle."""
        if self.kind not in (AttributeKind.DENSE_RESOURCE_ELEMENTS, AttributeKind.RESOURCE_HANDLE):
            self._lacks("resource")
        with self._heap.lock:
            dialect = lib.varve_attribute_get_resource_dialect(self._pointer)
            return text_of(dialect), text_of(lib.varve_attribute_get_resource_key(self._pointer))

    @property
    def offset(self) -> int | None:
        """The offset of a strided layout; None if it is not known."""
        if self.kind != AttributeKind.STRIDED_LAYOUT:
            self._lacks("offset")
        with self._heap.lock:
            found = lib.varve_attribute_get_offset(self._pointer)
        return None if found == DYNAMIC else int(found)

    @property
    def strides(self) -> tuple[int | None, ...]:
        """The strides of a strided layout; None for one that is not known."""
        if self.kind != AttributeKind.STRIDED_LAYOUT:
            self._lacks("strides")
        with self._heap.lock:
            shape = lib.varve_attribute_get_strides(self._pointer)
            sizes = ffi.unpack(shape.sizes, shape.rank) if shape.rank else []
        return tuple(None if size == DYNAMIC else size for size in sizes)

    @property
    def indices(self) -> Attribute:
        """Where the values of sparse elements are."""
        if self.kind != AttributeKind.SPARSE_ELEMENTS:
            self._lacks("indices")
        with self._heap.lock:
            return wrap_attribute(self._owner, lib.varve_attribute_get_indices(self._pointer))

    @property
    def values(self) -> Attribute:
        """The values of sparse elements."""
        if self.kind != AttributeKind.SPARSE_ELEMENTS:
            self._lacks("values")
        with self._heap.lock:
            return wrap_attribute(self._owner, lib.varve_attribute_get_values(self._pointer))

    # Affine maps and integer sets

    @property
    def dim_count(self) -> int:
        """The number of dimensions of an affine map or integer set."""
        if self.kind not in _MAPS:
            self._lacks("dimensions")
        with self._heap.lock:
            return int(lib.varve_attribute_get_dim_count(self._pointer))

    @property
    def symbol_count(self) -> int:
        """The number of symbols of an affine map or integer set."""
        if self.kind not in _MAPS:
            self._lacks("symbols")
        with self._heap.lock:
            return int(lib.varve_attribute_get_symbol_count(self._pointer))

    @property
    def expressions(self) -> tuple[AffineExpression, ...]:
        """The results of an affine map, or the constraints of an integer set."""
        from ._affine import AffineExpression

        if self.kind not in _MAPS:
            self._lacks("expressions")
        with self._heap.lock:
            count = lib.varve_attribute_get_expression_count(self._pointer)
            get = lib.varve_attribute_get_expression
            return tuple(AffineExpression(self._owner, get(self._pointer, i)) for i in range(count))

    @property
    def equalities(self) -> tuple[bool, ...]:
        """Which constraints of an integer set are equal to 0; the others are not less than 0."""
        if self.kind != AttributeKind.INTEGER_SET:
            self._lacks("equalities")
        with self._heap.lock:
            count = lib.varve_attribute_get_expression_count(self._pointer)
            return tuple(bool(lib.varve_attribute_is_equality(self._pointer, i)) for i in range(count))

    # Attributes of dialects

    @property
    def dialect(self) -> str:
        """The name of the dialect; "builtin" for the attributes of MLIR itself."""
        with self._heap.lock:
            return text_of(lib.varve_attribute_get_dialect(self._pointer))

    @property
    def mnemonic(self) -> str:
        """The name in the dialect: "fastmath" of `#arith.fastmath<fast>`."""
        with self._heap.lock:
            return text_of(lib.varve_attribute_get_mnemonic(self._pointer))

    @property
    def parameters(self) -> dict[str, Component]:
        """The parameters of a dialect's attribute by name; empty if it has no definition with a format."""
        with self._heap.lock:
            count = lib.varve_attribute_get_parameter_count(self._pointer)
        return parameters(self, count, lib.varve_attribute_get_parameter)

    @property
    def components(self) -> tuple[Component, ...]:
        """Everything that the attribute directly consists of, in unspecified order."""
        return components(self, "attribute")


def wrap_attribute(owner: Owner, pointer: Any) -> Attribute:
    """Returns the attribute or location of a native one."""
    if lib.varve_attribute_is_location(pointer):
        from ._location import Location

        return Location(owner, pointer)
    return Attribute(owner, pointer)


def wrap_optional(owner: Owner, pointer: Any) -> Attribute | None:
    """Returns the attribute of a native one, or None for NULL."""
    return wrap_attribute(owner, pointer) if pointer != ffi.NULL else None
