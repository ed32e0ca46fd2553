/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The body of an irdl operation, type or attribute. */
#include "tests/unit/definitions_fixture.h"

#define OPERATION(body) "irdl.dialect @d { irdl.operation @o { %0 = irdl.any\n" body "\n} }"
#define TYPE(body) "irdl.dialect @d { irdl.type @t { %0 = irdl.any\n" body "\n} }"

static void bodies_may_be_empty_or_absent(void **state) {
  parse_fixture *f = *state;
  static const char *const sources[] = {"irdl.dialect @d { irdl.operation @o {} }",
                                        "irdl.dialect @d { irdl.operation @o }",
                                        "irdl.dialect @d { irdl.type @o }",
                                        "irdl.dialect @d",
                                        "\"irdl.dialect\"() {sym_name = \"d\"} : () -> ()",
                                        OPERATION("\"t.foreign\"() : () -> ()")};
  for (size_t i = 0; i < VARVE_COUNT_OF(sources); i++) {
    read_tables read = read_good(f, sources[i]);
    free_tables(f, &read);
  }
}

static void each_part_occurs_once_in_the_right_place(void **state) {
  static const definition_fault faults[] = {
      {OPERATION("irdl.operands(a: %0)\nirdl.operands(b: %0)"), 3, 1,
       "irdl.operation has a second irdl.operands"},
      {OPERATION("irdl.results(a: %0)\nirdl.results(b: %0)"), 3, 1,
       "irdl.operation has a second irdl.results"},
      {OPERATION("irdl.attributes\nirdl.attributes"), 3, 1,
       "irdl.operation has a second irdl.attributes"},
      {TYPE("irdl.parameters(a: %0)\nirdl.parameters(b: %0)"), 3, 1,
       "irdl.type has a second irdl.parameters"},
      {OPERATION("irdl.parameters(a: %0)"), 2, 1,
       "irdl.parameters is not allowed in irdl.operation"},
      {TYPE("irdl.operands(a: %0)"), 2, 1, "irdl.operands is not allowed in irdl.type"},
      {TYPE("\"varve.successors\"() : () -> ()"), 2, 1,
       "varve.successors is not allowed in irdl.type"},
      {OPERATION("\"varve.unheard_of\"() : () -> ()"), 2, 1,
       "varve.unheard_of is not allowed in irdl.operation"},
      {OPERATION("irdl.dialect @e"), 2, 1, "irdl.dialect is not allowed in irdl.operation"},
  };
  assert_all_refused(*state, faults);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(bodies_may_be_empty_or_absent),
      parse_test(each_part_occurs_once_in_the_right_place),
  };
  return cmocka_run_group_tests_name("read_body", tests, NULL, NULL);
}
