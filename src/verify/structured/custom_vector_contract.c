/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* vector: contract, type_cast and mask. */
#include "verify/custom_common.h"

static bool is_vector(const varve_entity *type) { return type->kind == VARVE_KIND_VECTOR_TYPE; }

/* Returns whether a kind of combination allows the element type. Some kinds require floats, "add"
 * and "mul" allow any number, and all others require integers. */
static bool is_kind_for(varve_slice kind, const varve_entity *element) {
  static const char *const both[] = {"add", "mul"};
  static const char *const floats[] = {"maximumf", "maxnumf", "minimumf", "minnumf"};
  bool is_float = element->kind == VARVE_KIND_FLOAT_TYPE;
  bool is_for_floats = false;
  for (size_t i = 0; i < VARVE_COUNT_OF(both); i++)
    if (varve_slice_equal(kind, varve_slice_of(both[i])))
      return is_float || element->kind == VARVE_KIND_INTEGER_TYPE ||
             element->kind == VARVE_KIND_INDEX_TYPE;
  for (size_t i = 0; i < VARVE_COUNT_OF(floats); i++)
    is_for_floats |= varve_slice_equal(kind, varve_slice_of(floats[i]));
  return is_float == is_for_floats;
}

/* Returns the name of the kind, such as "add" for #vector.kind<add>. The attribute stores a word or
 * the number of an enum case. Returns an empty name if the kind is unknown. */
static varve_slice kind_of(const varve_operation *op) {
  static const char *const names[] = {"add",   "mul",      "minui",   "minsi", "minnumf",
                                      "maxui", "maxsi",    "maxnumf", "and",   "or",
                                      "xor",   "minimumf", "maximumf"};
  const varve_entity *kind = varve_property_of(op, "kind");
  const varve_slice none = {NULL, 0};
  int64_t number = 0;
  if (kind == NULL || kind->kind != VARVE_KIND_DIALECT_ATTRIBUTE)
    return none;
  if (varve_entity_is_parametric(kind)) {
    const varve_entity *word = varve_parameter_count(kind) == 1 ? varve_parameter(kind, 0) : NULL;
    if (word != NULL && word->kind == VARVE_KIND_STRING)
      return varve_string_bytes(word);
    bool is_case =
        varve_integer_of(word, &number) && number >= 0 && number < (int64_t)VARVE_COUNT_OF(names);
    return is_case ? varve_slice_of(names[number]) : none;
  }
  const char *text = varve_entity_payload(kind), *end = text + kind->payload_size;
  const char *start = kind->payload_size == 0 ? NULL : memchr(text, '<', kind->payload_size);
  if (start == NULL || end[-1] != '>')
    return none;
  return varve_slice_make(start + 1, (size_t)(end - start) - 2);
}

static bool is_supported(const varve_operation *op, const varve_entity *element) {
  varve_slice kind = kind_of(op);
  return kind.size == 0 || is_kind_for(kind, element);
}

/* contract */

enum { MOST_LOOPS = 64, CONTRACT_OPERANDS = 3 };

/* The loops of a contraction. The size of a loop is 0 if no operand determines it. */
typedef struct contraction {
  int64_t sizes[MOST_LOOPS];
  uint64_t in[CONTRACT_OPERANDS]; /* loops in the maps of lhs, rhs and acc */
} contraction;

static varve_status check_contract_map(varve_verifier *v, const varve_operation *op, uint32_t index,
                                       const varve_entity *map, uint32_t loops) {
  varve_affine_space space = varve_affine_attribute_space(map);
  int64_t rank = varve_rank_of(varve_operand_type(op, index));
  uint64_t seen = 0;
  if (space.num_symbols != 0)
    return VARVE_OP_FAULT(v, "expected indexing map % to have no symbols", VARVE_NUMBER(index));
  if (space.num_dims != loops)
    return VARVE_OP_FAULT(v, "expected indexing map % to have % number of inputs",
                          VARVE_NUMBER(index), VARVE_NUMBER(loops));
  if (map->child_count != rank)
    return VARVE_OP_FAULT(v, "expected indexing map % to have % number of outputs",
                          VARVE_NUMBER(index), VARVE_NUMBER(rank));
  for (uint32_t i = 0; i < map->child_count; i++) {
    const varve_entity *result = map->children[i];
    uint32_t loop = result->kind == VARVE_KIND_AFFINE_DIM
                        ? *(const uint32_t *)varve_entity_payload(result)
                        : MOST_LOOPS;
    if (result->kind != VARVE_KIND_AFFINE_DIM || (loop < MOST_LOOPS && (seen >> loop & 1) != 0))
      return VARVE_OP_FAULT(v,
                            "expected indexing map % to be a projected permutation of its inputs",
                            VARVE_NUMBER(index));
    seen |= loop < MOST_LOOPS ? (uint64_t)1 << loop : 0;
  }
  return VARVE_STATUS_OK;
}

