/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* linalg: maps, shapes and bodies of operations on whole tensors and buffers. */
#include "verify/custom.h"

static bool is_tensor(const varve_type *type) {
  return type->kind == VARVE_KIND_RANKED_TENSOR_TYPE ||
         type->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE;
}
static bool is_buffer(const varve_type *type) {
  return type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE;
}

/* What every operation on destinations asks for: the last operands, and results for tensors. */
static varve_status check_destinations(varve_verifier *v, const varve_operation *op,
                                       varve_value_range outputs) {
  uint32_t tensors = 0, results = varve_operation_result_count(op);
  for (uint32_t i = 0; i < outputs.count; i++) {
    const varve_type *type = varve_operand_type(op, outputs.first + i);
    if (!is_tensor(type))
      continue;
    if (tensors < results && varve_result_type(op, tensors) != type)
      return VARVE_OP_FAULT(
          v, "expected type of operand #% (%) to match type of corresponding result (%)",
          VARVE_NUMBER(outputs.first + i), VARVE_NODE(type),
          VARVE_NODE(varve_result_type(op, tensors)));
    tensors++;
  }
  if (tensors != results)
    return VARVE_OP_FAULT(
        v,
        "expected the number of tensor results (%) to be equal to the number of output tensors (%)",
        VARVE_NUMBER(results), VARVE_NUMBER(tensors));
  return VARVE_STATUS_OK;
}

static varve_status check_semantics(varve_verifier *v, const varve_operation *op) {
  bool has_tensor = false, has_buffer = false;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    has_tensor |= is_tensor(varve_operand_type(op, i));
    has_buffer |= is_buffer(varve_operand_type(op, i));
  }
  if (has_tensor && has_buffer)
    return varve_op_fault(v, "expected to have pure tensor or buffer semantics");
  return VARVE_STATUS_OK;
}

varve_status varve_check_linalg_destinations(varve_verifier *v, const varve_operation *op,
                                             uint32_t operand) {
  VARVE_TRY(check_destinations(v, op, varve_operand_range_of(op, operand)));
  return check_semantics(v, op);
}

/* Maps */

static varve_status check_map(varve_verifier *v, const varve_operation *op, uint32_t index,
                              const varve_attribute *map, uint64_t loops) {
  const varve_type *type = varve_operand_type(op, index);
  varve_affine_space space = varve_affine_attribute_space(map);
  int64_t rank = varve_rank_of(type);
  if (space.num_symbols != 0)
    return VARVE_OP_FAULT(v, "unexpected symbols in indexing_map #%", VARVE_NUMBER(index));
  if (space.num_dims != loops)
    return VARVE_OP_FAULT(v,
                          "expected indexing_map #% to have % dim(s) to match the number of loops",
                          VARVE_NUMBER(index), VARVE_NUMBER(loops));
  if (map->child_count != rank)
    return VARVE_OP_FAULT(
        v, "expected operand #% rank (%) to match the result rank of indexing_map (%)",
        VARVE_NUMBER(index), VARVE_NUMBER(rank), VARVE_NUMBER(map->child_count));
  return VARVE_STATUS_OK;
}

/* A loop has the size of the first dimension of an operand that is plainly it; where all loops have
 * a known one, later dimensions are to have it too. At most this many loops are looked at. */
enum { MOST_LOOPS = 64 };

typedef struct loop_sizes {
  int64_t sizes[MOST_LOOPS];
  uint64_t known; /* a bit for each loop that has been met */
} loop_sizes;

static bool is_plain(const varve_entity *result, uint32_t *loop) {
  if (result->kind != VARVE_KIND_AFFINE_DIM)
    return false;
  *loop = *(const uint32_t *)varve_entity_payload(result);
  return *loop < MOST_LOOPS;
}

static bool collect_sizes(const varve_operation *op, const varve_attribute *maps,
                          loop_sizes *loops) {
  for (uint32_t i = 0; i < maps->child_count; i++) {
    const varve_attribute *map = maps->children[i];
    for (uint32_t j = 0; j < map->child_count; j++) {
      uint32_t loop = 0;
      if (!is_plain(map->children[j], &loop) || (loops->known >> loop & 1) != 0)
        continue;
      loops->sizes[loop] = varve_type_dims(varve_operand_type(op, i)).sizes[j];
      loops->known |= (uint64_t)1 << loop;
      if (loops->sizes[loop] == VARVE_DYNAMIC)
        return false;
    }
  }
  return true;
}

