/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print_operation/print_module.c, src/text/print/print_entity.c */
#include "tests/unit/print_fixture.h"

/* Everything that allocates: aliases, distinct attributes, resources, predecessors, wide integers,
 * locations. */
static const char rich[] =
    "#d = distinct[0]<affine_map<(d0) -> (d0 + 1)>>\n"
    "\"a\"() ({\n"
    "^bb0(%a: tensor<4xf32> loc(\"arg\")):\n"
    "  \"br\"()[^bb1, ^bb1] : () -> ()\n"
    "^bb1:\n"
    "  %0:2 = \"c\"(%a) {x = #d, y = dense<[1, 36893488147419103231]> : tensor<2xi70>, "
    "z = dense_resource<r> : tensor<1xi8>} : (tensor<4xf32>) -> (i32, i64) loc(callsite(\"x\" at "
    "\"y\"))\n"
    "}) {s = affine_set<() : (0 == 0)>, t = distinct[1]<>} : () -> ()\n"
    "{-# dialect_resources: { builtin: { r: \"0x0100000001\" } }, "
    "external_resources: { b: { x: true }, a: { y: \"s\" } } #-}\n";

static void every_allocation_may_fail(void **state) {
  ir_fixture *f = *state;
  varve_module *module = print_parse(f, rich);
  varve_status status = VARVE_STATUS_OUT_OF_MEMORY;
  size_t failures = 0;
  for (; status != VARVE_STATUS_OK; failures++) {
    varve_buffer out;
    varve_buffer_init(&out, &f->context->memory);
    f->allocator.fail_at = f->allocator.calls + 1 + failures;
    status = varve_print_module(module, &print_debug, &out);
    f->allocator.fail_at = 0;
    assert_true(status == VARVE_STATUS_OK || status == VARVE_STATUS_OUT_OF_MEMORY);
    varve_buffer_release(&out);
  }
  assert_true(failures > 20);
  varve_module_destroy(module);
}

static void every_limit_ends_printing(void **state) {
  ir_fixture *f = *state;
  varve_module *module = print_parse(f, rich);
  varve_buffer out;
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_module(module, &print_debug, &out), OK);
  for (uint64_t limit = 1, whole = out.size; limit <= whole; limit++) {
    out.size = 0;
    f->context->limits.max_output = f->context->max_saved = limit;
    assert_int_equal(varve_print_module(module, &print_debug, &out),
                     limit < whole ? VARVE_STATUS_LIMIT_EXCEEDED : VARVE_STATUS_OK);
  }
  varve_buffer_release(&out);
  varve_module_destroy(module);
}

static void text_is_appended(void **state) {
  ir_fixture *f = *state;
  varve_module *module = print_parse(f, "\"a\"() {x = tensor<1xi8>, y = tensor<1xi8>} : () -> ()");
  varve_buffer out;
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_buffer_append(&out, VARVE_SLICE("before\n")), OK);
  assert_status(varve_print_module(module, &print_local, &out), OK);
  assert_slice(
      varve_buffer_slice(&out),
      "before\n\"builtin.module\"() ({\n  \"a\"() {x = tensor<1xi8>, y = tensor<1xi8>} : () -> ()\n"
      "}) : () -> ()\n");
  varve_buffer_release(&out);
  varve_module_destroy(module);
}

static void modules_without_root_are_rejected(void **state) {
  ir_fixture *f = *state;
  varve_buffer out;
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_module(f->module, &print_plain, &out), BAD_ARGUMENT);
  assert_int_equal(out.size, 0);
}

static void nodes_alone_have_no_aliases(void **state) {
  ir_fixture *f = *state;
  const varve_entity *map, *handle;
  varve_buffer out;
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_affine_identity_map_get(f->context, 1, &map), OK);
  assert_status(varve_print_entity(f->context, map, &out), OK);
  assert_slice(varve_buffer_slice(&out), "affine_map<(d0) -> (d0)>");
  out.size = 0;
  assert_status(varve_print_entity(f->context, f->context->unknown_location, &out), OK);
  assert_slice(varve_buffer_slice(&out), "loc(unknown)");
  assert_status(
      varve_resource_handle_get(f->context, ir_string(f, "d"), ir_string(f, "k"), &handle), OK);
  assert_status(varve_print_entity(f->context, handle, &out), BAD_ARGUMENT);
  varve_buffer_release(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(every_allocation_may_fail),
      ir_test(every_limit_ends_printing),
      ir_test(text_is_appended),
      ir_test(modules_without_root_are_rejected),
      ir_test(nodes_alone_have_no_aliases),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
