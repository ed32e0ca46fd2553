/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes in definitions: their places, and excess ones. */
#include "tests/unit/definitions_fixture.h"

#include "dialect/definition.h"

static void unregistered_operations_have_all_in_the_dictionary(void **state) {
  parse_fixture *f = *state;
  static const char *const sources[] = {
      "\"irdl.dialect\"() <{sym_name = \"d\"}> ({ \"irdl.operation\"() <{sym_name = \"o\"}> ({\n"
      "%0 = \"irdl.is\"() <{expected = i32}> : () -> !irdl.attribute\n"
      "\"irdl.operands\"(%0) <{names = [\"a\"], variadicity = #irdl<variadicity_array[optional]>}> "
      ": (!irdl.attribute) -> () }) : () -> () }) {varve.x} : () -> ()",
      "\"irdl.dialect\"() ({ \"irdl.operation\"() ({\n"
      "%0 = \"irdl.is\"() {expected = i32} : () -> !irdl.attribute\n"
      "\"irdl.operands\"(%0) {names = [\"a\"], variadicity = #irdl<variadicity_array[optional]>} "
      ": (!irdl.attribute) -> () }) {sym_name = \"o\"} : () -> () }) "
      "{sym_name = \"d\", varve.x} : () -> ()"};
  read_tables first = read_good(f, sources[0]);
  read_tables second = read_good(f, sources[1]);
  const varve_operation_record *op = &first.tables->operations[0];
  assert_int_equal(first.tables->values[op->operands.first].variadicity,
                   VARVE_VARIADICITY_OPTIONAL);
  assert_slice(varve_find_fact(first.tables, first.tables->dialects[0].facts, "x"), "unit");
  assert_int_equal(first.size, second.size);
  assert_memory_equal(first.tables + 1, second.tables + 1, first.size - sizeof *first.tables);
  free_tables(f, &first);
  free_tables(f, &second);
}

/* A kilobyte of nested tuples would print as 2^40 of them. */
static void text_does_not_outgrow_its_input(void **state) {
  parse_fixture *f = *state;
  varve_buffer source;
  varve_buffer_init(&source, &f->context->memory);
  assert_status(varve_buffer_append(&source, VARVE_SLICE("!t0 = tuple<i32, i32>\n")), OK);
  for (uint64_t i = 1; i <= 40; i++) {
    assert_status(varve_buffer_append(&source, VARVE_SLICE("!t")), OK);
    assert_status(varve_buffer_append_unsigned(&source, i), OK);
    assert_status(varve_buffer_append(&source, VARVE_SLICE(" = tuple<!t")), OK);
    assert_status(varve_buffer_append_unsigned(&source, i - 1), OK);
    assert_status(varve_buffer_append(&source, VARVE_SLICE(", !t")), OK);
    assert_status(varve_buffer_append_unsigned(&source, i - 1), OK);
    assert_status(varve_buffer_append(&source, VARVE_SLICE(">\n")), OK);
  }
  varve_slice rest = VARVE_SLICE("irdl.dialect @d { irdl.operation @o { %0 = irdl.is !t40 } }\0");
  assert_status(varve_buffer_append(&source, rest), OK);
  read_tables read = read_definition(f, source.data);
  assert_status(read.status, LIMIT_EXCEEDED);
  assert_int_equal(f->errors, 1);
  assert_string_equal(f->message, "an attribute here has more than 1048576 bytes of text");
  varve_buffer_release(&source);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(unregistered_operations_have_all_in_the_dictionary),
      parse_test(text_does_not_outgrow_its_input),
  };
  return cmocka_run_group_tests_name("read_attributes", tests, NULL, NULL);
}
