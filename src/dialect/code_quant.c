/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Encodes types of dialect quant: from text to fields. format-spec/bytecode.md: types of quant. */
#include "base/text_spelling.h"
#include "dialect/coder.h"

enum { MAX_STORAGE_WIDTH = 32 /* upstream's limit */ };

static const char *const letters[VARVE_QUANT_TYPE_COUNT] = {
#define VARVE_BYTECODE_QUANT_TYPE(name, code, text, fields) [code] = fields,
#include "dialect/codes.def"
};

typedef struct quant_types {
  bool is_signed;
  const varve_type *storage;
  const varve_type *expressed;
  int64_t min;
  int64_t max;
} quant_types;

/* "u8" means that i8 is unsigned. */
static varve_status take_storage_type(varve_coder *coder, quant_types *types) {
  const char *start = coder->place;
  uint64_t width;
  if (!varve_coder_accept(coder, 'u') || !varve_coder_take_unsigned(coder, &width)) {
    coder->place = start;
    VARVE_TRY(varve_coder_take_integer_type(coder, &types->storage));
    VARVE_CODER_WANT(types->storage->kind == VARVE_KIND_INTEGER_TYPE);
    types->is_signed = varve_integer_type_layout(types->storage).signedness != VARVE_UNSIGNED;
    return VARVE_STATUS_OK;
  }
  types->is_signed = false;
  VARVE_CODER_WANT(width <= MAX_STORAGE_WIDTH);
  return varve_integer_type_get(coder->context, (uint32_t)width, VARVE_SIGNLESS, &types->storage);
}

static varve_status take_range(varve_coder *coder, int64_t *min, int64_t *max) {
  VARVE_CODER_WANT(varve_coder_take_signed(coder, min) && varve_coder_accept(coder, ':') &&
                   varve_coder_take_signed(coder, max) && varve_coder_accept(coder, '>'));
  return VARVE_STATUS_OK;
}

/* Takes the storage type that the text does not show. */
static void take_hidden_type(varve_coder *coder, quant_types *types) {
  const varve_entity *hidden = coder->reference_count == 1 ? coder->references[0] : NULL;
  if (hidden == NULL || hidden->kind != VARVE_KIND_INTEGER_TYPE ||
      varve_integer_type_layout(hidden).width != varve_integer_type_layout(types->storage).width)
    return;
  types->storage = hidden;
  coder->references++;
  coder->reference_count--;
}

static varve_status take_storage(varve_coder *coder, quant_types *types) {
  VARVE_TRY(take_storage_type(coder, types));
  take_hidden_type(coder, types);
  uint32_t width = varve_integer_type_layout(types->storage).width;
  VARVE_CODER_WANT(width != 0 && width <= MAX_STORAGE_WIDTH);
  types->min = types->is_signed ? -((int64_t)1 << (width - 1)) : 0;
  types->max = ((int64_t)1 << (types->is_signed ? width - 1 : width)) - 1;
  return varve_coder_accept(coder, '<') ? take_range(coder, &types->min, &types->max)
                                        : VARVE_STATUS_OK;
}

static varve_status take_expressed(varve_coder *coder, quant_types *types) {
  varve_slice name;
  varve_float_kind kind;
  VARVE_CODER_WANT(varve_coder_take_word(coder, &name) && varve_float_kind_by_name(name, &kind));
  types->expressed = coder->context->floats[kind];
  return VARVE_STATUS_OK;
}

/* Takes the bits of a number that mlir-opt prints as bits because decimal text would be inexact.
 * Digits of a wider format would have to be rounded. */
static varve_status take_bits(varve_slice digits, varve_float_kind kind, uint64_t bits[2]) {
  VARVE_CODER_WANT(digits.size <= 16 && 4 * digits.size <= varve_float_format_get(kind)->width);
  bits[0] = bits[1] = 0;
  for (size_t i = 0; i < digits.size; i++) {
    unsigned digit = 0;
    VARVE_CODER_WANT(varve_parse_hex_digit(digits.data[i], &digit));
    bits[0] = bits[0] << 4 | digit;
  }
  return VARVE_STATUS_OK;
}

static varve_status take_float(varve_coder *coder, varve_float_kind kind, uint64_t bits[2]) {
  varve_slice digits;
  bool is_negative;
  if (varve_coder_take_hex(coder, &digits))
    return take_bits(digits, kind, bits);
  VARVE_CODER_WANT(varve_coder_take_float(coder, &digits, &is_negative));
  return varve_float_parse(kind, digits, is_negative, bits);
}

static varve_status take_double(varve_coder *coder, uint64_t *bits) {
  uint64_t words[2] = {0, 0};
  VARVE_TRY(take_float(coder, VARVE_FLOAT_F64, words));
  *bits = words[0];
  return VARVE_STATUS_OK;
}

