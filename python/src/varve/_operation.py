# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations: reading and changing them. Everything here: since 0.1. Terms are those of MLIR's reference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableMapping, Sequence
from typing import TYPE_CHECKING, Any, overload

from ._attribute import Attribute, wrap_attribute, wrap_optional
from ._context import encode
from ._errors import Error, Status, bad_argument, refuse_copy, text_of
from ._location import Location, native
from ._native import ffi, lib
from ._value import Block, Region, Value, ValueLike, leave, native_value
from ._walk import Walk, walk

if TYPE_CHECKING:
    from ._module import Module


class Operation:
    """An operation of a module.

    >>> m = varve.parse("%c = arith.constant 4 : i32")
    >>> op = m.body.operations[0]
    >>> op.name, op.results[0].type, op.attributes["value"]
    ('arith.constant', i32, 4 : i32)
    """

    __slots__ = ("_epoch", "_module", "_name", "_pointer")
    __reduce__ = refuse_copy

    def __init__(self, module: Module, pointer: Any, epoch: int | None = None, name: str | None = None) -> None:
        self._module = module
        self._pointer = pointer
        self._epoch = module._epoch if epoch is None else epoch
        self._name = name

    def _checked(self, module: Module | None = None) -> Any:
        """Returns the native operation. Raises varve.Error if it was erased, or belongs to another module."""
        own = self._module
        if module is not None and module is not own:
            raise bad_argument("the operation belongs to another module")
        if self._epoch != own._epoch:
            self._epoch = own._check_handle(self._pointer, self._epoch)
        return self._pointer

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Operation) and self._pointer == other._pointer and self._module is other._module

    def __hash__(self) -> int:
        return hash(self._pointer)

    def __repr__(self) -> str:
        return f"<varve.Operation {self.name}>"

    def __str__(self) -> str:
        return self.text()

    def text(self, *, generic: bool = False, debug_info: bool = False) -> str:
        """Returns the operation as text. Values from outside of it have other numbers than in the text of the module.

        The root prints its whole module. Raises varve.Error.
        """
        from ._text import operation_text

        return operation_text(self, generic, debug_info)

    # Reading

    @property
    def module(self) -> Module:
        """The module of the operation."""
        return self._module

    @property
    def name(self) -> str:
        """The name with the dialect, such as "arith.addi"."""
        if self._epoch != self._module._epoch or self._name is None:
            with self._module._heap.lock:
                self._name = text_of(lib.varve_operation_get_name(self._checked()))
        return self._name

    @property
    def location(self) -> Location:
        """The location."""
        with self._module._heap.lock:
            return Location(self._module, lib.varve_operation_get_location(self._checked()))

    @location.setter
    def location(self, location: Location) -> None:
        pointer = native(location, self._module)
        with self._module._context._call() as call:
            call.check(lib.varve_operation_set_location(self._checked(), pointer))

    @property
    def attributes(self) -> Attributes:
        """The attributes by name: properties and discardable ones."""
        return Attributes(self)

    @property
    def properties(self) -> Attribute | None:
        """The properties: a dictionary, except for some unregistered operations; None if there are none."""
        with self._module._heap.lock:
            return wrap_optional(self._module, lib.varve_operation_get_properties(self._checked()))

    @property
    def discardable_attributes(self) -> Attribute | None:
        """The dictionary of discardable attributes; None if there are none."""
        with self._module._heap.lock:
            return wrap_optional(self._module, lib.varve_operation_get_dictionary(self._checked()))

    @property
    def operands(self) -> Operands:
        """The operands. `op.operands[0] = value` replaces one."""
        return Operands(self)

    @operands.setter
    def operands(self, values: Iterable[ValueLike]) -> None:
        module = self._module
        with module._context._call() as call:
            pointers = [native_value(value, module) for value in values]
            array = ffi.new("varve_value *[]", pointers)
            replace = lib.varve_operation_replace_operands
            call.check(replace(module._pointer, self._checked(), array, len(pointers)))

    @property
    def results(self) -> tuple[Value, ...]:
        """The results."""
        with self._module._heap.lock:
            op = self._checked()
            array = self._module._heap.values
            count = lib.varve_python_results(op, array, len(array))
            if not count:
                return ()
            if count > len(array):
                array = ffi.new("varve_value *[]", count)
                lib.varve_python_results(op, array, count)
            module, epoch = self._module, self._epoch
            return tuple([Value(module, pointer, op, epoch) for pointer in ffi.unpack(array, count)])

    @property
    def result(self) -> Value:
        """The only result. Raises varve.Error if the operation has none or several."""
        results = self.results
        if len(results) != 1:
            raise bad_argument(f"{self.name} has {len(results)} results")
        return results[0]

    @property
    def successors(self) -> tuple[Block, ...]:
        """The blocks that a terminator may continue with."""
        with self._module._heap.lock:
            op = self._checked()
            get = lib.varve_operation_get_successor
            return tuple(Block(self._module, get(op, i)) for i in range(lib.varve_operation_get_successor_count(op)))

    @property
    def regions(self) -> tuple[Region, ...]:
        """The regions. Those that loading with lazy left unread are read."""
        if self._module._is_lazy:
            with self._module._context._call() as call:
                call.check(lib.varve_operation_read_regions(self._checked()))
        with self._module._heap.lock:
            op = self._checked()
            get = lib.varve_operation_get_region
            return tuple(Region(self._module, get(op, i), op) for i in range(lib.varve_operation_get_region_count(op)))

    def _optional(self, get: Any) -> Operation | None:
        with self._module._heap.lock:
            found = get(self._checked())
            return Operation(self._module, found) if found != ffi.NULL else None

    @property
    def block(self) -> Block | None:
        """The block that has the operation; None if it is detached or the root."""
        with self._module._heap.lock:
            found = lib.varve_operation_get_block(self._checked())
            return Block(self._module, found) if found != ffi.NULL else None

    @property
    def parent(self) -> Operation | None:
        """The operation around it; None if it is detached or the root."""
        return self._optional(lib.varve_operation_get_parent)

    @property
    def next(self) -> Operation | None:
        """The next operation of the block, or None."""
        return self._optional(lib.varve_operation_get_next)

    @property
    def previous(self) -> Operation | None:
        """The previous operation of the block, or None."""
        return self._optional(lib.varve_operation_get_previous)

    def walk(self, *, post_order: bool = False) -> Walk:
        """Iterates over the operation and all that are nested in it; as `Module.walk`."""
        return walk(self, post_order)

    def count_operations(self) -> dict[str, int]:
        """Returns how many operations of each name it consists of, itself included."""
        from ._module import take_counts

        if self._module._is_lazy:
            self._module.read_bodies()
        counts, count = ffi.new("varve_python_count **"), ffi.new("size_t *")
        with self._module._context._call() as call:
            call.check(lib.varve_python_count_operations(self._checked(), counts, count))
            return take_counts(counts[0], count[0])

    def find(self, symbol: str) -> Operation:
        """Returns the operation directly in its regions that defines a symbol, by the plain name without @.

        Raises varve.NotFoundError.
        """
        from ._errors import NotFoundError

        for region in self.regions:
            for block in region.blocks:
                for operation in block.operations:
                    name = operation.attributes.get("sym_name")
                    if name is not None and name.value == symbol:
                        return operation
        raise NotFoundError(Status.NOT_FOUND, (), f"no symbol @{symbol}")

    # Changing

    def detach(self) -> None:
        """Removes the operation from its block without erasing it."""
        with self._module._context._call() as call:
            if self._module._walks:
                leave(self._module, self._nested()[0], [self._pointer])
            call.check(lib.varve_operation_detach(self._checked()), refused="the operation is in no block")

    def move_before(self, other: Operation) -> None:
        """Inserts the operation before another one. If it is in a block, it is detached first."""
        self._place(other._block(), other)

    def move_after(self, other: Operation) -> None:
        """Inserts the operation after another one. If it is in a block, it is detached first."""
        self._place(other._block(), other.next)

    def _block(self) -> Block:
        block = self.block
        if block is None:
            raise bad_argument("the other operation is in no block")
        return block

    def _place(self, block: Block, before: Operation | None) -> None:
        """Moves the operation into a block: before another operation of the block, or to its end."""
        if before == self:
            return
        self._checked(block._module)
        around = block.parent
        while around is not None:
            if around == self:
                raise bad_argument("an operation cannot be moved into itself")
            around = around.parent
        with self._module._heap.lock:
            if self.block is not None:
                self.detach()
            pointer = ffi.NULL if before is None else before._checked(self._module)
            with self._module._context._call() as call:
                inserted = lib.varve_operation_insert(self._checked(), block._checked(self._module), pointer)
                call.check(inserted, refused="the root of a module cannot be moved")

    def replace_all_uses_with(self, values: Operation | Sequence[ValueLike]) -> None:
        """Replaces every use of each result by a value, or by the result of another operation. Raises varve.Error."""
        replacements = values.results if isinstance(values, Operation) else values
        results = self.results
        if len(results) != len(replacements):
            raise bad_argument(f"{len(replacements)} values cannot replace {len(results)} results")
        for result, value in zip(results, replacements):
            result.replace_all_uses_with(value)

    def erase(self) -> None:
        """Erases the operation and everything nested in it. Their handles then raise varve.Error.

        Raises varve.Error if a result has uses outside of it, or if it is the root.
        """
        module = self._module
        with module._context._call() as call:
            operations, blocks = self._nested()
            before = [(walk, walk._next[0]) for walk in module._walks]
            leave(module, operations, [self._pointer])
            try:
                is_root = self._pointer == lib.varve_module_get_root(module._pointer)
                refused = "the root of a module cannot be erased" if is_root else "its results have uses outside of it"
                call.check(lib.varve_operation_delete(module._pointer, self._checked()), refused=refused)
            except Error:
                for walk, position in before:
                    walk._next[0] = position
                raise
            module._forget(operations, blocks)

    def _nested(self) -> tuple[list[Any], list[Any]]:
        """Returns the native operations and blocks that the operation consists of. The caller has the lock."""
        op = self._checked()
        if lib.varve_operation_get_region_count(op) == 0:
            return [op], []
        operations: list[Any] = []
        position = ffi.new("varve_operation **", op)
        pointers, texts = ffi.new("varve_operation *[]", 1024), ffi.new("char *[]", 1024)
        while position[0] != ffi.NULL:
            count = lib.varve_python_walk(op, position, pointers, texts, 1024)
            operations += ffi.unpack(pointers, count)
        count = lib.varve_python_blocks(op, ffi.NULL, 0)
        blocks = ffi.new("varve_block *[]", count)
        lib.varve_python_blocks(op, blocks, count)
        return operations, ffi.unpack(blocks, count) if count else []

    def copy(self) -> Operation:
        """Returns a detached copy with everything nested in it. Operands from outside stay the same values."""
        out = ffi.new("varve_operation **")
        with self._module._context._call() as call:
            call.check(lib.varve_operation_copy(self._module._pointer, self._checked(), out))
            return Operation(self._module, out[0])

    def set_successor(self, index: int, block: Block) -> None:
        """Replaces a successor. Raises varve.Error."""
        with self._module._context._call() as call:
            replace = lib.varve_operation_replace_successor
            call.check(replace(self._checked(), index, block._checked(self._module)))


