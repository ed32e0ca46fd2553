/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* acc: the regions of recipes, and the loops in a loop without bounds. */
#include "verify/custom_common.h"

typedef struct recipe_region {
  uint32_t index;
  const char *noun; /* "privatization" */
  const char *name; /* "init" */
  bool is_optional;
} recipe_region;

static const varve_entity *recipe_type(const varve_operation *op) {
  return varve_property_of(op, "type")->children[0];
}

static varve_status check_recipe_region(varve_verifier *v, const varve_operation *op,
                                        const recipe_region *region) {
  const varve_block *entry = varve_entry_block(op, region->index);
  varve_slice noun = varve_slice_of(region->noun), name = varve_slice_of(region->name);
  if (entry == NULL && region->is_optional)
    return VARVE_STATUS_OK;
  if (entry == NULL)
    return VARVE_OP_FAULT(v, "expects non-empty % region", VARVE_TEXT(name));
  if (entry->argument_count < 1 || entry->arguments[0]->value.type != recipe_type(op))
    return VARVE_OP_FAULT(v, "expects % region first argument of the % type", VARVE_TEXT(name),
                          VARVE_TEXT(noun));
  return VARVE_STATUS_OK;
}

static varve_status check_recipe_pair(varve_verifier *v, const varve_operation *op,
                                      const char *empty, const char *arguments) {
  const varve_block *entry = varve_entry_block(op, 1);
  const varve_entity *type = recipe_type(op);
  if (entry == NULL)
    return varve_op_fault(v, empty);
  if (entry->argument_count < 2 || entry->arguments[0]->value.type != type ||
      entry->arguments[1]->value.type != type)
    return varve_op_fault(v, arguments);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_acc_private_recipe(varve_verifier *v, const varve_operation *op) {
  static const recipe_region init = {0, "privatization", "init", false};
  static const recipe_region destroy = {1, "privatization", "destroy", true};
  VARVE_TRY(check_recipe_region(v, op, &init));
  return check_recipe_region(v, op, &destroy);
}

varve_status varve_verify_acc_firstprivate_recipe(varve_verifier *v, const varve_operation *op) {
  static const recipe_region init = {0, "privatization", "init", false};
  static const recipe_region destroy = {2, "privatization", "destroy", true};
  VARVE_TRY(check_recipe_region(v, op, &init));
  VARVE_TRY(check_recipe_pair(v, op, "expects non-empty copy region",
                              "expects copy region with two arguments of the privatization type"));
  return check_recipe_region(v, op, &destroy);
}

varve_status varve_verify_acc_reduction_recipe(varve_verifier *v, const varve_operation *op) {
  static const recipe_region init = {0, "reduction", "init", false};
  VARVE_TRY(check_recipe_region(v, op, &init));
  VARVE_TRY(check_recipe_pair(
      v, op, "expects non-empty combiner region",
      "expects combiner region with the first two arguments of the reduction type"));
  for (const varve_block *block = varve_entry_block(op, 1); block != NULL; block = block->next) {
    const varve_operation *end = block->last;
    if (end != NULL && varve_is_operation(end, "acc.yield") &&
        (end->operand_count != 1 || varve_operand_type(end, 0) != recipe_type(op)))
      return varve_op_fault(v, "expects combiner region to yield a value of the reduction type");
  }
  return VARVE_STATUS_OK;
}

static const varve_operation *loop_around(const varve_operation *op) {
  do
    op = varve_operation_parent(op);
  while (op != NULL && !varve_has_operation_trait(op, "LoopLikeOpInterface"));
  return op;
}

static int64_t count_collapsed(const varve_operation *op) {
  const varve_entity *collapse = varve_property_of(op, "collapse");
  int64_t most = 1, count;
  for (uint32_t i = 0;
       collapse != NULL && collapse->kind == VARVE_KIND_ARRAY && i < collapse->child_count; i++)
    if (varve_integer_of(collapse->children[i], &count) && count > most)
      most = count;
  return most;
}

/* A loop without bounds holds as many loops, one in the other, as it collapses. An operation that
 * is not defined may be one. As loops nest, only so many operations of each are looked at. */
enum { MOST_OPERATIONS = 4096 };
varve_status varve_verify_acc_loop(varve_verifier *v, const varve_operation *op) {
  const varve_operation *around = op;
  int64_t missing = count_collapsed(op);
  uint32_t count = 0;
  if (varve_operand_range_of(op, 0).count != 0 || varve_property_of(op, "unstructured") != NULL)
    return VARVE_STATUS_OK;
  for (varve_operation *inner = varve_operation_next_preorder(op, (varve_operation *)op);
       inner != NULL && missing > 0; inner = varve_operation_next_preorder(op, inner)) {
    if (inner->name->definition == NULL || ++count > MOST_OPERATIONS)
      return VARVE_STATUS_OK;
    if (!varve_has_operation_trait(inner, "LoopLikeOpInterface"))
      continue;
    if (loop_around(inner) != around)
      return varve_fault(v, "found sibling loops inside container-like acc.loop", NULL);
    around = inner;
    missing--;
  }
  return missing == 0
             ? VARVE_STATUS_OK
             : varve_fault(
                   v, "failed to find enough loop-like operations inside container-like acc.loop",
                   NULL);
}
