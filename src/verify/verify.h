/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checking a module against the definitions of dialects that were loaded at run time, as mlir-opt
 * does with --irdl-file. Dialects that are built in are not checked here. */
#ifndef VARVE_VERIFY_VERIFY_H
#define VARVE_VERIFY_VERIFY_H

#include "base/vector.h"
#include "ir/module.h"

/* How messages show a node: varve_print_entity of text, which is not ours to name. */
typedef varve_status varve_print_node(varve_context *context, const varve_entity *node,
                                      varve_buffer *out);

typedef struct varve_verify_options {
  varve_diagnostic_sink sink;
  varve_slice file; /* for operations that have no place in a file */
  varve_print_node *print;
} varve_verify_options;

/* INVALID after at least one error was reported, at the place of the operation; the first operation
 * at fault is the last one looked at. LIMIT_EXCEEDED, reported too, when constraints take more
 * steps than the size of the module and its definitions allows. */
varve_status varve_verify_module(varve_module *module,
                                 const varve_verify_options *options) VARVE_MUST_USE;

#endif
