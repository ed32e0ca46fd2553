/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The sections that tell what symbols a module in groups has: SYMBOLS lists all, INDEX finds those
 * of the root. format-spec/varve.md, "Symbols". */
#ifndef VARVE_CONTAINER_SYMBOLS_H
#define VARVE_CONTAINER_SYMBOLS_H

#include "container/frame.h"
#include "dialect/symbols.h"

/* The columns of SYMBOLS, in their order. */
enum {
  VARVE_SYMBOL_OPERATION_NAMES, /* texts */
  VARVE_SYMBOL_KINDS,
  VARVE_SYMBOL_DEPTHS,
  VARVE_SYMBOL_STEPS,
  VARVE_SYMBOL_SHARED,
  VARVE_SYMBOL_ENDS, /* texts */
  VARVE_SYMBOL_COLUMNS,
  VARVE_SYMBOL_VISIBILITY_BITS = 2 /* of a kind; the rest is an operation name */
};

/* A section that is being listed. */
typedef struct varve_symbols_reader {
  varve_context *context;
  varve_reporter *reporter;
  varve_slice bytes;        /* of the section, unpacked */
  uint64_t start;           /* in the file, for messages; 0 when it was packed */
  uint64_t operation_count; /* of the root */
} varve_symbols_reader;
/* Calls back for what varve_module_visit_symbols calls back for, in order; CORRUPT for what cannot
 * be. */
varve_status varve_symbols_visit(const varve_symbols_reader *section,
                                 varve_symbol_function *function, void *user) VARVE_MUST_USE;

#endif
