# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values, blocks and regions. Everything here: since 0.1. Terms are those of MLIR's language reference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Union

from ._errors import bad_argument, refuse_copy
from ._location import Location, native
from ._native import ffi, lib
from ._type import Type

if TYPE_CHECKING:
    from ._make_types import TypeLike
    from ._module import Module
    from ._operation import Operation

ValueLike = Union["Value", "Operation"]
"""A value, or an operation with one result."""


@dataclass(frozen=True)
class Use:
    """One use of a value: an operand of an operation."""

    operation: Operation
    index: int


class Value:
    """A result of an operation or an argument of a block.

    >>> m = varve.parse("func.func @f(%x: i32) -> i32 { return %x : i32 }")
    >>> x = m.root.find("f").regions[0].blocks[0].arguments[0]
    >>> x.type, x.index, [use.operation.name for use in x.uses]
    (i32, 0, ['func.return'])
    """

    __slots__ = ("_epoch", "_module", "_owner", "_pointer")
    __reduce__ = refuse_copy

    def __init__(self, module: Module, pointer: Any, owner: Any = None, epoch: int | None = None) -> None:
        if owner is None:
            owner = lib.varve_value_get_operation(pointer)
            if owner == ffi.NULL:
                owner = lib.varve_value_get_block(pointer)
        self._module = module
        self._pointer = pointer
        self._owner = owner
        self._epoch = module._epoch if epoch is None else epoch

    def _checked(self, module: Module | None = None) -> Any:
        own = self._module
        if module is not None and module is not own:
            raise bad_argument("the value belongs to another module")
        if self._epoch != own._epoch:
            self._epoch = own._check_handle(self._owner, self._epoch)
        return self._pointer

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and self._pointer == other._pointer and self._module is other._module

    def __hash__(self) -> int:
        return hash(self._pointer)

    def __repr__(self) -> str:
        return f"<{'argument' if self.is_argument else 'result'} {self.index}: {self.type}>"

    @property
    def type(self) -> Type:
        """The type."""
        with self._module._heap.lock:
            return Type(self._module, lib.varve_value_get_type(self._checked()))

    @property
    def location(self) -> Location:
        """The location of a block argument; that of its operation for a result."""
        with self._module._heap.lock:
            return Location(self._module, lib.varve_value_get_location(self._checked()))

    @property
    def is_argument(self) -> bool:
        """Whether it is an argument of a block."""
        with self._module._heap.lock:
            return bool(lib.varve_value_get_operation(self._checked()) == ffi.NULL)

    @property
    def owner(self) -> Operation | Block:
        """The operation that has it as a result, or the block that has it as an argument."""
        from ._operation import Operation

        with self._module._heap.lock:
            pointer = self._checked()
            operation = lib.varve_value_get_operation(pointer)
            if operation != ffi.NULL:
                return Operation(self._module, operation)
            return Block(self._module, lib.varve_value_get_block(pointer))

    @property
    def index(self) -> int:
        """Its number among the results or arguments."""
        with self._module._heap.lock:
            return int(lib.varve_value_get_index(self._checked()))

    @property
    def uses(self) -> list[Use]:
        """The uses, newest first, as MLIR lists them."""
        from ._operation import Operation

        found = []
        with self._module._heap.lock:
            use = lib.varve_value_get_first_use(self._checked())
            while use != ffi.NULL:
                operation = Operation(self._module, lib.varve_use_get_operation(use))
                found.append(Use(operation, lib.varve_use_get_operand_index(use)))
                use = lib.varve_use_get_next(use)
        return found

    @property
    def users(self) -> list[Operation]:
        """The operations that use it, each once, in the order of `uses`."""
        return list(dict.fromkeys(use.operation for use in self.uses))

    def replace_all_uses_with(self, value: ValueLike) -> None:
        """Replaces every use by another value of the module."""
        with self._module._context._call() as call:
            call.check(lib.varve_value_replace_all_uses(self._checked(), native_value(value, self._module)))


