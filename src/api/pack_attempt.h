/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads with the packs that are found by name, and again without them if that fails: they must not
 * make unreadable what is readable without them. The readers do so for single operations, types
 * and attributes; this is for what only the verifier or the parser of text finds. */
#ifndef VARVE_API_PACK_ATTEMPT_H
#define VARVE_API_PACK_ATTEMPT_H

#include <varve/module.h>

#include "base/base.h"

/* A sink that passes on to another one, which changes: readers keep their sink after a load. */
typedef struct varve_diagnostic_relay {
  varve_diagnostic_sink target;
} varve_diagnostic_relay;
varve_diagnostic_sink varve_relay_sink(varve_diagnostic_relay *relay);

/* The first member of what run needs. run reports to the relay, whose target is the caller's sink
 * before and after, and can be called twice: on failure it undoes what it did. */
typedef struct varve_pack_attempt {
  varve_context *context;
  varve_diagnostic_relay *relay;
  varve_slice file_name;
  varve_slice input; /* text or bytecode, to choose packs by the dialects that it names */
  bool is_strict;    /* runs once */
  varve_status (*run)(struct varve_pack_attempt *attempt);
} varve_pack_attempt;
varve_status varve_attempt_with_packs(varve_pack_attempt *attempt) VARVE_MUST_USE;

#endif
