/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialect amx: tiles were vectors. */
#include "upgrade/engine/upgrader.h"

static const char unknown_cast[] = "builtin.unrealized_conversion_cast";

/* !amx.tile<16x64xi8> for vector<16x64xi8>; *tile is type if that is no vector. */
static varve_status make_tile(varve_upgrader *up, const varve_entity *type,
                              const varve_entity **tile) {
  const varve_entity *dialect;
  varve_buffer text;
  *tile = type;
  if (type->kind != VARVE_KIND_VECTOR_TYPE)
    return VARVE_STATUS_OK;
  varve_dims dims = varve_type_dims(type);
  const varve_entity *element = varve_type_element(type);
  VARVE_TRY(varve_string_get(up->context, VARVE_SLICE("amx"), &dialect));
  varve_buffer_init(&text, &up->context->memory);
  varve_status status = varve_buffer_append(&text, VARVE_SLICE("tile<"));
  for (size_t i = 0; i < dims.rank && status == VARVE_STATUS_OK; i++) {
    status = varve_buffer_append_signed(&text, dims.sizes[i]);
    if (status == VARVE_STATUS_OK)
      status = varve_buffer_append_char(&text, 'x');
  }
  if (status == VARVE_STATUS_OK)
    status = varve_buffer_append(&text, varve_slice_make("\0>", 2));
  if (status == VARVE_STATUS_OK)
    status =
        varve_dialect_type_get(up->context, dialect, varve_buffer_slice(&text), &element, 1, tile);
  varve_buffer_release(&text);
  return status;
}

static bool is_amx(const varve_operation *op) {
  return varve_slice_equal(varve_string_bytes(op->name->dialect), VARVE_SLICE("amx"));
}

/* Vectors from elsewhere are cast. */
static varve_status use_tile(varve_upgrader *up, varve_operation *op, uint32_t index) {
  varve_value *value = varve_operation_operand(op, index);
  const varve_entity *tile;
  VARVE_TRY(make_tile(up, value->type, &tile));
  if (tile == value->type)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_insert_one(up, op, unknown_cast, value, tile, &value));
  varve_operation_set_operand(op, index, value);
  return VARVE_STATUS_OK;
}

/* Others than operations of amx still use a vector. */
static varve_status make_result(varve_upgrader *up, varve_operation *op) {
  if (varve_operation_result_count(op) != 1)
    return VARVE_STATUS_OK;
  varve_value *result = varve_operation_result(op, 0);
  const varve_entity *tile;
  bool is_only_here = true;
  VARVE_TRY(make_tile(up, result->type, &tile));
  for (const varve_use *use = result->first_use; use != NULL; use = use->next)
    is_only_here = is_only_here && is_amx(use->owner);
  if (!is_only_here)
    return varve_upgrade_cast_result(up, op, tile, unknown_cast);
  result->type = tile;
  return VARVE_STATUS_OK;
}

/* Operands: memory, indices, and no stride. */
static varve_status upgrade_load(varve_upgrader *up, varve_operation *op) {
  const int32_t groups[] = {1, (int32_t)op->operand_count - 1, 0};
  if (op->operand_count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(make_result(up, op));
  return varve_upgrade_set_segments(up, op, groups, VARVE_COUNT_OF(groups));
}

static varve_status upgrade_store(varve_upgrader *up, varve_operation *op) {
  const int32_t groups[] = {1, (int32_t)op->operand_count - 2, 1, 0};
  if (op->operand_count < 2)
    return VARVE_STATUS_OK;
  VARVE_TRY(use_tile(up, op, op->operand_count - 1));
  return varve_upgrade_set_segments(up, op, groups, VARVE_COUNT_OF(groups));
}

static varve_status upgrade_tiles(varve_upgrader *up, varve_operation *op) {
  for (uint32_t i = 0; i < op->operand_count; i++)
    VARVE_TRY(use_tile(up, op, i));
  return make_result(up, op);
}

#define AMX(from, rewrite)                                                                         \
  { VARVE_STEP_LLVM19, VARVE_UPGRADE_AMX, "amx." from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    AMX("tile_load", upgrade_load),  AMX("tile_store", upgrade_store),
    AMX("tile_zero", upgrade_tiles), AMX("tile_mulf", upgrade_tiles),
    AMX("tile_muli", upgrade_tiles),
};

const varve_upgrade_family varve_upgrade_amx = {.lines = lines,
                                                .line_count = VARVE_COUNT_OF(lines)};
