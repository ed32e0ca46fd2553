/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Two modules of one context: calls reject objects of the other module, whose memory may be freed
 * first. Only copies go from one to the other. */
#include "tests/system/interface/sample_files.h"

#define OK(call) assert_int_equal((call), VARVE_STATUS_OK)
#define REJECTED(call) assert_int_equal((call), VARVE_STATUS_BAD_ARGUMENT)

static varve_slice text_of(const char *text) { return (varve_slice){text, strlen(text)}; }

/* A module with %0, an operation with a region of one block, and a use of %0. */
static const char outer_text[] = "%0 = \"t.a\"() : () -> i32\n"
                                 "\"t.region\"() ({\n"
                                 "^entry(%x: i32):\n"
                                 "  \"t.go\"()[^next] : () -> ()\n"
                                 "^next:\n"
                                 "  \"t.end\"() : () -> ()\n"
                                 "}) : () -> ()\n"
                                 "\"t.use\"(%0) : (i32) -> ()\n";

typedef struct half {
  varve_module *module;
  varve_block *body;
  varve_operation *define;
  varve_operation *outer;
  varve_operation *use;
  varve_value *value;
  varve_block *entry;
  varve_value *argument;
  varve_operation *go;
  varve_block *next;
} half;

typedef struct fixture {
  varve_context *context;
  half a;
  half b;
} fixture;

static void load_half(varve_context *context, half *h) {
  OK(varve_module_load(context, text_of(outer_text), NULL, &h->module));
  varve_operation *root = varve_module_get_root(h->module);
  h->body = varve_region_get_first_block(varve_operation_get_region(root, 0));
  h->define = varve_block_get_first_operation(h->body);
  h->value = varve_operation_get_result(h->define, 0);
  h->outer = varve_operation_get_next(h->define);
  h->use = varve_operation_get_next(h->outer);
  h->entry = varve_region_get_first_block(varve_operation_get_region(h->outer, 0));
  h->argument = varve_block_get_argument(h->entry, 0);
  h->go = varve_block_get_first_operation(h->entry);
  h->next = varve_block_get_next(h->entry);
}

static int set_up(void **state) {
  fixture *f = calloc(1, sizeof(*f));
  assert_non_null(f);
  OK(varve_context_create(NULL, &f->context));
  load_half(f->context, &f->a);
  load_half(f->context, &f->b);
  *state = f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  varve_module_destroy(f->b.module);
  varve_module_destroy(f->a.module);
  varve_context_destroy(f->context);
  free(f);
  return 0;
}

/* Destroys b before a is printed, so that ASan finds what a still uses of b. */
static void assert_a_prints(fixture *f, const char *expected) {
  varve_save_options options = {.struct_size = sizeof(varve_save_options)};
  options.generic_form = true;
  varve_bytes *bytes;
  varve_module_destroy(f->b.module);
  f->b.module = NULL;
  OK(varve_module_save(f->a.module, &options, &bytes));
  varve_slice text = varve_bytes_slice(bytes);
  assert_int_equal(text.size, strlen(expected));
  assert_memory_equal(text.data, expected, text.size);
  varve_bytes_destroy(bytes);
}

#define UNCHANGED                                                                                  \
  "\"builtin.module\"() ({\n"                                                                      \
  "  %0 = \"t.a\"() : () -> i32\n"                                                                 \
  "  \"t.region\"() ({\n"                                                                          \
  "  ^bb0(%arg0: i32):\n"                                                                          \
  "    \"t.go\"()[^bb1] : () -> ()\n"                                                              \
  "  ^bb1:  // pred: ^bb0\n"                                                                       \
  "    \"t.end\"() : () -> ()\n"                                                                   \
  "  }) : () -> ()\n"                                                                              \
  "  \"t.use\"(%0) : (i32) -> ()\n"

static void a_detached_operation_is_inserted_in_its_module_only(void **state) {
  fixture *f = *state;
  OK(varve_operation_detach(f->b.use));
  REJECTED(varve_operation_insert(f->b.use, f->a.body, NULL));
  REJECTED(varve_operation_insert(f->b.use, f->a.entry, f->a.go));
  assert_null(varve_operation_get_previous(f->b.use));
  assert_null(varve_operation_get_next(f->b.use));
  OK(varve_operation_insert(f->b.use, f->b.body, f->b.define));
  assert_a_prints(f, UNCHANGED "}) : () -> ()\n\n");
}

