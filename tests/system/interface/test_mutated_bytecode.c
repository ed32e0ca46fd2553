/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Small bytecode files, changed inside their sections. */
#include "tests/system/interface/mutants.h"

static void mutants_do_not_crash_the_reader(void **state) {
  (void)state;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_BYTECODE;
  mutants all = {.save = &save, .rounds = 1000, .chance = 1};
  mutants_are_tried(&all, 10);
}

static void a_file_without_sections_is_not_mutated(void **state) {
  (void)state;
  uint64_t chance = 1;
  unsigned char changed[64];
  const unsigned char header[] = {'M', 'L', 0xEF, 'R', 0x0D, 'x', 0};
  const unsigned char beyond[] = {'M', 'L', 0xEF, 'R', 0x0D, 'x', 0, 4, 0x0B, 1, 2};
  assert_int_equal(fuzz_mutate(&chance, header, sizeof header, changed, 64), 0);
  assert_int_equal(fuzz_mutate(&chance, beyond, sizeof beyond, changed, 64), 0);
  assert_int_equal(fuzz_mutate(&chance, header, 3, changed, 64), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(mutants_do_not_crash_the_reader),
      cmocka_unit_test(a_file_without_sections_is_not_mutated),
  };
  return cmocka_run_group_tests_name("mutated_bytecode", tests, NULL, NULL);
}
