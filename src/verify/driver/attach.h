/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lets expressions ask for the rules of the verifier. */
#ifndef VARVE_VERIFY_ATTACH_H
#define VARVE_VERIFY_ATTACH_H

#include "ir/context.h"

/* Sets context->match_rule, so that expressions of definitions can ask for rules. */
void varve_verify_attach(varve_context *context);

#endif
