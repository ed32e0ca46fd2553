/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* For tests that change files: contexts with small bounds, and what they said of the last file. */
#ifndef VARVE_TESTS_HOSTILE_FILES_H
#define VARVE_TESTS_HOSTILE_FILES_H

#include "tests/system/interface/sample_files.h"

enum { ATTACKER_CONTEXT_USES = 200 };

typedef struct attacker {
  varve_context *context;
  unsigned uses; /* of the context: what was accepted stays in it */
  unsigned errors;
  bool has_message; /* of the last one */
} attacker;

static inline void attacker_record_error(void *user, const varve_diagnostic *diagnostic) {
  attacker *a = user;
  a->errors += diagnostic->severity == VARVE_SEVERITY_ERROR;
  a->has_message = diagnostic->message.size != 0;
}

/* What a file of a few thousand bytes may take at most: beyond it is out of proportion, and slow.
 */
static inline varve_context *bounded_context(void) {
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  limits.max_output = 1 << 24;
  limits.max_memory = 1 << 26;
  varve_context_options options = {.struct_size = sizeof(varve_context_options)};
  options.limits = &limits;
  options.seed = 1;
  varve_context *context;
  assert_int_equal(varve_context_create(&options, &context), VARVE_STATUS_OK);
  return context;
}

/* Gives it a context for the next file. */
static inline void attacker_renew(attacker *a) {
  if (a->context != NULL && ++a->uses % ATTACKER_CONTEXT_USES != 0)
    return;
  varve_context_destroy(a->context);
  a->context = bounded_context();
}

/* A copy in memory of exactly that size, so that a sanitizer sees a read beyond it. */
static inline char *exact_copy(const char *bytes, size_t size) {
  char *copy = malloc(size);
  assert_non_null(copy);
  memcpy(copy, bytes, size);
  return copy;
}

#endif
