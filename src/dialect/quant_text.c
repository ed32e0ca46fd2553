/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes the text of quant types from their coded fields, as mlir-opt prints it.
 * format-spec/bytecode.md, "Types of quant". */
#include "dialect/quant_text.h"

#include "dialect/codes.h"
#include "ir/types.h"

enum { MAX_STORAGE_WIDTH = 32 /* upstream's limit */ };

/* Text being built. */
typedef struct quant_text {
  const varve_quant_fields *fields;
  varve_buffer *out;
} quant_text;

static int64_t signed_at(const quant_text *text, size_t index) {
  return (int64_t)text->fields->numbers[index];
}

static varve_status put(const quant_text *text, const char *piece) {
  return varve_buffer_append(text->out, varve_slice_of(piece));
}

static varve_status put_double(const quant_text *text, size_t index) {
  const uint64_t bits[2] = {text->fields->numbers[index], 0};
  return varve_float_print(text->out, VARVE_FLOAT_F64, bits);
}

static varve_status put_number(const quant_text *text, const char *before, int64_t number) {
  VARVE_TRY(put(text, before));
  return varve_buffer_append_signed(text->out, number);
}

/* "i8", with "<min:max>" if the range is not the full range of the type. */
static varve_status put_storage(const quant_text *text, int64_t min, int64_t max) {
  const varve_type *type = text->fields->children[0];
  bool is_signed = (text->fields->numbers[0] & 1) != 0;
  if (type->kind != VARVE_KIND_INTEGER_TYPE)
    return VARVE_STATUS_INVALID;
  uint32_t width = varve_integer_type_layout(type).width;
  if (width == 0 || width > MAX_STORAGE_WIDTH)
    return VARVE_STATUS_INVALID;
  int64_t least = is_signed ? -((int64_t)1 << (width - 1)) : 0;
  int64_t most = ((int64_t)1 << (is_signed ? width - 1 : width)) - 1;
  VARVE_TRY(put_number(text, is_signed ? "i" : "u", width));
  if (min == least && max == most)
    return VARVE_STATUS_OK;
  VARVE_TRY(put_number(text, "<", min));
  VARVE_TRY(put_number(text, ":", max));
  return put(text, ">");
}

static varve_status put_expressed(const quant_text *text, const varve_type *type) {
  if (type->kind != VARVE_KIND_FLOAT_TYPE)
    return VARVE_STATUS_INVALID;
  return put(text, varve_float_format_get(varve_float_type_kind(type))->name);
}

/* Prints storage and expressed type; the range is the two numbers from here. */
static varve_status put_types(const quant_text *text, size_t range) {
  VARVE_TRY(put_storage(text, signed_at(text, range), signed_at(text, range + 1)));
  VARVE_TRY(put(text, ":"));
  return put_expressed(text, text->fields->children[1]);
}

static varve_status put_zero_point(const quant_text *text, int64_t zero_point) {
  return zero_point == 0 ? VARVE_STATUS_OK : put_number(text, ":", zero_point);
}

static varve_status put_any(const quant_text *text) {
  VARVE_TRY(put(text, "any<"));
  return text->fields->child_count == 2 ? put_types(text, 1)
                                        : put_storage(text, signed_at(text, 1), signed_at(text, 2));
}

static varve_status put_calibrated(const quant_text *text) {
  VARVE_TRY(put(text, "calibrated<"));
  VARVE_TRY(put_expressed(text, text->fields->children[0]));
  VARVE_TRY(put(text, "<"));
  VARVE_TRY(put_double(text, 0));
  VARVE_TRY(put(text, ":"));
  VARVE_TRY(put_double(text, 1));
  return put(text, ">");
}

static varve_status put_uniform(const quant_text *text) {
  VARVE_TRY(put(text, "uniform<"));
  VARVE_TRY(put_types(text, 3));
  VARVE_TRY(put(text, ", "));
  VARVE_TRY(put_double(text, 1));
  return put_zero_point(text, signed_at(text, 2));
}

/* Numbers: flags, dimension, range, count and scales, count and zero points. */
static varve_status put_per_axis(const quant_text *text) {
  uint64_t count = text->fields->numbers[4];
  VARVE_TRY(put(text, "uniform<"));
  VARVE_TRY(put_types(text, 2));
  VARVE_TRY(put_number(text, ":", (int32_t)signed_at(text, 1)));
  VARVE_TRY(put(text, ", {"));
  for (size_t i = 0; i < count; i++) {
    if (i != 0)
      VARVE_TRY(put(text, ","));
    VARVE_TRY(put_double(text, 5 + i));
    VARVE_TRY(put_zero_point(text, signed_at(text, 6 + (size_t)count + i)));
  }
  return put(text, "}");
}

