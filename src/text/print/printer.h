/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints a module as mlir-opt 22 does. */
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

/* Appends what mlir-opt prints, including the final newline, to out. Returns LIMIT_EXCEEDED if
 * the text would exceed the context's max_output. */
varve_status varve_print_module(varve_module *module, const varve_print_options *options,
                                varve_buffer *out) VARVE_MUST_USE;
/* Prints a node without aliases, in the form that bytecode stores as text: types with '!' for
 * dialect types, attributes with their type if it is printed. */
varve_status varve_print_entity(varve_context *context, const varve_entity *entity,
                                varve_buffer *out) VARVE_MUST_USE;
/* Prints a type or attribute of a dialect, without the type after it, as a template:
 * text/template.h. Appends the nested nodes that are its children to holes. */
varve_status varve_print_with_holes(varve_context *context, const varve_entity *entity,
                                    varve_buffer *out, varve_vector *holes) VARVE_MUST_USE;
/* Like varve_print_entity with a limit in bytes. Returns LIMIT_EXCEEDED if there are more: a
 * graph of few nodes can print as gigabytes. */
varve_status varve_print_within(varve_context *context, const varve_entity *entity, uint64_t most,
                                varve_buffer *out) VARVE_MUST_USE;
/* The same for readers, which have read given bytes for the node. The text is charged to the
 * expansion credit of the context. */
varve_status varve_print_on_credit(varve_context *context, const varve_entity *entity,
                                   uint64_t given, varve_buffer *out) VARVE_MUST_USE;

#endif
