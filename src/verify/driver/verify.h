/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks a module: its structure, dominance, symbols, and the requirements in definitions of
 * operations, types and attributes. The definitions are built in or loaded at run time. */
#ifndef VARVE_VERIFY_VERIFY_H
#define VARVE_VERIFY_VERIFY_H

#include "base/vector.h"
#include "dialect/read_checks.h"
#include "ir/module.h"
#include "verify/rules.h"

/* Appends the text of a node to a message. The function is varve_print_entity of src/text, which
 * src/verify may not call directly. */
typedef varve_status varve_print_node(varve_context *context, const varve_entity *node,
                                      varve_buffer *out);

/* Finds the offset of an operation in the file from which it was read. Returns 0 if the offset is
 * unknown. */
typedef struct varve_operation_finder {
  uint64_t (*function)(void *user, const varve_operation *op);
  void *user;
} varve_operation_finder;

typedef struct varve_verify_options {
  varve_diagnostic_sink sink;
  varve_slice file;              /* the file to report for operations without a file location */
  varve_operation_finder finder; /* finds offsets in that file; function may be NULL */
  varve_print_node *print;
  varve_rule_set rules;
  bool is_part; /* the module is only a part of a module: operations in the regions of the root may
                   be missing */
  bool demotes; /* if an operation that a pack defines has a fault, the verifier removes the
                   definition of the operation instead of reporting an error, and reports a warning
                   for the first such operation of each name. If is_shaped (verifier.h), the
                   verifier does so only if varve_is_of_other_version */
  uint32_t *misfits; /* incremented for each error that is reported while is_shaped (verifier.h) is
                        false; NULL: errors are not counted */
} varve_verify_options;

/* Verifies a module. Returns INVALID after at least one error was reported at the location of an
 * operation. As in mlir-opt, a fault in an isolated operation ends the checks in this operation,
 * but not the checks in its isolated siblings. Overwrites the scratch numbers of the module.
 * Reports and returns LIMIT_EXCEEDED if constraints take more steps than the sizes of the module
 * and of its definitions allow. */
varve_status varve_verify_module(varve_module *module,
                                 const varve_verify_options *options) VARVE_MUST_USE;

/* Creates the checks that the parser calls while it parses text (dialect/read_checks.h). These
 * checks do not use the sink. */
varve_status varve_read_checks_create(varve_context *context, const varve_verify_options *options,
                                      varve_read_checks **checks) VARVE_MUST_USE;
void varve_read_checks_destroy(varve_read_checks *checks); /* may be NULL */

/* Sets context->match_rule, so that expressions of definitions can test rules. */
void varve_verify_attach(varve_context *context);

#endif