/* Loads element i of dense data as words. */
static void load_element(const varve_attribute *dense, size_t i, uint64_t words[2]) {
  size_t size = varve_dense_element_size(varve_type_element(dense->children[0]));
  const uint8_t *data = varve_entity_payload(dense);
  words[0] = words[1] = 0;
  if (size == 0) { /* i1 is packed */
    words[0] = (dense->flags & VARVE_FLAG_SPLAT) != 0 ? data[0] & 1 : data[i / 8] >> (i % 8) & 1;
    return;
  }
  if ((dense->flags & VARVE_FLAG_SPLAT) == 0)
    data += i * size;
  for (size_t k = 0; k < size; k++)
    words[k / 8] |= (uint64_t)data[k] << (k % 8 * 8);
}

static varve_status put_block(const quant_text *text, size_t i) {
  const varve_attribute *scales = text->fields->children[2];
  const varve_attribute *zero_points = text->fields->children[3];
  uint32_t width = varve_type_bit_width(varve_type_element(zero_points->children[0]));
  uint64_t words[2];
  load_element(scales, i, words);
  VARVE_TRY(varve_float_print(
      text->out, varve_float_type_kind(varve_type_element(scales->children[0])), words));
  load_element(zero_points, i, words);
  if (width < 64 && width != 0 && (words[0] >> (width - 1) & 1) != 0)
    words[0] |= UINT64_MAX << width;
  return put_zero_point(text, (int64_t)words[0]);
}

/* Braces nest like the shape of the scales. */
static varve_status put_blocks(const quant_text *text, varve_dims dims, uint64_t count) {
  for (size_t i = 0; i < count; i++) {
    uint64_t size = count;
    if (i != 0)
      VARVE_TRY(put(text, ", "));
    for (size_t d = 0; d < dims.rank; size /= (uint64_t)dims.sizes[d++])
      if (i % size == 0)
        VARVE_TRY(put(text, "{"));
    VARVE_TRY(put_block(text, i));
    size = count;
    for (size_t d = 0; d < dims.rank; size /= (uint64_t)dims.sizes[d++])
      if ((i + 1) % size == 0)
        VARVE_TRY(put(text, "}"));
  }
  return VARVE_STATUS_OK;
}

bool varve_quant_are_blocks(const varve_attribute *scales, const varve_attribute *zero_points,
                            uint64_t *count) {
  uint64_t other;
  if (scales->kind != VARVE_KIND_DENSE_ELEMENTS || zero_points->kind != VARVE_KIND_DENSE_ELEMENTS)
    return false;
  const varve_type *integer = varve_type_element(zero_points->children[0]);
  return varve_type_element(scales->children[0])->kind == VARVE_KIND_FLOAT_TYPE &&
         integer->kind == VARVE_KIND_INTEGER_TYPE &&
         varve_type_bit_width(integer) <= MAX_STORAGE_WIDTH &&
         varve_dims_count(varve_type_dims(scales->children[0]), count) &&
         varve_dims_count(varve_type_dims(zero_points->children[0]), &other) && *count == other &&
         *count != 0;
}

/* Numbers: flags, range, count and dimensions, count and block sizes. */
static varve_status put_sub_channel(const quant_text *text) {
  const varve_quant_fields *fields = text->fields;
  uint64_t rank = fields->numbers[3];
  uint64_t count;
  if (!varve_quant_are_blocks(fields->children[2], fields->children[3], &count))
    return VARVE_STATUS_INVALID;
  VARVE_TRY(put(text, "uniform<"));
  VARVE_TRY(put_types(text, 1));
  VARVE_TRY(put(text, ":{"));
  for (size_t i = 0; i < rank; i++) {
    VARVE_TRY(put_number(text, i == 0 ? "" : ", ", signed_at(text, 4 + i)));
    VARVE_TRY(put_number(text, ":", signed_at(text, 5 + (size_t)rank + i)));
  }
  VARVE_TRY(put(text, "}, "));
  return put_blocks(text, varve_type_dims(fields->children[2]->children[0]), count);
}

