/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* xegpu: compares tensor descriptors with memory, values, offsets and cache hints. */
#include "dialect/evaluate/infer_convert.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

enum { MOST_DIMS = 8, SHARED_MEMORY = 3 };
/* Indices of the parameters of a descriptor's block or scatter attribute. */
enum { MEMORY_SPACE = 0, ARRAY_LENGTH = 1, CHUNK_SIZE = 1 };

typedef struct descriptor {
  int64_t sizes[MOST_DIMS];
  size_t rank;
  const varve_entity *element;
  const varve_entity *attribute; /* block or scatter attribute; NULL if the descriptor has none */
  bool is_scattered;
} descriptor;

/* Returns a number in the attribute of the descriptor. Returns "otherwise" if there is no such
 * number. */
static int64_t number_in(const descriptor *d, uint32_t parameter, int64_t otherwise) {
  int64_t number = otherwise;
  if (d->attribute != NULL)
    (void)varve_integer_of(varve_parameter(d->attribute, parameter), &number);
  return number;
}

/* Gets the parts of a descriptor type. Returns false if the type is not a descriptor with this
 * name. */
static bool descriptor_of(const varve_entity *type, const char *name, descriptor *d) {
  varve_dialect_shape shape;
  *d = (descriptor){0};
  if (!varve_is_dialect_type(type, "xegpu", name) || !varve_dialect_type_shape(type, &shape) ||
      shape.rank > MOST_DIMS)
    return false;
  for (; d->rank < shape.rank; d->rank++)
    d->sizes[d->rank] = varve_dialect_shape_at(&shape, (uint32_t)d->rank);
  d->element = varve_dialect_type_element(type);
  const varve_entity *list = varve_parameter(type, varve_parameter_count(type) - 1);
  for (uint32_t i = 0; list->kind == VARVE_KIND_ARRAY && i < list->child_count; i++) {
    bool is_scattered = varve_is_base(list->children[i], "xegpu.scatter_tdesc_attr");
    if (is_scattered || varve_is_base(list->children[i], "xegpu.block_tdesc_attr"))
      d->attribute = list->children[i];
    d->is_scattered = d->is_scattered || is_scattered;
  }
  return d->rank != 0;
}

static bool tensor_of(const varve_operation *op, uint32_t operand, descriptor *d) {
  return descriptor_of(varve_operand_type(op, operand), "tensor_desc", d);
}

/* Hints */

/* Returns text that contains the name of a hint, such as "write_back". The text is empty if the
 * hint is unknown. */
static varve_slice hint_of(const varve_entity *hint) {
  const varve_slice none = {NULL, 0};
  if (hint == NULL || hint->kind != VARVE_KIND_DIALECT_ATTRIBUTE)
    return none;
  if (varve_entity_is_parametric(hint)) {
    const varve_entity *word = varve_parameter_count(hint) == 1 ? varve_parameter(hint, 0) : NULL;
    return word != NULL && word->kind == VARVE_KIND_STRING ? varve_string_bytes(word) : none;
  }
  return varve_slice_make((const char *)varve_entity_payload(hint), hint->payload_size);
}

static varve_status check_hints(varve_verifier *v, const varve_operation *op, bool is_read) {
  static const char *const names[] = {"l1_hint", "l2_hint", "l3_hint"};
  for (size_t i = 0; i < VARVE_COUNT_OF(names); i++) {
    const varve_entity *hint = varve_property_of(op, names[i]);
    varve_slice word = hint_of(hint);
    bool is_wrong = is_read ? varve_text_contains(word, "write_back") ||
                                  varve_text_contains(word, "write_through")
                            : varve_text_contains(word, "streaming") ||
                                  varve_text_contains(word, "read_invalidate");
    if (is_wrong)
      return VARVE_OP_FAULT(v, "invalid %: %", VARVE_TEXT(varve_slice_of(names[i])),
                            VARVE_NODE(hint));
  }
  return VARVE_STATUS_OK;
}

/* Blocks */

