/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialect gpu. */
#include "upgrade/engine/upgrader.h"

/* Kernels of 2019 */

/* A module of kernels got an operation of its own, which has a name. */
static varve_status upgrade_kernel_module(varve_upgrader *up, varve_operation *op) {
  const varve_entity *name;
  VARVE_TRY(varve_upgrade_set(up, op, "gpu.kernel_module", NULL));
  if (varve_upgrade_get(op, "sym_name") == NULL) {
    VARVE_TRY(varve_upgrade_string(up, "kernels", &name));
    VARVE_TRY(varve_upgrade_set(up, op, "sym_name", name));
  }
  varve_upgrade_count(up, VARVE_UPGRADE_GPU);
  return varve_upgrade_rename(up, op, "gpu.module");
}

/* The module of a whole file gets one of kernels inside. */
static varve_status wrap_kernels(varve_upgrader *up, varve_operation *root) {
  varve_operation *inside;
  varve_operation_state state = {.location = root->location, .region_count = 1};
  varve_block *block;
  VARVE_TRY(varve_operation_name_get(up->context, VARVE_SLICE("gpu.module"), &state.name));
  VARVE_TRY(varve_operation_create(up->module, &state, &inside));
  VARVE_TRY(varve_block_create(up->module, &block));
  varve_region_take_blocks(varve_operation_region(inside, 0), varve_operation_region(root, 0));
  varve_region_insert_block(varve_operation_region(root, 0), NULL, block);
  varve_block_insert_operation(block, NULL, inside);
  VARVE_TRY(varve_upgrade_set(up, root, "gpu.kernel_module", NULL));
  VARVE_TRY(varve_upgrade_set(up, inside, "sym_name", varve_upgrade_get(root, "sym_name")));
  VARVE_TRY(varve_upgrade_set(up, root, "sym_name", NULL));
  return upgrade_kernel_module(up, inside);
}

static varve_status upgrade_kernel(varve_upgrader *up, varve_operation *op) {
  const varve_entity *none;
  const varve_region *body =
      varve_operation_region_count(op) == 0 ? NULL : varve_operation_region(op, 0);
  if (body == NULL || body->first == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_i64(up, 0, &none));
  VARVE_TRY(varve_upgrade_set(up, op, "workgroup_attributions", none));
  varve_upgrade_count(up, VARVE_UPGRADE_GPU);
  return varve_upgrade_rename(up, op, "gpu.func");
}

static varve_status upgrade_kernels(varve_upgrader *up) {
  if (varve_upgrade_get(up->module->root, "gpu.kernel_module") != NULL &&
      varve_operation_region_count(up->module->root) == 1)
    VARVE_TRY(wrap_kernels(up, up->module->root));
  for (varve_operation *op = up->module->root; op != NULL;
       op = varve_operation_next_preorder(up->module->root, op)) {
    const varve_operation *parent = varve_operation_parent(op);
    if (parent != NULL && varve_upgrade_is(op, "builtin.module") &&
        varve_upgrade_get(op, "gpu.kernel_module") != NULL)
      VARVE_TRY(upgrade_kernel_module(up, op));
    if (parent != NULL && varve_upgrade_is(parent, "gpu.module") && varve_upgrade_is(op, "func") &&
        varve_upgrade_get(op, "gpu.kernel") != NULL)
      VARVE_TRY(upgrade_kernel(up, op));
  }
  return VARVE_STATUS_OK;
}

/* Launches */

#define LAUNCH_SIZES UINT32_C(6)
#define LAUNCH_ARGUMENTS UINT32_C(12)

/* Values were handed in as arguments; today the body sees those outside. */
static varve_status upgrade_launch(varve_upgrader *up, varve_operation *op) {
  varve_block *body =
      varve_operation_region_count(op) == 0 ? NULL : varve_operation_region(op, 0)->first;
  if (body == NULL || op->operand_count <= LAUNCH_SIZES ||
      body->argument_count != op->operand_count + (LAUNCH_ARGUMENTS - LAUNCH_SIZES))
    return VARVE_STATUS_OK;
  while (op->operand_count > LAUNCH_SIZES) {
    uint32_t last = op->operand_count - 1, argument = body->argument_count - 1;
    varve_value_replace_uses(&body->arguments[argument]->value, varve_operation_operand(op, last));
    VARVE_TRY(varve_block_erase_argument(up->module, body, argument));
    VARVE_TRY(varve_upgrade_remove_operand(up, op, last));
  }
  return VARVE_STATUS_OK;
}

/* The body of a launch had the terminator of functions, and functions that kernels call had that of
 * kernels. */
static varve_status upgrade_return(varve_upgrader *up, varve_operation *op) {
  const varve_operation *parent = varve_operation_parent(op);
  if (parent != NULL && varve_upgrade_is(parent, "gpu.launch"))
    return varve_upgrade_rename(up, op, "gpu.terminator");
  return parent != NULL && varve_upgrade_is(parent, "func")
             ? varve_upgrade_rename(up, op, "std.return")
             : VARVE_STATUS_OK;
}

#define GPU(step, from, rewrite)                                                                   \
  { VARVE_STEP_##step, VARVE_UPGRADE_GPU, from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    GPU(2019, "gpu.launch", upgrade_launch),
    {VARVE_STEP_2019, VARVE_UPGRADE_COUNT, "gpu.return", NULL, upgrade_return},
    GPU(LLVM16, "gpu.module_end", varve_upgrade_drop),
    GPU(LLVM19, "gpu.module_end", varve_upgrade_drop),
};

const varve_upgrade_family varve_upgrade_gpu = {.lines = lines,
                                                .line_count = VARVE_COUNT_OF(lines),
                                                .before = {[VARVE_STEP_2019] = upgrade_kernels}};