static void a_nested_operation_is_inserted_in_its_module_only(void **state) {
  fixture *f = *state;
  OK(varve_operation_detach(f->b.go));
  REJECTED(varve_operation_insert(f->b.go, f->a.body, NULL));
  OK(varve_operation_detach(f->b.outer));
  REJECTED(varve_operation_insert(f->b.outer, f->a.body, NULL));
  OK(varve_operation_insert(f->b.go, f->b.body, NULL));
  OK(varve_operation_insert(f->b.outer, f->b.body, f->b.go));
  assert_a_prints(f, UNCHANGED "}) : () -> ()\n\n");
}

static void a_new_operation_is_inserted_in_its_module_only(void **state) {
  fixture *f = *state;
  varve_operation *made;
  varve_operation_description d = {.struct_size = sizeof(d)};
  d.name = text_of("t.new");
  OK(varve_operation_build(f->b.module, &d, &made));
  REJECTED(varve_operation_insert(made, f->a.body, NULL));
  OK(varve_operation_insert(made, f->b.body, NULL));
  OK(varve_operation_build(f->a.module, &d, &made));
  OK(varve_operation_insert(made, f->a.body, NULL));
  assert_a_prints(f, UNCHANGED "  \"t.new\"() : () -> ()\n}) : () -> ()\n\n");
}

static void an_operation_is_built_of_parts_of_its_module_only(void **state) {
  fixture *f = *state;
  varve_operation *made;
  varve_operation_description d = {.struct_size = sizeof(d)};
  d.name = text_of("t.new");
  d.operands = &f->b.value;
  d.operand_count = 1;
  REJECTED(varve_operation_build(f->a.module, &d, &made));
  d.operands = &f->b.argument;
  REJECTED(varve_operation_build(f->a.module, &d, &made));
  d.operand_count = 0;
  d.successors = &f->b.next;
  d.successor_count = 1;
  REJECTED(varve_operation_build(f->a.module, &d, &made));
  assert_a_prints(f, UNCHANGED "}) : () -> ()\n\n");
}

static void operands_and_successors_are_of_the_same_module(void **state) {
  fixture *f = *state;
  REJECTED(varve_operation_replace_operand(f->a.use, 0, f->b.value));
  REJECTED(varve_operation_replace_operand(f->a.use, 0, f->b.argument));
  REJECTED(varve_operation_replace_operands(f->a.module, f->a.use, &f->b.value, 1));
  REJECTED(varve_operation_replace_operands(f->b.module, f->a.use, &f->b.value, 1));
  REJECTED(varve_operation_replace_operands(f->b.module, f->a.use, &f->a.value, 1));
  REJECTED(varve_operation_replace_successor(f->a.go, 0, f->b.next));
  REJECTED(varve_value_replace_all_uses(f->a.value, f->b.value));
  REJECTED(varve_value_replace_all_uses(f->b.argument, f->a.argument));
  OK(varve_operation_replace_operand(f->a.use, 0, f->a.argument));
  OK(varve_operation_replace_operand(f->a.use, 0, f->a.value));
  assert_a_prints(f, UNCHANGED "}) : () -> ()\n\n");
}

static void a_module_changes_and_deletes_its_own_parts_only(void **state) {
  fixture *f = *state;
  varve_block *block;
  varve_value *argument;
  const varve_type *type = varve_value_get_type(f->a.value);
  REJECTED(
      varve_region_append_block(f->b.module, varve_operation_get_region(f->a.outer, 0), &block));
  REJECTED(varve_block_append_argument(f->b.module, f->a.entry, type, NULL, &argument));
  REJECTED(varve_operation_set_attribute(f->b.module, f->a.use, text_of("x"), NULL));
  REJECTED(varve_operation_delete(f->b.module, f->a.use));
  REJECTED(varve_block_delete(f->b.module, f->a.next));
  OK(varve_operation_detach(f->a.use));
  REJECTED(varve_operation_delete(f->b.module, f->a.use));
  OK(varve_operation_insert(f->a.use, f->a.body, NULL));
  assert_a_prints(f, UNCHANGED "}) : () -> ()\n\n");
}

