/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tosa: sizes that follow from those of other operands, or from shapes that are constants. */
#include "verify/condition.h"
#include "verify/custom_tosa.h"

static bool differ(int64_t a, int64_t b) { return varve_tosa_differ(a, b); }

static bool are_static(varve_dims dims, int64_t *count) {
  uint64_t product = 0;
  bool is_known = varve_dims_count(dims, &product) && product <= INT64_MAX;
  *count = (int64_t)product;
  return is_known;
}

varve_status varve_verify_tosa_const(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *values = varve_property_of(op, "values");
  const varve_type *element = varve_tosa_element(varve_result_type(op, 0));
  if (values == NULL || !varve_attribute_is_elements(values) || element == NULL ||
      varve_type_element(values->children[0]) == element)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "expected same attr/result element types");
}

/* Shapes */

static varve_status check_shape_types(varve_verifier *v, const varve_operation *op) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (!varve_has_base_name(varve_operand_type(op, i), VARVE_SLICE("tosa.shape")))
      return varve_op_fault(v, "must have operands with tosa shape type");
  return VARVE_STATUS_OK;
}

varve_status varve_trait_tosa_shape_operator(varve_verifier *v, const varve_operation *op,
                                             const varve_trait_use *use) {
  (void)use;
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    if (!varve_has_base_name(varve_result_type(op, i), VARVE_SLICE("tosa.shape")))
      return varve_op_fault(v, "must have result with tosa shape type");
  return VARVE_STATUS_OK;
}

varve_status varve_trait_tosa_shape_ranks(varve_verifier *v, const varve_operation *op,
                                          const varve_trait_use *use) {
  VARVE_TRY(check_shape_types(v, op));
  VARVE_TRY(varve_trait_tosa_shape_operator(v, op, use));
  if (op->operand_count == 0)
    return VARVE_STATUS_OK;
  int64_t rank = varve_tosa_shape_rank(varve_operand_type(op, 0));
  for (uint32_t i = 1; i < op->operand_count; i++)
    if (varve_tosa_shape_rank(varve_operand_type(op, i)) != rank)
      return varve_op_fault(v, "operands don't have matching ranks");
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    if (varve_tosa_shape_rank(varve_result_type(op, i)) != rank)
      return varve_op_fault(v, "result shape has different rank than operands");
  return VARVE_STATUS_OK;
}

/* Number index of a shape that is a constant; false: it is none. */
static bool shape_value(const varve_value *shape, uint32_t index, int64_t *number) {
  const varve_operation *source = varve_defining_operation(shape);
  return source != NULL && varve_is_operation(source, "tosa.const_shape") &&
         varve_dense_integer_at(varve_tosa_constant(shape), index, number);
}

/* pad */

static varve_status check_padding(varve_verifier *v, const varve_operation *op, uint32_t index) {
  const varve_value *shape = varve_operation_operand(op, 1);
  int64_t from = varve_tosa_dim(varve_operand_type(op, 0), index);
  int64_t to = varve_tosa_dim(varve_result_type(op, 0), index), before = 0, after = 0;
  if (!shape_value(shape, 2 * index, &before) || !shape_value(shape, 2 * index + 1, &after))
    return VARVE_STATUS_OK;
  if (before < -1 || after < -1)
    return VARVE_OP_FAULT(v,
                          "invalid padding values at dimension %: values must be non-negative or "
                          "-1 for dynamic padding, got [%, %]",
                          VARVE_NUMBER(index), VARVE_NUMBER(before), VARVE_NUMBER(after));
  if (from == VARVE_DYNAMIC || to == VARVE_DYNAMIC ||
      (uint64_t)to == (uint64_t)from + (uint64_t)before + (uint64_t)after)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "mismatch in output shape at dimension %: expected % + % + %, but got %",
                        VARVE_NUMBER(index), VARVE_NUMBER(from), VARVE_NUMBER(before),
                        VARVE_NUMBER(after), VARVE_NUMBER(to));
}

