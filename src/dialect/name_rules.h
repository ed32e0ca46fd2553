/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of values that are computed: value_names.def. */
#ifndef VARVE_DIALECT_NAME_RULES_H
#define VARVE_DIALECT_NAME_RULES_H

#include "dialect/value_names.h"

typedef varve_status varve_name_rule(const varve_operation *op, const varve_name_taker *taker);

#define VARVE_NAME_RULE(name, function) varve_name_rule varve_##function;
#define RESULT_NAMES VARVE_NAME_RULE
#define ARGUMENT_NAMES VARVE_NAME_RULE
#include "dialect/value_names.def"
#undef VARVE_NAME_RULE

/* Inherent or discardable; NULL: none. */
const varve_attribute *varve_operation_find_attribute(const varve_operation *op, varve_slice name);
/* What an attribute is in a name: a string; of a symbol reference the last symbol; an integer, true
 * or false; of a dialect's attribute its first parameter. Others are nothing. */
varve_status varve_append_attribute_name(const varve_name_taker *taker,
                                         const varve_attribute *attribute) VARVE_MUST_USE;

#endif
