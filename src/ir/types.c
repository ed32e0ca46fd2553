/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builtin types. The constructors enforce the invariants of upstream's verifiers. */
#include "ir/attributes.h"
#include "ir/children.h"

#define KIND_BIT(kind) (1U << VARVE_KIND_##kind)
/* A dialect's type is accepted as an element, because only the dialect knows whether it is one. */
static const uint32_t complex_elements = KIND_BIT(INTEGER_TYPE) | KIND_BIT(FLOAT_TYPE);
static const uint32_t vector_elements =
    KIND_BIT(INTEGER_TYPE) | KIND_BIT(INDEX_TYPE) | KIND_BIT(FLOAT_TYPE) | KIND_BIT(DIALECT_TYPE);
static const uint32_t tensor_elements = KIND_BIT(INTEGER_TYPE) | KIND_BIT(INDEX_TYPE) |
                                        KIND_BIT(FLOAT_TYPE) | KIND_BIT(COMPLEX_TYPE) |
                                        KIND_BIT(VECTOR_TYPE) | KIND_BIT(DIALECT_TYPE);
static const uint32_t memref_elements = KIND_BIT(INTEGER_TYPE) | KIND_BIT(INDEX_TYPE) |
                                        KIND_BIT(FLOAT_TYPE) | KIND_BIT(COMPLEX_TYPE) |
                                        KIND_BIT(VECTOR_TYPE) | KIND_BIT(MEMREF_TYPE) |
                                        KIND_BIT(UNRANKED_MEMREF_TYPE) | KIND_BIT(DIALECT_TYPE);

static bool is_element(const varve_entity *element, uint32_t allowed) {
  return varve_child_is_type(element) && ((allowed >> element->kind) & 1) != 0;
}

static bool dims_are_valid(varve_dims dims, bool may_be_dynamic, int64_t least) {
  for (size_t i = 0; i < dims.rank; i++)
    if (dims.sizes[i] < least && !(may_be_dynamic && dims.sizes[i] == VARVE_DYNAMIC))
      return false;
  return true;
}

varve_status varve_integer_type_get(varve_context *context, uint32_t width,
                                    varve_signedness signedness, const varve_entity **type) {
  *type = NULL;
  if (width > VARVE_MAX_INTEGER_WIDTH || (uint32_t)signedness > VARVE_UNSIGNED)
    return VARVE_STATUS_INVALID;
  varve_integer_layout layout = {width, (uint32_t)signedness};
  varve_entity_parts parts = {
      .kind = VARVE_KIND_INTEGER_TYPE, .payload = &layout, .payload_size = sizeof layout};
  return varve_entity_intern(context, &parts, type);
}

varve_status varve_complex_type_get(varve_context *context, const varve_entity *element,
                                    const varve_entity **type) {
  *type = NULL;
  if (!is_element(element, complex_elements))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {
      .kind = VARVE_KIND_COMPLEX_TYPE, .child_count = 1, .children = &element};
  return varve_entity_intern(context, &parts, type);
}

varve_status varve_function_type_get(varve_context *context, varve_entity_list types,
                                     uint32_t num_inputs, uint32_t num_results,
                                     const varve_entity **type) {
  *type = NULL;
  if (num_results > UINT32_MAX - num_inputs)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  uint32_t count = num_inputs + num_results;
  if (!varve_children_are(types, count, varve_child_is_type))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {.kind = VARVE_KIND_FUNCTION_TYPE,
                              .child_count = count,
                              .children = types,
                              .payload = &num_inputs,
                              .payload_size = sizeof num_inputs};
  return varve_entity_intern(context, &parts, type);
}

varve_status varve_tuple_type_get(varve_context *context, varve_entity_list elements,
                                  uint32_t count, const varve_entity **type) {
  *type = NULL;
  if (!varve_children_are(elements, count, varve_child_is_type))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {
      .kind = VARVE_KIND_TUPLE_TYPE, .child_count = count, .children = elements};
  return varve_entity_intern(context, &parts, type);
}

