/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Builtin attributes except dense elements and dictionaries. */
#include "ir/attributes.h"
#include "ir/children.h"

varve_status varve_string_get(varve_context *context, varve_slice bytes,
                              const varve_entity **attribute) {
  varve_entity_parts parts = {
      .kind = VARVE_KIND_STRING, .payload = bytes.data, .payload_size = bytes.size};
  return varve_entity_intern(context, &parts, attribute);
}

varve_status varve_typed_string_get(varve_context *context, varve_slice bytes,
                                    const varve_entity *type, const varve_entity **attribute) {
  *attribute = NULL;
  if (!varve_child_is_type(type))
    return VARVE_STATUS_INVALID;
  /* A string without a type is stored with type none. */
  if (type->kind == VARVE_KIND_NONE_TYPE)
    return varve_string_get(context, bytes, attribute);
  varve_entity_parts parts = {.kind = VARVE_KIND_STRING,
                              .child_count = 1,
                              .children = &type,
                              .payload = bytes.data,
                              .payload_size = bytes.size};
  return varve_entity_intern(context, &parts, attribute);
}

static varve_status intern_words(varve_context *context, varve_kind kind, const varve_entity *type,
                                 varve_slice words, const varve_entity **attribute) {
  varve_entity_parts parts = {.kind = kind,
                              .child_count = 1,
                              .children = &type,
                              .payload = words.data,
                              .payload_size = words.size};
  return varve_entity_intern(context, &parts, attribute);
}

static bool is_integer_like(const varve_entity *type) {
  return varve_child_is_kind(type, VARVE_KIND_INTEGER_TYPE) ||
         varve_child_is_kind(type, VARVE_KIND_INDEX_TYPE);
}

