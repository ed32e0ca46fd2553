/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_weight.c: nodes that contain the one before twice, 64 levels deep. */
#include "tests/unit/print_fixture.h"

enum { LEVELS = 64 };

/* Makes a node with two children, both last. */
typedef const varve_entity *double_node(varve_context *context, const varve_entity *last);

static const varve_entity *double_tuple(varve_context *context, const varve_entity *last) {
  const varve_entity *both[] = {last, last};
  const varve_entity *made;
  assert_status(varve_tuple_type_get(context, both, 2, &made), OK);
  return made;
}

static const varve_entity *double_array(varve_context *context, const varve_entity *last) {
  const varve_entity *both[] = {last, last};
  const varve_entity *made;
  assert_status(varve_array_get(context, both, 2, &made), OK);
  return made;
}

static const varve_entity *double_call_site(varve_context *context, const varve_entity *last) {
  const varve_entity *made;
  assert_status(varve_call_site_location_get(context, last, last, &made), OK);
  return made;
}

static const varve_entity *double_expression(varve_context *context, const varve_entity *last) {
  const varve_entity *made;
  assert_status(varve_affine_binary_get(context, VARVE_KIND_AFFINE_MOD, last, last, &made), OK);
  return made;
}

static const varve_entity *repeat(varve_context *context, double_node *make,
                                  const varve_entity *first) {
  for (int i = 0; i < LEVELS; i++)
    first = make(context, first);
  return first;
}

static void assert_refused(ir_fixture *f, const varve_entity *node) {
  varve_buffer out;
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_entity(f->context, node, &out), LIMIT_EXCEEDED);
  assert_in_range(out.capacity, 0, 4096);
  varve_buffer_release(&out);
}

static void texts_of_impossible_size_are_rejected_at_once(void **state) {
  ir_fixture *f = *state;
  varve_context *context = f->context;
  const varve_entity *dim;
  const varve_entity *map, *unknown = context->unknown_location;
  assert_status(varve_affine_dim_get(context, 0, &dim), OK);
  assert_refused(f, repeat(context, double_tuple, context->i32));
  assert_refused(f, repeat(context, double_array, context->unit));
  assert_refused(f, repeat(context, double_call_site, unknown));
  const varve_entity *expression = repeat(context, double_expression, dim);
  assert_status(varve_affine_map_get(context, (varve_affine_space){1, 0}, &expression, 1, &map),
                OK);
  assert_refused(f, map);
}

/* Weights are not computed beyond this size. */
enum { MOST_BITS = 50 };

static void longer_texts_weigh_more(void **state) {
  ir_fixture *f = *state;
  const varve_entity *node = f->context->i32;
  uint64_t nodes = 1;
  for (int i = 0; i < LEVELS; i++) {
    node = double_tuple(f->context, node);
    nodes = nodes > UINT64_MAX / 2 - 1 ? UINT64_MAX : 2 * nodes + 1;
    assert_true(varve_entity_text_weight(node) <= nodes);
    assert_true(varve_entity_text_weight(node) >= UINT64_C(1)
                                                      << (i + 1 < MOST_BITS ? i + 1 : MOST_BITS));
  }
  assert_true(varve_entity_text_weight(node) == UINT64_C(1) << MOST_BITS);
}

/* The location of line n, which is called from that of line n - 1, twice. */
static void the_definitions_of_aliases_are_not_counted(void **state) {
  ir_fixture *f = *state;
  varve_module *module = print_parse(f, "\"a\"() : () -> ()");
  varve_buffer out;
  module->root->location = repeat(f->context, double_call_site, f->context->unknown_location);
  varve_buffer_init(&out, &f->context->memory);
  assert_status(varve_print_module(module, &print_debug, &out), OK);
  assert_in_range(out.size, LEVELS * 20, LEVELS * 60);
  assert_status(varve_print_module(module, &print_local_debug, &out), LIMIT_EXCEEDED);
  varve_buffer_release(&out);
  varve_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {ir_test(texts_of_impossible_size_are_rejected_at_once),
                                     ir_test(longer_texts_weigh_more),
                                     ir_test(the_definitions_of_aliases_are_not_counted)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
