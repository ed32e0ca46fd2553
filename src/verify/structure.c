/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks regions and blocks: terminators, successors, and the dominance of values. Definitions of
 * operations matter only through their traits, such as NoTerminator. */
#include "ir/dominance.h"
#include "verify/verifier.h"

varve_status varve_check_set(varve_verifier *verifier) {
  const varve_operation *op = verifier->op;
  verifier->rule = VARVE_RULE_SSA_UNSET;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (varve_operation_operand(op, i) == NULL)
      return varve_fault(verifier, "null operand found", NULL);
  const varve_block_use *successors =
      op->has_tail ? varve_operation_successors(op) : NULL; /* has_tail is false: no successors */
  for (uint32_t i = 0; i < varve_operation_successor_count(op); i++)
    if (successors[i].block == NULL)
      return varve_fault(verifier, "null successor found", NULL);
  return VARVE_STATUS_OK;
}

static varve_status check_region(varve_verifier *verifier, const varve_operation_plan *plan,
                                 uint32_t index) {
  const varve_region *region = varve_operation_region(verifier->op, index);
  if (region->first == NULL)
    return VARVE_STATUS_OK;
  verifier->rule = VARVE_RULE_STRUCTURE_GRAPH_REGION;
  if (plan->definition != NULL && plan->has_graph_regions && region->first != region->last)
    return VARVE_OP_FAULT(verifier, "expects graph region #% to have 0 or 1 blocks",
                          VARVE_NUMBER(index));
  verifier->rule = VARVE_RULE_STRUCTURE_ENTRY_BLOCK;
  if (region->first->first_use != NULL)
    return varve_fault(verifier, "entry block of region may not have predecessors", NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_check_region_structure(varve_verifier *verifier,
                                          const varve_operation_plan *plan) {
  for (uint32_t i = 0; i < varve_operation_region_count(verifier->op); i++)
    VARVE_TRY(check_region(verifier, plan, i));
  return VARVE_STATUS_OK;
}

/* Checks that blocks end with the terminator that the definition requires. Runs after the regions
 * were checked without fault, like the check of SingleBlockImplicitTerminator in MLIR. */
varve_status varve_check_terminators(varve_verifier *verifier, const varve_operation_plan *plan) {
  verifier->rule = VARVE_RULE_STRUCTURE_TERMINATOR;
  for (uint32_t i = 0; plan->terminator.size != 0 && i < varve_operation_region_count(verifier->op);
       i++) {
    const varve_block *block = varve_operation_region(verifier->op, i)->first;
    const varve_operation *end = block == NULL ? NULL : block->last;
    if (end == NULL || varve_slice_equal(end->name->text, plan->terminator))
      continue;
    varve_status status = VARVE_OP_FAULT(verifier, "expects regions to end with '%', found '%'",
                                         VARVE_TEXT(plan->terminator), VARVE_TEXT(end->name->text));
    varve_fault_note(verifier, NULL, "in custom text the absence of terminator implies it");
    return status;
  }
  return VARVE_STATUS_OK;
}

static varve_status needs_terminator(varve_verifier *verifier, const varve_block *block,
                                     bool *needs) {
  varve_operation_plan *plan = NULL;
  *needs = block->region->first != block->region->last;
  if (*needs)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_get_plan(verifier, varve_block_owner(block)->name, &plan));
  *needs = !plan->needs_no_terminator;
  return VARVE_STATUS_OK;
}

varve_status varve_check_block(varve_verifier *verifier, varve_block *block) {
  bool needs = false;
  if (block->first == NULL) {
    VARVE_TRY(needs_terminator(verifier, block, &needs));
    if (!needs)
      return VARVE_STATUS_OK;
    verifier->rule = VARVE_RULE_STRUCTURE_EMPTY_BLOCK;
    verifier->op = varve_block_owner(block);
    varve_doubt_part(verifier, verifier->op);
    return varve_fault(verifier, "empty block: expect at least a terminator", NULL);
  }
  const varve_operation *fault = NULL;
  uint32_t number = 0;
  for (varve_operation *op = block->first; op != NULL; op = op->next) {
    op->number = number++;
    if (fault == NULL && op->next != NULL && varve_operation_successor_count(op) != 0)
      fault = op;
  }
  if (fault == NULL)
    return VARVE_STATUS_OK;
  verifier->rule = VARVE_RULE_STRUCTURE_MIDDLE_SUCCESSORS;
  verifier->op = fault;
  return varve_fault(verifier, "operation with block successors must terminate its parent block",
                     NULL);
}

varve_status varve_check_block_end(varve_verifier *verifier, const varve_block *block) {
  varve_operation_plan *plan = NULL;
  bool needs = false;
  if (block->last == NULL)
    return VARVE_STATUS_OK;
  verifier->location = NULL;
  verifier->rule = VARVE_RULE_STRUCTURE_SUCCESSOR_REGION;
  verifier->op = block->last;
  for (uint32_t i = 0; i < varve_operation_successor_count(block->last); i++) {
    const varve_block *successor = varve_operation_successors(block->last)[i].block;
    if (successor != NULL && successor->region != block->last->block->region)
      return varve_op_fault(verifier, "branching to block of a different region");
  }
  VARVE_TRY(varve_get_plan(verifier, block->last->name, &plan));
  if (plan->is_terminator)
    return VARVE_STATUS_OK;
  VARVE_TRY(needs_terminator(verifier, block, &needs));
  if (!needs)
    return VARVE_STATUS_OK;
  verifier->rule = VARVE_RULE_STRUCTURE_TERMINATOR;
  varve_doubt_part(verifier, varve_block_owner(block));
  return VARVE_FAULT(verifier, "block with no terminator, has \"%\"",
                     VARVE_TEXT(block->last->name->text));
}

/* Dominance */

/* The state of the dominance check of one root. */
typedef struct dominance_check {
  varve_verifier *verifier;
  const varve_operation *root;
  varve_vector pending; /* varve_operation *: their regions are still to be checked */
  const varve_operation *user;
} dominance_check;

/* The definition of a value; op is NULL for a block argument. */
typedef struct definition_place {
  const varve_block *block;
  const varve_operation *op;
} definition_place;

static definition_place place_of(const varve_value *value) {
  definition_place place = {NULL, NULL};
  if (value->kind == VARVE_VALUE_BLOCK_ARGUMENT) {
    place.block = varve_value_argument(value)->block;
  } else if (value->kind == VARVE_VALUE_RESULT) {
    place.op = varve_value_operation(value);
    place.block = place.op->block;
  }
  return place;
}

/* Sets *has to whether the order of operations in a region matters: the region has several blocks
 * or no owner, or its owner cannot have graph regions. */
static varve_status has_order(varve_verifier *verifier, const varve_region *region, bool *has) {
  varve_operation_plan *plan = NULL;
  *has = region->first != region->last || region->owner == NULL;
  if (*has)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_get_plan(verifier, region->owner->name, &plan));
  *has = !plan->has_graph_regions && !plan->may_have_graph_regions;
  return VARVE_STATUS_OK;
}

