/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Registries through the public interface. */
#include "tests/api/sample_files.h"

#include <varve/dialect.h>

#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

static void assert_text(varve_slice got, const char *expected) {
  assert_int_equal(got.size, strlen(expected));
  assert_memory_equal(got.data, expected, got.size);
}

/* Looking */

static void built_in_dialects_ascend_by_name(void **state) {
  (void)state;
  varve_slice last = text_of("");
  uint32_t count = 0;
  for (;; count++) {
    varve_definition dialect = varve_registry_get_next_dialect(NULL, last);
    if (dialect.record == NULL)
      break;
    varve_slice name = varve_definition_get_name(dialect);
    assert_true(count == 0 || strcmp(last.data, name.data) < 0);
    last = name;
  }
  assert_true(count >= 48);
}

static void a_dialect_says_its_set(void **state) {
  (void)state;
  varve_definition dialect =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_DIALECT, text_of("func"));
  assert_non_null(dialect.record);
  assert_text(varve_definition_get_set(dialect), "llvm22");
}

static void an_operation_is_found_by_its_full_name(void **state) {
  (void)state;
  varve_definition op =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, text_of("func.call"));
  assert_non_null(op.record);
  assert_text(varve_definition_get_name(op), "func.call");
}

static void what_is_not_defined_is_not_found(void **state) {
  (void)state;
  static const char *const names[] = {"nowhere.op", "func.nowhere", "func", "", ".", "func."};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
    assert_null(
        varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, text_of(names[i])).record);
  varve_definition nothing =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, text_of("func.nowhere"));
  assert_text(varve_definition_get_name(nothing), "");
  assert_int_equal(varve_definition_get_count(nothing, VARVE_DEFINITION_PROPERTIES), 0);
}

static void members_and_names_agree(void **state) {
  (void)state;
  varve_definition dialect =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_DIALECT, text_of("func"));
  uint32_t count = varve_definition_get_member_count(dialect, VARVE_DEFINITION_OPERATION);
  assert_true(count >= 3);
  for (uint32_t i = 0; i < count; i++) {
    varve_definition op = varve_definition_get_member(dialect, VARVE_DEFINITION_OPERATION, i);
    varve_definition found = varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION,
                                                           varve_definition_get_name(op));
    assert_ptr_equal(found.record, op.record);
  }
  assert_null(varve_definition_get_member(dialect, VARVE_DEFINITION_OPERATION, count).record);
}

static void properties_come_in_order_of_declaration(void **state) {
  (void)state;
  static const char *const names[] = {"callee", "arg_attrs", "res_attrs", "no_inline"};
  varve_definition op =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, text_of("func.call"));
  assert_int_equal(varve_definition_get_count(op, VARVE_DEFINITION_PROPERTIES), 4);
  for (uint32_t i = 0; i < 4; i++) {
    varve_definition_item item = VARVE_DEFINITION_ITEM_INIT;
    OK(varve_definition_get_item(op, VARVE_DEFINITION_PROPERTIES, i, &item));
    assert_text(item.name, names[i]);
    assert_int_equal(item.is_optional, i != 0);
  }
}

static void items_beyond_the_end_are_refused(void **state) {
  (void)state;
  varve_definition op =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, text_of("func.call"));
  varve_definition_item item = VARVE_DEFINITION_ITEM_INIT;
  assert_int_equal(varve_definition_get_item(op, VARVE_DEFINITION_PROPERTIES, 4, &item),
                   VARVE_STATUS_BAD_ARGUMENT);
  assert_int_equal(varve_definition_get_item(op, VARVE_DEFINITION_CASES, 0, &item),
                   VARVE_STATUS_BAD_ARGUMENT);
  item.struct_size = 1;
  assert_int_equal(varve_definition_get_item(op, VARVE_DEFINITION_PROPERTIES, 0, &item),
                   VARVE_STATUS_BAD_ARGUMENT);
}

static void an_item_of_an_older_caller_is_not_written_past_its_end(void **state) {
  (void)state;
  varve_definition op =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_OPERATION, text_of("func.call"));
  varve_definition_item item = VARVE_DEFINITION_ITEM_INIT;
  item.number = 77;
  item.struct_size = offsetof(varve_definition_item, number);
  OK(varve_definition_get_item(op, VARVE_DEFINITION_PROPERTIES, 0, &item));
  assert_int_equal(item.number, 77);
}

/* Registries and contexts */

static void a_registry_may_start_empty(void **state) {
  (void)state;
  varve_registry_options options = VARVE_REGISTRY_OPTIONS_INIT;
  options.without_builtin = true;
  varve_registry *registry;
  OK(varve_registry_create(&options, &registry));
  assert_null(varve_registry_get_next_dialect(registry, text_of("")).record);
  varve_registry_destroy(registry);
}

static void a_registry_starts_with_what_is_built_in(void **state) {
  (void)state;
  varve_registry *registry;
  OK(varve_registry_create(NULL, &registry));
  varve_definition own =
      varve_registry_get_definition(registry, VARVE_DEFINITION_DIALECT, text_of("func"));
  varve_definition built_in =
      varve_registry_get_definition(NULL, VARVE_DEFINITION_DIALECT, text_of("func"));
  assert_non_null(own.record);
  assert_ptr_equal(own.record, built_in.record);
  varve_registry_destroy(registry);
}

static void contexts_share_a_registry(void **state) {
  (void)state;
  varve_registry *registry;
  OK(varve_registry_create(NULL, &registry));
  varve_context_options options = VARVE_CONTEXT_OPTIONS_INIT;
  options.registry = registry;
  varve_context *contexts[2];
  for (int i = 0; i < 2; i++) {
    OK(varve_context_create(&options, &contexts[i]));
    varve_module *module;
    OK(varve_module_load(contexts[i], text_of("\"t.op\"() : () -> ()"), NULL, &module));
    varve_module_destroy(module);
  }
  for (int i = 0; i < 2; i++)
    varve_context_destroy(contexts[i]);
  varve_registry_destroy(registry);
}

static void missing_arguments_are_refused(void **state) {
  (void)state;
  assert_int_equal(varve_registry_create(NULL, NULL), VARVE_STATUS_BAD_ARGUMENT);
  varve_registry_destroy(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(built_in_dialects_ascend_by_name),
      cmocka_unit_test(a_dialect_says_its_set),
      cmocka_unit_test(an_operation_is_found_by_its_full_name),
      cmocka_unit_test(what_is_not_defined_is_not_found),
      cmocka_unit_test(members_and_names_agree),
      cmocka_unit_test(properties_come_in_order_of_declaration),
      cmocka_unit_test(items_beyond_the_end_are_refused),
      cmocka_unit_test(an_item_of_an_older_caller_is_not_written_past_its_end),
      cmocka_unit_test(a_registry_may_start_empty),
      cmocka_unit_test(a_registry_starts_with_what_is_built_in),
      cmocka_unit_test(contexts_share_a_registry),
      cmocka_unit_test(missing_arguments_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
