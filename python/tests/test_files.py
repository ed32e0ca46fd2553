# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files that are read by parts, views, hashes, comparison and conversions."""

import io

import pytest

import varve
from varve._convert import _change

FUNCTIONS = "\n".join(
    f"func.func {'private ' if i % 2 else ''}@f{i}(%x: i32) -> i32 {{\n"
    f"  %c = arith.constant {i} : i32\n  %y = arith.addi %x, %c : i32\n  return %y : i32\n}}"
    for i in range(200)
)


@pytest.fixture(scope="module")
def module():
    return varve.parse(FUNCTIONS)


@pytest.fixture(scope="module")
def data(module):
    return module.varve(group_size=20)


class Counted:
    def __init__(self, data):
        self.data = data
        self.requests = []

    def read_at(self, offset, size):
        self.requests.append((offset, size))
        return self.data[offset : offset + size]


def test_symbols_are_listed_and_read(data):
    with varve.open(data) as file:
        assert file.format == "varve"
        symbols = file.symbols
        assert [symbol.path for symbol in symbols] == [f"@f{i}" for i in range(200)]
        assert symbols[1].visibility == varve.Visibility.PRIVATE and symbols[7].operation == 7
        part = file["@f7"]
        assert part.count_operations()["func.func"] == 1
        assert "arith.constant 7" in part.text()
        assert "@f7" in file and "@g" not in file
        assert file.find("f9") == 9
        assert file.read_operations([1, 3]).count_operations()["func.func"] == 2
        assert file.read_operation(2).root.find("f2").name == "func.func"
        assert file.read().count_operations()["func.func"] == 200


def test_an_absent_symbol_is_a_key_error(data):
    with varve.open(data) as file:
        for call in (lambda: file["@absent"], lambda: file.find("absent"), lambda: file.read_operation(1000)):
            with pytest.raises(KeyError) as caught:
                call()
            assert isinstance(caught.value, varve.NotFoundError)


def test_a_closed_file_raises_and_its_modules_live(data):
    with varve.open(data) as file:
        part = file["@f7"]
    for call in (lambda: file.symbols, lambda: file["@f8"], lambda: file.resources, lambda: file.format):
        with pytest.raises(varve.Error, match="closed"):
            call()
    file.close()
    assert [op.name for op in part.walk()][1] == "func.func"


def test_every_kind_of_source_is_opened(data, tmp_path):
    path = tmp_path / "m.varve"
    path.write_bytes(data)
    counted = Counted(data)
    with path.open("rb") as binary:
        for source in (path, str(path), data, bytearray(data), io.BytesIO(data), binary, (len(data), counted.read_at)):
            with varve.open(source) as file:
                assert "arith.constant 9 " in file["@f9"].text()


def test_a_source_is_read_by_parts():
    lines = "\n".join(f"func.func private @function_{i * 7919 % 10007}(tensor<{i}xi32>)" for i in range(5000))
    data = varve.parse(lines).varve(group_size=100)
    counted = Counted(data)
    with varve.open((len(data), counted.read_at), least_request=1) as file:
        assert file["@function_7919"].count_operations()["func.func"] == 1
    assert len(counted.requests) <= 6 and sum(size for _, size in counted.requests) < len(data) // 2
    assert len([offset for offset, _ in counted.requests if offset == 0]) == 1


def test_what_a_source_raises_reaches_the_caller(data):
    class Broken(Exception):
        pass

    state = {"works": True}

    def read_at(offset, size):
        if not state["works"]:
            raise Broken
        return data[offset : offset + size]

    with varve.open((len(data), read_at), least_request=1) as file:
        state["works"] = False
        with pytest.raises(Broken):
            file["@f150"]
        state["works"] = True
        assert file["@f150"].count_operations()["func.func"] == 1
    with pytest.raises(OSError, match="instead of"), varve.open((len(data), lambda offset, size: b"short")) as file:
        file.read()


