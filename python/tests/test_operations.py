# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Walking, building and changing modules, and handles of what was erased."""

import copy
import gc
import pickle

import pytest
from modules import good_modules

import varve

TEXT = """
func.func @f(%x: i32, %b: i1) -> i32 {
  %c = arith.constant 4 : i32
  %y = arith.addi %x, %c : i32
  cf.cond_br %b, ^one(%y : i32), ^two
^one(%z: i32):
  return %z : i32
^two:
  return %c : i32
}
func.func @g() {
  return
}
"""


@pytest.fixture
def module():
    return varve.parse(TEXT)


def named(module, name):
    return next(op for op in module.walk() if op.name == name)


def test_a_walk_visits_parents_first_or_children_first(module):
    names = [op.name for op in module.walk()]
    assert names[:4] == ["builtin.module", "func.func", "arith.constant", "arith.addi"]
    post = [op.name for op in module.walk(post_order=True)]
    assert post[0] == "arith.constant" and post[-1] == "builtin.module"
    assert sorted(names) == sorted(post)


def test_a_walk_of_many_batches_visits_every_operation_once():
    lines = "\n".join(f"  %c{i} = arith.constant {i} : i64" for i in range(5000))
    module = varve.parse(f"func.func @f() {{\n{lines}\n  return\n}}")
    values = [op.attributes["value"].value for op in module.walk() if op.name == "arith.constant"]
    assert values == list(range(5000))
    assert module.count_operations()["arith.constant"] == 5000


def test_structure_can_be_followed_in_all_directions(module):
    for op in module.walk():
        for region in op.regions:
            assert region.parent == op
            for block in region.blocks:
                assert block.region == region and block.parent == op
                assert all(argument.owner == block for argument in block.arguments)
                for inner in block.operations:
                    assert inner.parent == op and inner.block == block
                assert block.terminator is None or block.terminator.next is None
        for operand in op.operands:
            assert op in [use.operation for use in operand.uses]
        for index, result in enumerate(op.results):
            assert result.owner == op and result.index == index and not result.is_argument
    branch = named(module, "cf.cond_br")
    assert [len(block.arguments) for block in branch.successors] == [1, 0]
    assert branch.previous.name == "arith.addi" and branch.next is None


def test_an_operation_prints_itself(module):
    assert str(named(module, "arith.constant")) == "%c4_i32 = arith.constant 4 : i32"
    assert "arith.addi" in str(named(module, "arith.addi"))
    assert str(named(module, "cf.cond_br")).startswith("cf.cond_br")
    assert str(module.root.find("g")) == "func.func @g() {\n  return\n}"
    assert str(module.root) == str(module)
    assert (
        named(module, "arith.constant")
        .text(generic=True)
        .endswith('"arith.constant"() <{value = 4 : i32}> : () -> i32')
    )


def test_every_operation_of_the_test_cases_prints():
    for _, module in list(good_modules())[::10]:
        for op in module.walk():
            text = op.text(generic=True)
            assert op.name.split(".", 1)[-1] in text  # 2019 and 2020 print no "builtin." or "func."


def test_attributes_are_a_mapping(module):
    op = named(module, "arith.constant")
    assert list(op.attributes) == ["value"] and "other" not in op.attributes
    op.attributes["note"] = {"a": [1, "b"]}
    assert str(op.attributes["note"]) == '{a = [1, "b"]}'
    assert "note" in str(module)
    del op.attributes["note"]
    with pytest.raises(KeyError):
        op.attributes["note"]
    with pytest.raises(KeyError):
        del op.attributes["note"]


def test_a_module_is_built_from_nothing():
    module = varve.Module()
    types = module.context.types
    function_type = types.function(["i32"], ["i32"])
    function = module.create_operation(
        "func.func", attributes={"sym_name": "double", "function_type": function_type}, regions=1
    )
    module.body.append(function)
    block = function.regions[0].append_block()
    x = block.append_argument("i32")
    add = module.create_operation("arith.addi", [x, x], ["i32"])
    block.append(add)
    block.append(module.create_operation("func.return", add.results))
    module.verify()
    expected = varve.parse("func.func @double(%x: i32) -> i32 {\n  %y = arith.addi %x, %x : i32\n  return %y : i32\n}")
    assert module.text() == expected.text()


