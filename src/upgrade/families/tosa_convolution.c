/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations of tosa that are told by other numbers today, or by other operations. */
#include "upgrade/families/tosa_convolution.h"

#include "base/number/float_parts.h"
#include "upgrade/families/tosa_operands.h"

/* The numbers of a list of known length; false: it is no such list. */
static varve_status read_numbers(varve_upgrader *up, const varve_entity *list, size_t count,
                                 int64_t *numbers, bool *is_read) {
  varve_vector read;
  varve_vector_init(&read, &up->context->memory, sizeof(int64_t));
  varve_status status = varve_upgrade_read_list(list, &read, is_read);
  *is_read = status == VARVE_STATUS_OK && *is_read && read.count == count;
  if (*is_read)
    memcpy(numbers, read.data, count * sizeof(*numbers));
  varve_vector_release(&read);
  return status;
}

static bool has_static_plane(const varve_entity *type) {
  return varve_is_ranked_type(type) && varve_type_dims(type).rank == 4 &&
         varve_type_dims(type).sizes[1] != VARVE_DYNAMIC &&
         varve_type_dims(type).sizes[2] != VARVE_DYNAMIC;
}

/* transpose_conv2d: the rim told what was cut off in front, and the shape what came out. Today four
 * rims tell what is added. */
static varve_status set_rims(varve_upgrader *up, varve_operation *op) {
  int64_t before[2], strides[2], rims[4];
  bool has_before, has_strides;
  const varve_entity *list;
  VARVE_TRY(read_numbers(up, varve_upgrade_get(op, "out_pad"), 2, before, &has_before));
  VARVE_TRY(read_numbers(up, varve_upgrade_get(op, "stride"), 2, strides, &has_strides));
  if (!has_before || !has_strides)
    return varve_upgrade_leave(up, op, "its padding or strides are unknown");
  const int64_t *from = varve_type_dims(varve_operation_operand(op, 0)->type).sizes;
  const int64_t *weight = varve_type_dims(varve_operation_operand(op, 1)->type).sizes;
  const int64_t *to = varve_type_dims(varve_operation_result(op, 0)->type).sizes;
  for (size_t i = 0; i < 2; i++) {
    int64_t reach, after;
    if (__builtin_mul_overflow(from[1 + i] - 1, strides[i], &reach) ||
        __builtin_sub_overflow((int64_t)0, before[i], &rims[2 * i]) ||
        __builtin_sub_overflow(to[1 + i], reach, &after) ||
        __builtin_sub_overflow(after, weight[1 + i], &after) ||
        __builtin_add_overflow(after, before[i], &rims[2 * i + 1]))
      return varve_upgrade_leave(up, op, "its padding is out of range");
  }
  VARVE_TRY(varve_upgrade_i64_array(up, rims, 4, &list));
  return varve_upgrade_set(up, op, "out_pad", list);
}

varve_status varve_tosa_upgrade_transpose_conv(varve_upgrader *up, varve_operation *op) {
  int64_t dilations[2] = {1, 1};
  bool is_read;
  if (op->operand_count != 3 || varve_operation_result_count(op) != 1 ||
      varve_upgrade_get(op, "out_shape") == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(read_numbers(up, varve_upgrade_get(op, "dilation"), 2, dilations, &is_read));
  if (dilations[0] != 1 || dilations[1] != 1)
    return varve_upgrade_leave(up, op, "tosa.transpose_conv2d has no dilation");
  if (!has_static_plane(varve_operation_operand(op, 0)->type) ||
      !has_static_plane(varve_operation_operand(op, 1)->type) ||
      !has_static_plane(varve_operation_result(op, 0)->type))
    return varve_upgrade_leave(up, op, "its padding depends on unknown sizes");
  VARVE_TRY(set_rims(up, op));
  if (up->is_left)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_set(up, op, "dilation", NULL));
  VARVE_TRY(varve_upgrade_set(up, op, "out_shape", NULL));
  return varve_tosa_upgrade_convolution(up, op);
}

/* fully_connected: a convolution of one place. */

