/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms of nvvm up to LLVM 13. Before, its types hold text of LLVM IR. */
#include "dialect/evaluate/infer_convert.h"
#include "dialect/known/llvm_text.h"
#include "hooks/hooks.h"
#include "hooks/legacy/common_2019.h"
#include "hooks/shared/common_llvm.h"

#define VALIDITY VARVE_SLICE("return_value_and_is_valid")

static bool has_text_types(const varve_context *context) {
  return varve_era_is_before(context->era, VARVE_ERA_LLVM13);
}

/* nvvm.shfl.sync.bfly %mask, %value, %offset, %clamp {...} : type. With
 * return_value_and_is_valid the type is a struct of the value's and i1. */

static varve_status first_member(varve_context *context, const varve_entity *type,
                                 const varve_entity **member) {
  varve_slice text, part;
  bool is_aggregate;
  *member = NULL;
  if (!has_text_types(context)) {
    *member = varve_llvm_element(type, 0, &is_aggregate);
    return VARVE_STATUS_OK;
  }
  if (varve_llvm_text_of(type, &text) && varve_llvm_text_part(text, 0, &part))
    return varve_llvm_text_type(context, part, member);
  return VARVE_STATUS_OK;
}

/* NULL: the result is no such struct. */
static varve_status shuffled_type(varve_context *context, const varve_entity *result,
                                  bool has_validity, const varve_entity **value) {
  *value = result;
  return has_validity ? first_member(context, result, value) : VARVE_STATUS_OK;
}

static varve_status i32_type(varve_context *context, const varve_entity **type) {
  *type = context->i32;
  return has_text_types(context) ? varve_llvm_text_type(context, VARVE_SLICE("i32"), type)
                                 : VARVE_STATUS_OK;
}

varve_status varve_parse_nvvm_bfly(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL, *value = NULL, *i32 = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_expect_uses(parser, draft, 4, 4));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the result", &type));
  bool has_validity = varve_draft_attribute(parser, draft, VALIDITY) != NULL;
  VARVE_TRY(shuffled_type(parser->context, type, has_validity, &value));
  if (value == NULL)
    return VARVE_INVALID_ERROR(parser, draft->name_start, "expected a struct of a value and i1");
  VARVE_TRY(i32_type(parser->context, &i32));
  for (size_t i = 0; i < 4; i++)
    VARVE_TRY(varve_resolve_draft_operand(parser, draft, i, i == 1 ? value : i32));
  return varve_finish_with_result(parser, draft, type);
}

/* mlir-opt 13 leaves the attributes out, and with them what the value is. */
varve_status varve_print_nvvm_bfly(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *type = varve_operation_result(op, 0)->type, *value = NULL, *i32 = NULL;
  bool has_validity = varve_operation_attribute(op, VALIDITY) != NULL;
  VARVE_TRY(shuffled_type(printer->context, type, has_validity, &value));
  VARVE_TRY(i32_type(printer->context, &i32));
  for (uint32_t i = 0; i < 4; i++)
    if (varve_operation_operand(op, i)->type != (i == 1 ? value : i32))
      return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands_between(printer, " ", op, (varve_value_range){0, 4}, ""));
  return varve_print_attributes_and_type(printer, op, VARVE_NO_ELISION, type);
}

/* nvvm.wmma.m16n16k16.mma.row.row.f16.f16 %a, ... {...} : type -> type: of all operands, and of the
 * result */

varve_status varve_parse_legacy_wmma(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *type = NULL, *result = NULL;
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the operands", &type));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_ARROW, " and the type of the result"));
  VARVE_TRY(varve_parse_type(parser, &result));
  VARVE_TRY(varve_resolve_alike(
      parser, draft, (varve_operand_range){0, varve_draft_operand_count(parser, draft)}, type));
  return varve_finish_with_result(parser, draft, result);
}

varve_status varve_print_legacy_wmma(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (op->operands[i].value->type != op->operands[0].value->type)
      return VARVE_STATUS_UNSUPPORTED;
  if (op->operand_count == 0)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_all_operands(printer, op));
  VARVE_TRY(
      varve_print_attributes_and_type(printer, op, VARVE_NO_ELISION, op->operands[0].value->type));
  return varve_print_type_after(printer, " -> ", varve_operation_result(op, 0)->type);
}
