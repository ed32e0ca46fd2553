# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers in bulk: NumPy arrays, memory and resources."""

import gc
import os
import subprocess
import sys

import pytest

import varve

np = pytest.importorskip("numpy")
ml_dtypes = pytest.importorskip("ml_dtypes")

NUMBERS = [
    ("i8", "int8", [1, -2]), ("ui8", "uint8", [1, 200]), ("i16", "int16", [1, -2]), ("i32", "int32", [1, -2]),
    ("i64", "int64", [1, -2]), ("ui64", "uint64", [1, 2**63]), ("index", "int64", [1, 2]), ("f16", "float16", [1, 0.5]),
    ("f32", "float32", [1, 0.5]), ("f64", "float64", [1, 0.1]), ("bf16", "bfloat16", [1, 0.5]),
    ("f8E4M3FN", "float8_e4m3fn", [1, 0.5]), ("f8E5M2", "float8_e5m2", [1, 0.5]), ("f8E4M3", "float8_e4m3", [1, 0.5]),
    ("f8E3M4", "float8_e3m4", [1, 0.5]), ("f8E5M2FNUZ", "float8_e5m2fnuz", [1, 0.5]),
    ("f8E4M3FNUZ", "float8_e4m3fnuz", [1, 0.5]), ("f8E4M3B11FNUZ", "float8_e4m3b11fnuz", [1, 0.5]),
    ("f4E2M1FN", "float4_e2m1fn", [1, 0.5]), ("f8E8M0FNU", "float8_e8m0fnu", [1, 0.5]),
    ("complex<f32>", "complex64", [1 + 2j, 3]), ("complex<f64>", "complex128", [1 + 2j, 3]), ("i4", "int4", [1, -2]),
    ("ui4", "uint4", [1, 15]), ("i1", "bool", [True, False]),
]  # fmt: skip


def dtype(name):
    return np.dtype(getattr(ml_dtypes, name, None) or name)


@pytest.mark.parametrize(("element", "name", "values"), NUMBERS, ids=[n[0] for n in NUMBERS])
def test_elements_are_arrays_of_the_same_numbers(context, element, name, values):
    expected = np.array(values, dtype=dtype(name))
    made = context.attributes.elements(expected, f"tensor<2x{element}>")
    array = np.asarray(made)
    assert array.dtype == expected.dtype and array.shape == (2,)
    assert array.tobytes() == expected.tobytes()
    assert context.attribute(str(made)) == made
    assert not array.flags.writeable
    if element != "i1":
        assert np.asarray(made).ctypes.data == array.ctypes.data


@pytest.mark.parametrize("element", ["i8", "i32", "i64", "f32", "f64"])
def test_dense_arrays_are_arrays(context, element):
    made = context.attribute(f"array<{element}: {'1.5, 2.5' if element[0] == 'f' else '1, -2'}>")
    array = np.asarray(made)
    assert array.tolist() == ([1.5, 2.5] if element[0] == "f" else [1, -2])
    assert context.attributes.dense_array(array, element) == made


def test_a_splat_has_its_shape_and_takes_no_memory(context):
    array = np.asarray(context.attribute("dense<2.0> : tensor<1000x1000xf32>"))
    assert array.shape == (1000, 1000) and array.strides == (0, 0) and array[3, 4] == 2.0
    assert np.asarray(context.attribute("dense<2.0> : tensor<f32>")).shape == ()
    bits = np.asarray(context.attribute("dense<true> : tensor<3x3xi1>"))
    assert bits.all() and bits.shape == (3, 3)


def test_packed_bits_are_unpacked(context):
    values = np.random.default_rng(1).integers(0, 2, 77).astype(bool)
    made = context.attributes.elements(values)
    assert str(made.type) == "tensor<77xi1>" and made.numbers.is_packed
    assert (np.asarray(made) == values).all()
    with pytest.raises(ValueError, match="copy"):
        np.array(made, copy=False) if np.__version__ >= "2" else made.__array__(copy=False)


def test_arrays_without_a_numpy_type_are_a_type_error(context):
    for text in ("dense<1> : tensor<2xi7>", "dense<1.0> : tensor<2xf80>", "unit", "@a"):
        with pytest.raises(TypeError):
            context.attribute(text).__array__()
    assert len(context.attribute("dense<[1, 2]> : tensor<2xi7>").numbers.buffer) == 2


def test_numpy_converts_when_asked(context):
    made = context.attribute("dense<[1, 2]> : tensor<2xi32>")
    assert np.asarray(made, dtype="float64").tolist() == [1.0, 2.0]
    copy = np.array(made)
    copy[0] = 7
    assert np.asarray(made).tolist() == [1, 2]


def module_with_weights(count=1000):
    module = varve.Module()
    weights = np.arange(count, dtype="float32")
    value = module.context.attributes.elements(weights)
    op = module.create_operation("arith.constant", result_types=[value.type], attributes={"value": value})
    module.body.append(op)
    module.place_resources("section", larger_than=1)
    return module, weights


def test_resources_are_read_in_place(tmp_path):
    module, weights = module_with_weights()
    (key,) = module.resources
    constant = module.body.operations[0].attributes["value"]
    assert constant.resource == ("builtin", key)
    assert (np.asarray(constant) == weights).all()
    resource = module.resources[key]
    assert resource.size == 4000 and resource.buffer.nbytes == 4000 and resource.buffer.readonly
    assert (resource.array("tensor<10x100xf32>") == weights.reshape(10, 100)).all()
    assert np.asarray(resource).ctypes.data == np.asarray(constant).ctypes.data
    with pytest.raises(varve.Error):
        resource.array("tensor<3xf32>")
    with pytest.raises(KeyError):
        module.resources["absent"]


