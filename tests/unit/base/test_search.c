/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* src/base/search.h */
#include "tests/unit/unit.h"

#include "base/search.h"

enum { MOST = 20 };

static void every_element_is_found(void **state) {
  (void)state;
  for (uint32_t count = 0; count <= MOST; count++)
    for (uint32_t sought = 0; sought <= 2 * count; sought++) {
      uint32_t at;
      int order = 1; /* the elements are 1, 3, 5 ... */
      VARVE_SEARCH(uint32_t, at, count, order = (int)(2 * at + 1) - (int)sought);
      assert_int_equal(order == 0, sought % 2);
      assert_int_equal(at, sought / 2);
    }
}

static void the_first_element_behind_is_found(void **state) {
  (void)state;
  for (size_t count = 0; count <= MOST; count++)
    for (size_t before = 0; before <= count; before++) {
      size_t at;
      VARVE_SEARCH(size_t, at, count, at < before ? -1 : 1);
      assert_int_equal(at, before);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_element_is_found),
      cmocka_unit_test(the_first_element_behind_is_found),
  };
  return cmocka_run_group_tests_name("search", tests, NULL, NULL);
}
