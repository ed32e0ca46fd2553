/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What types of quant require: a storage type, a range, scales and axes that LLVM 22 accepts. */
#include "dialect/codes.h"
#include "dialect/entity_check.h"
#include "ir/types.h"

static const varve_coded_field *field_at(const varve_vector *fields, size_t index) {
  return &VARVE_VECTOR_AT(fields, varve_coded_field, index);
}

static double double_at(const varve_vector *fields, size_t index) {
  double value;
  uint64_t bits = field_at(fields, index)->number;
  memcpy(&value, &bits, sizeof value);
  return value;
}

/* The numbers from index on are the least and the greatest value. */
static bool is_range(const varve_vector *fields, size_t index) {
  bool is_signed = (field_at(fields, 1)->number & 1) != 0;
  uint32_t width = varve_integer_type_layout(field_at(fields, 2)->entity).width;
  int64_t least = is_signed ? -((int64_t)1 << (width - 1)) : 0;
  int64_t most = ((int64_t)1 << (is_signed ? width - 1 : width)) - 1;
  int64_t from = (int64_t)field_at(fields, index)->number;
  int64_t to = (int64_t)field_at(fields, index + 1)->number;
  return from >= least && to <= most && from < to;
}

static double power_of_two(int exponent) {
  double power = 1;
  for (; exponent > 0; exponent--)
    power *= 2;
  for (; exponent < 0; exponent++)
    power /= 2;
  return power;
}

/* The least scale is the smallest positive number of the expressed type. The greatest is checked
 * for bf16 and for IEEE 754 formats narrower than double. */
static bool is_scale(const varve_type *expressed, double scale) {
  static const struct {
    varve_float_kind kind;
    double most;
  } rows[] = {{VARVE_FLOAT_F16, 65504.0},
              {VARVE_FLOAT_BF16, 0x1.fep127},
              {VARVE_FLOAT_F32, 0x1.fffffep127}};
  const varve_float_format *format = varve_float_format_get(varve_float_type_kind(expressed));
  double least = 0;
  if (format->has_sign && !format->has_integer_bit && format->width < 64)
    least = power_of_two(1 - format->bias - format->significand_bits);
  if (scale <= 0 || scale < least)
    return false;
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++)
    if (varve_float_type_kind(expressed) == rows[i].kind)
      return scale <= rows[i].most || scale != scale;
  return true;
}

static const char *fault_of_uniform(const varve_vector *fields) {
  if (!is_range(fields, 6))
    return "illegal storage min and storage max combination";
  return is_scale(field_at(fields, 3)->entity, double_at(fields, 4))
             ? NULL
             : "scale out of expressed type range";
}

/* Fields: flags, two types, the axis, the range, the count of scales, scales. */
static const char *fault_of_axis(const varve_vector *fields) {
  if (!is_range(fields, 5))
    return "illegal storage min and storage max combination";
  for (uint64_t i = 0; i < field_at(fields, 7)->number; i++)
    if (!is_scale(field_at(fields, 3)->entity, double_at(fields, 8 + (size_t)i)))
      return "scale out of expressed type range";
  return NULL;
}

/* Fields: flags, two types, the range, the count of dimensions, dimensions, the count of sizes,
 * sizes. */
static const char *fault_of_blocks(const varve_vector *fields) {
  size_t count = (size_t)field_at(fields, 6)->number;
  if (!is_range(fields, 4))
    return "illegal storage min and storage max combination";
  for (size_t i = 0; i < count; i++)
    if ((int64_t)field_at(fields, 7 + i)->number < 0)
      return "illegal quantized dimension";
  for (size_t i = 0; i < count; i++)
    if ((int64_t)field_at(fields, 8 + count + i)->number <= 0)
      return "illegal block size";
  return NULL;
}

static const char *fault_of_fields(const varve_vector *fields) {
  switch (field_at(fields, 0)->number) {
  case VARVE_QUANT_TYPE_ANY:
    return is_range(fields, 3) ? NULL : "illegal storage min and storage max combination";
  case VARVE_QUANT_TYPE_ANY_WITH_EXPRESSED:
    return is_range(fields, 4) ? NULL : "illegal storage min and storage max combination";
  case VARVE_QUANT_TYPE_CALIBRATED:
    return double_at(fields, 2) < double_at(fields, 3) ? NULL : "illegal min and max";
  case VARVE_QUANT_TYPE_UNIFORM:
    return fault_of_uniform(fields);
  case VARVE_QUANT_TYPE_PER_AXIS:
    return fault_of_axis(fields);
  default:
    return fault_of_blocks(fields);
  }
}

/* Types with hexadecimal digits of some formats, or with aliases, have no fields. */
static bool may_lack_fields(const varve_entity *type) {
  const char *text = varve_entity_payload(type);
  for (size_t i = 0; i + 1 < type->payload_size; i++)
    if (text[i] == '0' && text[i + 1] == 'x')
      return true;
  return false;
}

varve_status varve_check_quant_type(varve_context *context, const varve_entity *type,
                                    const char **fault) {
  varve_vector fields;
  if (varve_entity_is_parametric(type))
    return VARVE_STATUS_OK;
  varve_vector_init(&fields, &context->memory, sizeof(varve_coded_field));
  varve_status status = varve_coded_fields_append(context, type, &fields);
  if (status == VARVE_STATUS_OK && fields.count != 0)
    *fault = fault_of_fields(&fields);
  else if (status == VARVE_STATUS_OK && !may_lack_fields(type))
    *fault = "expected an integer storage type of 1 to 32 bits, a floating-point expressed type "
             "and scales";
  varve_vector_release(&fields);
  return status;
}
