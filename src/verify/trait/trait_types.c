/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Traits that relate the types of values. Messages are those of mlir-opt. */
#include "dialect/operation_values.h"
#include "ir/attributes.h"
#include "ir/types.h"
#include "verify/rule/condition.h"
#include "verify/verifier.h"

static const varve_entity *element_or_self(const varve_entity *type) {
  return varve_is_shaped_type(type) ? varve_type_element(type) : type;
}

/* Returns whether the ranks are equal and no dimension has two different static sizes. */
static bool are_compatible_dims(varve_dims a, varve_dims b) {
  if (a.rank != b.rank)
    return false;
  for (size_t i = 0; i < a.rank; i++)
    if (a.sizes[i] != b.sizes[i] && a.sizes[i] != VARVE_DYNAMIC && b.sizes[i] != VARVE_DYNAMIC)
      return false;
  return true;
}

/* Returns whether shapes are compatible. An unranked type fits every shaped type. */
static bool are_compatible_shapes(const varve_entity *a, const varve_entity *b) {
  if (!varve_is_shaped_type(a) || !varve_is_shaped_type(b))
    return varve_is_shaped_type(a) == varve_is_shaped_type(b);
  if (!varve_is_ranked_type(a) || !varve_is_ranked_type(b))
    return true;
  return are_compatible_dims(varve_type_dims(a), varve_type_dims(b));
}

/* The list that has the types of all operands, followed by the types of all results. */
static uint32_t type_count(const varve_operation *op) {
  return op->operand_count + varve_operation_result_count(op);
}
static const varve_entity *type_at(const varve_operation *op, uint32_t index) {
  return index < op->operand_count ? varve_operation_operand(op, index)->type
                                   : varve_operation_result(op, index - op->operand_count)->type;
}

/* Sets *is_unshaped to whether a type that a pack defines has no elements. A pack lists the
 * interfaces of its types, so a type without ShapedType has no elements. */
static varve_status is_unshaped_of_pack(varve_verifier *v, const varve_entity *type,
                                        bool *is_unshaped) {
  const varve_entity_definition *found = NULL;
  VARVE_TRY(varve_find_entity(v->context, varve_string_bytes(type->children[0]),
                              varve_node_mnemonic(type), true, &found));
  *is_unshaped = found != NULL &&
                 !varve_has_trait(found->dialect->tables, found->record->traits, "ShapedType");
  return VARVE_STATUS_OK;
}

/* Gets whether the elements of a type are known. The elements of some dialect types are known only
 * to C++ code. Varve knows the elements of all types of built-in dialects. */
static varve_status knows_elements(varve_verifier *v, const varve_entity *type, bool *is_known) {
  const varve_dialect_definition *dialect = NULL;
  *is_known = true;
  if (!varve_entity_is_dialect_node(type))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_find_dialect(v->context, varve_string_bytes(type->children[0]), &dialect));
  *is_known = dialect != NULL && varve_dialect_is_built_in(v->context, dialect);
  return dialect != NULL && dialect->is_of_pack ? is_unshaped_of_pack(v, type, is_known)
                                                : VARVE_STATUS_OK;
}