def test_operands_results_and_locations_change(module):
    add = named(module, "arith.addi")
    constant = named(module, "arith.constant")
    add.operands[0] = constant.result
    assert list(add.operands) == [constant.result] * 2
    x = module.root.find("f").regions[0].blocks[0].arguments[0]
    add.operands = [x, x]
    assert add.operands[-1] == x
    add.result.replace_all_uses_with(x)
    assert add.result.uses == []
    add.location = module.context.locations.file("a.py", 3, 4)
    assert (add.location.file, add.location.line, add.location.column) == ("a.py", 3, 4)
    branch = named(module, "cf.cond_br")
    branch.set_successor(1, branch.successors[1])
    module.verify()


def test_operations_move_and_are_copied(module):
    f, g = module.root.find("f"), module.root.find("g")
    g.move_before(f)
    assert [op.attributes["sym_name"].value for op in module.body] == ["g", "f"]
    g.move_after(f)
    assert [op.attributes["sym_name"].value for op in module.body] == ["f", "g"]
    copy = g.copy()
    copy.attributes["sym_name"] = "h"
    module.body.append(copy)
    module.verify()
    assert module.count_operations()["func.func"] == 3


def test_handles_of_an_erased_operation_raise(module):
    f = module.root.find("f")
    region = f.regions[0]
    block = region.blocks[0]
    argument = block.arguments[0]
    inner = block.operations[0]
    handles = [
        lambda: f.name, lambda: f.regions, lambda: f.attributes["sym_name"], lambda: f.operands[:], lambda: str(f),
        lambda: region.blocks, lambda: block.operations, lambda: block.arguments, lambda: argument.type,
        lambda: argument.uses, lambda: inner.name, lambda: inner.results, lambda: inner.location, lambda: inner.erase(),
        lambda: list(inner.walk()), lambda: module.body.append(f),
    ]  # fmt: skip
    value = inner.result
    f.erase()
    for handle in [*handles, lambda: value.type, lambda: value.owner]:
        with pytest.raises(varve.Error, match="erased"):
            handle()
    assert [op.name for op in module.walk()] == ["builtin.module", "func.func", "func.return"]


def test_memory_that_is_used_again_does_not_revive_a_handle(module):
    g = module.root.find("g")
    for _ in range(50):
        op = module.create_operation("test.op", result_types=["i32"])
        result = op.result
        op.erase()
        again = module.create_operation("test.op", result_types=["i32"])
        assert again.name == "test.op"
        with pytest.raises(varve.Error):
            result.type  # noqa: B018
        again.erase()
    assert g.name == "func.func"


def test_an_operation_with_uses_cannot_be_erased(module):
    constant = named(module, "arith.constant")
    with pytest.raises(varve.Error) as caught:
        constant.erase()
    assert caught.value.status == varve.Status.INVALID
    assert constant.name == "arith.constant"
    with pytest.raises(varve.Error):
        module.root.erase()


@pytest.mark.parametrize("post_order", [False, True])
def test_a_walk_goes_on_when_its_operation_is_erased(module, post_order):
    seen = []
    for op in module.walk(post_order=post_order):
        seen.append(op.name)
        if op.name == "func.func":
            op.erase()
    assert seen.count("func.func") == 2
    assert module.count_operations() == {"builtin.module": 1}


def test_erasing_what_the_walk_has_not_reached_skips_it():
    functions = "\n".join(f"func.func @f{i}() {{ return }}" for i in range(1500))
    module = varve.parse(functions)
    for op in module.walk():
        if op.name == "func.func" and op.attributes["sym_name"].value == "f0":
            for other in module.body.operations[1:]:
                other.erase()
    assert module.count_operations() == {"builtin.module": 1, "func.func": 1, "func.return": 1}


def test_a_block_is_erased(module):
    f = module.root.find("f")
    block = f.regions[0].append_block()
    op = module.create_operation("test.end")
    block.append(op)
    block.erase()
    for handle in (lambda: block.operations, lambda: op.name):
        with pytest.raises(varve.Error, match="erased"):
            handle()
    module.verify()


