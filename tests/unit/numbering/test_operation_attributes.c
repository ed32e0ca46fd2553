/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/numbering/operation_attributes.c: dictionaries and properties of each form. */
#include "tests/unit/numbering_fixture.h"

static const varve_numbering_options apart = {.properties = VARVE_PROPERTIES_SPARSE};
static const varve_numbering_options together = {.properties = VARVE_PROPERTIES_MERGED};
static const varve_numbering_options lossy = {.allow_lossy = true};

static varve_operation *add(ir_fixture *f, varve_block *block, const char *name,
                            const varve_entity *properties) {
  const varve_entity *dictionary = ir_dictionary(f, "a", f->context->unit);
  return ir_append(
      block, ir_make(f, name,
                     (varve_operation_state){.dictionary = dictionary, .properties = properties}));
}

static uint32_t dictionary_size(const numbered *n, const varve_operation *op) {
  return varve_dictionary_size(varve_numbering_dictionary(&n->numbering, op));
}

static void properties_are_merged_once(void **state) {
  ir_fixture *f = *state;
  numbered n;
  varve_block *top = ir_root(f);
  const varve_entity *properties = ir_dictionary(f, "b", f->context->unit);
  varve_operation *first = add(f, top, "arith.subi", properties);
  varve_operation *second = add(f, top, "arith.addi", properties);
  number_module(f, &n, together);
  assert_status(n.status, OK);
  assert_int_equal(dictionary_size(&n, first), 2);
  assert_ptr_equal(varve_numbering_dictionary(&n.numbering, first),
                   varve_numbering_dictionary(&n.numbering, second));
  assert_int_equal(n.numbering.merged.count, 1);
  varve_numbering_release(&n.numbering);
  number_module(f, &n, apart);
  assert_int_equal(dictionary_size(&n, first), 1);
  varve_numbering_release(&n.numbering);
}

/* mlir-opt stores the properties of operations in known dialects. */
static void lossy_forms_drop_what_is_unregistered(void **state) {
  ir_fixture *f = *state;
  numbered n;
  varve_block *top = ir_root(f);
  varve_operation *unknown = add(f, top, "t.x", ir_dictionary(f, "a", f->context->unit));
  varve_operation *known = add(f, top, "arith.addi", ir_dictionary(f, "b", f->context->unit));
  number_module(f, &n, lossy);
  assert_status(n.status, OK);
  assert_int_equal(dictionary_size(&n, unknown), 1);
  assert_int_equal(dictionary_size(&n, known), 2);
  varve_numbering_release(&n.numbering);
}

static void check_refused(ir_fixture *f, varve_numbering_options options, varve_status status,
                          const char *message) {
  numbered n;
  number_module(f, &n, options);
  assert_int_equal(n.status, status);
  assert_string_equal(n.message.text, message);
  varve_numbering_release(&n.numbering);
}

static void properties_that_cannot_be_merged_are_rejected(void **state) {
  ir_fixture *f = *state;
  varve_block *top = ir_root(f);
  varve_operation *op = add(f, top, "arith.addi", ir_dictionary(f, "a", f->context->unit));
  check_refused(
      f, together, VARVE_STATUS_UNSUPPORTED,
      "cannot write 'arith.addi' below version 5: attribute and property have the same name a");
  varve_operation_remove(op);
  add(f, top, "arith.addi", f->context->unit);
  check_refused(f, together, VARVE_STATUS_UNSUPPORTED,
                "cannot write 'arith.addi' below version 5: its properties are not a dictionary");
}

#define BELOW_5(name) "cannot write '" name "' below version 5: it would lose its properties"
#define UNDEFINED ", as no definition of it is loaded; --allow-lossy drops them"

