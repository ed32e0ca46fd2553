/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/parse_operation/parse_resource.c */
#include "tests/unit/parse_fixture.h"

static const varve_resource *resource_at(const varve_vector *resources, size_t index) {
  assert_true(index < resources->count);
  return &VARVE_VECTOR_AT(resources, varve_resource, index);
}

static void every_kind_of_value_is_read(void **state) {
  parse_fixture *f = *state;
  varve_module *module = parse_source(
      f, VARVE_SLICE(
             "{-# dialect_resources: {builtin: {blob: \"0x080000000102\", \"a b\": \"0x00000000\"},"
             " other: {flag: true, no: false, text: \"x\\22y\"}},"
             " external_resources: {tool: {k: \"v\", b: \"0x01000000FF\"}} #-}"));
  assert_non_null(module);
  const varve_resource *blob = resource_at(&module->dialect_resources, 0);
  assert_int_equal(blob->kind, VARVE_RESOURCE_BLOB);
  assert_true(blob->has_data);
  assert_int_equal(blob->alignment, 8);
  assert_slice(blob->data, "\x01\x02");
  const varve_resource *empty = resource_at(&module->dialect_resources, 1);
  assert_slice(varve_string_bytes(empty->key), "a b");
  assert_int_equal(empty->data.size, 0);
  assert_true(resource_at(&module->dialect_resources, 2)->bool_value);
  assert_false(resource_at(&module->dialect_resources, 3)->bool_value);
  assert_slice(resource_at(&module->dialect_resources, 4)->data, "x\"y");
  const varve_resource *external = resource_at(&module->external_resources, 0);
  assert_null(external->handle);
  assert_slice(varve_string_bytes(external->group), "tool");
  assert_slice(external->data, "v");
  assert_slice(resource_at(&module->external_resources, 1)->data, "\xFF");
  varve_module_destroy(module);
}

static void a_resource_that_is_used_before_its_definition_is_one_resource(void **state) {
  parse_fixture *f = *state;
  varve_module *module = parse_source(
      f, VARVE_SLICE(
             "\"a\"() {a = dense_resource<k> : tensor<1xi8>, b = dense_resource<missing> : "
             "tensor<1xi8>} : () -> ()\n"
             "{-# dialect_resources: {builtin: {k: \"0x0000000001\", k: \"0x0000000002\"}} #-}"));
  assert_non_null(module);
  assert_int_equal(module->dialect_resources.count, 2);
  const varve_resource *given = resource_at(&module->dialect_resources, 0);
  assert_true(given->has_data);
  assert_slice(given->data, "\x02");
  assert_false(resource_at(&module->dialect_resources, 1)->has_data);
  varve_module_destroy(module);
}

static void empty_blocks_are_read(void **state) {
  parse_fixture *f = *state;
  static const char *const sources[] = {
      "{-##-}", "{-# dialect_resources: {} #-}",
      "{-# external_resources: {a: {}, b: {}}, dialect_resources: {c: {}} #-} {-# #-}"};
  for (size_t i = 0; i < VARVE_COUNT_OF(sources); i++) {
    varve_module *module = parse_source(f, varve_slice_of(sources[i]));
    assert_non_null(module);
    assert_int_equal(module->dialect_resources.count + module->external_resources.count, 0);
    varve_module_destroy(module);
  }
}

static void errors_are_reported_where_mlir_opt_reports_them(void **state) {
  static const parse_fault faults[] = {
      {"{-#\n", 4, "expected 'dialect_resources'"},
      {"{-# 1 #-}", 5, "expected 'dialect_resources'"},
      {"{-# key #-}", 8, "expected ':'"},
      {"{-# key: {} #-}", 5, "not 'key'"},
      {"{-# dialect_resources: 1 #-}", 23, "expected '{'"},
      {"{-# dialect_resources: {1: {}} #-}", 25, "owns resources"},
      {"{-# dialect_resources: {a: {1: true}} #-}", 29, "key of a resource"},
      {"{-# dialect_resources: {a: {b true}} #-}", 30, "expected ':'"},
      {"{-# dialect_resources: {a: {b: 1}} #-}", 32, "value of a resource"},
      {"{-# dialect_resources: {a: {b: true c: true}} #-}", 36, "',' or '}'"},
      {"{-# dialect_resources: {builtin: {b: \"x\"}} #-}", 38, "hex digits"},
      {"{-# dialect_resources: {builtin: {b: true}} #-}", 38, "a blob"},
      {"{-# dialect_resources: {a: {b: \"0x0\"}} #-}", 32, "hex digits"},
      {"{-# dialect_resources: {a: {b: \"0x000000\"}} #-}", 32, "4 bytes"},
      {"{-# dialect_resources: {a: {b: \"0x03000000\"}} #-}", 32, "power of 2, not 3"},
      {"{-# dialect_resources: {a: {}}", 30, "',' or '#-}'"},
      {"\"a\"() ({ {-# #-} }) : () -> ()", 9, "expected an operation"},
  };
  assert_source_faults(*state, faults, VARVE_COUNT_OF(faults));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(every_kind_of_value_is_read),
      parse_test(a_resource_that_is_used_before_its_definition_is_one_resource),
      parse_test(empty_blocks_are_read),
      parse_test(errors_are_reported_where_mlir_opt_reports_them),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