static varve_status report(const dominance_check *check, uint32_t index, varve_rule rule) {
  varve_verifier *v = check->verifier;
  const varve_value *value = varve_operation_operand(check->user, index);
  definition_place place = place_of(value);
  v->op = check->user;
  v->location = NULL;
  v->rule = rule;
  varve_status status =
      rule == VARVE_RULE_SSA_ISOLATED
          ? varve_op_fault(v, "using value defined outside the region")
          : VARVE_FAULT(v, "operand #% does not dominate this use", VARVE_NUMBER(index));
  if (status != VARVE_STATUS_INVALID)
    return status;
  if (rule == VARVE_RULE_SSA_ISOLATED)
    varve_fault_note(v, check->root->location, "required by region isolation constraints");
  else if (place.op != NULL)
    varve_fault_note(v, place.op->location, "operand defined here");
  else if (place.block != NULL && varve_block_owner(place.block) != NULL)
    varve_fault_note(v, varve_block_owner(place.block)->location,
                     "operand defined as a block argument");
  return VARVE_STATUS_INVALID;
}

/* Returns the operation directly in the region that is check->user or encloses it. Returns NULL if
 * no operation below the root is directly in the region. */
static const varve_operation *around(const dominance_check *check, const varve_region *region) {
  const varve_operation *op = check->user;
  while (op != NULL && op != check->root && (op->block == NULL || op->block->region != region))
    op = varve_operation_parent(op);
  return op == check->root ? NULL : op;
}

