/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Progress of long calls, and their cancelling. Everything here: since 0.1. */
#ifndef VARVE_PROGRESS_H
#define VARVE_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Receives how many steps the call has made; a step deals with one operation, and a call deals with
 * most operations several times. Returns false to cancel: the call then fails with CANCELLED,
 * without a diagnostic, and changes nothing. Must not call back into the context. */
typedef bool varve_progress_function(void *user, uint64_t steps);

/* Called at least every 10^5 steps of the call that has it among its options. If function is NULL,
 * nothing is called. */
typedef struct varve_progress {
  varve_progress_function *function;
  void *user;
} varve_progress;

#ifdef __cplusplus
}
#endif

#endif
