# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Resources from and to safetensors files."""

import json
import os
import stat
import subprocess
import sys
import textwrap

import pytest

import varve
import varve.safetensors

np = pytest.importorskip("numpy")
ml_dtypes = pytest.importorskip("ml_dtypes")

TENSORS = {
    "f32": ("2x3xf32", np.arange(6, dtype=np.float32).reshape(2, 3)),
    "f64": ("2xf64", np.array([1.5, -2])),
    "f16": ("3xf16", np.array([1, 2, 3], np.float16)),
    "bf16": ("2x2xbf16", np.array([[1, 2], [3, 4]], ml_dtypes.bfloat16)),
    "f8": ("4xf8E4M3FN", np.array([1, 2, 3, 4], ml_dtypes.float8_e4m3fn)),
    "i8": ("3xi8", np.array([1, -2, 3], np.int8)),
    "ui8": ("3xui8", np.array([1, 2, 255], np.uint8)),
    "i64": ("i64", np.array(-7, np.int64)),
    "ui32": ("1xui32", np.array([2**32 - 1], np.uint32)),
    "bool": ("3xi1", np.array([True, False, True])),
    "empty": ("0x4xf32", np.zeros((0, 4), np.float32)),
}


def make_module():
    uses = ", ".join(f"{name} = dense_resource<{name}> : tensor<{type_}>" for name, (type_, _) in TENSORS.items())
    module = varve.parse(f"module attributes {{t.w = {{{uses}}}}} {{}}")
    for name, (_, array) in TENSORS.items():
        module.set_resource(name, array.tobytes())
    return module


def header_of(path):
    data = path.read_bytes()
    length = int.from_bytes(data[:8], "little")
    return json.loads(data[8 : 8 + length]), data[8 + length :]


def write_file(path, header, data=b""):
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    path.write_bytes(len(text).to_bytes(8, "little") + text + data)
    return path


def test_resources_are_saved_with_their_types(tmp_path):
    path = tmp_path / "w.safetensors"
    varve.safetensors.save(make_module(), path, metadata={"format": "pt"})
    tensors = varve.safetensors.load(path)
    assert set(tensors) == set(TENSORS)
    assert tensors.metadata == {"format": "pt"}
    for name, (type_, array) in TENSORS.items():
        assert tensors[name].type == f"tensor<{type_}>"
        loaded = np.asarray(tensors[name])
        assert loaded.dtype == array.dtype
        assert np.array_equal(loaded, array)
    header, _ = header_of(path)
    for name, entry in header.items():
        if name != "__metadata__":
            assert entry["data_offsets"][0] % TENSORS[name][1].dtype.itemsize == 0


def test_the_package_safetensors_reads_what_is_saved(tmp_path):
    package = pytest.importorskip("safetensors.numpy")
    path = tmp_path / "w.safetensors"
    varve.safetensors.save(make_module(), path)
    with package.safe_open(path, "np") as file:
        assert set(file.keys()) == set(TENSORS)
        for name, (type_, array) in TENSORS.items():
            assert tuple(file.get_slice(name).get_shape()) == array.shape
            if not type_.endswith(("bf16", "f8E4M3FN")):
                assert np.array_equal(file.get_tensor(name), array)


def test_what_the_package_safetensors_saves_becomes_resources(tmp_path):
    package = pytest.importorskip("safetensors.numpy")
    path = tmp_path / "w.safetensors"
    package.save_file({name: array for name, (_, array) in TENSORS.items()}, path, {"k": "v"})
    module = varve.parse("module attributes {t.w = dense_resource<f32> : tensor<2x3xf32>} {}")
    varve.safetensors.load(path).add_to(module)
    assert np.array_equal(np.asarray(module.root.attributes["t.w"]), TENSORS["f32"][1])
    module.save(tmp_path / "w.varve")
    stored = varve.load(tmp_path / "w.varve")
    for name, (_, array) in TENSORS.items():
        assert bytes(stored.resources[name].buffer) == array.tobytes()


def test_resources_live_as_long_as_their_module(tmp_path):
    import gc

    path = tmp_path / "w.safetensors"
    varve.safetensors.save(make_module(), path)
    module = varve.Module()
    varve.safetensors.load(path).add_to(module)
    gc.collect()
    buffer = module.resources["f64"].buffer
    del module
    gc.collect()
    assert bytes(buffer) == TENSORS["f64"][1].tobytes()


def test_resources_without_a_known_type_are_bytes(tmp_path):
    types = {"a": "tensor<?xf32>", "b": "tensor<9xf32>"}
    uses = ", ".join(f"t.{key} = dense_resource<{key}> : {type_}" for key, type_ in types.items())
    module = varve.parse(f"module attributes {{{uses}}} {{}}")
    for key in "abc":
        module.set_resource(key, b"12345678")
    path = tmp_path / "w.safetensors"
    varve.safetensors.save(module, path)
    tensors = varve.safetensors.load(path)
    assert [(tensors[key].dtype, tensors[key].shape) for key in "abc"] == [("U8", (8,))] * 3


