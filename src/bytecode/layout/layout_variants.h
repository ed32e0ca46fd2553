/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Layouts of properties that no set has: format-spec/bytecode.md, 13.1. */
#ifndef VARVE_BYTECODE_LAYOUT_VARIANTS_H
#define VARVE_BYTECODE_LAYOUT_VARIANTS_H

#include "dialect/definition.h"

enum { VARVE_MOST_LAYOUT_VARIANTS = 8 }; /* of one operation, in the table */

typedef struct varve_layout_variant {
  const char *operation;
  unsigned first_release, last_release;
  varve_era base;
  const char *changes;
} varve_layout_variant;

/* Fills in the variants of the operation that a producer of this release (0: any) may have written,
 * and returns how many there are. */
size_t varve_layout_variants_find(varve_slice operation, unsigned release,
                                  const varve_layout_variant *found[VARVE_MOST_LAYOUT_VARIANTS]);

/* Makes a definition that differs from that of the base in its properties, in the arena of the
 * context. It serves to read properties only. *made is NULL if the base has native properties.
 * changes must live as long as the context. */
varve_status varve_layout_variant_make(varve_context *context, varve_slice changes,
                                       const varve_operation_definition *base,
                                       const varve_operation_definition **made) VARVE_MUST_USE;

/* Returns whether a producer of this release may have stored segment sizes in version 5 behind all
 * other attributes, instead of by name. */
static inline bool varve_layout_sizes_may_be_last(unsigned release) {
  enum { FIRST = 17, LAST = 18 };
  return FIRST <= release && release <= LAST;
}
/* Makes such a layout of one that has them by name; *made is NULL if they are last anyway. */
varve_status varve_layout_sizes_last(varve_context *context, const varve_operation_definition *base,
                                     const varve_operation_definition **made) VARVE_MUST_USE;

#endif
