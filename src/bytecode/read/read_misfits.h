/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads what definitions of packs do not fit, without them: an operation keeps the attributes that
 * the file stores and loses its definition, and a text is parsed as if there were no packs. This
 * happens where the fault is, so all ways of reading a file have the same result. */
#ifndef VARVE_BYTECODE_READ_MISFITS_H
#define VARVE_BYTECODE_READ_MISFITS_H

#include "bytecode/read/read.h"
#include "dialect/registry/pack_choice.h"

/* Something that is read; the first member of what the reading needs. */
typedef struct varve_misfit {
  /* is_again: without definitions of packs, because the first attempt has failed. */
  varve_status (*read)(varve_bytecode_reader *reader, struct varve_misfit *misfit, bool is_again);
  const char *end; /* of the warning that the second attempt was needed */
  bool is_known;   /* an earlier warning covers it; the second attempt sets it */
} varve_misfit;

/* If the reader keeps misfits, and a pack may have caused a fault, reads again. Reports the fault
 * as a warning if that succeeds, and as an error otherwise. */
varve_status varve_read_misfit(varve_bytecode_reader *reader, varve_misfit *misfit) VARVE_MUST_USE;

#endif
