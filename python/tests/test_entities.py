# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types, attributes and locations: what they say against printing, and made from their parts."""

import pytest
from modules import entities, good_modules

import varve
from varve import AttributeKind, TypeKind
from varve._native import lib
from varve._type import FLOATS


def made_type(context, type_):
    types = context.types
    kind = type_.kind
    if kind == TypeKind.INTEGER:
        return types.integer(type_.width, type_.signedness)
    if kind == TypeKind.INDEX:
        return types.index()
    if kind == TypeKind.FLOAT:
        return types.float(type_.float_name)
    if kind == TypeKind.NONE:
        return types.none()
    if kind == TypeKind.COMPLEX:
        return types.complex(type_.element_type)
    if kind == TypeKind.FUNCTION:
        return types.function(type_.inputs, type_.results)
    if kind == TypeKind.TUPLE:
        return types.tuple(type_.members)
    if kind == TypeKind.VECTOR:
        return types.vector(type_.shape, type_.element_type, type_.scalable)
    if kind == TypeKind.RANKED_TENSOR:
        return types.tensor(type_.shape, type_.element_type, type_.encoding)
    if kind == TypeKind.UNRANKED_TENSOR:
        return types.unranked_tensor(type_.element_type)
    if kind == TypeKind.MEMREF:
        return types.memref(type_.shape, type_.element_type, type_.layout, type_.memory_space)
    if kind == TypeKind.UNRANKED_MEMREF:
        return types.unranked_memref(type_.element_type, type_.memory_space)
    if type_.parameters:
        return types.dialect(f"{type_.dialect}.{type_.mnemonic}", type_.parameters)
    return None


def made_attribute(context, attribute):
    make, kind = context.attributes, attribute.kind
    if kind == AttributeKind.STRING:
        return make.string(attribute.bytes, attribute.type)
    if kind == AttributeKind.INTEGER:
        return make.integer(int(attribute.value), attribute.type)
    if kind == AttributeKind.FLOAT:
        return make.float_of_bits(attribute.float_bits, attribute.type)
    if kind == AttributeKind.UNIT:
        return make.unit()
    if kind == AttributeKind.TYPE:
        return make.type(attribute.value)
    if kind == AttributeKind.ARRAY:
        return make.array(attribute.value)
    if kind == AttributeKind.DICTIONARY:
        return make.dictionary(attribute.value)
    if kind == AttributeKind.SYMBOL_REF:
        return make.symbol_ref(*attribute.symbol_names)
    if kind == AttributeKind.AFFINE_MAP:
        return make.affine_map(attribute.dim_count, attribute.symbol_count, attribute.expressions)
    if kind == AttributeKind.INTEGER_SET:
        counts = attribute.dim_count, attribute.symbol_count
        return make.integer_set(*counts, attribute.expressions, attribute.equalities)
    if kind == AttributeKind.STRIDED_LAYOUT:
        return make.strided_layout(attribute.offset, attribute.strides)
    if kind == AttributeKind.RESOURCE_HANDLE:
        return make.resource_handle(*attribute.resource)
    if kind == AttributeKind.DENSE_RESOURCE_ELEMENTS:
        return make.resource_elements(attribute.type, make.resource_handle(*attribute.resource))
    if kind == AttributeKind.SPARSE_ELEMENTS:
        return make.sparse_elements(attribute.type, attribute.indices, attribute.values)
    if kind == AttributeKind.DENSE_STRING_ELEMENTS:
        return make.string_elements([element.bytes for element in attribute.elements], attribute.type)
    return None


def made_location(context, location):
    make, kind = context.locations, location.kind
    if kind == AttributeKind.FILE_LOCATION:
        return make.file(*location.position)
    if kind == AttributeKind.NAME_LOCATION:
        return make.name(location.name, location.child)
    if kind == AttributeKind.CALL_SITE_LOCATION:
        return make.call_site(location.callee, location.caller)
    if kind == AttributeKind.FUSED_LOCATION:
        return make.fused(location.locations, location.metadata)
    if kind == AttributeKind.DIALECT_LOCATION:
        return make.dialect(location.attribute)
    return make.unknown()


