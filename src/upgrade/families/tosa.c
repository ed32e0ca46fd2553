/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialect tosa. Zero points, shapes and other numbers were attributes; in LLVM 22 they are
 * operands. */
#include "base/number/float_parts.h"
#include "upgrade/families/families.h"
#include "upgrade/families/tosa_operands.h"

/* Sets acc_type, the type in which LLVM 22 computes sums. */
static varve_status set_accumulator(varve_upgrader *up, varve_operation *op, bool is_pool) {
  const varve_entity *accumulator;
  const varve_entity *element;
  VARVE_TRY(varve_tosa_element(up, varve_operation_operand(op, 0)->type, &element));
  if (element->kind == VARVE_KIND_FLOAT_TYPE)
    element = up->context->floats[VARVE_FLOAT_F32];
  else if (!is_pool && varve_type_bit_width(element) == 16)
    VARVE_TRY(varve_integer_type_get(up->context, 48, VARVE_SIGNLESS, &element));
  else
    element = up->context->i32;
  VARVE_TRY(varve_type_attribute_get(up->context, element, &accumulator));
  return varve_upgrade_set(up, op, "acc_type", accumulator);
}

static varve_status upgrade_convolution(varve_upgrader *up, varve_operation *op) {
  static const char *const names[] = {"input_zp", "weight_zp"};
  if (op->operand_count != 3)
    return VARVE_STATUS_OK;
  const varve_entity *types[] = {varve_operation_operand(op, 0)->type,
                                 varve_operation_operand(op, 1)->type};
  VARVE_TRY(set_accumulator(up, op, false));
  return varve_tosa_add_zero_points(up, op, types, names);
}

static varve_status upgrade_average(varve_upgrader *up, varve_operation *op) {
  static const char *const names[] = {"input_zp", "output_zp"};
  if (op->operand_count != 1 || varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  const varve_entity *types[] = {varve_operation_operand(op, 0)->type,
                                 varve_operation_result(op, 0)->type};
  VARVE_TRY(set_accumulator(up, op, true));
  return varve_tosa_add_zero_points(up, op, types, names);
}

static varve_status upgrade_negate(varve_upgrader *up, varve_operation *op) {
  static const char *const names[] = {"input_zp", "output_zp"};
  if (op->operand_count != 1 || varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  const varve_entity *types[] = {varve_operation_operand(op, 0)->type,
                                 varve_operation_result(op, 0)->type};
  return varve_tosa_add_zero_points(up, op, types, names);
}

static varve_status upgrade_matmul(varve_upgrader *up, varve_operation *op) {
  static const char *const names[] = {"a_zp", "b_zp"};
  if (op->operand_count != 2)
    return VARVE_STATUS_OK;
  const varve_entity *types[] = {varve_operation_operand(op, 0)->type,
                                 varve_operation_operand(op, 1)->type};
  return varve_tosa_add_zero_points(up, op, types, names);
}

/* Shapes */

/* Removes the attribute `name`, and adds its numbers as the last operand, which is a shape. */
static varve_status shape_to_operand(varve_upgrader *up, varve_operation *op, const char *name) {
  varve_numbers numbers;
  VARVE_TRY(varve_upgrade_read_list(up, varve_upgrade_get(op, name), &numbers));
  if (numbers.items == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_tosa_add_shape(up, op, numbers));
  return varve_upgrade_set(up, op, name, NULL);
}

static varve_status upgrade_reshape(varve_upgrader *up, varve_operation *op) {
  return shape_to_operand(up, op, "new_shape");
}

static varve_status upgrade_tile(varve_upgrader *up, varve_operation *op) {
  return shape_to_operand(up, op, "multiples");
}

static varve_status upgrade_slice(varve_upgrader *up, varve_operation *op) {
  VARVE_TRY(shape_to_operand(up, op, "start"));
  return shape_to_operand(up, op, "size");
}

/* Replaces the padding, which was a tensor, by a shape. Adds an operand for the value of the
 * padding. */
static varve_status upgrade_pad(varve_upgrader *up, varve_operation *op) {
  varve_numbers padding;
  if (op->operand_count == 3 && varve_is_ranked_type(varve_operation_operand(op, 2)->type) &&
      varve_type_dims(varve_operation_operand(op, 2)->type).rank == 0)
    return varve_upgrade_skip(up, op, "in LLVM 22 the value of its padding has one dimension");
  if (op->operand_count != 2 || !varve_is_shaped_type(varve_operation_operand(op, 0)->type))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_tosa_read_constant(up, varve_operation_operand(op, 1), &padding));
  if (padding.items == NULL)
    return varve_upgrade_skip(up, op, "its padding is not a constant");
  VARVE_TRY(varve_upgrade_remove_operand(up, op, 1));
  VARVE_TRY(varve_tosa_add_shape(up, op, padding));
  VARVE_TRY(varve_tosa_add_zero_point(up, op, varve_operation_operand(op, 0)->type, "input_zp"));
  return varve_upgrade_set(up, op, "quantization_info", NULL);
}

static varve_status upgrade_transpose(varve_upgrader *up, varve_operation *op) {
  varve_numbers numbers;
  const varve_entity *perms;
  if (op->operand_count != 2)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_tosa_read_constant(up, varve_operation_operand(op, 1), &numbers));
  if (numbers.items == NULL)
    return varve_upgrade_skip(up, op, "its permutation is not a constant");
  VARVE_TRY(varve_upgrade_dense_list(up, numbers, 32, &perms));
  const varve_value *permutation = varve_operation_operand(op, 1);
  VARVE_TRY(varve_upgrade_remove_operand(up, op, 1));
  varve_operation *maker = varve_value_operation(permutation);
  if (permutation->first_use == NULL && varve_upgrade_is(maker, "tosa.const"))
    VARVE_TRY(varve_upgrade_erase(up, maker));
  return varve_upgrade_set(up, op, "perms", perms);
}