def test_a_file_is_checked(data):
    with varve.open(data) as file:
        findings = file.check()
        assert findings.version == 1 and findings.has_hashes
    damaged = bytearray(data)
    damaged[len(data) // 2] ^= 1
    with pytest.raises(varve.Error) as caught, varve.open(bytes(damaged)) as file:
        file.check()
    assert caught.value.status in (varve.Status.CORRUPT, varve.Status.INVALID)


def test_a_view_says_what_the_module_says(module, tmp_path):
    path = tmp_path / "m.varve"
    module.save(path, layout="mapped")
    for source in (path, path.read_bytes()):
        with varve.View(source) as view:
            assert view.count_operations() == module.count_operations()
            operations = list(module.walk())
            assert len(view) == len(operations)
            for shown, op in zip(view, operations):
                assert shown.name == op.name and list(shown.attributes) == list(op.attributes)
                assert [value.index for value in shown.operands] == [value.index for value in op.operands]
                assert [t.kind for t in shown.result_types] == [r.type.kind for r in op.results]
                assert [len(blocks) for blocks in shown.regions] == [len(region) for region in op.regions]
                for blocks, region in zip(shown.regions, op.regions):
                    for block, expected in zip(blocks, region.blocks):
                        assert [o.name for o in block.operations] == [o.name for o in expected.operations]
                        assert len(block.arguments) == len(expected.arguments)
            function = view[1]
            assert function.attributes["sym_name"].text == "f0" and function.parent.index == 0
            value = view[2].attributes["value"].entity
            assert value == operations[2].attributes["value"]
            assert view[3].result_types[0].entity == operations[3].result.type
            assert view[3].operands[0].is_argument and view[3].operands[1].operation.name == "arith.constant"
            memory = function.attributes["sym_name"].buffer
            view.check()
        assert memory.tobytes() == b"f0" and value.value == 0
        with pytest.raises(varve.Error, match="closed"):
            len(view)


def test_a_view_needs_the_mapped_layout(data):
    with pytest.raises(varve.Error) as caught:
        varve.View(data)
    assert caught.value.status == varve.Status.NOT_FOUND


def test_hashes_are_the_same_in_every_form(module, data):
    hashes = module.hashes()
    assert varve.load(data).hashes() == hashes
    assert varve.load(module.bytecode()).hashes() == hashes
    assert varve.read_hashes(data) == hashes
    assert len(hashes.content) == 16 and hashes.content != hashes.without_locations
    stripped = module.copy()
    stripped.strip_debug_info()
    assert stripped.hashes().without_locations == hashes.without_locations
    with pytest.raises(varve.NotFoundError):
        varve.read_hashes(module.varve(stored_hashes=False))


def test_comparison_says_where_modules_differ(module):
    copy = module.copy()
    assert module.compare(copy) is None
    copy.root.find("f3").attributes["note"] = 1
    assert "f" in module.compare(copy)
    copy = module.copy(module.context)
    copy.strip_debug_info()
    assert module.compare(copy) is not None
    assert module.compare(copy, ignore_locations=True) is None


def test_older_modules_are_upgraded(top):
    source = top / "examples/old/scale-2019.mlir"
    assert varve.detect_era(source.read_text()) == "2019"
    old = varve.load(source, context=varve.Context(varve.Registry(era="2019")))
    result = varve.upgrade(old)
    assert "memref.load" in result.module.text() and sum(event.count for event in result.events) > 0
    assert "memref.load" not in old.text()
    result.module.verify()


def test_modules_are_converted_for_older_releases(module):
    assert "arith.addi" in varve.retarget(module, "llvm19").text()


def test_modules_are_converted_for_the_state_of_a_tool(top):
    module = varve.load(top / "examples/jax/predict.mlir")
    target = next(t for t in varve.Registry().targets if t.name == "jax-0.4.35")
    assert target.bytecode_version == 4 and "stablehlo" in target.dialects and "stablehlo@1.7.8" in target.packs
    made = varve.retarget(module, "jax-0.4.35").bytecode()
    assert made[:4] == b"ML\xefR" and made[4] == 2 * 4 + 1
    with pytest.raises(varve.NotFoundError):
        varve.retarget(module, "jax-0.0.1")


def test_artifacts_of_stablehlo_are_made_and_read(top):
    module = varve.load(top / "examples/jax/predict.mlir")
    artifact = varve.to_artifact(module, "1.9.0")
    assert "stablehlo.maximum" in varve.load(artifact).text()
    with varve.open(artifact) as file:
        assert "stablehlo.dot_general" in file["@main"].text()
    exported = top / "tests/data/files/jax-export.bin"
    for source in (exported, exported.read_bytes(), io.BytesIO(exported.read_bytes())):
        assert "stablehlo.add" in varve.load(source).text()
        with varve.open(source) as file:
            assert file.format == "jax-export"
            assert [symbol.path for symbol in file.symbols] == ["@main"]
    with varve.open(artifact, keep_artifact=True) as file:
        assert len(file.symbols) == 0
    loaded = varve.load(artifact, keep_artifact=True)
    handle = loaded.body.operations[0]
    assert varve.from_artifact(loaded) is True
    assert "stablehlo.maximum" in loaded.text()
    with pytest.raises(varve.Error, match="erased"):
        handle.name  # noqa: B018
    assert varve.from_artifact(loaded) is False and loaded.body.operations[0].name == "func.func"
    varve.apply_rules(loaded, "stablehlo", "vhlo")
    assert "vhlo.maximum" in loaded.text(generic=True)
    with pytest.raises(varve.NotFoundError):
        varve.apply_rules(loaded, "a", "b")
    assert loaded.count_operations() == {"builtin.module": 1}


def test_a_dictionary_makes_files_smaller(module):
    context = module.context
    data = varve.Dictionary.train([module.copy(context) for _ in range(3)])
    dictionary = varve.Dictionary(data)
    small = module.varve(dictionary=dictionary)
    assert len(small) < len(module.varve())
    assert varve.load(small, dictionary=dictionary).compare(module) is None
    with pytest.raises(varve.Error):
        varve.load(small)
    with pytest.raises(varve.Error):
        varve.Dictionary(b"no dictionary")


def test_a_conversion_that_is_interrupted_leaves_an_empty_module():
    def interrupt(_call):
        raise KeyboardInterrupt

    module = varve.parse(FUNCTIONS)
    with pytest.raises(KeyboardInterrupt):
        _change(module, interrupt)
    assert module.count_operations() == {"builtin.module": 1}
