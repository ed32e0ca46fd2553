# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Views: reading a module of the mapped layout in place. Everything here: since 0.1."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from ._affine import AffineExpression, AffineKind
from ._attribute import AttributeKind, wrap_attribute
from ._context import Context
from ._entity import Component
from ._errors import Error, Status, bad_argument, bytes_of, refuse_copy, text_of
from ._native import ffi, lib
from ._type import Type, TypeKind

NONE: int = lib.VARVE_VIEW_NONE


class _Native:
    """A native view. It lives as long as the View is open, or something that was made from it is used."""

    __slots__ = ("__weakref__", "_context", "_heap", "_keep", "pointer")

    def __init__(self, context: Context, source: Any, use_map: bool) -> None:
        self._context = context
        self._heap = heap = context._heap
        self._keep: Any = None
        out = ffi.new("varve_view **")
        with context._call() as call:
            options = call.options("varve_view_options", no_map=not use_map, context=heap.pointer)
            if isinstance(source, (str, os.PathLike)):
                status = lib.varve_view_open(call.path(source), options, out)
            else:
                self._keep = ffi.from_buffer("char[]", source)
                status = lib.varve_view_open_bytes((self._keep, len(self._keep)), options, out)
            call.check(status)
            heap.users += 1
        self.pointer = out[0]

    __reduce__ = refuse_copy

    def __del__(self) -> None:
        pointer = getattr(self, "pointer", None)
        if pointer is not None:
            self._heap.retire(lib.varve_view_close, pointer, self._keep)