def test_objects_of_another_module_are_rejected(module):
    other = varve.parse(TEXT)
    with pytest.raises(varve.Error):
        module.body.append(other.root.find("f"))
    with pytest.raises(varve.Error):
        named(module, "arith.addi").operands[0] = named(other, "arith.addi").result


def test_handles_keep_their_module(module):
    value = named(module, "arith.addi").result
    del module
    gc.collect()
    assert str(value.type) == "i32" and value.owner.name == "arith.addi"


def test_append_and_insert_move_an_operation(module):
    block = module.find("f").regions[0][0]
    constant, add, branch = block
    block.insert(0, add)
    assert [op.name for op in block] == ["arith.addi", "arith.constant", "cf.cond_br"]
    block.insert(-1, add)
    assert block[1] == add and block[-1] == branch
    block.append(constant)
    assert block[2] == constant
    block.insert(99, add)
    assert block.terminator == add


def test_an_operation_that_cannot_be_moved_stays_where_it_is(module):
    f = module.find("f")
    before = module.text()
    for move in (lambda: f.regions[0][0].append(f), lambda: f.move_before(f.regions[0][1][0])):
        with pytest.raises(varve.Error, match="into itself"):
            move()
    assert module.text() == before


def test_refused_changes_say_why(module):
    with pytest.raises(varve.Error, match="uses outside"):
        named(module, "arith.constant").erase()
    with pytest.raises(varve.Error, match="root"):
        module.root.erase()
    with pytest.raises(varve.Error, match="in no block"):
        named(module, "func.return").copy().detach()
    with pytest.raises(TypeError, match="location"):
        module.root.location = "a.py"


def test_users_are_found_and_all_uses_replaced(module):
    constant, add = named(module, "arith.constant"), named(module, "arith.addi")
    assert [op.name for op in constant.result.users] == ["func.return", "arith.addi"]
    other = constant.copy()
    other.move_before(constant)
    constant.replace_all_uses_with(other)
    assert constant.result.users == [] and add.operands[1] == other.result
    with pytest.raises(varve.Error, match="0 values cannot replace 1 results"):
        constant.replace_all_uses_with([])
    constant.erase()
    module.verify()


def test_python_copies_and_pickles_modules_only(module):
    for other in (copy.copy(module), copy.deepcopy(module), pickle.loads(pickle.dumps(module))):
        assert other is not module and other.compare(module) is None
    type_ = named(module, "arith.addi").result.type
    assert copy.copy(type_) is type_ and copy.deepcopy(type_) is type_
    file = varve.open(module.varve())
    view = varve.View(module.varve(layout="mapped"))
    things = [module.context, module.context.registry, module.root, module.body, module.root.regions[0], type_]
    for thing in [*things, named(module, "arith.addi").result, file, module.walk(), view._native]:
        with pytest.raises(TypeError, match="pickle the module"):
            pickle.dumps(thing)
    for thing in (module.context, module.root, file, view._native):
        with pytest.raises(TypeError, match="pickle the module"):
            copy.copy(thing)


def test_an_operation_with_one_result_is_a_value(module):
    constant, add = named(module, "arith.constant"), named(module, "arith.addi")
    made = module.create_operation("arith.muli", [constant, add], ["i32"])
    assert list(made.operands) == [constant.result, add.result]
    made.operands[0] = add
    made.operands = [add, constant]
    assert list(made.operands) == [add.result, constant.result]
    with pytest.raises(varve.Error, match="0 results"):
        made.operands[0] = named(module, "func.return")


def test_wrong_arguments_are_named(module):
    for operands in ([1], [module.body]):
        with pytest.raises(TypeError, match="a value is expected"):
            module.create_operation("a.b", operands)
    with pytest.raises(TypeError, match="list of types"):
        module.create_operation("a.b", result_types="i32")
    with pytest.raises(TypeError, match="an operation is expected"):
        module.body.append("a.b")
    with pytest.raises(TypeError, match="name has a value of the wrong type: int"):
        module.create_operation(5)
    with pytest.raises(varve.Error, match="no operation ''"):
        module.create_operation("")
    with pytest.raises(varve.Error, match="option"):
        module.varve(level=99)


def test_a_location_of_another_context_is_taken(module):
    location = varve.Context().locations.file("a.py", 1, 2)
    assert module.create_operation("a.b", location=location).location == location