CONSTANTS = """
ml_program.global private @table(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : tensor<2x2xi16>
func.func @main() {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32> loc("layer/w")
  %1 = arith.constant dense<[3.0, 4.0]> : tensor<2xf32> loc("layer/w"("m.py":1:2))
  %2 = arith.constant dense<[3.0, 4.0]> : tensor<2xf32> loc(fused["again"])
  %3 = arith.constant dense<[true, false, true, true, false, true, true, true, true]> : tensor<9xi1>
  %4 = arith.constant dense<1.0> : tensor<3xbf16> loc(callsite("scale" at "m.py":3:4))
  %5 = arith.constant dense<7> : tensor<i32>
  %6 = arith.constant dense<0.0> : tensor<1024x1024xf32> loc("zero")
  %7 = arith.constant dense<[1, 2]> : tensor<2xi4> loc("small")
  "t.op"() {w = [dense<[5, 6]> : tensor<2xui8>, {x = dense<[7, 8]> : vector<2xi64>}]} : () -> ()
  return
}
"""

SAVED = {
    "table": ("tensor<2x2xi16>", [[1, 2], [3, 4]]),
    "layer/w": ("tensor<2xf32>", [1, 2]),
    "layer/w_1": ("tensor<2xf32>", [3, 4]),
    "main.constant": ("tensor<9xi1>", [1, 0, 1, 1, 0, 1, 1, 1, 1]),
    "scale": ("tensor<3xbf16>", [1, 1, 1]),
    "main.op.w.0": ("tensor<2xui8>", [5, 6]),
    "main.op.w.1.x": ("tensor<2xi64>", [7, 8]),
}


def test_constants_are_saved_by_symbol_location_or_place(tmp_path):
    path = tmp_path / "w.safetensors"
    left_out = varve.safetensors.save(varve.parse(CONSTANTS), path)
    tensors = varve.safetensors.load(path)
    assert {name: (tensor.type, np.asarray(tensor).astype(int).tolist()) for name, tensor in tensors.items()} == {
        name: (type_.replace("vector", "tensor"), values) for name, (type_, values) in SAVED.items()
    }
    assert left_out == {
        "main.constant_1": "it has fewer than 2 elements",
        "zero": "it is a splat of 4194304 bytes",
        "small": "safetensors has no type for elements of i4",
    }


def test_options_save_more_constants(tmp_path):
    path = tmp_path / "w.safetensors"
    module = varve.parse(CONSTANTS)
    assert set(varve.safetensors.save(module, path, min_elements=0, max_splat_size=1 << 30)) == {"small"}
    tensors = varve.safetensors.load(path)
    assert np.asarray(tensors["main.constant_1"]) == 7
    assert not np.asarray(tensors["zero"]).any()
    assert len(tensors["zero"].buffer) == 4 << 20


def test_constants_are_restored(tmp_path):
    from varve._constants import constants_of

    path = tmp_path / "w.safetensors"
    module = varve.parse(CONSTANTS)
    varve.safetensors.save(module, path, min_elements=0, max_splat_size=1 << 30)
    other = varve.parse(CONSTANTS)
    for constant in list(constants_of(other)):
        if constant.name != "small":
            array = np.asarray(constant.attribute)
            constant.replace(other.context.attributes.elements(np.zeros_like(array), constant.attribute.type))
    assert other.compare(module) is not None
    varve.safetensors.load(path).add_to(other)
    assert other.compare(module) is None
    assert len(list(other.resources.all())) == 0


def test_a_tensor_of_another_type_is_not_restored(tmp_path):
    path = tmp_path / "w.safetensors"
    varve.safetensors.save(varve.parse(CONSTANTS), path)
    text = CONSTANTS.replace("dense<[1.0, 2.0]> : tensor<2xf32>", "dense<[1.0]> : tensor<1xf32>")
    other = varve.parse(text)
    with pytest.raises(varve.Error, match="layer/w is tensor<2xf32>, but the constant of this name is tensor<1xf32>"):
        varve.safetensors.load(path).add_to(other)


def test_a_resource_keeps_its_key(tmp_path):
    path = tmp_path / "w.safetensors"
    text = """module attributes {t.w = dense_resource<w> : tensor<2xi8>} {
      func.func private @f() { %0 = arith.constant dense<[1, 2]> : tensor<2xi8> loc("w") return }
    }"""
    module = varve.parse(text)
    module.set_resource("w", b"34")
    varve.safetensors.save(module, path)
    tensors = varve.safetensors.load(path)
    assert {name: bytes(tensor.buffer) for name, tensor in tensors.items()} == {"w": b"34", "w_1": bytes([1, 2])}
    module.set_resource("w", b"..")
    tensors.add_to(module)
    assert bytes(module.resources["w"].buffer) == b"34"