varve_status varve_verify_tosa_pad(varve_verifier *v, const varve_operation *op) {
  const varve_type *input = varve_operand_type(op, 0), *output = varve_result_type(op, 0);
  const varve_type *constant = varve_operand_type_of(op, 2);
  int64_t rank = varve_rank_of(input), count = varve_tosa_shape_rank(varve_operand_type(op, 1));
  VARVE_TRY(varve_tosa_check_element(v, input, output));
  if (constant != NULL)
    VARVE_TRY(varve_tosa_check_element(v, constant, output));
  if (!varve_type_has_rank(input) || !varve_type_has_rank(output))
    return VARVE_STATUS_OK;
  if (rank != varve_rank_of(output))
    return VARVE_OP_FAULT(v,
                          "expect same input and output tensor rank, but got inputRank: %, "
                          "outputRank: %",
                          VARVE_NUMBER(rank), VARVE_NUMBER(varve_rank_of(output)));
  if (varve_tosa_constant(varve_operation_operand(op, 1)) == NULL)
    return VARVE_STATUS_OK;
  if (count >= 0 && count != 2 * rank)
    return VARVE_OP_FAULT(v, "padding tensor must have % * 2 = % elements, but got %",
                          VARVE_NUMBER(rank), VARVE_NUMBER(2 * rank), VARVE_NUMBER(count));
  for (uint32_t i = 0; i < rank; i++)
    VARVE_TRY(check_padding(v, op, i));
  return VARVE_STATUS_OK;
}

/* reshape */

/* What the constant numbers are when they are multiplied, where they are above 0. */
typedef struct new_shape {
  uint64_t product;
  uint32_t unknown; /* -1 */
  bool is_static;
} new_shape;

