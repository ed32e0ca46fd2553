/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks a module: its structure, dominance, symbols, and the requirements in definitions of
 * operations, types and attributes. The definitions are built in or loaded at run time. */
#ifndef VARVE_VERIFY_VERIFY_H
#define VARVE_VERIFY_VERIFY_H

#include "dialect/read_checks.h"
#include "dialect/registry/knowledge.h"
#include "verify/rules.h"

/* The functions of varve_known. */
varve_status varve_verify_module(varve_module *module,
                                 const varve_verify_options *options) VARVE_MUST_USE;
varve_status varve_read_checks_create(varve_context *context, const varve_verify_options *options,
                                      varve_read_checks **checks) VARVE_MUST_USE;
varve_status varve_verify_match_rule(varve_context *context, const varve_rule_question *question,
                                     bool *is_known, bool *is_match) VARVE_MUST_USE;

#endif
