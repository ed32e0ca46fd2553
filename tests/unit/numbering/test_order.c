/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/numbering/order.c and discovery.c: the number of each entity. */
#include "tests/unit/numbering_fixture.h"

static const varve_numbering_options options = {.properties = VARVE_PROPERTIES_SPARSE};

static varve_slice name_at(const numbered *n, size_t index) {
  const varve_operation_name *name =
      VARVE_VECTOR_AT(&n->numbering.names, varve_numbered_item, index).item;
  return name->text;
}

static const varve_entity *attribute_at(const numbered *n, size_t index) {
  return VARVE_VECTOR_AT(&n->numbering.attributes, varve_numbered_item, index).item;
}

static const varve_entity *integer_type(ir_fixture *f, uint32_t width) {
  const varve_entity *type;
  assert_status(varve_integer_type_get(f->context, width, VARVE_SIGNLESS, &type), OK);
  return type;
}

static void the_most_used_come_first(void **state) {
  ir_fixture *f = *state;
  numbered n;
  varve_block *top = ir_root(f);
  const varve_entity *i8 = integer_type(f, 8);
  ir_append(top, ir_define(f));
  for (int i = 0; i < 2; i++)
    ir_append(
        top, ir_make(f, "t.more", (varve_operation_state){.result_types = &i8, .result_count = 1}));
  number_module(f, &n, options);
  assert_slice(name_at(&n, 0), "builtin.module");
  assert_slice(name_at(&n, 1), "t.more");
  assert_slice(name_at(&n, 2), "t.define");
  assert_int_equal(varve_number_of(&n.numbering, i8), 0);
  assert_int_equal(varve_number_of(&n.numbering, f->context->i32), 1);
  varve_numbering_release(&n.numbering);
}

/* The dialect of the root is number 0 and comes first. */
static void names_are_grouped_by_dialect(void **state) {
  ir_fixture *f = *state;
  numbered n;
  varve_block *top = ir_root(f);
  static const char *const names[] = {"b.x", "a.x", "b.y", "a.y", "builtin.z", "plain"};
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++)
    ir_append(top, ir_make(f, names[i], (varve_operation_state){0}));
  number_module(f, &n, options);
  assert_slice(name_at(&n, 0), "builtin.module");
  assert_slice(name_at(&n, 1), "builtin.z");
  assert_slice(name_at(&n, 2), "b.x");
  assert_slice(name_at(&n, 3), "b.y");
  assert_slice(name_at(&n, 4), "a.x");
  assert_slice(name_at(&n, 5), "a.y");
  assert_slice(name_at(&n, 6), "plain");
  assert_int_equal(n.numbering.dialects.count, 4);
  assert_slice(varve_string_bytes(VARVE_VECTOR_AT(&n.numbering.dialects, const varve_entity *, 3)),
               "plain");
  varve_numbering_release(&n.numbering);
}

/* 100 names of a and b in turn: the second window begins with the dialect that ended the first. */
static void a_window_continues_with_the_same_dialect(void **state) {
  ir_fixture *f = *state;
  numbered n;
  varve_block *top = ir_root(f);
  for (int i = 0; i < 200; i++) {
    char name[] = "a.000";
    name[0] = (char)('a' + i % 2);
    name[2] = (char)('0' + i / 100);
    name[3] = (char)('0' + i / 10 % 10);
    name[4] = (char)('0' + i % 10);
    ir_append(top, ir_make(f, name, (varve_operation_state){0}));
  }
  number_module(f, &n, options);
  assert_slice(name_at(&n, 0), "builtin.module");
  assert_slice(name_at(&n, 1), "a.000");
  assert_slice(name_at(&n, 64), "a.126");
  assert_slice(name_at(&n, 65), "b.001");
  assert_slice(name_at(&n, 127), "b.125");
  assert_slice(name_at(&n, 128), "b.127");
  assert_slice(name_at(&n, 164), "b.199");
  assert_slice(name_at(&n, 165), "a.128");
  varve_numbering_release(&n.numbering);
}

