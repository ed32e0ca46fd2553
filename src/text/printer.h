/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Module to text as mlir-opt 22 prints it. */
#ifndef VARVE_TEXT_PRINTER_H
#define VARVE_TEXT_PRINTER_H

#include "ir/module.h"

enum { VARVE_ELIDE_NEVER = -1, VARVE_HEX_IF_LARGER = 100 };

/* Limits are VARVE_ELIDE_NEVER or the values of mlir-opt's options. */
typedef struct varve_print_options {
  bool debug_info;                   /* --mlir-print-debuginfo */
  bool local_scope;                  /* --mlir-print-local-scope */
  int64_t elide_elements_if_larger;  /* --mlir-elide-elementsattrs-if-larger */
  int64_t elide_resources_if_larger; /* --mlir-elide-resource-strings-if-larger */
  bool generic;                      /* --mlir-print-op-generic */
  bool use_location_names;           /* --mlir-use-nameloc-as-prefix */
  bool unique_numbers;               /* --mlir-print-unique-ssa-ids */
  bool pretty_locations;             /* --mlir-pretty-debuginfo */
  bool value_users;                  /* --mlir-print-value-users */
  bool skip_regions;                 /* --mlir-print-skip-regions */
  int64_t hex_if_larger;             /* --mlir-print-elementsattrs-with-hex-if-larger; -1: never */
} varve_print_options;
#define VARVE_PRINT_OPTIONS_INIT                                                                   \
  {                                                                                                \
    false, false, VARVE_ELIDE_NEVER, VARVE_ELIDE_NEVER, false, false, false, false, false, false,  \
        VARVE_HEX_IF_LARGER                                                                        \
  }

/* Appends to out what mlir-opt prints, with its newline at the end. LIMIT_EXCEEDED when the text
 * would pass the context's max_output. */
varve_status varve_print_module(varve_module *module, const varve_print_options *options,
                                varve_buffer *out) VARVE_MUST_USE;
/* A node without aliases, as the fallback of bytecode holds it: types with '!' for dialect types,
 * attributes with their type where it is printed. */
varve_status varve_print_entity(varve_context *context, const varve_entity *entity,
                                varve_buffer *out) VARVE_MUST_USE;
/* A type or attribute of a dialect without the type behind it, as a template: text/template.h.
 * Appends the nested nodes that are its children to holes. */
varve_status varve_print_with_holes(varve_context *context, const varve_entity *entity,
                                    varve_buffer *out, varve_vector *holes) VARVE_MUST_USE;
/* As varve_print_entity up to so many bytes; LIMIT_EXCEEDED if there are more: a graph of few nodes
 * can print as gigabytes. */
varve_status varve_print_within(varve_context *context, const varve_entity *entity, uint64_t most,
                                varve_buffer *out) VARVE_MUST_USE;
/* The same where text is read, of which given bytes stand for the node: what the context has earned
 * pays for what is printed. */
varve_status varve_print_on_credit(varve_context *context, const varve_entity *entity,
                                   uint64_t given, varve_buffer *out) VARVE_MUST_USE;

#endif
