/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The grammars of rules and of native encodings: dialect-definitions.md 3.1 and 6. */
#ifndef VARVE_DEFINITIONS_RULE_SYNTAX_H
#define VARVE_DEFINITIONS_RULE_SYNTAX_H

#include "base/base.h"

typedef struct varve_rule_fault {
  const char *text;  /* what is wrong */
  unsigned position; /* 1-based byte of the rule */
} varve_rule_fault;

enum { VARVE_RULE_MAX_DEPTH = 64 };

bool varve_rule_check(varve_slice rule, varve_rule_fault *fault);
bool varve_is_native_encoding(varve_slice text);

#endif
