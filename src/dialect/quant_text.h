/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of dialect quant as mlir-opt prints them. */
#ifndef VARVE_DIALECT_QUANT_TEXT_H
#define VARVE_DIALECT_QUANT_TEXT_H

#include "ir/attributes.h"

/* The fields of a type in bytecode: format-spec/bytecode.md, "Types of quant". The counts of the
 * lists are consistent. */
typedef struct varve_quant_fields {
  uint64_t code;
  const uint64_t *numbers;
  varve_entity_list children;
  uint32_t child_count;
} varve_quant_fields;

/* Appends "uniform<...>". Returns INVALID if the fields do not make a type. */
varve_status varve_quant_type_print(const varve_quant_fields *fields,
                                    varve_buffer *out) VARVE_MUST_USE;
/* Makes the type. text is scratch. */
varve_status varve_quant_type_get(varve_context *context, const varve_quant_fields *fields,
                                  varve_buffer *text, const varve_type **type) VARVE_MUST_USE;
/* Replaces a type parsed from text by the one that mlir-opt makes of it. If the text is not
 * understood, the type stays unchanged. */
varve_status varve_quant_type_normalize(varve_context *context,
                                        const varve_type **type) VARVE_MUST_USE;
/* Returns whether scales and zero points can be those of sub-channels, and how many there are. */
bool varve_quant_are_blocks(const varve_attribute *scales, const varve_attribute *zero_points,
                            uint64_t *count);

#endif
