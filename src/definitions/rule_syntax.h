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
bool varve_is_native_encoding(varve_slice text);

#endif