class Operands(Sequence[Value]):
    """The operands of an operation."""

    __slots__ = ("_operation",)

    def __init__(self, operation: Operation) -> None:
        self._operation = operation

    def _values(self) -> list[Value]:
        operation = self._operation
        module = operation._module
        with module._heap.lock:
            op = operation._checked()
            array, owners = module._heap.values, module._heap.owners
            count = lib.varve_python_operands(op, array, owners, len(array))
            if not count:
                return []
            if count > len(array):
                array, owners = ffi.new("varve_value *[]", count), ffi.new("void *[]", count)
                lib.varve_python_operands(op, array, owners, count)
            epoch = module._epoch
            pairs = zip(ffi.unpack(array, count), ffi.unpack(owners, count))
            return [Value(module, pointer, owner, epoch) for pointer, owner in pairs]

    def __len__(self) -> int:
        with self._operation._module._heap.lock:
            return int(lib.varve_operation_get_operand_count(self._operation._checked()))

    def __iter__(self) -> Iterator[Value]:
        return iter(self._values())

    @overload
    def __getitem__(self, index: int) -> Value: ...
    @overload
    def __getitem__(self, index: slice) -> list[Value]: ...
    def __getitem__(self, index: int | slice) -> Value | list[Value]:
        return self._values()[index]

    def __setitem__(self, index: int, value: ValueLike) -> None:
        operation = self._operation
        module = operation._module
        count = len(self)
        if not -count <= index < count:
            raise IndexError("operand index out of range")
        with module._context._call() as call:
            replace = lib.varve_operation_replace_operand
            call.check(replace(operation._checked(), index % count, native_value(value, module)))

    def __repr__(self) -> str:
        return repr(self._values())


