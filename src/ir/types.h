/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builtin types: making them and looking into them. */
#ifndef VARVE_IR_TYPES_H
#define VARVE_IR_TYPES_H

#include "ir/context.h"

#define VARVE_DYNAMIC INT64_MIN /* a dimension, stride or offset that is not known: kDynamic */
enum { VARVE_MAX_INTEGER_WIDTH = (1 << 24) - 1 };

typedef enum varve_signedness { VARVE_SIGNLESS, VARVE_SIGNED, VARVE_UNSIGNED } varve_signedness;
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
                                    const varve_type **type) VARVE_MUST_USE;
varve_status varve_complex_type_get(varve_context *context, const varve_type *element,
                                    const varve_type **type) VARVE_MUST_USE;
/* types: the inputs, then the results. */
varve_status varve_function_type_get(varve_context *context, varve_entity_list types,
                                     uint32_t num_inputs, uint32_t num_results,
                                     const varve_type **type) VARVE_MUST_USE;
varve_status varve_tuple_type_get(varve_context *context, varve_entity_list elements,
                                  uint32_t count, const varve_type **type) VARVE_MUST_USE;
/* scalable: a byte a dimension, or NULL when none is. */
varve_status varve_vector_type_get(varve_context *context, varve_dims dims, const uint8_t *scalable,
                                   const varve_type *element,
                                   const varve_type **type) VARVE_MUST_USE;
/* encoding may be NULL. */
varve_status varve_tensor_type_get(varve_context *context, varve_dims dims,
                                   const varve_type *element, const varve_attribute *encoding,
                                   const varve_type **type) VARVE_MUST_USE;
varve_status varve_unranked_tensor_type_get(varve_context *context, const varve_type *element,
                                            const varve_type **type) VARVE_MUST_USE;
/* layout NULL is the identity map of the rank; space NULL or an integer 0 is none. */
typedef struct varve_memref_parts {
  varve_dims dims;
  const varve_type *element;
  const varve_attribute *layout;
  const varve_attribute *space;
} varve_memref_parts;
varve_status varve_memref_type_get(varve_context *context, const varve_memref_parts *parts,
                                   const varve_type **type) VARVE_MUST_USE;
varve_status varve_unranked_memref_type_get(varve_context *context, const varve_type *element,
                                            const varve_attribute *space,
                                            const varve_type **type) VARVE_MUST_USE;

/* A type or attribute of a dialect, kept as text. The template is what follows "!dialect." with one
 * NUL byte in the place of each reference (a nested type or attribute that aliases may stand for);
 * children are the dialect's name, then the references in order. One reference more may be an
 * integer type that belongs to the type and is not printed: what !quant.uniform<u8:...> stores. */
varve_status varve_dialect_type_get(varve_context *context, const varve_attribute *dialect,
                                    varve_slice template_text, varve_entity_list references,
                                    uint32_t count, const varve_type **type) VARVE_MUST_USE;

/* The same held by its parameters, as its definition has them: flag PARAMETERS. A parameter is a
 * type or attribute, or ABSENT (varve_absent_get); strings are STRINGs, numbers INTEGERs, lists
 * ARRAYs. */
varve_status varve_parametric_type_get(varve_context *context, const varve_attribute *dialect,
                                       varve_slice mnemonic, varve_entity_list parameters,
                                       uint32_t count, const varve_type **type) VARVE_MUST_USE;
static inline bool varve_entity_is_dialect_node(const varve_entity *entity) {
  return entity->kind == VARVE_KIND_DIALECT_TYPE || entity->kind == VARVE_KIND_DIALECT_ATTRIBUTE;
}
static inline bool varve_entity_is_parametric(const varve_entity *entity) {
  return varve_entity_is_dialect_node(entity) && (entity->flags & VARVE_FLAG_PARAMETERS) != 0;
}
static inline varve_slice varve_parametric_mnemonic(const varve_entity *entity) {
  return varve_slice_make((const char *)varve_entity_payload(entity), entity->payload_size);
}
static inline uint32_t varve_parameter_count(const varve_entity *entity) {
  return entity->child_count - 1;
}
static inline const varve_entity *varve_parameter(const varve_entity *entity, uint32_t index) {
  return entity->children[index + 1];
}

varve_integer_layout varve_integer_type_layout(const varve_type *type);
static inline varve_float_kind varve_float_type_kind(const varve_type *type) {
  return (varve_float_kind)type->flags;
}
uint32_t varve_function_type_num_inputs(const varve_type *type);
/* Ranked shapes: vector, tensor, memref. */
bool varve_type_is_shaped(const varve_type *type); /* any of vector, tensors, memrefs */
bool varve_type_has_rank(const varve_type *type);
varve_dims varve_type_dims(const varve_type *type);
const varve_type *varve_type_element(const varve_type *type);      /* shaped and complex types */
const uint8_t *varve_vector_type_scalable(const varve_type *type); /* NULL when none is */
const varve_attribute *varve_tensor_type_encoding(const varve_type *type); /* NULL when none */
const varve_attribute *varve_memref_type_layout(const varve_type *type);
const varve_attribute *
varve_memref_type_space(const varve_type *type); /* also unranked; NULL when none */
/* Product of static dims; false when a dim is dynamic or it overflows. */
bool varve_dims_count(varve_dims dims, uint64_t *count);
/* Bits of an integer, index (64) or float type; 0 for others. complex has none: ask its element. */
uint32_t varve_type_bit_width(const varve_type *type);
static inline bool varve_type_is_integer(const varve_type *type, uint32_t width,
                                         varve_signedness signedness) {
  return type->kind == VARVE_KIND_INTEGER_TYPE && varve_integer_type_layout(type).width == width &&
         varve_integer_type_layout(type).signedness == (uint32_t)signedness;
}

#endif
