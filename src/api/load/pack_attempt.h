/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads with the packs that are found by name. They are chosen before a whole module is read
 * (pack_choice.h), and once more if it does not fit them. If it cannot be read with these either,
 * it is read without packs: they must not make unreadable what is readable without them. The
 * readers do so for single operations, types and attributes; this is for what only the verifier or
 * the parser of text finds. */
#ifndef VARVE_API_PACK_ATTEMPT_H
#define VARVE_API_PACK_ATTEMPT_H

#include <varve/module.h>

#include "base/base.h"

/* A sink that passes on to another one, which changes: readers keep their sink after a load. */
typedef struct varve_diagnostic_relay {
  varve_diagnostic_sink target;
} varve_diagnostic_relay;
varve_diagnostic_sink varve_relay_sink(varve_diagnostic_relay *relay);

/* The first member of what run needs. run makes *module and reports to the relay, whose target is
 * the caller's sink before and after. It can be called many times. */
typedef struct varve_pack_attempt {
  varve_context *context;
  varve_diagnostic_relay *relay;
  varve_module **module; /* NULL there at the start, and after a failure */
  varve_slice file_name;
  varve_slice text; /* of the module; empty: it is in a binary format */
  bool is_part;     /* of a file whose other parts keep their packs: it is read with the packs that
                       suit best by what the reading of the file has noted (pack_reading.h) */
  bool is_strict;   /* never reads without packs */
  bool is_stored;   /* the format keeps text of the definitions that wrote it: packs that do not fit
                       all of it are not used at all */
  bool has_lazy_bodies;
  varve_status (*run)(struct varve_pack_attempt *attempt);
} varve_pack_attempt;
varve_status varve_attempt_with_packs(varve_pack_attempt *attempt) VARVE_MUST_USE;

#endif
