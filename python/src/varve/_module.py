# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules: saving, walking, comparing and changing them as a whole. Everything here: since 0.1."""

from __future__ import annotations

import os
import weakref
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from ._callbacks import Progress, lend, take_back
from ._context import Context, Heap, take_bytes, take_text
from ._errors import Diagnostic, Error, Status, bad_argument, text_of
from ._location import Location, native
from ._native import ffi, lib
from ._save import FORMATS, save_members
from ._walk import Walk, walk

if TYPE_CHECKING:
    from ._attribute import Attribute
    from ._make_types import TypeLike
    from ._operation import Operation
    from ._resource import Resources
    from ._value import Block, ValueLike


class Hashes(NamedTuple):
    """Two 128-bit hashes that identify a module, independent of the format that stores it."""

    content: bytes
    without_locations: bytes


class Module:
    """One root operation with everything nested in it, and its resources.

    Operations, values, blocks, attributes and arrays of a module keep it alive. A handle of something that was
    erased raises varve.Error. Any thread may use a module: each call takes the lock of its context.

    >>> m = varve.parse("func.func @f() { return }")
    >>> [op.name for op in m.walk()]
    ['builtin.module', 'func.func', 'func.return']
    """

    __slots__ = (
        "__weakref__",
        "_context",
        "_epoch",
        "_erased",
        "_floor",
        "_heap",
        "_is_lazy",
        "_keep",
        "_pointer",
        "_replaced",
        "_walks",
        "diagnostics",
    )

    diagnostics: tuple[Diagnostic, ...]
    """Warnings that loading reported."""

    def __init__(self, context: Context | None = None, *, _pointer: Any = None, _keep: Any = None) -> None:
        self._context = context or Context()
        heap: Heap = self._context._heap
        if _pointer is None:
            out = ffi.new("varve_module **")
            with self._context._call() as call:
                call.check(lib.varve_module_create_empty(heap.pointer, out))
            _pointer = out[0]
        if heap.pending:
            heap.try_drain()
        with heap.lock:
            heap.users += 1
        self._heap = heap
        self._pointer = _pointer
        self._keep = _keep
        self._epoch = 0
        self._erased: dict[Any, int] = {}
        self._floor = 0
        self._replaced: list[Any] = []
        self._walks: weakref.WeakSet[Walk] = weakref.WeakSet()
        self._is_lazy = False
        self.diagnostics = ()

    def __del__(self) -> None:
        heap = getattr(self, "_heap", None)
        if heap is not None:
            for pointer in self._replaced:
                heap.retire(lib.varve_module_destroy, pointer, self._keep)
            heap.retire(lib.varve_module_destroy, self._pointer, self._keep)

    def __repr__(self) -> str:
        return f"<varve.Module {self.root.name}>"

    def __copy__(self) -> Module:
        return self.copy()

    def __deepcopy__(self, _memo: Any) -> Module:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the module as a varve file. It is then a module of a new context with the default registry."""
        return _unpickle, (self.varve(),)

    def __str__(self) -> str:
        return self.text().rstrip("\n")

    @property
    def context(self) -> Context:
        """The context of the module."""
        return self._context

    @property
    def root(self) -> Operation:
        """The root operation."""
        from ._operation import Operation

        with self._heap.lock:
            return Operation(self, lib.varve_module_get_root(self._pointer))

    @property
    def body(self) -> Block:
        """The first block of the root. Raises varve.Error if there is none."""
        for region in self.root.regions:
            for block in region.blocks:
                return block
        raise bad_argument("the root has no block")

    def find(self, symbol: str) -> Operation:
        """Returns the operation in the root that defines a symbol, as `Operation.find`. Raises varve.NotFoundError."""
        return self.root.find(symbol)

    @property
    def resources(self) -> Resources:
        """The resources by key."""
        from ._resource import Resources

        return Resources(self)

    def set_resource(
        self, key: str, data: Any, *, group: str = "builtin", alignment: int = 64, copy: bool = False
    ) -> None:
        """Adds a resource of a dialect, or replaces the one with this key.

        data: an object with a buffer, such as bytes, memory of a mapped file, or a contiguous array of any element
        type. It is used in place and must not change as long as the module lives; copy: copies it. alignment: a power
        of two.
        Raises varve.Error.

        >>> m = varve.parse("module attributes {t.w = dense_resource<w> : tensor<2xi8>} {}")
        >>> m.set_resource("w", bytes([1, 2]))
        >>> bytes(m.resources["w"].buffer)
        b'\\x01\\x02'
        """
        buffer = ffi.from_buffer("char[]", _bytes_in_place(data))
        with self._context._call() as call:
            item = call.options("varve_resource_item", group=group, key=key, has_data=True, alignment=alignment)
            item.data = (buffer, len(buffer))
            release = ffi.NULL if copy else lend(buffer)
            status = lib.varve_module_set_resource(self._pointer, item, release)
            if status and not copy:
                take_back(release)
            call.check(status, refused=f"the alignment {alignment} is no power of two")

    # Saving

    def text(
        self,
        *,
        generic: bool = False,
        debug_info: bool = False,
        elide_elements: int | None = None,
        elide_resources: int | None = None,
        progress: Progress = None,
        **options: Any,
    ) -> str:
        """Returns the module as MLIR text, as mlir-opt prints it.

        generic: all operations in generic form. debug_info: locations. elide_elements: leaves out attributes with
        more elements; elide_resources: those resources whose text is longer; -1: all that are not empty. progress:
        is called with the steps so far, and cancels if it returns False. options: other members of
        varve_save_options for text, such as local_scope, use_location_names, skip_regions and hex_limit.
        Raises varve.Error.

        >>> print(varve.parse("func.func @f() { return }").text(generic=True).rstrip())
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
            "func.return"() : () -> ()
          }) : () -> ()
        }) : () -> ()
        """
        members = {"generic_form": generic, "debug_info": debug_info, "elements_limit": elide_elements}
        members["resources_limit"] = elide_resources
        return self._save("text", progress, {**members, **options}).decode("utf-8", "surrogateescape")

    def bytecode(self, *, version: int | None = None, progress: Progress = None, **options: Any) -> bytes:
        """Returns the module as MLIR bytecode.

        version: 0 to 6, default: that of the target of the registry, or 6. options: producer, allow_lossy,
        elide_resource_data. Raises varve.Error, UNSUPPORTED if the version cannot store the module.
        """
        return self._save("bytecode", progress, {"version": version, **options})

    def varve(self, *, progress: Progress = None, **options: Any) -> bytes:
        """Returns the module as a varve file; see `save` for the options."""
        return self._save("varve", progress, options)

    def save(
        self,
        path: str | os.PathLike[str] | BinaryIO,
        *,
        format: str | None = None,
        progress: Progress = None,
        **options: Any,
    ) -> None:
        """Writes the module to a file, which changes only if all of it is written.

        path: or an open binary file, which needs the format. format: "text", "bytecode" or "varve", default: by the
        suffix .mlir, .mlirbc or .varve, with .zst for a zstd frame. options: those of `text` and `bytecode`, and for
        varve: level (1 to 19), layout ("packed" or "mapped"), dictionary, resource_codec ("none", "zstd", "planes",
        "auto"), resource_alignment, group_size, stored_hashes (True, False). Raises varve.Error.
        """
        if not isinstance(path, (str, os.PathLike)):
            if format is None:
                raise bad_argument("a file object has no suffix: give the format")
            path.write(self._save(format, progress, options))
            return
        name = os.fspath(path)
        if format is None:
            stem, suffix = os.path.splitext(name)
            if suffix == ".zst":
                options["zstd_frame"] = True
                suffix = os.path.splitext(stem)[1]
            format = {".mlir": "text", ".mlirbc": "bytecode", ".varve": "varve"}.get(suffix)
            if format is None:
                raise bad_argument(f"the suffix of {name} names no format: give one")
        with self._context._call(progress) as call:
            native_options = call.options("varve_save_options", **save_members(format, options, call))
            saved = lib.varve_module_save_file(self._pointer, call.path(name), native_options)
            call.check(saved, refused="an option has a value that is not allowed")

    def _save(self, format: str, progress: Progress, options: Mapping[str, Any]) -> bytes:
        out = ffi.new("varve_bytes **")
        with self._context._call(progress) as call:
            native_options = call.options("varve_save_options", **save_members(format, options, call))
            saved = lib.varve_module_save(self._pointer, native_options, out)
            call.check(saved, refused="an option has a value that is not allowed")
            return take_bytes(out[0])

    # Walking

    def walk(self, *, post_order: bool = False) -> Walk:
        """Iterates over all operations: parents before children, or children first with post_order.

        The operation that the loop has, or others, may be erased meanwhile. Whether the walk visits operations that
        are inserted meanwhile is not specified.
        """
        return walk(self.root, post_order)

    def __iter__(self) -> Iterator[Operation]:
        return self.walk()

    def count_operations(self) -> dict[str, int]:
        """Returns how many operations have each name.

        >>> varve.parse("func.func @f() { return }").count_operations()
        {'builtin.module': 1, 'func.func': 1, 'func.return': 1}
        """
        counts, count = ffi.new("varve_python_count **"), ffi.new("size_t *")
        with self._context._call() as call:
            if self._is_lazy:
                call.check(lib.varve_module_read_bodies(self._pointer))
            root = lib.varve_module_get_root(self._pointer)
            call.check(lib.varve_python_count_operations(root, counts, count))
            return take_counts(counts[0], count[0])

    # The module as a whole

    def verify(self, *, rules: str | None = None, is_part: bool = False, progress: Progress = None) -> None:
        """Verifies the module in its current state. Raises varve.Error with all errors.

        rules: ids and groups of format-spec/verifier-rules.md, separated by commas; with a leading "-" those to
        skip. is_part: operations of the root, and the symbols that they define, may be missing.
        """
        with self._context._call(progress) as call:
            options = call.options("varve_module_verify_options", rules=rules, is_part=is_part)
            call.check(lib.varve_module_verify(self._pointer, options))

    def hashes(self, *, progress: Progress = None) -> Hashes:
        """Returns the hashes that identify the module. All formats give the same ones."""
        out = ffi.new("varve_module_hashes *")
        with self._context._call(progress) as call:
            call.check(lib.varve_module_hash(self._pointer, call.options("varve_hash_options"), out))
        return Hashes(bytes(out.content), bytes(out.without_locations))

    def compare(
        self, other: Module, *, ignore_locations: bool = False, ignore_use_list_order: bool = False
    ) -> str | None:
        """Compares two modules. Returns None if they are equal, otherwise a sentence that says where they differ."""
        equal, difference = ffi.new("bool *"), ffi.new("varve_bytes **")
        # Both locks, always in the same order, so that two threads cannot wait for each other.
        if not isinstance(other, Module):
            raise TypeError(f"a module is expected, not {type(other).__name__}")
        first, second = sorted((self._context, other._context), key=id)
        with first._call() as call:
            options = call.options(
                "varve_compare_options", ignore_locations=ignore_locations, ignore_use_list_order=ignore_use_list_order
            )
            if second is first:
                call.check(lib.varve_module_compare(self._pointer, other._pointer, options, equal, difference))
            else:
                with second._call():
                    call.check(lib.varve_module_compare(self._pointer, other._pointer, options, equal, difference))
            text = take_text(difference[0])
        return None if equal[0] else text

    def copy(self, context: Context | None = None) -> Module:
        """Returns a copy in a context, by default in a new one with the same registry."""
        target = context or Context(self._context.registry)
        out = ffi.new("varve_module **")
        first, second = sorted((self._context, target), key=id)
        with first._call() as call:
            if second is first:
                call.check(lib.varve_module_copy(self._pointer, target._heap.pointer, out))
            else:
                with second._call():
                    call.check(lib.varve_module_copy(self._pointer, target._heap.pointer, out))
        return Module(target, _pointer=out[0])

    def strip_debug_info(self) -> None:
        """Replaces all locations by the unknown location."""
        with self._context._call() as call:
            call.check(lib.varve_module_strip_debug_info(self._pointer))

    def read_bodies(self) -> None:
        """Reads all bodies that loading with lazy left unread. Raises varve.Error."""
        with self._context._call() as call:
            call.check(lib.varve_module_read_bodies(self._pointer))
        self._is_lazy = False

    def drop_unused_resources(self) -> None:
        """Drops the resources of dialects that nothing refers to."""
        with self._context._call() as call:
            call.check(lib.varve_module_drop_unused_resources(self._pointer))

    def place_resources(
        self, place: str, *, larger_than: int | None = None, folder: str | os.PathLike[str] | None = None
    ) -> None:
        """Moves the large constants: "inline" in attributes, "section" in resources, "external" in files of folder.

        larger_than: moves only constants of more bytes, default: 1024. Raises varve.Error.
        """
        places = {"inline": 1, "section": 2, "external": 3}
        if place not in places:
            raise bad_argument(f"no such place: {place}")
        with self._context._call() as call:
            options = call.options("varve_place_options", place=places[place], larger_than=larger_than)
            if folder is not None:
                options.folder = call.path(folder)
            call.check(lib.varve_module_place_resources(self._pointer, options))

    # Building

    def create_operation(
        self,
        name: str,
        operands: Sequence[ValueLike] = (),
        result_types: Sequence[TypeLike] = (),
        *,
        attributes: Mapping[str, Any] | None = None,
        successors: Sequence[Block] = (),
        regions: int = 0,
        location: Location | None = None,
    ) -> Operation:
        """Makes an operation, which `Block.append` or `Operation.move_before` puts into a block.

        operands: values, or operations with one result. attributes: values as `context.attributes.of` takes them;
        inherent ones become properties. regions: the number of new, empty regions. Raises varve.Error.

        >>> m = varve.Module()
        >>> op = m.create_operation("arith.constant", result_types=["i32"],
        ...     attributes={"value": m.context.attributes.integer(4, "i32")})
        >>> m.body.append(op)
        >>> print(op)
        %c4_i32 = arith.constant 4 : i32
        """
        from ._operation import Operation
        from ._value import native_value

        make = self._context.attributes
        dictionary = make.dictionary(attributes)._pointer if attributes else ffi.NULL
        if isinstance(result_types, str):
            raise TypeError("result_types is a list of types, not a text")
        types = [self._context.types.of(type_)._pointer for type_ in result_types]
        native_location = native(location, self)
        out = ffi.new("varve_operation **")
        with self._context._call() as call:
            options = call.options("varve_operation_description", name=name, region_count=regions)
            options.location = native_location
            options.dictionary = dictionary
            for member, items, count, c_type in (
                ("result_types", types, "result_count", "varve_type *[]"),
                ("operands", [native_value(value, self) for value in operands], "operand_count", "varve_value *[]"),
                ("successors", [block._checked(self) for block in successors], "successor_count", "varve_block *[]"),
            ):
                if items:
                    setattr(options, member, call.keep(ffi.new(c_type, items)))
                    setattr(options, count, len(items))
            refused = f"no operation {name!r}: its name, or a number of its parts is not allowed"
            call.check(lib.varve_operation_build(self._pointer, options, out), refused=refused)
            return Operation(self, out[0])

    def dialect_version(self, dialect: str) -> bytes | None:
        """Returns the version of a dialect that the module stores, or None."""
        with self._context._call() as call:
            found = lib.varve_module_get_dialect_version(self._pointer, call.slice(dialect))
            return None if found.data == ffi.NULL else bytes(ffi.buffer(found.data, found.size))

    # Handles

    def _check_handle(self, owner: Any, epoch: int) -> int:
        """Returns the current epoch. Raises varve.Error if the operation or block was erased after epoch."""
        if epoch < self._floor or self._erased.get(owner, -1) >= epoch:
            raise Error(Status.BAD_ARGUMENT, (), "the operation, block or value was erased")
        return self._epoch

    def _replace(self, pointer: Any) -> None:
        """Ends all handles after a conversion, in place or to another native module. The caller has the lock.

        Arrays may still use the old one, so it lives as long as this object.
        """
        if pointer != self._pointer:
            self._replaced.append(self._pointer)
            self._heap.users += 1
            self._pointer = pointer
        self._erased.clear()
        self._epoch += 1
        self._floor = self._epoch
        for going in list(self._walks):
            going._next[0] = ffi.NULL

    def _forget(self, operations: Iterable[Any], blocks: Iterable[Any]) -> None:
        """Marks operations and blocks as erased. The caller has the lock."""
        for pointer in operations:
            self._erased[pointer] = self._epoch
        for pointer in blocks:
            self._erased[pointer] = self._epoch
        self._epoch += 1


def _unpickle(data: bytes) -> Module:
    from . import load

    return load(data, verify=False)


def _bytes_in_place(data: Any) -> memoryview | bytes:
    """Returns the bytes of a buffer or array. Arrays of ml_dtypes have no buffer of their own type."""
    if hasattr(data, "__array_interface__") and hasattr(data, "view") and data.size:
        if not data.flags.c_contiguous:
            raise bad_argument("the array is not contiguous: np.ascontiguousarray copies it")
        data = data.reshape(-1).view("u1")
    view = memoryview(data)
    return view.cast("B") if view.nbytes else b""


def take_counts(counts: Any, count: int) -> dict[str, int]:
    """Copies counts by name and frees them. Names that are stored twice are added up."""
    found: dict[str, int] = {}
    try:
        for i in range(count):
            name = text_of(counts[i].name)
            found[name] = found.get(name, 0) + counts[i].count
    finally:
        lib.varve_python_free(counts)
    return found


__all__ = ["FORMATS", "Attribute", "Hashes", "Module"]
