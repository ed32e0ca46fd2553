/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom form of arith.select: %c, %a, %b {...} : condition type, type. The type of a condition
 * that is an i1 is left out. */
#include "hooks/hooks.h"
#include "hooks/shared/assignment_list.h"

varve_status varve_parse_arith_select(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *condition = parser->context->i1, *type = NULL;
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_operand_list(parser));
  size_t count = varve_draft_operand_count(parser, draft);
  if (count != 3)
    return VARVE_SYNTAX_ERROR(parser, place, "expected 3 operands, but there are %zu", count);
  VARVE_TRY(varve_parse_attributes_and_type(parser, draft, " and the type of the operands", &type));
  if (varve_accept(parser, VARVE_TOKEN_COMMA)) {
    condition = type;
    VARVE_TRY(varve_parse_type(parser, &type));
  }
  VARVE_TRY(varve_add_result(parser, type));
  VARVE_TRY(varve_resolve_draft_operand(parser, draft, 0, condition));
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){1, 2}, type));
  return varve_finish_custom(parser, draft);
}

varve_status varve_print_arith_select(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *condition = op->operands[0].value->type;
  const varve_entity *type = varve_operation_result(op, 0)->type;
  if (!varve_operands_are(op, (varve_value_range){1, 2}, type))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operands_between(printer, " ", op, (varve_value_range){0, 3}, ""));
  VARVE_TRY(varve_print_attr_dict(printer, op, VARVE_NO_ELISION));
  VARVE_PUT(printer, " : ");
  if (condition != printer->context->i1) {
    VARVE_TRY(varve_print_type(printer, condition));
    VARVE_PUT(printer, ", ");
  }
  return varve_print_type(printer, type);
}
