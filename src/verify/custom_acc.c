/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* acc: the regions of recipes. */
#include "verify/custom.h"

typedef struct recipe_region {
  uint32_t index;
  const char *noun; /* "privatization" */
  const char *name; /* "init" */
  bool is_optional;
} recipe_region;

static const varve_type *recipe_type(const varve_operation *op) {
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
  const varve_type *type = recipe_type(op);
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
