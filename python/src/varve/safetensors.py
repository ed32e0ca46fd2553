# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weights from and to files of the safetensors format: resources, without a copy in memory, and constants.

Everything here: since 0.1.

>>> import os, tempfile, varve.safetensors
>>> m = varve.parse("module attributes {t.w = dense_resource<w> : tensor<2x2xi8>} {}")
>>> m.set_resource("w", bytes([1, 2, 3, 4]))
>>> path = os.path.join(tempfile.mkdtemp(), "weights.safetensors")
>>> varve.safetensors.save(m, path)
{}
>>> tensors = varve.safetensors.load(path)
>>> tensors["w"]
<tensor w: tensor<2x2xi8>>

>>> text = "func.func private @f() { %0 = arith.constant dense<[1, 2]> : tensor<2xi8> loc(\\"layer/bias\\") return }"
>>> m = varve.parse(text)
>>> varve.safetensors.save(m, path)
{}
>>> varve.safetensors.load(path)["layer/bias"]
<tensor layer/bias: tensor<2xi8>>
"""

from __future__ import annotations

import json
import math
import mmap
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ._attribute import Attribute, AttributeKind
from ._constants import Constant, constants_of
from ._elements import Elements, Memory, dtype_of
from ._errors import Error, Status, bad_argument
from ._module import Module
from ._resource import Resource
from ._type import Type, TypeKind

if TYPE_CHECKING:
    import numpy as np

# The type of an element in MLIR, and its bits, by the name in the file.
_TYPES = {
    "BOOL": ("i1", 8),
    "F4": ("f4E2M1FN", 4),
    "F6_E2M3": ("f6E2M3FN", 6),
    "F6_E3M2": ("f6E3M2FN", 6),
    "U8": ("ui8", 8),
    "I8": ("i8", 8),
    "F8_E5M2": ("f8E5M2", 8),
    "F8_E4M3": ("f8E4M3FN", 8),
    "F8_E8M0": ("f8E8M0FNU", 8),
    "F8_E5M2FNUZ": ("f8E5M2FNUZ", 8),
    "F8_E4M3FNUZ": ("f8E4M3FNUZ", 8),
    "I16": ("i16", 16),
    "U16": ("ui16", 16),
    "F16": ("f16", 16),
    "BF16": ("bf16", 16),
    "I32": ("i32", 32),
    "U32": ("ui32", 32),
    "F32": ("f32", 32),
    "I64": ("i64", 64),
    "U64": ("ui64", 64),
    "F64": ("f64", 64),
    "C64": ("complex<f32>", 64),
}
_NAMES = {text: name for name, (text, _bits) in _TYPES.items()}
_NAMES.update({"index": "I64", "si8": "I8", "si16": "I16", "si32": "I32", "si64": "I64"})
_MOST_HEADER = 100_000_000  # as in the implementation of safetensors
_CHUNK = 8 << 20
_ALIGNMENT = 8


class Tensor:
    """A tensor of a file: its name, its type in MLIR and its bytes, which stay in the file."""

    __slots__ = ("buffer", "dtype", "name", "shape")

    def __init__(self, name: str, dtype: str, shape: tuple[int, ...], buffer: memoryview) -> None:
        self.name = name
        self.dtype = dtype
        """The type of the elements by its name in the file, such as "BF16"."""
        self.shape = shape
        self.buffer = buffer

    def __repr__(self) -> str:
        return f"<tensor {self.name}: {self.type}>"

    @property
    def type(self) -> str:
        """The type in MLIR, such as "tensor<4x8xbf16>". Raises varve.Error if MLIR has none for this dtype."""
        if self.dtype not in _TYPES:
            raise Error(Status.UNSUPPORTED, (), f"MLIR has no type for {self.dtype}")
        return f"tensor<{''.join(f'{size}x' for size in self.shape)}{_TYPES[self.dtype][0]}>"

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        import numpy as np

        from ._context import Context

        element = dtype_of(Context().type(self.type).element_type)
        array = np.frombuffer(self.buffer, element).reshape(self.shape)
        if dtype is not None and np.dtype(dtype) != element:
            return array.astype(dtype)
        return array.copy() if copy else array


class Tensors(Mapping[str, Tensor]):
    """The tensors of a mapped file by name. The file must not change as long as one of them is used."""

    __slots__ = ("_tensors", "metadata")

    def __init__(self, tensors: Mapping[str, Tensor], metadata: Mapping[str, str]) -> None:
        self._tensors = dict(tensors)
        self.metadata = dict(metadata)
        """What the file says about itself: texts by name."""

    def __getitem__(self, name: str) -> Tensor:
        return self._tensors[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tensors)

    def __len__(self) -> int:
        return len(self._tensors)

    def add_to(self, module: Module, *, group: str = "builtin") -> None:
        """Puts the tensors into a module.

        A resource with this key, or the constant that `save` gives this name, gets the numbers.

        Every other tensor becomes a new resource, with the name as key. The bytes of resources stay in the file; those
        of constants are copied, which needs NumPy. Equal constants of which the file has only the first all change.
        Raises varve.Error if a constant has another type than the tensor.
        """
        keys = {resource.key for resource in module.resources.all()}
        constants = list(constants_of(module, keys.__contains__))
        own = {constant.name for constant in constants}
        for name, tensor in self.items():
            if name not in own:
                module.set_resource(name, tensor.buffer, group=group)
        made: dict[Attribute, Attribute] = {}
        for constant in constants:
            if constant.name in self:
                made[constant.attribute] = _restored(self[constant.name], constant)
                constant.replace(made[constant.attribute])
            elif constant.attribute in made:
                constant.replace(made[constant.attribute])


def load(path: str | os.PathLike[str]) -> Tensors:
    """Maps a file and reads its header. Raises varve.Error, CORRUPT, if the header is wrong."""
    with open(path, "rb") as file:
        size = os.fstat(file.fileno()).st_size
        if size < 8:
            raise _corrupt(path, "it is too short")
        mapped = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    length = int.from_bytes(mapped[:8], "little")
    if length > _MOST_HEADER or length > size - 8:
        raise _corrupt(path, "its header is larger than the file or than 100 MB")
    try:
        header = json.loads(bytes(mapped[8 : 8 + length]).decode("utf-8"), object_pairs_hook=_without_duplicates)
    except (ValueError, RecursionError) as error:
        raise _corrupt(path, f"its header is not JSON: {error}") from None
    if not isinstance(header, dict):
        raise _corrupt(path, "its header is no object")
    metadata = header.pop("__metadata__", {})
    if not isinstance(metadata, dict) or not all(isinstance(value, str) for value in metadata.values()):
        raise _corrupt(path, "its metadata are not texts")
    data = mapped[8 + length :]
    tensors = {name: _tensor(path, name, entry, data) for name, entry in header.items()}
    ends = sorted(tuple(entry["data_offsets"]) for entry in header.values())
    if [start for start, _ in ends] != [0, *(end for _, end in ends[:-1])][: len(ends)] or (
        (ends[-1][1] if ends else 0) != len(data)
    ):
        raise _corrupt(path, "its tensors overlap or do not fill it")
    return Tensors(tensors, metadata)


class _Entry(NamedTuple):
    """A tensor that is to be written."""

    name: str
    dtype: str
    shape: list[int]
    size: int
    write: Callable[[Any], None]


def save(
    module: Module,
    path: str | os.PathLike[str],
    *,
    metadata: Mapping[str, str] | None = None,
    min_elements: int = 2,
    max_splat_size: int = 1 << 20,
) -> dict[str, str]:
    """Writes the weights of a module, and returns what was left out: the reasons by name.

    A blob of a dialect resource becomes a tensor with its key as name. It has the type of the first dense resource
    elements in the module that use it. If there are none, or if the format has no such type, it is a list of bytes
    (U8).

    Dense elements become a tensor. Its name is the symbol of their operation (`ml_program.global @w`), or the first
    name in its location, or the symbols around it and the name of the operation (`main.constant`). The key of the
    attribute follows, unless it is `value`. A name that occurs again gets a number: `w_1`. Equal constants are written
    once, with the name of the first. Left out are those with fewer than min_elements elements, splats (all elements are
    equal, and the module has one of them) of more than max_splat_size bytes, and types that the format does not have.

    The file appears whole or not at all. The module stays as it is. Raises varve.Error, also if two dialects use the
    same key.
    """
    blobs: dict[str, Resource] = {}
    for resource in module.resources.all():
        if resource.is_external or not resource.has_data:
            continue
        if resource.key in blobs:
            raise bad_argument(f"two dialects have a resource {resource.key}")
        blobs[resource.key] = resource
    types = _types_of(module) if blobs else {}
    entries = [_blob_entry(resource, types.get((resource.group, key))) for key, resource in blobs.items()]
    left_out: dict[str, str] = {}
    written: set[Attribute] = set()
    keys = {resource.key for resource in module.resources.all()}
    for constant in constants_of(module, keys.__contains__):
        if constant.attribute in written:
            continue
        entry = _constant_entry(constant, min_elements, max_splat_size)
        if isinstance(entry, str):
            left_out[constant.name] = entry
        else:
            written.add(constant.attribute)
            entries.append(entry)
    # Elements of most bytes first, so that all are aligned to their size.
    entries.sort(key=lambda entry: (-_TYPES[entry.dtype][1], entry.name))
    _write_file(path, entries, metadata)
    return left_out


def _write_file(path: str | os.PathLike[str], entries: list[_Entry], metadata: Mapping[str, str] | None) -> None:
    header: dict[str, Any] = {"__metadata__": dict(metadata)} if metadata else {}
    offset = 0
    for entry in entries:
        header[entry.name] = {"dtype": entry.dtype, "shape": entry.shape, "data_offsets": [offset, offset + entry.size]}
        offset += entry.size
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    text += b" " * (-len(text) % _ALIGNMENT)
    name = os.fspath(path)
    handle, temporary = tempfile.mkstemp(dir=os.path.dirname(name) or ".", prefix=os.path.basename(name) + ".")
    try:
        with open(handle, "wb", buffering=0) as file:
            _write(file, len(text).to_bytes(8, "little") + text)
            for entry in entries:
                entry.write(file)
            os.fchmod(file.fileno(), 0o666 & ~_umask())
        os.replace(temporary, name)
    except BaseException:
        os.unlink(temporary)
        raise


def _corrupt(path: str | os.PathLike[str], what: str) -> Error:
    return Error(Status.CORRUPT, (), f"{os.fspath(path)}: {what}")


def _without_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a name occurs twice")
    return made


def _is_count(number: Any) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number >= 0


def _tensor(path: str | os.PathLike[str], name: str, entry: Any, data: memoryview) -> Tensor:
    if not isinstance(entry, dict):
        raise _corrupt(path, f"{name} is no object")
    dtype: Any = entry.get("dtype")
    shape: Any = entry.get("shape")
    offsets: Any = entry.get("data_offsets")
    is_sound = (
        isinstance(dtype, str)
        and isinstance(shape, list)
        and all(_is_count(size) for size in shape)
        and isinstance(offsets, list)
        and len(offsets) == 2
        and all(_is_count(offset) for offset in offsets)
        and offsets[0] <= offsets[1] <= len(data)
    )
    if not is_sound:
        raise _corrupt(path, f"{name} has no dtype, shape and offsets in the file")
    start, end = offsets
    if dtype in _TYPES and math.prod(shape) * _TYPES[dtype][1] != 8 * (end - start):
        raise _corrupt(path, f"{name} has {end - start} bytes, which do not fit {dtype} of shape {shape}")
    return Tensor(name, dtype, tuple(shape), data[start:end])


def _types_of(module: Module) -> dict[tuple[str, str], Type]:
    """Returns the types of dense resource elements by dialect and key."""
    found: dict[tuple[str, str], Type] = {}
    seen: set[Attribute] = set()

    def look(attribute: Attribute) -> None:
        pending = [attribute]
        while pending:
            attribute = pending.pop()
            kind = attribute.kind
            if kind == AttributeKind.DENSE_RESOURCE_ELEMENTS:
                if attribute.type is not None:
                    found.setdefault(attribute.resource, attribute.type)
            elif kind in (AttributeKind.ARRAY, AttributeKind.DICTIONARY) and attribute not in seen:
                seen.add(attribute)
                items = attribute.elements if kind == AttributeKind.ARRAY else [value for _, value in attribute.items()]
                pending.extend(reversed(items))

    for op in module.walk():
        for value in op.attributes.values():
            look(value)
    return found


def _form_of(resource: Resource, type_: Type | None) -> tuple[str, list[int]]:
    """Returns the dtype and the shape of a resource."""
    if type_ is not None and type_.kind in (TypeKind.RANKED_TENSOR, TypeKind.VECTOR):
        dtype = _NAMES.get(str(type_.element_type))
        shape = [size for size in type_.shape if size is not None]
        if dtype and len(shape) == type_.rank and math.prod(shape) * _TYPES[dtype][1] == 8 * resource.size:
            return dtype, shape
    return "U8", [resource.size]


def _blob_entry(resource: Resource, type_: Type | None) -> _Entry:
    dtype, shape = _form_of(resource, type_)
    return _Entry(resource.key, dtype, shape, resource.size, lambda file: _write_blob(file, resource))


def _constant_entry(constant: Constant, min_elements: int, max_splat_size: int) -> _Entry | str:
    """Returns what is written of a constant, or why it is left out."""
    numbers = constant.attribute.numbers
    dtype = _NAMES.get(str(numbers.element_type))
    if dtype is None or (_TYPES[dtype][1] < 8 and dtype != "BOOL"):
        return f"safetensors has no type for elements of {numbers.element_type}"
    size = numbers.count * _TYPES[dtype][1] // 8
    if numbers.count < min_elements:
        return f"it has fewer than {min_elements} elements"
    if numbers.is_splat and size > max_splat_size:
        return f"it is a splat of {size} bytes"
    return _Entry(constant.name, dtype, list(numbers.shape), size, lambda file: _write_numbers(file, numbers))


def _restored(tensor: Tensor, constant: Constant) -> Attribute:
    import numpy as np

    numbers = constant.attribute.numbers
    dtype = _NAMES.get(str(numbers.element_type))
    type_ = constant.attribute.type
    if dtype != tensor.dtype or tuple(numbers.shape) != tensor.shape or type_ is None:
        raise bad_argument(f"{tensor.name} is {tensor.type}, but the constant of this name is {type_}")
    array = np.frombuffer(tensor.buffer, dtype_of(numbers.element_type)).reshape(tensor.shape)
    is_splat = array.size > 1 and numbers.is_splat and bool((array == array.reshape(-1)[0]).all())
    return constant.attribute.context.attributes.elements(array.reshape(-1)[0] if is_splat else array, type_)


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _write(file: Any, data: Any) -> None:
    while len(data):
        data = memoryview(data)[file.write(data) :]


def _write_numbers(file: Any, numbers: Elements) -> None:
    """Writes all elements, also those of a splat; one of i1 takes a byte."""
    data: Any = numbers.buffer
    if numbers.is_packed:
        bits = [bytes(byte >> bit & 1 for bit in range(8)) for byte in range(256)]
        data = b"".join(bits[byte] for byte in data)[: 1 if numbers.is_splat else numbers.count]
    if not numbers.is_splat:
        _write(file, data)
        return
    one = bytes(data)
    at_once = max(_CHUNK // max(len(one), 1), 1)
    for start in range(0, numbers.count, at_once):
        _write(file, one * min(at_once, numbers.count - start))


def _write_blob(file: Any, resource: Resource) -> None:
    """Writes a blob from where it is; each part is compared with its checksum before."""
    memory = Memory(resource._module, resource._pointer, resource.size).buffer
    for start in range(0, resource.size, _CHUNK):
        size = min(_CHUNK, resource.size - start)
        resource.check(start, size)
        _write(file, memory[start : start + size])


__all__ = ["Tensor", "Tensors", "load", "save"]
