/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What LLVM 22 takes as dimensions and symbols of affine maps. It asks for more than 2019 did: a
 * value that is loaded inside a loop is no dimension today. */
#include "dialect/definition.h"
#include "upgrade/families/affine_expand.h"

/* What a result of affine.apply may be: its scratch number, noted when the walk meets it. */
enum { NOTE_NOTHING = 0, NOTE_DIMENSION = 1, NOTE_SYMBOL = 2 };

static bool is_scope(varve_upgrader *up, const varve_operation *op) {
  const varve_operation_name *today;
  if (varve_upgrade_is(op, "func") || varve_upgrade_is(op, "builtin.func"))
    return true;
  if (up->target == NULL ||
      varve_operation_name_get(up->target, op->name->text, &today) != VARVE_STATUS_OK)
    return varve_upgrade_is(op, "func.func") || varve_upgrade_is(op, "builtin.module");
  return today->definition != NULL &&
         varve_has_trait(today->definition->dialect->tables, today->definition->record->traits,
                         "AffineScope");
}

static const varve_region *scope_of(varve_upgrader *up, const varve_operation *op) {
  for (; op->block != NULL; op = varve_block_owner(op->block)) {
    const varve_operation *parent = varve_block_owner(op->block);
    if (parent == NULL)
      return NULL;
    if (is_scope(up, parent))
      return op->block->region;
  }
  return NULL;
}

static const varve_block *block_of(const varve_value *value) {
  return value->kind == VARVE_VALUE_RESULT ? varve_value_operation(value)->block
                                           : varve_value_argument(value)->block;
}

static bool is_top_level(const varve_value *value, const varve_region *scope) {
  const varve_block *block = block_of(value);
  return block != NULL && block->region == scope;
}

static bool is_constant(const varve_operation *op) {
  return varve_upgrade_is(op, "arith.constant") || varve_upgrade_is(op, "std.constant") ||
         varve_upgrade_is(op, "index.constant");
}

/* The size of something that is there for all of the scope. */
static bool is_size(const varve_operation *op, const varve_region *scope) {
  return (varve_upgrade_is(op, "memref.dim") || varve_upgrade_is(op, "tensor.dim") ||
          varve_upgrade_is(op, "std.dim")) &&
         op->operand_count != 0 && is_top_level(varve_operation_operand(op, 0), scope);
}

static bool is_loop_argument(const varve_value *value) {
  const varve_operation *loop = varve_block_owner(varve_value_argument(value)->block);
  return loop != NULL && (varve_upgrade_is(loop, "affine.parallel") ||
                          (varve_upgrade_is(loop, "affine.for") && value->index == 0));
}

static bool is_place(varve_upgrader *up, const varve_value *value, const varve_region *scope,
                     bool is_symbol) {
  if (value->type != up->context->index_type)
    return false;
  if (is_top_level(value, scope))
    return true;
  if (value->kind == VARVE_VALUE_BLOCK_ARGUMENT)
    return !is_symbol && is_loop_argument(value);
  if (value->kind != VARVE_VALUE_RESULT)
    return false;
  const varve_operation *op = varve_value_operation(value);
  if (varve_upgrade_is(op, "affine.apply"))
    return (value->number & (is_symbol ? NOTE_SYMBOL : NOTE_DIMENSION)) != 0 &&
           scope_of(up, op) == scope;
  return is_constant(op) || is_size(op, scope);
}

static bool are_places(varve_upgrader *up, const varve_operation *op, uint32_t first,
                       uint32_t count, bool are_symbols) {
  const varve_region *scope = scope_of(up, op);
  for (uint32_t i = first; i < first + count; i++)
    if (!is_place(up, varve_operation_operand(op, i), scope, are_symbols))
      return false;
  return true;
}

bool varve_upgrade_fits_affine(varve_upgrader *up, const varve_operation *op,
                               const varve_entity *map, uint32_t first) {
  varve_affine_space space = varve_affine_attribute_space(map);
  if (op->operand_count < first || op->operand_count - first < space.num_dims ||
      op->operand_count - first - space.num_dims < space.num_symbols)
    return false;
  return are_places(up, op, first, space.num_dims, false) &&
         are_places(up, op, first + space.num_dims, space.num_symbols, true);
}

void varve_upgrade_note_apply(varve_upgrader *up, varve_operation *op) {
  varve_value *result = varve_operation_result(op, 0);
  result->number = NOTE_NOTHING;
  if (are_places(up, op, 0, op->operand_count, false))
    result->number |= NOTE_DIMENSION;
  if (are_places(up, op, 0, op->operand_count, true))
    result->number |= NOTE_SYMBOL;
}
