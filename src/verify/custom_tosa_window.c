/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tosa: what moves a window over its input, and what has zero points. */
#include "base/float_format.h"
#include "verify/custom_tosa.h"

static bool is_float_of(const varve_type *element, varve_float_kind kind) {
  return element->kind == VARVE_KIND_FLOAT_TYPE && varve_float_type_kind(element) == kind;
}

static bool is_integer_of(const varve_type *element, uint32_t width) {
  return element->kind == VARVE_KIND_INTEGER_TYPE && varve_type_bit_width(element) == width;
}

/* Zero points */

/* Whether it is known, and what it is; a float that is not 0 is -1. */
static bool zero_point_of(const varve_value *value, bool is_signed, int64_t *point) {
  const varve_attribute *elements = varve_tosa_constant(value);
  if (elements == NULL || elements->kind != VARVE_KIND_DENSE_ELEMENTS ||
      elements->payload_size == 0)
    return false;
  const varve_type *element = varve_type_element(elements->children[0]);
  uint32_t width = varve_type_bit_width(element);
  size_t size = (width + 7) / 8;
  const unsigned char *bytes = varve_entity_payload(elements);
  if (element->kind != VARVE_KIND_FLOAT_TYPE) {
    bool is_known = varve_dense_integer_at(elements, 0, point);
    if (is_known && !is_signed && width < 64)
      *point = (int64_t)((uint64_t)*point & (((uint64_t)1 << width) - 1));
    return is_known;
  }
  *point = 0;
  for (size_t i = 0; i < size && i < elements->payload_size; i++)
    if ((i + 1 == size ? bytes[i] & ~(0x80U >> (8 * size - width)) : bytes[i]) != 0)
      *point = -1;
  return true;
}

/* An operand, or the result, and its zero point. */
typedef struct zero_point {
  const varve_type *type;
  uint32_t operand;
  const char *noun;
} zero_point;

static varve_status check_zero_point(varve_verifier *v, const varve_operation *op, zero_point z) {
  varve_value_range range = varve_operand_range_of(op, z.operand);
  if (range.count == 0)
    return VARVE_STATUS_OK;
  const varve_value *value = varve_operation_operand(op, range.first);
  const varve_type *element = varve_tosa_element(z.type), *own = varve_tosa_element(value->type);
  int64_t point = 0;
  if (element != NULL && own != NULL && element != own)
    return z.noun[1] == 0
               ? VARVE_OP_FAULT(
                     v, "expect input % and %_zp have the same element type, got % and %",
                     VARVE_TEXT(varve_slice_of(z.noun)), VARVE_TEXT(varve_slice_of(z.noun)),
                     VARVE_NODE(element), VARVE_NODE(own))
               : VARVE_OP_FAULT(
                     v, "expect both % and its zero point are the same element type, got % and %",
                     VARVE_TEXT(varve_slice_of(z.noun)), VARVE_NODE(element), VARVE_NODE(own));
  if (own != NULL && !is_integer_of(own, 8) && zero_point_of(value, true, &point) && point != 0)
    return VARVE_OP_FAULT(v, "% zero point must be zero for non-int8 integer types",
                          VARVE_TEXT(varve_slice_of(z.noun)));
  return VARVE_STATUS_OK;
}

/* Accumulators */

typedef struct accumulator_rule {
  bool is_float;
  uint32_t width; /* of integers */
  varve_float_kind kind;
  const char *wanted; /* names of types, separated by blanks */
  const char *text;
} accumulator_rule;

/* For integers a pool has one rule, a convolution two. */
static const accumulator_rule convolution_rules[] = {
    {false, 8, VARVE_FLOAT_F16, "i32", "accumulator type for i8 tensor is not i32"},
    {false, 16, VARVE_FLOAT_F16, "i48", "accumulator type for i16 tensor is not i48"},
    {true, 0, VARVE_FLOAT_F8E5M2, "f16", "accumulator type for f8 tensor is not f16"},
    {true, 0, VARVE_FLOAT_F8E4M3, "f16", "accumulator type for f8 tensor is not f16"},
    {true, 0, VARVE_FLOAT_F16, "f16 f32", "accumulator type for f16 tensor is not f16/f32"},
    {true, 0, VARVE_FLOAT_BF16, "f32", "accumulator type for bf16 tensor is not f32"},
    {true, 0, VARVE_FLOAT_F32, "f32", "accumulator type for f32 tensor is not f32"}};