static varve_status check_sizes(varve_verifier *v, const varve_operation *op,
                                const varve_attribute *maps) {
  loop_sizes loops = {.known = 0};
  if (!collect_sizes(op, maps, &loops))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < maps->child_count; i++) {
    const varve_attribute *map = maps->children[i];
    for (uint32_t j = 0; j < map->child_count; j++) {
      uint32_t loop = 0;
      int64_t size = varve_type_dims(varve_operand_type(op, i)).sizes[j];
      if (is_plain(map->children[j], &loop) && size != VARVE_DYNAMIC && loops.sizes[loop] != size)
        return VARVE_OP_FAULT(
            v, "inferred input/output operand #% has shape's dimension #% to be %, but found %",
            VARVE_NUMBER(i), VARVE_NUMBER(j), VARVE_NUMBER(loops.sizes[loop]), VARVE_NUMBER(size));
    }
  }
  return VARVE_STATUS_OK;
}

varve_status varve_check_linalg_maps(varve_verifier *v, const varve_operation *op,
                                     const varve_attribute *maps) {
  if (maps->kind != VARVE_KIND_ARRAY || maps->child_count != op->operand_count)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < maps->child_count; i++)
    if (maps->children[i]->kind != VARVE_KIND_AFFINE_MAP)
      return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < maps->child_count; i++)
    VARVE_TRY(check_map(v, op, i, maps->children[i],
                        varve_affine_attribute_space(maps->children[0]).num_dims));
  return check_sizes(v, op, maps);
}

/* Each loop stands plainly in some map. */
static varve_status check_invertible(varve_verifier *v, const varve_attribute *maps,
                                     uint32_t loops) {
  uint64_t seen = 0;
  if (loops > 64)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < maps->child_count; i++)
    for (uint32_t j = 0; j < maps->children[i]->child_count; j++) {
      const varve_entity *result = maps->children[i]->children[j];
      uint32_t loop = 64;
      if (result->kind == VARVE_KIND_AFFINE_DIM)
        loop = *(const uint32_t *)varve_entity_payload(result);
      seen |= loop < 64 ? (uint64_t)1 << loop : 0;
    }
  uint64_t all = loops == 64 ? ~(uint64_t)0 : ((uint64_t)1 << loops) - 1;
  if ((seen & all) == all)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "expected the shape-to-loops map to be non-null");
}

varve_status varve_verify_linalg_generic(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *maps = varve_property_of(op, "indexing_maps");
  uint32_t loops = varve_property_of(op, "iterator_types")->child_count;
  VARVE_TRY(check_destinations(v, op, varve_operand_range_of(op, 1)));
  VARVE_TRY(check_semantics(v, op));
  if (maps->child_count != op->operand_count)
    return VARVE_OP_FAULT(v,
                          "expected the number of indexing_map (%) to be equal to the number of "
                          "input/output operands (%)",
                          VARVE_NUMBER(maps->child_count), VARVE_NUMBER(op->operand_count));
  for (uint32_t i = 0; i < maps->child_count; i++)
    VARVE_TRY(check_map(v, op, i, maps->children[i], loops));
  VARVE_TRY(check_invertible(v, maps, loops));
  return check_sizes(v, op, maps);
}

/* Bodies */

static varve_status check_argument(varve_verifier *v, const varve_operation *op,
                                   const varve_block *body, uint32_t index) {
  const varve_type *type = varve_operand_type(op, index);
  const varve_type *own = body->arguments[index]->value.type;
  if (own == varve_scalar_of(type) || type->kind == VARVE_KIND_DIALECT_TYPE)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "expected type of bb argument #% (%) to match element or self type of the "
                        "corresponding operand (%)",
                        VARVE_NUMBER(index), VARVE_NODE(own), VARVE_NODE(varve_scalar_of(type)));
}

varve_status varve_verify_linalg_generic_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != op->operand_count)
    return varve_op_fault(v, "expected as many non-induction variable region arguments as the "
                             "number of input/output operands");
  for (uint32_t i = 0; i < op->operand_count; i++)
    VARVE_TRY(check_argument(v, op, body, i));
  return VARVE_STATUS_OK;
}

