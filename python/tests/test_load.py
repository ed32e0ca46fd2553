# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loading and saving in all forms."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from modules import good_modules

import varve

TEXT = "func.func @f(%x: i32) -> i32 {\n  %c = arith.constant 4 : i32\n  return %c : i32\n}\n"


def tool(*arguments, data=None):
    environment = {**os.environ, "VARVE_DIALECT_PATH": ""}
    command = [sys.executable, "-m", "varve", *map(str, arguments)]
    return subprocess.run(command, input=data, capture_output=True, check=True, env=environment).stdout


def test_each_form_loads_as_the_same_module(tmp_path):
    module = varve.parse(TEXT)
    forms = [module.text(), module.text(generic=True), module.bytecode(), module.varve(), module.varve(layout="mapped")]
    forms += [varve.load(forms[2]).bytecode(zstd_frame=True)]
    for form in forms:
        loaded = varve.load(form.encode() if isinstance(form, str) else form)
        assert loaded.compare(module, ignore_locations=True) is None


def test_a_source_is_a_path_bytes_or_a_file_object(tmp_path):
    path = tmp_path / "m.mlir"
    path.write_text(TEXT)
    modules = [varve.load(path), varve.load(str(path)), varve.load(TEXT.encode()), varve.load(bytearray(TEXT.encode()))]
    with path.open("rb") as binary, path.open() as text:
        modules += [varve.load(binary), varve.load(text)]
    modules.append(varve.load(memoryview(TEXT.encode())))
    modules.append(varve.load(io.BytesIO(TEXT.encode())))
    for module in modules:
        assert module.text() == modules[0].text()


def test_words_in_a_string_choose_no_release(tmp_path):
    path = tmp_path / "m.mlir"  # the first 64 KiB end within the string
    text = "// a comment\n" * 5038 + '"x.y"() {a = "not !flow.a or a flow.func, which is longer"} : () -> ()\n'
    path.write_text(text)
    assert varve.load(path).diagnostics == varve.parse(text).diagnostics == ()


def test_a_path_named_minus_is_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    varve.parse(TEXT).save("-", format="text")
    assert varve.load("-").count_operations()["func.func"] == 1


@pytest.mark.parametrize("name", ["m.mlir", "m.mlirbc", "m.varve", "m.mlir.zst", "m.mlirbc.zst"])
def test_the_suffix_names_the_format(tmp_path, name):
    varve.parse(TEXT).save(tmp_path / name)
    with varve.open(tmp_path / name) as file:
        expected = {".mlir": "text", ".mlirbc": "bytecode", ".varve": "varve", ".zst": "zstd"}
        assert file.format == expected[Path(name).suffix]
    assert varve.load(tmp_path / name).compare(varve.parse(TEXT), ignore_locations=True) is None


def test_an_unknown_suffix_or_option_is_an_error(tmp_path):
    module = varve.parse(TEXT)
    for call in (
        lambda: module.save(tmp_path / "m.txt"),
        lambda: module.save(tmp_path / "m.varve", layout="other"),
        lambda: module.text(unknown=1),
        lambda: module.bytecode(version=7),
        lambda: varve.load(b"", unknown=1),
    ):
        with pytest.raises(varve.Error) as caught:
            call()
        assert caught.value.status == varve.Status.BAD_ARGUMENT
    assert list(tmp_path.iterdir()) == []


def test_text_and_bytecode_are_those_of_the_tool():
    for path, module in list(good_modules())[::20]:
        assert module.text().encode("utf-8", "surrogateescape") == tool("translate", path)
        assert module.bytecode() == tool("translate", "--emit-bytecode", path)


def test_every_version_of_bytecode_loads():
    module = varve.parse(TEXT)
    for version in range(7):
        data = module.bytecode(version=version, allow_lossy=True)
        assert varve.load(data).text() == module.text()


def test_an_error_has_file_line_column_and_message():
    with pytest.raises(varve.Error) as caught:
        varve.parse("func.func @f() {\n  return %x : i32\n}", file_name="a.mlir")
    first = caught.value.diagnostics[0]
    assert (first.file, first.line, first.column) == ("a.mlir", 2, 10)
    assert first.severity == varve.Severity.ERROR
    assert first.source_line == "  return %x : i32"
    assert first.message in str(caught.value) and "a.mlir:2:10" in str(caught.value)