static bool is_named(const varve_type *type, const char *names) {
  bool is_float = type->kind == VARVE_KIND_FLOAT_TYPE;
  if (type->kind == VARVE_KIND_INTEGER_TYPE)
    return names[0] == 'i' && is_integer_of(type, names[1] == '3' ? 32 : 48);
  return is_float && ((is_float_of(type, VARVE_FLOAT_F32) && strstr(names, "f32") != NULL) ||
                      (is_float_of(type, VARVE_FLOAT_F16) && strstr(names, "f16") != NULL));
}

static varve_status check_accumulator(varve_verifier *v, const varve_operation *op) {
  const varve_type *element = varve_tosa_element(varve_operand_type(op, 0));
  const varve_attribute *property = varve_property_of(op, "acc_type");
  bool is_pool = varve_is_operation(op, "tosa.avg_pool2d");
  if (element == NULL || property == NULL || property->kind != VARVE_KIND_TYPE)
    return VARVE_STATUS_OK;
  const varve_type *accumulator = property->children[0];
  if (is_pool && element->kind == VARVE_KIND_INTEGER_TYPE)
    return is_named(accumulator, "i32")
               ? VARVE_STATUS_OK
               : varve_op_fault(v, "accumulator type for integer tensor is not i32");
  for (size_t i = 0; i < VARVE_COUNT_OF(convolution_rules); i++) {
    const accumulator_rule *rule = &convolution_rules[i];
    bool is_of_rule =
        rule->is_float ? is_float_of(element, rule->kind) : is_integer_of(element, rule->width);
    if (is_of_rule && !is_named(accumulator, rule->wanted))
      return varve_op_fault(v, rule->text);
  }
  return VARVE_STATUS_OK;
}

/* Windows */

typedef struct window {
  int64_t input, kernel, output;
  int64_t before, after, stride, dilation;
  const char *name;
} window;

/* Numbers are the input's: sums that are too large wrap. */
static varve_status check_window(varve_verifier *v, const window *w) {
  if (w->input == VARVE_DYNAMIC || w->kernel == VARVE_DYNAMIC)
    return VARVE_STATUS_OK;
  int64_t span = (int64_t)((uint64_t)w->input - 1 + (uint64_t)w->before + (uint64_t)w->after -
                           ((uint64_t)w->kernel - 1) * (uint64_t)w->dilation);
  if (span % w->stride != 0)
    return VARVE_OP_FAULT(v,
                          "expected input_% with its padding and without the kernel to be wholly "
                          "divisible by stride_%, got % / %",
                          VARVE_TEXT(varve_slice_of(w->name)), VARVE_TEXT(varve_slice_of(w->name)),
                          VARVE_NUMBER(span), VARVE_NUMBER(w->stride));
  int64_t size = (int64_t)((uint64_t)(span / w->stride) + 1);
  if (varve_tosa_differ(w->output, size))
    return VARVE_OP_FAULT(v, "calculated output % did not match expected: calculated=%, expected=%",
                          VARVE_TEXT(varve_slice_of(w->name)), VARVE_NUMBER(size),
                          VARVE_NUMBER(w->output));
  return VARVE_STATUS_OK;
}

enum { MOST_AXES = 3 };
static const char *const names_of_axes[] = {"depth", "height", "width"};

typedef struct moves {
  int64_t pad[2 * MOST_AXES], stride[MOST_AXES], dilation[MOST_AXES], kernel[MOST_AXES];
  uint32_t axes;
} moves;

static varve_status check_all(varve_verifier *v, const char *noun, const int64_t *numbers,
                              uint32_t count) {
  int64_t least = noun[0] == 'p' ? 0 : 1;
  for (uint32_t i = 0; i < count; i++)
    if (numbers[i] < least)
      return VARVE_OP_FAULT(v, "expect all % values to be >= %, got %",
                            VARVE_TEXT(varve_slice_of(noun)), VARVE_NUMBER(least),
                            VARVE_NUMBER(numbers[i]));
  return VARVE_STATUS_OK;
}

static varve_status check_channels(varve_verifier *v, const varve_operation *op) {
  const varve_type *output = varve_result_type(op, 0);
  int64_t bias = varve_tosa_dim(varve_operand_type(op, 2), 0);
  int64_t channels = varve_tosa_dim(output, (size_t)varve_rank_of(output) - 1);
  if (bias == 1 || !varve_tosa_differ(bias, channels))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "bias channels expected to be equal to output channels (%) or 1, got %",
                        VARVE_NUMBER(channels), VARVE_NUMBER(bias));
}

