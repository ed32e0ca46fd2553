/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Changes of downgrades that neither the definitions nor the rules of dialects/upgrades can
 * express. */
#include "base/era_rows.h"
#include "dialect/definition.h"
#include "dialect/properties/operation_properties.h"
#include "upgrade/downgrade/downgrader.h"
#include "upgrade/engine/values.h"

/* Appends gpu.module_end to the body of gpu.module, if the target defines this terminator. */
static varve_status end_module(varve_downgrader *down, varve_operation *op) {
  varve_operation_state state = {.location = op->location};
  varve_operation *end;
  varve_block *body = varve_upgrade_body(op);
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

/* Replaces the scf.reduce of all values by one scf.reduce for each value and a final scf.yield. */
static varve_status split_reduce(varve_downgrader *down, varve_operation *op) {
  varve_upgrader *up = &down->up;
  const varve_block *body = varve_upgrade_body(op);
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

/* Replaces memref.assume_alignment by the same operation without a result. Users of the result use
 * the operand instead. */
static varve_status drop_assumption(varve_downgrader *down, varve_operation *op) {
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

/* Removes all operands except the source, and the attributes of the output shape. The type of the
 * result still gives the shape. */
static varve_status drop_output_shape(varve_downgrader *down, varve_operation *op) {
  varve_value *source = op->operand_count == 0 ? NULL : varve_operation_operand(op, 0);
  if (source == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_operation_set_operands(down->up.module, op, &source, 1));
  VARVE_TRY(varve_upgrade_set(&down->up, op, "operandSegmentSizes", NULL));
  return varve_upgrade_set(&down->up, op, "static_output_shape", NULL);
}

/* Renames the attribute that marks a kernel. Since LLVM 24 it is `kernel`, a property of gpu.func;
 * before, it was gpu.kernel. */
static varve_status move_kernel(varve_downgrader *down, varve_operation *op) {
  bool had_property = varve_era_has(down->up.context->era, VARVE_HAS_GPU_KERNEL_PROPERTY);
  bool has_property = varve_era_has(down->up.target->era, VARVE_HAS_GPU_KERNEL_PROPERTY);
  const char *from = had_property ? "kernel" : "gpu.kernel";
  if (had_property == has_property || varve_upgrade_get(op, from) == NULL)
    return VARVE_STATUS_OK;
  varve_upgrade_count(&down->up, VARVE_UPGRADE_GPU);
  return varve_upgrade_move(&down->up, op, from, has_property ? "kernel" : "gpu.kernel");
}

/* Removes the last argument of the body of linalg.map, which is for the init operand. Rejects
 * op if the argument has uses. */
static varve_status drop_init(varve_downgrader *down, varve_operation *op) {
  varve_block *body = varve_upgrade_body(op);
  if (body == NULL || body->argument_count == 0 || body->argument_count != op->operand_count)
    return VARVE_STATUS_OK;
  uint32_t last = body->argument_count - 1;
  if (body->arguments[last]->value.first_use != NULL)
    return varve_downgrade_reject(down, op, "its body has no argument for the init there");
  varve_upgrade_count(&down->up, VARVE_UPGRADE_LINALG);
  return varve_block_erase_argument(down->up.module, body, last);
}

/* tosa before LLVM 20: shapes, shifts and zero points were attributes, and permutations were
 * operands. */

/* Returns the elements or list of a constant, or NULL if the value is not a constant. The constant
 * may already have the attributes of the target. */
static const varve_entity *constant_content(const varve_value *value) {
  static const char *const names[] = {"values", "value"};
  if (value->kind != VARVE_VALUE_RESULT)
    return NULL;
  const varve_operation *maker = varve_value_operation(value);
  const varve_entity *properties = varve_operation_properties(maker), *content = NULL;
  for (size_t i = 0; i < VARVE_COUNT_OF(names) && content == NULL; i++) {
    content = varve_upgrade_get(maker, names[i]);
    if (content == NULL && properties != NULL)
      content = varve_dictionary_find(properties, varve_slice_of(names[i]));
  }
  return content;
}

static varve_status remove_operand(varve_downgrader *down, varve_operation *op, uint32_t index) {
  const varve_value *value = varve_operation_operand(op, index);
  VARVE_TRY(varve_upgrade_remove_operand(&down->up, op, index));
  /* Erase the tosa.const that defined the operand, if it has no other users. */
  if (value->kind != VARVE_VALUE_RESULT || value->first_use != NULL)
    return VARVE_STATUS_OK;
  varve_operation *maker = varve_value_operation(value);
  return varve_upgrade_is(maker, "tosa.const") ? varve_upgrade_erase(&down->up, maker)
                                               : VARVE_STATUS_OK;
}

/* Shapes */

/* Returns the name of the attribute that replaces an operand, or NULL if the operand is not a
 * shape. */
static const char *shape_attribute(const varve_operation *op, uint32_t index) {
  if (varve_upgrade_is(op, "tosa.reshape") && index == 1)
    return "new_shape";
  if (varve_upgrade_is(op, "tosa.tile") && index == 1)
    return "multiples";
  if (!varve_upgrade_is(op, "tosa.slice") || index == 0 || index > 2)
    return NULL;
  return index == 2 || varve_upgrade_get(op, "start") != NULL ? "size" : "start";
}

static varve_status set_shape_of_users(varve_downgrader *down, const varve_value *shape,
                                       const varve_entity *list) {
  while (shape->first_use != NULL) {
    varve_operation *user = shape->first_use->owner;
    uint32_t index = 0;
    while (index < user->operand_count && varve_operation_operand(user, index) != shape)
      index++;
    const char *name = shape_attribute(user, index);
    if (name == NULL)
      return varve_downgrade_reject(down, user, "it takes no shape as operand there");
    VARVE_TRY(varve_upgrade_remove_operand(&down->up, user, index));
    /* If the walk has not visited the user yet, move its properties into the dictionary. */
    const varve_entity *properties = varve_operation_properties(user), *conflict = NULL, *merged;
    varve_status status = varve_merge_attributes(down->up.context, varve_operation_dictionary(user),
                                                 properties, &merged, &conflict);
    if (conflict != NULL) {
      VARVE_TRY(varve_downgrade_reject(down, user, "a property is a discardable attribute, too"));
      continue;
    }
    VARVE_TRY(status);
    VARVE_TRY(varve_operation_set_attributes(down->up.module, user, merged, NULL));
    VARVE_TRY(varve_upgrade_set(&down->up, user, name, list));
  }
  return VARVE_STATUS_OK;
}

static varve_status shape_to_attributes(varve_downgrader *down, varve_operation *op) {
  varve_numbers numbers;
  const varve_entity *list;
  if (varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  varve_value *shape = varve_operation_result(op, 0);
  VARVE_TRY(varve_upgrade_read_list(&down->up, constant_content(shape), &numbers));
  if (numbers.items == NULL)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_i64_array(&down->up, numbers.items, numbers.count, &list));
  VARVE_TRY(set_shape_of_users(down, shape, list));
  return down->is_op_rejected ? VARVE_STATUS_OK : varve_upgrade_erase(&down->up, op);
}

/* Shifts and zero points */

static varve_status shift_to_attribute(varve_downgrader *down, varve_operation *op) {
  varve_numbers numbers;
  const varve_entity *shift;
  if (op->operand_count != 3)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_read_list(&down->up, constant_content(varve_operation_operand(op, 2)),
                                    &numbers));
  if (numbers.count != 1)
    return varve_downgrade_reject(down, op, "its shift is not a constant");
  VARVE_TRY(varve_upgrade_i64(&down->up, numbers.items[0], &shift));
  VARVE_TRY(remove_operand(down, op, 2));
  return varve_upgrade_set(&down->up, op, "shift", shift);
}

static bool is_zero(const varve_value *value) {
  const varve_entity *content = constant_content(value);
  if (content == NULL || content->kind != VARVE_KIND_DENSE_ELEMENTS)
    return false;
  const uint8_t *bytes = varve_entity_payload(content);
  for (uint32_t i = 0; i < content->payload_size; i++)
    if (bytes[i] != 0)
      return false;
  return true;
}

/* Removes the zero points, which are the operands first and first + 1. Rejects op if the zero
 * points are not constants of 0. */
static varve_status drop_zero_points(varve_downgrader *down, varve_operation *op, uint32_t first) {
  if (op->operand_count != first + 2)
    return VARVE_STATUS_OK;
  if (!is_zero(varve_operation_operand(op, first)) ||
      !is_zero(varve_operation_operand(op, first + 1)))
    return varve_downgrade_reject(down, op, "its zero points are not 0");
  VARVE_TRY(remove_operand(down, op, first + 1));
  return remove_operand(down, op, first);
}

static varve_status fit_matmul(varve_downgrader *down, varve_operation *op) {
  return drop_zero_points(down, op, 2);
}

static varve_status fit_unary(varve_downgrader *down, varve_operation *op) {
  return drop_zero_points(down, op, 1);
}

/* Permutations */

static varve_status permutation_to_operand(varve_downgrader *down, varve_operation *op) {
  varve_upgrader *up = &down->up;
  const varve_entity *perms = varve_upgrade_get(op, "perms"), *elements;
  const varve_entity *type;
  varve_value *value;
  if (perms == NULL || perms->kind != VARVE_KIND_DENSE_ARRAY || op->operand_count != 1 ||
      perms->children[0] != up->context->i32)
    return VARVE_STATUS_OK;
  const int64_t rank = (int64_t)(perms->payload_size / sizeof(int32_t));
  VARVE_TRY(
      varve_tensor_type_get(up->context, (varve_dims){&rank, 1}, up->context->i32, NULL, &type));
  const varve_slice bytes = varve_slice_make(varve_entity_payload(perms), perms->payload_size);
  VARVE_TRY(varve_dense_elements_get(up->context, type, bytes, false, &elements));
  VARVE_TRY(varve_upgrade_insert_one(up, op, "tosa.const", NULL, type, &value));
  VARVE_TRY(varve_upgrade_set(up, varve_value_operation(value), "value", elements));
  VARVE_TRY(varve_upgrade_set(up, op, "perms", NULL));
  return varve_upgrade_insert_operand(up, op, 1, value);
}

#define LINE(era, rule, from, rewrite)                                                             \
  { VARVE_NAMED_ERA(era), VARVE_UPGRADE_##rule, from, rewrite }

const varve_downgrade_line varve_downgrade_lines[] = {
    LINE(LLVM19, COUNT, "gpu.module", end_module),
    LINE(NEWEST, COUNT, "gpu.func", move_kernel),
    LINE(LLVM18, COUNT, "scf.parallel", split_reduce),
    LINE(LLVM19, COUNT, "linalg.map", drop_init),
    LINE(LLVM19, COUNT, "memref.assume_alignment", drop_assumption),
    LINE(LLVM18, OUTPUT_SHAPE, "memref.expand_shape", drop_output_shape),
    LINE(LLVM18, OUTPUT_SHAPE, "tensor.expand_shape", drop_output_shape),
    LINE(LLVM19, TOSA, "tosa.const_shape", shape_to_attributes),
    LINE(LLVM19, TOSA, "tosa.mul", shift_to_attribute),
    LINE(LLVM19, TOSA, "tosa.matmul", fit_matmul),
    LINE(LLVM19, TOSA, "tosa.negate", fit_unary),
    LINE(LLVM19, TOSA, "tosa.avg_pool2d", fit_unary),
    LINE(LLVM19, TOSA, "tosa.transpose", permutation_to_operand),
};

const size_t varve_downgrade_line_count = VARVE_COUNT_OF(varve_downgrade_lines);