/* Compares the shapes of the first "count" types of operands and results. */
static varve_status have_same_shapes(varve_verifier *v, const varve_operation *op, uint32_t count,
                                     bool *is_same) {
  *is_same = true;
  for (uint32_t i = 1; i < count && *is_same; i++) {
    bool are_known = true;
    if (are_compatible_shapes(type_at(op, i), type_at(op, 0)))
      continue;
    /* If the elements of a type are unknown, the type may have a compatible shape. */
    VARVE_TRY(knows_elements(v, type_at(op, i), &are_known));
    VARVE_TRY(are_known ? knows_elements(v, type_at(op, 0), &are_known) : VARVE_STATUS_OK);
    *is_same = !are_known;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_trait_same_operand_types(varve_verifier *v, const varve_operation *op,
                                            const varve_trait_use *use) {
  (void)use;
  for (uint32_t i = 1; i < op->operand_count; i++)
    if (type_at(op, i) != type_at(op, 0))
      return varve_op_fault(v, "requires all operands to have the same type");
  return VARVE_STATUS_OK;
}

/* Compares the element types of the first "count" types of operands and results. */
static varve_status have_same_elements(varve_verifier *v, const varve_operation *op, uint32_t count,
                                       bool *is_same) {
  *is_same = true;
  for (uint32_t i = 1; i < count && *is_same; i++) {
    bool knows_first, knows_this;
    if (element_or_self(type_at(op, i)) == element_or_self(type_at(op, 0)))
      continue;
    VARVE_TRY(knows_elements(v, type_at(op, 0), &knows_first));
    VARVE_TRY(knows_elements(v, type_at(op, i), &knows_this));
    *is_same = !knows_first || !knows_this;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_trait_same_operand_element_types(varve_verifier *v, const varve_operation *op,
                                                    const varve_trait_use *use) {
  bool is_same;
  (void)use;
  VARVE_TRY(have_same_elements(v, op, op->operand_count, &is_same));
  return is_same ? VARVE_STATUS_OK
                 : varve_op_fault(v, "requires the same element type for all operands");
}

varve_status varve_trait_same_element_types(varve_verifier *v, const varve_operation *op,
                                            const varve_trait_use *use) {
  bool is_same;
  (void)use;
  VARVE_TRY(have_same_elements(v, op, type_count(op), &is_same));
  return is_same ? VARVE_STATUS_OK
                 : varve_op_fault(v, "requires the same element type for all operands and results");
}

varve_status varve_trait_same_operand_shapes(varve_verifier *v, const varve_operation *op,
                                             const varve_trait_use *use) {
  bool is_same;
  (void)use;
  VARVE_TRY(have_same_shapes(v, op, op->operand_count, &is_same));
  return is_same ? VARVE_STATUS_OK : varve_op_fault(v, "requires the same shape for all operands");
}

varve_status varve_trait_same_shapes(varve_verifier *v, const varve_operation *op,
                                     const varve_trait_use *use) {
  bool is_same;
  (void)use;
  VARVE_TRY(have_same_shapes(v, op, type_count(op), &is_same));
  return is_same ? VARVE_STATUS_OK
                 : varve_op_fault(v, "requires the same shape for all operands and results");
}

static bool is_any_tensor(const varve_entity *type) {
  return type->kind == VARVE_KIND_RANKED_TENSOR_TYPE ||
         type->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE;
}

/* Checks a cast between tensors: both are ranked and have the same dimensions. A dynamic size
 * equals only a dynamic size. */
varve_status varve_trait_same_tensor_dims(varve_verifier *v, const varve_operation *op,
                                          const varve_trait_use *use) {
  const varve_entity *from = varve_operation_operand(op, 0)->type;
  const varve_entity *to = varve_operation_result(op, 0)->type;
  (void)use;
  if (!is_any_tensor(from) && !is_any_tensor(to))
    return VARVE_STATUS_OK;
  if (from->kind == VARVE_KIND_DIALECT_TYPE || to->kind == VARVE_KIND_DIALECT_TYPE)
    return VARVE_STATUS_OK;
  varve_dims dims = varve_type_dims(from), other = varve_type_dims(to);
  bool are_equal = from->kind == VARVE_KIND_RANKED_TENSOR_TYPE && to->kind == from->kind &&
                   dims.rank == other.rank;
  for (size_t i = 0; i < dims.rank && are_equal; i++)
    are_equal = dims.sizes[i] == other.sizes[i];
  return are_equal ? VARVE_STATUS_OK
                   : varve_op_fault(v, "failed to verify that input and output have the same "
                                       "tensor dimensions");
}

static const varve_entity *encoding_of(const varve_entity *type) {
  return type->kind == VARVE_KIND_RANKED_TENSOR_TYPE ? varve_tensor_type_encoding(type) : NULL;
}

/* Compares the types of results with the inferred type: the type of the first operand that is
 * neither optional nor variadic. Only built-in operations of LLVM 22 are checked. */
static varve_status check_inferred(varve_verifier *v, const varve_operation *op) {
  const varve_operation_definition *definition = op->name->definition;
  const varve_operation_record *record = definition->record;
  uint32_t at = 0;
  if (!varve_era_has(v->context->era, VARVE_HAS_ALL_CHECKS) ||
      varve_is_loaded(v, definition->dialect))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < record->results.count; i++)
    if (definition->values[record->results.first + i].variadicity != VARVE_VARIADICITY_SINGLE)
      return VARVE_STATUS_OK;
  while (at < record->operands.count &&
         definition->values[record->operands.first + at].variadicity != VARVE_VARIADICITY_SINGLE)
    at++;
  if (at == record->operands.count)
    return VARVE_STATUS_OK;
  const varve_entity *expected = type_at(op, varve_operand_range_of(op, at).first);
  for (uint32_t i = op->operand_count; i < type_count(op); i++)
    if (type_at(op, i) != expected)
      return varve_fault_inferred(v, expected, type_at(op, i));
  return VARVE_STATUS_OK;
}

/* Sets *is_doubtful to whether Varve cannot compare the elements and shapes of two different types.
 * Varve can if the elements of both types are known, or if one type is known to have no
 * elements. */
static varve_status may_be_alike(varve_verifier *v, const varve_entity *a, const varve_entity *b,
                                 bool *is_doubtful) {
  bool is_known[2];
  VARVE_TRY(knows_elements(v, a, &is_known[0]));
  VARVE_TRY(knows_elements(v, b, &is_known[1]));
  *is_doubtful = !(is_known[0] && is_known[1]) && !(is_known[0] && element_or_self(a) == a) &&
                 !(is_known[1] && element_or_self(b) == b);
  return VARVE_STATUS_OK;
}

varve_status varve_trait_same_types(varve_verifier *v, const varve_operation *op,
                                    const varve_trait_use *use) {
  (void)use;
  if (varve_operation_result_count(op) == 0)
    return VARVE_STATUS_OK;
  const varve_entity *expected = varve_operation_result(op, 0)->type;
  for (uint32_t i = 0; i < type_count(op); i++) {
    const varve_entity *type = type_at(op, i);
    bool is_doubtful = true;
    if (type == expected)
      continue;
    VARVE_TRY(may_be_alike(v, type, expected, &is_doubtful));
    if (is_doubtful)
      continue;
    if (element_or_self(type) != element_or_self(expected) ||
        !are_compatible_shapes(type, expected))
      return varve_op_fault(v, "requires the same type for all operands and results");
    if (encoding_of(type) != encoding_of(expected))
      return varve_op_fault(v, "requires the same encoding for all operands and results");
  }
  return check_inferred(v, op);
}

static bool has_rank(const varve_entity *type) {
  return varve_is_shaped_type(type) && varve_is_ranked_type(type);
}

varve_status varve_trait_same_ranks(varve_verifier *v, const varve_operation *op,
                                    const varve_trait_use *use) {
  const varve_entity *first = NULL;
  (void)use;
  for (uint32_t i = 0; i < type_count(op); i++) {
    const varve_entity *type = type_at(op, i);
    if (!has_rank(type))
      continue;
    if (first == NULL)
      first = type;
    if (varve_type_dims(type).rank == varve_type_dims(first).rank)
      continue;
    return varve_op_fault(v, i < op->operand_count
                                 ? "operands don't have matching ranks"
                                 : "result type has different rank than operands");
  }
  return VARVE_STATUS_OK;
}

/* Elementwise */

static bool is_mapped_over(const varve_entity *type) {
  return type->kind == VARVE_KIND_VECTOR_TYPE || type->kind == VARVE_KIND_RANKED_TENSOR_TYPE ||
         type->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE;
}

static bool is_tensor(const varve_entity *type) { return type->kind != VARVE_KIND_VECTOR_TYPE; }

varve_status varve_trait_elementwise(varve_verifier *v, const varve_operation *op,
                                     const varve_trait_use *use) {
  const varve_entity *first = NULL;
  uint32_t operands = 0, results = 0;
  (void)use;
  for (uint32_t i = 0; i < type_count(op); i++) {
    if (!is_mapped_over(type_at(op, i)))
      continue;
    first = first == NULL ? type_at(op, i) : first;
    operands += i < op->operand_count;
    results += i >= op->operand_count;
  }
  if (first == NULL)
    return VARVE_STATUS_OK;
  if (operands == 0)
    return varve_op_fault(v, "if a result is non-scalar, then at least one "
                             "operand must be non-scalar");
  if (results == 0)
    return varve_op_fault(v, "if an operand is non-scalar, then there must be "
                             "at least one non-scalar result");
  if (results != varve_operation_result_count(op))
    return varve_op_fault(v, "if an operand is non-scalar, then all results must be non-scalar");
  for (uint32_t i = 0; i < type_count(op); i++) {
    const varve_entity *type = type_at(op, i);
    if (is_mapped_over(type) &&
        (is_tensor(type) != is_tensor(first) || !are_compatible_shapes(type, first)))
      return varve_op_fault(v, "all non-scalar operands/results must have the "
                               "same shape and base type");
  }
  return VARVE_STATUS_OK;
}

/* Traits with names of values: AllTypesMatch<lhs,rhs> */

/* Returns the type of the value that the argument names. Returns NULL if the operation has no such
 * value, or several. */
static const varve_entity *argument_type(const varve_operation *op,
                                         const varve_trait_argument *argument) {
  const varve_entity *properties = varve_operation_inherent(op);
  varve_value_range range;
  switch (argument->kind) {
  case VARVE_TRAIT_OPERAND:
    range = varve_operand_range_of(op, argument->index);
    return range.count == 1 ? varve_operation_operand(op, range.first)->type : NULL;
  case VARVE_TRAIT_RESULT:
    range = varve_result_range_of(op, argument->index);
    return range.count == 1 ? varve_operation_result(op, range.first)->type : NULL;
  case VARVE_TRAIT_PROPERTY:
    if (properties == NULL)
      return NULL;
    const varve_entity *value = varve_dictionary_find(properties, argument->text);
    bool is_typed =
        value != NULL && (value->kind == VARVE_KIND_INTEGER || value->kind == VARVE_KIND_FLOAT ||
                          varve_attribute_is_elements(value));
    return is_typed ? value->children[0] : NULL;
  default:
    return NULL;
  }
}

typedef bool match_function(const varve_entity *a, const varve_entity *b);

static bool are_same(const varve_entity *a, const varve_entity *b) { return a == b; }
/* Returns true for dialect types, because their elements may be known only to the dialect. */
static bool have_same_element(const varve_entity *a, const varve_entity *b) {
  if (varve_entity_is_dialect_node(a) || varve_entity_is_dialect_node(b))
    return true;
  return element_or_self(a) == element_or_self(b);
}
static bool have_same_dims(const varve_entity *a, const varve_entity *b) {
  if (!has_rank(a) || !has_rank(b))
    return true;
  varve_dims x = varve_type_dims(a), y = varve_type_dims(b);
  return x.rank == y.rank && memcmp(x.sizes, y.sizes, x.rank * sizeof(*x.sizes)) == 0;
}
static bool have_same_rank(const varve_entity *a, const varve_entity *b) {
  return !has_rank(a) || !has_rank(b) || varve_type_dims(a).rank == varve_type_dims(b).rank;
}

static varve_status report_mismatch(varve_verifier *v, const varve_trait_use *use,
                                    const char *what) {
  VARVE_TRY(varve_fault_operation(v));
  VARVE_TRY(varve_fault_text(v, "failed to verify that all of {"));
  for (uint32_t i = 0; i < use->argument_count; i++) {
    VARVE_TRY(varve_fault_text(v, i == 0 ? "" : ", "));
    VARVE_TRY(varve_fault_slice(v, use->arguments[i].text));
  }
  VARVE_TRY(varve_fault_text(v, "} have same "));
  return varve_fault(v, what, NULL);
}

static bool all_match(const varve_operation *op, const varve_trait_use *use,
                      match_function *match) {
  const varve_entity *first = NULL;
  for (uint32_t i = 0; i < use->argument_count; i++) {
    const varve_entity *type = argument_type(op, &use->arguments[i]);
    if (type == NULL)
      continue;
    if (first != NULL && !match(first, type))
      return false;
    first = type;
  }
  return true;
}

varve_status varve_trait_all_types_match(varve_verifier *v, const varve_operation *op,
                                         const varve_trait_use *use) {
  return all_match(op, use, are_same) ? VARVE_STATUS_OK : report_mismatch(v, use, "type");
}

varve_status varve_trait_all_element_types_match(varve_verifier *v, const varve_operation *op,
                                                 const varve_trait_use *use) {
  return all_match(op, use, have_same_element) ? VARVE_STATUS_OK
                                               : report_mismatch(v, use, "element type");
}

varve_status varve_trait_all_shapes_match(varve_verifier *v, const varve_operation *op,
                                          const varve_trait_use *use) {
  return all_match(op, use, have_same_dims) ? VARVE_STATUS_OK : report_mismatch(v, use, "shape");
}

varve_status varve_trait_all_ranks_match(varve_verifier *v, const varve_operation *op,
                                         const varve_trait_use *use) {
  return all_match(op, use, have_same_rank) ? VARVE_STATUS_OK : report_mismatch(v, use, "rank");
}

/* Checks SameElementType. In ODS, each use of SameElementType has its own message, which the
 * definition lacks. */
varve_status varve_trait_same_element_type(varve_verifier *v, const varve_operation *op,
                                           const varve_trait_use *use) {
  return all_match(op, use, have_same_element)
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "failed to verify that values have same element type");
}

/* Broadcasting */

static varve_status append_dims(varve_verifier *v, varve_dims dims) {
  VARVE_TRY(varve_fault_text(v, "'"));
  for (size_t i = 0; i < dims.rank; i++) {
    VARVE_TRY(varve_fault_text(v, i == 0 ? "" : "x"));
    if (dims.sizes[i] == VARVE_DYNAMIC)
      VARVE_TRY(varve_fault_text(v, "?"));
    else
      VARVE_TRY(varve_fault_number(v, dims.sizes[i]));
  }
  return varve_fault_text(v, "'");
}

/* Returns the size to which two sizes broadcast, or -1 if the sizes are incompatible. */
static int64_t broadcast(int64_t a, int64_t b) {
  if (a == VARVE_DYNAMIC || b == VARVE_DYNAMIC) {
    if (a > 1 || b > 1)
      return a > 1 ? a : b;
    if (a == 1 || b == 1)
      return a == 1 ? b : a;
    return VARVE_DYNAMIC;
  }
  if (a == b || b == 1)
    return a;
  return a == 1 ? b : -1;
}

/* Broadcasts the dims into the last dimensions of shape. Returns false if two sizes are
 * incompatible. */
static bool join_dims(varve_vector *shape, varve_dims dims) {
  for (size_t i = 0; i < dims.rank; i++) {
    int64_t *size = &VARVE_VECTOR_AT(shape, int64_t, shape->count - 1 - i);
    *size = broadcast(*size, dims.sizes[dims.rank - 1 - i]);
    if (*size == -1)
      return false;
  }
  return true;
}

static varve_status check_broadcast_result(varve_verifier *v, const varve_vector *shape,
                                           const varve_entity *type) {
  varve_dims dims = varve_type_dims(type);
  varve_dims expected = {shape->data, shape->count};
  varve_dims last = dims;
  if (dims.rank > expected.rank)
    last = (varve_dims){dims.sizes + (dims.rank - expected.rank), expected.rank};
  if (are_compatible_dims(last, expected))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_fault_operation(v));
  VARVE_TRY(varve_fault_text(v, "result type "));
  VARVE_TRY(append_dims(v, dims));
  VARVE_TRY(varve_fault_text(v, " not broadcast compatible with broadcasted operands's shapes "));
  VARVE_TRY(append_dims(v, expected));
  return varve_fault(v, "", NULL);
}

static varve_status check_broadcast(varve_verifier *v, const varve_operation *op,
                                    varve_vector *shape) {
  size_t rank = 0;
  bool is_any = false;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (type_at(op, i)->kind == VARVE_KIND_RANKED_TENSOR_TYPE) {
      size_t own = varve_type_dims(type_at(op, i)).rank;
      rank = own > rank ? own : rank;
      is_any = true;
    }
  if (!is_any)
    return VARVE_STATUS_OK;
  if (rank != 0 && varve_vector_grow(shape, rank) == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  for (size_t i = 0; i < rank; i++)
    VARVE_VECTOR_AT(shape, int64_t, i) = 1;
  for (uint32_t i = 0; i < type_count(op); i++) {
    const varve_entity *type = type_at(op, i);
    if (type->kind != VARVE_KIND_RANKED_TENSOR_TYPE)
      continue;
    if (i >= op->operand_count)
      VARVE_TRY(check_broadcast_result(v, shape, type));
    else if (!join_dims(shape, varve_type_dims(type)))
      return varve_op_fault(v, "operands don't have broadcast-compatible shapes");
  }
  return VARVE_STATUS_OK;
}

varve_status varve_trait_results_broadcastable(varve_verifier *v, const varve_operation *op,
                                               const varve_trait_use *use) {
  varve_vector shape;
  (void)use;
  varve_vector_init(&shape, &v->context->memory, sizeof(int64_t));
  varve_status status = check_broadcast(v, op, &shape);
  varve_vector_release(&shape);
  return status;
}
