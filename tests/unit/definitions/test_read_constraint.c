/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constraints: which are kept, which are shared, and which are rejected. */
#include "tests/unit/definitions_fixture.h"

/* An operation of a dynamic dialect with a body. */
#define OPERATION(body) "irdl.dialect @d { irdl.type @t irdl.operation @o {\n" body "\n} }"

static const varve_value_record *operand(const read_tables *read, uint32_t index) {
  const varve_operation_record *op = &read->tables->operations[0];
  assert_true(index < op->operands.count);
  return &read->tables->values[op->operands.first + index];
}

static const varve_constraint_record *constraint(const read_tables *read, uint32_t index) {
  return &read->tables->constraints[operand(read, index)->constraint];
}

static void each_kind_is_kept(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, OPERATION("%0 = irdl.is i32\n"
                                            "%1 = irdl.base \"!builtin.memref\"\n"
                                            "%2 = irdl.base @d::@t\n"
                                            "%3 = irdl.any_of(%0, %1)\n"
                                            "%4 = irdl.all_of(%3, %2)\n"
                                            "%5 = irdl.parametric @d::@t<%0>\n"
                                            "%6 = irdl.any {varve.rule = \"R\"}\n"
                                            "irdl.operands(a: %0, b: %1, c: %2, d: %3, e: %4, "
                                            "f: %5, g: %6)"));
  static const struct {
    uint32_t kind;
    const char *text;
    uint32_t arguments;
  } expected[] = {
      {VARVE_CONSTRAINT_IS, "i32", 0},    {VARVE_CONSTRAINT_BASE, "!builtin.memref", 0},
      {VARVE_CONSTRAINT_BASE, "!d.t", 0}, {VARVE_CONSTRAINT_ANY_OF, "", 2},
      {VARVE_CONSTRAINT_ALL_OF, "", 2},   {VARVE_CONSTRAINT_PARAMETRIC, "!d.t", 1},
      {VARVE_CONSTRAINT_RULE, "R", 0},
  };
  for (uint32_t i = 0; i < VARVE_COUNT_OF(expected); i++) {
    const varve_constraint_record *record = constraint(&read, i);
    assert_int_equal(record->kind, expected[i].kind);
    assert_int_equal(record->arguments.count, expected[i].arguments);
    assert_int_equal(record->is_shared, record->kind != VARVE_CONSTRAINT_RULE);
    assert_text(read, record->text, expected[i].text);
  }
  const uint32_t *arguments = read.tables->numbers + constraint(&read, 3)->arguments.first;
  assert_int_equal(arguments[0], operand(&read, 0)->constraint);
  assert_int_equal(arguments[1], operand(&read, 1)->constraint);
  free_tables(f, &read);
}

static void positions_that_share_a_value_share_a_constraint(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, OPERATION("%0 = irdl.base @d::@t\n"
                                            "%1 = irdl.base @d::@t\n"
                                            "irdl.operands(a: %0, b: %0, c: %1)"));
  assert_int_equal(operand(&read, 0)->constraint, operand(&read, 1)->constraint);
  assert_int_not_equal(operand(&read, 0)->constraint, operand(&read, 2)->constraint);
  free_tables(f, &read);
}

static void any_is_0_if_nothing_must_be_equal(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, OPERATION("%0 = irdl.any\n%1 = irdl.any\n%2 = irdl.any\n"
                                            "irdl.operands(a: %0, b: %1, c: %1, d: variadic %2)"));
  assert_int_equal(operand(&read, 0)->constraint, 0);
  assert_int_not_equal(operand(&read, 1)->constraint, 0);
  assert_int_equal(operand(&read, 1)->constraint, operand(&read, 2)->constraint);
  assert_int_not_equal(operand(&read, 3)->constraint, 0);
  assert_int_not_equal(operand(&read, 3)->constraint, operand(&read, 1)->constraint);
  free_tables(f, &read);
}

static void operations_share_the_records_of_equal_constraints(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, "irdl.dialect @d { irdl.type @t\n"
                                  "irdl.operation @a { %0 = irdl.base @d::@t %1 = irdl.any\n"
                                  "  irdl.operands(a: %0, b: %1, c: %1) }\n"
                                  "irdl.operation @b { %0 = irdl.base @d::@t %1 = irdl.any\n"
                                  "  irdl.operands(a: %0, b: %1, c: %1) } }");
  const varve_operation_record *ops = read.tables->operations;
  assert_int_equal(ops[0].operands.first, ops[1].operands.first);
  assert_int_equal(varve_definition_table_sizes(read.tables, read.size).constraints, 3);
  free_tables(f, &read);
}

