# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Definitions of dialects, operations, types, attributes and enums. Everything here: since 0.1."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any, NamedTuple

from ._errors import Error, Status, text_of
from ._native import ffi, lib

if TYPE_CHECKING:
    from ._registry import Registry


class DefinitionKind(enum.IntEnum):
    """What a definition defines."""

    DIALECT = 0
    OPERATION = 1
    TYPE = 2
    ATTRIBUTE = 3
    ENUM = 4


class DefinitionList(enum.IntEnum):
    """The lists of a definition."""

    OPERANDS = 0
    RESULTS = 1
    REGIONS = 2
    SUCCESSORS = 3
    PROPERTIES = 4
    PARAMETERS = 5
    TRAITS = 6
    FACTS = 7
    CASES = 8
    DEPENDS = 9


class Arity(enum.IntEnum):
    """How many values a name has."""

    SINGLE = 0
    OPTIONAL = 1
    VARIADIC = 2
    NESTED = 3


class DefinitionItem(NamedTuple):
    """An element of a list of a definition. Members that do not apply to the list are empty or 0."""

    name: str
    arity: Arity
    is_optional: bool
    constraint: str
    """A rule expression (format-spec/dialect-definitions.md)."""
    default_value: str
    value: str
    number: int
    """Case: its value; region: its number of blocks, 0 for any number."""


class Definition:
    """A definition of a registry, which it keeps alive."""

    __slots__ = ("_record", "_registry")

    def __init__(self, registry: Registry, record: Any) -> None:
        self._registry = registry
        self._record = record

    @property
    def kind(self) -> DefinitionKind:
        """What it defines."""
        return DefinitionKind(self._record.kind)

    @property
    def name(self) -> str:
        """The name; that of an operation includes the dialect."""
        return text_of(lib.varve_definition_get_name(self._record))

    @property
    def format(self) -> str:
        """The assembly format; empty for the generic form. Of an enum: the separator between bits."""
        return text_of(lib.varve_definition_get_format(self._record))

    @property
    def set(self) -> str:
        """The set of a dialect, such as "llvm22"; empty if it has no set."""
        return text_of(lib.varve_definition_get_set(self._record))

    @property
    def width(self) -> int:
        """The width of an enum in bits; 0 for other definitions."""
        return int(lib.varve_definition_get_width(self._record))

    def members(self, kind: DefinitionKind = DefinitionKind.OPERATION) -> list[Definition]:
        """Returns the definitions of a kind in a dialect."""
        count = lib.varve_definition_get_member_count(self._record, int(kind))
        get = lib.varve_definition_get_member
        return [Definition(self._registry, get(self._record, int(kind), i)) for i in range(count)]

    def items(self, which: DefinitionList) -> list[DefinitionItem]:
        """Returns a list of the definition, in order of declaration."""
        items = []
        item = ffi.new("varve_definition_item *")
        for i in range(lib.varve_definition_get_count(self._record, int(which))):
            item.struct_size = ffi.sizeof("varve_definition_item")
            status = lib.varve_definition_get_item(self._record, int(which), i, item)
            if status:
                raise Error(status)
            items.append(
                DefinitionItem(
                    text_of(item.name),
                    Arity(item.arity),
                    bool(item.is_optional),
                    self._constraint(item.constraint),
                    text_of(item.default_value),
                    text_of(item.value),
                    item.number,
                )
            )
        return items

    def _constraint(self, constraint: int) -> str:
        size = 256
        length = ffi.new("size_t *")
        while size <= 1 << 20:
            buffer = ffi.new("char[]", size)
            status = lib.varve_definition_print_constraint(self._record, constraint, buffer, size, length)
            if status == Status.OK:
                return str(ffi.unpack(buffer, length[0]).decode())
            if status != Status.LIMIT_EXCEEDED:
                return ""
            size *= 8
        return ""

    def __repr__(self) -> str:
        return f"<{self.kind.name.lower()} {self.name}>"
