/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A diagnostic sink that keeps what it diagnostic_log last. */
#ifndef VARVE_TESTS_UNIT_DIAGNOSTIC_LOG_H
#define VARVE_TESTS_UNIT_DIAGNOSTIC_LOG_H

#include "tests/unit/unit.h"

#include <varve/diagnostic.h>

typedef struct diagnostic_log {
  char text[256];
  uint64_t offset;
  unsigned count;
} diagnostic_log;

static inline void log_diagnostic(void *user, const varve_diagnostic *diagnostic) {
  diagnostic_log *h = user;
  size_t size = diagnostic->message.size;
  assert_in_range(size, 0, sizeof(h->text) - 1);
  memcpy(h->text, diagnostic->message.data, size);
  h->text[size] = 0;
  h->offset = diagnostic->offset;
  h->count++;
}

#endif
