/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checking a module: its structure, where values are defined and used, symbols, and what the
 * definitions of operations, types and attributes ask for, built in or loaded at run time. */
#ifndef VARVE_VERIFY_VERIFY_H
#define VARVE_VERIFY_VERIFY_H

#include "base/vector.h"
#include "dialect/read_checks.h"
#include "ir/module.h"
#include "verify/rules.h"

/* How messages show a node: varve_print_entity of text, which is not ours to name. */
typedef varve_status varve_print_node(varve_context *context, const varve_entity *node,
                                      varve_buffer *out);

/* Finds the offset of an operation in the file that it was read from; 0: unknown. */
typedef struct varve_operation_finder {
  uint64_t (*function)(void *user, const varve_operation *op);
  void *user;
} varve_operation_finder;

typedef struct varve_verify_options {
  varve_diagnostic_sink sink;
  varve_slice file;              /* for operations whose location is no place in a file, */
  varve_operation_finder finder; /* and where they are in it; function may be NULL */
  varve_print_node *print;
  varve_rule_set rules;
  bool is_part; /* operations of the root may be missing */
  bool demotes; /* an operation whose dialect was found in a pack, and that has a fault, loses its
                   definition, with a warning for the first one of its name, unless it has the shape
                   of the definition and the module shows no other version */
  uint32_t *misfits; /* counts errors but those of operations that have the shape of their
                        definitions and violate them; NULL: nothing */
} varve_verify_options;

/* INVALID after at least one error was reported, at the place of the operation. As in mlir-opt, the
 * first fault in an isolated operation is the last one looked for in it; others beside it are
 * looked at. The scratch numbers are used. LIMIT_EXCEEDED, reported too, when constraints take more
 * steps than the size of the module and its definitions allows. */
varve_status varve_verify_module(varve_module *module,
                                 const varve_verify_options *options) VARVE_MUST_USE;

/* What text is checked by as it is read: dialect/read_checks.h. The sink is not used. */
varve_status varve_read_checks_create(varve_context *context, const varve_verify_options *options,
                                      varve_read_checks **checks) VARVE_MUST_USE;
void varve_read_checks_destroy(varve_read_checks *checks); /* may be NULL */

/* Sets context->match_rule, so that expressions of definitions can ask for rules. */
void varve_verify_attach(varve_context *context);

#endif