@pytest.fixture(scope="module")
def modules():
    placed = varve.parse("module {} loc(#t.place<1>)")
    return [placed, *(module for _, module in good_modules())]


def test_enough_modules_are_there(modules):
    assert len(modules) > 100


def test_types_are_made_from_their_parts(modules):
    kinds = set()
    for module in modules:
        for entity in entities(module):
            if isinstance(entity, varve.Type):
                made = made_type(module.context, entity)
                assert made is None or made == entity
                kinds.add(entity.kind)
    assert kinds == set(TypeKind)


def test_attributes_are_made_from_their_parts(modules):
    kinds = set()
    for module in modules:
        for entity in entities(module):
            if isinstance(entity, varve.Location):
                if entity.kind != AttributeKind.FUSED_LOCATION:
                    assert str(made_location(module.context, entity)) == str(entity)
                kinds.add(entity.kind)
            elif isinstance(entity, varve.Attribute):
                made = made_attribute(module.context, entity)
                assert made is None or made == entity
                kinds.add(entity.kind)
    assert not {kind.name for kind in set(AttributeKind) - kinds} - {"DISTINCT", "FUSED_LOCATION"}


def test_parsing_what_is_printed_gives_the_same_object(modules):
    # Different objects may have one text: a number with more digits than printing shows, a range of one place.
    same = different = 0
    for module in modules[::3]:
        for entity in entities(module):
            if isinstance(entity, varve.Type):
                again = module.context.type(str(entity))
            elif isinstance(entity, varve.Attribute) and entity.kind not in (
                AttributeKind.DISTINCT,
                AttributeKind.RESOURCE_HANDLE,
            ):
                try:
                    again = module.context.attribute(str(entity))
                except varve.Error:
                    # Upstream prints these expressions in a form that it cannot parse.
                    assert "distinct" in str(entity) or "di_expression_elem" in str(entity)
                    continue
            else:
                continue
            if isinstance(entity, varve.Location) and entity.kind == AttributeKind.DIALECT_LOCATION:
                entity = entity.attribute  # where a text has an attribute, that is what it means
            assert str(again) == str(entity)
            same, different = same + (again == entity), different + (again != entity)
    assert same > 100 * different


def test_equality_and_hash_hold_across_contexts():
    first, second = varve.Context(), varve.Context()
    for text in ("i32", "tensor<4x?xf32>", "(i32) -> index", "!tt.ptr<f32>"):
        assert first.type(text) == second.type(text)
        assert hash(first.type(text)) == hash(second.type(text))
        assert len({first.type(text), second.type(text)}) == 1
    for text in ("4 : i32", '"a"', "dense<[1, 2]> : tensor<2xi8>", "affine_map<(d0) -> (d0 + 1)>", 'loc("a":1:2)'):
        assert first.attribute(text) == second.attribute(text)
        assert hash(first.attribute(text)) == hash(second.attribute(text))
    assert first.type("i32") != second.type("i64")
    assert first.type("i32") != first.attribute("i32")
    assert (first.type("i32") == 3) is False


def test_what_a_kind_does_not_have_is_an_attribute_error(context):
    i32 = context.type("i32")
    for name in ("shape", "rank", "element_type", "inputs", "members"):
        assert not hasattr(i32, name)
    assert i32.encoding is None
    assert not hasattr(context.attribute("unit"), "numbers")
    assert not hasattr(context.attribute("affine_map<(d0) -> (d0)>"), "value")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True), ("-4 : i8", -4), ("200 : ui8", 200), ("-5 : si16", -5), ("7 : index", 7),
        ("2.5 : f32", 2.5), ('"a\\0A"', "a\n"), ("unit", True), ("@a::@b", ("a", "b")),
        ("340282366920938463463374607431768211455 : ui128", 2**128 - 1), ("-3 : i100", -3),
    ],
)  # fmt: skip
def test_values_are_python_objects(context, text, value):
    found = context.attribute(text).value
    assert found == value and type(found) is type(value)


def test_integers_of_any_width_are_made(context):
    for width in (1, 7, 63, 64, 65, 100, 128, 200):
        for value in (0, 1, 2 ** (width - 1) - 1):
            made = context.attributes.integer(value, f"ui{width}")
            assert made.value == value
    assert context.attributes.integer(-1, "si70").value == -1


