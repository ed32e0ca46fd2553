/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses rules and native encodings: dialect-definitions.md 3.1 and 6. */
#ifndef VARVE_DEFINITIONS_RULE_SYNTAX_H
#define VARVE_DEFINITIONS_RULE_SYNTAX_H

#include "base/base.h"

typedef struct varve_rule_fault {
  const char *text;  /* the message */
  unsigned position; /* byte of the rule, from 1 on */
} varve_rule_fault;

enum { VARVE_RULE_MAX_DEPTH = 64 };

bool varve_rule_check(varve_slice rule, varve_rule_fault *fault);
/* Finds the next name at or after name->at that is not a rule (dialect/rules.def,
 * dialect/parameter_rules.def) in a rule without faults. Returns false if all are rules. */
typedef struct varve_rule_name {
  size_t at; /* where to begin; then: after the name */
  varve_slice text;
  unsigned position; /* as in a fault */
} varve_rule_name;
bool varve_rule_next_unknown(varve_slice rule, varve_rule_name *name);
bool varve_is_native_encoding(varve_slice text);

#endif
