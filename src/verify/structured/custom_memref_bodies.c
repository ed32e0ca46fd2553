/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* memref: atomic operations, DMA transfers, and operations with a body. */
#include "verify/custom_common.h"

/* Compares the kind (AtomicRMWKind of arith) with the type of the value. The kinds in "floats"
 * require a float, the kinds in "integers" an integer. Other kinds allow any type. */
static varve_status check_kind(varve_verifier *v, const varve_operation *op) {
  static const char floats[] = {0, 4, 8, 12};
  static const char integers[] = {1, 2, 6, 7, 10, 11, 13, 14, 15};
  const varve_entity *type = varve_operand_type(op, 0);
  int64_t kind = 0;
  if (!varve_integer_of(varve_property_of(op, "kind"), &kind) || kind < 0 || kind > 15)
    return VARVE_STATUS_OK;
  bool is_integer = type->kind == VARVE_KIND_INTEGER_TYPE;
  if (memchr(floats, (int)kind, sizeof floats) != NULL && is_integer)
    return varve_op_fault(v, "with a kind of floats expects a floating-point type");
  if (memchr(integers, (int)kind, sizeof integers) != NULL && !is_integer)
    return varve_op_fault(v, "with a kind of integers expects an integer type");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_memref_atomic_rmw(varve_verifier *v, const varve_operation *op) {
  if (varve_rank_of(varve_operand_type(op, 1)) != (int64_t)op->operand_count - 2)
    return varve_op_fault(v, "expects the number of subscripts to be equal to memref rank");
  return check_kind(v, op);
}

/* Returns whether the operation may access memory: it has no trait or interface that describes
 * memory effects. Returns false if its definition has only the name. */
static bool may_touch_memory(const varve_operation *op) {
  static const char *const traits[] = {"Pure", "NoMemoryEffect", "RecursiveMemoryEffects",
                                       "MemoryEffectsOpInterface"};
  const varve_operation_definition *definition = op->name->definition;
  if (definition != NULL && (definition->record->flags & VARVE_OPERATION_NAME_ONLY) != 0)
    return false;
  for (size_t i = 0; i < VARVE_COUNT_OF(traits); i++)
    if (varve_has_operation_trait(op, traits[i]))
      return false;
  return true;
}

varve_status varve_verify_memref_generic_atomic_rmw(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  const varve_entity *type = varve_result_type(op, 0);
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != 1)
    return varve_op_fault(v, "expected single number of entry block arguments");
  if (body->arguments[0]->value.type != type)
    return varve_op_fault(v, "expected block argument of the same type result type");
  for (const varve_operation *nested = body->first; nested != NULL; nested = nested->next) {
    if (!may_touch_memory(nested))
      continue;
    v->location = nested->location;
    return varve_fault(v,
                       "body of 'memref.generic_atomic_rmw' should contain only operations with no "
                       "side effects",
                       NULL);
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_memref_atomic_yield(varve_verifier *v, const varve_operation *op) {
  const varve_operation *around = varve_operation_parent(op);
  if (around == NULL || varve_operation_result_count(around) != 1 ||
      varve_result_type(around, 0) == varve_operand_type(op, 0))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "types mismatch between yield op: % and its parent: %",
                        VARVE_NODE(varve_operand_type(op, 0)),
                        VARVE_NODE(varve_result_type(around, 0)));
}

/* The state of the check of a DMA transfer: "at" is the next operand to check. The ranks of earlier
 * operands decide which operands follow. */
typedef struct transfer {
  varve_verifier *verifier;
  const varve_operation *op;
  uint64_t at;
} transfer;

static bool is_index_at(const transfer *t, uint64_t operand) {
  return varve_operand_type(t->op, (uint32_t)operand)->kind == VARVE_KIND_INDEX_TYPE;
}

/* Checks the memref operand at t->at, and one index operand for each dimension of the memref. At
 * least "least" more operands must follow. */
static varve_status take_place(transfer *t, const char *noun, uint32_t least) {
  const varve_entity *type = varve_operand_type(t->op, (uint32_t)t->at);
  if (type->kind != VARVE_KIND_MEMREF_TYPE)
    return VARVE_OP_FAULT(t->verifier, "expected % to be of memref type",
                          VARVE_TEXT(varve_slice_of(noun)));
  uint64_t rank = (uint64_t)varve_rank_of(type);
  t->at++;
  if (t->op->operand_count < t->at + rank + least)
    return VARVE_OP_FAULT(t->verifier, "expected at least % operands",
                          VARVE_NUMBER(t->at + rank + least));
  for (uint64_t end = t->at + rank; t->at < end; t->at++)
    if (!is_index_at(t, t->at))
      return VARVE_OP_FAULT(t->verifier, "expected % indices to be of index type",
                            VARVE_TEXT(varve_slice_of(noun)));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_memref_dma_start(varve_verifier *v, const varve_operation *op) {
  transfer t = {v, op, 0};
  if (op->operand_count < 4)
    return varve_op_fault(v, "expected at least 4 operands");
  VARVE_TRY(take_place(&t, "source", 3));
  VARVE_TRY(take_place(&t, "destination", 2));
  if (!is_index_at(&t, t.at++))
    return varve_op_fault(v, "expected num elements to be of index type");
  VARVE_TRY(take_place(&t, "tag", 0));
  if (op->operand_count != t.at && op->operand_count != t.at + 2)
    return varve_op_fault(v, "incorrect number of operands");
  for (; t.at < op->operand_count; t.at++)
    if (!is_index_at(&t, t.at))
      return varve_op_fault(v, "expected stride and num elements per stride to be of type index");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_memref_dma_wait(varve_verifier *v, const varve_operation *op) {
  int64_t rank = varve_rank_of(varve_operand_type(op, 0)), count = (int64_t)op->operand_count - 2;
  if (count == rank)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "expected tagIndices to have the same number of elements as the tagMemRef "
                        "rank, expected %, but got %",
                        VARVE_NUMBER(rank), VARVE_NUMBER(count));
}

varve_status varve_verify_memref_extract_strided_metadata(varve_verifier *v,
                                                          const varve_operation *op) {
  const varve_entity *source = varve_operand_type(op, 0), *base = varve_result_type(op, 0);
  uint64_t results = varve_operation_result_count(op);
  if (results == 2 + 2 * (uint64_t)varve_rank_of(source) &&
      varve_type_element(source) == varve_type_element(base) &&
      varve_memref_type_space(source) == varve_memref_type_space(base) &&
      varve_has_plain_layout(base))
    return VARVE_STATUS_OK;
  varve_status status =
      VARVE_OP_FAULT(v, "type(s) inferred of % are incompatible with return type(s) of operation",
                     VARVE_NODE(source));
  return status != VARVE_STATUS_INVALID ? status
                                        : varve_op_fault(v, "failed to infer returned types");
}

/* Compares the operands of memref.alloca_scope.return with the results. */
varve_status varve_verify_memref_alloca_scope(varve_verifier *v, const varve_operation *op) {
  const varve_operation *end = varve_region_end(op, 0);
  uint32_t results = varve_operation_result_count(op);
  if (end == NULL || !varve_is_operation(end, "memref.alloca_scope.return"))
    return VARVE_STATUS_OK;
  if (end->operand_count != results)
    return VARVE_OP_FAULT(v, "along control flow edge: source has % operands, but target needs %",
                          VARVE_NUMBER(end->operand_count), VARVE_NUMBER(results));
  for (uint32_t i = 0; i < results; i++)
    if (varve_operand_type(end, i) != varve_result_type(op, i))
      return VARVE_OP_FAULT(v,
                            "along control flow edge: source type #% should match that of the "
                            "result",
                            VARVE_NUMBER(i));
  return VARVE_STATUS_OK;
}
