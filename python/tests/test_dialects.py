# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Definitions of dialects, registries and packs."""

import pytest

import varve
from varve import DefinitionKind, DefinitionList


def test_definitions_say_what_an_operation_has():
    add = varve.Registry().definition("arith.addi")
    assert [item.name for item in add.items(DefinitionList.OPERANDS)] == ["lhs", "rhs"]
    assert [item.name for item in add.items(DefinitionList.RESULTS)] == ["result"]
    assert "Commutative" in [item.name for item in add.items(DefinitionList.TRAITS)]
    assert "assemblyFormat" not in add.format and "$lhs" in add.format
    with pytest.raises(KeyError):
        varve.Registry().definition("arith.absent")


def test_dialects_have_members():
    arith = varve.Registry().dialects["arith"]
    names = [member.name for member in arith.members()]
    assert "arith.addi" in names and names == sorted(names)
    assert {member.kind for member in arith.members(DefinitionKind.ENUM)} == {DefinitionKind.ENUM}


def test_packs_of_the_package_are_found():
    packs = {pack.project: pack for pack in varve.Registry().packs}
    assert {"stablehlo", "triton", "torch", "circt"} <= set(packs)
    assert "tt" in packs["triton"].dialects and packs["stablehlo"].version


def test_modules_use_packs_by_themselves(top):
    for path in ("examples/jax/predict.mlir", "examples/triton/scale.mlir"):
        module = varve.load(top / path)
        assert [found.severity for found in module.diagnostics] == [varve.Severity.NOTE]
        assert varve.load(module.bytecode()).compare(module, ignore_locations=True) is None


def test_strict_loading_needs_definitions():
    text = '"other.op"() : () -> ()'
    assert varve.parse(text).count_operations()["other.op"] == 1
    with pytest.raises(varve.Error):
        varve.parse(text, strict=True)


def test_definitions_are_loaded_from_files(top, tmp_path):
    folder = top / "examples/dialect"
    registry = varve.Registry()
    registry.load(folder / "stage.irdl.mlir", check=True)
    assert registry.faults == []
    module = varve.load(folder / "stage.mlir", context=varve.Context(registry), strict=True)
    assert module.text().rstrip() != ""
    with pytest.raises(varve.Error):
        registry.load(b"irdl.dialect @late {}")
    pack = varve.compile_definitions([folder / "stage.irdl.mlir"])
    other = varve.Registry()
    other.load(pack)
    again = varve.load(folder / "stage.mlir", context=varve.Context(other), strict=True)
    assert again.text() == module.text()


def test_a_pack_is_loaded_by_name():
    registry = varve.Registry()
    registry.load_named("stablehlo")
    assert "stablehlo" in registry.dialects
    with pytest.raises(varve.NotFoundError):
        varve.Registry().load_named("absent")


def test_faulty_definitions_are_reported():
    registry = varve.Registry()
    with pytest.raises(varve.Error) as caught:
        registry.load(b"irdl.dialect @d { irdl.nothing }", file_name="d.mlir")
    assert caught.value.diagnostics[0].file == "d.mlir"
    with pytest.raises(varve.NotFoundError, match="llvm19"):
        varve.Registry(era="1999")
    assert next(era.name for era in varve.eras() if era.is_target) == "llvm16"
    empty = varve.Registry(builtin=False, dialect_path=[])
    assert "arith" not in empty.dialects and empty.packs == []
