# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads, writes and converts MLIR text, MLIR bytecode and varve files, without LLVM.

>>> import varve
>>> m = varve.parse("func.func @f(%x: i32) -> i32 { return %x : i32 }")
>>> m.count_operations()["func.func"]
1
>>> print(m)
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

Everything here: since 0.1.
"""

from __future__ import annotations

import os
from typing import Any

from ._affine import AffineExpression, AffineKind
from ._attribute import Attribute, AttributeKind
from ._callbacks import Progress
from ._context import Context, encode
from ._convert import (
    Dictionary,
    Upgraded,
    UpgradeEvent,
    apply_rules,
    detect_era,
    from_artifact,
    read_hashes,
    retarget,
    to_artifact,
    upgrade,
)
from ._definition import Arity, Definition, DefinitionItem, DefinitionKind, DefinitionList
from ._elements import Elements, dtype_of
from ._era import choice_for_bytes, choice_for_path, read
from ._errors import Diagnostic, Error, NotFoundError, Severity, Status
from ._file import File, Findings, Symbol, Visibility, open_bytes, open_path, open_source
from ._location import FilePosition, Location
from ._module import Hashes, Module
from ._native import ffi, lib
from ._operation import Attributes, Operands, Operation
from ._ranges import Ranges, StorageOptions, is_url
from ._ranges import find as find_ranges
from ._ranges import of_object as ranges_of_object
from ._ranges import read as read_ranges
from ._registry import Era, Fault, Pack, Registry, Target, compile_definitions, eras
from ._resource import Resource, Resources
from ._save import load_members
from ._type import Signedness, Type, TypeKind
from ._value import Block, Region, Use, Value
from ._view import View, ViewBlock, ViewNode, ViewOperation, ViewValue

__version__: str = ffi.string(lib.varve_version()).decode()


def load(
    source: Any,
    *,
    context: Context | None = None,
    file_name: str | None = None,
    verify: bool = True,
    strict: bool = False,
    lazy: bool = False,
    progress: Progress = None,
    storage_options: StorageOptions | None = None,
    **options: Any,
) -> Module:
    """Loads a module in any form: text, bytecode, a varve file, each also in a zstd frame; a file of jax.export.

    source: a path (str or os.PathLike), the bytes of a file, an object with `read`, or what fsspec opens, such as
    a URL. storage_options: of the file system of fsspec.
    context: default: a new one, of the era that the input shows. file_name: for messages and locations of text.
    verify: whether the verifier runs. strict: rejects operations of unknown dialects.
    lazy: reads a body when it is first needed; errors in a body are then raised later.
    progress: is called with the number of steps, and cancels if it returns False.
    options: further members of varve_load_options: dictionary, check_hashes, rules, source_locations,
    implicit_module, keep_unknown_text, keep_artifact, lenient, no_map, first_line, first_column.
    An artifact, such as StableHLO's, becomes the module that it stores, unless keep_artifact is true.
    Raises varve.Error.

    >>> varve.load(b"func.func @f() { return }").root.find("f").name
    'func.func'
    """
    options.update(file_name=file_name, verify=verify, strict=strict, lazy=lazy)
    out = ffi.new("varve_module **")
    if file_name is None and is_url(source):
        options["file_name"] = source
    source = read_ranges(source, storage_options)
    if hasattr(source, "read"):
        if file_name is None and isinstance(getattr(source, "name", None), str):
            options["file_name"] = source.name
        source = source.read()
        if isinstance(source, str):
            source = source.encode("utf-8", "surrogateescape")

    def load_in(context: Context, is_exact: bool) -> Module:
        heap = context._heap
        options["era_is_detected"] = is_exact
        with context._call(progress) as call:
            members = call.options("varve_load_options", **load_members(options, call))
            if isinstance(source, (str, os.PathLike)):
                call.check(lib.varve_module_load_file(heap.pointer, call.path(source), members, out))
            else:
                call.check(lib.varve_module_load(heap.pointer, call.slice(source), members, out))
            warnings = heap.sink.warnings()
        module = Module(context, _pointer=out[0], _keep=options.get("dictionary"))
        module._is_lazy = lazy
        module.diagnostics = warnings
        return module

    if context is not None:
        return load_in(context, False)
    name = options["file_name"]
    choice = choice_for_path(source, name) if isinstance(source, (str, os.PathLike)) else choice_for_bytes(source, name)
    if choice is None:
        return load_in(Context(), False)
    module = read(choice, load_in)
    module.diagnostics = choice.note() + module.diagnostics
    return module


def parse(text: str, **options: Any) -> Module:
    """Loads a module from MLIR text; the options are those of `load`. Raises varve.Error.

    >>> varve.parse("module {}").text()
    'module {\\n}\\n\\n'
    """
    return load(encode(text), **options)


def open(
    source: Any,
    *,
    context: Context | None = None,
    progress: Progress = None,
    storage_options: StorageOptions | None = None,
    **options: Any,
) -> File:
    """Opens a file with a module in any format, to read parts of it.

    source: a path, bytes that do not change, an object with `seek` and `read`, a pair (size, read_at), where
    read_at(offset, size) returns exactly size bytes, or what fsspec opens: a URL such as "s3://bucket/model.varve",
    an fsspec.core.OpenFile, or an open file of fsspec. What fsspec opens is read by range, without the read-ahead of
    its files; a varve file in groups takes few requests. storage_options: of the file system, for a URL.
    options: as for `load`, without lazy; and least_request, the bytes of the smallest range, default: 131072.
    Raises varve.Error, and what fsspec raises.
    """
    source = find_ranges(source, storage_options)
    if isinstance(source, (str, os.PathLike)):
        return open_path(source, context, progress, **options)
    if not isinstance(source, tuple) and hasattr(source, "read") and hasattr(source, "seek"):
        source = ranges_of_object(source)
    if isinstance(source, tuple):
        if isinstance(source, Ranges) and options.get("file_name") is None:
            options["file_name"] = source.name
        return open_source(source[0], source[1], context=context, progress=progress, **options)
    return open_bytes(source, context, progress, **options)


__all__ = [
    "AffineExpression",
    "AffineKind",
    "Arity",
    "Attribute",
    "AttributeKind",
    "Attributes",
    "Block",
    "Context",
    "Definition",
    "DefinitionItem",
    "DefinitionKind",
    "DefinitionList",
    "Diagnostic",
    "Dictionary",
    "Elements",
    "Era",
    "Error",
    "Fault",
    "File",
    "FilePosition",
    "Findings",
    "Hashes",
    "Location",
    "Module",
    "NotFoundError",
    "Operands",
    "Operation",
    "Pack",
    "Region",
    "Registry",
    "Resource",
    "Resources",
    "Severity",
    "Signedness",
    "Status",
    "Symbol",
    "Target",
    "Type",
    "TypeKind",
    "UpgradeEvent",
    "Upgraded",
    "Use",
    "Value",
    "View",
    "ViewBlock",
    "ViewNode",
    "ViewOperation",
    "ViewValue",
    "Visibility",
    "apply_rules",
    "compile_definitions",
    "detect_era",
    "dtype_of",
    "eras",
    "from_artifact",
    "load",
    "open",
    "parse",
    "read_hashes",
    "retarget",
    "to_artifact",
    "upgrade",
]
