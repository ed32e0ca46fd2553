/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Rules that run backwards and that neither definitions nor the lines of upgrades imply. */
#include "dialect/definition.h"
#include "upgrade/downgrade/downgrader.h"

/* Gives a body the terminator that it has to have in the target. */
static varve_status end_module(varve_downgrader *down, varve_operation *op) {
  varve_operation_state state = {.location = op->location};
  varve_operation *end;
  varve_block *body =
      varve_operation_region_count(op) == 0 ? NULL : varve_operation_region(op, 0)->first;
  const varve_operation_name *name;
  VARVE_TRY(varve_operation_name_get(down->up.target, VARVE_SLICE("gpu.module_end"), &name));
  if (body == NULL || name->definition == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_operation_name_get(down->up.context, VARVE_SLICE("gpu.module_end"), &state.name));
  VARVE_TRY(varve_operation_create(down->up.module, &state, &end));
  varve_block_insert_operation(body, NULL, end);
  varve_upgrade_count(&down->up, VARVE_UPGRADE_GPU);
  return VARVE_STATUS_OK;
}

/* One scf.reduce of all values becomes one for each, and scf.yield. */
static varve_status split_reduce(varve_downgrader *down, varve_operation *op) {
  varve_upgrader *up = &down->up;
  const varve_block *body =
      varve_operation_region_count(op) == 0 ? NULL : varve_operation_region(op, 0)->first;
  varve_operation *end = body == NULL ? NULL : body->last, *made;
  if (end == NULL || !varve_upgrade_is(end, "scf.reduce") ||
      end->operand_count != varve_operation_region_count(end))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < end->operand_count; i++) {
    varve_value *value = varve_operation_operand(end, i);
    varve_operation_state state = {.operands = &value, .operand_count = 1, .region_count = 1};
    VARVE_TRY(varve_upgrade_insert(up, end, "scf.reduce", &state, &made));
    varve_region_take_blocks(varve_operation_region(made, 0), varve_operation_region(end, i));
  }
  varve_operation_state state = {.operand_count = 0};
  VARVE_TRY(varve_upgrade_insert(up, end, "scf.yield", &state, &made));
  varve_upgrade_count(up, VARVE_UPGRADE_REDUCE);
  return varve_upgrade_erase(up, end);
}

/* What used the result uses the operand. */
static varve_status drop_assumed(varve_downgrader *down, varve_operation *op) {
  varve_operation *made;
  varve_value *operand = op->operand_count == 1 ? varve_operation_operand(op, 0) : NULL;
  const varve_entity *dictionary = varve_operation_dictionary(op);
  varve_operation_state state = {.operands = &operand, .operand_count = 1};
  if (operand == NULL || varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_insert(&down->up, op, "memref.assume_alignment", &state, &made));
  VARVE_TRY(varve_operation_set_attributes(down->up.module, made, dictionary, NULL));
  varve_value_replace_uses(varve_operation_result(op, 0), operand);
  VARVE_TRY(varve_upgrade_erase(&down->up, op));
  down->up.next = made;
  varve_upgrade_count(&down->up, VARVE_UPGRADE_ASSUMPTION);
  return VARVE_STATUS_OK;
}

/* The type of the result says the shape. */
static varve_status drop_output_shape(varve_downgrader *down, varve_operation *op) {
  varve_value *source = op->operand_count == 0 ? NULL : varve_operation_operand(op, 0);
  if (source == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_operation_set_operands(down->up.module, op, &source, 1));
  VARVE_TRY(varve_upgrade_set(&down->up, op, "operandSegmentSizes", NULL));
  return varve_upgrade_set(&down->up, op, "static_output_shape", NULL);
}

/* Since LLVM 24 a property of gpu.func says that it is a kernel. */
static varve_status move_kernel(varve_downgrader *down, varve_operation *op) {
  bool had_property = !varve_era_is_before(down->up.context->era, VARVE_ERA_LLVM24);
  bool has_property = !varve_era_is_before(down->up.target->era, VARVE_ERA_LLVM24);
  const char *from = had_property ? "kernel" : "gpu.kernel";
  if (had_property == has_property || varve_upgrade_get(op, from) == NULL)
    return VARVE_STATUS_OK;
  varve_upgrade_count(&down->up, VARVE_UPGRADE_GPU);
  return varve_upgrade_move(&down->up, op, from, has_property ? "kernel" : "gpu.kernel");
}

/* The body of a map has no argument for the init. */
static varve_status drop_init(varve_downgrader *down, varve_operation *op) {
  varve_block *body =
      varve_operation_region_count(op) == 0 ? NULL : varve_operation_region(op, 0)->first;
  if (body == NULL || body->argument_count == 0 || body->argument_count != op->operand_count)
    return VARVE_STATUS_OK;
  uint32_t last = body->argument_count - 1;
  if (body->arguments[last]->value.first_use != NULL)
    return varve_downgrade_refuse(down, op, "its body has no argument for the init there");
  varve_upgrade_count(&down->up, VARVE_UPGRADE_LINALG);
  return varve_block_erase_argument(down->up.module, body, last);
}

#define REWRITTEN(era, rule, from, rewrite)                                                        \
  { VARVE_ERA_##era, VARVE_UPGRADE_##rule, from, rewrite }

static const varve_downgrade_line lines[] = {
    REWRITTEN(LLVM19, COUNT, "gpu.module", end_module),
    REWRITTEN(NEWEST, COUNT, "gpu.func", move_kernel),
    REWRITTEN(LLVM16, COUNT, "scf.parallel", split_reduce),
    REWRITTEN(LLVM19, COUNT, "linalg.map", drop_init),
    REWRITTEN(LLVM19, COUNT, "memref.assume_alignment", drop_assumed),
    REWRITTEN(LLVM16, OUTPUT_SHAPE, "memref.expand_shape", drop_output_shape),
    REWRITTEN(LLVM16, OUTPUT_SHAPE, "tensor.expand_shape", drop_output_shape),
};

const varve_downgrade_family varve_downgrade_rules = {lines, VARVE_COUNT_OF(lines)};
