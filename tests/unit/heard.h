/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A diagnostic sink that keeps what it heard last. */
#ifndef VARVE_TESTS_UNIT_HEARD_H
#define VARVE_TESTS_UNIT_HEARD_H

#include "tests/unit/unit.h"

#include <varve/diagnostic.h>

typedef struct heard {
  char text[256];
  uint64_t offset;
  unsigned count;
} heard;

static inline void hear(void *user, const varve_diagnostic *diagnostic) {
  heard *h = user;
  size_t size = diagnostic->message.size;
  assert_in_range(size, 0, sizeof(h->text) - 1);
  memcpy(h->text, diagnostic->message.data, size);
  h->text[size] = 0;
  h->offset = diagnostic->offset;
  h->count++;
}

#endif