static void properties_of_what_is_unregistered_are_a_loss(void **state) {
  ir_fixture *f = *state;
  varve_block *top = ir_root(f);
  const varve_entity *entries[] = {ir_string(f, "p"), f->context->unit, ir_string(f, "q"),
                                   f->context->unit};
  const varve_entity *properties;
  assert_status(varve_dictionary_get(f->context, entries, 2, NULL, &properties), OK);
  varve_operation *op = add(f, top, "t.x", properties);
  check_refused(f, together, VARVE_STATUS_UNSUPPORTED, BELOW_5("t.x") " p, q" UNDEFINED);
  varve_operation_remove(op);
  op = add(f, top, "t.y", f->context->unit);
  check_refused(f, together, VARVE_STATUS_UNSUPPORTED, BELOW_5("t.y") UNDEFINED);
  varve_operation_remove(op);
  char name[190] = {0};
  memset(name, 'n', sizeof name - 1);
  add(f, top, "t.z", ir_dictionary(f, name, f->context->unit));
  numbered n;
  number_module(f, &n, together);
  assert_status(n.status, UNSUPPORTED);
  assert_non_null(strstr(n.message.text, "nnnn, as no definition of it is loaded"));
  varve_numbering_release(&n.numbering);
}

/* The last region is numbered first. */
static void the_first_loss_in_the_module_is_reported(void **state) {
  ir_fixture *f = *state;
  const varve_entity *properties = ir_dictionary(f, "p", f->context->unit);
  varve_block *top = ir_root(f);
  add(f, top, "t.free", NULL);
  for (int i = 0; i < 2; i++) {
    varve_block *inner;
    ir_append(top, ir_nest(f, "t.holder", &inner));
    add(f, inner, i == 0 ? "t.first" : "t.second", properties);
  }
  check_refused(f, together, VARVE_STATUS_UNSUPPORTED, BELOW_5("t.first") " p" UNDEFINED);
}

static void defined_operations_need_what_they_require(void **state) {
  ir_fixture *f = *state;
  varve_block *top = ir_root(f);
  varve_operation *op = add(f, top, "func.call", NULL);
  check_refused(f, apart, VARVE_STATUS_INVALID, "'func.call' requires attribute 'callee'");
  const varve_entity *entries[] = {ir_string(f, "callee"), f->context->unit,
                                   ir_string(f, "strange"), f->context->unit};
  const varve_entity *properties;
  assert_status(varve_dictionary_get(f->context, entries, 2, NULL, &properties), OK);
  assert_status(varve_operation_set_attributes(f->module, op, NULL, properties), OK);
  check_refused(f, apart, VARVE_STATUS_INVALID,
                "'func.call' has a property 'strange', which its definition does not have");
}

static void properties_are_in_the_order_of_the_definition(void **state) {
  ir_fixture *f = *state;
  numbered n;
  varve_property_cursor cursor;
  varve_property_field field;
  varve_block *top = ir_root(f);
  const varve_entity *entries[] = {ir_string(f, "no_inline"), f->context->unit,
                                   ir_string(f, "callee"), ir_string(f, "name")};
  const varve_entity *properties;
  assert_status(varve_dictionary_get(f->context, entries, 2, NULL, &properties), OK);
  varve_operation *op = add(f, top, "func.call", properties);
  number_module(f, &n, apart);
  assert_status(n.status, OK);
  assert_true(varve_property_cursor_init(&cursor, VARVE_PROPERTIES_SPARSE, op));
  const varve_entity *const values[] = {NULL, ir_string(f, "name"), f->context->unit, NULL};
  for (size_t i = 0; i < VARVE_COUNT_OF(values); i++) {
    assert_true(varve_property_cursor_next(&cursor, &field));
    assert_ptr_equal(field.attribute, values[i]);
    assert_int_equal(field.kind,
                     i == 1 ? VARVE_PROPERTY_FIELD_ATTRIBUTE : VARVE_PROPERTY_FIELD_OPTIONAL);
  }
  assert_false(varve_property_cursor_next(&cursor, &field));
  assert_false(varve_property_cursor_init(&cursor, VARVE_PROPERTIES_SPARSE, ir_define(f)));
  varve_numbering_release(&n.numbering);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      numbering_test(properties_are_merged_once),
      numbering_test(lossy_forms_drop_what_is_unregistered),
      numbering_test(properties_that_cannot_be_merged_are_rejected),
      numbering_test(properties_of_what_is_unregistered_are_a_loss),
      numbering_test(the_first_loss_in_the_module_is_reported),
      numbering_test(defined_operations_need_what_they_require),
      numbering_test(properties_are_in_the_order_of_the_definition),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
