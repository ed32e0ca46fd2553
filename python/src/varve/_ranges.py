# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files elsewhere, which fsspec reads by range. Everything here is internal."""

from __future__ import annotations

import io
import re
import threading
from collections.abc import Mapping
from typing import Any, NamedTuple

from ._callbacks import ReadAt
from ._errors import Error, Status

# A URL, or the chained URLs of fsspec, such as simplecache::s3://bucket/key.
_URL = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*(://|::)")
StorageOptions = Mapping[str, Any]


class Ranges(NamedTuple):
    """A file that is read by range: as `varve.open` takes it, with a name for messages."""

    size: int
    read_at: ReadAt
    name: str


def is_url(source: Any) -> bool:
    """Returns whether fsspec opens the text, and not the system."""
    return isinstance(source, str) and _URL.match(source) is not None


def find(source: Any, options: StorageOptions | None) -> Any:
    """Returns what `varve.open` opens in place of what fsspec knows: Ranges, bytes, a local path, or source itself.

    source: a URL, an fsspec.core.OpenFile, or a file that fsspec opened. Files of fsspec read ahead, so their file
    system is asked instead. options: of the file system, for a URL.
    """
    if is_url(source):
        fs, path = _fsspec().core.url_to_fs(source, **(options or {}))
        return _of_path(fs, path, source)
    fs, path = getattr(source, "fs", None), getattr(source, "path", None)
    if not isinstance(path, str) or not (hasattr(fs, "cat_file") and hasattr(fs, "info")):
        return source
    if getattr(source, "compression", None) is not None:
        if hasattr(source, "seek"):
            return source
        with source as file:
            return file.read()
    return _of_path(fs, path, path)


def read(source: Any, options: StorageOptions | None) -> Any:
    """Returns the bytes of a URL, or what `find` returns if that is not read by range."""
    found = find(source, options)
    return found.read_at(0, found.size) if isinstance(found, Ranges) else found


def _fsspec() -> Any:
    try:
        import fsspec  # type: ignore[import-untyped, unused-ignore]
    except ImportError:
        raise Error(Status.UNSUPPORTED, (), "URLs need the package fsspec: pip install varve[fsspec]") from None
    return fsspec


def _of_path(fs: Any, path: str, name: str) -> Any:
    protocols = (fs.protocol,) if isinstance(fs.protocol, str) else fs.protocol
    if "file" in protocols:
        return path
    size = fs.info(path).get("size")
    if size is None:  # the server does not say, so it does not serve ranges either
        return bytes(fs.cat_file(path))
    whole: list[bytes] = []

    def read_at(offset: int, count: int) -> bytes | memoryview:
        if count == 0:
            return b""
        data = whole[0] if whole else fs.cat_file(path, start=offset, end=offset + count)
        if len(data) == size != count:  # a server may ignore the range
            whole[:] = [data]
            return memoryview(data)[offset : offset + count]
        return bytes(data)

    return Ranges(size, read_at, name)


def of_object(file: Any) -> Ranges:
    """Returns the ranges of an object with seek and read, which must stay open. Its position changes."""
    lock = threading.Lock()
    size = file.seek(0, io.SEEK_END)
    if size is None:
        size = file.tell()

    def read_at(offset: int, count: int) -> bytes:
        with lock:
            file.seek(offset)
            parts = []
            while count > 0:
                part = file.read(count)
                if not part:
                    raise Error(Status.IO, (), f"the file ends {count} bytes early")
                parts.append(part)
                count -= len(part)
        return parts[0] if len(parts) == 1 else b"".join(parts)

    name = getattr(file, "name", None)
    return Ranges(size, read_at, name if isinstance(name, str) else "-")
