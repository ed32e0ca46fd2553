/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What affine.c and affine_loops.c share: maps and sets with their operands. */
#ifndef VARVE_HOOKS_AFFINE_H
#define VARVE_HOOKS_AFFINE_H

#include "hooks/shared/form_parts.h"
#include "ir/affine.h"

/* kind: AFFINE_MAP or INTEGER_SET */
varve_status varve_parse_affine_attribute(varve_parser *parser, varve_kind kind,
                                          const varve_entity **attribute) VARVE_MUST_USE;
/* (%i, %j)[%n] */
varve_status varve_parse_affine_operands(varve_parser *parser, const varve_operation_draft *draft,
                                         varve_affine_space *space) VARVE_MUST_USE;
/* An error at the operation's name when map is not one of so many operands. */
varve_status varve_check_affine_operands(varve_parser *parser, const varve_operation_draft *draft,
                                         const varve_entity *map,
                                         varve_affine_space given) VARVE_MUST_USE;
/* The uses from first on are of type index. */
varve_status varve_resolve_indices(varve_parser *parser, const varve_operation_draft *draft,
                                   size_t first) VARVE_MUST_USE;
/* %m[%i + 1, symbol(%n)]: the use of the memref, then those of the map, which is given this name.
 */
varve_status varve_parse_affine_access(varve_parser *parser, varve_slice name) VARVE_MUST_USE;

/* Printing */

/* The attribute when it is a map, or set, of as many dimensions and symbols as the range has
 * operands, which are of type index; else NULL. */
const varve_entity *varve_affine_attribute_of(const varve_operation *op, varve_slice name,
                                              varve_value_range range);
/* A memref, the operands of the map of its indices, and the name of that. */
typedef struct varve_affine_access {
  uint32_t memref;
  varve_value_range indices;
  const char *map;
} varve_affine_access;
/* %m[%i + 1, symbol(%n)] */
varve_status varve_print_affine_access(varve_printer *printer, const varve_operation *op,
                                       const varve_affine_access *access) VARVE_MUST_USE;
/* "#map(%i, %j)[%n]" */
varve_status varve_print_affine_call(varve_printer *printer, const varve_operation *op,
                                     const varve_entity *map,
                                     varve_value_range range) VARVE_MUST_USE;

#endif
