/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/attribute.h: making attributes. */
#include <varve/attribute.h>

#include "api/entities/dialect_entity.h"
#include "api/options.h"
#include "base/number/float_format.h"
#include "dialect/known/shaped_type.h"
#include "ir/handle.h"

/* Clears the output. Returns whether context and output are not NULL. */
static bool can_make(const varve_context *context, const varve_attribute **attribute) {
  if (attribute != NULL)
    *attribute = NULL;
  return context != NULL && attribute != NULL;
}

/* Parts that are of the context, but not allowed together. */
static varve_status as_argument(varve_status status) {
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_BAD_ARGUMENT : status;
}

static bool is_kind_of(const varve_context *context, const varve_type *type, varve_kind kind) {
  return varve_is_type_of(context, type) && varve_of_type(type)->kind == kind;
}

static bool is_integer_or_index(const varve_context *context, const varve_type *type) {
  return is_kind_of(context, type, VARVE_KIND_INTEGER_TYPE) ||
         is_kind_of(context, type, VARVE_KIND_INDEX_TYPE);
}

varve_status varve_attribute_make_string(varve_context *context, varve_slice bytes,
                                         const varve_type *type,
                                         const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !varve_slice_is_sound(bytes) ||
      (type != NULL && !varve_is_type_of(context, type)))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = type == NULL
                            ? varve_string_get(context, bytes, &made)
                            : varve_typed_string_get(context, bytes, varve_of_type(type), &made);
  return varve_give_attribute(status, &made, attribute);
}

varve_status varve_attribute_make_integer(varve_context *context, const varve_type *type,
                                          int64_t value, const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !is_integer_or_index(context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_integer_get_i64(context, varve_of_type(type), value, &made),
                              &made, attribute);
}

varve_status varve_attribute_make_integer_words(varve_context *context, const varve_type *type,
                                                const uint64_t *words,
                                                const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !is_integer_or_index(context, type) || words == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_integer_get(context, varve_of_type(type), words, &made), &made,
                              attribute);
}

varve_status varve_attribute_make_bool(varve_context *context, bool value,
                                       const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_bool_get(context, value, &made), &made, attribute);
}

varve_status varve_attribute_make_float_words(varve_context *context, const varve_type *type,
                                              const uint64_t words[2],
                                              const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !is_kind_of(context, type, VARVE_KIND_FLOAT_TYPE) ||
      words == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = varve_float_get(context, varve_of_type(type), words, &made);
  return varve_give_attribute(as_argument(status), &made, attribute);
}

varve_status varve_attribute_make_float(varve_context *context, const varve_type *type,
                                        double value, const varve_attribute **attribute) {
  uint64_t words[2] = {0, 0};
  if (!can_make(context, attribute) || !is_kind_of(context, type, VARVE_KIND_FLOAT_TYPE) ||
      !varve_float_from_double(varve_float_type_kind(varve_of_type(type)), value, words))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_attribute_make_float_words(context, type, words, attribute);
}

varve_status varve_attribute_make_unit(varve_context *context, const varve_attribute **attribute) {
  if (!can_make(context, attribute))
    return VARVE_STATUS_BAD_ARGUMENT;
  *attribute = varve_as_attribute(context->unit);
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_make_type(varve_context *context, const varve_type *type,
                                       const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !varve_is_type_of(context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_type_attribute_get(context, varve_of_type(type), &made), &made,
                              attribute);
}

varve_status varve_attribute_make_distinct(varve_context *context, const varve_attribute *inner,
                                           const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !varve_is_attribute_of(context, inner))
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_give_attribute(varve_distinct_create(context, varve_of_attribute(inner), &made),
                              &made, attribute);
}