static void compiled_dialects_share_nothing(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, "irdl.dialect @d attributes {varve.set = \"s\"} { irdl.type @t\n"
                                  "irdl.operation @o {\n"
                                  "%0 = irdl.base @d::@t\n%1 = irdl.base @d::@t\n%2 = irdl.any\n"
                                  "irdl.operands(a: %0, b: %1, c: %2, d: variadic %2) } }");
  assert_int_equal(operand(&read, 0)->constraint, operand(&read, 1)->constraint);
  assert_int_equal(constraint(&read, 0)->is_shared, 0);
  assert_int_equal(operand(&read, 2)->constraint, 0);
  assert_int_equal(operand(&read, 3)->constraint, 0);
  free_tables(f, &read);
}

static void regions_may_have_a_rule(void **state) {
  parse_fixture *f = *state;
  read_tables read =
      read_good(f, OPERATION("%0 = irdl.region {varve.rule = \"MinSizedRegion<1>\"}\n"
                             "irdl.regions(a: %0)"));
  const varve_constraint_record *record = &read.tables->constraints[1];
  assert_int_equal(read.tables->values[0].constraint, 1);
  assert_int_equal(record->kind, VARVE_CONSTRAINT_RULE);
  assert_text(read, record->text, "MinSizedRegion<1>");
  free_tables(f, &read);
}

static void regions_have_constraints_on_their_contents(void **state) {
  parse_fixture *f = *state;
  read_tables read = read_good(f, OPERATION("%0 = irdl.is i32\n"
                                            "%1 = irdl.region\n%2 = irdl.region()\n"
                                            "%3 = irdl.region(%0) with size 3\n"
                                            "irdl.regions(a: %1, b: %2, c: %3)"));
  const varve_operation_record *op = &read.tables->operations[0];
  static const char *const blocks[] = {"", "", "3"};
  static const uint32_t arguments[] = {0, 0, 1};
  assert_int_equal(op->regions.count, 3);
  assert_true((op->flags & VARVE_OPERATION_CONSTRAINED_REGIONS) != 0);
  for (uint32_t i = 0; i < 3; i++) {
    const varve_constraint_record *record =
        &read.tables->constraints[read.tables->values[op->regions.first + i].constraint];
    assert_int_equal(record->kind, VARVE_CONSTRAINT_REGION);
    assert_int_equal(record->constrains_arguments, i != 0);
    assert_int_equal(record->arguments.count, arguments[i]);
    assert_text(read, record->text, blocks[i]);
  }
  free_tables(f, &read);
}

#define CONSTRAINT " : () -> !irdl.attribute"

