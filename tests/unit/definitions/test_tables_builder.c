/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tables of several definitions: equal records are shared, others are kept apart. */
#include "tests/unit/unit.h"

#include "definitions/definitions.h"
#include "definitions/tables_builder.h"

typedef struct builder_fixture {
  test_allocator allocator;
  varve_memory memory;
  varve_tables_builder builder;
} builder_fixture;

static int setup(void **state) {
  builder_fixture *f = calloc(1, sizeof *f);
  if (f == NULL)
    return 1;
  f->memory = test_memory(&f->allocator, 0);
  *state = f;
  return varve_tables_builder_init(&f->builder, &f->memory) != VARVE_STATUS_OK;
}

static int teardown(void **state) {
  builder_fixture *f = *state;
  varve_tables_builder_release(&f->builder);
  int left = f->allocator.live != 0;
  free(f);
  return left;
}

static varve_text text(builder_fixture *f, varve_slice bytes) {
  varve_text offset;
  assert_status(varve_tables_builder_text(&f->builder, bytes, &offset), OK);
  return offset;
}

static void equal_texts_are_one(void **state) {
  builder_fixture *f = *state;
  varve_text abc = text(f, VARVE_SLICE("abc"));
  assert_int_equal(abc, 1);
  assert_int_equal(text(f, VARVE_SLICE("ab")), 5);
  assert_int_equal(text(f, VARVE_SLICE("abc")), abc);
  assert_int_equal(text(f, VARVE_SLICE("")), 0);
  assert_int_equal(f->builder.strings.size, 8);
}

static varve_record_list numbers(builder_fixture *f, const uint32_t *given, size_t count) {
  varve_record_list list;
  assert_status(varve_tables_builder_list(&f->builder, VARVE_TABLE_numbers, given, count, &list),
                OK);
  return list;
}

static void equal_lists_are_one(void **state) {
  builder_fixture *f = *state;
  static const uint32_t given[] = {1, 2, 1, 2, 3};
  varve_record_list first = numbers(f, given, 2);
  varve_record_list again = numbers(f, given + 2, 2);
  varve_record_list longer = numbers(f, given + 2, 3);
  assert_int_equal(first.first, again.first);
  assert_int_equal(again.count, 2);
  assert_int_equal(longer.first, 2);
  assert_int_equal(numbers(f, given, 0).count, 0);
  assert_int_equal(f->builder.tables[VARVE_TABLE_numbers].count, 5);
}

static void lists_of_other_tables_are_others(void **state) {
  builder_fixture *f = *state;
  varve_enum_case_record one = {1, 2, 3};
  varve_record_list cases, list;
  list = numbers(f, (const uint32_t[]){1, 2, 3}, 3);
  assert_status(varve_tables_builder_list(&f->builder, VARVE_TABLE_enum_cases, &one, 1, &cases),
                OK);
  assert_int_equal(list.count, 3);
  assert_int_equal(cases.count, 1);
  assert_int_equal(f->builder.tables[VARVE_TABLE_enum_cases].count, 1);
}

static uint32_t constraint(builder_fixture *f, uint32_t kind, varve_text of) {
  varve_constraint_record record = {.kind = kind, .text = of, .is_shared = 1};
  uint32_t index;
  assert_status(varve_tables_builder_constraint(&f->builder, &record, &index), OK);
  return index;
}

static void constraints_of_a_scope_are_distinguished(void **state) {
  builder_fixture *f = *state;
  varve_tables_builder_begin_scope(&f->builder);
  uint32_t first = constraint(f, VARVE_CONSTRAINT_BASE, 1);
  uint32_t second = constraint(f, VARVE_CONSTRAINT_BASE, 1);
  uint32_t third = constraint(f, VARVE_CONSTRAINT_BASE, 1);
  assert_int_not_equal(first, second);
  assert_int_not_equal(second, third);
  assert_int_not_equal(first, third);
  assert_int_not_equal(first, constraint(f, VARVE_CONSTRAINT_BASE, 2));
  varve_tables_builder_begin_scope(&f->builder);
  assert_int_equal(constraint(f, VARVE_CONSTRAINT_BASE, 1), first);
  assert_int_equal(constraint(f, VARVE_CONSTRAINT_BASE, 1), second);
  assert_int_equal(constraint(f, VARVE_CONSTRAINT_BASE, 1), third);
  assert_int_equal(f->builder.tables[VARVE_TABLE_constraints].count, 5);
}