/* Other numbers */

/* Reshapes operands so that each has as many dimensions as the result. Older releases broadcast
 * operands with fewer dimensions. */
static varve_status match_ranks(varve_upgrader *up, varve_operation *op) {
  enum { MAX_RANK = 16 };
  int64_t sizes[MAX_RANK];
  if (varve_operation_result_count(op) != 1 ||
      !varve_is_ranked_type(varve_operation_result(op, 0)->type))
    return VARVE_STATUS_OK;
  size_t rank = varve_type_dims(varve_operation_result(op, 0)->type).rank;
  for (uint32_t i = 0; i < op->operand_count && rank <= MAX_RANK; i++) {
    varve_value *operand = varve_operation_operand(op, i);
    varve_dims dims = varve_type_dims(operand->type);
    size_t unknown = 0;
    if (!varve_is_ranked_type(operand->type) || dims.rank >= rank)
      continue;
    for (size_t d = 0; d < rank; d++) {
      sizes[d] = d < rank - dims.rank ? 1 : dims.sizes[d - (rank - dims.rank)];
      unknown += sizes[d] == VARVE_DYNAMIC;
    }
    if (unknown > 1)
      return varve_upgrade_skip(up, op,
                                "an operand has fewer dimensions, and their sizes are unknown");
    VARVE_TRY(varve_tosa_insert_reshape(up, op, operand, (varve_dims){sizes, rank}, &operand));
    varve_operation_set_operand(op, i, operand);
    varve_upgrade_count(up, VARVE_UPGRADE_TOSA);
  }
  return VARVE_STATUS_OK;
}

static varve_status upgrade_multiply(varve_upgrader *up, varve_operation *op) {
  const varve_entity *i8;
  int64_t shift;
  if (op->operand_count != 2)
    return VARVE_STATUS_OK;
  VARVE_TRY(match_ranks(up, op));
  if (!varve_integer_of(varve_upgrade_get(op, "shift"), &shift))
    shift = 0;
  VARVE_TRY(varve_integer_type_get(up->context, 8, VARVE_SIGNLESS, &i8));
  VARVE_TRY(varve_tosa_add_tensor(up, op, i8, (varve_numbers){&shift, 1}));
  return varve_upgrade_set(up, op, "shift", NULL);
}

