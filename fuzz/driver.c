/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Runs a fuzz target over the files that are given, so that what a fuzzer found is found again.
 * Built by afl-clang-fast and without files, it is what afl-fuzz runs. */
#include <unistd.h>

#include "fuzz/target.h"

#ifdef __AFL_FUZZ_TESTCASE_LEN
/* What its macros become is not C11. */
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpedantic"
#pragma clang diagnostic ignored "-Wextra-semi"
#pragma clang diagnostic ignored "-Wgnu-statement-expression"
#pragma clang diagnostic ignored "-Wshorten-64-to-32"
__AFL_FUZZ_INIT();

static int run_fuzzer(void) {
  const unsigned char *data = __AFL_FUZZ_TESTCASE_BUF;
  while (__AFL_LOOP(100000))
    LLVMFuzzerTestOneInput(data, (size_t)__AFL_FUZZ_TESTCASE_LEN);
  return 0;
}
#pragma clang diagnostic pop
#else
static int run_fuzzer(void) {
  fputs("no files\n", stderr);
  return 2;
}
#endif

/* Inputs longer than what fuzzers make are cut. */
static int run_file(const char *path) {
  enum { MOST = 1 << 20 };
  unsigned char *data = malloc(MOST);
  FILE *file = fopen(path, "rb");
  if (data == NULL || file == NULL) {
    perror(path);
    free(data);
    return 2;
  }
  size_t size = fread(data, 1, MOST, file);
  (void)fclose(file);
  LLVMFuzzerTestOneInput(data, size);
  free(data);
  return 0;
}

int main(int count, char **arguments) {
  if (count < 2)
    return run_fuzzer();
  for (int i = 1; i < count; i++) {
    printf("%s\n", arguments[i]);
    (void)fflush(stdout);
    if (run_file(arguments[i]) != 0)
      return 2;
  }
  return 0;
}