static varve_status take_zero_point(varve_coder *coder, int64_t *zero_point) {
  *zero_point = 0;
  VARVE_CODER_WANT(!varve_coder_accept(coder, ':') || varve_coder_take_signed(coder, zero_point));
  return VARVE_STATUS_OK;
}

static varve_status finish(varve_coder *coder) {
  VARVE_CODER_WANT(varve_coder_accept(coder, '>') && varve_coder_is_done(coder));
  return VARVE_STATUS_OK;
}

static varve_status begin(varve_coder *coder, unsigned code, const quant_types *types) {
  VARVE_TRY(varve_coder_begin(coder, code, letters[code]));
  VARVE_TRY(varve_coder_add_number(coder, types->is_signed));
  VARVE_TRY(varve_coder_add_entity(coder, types->storage));
  return types->expressed == NULL ? VARVE_STATUS_OK
                                  : varve_coder_add_entity(coder, types->expressed);
}

static varve_status add_range(varve_coder *coder, int64_t min, int64_t max) {
  VARVE_TRY(varve_coder_add_number(coder, (uint64_t)min));
  return varve_coder_add_number(coder, (uint64_t)max);
}

static varve_status code_any(varve_coder *coder) {
  quant_types types = {.expressed = NULL};
  VARVE_TRY(take_storage(coder, &types));
  if (varve_coder_accept(coder, ':'))
    VARVE_TRY(take_expressed(coder, &types));
  VARVE_TRY(finish(coder));
  VARVE_TRY(begin(
      coder, types.expressed == NULL ? VARVE_QUANT_TYPE_ANY : VARVE_QUANT_TYPE_ANY_WITH_EXPRESSED,
      &types));
  return add_range(coder, types.min, types.max);
}

static varve_status code_calibrated(varve_coder *coder) {
  quant_types types;
  uint64_t min, max;
  VARVE_TRY(take_expressed(coder, &types));
  VARVE_CODER_WANT(varve_coder_accept(coder, '<'));
  VARVE_TRY(take_double(coder, &min));
  VARVE_CODER_WANT(varve_coder_accept(coder, ':'));
  VARVE_TRY(take_double(coder, &max));
  VARVE_CODER_WANT(varve_coder_accept(coder, '>'));
  VARVE_TRY(finish(coder));
  VARVE_TRY(
      varve_coder_begin(coder, VARVE_QUANT_TYPE_CALIBRATED, letters[VARVE_QUANT_TYPE_CALIBRATED]));
  VARVE_TRY(varve_coder_add_entity(coder, types.expressed));
  VARVE_TRY(varve_coder_add_number(coder, min));
  return varve_coder_add_number(coder, max);
}

static varve_status code_uniform(varve_coder *coder, const quant_types *types) {
  uint64_t scale;
  int64_t zero_point;
  VARVE_TRY(take_double(coder, &scale));
  VARVE_TRY(take_zero_point(coder, &zero_point));
  VARVE_TRY(finish(coder));
  VARVE_TRY(begin(coder, VARVE_QUANT_TYPE_UNIFORM, types));
  VARVE_TRY(varve_coder_add_number(coder, scale));
  VARVE_TRY(varve_coder_add_number(coder, (uint64_t)zero_point));
  return add_range(coder, types->min, types->max);
}

/* Scales and zero points alternate. */
static varve_status take_channels(varve_coder *coder) {
  VARVE_CODER_WANT(varve_coder_accept(coder, '{'));
  do {
    uint64_t pair[2];
    int64_t zero_point;
    VARVE_TRY(take_double(coder, &pair[0]));
    VARVE_TRY(take_zero_point(coder, &zero_point));
    pair[1] = (uint64_t)zero_point;
    VARVE_TRY(varve_vector_append(&coder->numbers, pair, 2));
  } while (varve_coder_accept(coder, ','));
  VARVE_CODER_WANT(varve_coder_accept(coder, '}'));
  return VARVE_STATUS_OK;
}

/* Adds every second number. */
static varve_status add_every_second(varve_coder *coder, size_t first) {
  varve_vector_truncate(&coder->sizes, 0);
  for (size_t i = first; i < coder->numbers.count; i += 2)
    VARVE_TRY(varve_vector_push(&coder->sizes, &VARVE_VECTOR_AT(&coder->numbers, uint64_t, i)));
  return varve_coder_add_numbers(coder, coder->sizes.data, coder->sizes.count);
}

