/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The alternatives of irdl.any_of that upstream accepts and rejects. */
#include "tests/unit/definitions_fixture.h"

/* Types t and u with a parameter, and constraints on them. */
#define WITH(set, body)                                                                            \
  "irdl.dialect @d" set " { irdl.type @t { %0 = irdl.any irdl.parameters(a: %0) }\n"               \
  "irdl.type @u { %0 = irdl.any irdl.parameters(a: %0) }\n"                                        \
  "irdl.operation @o { %x = irdl.any %i = irdl.is i32\n"                                           \
  "%t = irdl.parametric @d::@t<%i> %t2 = irdl.parametric @d::@t<%x>\n"                             \
  "%u = irdl.parametric @d::@u<%i>\n" body "\n} }"

static void distinguishable_alternatives_are_accepted(void **state) {
  parse_fixture *f = *state;
  static const char *const good[] = {
      WITH("", "%0 = irdl.any_of(%t, %u)"),
      WITH("", "%0 = irdl.any_of(%i, %t)"),
      WITH("", "%0 = irdl.is i32 %1 = irdl.any_of(%0, %i)"),
      WITH("", "%0 = irdl.base @d::@t %1 = irdl.any_of(%0, %t)"),
      WITH("", "%0 = irdl.all_of(%u, %t) %1 = irdl.any_of(%0, %t)"),
      WITH("", "%0 = irdl.any_of(%u) %1 = irdl.any_of(%0, %t)"),
      WITH("", "%0 = irdl.any {varve.rule = \"R\"} %1 = irdl.any_of(%0, %t)"),
      WITH(" attributes {varve.set = \"s\"}", "%0 = irdl.any_of(%t, %t2, %x)"),
  };
  for (size_t i = 0; i < VARVE_COUNT_OF(good); i++) {
    read_tables read = read_good(f, good[i]);
    free_tables(f, &read);
  }
}

#define NOT "any_of constraints are not in the correct form: "

static void indistinguishable_alternatives_are_rejected(void **state) {
  static const definition_fault faults[] = {
      {WITH("", "%0 = irdl.any_of(%x)"), 6, 6, NOT "operand #0 is met by anything"},
      {WITH("", "%0 = irdl.any_of(%i, %x)"), 6, 6, NOT "operand #1 is met by anything"},
      {WITH("", "%0 = irdl.all_of(%x, %i) %1 = irdl.any_of(%0)"), 6, 31,
       NOT "operand #0 is met by anything"},
      {WITH("", "%0 = irdl.any_of(%t, %t2)"), 6, 6, NOT "two take parameters of '!d.t'"},
      {WITH("", "%0 = irdl.any_of(%u, %t) %1 = irdl.any_of(%0, %t2)"), 6, 31,
       NOT "two take parameters of '!d.t'"},
      {WITH("", "%0 = irdl.all_of(%u, %t) %1 = irdl.any_of(%0, %u)"), 6, 31,
       NOT "two take parameters of '!d.u'"},
  };
  assert_all_refused(*state, faults);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      parse_test(distinguishable_alternatives_are_accepted),
      parse_test(indistinguishable_alternatives_are_rejected),
  };
  return cmocka_run_group_tests_name("read_bases", tests, NULL, NULL);
}