static varve_status add_places(varve_upgrader *up, varve_operation *op, uint32_t operand,
                               varve_value **made) {
  varve_value *value = varve_operation_operand(op, operand);
  const int64_t *sizes = varve_type_dims(value->type).sizes;
  const int64_t today[] = {sizes[0], 1, 1, sizes[1]};
  return varve_tosa_insert_reshape(up, op, value, (varve_dims){today, 4}, made);
}

static bool is_matrix(const varve_entity *type) {
  return varve_is_ranked_type(type) && varve_type_dims(type).rank == 2 &&
         varve_type_dims(type).sizes[1] != VARVE_DYNAMIC;
}

static varve_status set_plain(varve_upgrader *up, varve_operation *op) {
  static const int64_t ones[] = {1, 1}, none[] = {0, 0, 0, 0};
  const varve_entity *list;
  VARVE_TRY(varve_upgrade_i64_array(up, ones, 2, &list));
  VARVE_TRY(varve_upgrade_set(up, op, "stride", list));
  VARVE_TRY(varve_upgrade_set(up, op, "dilation", list));
  VARVE_TRY(varve_upgrade_i64_array(up, none, 4, &list));
  return varve_upgrade_set(up, op, "pad", list);
}

varve_status varve_tosa_upgrade_fully_connected(varve_upgrader *up, varve_operation *op) {
  varve_value *operands[3], *result;
  varve_operation *made;
  const varve_entity *type;
  if (op->operand_count != 3 || varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  const varve_entity *to = varve_operation_result(op, 0)->type;
  if (!is_matrix(varve_operation_operand(op, 0)->type) ||
      !is_matrix(varve_operation_operand(op, 1)->type) || !is_matrix(to))
    return varve_upgrade_leave(up, op, "its sizes are unknown");
  VARVE_TRY(add_places(up, op, 0, &operands[0]));
  VARVE_TRY(add_places(up, op, 1, &operands[1]));
  operands[2] = varve_operation_operand(op, 2);
  varve_dims dims = varve_type_dims(to);
  const int64_t sizes[] = {dims.sizes[0], 1, 1, dims.sizes[1]};
  VARVE_TRY(varve_tensor_type_get(up->context, (varve_dims){sizes, 4}, varve_type_element(to), NULL,
                                  &type));
  varve_operation_state state = {
      .operands = operands, .operand_count = 3, .result_types = &type, .result_count = 1};
  VARVE_TRY(varve_upgrade_insert(up, op, "tosa.conv2d", &state, &made));
  const varve_entity *info = varve_upgrade_get(op, "quantization_info");
  if (info != NULL)
    VARVE_TRY(varve_upgrade_set(up, made, "quantization_info", info));
  VARVE_TRY(set_plain(up, made));
  VARVE_TRY(varve_tosa_upgrade_convolution(up, made));
  VARVE_TRY(varve_tosa_insert_reshape(up, op, varve_operation_result(made, 0), dims, &result));
  return varve_upgrade_forward(up, op, result);
}

/* resize: a step for each place of the output became a fraction, and the size of the output a rim.
 */

typedef struct resizing {
  int64_t sizes[2];
  int64_t scale; /* steps and offsets are counted in parts of this */
  int64_t steps[2];
  int64_t offsets[2];
} resizing;

enum { MAX_SCALE_BITS = 11 };

/* value * 2^bits, when that is a whole number. */
static bool scale_float(const varve_entity *value, uint32_t bits, int64_t *number) {
  enum { MOST_BITS = 40 };
  if (value->kind != VARVE_KIND_FLOAT)
    return false;
  varve_float_parts parts =
      varve_float_unpack(varve_float_type_kind(value->children[0]), varve_entity_payload(value));
  *number = 0;
  if (parts.class == VARVE_FLOAT_ZERO)
    return true;
  if (parts.class != VARVE_FLOAT_FINITE || parts.sticky)
    return false;
  int32_t exponent = parts.exponent + (int32_t)bits;
  uint64_t *words = parts.significand;
  for (; exponent < 0 && (words[0] & 1) == 0 && !varve_is_zero_128(words); exponent++)
    varve_shift_right_128(words, 1);
  if (exponent < 0 || exponent > MOST_BITS ||
      varve_count_bits_128(words) + (uint32_t)exponent > MOST_BITS)
    return false;
  *number = (int64_t)(words[0] << exponent);
  *number = parts.negative ? -*number : *number;
  return true;
}

static bool scale_floats(const varve_operation *op, uint32_t bits, resizing *by) {
  const varve_entity *steps = varve_upgrade_get(op, "stride_fp");
  const varve_entity *offsets = varve_upgrade_get(op, "offset_fp");
  if (steps == NULL || steps->kind != VARVE_KIND_ARRAY || steps->child_count != 2 ||
      offsets == NULL || offsets->kind != VARVE_KIND_ARRAY || offsets->child_count != 2)
    return false;
  for (int i = 0; i < 2; i++)
    if (!scale_float(steps->children[i], bits, &by->steps[i]) ||
        !scale_float(offsets->children[i], bits, &by->offsets[i]) || by->steps[i] <= 0)
      return false;
  by->scale = INT64_C(1) << bits;
  return true;
}

static varve_status read_resizing(varve_upgrader *up, const varve_operation *op, resizing *by,
                                  bool *is_known) {
  int64_t shift;
  const varve_entity *element;
  VARVE_TRY(varve_tosa_element(up, varve_operation_operand(op, 0)->type, &element));
  bool is_float = element->kind == VARVE_KIND_FLOAT_TYPE;
  VARVE_TRY(read_numbers(up, varve_upgrade_get(op, "output_size"), 2, by->sizes, is_known));
  if (*is_known && is_float) {
    *is_known = false;
    for (uint32_t bits = 0; bits <= MAX_SCALE_BITS && !*is_known; bits++)
      *is_known = scale_floats(op, bits, by);
    return VARVE_STATUS_OK;
  }
  if (*is_known)
    VARVE_TRY(read_numbers(up, varve_upgrade_get(op, "stride"), 2, by->steps, is_known));
  if (*is_known)
    VARVE_TRY(read_numbers(up, varve_upgrade_get(op, "offset"), 2, by->offsets, is_known));
  *is_known = *is_known && varve_upgrade_integer(varve_upgrade_get(op, "shift"), &shift) &&
              shift >= 0 && shift <= MAX_SCALE_BITS;
  if (*is_known)
    by->scale = INT64_C(1) << shift;
  return VARVE_STATUS_OK;
}

/* What the last place of the output lacks to the last of the input. */
static bool find_rims(const resizing *by, const int64_t *sizes, int64_t *rims) {
  for (int i = 0; i < 2; i++) {
    int64_t reach;
    if (__builtin_mul_overflow(by->sizes[i] - 1, by->steps[i], &reach) ||
        __builtin_add_overflow(reach, by->offsets[i], &reach) ||
        __builtin_mul_overflow(sizes[i] - 1, by->scale, &rims[i]) ||
        __builtin_sub_overflow(reach, rims[i], &rims[i]))
      return false;
  }
  return true;
}

varve_status varve_tosa_upgrade_resize(varve_upgrader *up, varve_operation *op) {
  static const char *const gone[] = {"output_size", "stride",    "offset",
                                     "shift",       "stride_fp", "offset_fp"};
  resizing by;
  int64_t rims[2];
  bool is_known;
  if (op->operand_count != 1 || varve_upgrade_get(op, "output_size") == NULL)
    return VARVE_STATUS_OK;
  const varve_entity *from = varve_operation_operand(op, 0)->type;
  VARVE_TRY(read_resizing(up, op, &by, &is_known));
  if (!is_known)
    return varve_upgrade_leave(up, op, "LLVM 22 cannot represent its steps as fractions");
  if (!has_static_plane(from) || !find_rims(&by, varve_type_dims(from).sizes + 1, rims))
    return varve_upgrade_leave(up, op, "its padding depends on unknown sizes");
  const int64_t scales[] = {by.scale, by.steps[0], by.scale, by.steps[1]};
  VARVE_TRY(varve_tosa_add_shape(up, op, (varve_tosa_numbers){scales, 4}));
  VARVE_TRY(varve_tosa_add_shape(up, op, (varve_tosa_numbers){by.offsets, 2}));
  VARVE_TRY(varve_tosa_add_shape(up, op, (varve_tosa_numbers){rims, 2}));
  for (size_t i = 0; i < VARVE_COUNT_OF(gone); i++)
    VARVE_TRY(varve_upgrade_set(up, op, gone[i], NULL));
  return VARVE_STATUS_OK;
}
