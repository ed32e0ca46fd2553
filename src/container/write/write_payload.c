/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Writes what a definition has besides children. format-spec/varve.md, "Nodes". */
#include "container/streams/elements.h"
#include "container/write/write.h"

/* A zero byte ends the text. Zero and one bytes in the text get a one byte before them. */
varve_status varve_pack_text(varve_container_writer *writer, varve_stream_id id, varve_slice text) {
  size_t start = 0;
  for (size_t i = 0; i < text.size; i++) {
    if ((uint8_t)text.data[i] > 1)
      continue;
    const char escaped[2] = {1, (char)(text.data[i] + 1)};
    VARVE_TRY(varve_pack_bytes(writer, id, varve_slice_make(text.data + start, i - start)));
    VARVE_TRY(varve_pack_bytes(writer, id, varve_slice_make(escaped, 2)));
    start = i + 1;
  }
  VARVE_TRY(varve_pack_bytes(writer, id, varve_slice_make(text.data + start, text.size - start)));
  return varve_pack_bytes(writer, id, VARVE_SLICE("\0"));
}

static varve_slice payload_of(const varve_entity *entity) {
  return varve_slice_make((const char *)varve_entity_payload(entity), entity->payload_size);
}

/* 0 means dynamic. */
static varve_status put_size(varve_container_writer *writer, int64_t size) {
  return varve_pack(writer, VARVE_STREAM_NUMBER, size == VARVE_DYNAMIC ? 0 : (uint64_t)size + 1);
}

/* 0 means dynamic; other numbers are folded so that small ones of both signs are short. */
static varve_status put_stride(varve_container_writer *writer, int64_t stride) {
  if (stride == VARVE_DYNAMIC)
    return varve_pack(writer, VARVE_STREAM_NUMBER, 0);
  return varve_pack(writer, VARVE_STREAM_NUMBER, varve_fold(stride) + 1);
}

static varve_status put_space(varve_container_writer *writer, const varve_entity *attribute) {
  varve_affine_space space = varve_affine_attribute_space(attribute);
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_NUMBER, space.num_dims));
  VARVE_TRY(varve_pack(writer, VARVE_STREAM_NUMBER, space.num_symbols));
  if (attribute->kind == VARVE_KIND_AFFINE_MAP)
    return VARVE_STATUS_OK;
  const uint8_t *is_equality = varve_integer_set_equalities(attribute);
  for (uint32_t i = 0; i < attribute->child_count; i++)
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_NUMBER, is_equality[i]));
  return VARVE_STATUS_OK;
}

static varve_status put_file_range(varve_container_writer *writer, const varve_entity *location) {
  const varve_file_range *range = varve_entity_payload(location);
  const uint32_t fields[] = {range->count, range->start_line, range->start_column, range->end_line,
                             range->end_column};
  for (unsigned i = 0; i < VARVE_COUNT_OF(fields); i++)
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_NUMBER, fields[i]));
  return VARVE_STATUS_OK;
}

