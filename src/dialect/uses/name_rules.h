/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Computes names of values: value_names.def. */
#ifndef VARVE_DIALECT_NAME_RULES_H
#define VARVE_DIALECT_NAME_RULES_H

#include "dialect/uses/value_names.h"

typedef varve_status varve_name_rule(const varve_operation *op, const varve_name_taker *taker);

#define VARVE_NAME_RULE(name, function) varve_name_rule varve_##function;
#define RESULT_NAMES VARVE_NAME_RULE
#define ARGUMENT_NAMES VARVE_NAME_RULE
#include "dialect/uses/value_names.def"
#undef VARVE_NAME_RULE

#endif
