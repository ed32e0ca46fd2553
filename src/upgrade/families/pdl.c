/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialects pdl and pdl_interp. */
#include "upgrade/engine/values.h"
#include "upgrade/engine/upgrader.h"

/* Parameters that were attributes are values behind the others: makers of an attribute. */
static varve_status make_parameters(varve_upgrader *up, varve_operation *op, const char *list) {
  bool is_interpreted =
      varve_slice_equal(varve_string_bytes(op->name->dialect), VARVE_SLICE("pdl_interp"));
  const varve_entity *parameters = varve_upgrade_get(op, list);
  const varve_entity *type;
  if (parameters == NULL)
    return VARVE_STATUS_OK;
  if (parameters->kind != VARVE_KIND_ARRAY)
    return varve_upgrade_leave(up, op, "its constant parameters are unknown");
  VARVE_TRY(varve_upgrade_dialect_type(up, "pdl", "attribute", &type));
  for (uint32_t i = 0; i < parameters->child_count; i++) {
    varve_value *value;
    VARVE_TRY(varve_upgrade_insert_one(
        up, op, is_interpreted ? "pdl_interp.create_attribute" : "pdl.attribute", NULL, type,
        &value));
    VARVE_TRY(
        varve_upgrade_set(up, varve_value_operation(value), "value", parameters->children[i]));
    VARVE_TRY(varve_upgrade_insert_operand(up, op, op->operand_count, value));
  }
  return varve_upgrade_set(up, op, list, NULL);
}

static varve_status upgrade_native(varve_upgrader *up, varve_operation *op) {
  return make_parameters(up, op, "constParams");
}

/* The root is optional today. */
static varve_status upgrade_rewrite(varve_upgrader *up, varve_operation *op) {
  const varve_entity *sizes = varve_upgrade_get(op, "operand_segment_sizes");
  varve_vector numbers;
  bool is_list;
  VARVE_TRY(make_parameters(up, op, "externalConstParams"));
  if (op->operand_count == 0 || varve_upgrade_get(op, "operandSegmentSizes") != NULL)
    return VARVE_STATUS_OK;
  varve_vector_init(&numbers, &up->context->memory, sizeof(int64_t));
  varve_status status = varve_upgrade_read_list(sizes, &numbers, &is_list);
  int32_t roots =
      is_list && numbers.count != 0 && VARVE_VECTOR_AT(&numbers, int64_t, 0) == 0 ? 0 : 1;
  varve_vector_release(&numbers);
  VARVE_TRY(status);
  const int32_t groups[] = {roots, (int32_t)op->operand_count - roots};
  VARVE_TRY(varve_upgrade_set(up, op, "operand_segment_sizes", NULL));
  return varve_upgrade_set_segments(up, op, groups, 2);
}

#define PDL(from, rewrite)                                                                         \
  { VARVE_STEP_LLVM13, VARVE_UPGRADE_PDL, from, NULL, rewrite }

static const varve_upgrade_line lines[] = {
    PDL("pdl.rewrite", upgrade_rewrite),
    PDL("pdl.apply_native_constraint", upgrade_native),
    PDL("pdl.apply_native_rewrite", upgrade_native),
    PDL("pdl_interp.apply_constraint", upgrade_native),
    PDL("pdl_interp.apply_rewrite", upgrade_native),
};

const varve_upgrade_family varve_upgrade_pdl = {.lines = lines,
                                                .line_count = VARVE_COUNT_OF(lines)};
