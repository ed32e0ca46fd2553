/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sizes of groups of operands or results: in memory an attribute array<i32: ...>, from bytecode
 * version 6 on a sparse array. format-spec/bytecode.md, "Properties". Before LLVM 16 dense
 * elements: dense<[1, 2]> : vector<2xi32>. */
#ifndef VARVE_DIALECT_SEGMENTS_H
#define VARVE_DIALECT_SEGMENTS_H

#include "dialect/definition.h"
#include "ir/attributes.h"

/* What the attribute with them is called. */
varve_slice varve_segments_name(varve_era era, bool are_operands);
/* Sizes as the era has them: an array, or dense elements. */
varve_status varve_segments_get(varve_context *context, const int32_t *sizes, uint32_t count,
                                const varve_attribute **attribute) VARVE_MUST_USE;
/* Whether the attribute is an array<i32>, or a vector of i32. */
bool varve_segments_are_sizes(const varve_attribute *sizes);
/* Whether it is an array<i32>, which a property is. */
bool varve_segments_are_property(const varve_attribute *sizes);
uint32_t varve_segments_count(const varve_attribute *sizes);
int32_t varve_segments_at(const varve_attribute *sizes, uint32_t index);

/* Whether a property of kind SEGMENTS, of this name, is for operands. */
bool varve_segments_are_of_operands(varve_slice name);
/* How many groups an operation of this definition has. */
uint32_t varve_segments_expected(const varve_operation_definition *definition, varve_slice name);

/* An operation's numbers of operands and results. */
typedef struct varve_segment_totals {
  uint32_t operand_count;
  uint32_t result_count;
} varve_segment_totals;
/* The sizes among the properties (NULL: none) that are not those of such an operation: NULL when
 * there are none. */
const varve_property_definition *
varve_segments_find_fault(const varve_operation_definition *definition,
                          const varve_attribute *properties, varve_segment_totals totals);

/* How a sparse array is written. */
typedef struct varve_sparse_form {
  uint32_t count; /* of the numbers that follow */
  uint32_t bits;  /* of them for the place; sparse ones with a count only */
  bool is_sparse;
} varve_sparse_form;
varve_sparse_form varve_segments_form(const varve_attribute *sizes);

#endif