static varve_status code_per_axis(varve_coder *coder, const quant_types *types, int64_t axis) {
  VARVE_CODER_WANT(axis >= 0 && axis <= INT32_MAX);
  VARVE_TRY(take_channels(coder));
  VARVE_TRY(finish(coder));
  VARVE_TRY(begin(coder, VARVE_QUANT_TYPE_PER_AXIS, types));
  VARVE_TRY(varve_coder_add_number(coder, (uint64_t)axis));
  VARVE_TRY(add_range(coder, types->min, types->max));
  VARVE_TRY(add_every_second(coder, 0));
  return add_every_second(coder, 1);
}

/* "{0:2, 1:3}": dimensions and block sizes alternate. */
static varve_status take_block_sizes(varve_coder *coder) {
  if (varve_coder_accept(coder, '}'))
    return VARVE_STATUS_OK;
  do {
    int64_t pair[2];
    VARVE_CODER_WANT(varve_coder_take_signed(coder, &pair[0]) && varve_coder_accept(coder, ':') &&
                     varve_coder_take_signed(coder, &pair[1]));
    VARVE_TRY(varve_vector_append(&coder->numbers, pair, 2));
  } while (varve_coder_accept(coder, ','));
  VARVE_CODER_WANT(varve_coder_accept(coder, '}'));
  return VARVE_STATUS_OK;
}

/* Nested braces with values, all at the same depth. */
typedef struct block_shape {
  varve_vector *sizes; /* int64_t: of each level; 0 until the first one is closed */
  varve_vector counts; /* int64_t: of the open levels */
  size_t rank;         /* 0 until the first value */
} block_shape;

static varve_status open_levels(varve_coder *coder, block_shape *shape) {
  const int64_t none = 0;
  while (varve_coder_accept(coder, '{')) {
    VARVE_TRY(varve_vector_push(&shape->counts, &none));
    if (shape->rank == 0)
      VARVE_TRY(varve_vector_push(shape->sizes, &none));
  }
  if (shape->rank == 0)
    shape->rank = shape->counts.count;
  VARVE_CODER_WANT(shape->counts.count == shape->rank && shape->rank != 0);
  return VARVE_STATUS_OK;
}

/* Closes the levels that end after this value. */
static varve_status close_levels(varve_coder *coder, block_shape *shape) {
  VARVE_VECTOR_LAST(&shape->counts, int64_t)++;
  while (varve_coder_accept(coder, '}')) {
    size_t level = --shape->counts.count;
    int64_t *size = &VARVE_VECTOR_AT(shape->sizes, int64_t, level);
    int64_t count = VARVE_VECTOR_AT(&shape->counts, int64_t, level);
    VARVE_CODER_WANT(*size == 0 || *size == count);
    *size = count;
    if (level == 0)
      return VARVE_STATUS_OK;
    VARVE_VECTOR_LAST(&shape->counts, int64_t)++;
  }
  VARVE_CODER_WANT(varve_coder_accept(coder, ','));
  return VARVE_STATUS_OK;
}

static varve_status append_bits(varve_buffer *data, const uint64_t *words, size_t size) {
  for (size_t i = 0; i < size; i++)
    VARVE_TRY(varve_buffer_append_char(data, (char)(words[i / 8] >> (i % 8 * 8) & 0xFF)));
  return VARVE_STATUS_OK;
}

/* Adds the scale to the bytes of the scales, and the zero point to the numbers. */
static varve_status take_block(varve_coder *coder, const quant_types *types) {
  uint64_t bits[2] = {0, 0};
  int64_t zero_point;
  uint32_t width = varve_integer_type_layout(types->storage).width;
  VARVE_TRY(take_float(coder, varve_float_type_kind(types->expressed), bits));
  VARVE_TRY(append_bits(&coder->text, bits, varve_dense_element_size(types->expressed)));
  VARVE_TRY(take_zero_point(coder, &zero_point));
  VARVE_CODER_WANT(zero_point >= -((int64_t)1 << (width - 1)) && zero_point < (int64_t)1 << width);
  return varve_vector_push(&coder->numbers, &zero_point);
}

static varve_status take_blocks(varve_coder *coder, const quant_types *types, block_shape *shape) {
  do {
    VARVE_TRY(open_levels(coder, shape));
    VARVE_TRY(take_block(coder, types));
    VARVE_TRY(close_levels(coder, shape));
  } while (shape->counts.count != 0);
  return VARVE_STATUS_OK;
}

/* Makes the attribute without the constructor. mlir-opt keeps the sign in the bits above a
 * narrow storage type; the constructor would clear them, as it must for all other dense
 * attributes. */
