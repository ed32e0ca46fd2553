/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constructors and accessors of builtin types. */
#ifndef VARVE_IR_TYPES_H
#define VARVE_IR_TYPES_H

#include "ir/context.h"

enum { VARVE_MAX_INTEGER_WIDTH = (1 << 24) - 1 };

typedef struct varve_integer_layout {
  uint32_t width;
  uint32_t signedness;
} varve_integer_layout;

typedef const varve_entity *const *varve_entity_list;
typedef struct varve_dims {
  const int64_t *sizes;
  size_t rank;
} varve_dims;

varve_status varve_integer_type_get(varve_context *context, uint32_t width,
                                    varve_signedness signedness,
                                    const varve_entity **type) VARVE_MUST_USE;
varve_status varve_complex_type_get(varve_context *context, const varve_entity *element,
                                    const varve_entity **type) VARVE_MUST_USE;
/* types: first the inputs, then the results. */
varve_status varve_function_type_get(varve_context *context, varve_entity_list types,
                                     uint32_t num_inputs, uint32_t num_results,
                                     const varve_entity **type) VARVE_MUST_USE;
varve_status varve_tuple_type_get(varve_context *context, varve_entity_list elements,
                                  uint32_t count, const varve_entity **type) VARVE_MUST_USE;
/* scalable: one byte for each dimension, or NULL if none is scalable. */
varve_status varve_vector_type_get(varve_context *context, varve_dims dims, const uint8_t *scalable,
                                   const varve_entity *element,
                                   const varve_entity **type) VARVE_MUST_USE;
/* encoding may be NULL. */
varve_status varve_tensor_type_get(varve_context *context, varve_dims dims,
                                   const varve_entity *element, const varve_entity *encoding,
                                   const varve_entity **type) VARVE_MUST_USE;
varve_status varve_unranked_tensor_type_get(varve_context *context, const varve_entity *element,
                                            const varve_entity **type) VARVE_MUST_USE;
/* layout NULL is the identity map of the rank. space NULL or an integer 0 is the default memory
 * space. */
typedef struct varve_memref_parts {
  varve_dims dims;
  const varve_entity *element;
  const varve_entity *layout;
  const varve_entity *space;
} varve_memref_parts;
varve_status varve_memref_type_get(varve_context *context, const varve_memref_parts *parts,
                                   const varve_entity **type) VARVE_MUST_USE;
varve_status varve_unranked_memref_type_get(varve_context *context, const varve_entity *element,
                                            const varve_entity *space,
                                            const varve_entity **type) VARVE_MUST_USE;

/* Makes a type or attribute of a dialect that is stored as text. The template is the text after
 * "!dialect." with one NUL byte in place of each reference, a nested type or attribute that may be
 * printed as an alias. children are the dialect's name, then the references in order. One more
 * reference is allowed: an integer type that belongs to the type but is not printed, such as the
 * storage type of !quant.uniform<u8:...>. One of builtin can be printed, but text is not read again
 * without its definition. */
varve_status varve_dialect_type_get(varve_context *context, const varve_entity *dialect,
                                    varve_slice template_text, varve_entity_list references,
                                    uint32_t count, const varve_entity **type) VARVE_MUST_USE;

/* Makes one that is stored as the parameters of its definition, with flag PARAMETERS. A parameter
 * is a type or attribute, or ABSENT (varve_absent_get). Strings are STRINGs, numbers INTEGERs,
 * lists ARRAYs. */
varve_status varve_parametric_type_get(varve_context *context, const varve_entity *dialect,
                                       varve_slice mnemonic, varve_entity_list parameters,
                                       uint32_t count, const varve_entity **type) VARVE_MUST_USE;
static inline bool varve_entity_is_dialect_node(const varve_entity *entity) {
  return entity->kind == VARVE_KIND_DIALECT_TYPE || entity->kind == VARVE_KIND_DIALECT_ATTRIBUTE;
}
static inline bool varve_entity_is_parametric(const varve_entity *entity) {
  return varve_entity_is_dialect_node(entity) && (entity->flags & VARVE_FLAG_PARAMETERS) != 0;
}
static inline varve_slice varve_parametric_mnemonic(const varve_entity *entity) {
  return varve_slice_make((const char *)varve_entity_payload(entity), entity->payload_size);
}
/* Returns the mnemonic of a dialect's type or attribute, whether its body is parameters or text. */
varve_slice varve_dialect_node_mnemonic(const varve_entity *entity);
static inline uint32_t varve_parameter_count(const varve_entity *entity) {
  return entity->child_count - 1;
}
static inline const varve_entity *varve_parameter(const varve_entity *entity, uint32_t index) {
  return entity->children[index + 1];
}

varve_integer_layout varve_integer_type_layout(const varve_entity *type);
static inline varve_float_kind varve_float_type_kind(const varve_entity *type) {
  return (varve_float_kind)type->flags;
}
uint32_t varve_function_type_num_inputs(const varve_entity *type);
/* Shaped types: vector, tensor, memref. */
bool varve_is_shaped_type(const varve_entity *type); /* includes unranked ones */
bool varve_is_ranked_type(const varve_entity *type);
varve_dims varve_type_dims(const varve_entity *type);
/* Returns whether a size of a type with rank is not known. */
bool varve_has_unknown_size(const varve_entity *type);
const varve_entity *varve_type_element(const varve_entity *type); /* of shaped and complex types */
const uint8_t *varve_vector_type_scalable(const varve_entity *type); /* NULL if no dimension is */
const varve_entity *varve_tensor_type_encoding(const varve_entity *type); /* NULL: none */
const varve_entity *varve_memref_type_layout(const varve_entity *type);
const varve_entity *
varve_memref_type_space(const varve_entity *type); /* also of unranked memrefs; NULL: none */
/* Computes the product of static dims. Returns false if a dim is dynamic or the product overflows.
 */
bool varve_dims_count(varve_dims dims, uint64_t *count);
/* Returns the bits of an integer, index (64) or float type, and 0 for others. For complex, pass its
 * element type. */
uint32_t varve_type_bit_width(const varve_entity *type);
/* Returns whether the highest bit of such an integer is a sign: not if the type is unsigned, nor of
 * i1, whose `true` is 1. */
bool varve_integer_has_sign(const varve_entity *type);
static inline bool varve_type_is_integer(const varve_entity *type, uint32_t width,
                                         varve_signedness signedness) {
  return type->kind == VARVE_KIND_INTEGER_TYPE && varve_integer_type_layout(type).width == width &&
         varve_integer_type_layout(type).signedness == (uint32_t)signedness;
}

#endif