class Attributes(MutableMapping[str, Attribute]):
    """The attributes of an operation by name: first properties, then discardable ones, each sorted by name.

    Setting takes what `context.attributes.of` takes: attributes, types, bool, int, float, str, lists, dictionaries.
    """

    __slots__ = ("_operation",)

    def __init__(self, operation: Operation) -> None:
        self._operation = operation

    def __getitem__(self, name: str) -> Attribute:
        operation = self._operation
        module = operation._module
        key = encode(name)
        with module._heap.lock:
            slice_ = (ffi.from_buffer("char[]", key), len(key))
            found = lib.varve_operation_get_attribute(operation._checked(), slice_)
            if found == ffi.NULL:
                raise KeyError(name)
            return wrap_attribute(module, found)

    def __setitem__(self, name: str, value: Any) -> None:
        module = self._operation._module
        made = native(module._context.attributes.of(value), module)
        self._set(name, made)

    def __delitem__(self, name: str) -> None:
        if name not in self:
            raise KeyError(name)
        self._set(name, ffi.NULL)

    def _set(self, name: str, value: Any) -> None:
        module = self._operation._module
        with module._context._call() as call:
            set_ = lib.varve_operation_set_attribute
            call.check(set_(module._pointer, self._operation._checked(), call.slice(name), value))

    def _names(self) -> list[str]:
        operation = self._operation
        names: list[str] = []
        with operation._module._heap.lock:
            op = operation._checked()
            for dictionary in (lib.varve_operation_get_properties(op), lib.varve_operation_get_dictionary(op)):
                if dictionary != ffi.NULL and lib.varve_attribute_get_kind(dictionary) == 7:
                    count = lib.varve_attribute_get_element_count(dictionary)
                    names += [text_of(lib.varve_attribute_get_name(dictionary, i)) for i in range(count)]
        return names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names())

    def __len__(self) -> int:
        return len(self._names())

    def __repr__(self) -> str:
        return "{" + ", ".join(f"{name} = {self[name]}" for name in self) + "}"
