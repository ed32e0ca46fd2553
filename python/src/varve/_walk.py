# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Walks over operations: many in each call of the library. Everything here: since 0.1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ._errors import refuse_copy, text_of
from ._native import ffi, lib

if TYPE_CHECKING:
    from ._module import Module
    from ._operation import Operation

BATCH = 1024
_WALK = lib.varve_python_walk
_WALK_POST = lib.varve_python_walk_post


class Walk:
    """An iterator over operations. Erasing operations meanwhile is allowed."""

    __slots__ = ("__weakref__", "_fill", "_generator", "_module", "_next", "_root")

    def __init__(self, root: Operation, post_order: bool) -> None:
        self._module: Module = root._module
        self._root = root._checked()
        self._fill = _WALK_POST if post_order else _WALK
        self._next = ffi.new("varve_operation **")
        self._next[0] = lib.varve_operation_walk_post_first(self._root) if post_order else self._root
        self._generator = self._iterate()

    __reduce__ = refuse_copy

    def __iter__(self) -> Iterator[Operation]:
        return self._generator

    def __next__(self) -> Operation:
        return next(self._generator)

    def _iterate(self) -> Iterator[Operation]:
        from ._operation import Operation

        module, new = self._module, Operation
        known = module._context._names
        operations, texts = ffi.new("varve_operation *[]", BATCH), ffi.new("char *[]", BATCH)
        while True:
            with module._heap.lock:
                count = self._fill(self._root, self._next, operations, texts, BATCH) if self._next[0] else 0
                if not count:
                    return
                batch = list(zip(ffi.unpack(operations, count), ffi.unpack(texts, count)))
                epoch = module._epoch
            for pointer, text in batch:
                if module._epoch != epoch and (epoch < module._floor or module._erased.get(pointer, -1) >= epoch):
                    continue
                yield new(module, pointer, epoch, known.get(text) or self._name(text, pointer))

    def _name(self, text: Any, operation: Any) -> str:
        """Returns a name, and keeps it by its address."""
        with self._module._heap.lock:
            name = text_of(lib.varve_operation_get_name(operation))
        self._module._context._names[text] = name
        return name

    def _leave(self, top: Any, pointers: set[Any]) -> None:
        """Moves on before the operation top, which has pointers nested in it, is erased or detached."""
        if self._root in pointers:
            self._next[0] = ffi.NULL
        elif self._next[0] in pointers:
            if self._fill == _WALK:
                self._next[0] = lib.varve_python_skip(self._root, top)
            else:
                self._next[0] = lib.varve_operation_walk_post_next(self._root, top)


def walk(root: Operation, post_order: bool) -> Walk:
    """Starts a walk. All bodies of a module that was loaded with lazy are read first."""
    module = root._module
    if module._is_lazy:
        module.read_bodies()
    with module._heap.lock:
        made = Walk(root, post_order)
        module._walks.add(made)
    return made
