/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The small good files in a binary form, changed inside as the fuzzer's mutator of that form does
 * it: many of them are still accepted, and what a fuzz target promises holds for all.
 * VARVE_TEST_LONG=1 makes it long. */
#ifndef VARVE_TESTS_MUTANTS_H
#define VARVE_TESTS_MUTANTS_H

#include "fuzz/mutate.h"
#include "fuzz/target.h"
#include "tests/system/interface/sample_files.h"

enum { MUTANT_ROOM = 1 << 16 };

typedef struct mutants {
  const varve_save_options *save; /* what the files are written with */
  /* What is changed, in memory to be freed; NULL: the file as it is. */
  unsigned char *(*unpack)(varve_slice file, size_t *size);
  void (*mend)(unsigned char *changed, size_t size); /* before it is read; NULL: nothing is to do */
  size_t rounds; /* for each file; a long test has 100 times as many */
  uint64_t chance;
  size_t mutated;
  size_t accepted;
} mutants;

static inline varve_bytes *mutants_original(fuzz_session *session, const mutants *all,
                                            size_t index) {
  size_t size = 0;
  char *text = sample_file_read(index, &size);
  varve_module *module = fuzz_load(session, (varve_slice){text, size}, NULL);
  assert_non_null(module);
  varve_bytes *bytes = fuzz_save(module, all->save);
  assert_non_null(bytes);
  varve_module_destroy(module);
  free(text);
  return bytes;
}

static inline bool mutant_is_accepted(varve_slice bytes) {
  fuzz_session session;
  fuzz_open(&session, NULL);
  varve_module *module = fuzz_load(&session, bytes, NULL);
  bool is_module = module != NULL;
  varve_module_destroy(module);
  fuzz_close(&session);
  return is_module;
}

static inline void mutants_of(mutants *all, varve_slice bytes, size_t rounds) {
  static unsigned char changed[MUTANT_ROOM];
  for (size_t i = 0; i < rounds; i++) {
    size_t size = fuzz_mutate(&all->chance, (const unsigned char *)bytes.data, bytes.size, changed,
                              MUTANT_ROOM);
    assert_int_not_equal(size, 0);
    LLVMFuzzerTestOneInput(changed, size);
    if (all->mend != NULL)
      all->mend(changed, size);
    all->mutated++;
    all->accepted += mutant_is_accepted((varve_slice){(const char *)changed, size});
  }
}

/* One of so many must be accepted at least. */
static inline void mutants_are_tried(mutants *all, size_t accepted_of) {
  const char *is_long = getenv("VARVE_TEST_LONG");
  size_t rounds = all->rounds * (is_long != NULL && is_long[0] == '1' ? 100 : 1);
  for (size_t i = 0; i < SAMPLE_FILE_COUNT; i++) {
    fuzz_session session;
    fuzz_open(&session, NULL);
    varve_bytes *bytes = mutants_original(&session, all, i);
    varve_slice original = varve_bytes_slice(bytes);
    unsigned char *unpacked = NULL;
    if (all->unpack != NULL) {
      unpacked = all->unpack(original, &original.size);
      original.data = (const char *)unpacked;
    }
    mutants_of(all, original, rounds);
    free(unpacked);
    varve_bytes_destroy(bytes);
    fuzz_close(&session);
  }
  print_message("# %zu of %zu accepted\n", all->accepted, all->mutated);
  assert_true(all->accepted > all->mutated / accepted_of);
}

#endif
