/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/ir/context.c */
#include "tests/unit/unit.h"

#include "base/diagnostic.h"
#include "ir/types.h"

static void everything_is_freed(void **state) {
  (void)state;
  test_allocator allocator = {0};
  varve_allocator hook = {test_resize, &allocator};
  varve_context_options options = {.allocator = &hook};
  varve_context *context;
  const varve_operation_name *name;
  assert_status(varve_context_make(&options, &context), OK);
  for (char text[] = "a.a"; text[2] <= 'z'; text[2]++)
    assert_status(varve_operation_name_get(context, varve_slice_of(text), &name), OK);
  assert_true(context->memory.used == allocator.live);
  varve_context_destroy(context);
  assert_int_equal(allocator.live, 0);
  varve_context_destroy(NULL);
}

static void every_failing_allocation_is_reported(void **state) {
  (void)state;
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t fail_at = 1; status != VARVE_STATUS_OK; fail_at++) {
    test_allocator allocator = {.fail_at = fail_at};
    varve_allocator hook = {test_resize, &allocator};
    varve_context_options options = {.allocator = &hook};
    varve_context *context;
    status = varve_context_make(&options, &context);
    if (status != VARVE_STATUS_OK) {
      assert_int_equal(status, VARVE_STATUS_OUT_OF_MEMORY);
      assert_null(context);
    }
    varve_context_destroy(context);
    assert_int_equal(allocator.live, 0);
  }
}

static void limits_are_filled_in(void **state) {
  (void)state;
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  varve_context_options options = {.limits = &limits};
  varve_context *context;
  limits.max_errors = 3;
  assert_status(varve_context_make(&options, &context), OK);
  assert_int_equal(context->limits.max_depth, 1000);
  assert_int_equal(context->limits.max_errors, 3);
  assert_true(context->limits.max_output == UINT64_MAX);
  assert_false(varve_context_has_max_output(context));
  assert_true(context->limits.max_unpacked == UINT64_C(1) << 30);
  assert_int_equal(context->limits.max_expansion, 1000);
  varve_context_destroy(context);
  limits.struct_size = 1;
  assert_status(varve_context_make(&options, &context), BAD_ARGUMENT);
  assert_null(context);
}

static void a_shorter_struct_of_limits_is_accepted(void **state) {
  (void)state;
  varve_limits limits = {.struct_size = offsetof(varve_limits, max_errors),
                         .max_depth = 7,
                         .max_errors = 8,
                         .max_memory = 10};
  varve_context_options options = {.limits = &limits};
  varve_context *context;
  assert_status(varve_context_make(&options, &context), OK);
  assert_int_equal(context->limits.max_depth, 7);
  assert_int_equal(context->limits.max_errors, VARVE_DEFAULT_MAX_ERRORS);
  assert_true(context->memory.limit == 0);
  varve_context_destroy(context);
}

static void memory_beyond_the_limit_is_rejected(void **state) {
  (void)state;
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  varve_context_options options = {.limits = &limits};
  varve_context *context;
  limits.max_memory = 100;
  assert_status(varve_context_make(&options, &context), OUT_OF_MEMORY);
  assert_null(context);
}

static void common_nodes_are_there(void **state) {
  (void)state;
  varve_context *context;
  const varve_entity *type;
  assert_status(varve_context_make(NULL, &context), OK);
  assert_status(varve_integer_type_get(context, 64, VARVE_SIGNLESS, &type), OK);
  assert_ptr_equal(type, context->i64);
  assert_int_equal(context->unit->kind, VARVE_KIND_UNIT);
  assert_int_equal(context->unknown_location->kind, VARVE_KIND_UNKNOWN_LOCATION);
  assert_int_equal(varve_float_type_kind(context->floats[VARVE_FLOAT_F80]), VARVE_FLOAT_F80);
  assert_int_equal(varve_type_bit_width(context->floats[VARVE_FLOAT_F80]), 80);
  assert_int_equal(context->empty_dictionary->child_count, 0);
  varve_context_destroy(context);
}