def test_affine_expressions_combine(context):
    affine = context.affine
    d, s = affine.dim(0), affine.symbol(0)
    assert str((d + 1) * 2 + s % 4) == "(d0 + 1) * 2 + s0 mod 4"
    assert str(d.ceildiv(3)) == "d0 ceildiv 3" and str(d // 2) == "d0 floordiv 2"
    assert (d + s).lhs == d and (d - d).kind.name == "CONSTANT"
    map_ = context.attributes.affine_map(1, 1, [d + s])
    assert str(map_) == "affine_map<(d0)[s0] -> (d0 + s0)>"


def test_dialect_types_have_parameters(context):
    pointer = context.type("!tt.ptr<f32>")
    assert pointer.dialect == "tt" and pointer.mnemonic == "ptr"
    assert pointer.parameters["pointeeType"] == context.type("f32")
    assert context.types.dialect("tt.ptr", pointer.parameters) == pointer
    with pytest.raises(varve.NotFoundError):
        context.types.dialect("tt.unknown", {})


def test_a_type_error_has_a_place(context):
    with pytest.raises(varve.Error) as caught:
        context.type("tensor<4xf99>")
    assert caught.value.status == varve.Status.SYNTAX
    assert caught.value.diagnostics[0].column > 1


@pytest.mark.parametrize(
    ("enumeration", "prefix"),
    [
        (TypeKind, "VARVE_TYPE_KIND_"),
        (AttributeKind, "VARVE_ATTRIBUTE_KIND_"),
        (varve.AffineKind, "VARVE_AFFINE_KIND_"),
        (varve.Severity, "VARVE_SEVERITY_"),
        (varve.Status, "VARVE_STATUS_"),
        (varve.Visibility, "VARVE_VISIBILITY_"),
    ],
)
def test_enumerations_are_those_of_the_headers(enumeration, prefix):
    names = (name[len(prefix) :] for name in dir(lib) if name.startswith(prefix))
    numbers = {name: getattr(lib, prefix + name) for name in names if name != "NONE_OF_THESE"}
    assert {member.name: member.value for member in enumeration} == numbers


def test_float_types_are_in_the_order_of_the_headers():
    assert [getattr(lib, f"VARVE_FLOAT_{name.upper()}") for name in FLOATS] == list(range(len(FLOATS)))


@pytest.mark.parametrize(
    "value, type_", [(256, "i8"), (-129, "i8"), (128, "si8"), (-1, "ui8"), (2**64, "index"), (2, "i1")]
)
def test_integers_that_do_not_fit_are_rejected(context, value, type_):
    with pytest.raises(OverflowError, match="does not fit"):
        context.attributes.integer(value, type_)


def test_integers_of_signless_types_may_be_unsigned(context):
    assert context.attributes.integer(255, "i8").value == -1
    assert context.attributes.integer(-128, "i8").value == -128
    with pytest.raises(OverflowError):
        context.attributes.of(2**64)
    with pytest.raises(TypeError):
        context.attributes.integer(1.5)


def test_collections_iterate_and_numbers_convert(context):
    assert [int(item) for item in context.attribute("[1, -2]")] == [1, -2]
    assert dict(context.attribute("{a = 1, b = 2}")) == {"a": context.attribute("1"), "b": context.attribute("2")}
    assert list(context.attribute("{a = 1}")) == ["a"]
    assert float(context.attribute("1.5 : f32")) == 1.5 and int(context.attribute("true")) == 1
    for text in ("dense<1> : tensor<2xi32>", "1 : i32", "unit"):
        attribute = context.attribute(text)
        for use in (len, list, lambda item: item[0]):
            with pytest.raises(TypeError, match="elements"):
                use(attribute)
    for convert in (int, float):
        with pytest.raises(TypeError):
            convert(context.attribute('"1"'))


def test_sizes_that_are_not_allowed_are_named(context):
    with pytest.raises(varve.Error, match="negative"):
        context.types.tensor([2, -1], "f32")
    with pytest.raises(varve.Error, match="vector"):
        context.types.vector([None], "f32")
    with pytest.raises(TypeError, match="list of types"):
        context.types.function("i32", [])
