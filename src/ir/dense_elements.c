/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dense and sparse elements in one canonical form, that of bytecode 6.4: little-endian on all
 * hosts. */
#include "ir/attributes.h"
#include "ir/children.h"

/* The layout of the raw data of an element type. */
typedef struct dense_layout {
  uint32_t part_width; /* bits of an element, or of each part of a complex one */
  size_t part_size;    /* bytes of an element or part */
  size_t element_size; /* 0: packed bits, or elements of width 0 */
  bool is_packed;      /* i1 */
} dense_layout;

/* Returns false if elements of this type have no raw data. */
static bool find_layout(const varve_entity *element, dense_layout *layout) {
  bool is_complex = element->kind == VARVE_KIND_COMPLEX_TYPE;
  const varve_entity *part = is_complex ? element->children[0] : element;
  if (part->kind != VARVE_KIND_INTEGER_TYPE && part->kind != VARVE_KIND_INDEX_TYPE &&
      part->kind != VARVE_KIND_FLOAT_TYPE)
    return false;
  layout->part_width = varve_type_bit_width(part);
  layout->part_size = (layout->part_width + 7) / 8;
  layout->is_packed =
      !is_complex && part->kind == VARVE_KIND_INTEGER_TYPE && layout->part_width == 1;
  layout->element_size = layout->is_packed ? 0 : layout->part_size * (is_complex ? 2 : 1);
  return true;
}

size_t varve_dense_element_size(const varve_entity *element) {
  dense_layout layout;
  return find_layout(element, &layout) ? layout.element_size : 0;
}

static bool is_static(const varve_entity *type) {
  if (!varve_child_is_type(type) || !varve_is_ranked_type(type))
    return false;
  varve_dims dims = varve_type_dims(type);
  for (size_t i = 0; i < dims.rank; i++)
    if (dims.sizes[i] < 0)
      return false;
  return true;
}

static bool size_fits(const varve_entity *type, const dense_layout *layout, uint64_t size,
                      bool splat) {
  if (splat)
    return size == (layout->is_packed ? 1 : layout->element_size);
  uint64_t count;
  if (!varve_dims_count(varve_type_dims(type), &count))
    return false;
  if (layout->is_packed)
    return size == count / 8 + (count % 8 != 0);
  if (layout->element_size == 0)
    return size == 0;
  return size % layout->element_size == 0 && size / layout->element_size == count;
}

bool varve_dense_size_is_valid(const varve_entity *type, uint64_t size, bool splat) {
  dense_layout layout;
  return is_static(type) && find_layout(varve_type_element(type), &layout) &&
         size_fits(type, &layout, size, splat);
}

/* Returns a mask of the bits in a part's last byte that belong to the value. */
static unsigned last_byte_mask(const dense_layout *layout) {
  return layout->part_width % 8 == 0 ? 0xFF : (1U << layout->part_width % 8) - 1;
}

static bool has_stray_bits(const dense_layout *layout, varve_slice data) {
  unsigned stray = ~last_byte_mask(layout) & 0xFF;
  if (stray == 0)
    return false;
  for (size_t i = layout->part_size - 1; i < data.size; i += layout->part_size)
    if (((unsigned char)data.data[i] & stray) != 0)
      return true;
  return false;
}