/* A container has a lower number than its contents. An encoding comes before the element type. */
static void entries_are_numbered_in_wire_order(void **state) {
  ir_fixture *f = *state;
  numbered n;
  const varve_entity *i8 = integer_type(f, 8), *tensor;
  const varve_entity *typed;
  assert_status(varve_integer_get_i64(f->context, i8, 5, &typed), OK);
  int64_t size = 4;
  assert_status(
      varve_tensor_type_get(f->context, (varve_dims){&size, 1}, f->context->i32, typed, &tensor),
      OK);
  varve_block *top = ir_root(f);
  ir_append(top, ir_make(f, "t.x",
                         (varve_operation_state){.result_types = &tensor,
                                                 .result_count = 1,
                                                 .dictionary =
                                                     ir_dictionary(f, "k", ir_string(f, "v"))}));
  number_module(f, &n, options);
  assert_status(n.status, OK);
  assert_int_equal(varve_number_of(&n.numbering, tensor), 0);
  assert_int_equal(varve_number_of(&n.numbering, i8), 1);
  assert_int_equal(varve_number_of(&n.numbering, f->context->i32), 2);
  assert_ptr_equal(attribute_at(&n, 0), f->context->unknown_location); /* two operations */
  assert_ptr_equal(attribute_at(&n, 1), typed);
  assert_int_equal(attribute_at(&n, 2)->kind, VARVE_KIND_DICTIONARY);
  assert_ptr_equal(attribute_at(&n, 3), ir_string(f, "k"));
  assert_ptr_equal(attribute_at(&n, 4), ir_string(f, "v"));
  varve_numbering_release(&n.numbering);
}

static const varve_entity *add_resource(ir_fixture *f, const char *key, bool has_data) {
  varve_resource resource = {.group = ir_string(f, "builtin"),
                             .key = ir_string(f, key),
                             .has_data = has_data,
                             .alignment = 1,
                             .data = VARVE_SLICE("\1\2\3\4")};
  const varve_entity *handle, *elements;
  const varve_entity *type;
  int64_t size = 1;
  assert_status(varve_module_add_resource(f->module, &resource, false), OK);
  assert_status(varve_resource_handle_get(f->context, resource.group, resource.key, &handle), OK);
  assert_status(
      varve_tensor_type_get(f->context, (varve_dims){&size, 1}, f->context->i32, NULL, &type), OK);
  assert_status(varve_dense_resource_get(f->context, type, handle, &elements), OK);
  return elements;
}

static void resources_without_data_are_last(void **state) {
  ir_fixture *f = *state;
  numbered n;
  varve_block *top = ir_root(f);
  const varve_entity *elements[] = {
      add_resource(f, "unused", true), add_resource(f, "declared", false),
      add_resource(f, "second", true), add_resource(f, "first", true)};
  static const int order[] = {1, 3, 2};
  for (size_t i = 0; i < VARVE_COUNT_OF(order); i++)
    ir_append(top, ir_make(f, "t.x",
                           (varve_operation_state){.dictionary =
                                                       ir_dictionary(f, "r", elements[order[i]])}));
  number_module(f, &n, options);
  assert_int_equal(n.numbering.resources.count, 3);
  assert_int_equal(varve_number_of(&n.numbering, elements[3]->children[1]), 0);
  assert_int_equal(varve_number_of(&n.numbering, elements[2]->children[1]), 1);
  assert_int_equal(varve_number_of(&n.numbering, elements[1]->children[1]), 2);
  varve_numbering_release(&n.numbering);
}

/* Dialects, names, contents of attributes, keys. A string with a type uses the same text as one
 * without. */
static void strings_are_in_order_of_use(void **state) {
  ir_fixture *f = *state;
  numbered n;
  const varve_entity *typed;
  assert_status(varve_typed_string_get(f->context, VARVE_SLICE("module"), f->context->i32, &typed),
                OK);
  varve_block *top = ir_root(f);
  ir_append(top,
            ir_make(f, "t.x", (varve_operation_state){.dictionary = ir_dictionary(f, "k", typed)}));
  ir_append(top, ir_make(f, "t.x",
                         (varve_operation_state){
                             .dictionary = ir_dictionary(f, "r", add_resource(f, "t", true))}));
  number_module(f, &n, options);
  static const char *const expected[] = {"builtin", "t", "module", "x", "k", "r"};
  assert_int_equal(n.numbering.strings.count, VARVE_COUNT_OF(expected));
  for (size_t i = 0; i < VARVE_COUNT_OF(expected); i++) {
    const varve_entity *string = VARVE_VECTOR_AT(&n.numbering.strings, const varve_entity *, i);
    assert_ptr_equal(string, ir_string(f, expected[i]));
    assert_int_equal(varve_number_of_string(&n.numbering, string), i);
  }
  assert_int_equal(varve_number_of_string(&n.numbering, typed), 2);
  varve_numbering_release(&n.numbering);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      numbering_test(the_most_used_come_first),
      numbering_test(names_are_grouped_by_dialect),
      numbering_test(a_window_continues_with_the_same_dialect),
      numbering_test(entries_are_numbered_in_wire_order),
      numbering_test(resources_without_data_are_last),
      numbering_test(strings_are_in_order_of_use),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