static void constants_and_unshared_values_are_one(void **state) {
  builder_fixture *f = *state;
  varve_constraint_record record = {.kind = VARVE_CONSTRAINT_BASE};
  uint32_t first, second;
  varve_tables_builder_begin_scope(&f->builder);
  assert_int_equal(constraint(f, VARVE_CONSTRAINT_IS, 1), constraint(f, VARVE_CONSTRAINT_IS, 1));
  assert_status(varve_tables_builder_constraint(&f->builder, &record, &first), OK);
  assert_status(varve_tables_builder_constraint(&f->builder, &record, &second), OK);
  assert_int_equal(first, second);
}

static void an_explicit_any_has_an_index_other_than_zero(void **state) {
  builder_fixture *f = *state;
  assert_int_not_equal(constraint(f, VARVE_CONSTRAINT_ANY, 0), 0);
}

static void dialects_are_sorted_by_name(void **state) {
  builder_fixture *f = *state;
  varve_slice names[] = {VARVE_SLICE("b"), VARVE_SLICE("a"), VARVE_SLICE("ab")};
  for (size_t i = 0; i < 3; i++) {
    varve_dialect_record record = {.name = text(f, names[i])};
    assert_status(varve_vector_push(&f->builder.tables[VARVE_TABLE_dialects], &record), OK);
  }
  varve_definition_tables *tables;
  size_t size;
  assert_status(varve_tables_builder_finish(&f->builder, &tables, &size), OK);
  assert_int_equal(tables->dialect_count, 3);
  assert_string_equal(tables->strings + tables->dialects[0].name, "a");
  assert_string_equal(tables->strings + tables->dialects[1].name, "ab");
  assert_string_equal(tables->strings + tables->dialects[2].name, "b");
  varve_table_sizes sizes = varve_definition_table_sizes(tables, size);
  assert_int_equal(sizes.dialects, 3);
  assert_int_equal(sizes.operations, 0);
  assert_int_equal(sizes.constraints, 1);
  assert_int_equal(sizes.strings, f->builder.strings.size);
  varve_memory_free(&f->memory, tables, size);
}

static varve_status build(varve_memory *memory) {
  varve_tables_builder builder;
  varve_definition_tables *tables = NULL;
  varve_record_list list;
  varve_text offset;
  uint32_t index;
  size_t size = 0;
  VARVE_TRY(varve_tables_builder_init(&builder, memory));
  varve_constraint_record record = {.kind = VARVE_CONSTRAINT_BASE, .is_shared = 1};
  varve_dialect_record dialect = {0};
  varve_status status = varve_tables_builder_text(&builder, VARVE_SLICE("abc"), &offset);
  if (status == VARVE_STATUS_OK)
    status = varve_tables_builder_list(&builder, VARVE_TABLE_numbers, &offset, 1, &list);
  for (int i = 0; i < 2 && status == VARVE_STATUS_OK; i++)
    status = varve_tables_builder_constraint(&builder, &record, &index);
  if (status == VARVE_STATUS_OK)
    status = varve_vector_push(&builder.tables[VARVE_TABLE_dialects], &dialect);
  if (status == VARVE_STATUS_OK)
    status = varve_tables_builder_finish(&builder, &tables, &size);
  assert_int_equal(status == VARVE_STATUS_OK, tables != NULL);
  varve_tables_builder_release(&builder);
  varve_memory_free(memory, tables, size);
  return status;
}

static void every_failing_allocation_is_an_error(void **state) {
  (void)state;
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  size_t fail_at = 1;
  for (; status != VARVE_STATUS_OK; fail_at++) {
    test_allocator allocator;
    varve_memory memory = test_memory(&allocator, fail_at);
    status = build(&memory);
    assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY);
    assert_int_equal(allocator.live, 0);
  }
  assert_true(fail_at > 8);
}

#define builder_test(function) cmocka_unit_test_setup_teardown(function, setup, teardown)

int main(void) {
  const struct CMUnitTest tests[] = {
      builder_test(equal_texts_are_one),
      builder_test(equal_lists_are_one),
      builder_test(lists_of_other_tables_are_others),
      builder_test(constraints_of_a_scope_are_distinguished),
      builder_test(constants_and_unshared_values_are_one),
      builder_test(an_explicit_any_has_an_index_other_than_zero),
      builder_test(dialects_are_sorted_by_name),
      cmocka_unit_test(every_failing_allocation_is_an_error),
  };
  return cmocka_run_group_tests_name("tables_builder", tests, NULL, NULL);
}
