/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that parse and print affine maps and integer sets with their operands, for all files of
 * affine. */
#ifndef VARVE_HOOKS_AFFINE_H
#define VARVE_HOOKS_AFFINE_H

#include "hooks/shared/form_parts.h"
#include "ir/affine.h"

/* Parses an affine map or an integer set. kind: VARVE_KIND_AFFINE_MAP or VARVE_KIND_INTEGER_SET.
 * Reports an error if the attribute has another kind. */
varve_status varve_parse_affine_attribute(varve_parser *parser, varve_kind kind,
                                          const varve_entity **attribute) VARVE_MUST_USE;
/* Parses (%i, %j)[%n]. Sets *space to the number of dimensions in (...) and of symbols in [...]. */
varve_status varve_parse_affine_operands(varve_parser *parser, const varve_operation_draft *draft,
                                         varve_affine_space *space) VARVE_MUST_USE;
/* Reports an error at the operation's name unless the map or set has as many dimensions and as many
 * symbols as given. */
varve_status varve_check_affine_operands(varve_parser *parser, const varve_operation_draft *draft,
                                         const varve_entity *map,
                                         varve_affine_space given) VARVE_MUST_USE;
/* Resolves the operands of the draft from index first to the last as values of type index. */
varve_status varve_resolve_indices(varve_parser *parser, const varve_operation_draft *draft,
                                   size_t first) VARVE_MUST_USE;
/* Parses %m[%i + 1, symbol(%n)], and adds the map as the attribute `name`. Adds the operand %m,
 * then the operands of the map. */
varve_status varve_parse_affine_access(varve_parser *parser, varve_slice name) VARVE_MUST_USE;

/* Functions that print */

/* Returns the attribute `name` if it is a map or set that fits the range of operands: all these
 * operands have type index, and the number of dimensions plus symbols is the number of operands.
 * Otherwise returns NULL. */
const varve_entity *varve_affine_attribute_of(const varve_operation *op, varve_slice name,
                                              varve_value_range range);
/* A memref with indices: the index of the operand that is the memref, the operands of the map, and
 * the name of the attribute that is the map. */
typedef struct varve_affine_access {
  uint32_t memref;
  varve_value_range indices;
  const char *map;
} varve_affine_access;
/* Prints %m[%i + 1, symbol(%n)]. */
varve_status varve_print_affine_access(varve_printer *printer, const varve_operation *op,
                                       const varve_affine_access *access) VARVE_MUST_USE;
/* Prints #map(%i, %j)[%n]. */
varve_status varve_print_affine_call(varve_printer *printer, const varve_operation *op,
                                     const varve_entity *map,
                                     varve_value_range range) VARVE_MUST_USE;

#endif
