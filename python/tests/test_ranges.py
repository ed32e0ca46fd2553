# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files that fsspec opens are read by range, with few requests."""

import functools
import gzip
import random
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest

import varve

fsspec = pytest.importorskip("fsspec")

FUNCTIONS = 3000


@pytest.fixture(scope="module")
def large():
    """A varve file in groups of 3 MB, most of it constants that do not compress."""
    numbers = random.Random(1)
    text = ["module @large {\n"]
    for i in range(FUNCTIONS):
        text.append(f"  func.func @f{i}(%a: tensor<256xi32>) -> tensor<256xi32> {{\n")
        text.append(f'    %0 = arith.constant dense<"0x{numbers.randbytes(1024).hex()}"> : tensor<256xi32>\n')
        text.append("    %1 = arith.addi %0, %a : tensor<256xi32>\n    return %1 : tensor<256xi32>\n  }\n")
    text.append("}\n")
    data = varve.parse("".join(text)).varve(level=1, group_size=500)
    assert len(data) > 3_000_000
    return data


@pytest.fixture(scope="module")
def store(large):
    pytest.importorskip("moto")
    pytest.importorskip("flask")
    pytest.importorskip("s3fs")
    from object_store import BUCKET, object_store

    with object_store() as (fs, counted):
        fs.pipe_file(f"{BUCKET}/large.varve", large)
        fs.pipe_file(f"{BUCKET}/small.mlir", b"func.func @f() { return }")
        yield counted


@pytest.fixture
def options(store):
    """The options of a file system that knows nothing yet."""
    from object_store import options

    store.reset()
    return {**options(store.url), "skip_instance_cache": True}


def ranges_of(store):
    return [range_ for method, _path, range_ in store.requests if method == "GET"]


def expected(large, symbol):
    with varve.open(large) as file:
        return file[symbol].text()


def test_a_function_in_an_object_store_takes_few_requests(store, options, large):
    with varve.open("s3://models/large.varve", storage_options=options) as file:
        function = file["@f1234"]
    assert function.text() == expected(large, "@f1234")
    assert len(store.requests) <= 6
    assert all(ranges_of(store))
    assert store.bytes < len(large) / 3


def test_symbols_are_listed_without_a_group(store, options, large):
    with varve.open("s3://models/large.varve", storage_options=options) as file:
        assert len(file.symbols) == FUNCTIONS
    assert len(store.requests) <= 4
    assert store.bytes < len(large) / 10


def test_open_files_of_fsspec_are_read_by_range_without_read_ahead(store, options, large):
    fs = fsspec.filesystem("s3", **options)
    with fs.open("models/large.varve") as opened, varve.open(opened) as file:
        assert file["@f7"].text() == expected(large, "@f7")
    assert len(store.requests) <= 6
    assert store.bytes < len(large) / 3
    store.reset()
    later = fsspec.open("s3://models/large.varve", **options)
    with varve.open(later) as file:
        assert file["@f7"].text() == expected(large, "@f7")
    assert len(store.requests) <= 6


def test_the_smallest_request_can_be_chosen(store, options, large):
    with varve.open("s3://models/large.varve", storage_options=options, least_request=1) as file:
        assert store.bytes <= 4096
        assert file["@f7"].text() == expected(large, "@f7")


def test_a_module_is_loaded_from_a_url(store, options):
    module = varve.load("s3://models/small.mlir", storage_options=options)
    assert module.count_operations()["func.func"] == 1
    with pytest.raises(FileNotFoundError):
        varve.load("s3://models/missing.mlir", storage_options=options)
    with pytest.raises(FileNotFoundError):
        varve.open("s3://models/missing.varve", storage_options=options)


def test_a_failed_request_raises_what_fsspec_raises_and_is_tried_again(store, options, large):
    with varve.open("s3://models/large.varve", storage_options=options) as file:
        store.fails_from = len(store.requests)
        with pytest.raises(PermissionError):
            file["@f7"]
        store.fails_from = None
        assert file["@f7"].text() == expected(large, "@f7")


def test_modules_and_symbols_outlive_their_file(store, options, large):
    file = varve.open("s3://models/large.varve", storage_options=options)
    function = file["@f7"]
    file.close()
    assert function.text() == expected(large, "@f7")


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_arguments):
        pass


def test_a_server_without_ranges_is_read_once(tmp_path, large):
    pytest.importorskip("aiohttp")
    from object_store import serving

    (tmp_path / "large.varve").write_bytes(large)
    handler = functools.partial(Quiet, directory=tmp_path)
    with serving(ThreadingHTTPServer(("127.0.0.1", 0), handler)) as server:
        url = f"http://127.0.0.1:{server.server_address[1]}/large.varve"
        with varve.open(url) as file:
            assert file["@f7"].text() == expected(large, "@f7")
            assert file["@f2999"].text() == expected(large, "@f2999")


def test_local_files_and_files_in_memory(tmp_path, large):
    path = tmp_path / "large.varve"
    path.write_bytes(large)
    memory = fsspec.filesystem("memory")
    memory.pipe_file("/large.varve", large)
    url = f"file://{path}"
    for source in (url, "memory://large.varve", fsspec.open(url), memory.open("/large.varve")):
        with varve.open(source) as file:
            assert file["@f7"].text() == expected(large, "@f7")


def test_what_is_compressed_is_unpacked(tmp_path):
    path = tmp_path / "small.mlir.gz"
    path.write_bytes(gzip.compress(b"func.func @f() { return }"))
    with varve.open(fsspec.open(str(path), compression="gzip")) as file:
        assert [symbol.name for symbol in file.symbols] == ["f"]


class Counting:
    """A file that counts what is read."""

    def __init__(self, file):
        self.file = file
        self.bytes = 0

    def seek(self, offset, whence=0):
        return self.file.seek(offset, whence)

    def read(self, size=-1):
        data = self.file.read(min(size, 1000) if size >= 0 else size)
        self.bytes += len(data)
        return data


def test_objects_with_seek_and_read_are_read_by_range(tmp_path, large):
    path = tmp_path / "large.varve"
    path.write_bytes(large)
    with path.open("rb") as opened:
        counting = Counting(opened)
        with varve.open(counting) as file:
            assert file["@f7"].text() == expected(large, "@f7")
        assert counting.bytes < len(large) / 3


def test_urls_need_fsspec(monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "fsspec", None)
    with pytest.raises(varve.Error, match="fsspec"):
        varve.open("s3://models/large.varve")
