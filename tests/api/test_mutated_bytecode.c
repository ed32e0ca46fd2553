/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Small bytecode files, changed inside their sections as the fuzzer's mutator does it: many of them
 * are still accepted, and the fuzz target's promises hold for all. VARVE_TEST_LONG=1 makes it long.
 */
#include "fuzz/mutate-bytecode.h"
#include "fuzz/target.h"
#include "tests/api/sample_files.h"

enum { ROOM = 1 << 16 };

typedef struct totals {
  size_t mutated;
  size_t accepted;
} totals;

static varve_bytes *bytecode_of(fuzz_session *session, size_t index) {
  size_t size = 0;
  char *text = sample_file_read(index, &size);
  varve_save_options save = VARVE_SAVE_OPTIONS_INIT;
  save.format = VARVE_FORMAT_BYTECODE;
  varve_module *module = fuzz_load(session, (varve_slice){text, size}, NULL);
  assert_non_null(module);
  varve_bytes *bytes = fuzz_save(module, &save);
  assert_non_null(bytes);
  varve_module_destroy(module);
  free(text);
  return bytes;
}

static bool is_accepted(varve_slice bytes) {
  fuzz_session session;
  fuzz_open(&session, NULL);
  varve_module *module = fuzz_load(&session, bytes, NULL);
  bool is_module = module != NULL;
  varve_module_destroy(module);
  fuzz_close(&session);
  return is_module;
}

static void mutate(varve_slice bytes, uint64_t *state, size_t rounds, totals *seen) {
  static unsigned char changed[ROOM];
  for (size_t i = 0; i < rounds; i++) {
    size_t size =
        fuzz_mutate_bytecode(state, (const unsigned char *)bytes.data, bytes.size, changed, ROOM);
    assert_int_not_equal(size, 0);
    LLVMFuzzerTestOneInput(changed, size);
    seen->mutated++;
    seen->accepted += is_accepted((varve_slice){(const char *)changed, size});
  }
}

static void mutants_are_survived(void **state) {
  (void)state;
  const char *is_long = getenv("VARVE_TEST_LONG");
  size_t rounds = is_long != NULL && is_long[0] == '1' ? 100000 : 500;
  uint64_t chance = 1;
  totals seen = {0, 0};
  for (size_t i = 0; i < SAMPLE_FILE_COUNT; i++) {
    fuzz_session session;
    fuzz_open(&session, NULL);
    varve_bytes *bytes = bytecode_of(&session, i);
    mutate(varve_bytes_slice(bytes), &chance, rounds, &seen);
    varve_bytes_destroy(bytes);
    fuzz_close(&session);
  }
  print_message("# %zu of %zu accepted\n", seen.accepted, seen.mutated);
  assert_true(seen.accepted > seen.mutated / 10);
}

static void what_has_no_sections_is_left_alone(void **state) {
  (void)state;
  uint64_t chance = 1;
  unsigned char changed[64];
  const unsigned char header[] = {'M', 'L', 0xEF, 'R', 0x0D, 'x', 0};
  const unsigned char beyond[] = {'M', 'L', 0xEF, 'R', 0x0D, 'x', 0, 4, 0x0B, 1, 2};
  assert_int_equal(fuzz_mutate_bytecode(&chance, header, sizeof header, changed, 64), 0);
  assert_int_equal(fuzz_mutate_bytecode(&chance, beyond, sizeof beyond, changed, 64), 0);
  assert_int_equal(fuzz_mutate_bytecode(&chance, header, 3, changed, 64), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(mutants_are_survived),
      cmocka_unit_test(what_has_no_sections_is_left_alone),
  };
  return cmocka_run_group_tests_name("mutated_bytecode", tests, NULL, NULL);
}
