/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Takes the text of a rule apart: "ArrayOf<R>", "record<a: R, b: S>". */
#ifndef VARVE_DIALECT_RULE_TEXT_H
#define VARVE_DIALECT_RULE_TEXT_H

#include "base/base.h"

/* Returns the name that a rule starts with, and its first argument. */
varve_slice varve_rule_head(varve_slice rule);
varve_slice varve_rule_argument(varve_slice rule);
/* Returns the size of the argument that starts here. */
size_t varve_rule_extent(const char *start, const char *end);
/* Returns the rule of the items if the rule is of a list: "array<R>", "ArrayOf<R>", "optional<...>"
 * of it. Otherwise empty. */
varve_slice varve_rule_of_items(varve_slice rule);
/* A field of "record<a: R, b: S>". */
typedef struct varve_rule_field {
  varve_slice rule;
  uint32_t place;
  uint32_t count; /* of all fields */
} varve_rule_field;
/* Returns false if the rule is of no record, or the record has no such field. */
bool varve_rule_find_field(varve_slice rule, varve_slice name, varve_rule_field *field);

#endif
