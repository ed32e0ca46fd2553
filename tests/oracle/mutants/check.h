/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the library makes of a mutant: accepted or rejected, and every form of it read back. */
#ifndef VARVE_TESTS_MUTANTS_CHECK_H
#define VARVE_TESTS_MUTANTS_CHECK_H

#include <stdbool.h>
#include <stddef.h>

typedef struct verdict {
  bool is_accepted;
  char message[400]; /* the first error if it is rejected */
  char failure[600]; /* not empty: a form that was not read back as it was, and the difference */
} verdict;

void check_mutant(const char *text, verdict *v);

#endif
