# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Printing one operation: it is copied into a module of its own, which is printed. Everything here is internal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._errors import Error
from ._native import ffi, lib

if TYPE_CHECKING:
    from ._module import Module
    from ._operation import Operation


class Copier:
    """Copies an operation of one module into another of the same context.

    Values from outside become results of operations before it, and blocks from outside become empty blocks.
    """

    def __init__(self, target: Module) -> None:
        self.module = target._pointer
        self.values: dict[Any, Any] = {}
        self.blocks: dict[Any, Any] = {}
        self.outside: list[Any] = []
        self.top = ffi.NULL
        self.waiting: list[tuple[Any, int, Any]] = []
        root = lib.varve_module_get_root(self.module)
        body = lib.varve_region_get_first_block(lib.varve_operation_get_region(root, 0))
        self.frame = self.build(b"varve.operation", regions=1)
        self.check(lib.varve_operation_insert(self.frame, body, ffi.NULL))
        self.region = lib.varve_operation_get_region(self.frame, 0)
        self.block = self.append_block(self.region)

    def check(self, status: int) -> None:
        """Raises varve.Error unless the status is OK."""
        if status:
            raise Error(status)

    def build(
        self,
        name: bytes,
        types: list[Any] | None = None,
        regions: int = 0,
        source: Any = None,
        operands: Any = (),
        successors: Any = (),
    ) -> Any:
        """Builds a detached operation, with attributes and location of source."""
        keep = ffi.from_buffer("char[]", name)
        arrays = [
            ffi.new("varve_type *[]", types or []),
            ffi.new("varve_value *[]", list(operands)),
            ffi.new("varve_block *[]", list(successors)),
        ]
        out = ffi.new("varve_operation **")
        description = ffi.new("varve_operation_description *")
        description.struct_size = ffi.sizeof("varve_operation_description")
        description.name = (keep, len(name))
        description.result_types, description.result_count = arrays[0], len(arrays[0])
        description.operands, description.operand_count = arrays[1], len(arrays[1])
        description.successors, description.successor_count = arrays[2], len(arrays[2])
        description.region_count = regions
        if source is not None:
            description.location = lib.varve_operation_get_location(source)
            description.dictionary = lib.varve_operation_get_dictionary(source)
            description.properties = lib.varve_operation_get_properties(source)
        self.check(lib.varve_operation_build(self.module, description, out))
        return out[0]

    def append_block(self, region: Any) -> Any:
        """Appends a block to a region."""
        out = ffi.new("varve_block **")
        self.check(lib.varve_region_append_block(self.module, region, out))
        return out[0]

    def placeholder(self, value: Any) -> Any:
        """Returns a value for one that is defined outside, or not yet."""
        op = self.build(b"varve.value", [lib.varve_value_get_type(value)])
        self.check(lib.varve_operation_insert(op, self.block, self.top))
        return lib.varve_operation_get_result(op, 0)

    def successor(self, block: Any) -> Any:
        """Returns the copy of a block; one from outside becomes an empty block."""
        if block not in self.blocks:
            self.blocks[block] = self.append_block(self.region)
        return self.blocks[block]

    def copy(self, top: Any) -> None:
        """Copies an operation and everything nested in it."""
        op = top
        while op != ffi.NULL:
            target = self.block if op == top else self.blocks[lib.varve_operation_get_block(op)]
            copy = self.copy_one(op)
            self.check(lib.varve_operation_insert(copy, target, ffi.NULL))
            self.top = self.top or copy
            op = lib.varve_operation_walk_next(top, op)
        for copy, index, value in self.waiting:
            if value not in self.values:
                self.values[value] = self.placeholder(value)
                self.outside.append(value)
            self.check(lib.varve_operation_replace_operand(copy, index, self.values[value]))
        self.drop_unused()

    def drop_unused(self) -> None:
        """Deletes placeholders of values that turned out to be inside."""
        op = lib.varve_block_get_first_operation(self.block)
        while op != ffi.NULL:
            following = lib.varve_operation_get_next(op)
            name = lib.varve_operation_get_name(op)
            if bytes(ffi.buffer(name.data, name.size)) == b"varve.value":
                use = lib.varve_value_get_first_use(lib.varve_operation_get_result(op, 0))
                if use == ffi.NULL:
                    self.check(lib.varve_operation_delete(self.module, op))
            op = following

    def copy_one(self, op: Any) -> Any:
        """Copies an operation and its empty blocks."""
        operands, waiting = [], []
        for i in range(lib.varve_operation_get_operand_count(op)):
            value = lib.varve_operation_get_operand(op, i)
            if value not in self.values:
                waiting.append((i, value))
            operands.append(self.values.get(value) or self.placeholder(value))
        results = [lib.varve_operation_get_result(op, i) for i in range(lib.varve_operation_get_result_count(op))]
        count = lib.varve_operation_get_successor_count(op)
        successors = [self.successor(lib.varve_operation_get_successor(op, i)) for i in range(count)]
        regions = lib.varve_operation_get_region_count(op)
        name = lib.varve_operation_get_name(op)
        types = [lib.varve_value_get_type(result) for result in results]
        copy = self.build(bytes(ffi.buffer(name.data, name.size)), types, regions, op, operands, successors)
        self.waiting += [(copy, i, value) for i, value in waiting]
        for i, result in enumerate(results):
            self.values[result] = lib.varve_operation_get_result(copy, i)
        for i in range(regions):
            block = lib.varve_region_get_first_block(lib.varve_operation_get_region(op, i))
            while block != ffi.NULL:
                self.copy_block(block, lib.varve_operation_get_region(copy, i))
                block = lib.varve_block_get_next(block)
        return copy

    def copy_block(self, block: Any, region: Any) -> None:
        """Copies a block without its operations."""
        self.blocks[block] = copy = self.append_block(region)
        out = ffi.new("varve_value **")
        for i in range(lib.varve_block_get_argument_count(block)):
            value = lib.varve_block_get_argument(block, i)
            type_, location = lib.varve_value_get_type(value), lib.varve_value_get_location(value)
            self.check(lib.varve_block_append_argument(self.module, copy, type_, location, out))
            self.values[value] = out[0]


def operation_text(operation: Operation, generic: bool, debug_info: bool) -> str:
    """Returns the text of an operation."""
    from ._module import Module

    module = operation._module
    if module._is_lazy:
        module.read_bodies()
    with module._heap.lock:
        pointer = operation._checked()
        if pointer == lib.varve_module_get_root(module._pointer):
            return module.text(generic=generic, debug_info=debug_info).rstrip("\n")
        scratch = Module(module._context)
        copier = Copier(scratch)
        copier.copy(pointer)
        lines = scratch.text(generic=generic, debug_info=debug_info, local_scope=True).split("\n")
    # The frame prints as two lines or, in generic form, as three.
    start = next(i for i, line in enumerate(lines) if '"varve.operation"()' in line) + 1
    indent = " " * (len(lines[start]) - len(lines[start].lstrip()))
    start += len(copier.outside)
    end = start
    while end < len(lines) and lines[end].startswith(indent):
        end += 1
    return "\n".join(line[len(indent) :] for line in lines[start:end])