class Block:
    """A block: arguments and operations."""

    __slots__ = ("_epoch", "_module", "_pointer")
    __reduce__ = refuse_copy

    def __init__(self, module: Module, pointer: Any) -> None:
        self._module = module
        self._pointer = pointer
        self._epoch = module._epoch

    def _checked(self, module: Module | None = None) -> Any:
        own = self._module
        if module is not None and module is not own:
            raise bad_argument("the block belongs to another module")
        if self._epoch != own._epoch:
            self._epoch = own._check_handle(self._pointer, self._epoch)
        return self._pointer

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Block) and self._pointer == other._pointer and self._module is other._module

    def __hash__(self) -> int:
        return hash(self._pointer)

    def __repr__(self) -> str:
        return f"<block with {len(self.arguments)} arguments and {len(self)} operations>"

    @property
    def arguments(self) -> tuple[Value, ...]:
        """The arguments."""
        with self._module._heap.lock:
            block = self._checked()
            count = lib.varve_block_get_argument_count(block)
            get = lib.varve_block_get_argument
            return tuple(Value(self._module, get(block, i), block, self._epoch) for i in range(count))

    @property
    def operations(self) -> list[Operation]:
        """The operations, in order. The list does not change when the block does."""
        from ._operation import Operation

        with self._module._heap.lock:
            block = self._checked()
            count = lib.varve_python_operation_count(block)
            array = ffi.new("varve_operation *[]", count)
            lib.varve_python_operations(block, array)
            return [Operation(self._module, pointer, self._epoch) for pointer in ffi.unpack(array, count)]

    def __iter__(self) -> Iterator[Operation]:
        return iter(self.operations)

    def __getitem__(self, index: int) -> Operation:
        return self.operations[index]

    def __len__(self) -> int:
        with self._module._heap.lock:
            return int(lib.varve_python_operation_count(self._checked()))

    def __bool__(self) -> bool:
        return True

    @property
    def region(self) -> Region | None:
        """The region that has the block."""
        with self._module._heap.lock:
            region = lib.varve_block_get_region(self._checked())
            if region == ffi.NULL:
                return None
            return Region(self._module, region, lib.varve_region_get_owner(region))

    @property
    def parent(self) -> Operation | None:
        """The operation that has the region of the block."""
        region = self.region
        return region.parent if region is not None else None

    @property
    def terminator(self) -> Operation | None:
        """The last operation, or None if the block is empty."""
        from ._operation import Operation

        with self._module._heap.lock:
            last = lib.varve_block_get_last_operation(self._checked())
            return Operation(self._module, last) if last != ffi.NULL else None

    def append(self, operation: Operation) -> None:
        """Inserts an operation at the end. If it is in a block, it is detached first. Raises varve.Error."""
        expect_operation(operation)._place(self, None)

    def insert(self, index: int, operation: Operation) -> None:
        """Inserts an operation before the one with that index, as `list.insert`. Raises varve.Error."""
        following = self.operations[index:]
        expect_operation(operation)._place(self, following[0] if following else None)

    def append_argument(self, type: TypeLike, location: Location | None = None) -> Value:
        """Appends an argument. location, default: the unknown location. Raises varve.Error."""
        out = ffi.new("varve_value **")
        native_type = self._module._context.types.of(type)._pointer
        native_location = native(location, self._module)
        with self._module._context._call() as call:
            block = self._checked()
            append = lib.varve_block_append_argument
            call.check(append(self._module._pointer, block, native_type, native_location, out))
            return Value(self._module, out[0], block)

    def erase(self) -> None:
        """Erases the block and everything in it. Raises varve.Error if something outside uses it or its values."""
        module = self._module
        with module._context._call() as call:
            block = self._checked()
            erased, blocks = [], [block]
            for operation in self.operations:
                inner, inner_blocks = operation._nested()
                erased += inner
                blocks += inner_blocks
            leave(module, erased, [operation._pointer for operation in self.operations])
            call.check(
                lib.varve_block_delete(module._pointer, block), refused="the block or its values are used outside of it"
            )
            module._forget(erased, blocks)


class Region:
    """A region of an operation: a list of blocks."""

    __slots__ = ("_epoch", "_module", "_owner", "_pointer")
    __reduce__ = refuse_copy

    def __init__(self, module: Module, pointer: Any, owner: Any) -> None:
        self._module = module
        self._pointer = pointer
        self._owner = owner
        self._epoch = module._epoch

    def _checked(self) -> Any:
        if self._epoch != self._module._epoch:
            self._epoch = self._module._check_handle(self._owner, self._epoch)
        return self._pointer

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Region) and self._pointer == other._pointer and self._module is other._module

    def __hash__(self) -> int:
        return hash(self._pointer)

    def __repr__(self) -> str:
        return f"<region with {len(self.blocks)} blocks>"

    @property
    def blocks(self) -> list[Block]:
        """The blocks, in order. The list does not change when the region does."""
        found = []
        with self._module._heap.lock:
            block = lib.varve_region_get_first_block(self._checked())
            while block != ffi.NULL:
                found.append(Block(self._module, block))
                block = lib.varve_block_get_next(block)
        return found

    def __iter__(self) -> Iterator[Block]:
        return iter(self.blocks)

    def __getitem__(self, index: int) -> Block:
        return self.blocks[index]

    def __len__(self) -> int:
        return len(self.blocks)

    def __bool__(self) -> bool:
        return True

    @property
    def parent(self) -> Operation:
        """The operation that has the region."""
        from ._operation import Operation

        with self._module._heap.lock:
            return Operation(self._module, lib.varve_region_get_owner(self._checked()))

    def append_block(self) -> Block:
        """Appends a new, empty block."""
        out = ffi.new("varve_block **")
        with self._module._context._call() as call:
            call.check(lib.varve_region_append_block(self._module._pointer, self._checked(), out))
            return Block(self._module, out[0])


def expect_operation(operation: Any) -> Operation:
    """Returns the operation. Raises TypeError if it is something else."""
    from ._operation import Operation

    if not isinstance(operation, Operation):
        raise TypeError(f"an operation is expected, not {type(operation).__name__}")
    return operation


def native_value(value: ValueLike, module: Module) -> Any:
    """Returns the native value of a value, or of the only result of an operation."""
    from ._operation import Operation

    if isinstance(value, Operation):
        value = value.result
    if not isinstance(value, Value):
        raise TypeError(f"a value is expected, not {type(value).__name__}")
    return value._checked(module)


def leave(module: Module, pointers: list[Any], tops: list[Any]) -> None:
    """Moves walks on before the operations of pointers are erased or detached: the trees of tops."""
    if not module._walks:
        return
    gone = set(pointers)
    for walk in list(module._walks):
        for top in tops:
            walk._leave(top, gone)