def test_statuses_say_what_is_wrong(tmp_path):
    data = varve.parse(TEXT).varve()
    for source, status in (
        (tmp_path / "absent.mlir", varve.Status.IO),
        (data[: len(data) - 3], varve.Status.TRUNCATED),
        (b"\x00\x01\x02\xff", varve.Status.SYNTAX),
    ):
        with pytest.raises(varve.Error) as caught:
            varve.load(source)
        assert caught.value.status in (status, varve.Status.NOT_RECOGNIZED, varve.Status.CORRUPT)
        assert caught.value.diagnostics


def test_the_verifier_runs_unless_it_is_off():
    wrong = 'func.func @f() -> i32 {\n  "func.return"() : () -> ()\n}'
    with pytest.raises(varve.Error) as caught:
        varve.parse(wrong)
    assert caught.value.status == varve.Status.INVALID
    module = varve.parse(wrong, verify=False)
    with pytest.raises(varve.Error):
        module.verify()


def test_a_lazy_module_reads_bodies_when_they_are_needed(tmp_path):
    path = tmp_path / "m.mlirbc"
    varve.parse(TEXT).save(path)
    module = varve.load(path, lazy=True)
    assert [op.name for op in module.walk()] == [op.name for op in varve.parse(TEXT).walk()]
    module = varve.load(path, lazy=True)
    function = module.root.find("f")
    assert [op.name for op in function.regions[0].blocks[0].operations] == ["arith.constant", "func.return"]


def test_limits_apply():
    context = varve.Context(limits={"max_depth": 10})
    deep = "tensor<1x" + "complex<" * 20 + "f32" + ">" * 20 + ">"
    with pytest.raises(varve.Error):
        context.type(deep)
    with pytest.raises(varve.Error):
        varve.Context(limits={"unknown": 1})


def test_tools_run_as_a_module():
    assert tool("translate", "--mlir-print-op-generic", data=TEXT.encode()).startswith(b'"builtin.module"')
    assert b"stablehlo" in tool("dialect", "list")
    wrong = subprocess.run([sys.executable, "-m", "varve", "other"], capture_output=True, check=False)
    assert wrong.returncode == 2 and b"Usage" in wrong.stderr


def test_a_module_is_saved_to_a_file_object():
    module = varve.parse(TEXT)
    file = io.BytesIO()
    module.save(file, format="bytecode")
    assert file.getvalue() == module.bytecode()
    with pytest.raises(varve.Error, match="give the format"):
        module.save(file)


def test_a_path_with_a_null_byte_is_rejected(tmp_path):
    module = varve.parse(TEXT)
    name = f"{tmp_path / 'a'}\0.varve"
    for use in (module.save, varve.load, varve.open, varve.View):
        with pytest.raises(ValueError, match="null byte"):
            use(name)
    assert list(tmp_path.iterdir()) == []


def test_parse_takes_text_only():
    with pytest.raises(TypeError, match="text is expected"):
        varve.parse(b"module {}")


def test_a_note_says_which_release_was_read():
    text = (
        "func.func @f(%a: vector<4xf32>) -> vector<4xf32> {{\n"
        "  %0 = llvm.fmul %a, %a{} : vector<4xf32>\n  return %0 : vector<4xf32>\n}}\n"
    )
    assert varve.parse(text.format("")).diagnostics == ()
    newer = varve.parse(text.format(" fastmath<contract>"))
    assert [(d.severity.name, d.line, d.notes) for d in newer.diagnostics] == [("NOTE", 2, ())]
    assert newer.diagnostics[0].message == "read as LLVM 24-2026-09 because of llvm.fmul; --target=llvm22 writes for 22"
    with varve.open(text.format(" fastmath<contract>").encode()) as file:
        assert len(file.read().diagnostics) == 1
    old = varve.parse(
        "func.func @f(%t: tensor<4xf32>) {\n  %0 = bufferization.to_memref %t : memref<4xf32>\n  return\n}"
    )
    assert "because of bufferization.to_memref" in old.diagnostics[0].message
    with pytest.raises(varve.Error, match=r"has no operation 'arith\.none'"):
        varve.parse("arith.none")
