/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of values that depend on attributes or on the place of an operation. */
#include "dialect/uses/name_rules.h"

#include "dialect/evaluate/term_text.h"
#include "ir/attributes.h"

static const varve_entity *value_of(const varve_operation *op) {
  return varve_operation_attribute(op, VARVE_SLICE("value"));
}

static bool is_bool(const varve_entity *integer) {
  return varve_type_bit_width(integer->children[0]) == 1;
}

static varve_slice bool_text(const varve_entity *integer) {
  return varve_integer_words(integer)[0] == 0 ? VARVE_SLICE("false") : VARVE_SLICE("true");
}

static varve_status append_integer(varve_buffer *text, const varve_entity *integer,
                                   bool is_signed) {
  uint32_t width = varve_type_bit_width(integer->children[0]);
  return varve_wide_print(text, varve_integer_words(integer), width, is_signed);
}

static bool is_scalar(const varve_entity *type) {
  return type->kind == VARVE_KIND_INTEGER_TYPE || type->kind == VARVE_KIND_FLOAT_TYPE;
}

static varve_status take_text(const varve_name_taker *taker) {
  return taker->take(taker->user, 0, varve_buffer_slice(taker->text));
}

varve_status varve_name_constant(const varve_operation *op, const varve_name_taker *taker) {
  const varve_entity *value = value_of(op);
  if (value != NULL && value->kind == VARVE_KIND_SYMBOL_REF) /* comes before func.constant */
    return taker->take(taker->user, 0, VARVE_SLICE("f"));
  if (value == NULL || value->kind != VARVE_KIND_INTEGER)
    return taker->take(taker->user, 0, VARVE_SLICE("cst"));
  if (is_bool(value))
    return taker->take(taker->user, 0, bool_text(value));
  taker->text->size = 0;
  VARVE_TRY(varve_buffer_append_char(taker->text, 'c'));
  VARVE_TRY(append_integer(taker->text, value, true));
  if (value->children[0]->kind == VARVE_KIND_INTEGER_TYPE) {
    VARVE_TRY(varve_buffer_append_char(taker->text, '_'));
    VARVE_TRY(varve_append_name_of(taker->context, value->children[0], taker->text));
  }
  return take_text(taker);
}

static varve_status append_spirv_type(const varve_name_taker *taker, const varve_entity *type) {
  varve_buffer *text = taker->text;
  if (is_scalar(type)) {
    VARVE_TRY(varve_buffer_append_char(text, '_'));
    return varve_append_name_of(taker->context, type, text);
  }
  if (type->kind != VARVE_KIND_VECTOR_TYPE || varve_type_dims(type).rank == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_append(text, VARVE_SLICE("_vec_")));
  VARVE_TRY(varve_buffer_append_signed(text, varve_type_dims(type).sizes[0]));
  if (!is_scalar(varve_type_element(type)))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_append_char(text, 'x'));
  return varve_append_name_of(taker->context, varve_type_element(type), text);
}

varve_status varve_name_spirv_constant(const varve_operation *op, const varve_name_taker *taker) {
  const varve_entity *value = value_of(op);
  bool is_integer = value != NULL && value->kind == VARVE_KIND_INTEGER;
  if (is_integer && is_bool(value))
    return taker->take(taker->user, 0, bool_text(value));
  taker->text->size = 0;
  VARVE_TRY(varve_buffer_append(taker->text, VARVE_SLICE("cst")));
  if (is_integer) {
    bool is_unsigned = value->children[0]->kind == VARVE_KIND_INTEGER_TYPE &&
                       varve_integer_type_layout(value->children[0]).signedness == VARVE_UNSIGNED;
    VARVE_TRY(append_integer(taker->text, value, !is_unsigned));
  }
  VARVE_TRY(append_spirv_type(taker, varve_operation_result(op, 0)->type));
  return take_text(taker);
}

varve_status varve_name_bit_vector(const varve_operation *op, const varve_name_taker *taker) {
  const varve_entity *value = value_of(op);
  const varve_entity *type = varve_operation_result(op, 0)->type;
  if (value == NULL || type->kind != VARVE_KIND_DIALECT_TYPE)
    return VARVE_STATUS_OK;
  taker->text->size = 0;
  VARVE_TRY(varve_buffer_append_char(taker->text, 'c'));
  VARVE_TRY(varve_append_name_of(taker->context, value, taker->text));
  VARVE_TRY(varve_buffer_append(taker->text, VARVE_SLICE("_bv")));
  VARVE_TRY(varve_append_name_of(taker->context, type, taker->text));
  return take_text(taker);
}

static const varve_operation *definer_of(const varve_operation *op, uint32_t operand) {
  const varve_value *value = operand < op->operand_count ? op->operands[operand].value : NULL;
  return value == NULL || value->kind != VARVE_VALUE_RESULT ? NULL : varve_value_operation(value);
}

/* Returns the value of a constant operation if it is an integer, otherwise NULL. */
static const varve_entity *constant_of(const varve_operation *op) {
  if (op == NULL || op->name->definition == NULL)
    return NULL;
  const varve_operation_definition *definition = op->name->definition;
  const varve_entity *value = value_of(op);
  bool is_constant =
      varve_has_trait(definition->dialect->tables, definition->record->traits, "ConstantLike");
  return is_constant && value != NULL && value->kind == VARVE_KIND_INTEGER ? value : NULL;
}

varve_status varve_name_vscale_multiple(const varve_operation *op, const varve_name_taker *taker) {
  if (varve_operation_result(op, 0)->type->kind != VARVE_KIND_INDEX_TYPE)
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < 2; i++) {
    const varve_entity *base = constant_of(definer_of(op, i));
    const varve_operation *scale = definer_of(op, 1 - i);
    if (base == NULL || scale == NULL ||
        !varve_slice_equal(scale->name->text, VARVE_SLICE("vector.vscale")))
      continue;
    taker->text->size = 0;
    VARVE_TRY(varve_buffer_append_char(taker->text, 'c'));
    VARVE_TRY(append_integer(taker->text, base, true));
    VARVE_TRY(varve_buffer_append(taker->text, VARVE_SLICE("_vscale")));
    return take_text(taker);
  }
  return VARVE_STATUS_OK;
}
