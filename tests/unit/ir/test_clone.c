/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/clone.c */
#include "tests/unit/ir_fixture.h"

static void check_equal(varve_module *a, varve_module *b) {
  varve_buffer difference;
  bool equal;
  varve_buffer_init(&difference, &a->context->memory);
  assert_status(varve_module_equal(a, b, (varve_equal_options){false, false}, &equal, &difference),
                OK);
  if (!equal)
    print_message("%.*s\n", (int)difference.size, difference.data);
  assert_true(equal);
  varve_buffer_release(&difference);
}

static void add_resources(ir_fixture *f) {
  varve_resource resource = {.group = ir_string(f, "builtin"),
                             .key = ir_string(f, "blob"),
                             .kind = VARVE_RESOURCE_BLOB,
                             .has_data = true,
                             .alignment = 16,
                             .data = VARVE_SLICE("sixteen\0bytes...")};
  assert_status(varve_module_add_resource(f->module, &resource, false), OK);
  assert_status(varve_module_add_resource(f->module, &resource, true), OK);
  varve_dialect_version version = {ir_string(f, "t"), VARVE_SLICE("\x05\x01")};
  assert_status(varve_vector_push(&f->module->dialect_versions, &version), OK);
  f->module->producer = VARVE_SLICE("producer");
}

/* Builds a graph below a root: uses before and after definitions, a use-list order that no reader
 * produces, all forms of attributes, a loop, and nested operations. */
static varve_operation *fill_module(ir_fixture *f) {
  const varve_entity *handle, *weight, *distinct;
  const varve_entity *tensor;
  const varve_dims dims = {(const int64_t[]){4}, 1};
  add_resources(f);
  assert_status(
      varve_resource_handle_get(f->context, ir_string(f, "builtin"), ir_string(f, "blob"), &handle),
      OK);
  assert_status(varve_tensor_type_get(f->context, dims, f->context->i32, NULL, &tensor), OK);
  assert_status(varve_dense_resource_get(f->context, tensor, handle, &weight), OK);
  assert_status(varve_distinct_create(f->context, f->context->unit, &distinct), OK);
  varve_block *block = ir_root(f), *inner, *second;
  varve_value *value = varve_operation_result(
      ir_append(block,
                ir_make(f, "t.define",
                        (varve_operation_state){.result_count = 3,
                                                .dictionary = ir_dictionary(f, "id", distinct),
                                                .properties = ir_dictionary(f, "weight", weight)})),
      1);
  varve_operation *nest = ir_nest(f, "t.nest", &inner);
  ir_append(block, nest);
  second = ir_block(f, varve_operation_region(nest, 0));
  varve_value *operands[] = {ir_argument(f, inner), value, ir_argument(f, second), value};
  varve_block *successors[] = {second, inner};
  ir_append(inner, ir_make(f, "t.branch",
                           (varve_operation_state){.operands = operands,
                                                   .operand_count = 4,
                                                   .successors = successors,
                                                   .successor_count = 2}));
  ir_append(second, ir_make(f, "t.later", (varve_operation_state){.operand_count = 2}));
  ir_append(block, ir_use(f, value));
  varve_operation_set_operand(second->first, 1, value);
  return nest;
}

static void a_module_is_copied_into_another_context(void **state) {
  ir_fixture *f = *state;
  varve_context *context;
  varve_module *copy;
  fill_module(f);
  assert_status(varve_context_make(NULL, &context), OK);
  assert_status(varve_module_clone(f->module, context, &copy), OK);
  assert_ptr_equal(copy->context, context);
  assert_slice(copy->producer, "producer");
  assert_slice(VARVE_VECTOR_AT(&copy->dialect_versions, varve_dialect_version, 0).bytes,
               "\x05\x01");
  const varve_resource *blob = &VARVE_VECTOR_AT(&copy->dialect_resources, varve_resource, 0);
  assert_slice(blob->data, "sixteen\0bytes...");
  assert_int_equal(blob->alignment, 16);
  check_equal(f->module, copy);
  varve_module_destroy(copy);
  varve_context_destroy(context);
}

static void a_module_is_copied_within_its_context(void **state) {
  ir_fixture *f = *state;
  varve_module *copy;
  fill_module(f);
  assert_status(varve_module_clone(f->module, f->context, &copy), OK);
  check_equal(f->module, copy);
  assert_int_equal(varve_value_use_count(varve_operation_result(
                       varve_operation_region(f->module->root, 0)->first->first, 1)),
                   4);
  varve_module_destroy(copy);
}

