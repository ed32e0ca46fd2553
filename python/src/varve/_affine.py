# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Affine expressions. Everything here: since 0.1. MLIR's "Affine Dialect" defines them."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any

from ._context import take_text
from ._entity import Entity
from ._errors import bad_argument
from ._native import ffi, lib

if TYPE_CHECKING:
    from ._context import Context


class AffineKind(enum.IntEnum):
    """The kinds of affine expressions."""

    DIM = 1
    SYMBOL = 2
    CONSTANT = 3
    ADD = 4
    MUL = 5
    MOD = 6
    FLOORDIV = 7
    CEILDIV = 8


class AffineExpression(Entity):
    """An affine expression. Operators make further ones, simplified as MLIR does.

    >>> affine = varve.Context().affine
    >>> affine.dim(0) * 2 + affine.symbol(0)
    d0 * 2 + s0
    """

    __slots__ = ()

    def _print(self) -> str:
        out = ffi.new("varve_bytes **")
        with self.context._call() as call:
            call.check(lib.varve_affine_print(self._heap.pointer, self._pointer, out))
            return take_text(out[0])

    def _family(self) -> type[Entity]:
        return AffineExpression

    @property
    def kind(self) -> AffineKind:
        """The kind of the expression."""
        with self._heap.lock:
            return AffineKind(lib.varve_affine_get_kind(self._pointer))

    @property
    def position(self) -> int:
        """The number of a dimension or symbol."""
        if self.kind not in (AffineKind.DIM, AffineKind.SYMBOL):
            self._lacks("position")
        with self._heap.lock:
            return int(lib.varve_affine_get_position(self._pointer))

    @property
    def constant(self) -> int:
        """The value of a constant."""
        if self.kind != AffineKind.CONSTANT:
            self._lacks("constant")
        with self._heap.lock:
            return int(lib.varve_affine_get_constant(self._pointer))

    def _operand(self, get: Any, what: str) -> AffineExpression:
        with self._heap.lock:
            found = get(self._pointer)
        return AffineExpression(self._owner, found) if found != ffi.NULL else self._lacks(what)

    @property
    def lhs(self) -> AffineExpression:
        """The left operand."""
        return self._operand(lib.varve_affine_get_lhs, "lhs")

    @property
    def rhs(self) -> AffineExpression:
        """The right operand."""
        return self._operand(lib.varve_affine_get_rhs, "rhs")

    def _binary(self, kind: AffineKind, other: AffineExpression | int) -> AffineExpression:
        if isinstance(other, int):
            other = self.context.affine.constant(other)
        elif other._heap is not self._heap:
            raise bad_argument("the expressions belong to two contexts")
        out = ffi.new("varve_affine_expression **")
        with self.context._call() as call:
            operands = (int(kind), self._pointer, other._pointer)
            call.check(lib.varve_affine_make_binary(self._heap.pointer, operands, out))
        return AffineExpression(self._owner, out[0])

    def __add__(self, other: AffineExpression | int) -> AffineExpression:
        return self._binary(AffineKind.ADD, other)

    __radd__ = __add__

    def __mul__(self, other: AffineExpression | int) -> AffineExpression:
        return self._binary(AffineKind.MUL, other)

    __rmul__ = __mul__

    def __sub__(self, other: AffineExpression | int) -> AffineExpression:
        return self._binary(AffineKind.ADD, other * -1)

    def __neg__(self) -> AffineExpression:
        return self._binary(AffineKind.MUL, -1)

    def __mod__(self, other: AffineExpression | int) -> AffineExpression:
        return self._binary(AffineKind.MOD, other)

    def __floordiv__(self, other: AffineExpression | int) -> AffineExpression:
        return self._binary(AffineKind.FLOORDIV, other)

    def ceildiv(self, other: AffineExpression | int) -> AffineExpression:
        """Makes the quotient, rounded up."""
        return self._binary(AffineKind.CEILDIV, other)


class AffineFactory:
    """Makes affine expressions of a context: `context.affine`. Raises varve.Error."""

    __slots__ = ("_owner",)

    def __init__(self, owner: Context) -> None:
        self._owner = owner

    def _make(self, make: Any, value: int) -> AffineExpression:
        out = ffi.new("varve_affine_expression **")
        with self._owner._call() as call:
            call.check(make(self._owner._heap.pointer, value, out))
        return AffineExpression(self._owner, out[0])

    def dim(self, position: int) -> AffineExpression:
        """Makes a dimension."""
        return self._make(lib.varve_affine_make_dim, position)

    def symbol(self, position: int) -> AffineExpression:
        """Makes a symbol."""
        return self._make(lib.varve_affine_make_symbol, position)

    def constant(self, value: int) -> AffineExpression:
        """Makes a constant."""
        return self._make(lib.varve_affine_make_constant, value)
