/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* scf: loops, conditions and terminators of their bodies. */
#include "verify/custom_common.h"

/* The source of a control flow edge: the operands of an operation from index "first" on. */
typedef struct value_edge {
  varve_verifier *verifier;
  const varve_operation *terminator;
  uint32_t first;
} value_edge;

static varve_status check_edge_count(const value_edge *edge, uint32_t expected) {
  uint32_t count = edge->terminator->operand_count;
  count = count < edge->first ? 0 : count - edge->first;
  if (count == expected)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(edge->verifier,
                        "along control flow edge: source has % operands, but target needs %",
                        VARVE_NUMBER(count), VARVE_NUMBER(expected));
}

static varve_status check_edge_type(const value_edge *edge, uint32_t index,
                                    const varve_entity *expected) {
  const varve_entity *type = varve_operand_type(edge->terminator, edge->first + index);
  if (type == expected)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(
      edge->verifier, "along control flow edge: source type #% % should match input type #% %",
      VARVE_NUMBER(index), VARVE_NODE(type), VARVE_NUMBER(index), VARVE_NODE(expected));
}

static varve_status check_edge_to_results(const value_edge *edge, const varve_operation *op) {
  VARVE_TRY(check_edge_count(edge, varve_operation_result_count(op)));
  for (uint32_t i = 0; i < varve_operation_result_count(op); i++)
    VARVE_TRY(check_edge_type(edge, i, varve_result_type(op, i)));
  return VARVE_STATUS_OK;
}

static varve_status check_edge_to_block(const value_edge *edge, const varve_block *block,
                                        uint32_t first) {
  uint32_t count = block->argument_count < first ? 0 : block->argument_count - first;
  VARVE_TRY(check_edge_count(edge, count));
  for (uint32_t i = 0; i < count; i++)
    VARVE_TRY(check_edge_type(edge, i, block->arguments[first + i]->value.type));
  return VARVE_STATUS_OK;
}

/* for */

varve_status varve_verify_scf_for(varve_verifier *v, const varve_operation *op) {
  if (op->operand_count != varve_operation_result_count(op) + 3)
    return varve_op_fault(v, "mismatch in number of loop-carried values and defined values");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_scf_for_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  uint32_t count = varve_operation_result_count(op);
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != count + 1)
    return VARVE_OP_FAULT(v, "different number of inits and region iter_args: % != %",
                          VARVE_NUMBER(count), VARVE_NUMBER((int64_t)body->argument_count - 1));
  if (body->arguments[0]->value.type != varve_operand_type(op, 0))
    return varve_op_fault(v, "expected induction variable to be same type as bounds and step");
  for (uint32_t i = 0; i < count; i++) {
    const varve_entity *type = varve_result_type(op, i);
    if (varve_operand_type(op, 3 + i) != type)
      return VARVE_OP_FAULT(v, "types mismatch between %th iter operand and defined value",
                            VARVE_NUMBER(i));
    if (body->arguments[i + 1]->value.type != type)
      return VARVE_OP_FAULT(v, "types mismatch between %th iter region arg and defined value",
                            VARVE_NUMBER(i));
  }
  if (body->last == NULL || !varve_is_operation(body->last, "scf.yield"))
    return VARVE_STATUS_OK;
  const value_edge edge = {v, body->last, 0};
  return check_edge_to_results(&edge, op);
}

/* if, execute_region, index_switch */