/* Makes a copy without stray bits in the context's scratch memory. */
static varve_status clear_stray_bits(varve_context *context, const dense_layout *layout,
                                     varve_slice *data) {
  unsigned mask = last_byte_mask(layout);
  unsigned char *copy = varve_scratch_take(context, data->size);
  if (copy == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memcpy(copy, data->data, data->size);
  for (size_t i = layout->part_size - 1; i < data->size; i += layout->part_size)
    copy[i] = (unsigned char)(copy[i] & mask);
  data->data = (const char *)copy;
  return VARVE_STATUS_OK;
}

/* Compares each element with the one before it. */
static bool all_elements_equal(varve_slice data, size_t element_size) {
  return data.size <= element_size ||
         memcmp(data.data, data.data + element_size, data.size - element_size) == 0;
}

typedef struct dense_data {
  varve_slice bytes;
  bool splat;
} dense_data;

static varve_status intern_dense(varve_context *context, const varve_entity *type, dense_data data,
                                 const varve_entity **attribute) {
  varve_entity_parts parts = {.kind = VARVE_KIND_DENSE_ELEMENTS,
                              .flags = data.splat ? VARVE_FLAG_SPLAT : 0,
                              .child_count = 1,
                              .children = &type,
                              .payload = data.bytes.data,
                              .payload_size = data.bytes.size};
  return varve_entity_intern(context, &parts, attribute);
}

static bool all_bits_are(varve_slice bytes, uint64_t bit_count, unsigned char filler) {
  size_t whole_bytes = (size_t)(bit_count / 8);
  for (size_t i = 0; i < whole_bytes; i++)
    if ((unsigned char)bytes.data[i] != filler)
      return false;
  unsigned used = (1U << bit_count % 8) - 1;
  return used == 0 || ((unsigned char)bytes.data[whole_bytes] & used) == (filler & used);
}

static varve_status intern_bits(varve_context *context, const varve_entity *type, dense_data data,
                                const varve_entity **attribute) {
  uint64_t count = 1;
  if (!data.splat && !varve_dims_count(varve_type_dims(type), &count))
    return VARVE_STATUS_INVALID;
  if (count == 0)
    return intern_dense(context, type, data, attribute);
  bool all_ones = all_bits_are(data.bytes, count, 0xFF);
  if (all_ones || all_bits_are(data.bytes, count, 0)) {
    dense_data one = {varve_slice_make(all_ones ? "\xFF" : "\0", 1), true};
    return intern_dense(context, type, one, attribute);
  }
  dense_layout whole = {.part_width = (uint32_t)(count % 8), .part_size = data.bytes.size};
  if (has_stray_bits(&whole, data.bytes))
    VARVE_TRY(clear_stray_bits(context, &whole, &data.bytes));
  varve_status status = intern_dense(context, type, data, attribute);
  varve_scratch_give(context);
  return status;
}

varve_status varve_dense_elements_get(varve_context *context, const varve_entity *type,
                                      varve_slice data, bool splat,
                                      const varve_entity **attribute) {
  *attribute = NULL;
  dense_layout layout;
  if (!is_static(type) || !find_layout(varve_type_element(type), &layout) ||
      !size_fits(type, &layout, data.size, splat))
    return VARVE_STATUS_INVALID;
  if (layout.is_packed)
    return intern_bits(context, type, (dense_data){data, splat}, attribute);
  if (data.size == 0)
    return intern_dense(context, type, (dense_data){data, false}, attribute);
  if (has_stray_bits(&layout, data))
    VARVE_TRY(clear_stray_bits(context, &layout, &data));
  splat = splat || all_elements_equal(data, layout.element_size);
  if (splat)
    data.size = layout.element_size;
  varve_status status = intern_dense(context, type, (dense_data){data, splat}, attribute);
  varve_scratch_give(context);
  return status;
}

varve_status varve_shaped_elements_get(varve_context *context, const varve_entity *type,
                                       const varve_entity *elements,
                                       const varve_entity **attribute) {
  const varve_entity *children[2] = {type, elements};
  *attribute = NULL;
  if (!varve_child_is_kind(type, VARVE_KIND_DIALECT_TYPE) ||
      !varve_child_is_kind(elements, VARVE_KIND_DENSE_ELEMENTS))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {
      .kind = VARVE_KIND_SHAPED_ELEMENTS, .child_count = 2, .children = children};
  return varve_entity_intern(context, &parts, attribute);
}

varve_status varve_dense_strings_get(varve_context *context, const varve_entity *type,
                                     varve_string_list strings, const varve_entity **attribute) {
  *attribute = NULL;
  uint64_t count;
  if (!is_static(type) || !varve_children_are(strings.items, strings.count, varve_child_is_string))
    return VARVE_STATUS_INVALID;
  bool splat = strings.count == 1;
  if (!splat && (!varve_dims_count(varve_type_dims(type), &count) || count != strings.count))
    return VARVE_STATUS_INVALID;
  uint32_t equal = 1;
  while (equal < strings.count && strings.items[equal] == strings.items[0])
    equal++;
  if (strings.count > 1 && equal == strings.count) {
    strings.count = 1;
    splat = true;
  }
  size_t size;
  if (strings.count == UINT32_MAX ||
      !varve_multiply_size((size_t)strings.count + 1, sizeof(const varve_entity *), &size))
    return VARVE_STATUS_LIMIT_EXCEEDED;
  const varve_entity **children = varve_scratch_take(context, size);
  if (children == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  children[0] = type;
  if (strings.count != 0)
    memcpy(children + 1, strings.items, strings.count * sizeof(const varve_entity *));
  varve_entity_parts parts = {.kind = VARVE_KIND_DENSE_STRING_ELEMENTS,
                              .flags = splat ? VARVE_FLAG_SPLAT : 0,
                              .child_count = strings.count + 1,
                              .children = children};
  varve_status status = varve_entity_intern(context, &parts, attribute);
  varve_scratch_give(context);
  return status;
}

varve_status varve_dense_resource_get(varve_context *context, const varve_entity *type,
                                      const varve_entity *handle, const varve_entity **attribute) {
  *attribute = NULL;
  const varve_entity *children[2] = {type, handle};
  if (!varve_child_is_type(type) || !varve_is_shaped_type(type) ||
      !varve_child_is_kind(handle, VARVE_KIND_RESOURCE_HANDLE))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {
      .kind = VARVE_KIND_DENSE_RESOURCE_ELEMENTS, .child_count = 2, .children = children};
  return varve_entity_intern(context, &parts, attribute);
}

/* Sets the bytes of an element of a dense array. Returns false if arrays cannot have such elements.
 */
static bool find_array_element_size(const varve_entity *element, size_t *size) {
  if (!varve_child_is_kind(element, VARVE_KIND_INTEGER_TYPE) &&
      !varve_child_is_kind(element, VARVE_KIND_FLOAT_TYPE))
    return false;
  uint32_t width = varve_type_bit_width(element);
  *size = width == 1 ? 1 : width / 8;
  return width == 1 || width % 8 == 0;
}

size_t varve_dense_array_element_size(const varve_entity *element) {
  size_t size;
  return find_array_element_size(element, &size) ? size : 0;
}

varve_status varve_dense_array_get(varve_context *context, const varve_entity *element,
                                   varve_slice data, const varve_entity **attribute) {
  *attribute = NULL;
  size_t size;
  if (!find_array_element_size(element, &size) || size == 0 || data.size % size != 0)
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {.kind = VARVE_KIND_DENSE_ARRAY,
                              .child_count = 1,
                              .children = &element,
                              .payload = data.data,
                              .payload_size = data.size};
  dense_layout booleans = {.part_width = varve_type_bit_width(element), .part_size = size};
  if (has_stray_bits(&booleans, data)) {
    VARVE_TRY(clear_stray_bits(context, &booleans, &data));
    parts.payload = data.data;
  }
  varve_status status = varve_entity_intern(context, &parts, attribute);
  varve_scratch_give(context);
  return status;
}

varve_status varve_dense_array_of_empty_get(varve_context *context, const varve_entity *element,
                                            uint64_t count, const varve_entity **attribute) {
  *attribute = NULL;
  size_t size;
  if (!find_array_element_size(element, &size) || size != 0)
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {.kind = VARVE_KIND_DENSE_ARRAY,
                              .child_count = 1,
                              .children = &element,
                              .payload = &count,
                              .payload_size = sizeof count};
  return varve_entity_intern(context, &parts, attribute);
}

uint64_t varve_dense_array_count(const varve_entity *attribute) {
  size_t size;
  if (!find_array_element_size(attribute->children[0], &size))
    return 0;
  if (size == 0)
    return *(const uint64_t *)varve_entity_payload(attribute);
  return attribute->payload_size / size;
}

varve_slice varve_dense_array_bytes(const varve_entity *attribute) {
  if (varve_type_bit_width(attribute->children[0]) == 0)
    return varve_slice_make(NULL, 0);
  return varve_slice_make(varve_entity_payload(attribute), attribute->payload_size);
}

int64_t varve_dense_array_i64(const varve_entity *attribute, uint64_t index) {
  const unsigned char *bytes = (const unsigned char *)varve_dense_array_bytes(attribute).data;
  uint32_t width = varve_type_bit_width(attribute->children[0]), size = (width + 7) / 8;
  if (bytes == NULL || width > 64)
    return 0;
  uint64_t word = varve_load_bytes(bytes + index * size, size);
  return width < 2 ? (int64_t)word : varve_sign_extend(word, width);
}

bool varve_is_dense_i64_array(const varve_entity *attribute) {
  if (attribute == NULL || attribute->kind != VARVE_KIND_DENSE_ARRAY)
    return false;
  return varve_type_is_integer(attribute->children[0], 64, VARVE_SIGNLESS);
}

bool varve_dense_integer_at(const varve_entity *elements, uint64_t index, int64_t *value) {
  if (elements == NULL || elements->kind != VARVE_KIND_DENSE_ELEMENTS)
    return false;
  const varve_entity *element = varve_type_element(elements->children[0]);
  bool is_index = element->kind == VARVE_KIND_INDEX_TYPE;
  uint32_t width = is_index ? 64 : varve_type_bit_width(element);
  size_t size = (width + 7) / 8;
  const unsigned char *bytes = varve_entity_payload(elements);
  if ((!is_index && element->kind != VARVE_KIND_INTEGER_TYPE) || width < 2 || width > 64)
    return false;
  if ((elements->flags & VARVE_FLAG_SPLAT) != 0)
    index = 0;
  if (elements->payload_size / size <= index)
    return false;
  *value = varve_sign_extend(varve_load_bytes(bytes + index * size, size), width);
  return true;
}

/* Sparse elements: as in upstream's verifier, every index must be inside the shape; the eras 2019
 * and 2020 do not check that. */

/* Each row holds one index for each dimension; a splat is one row of equal indices. */
static bool indices_are_inside(const varve_entity *indices, varve_dims dims) {
  bool splat = (indices->flags & VARVE_FLAG_SPLAT) != 0;
  const uint8_t *bytes = varve_entity_payload(indices);
  size_t left = indices->payload_size / sizeof(uint64_t);
  if (left == 0 || dims.rank == 0)
    return true;
  do {
    for (size_t i = 0; i < dims.rank; i++) {
      if (varve_load_bytes(bytes, sizeof(uint64_t)) >= (uint64_t)dims.sizes[i])
        return false;
      bytes += splat ? 0 : sizeof(uint64_t);
    }
    left -= splat ? left : dims.rank;
  } while (left != 0);
  return true;
}

static bool indices_fit(const varve_entity *indices, varve_dims dims) {
  if (!varve_child_is_kind(indices, VARVE_KIND_DENSE_ELEMENTS) ||
      !varve_type_is_integer(varve_type_element(indices->children[0]), 64, VARVE_SIGNLESS))
    return false;
  varve_dims shape = varve_type_dims(indices->children[0]);
  bool is_table = shape.rank == 2 && (uint64_t)shape.sizes[1] == dims.rank;
  bool is_list = shape.rank == 1 && dims.rank == 1;
  return is_table || is_list;
}

static bool is_dense(const varve_entity *values) {
  return varve_child_is_kind(values, VARVE_KIND_DENSE_ELEMENTS) ||
         varve_child_is_kind(values, VARVE_KIND_DENSE_STRING_ELEMENTS);
}

varve_status varve_sparse_elements_get(varve_context *context, const varve_entity *type,
                                       const varve_entity *indices, const varve_entity *values,
                                       const varve_entity **attribute) {
  *attribute = NULL;
  const varve_entity *children[3] = {type, indices, values};
  if (!is_static(type) || !indices_fit(indices, varve_type_dims(type)) || !is_dense(values))
    return VARVE_STATUS_INVALID;
  if (varve_era_has(context->era, VARVE_HAS_CHECKED_SPARSE_INDICES) &&
      !indices_are_inside(indices, varve_type_dims(type)))
    return VARVE_STATUS_INVALID;
  varve_dims index_shape = varve_type_dims(indices->children[0]);
  varve_dims value_shape = varve_type_dims(values->children[0]);
  if (value_shape.rank != 1 || value_shape.sizes[0] != index_shape.sizes[0] ||
      varve_type_element(values->children[0]) != varve_type_element(type))
    return VARVE_STATUS_INVALID;
  varve_entity_parts parts = {
      .kind = VARVE_KIND_SPARSE_ELEMENTS, .child_count = 3, .children = children};
  return varve_entity_intern(context, &parts, attribute);
}