static void a_module_without_root_is_copied(void **state) {
  ir_fixture *f = *state;
  varve_module *copy;
  assert_status(varve_module_clone(f->module, f->context, &copy), OK);
  assert_null(copy->root);
  varve_module_destroy(copy);
}

static void an_operation_keeps_operands_from_outside(void **state) {
  ir_fixture *f = *state;
  varve_operation *nest = fill_module(f), *copy;
  varve_value *value = varve_operation_operand(varve_operation_region(nest, 0)->first->first, 1);
  assert_int_equal(varve_value_use_count(value), 4);
  assert_status(varve_operation_clone(nest, f->module, f->module, &copy), OK);
  assert_null(copy->block);
  assert_int_equal(varve_value_use_count(value), 7);
  varve_operation *branch = varve_operation_region(copy, 0)->first->first;
  assert_ptr_equal(varve_operation_operand(branch, 1), value);
  assert_ptr_equal(varve_operation_successors(branch)[1].block, branch->block);
  assert_ptr_equal(value->first_use->owner, branch->block->next->first);
  assert_null(varve_operation_operand(branch->block->next->first, 0));
  assert_status(varve_operation_erase(f->module, copy), OK);
  assert_int_equal(varve_value_use_count(value), 4);
}

static void a_clone_into_another_module_rejects_operands_from_outside(void **state) {
  ir_fixture *f = *state;
  varve_operation *nest = fill_module(f), *copy;
  varve_module *other;
  assert_status(varve_module_create(f->context, &other), OK);
  assert_status(varve_operation_clone(nest, f->module, other, &copy), INVALID);
  assert_null(copy);
  varve_operation *branch = varve_operation_region(nest, 0)->last->first;
  varve_operation_set_operand(branch, 1, NULL);
  assert_status(varve_operation_clone(branch, f->module, other, &copy), OK);
  varve_module_destroy(other);
}

static void a_detached_branch_keeps_its_successors(void **state) {
  ir_fixture *f = *state;
  varve_operation *nest = fill_module(f), *copy;
  varve_operation *branch = varve_operation_region(nest, 0)->first->first;
  assert_status(varve_operation_clone(branch, f->module, f->module, &copy), OK);
  assert_ptr_equal(varve_operation_successors(copy)[0].block, branch->block->next);
  assert_status(varve_operation_erase(f->module, copy), OK);
}

static void failing_allocations_leak_nothing(void **state) {
  ir_fixture *f = *state;
  varve_operation *nest = fill_module(f), *copy;
  varve_value *value = varve_operation_operand(varve_operation_region(nest, 0)->first->first, 1);
  varve_module *module;
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 1; status != VARVE_STATUS_OK; i++) {
    f->allocator.fail_at = f->allocator.calls + i;
    status = varve_operation_clone(nest, f->module, f->module, &copy);
    f->allocator.fail_at = 0;
    assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY);
    assert_int_equal(varve_value_use_count(value), status == VARVE_STATUS_OK ? 7 : 4);
  }
  assert_status(varve_operation_erase(f->module, copy), OK);
  status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 1; status != VARVE_STATUS_OK; i++) {
    varve_context *context;
    varve_allocator hook = {test_resize, &f->allocator};
    varve_context_options options = {.allocator = &hook, .seed = 1};
    assert_status(varve_context_make(&options, &context), OK);
    f->allocator.fail_at = f->allocator.calls + i;
    status = varve_module_clone(f->module, context, &module);
    f->allocator.fail_at = 0;
    if (status == VARVE_STATUS_OK)
      check_equal(f->module, module);
    else
      assert_null(module);
    varve_module_destroy(module);
    varve_context_destroy(context);
  }
}

static void depth_makes_no_difference(void **state) {
  ir_fixture *f = *state;
  varve_block *level = ir_root(f);
  for (int i = 0; i < IR_DEPTH; i++) {
    varve_block *inner;
    varve_operation *nest = ir_nest(f, "t.nest", &inner);
    ir_append(level, nest);
    ir_append(inner, ir_use(f, ir_argument(f, inner)));
    level = inner;
  }
  varve_module *copy;
  assert_status(varve_module_clone(f->module, f->context, &copy), OK);
  check_equal(f->module, copy);
  varve_module_destroy(copy);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(a_module_is_copied_into_another_context),
      ir_test(a_module_is_copied_within_its_context),
      ir_test(a_module_without_root_is_copied),
      ir_test(an_operation_keeps_operands_from_outside),
      ir_test(a_clone_into_another_module_rejects_operands_from_outside),
      ir_test(a_detached_branch_keeps_its_successors),
      ir_test(failing_allocations_leak_nothing),
      ir_test(depth_makes_no_difference),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