def test_a_key_of_two_dialects_is_rejected(tmp_path):
    module = varve.Module()
    module.set_resource("w", b"1")
    module.set_resource("w", b"2", group="torch")
    with pytest.raises(varve.Error, match="two dialects"):
        varve.safetensors.save(module, tmp_path / "w.safetensors")
    assert list(tmp_path.iterdir()) == []


def test_a_module_without_resources_and_an_empty_file(tmp_path):
    path = tmp_path / "w.safetensors"
    varve.safetensors.save(varve.Module(), path)
    assert len(varve.safetensors.load(path)) == 0
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~varve.safetensors._umask()


GOOD = {"dtype": "U8", "shape": [2], "data_offsets": [0, 2]}


@pytest.mark.parametrize(
    ("header", "data"),
    [
        (b"{", b""),
        (b"[]", b""),
        (b"\xff", b""),
        (b"[" * 100000, b""),
        (b'{"a": {}, "a": {}}', b""),
        ({"a": 1}, b""),
        ({"a": {}}, b""),
        ({"a": {**GOOD, "dtype": 7}}, b"12"),
        ({"a": {**GOOD, "shape": [-2]}}, b"12"),
        ({"a": {**GOOD, "shape": [True, 2]}}, b"12"),
        ({"a": {**GOOD, "shape": [3]}}, b"12"),
        ({"a": {**GOOD, "shape": [2.0]}}, b"12"),
        ({"a": {**GOOD, "data_offsets": [0, 3]}}, b"12"),
        ({"a": {**GOOD, "data_offsets": [2, 0]}}, b"12"),
        ({"a": {**GOOD, "data_offsets": [0]}}, b"12"),
        ({"a": GOOD}, b"123"),
        ({"a": GOOD, "b": GOOD}, b"12"),
        ({"a": GOOD, "b": {**GOOD, "data_offsets": [3, 5]}}, b"12345"),
        ({"__metadata__": {"a": 1}}, b""),
    ],
)
def test_wrong_headers_are_rejected(tmp_path, header, data):
    with pytest.raises(varve.Error) as raised:
        varve.safetensors.load(write_file(tmp_path / "w.safetensors", header, data))
    assert raised.value.status == varve.Status.CORRUPT


def test_truncated_files_are_rejected(tmp_path):
    whole = write_file(tmp_path / "w.safetensors", {"a": GOOD}, b"12").read_bytes()
    for end in range(len(whole)):
        (tmp_path / "cut").write_bytes(whole[:end])
        with pytest.raises(varve.Error):
            varve.safetensors.load(tmp_path / "cut")


def test_types_that_mlir_lacks_keep_their_bytes(tmp_path):
    path = write_file(tmp_path / "w.safetensors", {"a": {**GOOD, "dtype": "NEW"}}, b"12")
    tensor = varve.safetensors.load(path)["a"]
    assert bytes(tensor.buffer) == b"12"
    with pytest.raises(varve.Error, match="NEW"):
        tensor.type  # noqa: B018


SIZE = 64 << 20

MEASURED = (
    textwrap.dedent(
        """
    import sys, threading, time, varve, varve.safetensors
    def anonymous():
        with open("/proc/self/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("RssAnon")) << 10
    most, stop = 0, False
    def watch():
        global most
        while not stop:
            most = max(most, anonymous())
            time.sleep(0.002)
    action, source, target = sys.argv[1:]
    varve.Module()
    before = anonymous()
    thread = threading.Thread(target=watch, daemon=True)
    thread.start()
    if action == "pack":
        module = varve.parse("module attributes {t.w = dense_resource<w> : tensor<%dxi8>} {}")
        varve.safetensors.load(source).add_to(module)
        module.save(target)
    else:
        varve.safetensors.save(varve.load(source), target)
    stop = True
    thread.join()
    print(most - before)
    """
    )
    % SIZE
)


@pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="needs /proc")
def test_large_resources_are_not_copied_in_memory(tmp_path):
    first, packed, second = tmp_path / "a.safetensors", tmp_path / "a.varve", tmp_path / "b.safetensors"
    header = json.dumps({"w": {"dtype": "I8", "shape": [SIZE], "data_offsets": [0, SIZE]}}).encode()
    with first.open("wb") as file:
        file.write(len(header).to_bytes(8, "little") + header)
        for i in range(SIZE >> 20):
            file.write(bytes([i]) * (1 << 20))
    for arguments in (["pack", first, packed], ["unpack", packed, second]):
        command = [sys.executable, "-c", MEASURED, *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=100)
        assert done.returncode == 0, done.stderr
        grown = int(done.stdout)
        assert grown < 10 << 20, f"{arguments[0]}: {grown} bytes"
    assert header_of(first) == header_of(second)
