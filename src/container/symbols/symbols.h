/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The sections that list symbols of a module in groups: SYMBOLS lists all, INDEX finds those of the
 * root. format-spec/varve.md, "Symbols". */
#ifndef VARVE_CONTAINER_SYMBOLS_H
#define VARVE_CONTAINER_SYMBOLS_H

#include "container/frame/frame.h"
#include "dialect/symbols.h"

/* The columns of SYMBOLS, in file order. */
enum {
  VARVE_SYMBOL_OPERATION_NAMES, /* texts */
  VARVE_SYMBOL_KINDS,
  VARVE_SYMBOL_DEPTHS,
  VARVE_SYMBOL_STEPS,
  VARVE_SYMBOL_SHARED,
  VARVE_SYMBOL_ENDS, /* texts */
  VARVE_SYMBOL_COLUMNS,
  VARVE_SYMBOL_VISIBILITY_BITS = 2 /* of a kind; the bits above are an operation name */
};

/* A SYMBOLS section that is being read. */
typedef struct varve_symbols_reader {
  varve_context *context;
  varve_reporter *reporter;
  varve_slice bytes;        /* unpacked */
  uint64_t start;           /* offset in the file, for messages; 0 if the section was packed */
  uint64_t operation_count; /* number of operations of the root */
} varve_symbols_reader;
/* Calls back as varve_module_visit_symbols() does, in the same order. CORRUPT if the section is
 * invalid. */
varve_status varve_symbols_visit(const varve_symbols_reader *section,
                                 varve_symbol_function *function, void *user) VARVE_MUST_USE;

#endif