class View:
    """A module of a varve file with the layout "mapped", read in place without building it in memory.

    Operations are numbered in preorder from 0, the root. Values and nodes (types, attributes, locations, affine
    expressions) are numbered too. Any thread may use a view: each call takes the lock of its context.

    >>> data = varve.parse("func.func @f() { return }").varve(layout="mapped")
    >>> view = varve.View(data)
    >>> [op.name for op in view], view[1].attributes["sym_name"].text
    (['builtin.module', 'func.func', 'func.return'], 'f')
    >>> view[1].attributes["function_type"].entity
    () -> ()
    """

    __slots__ = ("_heap", "_native")

    def __init__(
        self,
        source: str | os.PathLike[str] | bytes | memoryview,
        *,
        context: Context | None = None,
        use_map: bool = True,
    ) -> None:
        """Opens a path, or bytes of a file.

        context: of the types and attributes that are made from nodes, default: a new one. use_map: whether large
        files may be mapped. Raises varve.Error, NOT_FOUND if the file has another layout.
        """
        context = context or Context()
        self._heap = context._heap
        self._native: _Native | None = _Native(context, source, use_map)

    def __enter__(self) -> View:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the view. Further calls raise varve.Error. Memory of nodes stays valid. Closing twice is allowed."""
        with self._heap.lock:
            self._native = None

    def _owner(self) -> _Native:
        if self._native is None:
            raise bad_argument("the view is closed")
        return self._native

    def _opened(self) -> Any:
        return self._owner().pointer

    def _get(self, call: Any, out: Any, *arguments: Any) -> Any:
        with self._heap.lock:
            status = call(self._opened(), *arguments, out)
        if status:
            raise Error(status)
        return out

    def _number(self, call: Any, *arguments: Any) -> int:
        return int(self._get(call, ffi.new("uint32_t *"), *arguments)[0])

    def check(self) -> None:
        """Checks all pages. Raises varve.Error, CORRUPT, if one is damaged."""
        with self._heap.lock:
            status = lib.varve_view_check(self._opened())
        if status:
            raise Error(status)

    def __len__(self) -> int:
        with self._heap.lock:
            return int(lib.varve_view_get_operation_count(self._opened()))

    @property
    def value_count(self) -> int:
        """The number of values."""
        with self._heap.lock:
            return int(lib.varve_view_get_value_count(self._opened()))

    @property
    def node_count(self) -> int:
        """The number of nodes."""
        with self._heap.lock:
            return int(lib.varve_view_get_node_count(self._opened()))

    def __getitem__(self, index: int) -> ViewOperation:
        count = len(self)
        if not -count <= index < count:
            raise IndexError("operation index out of range")
        index %= count
        return ViewOperation(self, self._get(lib.varve_view_get_operation, ffi.new("varve_view_operation *"), index))

    def __iter__(self) -> Iterator[ViewOperation]:
        current = ffi.new("varve_view_operation *")
        self._get(lib.varve_view_get_operation, current, 0)
        while True:
            yield ViewOperation(self, ffi.new("varve_view_operation *", current[0]))
            with self._heap.lock:
                status = lib.varve_view_walk_next(self._opened(), current)
            if status == Status.NOT_FOUND:
                return
            if status:
                raise Error(status)

    def value(self, number: int) -> ViewValue:
        """Returns a value by its number."""
        return ViewValue(self, number)

    def node(self, number: int) -> ViewNode:
        """Returns a node by its number."""
        return ViewNode(self, number)

    def count_operations(self) -> dict[str, int]:
        """Returns how many operations have each name."""
        from ._module import take_counts

        counts, count = ffi.new("varve_python_count **"), ffi.new("size_t *")
        with self._heap.lock:
            status = lib.varve_python_count_view(self._opened(), counts, count)
            if status:
                raise Error(status)
            return take_counts(counts[0], count[0])


class ViewOperation:
    """An operation of a view."""

    __slots__ = ("_native", "_view")

    def __init__(self, view: View, native: Any) -> None:
        self._view = view
        self._native = native

    @property
    def index(self) -> int:
        """Its number."""
        return int(self._native.index)

    @property
    def name(self) -> str:
        """The name, such as "arith.addi"."""
        with self._view._heap.lock:
            self._view._opened()
            return text_of(self._native.name)

    def __repr__(self) -> str:
        return f"<varve.ViewOperation {self.index}>"

    @property
    def end(self) -> int:
        """The number after the last operation nested in it."""
        return self._view._number(lib.varve_view_get_end, self._native)

    @property
    def parent(self) -> ViewOperation | None:
        """The operation around it; None for the root."""
        if self.index == 0:
            return None
        return self._view[self._view._number(lib.varve_view_get_parent, self.index)]

    def _values(self, count: int, get: Any) -> list[int]:
        return [self._view._number(get, self._native, i) for i in range(count)]

    @property
    def operands(self) -> list[ViewValue]:
        """The values of the operands."""
        numbers = self._values(self._native.operand_count, lib.varve_view_get_operand)
        return [ViewValue(self._view, number) for number in numbers]

    @property
    def results(self) -> list[ViewValue]:
        """The results."""
        first = self._native.first_value
        return [ViewValue(self._view, first + i) for i in range(self._native.result_count)]

    @property
    def result_types(self) -> list[ViewNode]:
        """The types of the results."""
        numbers = self._values(self._native.result_count, lib.varve_view_get_result_type)
        return [ViewNode(self._view, number) for number in numbers]

    @property
    def successors(self) -> list[int]:
        """The numbers of the successors within the region that contains the operation."""
        return self._values(self._native.successor_count, lib.varve_view_get_successor)

    @property
    def attributes(self) -> dict[str, ViewNode]:
        """The attributes by name: first properties, then discardable ones, each sorted by name."""
        found = {}
        out = ffi.new("varve_view_attribute *")
        for i in range(self._native.attribute_count):
            self._view._get(lib.varve_view_get_attribute, out, self._native, i)
            found[text_of(out.name)] = ViewNode(self._view, out.value)
        return found

    @property
    def location(self) -> ViewNode | None:
        """The location; None if the module has no locations."""
        try:
            return ViewNode(self._view, self._view._number(lib.varve_view_get_location, self._native))
        except Error as error:
            if error.status == Status.NOT_FOUND:
                return None
            raise

    @property
    def regions(self) -> list[list[ViewBlock]]:
        """The blocks of each region."""
        found = []
        for region in range(self._native.region_count):
            count = self._view._number(lib.varve_view_get_block_count, self._native, region)
            found.append([ViewBlock(self._view, self._native, region, i) for i in range(count)])
        return found


class ViewBlock:
    """A block of a view: a range of operations and of arguments."""

    __slots__ = ("_native", "_view")

    def __init__(self, view: View, operation: Any, region: int, index: int) -> None:
        self._view = view
        self._native = ffi.new("varve_view_block *")
        view._get(lib.varve_view_get_block, self._native, operation, region, index)

    @property
    def operations(self) -> Iterator[ViewOperation]:
        """The operations, in order."""
        index = self._native.first
        while index < self._native.end:
            operation = self._view[index]
            yield operation
            index = operation.end

    @property
    def arguments(self) -> list[ViewValue]:
        """The arguments."""
        first = self._native.first_argument
        return [ViewValue(self._view, first + i) for i in range(self._native.argument_count)]


class ViewValue:
    """A value of a view."""

    __slots__ = ("_native", "_view", "number")

    def __init__(self, view: View, number: int) -> None:
        self._view = view
        self.number = number
        self._native = view._get(lib.varve_view_get_value, ffi.new("varve_view_value *"), number)

    def __repr__(self) -> str:
        return f"<varve.ViewValue {self.number}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ViewValue) and self.number == other.number and self._view is other._view

    def __hash__(self) -> int:
        return hash(self.number)

    @property
    def is_argument(self) -> bool:
        """Whether it is an argument of a block."""
        return bool(self._native.is_argument)

    @property
    def operation(self) -> ViewOperation:
        """The operation that defines it, or whose block has it as an argument."""
        return self._view[self._native.operation]

    @property
    def index(self) -> int:
        """Its number among the results, or among the arguments of all blocks of the operation."""
        return int(self._native.index)

    @property
    def type(self) -> ViewNode:
        """The type."""
        return ViewNode(self._view, self._native.type)


class ViewNode:
    """A type, an attribute, a location, an affine expression, or a part of one."""

    __slots__ = ("_native", "_view", "number")

    def __init__(self, view: View, number: int) -> None:
        self._view = view
        self.number = number
        self._native = view._get(lib.varve_view_get_node, ffi.new("varve_view_node *"), number)

    def __repr__(self) -> str:
        kind = self.kind
        return f"<varve.ViewNode {self.number}{f': {kind.name}' if kind else ''}>"

    @property
    def kind(self) -> TypeKind | AttributeKind | AffineKind | None:
        """The kind; None for other nodes than types, attributes and affine expressions."""
        if self._native.type_kind:
            return TypeKind(self._native.type_kind)
        if self._native.attribute_kind:
            return AttributeKind(self._native.attribute_kind)
        return AffineKind(self._native.affine_kind) if self._native.affine_kind else None

    @property
    def components(self) -> list[ViewNode]:
        """The nodes that it directly consists of, in unspecified order."""
        get = lib.varve_view_get_component
        count = self._native.component_count
        return [ViewNode(self._view, self._view._number(get, self._native, i)) for i in range(count)]

    @property
    def entity(self) -> Component:
        """The type, attribute, location or affine expression of the node; None for other nodes.

        It is made once, in the context of the view, and stays valid after the view is closed. Raises varve.Error.
        """
        if self._native.type_kind:
            return Type(*self._make(lib.varve_view_make_type, "varve_type **"))
        if self._native.attribute_kind:
            return wrap_attribute(*self._make(lib.varve_view_make_attribute, "varve_attribute **"))
        if self._native.affine_kind:
            return AffineExpression(*self._make(lib.varve_view_make_affine, "varve_affine_expression **"))
        return None

    def _make(self, make: Any, c_type: str) -> tuple[_Native, Any]:
        """Returns the owner and the native form of the node."""
        out = ffi.new(c_type)
        owner = self._view._owner()
        with owner._context._call() as call:
            call.check(make(owner.pointer, self.number, out))
        return owner, out[0]

    @property
    def bytes(self) -> bytes:
        """A copy of its bytes: text of a string, a template, elements, the bits of a float."""
        with self._view._heap.lock:
            self._view._opened()
            return bytes_of(self._native.bytes)

    @property
    def buffer(self) -> memoryview:
        """Its bytes in the file, read-only, without a copy. They stay valid after the view is closed."""
        from ._elements import Memory

        with self._view._heap.lock:
            self._view._opened()
            return Memory(self._view._owner(), self._native.bytes.data, self._native.bytes.size).buffer

    @property
    def text(self) -> str:
        """Its bytes as text."""
        return self.bytes.decode("utf-8", "surrogateescape")