/* Limits a number to the range of an element type. */
static int64_t clip(int64_t number, const varve_entity *element) {
  uint32_t width = varve_type_bit_width(element);
  if (element->kind != VARVE_KIND_INTEGER_TYPE || width == 0 || width >= 64)
    return number;
  bool is_unsigned = varve_integer_type_layout(element).signedness == VARVE_UNSIGNED;
  int64_t most = (int64_t)((UINT64_C(1) << (is_unsigned ? width : width - 1)) - 1);
  int64_t least = is_unsigned ? 0 : -most - 1;
  return number < least ? least : number > most ? most : number;
}

static varve_status set_bound(varve_upgrader *up, varve_operation *op, const char *const *names) {
  const varve_entity *element;
  const varve_entity *bound = NULL, *number = varve_upgrade_get(op, names[0]);
  const varve_entity *real = varve_upgrade_get(op, names[1]);
  int64_t integer = 0;
  VARVE_TRY(varve_tosa_element(up, varve_operation_operand(op, 0)->type, &element));
  if (element->kind == VARVE_KIND_FLOAT_TYPE && real != NULL && real->kind == VARVE_KIND_FLOAT) {
    /* Round the bound to the float type of the elements. */
    uint64_t bits[2] = {0, 0};
    varve_float_parts parts =
        varve_float_unpack(varve_float_type_kind(real->children[0]), varve_entity_payload(real));
    varve_float_pack(varve_float_type_kind(element), &parts, bits);
    VARVE_TRY(varve_float_get(up->context, element, bits, &bound));
  } else if (element->kind == VARVE_KIND_INTEGER_TYPE && varve_integer_of(number, &integer))
    VARVE_TRY(varve_integer_get_i64(up->context, element, clip(integer, element), &bound));
  else
    return varve_upgrade_skip(up, op, "it has no bounds for its elements");
  VARVE_TRY(varve_upgrade_set(up, op, names[0], NULL));
  VARVE_TRY(varve_upgrade_set(up, op, names[1], NULL));
  return varve_upgrade_set(up, op, names[2], bound);
}

static varve_status upgrade_clamp(varve_upgrader *up, varve_operation *op) {
  static const char *const least[] = {"min_int", "min_fp", "min_val"};
  static const char *const most[] = {"max_int", "max_fp", "max_val"};
  if (op->operand_count != 1 || varve_upgrade_get(op, "min_val") != NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(set_bound(up, op, least));
  return up->is_skipped ? VARVE_STATUS_OK : set_bound(up, op, most);
}

/* Converts reluN to a clamp with the minimum 0. */
static varve_status upgrade_relu(varve_upgrader *up, varve_operation *op) {
  const uint64_t zero[2] = {0, 0};
  const varve_entity *number;
  if (op->operand_count != 1)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_i64(up, 0, &number));
  VARVE_TRY(varve_upgrade_set(up, op, "min_int", number));
  VARVE_TRY(varve_float_get(up->context, up->context->floats[VARVE_FLOAT_F32], zero, &number));
  VARVE_TRY(varve_upgrade_set(up, op, "min_fp", number));
  VARVE_TRY(upgrade_clamp(up, op));
  return up->is_skipped ? VARVE_STATUS_OK : varve_upgrade_rename(up, op, "tosa.clamp");
}

static varve_status numbers_to_operand(varve_upgrader *up, varve_operation *op, const char *name,
                                       uint32_t width) {
  const varve_entity *element;
  varve_numbers numbers;
  VARVE_TRY(varve_integer_type_get(up->context, width, VARVE_SIGNLESS, &element));
  VARVE_TRY(varve_upgrade_read_list(up, varve_upgrade_get(op, name), &numbers));
  if (numbers.items == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_tosa_add_tensor(up, op, element, numbers));
  return varve_upgrade_set(up, op, name, NULL);
}

static varve_status number_to_operand(varve_upgrader *up, varve_operation *op, const char *name,
                                      const varve_entity *type) {
  const varve_entity *element;
  int64_t number;
  VARVE_TRY(varve_tosa_element(up, type, &element));
  if (!varve_integer_of(varve_upgrade_get(op, name), &number))
    number = 0;
  VARVE_TRY(varve_tosa_add_tensor(up, op, element, (varve_numbers){&number, 1}));
  return varve_upgrade_set(up, op, name, NULL);
}

