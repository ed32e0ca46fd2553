/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses the era whose definitions describe the properties in a file. The producer names a
 * release at best, and two tools of one release may lay out an operation differently, so the
 * blobs decide: format-spec/bytecode.md, 13.1. */
#ifndef VARVE_BYTECODE_LAYOUTS_H
#define VARVE_BYTECODE_LAYOUTS_H

#include "bytecode/read/read.h"
#include "text/lex/era_evidence.h"

/* Receives the eras that fit the properties of an operation, if not all do. */
typedef struct varve_layout_witness {
  varve_status (*note)(void *user, varve_slice operation, varve_shown_set eras); /* NULL: nobody */
  void *user;
} varve_layout_witness;

typedef struct varve_layout_request {
  varve_era era; /* is best if it fits */
  varve_layout_witness witness;
} varve_layout_request;

/* Chooses the era of a file whose tables are read: the requested one, if it reads the file. A file
 * without properties has the release that is nearest to its producer's; a damaged file has LLVM 22.
 * Only fails if an allocation does. */
varve_status varve_layouts_choose(const varve_bytecode_reader *reader,
                                  const varve_layout_request *request,
                                  varve_layout_choice *choice) VARVE_MUST_USE;

/* Finds the era of a file from its bytes, and whether all its operations have the layouts of that
 * era. Of several that fit, the requested one is best; LLVM22: that of the producer. Returns
 * UNSUPPORTED if these are not the whole file and the header alone does not name a release. */
varve_status varve_bytecode_find_era(varve_slice bytes, const varve_layout_request *request,
                                     varve_era *era, bool *is_exact) VARVE_MUST_USE;

#endif