static bool is_eight_bit_float(const varve_type *element) {
  return is_float_of(element, VARVE_FLOAT_F8E5M2) || is_float_of(element, VARVE_FLOAT_F8E4M3FN);
}

static varve_status check_convolution_elements(varve_verifier *v, const varve_operation *op) {
  const varve_type *input = varve_tosa_element(varve_operand_type(op, 0));
  const varve_type *weight = varve_tosa_element(varve_operand_type(op, 1));
  const varve_type *bias = varve_scalar_of(varve_operand_type(op, 2));
  const varve_type *result = varve_scalar_of(varve_result_type(op, 0));
  if (bias->kind == VARVE_KIND_FLOAT_TYPE && result->kind == VARVE_KIND_FLOAT_TYPE &&
      bias != result)
    return VARVE_OP_FAULT(v, "expect both bias and result to have same element type, got % and %",
                          VARVE_NODE(bias), VARVE_NODE(result));
  if (input == NULL || weight == NULL)
    return VARVE_STATUS_OK;
  if ((is_eight_bit_float(input) || is_eight_bit_float(weight)) && input != weight)
    return VARVE_OP_FAULT(v, "expect both input and weight to have same element type, got % and %",
                          VARVE_NODE(input), VARVE_NODE(weight));
  if ((input->kind == VARVE_KIND_FLOAT_TYPE) != (weight->kind == VARVE_KIND_FLOAT_TYPE))
    return VARVE_OP_FAULT(v,
                          "expect both input and weight to be float or not together, got % and %",
                          VARVE_NODE(input), VARVE_NODE(weight));
  return VARVE_STATUS_OK;
}

static varve_status check_convolution(varve_verifier *v, const varve_operation *op) {
  const zero_point input = {varve_operand_type(op, 0), 3, "input"};
  const zero_point weight = {varve_operand_type(op, 1), 4, "weight"};
  VARVE_TRY(check_convolution_elements(v, op));
  VARVE_TRY(check_zero_point(v, op, input));
  VARVE_TRY(check_zero_point(v, op, weight));
  return check_accumulator(v, op);
}

/* conv2d, conv3d and depthwise_conv2d, whose weight has the kernel first. */
varve_status varve_verify_tosa_convolution(varve_verifier *v, const varve_operation *op) {
  bool is_depthwise = varve_is_operation(op, "tosa.depthwise_conv2d");
  moves m = {.axes = varve_is_operation(op, "tosa.conv3d") ? 3 : 2};
  const varve_type *input = varve_operand_type(op, 0), *weight = varve_operand_type(op, 1);
  const varve_type *output = varve_result_type(op, 0);
  VARVE_TRY(check_convolution(v, op));
  if (!varve_tosa_numbers(op, "pad", m.pad, 2 * m.axes) ||
      !varve_tosa_numbers(op, "stride", m.stride, m.axes) ||
      !varve_tosa_numbers(op, "dilation", m.dilation, m.axes))
    return VARVE_STATUS_OK;
  VARVE_TRY(check_all(v, "padding", m.pad, 2 * m.axes));
  VARVE_TRY(check_all(v, "stride", m.stride, m.axes));
  VARVE_TRY(check_all(v, "dilation", m.dilation, m.axes));
  if (!varve_type_has_rank(output))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < m.axes; i++) {
    const window w = {varve_tosa_dim(input, i + 1),
                      varve_tosa_dim(weight, is_depthwise ? i : i + 1),
                      varve_tosa_dim(output, i + 1),
                      m.pad[(size_t)2 * i],
                      m.pad[(size_t)2 * i + 1],
                      m.stride[i],
                      m.dilation[i],
                      names_of_axes[MOST_AXES - m.axes + i]};
    VARVE_TRY(check_window(v, &w));
  }
  return check_channels(v, op);
}