varve_status varve_attribute_make_array(varve_context *context, varve_attribute_list elements,
                                        const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  varve_vector nodes;
  if (!can_make(context, attribute))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_init(&nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = varve_append_attributes(&nodes, context, elements);
  if (status == VARVE_STATUS_OK)
    status = varve_array_get(context, nodes.data, elements.count, &made);
  varve_vector_release(&nodes);
  return varve_give_attribute(status, &made, attribute);
}

static varve_status append_entries(varve_vector *nodes, varve_context *context,
                                   const varve_named_attribute *entries, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *name = NULL;
    if (!varve_slice_is_sound(entries[i].name) || !varve_is_attribute_of(context, entries[i].value))
      return VARVE_STATUS_BAD_ARGUMENT;
    VARVE_TRY(varve_string_get(context, entries[i].name, &name));
    VARVE_TRY(varve_vector_push_pointer(nodes, name));
    VARVE_TRY(varve_vector_push_pointer(nodes, entries[i].value));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_make_dictionary(varve_context *context,
                                             const varve_named_attribute *entries, uint32_t count,
                                             const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  varve_vector nodes;
  if (!can_make(context, attribute) || (entries == NULL && count != 0) || count > UINT32_MAX / 2)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_init(&nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = append_entries(&nodes, context, entries, count);
  if (status == VARVE_STATUS_OK)
    status = varve_dictionary_get(context, nodes.data, count, NULL, &made);
  varve_vector_release(&nodes);
  return varve_give_attribute(status, &made, attribute);
}

static varve_status append_names(varve_vector *nodes, varve_context *context,
                                 const varve_slice *names, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *name = NULL;
    if (!varve_slice_is_sound(names[i]))
      return VARVE_STATUS_BAD_ARGUMENT;
    VARVE_TRY(varve_string_get(context, names[i], &name));
    if (i != 0)
      VARVE_TRY(varve_symbol_ref_get(context, name, NULL, 0, &name));
    VARVE_TRY(varve_vector_push_pointer(nodes, name));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_attribute_make_symbol_ref(varve_context *context, const varve_slice *names,
                                             uint32_t count, const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  varve_vector nodes;
  if (!can_make(context, attribute) || names == NULL || count == 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_init(&nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = append_names(&nodes, context, names, count);
  if (status == VARVE_STATUS_OK) {
    const varve_entity *const *items = nodes.data;
    status = varve_symbol_ref_get(context, items[0], items + 1, count - 1, &made);
  }
  varve_vector_release(&nodes);
  return varve_give_attribute(status, &made, attribute);
}

varve_status varve_attribute_make_dense_array(varve_context *context,
                                              const varve_type *element_type, varve_slice bytes,
                                              const varve_attribute **attribute) {
  const varve_entity *element = varve_of_type(element_type), *made = NULL;
  if (!can_make(context, attribute) || !varve_is_type_of(context, element_type) ||
      !varve_slice_is_sound(bytes))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = bytes.size == 0 && varve_type_bit_width(element) == 0
                            ? varve_dense_array_of_empty_get(context, element, 0, &made)
                            : varve_dense_array_get(context, element, bytes, &made);
  return varve_give_attribute(status, &made, attribute);
}

/* Makes elements of a builtin type, or of a type whose definition gives it a shape. */
static varve_status make_elements(varve_context *context, const varve_entity *type,
                                  const varve_elements *elements, const varve_entity **made) {
  const varve_entity *tensor = NULL;
  VARVE_TRY(varve_tensor_of_shaped(context, type, &tensor));
  VARVE_TRY(varve_dense_elements_get(context, tensor == NULL ? type : tensor, elements->bytes,
                                     elements->is_splat, made));
  return tensor == NULL ? VARVE_STATUS_OK : varve_shaped_elements_get(context, type, *made, made);
}

varve_status varve_attribute_make_elements(varve_context *context, const varve_type *type,
                                           const varve_elements *elements,
                                           const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  varve_elements filled = {.struct_size = sizeof filled};
  if (!can_make(context, attribute) || !varve_is_type_of(context, type) || elements == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(elements, &filled, sizeof filled));
  if (!varve_slice_is_sound(filled.bytes))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = make_elements(context, varve_of_type(type), &filled, &made);
  return varve_give_attribute(status, &made, attribute);
}

varve_status varve_attribute_make_string_elements(varve_context *context, const varve_type *type,
                                                  varve_attribute_list strings,
                                                  const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  varve_vector nodes;
  if (!can_make(context, attribute) || !varve_is_type_of(context, type))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_vector_init(&nodes, &context->memory, sizeof(const varve_entity *));
  varve_status status = varve_append_attributes(&nodes, context, strings);
  varve_string_list list = {nodes.data, strings.count};
  if (status == VARVE_STATUS_OK)
    status = varve_dense_strings_get(context, varve_of_type(type), list, &made);
  varve_vector_release(&nodes);
  return varve_give_attribute(as_argument(status), &made, attribute);
}

varve_status varve_attribute_make_resource_handle(varve_context *context, varve_slice dialect,
                                                  varve_slice key,
                                                  const varve_attribute **attribute) {
  const varve_entity *names[2] = {NULL, NULL}, *made = NULL;
  if (!can_make(context, attribute) || !varve_slice_is_sound(dialect) || !varve_slice_is_sound(key))
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_string_get(context, dialect, &names[0]));
  VARVE_TRY(varve_string_get(context, key, &names[1]));
  varve_status status = varve_resource_handle_get(context, names[0], names[1], &made);
  return varve_give_attribute(as_argument(status), &made, attribute);
}

varve_status varve_attribute_make_resource_elements(varve_context *context, const varve_type *type,
                                                    const varve_attribute *handle,
                                                    const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !varve_is_type_of(context, type) ||
      !varve_is_attribute_of(context, handle) ||
      !varve_slice_equal(varve_attribute_get_resource_dialect(handle), VARVE_SLICE("builtin")))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status =
      varve_dense_resource_get(context, varve_of_type(type), varve_of_attribute(handle), &made);
  return varve_give_attribute(as_argument(status), &made, attribute);
}

varve_status varve_attribute_make_sparse_elements(varve_context *context, const varve_type *type,
                                                  const varve_attribute *indices,
                                                  const varve_attribute *values,
                                                  const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !varve_is_type_of(context, type) ||
      !varve_is_attribute_of(context, indices) || !varve_is_attribute_of(context, values))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_status status = varve_sparse_elements_get(
      context, varve_of_type(type), varve_of_attribute(indices), varve_of_attribute(values), &made);
  return varve_give_attribute(as_argument(status), &made, attribute);
}

varve_status varve_attribute_make_strided_layout(varve_context *context, int64_t offset,
                                                 varve_shape strides,
                                                 const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || (strides.sizes == NULL && strides.rank != 0) ||
      strides.scalable != NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_dims dims = {strides.sizes, strides.rank};
  varve_status status = varve_strided_layout_get(context, offset, dims, &made);
  return varve_give_attribute(as_argument(status), &made, attribute);
}

varve_status varve_attribute_make_dialect(varve_context *context, varve_slice name,
                                          varve_dialect_parameter_list parameters,
                                          const varve_attribute **attribute) {
  const varve_entity *made = NULL;
  if (!can_make(context, attribute) || !varve_slice_is_sound(name))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_entity_name full = {.text = name, .is_type = false};
  varve_status status = varve_make_dialect_entity(context, full, parameters, &made);
  return varve_give_attribute(status, &made, attribute);
}