/* The first given_count words are given; the other words repeat the sign in filler. */
static varve_status intern_integer(varve_context *context, const varve_entity *type,
                                   const uint64_t *given, size_t given_count, uint64_t filler,
                                   const varve_entity **attribute) {
  uint32_t width = varve_type_bit_width(type);
  size_t count = varve_wide_words(width);
  uint64_t small;
  uint64_t *words = &small;
  if (count > 1)
    words = varve_scratch_take(context, count * sizeof(uint64_t));
  if (words == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memcpy(words, given, given_count * sizeof(uint64_t));
  for (size_t i = given_count; i < count; i++)
    words[i] = filler;
  varve_wide_mask(words, width);
  varve_slice bytes = varve_slice_make((const char *)words, count * sizeof(uint64_t));
  varve_status status = intern_words(context, VARVE_KIND_INTEGER, type, bytes, attribute);
  varve_scratch_give(context);
  return status;
}

varve_status varve_integer_get(varve_context *context, const varve_entity *type,
                               const uint64_t *words, const varve_entity **attribute) {
  *attribute = NULL;
  if (!is_integer_like(type))
    return VARVE_STATUS_INVALID;
  size_t count = varve_wide_words(varve_type_bit_width(type));
  return intern_integer(context, type, words, count, 0, attribute);
}

varve_status varve_integer_get_i64(varve_context *context, const varve_entity *type, int64_t value,
                                   const varve_entity **attribute) {
  *attribute = NULL;
  if (!is_integer_like(type))
    return VARVE_STATUS_INVALID;
  uint64_t word = (uint64_t)value;
  return intern_integer(context, type, &word, 1, value < 0 ? UINT64_MAX : 0, attribute);
}

varve_status varve_bool_get(varve_context *context, bool value, const varve_entity **attribute) {
  return varve_integer_get_i64(context, context->i1, value, attribute);
}

bool varve_integer_of(const varve_entity *attribute, int64_t *value) {
  if (attribute == NULL || attribute->kind != VARVE_KIND_INTEGER)
    return false;
  uint32_t width = varve_type_bit_width(attribute->children[0]);
  if (width == 0 || width > 64)
    return false;
  *value = varve_sign_extend(varve_integer_words(attribute)[0], width);
  return true;
}

varve_status varve_float_get(varve_context *context, const varve_entity *type,
                             const uint64_t bits[2], const varve_entity **attribute) {
  *attribute = NULL;
  if (!varve_child_is_kind(type, VARVE_KIND_FLOAT_TYPE))
    return VARVE_STATUS_INVALID;
  uint32_t width = varve_type_bit_width(type);
  uint64_t words[2] = {bits[0], varve_wide_words(width) > 1 ? bits[1] : 0};
  varve_wide_mask(words, width);
  varve_slice bytes = varve_slice_make((const char *)words, sizeof words);
  return intern_words(context, VARVE_KIND_FLOAT, type, bytes, attribute);
}

varve_status varve_type_attribute_get(varve_context *context, const varve_entity *type,
                                      const varve_entity **attribute) {
  *attribute = NULL;
  if (!varve_child_is_type(type))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {.kind = VARVE_KIND_TYPE, .child_count = 1, .children = &type};
  return varve_entity_intern(context, &parts, attribute);
}

varve_status varve_array_get(varve_context *context, varve_entity_list elements, uint32_t count,
                             const varve_entity **attribute) {
  *attribute = NULL;
  if (!varve_children_are(elements, count, varve_child_is_attribute))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {.kind = VARVE_KIND_ARRAY, .child_count = count, .children = elements};
  return varve_entity_intern(context, &parts, attribute);
}

static bool is_flat_symbol(const varve_entity *child) {
  return varve_child_is_kind(child, VARVE_KIND_SYMBOL_REF) && child->child_count == 1;
}

varve_status varve_symbol_ref_get(varve_context *context, const varve_entity *root,
                                  varve_entity_list nested, uint32_t count,
                                  const varve_entity **attribute) {
  *attribute = NULL;
  if (!varve_child_is_string(root) || !varve_children_are(nested, count, is_flat_symbol))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {.kind = VARVE_KIND_SYMBOL_REF, .child_count = 1, .children = &root};
  if (count == 0)
    return varve_entity_intern(context, &parts, attribute);
  size_t size;
  if (count == UINT32_MAX ||
      !varve_multiply_size((size_t)count + 1, sizeof(const varve_entity *), &size))
    return VARVE_STATUS_LIMIT_EXCEEDED;
  const varve_entity **children = varve_scratch_take(context, size);
  if (children == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  children[0] = root;
  memcpy(children + 1, nested, size - sizeof(const varve_entity *));
  parts.child_count = count + 1;
  parts.children = children;
  varve_status status = varve_entity_intern(context, &parts, attribute);
  varve_scratch_give(context);
  return status;
}

varve_status varve_resource_handle_get(varve_context *context, const varve_entity *dialect,
                                       const varve_entity *key, const varve_entity **attribute) {
  *attribute = NULL;
  const varve_entity *children[2] = {dialect, key};
  if (!varve_children_are(children, 2, varve_child_is_string))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {
      .kind = VARVE_KIND_RESOURCE_HANDLE, .child_count = 2, .children = children};
  return varve_entity_intern(context, &parts, attribute);
}

varve_status varve_strided_layout_get(varve_context *context, int64_t offset, varve_dims strides,
                                      const varve_entity **attribute) {
  *attribute = NULL;
  size_t size;
  if (!varve_multiply_size(strides.rank, sizeof(int64_t), &size) ||
      !varve_add_size(size, sizeof(int64_t), &size))
    return VARVE_STATUS_LIMIT_EXCEEDED;
  int64_t *payload = varve_scratch_take(context, size);
  if (payload == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  payload[0] = offset;
  if (strides.rank != 0)
    memcpy(payload + 1, strides.sizes, size - sizeof(int64_t));
  varve_entity_parts parts = {
      .kind = VARVE_KIND_STRIDED_LAYOUT, .payload = payload, .payload_size = size};
  varve_status status = varve_entity_intern(context, &parts, attribute);
  varve_scratch_give(context);
  return status;
}

varve_status varve_distinct_create(varve_context *context, const varve_entity *inner,
                                   const varve_entity **attribute) {
  *attribute = NULL;
  if (!varve_child_is_attribute(inner))
    return VARVE_STATUS_INVALID;
  uint64_t identity = context->next_distinct;
  varve_entity_parts parts = {.kind = VARVE_KIND_DISTINCT,
                              .child_count = 1,
                              .children = &inner,
                              .payload = &identity,
                              .payload_size = sizeof identity};
  VARVE_TRY(varve_entity_intern(context, &parts, attribute));
  context->next_distinct++;
  return VARVE_STATUS_OK;
}

bool varve_attribute_is_elements(const varve_entity *attribute) {
  return attribute->kind == VARVE_KIND_DENSE_ELEMENTS ||
         attribute->kind == VARVE_KIND_SHAPED_ELEMENTS ||
         attribute->kind == VARVE_KIND_DENSE_STRING_ELEMENTS ||
         attribute->kind == VARVE_KIND_DENSE_RESOURCE_ELEMENTS ||
         attribute->kind == VARVE_KIND_SPARSE_ELEMENTS;
}

const varve_entity *varve_attribute_type(const varve_entity *attribute) {
  switch (attribute->kind) {
  case VARVE_KIND_STRING:
    return attribute->child_count == 0 ? NULL : attribute->children[0];
  case VARVE_KIND_TYPE:
  case VARVE_KIND_INTEGER:
  case VARVE_KIND_FLOAT:
    return attribute->children[0];
  default:
    return varve_attribute_is_elements(attribute) ? attribute->children[0] : NULL;
  }
}
