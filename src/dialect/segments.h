/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sizes of operand or result groups. In memory they are an attribute array<i32: ...>; since
 * bytecode version 6 they are a sparse array. format-spec/bytecode.md, "Properties". Before LLVM
 * 16 they are dense elements: dense<[1, 2]> : vector<2xi32>. */
#ifndef VARVE_DIALECT_SEGMENTS_H
#define VARVE_DIALECT_SEGMENTS_H

#include "dialect/definition.h"
#include "ir/attributes.h"

/* Returns the name of the attribute that holds the sizes. */
varve_slice varve_segments_name(varve_era era, bool are_operands);
/* Makes the sizes in the form of the era: an array, or dense elements. */
varve_status varve_segments_get(varve_context *context, const int32_t *sizes, uint32_t count,
                                const varve_entity **attribute) VARVE_MUST_USE;
/* Returns whether the attribute is an array<i32>, or a vector of i32. */
bool varve_segments_are_sizes(const varve_entity *sizes);
/* Returns whether it is an array<i32>, the form of a property. */
bool varve_segments_are_property(const varve_entity *sizes);
uint32_t varve_segments_count(const varve_entity *sizes);
int32_t varve_segments_at(const varve_entity *sizes, uint32_t index);

/* Returns whether a SEGMENTS property of this name is for operands. */
bool varve_segments_are_of_operands(varve_slice name);
/* Returns how many groups an operation of this definition has. */
uint32_t varve_segments_expected(const varve_operation_definition *definition, varve_slice name);

/* An operation's numbers of operands and results. */
typedef struct varve_segment_totals {
  uint32_t operand_count;
  uint32_t result_count;
} varve_segment_totals;
/* Returns the SEGMENTS property whose sizes do not fit such an operation, or NULL if all fit.
 * properties NULL: no properties. */
const varve_property_definition *
varve_segments_find_fault(const varve_operation_definition *definition,
                          const varve_entity *properties, varve_segment_totals totals);

/* How a sparse array is encoded. */
typedef struct varve_sparse_form {
  uint32_t count; /* of the numbers that follow */
  uint32_t bits;  /* for the place; only in sparse arrays with a count */
  bool is_sparse;
} varve_sparse_form;
varve_sparse_form varve_segments_form(const varve_entity *sizes);

#endif