/* Checks an operand that is defined in another block. */
static varve_status check_far(const dominance_check *check, uint32_t index, bool is_reachable) {
  definition_place place = place_of(varve_operation_operand(check->user, index));
  bool has = true;
  if (place.block == NULL || place.block->region == NULL)
    return report(check, index, VARVE_RULE_SSA_DOMINANCE);
  const varve_region *region = place.block->region;
  const varve_operation *op = around(check, region);
  if (op == NULL)
    return report(check, index, VARVE_RULE_SSA_ISOLATED);
  if (!is_reachable)
    return VARVE_STATUS_OK;
  VARVE_TRY(has_order(check->verifier, region, &has));
  if (!has || (op->block == place.block && place.op == NULL))
    return VARVE_STATUS_OK;
  bool is_seen = op->block == place.block ? place.op->number < op->number
                                          : varve_dominance_is_above(&check->verifier->dominance,
                                                                     place.block, op->block);
  return is_seen ? VARVE_STATUS_OK : report(check, index, VARVE_RULE_SSA_DOMINANCE);
}

static varve_status check_block(dominance_check *check, const varve_block *block, bool is_ordered) {
  bool is_reachable = block->region->first == block->region->last ||
                      varve_dominance_is_reachable(&check->verifier->dominance, block);
  for (varve_operation *op = block->first; op != NULL; op = op->next) {
    varve_operation_plan *plan = NULL;
    check->user = op;
    const varve_operation *user = check->user;
    for (uint32_t i = 0; i < user->operand_count; i++) {
      definition_place place = place_of(varve_operation_operand(user, i));
      if (place.block != user->block)
        VARVE_TRY(check_far(check, i, is_reachable));
      else if (is_ordered && is_reachable && place.op != NULL && place.op->number >= user->number)
        VARVE_TRY(report(check, i, VARVE_RULE_SSA_DOMINANCE));
    }
    if (varve_operation_region_count(op) == 0)
      continue;
    VARVE_TRY(varve_get_plan(check->verifier, op->name, &plan));
    if (!plan->is_isolated)
      VARVE_TRY(varve_vector_push_pointer(&check->pending, op));
  }
  return VARVE_STATUS_OK;
}

static varve_status check_regions(dominance_check *check, const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_region *region = varve_operation_region(op, i);
    bool is_ordered = true;
    VARVE_TRY(has_order(check->verifier, region, &is_ordered));
    if (region->first != region->last)
      VARVE_TRY(varve_dominance_add(&check->verifier->dominance, region));
    for (const varve_block *block = region->first; block != NULL; block = block->next)
      VARVE_TRY(check_block(check, block, is_ordered));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_check_dominance(varve_verifier *verifier, varve_operation *root) {
  dominance_check check = {.verifier = verifier, .root = root};
  varve_status status = VARVE_STATUS_OK;
  if (varve_operation_region_count(root) == 0)
    return VARVE_STATUS_OK;
  varve_dominance_clear(&verifier->dominance);
  varve_vector_init(&check.pending, &verifier->context->memory, sizeof(varve_operation *));
  for (const varve_operation *op = root; op != NULL && status == VARVE_STATUS_OK;) {
    status = check_regions(&check, op);
    op = NULL;
    if (check.pending.count != 0) {
      op = VARVE_VECTOR_LAST(&check.pending, varve_operation *);
      varve_vector_truncate(&check.pending, check.pending.count - 1);
    }
  }
  varve_vector_release(&check.pending);
  return status;
}