static void bad_constraints_are_rejected(void **state) {
  static const definition_fault faults[] = {
      {OPERATION("%0 = \"irdl.is\"()" CONSTRAINT), 2, 6, "irdl.is has no expected attribute"},
      {OPERATION("%0:2 = \"irdl.any\"() : () -> (i1, i1)"), 2, 8,
       "irdl.any has one result and no operands"},
      {OPERATION("%0 = irdl.any %1 = \"irdl.any\"(%0) : (!irdl.attribute) -> i1"), 2, 20,
       "irdl.any has one result and no operands"},
      {OPERATION("\"irdl.any_of\"() : () -> ()"), 2, 1, "irdl.any_of has one result"},
      {OPERATION("%0 = \"irdl.any_of\"()" CONSTRAINT), 2, 6,
       "irdl.any_of takes one constraint or more"},
      {OPERATION("%0 = \"irdl.all_of\"()" CONSTRAINT), 2, 6,
       "irdl.all_of takes one constraint or more"},
      {OPERATION("%0 = \"irdl.base\"()" CONSTRAINT), 2, 6,
       "irdl.base names a type or attribute either by a string or by a symbol"},
      {OPERATION("%0 = \"irdl.base\"() {base_ref = @d::@t, base_name = \"!d.t\"}" CONSTRAINT), 2, 6,
       "irdl.base names a type or attribute either by a string or by a symbol"},
      {OPERATION("%0 = \"irdl.base\"() {base_name = 1}" CONSTRAINT), 2, 6,
       "'base_name' must be a string without NUL"},
      {OPERATION("%0 = \"irdl.parametric\"()" CONSTRAINT), 2, 6,
       "irdl.parametric names no type or attribute"},
      {OPERATION("%0 = irdl.c_pred \"true\""), 2, 6,
       "irdl.c_pred is C++, which a definition cannot hold: use irdl.any with varve.rule"},
      {OPERATION("%0 = irdl.any {varve.rule = \"A<\"}"), 2, 6,
       "rule \"A<\": a name is expected at character 3"},
      {OPERATION("%0 = irdl.any {varve.rule = 1}"), 2, 6,
       "'varve.rule' must be a string without NUL"},
      {OPERATION("%0 = irdl.any {varve.rule = \"a\\00\"}"), 2, 6,
       "'varve.rule' must be a string without NUL"},
      {OPERATION("%0 = \"irdl.region\"() {numberOfBlocks = 0 : i32} : () -> !irdl.region"), 2, 6,
       "the number of blocks of a region is an i32 of 1 or more"},
      {OPERATION("%0 = \"irdl.region\"() {numberOfBlocks = -1 : i32} : () -> !irdl.region"), 2, 6,
       "the number of blocks of a region is an i32 of 1 or more"},
      {OPERATION("%0 = \"irdl.region\"() {numberOfBlocks = 1 : i64} : () -> !irdl.region"), 2, 6,
       "the number of blocks of a region is an i32 of 1 or more"},
      {OPERATION("%0 = irdl.any\n%1 = \"irdl.region\"(%0) : (!irdl.attribute) -> !irdl.region"), 3,
       6, "irdl.region has constraints but no constrainedArguments"},
      {OPERATION("%0 = \"irdl.region\"() {constrainedArguments = 1} : () -> !irdl.region"), 2, 6,
       "'constrainedArguments' must be a unit attribute"},
  };
  assert_all_refused(*state, faults);
}

static void values_are_constraints_made_before_in_the_same_body(void **state) {
  static const definition_fault faults[] = {
      {OPERATION("%0 = irdl.all_of(%0)"), 2, 6, "operand #0 refers to itself"},
      {OPERATION("%0 = irdl.all_of(%1)\n%1 = irdl.any_of(%0)"), 2, 6,
       "operand #0 is used before the constraint is made"},
      {OPERATION("%0 = irdl.any\n%1 = irdl.all_of(%0, %2)\n%2 = irdl.any"), 3, 6,
       "operand #1 is used before the constraint is made"},
      {OPERATION("%0 = \"t.x\"() : () -> !irdl.attribute\n%1 = irdl.all_of(%0)"), 3, 6,
       "operand #0 is made by 't.x', which is not a constraint"},
      {"irdl.dialect @d { %0 = \"t.x\"() : () -> !irdl.attribute irdl.operation @o {\n"
       "irdl.operands(a: %0) } }",
       2, 1, "operand #0 is a constraint of another operation or type"},
      {"\"irdl.dialect\"() ({ \"irdl.operation\"() ({ ^a(%0: !irdl.attribute):\n"
       "irdl.operands(a: %0) }) {sym_name = \"o\"} : () -> () }) {sym_name = \"d\"} : () -> ()",
       2, 1, "operand #0 is not a constraint"},
      {OPERATION("%0 = irdl.any\n\"irdl.regions\"(%0) {names = [\"a\"]} : (!irdl.attribute) -> ()"),
       3, 1, "operand #0 must be made by irdl.region"},
      {OPERATION(
           "%0 = irdl.region\n\"irdl.operands\"(%0) {names = [\"a\"]} : (!irdl.region) -> ()"),
       3, 1, "operand #0 must be made by a constraint"},
      {OPERATION("%0 = irdl.region\n%1 = \"irdl.all_of\"(%0) : (!irdl.region) -> !irdl.attribute"),
       3, 6, "operand #0 must be made by a constraint"},
  };
  assert_all_refused(*state, faults);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(each_kind_is_kept),
      parse_test(positions_that_share_a_value_share_a_constraint),
      parse_test(any_is_0_if_nothing_must_be_equal),
      parse_test(operations_share_the_records_of_equal_constraints),
      parse_test(compiled_dialects_share_nothing),
      parse_test(regions_may_have_a_rule),
      parse_test(regions_have_constraints_on_their_contents),
      parse_test(bad_constraints_are_rejected),
      parse_test(values_are_constraints_made_before_in_the_same_body),
  };
  return cmocka_run_group_tests_name("read_constraint", tests, NULL, NULL);
}