static varve_status check_block(varve_verifier *v, const varve_operation *op, const descriptor *d) {
  const varve_entity *offsets = varve_property_of(op, "const_offsets");
  if (d->is_scattered)
    return varve_op_fault(v, "Expects a non-scattered TensorDesc.");
  if (offsets != NULL && varve_is_number_list(offsets) && varve_number_count(offsets) != 0 &&
      varve_number_count(offsets) != d->rank)
    return varve_op_fault(v, "Mismatched ranks between offsets and tensor descriptor");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_xegpu_prefetch_nd(varve_verifier *v, const varve_operation *op) {
  descriptor d;
  VARVE_TRY(check_hints(v, op, true));
  return tensor_of(op, 0, &d) ? check_block(v, op, &d) : VARVE_STATUS_OK;
}

/* Returns whether the value is the part of a block that one lane has: a vector of rank 1 with fewer
 * elements than the blocks of the descriptor. */
static bool is_of_lane(const descriptor *d, varve_dims dims) {
  int64_t count = number_in(d, ARRAY_LENGTH, 1);
  for (size_t i = 0; i < d->rank; i++)
    count = count > UINT32_MAX ? count : count * d->sizes[i];
  return dims.rank == 1 && dims.sizes[0] < count;
}

static varve_status check_value_shape(varve_verifier *v, const descriptor *d, varve_dims dims,
                                      const char *noun) {
  int64_t length = number_in(d, ARRAY_LENGTH, 1);
  size_t extra = length > 1;
  bool fits = dims.rank == d->rank + extra && (extra == 0 || dims.sizes[0] == length);
  for (size_t i = 0; fits && i < d->rank; i++)
    fits = dims.sizes[i + extra] == d->sizes[i];
  return fits || is_of_lane(d, dims)
             ? VARVE_STATUS_OK
             : VARVE_OP_FAULT(v, "% shape is not consistent with tensor descriptor",
                              VARVE_TEXT(varve_slice_of(noun)));
}

varve_status varve_verify_xegpu_load_nd(varve_verifier *v, const varve_operation *op) {
  const varve_entity *order = varve_property_of(op, "transpose");
  const varve_entity *value = varve_result_type(op, 0);
  descriptor d;
  VARVE_TRY(check_hints(v, op, true));
  if (!tensor_of(op, 0, &d) || value->kind != VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_block(v, op, &d));
  varve_dims dims = varve_type_dims(value);
  if (order != NULL && varve_is_number_list(order) && varve_number_count(order) == 2 &&
      d.rank == 2 && varve_is_permutation(order) && varve_number_at(order, 0) == 1) {
    int64_t first = d.sizes[0];
    d.sizes[0] = d.sizes[1];
    d.sizes[1] = first;
  }
  if (varve_property_of(op, "packed") != NULL && d.rank == 2 && dims.rank != 0 &&
      dims.sizes[dims.rank - 1] > 0) {
    d.sizes[0] /= dims.sizes[dims.rank - 1];
    d.sizes[d.rank++] = dims.sizes[dims.rank - 1];
  }
  return check_value_shape(v, &d, dims, "Result");
}

varve_status varve_verify_xegpu_store_nd(varve_verifier *v, const varve_operation *op) {
  const varve_entity *value = varve_operand_type(op, 0);
  descriptor d;
  VARVE_TRY(check_hints(v, op, false));
  if (!tensor_of(op, 1, &d) || value->kind != VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_block(v, op, &d));
  return check_value_shape(v, &d, varve_type_dims(value), "Value");
}

varve_status varve_verify_xegpu_update_nd_offset(varve_verifier *v, const varve_operation *op) {
  const varve_entity *offsets = varve_property_of(op, "const_offsets");
  descriptor d;
  if (!tensor_of(op, 0, &d))
    return VARVE_STATUS_OK;
  if (d.is_scattered)
    return varve_op_fault(v, "Expects a non-scattered TensorDesc.");
  if (offsets != NULL && varve_is_number_list(offsets) && varve_number_count(offsets) != d.rank)
    return varve_op_fault(v, "Invalid number of offsets.");
  return VARVE_STATUS_OK;
}

static int64_t space_of(const descriptor *d) {
  int64_t space = 0;
  const varve_entity *named =
      d->attribute == NULL ? NULL : varve_parameter(d->attribute, MEMORY_SPACE);
  if (named != NULL && named->kind == VARVE_KIND_DIALECT_ATTRIBUTE)
    (void)varve_integer_of(varve_parameter(named, 0), &space);
  return space;
}

/* Compares a descriptor with the memref that it describes. */
varve_status varve_verify_xegpu_create_nd_tdesc(varve_verifier *v, const varve_operation *op) {
  const varve_entity *source = varve_operand_type(op, 0);
  int64_t space = 0;
  descriptor d;
  if (!descriptor_of(varve_result_type(op, 0), "tensor_desc", &d))
    return VARVE_STATUS_OK;
  if (d.is_scattered)
    return varve_op_fault(v, "Expects a non-scattered TensorDesc.");
  if (source->kind != VARVE_KIND_MEMREF_TYPE)
    return VARVE_STATUS_OK;
  const varve_entity *memory = varve_memref_type_space(source);
  bool is_known = memory == NULL || varve_integer_of(memory, &space);
  if (is_known && space != space_of(&d))
    return VARVE_OP_FAULT(v, "Memory space mismatch. Source: %", VARVE_NUMBER(space));
  if ((int64_t)d.rank > varve_rank_of(source))
    return varve_op_fault(v, "Expecting the TensorDesc rank is not greater than the ranks of "
                             "shape, strides, offsets or the memref source.");
  if (d.element != varve_type_element(source))
    return varve_op_fault(v, "TensorDesc should have the same element type with the source if it "
                             "is a memref.");
  return VARVE_STATUS_OK;
}

/* Scattered accesses */

varve_status varve_verify_xegpu_create_tdesc(varve_verifier *v, const varve_operation *op) {
  const varve_entity *offsets = varve_operand_type(op, 1);
  descriptor d;
  if (!descriptor_of(varve_result_type(op, 0), "tensor_desc", &d) ||
      offsets->kind != VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  if (!d.is_scattered)
    return VARVE_STATUS_OK;
  varve_dims dims = varve_type_dims(offsets);
  int64_t chunk = number_in(&d, CHUNK_SIZE, 1);
  bool fits = d.rank == dims.rank + (chunk != 1);
  for (size_t i = 0; fits && i < dims.rank; i++)
    fits = d.sizes[i] == dims.sizes[i];
  return fits && (chunk == 1 || d.sizes[dims.rank] == chunk)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "Incorrect TensorDesc shape.");
}

static int64_t count_of(const varve_entity *type) {
  return varve_dims_product(varve_type_dims(type), 0, SIZE_MAX);
}

/* Checks the mask of an access that has an operand for offsets. The mask must have the shape of the
 * value. If chunk_size is greater than 1, the mask lacks the last dimension of the value, and a
 * value of rank 1 must have chunk_size elements. */
static varve_status check_mask(varve_verifier *v, const varve_operation *op,
                               const varve_entity *value, const varve_entity *mask) {
  int64_t chunk = 1;
  (void)varve_integer_of(varve_property_of(op, "chunk_size"), &chunk);
  if (value->kind != VARVE_KIND_VECTOR_TYPE || mask->kind != VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  varve_dims expected = varve_type_dims(value);
  bool fits = chunk > 1 || count_of(value) == count_of(mask);
  if (chunk > 1 && expected.rank == 1 && expected.sizes[0] != chunk)
    return varve_op_fault(v, "value elements must match chunk size");
  if (chunk > 1 && expected.rank != 0)
    expected.rank--;
  fits = fits && (count_of(mask) == 1 || varve_dims_equal(expected, varve_type_dims(mask)));
  return fits ? VARVE_STATUS_OK
              : varve_op_fault(v, "Mask should match value except the chunk size dim.");
}

varve_status varve_verify_xegpu_load(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(check_hints(v, op, true));
  if (varve_operand_range_of(op, 1).count == 0)
    return VARVE_STATUS_OK;
  return check_mask(v, op, varve_result_type(op, 0), varve_operand_type_of(op, 2));
}

varve_status varve_verify_xegpu_store(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(check_hints(v, op, false));
  if (varve_operand_range_of(op, 2).count == 0)
    return VARVE_STATUS_OK;
  return check_mask(v, op, varve_operand_type(op, 0), varve_operand_type_of(op, 3));
}

varve_status varve_verify_xegpu_prefetch(varve_verifier *v, const varve_operation *op) {
  return check_hints(v, op, true);
}

/* Products and matrices */

varve_status varve_verify_xegpu_dpas(varve_verifier *v, const varve_operation *op) {
  const varve_entity *lhs = varve_operand_type(op, 0), *rhs = varve_operand_type(op, 1);
  const varve_entity *result = varve_result_type(op, 0), *acc = varve_operand_type_of(op, 2);
  varve_dims a = varve_type_dims(lhs), b = varve_type_dims(rhs), c = varve_type_dims(result);
  if (acc != NULL && acc != result)
    return varve_op_fault(v, "Expecting the acc type to be the same as result.");
  if (a.rank == 1 && b.rank == 1 && c.rank == 1)
    return VARVE_STATUS_OK;
  if (a.rank != 2 || (b.rank != 2 && b.rank != 3) || c.rank != 2)
    return varve_op_fault(v, "expecting lhs and result to be a 2D vector, and rhs to be either 2D "
                             "or 3D (packed) vector.");
  if (a.sizes[1] != (b.rank == 3 ? b.sizes[0] * b.sizes[2] : b.sizes[0]))
    return varve_op_fault(v, "K-dimension mismatch.");
  if (a.sizes[0] != c.sizes[0])
    return varve_op_fault(v, "M-dimension mismatch.");
  return b.sizes[1] == c.sizes[1] ? VARVE_STATUS_OK : varve_op_fault(v, "N-dimension mismatch.");
}

/* load_matrix, store_matrix */
varve_status varve_verify_xegpu_matrix(varve_verifier *v, const varve_operation *op) {
  bool is_store = varve_is_operation(op, "xegpu.store_matrix");
  const varve_entity *data = is_store ? varve_operand_type(op, 0) : varve_result_type(op, 0);
  descriptor d;
  if (!descriptor_of(varve_operand_type(op, is_store), "mem_desc", &d) || d.rank != 2)
    return VARVE_STATUS_OK;
  if (d.element != varve_scalar_of(data))
    return VARVE_OP_FAULT(v, "failed to verify that all of {mem_desc, %} have same element type",
                          VARVE_TEXT(varve_slice_of(is_store ? "data" : "res")));
  varve_dims dims = varve_type_dims(data);
  for (size_t i = 0; data->kind == VARVE_KIND_VECTOR_TYPE && dims.rank == 2 && i < 2; i++)
    if (dims.sizes[i] > d.sizes[i])
      return varve_fault(v, "data shape must not exceed mem_desc shape.", NULL);
  return VARVE_STATUS_OK;
}