varve_status varve_pack_payload(varve_container_writer *writer, const varve_entity *entity) {
  switch (entity->kind) {
  case VARVE_KIND_INTEGER_TYPE: {
    varve_integer_layout layout = varve_integer_type_layout(entity);
    return varve_pack(writer, VARVE_STREAM_NUMBER, (uint64_t)layout.width << 2 | layout.signedness);
  }
  case VARVE_KIND_FLOAT_TYPE:
    return varve_pack(writer, VARVE_STREAM_NUMBER, varve_float_type_kind(entity));
  case VARVE_KIND_FUNCTION_TYPE:
    return varve_pack(writer, VARVE_STREAM_NUMBER, varve_function_type_num_inputs(entity));
  case VARVE_KIND_VECTOR_TYPE:
  case VARVE_KIND_RANKED_TENSOR_TYPE:
  case VARVE_KIND_MEMREF_TYPE: {
    varve_dims dims = varve_type_dims(entity);
    const uint8_t *scalable =
        entity->kind == VARVE_KIND_VECTOR_TYPE ? varve_vector_type_scalable(entity) : NULL;
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_LENGTH, dims.rank));
    for (size_t i = 0; i < dims.rank; i++)
      VARVE_TRY(put_size(writer, dims.sizes[i]));
    for (size_t i = 0; scalable != NULL && i < dims.rank; i++)
      VARVE_TRY(varve_pack(writer, VARVE_STREAM_NUMBER, scalable[i]));
    return VARVE_STATUS_OK;
  }
  case VARVE_KIND_DIALECT_TYPE:
  case VARVE_KIND_DIALECT_ATTRIBUTE:
    return varve_pack_text(writer, VARVE_STREAM_TEMPLATE, payload_of(entity));
  case VARVE_KIND_STRING:
    return varve_pack_text(writer, VARVE_STREAM_TEXT, payload_of(entity));
  case VARVE_KIND_INTEGER: {
    /* Writes up to 64 bits as one signed number, more as words, lowest first. */
    uint32_t width = varve_type_bit_width(entity->children[0]);
    const uint64_t *words = varve_integer_words(entity);
    if (width > 64) {
      for (size_t i = 0; i < varve_wide_words(width); i++)
        VARVE_TRY(varve_pack(writer, VARVE_STREAM_NUMBER, words[i]));
      return VARVE_STATUS_OK;
    }
    int64_t value = width == 0 ? 0 : varve_sign_extend(words[0], width);
    return varve_pack_signed(writer, VARVE_STREAM_NUMBER, value);
  }
  case VARVE_KIND_FLOAT: {
    const uint64_t *bits = varve_entity_payload(entity);
    uint32_t width = varve_type_bit_width(entity->children[0]);
    char bytes[16];
    for (unsigned i = 0; i < sizeof(bytes); i++)
      bytes[i] = (char)(bits[i / 8] >> (8 * (i % 8)) & 0xFF);
    return varve_pack_bytes(writer, VARVE_STREAM_DATA, varve_slice_make(bytes, (width + 7) / 8));
  }
  case VARVE_KIND_DENSE_ARRAY: {
    uint64_t count = varve_dense_array_count(entity);
    varve_slice bytes = varve_dense_array_bytes(entity);
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_LENGTH, count));
    size_t size = count == 0 ? 0 : bytes.size / count;
    bool is_integer = entity->children[0]->kind == VARVE_KIND_INTEGER_TYPE && size <= 8;
    if (!is_integer || size == 0)
      return varve_pack_bytes(writer, VARVE_STREAM_DATA, bytes);
    for (uint64_t i = 0; i < count; i++) {
      uint64_t value = varve_load_bytes(bytes.data + i * size, size);
      VARVE_TRY(varve_pack_signed(writer, VARVE_STREAM_NUMBER,
                                  varve_sign_extend(value, 8 * (uint32_t)size)));
    }
    return VARVE_STATUS_OK;
  }
  case VARVE_KIND_DENSE_ELEMENTS: {
    /* The form is stored with the size. */
    varve_slice bytes = payload_of(entity);
    size_t width = varve_dense_element_size(varve_type_element(entity->children[0]));
    varve_elements_form form = varve_elements_choose(bytes, width);
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_LENGTH, (uint64_t)bytes.size << 2 | form));
    return varve_elements_arrange(bytes, width, form,
                                  &varve_stream(writer, VARVE_STREAM_DATA)->bytes);
  }
  case VARVE_KIND_AFFINE_MAP:
  case VARVE_KIND_INTEGER_SET:
    return put_space(writer, entity);
  case VARVE_KIND_STRIDED_LAYOUT: {
    const int64_t *numbers = varve_entity_payload(entity);
    size_t count = entity->payload_size / sizeof(int64_t);
    VARVE_TRY(varve_pack(writer, VARVE_STREAM_LENGTH, count - 1));
    for (size_t i = 0; i < count; i++)
      VARVE_TRY(put_stride(writer, numbers[i]));
    return VARVE_STATUS_OK;
  }
  case VARVE_KIND_FILE_LOCATION:
    return put_file_range(writer, entity);
  case VARVE_KIND_AFFINE_DIM:
  case VARVE_KIND_AFFINE_SYMBOL:
    return varve_pack(writer, VARVE_STREAM_NUMBER, *(const uint32_t *)varve_entity_payload(entity));
  case VARVE_KIND_AFFINE_CONSTANT:
    return varve_pack_signed(writer, VARVE_STREAM_NUMBER,
                             *(const int64_t *)varve_entity_payload(entity));
  default:
    return VARVE_STATUS_OK;
  }
}
