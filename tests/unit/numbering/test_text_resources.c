/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/numbering/text_resources.c */
#include "tests/unit/numbering_fixture.h"

static void add(ir_fixture *f, const char *key) {
  varve_resource resource = {.group = f->context->builtin_dialect, .key = ir_string(f, key)};
  assert_status(varve_module_add_resource(f->module, &resource, false), OK);
}

/* Returns how many resources an attribute of this dialect and body refers to. */
static size_t count_resources(ir_fixture *f, const char *dialect, const char *body) {
  numbered n;
  const varve_entity *attribute;
  assert_status(varve_dialect_attribute_get(f->context, ir_string(f, dialect), varve_slice_of(body),
                                            NULL, 0, &attribute),
                OK);
  const varve_entity *dictionary = ir_dictionary(f, "a", attribute);
  ir_append(ir_root(f), ir_make(f, "t.x", (varve_operation_state){.dictionary = dictionary}));
  number_module(f, &n, (varve_numbering_options){.properties = VARVE_PROPERTIES_SPARSE});
  assert_status(n.status, OK);
  size_t count = n.numbering.resources.count;
  varve_numbering_release(&n.numbering);
  return count;
}

static void texts_of_known_dialects_name_resources(void **state) {
  ir_fixture *f = *state;
  add(f, "one");
  add(f, "two words");
  add(f, "a\"b");
  assert_int_equal(count_resources(f, "dlti", "map<dense_resource<one> : tensor<1xi8>>"), 1);
  assert_int_equal(count_resources(f, "dlti", "map<dense_resource<one>, dense_resource<one>>"), 1);
  assert_int_equal(count_resources(f, "dlti", "map<dense_resource<\"two words\">>"), 1);
  assert_int_equal(count_resources(f, "dlti", "m<dense_resource<\"a\\\"b\">, dense_resource<one>>"),
                   2);
}

static void other_texts_do_not(void **state) {
  ir_fixture *f = *state;
  static const char *const bodies[] = {"",
                                       "dense_resource",
                                       "dense_resource<>",
                                       "dense_resource<\"\">",
                                       "dense_resource<two>",
                                       "dense_resource<one one>",
                                       "ddense_resourc<one>"};
  add(f, "ones");
  assert_int_equal(count_resources(f, "foo", "map<dense_resource<ones>>"), 0);
  for (size_t i = 0; i < VARVE_COUNT_OF(bodies); i++)
    assert_int_equal(count_resources(f, "dlti", bodies[i]), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      numbering_test(texts_of_known_dialects_name_resources),
      numbering_test(other_texts_do_not),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
