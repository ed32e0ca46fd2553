# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What types, attributes and affine expressions have in common. Everything here is internal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn, Union

from ._errors import refuse_copy
from ._native import ffi, lib

if TYPE_CHECKING:
    from ._affine import AffineExpression
    from ._attribute import Attribute
    from ._context import Context, Heap
    from ._module import Module
    from ._type import Type
    from ._view import _Native

Owner = Union["Context", "Module", "_Native"]
Component = Union["Type", "Attribute", "AffineExpression", None]


class Entity:
    """An immutable object of a context. Equal ones of one context are the same native object.

    The owner is the module or context that it came from. The object keeps it alive.
    """

    __slots__ = ("_owner", "_pointer", "_text")
    __reduce__ = refuse_copy

    def __init__(self, owner: Owner, pointer: Any) -> None:
        self._owner = owner
        self._pointer = pointer
        self._text: str | None = None

    def __copy__(self) -> Any:
        return self

    def __deepcopy__(self, _memo: Any) -> Any:
        return self

    @property
    def _heap(self) -> Heap:
        return self._owner._heap

    @property
    def context(self) -> Context:
        """The context that it belongs to."""
        return self._owner._context

    def _print(self) -> str:
        raise NotImplementedError

    def __str__(self) -> str:
        if self._text is None:
            self._text = self._print()
        return self._text

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Entity):
            return NotImplemented
        if self._heap is other._heap:
            return bool(self._pointer == other._pointer)
        return self._family() is other._family() and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def _family(self) -> type[Entity]:
        raise NotImplementedError

    def _lacks(self, what: str) -> NoReturn:
        raise AttributeError(f"{self._shortened()} has no {what}")

    def _shortened(self) -> str:
        text = str(self)
        return text if len(text) <= 60 else text[:57] + "..."


def component_of(owner: Owner, component: Any) -> Component:
    """Returns the member that a varve_component has."""
    from ._affine import AffineExpression
    from ._attribute import wrap_attribute
    from ._type import Type

    if component.type != ffi.NULL:
        return Type(owner, component.type)
    if component.attribute != ffi.NULL:
        return wrap_attribute(owner, component.attribute)
    if component.expression != ffi.NULL:
        return AffineExpression(owner, component.expression)
    return None


def components(entity: Entity, member: str) -> tuple[Component, ...]:
    """Returns everything that a type, attribute or expression directly consists of."""
    with entity._heap.lock:
        whole = ffi.new("varve_component *", {member: entity._pointer})[0]
        count = lib.varve_component_get_count(whole)
        return tuple(component_of(entity._owner, lib.varve_component_get(whole, i)) for i in range(count))


def parameters(entity: Entity, count: int, get: Any) -> dict[str, Component]:
    """Returns the parameters of a dialect's type or attribute by name."""
    from ._errors import text_of

    found = {}
    out = ffi.new("varve_dialect_parameter *")
    with entity.context._call() as call:
        for i in range(count):
            call.check(get(entity._heap.pointer, entity._pointer, i, out))
            found[text_of(out.name)] = component_of(entity._owner, out.value)
    return found