@pytest.mark.parametrize("form", ["bytecode", "varve", "text"])
def test_resources_of_a_file_are_found_by_key(tmp_path, form):
    module, weights = module_with_weights()
    (key,) = module.resources
    module.save(tmp_path / "m", format=form)
    with varve.open(tmp_path / "m") as file:
        assert list(file.resources) == [key]
        resource = file.resources[key]
        assert resource.read(4, 4) == weights[1:2].tobytes()
    assert (resource.array("tensor<1000xf32>") == weights).all()


def test_an_array_outlives_its_module_and_file(tmp_path):
    module, weights = module_with_weights(1 << 20)
    module.save(tmp_path / "m.varve")
    array = np.asarray(module.body.operations[0].attributes["value"])
    memory = module.resources[next(iter(module.resources))].buffer
    del module
    with varve.open(tmp_path / "m.varve") as file:
        mapped = np.asarray(next(iter(file.resources.values())))
        loaded = np.asarray(file.read().body.operations[0].attributes["value"])
    del file
    gc.collect()
    for _ in range(3):
        varve.load(tmp_path / "m.varve")
    assert (array == weights).all() and (loaded == weights).all()
    assert memory == weights.data.cast("B") and (mapped.view("float32") == weights).all()


def test_an_array_outlives_its_view():
    module = varve.parse('"a.b"() {x = dense<[1, 2, 3]> : tensor<3xi32>} : () -> ()')
    with varve.View(module.varve(layout="mapped")) as view:
        attribute = view[1].attributes["x"].entity
        array = np.asarray(attribute)
    del view, module, attribute
    gc.collect()
    assert array.tolist() == [1, 2, 3]


def test_objects_outlive_their_module():
    module = varve.parse('"a.b"() {x = dense<[1, 2, 3]> : tensor<3xi32>} : () -> ()')
    attribute = module.body.operations[0].attributes["x"]
    type_ = attribute.type
    array = np.asarray(attribute)
    del module, attribute
    gc.collect()
    assert str(type_) == "tensor<3xi32>" and array.tolist() == [1, 2, 3]


MEMORY = """
import sys, varve, numpy as np
def anonymous():
    return next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("RssAnon"))
varve.open(b"module {}").symbols
np.zeros(3)
before = anonymous()
with varve.open(sys.argv[1]) as file:
    array = next(iter(file.resources.values())).array(f"tensor<{sys.argv[2]}xf32>")
total = int(array[:: 1 << 10].sum())
print(anonymous() - before, total)
"""


@pytest.mark.parametrize("size", [32 << 20, pytest.param(1 << 30, marks=pytest.mark.slow)])
def test_a_view_of_a_large_resource_takes_no_memory(tmp_path, size):
    if not os.path.exists("/proc/self/status"):
        pytest.skip("no /proc")
    path = tmp_path / "m.varve"
    module = varve.Module()
    value = module.context.attributes.elements(np.zeros(size // 4, dtype="float32") + np.eye(1, size // 4, dtype="f"))
    module.body.append(module.create_operation("a.b", attributes={"x": value}))
    del value
    module.place_resources("section")
    module.save(path, resource_codec="none", stored_hashes=False)
    del module
    command = [sys.executable, "-c", MEMORY, str(path), str(size // 4)]
    kilobytes, total = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert total == "1"
    assert int(kilobytes) < 10_000


def test_numbers_that_an_integer_type_does_not_have_are_rejected():
    attributes = varve.Context().attributes
    wrong = [([300], "i8"), ([1.5], "i32"), ([2], "i1"), ([float("nan")], "i32"), ([2**40], "i32"), ([9], "i4")]
    for values, element in wrong:
        with pytest.raises(OverflowError, match="does not fit"):
            attributes.elements(np.array(values), f"tensor<1x{element}>")
        with pytest.raises(OverflowError, match="does not fit"):
            attributes.dense_array(np.array(values), element)
    assert str(attributes.elements(np.array([1.0, -2.0]), "tensor<2xi8>")) == "dense<[1, -2]> : tensor<2xi8>"
    assert str(attributes.dense_array([1, 0], "i1")) == "array<i1: true, false>"


def test_numbers_of_numpy_keep_their_type():
    of = varve.Context().attributes.of
    numbers = [np.int32(5), np.uint8(5), np.float32(0.5), ml_dtypes.bfloat16(0.5), np.bool_(True), np.float64(0.5)]
    assert ", ".join(str(of(n)) for n in numbers) == (
        "5 : i32, 5 : ui8, 5.000000e-01 : f32, 5.000000e-01 : bf16, true, 5.000000e-01 : f64"
    )
    assert str(of(np.array(5))) == "dense<5> : tensor<i64>"


def test_arrays_of_any_element_type_become_resources():
    module = varve.Module()
    arrays = {
        "bf16": np.ones(3, ml_dtypes.bfloat16),
        "f8": np.ones((2, 2), ml_dtypes.float8_e4m3fn),
        "scalar": np.array(2.5, "float32"),
        "empty": np.zeros((0, 4), "float32"),
    }
    for key, array in arrays.items():
        module.set_resource(key, array)
        assert np.array_equal(np.asarray(module.resources[key]), np.frombuffer(array.tobytes(), "u1"))
    with pytest.raises(varve.Error, match="contiguous"):
        module.set_resource("x", np.ones((2, 3)).T)
    with pytest.raises(varve.Error, match="alignment"):
        module.set_resource("x", b"1", alignment=3)