varve_status varve_verify_tosa_transpose_conv2d(varve_verifier *v, const varve_operation *op) {
  static const char *const names[] = {"height", "width"};
  const varve_type *input = varve_operand_type(op, 0), *weight = varve_operand_type(op, 1);
  const varve_type *output = varve_result_type(op, 0);
  moves m = {.axes = 2};
  VARVE_TRY(check_convolution(v, op));
  if (!varve_tosa_numbers(op, "out_pad", m.pad, 4) ||
      !varve_tosa_numbers(op, "stride", m.stride, 2))
    return VARVE_STATUS_OK;
  VARVE_TRY(check_all(v, "stride", m.stride, 2));
  for (uint32_t i = 0; i < 4; i++) {
    int64_t kernel = varve_tosa_dim(weight, 1 + i / 2);
    if (kernel != VARVE_DYNAMIC && m.pad[i] <= -kernel)
      return VARVE_OP_FAULT(v, "expected out_pad > -kernel_%, but got: % and %",
                            VARVE_TEXT(varve_slice_of(names[i / 2])), VARVE_NUMBER(m.pad[i]),
                            VARVE_NUMBER(kernel));
  }
  if (!varve_type_has_rank(output))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < 2 && varve_type_has_rank(input) && varve_type_has_rank(weight); i++) {
    int64_t from = varve_tosa_dim(input, i + 1), to = varve_tosa_dim(output, i + 1);
    uint64_t size = ((uint64_t)from - 1) * (uint64_t)m.stride[i] + (uint64_t)m.pad[(size_t)2 * i] +
                    (uint64_t)m.pad[(size_t)2 * i + 1] + (uint64_t)varve_tosa_dim(weight, i + 1);
    if (from != VARVE_DYNAMIC && to != VARVE_DYNAMIC && (uint64_t)to != size)
      return VARVE_OP_FAULT(v, "dimension mismatch: expected output % of %, but got %",
                            VARVE_TEXT(varve_slice_of(names[i])), VARVE_NUMBER(size),
                            VARVE_NUMBER(to));
  }
  return check_channels(v, op);
}

/* Pools */

static varve_status check_pool(varve_verifier *v, const varve_operation *op) {
  const varve_type *input = varve_operand_type(op, 0), *output = varve_result_type(op, 0);
  moves m = {.axes = 2};
  if (!varve_tosa_numbers(op, "pad", m.pad, 4) || !varve_tosa_numbers(op, "stride", m.stride, 2) ||
      !varve_tosa_numbers(op, "kernel", m.kernel, 2))
    return VARVE_STATUS_OK;
  VARVE_TRY(check_all(v, "kernel", m.kernel, 2));
  VARVE_TRY(check_all(v, "stride", m.stride, 2));
  VARVE_TRY(check_all(v, "padding", m.pad, 4));
  for (uint32_t i = 2; i-- > 0;)
    if (m.pad[(size_t)2 * i] >= m.kernel[i] || m.pad[(size_t)2 * i + 1] >= m.kernel[i])
      return varve_op_fault(v, i == 1 ? "expected left/right padding to be less than the width of "
                                        "the kernel"
                                      : "expected top/bottom padding to be less than the height of "
                                        "the kernel");
  if (!varve_type_has_rank(input) || !varve_type_has_rank(output))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < 2; i++) {
    const window w = {varve_tosa_dim(input, i + 1),
                      m.kernel[i],
                      varve_tosa_dim(output, i + 1),
                      m.pad[(size_t)2 * i],
                      m.pad[(size_t)2 * i + 1],
                      m.stride[i],
                      1,
                      names_of_axes[i + 1]};
    VARVE_TRY(check_window(v, &w));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tosa_avg_pool2d(varve_verifier *v, const varve_operation *op) {
  const zero_point input = {varve_operand_type(op, 0), 1, "input"};
  const zero_point output = {varve_result_type(op, 0), 2, "output"};
  VARVE_TRY(check_pool(v, op));
  VARVE_TRY(check_accumulator(v, op));
  VARVE_TRY(check_zero_point(v, op, input));
  return check_zero_point(v, op, output);
}

varve_status varve_verify_tosa_max_pool2d(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(varve_tosa_check_element(v, varve_operand_type(op, 0), varve_result_type(op, 0)));
  return check_pool(v, op);
}

/* Others with zero points */

varve_status varve_verify_tosa_negate(varve_verifier *v, const varve_operation *op) {
  const varve_type *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  const zero_point input = {from, 1, "input1"}, output = {to, 2, "output"};
  VARVE_TRY(varve_tosa_check_element(v, from, to));
  if (varve_type_has_rank(from) && varve_type_has_rank(to) &&
      !varve_dims_fit(varve_type_dims(from), varve_type_dims(to)))
    return varve_op_fault(v, "requires the same shape for input1 and output");
  VARVE_TRY(check_zero_point(v, op, input));
  return check_zero_point(v, op, output);
}

varve_status varve_verify_tosa_matmul(varve_verifier *v, const varve_operation *op) {
  const varve_type *a = varve_tosa_element(varve_operand_type(op, 0));
  const varve_type *b = varve_tosa_element(varve_operand_type(op, 1));
  const zero_point first = {varve_operand_type(op, 0), 2, "a"};
  const zero_point second = {varve_operand_type(op, 1), 3, "b"};
  if ((a == NULL) != (b == NULL))
    return varve_op_fault(v, "expect operands to be both quantized or both not quantized");
  VARVE_TRY(check_zero_point(v, op, first));
  return check_zero_point(v, op, second);
}

/* rescale */

typedef struct rescaled {
  const varve_type *type;
  uint32_t operand;
  const char *noun;
  const char *unsigned_property;
} rescaled;

static varve_status check_rescaled_types(varve_verifier *v, const varve_operation *op, rescaled r) {
  const varve_type *element = varve_tosa_element(r.type);
  const varve_type *own = varve_tosa_element(varve_operand_type(op, r.operand));
  if (element == NULL || own == NULL)
    return VARVE_STATUS_OK;
  if (element->kind != VARVE_KIND_INTEGER_TYPE || own->kind != VARVE_KIND_INTEGER_TYPE ||
      varve_type_bit_width(element) != varve_type_bit_width(own))
    return VARVE_OP_FAULT(v,
                          "expected % and its zero point to both be integer of the same bitwidth, "
                          "but got % vs. %",
                          VARVE_TEXT(varve_slice_of(r.noun)), VARVE_NODE(element), VARVE_NODE(own));
  return VARVE_STATUS_OK;
}

static varve_status check_rescaled_point(varve_verifier *v, const varve_operation *op, rescaled r) {
  enum { MIDDLE_OF_16_BITS = 32768 };
  const varve_value *value = varve_operation_operand(op, r.operand);
  const varve_attribute *property = varve_property_of(op, r.unsigned_property);
  const varve_type *own = varve_tosa_element(value->type);
  int64_t flag = 0, point = 0;
  bool is_unsigned = varve_integer_of(property, &flag) && flag != 0;
  if (own == NULL || !zero_point_of(value, !is_unsigned, &point) || point == 0 ||
      is_integer_of(own, 8) ||
      (is_integer_of(own, 16) && is_unsigned && point == MIDDLE_OF_16_BITS))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "expect %_zp of 0, or of 32768 for unsigned i16, got %",
                        VARVE_TEXT(varve_slice_of(r.noun)), VARVE_NUMBER(point));
}

