/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Small varve files that are unpacked, and changed inside their streams behind correct
 * checksums. */
#include "fuzz/container.h"
#include "tests/system/interface/mutants.h"

static void mend(unsigned char *changed, size_t size) { fuzz_mend_container(changed, size, 0); }

static unsigned char *unpack(varve_slice file, size_t *size) {
  return fuzz_unpack_container(file, (varve_slice){NULL, 0}, size);
}

static void try_with(int64_t group_size, bool no_builtin, varve_layout layout) {
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.level = 1;
  save.group_size = group_size;
  save.no_builtin_dictionary = no_builtin;
  save.layout = layout;
  mutants all = {.save = &save, .unpack = unpack, .mend = mend, .rounds = 60, .chance = 1};
  mutants_are_tried(&all, 20);
}

static void mutants_do_not_crash_the_reader(void **state) {
  (void)state;
  try_with(-1, true, VARVE_LAYOUT_PACKED);
}

static void mutants_of_groups_do_not_crash_the_reader(void **state) {
  (void)state;
  try_with(1, false, VARVE_LAYOUT_PACKED);
}

static void mutants_of_columns_do_not_crash_the_reader(void **state) {
  (void)state;
  try_with(0, false, VARVE_LAYOUT_MAPPED);
}

static void packed_and_truncated_files_are_not_mutated(void **state) {
  (void)state;
  uint64_t chance = 1;
  unsigned char changed[64];
  const unsigned char packed[] = {0xd7, 0x76, 0x72, 0x76, 1, 0x18, 0, 0, 0, 0, 1, 2};
  const unsigned char cut[] = {0xd7, 0x76, 0x72, 0x76, 1, 0x01, 3, 3, 1, 9, 0, 0, 0, 0, 1, 2};
  assert_int_equal(fuzz_mutate(&chance, packed, sizeof packed, changed, 64), 0);
  assert_int_equal(fuzz_mutate(&chance, cut, sizeof cut, changed, 64), 0);
  assert_int_equal(fuzz_mutate(&chance, packed, 5, changed, 64), 0);
}

/* zstd does not check the window when it unpacks a whole frame at once. */
static void a_window_that_is_too_large_is_rejected(void **state) {
  (void)state;
  enum { FUNCTIONS = 5 };
  fuzz_session session;
  varve_save_options save = {.struct_size = sizeof(varve_save_options)};
  save.format = VARVE_FORMAT_VARVE;
  save.group_size = 1;
  const mutants all = {.save = &save};
  fuzz_open(&session, NULL);
  varve_bytes *bytes = mutants_original(&session, &all, FUNCTIONS);
  varve_slice file = varve_bytes_slice(bytes);
  unsigned char *changed = fuzz_copy(file);
  assert_true(mutant_is_accepted(file));
  assert_true(fuzz_widen_windows(changed, file.size, 0));
  assert_false(mutant_is_accepted((varve_slice){(const char *)changed, file.size}));
  free(changed);
  varve_bytes_destroy(bytes);
  fuzz_close(&session);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(mutants_do_not_crash_the_reader),
      cmocka_unit_test(mutants_of_groups_do_not_crash_the_reader),
      cmocka_unit_test(mutants_of_columns_do_not_crash_the_reader),
      cmocka_unit_test(packed_and_truncated_files_are_not_mutated),
      cmocka_unit_test(a_window_that_is_too_large_is_rejected),
  };
  return cmocka_run_group_tests_name("mutated_container", tests, NULL, NULL);
}