static varve_status check_contract_sizes(varve_verifier *v, const varve_operation *op,
                                         const varve_entity *maps, contraction *c) {
  for (uint32_t k = 0; k < CONTRACT_OPERANDS; k++) {
    const varve_entity *map = maps->children[k];
    for (uint32_t i = 0; i < map->child_count; i++) {
      uint32_t loop = *(const uint32_t *)varve_entity_payload(map->children[i]);
      int64_t size = varve_type_dims(varve_operand_type(op, k)).sizes[i];
      if (loop >= MOST_LOOPS)
        return VARVE_STATUS_OK;
      c->in[k] |= (uint64_t)1 << loop;
      if (c->sizes[loop] != 0 && c->sizes[loop] != size)
        return varve_op_fault(v, k < 2 ? "invalid contracting dimension map"
                                       : "invalid accumulator/result vector shape");
      c->sizes[loop] = size;
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_vector_contract(varve_verifier *v, const varve_operation *op) {
  const varve_entity *maps = varve_property_of(op, "indexing_maps");
  const varve_entity *iterators = varve_property_of(op, "iterator_types");
  contraction c = {.sizes = {0}};
  if (maps == NULL || maps->kind != VARVE_KIND_ARRAY || iterators == NULL ||
      iterators->kind != VARVE_KIND_ARRAY)
    return VARVE_STATUS_OK;
  if (maps->child_count != CONTRACT_OPERANDS)
    return varve_op_fault(v, "expected an indexing map for each vector operand");
  for (uint32_t i = 0; i < CONTRACT_OPERANDS; i++) {
    if (maps->children[i]->kind != VARVE_KIND_AFFINE_MAP)
      return VARVE_STATUS_OK;
    VARVE_TRY(check_contract_map(v, op, i, maps->children[i], iterators->child_count));
  }
  VARVE_TRY(check_contract_sizes(v, op, maps, &c));
  if (iterators->child_count <= MOST_LOOPS && (c.in[0] & c.in[1] & ~c.in[2]) == 0)
    return varve_op_fault(v, "expected at least one contracting dimension pair");
  return is_supported(op, varve_scalar_of(varve_result_type(op, 0)))
             ? VARVE_STATUS_OK
             : varve_op_fault(v, "unsupported contraction type");
}

/* type_cast */

/* Returns an item of a list: the sizes of the memref, followed by the sizes of its vector elements.
 * Returns -1 at the end of the list. */
static int64_t size_in(const varve_entity *memory, size_t index) {
  varve_dims dims = varve_type_dims(memory);
  const varve_entity *element = varve_type_element(memory);
  if (index < dims.rank)
    return dims.sizes[index];
  index -= dims.rank;
  return is_vector(element) && index < varve_type_dims(element).rank
             ? varve_type_dims(element).sizes[index]
             : -1;
}

varve_status varve_verify_vector_type_cast(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  const varve_entity *layout = varve_memref_type_layout(from);
  if (layout != NULL && layout->kind == VARVE_KIND_STRIDED_LAYOUT && varve_rank_of(from) > 1)
    return varve_op_fault(v, "expects operand to be a memref with identity layout");
  if (varve_scalar_of(varve_type_element(from)) != varve_scalar_of(varve_type_element(to)))
    return varve_op_fault(v, "expects result and operand with same underlying scalar type");
  for (size_t i = 0;; i++) {
    if (size_in(from, i) != size_in(to, i))
      return VARVE_OP_FAULT(v, "expects concatenated result and operand shapes to be equal: %",
                            VARVE_NODE(to));
    if (size_in(from, i) == -1)
      return VARVE_STATUS_OK;
  }
}

/* mask */

varve_status varve_verify_vector_mask(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL || body->last == NULL)
    return varve_op_fault(v, "expects a terminator within the mask region");
  const varve_operation *end = body->last;
  if (!varve_is_operation(end, "vector.yield"))
    return varve_op_fault(v, "expects a terminator within the mask region");
  if (end->previous != NULL && end->previous->previous != NULL)
    return varve_op_fault(v, "expects only one operation to mask");
  if (end->operand_count != varve_operation_result_count(op))
    return varve_op_fault(v, "expects number of results to match mask region yielded values");
  if (end->previous == NULL)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < end->operand_count; i++)
    if (varve_operand_type(end, i) != varve_result_type(op, i))
      return varve_op_fault(v, "expects result type to match maskable operation result type");
  /* The masked operation is the one before the terminator. */
  const varve_entity *mask = varve_operand_type(op, 0);
  if (end->previous->name->definition == NULL)
    return VARVE_STATUS_OK;
  if (!varve_has_operation_trait(end->previous, "MaskableOpInterface"))
    return varve_op_fault(v, "expects a MaskableOpInterface within the mask region");
  bool is_by_source = varve_is_operation(end->previous, "vector.reduction") ||
                      varve_is_operation(end->previous, "vector.multi_reduction");
  if (!is_by_source || end->previous->operand_count == 0 ||
      !is_vector(varve_operand_type(end->previous, 0)) ||
      varve_dims_equal(varve_type_dims(varve_operand_type(end->previous, 0)),
                       varve_type_dims(mask)))
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "expects a mask of the shape of what the maskable operation reduces");
}