static varve_status check_channel_count(varve_verifier *v, const varve_operation *op,
                                        uint32_t operand, int64_t wanted) {
  int64_t size = varve_tosa_dim(varve_operand_type(op, operand), 0);
  if (size == VARVE_DYNAMIC || size == wanted)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "expect shape of { % } for % input, got { % }", VARVE_NUMBER(wanted),
                        VARVE_TEXT(varve_slice_of(operand == 1 ? "multiplier" : "shift")),
                        VARVE_NUMBER(size));
}

varve_status varve_verify_tosa_rescale(varve_verifier *v, const varve_operation *op) {
  const rescaled input = {varve_operand_type(op, 0), 3, "input", "input_unsigned"};
  const rescaled output = {varve_result_type(op, 0), 4, "output", "output_unsigned"};
  int64_t scale = 0, per_channel = 0, channels = 1;
  VARVE_TRY(check_rescaled_types(v, op, input));
  VARVE_TRY(check_rescaled_types(v, op, output));
  VARVE_TRY(check_rescaled_point(v, op, input));
  VARVE_TRY(check_rescaled_point(v, op, output));
  if (!varve_integer_of(varve_property_of(op, "scale32"), &scale) ||
      !varve_integer_of(varve_property_of(op, "per_channel"), &per_channel))
    return VARVE_STATUS_OK;
  const varve_type *multiplier = varve_scalar_of(varve_operand_type(op, 1));
  if (!is_integer_of(multiplier, scale != 0 ? 32 : 16))
    return VARVE_OP_FAULT(v, "expect % element type for multiplier for scale32=%, got %",
                          VARVE_TEXT(varve_slice_of(scale != 0 ? "i32" : "i16")),
                          VARVE_TEXT(varve_slice_of(scale != 0 ? "true" : "false")),
                          VARVE_NODE(multiplier));
  if (!varve_type_has_rank(input.type))
    return VARVE_STATUS_OK;
  int64_t rank = varve_rank_of(input.type);
  if (per_channel != 0 && rank < 1)
    return VARVE_OP_FAULT(
        v, "requires input to be at least rank 1 when per_channel is true, but got rank %",
        VARVE_NUMBER(rank));
  if (per_channel != 0)
    channels = varve_tosa_dim(input.type, (size_t)rank - 1);
  VARVE_TRY(check_channel_count(v, op, 1, channels));
  return check_channel_count(v, op, 2, channels);
}
