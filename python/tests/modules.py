# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules of the project's own tests, and a walk over all types and attributes of one."""

import re
from pathlib import Path

import varve

TOP = Path(__file__).resolve().parents[2]
OLDER = re.compile(r"read as (MLIR of|LLVM (1\d|2[01]) )")


def good_modules():
    """Yields the path and the module of each test case that loads, but for text of older releases.

    Bytecode cannot hold some of that, and some types alone mean something else in it.
    """
    for folder in ("tests/data/cases", "tests/data/files", "examples"):
        for path in sorted((TOP / folder).rglob("*.mlir")):
            try:
                module = varve.load(path)
            except varve.Error:
                continue
            if not any(OLDER.match(diagnostic.message) for diagnostic in module.diagnostics):
                yield path, module


def entities(module):
    """Returns every type, attribute, location and affine expression in the operations of a module, each once."""
    found = {}
    waiting = []
    for op in module.walk():
        waiting += [op.location, *op.attributes.values(), *(result.type for result in op.results)]
        for region in op.regions:
            for block in region.blocks:
                waiting += [argument.type for argument in block.arguments]
    while waiting:
        entity = waiting.pop()
        if entity is not None and (type(entity), entity._pointer) not in found:
            found[type(entity), entity._pointer] = entity
            if not isinstance(entity, varve.AffineExpression):
                waiting += entity.components
            if isinstance(entity, varve.Attribute) and entity.kind.name in ("AFFINE_MAP", "INTEGER_SET"):
                waiting += entity.expressions
    return list(found.values())