static varve_status put_type(const quant_text *text) {
  switch (text->fields->code) {
  case VARVE_QUANT_TYPE_ANY:
  case VARVE_QUANT_TYPE_ANY_WITH_EXPRESSED:
    return put_any(text);
  case VARVE_QUANT_TYPE_CALIBRATED:
    return put_calibrated(text);
  case VARVE_QUANT_TYPE_UNIFORM:
    return put_uniform(text);
  case VARVE_QUANT_TYPE_PER_AXIS:
    return put_per_axis(text);
  default:
    return put_sub_channel(text);
  }
}

varve_status varve_quant_type_print(const varve_quant_fields *fields, varve_buffer *out) {
  const quant_text text = {fields, out};
  VARVE_TRY(put_type(&text));
  return put(&text, ">");
}

/* A storage type with explicit signedness is a reference without a place in the text, because
 * the text is the same for a signless one. */
static uint32_t hidden_children(const varve_quant_fields *fields) {
  const varve_entity *storage = fields->child_count == 0 ? NULL : fields->children[0];
  return storage != NULL && storage->kind == VARVE_KIND_INTEGER_TYPE &&
         varve_integer_type_layout(storage).signedness != VARVE_SIGNLESS;
}

varve_status varve_quant_type_get(varve_context *context, const varve_quant_fields *fields,
                                  varve_buffer *text, const varve_type **type) {
  const varve_attribute *dialect;
  size_t start = text->size;
  *type = NULL;
  VARVE_TRY(varve_quant_type_print(fields, text));
  VARVE_TRY(varve_string_get(context, VARVE_SLICE("quant"), &dialect));
  VARVE_TRY(varve_dialect_type_get(context, dialect,
                                   varve_slice_make(text->data + start, text->size - start),
                                   fields->children, hidden_children(fields), type));
  text->size = start;
  return VARVE_STATUS_OK;
}

/* Splits coded fields into numbers and nodes, as a bytecode reader has them. */
static varve_status split_fields(const varve_vector *coded, varve_vector *numbers,
                                 varve_vector *nodes) {
  for (size_t i = 1; i < coded->count; i++) {
    const varve_coded_field *field = &VARVE_VECTOR_AT(coded, varve_coded_field, i);
    if (field->entity != NULL)
      VARVE_TRY(varve_vector_push(nodes, &field->entity));
    else
      VARVE_TRY(varve_vector_push(numbers, &field->number));
  }
  return VARVE_STATUS_OK;
}

typedef struct quant_scratch {
  varve_vector coded;   /* varve_coded_field */
  varve_vector numbers; /* uint64_t */
  varve_vector nodes;   /* const varve_entity * */
  varve_buffer text;
} quant_scratch;

static varve_status normalize(varve_context *context, quant_scratch *scratch,
                              const varve_type **type) {
  VARVE_TRY(varve_coded_fields_append(context, *type, &scratch->coded));
  if (scratch->coded.count == 0) /* the text was not understood */
    return VARVE_STATUS_OK;
  VARVE_TRY(split_fields(&scratch->coded, &scratch->numbers, &scratch->nodes));
  const varve_quant_fields fields = {VARVE_VECTOR_AT(&scratch->coded, varve_coded_field, 0).number,
                                     scratch->numbers.data, scratch->nodes.data,
                                     (uint32_t)scratch->nodes.count};
  const varve_type *made = NULL;
  varve_status status = varve_quant_type_get(context, &fields, &scratch->text, &made);
  if (status == VARVE_STATUS_OK)
    *type = made;
  return status == VARVE_STATUS_INVALID ? VARVE_STATUS_OK : status;
}

varve_status varve_quant_type_normalize(varve_context *context, const varve_type **type) {
  varve_memory *memory = &context->memory;
  quant_scratch scratch;
  varve_vector_init(&scratch.coded, memory, sizeof(varve_coded_field));
  varve_vector_init(&scratch.numbers, memory, sizeof(uint64_t));
  varve_vector_init(&scratch.nodes, memory, sizeof(const varve_entity *));
  varve_buffer_init(&scratch.text, memory);
  varve_status status = normalize(context, &scratch, type);
  varve_vector_release(&scratch.coded);
  varve_vector_release(&scratch.numbers);
  varve_vector_release(&scratch.nodes);
  varve_buffer_release(&scratch.text);
  return status;
}
