# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/dask_convert.py, with a cluster on this machine."""

import importlib.util
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

import varve

pytest.importorskip("fsspec")
distributed = pytest.importorskip("distributed")

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "dask_convert.py"


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("dask_convert", EXAMPLE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules["dask_convert"] = module
    return module


@contextmanager
def cluster():
    """Yields a client of a cluster on this machine, whose workers have the environment of this process."""
    made = distributed.LocalCluster(n_workers=2, threads_per_worker=2, dashboard_address=None)
    with made, distributed.Client(made) as client:
        client.upload_file(str(EXAMPLE))
        yield client


@pytest.fixture(scope="module")
def client(example):
    with cluster() as made:
        yield made


def write_modules(folder):
    """Writes modules in all forms, two of them the same, and one that is none."""
    texts = {f"a/f{i}": f"func.func @f{i}(%x: i{i + 1}) -> i{i + 1} {{ return %x : i{i + 1} }}\n" for i in range(12)}
    (folder / "a").mkdir(parents=True)
    for i, (name, text) in enumerate(texts.items()):
        module = varve.parse(text)
        module.save(folder / (name + (".mlir", ".mlirbc", ".varve")[i % 3]))
    (folder / "again.mlir").write_text(varve.load(folder / "a/f0.mlir").text(debug_info=True))
    (folder / "wrong.mlir").write_text("func.func @f( {\n")
    (folder / "other.txt").write_text("no module")


@pytest.mark.parametrize("form", ["varve", "bytecode", "text"])
def test_a_folder_is_converted_in_parallel(tmp_path, example, client, form):
    source, target = tmp_path / "source", tmp_path / "target"
    write_modules(source)
    rows = {row[0]: row[1:] for row in example.convert_all(client, str(source), str(target), form, 1)}
    assert len(rows) == 14
    assert [path for path, row in rows.items() if row[0] != "ok"] == ["wrong.mlir"]
    assert "1:" in rows["wrong.mlir"][0]
    assert rows["a/f0.mlir"][3:] == rows["again.mlir"][3:]
    assert len({row[3] for path, row in rows.items() if row[0] == "ok"}) == 12
    for path, (status, before, after, content, _) in rows.items():
        if status != "ok":
            continue
        made = target / example.target_of(path, form)
        assert (source / path).stat().st_size == before
        assert made.stat().st_size == after
        module = varve.load(made)
        assert module.hashes().content.hex() == content
        assert module.compare(varve.load(source / path)) is None
    assert len((target / "modules.tsv").read_text().splitlines()) == 14


def test_a_bucket_is_converted_in_parallel(tmp_path, example, monkeypatch):
    pytest.importorskip("moto")
    pytest.importorskip("flask")
    pytest.importorskip("s3fs")
    from object_store import object_store

    source = tmp_path / "source"
    write_modules(source)
    with object_store() as (fs, counted):
        fs.put(str(source), "models/source", recursive=True)
        settings = {
            "AWS_ACCESS_KEY_ID": "key",
            "AWS_SECRET_ACCESS_KEY": "secret",
            "AWS_ENDPOINT_URL": "http://{}:{}".format(*counted.target),
        }
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        with cluster() as client:
            rows = example.convert_all(client, "s3://models/source", "s3://models/target", level=1)
        assert [row[:2] for row in rows if row[1] != "ok"] == [["wrong.mlir", rows[-1][1]]]
        data = fs.cat_file("models/target/a/f1.mlirbc.varve")
        assert varve.load(data).compare(varve.load(source / "a/f1.mlirbc")) is None


def test_the_program_says_what_it_converted(tmp_path):
    source, target = tmp_path / "source", tmp_path / "target"
    write_modules(source)
    command = [sys.executable, EXAMPLE, source, target, "--level=1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert done.stdout == "13 of 14 modules converted\n"
    assert "wrong.mlir: " in done.stderr