static void names_are_split_at_the_first_dot(void **state) {
  (void)state;
  static const struct {
    const char *text, *dialect, *suffix;
  } cases[] = {{"arith.addi", "arith", "addi"},
               {"a.b.c", "a", "b.c"},
               {"plain", "", "plain"},
               {".x", "", "x"},
               {"a.", "a", ""},
               {"", "", ""}};
  varve_context *context;
  assert_status(varve_context_make(NULL, &context), OK);
  for (uint32_t i = 0; i < VARVE_COUNT_OF(cases); i++) {
    const varve_operation_name *name, *again;
    const varve_entity *dialect;
    varve_slice text = varve_slice_of(cases[i].text);
    assert_status(varve_operation_name_get(context, text, &name), OK);
    assert_status(varve_operation_name_get(context, text, &again), OK);
    assert_status(varve_operation_name_get(context, varve_slice_of(cases[i].dialect), &again), OK);
    assert_status(varve_operation_name_get(context, text, &again), OK);
    assert_ptr_equal(name, again);
    assert_ptr_equal(VARVE_VECTOR_AT(&context->names_by_id, varve_operation_name *, name->id),
                     name);
    dialect = name->dialect;
    varve_slice bytes =
        varve_slice_make((const char *)varve_entity_payload(dialect), dialect->payload_size);
    assert_true(varve_slice_equal(bytes, varve_slice_of(cases[i].dialect)));
    assert_true(varve_slice_equal(name->suffix, varve_slice_of(cases[i].suffix)));
    assert_true(varve_slice_equal(name->text, text));
    assert_null(name->definition);
  }
  varve_context_destroy(context);
}

static void a_name_that_did_not_fit_is_made_later(void **state) {
  (void)state;
  test_allocator allocator = {0};
  varve_allocator hook = {test_resize, &allocator};
  varve_context_options options = {.allocator = &hook};
  varve_context *context;
  assert_status(varve_context_make(&options, &context), OK);
  for (uint32_t i = 0; i < 300; i++) {
    char text[] = "d000.n000";
    text[1] = text[6] = (char)('0' + i / 100);
    text[2] = text[7] = (char)('0' + i / 10 % 10);
    text[3] = text[8] = (char)('0' + i % 10);
    const varve_operation_name *name = NULL;
    allocator.fail_at = 1;
    varve_status status = varve_operation_name_get(context, varve_slice_of(text), &name);
    allocator.fail_at = 0;
    assert_true(status == VARVE_STATUS_OK ? name != NULL : name == NULL);
    assert_status(varve_operation_name_get(context, varve_slice_of(text), &name), OK);
    assert_int_equal(name->id, i);
  }
  varve_context_destroy(context);
  assert_int_equal(allocator.live, 0);
}

static void expansion_credit_increases_and_decreases(void **state) {
  (void)state;
  varve_context *context;
  assert_status(varve_context_make(NULL, &context), OK);
  assert_status(varve_context_spend(context, VARVE_EXPANSION_CREDIT), OK);
  assert_status(varve_context_spend(context, 1), LIMIT_EXCEEDED);
  varve_context_earn(context, 9);
  assert_status(varve_context_spend(context, 10 * VARVE_EXPANSION_FACTOR + 1), LIMIT_EXCEEDED);
  assert_status(varve_context_spend(context, 10 * VARVE_EXPANSION_FACTOR), OK);
  context->expansion_credit = UINT64_MAX - 5;
  varve_context_earn(context, UINT64_MAX);
  assert_true(context->expansion_credit == UINT64_MAX);
  varve_context_destroy(context);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(everything_is_freed),
      cmocka_unit_test(every_failing_allocation_is_reported),
      cmocka_unit_test(limits_are_filled_in),
      cmocka_unit_test(a_shorter_struct_of_limits_is_accepted),
      cmocka_unit_test(memory_beyond_the_limit_is_rejected),
      cmocka_unit_test(common_nodes_are_there),
      cmocka_unit_test(names_are_split_at_the_first_dot),
      cmocka_unit_test(a_name_that_did_not_fit_is_made_later),
      cmocka_unit_test(expansion_credit_increases_and_decreases),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