/* Of linalg.generic: the others have more to say of what they yield. */
varve_status varve_verify_linalg_yield(varve_verifier *v, const varve_operation *op) {
  const varve_operation *around = varve_operation_parent(op);
  if (around == NULL || !varve_is_operation(around, "linalg.generic"))
    return VARVE_STATUS_OK;
  if (!varve_operation_fits(around))
    return VARVE_STATUS_OK;
  varve_value_range outputs = varve_operand_range_of(around, 1);
  if (op->operand_count != outputs.count)
    return VARVE_OP_FAULT(v,
                          "expected number of yield values (%) to match the number of inits / outs "
                          "operands of the enclosing LinalgOp (%)",
                          VARVE_NUMBER(op->operand_count), VARVE_NUMBER(outputs.count));
  for (uint32_t i = 0; i < outputs.count; i++) {
    const varve_type *wanted = varve_scalar_of(varve_operand_type(around, outputs.first + i));
    if (varve_operand_type(op, i) != wanted && wanted->kind != VARVE_KIND_DIALECT_TYPE)
      return VARVE_OP_FAULT(v,
                            "type of yield operand % (%) doesn't match the element type of the "
                            "enclosing linalg.generic op (%)",
                            VARVE_NUMBER(i + 1), VARVE_NODE(varve_operand_type(op, i)),
                            VARVE_NODE(wanted));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_index(varve_verifier *v, const varve_operation *op) {
  const varve_operation *around = varve_operation_parent(op);
  int64_t dimension = 0;
  if (around == NULL || around->name->definition == NULL)
    return varve_op_fault(v, "expected parent op with LinalgOp interface");
  if (!varve_has_operation_trait(around, "LinalgStructuredInterface"))
    return varve_op_fault(v, "expected parent op with LinalgOp interface");
  const varve_attribute *iterators = varve_property_of(around, "iterator_types");
  if (iterators == NULL || iterators->kind != VARVE_KIND_ARRAY ||
      !varve_integer_of(varve_property_of(op, "dim"), &dimension))
    return VARVE_STATUS_OK;
  if (iterators->child_count <= dimension)
    return VARVE_OP_FAULT(
        v, "expected dim (%) to be lower than the number of loops (%) of the enclosing LinalgOp",
        VARVE_NUMBER(dimension), VARVE_NUMBER(iterators->child_count));
  return VARVE_STATUS_OK;
}

/* map, reduce, transpose, broadcast */

varve_status varve_verify_linalg_map_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != op->operand_count)
    return VARVE_OP_FAULT(
        v, "expects number of operands to match the arity of mapper, but got: % and %",
        VARVE_NUMBER(op->operand_count), VARVE_NUMBER(body->argument_count));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_type *element = varve_scalar_of(varve_operand_type(op, i));
    if (element != body->arguments[i]->value.type)
      return VARVE_OP_FAULT(v, "expected element type of input % to match bbArg type %",
                            VARVE_NODE(element), VARVE_NODE(body->arguments[i]->value.type));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_map(varve_verifier *v, const varve_operation *op) {
  const varve_type *init = varve_operand_type(op, op->operand_count - 1);
  VARVE_TRY(check_destinations(v, op, varve_operand_range_of(op, 1)));
  VARVE_TRY(check_semantics(v, op));
  for (uint32_t i = 0; i + 1 < op->operand_count; i++) {
    const varve_type *type = varve_operand_type(op, i);
    if (varve_type_has_rank(type) && varve_type_has_rank(init) &&
        !varve_dims_fit(varve_type_dims(type), varve_type_dims(init)))
      return VARVE_OP_FAULT(v, "expected shape of input (%) to match shape of output (%)",
                            VARVE_NODE(type), VARVE_NODE(init));
  }
  return VARVE_STATUS_OK;
}

/* Which dimensions of the input are reduced, or of the init are added; false: too many to say. */
static varve_status mark_dimensions(varve_verifier *v, const varve_attribute *list, uint64_t rank,
                                    uint64_t *marked) {
  *marked = 0;
  for (uint32_t i = 0; i < varve_number_count(list); i++) {
    int64_t dimension = varve_number_at(list, i);
    if (dimension < 0 || dimension >= (int64_t)rank)
      return VARVE_OP_FAULT(v, "dimension % is out of range. expected range: [0, %], got: %",
                            VARVE_NUMBER(i), VARVE_NUMBER((int64_t)rank - 1),
                            VARVE_NUMBER(dimension));
    *marked |= dimension < 64 ? (uint64_t)1 << dimension : 0;
  }
  return VARVE_STATUS_OK;
}

/* The dimensions of whole that are not marked are those of part. */
static bool rest_fits(varve_dims whole, uint64_t marked, varve_dims part) {
  size_t at = 0;
  if (whole.rank > 64)
    return true;
  for (size_t i = 0; i < whole.rank; i++) {
    if ((marked >> i & 1) != 0)
      continue;
    if (at >= part.rank)
      return false;
    if (whole.sizes[i] != part.sizes[at++])
      return false;
  }
  return at == part.rank;
}

static varve_status check_same_shapes(varve_verifier *v, const varve_operation *op,
                                      varve_value_range group, const char *message) {
  for (uint32_t i = 1; i < group.count; i++)
    if (!varve_dims_equal(varve_type_dims(varve_operand_type(op, group.first)),
                          varve_type_dims(varve_operand_type(op, group.first + i))))
      return VARVE_OP_FAULT(v, "expects all % to have the same shapes",
                            VARVE_TEXT(varve_slice_of(message)));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_reduce(varve_verifier *v, const varve_operation *op) {
  varve_value_range inputs = varve_operand_range_of(op, 0), inits = varve_operand_range_of(op, 1);
  uint64_t reduced = 0;
  if (inputs.count == 0 || inits.count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(check_destinations(v, op, inits));
  VARVE_TRY(check_same_shapes(v, op, inputs, "inputs"));
  VARVE_TRY(check_same_shapes(v, op, inits, "outputs"));
  varve_dims from = varve_type_dims(varve_operand_type(op, inputs.first));
  varve_dims to = varve_type_dims(varve_operand_type(op, inits.first));
  VARVE_TRY(mark_dimensions(v, varve_property_of(op, "dimensions"), from.rank, &reduced));
  uint32_t removed = varve_number_count(varve_property_of(op, "dimensions"));
  if ((int64_t)from.rank - removed != (int64_t)to.rank)
    return VARVE_OP_FAULT(v, "number of dimensions after reduction % doesn't match the init rank %",
                          VARVE_NUMBER((int64_t)from.rank - removed), VARVE_NUMBER(to.rank));
  if (!rest_fits(from, reduced, to))
    return varve_op_fault(v, "init dimensions don't match input dimensions after reduction");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_reduce_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != op->operand_count)
    return VARVE_OP_FAULT(v, "mismatching number of operands and block arguments: % and %",
                          VARVE_NUMBER(op->operand_count), VARVE_NUMBER(body->argument_count));
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const varve_type *element = varve_scalar_of(varve_operand_type(op, i));
    if (element != body->arguments[i]->value.type)
      return VARVE_OP_FAULT(v, "element type % does not match corresponding block argument type %",
                            VARVE_NODE(element), VARVE_NODE(body->arguments[i]->value.type));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_transpose(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *permutation = varve_property_of(op, "permutation");
  varve_dims from = varve_type_dims(varve_operand_type(op, 0));
  varve_dims to = varve_type_dims(varve_operand_type(op, 1));
  VARVE_TRY(check_destinations(v, op, varve_operand_range_of(op, 1)));
  if (!varve_is_permutation(permutation))
    return varve_op_fault(v, "permutation is not valid");
  if (from.rank != to.rank)
    return VARVE_OP_FAULT(v, "input rank % does not match init rank %", VARVE_NUMBER(from.rank),
                          VARVE_NUMBER(to.rank));
  if (varve_number_count(permutation) != from.rank)
    return VARVE_OP_FAULT(v, "size of permutation % does not match the argument rank %",
                          VARVE_NUMBER(varve_number_count(permutation)), VARVE_NUMBER(from.rank));
  for (uint32_t i = 0; i < from.rank; i++) {
    int64_t a = from.sizes[varve_number_at(permutation, i)], b = to.sizes[i];
    if (a != b)
      return VARVE_OP_FAULT(v, "dim(result, %) = % doesn't match dim(input, permutation[%]) = %",
                            VARVE_NUMBER(i), VARVE_NUMBER(b), VARVE_NUMBER(i), VARVE_NUMBER(a));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_broadcast(varve_verifier *v, const varve_operation *op) {
  const varve_attribute *added = varve_property_of(op, "dimensions");
  varve_dims from = varve_type_dims(varve_operand_type(op, 0));
  varve_dims to = varve_type_dims(varve_operand_type(op, 1));
  uint64_t marked = 0;
  VARVE_TRY(check_destinations(v, op, varve_operand_range_of(op, 1)));
  if (from.rank + varve_number_count(added) != to.rank)
    return VARVE_OP_FAULT(v,
                          "input rank plus added dimensions does not match init rank. input rank: "
                          "%, dimensions size: %, init rank: %",
                          VARVE_NUMBER(from.rank), VARVE_NUMBER(varve_number_count(added)),
                          VARVE_NUMBER(to.rank));
  VARVE_TRY(mark_dimensions(v, added, to.rank, &marked));
  if (!rest_fits(to, marked, from))
    return varve_op_fault(v, "input dimensions should match those of the init that are not added");
  return VARVE_STATUS_OK;
}