static varve_status intern_scalable_vector(varve_context *context, varve_dims dims,
                                           const uint8_t *scalable, varve_entity_parts *parts,
                                           const varve_entity **type) {
  size_t dims_size = dims.rank * sizeof(int64_t);
  uint8_t *payload = varve_scratch_take(context, dims_size + dims.rank);
  if (payload == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memcpy(payload, dims.sizes, dims_size);
  for (size_t i = 0; i < dims.rank; i++)
    payload[dims_size + i] = scalable[i] != 0;
  parts->flags = VARVE_FLAG_SCALABLE;
  parts->payload = payload;
  parts->payload_size = dims_size + dims.rank;
  varve_status status = varve_entity_intern(context, parts, type);
  varve_scratch_give(context);
  return status;
}

varve_status varve_vector_type_get(varve_context *context, varve_dims dims, const uint8_t *scalable,
                                   const varve_entity *element, const varve_entity **type) {
  *type = NULL;
  if (!is_element(element, vector_elements) || !dims_are_valid(dims, false, 1))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {.kind = VARVE_KIND_VECTOR_TYPE,
                              .child_count = 1,
                              .children = &element,
                              .payload = dims.sizes,
                              .payload_size = dims.rank * sizeof(int64_t)};
  for (size_t i = 0; scalable != NULL && i < dims.rank; i++)
    if (scalable[i] != 0)
      return intern_scalable_vector(context, dims, scalable, &parts, type);
  return varve_entity_intern(context, &parts, type);
}

varve_status varve_tensor_type_get(varve_context *context, varve_dims dims,
                                   const varve_entity *element, const varve_entity *encoding,
                                   const varve_entity **type) {
  *type = NULL;
  const varve_entity *children[2] = {element, encoding};
  if (!is_element(element, tensor_elements) || !dims_are_valid(dims, true, 0) ||
      (encoding != NULL && !varve_child_is_attribute(encoding)))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {.kind = VARVE_KIND_RANKED_TENSOR_TYPE,
                              .flags = encoding != NULL ? VARVE_FLAG_HAS_ENCODING : 0,
                              .child_count = encoding != NULL ? 2 : 1,
                              .children = children,
                              .payload = dims.sizes,
                              .payload_size = dims.rank * sizeof(int64_t)};
  return varve_entity_intern(context, &parts, type);
}

varve_status varve_unranked_tensor_type_get(varve_context *context, const varve_entity *element,
                                            const varve_entity **type) {
  *type = NULL;
  if (!is_element(element, tensor_elements))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {
      .kind = VARVE_KIND_UNRANKED_TENSOR_TYPE, .child_count = 1, .children = &element};
  return varve_entity_intern(context, &parts, type);
}

static bool is_default_space(const varve_entity *space) {
  return space == NULL ||
         (space->kind == VARVE_KIND_INTEGER &&
          varve_wide_is_zero(varve_integer_words(space), space->payload_size / sizeof(uint64_t)));
}

static bool is_memory_space(const varve_entity *space) {
  return space->kind == VARVE_KIND_INTEGER || space->kind == VARVE_KIND_STRING ||
         space->kind == VARVE_KIND_DICTIONARY || space->kind == VARVE_KIND_DIALECT_ATTRIBUTE;
}

static bool is_layout_of_rank(const varve_entity *layout, size_t rank) {
  if (layout->kind == VARVE_KIND_AFFINE_MAP)
    return varve_affine_attribute_space(layout).num_dims == rank;
  if (layout->kind == VARVE_KIND_STRIDED_LAYOUT)
    return layout->payload_size / sizeof(int64_t) - 1 == rank;
  return layout->kind == VARVE_KIND_DIALECT_ATTRIBUTE;
}

varve_status varve_memref_type_get(varve_context *context, const varve_memref_parts *given,
                                   const varve_entity **type) {
  *type = NULL;
  if (!is_element(given->element, memref_elements) || !dims_are_valid(given->dims, true, 0))
    return VARVE_STATUS_INVALID;
  if (given->dims.rank > UINT32_MAX)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  const varve_entity *layout = given->layout;
  if (layout == NULL)
    VARVE_TRY(varve_affine_identity_map_get(context, (uint32_t)given->dims.rank, &layout));
  bool has_space = !is_default_space(given->space);
  if (!is_layout_of_rank(layout, given->dims.rank) || (has_space && !is_memory_space(given->space)))
    return VARVE_STATUS_INVALID;
  const varve_entity *children[3] = {given->element, layout, given->space};
  varve_entity_parts parts = {.kind = VARVE_KIND_MEMREF_TYPE,
                              .flags = has_space ? VARVE_FLAG_HAS_SPACE : 0,
                              .child_count = has_space ? 3 : 2,
                              .children = children,
                              .payload = given->dims.sizes,
                              .payload_size = given->dims.rank * sizeof(int64_t)};
  return varve_entity_intern(context, &parts, type);
}

varve_status varve_unranked_memref_type_get(varve_context *context, const varve_entity *element,
                                            const varve_entity *space, const varve_entity **type) {
  *type = NULL;
  bool has_space = !is_default_space(space);
  if (!is_element(element, memref_elements) || (has_space && !is_memory_space(space)))
    return VARVE_STATUS_INVALID;
  const varve_entity *children[2] = {element, space};
  varve_entity_parts parts = {.kind = VARVE_KIND_UNRANKED_MEMREF_TYPE,
                              .flags = has_space ? VARVE_FLAG_HAS_SPACE : 0,
                              .child_count = has_space ? 2 : 1,
                              .children = children};
  return varve_entity_intern(context, &parts, type);
}

varve_integer_layout varve_integer_type_layout(const varve_entity *type) {
  return *(const varve_integer_layout *)varve_entity_payload(type);
}

bool varve_integer_has_sign(const varve_entity *type) {
  if (type->kind != VARVE_KIND_INTEGER_TYPE)
    return true;
  varve_integer_layout layout = varve_integer_type_layout(type);
  return layout.signedness == VARVE_SIGNED ||
         (layout.signedness == VARVE_SIGNLESS && layout.width != 1);
}

uint32_t varve_function_type_num_inputs(const varve_entity *type) {
  return *(const uint32_t *)varve_entity_payload(type);
}

bool varve_is_shaped_type(const varve_entity *type) {
  return varve_is_ranked_type(type) || type->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE ||
         type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE;
}

bool varve_is_ranked_type(const varve_entity *type) {
  return type->kind == VARVE_KIND_VECTOR_TYPE || type->kind == VARVE_KIND_RANKED_TENSOR_TYPE ||
         type->kind == VARVE_KIND_MEMREF_TYPE;
}

bool varve_has_unknown_size(const varve_entity *type) {
  varve_dims dims = varve_is_ranked_type(type) ? varve_type_dims(type) : (varve_dims){NULL, 0};
  for (size_t i = 0; i < dims.rank; i++)
    if (dims.sizes[i] == VARVE_DYNAMIC)
      return true;
  return false;
}

/* A scalable vector stores one flag byte for each dimension after all the sizes. */
static size_t bytes_per_dim(const varve_entity *type) {
  bool is_scalable =
      type->kind == VARVE_KIND_VECTOR_TYPE && (type->flags & VARVE_FLAG_SCALABLE) != 0;
  return sizeof(int64_t) + (is_scalable ? 1 : 0);
}

varve_dims varve_type_dims(const varve_entity *type) {
  if (!varve_is_ranked_type(type))
    return (varve_dims){NULL, 0};
  return (varve_dims){varve_entity_payload(type), type->payload_size / bytes_per_dim(type)};
}

const varve_entity *varve_type_element(const varve_entity *type) {
  return varve_is_shaped_type(type) || type->kind == VARVE_KIND_COMPLEX_TYPE ? type->children[0]
                                                                             : NULL;
}

const uint8_t *varve_vector_type_scalable(const varve_entity *type) {
  if (type->kind != VARVE_KIND_VECTOR_TYPE || (type->flags & VARVE_FLAG_SCALABLE) == 0)
    return NULL;
  return (const uint8_t *)(varve_type_dims(type).sizes + varve_type_dims(type).rank);
}

const varve_entity *varve_tensor_type_encoding(const varve_entity *type) {
  return type->kind == VARVE_KIND_RANKED_TENSOR_TYPE && type->child_count == 2 ? type->children[1]
                                                                               : NULL;
}

const varve_entity *varve_memref_type_layout(const varve_entity *type) {
  return type->kind == VARVE_KIND_MEMREF_TYPE ? type->children[1] : NULL;
}

const varve_entity *varve_memref_type_space(const varve_entity *type) {
  bool is_memref =
      type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE;
  if (!is_memref || (type->flags & VARVE_FLAG_HAS_SPACE) == 0)
    return NULL;
  return type->children[type->child_count - 1];
}

bool varve_dims_count(varve_dims dims, uint64_t *count) {
  bool is_empty = false;
  *count = 0;
  for (size_t i = 0; i < dims.rank; i++) {
    if (dims.sizes[i] < 0)
      return false;
    is_empty = is_empty || dims.sizes[i] == 0;
  }
  if (is_empty)
    return true;
  uint64_t product = 1;
  for (size_t i = 0; i < dims.rank; i++) {
    if (product > UINT64_MAX / (uint64_t)dims.sizes[i])
      return false;
    product *= (uint64_t)dims.sizes[i];
  }
  *count = product;
  return true;
}

uint32_t varve_type_bit_width(const varve_entity *type) {
  enum { INDEX_WIDTH = 64 };
  switch (type->kind) {
  case VARVE_KIND_INTEGER_TYPE:
    return varve_integer_type_layout(type).width;
  case VARVE_KIND_INDEX_TYPE:
    return INDEX_WIDTH;
  case VARVE_KIND_FLOAT_TYPE:
    return varve_float_format_get(varve_float_type_kind(type))->width;
  default:
    return 0;
  }
}