static varve_status make_signed_dense(varve_coder *coder, const varve_type *type,
                                      const varve_attribute **dense) {
  size_t size = varve_dense_element_size(varve_type_element(type));
  const varve_buffer *text = &coder->text;
  bool is_splat = memcmp(text->data, text->data + size, text->size - size) == 0;
  const varve_entity_parts parts = {.kind = VARVE_KIND_DENSE_ELEMENTS,
                                    .flags = is_splat ? VARVE_FLAG_SPLAT : 0,
                                    .child_count = 1,
                                    .children = &type,
                                    .payload = text->data,
                                    .payload_size = is_splat ? size : text->size};
  return varve_entity_intern(coder->context, &parts, dense);
}

static varve_status make_dense(varve_coder *coder, const varve_type *element,
                               const varve_attribute **dense) {
  const varve_type *type;
  varve_dims dims = {coder->sizes.data, coder->sizes.count};
  VARVE_TRY(varve_tensor_type_get(coder->context, dims, element, NULL, &type));
  if (element->kind == VARVE_KIND_INTEGER_TYPE && varve_dense_element_size(element) != 0)
    return make_signed_dense(coder, type, dense);
  return varve_dense_elements_get(coder->context, type, varve_buffer_slice(&coder->text), false,
                                  dense);
}

/* Makes the attribute of the numbers from first on. Numbers of one bit are packed. */
static varve_status make_zero_points(varve_coder *coder, const quant_types *types, size_t first,
                                     const varve_attribute **dense) {
  size_t size = varve_dense_element_size(types->storage);
  coder->text.size = 0;
  for (size_t i = first; i < coder->numbers.count; i++) {
    uint64_t zero_point = VARVE_VECTOR_AT(&coder->numbers, uint64_t, i);
    size_t bit = (i - first) % 8;
    if (size != 0)
      VARVE_TRY(append_bits(&coder->text, &zero_point, size));
    else if (bit == 0)
      VARVE_TRY(varve_buffer_append_char(&coder->text, (char)(zero_point & 1)));
    else
      coder->text.data[coder->text.size - 1] |= (char)((zero_point & 1) << bit);
  }
  return make_dense(coder, types->storage, dense);
}

static varve_status take_scales(varve_coder *coder, const quant_types *types) {
  block_shape shape = {.sizes = &coder->sizes};
  varve_vector_init(&shape.counts, &coder->context->memory, sizeof(int64_t));
  varve_status status = take_blocks(coder, types, &shape);
  varve_vector_release(&shape.counts);
  return status;
}

static varve_status code_sub_channel(varve_coder *coder, const quant_types *types) {
  const varve_attribute *scales, *zero_points;
  size_t blocks = coder->numbers.count;
  VARVE_TRY(take_scales(coder, types));
  VARVE_TRY(finish(coder));
  VARVE_TRY(make_dense(coder, types->expressed, &scales));
  VARVE_TRY(make_zero_points(coder, types, blocks, &zero_points));
  varve_vector_truncate(&coder->numbers, blocks);
  VARVE_TRY(begin(coder, VARVE_QUANT_TYPE_SUB_CHANNEL, types));
  VARVE_TRY(add_range(coder, types->min, types->max));
  VARVE_TRY(add_every_second(coder, 0));
  VARVE_TRY(add_every_second(coder, 1));
  VARVE_TRY(varve_coder_add_entity(coder, scales));
  return varve_coder_add_entity(coder, zero_points);
}

static varve_status code_any_uniform(varve_coder *coder) {
  quant_types types;
  int64_t axis = 0;
  bool has_axis = false, has_blocks = false;
  VARVE_TRY(take_storage(coder, &types));
  VARVE_CODER_WANT(varve_coder_accept(coder, ':'));
  VARVE_TRY(take_expressed(coder, &types));
  if (varve_coder_accept(coder, ':')) {
    has_blocks = varve_coder_accept(coder, '{');
    has_axis = !has_blocks;
    if (has_blocks)
      VARVE_TRY(take_block_sizes(coder));
    else
      VARVE_CODER_WANT(varve_coder_take_signed(coder, &axis));
  }
  VARVE_CODER_WANT(varve_coder_accept(coder, ','));
  if (has_blocks)
    return code_sub_channel(coder, &types);
  return has_axis ? code_per_axis(coder, &types, axis) : code_uniform(coder, &types);
}

varve_status varve_code_quant_type(varve_coder *coder, varve_slice mnemonic) {
  VARVE_CODER_WANT(varve_coder_accept(coder, '<'));
  if (varve_slice_equal(mnemonic, VARVE_SLICE("uniform")))
    return code_any_uniform(coder);
  if (varve_slice_equal(mnemonic, VARVE_SLICE("calibrated")))
    return code_calibrated(coder);
  VARVE_CODER_WANT(varve_slice_equal(mnemonic, VARVE_SLICE("any")));
  return code_any(coder);
}