static varve_status check_yield(varve_verifier *v, const varve_operation *op, uint32_t region) {
  for (const varve_block *block = varve_operation_region(op, region)->first; block != NULL;
       block = block->next) {
    const value_edge edge = {v, block->last, 0};
    if (block->last != NULL && varve_is_operation(block->last, "scf.yield"))
      VARVE_TRY(check_edge_to_results(&edge, op));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_scf_if(varve_verifier *v, const varve_operation *op) {
  if (varve_operation_result_count(op) != 0 && varve_entry_block(op, 1) == NULL)
    return varve_op_fault(v, "must have an else block if defining values");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_scf_if_region(varve_verifier *v, const varve_operation *op) {
  VARVE_TRY(check_yield(v, op, 0));
  return check_yield(v, op, 1);
}

varve_status varve_verify_scf_execute_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *entry = varve_entry_block(op, 0);
  if (entry == NULL)
    return varve_op_fault(v, "region needs to have at least one block");
  if (entry->argument_count != 0)
    return varve_op_fault(v, "region cannot have any arguments");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_scf_execute_region_region(varve_verifier *v, const varve_operation *op) {
  return check_yield(v, op, 0);
}

varve_status varve_verify_scf_index_switch(varve_verifier *v, const varve_operation *op) {
  const varve_entity *cases = varve_property_of(op, "cases");
  if (!varve_is_number_list(cases))
    return VARVE_STATUS_OK;
  uint32_t regions = varve_operation_region_count(op) - 1, count = varve_number_count(cases);
  if (count != regions)
    return VARVE_OP_FAULT(v, "has % case regions but % case values", VARVE_NUMBER(regions),
                          VARVE_NUMBER(count));
  for (uint32_t i = 0; i < count && count <= 1024; i++)
    for (uint32_t j = 0; j < i; j++)
      if (varve_number_at(cases, i) == varve_number_at(cases, j))
        return VARVE_OP_FAULT(v, "has duplicate case value: %",
                              VARVE_NUMBER(varve_number_at(cases, i)));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_scf_index_switch_region(varve_verifier *v, const varve_operation *op) {
  uint32_t count = varve_operation_result_count(op);
  for (uint32_t region = 0; region < varve_operation_region_count(op); region++) {
    const varve_operation *end = varve_region_end(op, region);
    if (end == NULL)
      continue;
    if (!varve_is_operation(end, "scf.yield"))
      return VARVE_OP_FAULT(v, "expected region to end with scf.yield, but got %",
                            VARVE_TEXT(end->name->text));
    if (end->operand_count != count)
      return VARVE_OP_FAULT(v, "expected each region to return % values, but one returns %",
                            VARVE_NUMBER(count), VARVE_NUMBER(end->operand_count));
    for (uint32_t i = 0; i < count; i++)
      if (varve_operand_type(end, i) != varve_result_type(op, i))
        return VARVE_OP_FAULT(v, "expected result #% of each region to be %", VARVE_NUMBER(i),
                              VARVE_NODE(varve_result_type(op, i)));
  }
  return VARVE_STATUS_OK;
}

/* while */

static varve_status fail_end(varve_verifier *v, const varve_operation *end, const char *text) {
  varve_status status = varve_op_fault(v, text);
  if (end != NULL)
    varve_fault_note(v, end->location, "terminator here");
  return status;
}

varve_status varve_verify_scf_while_region(varve_verifier *v, const varve_operation *op) {
  const varve_block *before = varve_entry_block(op, 0), *after = varve_entry_block(op, 1);
  const varve_operation *condition = varve_region_end(op, 0), *yield = varve_region_end(op, 1);
  if (before == NULL || after == NULL)
    return VARVE_STATUS_OK;
  if (condition == NULL || !varve_is_operation(condition, "scf.condition"))
    return fail_end(v, condition, "expects the 'before' region to terminate with 'scf.condition'");
  if (yield == NULL || !varve_is_operation(yield, "scf.yield"))
    return fail_end(v, yield, "expects the 'after' region to terminate with 'scf.yield'");
  const value_edge entry = {v, op, 0}, forward = {v, condition, 1}, back = {v, yield, 0};
  VARVE_TRY(check_edge_to_block(&entry, before, 0));
  VARVE_TRY(check_edge_to_block(&forward, after, 0));
  VARVE_TRY(check_edge_to_results(&forward, op));
  return check_edge_to_block(&back, before, 0);
}

/* parallel, reduce */

static varve_status check_reductions(varve_verifier *v, const varve_operation *op,
                                     const varve_operation *reduce) {
  uint32_t results = varve_operation_result_count(op);
  uint32_t initial = varve_operand_range_of(op, 3).count;
  if (results != reduce->operand_count)
    return VARVE_OP_FAULT(v,
                          "expects number of results: % to be the same as number of reductions: %",
                          VARVE_NUMBER(results), VARVE_NUMBER(reduce->operand_count));
  if (results != initial)
    return VARVE_OP_FAULT(
        v, "expects number of results: % to be the same as number of initial values: %",
        VARVE_NUMBER(results), VARVE_NUMBER(initial));
  for (uint32_t i = 0; i < results; i++) {
    if (varve_operand_type(reduce, i) == varve_result_type(op, i))
      continue;
    v->op = reduce;
    return VARVE_OP_FAULT(v,
                          "expects type of %-th reduction operand: % to be the same as the %-th "
                          "result type: %",
                          VARVE_NUMBER(i), VARVE_NODE(varve_operand_type(reduce, i)),
                          VARVE_NUMBER(i), VARVE_NODE(varve_result_type(op, i)));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_steps(varve_verifier *v, const varve_operation *op) {
  varve_value_range steps = varve_operand_range_of(op, 2);
  int64_t step = 0;
  if (steps.count == 0)
    return varve_op_fault(v,
                          "needs at least one tuple element for lowerBound, upperBound and step");
  for (uint32_t i = 0; i < steps.count; i++) {
    const varve_operation *from =
        varve_defining_operation(varve_operation_operand(op, steps.first + i));
    if (from != NULL && varve_is_operation(from, "arith.constant") &&
        varve_integer_of(varve_property_of(from, "value"), &step) && step <= 0)
      return varve_op_fault(v, "constant step operand must be positive");
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_scf_parallel(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  uint32_t steps = varve_operand_range_of(op, 2).count;
  VARVE_TRY(check_steps(v, op));
  if (body == NULL)
    return VARVE_STATUS_OK;
  if (body->argument_count != steps)
    return VARVE_OP_FAULT(
        v, "expects the same number of induction variables: % as bound and step values: %",
        VARVE_NUMBER(body->argument_count), VARVE_NUMBER(steps));
  for (uint32_t i = 0; i < body->argument_count; i++)
    if (body->arguments[i]->value.type->kind != VARVE_KIND_INDEX_TYPE)
      return varve_op_fault(v, "expects arguments for the induction variable to be of index type");
  if (body->last == NULL || !varve_is_operation(body->last, "scf.reduce"))
    return varve_op_fault(v, "expects body to terminate with 'scf.reduce'");
  return check_reductions(v, op, body->last);
}

static varve_status check_reduction(varve_verifier *v, const varve_operation *op, uint32_t region) {
  const varve_block *block = varve_entry_block(op, region);
  const varve_entity *type = varve_operand_type(op, region);
  if (block == NULL || block->last == NULL)
    return VARVE_OP_FAULT(v, "%-th reduction has an empty body", VARVE_NUMBER(region));
  if (block->argument_count != 2 || block->arguments[0]->value.type != type ||
      block->arguments[1]->value.type != type)
    return VARVE_OP_FAULT(v,
                          "expected two block arguments with type % in the %-th reduction region",
                          VARVE_NODE(type), VARVE_NUMBER(region));
  if (!varve_is_operation(block->last, "scf.reduce.return"))
    return varve_op_fault(v, "reduction bodies must be terminated with an 'scf.reduce.return' op");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_scf_reduce_region(varve_verifier *v, const varve_operation *op) {
  if (varve_operation_region_count(op) != op->operand_count)
    return VARVE_OP_FAULT(v, "expected number of reduction regions to be %",
                          VARVE_NUMBER(op->operand_count));
  for (uint32_t i = 0; i < op->operand_count; i++)
    VARVE_TRY(check_reduction(v, op, i));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_scf_reduce_return(varve_verifier *v, const varve_operation *op) {
  const varve_block *block = op->block;
  if (block == NULL || block->argument_count == 0 ||
      varve_operand_type(op, 0) == block->arguments[0]->value.type)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "must have type % (the type of the reduction inputs)",
                        VARVE_NODE(block->arguments[0]->value.type));
}

/* forall */

varve_status varve_verify_scf_forall(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  const varve_entity *bounds = varve_property_of(op, "staticUpperBound");
  varve_value_range outputs = varve_operand_range_of(op, 3);
  if (bounds == NULL || !varve_is_number_list(bounds) || body == NULL)
    return VARVE_STATUS_OK;
  uint32_t rank = varve_number_count(bounds);
  const varve_entity *mapping = varve_property_of(op, "mapping");
  if (varve_operation_result_count(op) != outputs.count)
    return VARVE_OP_FAULT(v, "produces % results, but has only % outputs",
                          VARVE_NUMBER(varve_operation_result_count(op)),
                          VARVE_NUMBER(outputs.count));
  if (body->argument_count != (uint64_t)rank + outputs.count)
    return VARVE_OP_FAULT(v, "region expects % arguments",
                          VARVE_NUMBER((uint64_t)rank + outputs.count));
  for (uint32_t i = 0; i < outputs.count; i++) {
    const varve_entity *type = varve_operand_type(op, outputs.first + i);
    if (type != varve_result_type(op, i))
      return VARVE_OP_FAULT(v, "type mismatch between %-th output and corresponding result",
                            VARVE_NUMBER(i));
    if (body->arguments[rank + i]->value.type != type)
      return VARVE_OP_FAULT(v, "type mismatch between %-th output and corresponding block argument",
                            VARVE_NUMBER(i));
  }
  for (uint32_t i = 0; i < rank; i++)
    if (body->arguments[i]->value.type->kind != VARVE_KIND_INDEX_TYPE)
      return VARVE_OP_FAULT(v, "expects %-th block argument to be an index", VARVE_NUMBER(i));
  if (mapping != NULL && mapping->kind == VARVE_KIND_ARRAY && mapping->child_count != 0 &&
      mapping->child_count != rank)
    return varve_op_fault(v, "mapping attribute size must match op rank");
  return VARVE_STATUS_OK;
}

/* Checks that the body of scf.forall.in_parallel has only combining operations, and that slices are
 * inserted only into outputs of the loop. */
varve_status varve_verify_scf_in_parallel(varve_verifier *v, const varve_operation *op) {
  const varve_block *body = varve_entry_block(op, 0);
  const varve_block *around = op->block;
  for (const varve_operation *child = body == NULL ? NULL : body->first; child != NULL;
       child = child->next) {
    if (child->name->definition == NULL)
      continue;
    if (!varve_has_operation_trait(child, "ParallelCombiningOpInterface"))
      return varve_op_fault(v, "expected only ParallelCombiningOpInterface ops");
    if (!varve_is_operation(child, "tensor.parallel_insert_slice") || child->operand_count < 2)
      continue;
    const varve_value *dest = varve_operation_operand(child, 1);
    bool is_output =
        dest->kind == VARVE_VALUE_BLOCK_ARGUMENT && varve_value_argument(dest)->block == around;
    v->op = child;
    if (!is_output)
      return varve_op_fault(v, "may only insert into an output block argument");
    v->op = op;
  }
  return VARVE_STATUS_OK;
}