static varve_status check_new_shape(varve_verifier *v, const varve_operation *op, uint32_t count,
                                    new_shape *made) {
  const varve_value *shape = varve_operation_operand(op, 1);
  const varve_type *output = varve_result_type(op, 0);
  int64_t number = 0;
  for (uint32_t i = 0; i < count && shape_value(shape, i, &number); i++)
    made->unknown += number == -1;
  if (made->unknown > 1)
    return varve_op_fault(v, "expected at most one target dimension to be -1");
  if (!varve_type_has_rank(output))
    return VARVE_STATUS_OK;
  if ((int64_t)count != varve_rank_of(output))
    return varve_op_fault(v, "new shape does not match result rank");
  for (uint32_t i = 0; i < count && shape_value(shape, i, &number); i++) {
    if (number != -1 && differ(number, varve_tosa_dim(output, i)))
      return varve_op_fault(v, "new shape is inconsistent with result shape");
    if (number < -1 && number != VARVE_DYNAMIC)
      return VARVE_OP_FAULT(v, "new shape has invalid tensor dimension size %",
                            VARVE_NUMBER(number));
    made->is_static &= number > 0;
    made->product *= number > 0 ? (uint64_t)number : 1;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tosa_reshape(varve_verifier *v, const varve_operation *op) {
  const varve_type *input = varve_operand_type(op, 0), *output = varve_result_type(op, 0);
  const varve_value *shape = varve_operation_operand(op, 1);
  int64_t from = 0, to = 0, rank = varve_tosa_shape_rank(shape->type), number = 0;
  new_shape made = {.product = 1, .is_static = true};
  if (varve_scalar_of(input) != varve_scalar_of(output))
    return varve_fault_inferred(v, input, output);
  if (rank < 0 || rank > UINT32_MAX || (rank != 0 && !shape_value(shape, 0, &number)))
    return VARVE_STATUS_OK;
  VARVE_TRY(check_new_shape(v, op, (uint32_t)rank, &made));
  if (!varve_type_has_rank(output) || !varve_type_has_rank(input) ||
      !are_static(varve_type_dims(input), &from))
    return VARVE_STATUS_OK;
  if (are_static(varve_type_dims(output), &to) && from != to)
    return VARVE_OP_FAULT(v, "cannot reshape % elements into %", VARVE_NUMBER(from),
                          VARVE_NUMBER(to));
  if (made.is_static ? made.product != (uint64_t)from : made.product > (uint64_t)from)
    return VARVE_OP_FAULT(v, "cannot reshape % elements into %", VARVE_NUMBER(from),
                          VARVE_NUMBER(made.product));
  return VARVE_STATUS_OK;
}

/* slice, tile, table */

varve_status varve_verify_tosa_slice(varve_verifier *v, const varve_operation *op) {
  const varve_type *input = varve_operand_type(op, 0), *output = varve_result_type(op, 0);
  int64_t rank = varve_rank_of(input);
  VARVE_TRY(varve_tosa_check_element(v, input, output));
  if (!varve_type_has_rank(input))
    return VARVE_STATUS_OK;
  if (varve_type_has_rank(output) && rank != varve_rank_of(output))
    return VARVE_OP_FAULT(v, "expect input1 and output to have the same ranks, got % and %",
                          VARVE_NUMBER(rank), VARVE_NUMBER(varve_rank_of(output)));
  if (varve_tosa_shape_rank(varve_operand_type(op, 1)) != rank)
    return varve_op_fault(v, "length of start is not equal to rank of input shape");
  if (varve_tosa_shape_rank(varve_operand_type(op, 2)) != rank)
    return varve_op_fault(v, "length of size is not equal to rank of input shape");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tosa_tile(varve_verifier *v, const varve_operation *op) {
  const varve_type *input = varve_operand_type(op, 0), *output = varve_result_type(op, 0);
  const varve_value *multiples = varve_operation_operand(op, 1);
  int64_t count = varve_tosa_shape_rank(multiples->type), number = 0;
  VARVE_TRY(varve_tosa_check_element(v, input, output));
  if (varve_type_has_rank(input) && varve_rank_of(input) != count)
    return VARVE_OP_FAULT(v, "expect 'multiples' to have rank % but got %.",
                          VARVE_NUMBER(varve_rank_of(input)), VARVE_NUMBER(count));
  if (varve_type_has_rank(input) && varve_type_has_rank(output) &&
      varve_rank_of(input) != varve_rank_of(output))
    return varve_op_fault(v, "expect same input and output tensor rank.");
  if (!varve_type_has_rank(input) && varve_type_has_rank(output) && varve_rank_of(output) != count)
    return VARVE_OP_FAULT(v, "expect 'multiples' array to have length % but got %.",
                          VARVE_NUMBER(varve_rank_of(output)), VARVE_NUMBER(count));
  for (uint32_t i = 0; i < count && shape_value(multiples, i, &number); i++)
    if (number <= 0 && number != -1)
      return varve_op_fault(v, "expect element of 'multiples' to be positive integer or -1.");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tosa_table(varve_verifier *v, const varve_operation *op) {
  const varve_type *input = varve_operand_type(op, 0), *output = varve_result_type(op, 0);
  if (!varve_type_has_rank(input) || !varve_type_has_rank(output))
    return VARVE_STATUS_OK;
  varve_dims from = varve_type_dims(input), to = varve_type_dims(output);
  if (from.rank != to.rank)
    return varve_op_fault(v, "expected input tensor rank to equal result tensor rank");
  for (size_t i = 0; i < from.rank; i++)
    if (to.sizes[i] != VARVE_DYNAMIC && to.sizes[i] != from.sizes[i])
      return VARVE_OP_FAULT(v, "dim(result, %) = % doesn't match dim(input, %)", VARVE_NUMBER(i),
                            VARVE_NUMBER(to.sizes[i]), VARVE_NUMBER(i));
  return VARVE_STATUS_OK;
}

/* gather, scatter: dimensions of several tensors that are the same */

typedef struct shared_size {
  int64_t size;
  const char *what;
} shared_size;

/* Dimension index of a tensor is one that others have as well. */
static varve_status share(varve_verifier *v, const varve_type *type, size_t index,
                          shared_size *shared) {
  int64_t size = varve_tosa_dim(type, index);
  if (differ(shared->size, size))
    return VARVE_OP_FAULT(v, "requires % dimension % to have size %, got %",
                          VARVE_TEXT(varve_slice_of(shared->what)), VARVE_NUMBER(index),
                          VARVE_NUMBER(shared->size), VARVE_NUMBER(size));
  shared->size = shared->size == VARVE_DYNAMIC ? size : shared->size;
  return VARVE_STATUS_OK;
}

/* Each row: for the dimensions of one tensor, by number, which letter they are. */
typedef struct shared_row {
  uint32_t operand; /* RESULT: the result */
  const char *what;
  const char *letters;
} shared_row;

enum { RESULT = 8, LETTERS = 26, MOST_LETTERS = 4 };

static varve_status share_all(varve_verifier *v, const varve_operation *op, const shared_row *rows,
                              int64_t *sizes) {
  for (const shared_row *row = rows; row->letters != NULL; row++) {
    const varve_type *type =
        row->operand == RESULT ? varve_result_type(op, 0) : varve_operand_type(op, row->operand);
    for (size_t i = 0; row->letters[i] != 0; i++) {
      shared_size shared = {sizes[row->letters[i] - 'A'], row->what};
      VARVE_TRY(share(v, type, i, &shared));
      sizes[row->letters[i] - 'A'] = shared.size;
    }
  }
  return VARVE_STATUS_OK;
}

static void forget(int64_t *sizes) {
  for (size_t i = 0; i < LETTERS; i++)
    sizes[i] = VARVE_DYNAMIC;
}

varve_status varve_verify_tosa_gather(varve_verifier *v, const varve_operation *op) {
  static const shared_row rows[] = {
      {0, "values", "NKC"}, {1, "indices", "NW"}, {RESULT, "output", "NWC"}, {0, NULL, NULL}};
  int64_t sizes[LETTERS];
  forget(sizes);
  VARVE_TRY(varve_tosa_check_element(v, varve_operand_type(op, 0), varve_result_type(op, 0)));
  return share_all(v, op, rows, sizes);
}

varve_status varve_verify_tosa_scatter(varve_verifier *v, const varve_operation *op) {
  static const shared_row rows[] = {{0, "values_in", "NKC"},
                                    {1, "indices", "NW"},
                                    {2, "input", "NWC"},
                                    {RESULT, "values_out", "NKC"},
                                    {0, NULL, NULL}};
  int64_t sizes[LETTERS];
  forget(sizes);
  VARVE_TRY(varve_tosa_check_element(v, varve_operand_type(op, 0), varve_result_type(op, 0)));
  VARVE_TRY(varve_tosa_check_element(v, varve_operand_type(op, 2), varve_result_type(op, 0)));
  VARVE_TRY(share_all(v, op, rows, sizes));
  int64_t k = sizes['K' - 'A'], w = sizes['W' - 'A'];
  if (k != VARVE_DYNAMIC && w != VARVE_DYNAMIC && k < w)
    return VARVE_OP_FAULT(v, "requires dimensions K >= W, got K=% and W=%", VARVE_NUMBER(k),
                          VARVE_NUMBER(w));
  return VARVE_STATUS_OK;
}

/* resize */

typedef struct resized {
  int64_t numerator, denominator, offset, border;
  const char *name;
} resized;

static varve_status check_resized(varve_verifier *v, const varve_operation *op, size_t index,
                                  const resized *r) {
  int64_t from = varve_tosa_dim(varve_operand_type(op, 0), index);
  int64_t to = varve_tosa_dim(varve_result_type(op, 0), index);
  if (from == VARVE_DYNAMIC || from == 1)
    return VARVE_STATUS_OK;
  int64_t span = (int64_t)(((uint64_t)from - 1) * (uint64_t)r->numerator - (uint64_t)r->offset +
                           (uint64_t)r->border);
  if (span % r->denominator != 0)
    return VARVE_OP_FAULT(v, "expected the scaled input % to be wholly divisible by %, got %",
                          VARVE_TEXT(varve_slice_of(r->name)), VARVE_NUMBER(r->denominator),
                          VARVE_NUMBER(span));
  int64_t size = (int64_t)((uint64_t)(span / r->denominator) + 1);
  if (differ(to, size))
    return VARVE_OP_FAULT(v, "calculated output % did not match expected: calculated=%, expected=%",
                          VARVE_TEXT(varve_slice_of(r->name)), VARVE_NUMBER(size),
                          VARVE_NUMBER(to));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tosa_resize(varve_verifier *v, const varve_operation *op) {
  int64_t scale[4], offset[2], border[2];
  if (!varve_tosa_shape_values(varve_operation_operand(op, 1), scale, 4) ||
      !varve_tosa_shape_values(varve_operation_operand(op, 2), offset, 2) ||
      !varve_tosa_shape_values(varve_operation_operand(op, 3), border, 2))
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < 4; i++)
    if (scale[i] <= 0)
      return VARVE_OP_FAULT(v, "expect all scale values to be > 0, got %", VARVE_NUMBER(scale[i]));
  if (!varve_type_has_rank(varve_operand_type(op, 0)) ||
      !varve_type_has_rank(varve_result_type(op, 0)))
    return VARVE_STATUS_OK;
  const resized height = {scale[0], scale[1], offset[0], border[0], "height"};
  const resized width = {scale[2], scale[3], offset[1], border[1], "width"};
  VARVE_TRY(check_resized(v, op, 1, &height));
  return check_resized(v, op, 2, &width);
}

/* fft2d, rfft2d */

static varve_status check_power(varve_verifier *v, int64_t size, const char *name) {
  if (size == VARVE_DYNAMIC || (size > 0 && (size & (size - 1)) == 0))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "expected % to be a power of two, got %",
                        VARVE_TEXT(varve_slice_of(name)), VARVE_NUMBER(size));
}

varve_status varve_verify_tosa_fft2d(varve_verifier *v, const varve_operation *op) {
  static const char *const names[] = {NULL, "height", "width"};
  const varve_type *real = varve_operand_type(op, 0), *imaginary = varve_operand_type(op, 1);
  if (!varve_type_has_rank(real) || !varve_type_has_rank(imaginary))
    return VARVE_STATUS_OK;
  for (size_t i = 1; i < VARVE_COUNT_OF(names); i++) {
    int64_t a = varve_tosa_dim(real, i), b = varve_tosa_dim(imaginary, i);
    if (a != VARVE_DYNAMIC)
      VARVE_TRY(check_power(v, b, names[i]));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_tosa_rfft2d(varve_verifier *v, const varve_operation *op) {
  const varve_type *input = varve_operand_type(op, 0), *output = varve_result_type(op, 0);
  const varve_type *other = varve_result_type(op, 1);
  int64_t width = varve_tosa_dim(input, 2);
  if (varve_type_has_rank(output) && varve_type_has_rank(other) &&
      !varve_dims_fit(varve_type_dims(output), varve_type_dims(other)))
    return VARVE_OP_FAULT(v, "expected output shapes to match, got %, %", VARVE_NODE(output),
                          VARVE_NODE(other));
  VARVE_TRY(check_power(v, varve_tosa_dim(input, 1), "height"));
  VARVE_TRY(check_power(v, width, "width"));
  if (!varve_type_has_rank(input) || !varve_type_has_rank(output))
    return VARVE_STATUS_OK;
  for (size_t i = 0; i < 2; i++)
    if (differ(varve_tosa_dim(input, i), varve_tosa_dim(output, i)))
      return VARVE_OP_FAULT(v,
                            "expected batch and height dimensions of input/output to match, got "
                            "input=% output=%",
                            VARVE_NODE(input), VARVE_NODE(output));
  if (width != VARVE_DYNAMIC && differ(varve_tosa_dim(output, 2), width / 2 + 1))
    return VARVE_OP_FAULT(v, "expected output width to be equal to input_width / 2 + 1, got %",
                          VARVE_NUMBER(varve_tosa_dim(output, 2)));
  return VARVE_STATUS_OK;
}

/* Block-scaled tensors: a scale for so many elements of the last dimension. */

enum { BLOCK = 32 }; /* the only size of a block that there is */

static varve_status check_blocks(varve_verifier *v, const varve_type *data, const varve_type *scale,
                                 const char *direction) {
  if (!varve_type_has_rank(data) || varve_rank_of(data) == 0)
    return VARVE_STATUS_OK;
  varve_dims dims = varve_type_dims(data), scales = {NULL, 0};
  int64_t last = dims.sizes[dims.rank - 1];
  varve_slice noun = varve_slice_of(direction);
  if (last != VARVE_DYNAMIC && last % BLOCK != 0)
    return VARVE_OP_FAULT(v,
                          "expect last dimension of %_data (%) to be divisible by block_size (%)",
                          VARVE_TEXT(noun), VARVE_NUMBER(last), VARVE_NUMBER(BLOCK));
  if (!varve_type_has_rank(scale))
    return VARVE_STATUS_OK;
  scales = varve_type_dims(scale);
  bool fits = scales.rank == dims.rank;
  for (size_t i = 0; fits && i + 1 < dims.rank; i++)
    fits = !differ(dims.sizes[i], scales.sizes[i]);
  if (!fits)
    return VARVE_OP_FAULT(
        v, "require compatible shapes for %_data (%) and %_scale (%) except for the last dimension",
        VARVE_TEXT(noun), VARVE_NODE(data), VARVE_TEXT(noun), VARVE_NODE(scale));
  if (last != VARVE_DYNAMIC && differ(scales.sizes[dims.rank - 1], last / BLOCK))
    return VARVE_OP_FAULT(v,
                          "expect last dimension of %_scale (%) to be equal to last dimension of "
                          "%_data / block_size (%)",
                          VARVE_TEXT(noun), VARVE_NUMBER(scales.sizes[dims.rank - 1]),
                          VARVE_TEXT(noun), VARVE_NUMBER(last / BLOCK));
  return VARVE_STATUS_OK;
}

static varve_status check_same_shape(varve_verifier *v, const varve_type *input,
                                     const varve_type *output) {
  if (!varve_type_has_rank(input) || !varve_type_has_rank(output) ||
      varve_dims_fit(varve_type_dims(input), varve_type_dims(output)))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "require compatible shapes for input_data (%) and output_data (%)",
                        VARVE_NODE(input), VARVE_NODE(output));
}

varve_status varve_verify_tosa_cast_from_block_scaled(varve_verifier *v,
                                                      const varve_operation *op) {
  VARVE_TRY(check_same_shape(v, varve_operand_type(op, 0), varve_result_type(op, 0)));
  return check_blocks(v, varve_operand_type(op, 0), varve_operand_type(op, 1), "input");
}

varve_status varve_verify_tosa_cast_to_block_scaled(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(check_same_shape(v, varve_operand_type(op, 0), varve_result_type(op, 0)));
  return check_blocks(v, varve_result_type(op, 0), varve_result_type(op, 1), "output");
}

/* D: the batches of b, which may be one for all of a. */
varve_status varve_verify_tosa_matmul_t_block_scaled(varve_verifier *v, const varve_operation *op) {
  static const shared_row rows[] = {{0, "a_data", "NHC"},
                                    {1, "a_scale", "NHS"},
                                    {2, "b_data", "DWC"},
                                    {3, "b_scale", "DWS"},
                                    {0, NULL, NULL}};
  static const shared_row output[] = {{RESULT, "output", "NHW"}, {0, NULL, NULL}};
  int64_t sizes[LETTERS];
  forget(sizes);
  VARVE_TRY(varve_tosa_check_element(v, varve_operand_type(op, 0), varve_operand_type(op, 2)));
  VARVE_TRY(share_all(v, op, rows, sizes));
  int64_t n = sizes['N' - 'A'], d = sizes['D' - 'A'];
  int64_t c = sizes['C' - 'A'], scales = sizes['S' - 'A'];
  if (d != 1 && differ(n, d))
    return VARVE_OP_FAULT(
        v, "expect B matrix batch size to be broadcast compatible with A, got D=% vs N=%",
        VARVE_NUMBER(d), VARVE_NUMBER(n));
  if (c != VARVE_DYNAMIC && c % BLOCK != 0)
    return VARVE_OP_FAULT(v, "expect C to be a multiple of block size, got C=%, block_size=%",
                          VARVE_NUMBER(c), VARVE_NUMBER(BLOCK));
  if (c != VARVE_DYNAMIC && differ(scales, c / BLOCK))
    return VARVE_OP_FAULT(v, "expect scale operands dimension 2 to equal C/block_size (%), got %",
                          VARVE_NUMBER(c / BLOCK), VARVE_NUMBER(scales));
  return share_all(v, op, output, sizes);
}