static void a_copy_belongs_to_the_module_that_it_is_made_for(void **state) {
  fixture *f = *state;
  varve_operation *copy;
  OK(varve_operation_copy(f->a.module, f->b.outer, &copy));
  REJECTED(varve_operation_insert(copy, f->b.body, NULL));
  OK(varve_operation_insert(copy, f->a.body, f->a.define));
  OK(varve_operation_delete(f->a.module, f->a.outer));
  assert_int_equal(varve_operation_copy(f->a.module, f->b.use, &copy), VARVE_STATUS_INVALID);
  assert_null(copy);
  OK(varve_operation_copy(f->a.module, f->a.use, &copy));
  OK(varve_operation_insert(copy, f->a.body, NULL));
  assert_a_prints(f, "\"builtin.module\"() ({\n"
                     "  \"t.region\"() ({\n"
                     "  ^bb0(%arg0: i32):\n"
                     "    \"t.go\"()[^bb1] : () -> ()\n"
                     "  ^bb1:  // pred: ^bb0\n"
                     "    \"t.end\"() : () -> ()\n"
                     "  }) : () -> ()\n"
                     "  %0 = \"t.a\"() : () -> i32\n"
                     "  \"t.use\"(%0) : (i32) -> ()\n"
                     "  \"t.use\"(%0) : (i32) -> ()\n"
                     "}) : () -> ()\n\n");
}

/* Text of a module with a resource "w" of one byte. */
#define WITH_RESOURCE(byte)                                                                        \
  "\"t.w\"() {v = dense_resource<w> : tensor<1xi8>, u = dense_resource<u> : tensor<1xi8>} : () "   \
  "-> ()\n"                                                                                        \
  "{-# dialect_resources: { builtin: { w: \"0x01000000" byte "\", u: \"0x01000000AA\", x: "        \
  "\"0x01000000CC\" } } #-}\n"

static varve_operation *first_of(varve_module *module) {
  varve_region *body = varve_operation_get_region(varve_module_get_root(module), 0);
  return varve_block_get_first_operation(varve_region_get_first_block(body));
}

static void replace_b(fixture *f, const char *text) {
  varve_module_destroy(f->b.module);
  OK(varve_module_load(f->context, text_of(text), NULL, &f->b.module));
}

static void a_copy_takes_its_resources_along(void **state) {
  fixture *f = *state;
  varve_operation *copy;
  replace_b(f, WITH_RESOURCE("11"));
  OK(varve_operation_copy(f->a.module, first_of(f->b.module), &copy));
  OK(varve_operation_insert(copy, f->a.body, NULL));
  varve_operation *again;
  OK(varve_operation_copy(f->a.module, first_of(f->b.module), &again));
  OK(varve_operation_delete(f->a.module, again));
  replace_b(f, WITH_RESOURCE("22"));
  assert_int_equal(varve_operation_copy(f->a.module, first_of(f->b.module), &again),
                   VARVE_STATUS_INVALID);
  assert_null(again);
  assert_a_prints(f, UNCHANGED
                  "  \"t.w\"() {u = dense_resource<u> : tensor<1xi8>, v = dense_resource<w> : "
                  "tensor<1xi8>} : () -> ()\n"
                  "}) : () -> ()\n\n"
                  "{-#\n"
                  "  dialect_resources: {\n"
                  "    builtin: {\n"
                  "      u: \"0x01000000AA\",\n"
                  "      w: \"0x0100000011\"\n"
                  "    }\n"
                  "  }\n"
                  "#-}\n\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
#define POINT(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
      POINT(a_detached_operation_is_inserted_in_its_module_only),
      POINT(a_nested_operation_is_inserted_in_its_module_only),
      POINT(a_new_operation_is_inserted_in_its_module_only),
      POINT(an_operation_is_built_of_parts_of_its_module_only),
      POINT(operands_and_successors_are_of_the_same_module),
      POINT(a_module_changes_and_deletes_its_own_parts_only),
      POINT(a_copy_belongs_to_the_module_that_it_is_made_for),
      POINT(a_copy_takes_its_resources_along),
#undef POINT
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
