/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Affine expressions, and the attributes that consist of them: affine maps and integer sets.
 *
 * As in type.h, a function that asks for something that its argument does not have returns 0, NULL
 * or false, and the same rules hold for lifetimes, failures and threads. Everything here: since
 * 0.1. MLIR's "Affine Dialect" defines the expressions. */
#ifndef VARVE_AFFINE_H
#define VARVE_AFFINE_H

#include <varve/attribute.h>

#ifdef __cplusplus
extern "C" {
#endif

VARVE_API varve_affine_kind varve_affine_get_kind(const varve_affine_expression *expression);
/* Returns the number of a dimension or symbol. */
VARVE_API uint32_t varve_affine_get_position(const varve_affine_expression *expression);
VARVE_API int64_t varve_affine_get_constant(const varve_affine_expression *expression);
VARVE_API const varve_affine_expression *
varve_affine_get_lhs(const varve_affine_expression *expression);
VARVE_API const varve_affine_expression *
varve_affine_get_rhs(const varve_affine_expression *expression);

/* Affine maps and integer sets: their dimensions and symbols, and their expressions: the results of
 * a map, the constraints of a set, each of which is equal to 0 or not less than 0. */
VARVE_API uint32_t varve_attribute_get_dim_count(const varve_attribute *attribute);
VARVE_API uint32_t varve_attribute_get_symbol_count(const varve_attribute *attribute);
VARVE_API uint32_t varve_attribute_get_expression_count(const varve_attribute *attribute);
VARVE_API const varve_affine_expression *
varve_attribute_get_expression(const varve_attribute *attribute, uint32_t index);
VARVE_API bool varve_attribute_is_equality(const varve_attribute *set, uint32_t index);

/* Make expressions, simplified as upstream does when it makes them. */
VARVE_API varve_status varve_affine_make_dim(varve_context *context, uint32_t position,
                                             const varve_affine_expression **expression)
    VARVE_MUST_USE;
VARVE_API varve_status varve_affine_make_symbol(varve_context *context, uint32_t position,
                                                const varve_affine_expression **expression)
    VARVE_MUST_USE;
VARVE_API varve_status varve_affine_make_constant(varve_context *context, int64_t value,
                                                  const varve_affine_expression **expression)
    VARVE_MUST_USE;

/* An operation on two expressions; kind is ADD to CEILDIV. */
typedef struct varve_affine_operands {
  varve_affine_kind kind;
  const varve_affine_expression *lhs;
  const varve_affine_expression *rhs;
} varve_affine_operands;
VARVE_API varve_status
varve_affine_make_binary(varve_context *context, varve_affine_operands operands,
                         const varve_affine_expression **expression) VARVE_MUST_USE;

/* The parts of an affine map or integer set. */
typedef struct varve_affine_parts {
  size_t struct_size; /* sizeof(varve_affine_parts) */
  uint32_t dim_count;
  uint32_t symbol_count;
  const varve_affine_expression *const *expressions;
  uint32_t expression_count;
  const bool *is_equality; /* of a set, for each expression; NULL: none is; of a map NULL */
} varve_affine_parts;
/* Fail with BAD_ARGUMENT also if an expression uses a dimension or symbol beyond the counts. A set
 * has at least one expression. */
VARVE_API varve_status varve_attribute_make_affine_map(varve_context *context,
                                                       const varve_affine_parts *parts,
                                                       const varve_attribute **map) VARVE_MUST_USE;
VARVE_API varve_status varve_attribute_make_integer_set(varve_context *context,
                                                        const varve_affine_parts *parts,
                                                        const varve_attribute **set) VARVE_MUST_USE;

/* Prints an expression with its dimensions as d0, d1 and symbols as s0, s1. Also fails with
 * LIMIT_EXCEEDED. The caller frees *text with varve_bytes_destroy. */
VARVE_API varve_status varve_affine_print(varve_context *context,
                                          const varve_affine_expression *expression,
                                          varve_bytes **text) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
