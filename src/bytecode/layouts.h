/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Chooses the era whose definitions describe the properties in a file. The producer names a
 * release at best, and two tools of one release may lay out an operation differently, so the
 * blobs decide: format-spec/bytecode.md, 13.1. */
#ifndef VARVE_BYTECODE_LAYOUTS_H
#define VARVE_BYTECODE_LAYOUTS_H

#include <varve/dialect.h>

#include "base/base.h"

struct varve_bytecode_reader;

typedef struct varve_layout_choice {
  varve_era era;
  char fault[512]; /* why no era was chosen; empty: one was */
} varve_layout_choice;

/* Chooses the era of a file whose tables are read. In a file without properties, or one that is
 * damaged, that is LLVM 22. Only fails if an allocation does. */
varve_status varve_layouts_choose(const struct varve_bytecode_reader *reader,
                                  varve_layout_choice *choice) VARVE_MUST_USE;

/* Finds the era of a file from its bytes. Returns UNSUPPORTED if these are not the whole file and
 * the header alone does not name a release. */
varve_status varve_bytecode_find_era(varve_slice bytes, varve_era *era) VARVE_MUST_USE;

#endif