static varve_status set_unsigned(varve_upgrader *up, varve_operation *op, const varve_entity *type,
                                 const char *name) {
  const varve_entity *flag;
  const varve_entity *element;
  VARVE_TRY(varve_tosa_element(up, type, &element));
  VARVE_TRY(varve_bool_get(up->context,
                           element->kind == VARVE_KIND_INTEGER_TYPE &&
                               varve_integer_type_layout(element).signedness == VARVE_UNSIGNED,
                           &flag));
  return varve_upgrade_set(up, op, name, flag);
}

static varve_status upgrade_rescale(varve_upgrader *up, varve_operation *op) {
  int64_t is_wide;
  if (op->operand_count != 1 || varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  const varve_entity *from = varve_operation_operand(op, 0)->type;
  const varve_entity *to = varve_operation_result(op, 0)->type;
  if (!varve_integer_of(varve_upgrade_get(op, "scale32"), &is_wide))
    is_wide = 0;
  VARVE_TRY(numbers_to_operand(up, op, "multiplier", is_wide != 0 ? 32 : 16));
  VARVE_TRY(numbers_to_operand(up, op, "shift", 8));
  VARVE_TRY(number_to_operand(up, op, "input_zp", from));
  VARVE_TRY(number_to_operand(up, op, "output_zp", to));
  VARVE_TRY(set_unsigned(up, op, from, "input_unsigned"));
  return set_unsigned(up, op, to, "output_unsigned");
}

/* Sets the shape and the element type of a variable, which are separate attributes in LLVM 22. */
static varve_status upgrade_variable(varve_upgrader *up, varve_operation *op) {
  const varve_entity *given = varve_upgrade_get(op, "type"), *attribute;
  if (given == NULL || given->kind != VARVE_KIND_TYPE ||
      given->children[0]->kind != VARVE_KIND_RANKED_TENSOR_TYPE)
    return VARVE_STATUS_OK;
  const varve_entity *type = given->children[0];
  varve_dims dims = varve_type_dims(type);
  VARVE_TRY(varve_tosa_make_shape(up, dims, &attribute));
  VARVE_TRY(varve_upgrade_set(up, op, "var_shape", attribute));
  VARVE_TRY(varve_type_attribute_get(up->context, varve_type_element(type), &attribute));
  return varve_upgrade_set(up, op, "type", attribute);
}

/* Reads a list of `count` numbers. Sets *is_read to false if `list` is not such a list. */
static varve_status read_numbers(varve_upgrader *up, const varve_entity *list, size_t count,
                                 int64_t *numbers, bool *is_read) {
  varve_numbers read;
  VARVE_TRY(varve_upgrade_read_list(up, list, &read));
  *is_read = read.items != NULL && read.count == count;
  if (*is_read)
    memcpy(numbers, read.items, count * sizeof(*numbers));
  return VARVE_STATUS_OK;
}

static bool has_static_plane(const varve_entity *type) {
  return varve_is_ranked_type(type) && varve_type_dims(type).rank == 4 &&
         varve_type_dims(type).sizes[1] != VARVE_DYNAMIC &&
         varve_type_dims(type).sizes[2] != VARVE_DYNAMIC;
}

/* Sets out_pad of transpose_conv2d. In older releases out_pad was the number of elements removed at
 * the start, and out_shape determined the number at the end. In LLVM 22 out_pad has the numbers of
 * elements that are added at the start and at the end of both dimensions. */
static varve_status set_borders(varve_upgrader *up, varve_operation *op) {
  int64_t before[2], strides[2], borders[4];
  bool has_before, has_strides;
  const varve_entity *list;
  VARVE_TRY(read_numbers(up, varve_upgrade_get(op, "out_pad"), 2, before, &has_before));
  VARVE_TRY(read_numbers(up, varve_upgrade_get(op, "stride"), 2, strides, &has_strides));
  if (!has_before || !has_strides)
    return varve_upgrade_skip(up, op, "its padding or strides are unknown");
  const int64_t *from = varve_type_dims(varve_operation_operand(op, 0)->type).sizes;
  const int64_t *weight = varve_type_dims(varve_operation_operand(op, 1)->type).sizes;
  const int64_t *to = varve_type_dims(varve_operation_result(op, 0)->type).sizes;
  for (size_t i = 0; i < 2; i++) {
    int64_t reach, after;
    if (__builtin_mul_overflow(from[1 + i] - 1, strides[i], &reach) ||
        __builtin_sub_overflow((int64_t)0, before[i], &borders[2 * i]) ||
        __builtin_sub_overflow(to[1 + i], reach, &after) ||
        __builtin_sub_overflow(after, weight[1 + i], &after) ||
        __builtin_add_overflow(after, before[i], &borders[2 * i + 1]))
      return varve_upgrade_skip(up, op, "its padding is out of range");
  }
  VARVE_TRY(varve_upgrade_i64_array(up, borders, 4, &list));
  return varve_upgrade_set(up, op, "out_pad", list);
}

static varve_status upgrade_transpose_conv(varve_upgrader *up, varve_operation *op) {
  int64_t dilations[2] = {1, 1};
  bool is_read;
  if (op->operand_count != 3 || varve_operation_result_count(op) != 1 ||
      varve_upgrade_get(op, "out_shape") == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(read_numbers(up, varve_upgrade_get(op, "dilation"), 2, dilations, &is_read));
  if (dilations[0] != 1 || dilations[1] != 1)
    return varve_upgrade_skip(up, op, "tosa.transpose_conv2d has no dilation");
  if (!has_static_plane(varve_operation_operand(op, 0)->type) ||
      !has_static_plane(varve_operation_operand(op, 1)->type) ||
      !has_static_plane(varve_operation_result(op, 0)->type))
    return varve_upgrade_skip(up, op, "its padding depends on unknown sizes");
  VARVE_TRY(set_borders(up, op));
  if (up->is_skipped)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_set(up, op, "dilation", NULL));
  VARVE_TRY(varve_upgrade_set(up, op, "out_shape", NULL));
  return upgrade_convolution(up, op);
}

/* fully_connected becomes a convolution of 1x1 elements. */

static varve_status add_places(varve_upgrader *up, varve_operation *op, uint32_t operand,
                               varve_value **made) {
  varve_value *value = varve_operation_operand(op, operand);
  const int64_t *sizes = varve_type_dims(value->type).sizes;
  const int64_t newer[] = {sizes[0], 1, 1, sizes[1]};
  return varve_tosa_insert_reshape(up, op, value, (varve_dims){newer, 4}, made);
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

static varve_status upgrade_fully_connected(varve_upgrader *up, varve_operation *op) {
  varve_value *operands[3], *result;
  varve_operation *made;
  const varve_entity *type;
  if (op->operand_count != 3 || varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  const varve_entity *to = varve_operation_result(op, 0)->type;
  if (!is_matrix(varve_operation_operand(op, 0)->type) ||
      !is_matrix(varve_operation_operand(op, 1)->type) || !is_matrix(to))
    return varve_upgrade_skip(up, op, "its sizes are unknown");
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
  VARVE_TRY(upgrade_convolution(up, made));
  VARVE_TRY(varve_tosa_insert_reshape(up, op, varve_operation_result(made, 0), dims, &result));
  return varve_upgrade_forward(up, op, result);
}

/* tosa.resize. Older releases have the step between output elements as a number, and the size of
 * the output. LLVM 22 has the step as a fraction, and a border instead of the size. */

typedef struct resizing {
  int64_t sizes[2];
  int64_t scale; /* steps and offsets are multiples of 1/scale */
  int64_t steps[2];
  int64_t offsets[2];
} resizing;

enum { MAX_SCALE_BITS = 11 };

/* Computes value * 2^bits. Returns false if the product is not an integer. */
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
  *is_known = *is_known && varve_integer_of(varve_upgrade_get(op, "shift"), &shift) && shift >= 0 &&
              shift <= MAX_SCALE_BITS;
  if (*is_known)
    by->scale = INT64_C(1) << shift;
  return VARVE_STATUS_OK;
}

/* Computes the borders of both dimensions: the distance between the last element that is read and
 * the last element of the input. Returns false if a number overflows. */
static bool find_borders(const resizing *by, const int64_t *sizes, int64_t *borders) {
  for (int i = 0; i < 2; i++) {
    int64_t reach;
    if (__builtin_mul_overflow(by->sizes[i] - 1, by->steps[i], &reach) ||
        __builtin_add_overflow(reach, by->offsets[i], &reach) ||
        __builtin_mul_overflow(sizes[i] - 1, by->scale, &borders[i]) ||
        __builtin_sub_overflow(reach, borders[i], &borders[i]))
      return false;
  }
  return true;
}

static varve_status upgrade_resize(varve_upgrader *up, varve_operation *op) {
  static const char *const gone[] = {"output_size", "stride",    "offset",
                                     "shift",       "stride_fp", "offset_fp"};
  resizing by;
  int64_t borders[2];
  bool is_known;
  if (op->operand_count != 1 || varve_upgrade_get(op, "output_size") == NULL)
    return VARVE_STATUS_OK;
  const varve_entity *from = varve_operation_operand(op, 0)->type;
  VARVE_TRY(read_resizing(up, op, &by, &is_known));
  if (!is_known)
    return varve_upgrade_skip(up, op, "LLVM 22 cannot represent its steps as fractions");
  if (!has_static_plane(from) || !find_borders(&by, varve_type_dims(from).sizes + 1, borders))
    return varve_upgrade_skip(up, op, "its padding depends on unknown sizes");
  const int64_t scales[] = {by.scale, by.steps[0], by.scale, by.steps[1]};
  VARVE_TRY(varve_tosa_add_shape(up, op, (varve_numbers){scales, 4}));
  VARVE_TRY(varve_tosa_add_shape(up, op, (varve_numbers){by.offsets, 2}));
  VARVE_TRY(varve_tosa_add_shape(up, op, (varve_numbers){borders, 2}));
  for (size_t i = 0; i < VARVE_COUNT_OF(gone); i++)
    VARVE_TRY(varve_upgrade_set(up, op, gone[i], NULL));
  return VARVE_STATUS_OK;
}

#define TOSA(from, to, rewrite)                                                                    \
  { VARVE_STEP_LLVM16, VARVE_UPGRADE_TOSA, "tosa." from, to, rewrite }
#define COUNTED(from, rewrite) /* a rule of dialects/upgrades or the function counts the uses */   \
  { VARVE_STEP_LLVM16, VARVE_UPGRADE_COUNT, "tosa." from, NULL, rewrite }
#define BROADCAST(from) COUNTED(from, match_ranks)

static const varve_upgrade_line lines[] = {
    TOSA("conv2d", NULL, upgrade_convolution),
    TOSA("conv3d", NULL, upgrade_convolution),
    TOSA("depthwise_conv2d", NULL, upgrade_convolution),
    TOSA("transpose_conv2d", NULL, upgrade_transpose_conv),
    TOSA("fully_connected", NULL, upgrade_fully_connected),
    TOSA("avg_pool2d", NULL, upgrade_average),
    TOSA("negate", NULL, upgrade_negate),
    TOSA("matmul", NULL, upgrade_matmul),
    TOSA("reshape", NULL, upgrade_reshape),
    TOSA("tile", NULL, upgrade_tile),
    TOSA("slice", NULL, upgrade_slice),
    TOSA("pad", NULL, upgrade_pad),
    TOSA("transpose", NULL, upgrade_transpose),
    TOSA("resize", NULL, upgrade_resize),
    TOSA("mul", NULL, upgrade_multiply),
    TOSA("clamp", NULL, upgrade_clamp),
    TOSA("reluN", NULL, upgrade_relu),
    COUNTED("rescale", upgrade_rescale),
    COUNTED("variable", upgrade_variable),
    TOSA("div", "tosa.intdiv", match_ranks),
    BROADCAST("add"),
    BROADCAST("sub"),
    BROADCAST("pow"),
    BROADCAST("maximum"),
    BROADCAST("minimum"),
    BROADCAST("select"),
    BROADCAST("equal"),
    BROADCAST("greater"),
    BROADCAST("greater_equal"),
    BROADCAST("logical_and"),
    BROADCAST("logical_or"),
    BROADCAST("logical_xor"),
    BROADCAST("bitwise_and"),
    BROADCAST("bitwise_or"),
    BROADCAST("bitwise_xor"),
    BROADCAST("logical_left_shift"),
    BROADCAST("logical_right_shift"),
    BROADCAST("arithmetic_right_shift"),
};

const varve_upgrade_family varve_upgrade_tosa = {
    .lines = lines, .line_count = VARVE_COUNT_OF(lines), .repeats_lines = true};
