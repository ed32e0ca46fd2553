# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dense elements attributes of a module, by names that depend on their places and not on their values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from ._attribute import Attribute, AttributeKind
from ._location import Location

if TYPE_CHECKING:
    from ._module import Module
    from ._operation import Operation

_NESTING = (AttributeKind.ARRAY, AttributeKind.DICTIONARY)


class Constant(NamedTuple):
    """Dense elements in an attribute of an operation. The path leads through arrays and dictionaries."""

    name: str
    operation: Operation
    key: str
    path: tuple[int | str, ...]
    attribute: Attribute

    def replace(self, attribute: Attribute) -> None:
        """Sets the attribute of the operation to one that has other elements in this place."""
        self.operation.attributes[self.key] = _replaced(self.operation.attributes[self.key], self.path, attribute)


def constants_of(module: Module, taken: Callable[[str], bool] = lambda name: False) -> Iterator[Constant]:
    """Generates the constants in the order of the operations. A name that is taken or was used gets a number."""
    seen: dict[str, int] = {}
    used: set[str] = set()
    for operation in module.walk():
        for key, value in operation.attributes.items():
            for path, attribute in _elements_in(value):
                base = _name_of(operation, key, path)
                name = base
                while name in used or taken(name):
                    seen[base] = seen.get(base, 0) + 1
                    name = f"{base}_{seen[base]}"
                used.add(name)
                yield Constant(name, operation, key, path, attribute)


def _elements_in(attribute: Attribute) -> Iterator[tuple[tuple[int | str, ...], Attribute]]:
    pending: list[tuple[tuple[int | str, ...], Attribute]] = [((), attribute)]
    while pending:
        path, attribute = pending.pop()
        if attribute.kind == AttributeKind.DENSE_ELEMENTS:
            yield path, attribute
        elif attribute.kind in _NESTING:
            items: list[tuple[int | str, Attribute]] = []
            if attribute.kind == AttributeKind.ARRAY:
                items.extend(enumerate(attribute.elements))
            else:
                items.extend(attribute.items())
            pending.extend(((*path, key), item) for key, item in reversed(items))


def _replaced(whole: Attribute, path: tuple[int | str, ...], attribute: Attribute) -> Attribute:
    """Returns an attribute with another one at the end of the path."""
    outer = []
    for key in path:
        outer.append(whole)
        whole = whole[key]
    make = attribute.context.attributes
    for key, around in zip(reversed(path), reversed(outer)):
        if around.kind == AttributeKind.ARRAY:
            attribute = make.array([attribute if i == key else item for i, item in enumerate(around.elements)])
        else:
            attribute = make.dictionary({name: attribute if name == key else item for name, item in around.items()})
    return attribute


def _name_of(operation: Operation, key: str, path: tuple[int | str, ...]) -> str:
    """Returns the symbol of the operation, or the name of its location, or those of the operations around it."""
    name = _symbol_of(operation) or _name_in(operation.location)
    if name is None:
        names = [operation.name.rpartition(".")[2]]
        around = operation.parent
        while around is not None:
            names.extend(filter(None, [_symbol_of(around)]))
            around = around.parent
        name = ".".join(reversed(names))
    return ".".join([name, *([key] if key != "value" else []), *map(str, path)])


def _symbol_of(operation: Operation) -> str | None:
    symbol = operation.attributes.get("sym_name")
    is_text = symbol is not None and symbol.kind == AttributeKind.STRING
    return str(symbol.value) if symbol is not None and is_text else None


def _name_in(location: Location) -> str | None:
    """Returns the first name in a location."""
    pending: list[Location] = [location]
    while pending:
        location = pending.pop()
        if location.kind == AttributeKind.NAME_LOCATION:
            return location.name
        if location.kind == AttributeKind.CALL_SITE_LOCATION:
            pending += [location.caller, location.callee]
        elif location.kind == AttributeKind.FUSED_LOCATION:
            pending += reversed(location.locations)
    return None
