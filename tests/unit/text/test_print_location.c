/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/text/print/print_location.c */
#include "tests/unit/print_fixture.h"

static const char *const locations[] = {
    "unknown",
    "\"f.c\":1:2",
    "\"f.c\":0:0",
    "\"f\\22\":3:4 to :7",
    "\"f\":3:4 to 5:6",
    "\"n\"",
    "\"n\"(\"f\":1:2)",
    "callsite(\"x\" at \"y\"(\"f\":1:2))",
    "fused[\"a\", \"b\"]",
    "fused<#foo.x>[\"a\"]",
    ("fused<\"m\" : i32>[\"a\":1:2, callsite(\"x\" at fused[\"x\"(\"y\":3:4 to :7), \"y\":3:4 to "
     "5:6])]"),
    "fused<loc(\"q\")>[\"a\"]",
};

static void location_attributes_are_printed_in_loc(void **state) {
  for (size_t i = 0; i < VARVE_COUNT_OF(locations); i++) {
    char attribute[256];
    (void)snprintf(attribute, sizeof attribute, "loc(%s)", locations[i]);
    print_check_attribute(*state, attribute);
  }
}

static void locations_after_operations_and_arguments_are_printed(void **state) {
  for (size_t i = 0; i < VARVE_COUNT_OF(locations); i++) {
    char text[1024];
    (void)snprintf(text, sizeof text,
                   "\"builtin.module\"() ({\n"
                   "  \"a\"() ({\n"
                   "  ^bb0(%%arg0: i32 loc(%s)):\n"
                   "    \"b\"() : () -> () loc(%s)\n"
                   "  }) : () -> () loc(unknown)\n"
                   "}) : () -> () loc(\"m\")\n",
                   locations[i], locations[i]);
    print_check(*state, text, print_local_debug, text);
  }
}

static void an_unknown_location_in_a_name_is_omitted(void **state) {
  print_check(*state, "\"a\"() {x = loc(\"y\"(unknown))} : () -> ()", print_local,
              "\"builtin.module\"() ({\n  \"a\"() {x = loc(\"y\")} : () -> ()\n}) : () -> ()\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      ir_test(location_attributes_are_printed_in_loc),
      ir_test(locations_after_operations_and_arguments_are_printed),
      ir_test(an_unknown_location_in_a_name_is_omitted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
