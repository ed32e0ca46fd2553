/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operands, results and successors: names, variadicity, segments. */
#include "tests/unit/definitions_fixture.h"

#define DYNAMIC(body) "irdl.dialect @d { irdl.operation @o { %0 = irdl.any\n" body "\n} }"
#define COMPILED(traits, body)                                                                     \
  "irdl.dialect @d attributes {varve.set = \"s\"} {\n"                                             \
  "irdl.operation @o attributes {varve.traits = [" traits "]} { %0 = irdl.any {varve.rule = "      \
  "\"R\"}\n" body "\n} }"

static void names_and_variadicities(void **state) {
  parse_fixture *f = *state;
  read_tables read =
      read_good(f, COMPILED("", "irdl.operands(\"lhs.A\": %0, b: optional %0, c: variadic %0)\n"
                                "{varve.segments, varve.nested = {c = \"sizes\"}}\n"
                                "irdl.results(r: variadic %0)"));
  static const char *const names[] = {"lhs.A", "b", "c"};
  static const uint32_t variadicities[] = {VARVE_VARIADICITY_SINGLE, VARVE_VARIADICITY_OPTIONAL,
                                           VARVE_VARIADICITY_NESTED};
  const varve_operation_record *op = &read.tables->operations[0];
  const varve_value_record *operands = read.tables->values + op->operands.first;
  assert_int_equal(op->operands.count, 3);
  assert_int_equal(op->flags, VARVE_OPERATION_OPERAND_SEGMENTS);
  for (uint32_t i = 0; i < 3; i++) {
    assert_text(read, operands[i].name, names[i]);
    assert_int_equal(operands[i].variadicity, variadicities[i]);
    assert_text(read, operands[i].segments, i == 2 ? "sizes" : "");
  }
  assert_int_equal(read.tables->values[op->results.first].variadicity, VARVE_VARIADICITY_VARIADIC);
  free_tables(f, &read);
}

static uint32_t flags_of(parse_fixture *f, const char *source) {
  read_tables read = read_good(f, source);
  uint32_t flags = read.tables->operations[0].flags;
  free_tables(f, &read);
  return flags;
}

static void segments_as_irdl_has_them(void **state) {
  parse_fixture *f = *state;
  enum { IS_DYNAMIC = VARVE_OPERATION_IS_DYNAMIC };
  assert_int_equal(flags_of(f, DYNAMIC("irdl.operands(a: variadic %0, b: %0)")), IS_DYNAMIC);
  assert_int_equal(flags_of(f, DYNAMIC("irdl.operands(a: variadic %0, b: optional %0)")),
                   IS_DYNAMIC | VARVE_OPERATION_OPERAND_SEGMENTS);
  assert_int_equal(flags_of(f, DYNAMIC("irdl.results(a: optional %0, b: optional %0)")),
                   IS_DYNAMIC | VARVE_OPERATION_RESULT_SEGMENTS);
  assert_int_equal(flags_of(f, COMPILED("\"SameVariadicOperandSize\"",
                                        "irdl.operands(a: variadic %0, b: variadic %0)")),
                   0);
}

static void successors_have_names(void **state) {
  parse_fixture *f = *state;
  read_tables read =
      read_good(f, COMPILED("", "\"varve.successors\"() {names = [\"a\", \"b\"], variadic = [\"b\"]"
                                "} : () -> ()"));
  const varve_operation_record *op = &read.tables->operations[0];
  assert_int_equal(op->successors.count, 2);
  const varve_value_record *successors = read.tables->values + op->successors.first;
  assert_text(read, successors[0].name, "a");
  assert_int_equal(successors[0].variadicity, VARVE_VARIADICITY_SINGLE);
  assert_int_equal(successors[1].variadicity, VARVE_VARIADICITY_VARIADIC);
  free_tables(f, &read);
}

#define ONE " : (!irdl.attribute) -> ()"

static void bad_lists_are_rejected(void **state) {
  static const definition_fault faults[] = {
      {DYNAMIC("irdl.operands(a: %0, a: %0)"), 2, 1, "irdl.operands names 'a' twice"},
      {DYNAMIC("irdl.operands(a: %0)\nirdl.results(a: %0)"), 3, 1,
       "'a' is both one of the operands and one of the results of the operation"},
      {DYNAMIC("\"irdl.operands\"(%0) {names = []}" ONE), 2, 1,
       "irdl.operands has 1 values but 0 names"},
      {DYNAMIC("\"irdl.operands\"(%0)" ONE), 2, 1, "irdl.operands has 1 values but 0 names"},
      {DYNAMIC("\"irdl.operands\"(%0) {names = [\"\"]}" ONE), 2, 1,
       "'names' must be an array of strings, none empty or with a NUL"},
      {DYNAMIC("\"irdl.operands\"(%0) {names = \"a\"}" ONE), 2, 1,
       "'names' must be an array of strings, none empty or with a NUL"},
      {DYNAMIC("\"irdl.operands\"(%0) {names = [\"a\"], variadicity = "
               "#irdl<variadicity_array[single, single]>}" ONE),
       2, 1, "irdl.operands has 1 values but 2 variadicities"},
      {DYNAMIC("\"irdl.operands\"(%0) {names = [\"a\"], variadicity = 1}" ONE), 2, 1,
       "'variadicity' must be #irdl<variadicity_array[...]> of single, optional and variadic"},
      {DYNAMIC("\"irdl.operands\"(%0) {names = [\"a\"], variadicity = \"[twice]>\"}" ONE), 2, 1,
       "'variadicity' must be #irdl<variadicity_array[...]> of single, optional and variadic"},
      {DYNAMIC("irdl.operands(a: %0) {varve.nested = {b = \"s\"}}"), 2, 1,
       "'varve.nested' names 'b', which is not in the list"},
      {DYNAMIC("irdl.operands(a: %0) {varve.nested = {a = \"s\"}}"), 2, 1,
       "varve.nested: 'a' is not variadic"},
      {DYNAMIC("irdl.operands(a: variadic %0) {varve.nested = {a = 1}}"), 2, 1,
       "varve.nested of 'a' must be the name of an attribute"},
      {DYNAMIC("irdl.operands(a: %0) {varve.nested = [\"a\"]}"), 2, 1,
       "'varve.nested' must be a dictionary"},
      {DYNAMIC("irdl.operands(a: %0) {varve.segments = true}"), 2, 1,
       "'varve.segments' must be a unit attribute"},
      {COMPILED("", "irdl.operands(a: variadic %0, b: optional %0)"), 3, 1,
       "irdl.operands has 2 variadic or optional values: varve.segments or a trait must define "
       "their "
       "sizes"},
      {DYNAMIC("%1 = irdl.region irdl.regions(a: %1, b: %1) {varve.variadic = [\"a\"]}"), 2, 18,
       "'varve.variadic' names 'a', which is not the last one"},
      {DYNAMIC("\"varve.successors\"() {names = [\"a\", \"a\"]} : () -> ()"), 2, 1,
       "varve.successors names 'a' twice"},
      {DYNAMIC("\"varve.successors\"() {names = [\"a\"], variadic = [\"c\"]} : () -> ()"), 2, 1,
       "'variadic' names 'c', which is not the last one"},
  };
  assert_all_refused(*state, faults);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(names_and_variadicities),
      parse_test(segments_as_irdl_has_them),
      parse_test(successors_have_names),
      parse_test(bad_lists_are_rejected),
  };
  return cmocka_run_group_tests_name("read_values", tests, NULL, NULL);
}
